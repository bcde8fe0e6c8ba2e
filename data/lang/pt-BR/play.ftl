# What the host of matches says: refusals, notices to one person, notes about who plays a seat.

play-bot-mate = Imediato
play-bot-captain = Capitão
play-bot-admiral = Almirante
play-bot-deckhand = Marujo
play-strength-deckhand = Fácil
play-strength-mate = Normal
play-strength-captain = Forte
play-strength-admiral = O mais forte
play-manner-mate = Joga de modo sensato e na hora. Não olha à frente.
play-manner-captain = Olha à frente, cerca de um terço de segundo por jogada.
play-manner-admiral = Olha à frente, cerca de dois segundos por jogada. O mais forte.
play-manner-deckhand = Faz qualquer jogada permitida, ao acaso.
play-styled = { $bot }: { $style }
play-styled-told = **{ $bot }**, { $style }: { $told }
play-opener = quem abriu a mesa
play-you = você
play-somebody = alguém que saiu

play-stale = A mesa andou desde que você abriu isto. Nada mudou.
play-no-such-match = Não há mesa assim, ou ela está onde você não pode olhar.
play-not-seated = Você não tem lugar nesta mesa.
play-not-invited = Esta mesa é por convite, e você não tem convite.
play-full = Todos os lugares estão ocupados.
play-too-few-seats = Há { $seated } pessoas na mesa, e ela precisa de pelo menos tantos lugares.
play-too-many-open = Você já tem { $limit } mesas abertas. Comece ou cancele uma antes.
play-too-many-running = Já correm { $limit } partidas que você abriu. Termine uma antes.
play-too-many-channel = Neste canal já há { $limit } mesas à espera de gente. Entre em uma delas, ou use outro canal.
play-too-many-server = Este servidor já tem { $limit } mesas. Termine ou cancele algumas antes.
play-opener-only = Só quem abriu a mesa pode fazer isto.
# by name
play-opener-only-named = Só { $who }, que abriu a mesa, pode fazer isto.
play-players-only = Só quem jogou aqui, ou abriu a mesa, pode fazer isto. Qualquer pessoa pode tomar um lugar.
play-no-such-seat = Não há lugar assim.
play-no-such-bot = Não há bot do tipo { $kind }.
play-no-such-pace = Não há ritmo chamado { $pace }.
play-seats-open = São precisas de { $low } a { $high } pessoas para começar; há { $seated }.
play-started = A partida começou.
play-not-started = A partida ainda não começou.
play-over = A partida acabou.
play-not-over = A partida ainda não acabou.
play-rematch-others = Só quem jogou pode pedir revanche. Qualquer pessoa pode abrir uma mesa nova.
play-rematch-season = Uma mesa de temporada se joga uma vez. `/play` abre outra.
play-leave-running = A partida está correndo. Para sair, deixe um bot jogar no seu lugar.
play-close-running = Outros estão jogando. A partida pode acabar se todos concordarem.
play-frozen = Esta partida está congelada. { $why }
play-no-rules = { $game } não está instalado neste bot agora, ou está com defeito. Você ainda pode ler o histórico desta partida.
play-other-version = Esta partida foi jogada por outras regras que as instaladas agora. Você ainda pode ler o histórico.
play-broken = Há algo errado nas regras deste jogo: a jogada perderia ou dobraria algo. Ela não foi feita, e nada mudou.
play-not-stored = A jogada não pôde ser salva, e nada mudou: { $reason }

play-lesson-none = Este jogo não tem lição.
play-lesson-seat = Ninguém mais pode seguir com a sua lição. Deixe como está: ela espera por você, e /learn traz você de volta.
play-lesson-name = { $number ->
        [1] Inês
        [2] Duarte
        [3] Leonor
        [4] Afonso
        [5] Beatriz
       *[6] Tomé
    }
play-why-lesson-done = A lição está feita.
play-why-lesson-anew = A lição começou de novo.

play-store-failed = o banco de dados recusou. Tente de novo em um momento.
play-store-damaged = o banco de dados está danificado. Quem cuida do bot precisa olhar.
play-store-replaced = alguém levou embora o banco de dados do bot. Nada se salva até quem cuida do bot o pôr de volta.
play-store-full = o disco está cheio. Quem cuida do bot precisa abrir espaço.
play-store-read-only = não se pode escrever no banco de dados. Quem cuida do bot precisa olhar.
play-store-busy = o banco de dados está ocupado. Tente de novo em um momento.
play-store-outdated = o banco de dados é de outra versão. Quem cuida do bot precisa olhar.
play-store-refused = o banco de dados não deixa o bot entrar. Quem cuida do bot precisa olhar.

play-not-your-panel = Este painel é de outra pessoa.
play-draft-gone = Não há jogada completa a confirmar. Abra a sua vez de novo.
play-nothing-asked = A jogada está completa. Confirme, ou volte.
play-line-complete = A linha está completa.
play-no-order = Não há nada a ordenar agora.
play-order-gone = Esta ordem já foi cumprida, ou não vale mais.

