# The game `navegador`: Mac Gerdts' Navegador.

navegador-small = adónde navega el resto de una flota tras un descubrimiento
navegador-name = Navegador

navegador-region-portugal = Portugal
navegador-region-guine = Guiné
navegador-region-bahia = Bahia
navegador-region-rio = Rio de Janeiro
navegador-region-angola = Angola
navegador-region-cabo = Cabo da Boa Esperança
    .gender = m
navegador-region-mocambique = Moçambique
navegador-region-mombaca = Mombaça
navegador-region-goa = Goa
navegador-region-malaca = Malaca
navegador-region-timor = Timor
navegador-region-macau = Macau
navegador-region-nagasaki = Nagasaki

navegador-good-sugar = azúcar
    .gender = m
    .n = { $count } de azúcar
navegador-good-gold = oro
    .gender = m
    .n = { $count } de oro
navegador-good-spice = especias
    .gender = fp
    .n = { $count } de especias

navegador-building-sugar = fábrica de azúcar
    .gender = f
navegador-building-gold = fábrica de oro
    .gender = f
navegador-building-spice = fábrica de especias
    .gender = f
navegador-building-shipyard = astillero
    .gender = m
navegador-building-church = iglesia
    .gender = f

navegador-building-count-sugar = { $count ->
        [one] una fábrica de azúcar
       *[other] { $count } fábricas de azúcar
    }
navegador-building-count-gold = { $count ->
        [one] una fábrica de oro
       *[other] { $count } fábricas de oro
    }
navegador-building-count-spice = { $count ->
        [one] una fábrica de especias
       *[other] { $count } fábricas de especias
    }
navegador-building-count-shipyard = { $count ->
        [one] un astillero
       *[other] { $count } astilleros
    }
navegador-building-count-church = { $count ->
        [one] una iglesia
       *[other] { $count } iglesias
    }

navegador-kind-colony = Colonias
navegador-kind-factory = Fábricas
navegador-kind-explorer = Exploración
navegador-kind-shipyard = Astilleros
navegador-kind-church = Iglesias

navegador-field-sailing = Navegación
navegador-field-workers = Trabajadores
navegador-field-market1 = Mercado 1
navegador-field-colony = Colonia
navegador-field-privilege = Privilegio
navegador-field-ships = Barcos
navegador-field-market2 = Mercado 2
navegador-field-buildings = Edificios

## Options of the table

navegador-setting-king = Privilegio del rey
navegador-setting-king-sheet = En tu tablero personal; se asigna al final
navegador-setting-king-goa = Espera en Goa: se recoge con un barco allí

## The rondel

navegador-move-first = ¿Dónde pones tu ficha en el rondel? La primera casilla es gratis.
navegador-move-ask = ¿Adónde va tu ficha en el rondel? Tres casillas son gratis; cada casilla de más cuesta un barco.
navegador-move-last = Tu último turno. ¿Adónde va tu ficha? Tres casillas son gratis; cada casilla de más cuesta un barco.
navegador-move-cost = { $expires ->
        [0] { $count ->
            [0] gratis
            [one] cuesta un barco
           *[other] cuesta { $count } barcos
        }
       *[other] { $count ->
            [0] gratis
            [one] cuesta un barco
           *[other] cuesta { $count } barcos
        }; pierdes la carta Navegador sin usarla
    }
navegador-move-blocked = cuesta { $count ->
        [one] un barco
       *[other] { $count } barcos
    }, tienes { $ships }
navegador-move-navegador = Carta Navegador: navegar primero
navegador-move-navegador-hint = Una navegación extra antes de tu turno; la carta pasa después a tu derecha
navegador-pay-ask = { $count ->
        [one] ¿Qué barco paga la casilla de más?
       *[other] ¿Qué { $count } barcos pagan las casillas de más?
    }
navegador-pay-option = { $region } ({ $count })

## Sailing

navegador-sail-ask = ¿Qué barcos navegan? Cada uno cruza { $borders ->
        [one] una frontera
       *[other] hasta { $borders } fronteras
    }.
