# The game `pizarro`: Tom Lehmann's Magellan, also published as Pizarro & Co.

pizarro-small = cómo pagas, qué cartas cambias, un veto que no cambia nada
pizarro-name = Pizarro & Co.

pizarro-explorer-columbus = Colón
pizarro-explorer-pizarro = Pizarro
pizarro-explorer-magellan = Magallanes
pizarro-explorer-marco-polo = Marco Polo
pizarro-explorer-vasco-da-gama = Vasco da Gama
pizarro-explorer-cook = Cook

pizarro-place = { $explorer } { $phase ->
        [1] I
        [2] II
       *[3] III
    }{ $half ->
        [left] {" "}(mitad izquierda)
        [right] {" "}(mitad derecha)
       *[whole] {""}
    }
pizarro-card = { $value } ({ $crowns ->
        [one] 1 corona
       *[other] { $crowns } coronas
    })

## Options of the table

pizarro-setting-half1 = Tablero de Colón, Pizarro y Magallanes
pizarro-setting-half1-a = Lado A: Magallanes oculta cartas de la mano
pizarro-setting-half1-b = Lado B: Magallanes toma cartas pagadas, Pizarro apuesta
pizarro-setting-half2 = Tablero de Marco Polo, Vasco da Gama y Cook
pizarro-setting-half2-a = Lado A: Marco Polo cambia cartas, Cook abre la mano
pizarro-setting-half2-b = Lado B: Vasco da Gama da a elegir, Cook cuesta una carta
pizarro-setting-exact = Pago exacto
pizarro-setting-exact-off = Siempre se puede pagar de más
pizarro-setting-exact-on = Obligatorio si la mano lo permite

## Veto

pizarro-veto-ask = Sale { $explorer }. ¿Mandas la carta debajo del mazo? Tienes { $vetoes ->
        [one] un veto
       *[other] { $vetoes } vetos
    }.
pizarro-veto-allow = Dejar que se subaste
pizarro-veto-veto = Vetar a { $explorer }
pizarro-veto-hint = va debajo del mazo; { $left ->
        [0] no te quedan vetos
        [one] te queda un veto
       *[other] te quedan { $left } vetos
    }

## Bidding

pizarro-bid-first = { $explorer }: nadie ha pujado aún. ¿Pujas, o pasas definitivamente?
# by name
pizarro-bid-ask = { $explorer }: { $leader } va en cabeza con { $bid }. ¿Subes, o pasas definitivamente?
pizarro-bid-pass = Pasar
pizarro-bid-bid = Pujar
pizarro-bid-most = hasta { $most }
pizarro-bid-blocked = Puedes pagar { $most } como mucho
pizarro-bid-for = { $amount } por { $explorer }
pizarro-bid-amount = ¿Cuánto por { $explorer }? Puedes pagar hasta { $most }.

## Paying

pizarro-pay-ask = Paga { $price } por { $explorer }. No hay cambio.
pizarro-pay-short = Estas cartas suman { $total }; debes { $price }.
pizarro-pay-superfluous = La carta { $card } sobra: bastan las otras.
pizarro-pay-leave = Debe quedarte una carta en la mano: este explorador se la lleva.
pizarro-pay-exact = Puedes pagar { $price } exactamente, y en esta mesa hay que hacerlo.
pizarro-pay-costs = { $over ->
        [0] exacto
       *[other] { $over } de más
    }, entregas { $crowns ->
        [one] 1 corona
       *[other] { $crowns } coronas
    }, { $left ->
        [one] te queda 1
       *[other] te quedan { $left }
    } de dinero
pizarro-under-points = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
pizarro-under-hand = ¿Qué carta de tu mano va boca abajo bajo Magallanes?
pizarro-under-paid = ¿Cuál de las cartas que pagas va boca arriba bajo Magallanes?
pizarro-pile-ask = ¿En cuál de tus pilas de Magallanes la pones?
pizarro-pile-option = Pila { $pile } ({ $cards })
pizarro-half-ask = Vasco da Gama, casilla { $phase ->
        [1] I
        [2] II
       *[3] III
    }: ¿qué mitad?
