# Words on the pictures of carta_magica. They must be short: long ones are shrunk and cut.

carta-magica-picture-players = Cartas de todos

carta-magica-pic-last-round = Ronda { $round }, la última
carta-magica-pic-adventures = acción
carta-magica-pic-talismans-left = talismanes
carta-magica-pic-not-sold = no se vende

carta-magica-pic-title-settling = { $who } zarpa
carta-magica-pic-title-spinning = { $who } gira la ruleta
carta-magica-pic-title-choosing = { $who } elige
carta-magica-pic-title-sailing = { $who } navega
carta-magica-pic-title-storming = { $who }: ¡tormenta!
carta-magica-pic-title-sheltering = { $who }: ¿a salvo?
carta-magica-pic-title-peeking = { $who } mira las cartas
carta-magica-pic-title-paying = { $who } paga
carta-magica-pic-title-taming = { $who }: ¡un monstruo!
carta-magica-pic-title-trading = { $who } comercia
carta-magica-pic-title-engaging = { $who }: ¿batalla?
carta-magica-pic-title-refighting = { $who }: ¿girar otra vez?
carta-magica-pic-title-looting = { $who }: batalla ganada
carta-magica-pic-title-proposing = { $who }: ¿intercambio?

carta-magica-pic-task-settling = personaje, misión, puerto de origen
carta-magica-pic-task-spinning = gira la { $condition ->
        [free] ruleta
        [damaged] ruleta: un martillo repara el barco
       *[becalmed] ruleta: el viento libera el barco
    }
carta-magica-pic-sail-most = navegar hasta { $steps }
carta-magica-pic-sail-exactly = navegar exactamente { $steps }
carta-magica-pic-sail-damaged = reparado: { $sail }
carta-magica-pic-sail-becalmed = viento: { $sail }
carta-magica-pic-task-choosing = { $offered ->
        [none] { $sail }
        [card] { $sail } o robar carta
       *[tokens] { $sail }, o tomar { $steps } objetos o magia
    }
carta-magica-pic-task-damaged = { $offered ->
        [none] pagar reparación
        [card] robar carta, o reparar
       *[tokens] tomar { $steps } fichas, o reparar
    } y navegar { $steps }
carta-magica-pic-task-becalmed = { $offered ->
        [none] pagar remolque y navegar { $steps }
        [card] robar carta, o salir y navegar { $steps }
       *[tokens] tomar { $steps } fichas, o salir y navegar
    }
carta-magica-pic-task-stuck = { $offered ->
        [none] el barco está atrapado
        [card] atrapado: robar carta
       *[tokens] atrapado: tomar { $steps } objetos o magia
    }
carta-magica-pic-task-storming = gira la ruleta: ¿hacia dónde?
# The letters of north, east, south and west.
carta-magica-pic-compass = NESO
carta-magica-pic-task-wind = { $wind ->
        [n] una tormenta empuja todo al norte
        [e] una tormenta empuja todo al este
        [s] una tormenta empuja todo al sur
       *[w] una tormenta empuja todo al oeste
    }
carta-magica-pic-task-drawing = robar o usar el catalejo
carta-magica-pic-task-peeking = toma una de las próximas cartas
carta-magica-pic-task-paying = { $price }, en fichas o cartas
carta-magica-pic-task-taming = { $monster }, { $strength }: ¿cuánta magia?
carta-magica-pic-task-retaming = si no, gana { FORM($monster, as: "the") }
carta-magica-pic-task-trading = puerto { $colour ->
        [black] negro: 2 objetos por 1
       *[red] rojo: un talismán por 2
    } de oro
carta-magica-pic-task-engaging = por un talismán de la misión
carta-magica-pic-task-refighting = { $low } contra { $high }
carta-magica-pic-task-looting = toma una carta de quien pierde
carta-magica-pic-task-proposing = tras la batalla

