# What is asked of whoever is to move, in brief. Labels have at most 34 characters, a stake 80, a question 24, a frame 18.

## What is asked

magellan-question-roll = Tira el dado
magellan-question-draw = Carta: ¿de qué mazo?
magellan-question-move = { $points ->
        [0] No te quedan pasos
        [one] Te queda 1 paso
       *[other] Te quedan { $points } pasos
    }
magellan-question-goal = ¿Adónde?
magellan-question-sell = ¿Qué país vendes?
magellan-question-owe = ¿Cuál vendes para pagar?
magellan-question-lose = ¿Qué pieza pierdes?
magellan-question-fight = Guerra: ¡lucha!
magellan-question-flight = Tu avión está en el aire
magellan-question-onward = ¿Seguir sin ti?
magellan-question-onward-order = Tus turnos
magellan-question-roll-order = El dado
magellan-question-draw-order = Tus cartas
magellan-question-defend-order = Aviones en el mar
magellan-question-voyage = ¿Qué pieza avanza?
magellan-question-until = ¿Cuándo te pregunto?

## The figure that frames it

magellan-frame-target = meta: más de { $target }
magellan-frame-points = { $points ->
        [one] 1 paso
       *[other] { $points } pasos
    }
magellan-frame-cash = { $cash } M
magellan-frame-pieces = { $pieces } para elegir
magellan-frame-war = { $rounds ->
        [one] Guerra: última
       *[other] Guerra: { $rounds } rondas
    }

## Answers: the deed, its price, its gain

magellan-decide-countries = País: { $payable ->
        [0] todos demasiado caros
       *[other] te alcanza para { $payable }
    }
magellan-decide-history = Historia: { $income ->
        [0] aún sin renta
       *[other] cada cobro, +{ $income }
    }
magellan-decide-develop = { $country }: pagas { $cost } M, +{ $income }
magellan-decide-develop-long = { $country }: pagas { $cost } M, +{ $income }
magellan-decide-develop-pair = { $first }, { $second }: pagas { $cost } M, +{ $income }
magellan-decide-develop-many = { $count } países: pagas { $cost } M, +{ $income }
magellan-decide-fly = Volar { FORM($country, as: "to") }: pagas { $cost } M, +{ $income }
magellan-decide-wins = Ganar con { FORM($country, as: "the") }: pagas { $cost } M
magellan-decide-wins-long = Ganar con { FORM($country, as: "the") }
magellan-decide-take = Conquistar { FORM($country, as: "the") }: +{ $income }
magellan-decide-take-wins = Ganar: conquistar { FORM($country, as: "the") }
magellan-decide-towards = Hacia { FORM($country, as: "the") }: pagas { $cost } M, +{ $income }
magellan-decide-towards-free = Hacia { FORM($country, as: "the") }: +{ $income }
magellan-decide-towards-long = Hacia { FORM($country, as: "the") }, +{ $income }
magellan-decide-towards-bonus = → { $place }: { $money } M una vez
magellan-decide-towards-capital = Hacia { FORM($country, as: "the") }: no disponible
magellan-decide-towards-capital-long = Hacia { $capital }: no disponible
magellan-decide-wait = Esperar la carta { FORM($country, as: "of") }
magellan-decide-wait-long = Esperar en { $capital }: puede salir
magellan-decide-round = Vuelta al mundo: ganas { $money } M
magellan-decide-guard = Para defender { FORM($country, as: "the") }
magellan-decide-guard-long = Para defender lo que tienes
magellan-decide-bonus = { $place }: ganas { $money } M
# by name
magellan-decide-meets = Contra { $who }, { $percent } %: { $country }
# by name
magellan-decide-meets-way = De camino, contra { $who }: { $percent } %
# by name
magellan-decide-bomb = Bombardear a { $who }: { $hits } de 6
# by name
magellan-decide-bomb-at = Bomba a { $who }, { $place }: { $hits } de 6
magellan-decide-cell = { $cell }
magellan-decide-end-out = Acabar el turno: quedas fuera
magellan-decide-end-lost = Acabar: { $points ->
        [one] pierdes 1 paso
       *[other] pierdes { $points } pasos
    }