pizarro-half-left = Izquierda: robar { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } ya
pizarro-half-right = Derecha: { $crowns } coronas al final
pizarro-from-ask = ¿Cuál de tus barcos avanza?
pizarro-from-left = El de la mitad izquierda
pizarro-from-right = El de la mitad derecha

## Exchange and gamble

pizarro-swap-ask = Marco Polo: cambia hasta { $most } cartas de tu mano por otras nuevas.
pizarro-gamble-ask = Has sacado { $total }. Cuenta hasta { $limit }; más no vale nada.
pizarro-gamble-draw = Sacar una carta
pizarro-gamble-odds = { $fitting ->
        [one] 1 de las { $unseen } cartas que nadie ha visto aún cabe
       *[other] { $fitting } de las { $unseen } cartas que nadie ha visto aún caben
    }
pizarro-gamble-stop = Parar y sumar { $total }
pizarro-gamble-first = sacas al menos una carta

## What happened

pizarro-note-start = { WHO($who) ->
        [you] Empiezas
       *[other] { $who } empieza
    }. Cada jugador tiene las cartas { $cards }; en el mazo hay { $deck } cartas.
pizarro-note-reveal = Sale { $explorer }, carta { $number } de { $of } de la fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }.
pizarro-note-veto = { WHO($who) ->
        [you] Vetas
       *[other] { $who } veta
    } a { $explorer }: la carta va debajo del mazo.
pizarro-note-allow = { WHO($who) ->
        [you] Dejas
       *[other] { $who } deja
    } que se subaste a { $explorer }.
pizarro-note-bid = { WHO($who) ->
        [you] Pujas
       *[other] { $who } puja
    } { $amount }.
pizarro-note-pass = { WHO($who) ->
        [you] Pasas
       *[other] { $who } pasa
    }.
pizarro-note-won = { WHO($who) ->
        [you] Te llevas a { $explorer } por { $price } y tienes
       *[other] { $who } se lleva a { $explorer } por { $price } y tiene
    } que pagar.
pizarro-note-buy = { WHO($who) ->
        [you] Compras
       *[other] { $who } compra
    } a { $explorer } por { $price } y { WHO($who) ->
        [you] pagas
       *[other] paga
    } con { $cards }.
pizarro-note-place = { WHO($who) ->
        [you] Pones
       *[other] { $who } pone
    } un barco en { $to }.
pizarro-note-advance = { WHO($who) ->
        [you] Avanzas
       *[other] { $who } avanza
    } de { $origin } a { $to }.
pizarro-note-unsold = Nadie compra a { $explorer }; la carta sale del juego.
pizarro-note-pile-hidden = { WHO($who) ->
        [you] Pones
       *[other] { $who } pone
    } una carta boca abajo en la pila { $pile } de Magallanes.
pizarro-note-pile-own = { WHO($who) ->
        [you] Pones
       *[other] { $who } pone
    } un { $value } boca abajo en la pila { $pile } de Magallanes.
pizarro-note-pile-open = { WHO($who) ->
        [you] Pones
       *[other] { $who } pone
    } el { $value } boca arriba en la pila { $pile } de Magallanes.
