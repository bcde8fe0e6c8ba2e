# The game `carta_magica`.

carta-magica-small = cómo pagas una carta de objetos
carta-magica-name = Carta Magica

## Places

carta-magica-harbour-north-quay = Muelle Norte
    .gender = m
    .short = Norte
carta-magica-harbour-sunrise-bay = Bahía del Alba
    .gender = f
    .short = Alba
carta-magica-harbour-anvil-harbour = Puerto Yunque
    .gender = m
    .short = Yunque
    .the = Puerto Yunque
    .of = de Puerto Yunque
    .to = a Puerto Yunque
carta-magica-harbour-palm-cove = Cala Palmera
    .gender = f
    .short = Palmera
    .the = Cala Palmera
    .of = de Cala Palmera
    .to = a Cala Palmera
carta-magica-harbour-south-quay = Muelle Sur
    .gender = m
    .short = Sur
carta-magica-harbour-sunset-bay = Bahía del Ocaso
    .gender = f
    .short = Ocaso
carta-magica-harbour-chain-harbour = Puerto Cadena
    .gender = m
    .short = Cadena
    .the = Puerto Cadena
    .of = de Puerto Cadena
    .to = a Puerto Cadena
carta-magica-harbour-fern-cove = Cala Helecho
    .gender = f
    .short = Helecho
    .the = Cala Helecho
    .of = de Cala Helecho
    .to = a Cala Helecho
carta-magica-place-harbour = { $harbour } ({ $square })
    .the = { FORM($harbour, as: "the") } ({ $square })
    .in = { FORM($harbour, as: "in") } ({ $square })
    .to = { FORM($harbour, as: "to") } ({ $square })
    .of = { FORM($harbour, as: "of") } ({ $square })
carta-magica-place-sea = { $square }
carta-magica-wind-n = norte
    .gender = m
carta-magica-wind-e = este
    .gender = m
carta-magica-wind-s = sur
    .gender = m
carta-magica-wind-w = oeste
    .gender = m

## Cards

carta-magica-character-cartographer = La Cartógrafa
    .nom = la Cartógrafa
carta-magica-character-pearl-diver = El Pescador de perlas
    .nom = el Pescador de perlas
carta-magica-character-stargazer = La Astróloga
    .nom = la Astróloga
carta-magica-character-spice-merchant = El Mercader de especias
    .nom = el Mercader de especias
carta-magica-character-storm-caller = La Invocadora
    .nom = la Invocadora
carta-magica-character-old-helmsman = El viejo Timonel
    .nom = el viejo Timonel
carta-magica-challenge = Encuentra { FORM($talismans, as: "the") }
    .nom = encuentra { FORM($talismans, as: "the") }
carta-magica-talisman-points = { $talisman } ({ $points })
    .the = { FORM($talisman, as: "the") } ({ $points })
carta-magica-talisman-sun-disc = Disco del Sol
    .gender = m
carta-magica-talisman-moon-shell = Concha de Luna
    .gender = f
carta-magica-talisman-amber-eye = Ojo de Ámbar
    .gender = m
carta-magica-talisman-coral-crown = Corona de Coral
    .gender = f
carta-magica-talisman-silver-feather = Pluma de Plata
    .gender = f
carta-magica-talisman-jade-turtle = Tortuga de Jade
    .gender = f
carta-magica-talisman-ember-ring = Anillo de Brasa
    .gender = m
carta-magica-talisman-whale-tooth = Diente de Ballena
    .gender = m
carta-magica-talisman-night-lantern = Farol de la Noche
    .gender = m
carta-magica-talisman-glass-serpent = Serpiente de Cristal
    .gender = f
carta-magica-talisman-golden-seed = Semilla Dorada
    .gender = f
carta-magica-talisman-storm-bell = Campana de Tormenta
    .gender = f
carta-magica-talisman-ivory-flute = Flauta de Marfil
    .gender = f
carta-magica-talisman-star-compass = Brújula Estelar
    .gender = f
carta-magica-talisman-dragon-scale = Escama de Dragón
    .gender = f
carta-magica-talisman-heart-of-the-sea = Corazón del Mar
    .gender = m
carta-magica-card-gold = carta de oro ({ $amount })
    .gender = f
carta-magica-card-magic = carta de magia ({ $amount })
    .gender = f
carta-magica-card-goods = carta de objetos ({ $amount })
    .gender = f
carta-magica-card-payment = pago de { $amount ->
        [one] 1 objeto
       *[other] { $amount } objetos
    }
    .gender = m
carta-magica-card-good-weather = buen tiempo
    .gender = m
carta-magica-card-repair = reparación
    .gender = f
carta-magica-card-lucky-wind = viento de la suerte
    .gender = m
carta-magica-card-spin-again = vuelve a girar
carta-magica-card-telescope = catalejo
    .gender = m
