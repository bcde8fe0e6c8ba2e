# Questions of `carta_magica` in brief: what is asked, what is at stake, the answers that come first.

carta-magica-decision-frame-home = casa: { $left ->
        [one] 1 casilla
       *[other] { $left } casillas
    }
carta-magica-decision-frame-wind = empuja al { $wind }
carta-magica-decision-frame-strength = fuerza { $strength }

## Setting out

carta-magica-decision-settle-question = ¿Desde dónde zarpas?
carta-magica-decision-settle = { FORM($harbour, as: "short") }: { $talisman }, +{ $points }
carta-magica-decision-settle-stake = **El talismán de tu misión vale 10 más.** Llegar a casa vale { $points }.
carta-magica-decision-settle-rest = Otro puerto, misión o personaje

## The wheel

carta-magica-decision-spin-question = Gira la ruleta
carta-magica-decision-spin-free = **A { $left ->
        [one] 1 casilla
       *[other] { $left } casillas
    } de casa.** Tormenta: { $storms } de cada 6 giros.
carta-magica-decision-spin-stuck = { $condition ->
        [damaged] **Tu barco está dañado.** Un martillo lo repara:
       *[becalmed] **Barco encalmado.** El viento lo libera:
    } { $spins } de cada 6 giros.
carta-magica-decision-choose-question = Ha salido un { $steps }
carta-magica-decision-choose-rest = Otra casilla, puerto o talismán
carta-magica-decision-choose-held-rest = Otra acción o carta
carta-magica-decision-buy = { $talisman }: { $gold } de oro, +{ $points }
carta-magica-decision-sell = { $harbour }: vender { $goods }, +{ $gold } de oro
carta-magica-decision-home = A casa, { $harbour }: +{ $points }
carta-magica-decision-home-sell = { FORM($harbour, as: "short") }, casa: +{ $gold } de oro, +{ $points }
carta-magica-decision-home-early = { $harbour }: fin de partida, +0
carta-magica-decision-home-buy = Casa, { $talisman } por { $gold }: +{ $points }
carta-magica-decision-goods = { $amount ->
        [one] Tomar 1 objeto{ $gold ->
        [0] {""}
       *[other] : vale { $gold } de oro más
    }
       *[other] Tomar { $amount } objetos{ $gold ->
        [0] {""}
       *[other] : valen { $gold } de oro
    }
    }
carta-magica-decision-full = { $kind ->
        [goods] Sin objetos: el máximo es { $held }
       *[magic] Sin magia: el máximo es { $held }
    }
carta-magica-decision-magic = Tomar { $amount } de magia: tendrás { $held }
carta-magica-decision-draw = Robar: { $monsters } de { $cards } { $monsters ->
        [one] es un monstruo
       *[other] son monstruos
    }
carta-magica-decision-draw-look = Robar una carta, o mirar primero…
carta-magica-decision-sail = Navegar a { $square }: a { $left } de casa
carta-magica-decision-towards = Ir a { $square }: a { $left } { FORM($harbour, as: "of") }
carta-magica-decision-call = { $colour ->
        [black] { $harbour }: robar una carta
       *[red] Navegar { FORM($harbour, as: "to") }
    }
carta-magica-decision-way = { $way ->
        [tow] Remolque por { $price },
        [repair] Reparar por { $price },
        [repair-card] Reparar con carta,
       *[lucky-wind] Viento de la suerte:
    } navegar { $steps }…
carta-magica-decision-rest = Nada: no se puede hacer otra cosa
carta-magica-decision-stake-stuck = { $condition ->
        [damaged] **Tu barco está dañado.** Necesita un martillo, una carta de reparación
       *[becalmed] **Barco encalmado.** Necesita viento, viento de la suerte
    } o { $price }.
carta-magica-decision-stake-home = **Tu casa está al alcance:** { $points } { $final ->
        [0] puntos, y la partida llega a su fin.
       *[other] puntos también para ti.
    }
carta-magica-decision-stake-home-early = **Tu casa está al alcance, sin vuelta a la isla:** fin de la partida y 0 puntos.
carta-magica-decision-stake-arrive = **Los objetos ({ $goods }) solo se venden al llegar:** sal y vuelve a entrar.
# by name
carta-magica-decision-stake-rival = **{ $who } está a { $left ->
        [one] 1 casilla
       *[other] { $left } casillas
    } de casa.** Un barco en casa pone fin a la partida.
