# The story of a match that is over: five sentences of these.

magellan-tale-wants-1 = { $a } began with { $x }.
magellan-tale-wants-2 = { $a } began with { $x }, { $b } with { $y }.
magellan-tale-wants-3 = { $a } began with { $x }, { $b } with { $y }, { $c } with { $z }.
magellan-tale-first = { $who } led first, { $points } to { $theirs } in round { $round }, with { $country }{ $until ->
    [0] .
   *[other] , until round { $until }.
    }
magellan-tale-turn-developed = In round { $round } { $who } developed { $country } for { $cost } M, +{ $income }{ $points ->
    [0] .
   *[other] , and led { $points } to { $theirs }.
    }
magellan-tale-turn-taken = In round { $round } { $who } took { $country } from { $other }, +{ $income } for nothing{ $points ->
    [0] .
   *[other] , and led { $points } to { $theirs }.
    }
magellan-tale-blow-lost = { $who } lost { $countries } in war.
magellan-tale-blow-taken = In round { $round } { $who } took { $country } from { $other }, +{ $income } for nothing.
magellan-tale-blow-fights = { $who } lost { $count } of { $all } fights.
magellan-tale-blow-developed = In round { $round } { $who } paid { $cost } M for { $country }, +{ $income }.
magellan-tale-end-developed = { $who } developed { $country } in round { $round } and won { $points } to { $others }.
magellan-tale-end-taken = { $who } took { $country } in round { $round } and won { $points } to { $others }.
magellan-tale-end-second = { $who } won { $points } to { $others } in round { $round }; { $second } was second in round { $later }.
magellan-tale-end-developed-second = { $who } developed { $country } in round { $round } and won { $points } to { $others }; { $second } was second in round { $later }.
magellan-tale-end-taken-second = { $who } took { $country } in round { $round } and won { $points } to { $others }; { $second } was second in round { $later }.

# What a player is after, the question of a puzzle.

magellan-task = { $who } earns { $income } and has { $cash } M, { $other } earns { $theirs }. An income above { $target } wins.