carta-magica-card-curse = maleficio
    .gender = m
carta-magica-card-monster = { $monster } (fuerza { $strength }, { $gold } de oro)
    .the = { FORM($monster, as: "the") } (fuerza { $strength }, { $gold } de oro)
    .to = { FORM($monster, as: "to") } (fuerza { $strength }, { $gold } de oro)
    .of = { FORM($monster, as: "of") } (fuerza { $strength }, { $gold } de oro)
carta-magica-monster-crab-king = Rey Cangrejo
    .gender = m
carta-magica-monster-fog-siren = Sirena de la Niebla
    .gender = f
carta-magica-monster-twin-headed-eel = Anguila Bicéfala
    .gender = f
carta-magica-monster-reef-giant = Gigante del Arrecife
    .gender = m
carta-magica-monster-sky-ray = Raya Celeste
    .gender = f
carta-magica-monster-kraken = Kraken
    .gender = m
carta-magica-amount-gold = { $amount } de oro
carta-magica-amount-goods = { $amount ->
        [one] 1 objeto
       *[other] { $amount } objetos
    }
carta-magica-amount-magic = { $amount } de magia
carta-magica-action-wind = viento
carta-magica-action-hammer = martillo
carta-magica-action-card = carta
carta-magica-action-goods = objetos
carta-magica-segment = un { $steps } con { $actions }
carta-magica-segment-storm = una tormenta ({ $steps })

## Options of the table

carta-magica-setting-edition = Edición de las reglas
carta-magica-setting-edition-original = La original (húngara)
carta-magica-setting-edition-en = Inglesa
carta-magica-setting-edition-nl = Neerlandesa
carta-magica-setting-edition-de = Alemana
carta-magica-setting-edition-es = Española
carta-magica-setting-edition-fr = Francesa
carta-magica-setting-edition-pl = Polaca
carta-magica-setting-edition-cz = Checa
carta-magica-setting-edition-sk = Eslovaca
carta-magica-setting-edition-ua = Ucraniana
carta-magica-setting-edition-ru = Rusa
carta-magica-setting-edition-si = Eslovena
carta-magica-setting-steps = Casillas que navega un barco
carta-magica-setting-steps-up-to = Como mucho el número de la ruleta
carta-magica-setting-steps-exact = Exactamente el número de la ruleta
carta-magica-setting-neighbours = Casillas vecinas
carta-magica-setting-neighbours-four = Por los cuatro lados
carta-magica-setting-neighbours-eight = También por las esquinas
carta-magica-setting-harbours = Entrar en un puerto
carta-magica-setting-harbours-stop = El barco tiene que parar
carta-magica-setting-harbours-pass = El barco puede seguir
carta-magica-setting-tow = Remolque desde una casilla sin viento
carta-magica-setting-repair = Reparación de un barco dañado
carta-magica-setting-repair-gold = 2 de oro
carta-magica-setting-repair-goods = 2 objetos
carta-magica-setting-calm = Casillas sin viento
carta-magica-setting-calm-never = Solo una tormenta lleva allí
carta-magica-setting-calm-stop = Se puede entrar, y el barco queda atrapado
carta-magica-setting-telescope = Las otras dos cartas del catalejo
carta-magica-setting-telescope-top = Vuelven encima del mazo
carta-magica-setting-telescope-bottom = Van debajo del mazo
carta-magica-setting-monster = Un monstruo que gana
carta-magica-setting-monster-shuffled = Vuelve al mazo, que se baraja
carta-magica-setting-monster-bottom = Va debajo del mazo
carta-magica-setting-income = Cartas de ingresos y el límite de 8
carta-magica-setting-income-beyond = Pueden superarlo
carta-magica-setting-income-counted = Cuentan en él
carta-magica-setting-lucky-wind = Viento de la suerte para un barco libre
carta-magica-setting-lucky-wind-plus = 5 casillas más
carta-magica-setting-lucky-wind-five = 5 casillas en vez del número
carta-magica-setting-good-weather-own = Protege tu barco
carta-magica-setting-good-weather-all = Calma la tormenta para todos
carta-magica-setting-start = Comienzo
carta-magica-setting-start-plain = 3 de magia y 3 objetos
carta-magica-setting-start-gifts = Además, una carta de acción a elegir y un talismán
carta-magica-setting-last-round = Cuando un barco llega a casa
carta-magica-setting-last-round-finish = Se termina la ronda
carta-magica-setting-last-round-extra = Los demás tienen un turno más
carta-magica-setting-home = Quién pone fin a la partida
carta-magica-setting-home-lap = Quien vuelve a casa tras la vuelta a la isla
carta-magica-setting-home-return = Quien vuelve a casa (incluso en las primeras rondas)
carta-magica-setting-bonus = 15 puntos por estar en casa
carta-magica-setting-bonus-lap = Tras la vuelta a la isla
carta-magica-setting-bonus-any = También sin vuelta a la isla
carta-magica-setting-gold-points = Un punto por unidad de oro
carta-magica-setting-gold-points-both = En fichas y en cartas
carta-magica-setting-gold-points-tokens = Solo en fichas
carta-magica-setting-battle = Cuándo puede empezar una batalla
carta-magica-setting-battle-moved = Después de navegar
carta-magica-setting-battle-beside = Después de cualquier acción
carta-magica-setting-rounds = Límite de rondas (no está en las reglas impresas)
carta-magica-setting-rounds-60 = 60, muchas más de las necesarias
carta-magica-setting-rounds-20 = 20, corta tres de cada diez partidas
carta-magica-setting-rounds-100 = 100

