# The story of a voyage that is over: five sentences of these.

# by name
carta-magica-tale-wants-1 = { $a } płynie po: { FORM($x, as: "acc") }.
# by name
carta-magica-tale-wants-2 = { $a } płynie po { FORM($x, as: "acc") }, { $b } po { FORM($y, as: "acc") }.
# by name
carta-magica-tale-wants-3 = { $a } płynie po { FORM($x, as: "acc") }, { $b } po { FORM($y, as: "acc") }, { $c } po { FORM($z, as: "acc") }.
# by name
carta-magica-tale-first = { $who } prowadzi na początku, { $points } do { $theirs }, bo ma { FORM($talisman, as: "acc") }{ $until ->
        [0] .
       *[other] , do rundy { $until }.
    }
# by name
carta-magica-tale-first-gold = { $who } prowadzi na początku, { $points } do { $theirs }, mając { $gold ->
        [one] 1 złoto
        [few] { $gold } złota
       *[many] { $gold } złota
    }{ $until ->
        [0] .
       *[other] , do rundy { $until }.
    }
# by name
carta-magica-tale-turn-bought = Runda { $round }: { $who } kupuje { $count ->
        [one] { FORM($talisman, as: "acc") }
        [few] { $count } talizmany
       *[many] { $count } talizmanów
    } { FORM($harbour, as: "in") }{ $points ->
        [0] .
       *[other] {""} i prowadzi { $points } do { $theirs }.
    }
# by name
carta-magica-tale-turn-tamed = Runda { $round }: { $who } oswaja { FORM($monster, as: "acc") }, { $total } do { $strength }, za { $gold ->
        [one] 1 złoto
        [few] { $gold } złota
       *[many] { $gold } złota
    }{ $points ->
        [0] .
       *[other] {""} i prowadzi { $points } do { $theirs }.
    }
# by name
carta-magica-tale-turn-tamed-bought = { $who } oswaja { FORM($monster, as: "acc") }, { $total } do { $strength }, a w rundzie { $round } kupuje { $count ->
        [one] { FORM($talisman, as: "acc") }
        [few] { $count } talizmany
       *[many] { $count } talizmanów
    } { FORM($harbour, as: "in") }{ $points ->
        [0] .
       *[other] {""} i prowadzi { $points } do { $theirs }.
    }
# by name
carta-magica-tale-turn-battle = Runda { $round }: { $who } wygrywa bitwę, { $loser } traci: { $what }{ $points ->
        [0] .
       *[other] ; jest { $points } do { $theirs }.
    }
# by name
carta-magica-tale-blow-gone = Runda { $round }: { $who } kupuje { FORM($talisman, as: "acc") }, a najbardziej chce tego { $other }.
# by name
carta-magica-tale-blow-seized = Runda { $round }: { $monster } wygrywa, { $strength } do { $total }, a { $who } { $goods ->
        [0] nic nie traci.
        [one] traci 1 towar.
        [few] traci { $goods } towary.
       *[many] traci { $goods } towarów.
    }
# by name
carta-magica-tale-blow-storms = { $who } kręci burze: { $count } z { $all }.
# by name
carta-magica-tale-blow-storms-last = { $who } kręci burze: { $count } z { $all }, a ostatnia wyrzuca na brzeg statek { FORM($other, as: "gen") }.
# by name
carta-magica-tale-blow-ashore = Runda { $round }: burza { FORM($by, as: "gen") } wyrzuca na brzeg statek { FORM($who, as: "gen") }.
# by name
carta-magica-tale-blow-home = Runda { $round }: burza { FORM($by, as: "gen") } kończy podróż, a { $who } ma { $points } do { $theirs }.
# by name
carta-magica-tale-end-home = { $who } wraca do domu ({ $harbour }) w rundzie { $round } i wygrywa { $points } do { $others }.
# by name
carta-magica-tale-end-other = { $who } wygrywa { $points } do { $others } w rundzie { $round }, gdy { $home } jest w domu.
# by name
carta-magica-tale-end-storm = { $who } wygrywa { $points } do { $others } w rundzie { $round }: burza niesie do domu statek { FORM($home, as: "gen") }.
# by name
carta-magica-tale-end-limit = { $who } wygrywa { $points } do { $others } w rundzie { $round }, ostatniej.
# by name
carta-magica-tale-end-gold = { $who } wygrywa w rundzie { $round }, mając { $points }, tyle co { $other }: decyduje złoto, { $gold } do { $theirs }.

# What a player is after, the question of a puzzle.

# by name
carta-magica-task-found = { WHO($who) ->
        [you] Masz już
       *[other] { $who } ma już
    } talizman z wyzwania, { $talisman }, za { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
# by name
carta-magica-task-theirs = { WHO($who) ->
        [you] Szukasz
       *[other] { $who } szuka
    }: { $talisman }, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }. { WHO($holder) ->
        [you] Masz to ty.
       *[other] Ma to { $holder }.
    }
# by name
carta-magica-task-on-sale = { WHO($who) ->
        [you] Szukasz
       *[other] { $who } szuka
    }: { $talisman }, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }. Jest w sprzedaży.
# by name
carta-magica-task-deck = { WHO($who) ->
        [you] Szukasz
       *[other] { $who } szuka
    }: { $talisman }, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }. Jeszcze nikt tego nie znalazł.
