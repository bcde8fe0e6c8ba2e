# What waits for a person, in one message for all their tables.

pings-several = { $user }, { $count ->
        [one] te espera una mesa:
       *[other] te esperan { $count } mesas:
    }
pings-direct = **{ $count ->
        [one] Te espera una mesa
       *[other] Te esperan { $count } mesas
    }**
pings-several-here = { $user }, hay gente en { $count ->
        [one] una de tus mesas:
       *[other] { $count } de tus mesas:
    }
pings-direct-here = **Hay gente en { $count ->
        [one] una de tus mesas
       *[other] { $count } de tus mesas
    }**
pings-beside = { $count ->
        [one] También te espera otra mesa.
       *[other] También te esperan otras { $count } mesas.
    }
pings-elsewhere = { $count ->
        [one] En otro lugar te espera una mesa más.
       *[other] En otro lugar te esperan { $count } mesas más.
    }
pings-desk = Todas mis mesas
pings-early = Ya puedes responder:
pings-early-called = { $user }, ya puedes decir { $status }: [{ $game }]({ $link })
pings-hit-called = { $user }, te ha pasado esto en [{ $game }]({ $link }):
pings-hit-before = Pasó antes de tu última jugada.
pings-last = Los demás te están esperando.

## How one is told

pings-ask = **¿Cómo quieres saber que te toca?** Con una mención en el canal, con un mensaje directo en el que puedes jugar enseguida, una vez al día con todo lo pendiente, o sin avisos.
pings-ask-here = **{ $game }, partida { $match }:** ¿cómo quieres enterarte de tus turnos en esta mesa?
pings-way-channel = en el canal
pings-way-dm = por mensaje directo
pings-way-digest = una vez al día
pings-way-off = sin avisos
pings-as-all = Como en todas las mesas: { $way }
pings-more = Avisos de esta mesa
pings-hour = Cada día a las { $hour }
pings-told-channel = Se te menciona en el canal, una sola vez hasta que entres: pulsa allí **Mi turno**. Lo que se abre solo lo ves tú.
pings-told-dm = Tus turnos llegan por mensaje directo, un mensaje para todas las mesas. Acabo de escribirte allí.
pings-told-dm-waits = Tus turnos llegan por mensaje directo, un mensaje para todas las mesas. El primero ya está allí.
pings-rest = Más opciones
pings-told-digest = Una vez al día, a las { $hour } de tu zona horaria (de UTC mientras no elijas una), un mensaje directo dice qué te espera. Si no te espera nada, no llega ninguno.
pings-told-off = No recibes mensajes. `/desk` muestra dónde te toca, y también la tarjeta de la mesa.
pings-told-as-all = Esta mesa te avisa como todas las demás.
pings-hello-dm = ¡Hola! Desde ahora tus turnos llegan aquí. Puedes cambiarlo cuando quieras con `/settings`.
pings-hello-digest = ¡Hola! Desde ahora te digo aquí una vez al día qué te espera. Puedes cambiarlo cuando quieras con `/settings`.
pings-button-hits-on = Avisarme de lo que me hagan otros
pings-button-hits-off = No avisarme de lo que me hagan otros
pings-hits-on = Cuando una jugada te nombra, recibes un aviso como los de tus turnos, sin mención.
pings-hits-off = Lo que te hayan hecho lo lees cuando entras.
