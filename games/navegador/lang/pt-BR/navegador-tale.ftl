# The story of a match that is over: five sentences of these.

navegador-tale-first-found = { FORM($who, as: "nom", cap: "yes") } descobriu { FORM($region, as: "the") } e saiu na frente, { $points } a { $theirs }{ $until ->
        [0] {"."}
       *[other] , e liderou até a rodada { $until }.
    }
navegador-tale-first = { FORM($who, as: "nom", cap: "yes") } saiu na frente, { $points } a { $theirs }, com { $thing }{ $until ->
        [0] {"."}
       *[other] , e liderou até a rodada { $until }.
    }
navegador-tale-turn-colonies = { $rounds ->
        [0] Na rodada { $round },
       *[other] Entre as rodadas { $round } e { $to },
    } { FORM($who, as: "nom") } descobriu { FORM($regions, as: "the") }, e { $before ->
        [1] { $before } colônia virou { $after }.
       *[other] { $before } colônias viraram { $after }.
    }
navegador-tale-turn-found = { $rounds ->
        [0] Na rodada { $round },
       *[other] Entre as rodadas { $round } e { $to },
    } { FORM($who, as: "nom") } descobriu { FORM($regions, as: "the") }.
navegador-tale-turn-privilege = Na rodada { $round }, { FORM($who, as: "nom") } pegou um privilégio de { $kind } e ficou com { $points } a { $theirs }.
navegador-tale-blow-found = { FORM($who, as: "nom", cap: "yes") } descobriu { $count } dos { $all } mares.
navegador-tale-blow-led = { FORM($who, as: "nom", cap: "yes") } assumiu a liderança na rodada { $round }, { $points } a { $theirs } ({ $thing }: { $count }).
navegador-tale-blow-last = Na rodada { $round }, { FORM($who, as: "nom") } comprou { FORM($building, as: "gender") ->
        [m] o último { $building }
       *[f] a última { $building }
    } por { $price }.
navegador-tale-end-nagasaki = { FORM($who, as: "nom", cap: "yes") } { $own ->
        [0] venceu por { $points } a { $others } na rodada { $round }, depois que { FORM($by, as: "nom") } chegou a Nagasaki.
       *[other] chegou a Nagasaki e venceu por { $points } a { $others } na rodada { $round }.
    }
navegador-tale-end-buildings = { FORM($who, as: "nom", cap: "yes") } { $own ->
        [0] venceu por { $points } a { $others } na rodada { $round }, depois que { FORM($by, as: "nom") } comprou a última construção.
       *[other] comprou a última construção e venceu por { $points } a { $others } na rodada { $round }.
    }
navegador-tale-end-card = { FORM($who, as: "nom", cap: "yes") } empatou com { FORM($other, as: "nom") } em { $points } pontos e venceu na rodada { $round } pela carta Navegador.

# What a player is after, the question of a puzzle.

navegador-task = { FORM($who, as: "nom", cap: "yes") } tem { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } e { $money } cruzados, { FORM($other, as: "nom") } tem { $theirs ->
        [1] { $theirs } ponto
       *[other] { $theirs } pontos
    }.
