# After a match: its story, its film, the check of its chances, statistics and ratings.

# The picture of the story, and its words.
story-won = { $count ->
        [0] Ninguém venceu
        [1] Vitória: { FORM($who, as: "nom") }
       *[other] Vitória conjunta: { FORM($who, as: "nom") }
    }
story-undecided = Nenhuma virada
story-lead-short = Na frente desde a jogada { $seq } até o fim
story-gain-short = Jogada { $seq }: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } de vantagem sobre os outros
story-head = A história de { $game } · partida { $match }
story-none = Este jogo não calcula os pontos de uma posição, então não há história para desenhar. O replay mostra cada jogada.
story-end = { $count ->
        [0] Ninguém venceu.
        [1] Vitória: { FORM($who, as: "nom") }.
       *[other] Vitória conjunta: { FORM($who, as: "nom") }.
    }
story-lead = { $part }: a partir daí, { FORM($who, as: "nom") } ficou na frente até o fim.
story-lead-shared = { $part }: a partir daí, ninguém mais ficou na frente { FORM($who, as: "of") }.
story-lead-from = { $part }: a partir daí, { FORM($who, as: "nom") } ficou na frente até o fim; antes, { FORM($before, as: "nom") } liderava.
story-gain = Momento decisivo: { $part }. { FORM($who, as: "nom", cap: "yes") } abriu { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } de vantagem sobre os outros.
story-changes = { $count ->
        [0] A liderança nunca mudou de mãos.
        [1] A liderança mudou de mãos { $count } vez.
       *[other] A liderança mudou de mãos { $count } vezes.
    }
story-standing = Placar ({ $part }): { $points }.
# by name
story-points = { $points } { $who }

# The check of a match that is over.
discord-name-verify = conferir
verify-head = Sorteios conferidos: { $game }
verify-agrees = { $entries ->
        [1] A única jogada
       *[other] Todas as { $entries } jogadas
    } e { $chances ->
        [1] o único sorteio
       *[other] os { $chances } sorteios
    } conferem com a semente.
verify-guest = Conferido com as regras do pacote { $package } { $version } (SHA-256 dos arquivos { $sha256 }).
verify-not-over = Esta partida não tem resultado: foi encerrada antes do fim.
verify-posted = O hash que você informou é o desta semente: os sorteios já estavam decididos antes da primeira jogada.
verify-other = O hash que você informou é de outra semente. Copie-o do cartão desta partida como ele aparecia durante o jogo.
verify-short = Informe pelo menos { $least } caracteres do hash.
verify-differs = Esta partida não corresponde à semente: a jogada { $seq } dá um resultado diferente do que diz o histórico. Dali em diante nada é certo; as jogadas anteriores conferem.
verify-seed = Semente { $seed } · hash { $hash } · página { $page } de { $pages }. O cartão mostrava o começo do hash desde a primeira jogada.
verify-number = sorteio { $number }: { $outcome } de { $bound }
verify-order = sorteio { $number }: { $bound } embaralhados, agora { $order }
verify-before = ‹ Sorteios anteriores
verify-after = Sorteios seguintes ›

# The film of a match.
discord-name-story = história
discord-name-film = filme
film-making = O filme está sendo feito; isso leva uns { $seconds } segundos. Ele aparece abaixo, e só você o vê.
film-shown = O filme está abaixo.
film-head = ### O filme de { $game } · partida { $match }
film-share = Mostrar ao canal
film-shared = { FORM($who, as: "nom", cap: "yes") } mostra o filme de { $game } · partida { $match }
film-share-there = Só quem jogou pode mostrar isto, e só no canal da mesa.
film-busy = Já há vários filmes sendo feitos. Tente de novo em um minuto.
film-none = Não foi possível fazer o filme. O replay mostra cada jogada.
film-alt = { $count } imagens da partida em ordem, de { $first } a { $last }. O replay e o histórico contam a mesma coisa em palavras.

# Statistics, ratings and leaderboards.
discord-command-stats = Seus resultados e os dos outros, ratings e quem são os melhores
discord-command-stats-person = Quem (você, se vazio)
stats-head = { WHO($who) ->
        [you] Suas estatísticas neste servidor
       *[other] Estatísticas de { $who } neste servidor
    }
