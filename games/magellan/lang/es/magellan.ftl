# The game `magellan` of 1986. Countries, cards and places are in magellan-cards.ftl.

magellan-small = qué mazo, qué pieza pierdes, qué país vendes para pagar
magellan-name = Magellan (1986)

## Options of the table

magellan-setting-level = Nivel
magellan-setting-level-peace = El más fácil, sin guerra
magellan-setting-level-simplest = El más fácil: jeeps y barcos, con guerra
magellan-setting-level-planes = Aviones: con bombardeos
magellan-setting-level-experts = Expertos: aviones en barcos, alianzas
magellan-setting-bases = Bases de salida
magellan-setting-bases-1 = Islas del sur (alejadas entre sí)
magellan-setting-bases-2 = Islas del Pacífico y del Ártico (alejadas entre sí)
magellan-setting-bases-3 = Islas del Atlántico (cercanas entre sí)
magellan-setting-bases-4 = Islas cerca de Fiyi (cercanas entre sí)
magellan-setting-target = Renta que hay que superar
magellan-setting-target-150 = 150 M
magellan-setting-target-100 = 100 M (más corta)
magellan-setting-target-75 = 75 M (la más corta)
magellan-setting-start = Comienzo
magellan-setting-start-beginners = Dos descubrimientos y cinco países a la vista
magellan-setting-start-plain = Ninguna carta a la vista
magellan-setting-end = Tras la primera victoria
magellan-setting-end-places = Los demás siguen jugando por los puestos
magellan-setting-end-winner = La partida se acaba
magellan-setting-rounds = Límite de rondas
magellan-setting-rounds-none = Ninguno
magellan-setting-rounds-60 = 60: después gana la renta más alta
magellan-setting-rounds-40 = 40: después gana la renta más alta
magellan-setting-rounds-20 = 20: después gana la renta más alta
magellan-setting-rounds-10 = 10: después gana la renta más alta
magellan-setting-history6 = Cartas históricas, series 6 a 10
magellan-setting-history6-off = Sin ellas
magellan-setting-history6-on = Con 50 cartas más
magellan-setting-history11 = Cartas históricas, series 11 a 15
magellan-setting-countries = Países
magellan-setting-countries-50 = 50
magellan-setting-countries-100 = 100

## Places and pieces

magellan-piece-jeep = jeep
    .gender = m
    .n = { $count ->
        [one] un jeep
       *[other] { $count } jeeps
    }
    .moves = va
magellan-piece-ship = barco
    .gender = m
    .n = { $count ->
        [one] un barco
       *[other] { $count } barcos
    }
magellan-piece-plane = avión
    .gender = m
    .n = { $count ->
        [one] un avión
       *[other] { $count } aviones
    }
    .moves = vuela
magellan-what-ship = barco vacío
    .gender = m
    .moves = navega
magellan-what-ship-jeep = barco con jeep
    .gender = m
    .moves = navega
magellan-what-ship-plane = barco con avión
    .gender = m
    .moves = navega
magellan-what-ship-both = barco con avión y jeep
    .gender = m
    .moves = navega
magellan-what-plane-jeep = avión con jeep
    .gender = m
    .moves = vuela
magellan-group = { $count ->
        [one] {""}
       *[other] { $count } ×{" "}
    }{ $what } { FORM($place, as: "in") }
magellan-group-afloat = { $count ->
        [one] {""}
       *[other] { $count } ×{" "}
    }{ $what } { $place }
magellan-group-alike = hay { $count } allí
magellan-near = cerca { FORM($place, as: "of") }
magellan-at-sea = { KNOWN($cell, names: "magellan-island") ->
        [yes] cerca { FORM($place, as: "of") }
       *[no] { FORM($place, as: "in") }
    }
magellan-one = { $what ->
        [jeep] Jeep { FORM($place, as: "in") }
        [ship] Barco vacío { $place }
        [ship-jeep] Barco con jeep { $place }
        [ship-plane] Barco con avión { $place }
        [ship-both] Barco con avión y jeep { $place }
        [plane] Avión { FORM($place, as: "in") }
       *[plane-jeep] Avión con jeep { FORM($place, as: "in") }
    }
    .nom = { $what ->
            [jeep] jeep { FORM($place, as: "in") }
            [ship] barco vacío { $place }
            [ship-jeep] barco con jeep { $place }
            [ship-plane] barco con avión { $place }
            [ship-both] barco con avión y jeep { $place }
            [plane] avión { FORM($place, as: "in") }
           *[plane-jeep] avión con jeep { FORM($place, as: "in") }
        }
