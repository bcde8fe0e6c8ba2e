# Seasons: the page of the admins, the card, what a member sees alone.

club-page = Clube
club-quiet = Não há temporada nem copa em andamento.
club-start = Começar uma temporada
club-which-game = Uma temporada reúne muitas mesas de um jogo em uma só classificação. De qual jogo?
club-head = Temporada: { $game }
club-plan = **{ $game }** em mesas de { $form ->
        [auto] { $seats }: liga a partir de doze pessoas; com menos, temporada aberta.
        [league] { $seats }, como liga.
       *[open] { $seats }, como temporada aberta.
    } Inscrições até { $draw }. Uma mesa dura no máximo { $days } dias, com { $bank } para as jogadas de cada pessoa. O cartão fica em { $channel }.
club-plan-hint = Ali fica um só cartão, sempre atualizado; os resultados vão para o tópico dele, sem som. Tudo funciona sozinho.
club-open = Abrir as inscrições
club-opened = As inscrições estão abertas em { $channel }.
club-change = Mudar
club-part-seats = Lugares de uma mesa
club-part-form = Formato
club-part-draw = O sorteio
club-part-channel = Canal do cartão
club-seats = { $seats } lugares
club-pace = { $bank } dias por pessoa, { $days } por mesa
club-form = { $form ->
        [auto] Liga a partir de 12 pessoas; senão, aberta
        [league] Liga: tantas mesas quantos lugares, por sorteio
       *[open] Aberta: à vontade; contam as cinco melhores
    }
club-state-sign-up = inscrições
club-state-drawn = sorteada
club-state-closing = terminando
club-state-off = cancelada
club-admin-line = **{ $game }**: { $state }, { $people ->
        [1] uma pessoa
       *[other] { $people } pessoas
    }
club-admin-where = Cartão em { $channel }. Sorteio: { $draw }.
club-admin-reserve = Reservas: { $names }
club-dry = Mostrar quem jogaria com quem
club-dry-hint = Se o sorteio fosse agora:
club-dry-open = Uma temporada aberta com { $count } pessoas: as mesas começam quando há gente esperando.
club-lost-channel = ⚠ O canal do cartão de { $game } não existe mais, e não há onde dar notícias. Use *Trazer o cartão para cá*, na página dessa competição.
club-lost-permission = ⚠ Não posso escrever em { $channel }, e por isso não dou notícias de { $game }. Permita que eu escreva lá, ou use *Trazer o cartão para cá*, na página dessa competição.
club-here = Trazer o cartão para cá
club-stop = Cancelar
club-stop-asked = Cancelar? Nenhuma outra mesa começa, e nada conta. As mesas em andamento seguem como estão.
club-early = Encerrar mais cedo
club-early-asked = Encerrar mais cedo? Nenhuma outra mesa começa. As que estão em andamento são jogadas até o fim; depois a classificação é final.
club-shut = Encerramento antecipado: nenhuma outra mesa começa.
club-not-now = Agora não
club-remove = Tirar alguém
club-removed = { FORM($who, as: "nom", cap: "yes") } está fora. Os reservas ficam com as mesas que ainda não começaram; nas outras, um bot joga.
club-readmit = Deixar alguém voltar
club-readmitted = { FORM($who, as: "nom", cap: "yes") } pode voltar: basta apertar *Estou dentro*.
club-no-person = Essa pessoa não está nesta temporada.
club-no-season = Essa temporada não existe aqui.
club-no-seats = Uma temporada tem mesas de dois a quatro lugares, conforme o jogo.
club-running = Já há uma temporada de { $game } em andamento.
club-too-many = Não dá para ter mais de { $most } temporadas ao mesmo tempo.
club-draw-when = O sorteio precisa ser em até { $days } dias: quem espera mais que isso acaba esquecendo.
club-over = Esta temporada acabou.
club-not-over = Esta temporada ainda não acabou.
club-not-running = Nenhuma mesa desta temporada está em andamento.
club-too-few = São necessárias { $seats } pessoas; por enquanto há { $people }.
club-join-first = Aperte primeiro *Estou dentro*.
club-no-boarding = Nenhuma mesa começa agora.

# The card.
club-terms = { $form ->
        [auto] A partir de doze pessoas, uma liga; com menos, uma temporada aberta: mesas de { $seats }, definidas por sorteio.
        [league] Liga: você joga { $seats } mesas de { $seats }, definidas por sorteio.
       *[open] Temporada aberta: mesas de { $seats }, quantas vezes quiser, sorteadas entre quem espera.
    } Uma mesa dura no máximo { $days } dias.