stats-head-everywhere = { WHO($who) ->
        [you] Suas estatísticas em todos os servidores
       *[other] Estatísticas de { $who } em todos os servidores
    }
stats-none = Ainda não terminou nenhuma partida.
stats-none-of = Ainda não terminou nenhuma partida de { $game }.
stats-none-with-others = ainda nenhuma partida com outros
stats-played = { $played ->
        [1] { $played } partida
       *[other] { $played } partidas
    } com outros, { $won ->
        [1] { $won } vitória
       *[other] { $won } vitórias
    }
stats-place = posição média { $place } de { $seats }
stats-points = pontuação média { $points }
stats-pace = { $time } por jogada (mediana)
stats-rating = Rating **{ $rating }** depois de { $matches ->
        [1] { $matches } partida valendo pontos
       *[other] { $matches } partidas valendo pontos
    }
stats-rival = Contra { FORM($who, as: "nom") } em { $met ->
        [1] { $met } partida
       *[other] { $met } partidas
    }: { $ahead } na frente, { $behind } atrás
stats-alone = só contra bots: { $count ->
        [1] { $count } partida
       *[other] { $count } partidas
    }, { $won ->
        [1] { $won } vitória
       *[other] { $won } vitórias
    }
stats-helped = assumiu o lugar de alguém { $count ->
        [1] { $count } vez
       *[other] { $count } vezes
    }
stats-left = abandonou { $count ->
        [1] { $count } partida
       *[other] { $count } partidas
    }
stats-ended = { $count ->
        [1] { $count } partida
       *[other] { $count } partidas
    } sem resultado
stats-seen = Todos neste servidor podem ver este painel com /stats. Você pode escondê-lo.
stats-seen-by-nobody = Só você vê isto: suas estatísticas estão escondidas.
stats-hidden = As estatísticas dessa pessoa são privadas.
stats-elsewhere = As estatísticas dos outros aparecem no servidor onde você joga com eles.
stats-leave-ratings = Sem rating para mim
stats-hide-me = Esconder minhas estatísticas
stats-show-me = Mostrar minhas estatísticas
stats-to-board = Os melhores aqui
stats-mine = Minhas estatísticas
stats-rated-on = Suas partidas em mesas valendo pontos contam a partir de agora. As primeiras { $free } partidas de um jogo nunca contam.
stats-ask = **Esta mesa vale pontos.** Quer um rating? É um número por jogo neste servidor, que os outros podem ver. Suas primeiras { $free } partidas de um jogo nunca contam.
stats-play-rated = Jogar valendo pontos
stats-play-unrated = Jogar sem rating
stats-plays-rated = Você joga valendo pontos a partir de agora. Para parar: `/stats`.
stats-plays-unrated = Você joga sem rating. Para mudar: `/stats`.
stats-rated-runs = A partida { $match } de { $game }, que vale pontos para você, está em andamento. Mude isto quando ela acabar: ninguém entra nos ratings nem sai deles no meio de uma partida.
stats-steps = Ratings:
stats-step = { FORM($who, as: "nom", cap: "yes") } { $before } → **{ $after }** ({ $change }, { $matches ->
        [1] { $matches } partida valendo pontos
       *[other] { $matches } partidas valendo pontos
    })
stats-unsure = “?” ainda é incerto: menos de { $least } partidas valendo pontos
stats-not-rated-bot = Não vale pontos, porque um dos lugares era de um bot.
stats-not-rated-people = Não vale pontos: são necessárias duas pessoas que joguem valendo pontos e já tenham terminado { $free } partidas deste jogo aqui.
stats-not-on-hidden = **Você** não está no placar: suas estatísticas estão escondidas.
stats-not-on-unrated = **Você** não está no placar: suas partidas não valem pontos. As primeiras { $free } partidas de um jogo não contam.
stats-not-on-free = **Você** joga valendo pontos. { $count ->
        [1] Mais { $count } partida deste jogo aqui, e a seguinte já pode contar.
       *[other] Suas primeiras { $count } partidas deste jogo aqui não contam; a seguinte já pode contar.
    }
