# Words on the pictures. They must be short: long ones are shrunk and cut.

navegador-picture-mine = Mi tablero
navegador-picture-board = Carta marina
navegador-picture-players = Jugadores

navegador-pic-title-moving = { $who } elige casilla del rondel
navegador-pic-title-card = { $who }: usar la carta o mover
navegador-pic-title-sailing = { $who } puede seguir navegando
navegador-pic-last-sailed = Lo último: { $who } lleva { $ships } { $ships ->
        [one] barco
       *[other] barcos
    } de { $origin } a { $to }
navegador-pic-last-sailed-many = Lo último: { $who } navega con { $ships } barcos
navegador-pic-last-explored = Lo último: { $who } explora { $region }, prima { $premium }
navegador-pic-last-workers = Lo último: { $who } recluta { $count } { $count ->
        [one] trabajador
       *[other] trabajadores
    }
navegador-pic-last-ships = Lo último: { $who } construye { $count } { $count ->
        [one] barco
       *[other] barcos
    }
navegador-pic-last-market = Lo último: { $who } gana { $income } en el mercado
navegador-pic-last-colony = Lo último: { $who } funda { $count } { $count ->
        [one] colonia
       *[other] colonias
    } en { $regions }
navegador-pic-last-buildings = Lo último: { $who } construye { $count } { $count ->
        [one] edificio
       *[other] edificios
    } por { $price }
navegador-pic-last-privilege = Lo último: { $who } toma un privilegio de { $kind }, bonificación { $bonus }
navegador-pic-last-nothing = Lo último: { $who } va a { $field }, sin acción
navegador-pic-phase = Fase
navegador-pic-borders = { $borders } { $borders ->
        [one] frontera
       *[other] fronteras
    } por viaje
navegador-pic-turns-left = { $turns ->
        [one] queda { $turns } turno
       *[other] quedan { $turns } turnos
    }
navegador-pic-card-phase = fase
navegador-pic-card-unknown = por explorar
navegador-pic-card-on-sale = a la venta
navegador-pic-over = recuento final

navegador-pic-field-sailing = Navegar
navegador-pic-field-workers = Trabajo
navegador-pic-field-market1 = Merc. 1
navegador-pic-field-market2 = Merc. 2

navegador-pic-market = Mercado
navegador-pic-sell = venta
navegador-pic-process = fábrica
navegador-pic-privileges = Privilegios
navegador-pic-refill = { $phase }: se repone a { $number }
navegador-pic-buildings = Edificios a la venta
navegador-pic-key-unknown = desconocido: entran dos, se pierde uno
navegador-pic-key-double = entran tres, se pierden dos
navegador-pic-key-explorer = explorado por este jugador
navegador-pic-key-blue = frontera, una casilla
navegador-pic-key-red = frontera de una fase nueva
navegador-pic-key-sale = colonia más barata, a la venta
navegador-pic-ships-out = { $ships } de { $all } en el mar
navegador-pic-king = Privilegio del rey
navegador-pic-king-goa = espera cerca de Goa
navegador-pic-king-held = para el recuento final
navegador-pic-king-best = mejor en { $kind }: +{ $points }
navegador-pic-king-placed = puesto en { $kind }
navegador-pic-mine-moving = mueve, fase { $phase }
navegador-pic-mine-waiting = espera, fase { $phase }
navegador-pic-mine-over = { $rank ->
        [1] 1.er
        [3] 3.er
       *[other] { $rank }.º
    } puesto
navegador-pic-mine-owned = Tienes
navegador-pic-mine-each = c/u
navegador-pic-mine-now = Puntos ahora
navegador-pic-mine-rows = las cinco filas
navegador-pic-mine-crew = trabajadores y barcos
navegador-pic-mine-cash = { $money } en dinero
navegador-pic-mine-with-king = { $points } con el privilegio del rey
navegador-pic-tie = empate; decide la carta Navegador

## Continents

navegador-pic-land-africa = África
navegador-pic-land-asia = Asia