magellan-decide-go = { FORM($place, as: "to", cap: "yes") }
magellan-decide-fly-place = Volar { FORM($place, as: "to") }
magellan-decide-count = { $piece ->
        [jeep]
            { $count ->
                [one] Comprar un jeep: pagas { $money } M
               *[other] Comprar { $count } jeeps: pagas { $money } M
            }
        [ship]
            { $count ->
                [one] Comprar un barco: pagas { $money } M
               *[other] Comprar { $count } barcos: pagas { $money } M
            }
       *[plane]
            { $count ->
                [one] Comprar un avión: pagas { $money } M
               *[other] Comprar { $count } aviones: pagas { $money } M
            }
    }
magellan-decide-sell = Vender { FORM($country, as: "the") }: +{ $money } M, −{ $income }
magellan-decide-sell-long = { $country }: +{ $money } M, −{ $income }
magellan-decide-lose = { $what ->
        [jeep] Jeep,
        [jeep-aboard] Jeep a bordo,
        [ship] Barco vacío,
        [ship-jeep] Barco y jeep,
        [ship-plane] Barco y avión,
        [ship-both] Barco, avión y jeep,
        [plane] Avión,
        [plane-jeep] Avión y jeep,
       *[plane-aboard] Avión a bordo,
    } { $place }
# by name
magellan-decide-fight = { $piece ->
        [jeep]
            { $theirs ->
                [one] Jeep
               *[other] Jeeps
            } de { $who }: { $mine } a { $theirs }
        [ship]
            { $theirs ->
                [one] Barco
               *[other] Barcos
            } de { $who }: { $mine } a { $theirs }
       *[plane]
            { $theirs ->
                [one] Avión
               *[other] Aviones
            } de { $who }: { $mine } a { $theirs }
    }
# by name
magellan-decide-fight-at = { $who }, { $place }: { $mine } a { $theirs }
magellan-decide-stay = Sin bomba: que empiece el combate

## Answers of orders

magellan-standing-onward-develop = Prudente: sin comprar piezas
magellan-standing-go = { FORM($place, as: "to", cap: "yes") }: { $points ->
        [one] 1 paso
       *[other] { $points } pasos
    }
magellan-standing-any = A cualquier lugar…
magellan-standing-place = { FORM($place, as: "to", cap: "yes") }…
magellan-standing-piece = Un { $what ->
        [jeep] jeep…
        [ship] barco…
        [ship-jeep] barco con jeep…
        [ship-plane] barco con avión…
       *[ship-both] barco con avión y jeep…
    }
magellan-standing-none = Ninguna: preguntarme cada vez

## What is at stake

# by name
magellan-stake-won = **{ $who } ha ganado con { $income } de renta.** Sigues jugando por el próximo puesto.
magellan-stake-alone = **Tienes una renta de { $income }.** Ya no queda nadie más.
# by name
magellan-stake-near = **A { $who } le faltan { $lacks } de renta para ganar** y tiene { $cash } M. Quítale lo que busca.
magellan-stake-first = **Gana quien pase de { $target } de renta.** Los países se pagan una vez y dan renta.
# by name
magellan-stake-standing = **Renta: tú { $income }, { $who } { $theirs }.** Gana quien pase de { $target }.
magellan-stake-packs = **{ $payable ->
        [0] No puedes pagar ningún país
        [one] Ya puedes pagar un país
       *[other] Ya puedes pagar { $payable } países
    }.** Una carta histórica de cada cinco es un cobro.
magellan-stake-wins = **Con esto ganas la partida:** tu renta sería { $income }, y la meta es { $target }.
magellan-stake-both = **Opciones { $first } { FORM($second, as: "y") } { $second } a la vez:** { $cost } de tus { $cash } M, y +{ $income } (meta: { $target }).
magellan-stake-unguarded = **Sin defensa: { $country }.** Un jeep allí conquista el país, +{ $income }.
magellan-stake-war = **Guerra: { $rounds ->
        [one] la última ronda.
       *[other] { $rounds } rondas más.
    }** { $bare ->
        [0] Deja un jeep en tus países.
       *[other] Los enemigos en una misma casilla tienen que luchar.
    }
# by name
magellan-stake-race = **{ $who } { $points ->
        [0] ya está allí:
        [one] está a 1 paso:
       *[other] está a { $points } pasos:
    }** quien llega primero se lleva { FORM($country, as: "the") }.
