# The harbour post: what happened on a server in a week.

harbour-head = Esta semana en el puerto
harbour-over = [{ $game }]({ $link }): **{ $won }**. { $told }
# by name
harbour-newcomers = Damos la bienvenida a bordo a { $who }: primera partida acabada.
# by name
harbour-newcomers-more = Damos la bienvenida a bordo a { $who } y { $count } más: primera partida acabada.
harbour-season = Temporada de { $game }: { $led ->
        [0] mesas acabadas,
       *[other] { WHO($who) ->
            [you] vas en cabeza
           *[other] { $who } va en cabeza
        }, mesas acabadas:
    } { $over } de { $count }.
harbour-cup = Copa de fin de semana de { $game }: { $led ->
        [0] { $slot }
       *[other] { WHO($who) ->
            [you] vas en cabeza
           *[other] { $who } va en cabeza
        }, { $slot }
    } empieza { $when }.
harbour-cup-final = Copa de fin de semana de { $game }: se juega la final.
harbour-slot = la sesión { $number }
harbour-final = la final
harbour-open = { $count ->
        [one] Una mesa tiene un asiento libre:
       *[other] { $count } mesas tienen asientos libres:
    }
harbour-join = Unirse a { $game } ({ $taken } de { $seats })
harbour-story = La historia: { $game }
harbour-unread = El correo del puerto de **{ $server }** está desactivado: nadie ha pulsado nada en los últimos cuatro. Con `/setup`, *Club* se vuelve a activar.
harbour-refused = El correo del puerto está desactivado: no puedo publicar en { $channel }. Con `/setup`, *Club* se activa en el canal donde lo pulses.
harbour-on = { $when } en { $channel }