club-until = Inscrições até { $draw }. Primeiras mesas: { $start }. Tudo acaba até { $end }.
club-looks = -# Bastam umas quatro olhadas por dia; deixe jogadas preparadas. Seu nome aparece.
club-inside = **{ $count ->
        [1] Uma pessoa participa
       *[other] { $count } pessoas participam
    }:** { $names }
club-more = {""} e mais { $count }
club-nobody-yet = Ninguém ainda.
club-in = Estou dentro
club-step-in = Não quer participar? Seja reserva
club-mine = Minhas mesas
club-tables = Todas as divisões
club-standing = Classificação
club-final = Classificação final
club-stay = Próxima temporada: continuar
club-stay-left = Você não está mais nesta temporada. Aperte *Estou dentro* quando a próxima abrir.
club-stays = Você está na próxima temporada deste jogo. Se você ficar ausente, pergunto antes do sorteio.
club-promise = Hash da semente: { $promise }…
club-seed = Semente: { $seed }
club-division = Divisão { $division }
club-drawn = Sorteio feito: { $people } pessoas. As primeiras mesas começam { $start }.
club-drawn-open = Sorteio feito, temporada aberta: { $people } pessoas; as mesas começam quando há gente esperando.
club-second = A segunda leva de mesas começa { $start }; tudo acaba até { $end }.
club-all-begun = Todas as mesas já começaram e acabam até { $end }.
club-open-now = Aperte *Minhas mesas* para pedir uma mesa. Tudo acaba até { $end }. { $count ->
        [0] Ninguém está esperando agora.
        [1] Uma pessoa está esperando.
       *[other] { $count } pessoas estão esperando.
    }
club-no-end-yet = Nenhuma mesa acabou ainda.
club-no-table-begun = Nenhuma mesa começou ainda.
club-brought-nothing = nada, porque outros jogaram
club-brought = Pontos para a classificação: { $each }.
# by name
club-brought-none = { $who } 0 (outros jogaram)
club-over-count = { $over } de { $count ->
        [1] { $count } mesa encerrada
       *[other] { $count } mesas encerradas
    }
club-more-divisions = Mais { $count } em *Todas as divisões*.
club-won = { FORM($who, as: "nom", cap: "yes") } venceu com { $points } pontos
club-nobody-played = Ninguém jogou nesta temporada.
club-off = Cancelada.
club-off-few = Cancelada: menos de { $seats } pessoas se inscreveram.
club-thread = { $game }, temporada { $number }
club-table-over = A mesa { $table } acabou
club-no-result = A mesa não tem resultado e conta, para cada pessoa, como a média das suas outras mesas.
club-column-wins = Vitórias
club-week = Semana { $week }: { $over ->
        [0] nenhuma mesa acabou
        [1] uma de { $count } mesas acabou
       *[other] { $over } de { $count } mesas acabaram
    }.
club-week-ahead = { $how ->
        [first] { FORM($who, as: "nom", cap: "yes") } { $count ->
            [1] lidera
           *[other] lideram
        }.
        [sure] Divisão { $division }: { FORM($who, as: "nom") } já venceu.
       *[leads] Divisão { $division }: { FORM($who, as: "nom") } { $count ->
            [1] lidera
           *[other] lideram
        }.
    }
club-line = { $place }. { FORM($who, as: "nom", cap: "yes") } **{ $points }**{ $tables ->
        [0] {""}
        [1] {""} · uma mesa
       *[other] {""} · { $tables } mesas
    }{ $wins ->
        [0] {""}
        [1] , uma vitória
       *[other] , { $wins } vitórias
    }{ $reach }{ $lost }
club-reach = {""} · pode acabar entre { $low } e { $high }
club-lost = {""} · { $count ->
        [1] 1 lugar jogado por outros
       *[other] { $count } lugares jogados por outros
    }
club-other-division = Outra divisão