navegador-sail-join = { $count ->
        [one] ¿Qué otro barco entra también { FORM($region, as: "in") }?
       *[other] ¿Qué otros { $count } barcos entran también { FORM($region, as: "in") }?
    }
navegador-sail-group = { $count ->
        [one] 1 barco
       *[other] { $count } barcos
    } { $origin } → { $to }{ $lost ->
        [0] {""}
        [one] , 1 perdido
       *[other] , { $lost } perdidos
    }
navegador-sail-sailed = { $count ->
        [one] un barco
       *[other] { $count } barcos
    } { FORM($origin, as: "from") } { FORM($to, as: "to") }
navegador-sail-to = { FORM($region, as: "to", cap: "yes") }
navegador-sail-end = Ningún barco más
navegador-sail-nobody = No navega ningún barco
navegador-sail-done = Acabar la navegación
navegador-sail-look = Explorar y seguir navegando
navegador-sail-look-hint = Revelar ya las colonias y seguir navegando con los otros barcos
navegador-sail-hint-unknown = explora: { $lost ->
        [one] se pierde un barco
       *[other] se pierden { $lost } barcos
    }{ $begins ->
        [2] ; abre la fase II
        [3] ; abre la fase III
        [end] ; empieza la última ronda
       *[0] {""}
    }
navegador-sail-hint-colony = colonias desde { $price }
navegador-sail-hint-near = desde allí puedes explorar { FORM($regions, as: "the") }
navegador-sail-hint-covered = sus colonias se revelan al final del turno
navegador-sail-hint-none = no hay colonias a la venta
navegador-sail-hint-home = en casa

## Workers and ships

navegador-recruit-count = { $what ->
        [workers] { $count ->
            [0] Ninguno
            [one] 1 trabajador
           *[other] { $count } trabajadores
        }
       *[ships] { $count ->
            [0] Ninguno
            [one] 1 barco
           *[other] { $count } barcos
        }
    }
navegador-recruit-ask = { $what ->
        [ships] ¿Cuántos barcos? { $cheap } a 50, los demás a { $dear }. Tienes { $level } de { $most } y { $money } cruzados.
       *[workers] ¿Cuántos trabajadores? { $cheap } a 50, los demás a { $dear }. Tienes { $level } de { $most } y { $money } cruzados.
    }
navegador-recruit-option = { $count } por { $price }, te quedan { $left }
navegador-recruit-hint-sold = { $sold ->
        [one] 1 de ellos se revende
       *[other] { $sold } de ellos se revenden
    } por { $income }
navegador-blocked-money = cuesta { $price }, tienes { $money }
navegador-blocked-workers = necesita { $needed } trabajadores, tienes { $workers }
navegador-blocked-order = primero va lo más barato de una región o fila

## Colonies and buildings

navegador-colony-ask = ¿Qué colonias? Como mucho { $most }; cada una necesita un barco allí y dos trabajadores. Tienes { $money } cruzados.
navegador-colony-option = { $region }, { $price }
navegador-building-ask = ¿Qué edificios? Tienes { $workers } trabajadores y { $money } cruzados.
navegador-colony-founded = una colonia en { $region } por { $price }
navegador-building-built = { FORM($building, as: "a") } por { $price }
navegador-building-option = { $kind ->
        [sugar] Fábrica de azúcar,
        [gold] Fábrica de oro,
        [spice] Fábrica de especias,
        [shipyard] Astillero,
       *[church] Iglesia,
    } { $price }
navegador-building-hint = necesita { $workers } trabajadores

## Market

navegador-market-ask = Vende o transforma cada mercancía. Tienes { $money } cruzados.
navegador-market-good = { $colonies ->
        [0] Transformar hasta { FORM($good, $factories, as: "n") } por { $process }
       *[other] Vender hasta { FORM($good, $colonies, as: "n") } a { $sell }, o transformar hasta { $factories } por { $process }
    }