magellan-stake-so-far = **Hasta ahora { $cost } { $how ->
        [sold] M más{ $income ->
            [0] {""}
           *[other] {" "}y +{ $income }
        }.**
        [sold-less] M más por −{ $income }.**
        [less] M y −{ $income }.**
       *[more] M{ $income ->
            [0] {""}
           *[other] {" "}por +{ $income }
        }.**
    } { $points ->
        [0] No quedan pasos; quedan
        [one] Quedan 1 paso y
       *[other] Quedan { $points } pasos y
    } { $cash } M.
magellan-stake-moved = **{ $piece }.** { $points ->
        [0] No quedan pasos.
        [one] Queda 1 paso.
       *[other] Quedan { $points } pasos.
    }
magellan-stake-goal = **{ $piece }:** { $points ->
        [0] no quedan pasos.
        [one] queda 1 paso.
       *[other] quedan { $points } pasos.
    }
magellan-stake-place = **Hasta donde lleguen los pasos.** Sigue en el próximo turno.
magellan-stake-count = **{ $price } M cada pieza,** y tienes { $cash } M. Aparecen en tu base.
magellan-stake-owe = **Debes { $money } M.** El banco paga la mitad de lo que cuesta un país.
magellan-stake-sell = **Te faltan { $need } de renta para ganar.** El banco paga la mitad del coste de un país.
magellan-stake-lose-card = **Una carta quita una pieza.** Lo que lleva se pierde con ella.
magellan-stake-lose-named = **{ $card }: pierdes una pieza,** con lo que lleva.
magellan-stake-lose-bomb = **Una bomba ha dado en el blanco.** Tú eliges qué se pierde.
magellan-stake-lose-ally = **Tu aliado ha perdido una pieza.** Pierdes una igual.
magellan-stake-fight = **Aquí hay que luchar siempre.** El empate lo ganas tú; un barco se hunde con su carga.
magellan-stake-fight-one = **Ganas { $percent } de cada 100 veces.** Si pierdes, te cuesta { $risk }.
# by name
magellan-stake-meets = **Opción { $number }, contra { $who }: { $percent } %.** Si pierdes, te cuesta { $risk }.
magellan-stake-bomb = **Una bomba acierta con { $hits } de 6 caras.** Otra cara derriba tu avión.
magellan-risk = tu { $what ->
        [jeep] jeep
        [ship] barco
        [ship-jeep] barco y su jeep
        [ship-plane] barco y su avión
        [ship-both] barco, avión y jeep
        [plane] avión
       *[plane-jeep] avión y su jeep
    }
# by name
magellan-stake-defend = **{ $who } ataca tus barcos.** Un barco se hunde con su carga.
magellan-stake-flight = **Una de las seis caras lo derriba.** Tras la bomba tiene que aterrizar.
magellan-stake-onward = **Tus turnos se juegan solos** hasta que pase algo.
magellan-stake-onward-goal = **Primero { $country }, por { $cost } M.** Se te preguntará cuando pase algo.
magellan-stake-onward-wait = **Ningún país disponible vale lo que cuesta.** Pasas turno hasta que alguno lo valga.
magellan-stake-roll-order = **Tirar no decide nada.** Los pasos los gastas tú.
magellan-stake-defend-order = **Los aviones a bordo pueden bombardear primero.** Una de las seis caras derriba uno.
magellan-stake-voyage = **Una pieza sigue sola,** turno tras turno, hasta que haya que preguntar.
magellan-stake-until = **Una guerra nueva detiene siempre el viaje.** ¿Y qué más?

## What the menu of the others holds

magellan-rest-draw = Primero, comprar o vender algo
magellan-rest-move = Otra pieza, comprar, acabar el turno
magellan-rest-goal = Otro lugar
magellan-rest-sell = Otro país
magellan-rest-lose = Otra pieza
magellan-rest-fight = Otro combate
magellan-rest-land = Otro lugar para aterrizar
magellan-rest-onward = Un viaje, el dado, los mazos
magellan-rest-onward-order = Otra forma de seguir
magellan-rest-draw-order = Otro mazo
magellan-rest-voyage = Otra pieza u otro lugar
magellan-rest-until = Cuando esté allí
