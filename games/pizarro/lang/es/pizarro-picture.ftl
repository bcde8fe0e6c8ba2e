# Words on the pictures. They must be short: long ones are shrunk and cut.

pizarro-pic-half = { $number } · lado { $side }

pizarro-pic-title = { $stage ->
        [veto] { $who }: ¿un veto?
        [pays] { $who } paga { $price }
        [exchange] { $who } cambia
        [vetoes] { $who } veta
        [unsold] Nadie lo compra
        [gamble] { $who } saca
       *[bid] { $who }: a pujar
    }
pizarro-pic-task = { $stage ->
        [veto] vetar a { $explorer } o no
        [paying] elegir cartas para { $explorer }
        [exchange] cambiar hasta 3 por este barco
        [gamble] { $total } hasta ahora: sacar o parar
        [pending] confirma para ver qué sale
       *[bidding] { $least } o más, o pasar
    }

pizarro-pic-phase = Fase
pizarro-pic-card-of = carta { $number } de { $cards }
pizarro-pic-then-phase = · { $cards } más, luego fase { $phase }
pizarro-pic-then-end = · { $cards } más, luego el final
pizarro-pic-to-come = aún por salir:
pizarro-pic-none-to-come = la última
pizarro-pic-last-card = · la última
pizarro-pic-phase-end = Fin de la fase
pizarro-pic-scoring = Recuento final
pizarro-pic-deck = mazo
pizarro-pic-discards = descarte

pizarro-pic-effect-crowns = coronas al final
pizarro-pic-effect-bags = { $cards } { $cards ->
        [one] carta
       *[other] cartas
    } más a final de fase
pizarro-pic-effect = { $action ->
        [veto] veto a otra carta
        [gamble] sacar hasta 20 al final
        [pile_hand] con una carta de la mano
        [pile_paid] con una carta pagada
        [exchange] final de fase: cambiar hasta { $cards }
        [draw] robar { $cards } { $cards ->
            [one] carta
           *[other] cartas
        } ya
        [open_hand] luego, mano abierta
       *[lose_card] luego, perder una carta
    }
pizarro-pic-effect-choose = robar { $cards } ya, o coronas

pizarro-pic-no-bid = Sin pujas
pizarro-pic-high-bid = Mejor puja
pizarro-pic-to-pay = A pagar
pizarro-pic-pass = pasa
pizarro-pic-veto-asked = ¿Veto?
pizarro-pic-exchange-turn = Cambia cartas
pizarro-pic-then = luego
pizarro-pic-drawn = Sacadas con Pizarro
pizarro-pic-of-limit = de { $limit }
pizarro-pic-bust = se pasa: 0
pizarro-pic-decided = Decidido
pizarro-pic-last = { $what ->
        [vetoed] { $explorer }, vetado
        [unsold] nadie compra a { $explorer }
       *[exchanged] { $cards ->
            [0] sin cambiar cartas
            [one] cambia 1 carta
           *[other] cambia { $cards } cartas
        }
    }

pizarro-pic-standing-asked = { $stage ->
        [veto] ¿un veto?
        [paying] paga { $price }
        [exchange] cambia
        [gamble] saca
       *[bidding] a pujar
    }
pizarro-pic-standing = { $how ->
        [leads] en cabeza · { $bid }
        [passed] pasa
        [no_ship_left] sin más barcos
       *[no_cards] pocas cartas
    }
pizarro-pic-standing-bid = { $bid ->
        [0] sigue
       *[other] puja { $bid }
    }
pizarro-pic-standing-no-ship = sin barco de { $explorer }
pizarro-pic-standing-no-ship-short = sin barco ahí
pizarro-pic-standing-rank = { $rank ->
        [1] 1.er
        [3] 3.er
       *[other] { $rank }.º
    } puesto · { $points } { $points ->
        [one] punto
       *[other] puntos
    }
pizarro-pic-standing-rank-short = { $rank ->
        [1] 1.er
        [3] 3.er
       *[other] { $rank }.º
    } puesto

pizarro-pic-hand-title = Tu mano
pizarro-pic-hand-count = { $cards } { $cards ->
        [one] carta
       *[other] cartas
    }
pizarro-pic-hand-crowns = coronas
pizarro-pic-pay-bid = Para pagar la puja
pizarro-pic-pay-exact = exacto, nada de más
pizarro-pic-pay-over = { $amount } de más
pizarro-pic-pay-most = Puedes pagar hasta { $most }.
pizarro-pic-pay-given-up = coronas entregadas
pizarro-pic-pay-fewest = el mínimo posible
pizarro-pic-pay-least = bastan { $crowns }
pizarro-pic-pay-or = o
pizarro-pic-after-title = Tras pagar
pizarro-pic-after-lose = { $explorer }: roba { $who }
pizarro-pic-after-lose-of = 1 de estas { $cards }, a ciegas
pizarro-pic-after-open = { $explorer }: mano abierta
pizarro-pic-after-open-until = hasta el final de la fase
pizarro-pic-after-draw = { $explorer }: robar { $cards }
pizarro-pic-after-draw-or = o tomar las coronas
pizarro-pic-after-draw-at-once = enseguida
pizarro-pic-after-under-hand = { $explorer }: 1 carta de mano
pizarro-pic-after-under-paid = { $explorer }: 1 carta pagada
pizarro-pic-after-scores = va bajo la pila
pizarro-pic-swap-title = Para cambiar
pizarro-pic-swap-choose = Elige hasta 3 cartas, o ninguna.
pizarro-pic-swap-kept = Cartas guardadas
pizarro-pic-income-title = Fin de la fase { $phase }
pizarro-pic-income-cards = { $cards } { $cards ->
        [one] carta nueva
       *[other] cartas nuevas
    } si los barcos siguen donde están
pizarro-pic-outlook-title = Coronas de todos los barcos
pizarro-pic-outlook-ships = No hay más cartas: sigue el recuento final.
pizarro-pic-points-title = Puntos hasta ahora
pizarro-pic-points-ships = barcos
pizarro-pic-points-hand = mano

pizarro-pic-choice-cards = cartas ya
pizarro-pic-choice-left = mitad de cartas
pizarro-pic-choice-right = mitad de coronas
pizarro-pic-choice-drawn = { $total } hasta ahora
pizarro-pic-choice-deck = una carta más
pizarro-pic-choice-now = se subasta ya
pizarro-pic-choice-bottom = { $cards ->
        [0] un mazo vacío
        [one] antes sale una carta
       *[other] antes salen { $cards } cartas
    }
