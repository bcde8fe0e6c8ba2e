# Why one would play a line: a sentence of at most 120 characters, in the things of the game.

pizarro-reason-alone = Llévate a { $explorer } por { $price }: nadie puja contra ti, y da { $brings }.
pizarro-reason-price = pagas con { $kind ->
        [one] un { $cards }
        [the] el { $cards }
        [some] { $cards }
       *[other] { $count } cartas
    } y pierdes { $crowns ->
        [one] una corona
       *[other] { $crowns } coronas
    }
# by name
pizarro-reason-bid-open = Puja { $amount }: { $who } juega con la mano abierta y puede pagar { $most } como mucho.
# by name
pizarro-reason-bid-weak = Puja { $amount }: { $who } tiene solo { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    } y puede pagar { $most } como mucho.
pizarro-reason-bid = Puja { $amount } por { $explorer }{ $limit ->
        [0] :
       *[other] , { $limit } como mucho:
    } da { $brings }; { $price }.
# by name
pizarro-reason-bid-deny = Puja { $amount }, { FORM($who, as: "o") } { $who } se lleva a { $explorer } por { $bid } y puede llegar a la casilla de { $crowns ->
        [one] 1 corona
       *[other] { $crowns } coronas
    }; { $price }.
pizarro-reason-bid-limit = Sube hasta { $limit } por { $explorer } y después déjalo: guarda el resto de tu dinero ({ $money }) para otras cartas.
pizarro-reason-opens = Puja { $amount }: un barco de { $explorer } puede avanzar en la fase { $phase ->
        [2] II
       *[3] III
    } hasta la casilla de { $crowns ->
        [one] 1 corona
       *[other] { $crowns } coronas
    }; { $price }.
pizarro-reason-opens-alone = Puja { $amount }: solo tú podrías avanzar con { $explorer } en la fase { $phase ->
        [2] II
       *[3] III
    } hasta la casilla de { $crowns ->
        [one] 1 corona
       *[other] { $crowns } coronas
    }; { $price }.
pizarro-reason-last = Puja { $amount }: es la última carta de { $explorer } de la fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, y pueden comprarla { $count } jugadores; { $price }.
pizarro-reason-left = Puja { $amount }: { $explorer } sale solo { $left ->
        [one] una vez
        [2] dos veces
       *[other] { $left } veces
    } más en la fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, y { $count ->
        [one] solo tú puedes comprarlo
       *[other] pueden comprarlo { $count } jugadores
    }.

pizarro-reason-pass-dear = Pasa: la puja supera los { $most } que puedes pagar.
pizarro-reason-pass-better = Pasa: { $explorer } sale { $left ->
        [one] una vez
        [2] dos veces
       *[other] { $left } veces
    } más en esta fase y te da más; guarda para entonces tu dinero ({ $money }).
pizarro-reason-pass-open = Pasa: { $explorer } abre tu mano a todos hasta que acabe la fase.
pizarro-reason-pass-lose = Pasa: { $explorer } se lleva una carta de tu mano, quizá una buena.
# by name
pizarro-reason-pass-leader = Deja que { $who } se lleve a { $explorer }: le costará { $cards ->
        [one] su última carta
       *[other] al menos una de sus últimas { $cards } cartas
    }.
pizarro-reason-pass-price = Deja pasar a { $explorer }: por { $amount } { $price }, a cambio de { $brings }.
pizarro-reason-pass = Pasa: conservas { $crowns ->
        [one] 1 corona
       *[other] { $crowns } coronas
    } y { $money } de dinero{ $phase ->
        [0] {""}
        [1] {" "}para el resto de la fase I
        [2] {" "}para el resto de la fase II
       *[3] {" "}para el resto de la fase III
    }.

pizarro-reason-under = { $count ->
        [1] Pon el { $card } bajo Magallanes: { $crowns ->
        [one] su corona está a salvo y cuenta
       *[other] sus { $crowns } coronas están a salvo y cuentan
    } el doble con una segunda carta.
       *[other] Pon el { $card } bajo Magallanes: con { $count } cartas allí da { $points } puntos, no solo { $crowns ->
        [one] su corona
       *[other] sus { $crowns } coronas
    }.
    }
# by name
pizarro-reason-pay-keeps = Paga con { $cards } y no con { $other }: así guardas { $more ->
        [one] una corona
       *[other] { $more } coronas
    } para el final.
# by name
pizarro-reason-pay-money = Paga con { $cards } y no con { $other }: así guardas { $more } de dinero más para otras pujas, { $left } en total.
pizarro-reason-pay-exact = Paga con { $cards }: es exacto, y ningún otro pago cuesta menos que { $crowns ->
        [one] su corona
       *[other] sus { $crowns } coronas
    }.
pizarro-reason-pay = Paga con { $cards }: cuesta { $crowns ->
        [one] una corona
       *[other] { $crowns } coronas
    }, y en tu mano { $left ->
        [0] no queda ninguna carta
        [one] queda una carta
       *[other] quedan { $left } cartas
    }.
pizarro-reason-half = { $half ->
        [left] Toma { $cards ->
        [one] la carta: es dinero ya, y su corona o más al final
       *[other] las { $cards } cartas: son dinero ya, y coronas al final
    }, en vez de las { $crowns } coronas de la otra mitad.
       *[right] Toma las { $crowns } coronas: son seguras, y nadie conoce { $cards ->
        [one] la carta
       *[other] las { $cards } cartas
    } de la otra mitad.
    }

pizarro-reason-allow-last = No vetes a { $explorer }: el mazo está vacío, y un veto solo haría que volviera a salir.
pizarro-reason-allow-rich = No vetes a { $explorer }: con { $cards ->
        [one] 1 carta tienes tantas
       *[other] { $cards } cartas tienes tantas
    } como cualquier rival.
pizarro-reason-allow = Guarda { $vetoes ->
        [one] tu veto
       *[other] tus vetos
    } para { $left ->
        [one] la carta que aún falta
       *[other] una de las { $left } cartas que aún faltan
    }.
# by name
pizarro-reason-veto-poor = Veta a { $explorer }: { $who } tiene { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } y tú { $cards }; más tarde puede tener menos.
# by name
pizarro-reason-veto-alone = Veta a { $explorer }: allí solo { $who } puja contra ti, y podría avanzar hasta la casilla de { $crowns ->
        [one] 1 corona
       *[other] { $crowns } coronas
    }.
pizarro-reason-veto = Veta a { $explorer }: volverá tras { $left ->
        [one] una carta más
       *[other] { $left } cartas más
    }, cuando haya menos dinero.

pizarro-reason-swap = Para cambiar: { $cards }. Pierdes { $crowns ->
        [one] una corona
       *[other] { $crowns } coronas
    }, y una carta nueva tiene { $average } de media.
pizarro-reason-swap-low = Para cambiar: { $cards }. Poco dinero por lo que puede ser mucho; { $crowns ->
        [one] se va 1 corona
       *[other] se van { $crowns } coronas
    }.
pizarro-reason-keep = Guárdalo todo: lo que tienes es seguro ({ $crowns ->
        [one] 1 corona
       *[other] { $crowns } coronas
    } y { $money } de dinero); una carta nueva tiene { $average } coronas de media.
pizarro-reason-draw = Saca una más: con { $fitting } de las { $unseen } cartas no vistas no te pasas de { $limit }.
pizarro-reason-stop = Para en { $total }: { $over ->
        [0] ninguna de las { $unseen } cartas no vistas te haría
        [one] 1 de las { $unseen } cartas no vistas te haría
       *[other] { $over } de las { $unseen } cartas no vistas te harían
    } pasar de { $limit }.
