# A decision in brief: what is asked, what is at stake, the answers that come first. Limits: question 24 characters, frame 18, label 34,
# stake 80.

pizarro-decision-frame = fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }: { $number } de { $cards }
pizarro-decision-stake = **{ $bold }.** { $then }

## What a card brings

pizarro-brings = { $what }
pizarro-brings-crowns = { $before ->
        [0] { $crowns ->
        [one] 1 corona
       *[other] { $crowns } coronas
    }
       *[other] { $more } { $more ->
        [one] corona
       *[other] coronas
    } más
    }
pizarro-brings-cards = { $cards ->
        [one] 1 carta nueva
       *[other] { $cards } cartas nuevas
    }
pizarro-brings-action = { $action ->
        [veto] un veto
        [exchange] un cambio de { $cards }
        [draw] { $cards ->
            [one] 1 carta enseguida
           *[other] { $cards } cartas enseguida
        }
        [open_hand] una mano abierta
       *[lose_card] la pérdida de una carta
    }
pizarro-brings-halves = { $cards ->
        [one] 1 carta ya
       *[other] { $cards } cartas ya
    }, o { $crowns } coronas
pizarro-brings-gamble = { $place ->
        [within] una apuesta
       *[beginning] Una apuesta
    } de hasta { $limit } puntos
pizarro-brings-pile = { $before ->
        [0] { $place ->
            [within] una pila de { $points ->
                [one] 1 punto
               *[other] { $points } puntos
            } que puede crecer
           *[beginning] Una pila que vale { $points }, luego más
        }
       *[other] { $place ->
            [within] { $points } puntos en tu pila en vez de { $before }
           *[beginning] Tu pila vale { $points }, no { $before }
        }
    }
pizarro-brings-no-pile = { $place ->
        [within] una pila para cartas de dinero
       *[beginning] Una pila para cartas de dinero
    }

## Bids

pizarro-decision-bid-question = { $least ->
        [1] Uno
        [2] Dos
        [3] Tres
        [4] Cuatro
        [5] Cinco
        [6] Seis
        [7] Siete
        [8] Ocho
        [9] Nueve
        [10] Diez
        [11] Once
        [12] Doce
       *[other] { $least }
    } o más, o pasar
pizarro-decision-bid = Pujar { $amount } · { $kind ->
        [one] con un { $cards }
        [the] con el { $cards }
        [some] { $count ->
            [5] { $cards }
           *[other] con { $cards }
        }
       *[other] { $count } cartas
    }, −{ $crowns ->
        [one] 1 corona
       *[other] { $crowns } coronas
    }
pizarro-decision-limit = Hasta { $amount } · { $kind ->
        [one] con un { $cards }
        [the] con el { $cards }
        [some] { $count ->
            [5] { $cards }
           *[other] con { $cards }
        }
       *[other] { $count } cartas
    }, −{ $crowns ->
        [one] 1 corona
       *[other] { $crowns } coronas
    }
pizarro-decision-pass = { $crowns ->
        [0] Pasar
        [one] Pasar · te queda 1 corona
       *[other] Pasar · te quedan { $crowns } coronas
    }
pizarro-decision-range = { $count ->
        [1] { $first }
        [2] { $first }, { $last }
       *[other] de { $first } a { $last }
    }
pizarro-decision-bid-rest = Otra puja: { $amounts }
pizarro-decision-limit-rest = Otro límite: { $amounts }
pizarro-decision-amount-question = ¿Cuánto?
pizarro-decision-amount-stake = **Puedes pagar hasta { $most }.** Lo que pujas es lo que pagas.
pizarro-decision-dear-question = Solo puedes pasar
pizarro-decision-dear-stake = **No puedes superar { $most }.** { $bid ->
        [0] Eso no es una puja.
       *[other] La puja va por { $bid }.
    }
pizarro-decision-alone-question = Tuyo por { $price }, o pasar
pizarro-decision-alone-stake = Nadie más puede pujar.
pizarro-decision-alone-rest = Otra puja u otro pago
pizarro-decision-buy = Comprar · con { $kind ->
        [one] un { $cards }
        [the] el { $cards }
        [some] { $cards }
       *[other] { $count } cartas
    }, −{ $crowns ->
        [one] 1 corona
       *[other] { $crowns } coronas
    }