## Set-up

carta-magica-settle-ask = Elige puerto, misión y personaje.
carta-magica-settle-harbour = Puerto de origen
carta-magica-settle-character = Personaje
carta-magica-settle-adventure = Carta de acción
carta-magica-settle-hint = { $colour ->
        [black] Negro: objetos por oro
       *[red] Rojo: vende talismanes
    }
carta-magica-settle-points = Vale { $points } y, para ti, 10 más

## Spinning and storms

carta-magica-spin-ask = Te toca: gira la ruleta.
carta-magica-spin-yes = Girar la ruleta
carta-magica-again-yes = Volver a girar (carta)
carta-magica-again-storm = { $wind ->
        [none] Se levanta una tormenta. ¿Usas una carta para volver a girar?
       *[known] { $wind ->
            [n] La tormenta empuja hacia el norte. ¿Usas una carta para girar otra vez y cambiar la dirección?
            [e] La tormenta empuja hacia el este. ¿Usas una carta para girar otra vez y cambiar la dirección?
            [s] La tormenta empuja hacia el sur. ¿Usas una carta para girar otra vez y cambiar la dirección?
           *[w] La tormenta empuja hacia el oeste. ¿Usas una carta para girar otra vez y cambiar la dirección?
        }
    }
carta-magica-again-taming = No basta: ganaría el monstruo. ¿Usas una carta para volver a girar?
carta-magica-again-battle = Vas perdiendo esta batalla. ¿Usas una carta para volver a girar?
carta-magica-again-storm-odds = { $segments } de cada 6 giros no { $segments ->
        [one] es
       *[other] son
    } tormenta
carta-magica-again-taming-lost = gana el monstruo{ $goods ->
        [0] , pero no se lleva nada
        [one] {" "}y se lleva 1 objeto
       *[other] {" "}y se lleva { $goods } objetos
    }
carta-magica-again-accept = Aceptarlo
carta-magica-shelter-ask = Una tormenta empuja todos los barcos dos casillas hacia el { $wind }. ¿Usas la carta de buen tiempo para { $all ->
        [0] quedarte donde estás?
       *[other] calmarla para todos?
    }
carta-magica-shelter-outcome = { $how ->
        [free] tu barco va a la deriva hasta { FORM($place, as: "the") }
        [swept] la tormenta lleva tu barco { FORM($place, as: "to") } y allí puede comerciar
        [becalmed] tu barco queda encalmado { FORM($place, as: "in") }
       *[damaged] tu barco queda dañado { FORM($place, as: "in") }
    }
carta-magica-shelter-storm = Dejar que sople

## The choice after the spin

carta-magica-choose-ask = Ha salido { $segment }. { $condition ->
        [free] ¿Qué haces?
        [damaged] Tu barco está dañado: para navegar necesita un martillo, una carta de reparación o { $price }.
       *[becalmed] Tu barco está encalmado: para navegar necesita un símbolo de viento, viento de la suerte o { $price }.
    }
carta-magica-choose-sail = { $condition ->
        [free] Navegar
        [damaged] Reparado: navegar
       *[becalmed] Libre: navegar
    } { $amount }
carta-magica-choose-sail-hint = cualquier casilla al alcance
carta-magica-choose-lucky-wind = Viento de la suerte: navegar { $amount }
carta-magica-choose-tow = Remolque: navegar { $amount }
carta-magica-choose-repair = Reparación: navegar { $amount }
carta-magica-choose-paid-hint = por { $price }
carta-magica-choose-repair-card = Carta de reparación: navegar { $amount }
carta-magica-choose-goods = Tomar { $amount ->
        [one] 1 objeto
       *[other] { $amount } objetos
    }