carta-magica-decision-stake-on-sale = **{ FORM($talisman, as: "the", cap: "yes") } está a la venta:** tu misión, { $points } puntos para ti.
carta-magica-decision-stake-own = **{ FORM($talisman, as: "the", cap: "yes") } es tu misión:** { $points } puntos para ti, por 2 de oro.
# by name
carta-magica-decision-stake-theirs = **{ FORM($talisman, as: "the", cap: "yes") } es la misión de { $who }:** a { $who } le da { $theirs }; a ti, { $points }.
carta-magica-decision-stake-nobody = **{ FORM($talisman, as: "the", cap: "yes") } vale { $points }.** Cuesta 2 de oro, que valen 2.
carta-magica-decision-stake-last = **Es tu último turno.** Tienes { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }; objetos y magia no valen nada.
carta-magica-decision-stake-start = **Nadie tiene puntos aún.** Los objetos dan oro, y con 2 de oro compras un talismán.
# by name
carta-magica-decision-stake-level = **Empate con { $who } a { $points }.** Deciden los talismanes y los 15 por llegar a casa.
# by name
carta-magica-decision-stake-lead = **Vas en cabeza con { $points }.** { $who } tiene { $most }.
# by name
carta-magica-decision-stake-behind = **{ $who } tiene { $most }, tú { $points }.** Deciden los talismanes y los 15 por llegar a casa.

## Sailing

carta-magica-decision-sail-question = Navegar { $steps }: ¿adónde?
carta-magica-decision-stake-way = { $way ->
        [tow] **Remolque por { $price };
        [repair] **Reparación por { $price };
        [repair-card] **Reparado con la carta;
       *[lucky-wind] **Viento de la suerte;
    } navegas { $steps }.** ¿Adónde?
carta-magica-decision-route-question = ¿Por qué lado?
carta-magica-decision-route = **Dos caminos llevan { FORM($place, as: "to") }.** Para tu vuelta no cuentan igual.
carta-magica-decision-clockwise = Sentido horario: a { $left } de casa
carta-magica-decision-opens = { $label }…
carta-magica-decision-anticlockwise = Sentido antihorario: a { $left } de casa

## Harbours

carta-magica-decision-sell-question = ¿Vendes objetos?
carta-magica-decision-sell-here = Vender { $goods } objetos: +{ $gold } de oro
carta-magica-decision-sell-nothing = No vender: { $goods ->
        [one] queda 1 objeto
       *[other] quedan { $goods } objetos
    }
carta-magica-decision-sell-rest = Otra cantidad
carta-magica-decision-stake-sell = **Tienes { $gold } de oro.** El oro vale 1 por unidad; los objetos, nada.
carta-magica-decision-buy-question = ¿Compras un talismán?
carta-magica-decision-buy-nothing = No comprar: { $gold ->
        [one] queda 1
       *[other] quedan { $gold }
    } de oro
carta-magica-decision-buy-rest = Otro talismán, o uno a ciegas
carta-magica-decision-unseen = Uno a ciegas: { $gold } de oro
carta-magica-decision-stake-unseen = **No hay ninguno a la vista.** Tu misión puede estar en el mazo.
carta-magica-decision-pay-question = Paga { $what }
carta-magica-decision-stake-pay = **Hay que pagar { $what }.** Una carta no da cambio.
carta-magica-decision-pay-tokens = Pagar { $what }
carta-magica-decision-pay-cards = Pagar con { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    } de { $worth }
carta-magica-decision-pay-both = Pagar { $what } y cartas de { $worth }
carta-magica-decision-pay-rest = Otra forma de pago
carta-magica-decision-cash-question = ¿Qué carta canjeas?
carta-magica-decision-cash = Canjear una carta: +{ $what }
carta-magica-decision-stake-cash = **Una carta se convierte en fichas.** Lo que pase de 8 por clase se pierde.

## Cards and monsters