pizarro-decision-buy-under = Pagar con { $kind ->
        [one] un { $cards }
        [the] el { $cards }
        [some] { $cards }
       *[other] { $count } cartas
    } · −{ $crowns }, pila +{ $points }
# by name
pizarro-decision-open-stake = { $who } puede pagar { $most } como mucho.
pizarro-decision-few-stake = { $cards ->
        [one] Te queda una carta
       *[other] Te quedan { $cards } cartas
    }{ $phase ->
        [3] : lo que guardas cuenta.
       *[other] {" "}para esta fase.
    }
pizarro-decision-last-phase-stake = La última fase: deciden las coronas.
pizarro-decision-last-card-stake = El último { $explorer } de la fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }.
pizarro-decision-first-stake = Sin prisa: quedan { $left } exploradores.
pizarro-decision-spare-stake = Guarda del 1 al 3: tienen más coronas.
pizarro-decision-more-stake = { $left ->
        [one] Aún saldrá una vez más.
       *[other] Aún saldrá { $left } veces más.
    }
pizarro-decision-limit-question = { $explorer }: ¿hasta cuánto?

## Payments

pizarro-decision-pay-question = Paga { $price } por { $explorer }
pizarro-decision-pay = { $kind ->
        [one] Pagar con un { $cards }
        [the] Pagar con el { $cards }
        [some] Pagar con { $cards }
       *[other] { $cards }
    } · −{ $crowns ->
        [one] 1 corona
       *[other] { $crowns } coronas
    }
pizarro-decision-pay-under = Pagar con { $kind ->
        [one] un { $cards }
        [the] el { $cards }
        [some] { $cards }
       *[other] { $cards }
    } · −{ $crowns }, pila +{ $points }
pizarro-decision-pay-bid-stake = **{ $explorer } por { $price }.** ¿Con qué cartas pagas?
pizarro-decision-pay-exact-stake = **{ $bold }.** Puedes pagar justo.
pizarro-decision-pay-over-stake = **{ $bold }.** No hay cambio.
pizarro-decision-pay-rest = Otras cartas
pizarro-decision-paid = **{ $explorer }, −{ $crowns ->
        [one] 1 corona
       *[other] { $crowns } coronas
    }.** { $then }

## What the card asks for

pizarro-decision-under-question = ¿Qué carta va debajo?
pizarro-decision-under-hand = El { $card } debajo · −{ $crowns ->
        [one] 1 corona
       *[other] { $crowns } coronas
    }, +{ $points }
pizarro-decision-under-paid = El { $card } debajo · +{ $points } { $points ->
        [one] punto
       *[other] puntos
    }
pizarro-decision-under-then = ¿Y qué carta va bajo Magallanes?
pizarro-decision-under-equal = Todas cuentan lo mismo bajo Magallanes.
pizarro-decision-under-rest = Otra carta
pizarro-decision-pile-question = ¿En qué pila?
pizarro-decision-pile = En la de { $cards } · +{ $points } { $points ->
        [one] punto
       *[other] puntos
    }
pizarro-decision-pile-then = ¿Y en qué pila?
pizarro-decision-pile-equal = Las pilas ganan lo mismo.
pizarro-decision-pile-rest = Otra pila
pizarro-decision-half-question = ¿Cartas o coronas?
pizarro-decision-half-left = Cartas · robar { $cards } ya
pizarro-decision-half-right = Coronas · { $crowns } al final
pizarro-decision-half-then = ¿Y qué mitad de la casilla?
pizarro-decision-from-question = ¿Qué barco avanza?
pizarro-decision-from-left = El de la izquierda · no pierde nada
pizarro-decision-from-right = El de la derecha · −{ $crowns } coronas
pizarro-decision-from-stake = **Pagado con { $cards }, a la mitad { $half ->
        [left] izquierda
       *[right] derecha
    }.** ¿Y qué barco?