navegador-market-sell = Vender { FORM($good, $count, as: "n") }
navegador-market-process = Transformar { FORM($good, $count, as: "n") }
navegador-market-hint = da { $orange ->
        [0] { $income };
       *[other] { $income } con la fábrica naranja;
    } después se vende a { $price } y se transforma por { $process }
navegador-market-sold = venta de { FORM($good, $count, as: "n") } por { $income }
navegador-market-processed = transformación de { FORM($good, $count, as: "n") } por { $income }
navegador-market-orange = la fábrica naranja solo sirve para una mercancía

## Privileges

navegador-privilege-ask = ¿Qué privilegio? Cuesta un trabajador. Tienes { $workers } trabajadores y { $money } cruzados.
navegador-privilege-nothing = Ninguno
navegador-privilege-option = { $king ->
        [0] { $kind },
       *[other] Privilegio del rey: { $kind },
    } bonificación { $bonus }
navegador-privilege-king = Privilegio del rey: { $kind }
navegador-privilege-hint = { $count } × { $each }; { $king ->
        [0] cuesta un
       *[other] sin
    } trabajador, y después { $count ->
        [0] cada unidad valdrá { $points }
        [one] la unidad que tienes vale { $points }
       *[other] cada una de tus { $count } unidades vale { $points }
    }
navegador-privilege-full = ya tienes tres de esta categoría
navegador-privilege-gone = no queda ninguno en la galería
navegador-privilege-workers = debes conservar { $least } trabajadores
navegador-king-ask = Tu último turno: ¿en qué categoría pones tu privilegio del rey?
navegador-king-option = { $kind }: { $gain ->
        [one] +1 punto
       *[other] +{ $gain } puntos
    }

## What happened

navegador-note-start = { WHO($who) ->
        [you] Empiezas
       *[other] { $who } empieza
    }. Cada jugador tiene { $ships } barcos en Portugal y { $money } cruzados; la carta Navegador { WHO($holder) ->
        [you] la tienes tú
       *[other] la tiene { $holder }
    }.
navegador-note-move = { WHO($who) ->
        [you] Vas
       *[other] { $who } va
    } a { $field }.
navegador-note-pay = { WHO($who) ->
        [you] Entregas
       *[other] { $who } entrega
    } { $count ->
        [one] un barco
       *[other] { $count } barcos
    } para llegar ({ $places }).
navegador-note-nothing = { WHO($who) ->
        [you] No haces
       *[other] { $who } no hace
    } nada allí.
navegador-note-stay = { WHO($who) ->
        [you] Tus otros barcos
       *[other] Los otros barcos de { $who }
    } se quedan donde están.
navegador-note-navegador = { WHO($who) ->
        [you] Usas
       *[other] { $who } usa
    } la carta Navegador.
navegador-note-sail = { WHO($who) ->
        [you] Navegas
       *[other] { $who } navega
    } con { $groups }.
navegador-note-explore = { WHO($who) ->
        [you] Exploras
       *[other] { $who } explora
    } { FORM($region, as: "the") } ({ $lost ->
        [one] −1 barco
       *[other] −{ $lost } barcos
    }, +{ $premium }): { $count ->
        [one] una colonia a
       *[other] colonias a
    } { $prices }.
navegador-note-workers = { WHO($who) ->
        [you] Reclutas
       *[other] { $who } recluta
    } { $count ->
        [one] un trabajador
       *[other] { $count } trabajadores
    } por { $price }.
navegador-note-ships = { WHO($who) ->
        [you] Construyes
       *[other] { $who } construye
    } { $count ->
        [one] un barco
       *[other] { $count } barcos
    } por { $price }.
navegador-note-ships-sold = { WHO($who) ->
        [you] Revendes
       *[other] { $who } revende
    } { $count ->
        [one] uno
       *[other] { $count }
    } de ellos por { $income }.
navegador-note-colony = { WHO($who) ->
        [you] Fundas
       *[other] { $who } funda
    } { $colonies }.
