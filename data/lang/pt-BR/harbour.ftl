# The harbour post: what happened on a server in a week.

harbour-head = Esta semana no porto
harbour-over = [{ $game }]({ $link }): **{ $won }**. { $told }
# by name
harbour-newcomers = Boas-vindas a bordo: { $who } terminou uma primeira partida.
# by name
harbour-newcomers-more = Boas-vindas a bordo: { $who } e mais { $count } terminaram uma primeira partida.
harbour-season = Temporada de { $game }: { $over } de { $count } mesas acabaram.
# by name
harbour-season-led = Temporada de { $game }: { $who } lidera, { $over } de { $count } mesas acabaram.
harbour-cup = Copa do fim de semana de { $game }: { $slot } começa { $when }.
# by name
harbour-cup-led = Copa do fim de semana de { $game }: { $who } lidera, { $slot } começa { $when }.
harbour-cup-final = Copa do fim de semana de { $game }: joga-se a final.
harbour-slot = turno { $number }
harbour-final = a final
harbour-open = { $count ->
        [one] { $count } mesa tem lugar livre:
       *[other] { $count } mesas têm lugar livre:
    }
harbour-join = Entrar em { $game } ({ $taken } de { $seats })
harbour-story = A história: { $game }
harbour-unread = O correio do porto de **{ $server }** está desligado: ninguém apertou nada nos últimos quatro. `/setup`, *Clube* liga de novo.
harbour-refused = O correio do porto está desligado: não posso postar em { $channel }. `/setup`, *Clube* o liga no canal onde você aperta.
harbour-on = { $when } em { $channel }
