# What is asked of whoever is to move, in brief. Labels have at most 34 characters, a stake 80, a question 24, a frame 18.

## Regions within a sentence, short

navegador-sea-rio = Rio
navegador-sea-cabo = Cabo
    .gender = m

## Answers: the deed, its price, its gain

navegador-decide-card-explore = Carta: explorar { FORM($region, as: "the") }, { $lost ->
        [one] −1 barco
       *[other] −{ $lost } barcos
    }
navegador-decide-card-sail = Carta: { $count ->
        [one] 1 barco
       *[other] { $count } barcos
    } { $seas ->
        [one] { FORM($region, as: "to") }
       *[other] a { $seas } mares
    }
navegador-decide-explore = Explorar { FORM($region, as: "the") }: +{ $points }, { $gone ->
        [one] −1 barco
       *[other] −{ $gone } barcos
    }
navegador-decide-sail = { $count ->
        [one] Navegar con 1 barco
       *[other] Navegar con { $count } barcos
    } { FORM($region, as: "to") }
navegador-decide-sail-colony = { $count ->
        [one] 1 barco
       *[other] { $count } barcos
    } { FORM($region, as: "to") }: { $good } a { $sells }
navegador-decide-sail-near = { $count ->
        [one] 1 barco
       *[other] { $count } barcos
    } { FORM($region, as: "to") }, cerca { FORM($near, as: "from") }
navegador-decide-sail-two = Navegar { FORM($region, as: "to") } y { FORM($other, as: "to") }
navegador-decide-sail-seas = { $count ->
        [one] 1 barco
       *[other] { $count } barcos
    } { $seas ->
        [one] { FORM($region, as: "to") }
       *[other] a { $seas } mares
    }{ $due ->
        [0] {""}
        [one] : cuesta 1 barco
       *[other] : cuesta { $due } barcos
    }
navegador-decide-workers = Trabajadores +{ $count }: { $price }, { $due ->
        [0] luego { $level }
        [one] 1 barco
       *[other] { $due } barcos
    }
navegador-decide-sold = { $what ->
        [workers] Reclutar { $count }:
       *[ships] Barcos +{ $count }:
    } { $price }, { $sold ->
        [one] 1 vendido
       *[other] { $sold } vendidos
    }: +{ $income }
navegador-decide-ships = Barcos +{ $count }: { $price }, { $due ->
        [0] luego { $level } en el mar
        [one] cuesta 1 barco
       *[other] cuesta { $due } barcos
    }
navegador-decide-colony = { $count ->
        [one] Fundar { FORM($region, as: "in") }: { $price }, { $due ->
        [0] { $good } a { $sells }
        [one] 1 barco
       *[other] { $due } barcos
    }
       *[other] Fundar { FORM($region, as: "in") } ×{ $count }: { $price }, { $due ->
        [0] luego { $owned }
        [one] 1 barco
       *[other] { $due } barcos
    }
    }
navegador-decide-colonies = Fundar { $count } colonias: { $price }, { $due ->
        [0] luego { $owned }
        [one] 1 barco
       *[other] { $due } barcos
    }
navegador-decide-building = { $due ->
        [0] { FORM($name, as: "a", cap: "yes") }: { $price }, +{ $points }
        [one] { FORM($name, as: "a", cap: "yes") }: { $price }, 1 barco
       *[other] { FORM($name, as: "a", cap: "yes") }: { $price }, { $due } barcos
    }
navegador-decide-buildings = { $count } edificios: { $price }, { $due ->
        [0] +{ $points }
        [one] 1 barco
       *[other] { $due } barcos
    }
navegador-decide-kinds = { $kinds ->
        [factory] { $count } fábricas:
        [shipyard] { $count } astilleros:
        [church] { $count } iglesias:
        [factory-shipyard] Fábrica, astillero:
        [factory-church] Fábrica, iglesia:
       *[shipyard-church] Astillero, iglesia:
    } { $price }, +{ $points }
navegador-decide-last = { $count ->
        [one] El último
       *[other] Los { $count } últimos
    }: { $price }, { $due ->
        [0] +{ $points }, última ronda
        [one] 1 barco, +{ $points }
       *[other] { $due } barcos, +{ $points }
    }
navegador-decide-trade = Comerciar: +{ $income }, cuesta { $due ->
        [one] 1 barco
       *[other] { $due } barcos
    }
navegador-decide-sell = Vender { $count ->
        [3] todo
       *[other] { $goods }
    }: +{ $income }
navegador-decide-process = Transformar { $count ->
        [3] todo
       *[other] { $goods }
    }: +{ $income }