carta-magica-choose-magic = Tomar { $amount } de magia
carta-magica-choose-card = Robar una carta de acción
carta-magica-choose-rest = No hacer nada
carta-magica-choose-trade = Quedarme y comerciar
carta-magica-choose-trade-hint = solo comerciar en este puerto
carta-magica-choose-card-used = gasta la carta
carta-magica-choose-take-hint = de { $before } a { $after }
carta-magica-choose-full = tienes { $before }, no cabe nada más
carta-magica-choose-rest-hint = no se puede hacer otra cosa
carta-magica-choose-spin-again = Volver a girar
carta-magica-choose-curse = Maleficio
carta-magica-choose-curse-hint = salen a la venta otros tres talismanes
carta-magica-choose-cash = Canjear una carta
carta-magica-choose-cash-hint = una carta de ingresos por sus fichas
carta-magica-cash-ask = ¿Qué carta canjeas por fichas?
carta-magica-sail-ask = { $how ->
        [sail] ¿Adónde navegas?
        [damaged] El martillo repara el barco: ¿adónde navegas?
        [becalmed] El viento libera el barco: ¿adónde navegas?
        [lucky-wind] ¿Adónde navegas con el viento de la suerte?
        [tow] Remolcado: ¿adónde navegas?
       *[repair] Reparado: ¿adónde navegas?
    } { $reach }
carta-magica-sail-most = Como mucho { $steps ->
        [one] 1 casilla
       *[other] { $steps } casillas
    }.
carta-magica-sail-exactly = Exactamente { $steps ->
        [one] 1 casilla
       *[other] { $steps } casillas
    }; solo un puerto acorta el viaje.
carta-magica-sail-hint = { $colour ->
        [black] Objetos por oro, y una carta de acción
       *[red] Vende talismanes
    }
carta-magica-sail-calm = sin viento: allí tu barco queda encalmado
carta-magica-sail-home = En casa: la partida llega a su fin
carta-magica-group-harbours = Puertos
carta-magica-group-n = Norte
carta-magica-group-ne = Noreste
carta-magica-group-e = Este
carta-magica-group-se = Sureste
carta-magica-group-s = Sur
carta-magica-group-sw = Suroeste
carta-magica-group-w = Oeste
carta-magica-group-nw = Noroeste
carta-magica-group-near = { $direction }, cerca
carta-magica-group-middle = { $direction }, más allá
carta-magica-group-far = { $direction }, lejos
carta-magica-route-ask = Hasta allí hay dos caminos alrededor de la isla. ¿Cuál?
carta-magica-route-clockwise = Sentido horario
carta-magica-route-anticlockwise = Sentido antihorario
carta-magica-suggest-buy-challenge = tu misión, +10; { $gold ->
        [one] te queda 1
       *[other] te quedan { $gold }
    } de oro
carta-magica-suggest-buy-left = { $gold ->
        [one] te queda 1
       *[other] te quedan { $gold }
    } de oro
carta-magica-suggest-sell = { $place }: vender por { $gold } de oro
carta-magica-suggest-buy = { $place }: comprar { $talisman }
# by name
carta-magica-idea-sail-beside = Navegar { FORM($place, as: "to") }, junto a { $who }
carta-magica-menu-nothing = { $place }: sin comerciar
carta-magica-menu-unseen = { $place }: comprar a ciegas del mazo
carta-magica-menu-way = { $way ->
        [tow] Remolque por { $price },
        [repair] Reparar por { $price },
        [repair-card] Reparar con carta,
       *[lucky-wind] Viento de la suerte:
    } navegar { FORM($place, as: "to") }

## Harbours

carta-magica-sell-ask = Cambia objetos por oro: hasta { $most } de oro.
carta-magica-sell-option = { $gold ->
        [0] Nada
       *[other] { $gold } de oro por { $goods } objetos
    }
carta-magica-buy-ask = ¿Compras un talismán por { $price } de oro?
carta-magica-sell-hint = después, { $gold } de oro y { $goods ->
        [one] 1 objeto
       *[other] { $goods } objetos
    }
carta-magica-buy-offer = { $talisman }: { $gold } de oro, +{ $points }
# by name
carta-magica-buy-other = la misión de { $who }; { $gold ->
        [one] te queda 1
       *[other] te quedan { $gold }
    } de oro
carta-magica-buy-challenge = Tu misión: 10 puntos más
carta-magica-buy-unseen = A ciegas del mazo
carta-magica-buy-curse = Maleficio: otros tres
carta-magica-pay-ask = { $kind ->
        [gold] Paga { $amount } de oro. No hay cambio.
       *[goods]
            Paga { $amount ->
                [one] 1 objeto
               *[other] { $amount } objetos
            }. No hay cambio.
    }
carta-magica-pay-way = { $parts }
carta-magica-pay-over = { $over ->
        [0] exacto
       *[other] { $over } de más
    }

## Adventures

carta-magica-draw-ask = Una carta de acción: ¿la robas o usas el catalejo?
carta-magica-draw-draw = Robar
carta-magica-draw-draw-hint = la carta de encima del mazo
carta-magica-draw-telescope = Catalejo
carta-magica-draw-telescope-hint = ver tres cartas y tomar una
carta-magica-peek-ask = ¿Cuál de estas cartas tomas? Solo tú las ves.
carta-magica-odds-spins = { $segments } de cada 6 giros { $segments ->
        [one] lo doma
       *[other] lo doman
    }
