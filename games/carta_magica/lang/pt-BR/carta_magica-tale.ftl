# The story of a voyage that is over: five sentences of these.

# by name
carta-magica-tale-wants-1 = { $a } partiu atrás { FORM($x, as: "of") }.
# by name
carta-magica-tale-wants-2 = { $a } partiu atrás { FORM($x, as: "of") }, { $b } { FORM($y, as: "of") }.
# by name
carta-magica-tale-wants-3 = { $a } partiu atrás { FORM($x, as: "of") }, { $b } { FORM($y, as: "of") }, { $c } { FORM($z, as: "of") }.
# by name
carta-magica-tale-first = { $who } liderou primeiro, { $points } a { $theirs }, com { FORM($talisman, as: "the") }{ $until ->
    [0] .
   *[other] , até a rodada { $until }.
    }
# by name
carta-magica-tale-first-gold = { $who } liderou primeiro, { $points } a { $theirs }, com { $gold } de ouro{ $until ->
    [0] .
   *[other] , até a rodada { $until }.
    }
# by name
carta-magica-tale-turn-bought = Na rodada { $round }, { $who } comprou { $count ->
    [one] { FORM($talisman, as: "the") }
   *[other] { $count } talismãs
    } { FORM($harbour, as: "in") }{ $points ->
    [0] .
   *[other] {" "}e liderou por { $points } a { $theirs }.
    }
# by name
carta-magica-tale-turn-tamed = Na rodada { $round }, { $who } domou { FORM($monster, as: "the") }, { $total } a { $strength }, por { $gold } de ouro{ $points ->
    [0] .
   *[other] {" "}e liderou por { $points } a { $theirs }.
    }
# by name
carta-magica-tale-turn-tamed-bought = { $who } domou { FORM($monster, as: "the") }, { $total } a { $strength }, e na rodada { $round } comprou { $count ->
    [one] { FORM($talisman, as: "the") }
   *[other] { $count } talismãs
    } { FORM($harbour, as: "in") }{ $points ->
    [0] .
   *[other] {" "}e liderou por { $points } a { $theirs }.
    }
# by name
carta-magica-tale-turn-battle = Na rodada { $round }, { $who } venceu { $loser } e levou { FORM($what, as: "the") }{ $points ->
    [0] .
   *[other] {" "}para liderar por { $points } a { $theirs }.
    }
# by name
carta-magica-tale-blow-gone = Na rodada { $round }, { $who } comprou { FORM($talisman, as: "the") }, que era a missão de { $other }.
# by name
carta-magica-tale-blow-seized = Na rodada { $round }, { FORM($monster, as: "the") } venceu { $who }, { $strength } a { $total }{ $goods ->
    [0] .
    [one] , e levou { $goods } mercadoria.
   *[other] , e levou { $goods } mercadorias.
    }
# by name
carta-magica-tale-blow-storms = { $who } girou { $count } das { $all } tempestades.
# by name
carta-magica-tale-blow-storms-last = { $who } girou { $count } das { $all } tempestades, e a última fez { $other } encalhar.
# by name
carta-magica-tale-blow-ashore = Na rodada { $round }, uma tempestade de { $by } fez { $who } encalhar.
# by name
carta-magica-tale-blow-home = Na rodada { $round }, uma tempestade de { $by } encerrou a viagem, quando { $who } estava com { $points } a { $theirs }.
# by name
carta-magica-tale-end-home = { $who } chegou em casa, { $harbour }, na rodada { $round } e venceu por { $points } a { $others }.
# by name
carta-magica-tale-end-other = { $who } venceu por { $points } a { $others } na rodada { $round }, quando { $home } chegou em casa.
# by name
carta-magica-tale-end-storm = { $who } venceu por { $points } a { $others } na rodada { $round }: uma tempestade levou { $home } para casa.
# by name
carta-magica-tale-end-limit = { $who } venceu por { $points } a { $others } na rodada { $round }, a última.
# by name
carta-magica-tale-end-gold = { $who } venceu na rodada { $round } com { $points }, tantos quanto { $other }: { $gold } de ouro a { $theirs } decidiram.

# What a player is after, the question of a puzzle.

# by name
carta-magica-task-found = { $who } achou { FORM($talisman, as: "the") } da sua missão, { $points } pontos.
# by name
carta-magica-task-theirs = A missão de { $who } é { FORM($talisman, as: "the") }, que vale { $points } pontos: agora está com { $holder }.
# by name
carta-magica-task-on-sale = A missão de { $who } é { FORM($talisman, as: "the") }, que vale { $points } pontos: está à venda.
# by name
carta-magica-task-deck = A missão de { $who } é { FORM($talisman, as: "the") }, que vale { $points } pontos: ainda não apareceu.
