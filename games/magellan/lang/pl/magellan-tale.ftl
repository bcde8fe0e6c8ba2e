# The story of a match that is over: five sentences of these.

# by name
magellan-tale-wants-1 = { $a } zaczyna, kraj: { $x }.
# by name
magellan-tale-wants-2 = { $a } zaczyna, kraj: { $x }; { $b }, kraj: { $y }.
# by name
magellan-tale-wants-3 = { $a } zaczyna, kraj: { $x }; { $b }, kraj: { $y }; { $c }, kraj: { $z }.
# by name
magellan-tale-first = { $who } prowadzi na początku, { $points } do { $theirs } w rundzie { $round }, główny kraj: { $country }{ $until ->
        [0] .
       *[other] , do rundy { $until }.
    }
# by name
magellan-tale-turn-developed = Runda { $round }: { $who } zagospodarowuje { FORM($country, as: "acc") } za { $cost } M, +{ $income }{ $points ->
        [0] .
       *[other] , i prowadzi { $points } do { $theirs }.
    }
# by name
magellan-tale-turn-taken = Runda { $round }: { $who } zdobywa { FORM($country, as: "acc") }, traci { $other }; +{ $income } za nic{ $points ->
        [0] .
       *[other] , jest { $points } do { $theirs }.
    }
# by name
magellan-tale-blow-lost = { $who } traci na wojnie: { $countries }.
# by name
magellan-tale-blow-taken = Runda { $round }: { $who } zdobywa { FORM($country, as: "acc") }, traci { $other }; +{ $income } za nic.
# by name
magellan-tale-blow-fights = { $who } przegrywa walki: { $count } z { $all }.
# by name
magellan-tale-blow-developed = Runda { $round }: { $who } płaci { $cost } M za { FORM($country, as: "acc") }, +{ $income }.
# by name
magellan-tale-end = { $who } wygrywa { $points } do { $others } w rundzie { $round }.
# by name
magellan-tale-end-developed = { $who } zagospodarowuje { FORM($country, as: "acc") } w rundzie { $round } i wygrywa { $points } do { $others }.
# by name
magellan-tale-end-taken = { $who } zdobywa { FORM($country, as: "acc") } w rundzie { $round } i wygrywa { $points } do { $others }.
# by name
magellan-tale-end-second = { $who } wygrywa { $points } do { $others } w rundzie { $round }; drugie miejsce, runda { $later }: { $second }.
# by name
magellan-tale-end-developed-second = { $who } zagospodarowuje { FORM($country, as: "acc") } w rundzie { $round } i wygrywa { $points } do { $others }; drugie miejsce, runda { $later }: { $second }.
# by name
magellan-tale-end-taken-second = { $who } zdobywa { FORM($country, as: "acc") } w rundzie { $round } i wygrywa { $points } do { $others }; drugie miejsce, runda { $later }: { $second }.

# What a player is after, the question of a puzzle.

# by name
magellan-task = { WHO($who) ->
        [you] Masz
       *[other] { $who } ma
    } dochód { $income } i { $cash } M, { $other } ma dochód { $theirs }. Wygrywa dochód ponad { $target }.
