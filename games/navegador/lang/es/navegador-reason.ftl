# Why one would play a line, from one player to another: at most 120 characters each.

navegador-reason-nagasaki = Llega a Nagasaki con { $lead } de ventaja: queda un turno por jugador, sin tiempo para alcanzarte.
navegador-reason-nagasaki-behind = Llega a Nagasaki: su explorador es tuyo por { $lost ->
        [one] un barco
       *[other] { $lost } barcos
    }, y empieza la última ronda.
navegador-reason-phase = Explora { FORM($region, as: "the") }: en la nueva fase tus barcos cruzan { $borders } fronteras, y se reponen los privilegios.
# by name
navegador-reason-raced = Explora { FORM($region, as: "the") } antes que { $who }, que tiene barcos igual de cerca; te cuesta { $lost ->
        [one] un barco
       *[other] { $lost } barcos
    }.
navegador-reason-explore = Navega con { $ships } barcos { FORM($region, as: "to") }: el explorador vale { $points } para quien llega primero; { $lost ->
        [one] se pierde un barco
       *[other] se pierden { $lost } barcos
    }.
# by name
navegador-reason-sail-last = Navega { FORM($region, as: "to") }: allí queda una colonia, { FORM($who, as: "y") } { $who } está al lado.
navegador-reason-sail-colony = Navega { FORM($region, as: "to") }: allí { $count ->
        [one] la última colonia cuesta { $price } y necesita un barco
       *[other] quedan { $count } colonias desde { $price }, y cada una necesita un barco
    }.
navegador-reason-sail-near = Navega { FORM($region, as: "to") }: desde allí se puede explorar { FORM($near, as: "the") } la próxima vez.
navegador-reason-card = Usa la carta ya: es una navegación que no te cuesta turno.
navegador-reason-card-goes = Usa la carta antes de que pase a otra persona: navega { FORM($regions, as: "to") } sin gastar turno.
# by name
navegador-reason-colony-last = Coloniza { FORM($regions, as: "the") } por { $price }: es la última colonia { FORM($region, as: "of") }, { FORM($who, as: "y") } { $who } también está allí.
# by name
navegador-reason-colony-before = Coloniza { FORM($regions, as: "the") } por { $price } antes que { $who }, que también tiene un barco { FORM($region, as: "in") }: la próxima cuesta { $next }.
navegador-reason-colony = Coloniza { FORM($regions, as: "the") } por { $price }: cada vez que comercies podrás vender { $good } { FORM($region, as: "of") }, ahora a { $income }.
navegador-reason-sold-out = Compra el último edificio con { $lead } de ventaja: queda un turno por jugador, y nada más.
navegador-reason-sold-out-behind = Compra el último edificio: sus puntos son tuyos, pero queda un turno por jugador.
navegador-reason-building-dearer = Construye { $buildings } por { $price }: { FORM($building, as: "gender") ->
        [f] la próxima { $building }
       *[m] el próximo { $building }
    } cuesta { $next }.
navegador-reason-factory = Construye { $buildings } por { $price }: al precio de hoy, { FORM($building, as: "a") } da { $income } por visita al mercado.
navegador-reason-shipyard = Construye { $buildings } por { $price }: un astillero vale { $points }, y desde ahora un barco más cuesta solo 50.
navegador-reason-church = Construye { $buildings } por { $price }: una iglesia vale { $points }, y desde ahora un trabajador más cuesta solo 50.
navegador-reason-sold = { $what ->
        [workers] Recluta { $count ->
            [one] un trabajador
           *[other] { $count } trabajadores
        }
       *[ships] Construye { $count ->
            [one] un barco
           *[other] { $count } barcos
        }
    } por { $price }: { $sold ->
        [one] uno se revende
       *[other] { $sold } se revenden
    } de inmediato a 100.
navegador-reason-workers-colonies = Primero, trabajadores: con { $workers } puedes fundar { $count } colonias a la vez donde están tus barcos.
navegador-reason-workers-building = Primero, trabajadores: con { $workers } puedes construir { FORM($building, as: "a") }.
navegador-reason-factories = fábrica
    .gender = f
