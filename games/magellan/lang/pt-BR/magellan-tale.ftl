# The story of a match that is over: five sentences of these.

# by name
magellan-tale-wants-1 = { FORM($a, as: "nom", cap: "yes") } começou com { FORM($x, as: "the") }.
# by name
magellan-tale-wants-2 = { FORM($a, as: "nom", cap: "yes") } começou com { FORM($x, as: "the") }, { FORM($b, as: "nom") } com { FORM($y, as: "the") }.
# by name
magellan-tale-wants-3 = { FORM($a, as: "nom", cap: "yes") } começou com { FORM($x, as: "the") }, { FORM($b, as: "nom") } com { FORM($y, as: "the") }, { FORM($c, as: "nom") } com { FORM($z, as: "the") }.
magellan-tale-first = { FORM($who, as: "nom", cap: "yes") } saiu na frente, { $points } a { $theirs } na rodada { $round }, com { FORM($country, as: "the") }{ $until ->
        [0] {"."}
       *[other] , e liderou até a rodada { $until }.
    }
magellan-tale-turn-developed = Na rodada { $round }, { FORM($who, as: "nom") } desenvolveu { FORM($country, as: "the") } por { $cost } M, +{ $income }{ $points ->
        [0] {"."}
       *[other] , e passou a liderar por { $points } a { $theirs }.
    }
magellan-tale-turn-taken = Na rodada { $round }, { FORM($who, as: "nom") } tomou { FORM($country, as: "the") } { FORM($other, as: "of") }, +{ $income } de graça{ $points ->
        [0] {"."}
       *[other] , e passou a liderar por { $points } a { $theirs }.
    }
magellan-tale-blow-lost = { FORM($who, as: "nom", cap: "yes") } perdeu { FORM($countries, as: "the") } na guerra.
magellan-tale-blow-taken = Na rodada { $round }, { FORM($who, as: "nom") } tomou { FORM($country, as: "the") } { FORM($other, as: "of") }, +{ $income } de graça.
magellan-tale-blow-fights = { FORM($who, as: "nom", cap: "yes") } perdeu { $count } de { $all } lutas.
magellan-tale-blow-developed = Na rodada { $round }, { FORM($who, as: "nom") } pagou { $cost } M { FORM($country, as: "by") }, +{ $income }.
magellan-tale-end-developed = { FORM($who, as: "nom", cap: "yes") } desenvolveu { FORM($country, as: "the") } na rodada { $round } e venceu por { $points } a { $others }.
magellan-tale-end-taken = { FORM($who, as: "nom", cap: "yes") } conquistou { FORM($country, as: "the") } na rodada { $round } e venceu por { $points } a { $others }.
magellan-tale-end-second = { FORM($who, as: "nom", cap: "yes") } venceu por { $points } a { $others } na rodada { $round }; o segundo lugar foi { WHO($second) ->
        [you] seu
       *[other] de { $second }
    }, na rodada { $later }.
magellan-tale-end-developed-second = { FORM($who, as: "nom", cap: "yes") } desenvolveu { FORM($country, as: "the") } na rodada { $round } e venceu por { $points } a { $others }; o segundo lugar foi { WHO($second) ->
        [you] seu
       *[other] de { $second }
    }, na rodada { $later }.
magellan-tale-end-taken-second = { FORM($who, as: "nom", cap: "yes") } conquistou { FORM($country, as: "the") } na rodada { $round } e venceu por { $points } a { $others }; o segundo lugar foi { WHO($second) ->
        [you] seu
       *[other] de { $second }
    }, na rodada { $later }.

# What a player is after, the question of a puzzle.

magellan-task = { FORM($who, as: "nom", cap: "yes") } ganha { $income } e tem { $cash } M, { FORM($other, as: "nom") } ganha { $theirs }. Vence quem passar de { $target } de renda.