## Vetoes, exchanges, the gamble

pizarro-decision-veto-question = ¿Vetar a { $explorer }?
pizarro-decision-allow = Permitir: se subasta ya
pizarro-decision-veto = Vetar: debajo del mazo
pizarro-decision-veto-stake = { $cards ->
        [0] No queda mazo: volvería a salir.
       *[other] { $left ->
        [0] Es tu único veto.
       *[other] Te quedan { $left } más.
    }
    }
pizarro-decision-swap-question = ¿Cambiar hasta 3 cartas?
pizarro-decision-swap-frame = fin de la fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }
pizarro-decision-swap = Cambiar { $count ->
        [one] el { $cards }
       *[other] { $cards }
    } · −{ $crowns ->
        [one] 1 corona
       *[other] { $crowns } coronas
    }
pizarro-decision-keep = Guardar todas · { $crowns ->
        [one] 1 corona
       *[other] { $crowns } coronas
    }
pizarro-decision-swap-stake = **Recibes otras tantas nuevas.** Una desconocida tiene dos coronas de media.
pizarro-decision-swap-rich-stake = **Tus cartas valen tanto como las nuevas.** Una nueva tiene dos coronas de media.
pizarro-decision-gamble-question = ¿Otra carta, o parar?
pizarro-decision-gamble-frame = { $total } de { $limit }
pizarro-decision-draw = Sacar otra · { $fitting } de { $unseen } { $fitting ->
        [one] cabe
       *[other] caben
    }
pizarro-decision-stop = Parar en { $total } · +{ $total } { $total ->
        [one] punto
       *[other] puntos
    }
pizarro-decision-gamble-stake = { $total ->
        [0] {""}**Cuenta hasta { $limit }; más no vale nada.** La primera nunca se pasa.
       *[other] {""}**{ $total } hasta ahora.** { $over ->
        [0] Ninguna carta te haría pasar de { $limit }.
       *[other] { $over } de las { $unseen } no vistas { $over ->
            [one] te haría
           *[other] te harían
        } pasar de { $limit }.
    }
    }

## Orders

pizarro-decision-order-question = ¿Qué hago por ti?
pizarro-decision-order-stake = **Una orden solo la ves tú.** Se cumple tras una espera variable.
pizarro-decision-order-rest = Vetos, cambios, otras órdenes
pizarro-decision-order-limit = { $explorer }: hasta { $amount }
pizarro-decision-order-prices = Que el bot puje en toda la fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }
pizarro-decision-order-pay = Pagar siempre por mí
pizarro-decision-order-wise = Precios propuestos
pizarro-decision-prices-question = Precios de la fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }
pizarro-decision-prices-lower = Precios más bajos
pizarro-decision-prices-nothing = Pasar en todo
pizarro-decision-prices-nothing-stake = **Nada de lo que sale merece tu puja.** Aun así puedes poner precios.
pizarro-decision-prices-stake = **Como mucho: { $prices }.** Bajan cuando compras.
pizarro-decision-prices-rest = Mis propios precios
pizarro-decision-order-rule-question = { $slot ->
        [veto] Tus vetos
        [pay] Tus pagos
        [broke] Demasiado caro
        [swap] Tus cambios
       *[gamble] Cuándo parar
    }
pizarro-decision-order-rule-stake = { $slot ->
        [veto] **Un veto sin usar es un veto perdido.** Pero guárdalo para la carta que lo vale.
        [pay] **Las cartas del 1 al 3 tienen más coronas.** Quien es prudente guarda también dinero.
        [broke] **Se te pregunta aunque solo puedas pasar.** Así nadie ve lo que tienes.
        [swap] **Un 7 es lo que menos vale:** una corona y no mucho dinero.
       *[gamble] **Parar en 14 es lo que más da de media.** Por encima de 20 se pierde todo.
    }
pizarro-decision-order-rule-rest = { $slot ->
        [veto] Vetar a un explorador
        [pay] Justo, si se puede
       *[gamble] Otra suma: de 8 a 20
    }
pizarro-decision-order-broke = Pasar si no puedo pagar la puja