pizarro-note-draw = { WHO($who) ->
        [you] Robas
       *[other] { $who } roba
    } { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
pizarro-note-draw-own = { WHO($who) ->
        [you] Cartas nuevas en tu mano
       *[other] Cartas nuevas en la mano de { $who }
    }: { $cards }.
pizarro-note-draw-open = { WHO($who) ->
        [you] Robas y añades a tu mano abierta
       *[other] { $who } roba y añade a su mano abierta
    }: { $cards }.
pizarro-note-open-hand = { WHO($who) ->
        [you] Juegas
       *[other] { $who } juega
    } con la mano abierta hasta el final de la fase: { $cards }.
pizarro-note-take-up = { WHO($who) ->
        [you] Vuelves
       *[other] { $who } vuelve
    } a ocultar la mano.
pizarro-note-lose = { WHO($neighbour) ->
        [you] Robas
       *[other] { $neighbour } roba
    } el { $value } de { WHO($who) ->
        [you] tu mano
       *[other] la mano de { $who }
    }; se descarta.
pizarro-note-shuffle = El descarte vuelve al mazo y se baraja: { $count } cartas.
pizarro-note-phase = La fase { $phase ->
        [1] I
        [2] II
       *[3] III
    } ha terminado.
pizarro-note-swap = { WHO($who) ->
        [you] Descartas
       *[other] { $who } descarta
    } con Marco Polo: { $cards }.
pizarro-note-swap-none = { WHO($who) ->
        [you] No cambias
       *[other] { $who } no cambia
    } nada.
pizarro-note-gamble = { WHO($who) ->
        [you] Sacas
       *[other] { $who } saca
    } un { $value }: van { $total }.
pizarro-note-gamble-bust = { WHO($who) ->
        [you] Te pasas y no puntúas
       *[other] { $who } se pasa y no puntúa
    } nada.
pizarro-note-gamble-stop = { WHO($who) ->
        [you] Paras y sumas
       *[other] { $who } para y suma
    } { $total }.
pizarro-note-score = { WHO($who) ->
        [you] Tienes
       *[other] { $who } tiene
    } { $total } puntos ({ $rank ->
        [1] 1.er
        [3] 3.er
       *[other] { $rank }.º
    } puesto).

## Whose turn

pizarro-status-veto = Sale { $explorer }: { WHO($who) ->
        [you] puedes
       *[other] { $who } puede
    } vetar.
pizarro-status-first = { $explorer }: { WHO($who) ->
        [you] abres la puja o pasas
       *[other] { $who } abre la puja o pasa
    }.
pizarro-status-bidding = { $explorer }: { WHO($leader) ->
        [you] vas en cabeza
       *[other] { $leader } va en cabeza
    } con { $bid }; { WHO($who) ->
        [you] subes o pasas
       *[other] { $who } sube o pasa
    }.
pizarro-status-paying = { $explorer }: { WHO($who) ->
        [you] has ganado por { $price } y pagas
       *[other] { $who } ha ganado por { $price } y paga
    }.
pizarro-status-exchange = { WHO($who) ->
        [you] Puedes
       *[other] { $who } puede
    } cambiar cartas con Marco Polo.
pizarro-status-gamble = { WHO($who) ->
        [you] Apuestas
       *[other] { $who } apuesta
    } en Pizarro III.
pizarro-status-bought = { WHO($who) ->
        [you] Compras
       *[other] { $who } compra
    } a { $explorer } por { $price }.
pizarro-status-vetoed = { WHO($who) ->
        [you] Mandas
       *[other] { $who } manda
    } a { $explorer } debajo del mazo.
pizarro-status-unsold = Nadie compra a { $explorer }.
pizarro-status-exchanged = { $count ->
        [0] { WHO($who) ->
        [you] Conservas
       *[other] { $who } conserva
    } todas las cartas.
        [one] { WHO($who) ->
        [you] Cambias
       *[other] { $who } cambia
    } 1 carta.
       *[other] { WHO($who) ->
        [you] Cambias
       *[other] { $who } cambia
    } { $count } cartas.
    }

## The position in words

pizarro-chapter = Fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, carta { $number }
pizarro-text-head = { $status } Fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, carta { $number } de { $of }.
pizarro-text-offer = { $place } da { $what }.
pizarro-text-offer-halves = { $place } da { $left }, o { $right }.
pizarro-text-brings-crowns = { $crowns ->
        [one] 1 corona
       *[other] { $crowns } coronas
    } al final
pizarro-text-brings-bags = { $cards ->
        [one] 1 carta de dinero
       *[other] { $cards } cartas de dinero
    } al final de la fase
pizarro-text-brings = { $action ->
        [veto] un veto sobre una carta posterior
        [gamble] cartas de dinero sacadas al final, hasta { $limit } puntos
        [pile_hand] una pila con una carta de la mano debajo
        [pile_paid] una pila con una de las cartas pagadas debajo
        [exchange] un cambio de hasta { $cards } cartas de dinero al final de la fase
        [draw] { $cards ->
            [one] 1 carta de dinero
           *[other] { $cards } cartas de dinero
        } de inmediato
        [open_hand] una mano abierta hasta el final de la fase
       *[lose_card] la pérdida de una carta, que te roba a ciegas quien está a tu izquierda
    }
pizarro-text-own = Tu mano: { $cards }; { $money } de dinero.
pizarro-text-own-none = Tu mano está vacía.
pizarro-text-trail = Pujas hasta ahora: { $steps }.
pizarro-text-bid = { FORM($who, as: "nom") } { $amount }
pizarro-text-pass = { WHO($who) ->
        [you] pasas
       *[other] { $who } pasa
    }
pizarro-text-gamble = { WHO($who) ->
        [you] Has sacado
       *[other] { $who } ha sacado
    } { $cards } en Pizarro III, { $total } en total.
pizarro-text-player = { FORM($who, as: "nom", cap: "yes") }: { $count ->
        [one] 1 carta de dinero
       *[other] { $count } cartas de dinero
    } en la mano, { $crowns ->
        [one] 1 corona
       *[other] { $crowns } coronas
    } en el tablero.
pizarro-text-supply = { WHO($who) ->
        [you] Puedes
       *[other] { $who } puede
    } poner { $count ->
        [one] 1 barco más
       *[other] { $count } barcos más
    }.
pizarro-text-open-hand = { WHO($who) ->
        [you] Tu mano abierta
       *[other] Mano abierta de { $who }
    }: { $cards }.
pizarro-text-vetoes = { $count ->
        [0] { WHO($who) ->
            [you] No te quedan vetos
           *[other] A { $who } no le quedan vetos
        }
        [one] { WHO($who) ->
            [you] Te queda
           *[other] A { $who } le queda
        } 1 veto
       *[other] { WHO($who) ->
            [you] Te quedan
           *[other] A { $who } le quedan
        } { $count } vetos
    }; usados, { $used }.
pizarro-text-pile-hidden = { WHO($who) ->
        [you] Tu pila { $pile } de Magallanes
       *[other] La pila { $pile } de Magallanes de { $who }
    }: { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } boca abajo.
pizarro-text-pile = { WHO($who) ->
        [you] Tu pila { $pile } de Magallanes
       *[other] La pila { $pile } de Magallanes de { $who }
    }: { $cards }.
pizarro-text-deck = Cartas de dinero en el mazo: { $deck }; en el descarte: { $discard }.
pizarro-text-stack = En esta fase { $count ->
        [one] aún sale 1 carta de explorador
       *[other] aún salen { $count } cartas de explorador
    }: { $cards }.
pizarro-text-left = { $count } × { $explorer }
pizarro-text-bottom = Vetadas, debajo del mazo: { $cards }.
pizarro-text-unsold = Sin vender: { $cards }.
pizarro-standing-no-ship = { WHO($who) ->
        [you] No tienes barco en la casilla anterior y no puedes
       *[other] { $who } no tiene barco en la casilla anterior y no puede
    } pujar.
pizarro-standing-no-ship-left = { WHO($who) ->
        [you] Has puesto todos tus barcos y no puedes
       *[other] { $who } ha puesto todos sus barcos y no puede
    } pujar.
pizarro-standing-no-cards = { WHO($who) ->
        [you] Tienes
       *[other] { $who } tiene
    } muy pocas cartas de dinero para pujar.

## Scoring

pizarro-score-hand = Coronas en la mano
pizarro-score-cards = { $cards }
pizarro-score-piles = { $piles }
pizarro-score-spaces = { $spaces }
pizarro-score-space = { $phase ->
        [1] I
        [2] II
       *[3] III
    }: { $crowns }
pizarro-score-gamble = III: { $draws } sacadas, { $points } sumados
pizarro-end-points = Las tres fases han terminado: gana quien tiene más puntos.
pizarro-end-tie = Igualdad de puntos: decide el dinero en la mano, y después los barcos en casillas de la fase III.
pizarro-end-shared = Igualdad de puntos, dinero y barcos en casillas de la fase III: la victoria se comparte.