magellan-brief-ship = Barco { $place }
    .nom = barco { $place }
magellan-points = { $points ->
        [0] 0 pasos
        [one] 1 paso
       *[other] { $points } pasos
    }
magellan-price = { $money } M

## Throw and card

magellan-draw-geographic-hint = Descubre un país que se puede desarrollar
magellan-draw-history-hint = Un suceso; más o menos una carta de cada cinco paga la renta a todos
magellan-roll-ask = Te toca. Tira el dado.
magellan-roll = Tirar el dado
magellan-draw-ask = Un cuatro o un cinco da una carta. ¿De qué mazo?
magellan-draw-geographic = Mazo geográfico ({ $cards } { $cards ->
        [one] carta
       *[other] cartas
    })
magellan-draw-history = Mazo histórico ({ $cards } { $cards ->
        [one] carta
       *[other] cartas
    })

## Movement

magellan-move-ask = { $points ->
        [0] No te quedan pasos
        [one] Te queda 1 paso
       *[other] Te quedan { $points } pasos
    }, { $cash } M. ¿Y ahora?
magellan-move-ask-moved = { $piece }, { $points ->
        [0] no te quedan pasos
        [one] te queda 1 paso
       *[other] te quedan { $points } pasos
    }, { $cash } M. ¿Y ahora?
magellan-move-group-jeep = Jeeps en tierra
magellan-move-group-ship = Barcos vacíos
magellan-move-group-ship-jeep = Barcos con jeeps
magellan-move-group-ship-plane = Barcos con aviones
magellan-move-group-ship-both = Barcos con aviones y jeeps
magellan-move-group-plane-jeep = Aviones con jeeps
magellan-end = Acabar el turno
magellan-end-out = No tienes dinero ni países: quedarías fuera
magellan-deal = { $cost } M por +{ $income }
magellan-deal-wins = { $cost } M por +{ $income }: gana la partida
magellan-deal-bonus = prima de { $money } M
magellan-deal-prey = +{ $income } sin pagar
magellan-deal-prey-wins = +{ $income } sin pagar, gana la partida
magellan-hint-way-takes = { $piece } { FORM($end, as: "to") }, y conquistar el país
magellan-hint-near = { $deal }; { $points }
# by name
magellan-hint-meets = primero, lucha contra { $who }: ganas { $percent } de cada 100 veces
magellan-hint-left = { $points } sin usar
magellan-hint-all = todos los pasos usados
magellan-hint-balance = { $cost } M por +{ $income }; quedan { $cash } M{ $points ->
        [0] {""}
        [one] {""}, 1 paso
       *[other] {""}, { $points } pasos
    }
magellan-hint-paid = { $cost } M; quedan { $cash } M{ $points ->
        [0] {""}
        [one] {""}, 1 paso
       *[other] {""}, { $points } pasos
    }
magellan-hint-way-buys = comprar { FORM($piece, as: "a") }
magellan-hint-way-sells = vender { FORM($country, as: "the") }
magellan-hint-way-flies = jeep en avión { FORM($end, as: "to") }
magellan-hint-way-bombs = bombardear { FORM($place, as: "the") }
magellan-hint-way-here = desarrollar { FORM($country, as: "the") }
magellan-hint-way-arrives = { $piece } { FORM($end, as: "to") }
magellan-hint-way-develops = { $piece } { FORM($end, as: "to") }, desarrollar
magellan-hint-way-towards = { $piece } hacia { FORM($end, as: "the") }
magellan-hint-way-waits = { $piece } { FORM($end, as: "to") } (aún no disponible)
magellan-hint-then = { $first } · { $then }
magellan-hint-whole = Turno: { $ways }
magellan-idea-arrives = { $group }: { FORM($end, as: "to") }.
magellan-idea-develops = { $group }: { FORM($end, as: "to") }, y desarrollar el país.
magellan-idea-takes = { $group }: { FORM($end, as: "to") }, que nadie defiende, y conquistar el país.
magellan-idea-towards = { $group }: hacia { FORM($end, as: "the") }, hasta { FORM($stop, as: "the") }.
magellan-idea-waits = { $group }: { FORM($end, as: "to") }, para estar allí cuando salga su carta.
magellan-idea-hopes = { $group }: hacia { FORM($end, as: "the") }, cuya carta aún puede salir, hasta { FORM($stop, as: "the") }.
magellan-idea-round = { $group }: vuelta al mundo, hasta { FORM($stop, as: "the") }.
magellan-idea-aboard = { $group }: a bordo, para navegar hacia { FORM($end, as: "the") }.
magellan-idea-here = Desarrollar { FORM($country, as: "the") }.
magellan-idea-buys = Comprar { FORM($piece, $count, as: "n") }.
magellan-idea-sells = Vender { FORM($country, as: "the") }.
magellan-idea-bombs = Bombardear { FORM($place, as: "the") }.
magellan-idea-stays = Todo se queda donde está.
magellan-idea-then = { $first } { $then }
magellan-goal-ask = ¿Adónde va tu { $what } { FORM($place, as: "of") }? { $points ->
        [0] No quedan pasos.
        [one] Queda un paso.
       *[other] Quedan { $points } pasos.
    }