carta-magica-pic-state = { $stage ->
        [settling] zarpa
        [spinning] ruleta
        [choosing] elige
        [sailing] navega
        [storming] ¡tormenta!
        [sheltering] ¿a salvo?
        [drawing] roba
        [peeking] mira cartas
        [paying] paga
        [taming] doma
        [trading] comercia
        [engaging] ¿batalla?
        [looting] toma carta
        [proposing] ¿cambio?
        [agreeing] ¿cambio?
       *[other] ¿otra vez?
    }
carta-magica-pic-state-damaged = dañado
carta-magica-pic-state-becalmed = encalmado
carta-magica-pic-state-misses = pierde turno
carta-magica-pic-state-home = en casa
carta-magica-pic-state-swept = a puerto
carta-magica-pic-state-waiting = espera
carta-magica-pic-state-rank = { $rank ->
        [1] 1.º
        [2] 2.º
        [3] 3.º
       *[other] 4.º
    }

carta-magica-pic-last-start = comienzo
carta-magica-pic-last-settled = zarpa
carta-magica-pic-last-spun = saca un { $number }
carta-magica-pic-last-storm = tormenta
carta-magica-pic-last-sailed = navega { $squares }
carta-magica-pic-last-took = toma { $amount }
carta-magica-pic-last-drew = roba { $card }
carta-magica-pic-last-drew-payment = roba: pagar { $amount ->
        [one] 1 objeto
       *[other] { $amount } objetos
    }
carta-magica-pic-last-sold = vende por { $amount } de oro
carta-magica-pic-last-bought = compra { $talisman }
carta-magica-pic-last-cursed = maleficio
carta-magica-pic-last-drew-monster = roba un monstruo
carta-magica-pic-last-tamed-monster = doma a un monstruo
carta-magica-pic-last-failed-monster = monstruo escapado
carta-magica-pic-last-paid = paga { $amount ->
        [one] 1 objeto
       *[other] { $amount } objetos
    }
carta-magica-pic-last-battle = batalla
carta-magica-pic-last-prize = toma botín
carta-magica-pic-last-swapped = intercambio
carta-magica-pic-last-rested = no hace nada
carta-magica-pic-last-missed = turno perdido
carta-magica-pic-last-over = final

carta-magica-pic-card-magic = Magia
carta-magica-pic-card-goods = Objetos
carta-magica-pic-card-repair = Reparación
carta-magica-pic-card-lucky-wind = Viento
carta-magica-pic-card-spin-again = Vuelve a girar
carta-magica-pic-effect-gold = paga { $amount } de oro
carta-magica-pic-effect-magic = { $amount } para domar
carta-magica-pic-effect-goods = { $amount } para vender
carta-magica-pic-effect-payment = paga { $amount ->
        [one] 1 objeto
       *[other] { $amount } objetos
    }
carta-magica-pic-effect-good-weather = a salvo en tormenta
carta-magica-pic-effect-repair = barco reparado
carta-magica-pic-effect-lucky-wind = libre, o +5 casillas
carta-magica-pic-effect-lucky-wind-five = libre, o 5 casillas
carta-magica-pic-effect-good-weather-all = calma la tormenta
carta-magica-pic-effect-spin-again = repite un giro
carta-magica-pic-effect-telescope = 1 de 3 cartas
carta-magica-pic-effect-curse = otros talismanes
carta-magica-pic-effect-monster = { $strength }: { $gold } de oro

carta-magica-pic-card-tamed = Domado
carta-magica-pic-effect-tamed = +{ $count } al siguiente
carta-magica-pic-home-harbour = casa:
carta-magica-pic-challenge = Misión: +{ $points }
carta-magica-pic-wanted = { $where ->
        [own] tuyo
        [open] a la venta
        [held] tomado
       *[deck] por salir
    }
carta-magica-pic-known = vistas en el mazo
carta-magica-pic-nothing-known = ninguna carta vista
carta-magica-pic-next-cards = Próximas cartas
carta-magica-pic-of-six = { $good } de 6
carta-magica-pic-tames-in-six = giros favorables
carta-magica-pic-last-blown = sopló la tormenta