navegador-decide-sell-rest = Vender { $good }, transformar lo demás: +{ $income }
navegador-decide-process-rest = Transformar { $good }, vender lo demás: +{ $income }
navegador-decide-both = Vender { $sold }, transformar { $processed }: +{ $income }
navegador-decide-privilege = Priv. { $kind ->
        [colony] colonia: { $due ->
            [0] 1 trabajador, +{ $bonus }
            [one] trabajador, barco
           *[other] trabajador, { $due } barcos
        }
        [factory] fábrica: { $due ->
            [0] 1 trabajador, +{ $bonus }
            [one] trabajador, barco
           *[other] trabajador, { $due } barcos
        }
        [explorer] exploración: { $due ->
            [0] 1 trab., +{ $bonus }
            [one] trab., barco
           *[other] trab., { $due } barcos
        }
        [shipyard] astillero: { $due ->
            [0] 1 trab., +{ $bonus }
            [one] trab., barco
           *[other] trab., { $due } barcos
        }
       *[church] iglesia: { $due ->
            [0] 1 trabajador, +{ $bonus }
            [one] trabajador, barco
           *[other] trabajador, { $due } barcos
        }
    }
navegador-decide-king = Rey para { $kind ->
        [colony] colonias:
        [factory] fábricas:
        [explorer] exploración:
        [shipyard] astilleros:
       *[church] iglesias:
    } { $due ->
        [0] +{ $bonus }
        [one] 1 barco, +{ $bonus }
       *[other] { $due } barcos, +{ $bonus }
    }
navegador-decide-field = { $field }…
navegador-decide-stay = Quedarse donde están
navegador-decide-send = Enviar { $count ->
        [one] 1 barco
       *[other] { $count } barcos
    } { FORM($region, as: "from") }
navegador-decide-give = Entregar { $count ->
        [one] 1 barco
       *[other] { $count } barcos
    } { FORM($region, as: "from") }
navegador-decide-give-two = Entregar { FORM($region, as: "from") } y { FORM($other, as: "from") }
navegador-decide-give-many = Entregar { $count } barcos de { $seas } mares
navegador-decide-crown = Ponerlo en { $kind }: +{ $gain }

## Answers of the last turn: the deed, and the points that it brings

navegador-decide-points = { $what }: { $sign ->
        [0] sin puntos
        [1] +{ $points } { $points ->
        [one] punto
       *[other] puntos
    }
       *[other] −{ $points } { $points ->
        [one] punto
       *[other] puntos
    }
    }
navegador-last-trade = Comerciar por { $income }
navegador-last-build = { $count ->
        [one] { FORM($name, as: "a", cap: "yes") }
       *[other] { $count } edificios
    }
navegador-last-settle = { $count ->
        [one] Fundar { FORM($region, as: "in") }
       *[other] Fundar { $count } colonias
    }
navegador-last-recruit = { $what ->
        [workers] Reclutar { $count } { $count ->
            [one] trabajador
           *[other] trabajadores
        }
       *[ships] Construir { $count } { $count ->
            [one] barco
           *[other] barcos
        }
    }
navegador-last-privilege = Privilegio de { $kind }
navegador-last-king = Rey: { $kind }

## What is asked

navegador-question-first = ¿Dónde empiezas?
navegador-question-field = ¿Adónde va tu ficha?
navegador-question-last = Último turno: ¿adónde?
navegador-question-pay = { $count ->
        [one] ¿Qué barco paga?
       *[other] ¿Qué { $count } barcos pagan?
    }
navegador-question-sail = ¿Qué barcos, y adónde?
navegador-question-rest = ¿Y los demás?
navegador-question-join = ¿Qué barcos los siguen?
navegador-question-market = ¿Con qué comercias?
navegador-question-colonies = ¿Qué colonias?
navegador-question-buildings = ¿Qué construyes?
navegador-question-workers = ¿Cuántos trabajadores?
navegador-question-ships = ¿Cuántos barcos?
navegador-question-privilege = ¿Qué privilegio?
navegador-question-king = Privilegio del rey: ¿dónde?

## The figure that frames it

navegador-frame-points = Tú { $points }, rival { $best }
navegador-frame-borders = { $borders ->
        [one] 1 frontera
       *[other] { $borders } fronteras
    }
navegador-frame-ships = { $ships } en el mar
navegador-frame-more = { $count } más
navegador-frame-workers = { $workers } trabajadores

## What is special now, and what follows from it

navegador-stake-equal = { $count ->
        [2] {""}**Ahora ambas dan lo mismo.** Elige la que más te guste.
       *[other] {""}**Ahora las tres dan lo mismo.** Elige la que más te guste.
    }