magellan-goal-capitals = Capitales de países disponibles
magellan-goal-capital = { $countries }
    .the = { FORM($countries, as: "the") }
    .in = { FORM($countries, as: "in") }
    .of = { FORM($countries, as: "of") }
    .from = { FORM($countries, as: "from") }
    .to = { FORM($countries, as: "to") }
magellan-goal-capital-hint = { $points }; { $cards }
magellan-goal-base = Tu base: { FORM($place, as: "the") }
    .the = tu base, { FORM($base, as: "the") } ({ FORM($place, as: "the") })
    .in = en tu base, { FORM($base, as: "the") } ({ FORM($place, as: "the") })
    .of = de tu base, { FORM($base, as: "the") } ({ FORM($place, as: "the") })
    .from = de tu base, { FORM($base, as: "the") } ({ FORM($place, as: "the") })
    .to = a tu base, { FORM($base, as: "the") } ({ FORM($place, as: "the") })
magellan-goal-owned = Tuyo: { $place }
    .the = { FORM($place, as: "the") }
    .in = { FORM($place, as: "in") }
    .of = { FORM($place, as: "of") }
    .from = { FORM($place, as: "from") }
    .to = { FORM($place, as: "to") }
magellan-goal-closed = { $points }; su carta no está a la vista
magellan-goal-towards = Hacia { FORM($place, as: "the") }
magellan-goal-bonus = { $place }
    .the = { FORM($place, as: "the") }
    .in = { FORM($place, as: "in") }
    .of = { FORM($place, as: "of") }
    .from = { FORM($place, as: "from") }
    .to = { FORM($place, as: "to") }
magellan-goal-bonus-hint = { $points }; { $money } M para quien llegue primero
magellan-goal-discoveries = Lugares con prima
magellan-goal-own = Países propios y base
magellan-goal-else = Otra cosa
magellan-goal-within = { $points ->
        [0] Sin gastar pasos
        [one] A 1 paso
       *[other] A { $points } pasos
    }
magellan-goal-carriages = Subir al avión o bajar de él
magellan-goal-carried = En avión { FORM($place, as: "to") }
magellan-goal-flights = Lugares de aterrizaje
magellan-goal-strikes = Enemigos al alcance
magellan-goal-bomb = Bombardear { FORM($place, as: "the") }
magellan-goal-strike = Atacar aviones { FORM($place, as: "in") }
magellan-goal-board = Subir al avión de aquí
magellan-goal-unload = El jeep baja
# by name
magellan-goal-meets = { $hint }; contra { $who }
magellan-goal-meets-some = { $hint }; contra un enemigo
magellan-goal-to-hint = Por coordenadas; va hasta donde lleguen los pasos
magellan-goal-to-ask = ¿Qué lugar? La pieza va hasta donde lleguen los pasos.
magellan-goal-row = Fila { $row }
magellan-develop = Desarrollar { FORM($country, as: "the") }
magellan-develop-hint = { $cost } M por +{ $income }; quedan { $left } M
# by name
magellan-develop-poor = Cuesta { $cost } M; faltan { $missing } M
magellan-buy = Comprar: { $piece } ({ $money } M)
magellan-buy-ask = ¿Cuántos { $piece ->
        [jeep] jeeps?
        [ship] barcos?
       *[plane] aviones?
    }
