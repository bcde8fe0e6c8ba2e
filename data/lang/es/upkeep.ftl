# All tables of a server, for who runs it.
upkeep-tab = Todas las mesas
upkeep-head = Todas las mesas de este servidor
upkeep-none = Ahora no hay aquí ninguna mesa.
upkeep-count = { $all ->
        [one] 1 mesa
       *[other] { $all } mesas
    }, { $care ->
        [0] ninguna necesita atención
        [one] 1 necesita atención
       *[other] { $care } necesitan atención
    }. Un botón muestra lo que se puede hacer: recordar, más tiempo, otra persona en un asiento, ofrecerlo, acabar.
upkeep-waits = espera { FORM($who, as: "to") }; última jugada <t:{ $when }:R>
upkeep-late = { WHO($who) ->
        [you] se te ha acabado el tiempo
        [you-all] tiempo acabado: { FORM($who, as: "nom") }
        [they] a { $who } se les ha acabado el tiempo
       *[other] a { $who } se le ha acabado el tiempo
    }; la última jugada fue <t:{ $when }:R>
upkeep-dead = **sin actividad**: última jugada <t:{ $when }:R>; espera { FORM($who, as: "to") }
upkeep-bots = juegan bots; última jugada <t:{ $when }:R>
upkeep-open = no ha empezado, { $seated } de { $most } asientos ocupados; último cambio <t:{ $when }:R>
upkeep-forgotten = **no empezó nunca**, { $seated } de { $most } asientos ocupados; último cambio <t:{ $when }:R>
upkeep-frozen = **congelada** <t:{ $when }:R>: no se puede seguir
upkeep-stopped = **parada** por un árbitro <t:{ $when }:R>
upkeep-empty = **solo quedan bots**; última jugada <t:{ $when }:R>
upkeep-remind = Enviar recordatorio
upkeep-reminded = { WHO($who) ->
        [you] Recibirás, según tus ajustes, un aviso de que la mesa espera; en tus horas de silencio, no antes de que acaben.
        [you-all] { FORM($who, as: "nom", cap: "yes") }: aviso, según los ajustes de cada persona, de que la mesa espera; en horas de silencio, no antes de que acaben.
        [they] { $who } recibirán, según sus ajustes, un aviso de que la mesa espera; en sus horas de silencio, no antes de que acaben.
       *[other] { $who } recibirá, según sus ajustes, un aviso de que la mesa espera; en sus horas de silencio, no antes de que acaben.
    }
upkeep-nobody = Aquí no se espera a nadie.
upkeep-lately = Es demasiado pronto: alguien ha jugado en la última hora, o recibió un recordatorio en las últimas seis.