navegador-reason-workers = Recluta { $count ->
        [one] un trabajador
       *[other] { $count } trabajadores
    } por { $price }: cada uno es un punto, y en tierra hacen falta manos.
navegador-reason-ships-explore = Construye barcos: con { $ships } puedes entrar { FORM($region, as: "in") } y perder { $lost ->
        [one] uno
       *[other] { $lost }
    }.
navegador-reason-ships = Construye { $count ->
        [one] un barco
       *[other] { $count } barcos
    } por { $price }: cada uno es un punto, y cada colonia necesita uno.
# by name
navegador-reason-privilege-last = Toma el último privilegio de { $kind } antes que { $who }, que tiene { $count ->
        [one] 1 unidad
       *[other] { $count } unidades
    }.
navegador-reason-privilege = Privilegio { $king ->
        [0] de { $kind }: { $bonus } ahora por un
       *[other] del rey para { $kind }: { $bonus } ahora sin
    } trabajador, y { $count ->
        [0] cada unidad que consigas valdrá { $step } más
        [one] la unidad que tienes vale { $step } más
       *[other] cada una de tus { $count } unidades vale { $step } más
    }.
# by name
navegador-reason-sell-before = Vende { FORM($good, $count, as: "n") } a { $price } antes de que { $who } baje el precio; en total, { $whole }.
navegador-reason-sell-top = Vende { FORM($good, $count, as: "n") } ya, a { $price }, el precio más alto que hay; en total, { $whole }.
navegador-reason-process-lift = Transforma { FORM($good, $count, as: "n") } a { $price }, y el precio sube para vender luego; en total, { $whole }.
navegador-reason-trade = Ve al mercado por { $income }: con { $money } en la bolsa puedes volver a comprar.
navegador-reason-paid = { $deed } y paga { $count ->
        [one] un barco
       *[other] { $count } barcos
    } por el camino: si no, { $field } tendría que esperar.
navegador-reason-last = Ya solo cuentan los puntos, y esto da { $points ->
        [one] uno
       *[other] { $points }
    } más.
navegador-reason-stay = Deja los otros barcos donde están: pueden salir en tu próxima navegación.
navegador-reason-sail = Sigue con los otros barcos: no te cuesta otro turno.
navegador-reason-start = Empieza con { $field }: la primera casilla es gratis, sea cual sea.
navegador-reason-next = Ve a { $field }: desde allí, { $next } no cuesta nada el próximo turno.
navegador-reason-then = { $deed } y después ve a { $next }.
# by name
navegador-reason-building-before = Construye { $buildings } por { $price } antes que { $who }, que también puede pagar: { FORM($building, as: "gender") ->
        [f] la próxima { $building }
       *[m] el próximo { $building }
    } cuesta { $next }.
navegador-reason-place = { $region }{ $count ->
        [1] {""}
        [2] {" dos veces"}
       *[other] {" "}{ $count } veces
    }
    .the = { FORM($region, as: "the") }{ $count ->
            [1] {""}
            [2] {" dos veces"}
           *[other] {" "}{ $count } veces
        }
navegador-reason-places = { $count } lugares
navegador-reason-buildings = { $count } edificios
navegador-reason-deed-build = Construye { $buildings } por { $price }
navegador-reason-deed-settle = Coloniza { FORM($regions, as: "the") } por { $price }
navegador-reason-deed-recruit = { $what ->
        [workers] Recluta { $count ->
            [one] un trabajador
           *[other] { $count } trabajadores
        }
       *[ships] Construye { $count ->
            [one] un barco
           *[other] { $count } barcos
        }
    } por { $price }
navegador-reason-deed-trade = Comercia por { $whole }
navegador-reason-deed-privilege = Toma el privilegio de { $kind }
navegador-reason-deed-sail = Navega { FORM($regions, as: "to") }