navegador-note-build = { WHO($who) ->
        [you] Construyes
       *[other] { $who } construye
    } { $buildings }.
navegador-note-market = { WHO($who) ->
        [you] Comercias
       *[other] { $who } comercia
    }: { $trades }.
navegador-note-privilege = { WHO($who) ->
        [you] Entregas un trabajador por un privilegio de { $kind } y recibes
       *[other] { $who } entrega un trabajador por un privilegio de { $kind } y recibe
    } una bonificación de { $bonus }.
navegador-note-privilege-goa = { WHO($who) ->
        [you] Recoges en Goa el privilegio del rey para { $kind } y recibes
       *[other] { $who } recoge en Goa el privilegio del rey para { $kind } y recibe
    } una bonificación de { $bonus }.
navegador-note-king = { WHO($who) ->
        [you] Pones
       *[other] { $who } pone
    } el privilegio del rey en { $kind }: { $gain ->
        [one] +1 punto
       *[other] +{ $gain } puntos
    }.
navegador-note-card-used = La carta Navegador pasa { WHO($who) ->
        [you] a ti
       *[other] a { $who }
    }.
navegador-note-card-expired = La carta Navegador no se ha usado y pasa { WHO($who) ->
        [you] a ti
       *[other] a { $who }
    }.
navegador-note-phase = Fase { $phase ->
        [2] II
        [3] III
       *[other] { $phase }
    }: los barcos cruzan { $phase } fronteras, los trabajadores y barcos caros cuestan { $phase }00, y los privilegios se reponen hasta { $refill }.
navegador-note-ending-nagasaki = Quedan { $turns } turnos, uno por jugador.
navegador-note-ending-buildings = Se ha vendido el último edificio: quedan { $turns } turnos, uno por jugador.
navegador-note-score = { WHO($who) ->
        [you] Tienes
       *[other] { $who } tiene
    } { $total } puntos: { $rank ->
        [1] 1.er
        [3] 3.er
       *[other] { $rank }.º
    } puesto.

## Whose turn

navegador-status-moving = { WHO($who) ->
        [you] Eliges
       *[other] { $who } elige
    } una casilla del rondel.
navegador-status-navegador = { WHO($who) ->
        [you] Eliges una casilla del rondel o navegas
       *[other] { $who } elige una casilla del rondel o navega
    } primero con la carta Navegador.
navegador-status-last = { WHO($who) ->
        [you] Juegas
       *[other] { $who } juega
    } el último turno.
navegador-status-acting = { $extra ->
        [0] { WHO($who) ->
            [you] Planeas { $field } y tendrías
           *[other] { $who } planea { $field } y tendría
        }
       *[other] { WHO($who) ->
            [you] Planeas una navegación extra con la carta Navegador y tendrías
           *[other] { $who } planea una navegación extra con la carta Navegador y tendría
        }
    } entonces { $money } cruzados.
navegador-status-sailing = { WHO($who) ->
        [you] Miras el descubrimiento y puedes
       *[other] { $who } mira el descubrimiento y puede
    } seguir navegando con el resto de la flota.
navegador-status-over = La partida ha terminado. { WHO($winner) ->
        [you] Ganas
       *[other] Gana { $winner }
    } con { $points } puntos.

## The position in words

navegador-chapter = Ronda { $round } (fase { $phase ->
        [1] I
        [2] II
       *[3] III
    })
navegador-text-head = { $status } Fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, ronda { $round }.
navegador-text-ending = { $now ->
        [0] El final está cerca: después de este turno { $left ->
        [one] queda un turno
       *[other] quedan { $left } turnos
    }.
       *[other] El final está cerca: { $left ->
        [one] este es el último turno
       *[other] quedan { $left } turnos con este
    }.
    }
navegador-text-player = { FORM($who, as: "nom", cap: "yes") }: { $points } puntos, { $money } cruzados, { $workers ->
        [one] 1 trabajador
       *[other] { $workers } trabajadores
    }, ficha: { $field }.
