# Weekend cups: the page of the admins, the card, what a member sees alone.

cup-start = Copa do fim de semana
cup-which-game = Uma copa do fim de semana: mesas em quatro horários, das quais contam as duas melhores, e uma final no domingo. De qual jogo?
cup-head = Copa do fim de semana: { $game }
cup-plan = **{ $game }** em mesas de { $seats }{ $minutes ->
        [0] {""}
       *[other] , cerca de { $minutes } minutos cada
    }. Horários: { $slots }. Final: { $final }. O cartão está em { $channel }.
cup-part-first = Primeiro horário; os outros mudam junto
cup-plan-hint = Quem estiver aqui quando um horário começar entra no sorteio das mesas. Tudo funciona sozinho, sem menção em nenhum canal.
cup-admin-line = **{ $game }**, copa do fim de semana: { $state }, { $people ->
        [1] { $people } pessoa
       *[other] { $people } pessoas
    }
cup-admin-where = Cartão em { $channel }. Primeiro horário: { $draw }.
cup-announce = Anunciar
cup-announced = Anunciada em { $channel }.
cup-running = Já há uma copa do fim de semana em andamento.
cup-over = Esta copa acabou.
cup-full = Já são { $most } pessoas: não há lugar para mais.
cup-not-asked = Os primeiros da classificação jogam a final. Se alguém faltar, chama-se o próximo.
cup-terms = Mesas de { $seats }{ $minutes ->
        [0] {""}
       *[other] , cerca de { $minutes } minutos cada
    }. Jogue em qualquer horário, mesmo sem ter jogado nos outros: contam as suas { $count } melhores mesas, e os primeiros da classificação jogam a final.
cup-thread = { $game }, copa do fim de semana { $number }
cup-slot = Horário { $number }
cup-final = Final
cup-play = Jogo neste horário
cup-play-final = Jogo a final
cup-drop = Desta vez não
cup-here = { $count ->
        [1] { $count } joga
       *[other] { $count } jogam
    }: { $names }
cup-asked = Chamados: { $names }
cup-final-waits = Quem vai jogar é chamado uma hora antes.
cup-past = { $count ->
        [1] { $count } mesa
       *[other] { $count } mesas
    }{ $left ->
        [0] {""}
       *[other] , { $left } ainda em andamento
    }
cup-no-table = nenhuma mesa
cup-nobody-played = Ninguém jogou esta copa.
cup-won = { FORM($who, as: "nom", cap: "yes") } venceu a copa
cup-you-in = Você joga no horário de { $at }. Esteja aqui quando começar, { $when }: sua mesa está em *Minhas mesas*.
cup-you-early = Você joga no horário de { $at }. { $call } minutos antes, pergunto se você está aqui.
cup-you-asked = Você está aqui? O horário começa { $when }, com quem disser que sim.
cup-you-out = Você ainda não joga no horário de { $at }.
cup-final-in = Você joga a final, { $when }.
cup-final-asked = Você pode jogar a final: começa { $when }. Avise que está aqui.
cup-final-out = A final começa { $when }. Jogam os primeiros da classificação; se alguém faltar, chama-se o próximo.
cup-still = O próximo horário começa { $when }, e você disse que joga. Está aqui? Quem não confirmar joga em outro horário.
cup-still-final = Você pode jogar a final, que começa { $when }. Está aqui? Senão, chama-se o próximo da classificação.
cup-rules-slots = Quatro horários; jogue em quantos quiser, as { $count } melhores mesas contam. A quem se inscreve antes eu pergunto, { $call } minutos antes do horário, se está aqui.
cup-rules-pairs = Quem está aqui é distribuído conforme os pontos até agora, em mesas de { $seats } pessoas ou uma a menos, com gente que ainda não enfrentou. Começa quem começou menos vezes.
cup-rules-time = Depois de { $minutes } minutos, bots jogam a mesa até o fim. Se alguém não aparecer em cinco minutos para a primeira jogada, um bot joga até essa pessoa voltar.
cup-rules-final = Os primeiros { $seats } da classificação jogam a final. Se alguém faltar, chama-se o próximo, uma só vez, por cinco minutos.
cup-rules-own = Um lugar em que outros fizeram mais de um terço das jogadas não rende nada a você; os demais mantêm suas posições.
