# Events: a headline of at most 28 characters, a line of at most 58.

pizarro-event-won = { WHO($who) ->
        [you] Ganas
       *[other] Gana { $who }
    }
pizarro-event-shared = Victoria compartida
pizarro-event-won-line = { $by ->
        [money] { $points } puntos a { $others }, y { $money } de dinero contra { $theirs }
        [ships] { $points } puntos a { $others }, y más barcos en la fase III
       *[points] { $points } puntos a { $others }
    }
pizarro-event-bust = Más de { $limit }, todo perdido
pizarro-event-bust-line = { WHO($who) ->
        [you] Sacas { $total } y no puntúas
       *[other] { $who } saca { $total } y no puntúa
    } nada
pizarro-event-phase = Empieza la fase { $phase ->
        [1] II
       *[2] III
    }
pizarro-event-phase-line = { WHO($who) ->
        [you] Vas
       *[other] { $who } va
    } en cabeza en el mar con { $crowns } coronas
pizarro-event-veto = { WHO($who) ->
        [you] Vetas
       *[other] { $who } veta
    } a { $explorer }
pizarro-event-veto-line = { $cards ->
        [0] No queda mazo: la carta vuelve a salir
       *[other] La carta volverá entre las últimas de la fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }
    }
pizarro-event-price = { $price } por { $explorer }
pizarro-event-price-line = { WHO($who) ->
        [you] Pagas
       *[other] { $who } paga
    } con { $cards } { $cards ->
        [one] carta
       *[other] cartas
    } y { WHO($who) ->
        [you] pierdes
       *[other] pierde
    } { $crowns ->
        [one] 1 corona
       *[other] { $crowns } coronas
    }
pizarro-event-bargain = { $explorer } por { $price }
pizarro-event-bargain-line = { $crowns ->
        [one] 1 corona
       *[other] { $crowns } coronas
    } para { WHO($who) ->
        [you] ti
       *[other] { $who }
    }, sin pujas en contra
pizarro-event-empty = { WHO($who) ->
        [you] Te quedas
       *[other] { $who } se queda
    } sin cartas
pizarro-event-empty-line = { $phase ->
        [0] La partida acaba con la mano vacía
       *[other] Hay cartas nuevas al acabar la fase { $phase ->
        [1] I
       *[2] II
    }
    }

## What a player did in a match, as a clause.

pizarro-deed = { $kind ->
        [hand] { WHO($who) ->
            [you] Guardas
           *[other] { $who } guarda
        } { $points ->
            [one] una corona
           *[other] { $points } coronas
        } en la mano
        [magellan] { WHO($who) ->
            [you] Sumas
           *[other] { $who } suma
        } { $points } con cartas bajo { $explorer }
       *[other] { WHO($who) ->
            [you] Sumas
           *[other] { $who } suma
        } { $points } con { $explorer }
    }
    .nom = { $kind ->
            [hand] { WHO($who) ->
                    [you] guardas
                   *[other] { $who } guarda
                } { $points ->
                [one] una corona
               *[other] { $points } coronas
            } en la mano
            [magellan] { WHO($who) ->
                    [you] sumas
                   *[other] { $who } suma
                } { $points } con cartas bajo { $explorer }
           *[other] { WHO($who) ->
                    [you] sumas
                   *[other] { $who } suma
                } { $points } con { $explorer }
        }