carta-magica-odds-spins-again = { $segments } de cada 6 giros { $segments ->
        [one] lo doma
       *[other] lo doman
    }, { $percent } % volviendo a girar
carta-magica-odds-deck = de { $cards } cartas, { $monsters ->
        [one] 1 es un monstruo
       *[other] { $monsters } son monstruos
    } y { $payments ->
        [one] 1 cuesta
       *[other] { $payments } cuestan
    } objetos
carta-magica-odds-next = conoces la próxima carta: { $card }
carta-magica-stake-ask = { $monster }. ¿Cuánta magia gastas? Se suma tu giro{ $monsters ->
        [0] {""}
       *[other] {""} y { $monsters } por monstruos domados
    }. Si lo domas, trae { $gold } de oro; si gana, { $goods ->
        [0] no se lleva nada, porque no llevas objetos
       *[other] se lleva los objetos que llevas ({ $goods })
    }.
carta-magica-stake-cards = ¿Qué cartas de magia añades contra { FORM($monster, as: "the") }?

## Battle

carta-magica-battle-ask = Un barco a tu lado tiene un talismán de tu misión. ¿Atacas?
carta-magica-battle-odds = ganas el { $percent } % de las veces; quien gana toma una carta, quizá { $talismans }
carta-magica-battle-better = { $segments ->
        [one] 1 de cada 6 giros te pone
       *[other] { $segments } de cada 6 giros te ponen
    } por delante, 1 obliga a que ambos giren otra vez
carta-magica-battle-lost = pierdes la batalla y una carta a elección de quien gana
# by name
carta-magica-battle-option = Atacar a { $who }
carta-magica-battle-peace = Sin batalla
# by name
carta-magica-loot-ask = Has ganado. ¿Qué le quitas a { $who }?
carta-magica-swap-goal = tu barco va { FORM($place, as: "to") }
# by name
carta-magica-swap-ask = ¿Propones a { $who } intercambiar posiciones?
carta-magica-swap-propose = Proponer el intercambio
# by name
carta-magica-swap-answer = { $who } propone intercambiar posiciones.
carta-magica-swap-agree = Intercambiar
carta-magica-swap-refuse = Quedarme

## What happened

carta-magica-note-start = { WHO($who) ->
        [you] Empiezas
       *[other] { $who } empieza
    }. Talismanes a la vista: { $talismans }. El mazo de acción tiene { $adventures ->
        [one] 1 carta
       *[other] { $adventures } cartas
    }.
carta-magica-note-settled = { WHO($who) ->
        [you] Tú
       *[other] { $who }
    }: { FORM($character, as: "nom") }, con puerto de origen { FORM($harbour, as: "in") }. Misión: { FORM($challenge, as: "nom") }.
carta-magica-note-gift = { WHO($who) ->
        [you] Empiezas
       *[other] { $who } empieza
    } con: { $card } y { $talisman }.
carta-magica-note-spun = { WHO($who) ->
        [you] Te sale
       *[other] A { $who } le sale
    } { $segment }.
carta-magica-note-spun-storm = { WHO($who) ->
        [you] Te sale
       *[other] A { $who } le sale
    } una tormenta.
carta-magica-note-wind = { WHO($who) ->
        [you] Vuelves
       *[other] { $who } vuelve
    } a girar la ruleta: la tormenta empuja hacia el { $wind }.
carta-magica-note-again = { WHO($who) ->
        [you] Vuelves
       *[other] { $who } vuelve
    } a girar con una carta.
carta-magica-note-weather = { WHO($who) ->
        [you] Usas
       *[other] { $who } usa
    } la carta de buen tiempo.
carta-magica-note-weather-all = { WHO($who) ->
        [you] Calmas
       *[other] { $who } calma
    } la tormenta con buen tiempo.
carta-magica-note-no-weather = { WHO($who) ->
        [you] Dejas
       *[other] { $who } deja
    } que sople la tormenta.
carta-magica-note-drift-free = { WHO($who) ->
        [you] Tu barco va
       *[other] El barco de { $who } va
    } a la deriva hasta { FORM($place, as: "the") }.
carta-magica-note-drift-swept = La tormenta lleva { WHO($who) ->
        [you] tu barco
       *[other] el barco de { $who }
    } { FORM($place, as: "to") }.
carta-magica-note-drift-becalmed = { WHO($who) ->
        [you] Tu barco
       *[other] El barco de { $who }
    } queda encalmado { FORM($place, as: "in") }.
carta-magica-note-drift-damaged = { WHO($who) ->
        [you] Tu barco
       *[other] El barco de { $who }
    } queda dañado { FORM($place, as: "in") }.