carta-magica-decision-draw-question = Una carta de acción
carta-magica-decision-telescope = Catalejo: ver 3, tomar 1
carta-magica-decision-stake-draw = **Tienes { $magic } de magia.** El catalejo se gasta, y tú eliges.
carta-magica-decision-peek-question = Elige una de ellas
carta-magica-decision-stake-peek = **Solo tú las ves.** Las demás se quedan en el mazo.
carta-magica-decision-take = Tomar «{ $card }»
carta-magica-decision-owe = Tomarla: { $card }
carta-magica-decision-meet = { $monster }: +{ $gold } de oro
carta-magica-decision-stake-question = ¡{ $monster }!
carta-magica-decision-stake = Gastar { $magic }: { $segments } de 6 { $segments ->
        [one] lo doma
       *[other] lo doman
    }
carta-magica-decision-stake-none = { $segments ->
        [0] Nada: { $goods ->
            [0] se escapa
            [one] se lleva tu objeto
           *[other] se lleva tus { $goods } objetos
        }
       *[other] Nada: { $segments } de 6{ $goods ->
            [0] {" "}{ $segments ->
                [one] lo doma
               *[other] lo doman
            }
           *[other] , en riesgo { $goods ->
                [one] 1 objeto
               *[other] { $goods } objetos
            }
        }
    }
carta-magica-decision-stake-monster = **Si lo domas, trae { $gold } de oro.** { $goods ->
        [0] No puede quitarte nada.
       *[other] Si no, se lleva tus objetos ({ $goods }).
    }
carta-magica-decision-stake-tokens = **{ $magic } de magia hasta ahora.** ¿Añades cartas?
carta-magica-decision-stake-rest = Otra cantidad
carta-magica-decision-cards = Con cartas, { $magic } en total: { $segments } de 6
carta-magica-decision-no-cards = Sin cartas, { $magic } en total: { $segments } de 6
carta-magica-decision-again-question = ¿Vuelves a girar?
carta-magica-decision-retame = Volver a girar: { $segments } de 6 { $segments ->
        [one] lo doma
       *[other] lo doman
    }
carta-magica-decision-let-win = Que gane{ $goods ->
        [0] : no se lleva nada
        [one] : se lleva 1 objeto
       *[other] : se lleva { $goods } objetos
    }
carta-magica-decision-stake-retame = **{ FORM($monster, as: "the", cap: "yes") } es más fuerte.** Tu carta vale para un giro más.

## Storms

carta-magica-decision-storm-question = Una tormenta
carta-magica-decision-storm-again = Volver a girar: { $calm } de 6 en calma
carta-magica-decision-storm-blow = Que sople de donde sea
carta-magica-decision-storm-turn = Repetir el giro de la dirección
carta-magica-decision-stake-storm = **Con la tormenta acaba tu turno.** { $condition ->
        [free] Una carta para volver a girar puede darte otro.
        [damaged] Tu barco dañado se queda donde está.
       *[becalmed] Tu barco encalmado se queda donde está.
    }
carta-magica-decision-stake-wind = **La tormenta empuja al { $wind }** dos casillas a todo barco que pueda navegar.
carta-magica-decision-ride-still = Aguantar: tu barco se queda
carta-magica-decision-ride = Aguantar: { $condition ->
        [free] a la deriva { FORM($place, as: "to") }
        [damaged] dañado { FORM($place, as: "in") }
       *[becalmed] encalmado { FORM($place, as: "in") }
    }
carta-magica-decision-weather = Buen tiempo: { $all ->
        [0] te quedas donde estás
       *[other] ningún barco se mueve
    }

## Battles

carta-magica-decision-battle-question = ¿Atacas?
# by name
carta-magica-decision-attack = Atacar a { $who }: { $odds ->
        [even] igualado
        [ahead] con ventaja
       *[below] en desventaja
    }
# by name
carta-magica-decision-stake-battle = **{ $who } tiene { FORM($talisman, as: "the") } (+{ $points }).** Puedes perder { FORM($lost, as: "the") } (−{ $less }).
# by name
carta-magica-decision-stake-battle-card = **{ $who } tiene { FORM($talisman, as: "the") } (+{ $points }).** { $cards ->
        [0] No tienes nada que perder.
       *[other] Si pierdes, te quita la carta que quiera.
    }
