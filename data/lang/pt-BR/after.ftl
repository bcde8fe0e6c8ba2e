# After a match: its story, its film, the check of its chances, statistics and ratings.

# The picture of the story, and its words.
# by name
story-won = { $count ->
        [0] Ninguém venceu
        [one] Vitória: { $who }
       *[other] Vitória conjunta: { $who }
    }
story-undecided = Nenhuma virada
story-lead-short = À frente de vez a partir da jogada { $seq }
story-gain-short = A jogada { $seq } ganhou { $points } sobre os outros
story-head = A história de { $game } · partida { $match }
story-none = Este jogo não diz os pontos de uma posição, então não há história a desenhar. A reprise mostra cada jogada.
# by name
story-end = { $count ->
        [0] Ninguém venceu.
        [one] Vitória: { $who }.
       *[other] Vitória conjunta: { $who }.
    }
# by name
story-lead = A partir de { $part }, { $who } ficou na frente de vez.
# by name
story-lead-shared = A partir de { $part }, ninguém mais ficou na frente de { $who }.
# by name
story-lead-from = A partir de { $part }, { $who } ficou na frente de vez; até lá { $before } liderava.
# by name
story-gain = { $part } decidiu mais: { $who } ganhou { $points } sobre os outros.
story-changes = { $count ->
        [0] A liderança nunca mudou de mãos.
        [one] A liderança mudou de mãos { $count } vez.
       *[other] A liderança mudou de mãos { $count } vezes.
    }
story-standing = No fim de { $part }: { $points }.
# by name
story-points = { $points } { $who }

# The check of a match that is over.
discord-name-verify = verify
verify-head = { $game }: a distribuição, conferida
verify-agrees = { $entries ->
        [one] A { $entries } jogada
       *[other] Todas as { $entries } jogadas
    } e { $chances ->
        [one] { $chances } acaso
       *[other] os { $chances } acasos
    } são como diz a semente.
verify-guest = Foi conferido pelas regras do pacote { $package } { $version } (SHA-256 dos arquivos { $sha256 }).
verify-not-over = Esta partida não tem resultado: foi encerrada antes.
verify-posted = O hash que você deu é o desta semente: o que se distribuiu estava decidido antes da primeira jogada.
verify-other = O hash que você deu é de outra semente. Copie como o cartão desta partida o mostrava enquanto ela corria.
verify-short = Dê pelo menos { $least } caracteres do hash.
verify-differs = Esta partida não segue da sua semente: a jogada { $seq } sai diferente do que diz o histórico. Dali em diante nada é certo; as jogadas antes conferem.
verify-seed = Semente { $seed } · hash { $hash } · página { $page } de { $pages }. O cartão mostrava o começo do hash desde a primeira jogada.
verify-number = sorteio { $number }: { $outcome } de { $bound }
verify-order = sorteio { $number }: { $bound } embaralhados, agora { $order }
verify-before = ‹ Acasos anteriores
verify-after = Acasos seguintes ›

# The film of a match.
discord-name-story = story
discord-name-film = film
film-making = O filme está sendo feito; isso leva uns { $seconds } segundos. Ele aparece abaixo, e só você o vê.
film-shown = O filme está abaixo.
film-head = ### O filme de { $game } · partida { $match }
film-share = Mostrar ao canal
# by name
film-shared = { $who } mostra o filme de { $game } · partida { $match }
film-share-there = Uma partida é mostrada ao canal da sua mesa, por quem jogou.
film-busy = Já há vários filmes sendo feitos. Tente de novo em um minuto.
film-none = O filme não pôde ser feito. A reprise mostra cada jogada.
film-alt = { $count } imagens da partida em ordem, de { $first } a { $last }. A reprise e o histórico contam o mesmo em palavras.

# Statistics, ratings and leaderboards.
discord-name-stats = stats
discord-command-stats = Como você ou outros foram, ratings, quem é melhor
discord-command-stats-person = Quem (você, se vazio)
# by name
stats-head = Estatísticas de { $who } neste servidor
# by name
stats-head-everywhere = Estatísticas de { $who }, todos os servidores juntos
stats-none = Nenhuma partida terminada ainda.
stats-none-of = Nenhuma partida de { $game } terminada ainda.
stats-none-with-others = nenhuma partida com outros ainda
stats-played = { $played ->
        [one] { $played } partida
       *[other] { $played } partidas
    } com outros, { $won ->
        [one] { $won } vitória
       *[other] { $won } vitórias
    }
stats-place = em média { $place }º lugar de { $seats }
stats-points = pontuação média { $points }
stats-pace = { $time } por jogada (mediana)
stats-days = { $count ->
        [one] { $count } dia
       *[other] { $count } dias
    }
