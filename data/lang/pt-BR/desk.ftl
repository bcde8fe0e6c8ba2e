# One's desk: all one's tables, and one's own notes at each.

discord-command-desk = Todas as suas mesas, primeiro o que espera por você; também em mensagens diretas
desk-head = Suas mesas
desk-none = Você não está em nenhuma mesa e não segue nenhuma. Comece uma com `/play`, ou aperte **Entrar** no cartão de uma mesa.
desk-moved = História, filme, análise, histórico e tabuleiro agora estão em **/match**. Avisos e reservas: **/settings**.
desk-count = { $awaited ->
        [0] { $early ->
            [0] Nada espera por você.
            [1] Nada espera por você; em { $early } mesa você pode responder antes.
           *[other] Nada espera por você; em { $early } mesas você pode responder antes.
        }
        [1] { $awaited } mesa espera por você.
       *[other] { $awaited } mesas esperam por você.
    } { $all ->
        [0] Você não está em nenhuma mesa.
        [1] Você tem { $all } mesa ao todo.
       *[other] Você tem { $all } mesas ao todo.
    }
desk-section-early = Pode responder antes
desk-section-waiting = Esperando por outros
desk-section-lesson = Lições
desk-section-over = Acabaram há pouco
desk-section-followed = Você segue
desk-line = [{ $game } · partida { $match }]({ $link })
desk-due-others = · o tempo dos outros acaba <t:{ $when }:f>
desk-late = ⏳ seu tempo acabou
desk-open = Ainda não começou: { $seated } na mesa, que é para { $players }
desk-kept = Seu substituto joga
desk-frozen = Esta partida está congelada até que quem cuida do bot a verifique
desk-lesson = Você está no passo { $step }
desk-over = Encerrada sem resultado
desk-back = Voltar: { $game }
desk-before = ‹ Mais urgente
desk-after = Mais ({ $page } de { $pages }) ›
desk-next = { $count ->
        [1] Próxima: { $game } · { $match }
       *[other] Próxima de { $count }: { $game } · { $match }
    }
desk-memo = 📝 { $text }
desk-memo-button = Minhas notas
desk-memo-choose = Escrever uma nota sobre…
desk-memo-label = Suas notas
desk-memo-hint = Só você as vê. Deixe vazio para não salvar nada.
desk-memo-kept = 📝 Salvo. Só você vê, aqui e em `/desk`.
desk-memo-gone = 📝 Não há mais nada salvo.
play-memo-long = O texto é longo demais: notas têm até { $most } caracteres. O que estava lá continua salvo.
