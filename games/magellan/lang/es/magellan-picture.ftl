# Words on the pictures of Magellan. They must be short: long ones are shrunk and cut.

magellan-pic-title = { $stage ->
        [rolling] { $who } tira el dado
        [moving] { $who }: { $points } { $points ->
            [one] paso
           *[other] pasos
        }
        [fighting] { $who } tiene que luchar
        [defending] Atacan a { $who }
        [flying] { $who }: avión en el aire
        [losing] { $who } pierde una pieza
       *[owing] { $who } debe { $amount } M
    }
magellan-pic-title-over = { WHO($who) ->
        [you-all] Ganan
        [they] Ganan
       *[other] Gana
    } { $who }

magellan-pic-last-rolled = { $who } saca { $points }
magellan-pic-last-turned = { $who } saca { $country }
magellan-pic-last-drew = { $who } roba: { $card }
magellan-pic-last-drew-some = { $who } roba una carta histórica
magellan-pic-last-way = { $piece ->
        [jeep]
            { $who } va { FORM($end, as: "to") }{ $more ->
                [0] { "" }
                [one] { " " }y hace otro movimiento
               *[other] { " " }y hace { $more } movimientos más
            }
        [ship]
            { $who } navega { FORM($end, as: "to") }{ $more ->
                [0] { "" }
                [one] { " " }y hace otro movimiento
               *[other] { " " }y hace { $more } movimientos más
            }
       *[plane]
            { $who } vuela { FORM($end, as: "to") }{ $more ->
                [0] { "" }
                [one] { " " }y hace otro movimiento
               *[other] { " " }y hace { $more } movimientos más
            }
    }
magellan-pic-last-aloft = { $who } vuela sobre { $cell }
magellan-pic-last-aboard = { $who } carga o descarga un avión en { $cell }
magellan-pic-last-fought = { $who } lucha contra { $other }: { $own } contra { $theirs }
magellan-pic-last-bombed = { $who } bombardea a { $other }: { $hit }
magellan-pic-face = { $face ->
        [1] derribado
        [2] un jeep
        [3] dos jeeps
        [4] un barco
        [5] un jeep y un barco
       *[other] sin acierto
    }
magellan-pic-last-lost = { $who } pierde una pieza
magellan-pic-last-sold = { $who } vende { FORM($country, as: "the") }
magellan-pic-last-won = { $who } gana y sale
magellan-pic-last-out = { $who } queda fuera

magellan-pic-round = Ronda { $number }
magellan-pic-round-of = Ronda { $number } de { $rounds }
magellan-pic-war-all = Guerra de todos contra todos
magellan-pic-war-rounds = { $rounds ->
        [one] queda { $rounds } ronda
       *[other] quedan { $rounds } rondas
    }
magellan-pic-place = { $place ->
        [1] 1.er
        [3] 3.er
       *[other] { $place }.º
    } puesto
magellan-pic-of-target = /{ $target }
magellan-pic-sale = Países disponibles
magellan-pic-sale-what = coste y renta
magellan-pic-sale-none = No hay ninguno. Con un cuatro o un cinco en el dado se puede descubrir uno.
magellan-pic-sale-more = { $countries } más: ver Cartas
magellan-pic-packs = mazos: { $countries ->
        [one] 1 país
       *[other] { $countries } países
    }, { $history ->
        [one] 1 histórica
       *[other] { $history } históricas
    }
magellan-pic-discoveries-none = Ninguna carta a la vista.
magellan-pic-effect-own = { $count ->
        [one] el próximo país de { $series }
       *[other] { $count } países nuevos de { $series }
    }
magellan-pic-effect-round = la vuelta al mundo en barco
magellan-pic-effect-no-resale = sin ventas al banco
magellan-pic-effect-cost = { $series } cuesta un { $percent } % menos
magellan-pic-effect-price = los { $piece ->
        [jeep] jeeps
        [ship] barcos
       *[plane] aviones
    } cuestan { $amount } M
magellan-pic-effect-points = { $amount } pasos más por turno
magellan-pic-effect-factor = pasos × { $factor }
magellan-pic-effect-income-named = { $amount } M más: { $countries }
magellan-pic-effect-income-more = { $series }: { $amount } M más por país
magellan-pic-effect-income-part = { $percent ->
        [0] { $series } no da nada
       *[other] { $series } da el { $percent } %
    }
magellan-pic-more = y { $cards } más

magellan-pic-card-target = Gana una renta superior a { $target } M
magellan-pic-card-none = Ningún país disponible.
magellan-pic-history = Cartas históricas a la vista
magellan-pic-sheet-below = Renta frente a la meta de { $target } M, tras { $rounds } rondas
magellan-pic-sheet-won = gana y sale
magellan-pic-sheet-out = fuera
magellan-pic-sheet-gone = Sin dinero ni países.
magellan-pic-zoom = Zoom: { $place }
magellan-pic-legend-owned = con dueño
magellan-pic-legend-sale = disponible
magellan-pic-legend-closed = no disponible
magellan-pic-legend-wins = gana
magellan-pic-mine-trail = Línea dorada: el último turno
magellan-pic-mine-points = { $points ->
        [one] queda { $points } paso
       *[other] quedan { $points } pasos
    }
magellan-pic-mine-rolling = Tira el dado
magellan-pic-mine-drawing = Roba una carta
magellan-pic-mine-fighting = Primero, lucha
magellan-pic-mine-defending = ¿Bombardeas primero?
magellan-pic-mine-losing = Elige qué pieza pierdes
magellan-pic-mine-owing = Vende un país para pagar

magellan-picture-table = Mapa del mundo
magellan-picture-card = De un vistazo
magellan-picture-mine = Mis piezas
magellan-picture-cards = Cartas
magellan-picture-sheet = Recuento
magellan-picture-zoom-oceania = Oceanía
magellan-picture-zoom-north-america = Norteamérica
magellan-picture-zoom-south-america = Sudamérica

magellan-sea-pacific = Océano Pacífico
magellan-sea-atlantic = Océano Atlántico
magellan-sea-indian = Océano Índico
magellan-sea-southern = Océano Antártico
magellan-sea-arctic = Océano Ártico
magellan-sea-mediterranean = Mediterráneo
magellan-sea-black = Mar Negro
magellan-sea-north-sea = Mar del Norte
magellan-sea-caribbean = Mar Caribe
magellan-sea-gulf-of-mexico = Golfo de México
magellan-sea-arabian = Mar Arábigo
magellan-sea-bengal = Golfo de Bengala
magellan-sea-south-china = Mar de China Meridional
magellan-sea-japan = Mar del Japón
magellan-sea-coral = Mar del Coral
magellan-sea-tasman = Mar de Tasmania
magellan-sea-hudson = Bahía de Hudson
magellan-sea-bering = Mar de Bering
magellan-sea-norwegian = Mar de Noruega
magellan-sea-philippine = Mar de Filipinas

## The picture of a decision

magellan-pic-decide-and = { $first } { FORM($second, as: "y") } { $second }
magellan-pic-decide-of = de { $target }
magellan-pic-decide-income = +{ $income } de { $target }
magellan-pic-decide-countries = { $cards ->
        [one] 1 país
       *[other] { $cards } países
    }
magellan-pic-decide-history = { $cards ->
        [one] 1 carta histórica
       *[other] { $cards } cartas históricas
    }
magellan-pic-decide-payable = { $payable ->
        [0] todos demasiado caros
       *[other] te alcanza para { $payable }
    }
magellan-pic-decide-payday = { $income ->
        [0] aún sin renta
       *[other] cobro: +{ $income } M
    }
