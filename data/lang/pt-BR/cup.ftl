# Weekend cups: the page of the admins, the card, what a member sees alone.

cup-start = Copa do fim de semana
cup-which-game = Uma copa do fim de semana: mesas de quatro noites em um fim de semana, as duas melhores contam, e uma final no domingo. De que jogo?
cup-head = Copa do fim de semana: { $game }
cup-plan = **{ $game }** em mesas de { $seats }{ $minutes ->
        [0] {""}
       *[other] , uns { $minutes } minutos cada
    }. Turnos: { $slots }. Final: { $final }. O cartão está em { $channel }.
cup-part-first = Primeiro turno; os outros vão junto
cup-plan-hint = Quem está aqui quando um turno começa é sorteado. Ela corre sozinha, sem menção em um canal.
cup-admin-line = **{ $game }**, copa do fim de semana: { $state }, { $people ->
        [one] { $people } pessoa
       *[other] { $people } pessoas
    }
cup-admin-where = Cartão em { $channel }. Primeiro turno: { $draw }.
cup-announce = Anunciar
cup-announced = Anunciada em { $channel }.
cup-running = Já corre uma copa do fim de semana.
cup-over = Esta copa acabou.
cup-full = Já são { $most } pessoas: não há lugar para mais.
cup-not-asked = Os primeiros da classificação jogam a final. Se um falta, pergunta-se ao próximo.
cup-terms = Mesas de { $seats }{ $minutes ->
        [0] {""}
       *[other] , uns { $minutes } minutos cada
    }. Jogue qualquer turno, mesmo sem ter jogado os outros: seus { $count } melhores contam, e os primeiros da classificação jogam a final.
cup-thread = { $game }, copa do fim de semana { $number }
cup-slot = Turno { $number }
cup-final = Final
cup-table = { $slot }.{ $number }
cup-play = Jogo este turno
cup-play-final = Jogo a final
cup-drop = Desta vez não
cup-standing = Classificação
cup-here = { $count ->
        [one] { $count } joga
       *[other] { $count } jogam
    }: { $names }
cup-asked = Perguntados: { $names }
cup-final-waits = A pergunta vai uma hora antes.
cup-past = { $count ->
        [one] { $count } mesa
       *[other] { $count } mesas
    }{ $left ->
        [0] {""}
       *[other] , { $left } ainda em jogo
    }
cup-no-table = nenhuma mesa
cup-nobody-played = Ninguém jogou esta copa.
# by name
cup-won = { $who } venceu a copa
cup-you-in = Você joga o turno de { $at }. Esteja aqui quando começar, { $when }: sua mesa está em *Minhas mesas*.
cup-you-early = Você joga o turno de { $at }. { $call } minutos antes vem a pergunta se você está aqui.
cup-you-asked = Você está aqui? O turno começa { $when }, com quem disser que sim.
cup-you-out = Você ainda não joga o turno de { $at }.
cup-final-in = Você joga a final, { $when }.
cup-final-asked = Você pode jogar a final: começa { $when }. Diga que está aqui.
cup-final-out = A final começa { $when }. Jogam os primeiros da classificação; onde um falta, pergunta-se ao próximo.
cup-own-running = A [mesa { $table }]({ $link }) corre, no máximo até { $end }.
cup-own-kept = A [mesa { $table }]({ $link }) corre, e outros jogam no seu lugar. Volte na mesa; no máximo até { $end }.
cup-own-over = A [mesa { $table }]({ $link }) acabou.
cup-own-void = A [mesa { $table }]({ $link }) não tem resultado.
cup-still = O próximo turno começa { $when }, e você disse que joga. Está aqui? Quem não disser joga outro.
cup-still-final = Você pode jogar a final, que começa { $when }. Está aqui? Senão pergunta-se ao próximo da classificação.
cup-rules-slots = Quatro turnos; jogue quantos quiser, os { $count } melhores contam. Quem diz cedo que joga recebe { $call } minutos antes a pergunta se está aqui.
cup-rules-pairs = Quem está aqui é distribuído pelos pontos até agora, em mesas de { $seats } ou um a menos, com gente que ainda não encontrou. Quem começou menos vezes começa.
cup-rules-time = Depois de { $minutes } minutos uma mesa é jogada até o fim. Por quem não vem à primeira vez em cinco minutos joga-se até a volta.
cup-rules-final = Os primeiros { $seats } da classificação jogam a final. Onde um falta, pergunta-se uma vez ao próximo, por cinco minutos.
cup-rules-own = Um lugar em que outros jogaram mais de um terço não traz nada a você; os outros mantêm os seus.
