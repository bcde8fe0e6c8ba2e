# The harbour post: what happened on a server in a week.

harbour-head = Esta semana en el puerto
harbour-over = [{ $game }]({ $link }): **{ $won }**. { $told }
# by name
harbour-newcomers = Primera partida acabada: { $who }. ¡A bordo!
# by name
harbour-newcomers-more = Primera partida acabada: { $who } y { $count } más. ¡A bordo!
harbour-season = Temporada de { $game }: { $over } de { $count } mesas acabadas.
harbour-season-led = Temporada de { $game }: { WHO($who) ->
        [you] vas en cabeza
       *[other] { $who } va en cabeza
    }, { $over } de { $count } mesas acabadas.
harbour-cup = Copa de fin de semana de { $game }: { $slot } empieza { $when }.
harbour-cup-led = Copa de fin de semana de { $game }: { WHO($who) ->
        [you] vas en cabeza
       *[other] { $who } va en cabeza
    }, { $slot } empieza { $when }.
harbour-cup-final = Copa de fin de semana de { $game }: se juega la final.
harbour-slot = la sesión { $number }
harbour-final = la final
harbour-open = { $count ->
        [one] Una mesa tiene un asiento libre:
       *[other] { $count } mesas tienen asientos libres:
    }
harbour-join = Unirse a { $game } ({ $taken } de { $seats })
harbour-story = La historia: { $game }
harbour-unread = El correo del puerto de **{ $server }** está apagado: nadie ha pulsado nada en los últimos cuatro. `/setup`, *Club* lo vuelve a encender.
harbour-refused = El correo del puerto está apagado: no puedo publicar en { $channel }. `/setup`, *Club* lo enciende en el canal donde lo pulses.
harbour-on = { $when } en { $channel }