magellan-buy-count = { $count }
magellan-sell = Vender un país
magellan-sell-ask = ¿Qué país devuelves al banco por la mitad de su coste?
magellan-sell-hint = Da { $money } M; la renta baja { $income } M

## War

magellan-fight-ask = Guerra: hay enemigos en la misma casilla. ¿Qué combate va primero?
# by name
magellan-fight = { $place }: { $piece } contra { $who }
# by name
magellan-fight-bomb = { $place }: primero, bombardear el barco de { $who }
magellan-fight-odds = { $mine } contra { $theirs }; ganas { $percent } de cada 100 veces
magellan-bomb-odds = Acierta con { $hits } de { $faces } caras; otra derriba tu avión
# by name
magellan-defend-ask = { $who } ataca tus barcos cerca { CALLED($cell, names: "magellan-at", as: "of") }. ¿Bombardeas primero con un avión?
magellan-defend-stay = Sin bomba: empieza el combate
magellan-flight-ask = Tu avión está sobre { CALLED($cell, names: "magellan-at", as: "the") }. ¿Bombardear o aterrizar?
# by name
magellan-flight-bomb = Bombardear a { $who }: { $place }
magellan-flight-land = Aterrizar: { $place }

## Duties

magellan-lose-ask-card = Una carta histórica te quita una pieza. ¿Cuál?
magellan-lose-ask-bomb = Una bomba ha dado en el blanco. ¿Qué pieza pierdes?
magellan-lose-ask-ally = Tu aliado ha perdido una pieza, así que pierdes una igual. ¿Cuál?
magellan-lose-one = { $piece }: { $group }
magellan-owe-ask = Aún debes { $money } M. ¿Qué país vendes por la mitad de su coste?

## Status and description

magellan-status-rolling = { WHO($who) ->
        [you] Tiras
       *[other] { $who } tira
    } el dado.
magellan-status-drawing = { WHO($who) ->
        [you] Eliges
       *[other] { $who } elige
    } un mazo.
magellan-status-moving = { WHO($who) ->
        [you] Mueves
       *[other] { $who } mueve
    }; { $points ->
        [0] no quedan pasos
        [one] queda 1 paso
       *[other] quedan { $points } pasos
    }.
magellan-status-fighting = Guerra: { WHO($who) ->
        [you] luchas
       *[other] { $who } lucha
    }.
magellan-status-defending = Guerra: { WHO($who) ->
        [you] te atacan y puedes bombardear
       *[other] atacan a { $who }, que puede bombardear
    } primero.
magellan-status-flying = { WHO($who) ->
        [you] Tu avión
       *[other] El avión de { $who }
    } está en el aire.
magellan-status-losing = { WHO($who) ->
        [you] Eliges qué pieza pierdes.
       *[other] { $who } elige qué pieza pierde.
    }
magellan-status-owing = { WHO($who) ->
        [you] Debes { $money } M y vendes
       *[other] { $who } debe { $money } M y vende
    } un país.
magellan-status-over = La partida ha terminado. { WHO($winners) ->
        [you] Has ganado.
        [you-all] Victoria compartida: { FORM($winners, as: "nom") }.
       *[other] Victoria de { $winners }.
    }

magellan-describe = Magellan. { $status } Ronda { $round }. Gana una renta superior a { $target } M.
magellan-describe-player = { FORM($who, as: "nom", cap: "yes") }, número { $number }, base { $base }: renta { $income } M, dinero { $cash } M, { $jeeps ->
        [one] 1 jeep
       *[other] { $jeeps } jeeps
    }, { $ships ->
        [one] 1 barco
       *[other] { $ships } barcos
    }, { $planes ->
        [one] 1 avión
       *[other] { $planes } aviones
    }.
magellan-describe-left = { WHO($who) ->
        [you] Has salido de la partida
       *[other] { $who } ha salido de la partida
    } en el { $place ->
        [1] 1.er
        [3] 3.er
       *[other] { $place }.º
    } puesto, con una renta de { $income } M.
magellan-describe-countries = { WHO($who) ->
        [you] Tus países
       *[other] Países de { $who }
    }: { $countries }.
magellan-describe-pieces = { WHO($who) ->
        [you] Tus piezas
       *[other] Piezas de { $who }
    }: { $pieces }.
