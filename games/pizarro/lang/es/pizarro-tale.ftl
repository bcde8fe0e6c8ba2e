# The story of a match that is over: five sentences of these.

pizarro-tale-first = En la fase { $phase ->
        [1] I
        [2] II
       *[3] III
    } { WHO($who) ->
        [you] eres quien primero se pone
       *[other] { $who } es quien primero se pone
    } en cabeza, { $points } a { $theirs }, con { $explorer } por { $price }.
pizarro-tale-turn-bought = En la fase { $phase ->
        [1] I
        [2] II
       *[3] III
    } { WHO($who) ->
        [you] compras a { $explorer } por { $price } y vas
       *[other] { $who } compra a { $explorer } por { $price } y va
    } en cabeza, { $points } a { $theirs }.
pizarro-tale-blow-veto = { WHO($who) ->
        [you] Mandas
       *[other] { $who } manda
    } a { $explorers } debajo del mazo con { $count ->
        [one] un veto
       *[other] { $count } vetos
    }.
pizarro-tale-blow-price = En la fase { $phase ->
        [1] I
        [2] II
       *[3] III
    } { WHO($who) ->
        [you] pagas
       *[other] { $who } paga
    } { $price } por { $explorer }, el precio más alto de todos.
pizarro-tale-blow-gift = En la fase { $phase ->
        [1] I
        [2] II
       *[3] III
    } { $explorer } es { WHO($who) ->
        [you] tuyo
       *[other] de { $who }
    } por 1: nadie puja más por { $crowns ->
        [one] una corona
       *[other] { $crowns } coronas
    }.
pizarro-tale-blow-bust = { WHO($who) ->
        [you] Sacas { $total } con Pizarro, más de { $limit }, y no puntúas
       *[other] { $who } saca { $total } con Pizarro, más de { $limit }, y no puntúa
    } nada.
pizarro-tale-end-hand = { WHO($who) ->
        [you] Tienes { $hand ->
            [one] una corona
           *[other] { $hand } coronas
        } en cartas de dinero y ganas
       *[other] { $who } tiene { $hand ->
            [one] una corona
           *[other] { $hand } coronas
        } en cartas de dinero y gana
    } { $points } a { $others }.
pizarro-tale-end-sailed = { WHO($who) ->
        [you] Ganas
       *[other] { $who } gana
    } { $points } a { $others }; { $crowns } de { WHO($who) ->
        [you] tus
       *[other] sus
    } puntos son de { $explorer }.
pizarro-tale-end-level = { WHO($who) ->
        [you] Ganas
       *[other] { $who } gana
    } con { $points }, tantos como { FORM($other, as: "nom") }: { $by ->
        [money] decide el dinero, { $money } contra { $theirs }.
       *[ships] deciden los barcos de la fase III.
    }

# What a player is after, the question of a puzzle.

pizarro-task = Fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }. { WHO($who) ->
        [you] Tienes
       *[other] { $who } tiene
    } { $crowns ->
        [one] una corona
       *[other] { $crowns } coronas
    } en cartas de dinero.
pizarro-task-card = Se subasta a { $explorer } en la fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }: { $brings }. { WHO($who) ->
        [you] Tienes
       *[other] { $who } tiene
    } { $crowns ->
        [one] una corona
       *[other] { $crowns } coronas
    } en cartas de dinero.
