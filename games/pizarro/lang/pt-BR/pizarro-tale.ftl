# The story of a match that is over: five sentences of these.

pizarro-tale-first = Na fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, { FORM($who, as: "nom") } saiu na frente, { $points } a { $theirs }, com { $explorer } por { $price }.
pizarro-tale-turn-bought = Na fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, { FORM($who, as: "nom") } comprou { $explorer } por { $price } e passou a liderar por { $points } a { $theirs }.
pizarro-tale-blow-veto = { FORM($who, as: "nom", cap: "yes") } mandou { $explorers } para o fundo do monte com { $count ->
        [1] { $count } veto
       *[other] { $count } vetos
    }.
pizarro-tale-blow-price = Na fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, { FORM($who, as: "nom") } pagou { $price } por { $explorer }, o preço mais alto de todos.
pizarro-tale-blow-gift = Na fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, { FORM($who, as: "nom") } levou { $explorer } por 1: ninguém ofereceu mais por { $crowns ->
        [1] essa coroa
       *[other] essas { $crowns } coroas
    }.
pizarro-tale-blow-bust = { FORM($who, as: "nom", cap: "yes") } chegou a { $total } com Pizarro, acima de { $limit }, e não marcou nada.
pizarro-tale-end-hand = { FORM($who, as: "nom", cap: "yes") } guardou { $hand ->
        [1] { $hand } coroa
       *[other] { $hand } coroas
    } na mão e venceu por { $points } a { $others }.
pizarro-tale-end-sailed = { FORM($who, as: "nom", cap: "yes") } venceu por { $points } a { $others }, com { $crowns ->
        [1] { $crowns } ponto vindo
       *[other] { $crowns } pontos vindos
    } de { $explorer }.
pizarro-tale-end-level = { FORM($who, as: "nom", cap: "yes") } empatou com { FORM($other, as: "nom") } em { $points } pontos e venceu { $by ->
        [money] pelo dinheiro, { $money } a { $theirs }.
       *[ships] pelos navios na fase III.
    }

# What a player is after, the question of a puzzle.

pizarro-task = Fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }. { FORM($who, as: "nom", cap: "yes") } tem { $crowns ->
        [1] { $crowns } coroa
       *[other] { $crowns } coroas
    } na mão.
pizarro-task-card = { $explorer } está à venda na fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }: { $brings }. { FORM($who, as: "nom", cap: "yes") } tem { $crowns ->
        [1] { $crowns } coroa
       *[other] { $crowns } coroas
    } na mão.