# What one person sees.
club-you-in = Você está participando. Sorteio { $draw }.
club-you-begin = Você está participando. As mesas começam { $start }: volte nessa hora para jogar a sua.
club-new = Você escolhe como saber da sua vez. Nunca jogou? A lição com um professor leva uns dez minutos.
club-learn = Aprender antes
club-told = Como receber avisos
club-you-none = Você não está participando.
club-you-reserve = Você está na reserva. Você recebe o próximo lugar livre em uma mesa que ainda não começou, e fica sabendo quando for a sua primeira jogada.
club-you-reserve-late = Você estava na reserva. Todas as mesas já começaram, então ninguém mais recebe lugar.
club-you-barred = A administração tirou você daqui. Peça para voltar.
club-you-away = Você faltou a uma jogada, então suas próximas mesas vão para outros. Quer ficar com elas? Avise antes que comecem.
club-you-away-late = Você faltou a uma jogada, então suas próximas mesas foram para outros.
club-your-place = { $place }º lugar com { $points } { $points ->
        [1] ponto
       *[other] pontos
    }{ $reach }.
club-own = A [mesa { $table }]({ $link }) { $how ->
        [running] está em andamento, até { $end } no máximo.
        [kept] está em andamento, e outros jogam no seu lugar. Volte pela própria mesa; ela vai até { $end } no máximo.
        [over] acabou.
       *[void] não tem resultado.
    }
club-own-to-come = A mesa { $table } começa { $start }.
club-no-table-yet = Você ainda não tem mesa.
club-wait = Quero uma mesa
club-wait-off = Não esperar mais
club-waiting = Você está esperando uma mesa. Ela começa quando houver gente suficiente esperando.
club-boarding = As mesas podem começar até { $until }. Contam as suas cinco melhores.
club-apart = Não quero a mesma mesa que… (em segredo)
club-apart-kept = Salvo. O sorteio separa vocês sempre que possível.
club-leave = Sair da temporada
club-leave-sure = Sair: outros jogam no meu lugar
club-leave-asked = { $count ->
        [1] Uma mesa sua está em andamento
       *[other] { $count } mesas suas estão em andamento
    }. Se você sair, outra pessoa ou um bot joga nos seus lugares, e eles não rendem nada a você. Fora isso, não há penalidade.
club-still = O sorteio é { $draw }, e faz uma semana que você não aparece. Continua dentro? Sem resposta, você fica na reserva.
club-still-in = Continuo dentro
club-away = Você faltou à sua primeira jogada, ou outros jogaram em dois dos seus lugares. Por isso suas próximas mesas vão para outros. Quer ficar com elas mesmo assim? Avise antes que comecem.

# The rules of a season.
club-rules-league = Cada pessoa joga { $seats } mesas de { $seats }, uma vez em cada posição da ordem de jogo. Metade começa no primeiro dia, o resto num dia marcado, não importa o que façam os outros.
club-rules-auto = Com menos de doze pessoas: uma temporada aberta. Peça uma mesa quantas vezes quiser; contam suas { $best } melhores.
club-rules-open = Peça uma mesa quantas vezes quiser. Contam suas { $best } melhores mesas, no máximo três com a mesma pessoa (se houver oito ou mais inscritos).
club-rules-time = Em cada mesa você tem ao todo { $bank } dias para as suas jogadas, no máximo três dias por jogada. Esgotado o tempo: um dia por jogada; depois um bot faz essa jogada. Após { $days } dias, bots jogam a mesa até o fim.
club-rules-points = Pontos por lugar: { $points }. Quem empata divide os pontos. Desempate: vitórias, depois as mesas em que os dois jogaram.
club-rules-own = Um lugar em que outros fizeram mais de um terço das jogadas não rende nada a você; os demais mantêm suas posições. O último lugar rende 1, então vale a pena jogar até o fim.
club-rules-leave = Saia com um toque. As mesas que não começaram vão para reservas; nas outras, um bot joga até alguém assumir o seu lugar. Quem não aparece para a primeira jogada perde o lugar depois de dois dias.
club-rules-moves = Na próxima temporada, dois sobem e dois descem.

# What else is turned on there.

club-watching-hint = novidades para quem segue, e quem vence
club-titles = Títulos
club-titles-hint = feitos raros, revelados no fim
club-harbour = Correio do porto
club-harbour-hint = o que aconteceu, uma vez por semana
club-voyage = Viagem do dia
club-voyage-hint = uma posição por dia, para resolver em privado
club-is-on = ✓ **{ $what }**: { $hint }.
club-are-off = Desligado: { $what }.
club-turn = Ligar ou desligar algo
club-turn-to = { $how ->
        [on] Ligar:
        [here] Ligar, aqui:
        [move] Trazer para cá:
       *[off] Desligar:
    } { $what }
