# The story of a match that is over: five sentences of these.

# by name
pizarro-tale-wants-1 = { $a } apostou em { $x }.
# by name
pizarro-tale-wants-2 = { $a } apostou em { $x }, { $b } em { $y }.
# by name
pizarro-tale-wants-3 = { $a } apostou em { $x }, { $b } em { $y }, { $c } em { $z }.
# by name
pizarro-tale-first = Na fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, { $who } liderou primeiro, { $points } a { $theirs }, com { $explorer } por { $price }.
# by name
pizarro-tale-turn-bought = Na fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, { $who } comprou { $explorer } por { $price } e liderou por { $points } a { $theirs }.
# by name
pizarro-tale-blow-veto = { $who } mandou { $explorers } para baixo da pilha com { $count ->
        [one] { $count } veto
       *[other] { $count } vetos
    }.
# by name
pizarro-tale-blow-price = Na fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, { $who } pagou { $price } por { $explorer }, o preço mais alto de todos.
# by name
pizarro-tale-blow-gift = Na fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, { $who } levou { $explorer } por 1: ninguém deu mais por { $crowns ->
        [one] { $crowns } coroa
       *[other] { $crowns } coroas
    }.
# by name
pizarro-tale-blow-bust = { $who } virou { $total } por Pizarro, acima de { $limit }, e não marcou nada por isso.
# by name
pizarro-tale-end-hand = { $who } guardou { $hand ->
        [one] { $hand } coroa
       *[other] { $hand } coroas
    } em dinheiro e venceu por { $points } a { $others }.
# by name
pizarro-tale-end-sailed = { $who } venceu por { $points } a { $others }, { $crowns } deles com { $explorer }.
# by name
pizarro-tale-end-money = { $who } venceu com { $points }, tantos quanto { $other }: { $money } de dinheiro a { $theirs } decidiram.
# by name
pizarro-tale-end-ships = { $who } venceu com { $points }, tantos quanto { $other }: decidiram os navios na fase III.

# What a player is after, the question of a puzzle.

# by name
pizarro-task = Fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }. { $who } tem { $crowns ->
        [one] { $crowns } coroa
       *[other] { $crowns } coroas
    } em dinheiro.
# by name
pizarro-task-card = { $explorer } está à venda na fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }: { $brings } { $who } tem { $crowns ->
        [one] { $crowns } coroa
       *[other] { $crowns } coroas
    } em dinheiro.