magellan-describe-none-open = No hay países disponibles.
magellan-describe-country = { $country } ({ $cell }, { $cost } M por +{ $income })
magellan-describe-far = { $what } a { $points }
magellan-describe-card = Carta histórica a la vista: { $card }. { $text }
magellan-describe-card-far = { $card } Está a { $points }.
magellan-describe-packs = Mazos: cartas geográficas, { $geographic }; históricas, { $history }.
magellan-describe-war = Guerra ({ $card }): { JOINED($sides, by: " – ") }; se acaba dentro de { $rounds ->
        [one] 1 ronda
       *[other] { $rounds } rondas
    }.

## Notes

magellan-note-start = { WHO($who) ->
        [you] Ganas el sorteo y empiezas
       *[other] { $who } gana el sorteo y empieza
    }.
magellan-note-base = { WHO($who) ->
        [you] Tú
       *[other] { $who }
    }: número { $number }, { $base }, { $cash } M.
magellan-note-opened = Países disponibles: { $countries }.
magellan-note-places = Cartas históricas a la vista: { FORM($cards, as: "nom") }.
magellan-note-rolled = { WHO($who) ->
        [you] Sacas
       *[other] { $who } saca
    } { $dice }: { $points ->
        [one] 1 paso
       *[other] { $points } pasos
    }.
magellan-note-rolled-more = { WHO($who) ->
        [you] Sacas
       *[other] { $who } saca
    } { $dice }: con lo que añaden las cartas, { $points ->
        [one] 1 paso
       *[other] { $points } pasos
    }.
magellan-note-turned = { WHO($who) ->
        [you] Sacas la carta
       *[other] { $who } saca la carta
    } { FORM($country, as: "of") }: { $cost } M por +{ $income }.
magellan-note-drew = { WHO($who) ->
        [you] Robas
       *[other] { $who } roba
    } «{ $card }». { $text }
magellan-note-moved = { WHO($who) ->
        [you] { FORM($what, as: "your", cap: "yes") }
       *[other] { FORM($what, as: "the", cap: "yes") } de { $who }
    } { FORM($what, as: "moves") } { FORM($start, as: "from") } { FORM($end, as: "to") } ({ $points ->
        [one] 1 paso
       *[other] { $points } pasos
    }).
magellan-note-came-through = De camino: { FORM($places, as: "the") }.
magellan-note-boarded = { WHO($who) ->
        [you] Tu jeep
       *[other] El jeep de { $who }
    } sube al avión { FORM($start, as: "in") } ({ $points ->
        [one] 1 paso
       *[other] { $points } pasos
    }).
magellan-note-unloaded = { WHO($who) ->
        [you] Tu jeep
       *[other] El jeep de { $who }
    } baja del avión { FORM($end, as: "in") } ({ $points ->
        [one] 1 paso
       *[other] { $points } pasos
    }).
magellan-note-struck = { WHO($who) ->
        [you] { FORM($what, as: "your", cap: "yes") }
       *[other] { FORM($what, as: "the", cap: "yes") } de { $who }
    } llega { FORM($start, as: "from") } y está sobre { CALLED($cell, names: "magellan-at", as: "the") }.
magellan-note-landed = { WHO($who) ->
        [you] { FORM($what, as: "your", cap: "yes") }
       *[other] { FORM($what, as: "the", cap: "yes") } de { $who }
    } vuela { FORM($start, as: "from") } y aterriza { FORM($end, as: "in") } ({ $points ->
        [one] 1 paso
       *[other] { $points } pasos
    }).
magellan-note-developed = { WHO($who) ->
        [you] Desarrollas
       *[other] { $who } desarrolla
    } { FORM($country, as: "the") } por { $cost } M: { $income } M más de renta.
magellan-note-bought = { WHO($who) ->
        [you] Compras
       *[other] { $who } compra
    } { FORM($piece, $count, as: "n") } por { $money } M.
magellan-note-sold = { WHO($who) ->
        [you] Vendes
       *[other] { $who } vende
    } { FORM($country, as: "the") } al banco por { $money } M.
magellan-note-paid = { WHO($who) ->
        [you] Pagas
       *[other] { $who } paga
    } { $money } M de la deuda.