stats-not-on-new = **Você** joga valendo pontos, mas ainda não tem aqui nenhuma partida deste jogo que valha pontos. Depois de { $least } você entra no placar.
stats-not-on-few = **Você**: **{ $rating }** depois de { $matches ->
        [1] { $matches } partida valendo pontos
       *[other] { $matches } partidas valendo pontos
    }. { $count ->
        [1] Mais { $count }, e você entra no placar.
       *[other] Mais { $count }, e você entra no placar.
    }
stats-not-on-lately = **Você**: **{ $rating }**. Sua última partida valendo pontos foi há mais de 120 dias: a próxima traz você de volta.
stats-rated-off = Você não tem rating, e nenhuma partida conta para isso. Os outros não veem nenhum rating seu.
stats-hidden-on = Suas estatísticas são privadas: só você as vê, e seu nome não aparece em nenhum placar.
stats-hidden-off = As pessoas de um servidor onde você joga podem ver lá suas estatísticas.
stats-board = { $game }: o placar de líderes deste servidor
stats-board-hint = A partir de { $least } partidas valendo pontos, a mais recente há no máximo 120 dias. Valem pontos as mesas abertas para isso, com pessoas em todos os lugares; as primeiras { $free } partidas de cada pessoa nunca contam. Todos começam com 1500.
stats-nobody = Ainda não há ninguém. O primeiro nome pode ser o seu.
stats-other-game = Outro jogo
stats-ranked = **{ $place }.** { FORM($who, as: "nom", cap: "yes") } – **{ $rating }** · { $played ->
        [1] { $played } partida
       *[other] { $played } partidas
    }, { $won ->
        [1] { $won } vitória
       *[other] { $won } vitórias
    }
stats-rated-table = { $bots ->
        [0] Vale pontos aqui
       *[other] Vale pontos aqui, mas não com um bot em um dos lugares
    }
stats-rated-label = Valendo pontos
stats-rated-yes = sim, para quem joga valendo pontos

# The story in sentences, and the poster.
tale-strengths = Destaques: { $each }.
tale-strength = { FORM($who, as: "nom") } fez { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } com { $what }
tale-met = { FORM($who, as: "nom", cap: "yes") } se enfrentaram por { $count } jogadas.
tale-first = { $part }: { FORM($who, as: "nom") } saiu na frente, { $points } a { $theirs }.
tale-first-none = { FORM($who, as: "nom", cap: "yes") } ficaram lado a lado por muito tempo: a liderança { $count ->
        [0] não mudou de mãos
        [1] mudou de mãos { $count } vez
       *[other] mudou de mãos { $count } vezes
    }.
tale-stand = { $part }: { WHO($who) ->
        [you-all] { FORM($who, as: "nom") } tinham
        [they] { FORM($who, as: "nom") } tinham
       *[other] { FORM($who, as: "nom") } tinha
    } { $points }.
tale-turn-gain = { $part }: { FORM($who, as: "nom") } abriu { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } de vantagem sobre os outros, o maior salto de todos.
tale-turn-lead = { $part }: { FORM($who, as: "nom") } assumiu a liderança de vez.
tale-turn-from = { $part }: { FORM($who, as: "nom") } passou de vez à frente { FORM($before, as: "of") }.
tale-blow = { $part }: { $headline }. { $line }.
tale-score = { WHO($who) ->
        [you] os seus { $points }
       *[other] os { $points } de { $who }
    }
tale-end = { WHO($who) ->
        [you-all] { FORM($who, as: "nom", cap: "yes") } venceram
        [they] { FORM($who, as: "nom", cap: "yes") } venceram
       *[other] { FORM($who, as: "nom", cap: "yes") } venceu
    } com { $points } contra { $others }.
tale-end-all = { WHO($who) ->
        [you-all] { FORM($who, as: "nom", cap: "yes") } venceram
        [they] { FORM($who, as: "nom", cap: "yes") } venceram
       *[other] { FORM($who, as: "nom", cap: "yes") } venceu
    } com { $points }.
tale-end-none = Ninguém venceu: { $others }.
poster-played = { $game } · { FORM($who, as: "nom") }
poster-foot = Partida { $number }
tale-shared = { FORM($who, as: "nom", cap: "yes") } mostra a história de { $game } · partida { $match }.
tale-shown = Está logo abaixo.