navegador-stake-last = **Ya solo cuentan los puntos.** 200 cruzados, un trabajador o un barco: 1 punto.
navegador-stake-first = **Un explorador vale 4, y solo para quien entra primero.** Deben entrar dos barcos.
navegador-stake-card = **Tienes la carta Navegador.** Puedes navegar una vez antes de tu turno.
navegador-stake-card-goes = **Vas a perder la carta Navegador.** Navega ya con ella o quédate cerca.
navegador-stake-buildings = { $count ->
        [one] {""}**Queda un edificio.** Quien lo compra abre la última ronda.
       *[other] {""}**Quedan { $count } edificios.** El último abre la última ronda.
    }
# by name
navegador-stake-colony = **La última colonia { FORM($region, as: "of") } está a la venta.** También está allí { $who }.
# by name
navegador-stake-unknown = **Nadie ha explorado { FORM($region, as: "the") }.** Vale { $points }, { FORM($who, as: "y") } { $who } está igual de cerca.
navegador-stake-money = **Solo tienes { $money }.** Una visita al mercado da { $income }.
navegador-stake-rich = **{ $money } cruzados sin usar.** Gástalos: al final, 200 son un punto.
navegador-stake-price = **{ $good ->
        [sugar] El azúcar se vende
        [gold] El oro se vende
       *[spice] Las especias se venden
    } a { $price }.** Puedes vender { $count ->
        [one] 1 unidad
       *[other] { $count } unidades
    }.
navegador-stake-fields = **Tres casillas son gratis.** Cada casilla de más cuesta un barco.
navegador-stake-pay = **Un barco en el mar es un punto.** Entrega uno que no tenga nada que hacer.
navegador-stake-enter = **Entran { $needed } barcos { FORM($region, as: "in") }, { $lost ->
        [one] uno se pierde
       *[other] se pierden { $lost }
    }.** El explorador vale { $points }.
navegador-stake-sail = **Cada colonia necesita su propio barco.** Deja barcos donde vayas a fundar.
navegador-stake-sailed = **{ $count ->
        [one] 1 barco
       *[other] { $count } barcos
    }, { $origin } → { $to }.** { $still ->
        [0] Los demás pueden seguir tras ver qué hay.
        [one] ¿Y el otro?
       *[other] ¿Y los otros { $still }?
    }
navegador-stake-sailed-many = **{ $count } barcos en camino.** { $still ->
        [0] Los demás pueden seguir tras ver qué hay.
        [one] ¿Y el otro?
       *[other] ¿Y los otros { $still }?
    }
navegador-stake-look = **Colonias { FORM($region, as: "of") }: desde { $price }.** Tus otros barcos aún pueden navegar.
navegador-stake-join = **{ $count ->
        [one] 1 barco navega
       *[other] { $count } barcos navegan
    } { FORM($region, as: "to") }.** { $needed ->
        [one] Debe entrar otro
       *[other] Deben entrar otros { $needed }
    } a la vez.
navegador-stake-market = **Lo que vendes baja, lo que transformas sube.** Todo al precio de hoy.
navegador-stake-colonies = **Cada una necesita un barco allí y dos trabajadores.** Puedes fundar { $most } como mucho.
navegador-stake-workers-few = **Tienes { $workers } trabajadores.** Una fábrica necesita 3; un astillero, 4; una iglesia, 5.
navegador-stake-cheap = **{ $cheap ->
        [one] Uno cuesta 50
       *[other] { $cheap } cuestan 50 cada uno
    }.** { $dear ->
        [0] No puedes tener más.
       *[other] Los demás cuestan { $dear }.
    }
navegador-stake-privilege = { $king ->
        [0] {""}**Cuesta un trabajador.** Desde ahora todo lo tuyo de su categoría vale más.
       *[other] {""}**Cuesta un trabajador, el del rey no.** Lo tuyo de su categoría vale más.
    }
navegador-stake-king = **La última acción de tu partida.** El privilegio cuenta una vez por cada unidad de su categoría.

## The other answers

navegador-rest-field = { $count ->
        [0] Otra casilla: gratis
        [one] Otra casilla: cuesta 1 barco
       *[other] Otra casilla: cuesta { $count } barcos
    }
navegador-rest-field-costs = { $least ->
        [0] Otra casilla: gratis, o hasta { $most ->
        [one] 1 barco
       *[other] { $most } barcos
    }
       *[other] Otra casilla: de { $least } a { $most } barcos
    }
navegador-rest-pay = Otros barcos
navegador-rest-sail = Otra flota, grupo a grupo
navegador-rest-market = Otra combinación, mercancía a mercancía
navegador-rest-colonies = Otras colonias, una por una
navegador-rest-buildings = Otros edificios, uno por uno
navegador-rest-privilege = Otra categoría