navegador-text-field-none = aún fuera del rondel
navegador-text-free = { WHO($who) ->
        [you] Vas
       *[other] { $who } va
    } gratis a { $fields }; cada casilla de más cuesta otro barco.
navegador-text-place = { $region } { $count }
navegador-text-goods = { $good } { $colonies } / { $factories }
navegador-text-goods-all = { WHO($who) ->
        [you] Tus colonias / fábricas
       *[other] Colonias / fábricas de { $who }
    }: { $goods }; y la fábrica naranja.
navegador-text-items = { WHO($who) ->
        [you] Tienes
       *[other] { $who } tiene
    } { $explorers ->
        [one] 1 explorador
       *[other] { $explorers } exploradores
    }, { $shipyards ->
        [one] 1 astillero
       *[other] { $shipyards } astilleros
    }, { $churches ->
        [one] 1 iglesia
       *[other] { $churches } iglesias
    }.
navegador-text-privilege = { $kind } { $count }
navegador-text-privileges = { WHO($who) ->
        [you] Tus privilegios
       *[other] Privilegios de { $who }
    }: { $privileges }.
navegador-text-king = { WHO($who) ->
        [you] Tu privilegio del rey
       *[other] El privilegio del rey de { $who }
    } daría lo máximo en { $kind }: +{ $gain }.
navegador-text-king-goa = { WHO($who) ->
        [you] Tu privilegio del rey
       *[other] El privilegio del rey de { $who }
    } espera en Goa.
navegador-text-region = { $region }: colonias de { $good } a { $prices }.
navegador-text-empty = { $region }: no quedan colonias.
navegador-text-unknown = { $region }, sin explorar: { $count ->
        [one] { $count } colonia
       *[other] { $count } colonias
    } de { $good }; tienen que entrar { $needed } barcos juntos.
navegador-text-price = { $good } { $sell } / { $process }
navegador-text-market = Mercado (una unidad se vende a / transformar da): { $goods }.
navegador-text-building = { $building } { $price } ({ $left ->
        [one] queda 1
       *[other] quedan { $left }
    })
navegador-text-buildings = Edificios a la venta: { $rows }.
navegador-text-gallery = Privilegios en la galería: { $privileges }.
navegador-text-card-first = { WHO($who) ->
        [you] Tienes
       *[other] { $who } tiene
    } la carta Navegador.
navegador-text-card = { WHO($who) ->
        [you] Tienes
       *[other] { $who } tiene
    } la carta Navegador; el barco naranja está en { $field }, { $left ->
        [one] una casilla
       *[other] { $left } casillas
    } más adelante.

## Scoring

navegador-score-items = { $count } × { $each }
navegador-score-money = Dinero
navegador-score-cash = { $money } cruzados
navegador-end-points = La última ronda ha terminado: gana quien tiene más puntos.
navegador-end-tie = Igualdad de puntos: gana quien tiene la carta Navegador o la recibiría a continuación.

## What a prepared turn is prepared for

navegador-plan-phase = es la fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }
navegador-plan-ending = ha empezado la última ronda
navegador-plan-open = aún no ha empezado la última ronda
navegador-plan-unexplored = { $region } está sin explorar

# What a position is worth, by what brings it
navegador-term-colonies = colonias
navegador-term-factories = fábricas
navegador-term-discoveries = descubrimientos
navegador-term-shipyards = astilleros
navegador-term-churches = iglesias
navegador-term-privileges = privilegios
navegador-term-workers = trabajadores
navegador-term-ships = barcos
navegador-term-market = mercado

## What bots like, a style each: its name, and what it does where moves are about as good

navegador-style-explorer-told = busca descubrimientos y barcos.
navegador-style-merchant-told = busca fábricas, el mercado y dinero.
navegador-style-settler = colono
navegador-style-settler-told = busca colonias y trabajadores.
navegador-style-builder = gran constructor
navegador-style-builder-told = busca iglesias, astilleros y privilegios.