play-nothing-to-undo = Você não tem jogada a desfazer.
play-undo-time = Seu tempo nesta vez acabou: a jogada fica.
# by name
play-undo-kept = Com esta jogada saiu um acaso ou um segredo. Ela não pode ser desfeita enquanto { $who } guarda um lugar para alguém que saiu e não pode responder.
play-proposal-stands = Há outra pergunta nesta mesa. Ela precisa de resposta antes.

# by name
play-substitute-present = Este é o lugar de { $who }. Você só pode deixar um bot jogar lá quando o tempo acabar: depois do limite da mesa, ou depois de três dias onde não há limite.
play-bot-already = Já joga um bot neste lugar.
play-seated-already = Você já tem um lugar nesta mesa.
play-seat-taken = Não joga mais nenhum bot neste lugar.
# by name
play-seat-other = Você já jogou no lugar de { $who }. Pode voltar a esse lugar, mas a nenhum outro: ninguém deve conhecer duas mãos.
# by name
play-seat-ask = Este lugar não está livre para todos: antes se pergunta a { $who }.
play-wish-refused = Você pediu este lugar, e foi recusado.
play-wishes-stand = Outros pediram um lugar nesta mesa. Espere até terem resposta.
# by name
play-note-left = { $who } saiu. Um bot continua: { $bot }.
# by name
play-note-replaced = O tempo de { $who } acabou, e { $by } deixou um bot continuar: { $bot }.
# by name
play-note-back = { $who } voltou e continua.
# by name
play-note-taken = { $who } continua no lugar de um bot.
# by name
play-note-taken-offered = { $who } toma o lugar que a arbitragem ofereceu, e continua.

# In older logs:
play-note-bot = No lugar { $seat } joga um bot a partir de agora: { $bot }.
# by name
play-note-human = { $who } joga no lugar { $seat } a partir de agora.

# by name
play-note-undo = { $who } desfez uma jogada: “{ $move }”{ $more ->
        [0] {""}
        [one] {" "}A jogada depois dela também foi desfeita.
       *[other] {" "}As { $more } jogadas depois dela também foram desfeitas.
    }
# by name
play-note-undo-unseen = { $who } desfez uma jogada{ $more ->
        [0] {"."}
        [one] ; a seguinte também foi desfeita.
       *[other] ; as { $more } seguintes também foram desfeitas.
    }
# by name
play-note-undo-agreed = De acordo: { $who }.

play-why-channel-gone = Fechada: o canal foi apagado antes de a partida começar.
play-why-closed = Quem abriu esta mesa a cancelou.
play-why-empty = Esta mesa foi cancelada, porque não restou ninguém nela.
play-why-deserted = Encerrada sem resultado por alguém que tinha jogado, quando só restavam bots.
play-why-abandoned = Encerrada sem resultado, por acordo de todos.
play-why-differs = A reprise difere do histórico na jogada { $seq }.
play-why-differs-note = A reprise difere do histórico na jogada { $seq }: a nota “{ $note }” é outra ou não se conta mais.
play-why-failed = A reprise falhou.
play-why-damaged = O que está salvo desta partida está danificado.
play-note-damaged = O que aconteceu aqui não pode mais ser lido.
play-why-version = A partida começou com a versão { $old } das regras; está instalada a { $new }.
play-why-broken = { $game } falhou. Quem cuida deste bot lê o motivo no registro, e a partida segue quando estiver consertado.
play-why-out = { $game } está com defeito neste bot. Quem cuida dele lê o motivo no registro, e a partida segue quando estiver consertado.
play-why-game = O jogo { $game } não está instalado.