magellan-note-fought = { WHO($who) ->
        [you] { FORM($piece, as: "your", cap: "yes") }
       *[other] { FORM($piece, as: "the", cap: "yes") } de { $who }
    } lucha contra { WHO($other) ->
        [you] ti
       *[other] { $other }
    } { CALLED($cell, names: "magellan-at", as: "in") }, { $mine } a { $theirs }: { WHO($loser) ->
        [you] pierdes una pieza
       *[other] { $loser } pierde una pieza
    }.
magellan-note-bombed-1 = { WHO($who) ->
        [you] Bombardeas a { $other }
       *[other] { WHO($other) ->
        [you] { $who } te bombardea
       *[other] { $who } bombardea a { $other }
    }
    } { CALLED($cell, names: "magellan-at", as: "in") }: el avión es derribado.
magellan-note-bombed-2 = { WHO($who) ->
        [you] Bombardeas a { $other }
       *[other] { WHO($other) ->
        [you] { $who } te bombardea
       *[other] { $who } bombardea a { $other }
    }
    } { CALLED($cell, names: "magellan-at", as: "in") }: la bomba alcanza un jeep.
magellan-note-bombed-3 = { WHO($who) ->
        [you] Bombardeas a { $other }
       *[other] { WHO($other) ->
        [you] { $who } te bombardea
       *[other] { $who } bombardea a { $other }
    }
    } { CALLED($cell, names: "magellan-at", as: "in") }: la bomba alcanza dos jeeps.
magellan-note-bombed-4 = { WHO($who) ->
        [you] Bombardeas a { $other }
       *[other] { WHO($other) ->
        [you] { $who } te bombardea
       *[other] { $who } bombardea a { $other }
    }
    } { CALLED($cell, names: "magellan-at", as: "in") }: la bomba alcanza un barco.
magellan-note-bombed-5 = { WHO($who) ->
        [you] Bombardeas a { $other }
       *[other] { WHO($other) ->
        [you] { $who } te bombardea
       *[other] { $who } bombardea a { $other }
    }
    } { CALLED($cell, names: "magellan-at", as: "in") }: la bomba alcanza un jeep y un barco.
magellan-note-bombed-6 = { WHO($who) ->
        [you] Bombardeas a { $other }
       *[other] { WHO($other) ->
        [you] { $who } te bombardea
       *[other] { $who } bombardea a { $other }
    }
    } { CALLED($cell, names: "magellan-at", as: "in") }: la bomba falla.
magellan-note-lost = { WHO($who) ->
        [you] Pierdes
       *[other] { $who } pierde
    } { FORM($piece, as: "a") } { FORM($place, as: "in") }.
magellan-note-lost-ally = { WHO($who) ->
        [you] Compartes
       *[other] { $who } comparte
    } la pérdida: { FORM($piece, as: "a") } { FORM($place, as: "in") }.
magellan-note-ditched = { WHO($who) ->
        [you] Tu avión
       *[other] El avión de { $who }
    } no encuentra dónde aterrizar y se pierde.
magellan-note-conquered = { WHO($who) ->
        [you] Le quitas { FORM($country, as: "the") } a { $other }
       *[other] { WHO($other) ->
            [you] { $who } te quita { FORM($country, as: "the") }
           *[other] { $who } le quita { FORM($country, as: "the") } a { $other }
        }
    }.
magellan-note-share = { WHO($who) ->
        [you] Pagas a { $other } su
       *[other] { WHO($other) ->
            [you] { $who } te paga tu
           *[other] { $who } paga a { $other } su
        }
    } parte: { $money } M.
magellan-note-out = { WHO($who) ->
        [you] No tienes ni dinero ni países y quedas
       *[other] { $who } no tiene ni dinero ni países y queda
    } fuera.
magellan-note-won = { WHO($who) ->
        [you] Tienes una renta de { $income } M y ganas
       *[other] { $who } tiene una renta de { $income } M y gana
    }.
magellan-note-shared-out = Los demás siguen jugando, con { $money } M más cada uno { WHO($who) ->
        [you] de tu dinero
       *[other] del dinero de { $who }
    }.

## The end

magellan-over-won = Una renta ha superado la meta.
magellan-over-last = Ya solo queda una persona en juego.
magellan-over-rounds = Se han jugado las rondas; ganan las rentas más altas.
magellan-rank = **{ $rank }.** { FORM($who, as: "nom", cap: "yes") }, con una renta de { $points } M
magellan-score-countries = { $countries }
magellan-score-country = { $country } { $income }
