# The story of a match that is over: five sentences of these.

magellan-tale-wants-1 = { $a } begann mit { FORM($x, as: "the-dat") }.
magellan-tale-wants-2 = { $a } begann mit { FORM($x, as: "the-dat") }, { $b } mit { FORM($y, as: "the-dat") }.
magellan-tale-wants-3 = { $a } begann mit { FORM($x, as: "the-dat") }, { $b } mit { FORM($y, as: "the-dat") }, { $c } mit { FORM($z, as: "the-dat") }.
# by name
magellan-tale-first = { $who } führte zuerst, { $points } zu { $theirs } in Runde { $round }, mit { FORM($country, as: "the-dat") }{ $until ->
    [0] .
   *[other] , bis Runde { $until }.
    }
# by name
magellan-tale-turn-developed = In Runde { $round } erschloss { $who } { FORM($country, as: "the-acc") } für { $cost } M, +{ $income }{ $points ->
    [0] .
   *[other] , und führte { $points } zu { $theirs }.
    }
# by name
magellan-tale-turn-taken = In Runde { $round } nahm { $who } { FORM($country, as: "the-acc") } von { $other }, +{ $income } umsonst{ $points ->
    [0] .
   *[other] , und führte { $points } zu { $theirs }.
    }
# by name
magellan-tale-blow-lost = { $who } verlor { FORM($countries, as: "the-acc") } im Krieg.
# by name
magellan-tale-blow-taken = In Runde { $round } nahm { $who } { FORM($country, as: "the-acc") } von { $other }, +{ $income } umsonst.
# by name
magellan-tale-blow-fights = { $who } verlor { $count } von { $all } Kämpfen.
# by name
magellan-tale-blow-developed = In Runde { $round } zahlte { $who } { $cost } M für { FORM($country, as: "the-acc") }, +{ $income }.
# by name
magellan-tale-end = { $who } gewann { $points } zu { $others } in Runde { $round }.
# by name
magellan-tale-end-developed = { $who } erschloss in Runde { $round } { FORM($country, as: "the-acc") } und gewann { $points } zu { $others }.
# by name
magellan-tale-end-taken = { $who } nahm in Runde { $round } { FORM($country, as: "the-acc") } und gewann { $points } zu { $others }.
# by name
magellan-tale-end-second = { $who } gewann { $points } zu { $others } in Runde { $round }; { $second } folgte in Runde { $later }.
# by name
magellan-tale-end-developed-second = { $who } erschloss in Runde { $round } { FORM($country, as: "the-acc") } und gewann { $points } zu { $others }; { $second } folgte in Runde { $later }.
# by name
magellan-tale-end-taken-second = { $who } nahm in Runde { $round } { FORM($country, as: "the-acc") } und gewann { $points } zu { $others }; { $second } folgte in Runde { $later }.

# What a player is after, the question of a puzzle.

# by name
magellan-task = { $who } verdient { $income } und hat { $cash } M, { $other } verdient { $theirs }. Ein Einkommen über { $target } gewinnt.
