# The story of a voyage that is over: five sentences of these.

# by name
carta-magica-tale-wants-1 = { FORM($a, as: "nom", cap: "yes") } partiu atrás { FORM($x, as: "of") }.
# by name
carta-magica-tale-wants-2 = { FORM($a, as: "nom", cap: "yes") } partiu atrás { FORM($x, as: "of") }; { FORM($b, as: "nom") }, { FORM($y, as: "of") }.
# by name
carta-magica-tale-wants-3 = { FORM($a, as: "nom", cap: "yes") } partiu atrás { FORM($x, as: "of") }; { FORM($b, as: "nom") }, { FORM($y, as: "of") }; { FORM($c, as: "nom") }, { FORM($z, as: "of") }.
carta-magica-tale-first = { FORM($who, as: "nom", cap: "yes") } saiu na frente, { $points } a { $theirs }, com { FORM($talisman, as: "the") }{ $until ->
    [0] .
   *[other] , e liderou até a rodada { $until }.
    }
carta-magica-tale-first-gold = { FORM($who, as: "nom", cap: "yes") } saiu na frente, { $points } a { $theirs }, com { $gold } de ouro{ $until ->
    [0] .
   *[other] , e liderou até a rodada { $until }.
    }
carta-magica-tale-turn-bought = Na rodada { $round }, { FORM($who, as: "nom") } comprou { $count ->
    [1] { FORM($talisman, as: "the") }
   *[other] { $count } talismãs
    } { FORM($harbour, as: "in") }{ $points ->
    [0] .
   *[other] {" "}e passou a liderar por { $points } a { $theirs }.
    }
carta-magica-tale-turn-tamed = Na rodada { $round }, { FORM($who, as: "nom") } domou { FORM($monster, as: "the") }, { $total } a { $strength }, por { $gold } de ouro{ $points ->
    [0] .
   *[other] {" "}e passou a liderar por { $points } a { $theirs }.
    }
carta-magica-tale-turn-tamed-bought = { FORM($who, as: "nom", cap: "yes") } domou { FORM($monster, as: "the") }, { $total } a { $strength }, e na rodada { $round } comprou { $count ->
    [1] { FORM($talisman, as: "the") }
   *[other] { $count } talismãs
    } { FORM($harbour, as: "in") }{ $points ->
    [0] .
   *[other] {" "}e passou a liderar por { $points } a { $theirs }.
    }
carta-magica-tale-turn-battle = Na rodada { $round }, { FORM($who, as: "nom") } venceu { FORM($loser, as: "nom") } e levou { FORM($what, as: "the") }{ $points ->
    [0] .
   *[other] {" "}e passou a liderar por { $points } a { $theirs }.
    }
carta-magica-tale-blow-gone = Na rodada { $round }, { FORM($who, as: "nom") } comprou { FORM($talisman, as: "the") }, que era { WHO($other) ->
        [you] a sua missão
       *[other] a missão de { $other }
    }.
carta-magica-tale-blow-seized = Na rodada { $round }, { FORM($monster, as: "the") } venceu { FORM($who, as: "nom") }, { $strength } a { $total }{ $goods ->
    [0] .
    [1] , e levou { $goods } mercadoria.
   *[other] , e levou { $goods } mercadorias.
    }
carta-magica-tale-blow-storms = { FORM($who, as: "nom", cap: "yes") } tirou { $last ->
        [0] { $all ->
            [1] a única tempestade
           *[other] { $count } das { $all } tempestades
        }.
       *[other] { $all ->
            [1] a única tempestade, que
           *[other] { $count } das { $all } tempestades, e a última
        } fez { FORM($other, as: "nom") } encalhar.
    }
carta-magica-tale-blow-ashore = Na rodada { $round }, { WHO($by) ->
        [you] uma tempestade tirada por você
       *[other] uma tempestade tirada por { $by }
    } fez { FORM($who, as: "nom") } encalhar.
carta-magica-tale-blow-home = Na rodada { $round }, { WHO($by) ->
        [you] uma tempestade tirada por você
       *[other] uma tempestade tirada por { $by }
    } encerrou a viagem, quando { FORM($who, as: "nom") } estava com { $points } a { $theirs }.
carta-magica-tale-end-home = { FORM($who, as: "nom", cap: "yes") } chegou em casa, { FORM($harbour, as: "in") }, na rodada { $round } e venceu por { $points } a { $others }.
carta-magica-tale-end-other = { FORM($who, as: "nom", cap: "yes") } venceu por { $points } a { $others } na rodada { $round }, quando { FORM($home, as: "nom") } chegou em casa.
carta-magica-tale-end-storm = { FORM($who, as: "nom", cap: "yes") } venceu por { $points } a { $others } na rodada { $round }: uma tempestade levou { FORM($home, as: "nom") } para casa.
carta-magica-tale-end-limit = { FORM($who, as: "nom", cap: "yes") } venceu por { $points } a { $others } na rodada { $round }, a última.
carta-magica-tale-end-gold = { FORM($who, as: "nom", cap: "yes") } empatou com { FORM($other, as: "nom") } em { $points } pontos e venceu na rodada { $round } pelo ouro, { $gold } a { $theirs }.

# What a player is after, the question of a puzzle.

carta-magica-task = { $where ->
        [own] { FORM($who, as: "nom", cap: "yes") } cumpriu a missão, { FORM($talisman, as: "the") }: { $points } pontos.
        [other] { WHO($who) ->
            [you] Sua missão é
           *[other] A missão de { $who } é
        } { FORM($talisman, as: "the") }, que vale { $points } pontos: agora está com { FORM($holder, as: "nom") }.
        [sale] { WHO($who) ->
            [you] Sua missão é
           *[other] A missão de { $who } é
        } { FORM($talisman, as: "the") }, que vale { $points } pontos: está à venda.
       *[none] { WHO($who) ->
            [you] Sua missão é
           *[other] A missão de { $who } é
        } { FORM($talisman, as: "the") }, que vale { $points } pontos: ainda não apareceu.
    }