carta-magica-decision-battle-rest = Otro barco
carta-magica-decision-refight = Volver a girar: { $segments ->
        [one] gana 1 de 6
       *[other] ganan { $segments } de 6
    }
carta-magica-decision-accept = Aceptar: { $loses ->
        [0] nada que perder
       *[other] te quitan algo
    }
# by name
carta-magica-decision-stake-refight = **{ $who } ha sacado un { $steps } y va ganando.** Quien pierde da una carta.
carta-magica-decision-prize-question = ¿Qué te llevas?
carta-magica-decision-prize = { $talisman }: +{ $points }
carta-magica-decision-prize-rest = Otra de sus cartas
carta-magica-decision-stake-prize = **La batalla es tuya.** Un talismán o una carta cambia de manos.
carta-magica-decision-swap-question = ¿Intercambias posiciones?
carta-magica-decision-swap = Ir { FORM($place, as: "to") }: a { $left } de casa
carta-magica-decision-stay = Seguir { FORM($place, as: "in") }: a { $left } de casa
# by name
carta-magica-decision-stake-swap = **{ $who } { $proposed ->
        [0] quiere tu sitio.**
       *[other] tiene que aceptar.**
    } No le cuesta nada a nadie.
# by name
carta-magica-decision-stake-swap-after = **{ $fought }** { $who } { $proposed ->
        [0] quiere tu sitio.
       *[other] tiene que aceptar el intercambio.
    }
# by name
carta-magica-decision-fought-talisman = { $won ->
        [0] { $who } te ha quitado { FORM($talisman, as: "the") } (−{ $points }).
       *[other] Te has llevado { FORM($talisman, as: "the") } (+{ $points }).
    }
# by name
carta-magica-decision-fought-card = { $won ->
        [0] { $who } te ha quitado
       *[other] Te has llevado
    } «{ $card }».

## Orders

carta-magica-decision-order-question = ¿Seguir sin ti?
carta-magica-decision-order-stake = **Tu barco sigue solo** hasta que pase algo; entonces se te preguntará.
carta-magica-decision-order-stake-early = **En turnos ajenos puede haber preguntas.** Se pueden responder por adelantado.
carta-magica-decision-order-rest = Puerto, tormentas, batallas, monstruos
carta-magica-decision-order-spin = Prudente: solo girar la ruleta
carta-magica-decision-order-weather = Buen tiempo solo contra daños
carta-magica-decision-order-course-question = ¿Adónde navegas?
carta-magica-decision-order-course-stake = **{ FORM($harbour, as: "the", cap: "yes") } está a { $left ->
        [one] 1 casilla
       *[other] { $left } casillas
    }.** Se te preguntará cuando puedas entrar.
carta-magica-decision-order-course-rest = Otro puerto
carta-magica-decision-order-fill-question = ¿Objetos de camino?
carta-magica-decision-order-fill-stake = **{ $goods ->
        [0] No llevas objetos.
        [one] Llevas 1 objeto.
       *[other] Llevas { $goods } objetos.
    }** { $colour ->
        [black] Allí, dos se venden por uno de oro.
       *[red] Un puerto rojo no compra ninguno.
    }
carta-magica-decision-order-choice-rest = Otra respuesta
carta-magica-decision-order-spin-stake = **Un giro no decide nada.** Lo que hagas con él sigue siendo tuyo.
carta-magica-decision-order-weather-stake = **La carta te libra de una tormenta.** Vale más contra daños.
carta-magica-decision-order-again-stake = **Quien pierde da una carta.** Volver a girar puede cambiar la batalla.
carta-magica-decision-order-swap-stake = **El intercambio mueve ambos barcos y no cuesta nada.** Puedes negarte siempre.
carta-magica-decision-order-prize-stake = **Ganas un talismán o una carta ajena** si falla un ataque contra ti.
carta-magica-decision-order-draw-stake = **Una tormenta puede llevarte a un puerto negro.** El catalejo muestra 3 cartas.
carta-magica-decision-order-pay-stake = **Una carta no da cambio.** Las fichas valen para cualquier precio.
carta-magica-decision-order-stake-stake = **Un monstruo se lleva los objetos que llevas.** Si lo domas, trae oro.

## The pictures

carta-magica-decision-points = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