carta-magica-note-rest = { WHO($who) ->
        [you] No haces
       *[other] { $who } no hace
    } nada.
carta-magica-note-took-goods = { WHO($who) ->
        [you] Tomas
       *[other] { $who } toma
    } { $amount ->
        [one] 1 objeto
       *[other] { $amount } objetos
    }.
carta-magica-note-took-magic = { WHO($who) ->
        [you] Tomas
       *[other] { $who } toma
    } { $amount } de magia.
carta-magica-note-sailed = { WHO($who) ->
        [you] Navegas
       *[other] { $who } navega
    } { $steps ->
        [one] 1 casilla
       *[other] { $steps } casillas
    } hasta { FORM($place, as: "the") }.
carta-magica-note-paid-tow = { WHO($who) ->
        [you] Pagas
       *[other] { $who } paga
    } { $what } por el remolque.
carta-magica-note-paid-repair = { WHO($who) ->
        [you] Pagas
       *[other] { $who } paga
    } { $what } por la reparación.
carta-magica-note-used-lucky-wind = { WHO($who) ->
        [you] Usas
       *[other] { $who } usa
    } el viento de la suerte.
carta-magica-note-used-repair-card = { WHO($who) ->
        [you] Reparas
       *[other] { $who } repara
    } el barco con una carta.
carta-magica-note-cashed = { WHO($who) ->
        [you] Canjeas
       *[other] { $who } canjea
    } { FORM($card, as: "a") } por fichas: { $amount }.
carta-magica-note-sold = { WHO($who) ->
        [you] Cambias
       *[other] { $who } cambia
    } { FORM($what, as: "a") } por { $gold } de oro.
carta-magica-note-bought = { WHO($who) ->
        [you] Compras
       *[other] { $who } compra
    } { FORM($talisman, as: "the") }.
carta-magica-note-bought-unseen = { WHO($who) ->
        [you] Compras
       *[other] { $who } compra
    } a ciegas: { $talisman }.
carta-magica-note-row = Ahora a la venta: { $talismans }.
carta-magica-note-curse = { WHO($who) ->
        [you] Echas
       *[other] { $who } echa
    } un maleficio a los talismanes a la vista.
carta-magica-note-row-new = { WHO($who) ->
        [you] A la venta ahora para ti y los demás
       *[other] A la venta ahora para { $who } y los demás
    }: { $talismans }.
carta-magica-note-drew = { WHO($who) ->
        [you] Robas
       *[other] { $who } roba
    }: { $card }.
carta-magica-note-no-card = No hay carta de acción para { WHO($who) ->
        [you] ti
       *[other] { $who }
    }.
carta-magica-note-shuffled = Se barajan las cartas de acción usadas: { $count }.
carta-magica-note-telescope = { WHO($who) ->
        [you] Miras
       *[other] { $who } mira
    } por el catalejo.
carta-magica-note-peeked = Las próximas cartas, que solo tú ves: { $cards }.
carta-magica-note-paid = { WHO($who) ->
        [you] Pagas
       *[other] { $who } paga
    } { FORM($what, as: "a") }.
carta-magica-note-unpaid = { WHO($who) ->
        [you] No puedes pagar y pierdes
       *[other] { $who } no puede pagar y pierde
    } un turno.
carta-magica-note-missed = { WHO($who) ->
        [you] Pierdes
       *[other] { $who } pierde
    } este turno.
carta-magica-note-taming = { WHO($who) ->
        [you] { $spent ->
            [0] No gastas magia y sacas
           *[other] Gastas { $spent } de magia y sacas
        }
       *[other] { $spent ->
            [0] { $who } no gasta magia y saca
           *[other] { $who } gasta { $spent } de magia y saca
        }
    } un { $steps }{ $monsters ->
        [0] {""}
        [one] , más 1 monstruo domado
       *[other] , más { $monsters } monstruos domados
    }: { $total } contra { $strength }.
carta-magica-note-tamed = { WHO($who) ->
        [you] Domas { FORM($monster, as: "to") } y te llevas
       *[other] { $who } doma { FORM($monster, as: "to") } y se lleva
    } { $gold } de oro.
carta-magica-note-failed = { WHO($who) ->
        [you] { FORM($monster, as: "the", cap: "yes") } se te escapa
       *[other] { FORM($monster, as: "the", cap: "yes") } se le escapa a { $who }
    }{ $goods ->
        [0] {" "}sin llevarse nada
        [one] {" "}y se lleva 1 objeto
       *[other] {" "}y se lleva { $goods } objetos
    }.
carta-magica-note-peace = { WHO($who) ->
        [you] No atacas
       *[other] { $who } no ataca
    }.
carta-magica-note-attack = { WHO($who) ->
        [you] Atacas a { $victim }
       *[other] { WHO($victim) ->
            [you] { $who } te ataca
           *[other] { $who } ataca a { $victim }
        }
    }.