play-notice-order-done = Sua ordem está cumprida: { $order }
play-notice-order-lapsed = Sua ordem não serve mais e acabou: { $order }
play-notice-order-undone = Você desfez a jogada, e sua ordem também foi retirada: { $order }
play-notice-reminder = Ainda é a sua vez. Você tem até <t:{ $when }:f>.
play-notice-reminder-bank = Ainda é a sua vez, até <t:{ $limit }:f>; com a reserva até <t:{ $when }:f>.
play-notice-bank = Sua reserva está correndo. Você tem até <t:{ $when }:f>.
play-notice-last-call = A mesa ainda espera por você. Você tem até <t:{ $when }:f>.
play-notice-late = Seu tempo acabou. Outros na mesa podem deixar um bot jogar por você; até lá você ainda pode jogar.
play-notice-still = A mesa ainda espera por você.
# by name
play-notice-somebody-late = O tempo de { $who } acabou. Qualquer pessoa da mesa pode deixar um bot jogar nesse lugar; senão vem um bot <t:{ $when }:f>.
play-notice-silent = A mesa espera por você há três dias. Outros podem deixar um bot jogar por você; até lá você ainda pode jogar.
# by name
play-notice-somebody-silent = A mesa espera por { $who } há três dias. Qualquer pessoa da mesa pode deixar um bot jogar nesse lugar; senão vem um bot <t:{ $when }:f>.
# by name
play-notice-replaced = Seu tempo acabou, e { $who } deixou um bot continuar no seu lugar: { $bot }. O lugar continua seu: volte quando quiser.
play-notice-paused = Só restam bots nesta mesa, e ela espera. Volte ao seu lugar, deixe os bots continuar, ou encerre.
play-notice-deserted-end = Só restavam bots nesta mesa, e alguém que tinha jogado a encerrou.
# by name
play-notice-ended = { $who } encerrou a partida sem resultado; só bots jogavam junto.
# by name
play-notice-seat-gone = { $who } agora joga no lugar que você deixou. Ele não fica mais guardado para você.
# by name
play-notice-seat-given = { $who } concorda: o lugar é seu.
# by name
play-notice-seat-refused = { $who } não concorda que você tome este lugar.
# by name
play-notice-seat-elsewhere = { $who } agora joga no lugar que você pediu.
play-notice-seat-free = Qualquer pessoa pode tomar agora o lugar de um bot nesta mesa, você também.
play-notice-frozen = A partida foi congelada, ninguém pode jogar. { $why }
play-notice-thawed = A partida segue: a reprise está certa de novo.
# by name
play-notice-undo-lapsed = { $who } jogou, e seu pedido de desfazer a jogada caiu. Você pode pedir de novo.
# by name
play-notice-abandon-lapsed = { $who } jogou, e seu pedido de encerrar a partida caiu. Você pode pedir de novo.
# by name
play-notice-undo-declined = { $who } não concorda em desfazer a jogada. A partida segue.
# by name
play-notice-abandon-declined = { $who } não concorda em encerrar a partida. Ela segue.

play-no-such-absence = Não há regra chamada { $absence } para quem está ausente.
play-seat-kept = Enquanto isso um bot joga no seu lugar. *Minha vez* traz você de volta com um clique.
# by name
play-vote-stands = A mesa vota sobre o lugar de { $who }: os botões estão no cartão.
play-vote-own = Os outros votam sobre o seu lugar. Jogue, e a votação acaba.
play-why-voted = Os outros encerraram a partida porque alguém não estava mais.
# by name
play-note-absent = { $who } não estava a tempo: joga-se a resposta neutra do jogo.
# by name
play-note-small = { $who } não estava: o substituto responde a uma pergunta pequena.
# by name
play-note-deputy = { $who } não estava: o substituto responde.
# by name
play-note-closing = Dia { $day }: o tempo desta partida acabou. { $bot } continua por { $who }, até o fim.
# by name
play-note-found-next = { $who } toma o lugar de alguém que não veio à primeira vez.
play-notice-found = Uma mesa foi achada para você, e a partida começou.
play-notice-found-lost = Você não veio à sua primeira vez, e outra pessoa tem o seu lugar.
# by name
play-note-closing-slot = O tempo desta mesa acabou. { $bot } continua por { $who }, até o fim.
# by name
play-note-not-come = { $who } não veio à primeira vez: { $bot } joga, e qualquer pessoa pode tomar o lugar.
play-notice-not-come = Você não veio à sua primeira vez, e { $bot } joga; qualquer pessoa pode tomar o seu lugar. Até lá você volta com um clique.
play-ends-by-a-day = Esta partida é de uma temporada e se joga até o fim. Se não puder continuar, deixe o seu lugar: outra pessoa o joga.
# by name
play-note-caretaker = { $who } não estava a tempo: { $bot } joga no lugar.
# by name
play-note-voted = { $who } não estava a tempo, e os outros decidiram: { $bot } continua.
play-notice-answered = { $left ->
        [1] Seu tempo acabou, e se jogou a resposta neutra do jogo por você. Se acontecer mais uma vez seguida, um bot joga por você até a volta.
       *[other] Seu tempo acabou, e se jogou a resposta neutra do jogo por você. Se acontecer mais { $left } vezes seguidas, um bot joga por você até a volta.
    }
play-notice-deputy = Fizeram-se jogadas por você.
play-notice-caretaker = Seu tempo acabou, e { $bot } joga por você. Seu próximo toque na mesa traz você de volta. O lugar fica guardado até <t:{ $when }:f>; depois outra pessoa pode tomá-lo.
play-notice-vote = Seu tempo acabou. Os outros decidem o que será do seu lugar; você ainda pode jogar, e isso encerra a votação.
play-notice-voted-wait = Seu tempo acabou, e os outros decidiram esperar: a sua vez começa de novo.
play-notice-voted-end = Os outros decidiram encerrar a partida, porque alguém não estava mais.
play-no-such-game = Não há jogo assim.
# by name
play-notice-bench = Há um lugar aberto em uma partida: { $who } joga nele agora. Você está na reserva deste servidor; quem toma o lugar primeiro continua.
