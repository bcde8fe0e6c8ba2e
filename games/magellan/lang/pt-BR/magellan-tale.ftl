# The story of a match that is over: five sentences of these.

# by name
magellan-tale-wants-1 = { $a } começou com { $x }.
# by name
magellan-tale-wants-2 = { $a } começou com { $x }, { $b } com { $y }.
# by name
magellan-tale-wants-3 = { $a } começou com { $x }, { $b } com { $y }, { $c } com { $z }.
# by name
magellan-tale-first = { $who } liderou primeiro, { $points } a { $theirs } na rodada { $round }, com { $country }{ $until ->
        [0] {"."}
       *[other] , até a rodada { $until }.
    }
# by name
magellan-tale-turn-developed = Na rodada { $round }, { $who } desenvolveu { $country } por { $cost } M, +{ $income }{ $points ->
        [0] {"."}
       *[other] , e liderou por { $points } a { $theirs }.
    }
# by name
magellan-tale-turn-taken = Na rodada { $round }, { $who } conquistou { $country }, de { $other }, +{ $income } de graça{ $points ->
        [0] {"."}
       *[other] , e liderou por { $points } a { $theirs }.
    }
# by name
magellan-tale-blow-lost = { $who } perdeu { $countries } na guerra.
# by name
magellan-tale-blow-taken = Na rodada { $round }, { $who } conquistou { $country }, de { $other }, +{ $income } de graça.
# by name
magellan-tale-blow-fights = { $who } perdeu { $count } de { $all } lutas.
# by name
magellan-tale-blow-developed = Na rodada { $round }, { $who } pagou { $cost } M por { $country }, +{ $income }.
# by name
magellan-tale-end = { $who } venceu por { $points } a { $others } na rodada { $round }.
# by name
magellan-tale-end-developed = { $who } desenvolveu { $country } na rodada { $round } e venceu por { $points } a { $others }.
# by name
magellan-tale-end-taken = { $who } conquistou { $country } na rodada { $round } e venceu por { $points } a { $others }.
# by name
magellan-tale-end-second = { $who } venceu por { $points } a { $others } na rodada { $round }; o segundo lugar foi de { $second }, na rodada { $later }.
# by name
magellan-tale-end-developed-second = { $who } desenvolveu { $country } na rodada { $round } e venceu por { $points } a { $others }; o segundo lugar foi de { $second }, na rodada { $later }.
# by name
magellan-tale-end-taken-second = { $who } conquistou { $country } na rodada { $round } e venceu por { $points } a { $others }; o segundo lugar foi de { $second }, na rodada { $later }.

# What a player is after, the question of a puzzle.

# by name
magellan-task = { $who } ganha { $income } e tem { $cash } M, { $other } ganha { $theirs }. Uma renda acima de { $target } vence.