# by name
carta-magica-note-battle = { WHO($who) ->
        [you] Tú sacas
       *[other] { $who } saca
    } un { $steps }; { WHO($victim) ->
        [you] tú,
       *[other] { $victim },
    } un { $other }.
carta-magica-note-won = { WHO($who) ->
        [you] Ganas
       *[other] { $who } gana
    } la batalla contra { WHO($loser) ->
        [you] ti
       *[other] { $loser }
    }.
carta-magica-note-prize = { WHO($who) ->
        [you] Le quitas a { $loser }
       *[other] { WHO($loser) ->
            [you] { $who } te quita
           *[other] { $who } le quita a { $loser }
        }
    }: { $what }.
carta-magica-note-propose = { WHO($who) ->
        [you] Propones a { $other }
       *[other] { WHO($other) ->
            [you] { $who } te propone
           *[other] { $who } propone a { $other }
        }
    } intercambiar posiciones.
carta-magica-note-refuse = { WHO($who) ->
        [you] Te quedas en tu sitio
       *[other] { $who } se queda en su sitio
    }.
carta-magica-note-swap = { WHO($who) ->
        [you] Intercambias posiciones con { $other }
       *[other] { WHO($other) ->
        [you] { $who } intercambia posiciones contigo
       *[other] { $who } { FORM($other, as: "y") } { $other } intercambian posiciones
    }
    }.
carta-magica-note-home = { WHO($who) ->
        [you] Estás
       *[other] { $who } está
    } en casa, { FORM($harbour, as: "in") }. La partida se acaba.
carta-magica-note-home-last = { WHO($who) ->
        [you] Estás
       *[other] { $who } está
    } en casa, { FORM($harbour, as: "in") }. Empiezan los últimos turnos.
carta-magica-note-limit = Empieza la ronda { $rounds }, la última en esta mesa: después se acaba la partida, aunque no haya nadie en casa.

## The position in words

carta-magica-status-settling = { WHO($who) ->
        [you] Eliges
       *[other] { $who } elige
    } puerto, misión y personaje.
carta-magica-status-spinning = { WHO($who) ->
        [you] Giras
       *[other] { $who } gira
    } la ruleta.
carta-magica-status-choosing = { WHO($who) ->
        [you] Te ha salido { $segment }: eliges
       *[other] A { $who } le ha salido { $segment }: elige
    } qué hacer.
carta-magica-status-sailing = { WHO($who) ->
        [you] Te toca
       *[other] A { $who } le toca
    } navegar.
carta-magica-status-storming = { WHO($who) ->
        [you] Te ha salido una tormenta: puedes
       *[other] A { $who } le ha salido una tormenta: puede
    } volver a girar.
carta-magica-status-sheltering = Una tormenta: { WHO($who) ->
        [you] puedes usar la carta de buen tiempo
        [you-all] se puede usar la carta de buen tiempo ({ FORM($who, as: "nom") })
        [they] { $who } pueden usar la carta de buen tiempo
       *[other] { $who } puede usar la carta de buen tiempo
    }.
carta-magica-status-drawing = { WHO($who) ->
        [you] Robas una carta de acción o miras
       *[other] { $who } roba una carta de acción o mira
    } primero.
carta-magica-status-paying = { WHO($who) ->
        [you] Tienes
       *[other] { $who } tiene
    } que pagar { $price }.
carta-magica-status-taming = { WHO($who) ->
        [you] Te encuentras
       *[other] { $who } se encuentra
    } con { FORM($monster, as: "the") }.
carta-magica-status-retaming = { WHO($who) ->
        [you] Puedes
       *[other] { $who } puede
    } volver a girar contra { FORM($monster, as: "the") }.
carta-magica-status-trading = { WHO($who) ->
        [you] Puedes
       *[other] { $who } puede
    } comerciar { FORM($place, as: "in") }.
carta-magica-status-engaging = { WHO($who) ->
        [you] Puedes
       *[other] { $who } puede
    } atacar.
carta-magica-status-refighting = { WHO($who) ->
        [you] Vas perdiendo una batalla y puedes
       *[other] { $who } va perdiendo una batalla y puede
    } volver a girar.
carta-magica-status-looting = { WHO($who) ->
        [you] Has ganado una batalla y tomas
       *[other] { $who } ha ganado una batalla y toma
    } una carta.
carta-magica-status-proposing = { WHO($who) ->
        [you] Puedes
       *[other] { $who } puede
    } proponer un intercambio de posiciones.
carta-magica-status-agreeing = { WHO($who) ->
        [you] Tienes que decidir si intercambias
       *[other] { $who } tiene que decidir si intercambia
    } posiciones.