stats-hours = { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
stats-minutes = { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
stats-rating = Rating **{ $rating }** depois de { $matches ->
        [one] { $matches } partida valendo pontos
       *[other] { $matches } partidas valendo pontos
    }
# by name
stats-rival = Com { $who } { $met ->
        [one] { $met } vez
       *[other] { $met } vezes
    }: { $ahead } na frente, { $behind } atrás
stats-alone = só contra bots: { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }, { $won ->
        [one] { $won } vitória
       *[other] { $won } vitórias
    }
stats-helped = tomou um lugar { $count ->
        [one] { $count } vez
       *[other] { $count } vezes
    }
stats-left = deixou { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
stats-ended = { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    } sem resultado
stats-seen = Todos neste servidor podem ver isto com /stats. Você pode esconder.
stats-seen-by-nobody = Só você vê isto: suas estatísticas estão escondidas.
stats-hidden = As estatísticas são privadas.
stats-elsewhere = As estatísticas de outros se mostram no servidor onde você joga com eles.
stats-join-ratings = Jogar valendo pontos
stats-leave-ratings = Sem rating para mim
stats-hide-me = Esconder minhas estatísticas
stats-show-me = Mostrar minhas estatísticas
stats-to-board = Os melhores aqui
stats-mine = Minhas estatísticas
stats-rated-on = Suas partidas em mesas valendo pontos contam a partir de agora. As primeiras { $free } partidas de um jogo nunca contam.
stats-ask = **Esta mesa vale pontos.** Quer um rating? É um número por jogo neste servidor, que os outros podem ver. Suas primeiras { $free } partidas de um jogo nunca contam.
stats-play-rated = Jogar valendo pontos
stats-play-unrated = Jogar, sem rating
stats-plays-rated = Você joga valendo pontos a partir de agora. `/stats` encerra isso.
stats-plays-unrated = Você joga sem rating. `/stats` muda isso.
stats-rated-runs = Sua partida valendo pontos { $match } de { $game } está correndo. Mude isto quando acabar: ninguém entra nos ratings ou sai deles no meio.
stats-steps = Ratings:
# by name
stats-step = { $who } { $before } → **{ $after }** ({ $change }, { $matches } valendo pontos)
stats-unsure = “?” ainda é incerto: menos de { $least } partidas valendo pontos
stats-not-rated-bot = Sem valer pontos, porque um bot tinha lugar próprio.
stats-not-rated-people = Sem valer pontos, porque são precisas duas pessoas que jogam valendo pontos e já tinham terminado { $free } partidas deste jogo aqui.
stats-not-on-hidden = **Você** não está nele: suas estatísticas estão escondidas.
stats-not-on-unrated = **Você** não está nele: suas partidas não valem pontos. As primeiras { $free } partidas de um jogo não contam.
stats-not-on-free = **Você** joga valendo pontos. { $count ->
        [one] Mais { $count } partida deste jogo aqui, e a próxima pode contar.
       *[other] Suas primeiras { $count } partidas deste jogo aqui não contam, a seguinte pode.
    }
stats-not-on-new = **Você** joga valendo pontos, mas ainda não tem partida assim deste jogo aqui. Depois de { $least } você entra.
stats-not-on-few = **Você**: **{ $rating }** depois de { $matches ->
        [one] { $matches } partida valendo pontos
       *[other] { $matches } partidas valendo pontos
    }. { $count ->
        [one] Mais { $count }, e você entra.
       *[other] Mais { $count }, e você entra.
    }
stats-not-on-lately = **Você**: **{ $rating }**. Sua última partida valendo pontos foi há mais de 120 dias: a próxima traz você de volta.
stats-rated-off = Você não tem rating, e nenhuma partida conta para um. Os outros não veem nenhum seu.
stats-hidden-on = Suas estatísticas são privadas: só você as vê, e não está em nenhum placar.
stats-hidden-off = As pessoas de um servidor onde você joga podem ver lá suas estatísticas.
stats-board = { $game }: o placar de líderes deste servidor
stats-board-hint = A partir de { $least } partidas valendo pontos, a última nos últimos 120 dias. Valem pontos as mesas em que quem abriu quer, com gente em todos os lugares; nunca as primeiras { $free } partidas. Todos começam com 1500.
stats-nobody = Ninguém está nele ainda. Você pode ser o primeiro nome.
stats-other-game = Outro jogo
# by name
stats-ranked = **{ $place }.** { $who } – **{ $rating }** · { $played ->
        [one] { $played } partida
       *[other] { $played } partidas
    }, { $won ->
        [one] { $won } vitória
       *[other] { $won } vitórias
    }
stats-rated-table = { $bots ->
        [0] Vale pontos aqui
       *[other] Vale pontos aqui, mas não com um bot em um lugar
    }
stats-rated-label = Valendo pontos
stats-rated-no = não
stats-rated-yes = sim, para quem joga valendo pontos

# The story in sentences, and the poster.
tale-strengths = { $each }.
# by name
tale-strength = { $who } tinha { $points } de { $what }
# by name
tale-met = { $who } se enfrentaram por { $count } jogadas.
# by name
tale-first = { $part }: { $who } liderou primeiro, { $points } a { $theirs }.
# by name
tale-first-none = { $who } ficaram lado a lado por muito tempo: a liderança mudou { $count ->
        [one] { $count } vez
       *[other] { $count } vezes
    }.
# by name
tale-stand = { $part }: { $who } tinha { $points }.
# by name
tale-turn-gain = { $part }: { $who } ganhou { $points } sobre os outros, mais que em qualquer outra parte.
# by name
tale-turn-lead = { $part }: { $who } tomou a frente de vez.
# by name
tale-turn-from = { $part }: { $who } tomou a frente de { $before } de vez.
tale-blow = { $part }: { $headline }. { $line }.
# by name
tale-score = { $points } de { $who }
# by name
tale-end = { $who } venceu com { $points } contra { $others }.
# by name
tale-end-all = { $who } venceu com { $points }.
tale-end-none = Ninguém venceu: { $others }.
# by name
poster-played = { $game } · { $who }
poster-foot = Partida { $number }
poster-strength = { $what } { $points }
# by name
tale-shared = { $who } mostra a história de { $game } · partida { $match }.
story-points-shown = Pontos
tale-shown = A história está abaixo.
