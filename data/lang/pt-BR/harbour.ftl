# The harbour post: what happened on a server in a week.

harbour-head = Esta semana no porto
harbour-over = [{ $game }]({ $link }): **{ $won }**. { $told }
harbour-newcomers = Boas-vindas a bordo! Primeira partida concluída: { FORM($who, as: "nom") }.
harbour-newcomers-more = Boas-vindas a bordo! Primeira partida concluída: { FORM($who, as: "nom") } e mais { $count }.
harbour-season = Temporada de { $game }: { $led ->
        [0] { $over ->
            [0] nenhuma mesa acabou
            [1] uma de { $count } mesas acabou
           *[other] { $over } de { $count } mesas acabaram
        }.
       *[other] { FORM($who, as: "nom") } lidera; mesas encerradas: { $over } de { $count }.
    }
harbour-cup = Copa do fim de semana de { $game }: { $led ->
        [0] { $slot }
       *[other] { FORM($who, as: "nom") } lidera, { $slot }
    } começa { $when }.
harbour-cup-final = Copa do fim de semana de { $game }: a final está em andamento.
harbour-slot = o horário { $number }
harbour-final = a final
harbour-open = { $count ->
        [1] { $count } mesa tem lugar livre:
       *[other] { $count } mesas têm lugar livre:
    }
harbour-join = Entrar em { $game } ({ $taken } de { $seats })
harbour-story = A história: { $game }
harbour-unread = O correio do porto de **{ $server }** está desligado: ninguém apertou nada nos últimos quatro. `/setup`, *Clube* liga de novo.
harbour-refused = O correio do porto está desligado: não posso postar em { $channel }. `/setup`, *Clube* liga de novo no canal em que você apertar o botão.
harbour-on = { $when } em { $channel }
