# The story of a match that is over: five sentences of these.

# by name
navegador-tale-wants-1 = { $a } apostou em { $x }.
# by name
navegador-tale-wants-2 = { $a } apostou em { $x }, { $b } em { $y }.
# by name
navegador-tale-wants-3 = { $a } apostou em { $x }, { $b } em { $y }, { $c } em { $z }.
# by name
navegador-tale-first-found = { $who } descobriu { $region } e liderou primeiro, { $points } a { $theirs }{ $until ->
        [0] {"."}
       *[other] , até a rodada { $until }.
    }
# by name
navegador-tale-first = { $who } liderou primeiro, { $points } a { $theirs }, com { $thing }{ $until ->
        [0] {"."}
       *[other] , até a rodada { $until }.
    }
# by name
navegador-tale-turn-colonies = Da rodada { $round } à { $to }, { $who } descobriu { $regions }, e { $before ->
        [one] { $before } colônia virou { $after }.
       *[other] { $before } colônias viraram { $after }.
    }
# by name
navegador-tale-turn-found = Da rodada { $round } à { $to }, { $who } descobriu { $regions }.
# by name
navegador-tale-turn-colonies-once = Na rodada { $round }, { $who } descobriu { $regions }, e { $before ->
        [one] { $before } colônia virou { $after }.
       *[other] { $before } colônias viraram { $after }.
    }
# by name
navegador-tale-turn-found-once = Na rodada { $round }, { $who } descobriu { $regions }.
# by name
navegador-tale-turn-privilege = Na rodada { $round }, { $who } pegou um privilégio de { $kind } e ficou com { $points } a { $theirs }.
# by name
navegador-tale-blow-found = { $who } descobriu { $count } dos { $all } mares.
# by name
navegador-tale-blow-led = { $who }, com { $count } { $thing }, tomou a frente na rodada { $round }, { $points } a { $theirs }.
# by name
navegador-tale-blow-last = Na rodada { $round }, { $who } comprou o último item, { $building }, por { $price }.
# by name
navegador-tale-end = { $who } venceu por { $points } a { $others } na rodada { $round }.
# by name
navegador-tale-end-nagasaki = { $who } chegou a Nagasaki e venceu por { $points } a { $others } na rodada { $round }.
# by name
navegador-tale-end-nagasaki-other = { $who } venceu por { $points } a { $others } na rodada { $round }, depois que { $by } chegou a Nagasaki.
# by name
navegador-tale-end-buildings = { $who } comprou a última construção e venceu por { $points } a { $others } na rodada { $round }.
# by name
navegador-tale-end-buildings-other = { $who } venceu por { $points } a { $others } na rodada { $round }, depois que { $by } comprou a última construção.
# by name
navegador-tale-end-card = { $who } venceu na rodada { $round } com { $points }, tantos quanto { $other }: decidiu a carta Navegador.

# What a player is after, the question of a puzzle.

# by name
navegador-task = { $who } tem { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } e { $money } cruzados, { $other } tem { $theirs ->
        [one] { $theirs } ponto
       *[other] { $theirs } pontos
    }.
