# The story of a match that is over: five sentences of these.

magellan-tale-wants-1 = { $a } commence par { FORM($x, as: "the") }.
magellan-tale-wants-2 = { $a } commence par { FORM($x, as: "the") }, { $b } par { FORM($y, as: "the") }.
magellan-tale-wants-3 = { $a } commence par { FORM($x, as: "the") }, { $b } par { FORM($y, as: "the") }, { $c } par { FORM($z, as: "the") }.
# by name
magellan-tale-first = { $who } mène d’abord, { $points } à { $theirs } à la manche { $round }, avec { FORM($country, as: "the") }{ $until ->
    [0] .
   *[other] , jusqu’à la manche { $until }.
    }
# by name
magellan-tale-turn-developed = À la manche { $round }, { $who } met en valeur { FORM($country, as: "the") } pour { $cost } M, +{ $income }{ $points ->
    [0] .
   *[other] , et mène { $points } à { $theirs }.
    }
# by name
magellan-tale-turn-taken = À la manche { $round }, { $who } prend { FORM($country, as: "the") } à { $other }, +{ $income } pour rien{ $points ->
    [0] .
   *[other] , et mène { $points } à { $theirs }.
    }
# by name
magellan-tale-blow-lost = Pertes à la guerre pour { $who } : { $countries }.
# by name
magellan-tale-blow-taken = À la manche { $round }, { $who } prend { FORM($country, as: "the") } à { $other }, +{ $income } pour rien.
# by name
magellan-tale-blow-fights = { $who } perd { $count } batailles sur { $all }.
# by name
magellan-tale-blow-developed = À la manche { $round }, { $who } paie { $cost } M pour { FORM($country, as: "the") }, +{ $income }.
# by name
magellan-tale-end = { $who } gagne { $points } à { $others } à la manche { $round }.
# by name
magellan-tale-end-developed = { $who } met en valeur { FORM($country, as: "the") } à la manche { $round } et gagne { $points } à { $others }.
# by name
magellan-tale-end-taken = { $who } prend { FORM($country, as: "the") } à la manche { $round } et gagne { $points } à { $others }.
# by name
magellan-tale-end-second = { $who } gagne { $points } à { $others } à la manche { $round } ; 2e place pour { $second } à la manche { $later }.
# by name
magellan-tale-end-developed-second = { $who } met en valeur { FORM($country, as: "the") } à la manche { $round } et gagne { $points } à { $others } ; 2e place pour { $second } à la manche { $later }.
# by name
magellan-tale-end-taken-second = { $who } prend { FORM($country, as: "the") } à la manche { $round } et gagne { $points } à { $others } ; 2e place pour { $second } à la manche { $later }.

# What a player is after, the question of a puzzle.

# by name
magellan-task = { $who } a un revenu de { $income } et { $cash } M, { $other } un revenu de { $theirs }. Un revenu de plus de { $target } gagne la partie.