carta-magica-text-head = { $status } Ronda { $round } de { $rounds } como máximo.
carta-magica-text-wheel = La ruleta muestra { $segment }.
carta-magica-text-wind = La tormenta empuja hacia el { $wind }.
carta-magica-text-final = Hay un barco en casa. { WHO($who) ->
        [you] Solo faltas tú por jugar.
        [you-all] Faltan por jugar: { FORM($who, as: "nom") }.
        [they] Faltan por jugar: { $who }.
       *[other] Solo falta { $who } por jugar.
    }
carta-magica-text-final-none = Hay un barco en casa. Este es el último turno.
carta-magica-text-fight = Batalla: { WHO($who) ->
        [you] has sacado
       *[other] { $who } ha sacado
    } un { $steps }; { WHO($other) ->
        [you] tú,
       *[other] { $other },
    } un { $against }.
carta-magica-text-reach = Puedes navegar { $steps ->
        [one] 1 casilla
       *[other] { $steps } casillas
    }: hay { $squares ->
        [one] 1 casilla
       *[other] { $squares } casillas
    } al alcance.
carta-magica-text-reach-harbours = Puertos al alcance: { $harbours }.
carta-magica-text-peeked = Ves: { $cards }.
carta-magica-text-remembered = Conoces del mazo: { $cards }.
carta-magica-text-place = { $card } (carta { $place })
carta-magica-text-score = { $rank }. { FORM($who, as: "nom", cap: "yes") }: { $total } ({ $rows })
carta-magica-text-unsettled = { WHO($who) ->
        [you] Aún no has
       *[other] { $who } aún no ha
    } elegido.
carta-magica-text-player = { FORM($who, as: "nom", cap: "yes") }: { FORM($character, as: "nom") }. Misión: { FORM($challenge, as: "nom") }. Ahora, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
carta-magica-text-ship = { WHO($who) ->
        [you] Tu barco
       *[other] El barco de { $who }
    } está { FORM($place, as: "in") }{ $condition ->
        [damaged] , dañado
        [becalmed] , encalmado
       *[free] {""}
    }. Puerto de origen: { $home }; vuelta a la isla hecha: { $way }.
carta-magica-text-way = { $eighths ->
        [0] nada todavía
        [1] un octavo
        [2] un cuarto
        [3] tres octavos
        [4] la mitad
        [5] cinco octavos
        [6] tres cuartos
        [7] siete octavos
        [8] entera
       *[other] más que entera
    }{ $direction ->
        [clockwise] , en sentido horario
        [anticlockwise] , en sentido antihorario
       *[none] {""}
    }
carta-magica-text-stock = { WHO($who) ->
        [you] Tienes
       *[other] { $who } tiene
    } { $stock }.
carta-magica-text-cards = { WHO($who) ->
        [you] Tus cartas
       *[other] Cartas de { $who }
    }: { $cards }.
carta-magica-text-talismans = { WHO($who) ->
        [you] Tus talismanes
       *[other] Talismanes de { $who }
    }: { $talismans }.
carta-magica-text-swept = La tormenta ha llevado { WHO($who) ->
        [you] tu barco
       *[other] el barco de { $who }
    } al puerto: en el próximo turno puede comerciar allí.
carta-magica-text-misses = { WHO($who) ->
        [you] Pierdes
       *[other] { $who } pierde
    } { $turns ->
        [one] el próximo turno
       *[other] { $turns } turnos
    }.
carta-magica-text-decks = Mazo de acción: { $adventures }; usadas: { $discard }; mazo de talismanes: { $talismans }.
carta-magica-text-row-open = Talismanes a la vista: { $talismans }.

## Scores

carta-magica-score-talismans = Talismanes
carta-magica-score-talismans-evidence = { $talismans }
carta-magica-score-challenge = Misión
carta-magica-score-gold = Oro
carta-magica-score-gold-evidence = { $tokens } en fichas y { $cards } en cartas
carta-magica-score-home = Casa
carta-magica-over-home = Un barco ha llegado a casa, y con eso termina el viaje.
carta-magica-over-limit = Se han jugado { $rounds } rondas, el límite de esta mesa, y nadie ha llegado a casa.

## What a position is worth, as the coach names it

carta-magica-term-points = talismanes y oro
carta-magica-term-gold = uso del oro
carta-magica-term-goods = uso de los objetos
carta-magica-term-magic = magia
carta-magica-term-cards = cartas útiles
carta-magica-term-home = camino a casa
carta-magica-term-ship = seguridad del barco

## What bots like, a style each: its name, and what it does where moves are about as good

carta-magica-style-merchant-told = busca oro y objetos.
carta-magica-style-adventurer = aventurero
carta-magica-style-adventurer-told = busca cartas de acción y magia.
carta-magica-style-pilot = piloto cauto
carta-magica-style-pilot-told = busca un camino corto a casa y un barco seguro.
carta-magica-style-raider = saqueador
carta-magica-style-raider-told = busca talismanes y que los demás pierdan.
