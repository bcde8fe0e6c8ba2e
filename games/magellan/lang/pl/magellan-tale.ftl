# The story of a match that is over: five sentences of these.

magellan-tale-wants-1 = { WHO($a) ->
        [you] Zaczynasz
       *[other] { $a } zaczyna
    } od { FORM($x, as: "gen") }.
magellan-tale-wants-2 = { WHO($a) ->
        [you] Zaczynasz
       *[other] { $a } zaczyna
    } od { FORM($x, as: "gen") }, { FORM($b, as: "nom") } od { FORM($y, as: "gen") }.
magellan-tale-wants-3 = { WHO($a) ->
        [you] Zaczynasz
       *[other] { $a } zaczyna
    } od { FORM($x, as: "gen") }, { FORM($b, as: "nom") } od { FORM($y, as: "gen") }, { FORM($c, as: "nom") } od { FORM($z, as: "gen") }.
magellan-tale-first = { WHO($who) ->
        [you] Prowadzisz
       *[other] { $who } prowadzi
    } na początku ({ $country }), w rundzie { $round } jest { $points } do { $theirs }{ $until ->
        [0] .
       *[other] , a prowadzenie trwa do rundy { $until }.
    }
magellan-tale-turn-developed = Runda { $round }: { WHO($who) ->
        [you] zagospodarowujesz
       *[other] { $who } zagospodarowuje
    } { FORM($country, as: "acc") } za { $cost } M, +{ $income }{ $points ->
        [0] .
       *[other] , i { WHO($who) ->
        [you] prowadzisz
       *[other] prowadzi
    } { $points } do { $theirs }.
    }
magellan-tale-turn-taken = Runda { $round }: { WHO($who) ->
        [you] zdobywasz
       *[other] { $who } zdobywa
    } { FORM($country, as: "acc") } { WHO($other) ->
        [you] twoim kosztem
       *[other] kosztem { FORM($other, as: "gen") }
    }, +{ $income } za darmo{ $points ->
        [0] .
       *[other] , jest { $points } do { $theirs }.
    }
magellan-tale-blow-lost = { WHO($who) ->
        [you] Tracisz
       *[other] { $who } traci
    } na wojnie { FORM($countries, as: "acc") }.
magellan-tale-blow-taken = Runda { $round }: { WHO($who) ->
        [you] zdobywasz
       *[other] { $who } zdobywa
    } { FORM($country, as: "acc") } { WHO($other) ->
        [you] twoim kosztem
       *[other] kosztem { FORM($other, as: "gen") }
    }, +{ $income } za darmo.
magellan-tale-blow-fights = { WHO($who) ->
        [you] Przegrywasz
       *[other] { $who } przegrywa
    } { $count ->
        [one] 1 walkę
        [few] { $count } walki
       *[many] { $count } walk
    } z { $all }.
magellan-tale-blow-developed = Runda { $round }: { WHO($who) ->
        [you] płacisz
       *[other] { $who } płaci
    } { $cost } M za { FORM($country, as: "acc") }, +{ $income }.
magellan-tale-end-developed = { WHO($who) ->
        [you] Zagospodarowujesz
       *[other] { $who } zagospodarowuje
    } { FORM($country, as: "acc") } w rundzie { $round } i { WHO($who) ->
        [you] wygrywasz
       *[other] wygrywa
    } { $points } do { $others }.
magellan-tale-end-taken = { WHO($who) ->
        [you] Zdobywasz
       *[other] { $who } zdobywa
    } { FORM($country, as: "acc") } w rundzie { $round } i { WHO($who) ->
        [you] wygrywasz
       *[other] wygrywa
    } { $points } do { $others }.
magellan-tale-end-second = { WHO($who) ->
        [you] Wygrywasz
       *[other] { $who } wygrywa
    } { $points } do { $others } w rundzie { $round }; drugie miejsce, runda { $later }: { $second }.
magellan-tale-end-developed-second = { WHO($who) ->
        [you] Zagospodarowujesz
       *[other] { $who } zagospodarowuje
    } { FORM($country, as: "acc") } w rundzie { $round } i { WHO($who) ->
        [you] wygrywasz
       *[other] wygrywa
    } { $points } do { $others }; drugie miejsce, runda { $later }: { $second }.
magellan-tale-end-taken-second = { WHO($who) ->
        [you] Zdobywasz
       *[other] { $who } zdobywa
    } { FORM($country, as: "acc") } w rundzie { $round } i { WHO($who) ->
        [you] wygrywasz
       *[other] wygrywa
    } { $points } do { $others }; drugie miejsce, runda { $later }: { $second }.

# What a player is after, the question of a puzzle.

magellan-task = { WHO($who) ->
        [you] Masz
       *[other] { $who } ma
    } dochód { $income } i { $cash } M, { WHO($other) ->
        [you] ty masz dochód
       *[other] { $other } ma dochód
    } { $theirs }. Wygrywa dochód ponad { $target }.
