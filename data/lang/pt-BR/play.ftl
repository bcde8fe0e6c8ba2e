# What the host of matches says: refusals, notices to one person, notes about who plays a seat.

play-bot-mate = Imediato
play-bot-captain = Capitão
play-bot-admiral = Almirante
play-bot-deckhand = Marujo
play-strength-deckhand = Fácil
play-strength-mate = Normal
play-strength-captain = Forte
play-strength-admiral = O mais forte
play-manner-mate = Joga com bom senso e na hora. Não calcula jogadas à frente.
play-manner-captain = Calcula jogadas à frente: cerca de um terço de segundo por jogada.
play-manner-admiral = Calcula jogadas à frente: cerca de dois segundos por jogada. O mais forte.
play-manner-deckhand = Faz qualquer jogada permitida, ao acaso.
play-styled = { $bot }: { $style }
play-styled-told = **{ $bot }**, { $style }: { $told }
play-opener = quem abriu a mesa
play-you = você
play-somebody = alguém que saiu

play-stale = A partida avançou desde que você abriu isto. Nada mudou.
play-no-such-match = Essa mesa não existe, ou está em um lugar que você não pode ver.
play-not-seated = Você não tem lugar nesta mesa.
play-not-invited = Esta mesa é por convite, e você não tem convite.
play-full = Todos os lugares estão ocupados.
play-too-few-seats = Há { $seated } pessoas na mesa, e ela precisa de pelo menos { $seated } lugares.
play-too-many-open = { $limit ->
        [1] Você já tem uma mesa aberta. Comece ou cancele essa antes.
       *[other] Você já tem { $limit } mesas abertas. Comece ou cancele uma antes.
    }
play-too-many-running = Já há { $limit } partidas abertas por você em andamento. Termine uma antes.
play-too-many-channel = Neste canal já há { $limit } mesas à espera de gente. Entre em uma delas, ou use outro canal.
play-too-many-server = { $limit ->
        [1] Este servidor já tem uma mesa, o máximo permitido. Termine ou cancele essa antes.
       *[other] Este servidor já tem { $limit } mesas, o máximo permitido. Termine ou cancele alguma antes.
    }
play-opener-only = Só quem abriu a mesa pode fazer isto.
play-opener-only-named = Só { FORM($who, as: "nom") }, que abriu a mesa, pode fazer isto.
play-players-only = Só quem jogou aqui, ou abriu a mesa, pode fazer isto. Qualquer pessoa pode assumir um lugar.
play-no-such-seat = Esse lugar não existe.
play-no-such-bot = Não existe bot do tipo { $kind }.
play-no-such-pace = Não existe ritmo chamado { $pace }.
play-seats-open = São necessárias de { $low } a { $high } pessoas para começar; há { $seated }.
play-started = A partida começou.
play-not-started = A partida ainda não começou.
play-over = A partida acabou.
play-not-over = A partida ainda não acabou.
play-rematch-others = Só quem jogou pode pedir revanche. Qualquer pessoa pode abrir uma mesa nova.
play-rematch-season = Uma mesa de temporada é jogada uma só vez. `/play` abre outra.
play-leave-running = A partida está em andamento. Para sair, deixe um bot jogar no seu lugar.
play-close-running = Outros estão jogando. A partida só pode ser encerrada se todos concordarem.
play-frozen = Esta partida está congelada. { $why }
play-no-rules = { $game } não está instalado neste bot agora, ou está com defeito. Você ainda pode ler o histórico desta partida.
play-other-version = Esta partida foi jogada com regras diferentes das instaladas agora. Você ainda pode ler o histórico.
play-broken = Há algo errado nas regras deste jogo: a jogada faria algo sumir ou aparecer em dobro. Ela não foi feita, e nada mudou.
play-not-stored = A jogada não pôde ser salva, e nada mudou: { $reason }

play-lesson-none = Este jogo não tem lição.
play-lesson-seat = Ninguém mais pode continuar a sua lição. Deixe como está: ela espera por você, e /learn traz você de volta.
play-lesson-name = { $number ->
        [1] Inês
        [2] Duarte
        [3] Leonor
        [4] Afonso
        [5] Beatriz
       *[6] Tomé
    }
play-why-lesson-done = A lição foi concluída.
play-why-lesson-anew = A lição foi recomeçada.

play-store-failed = o banco de dados recusou. Tente de novo em instantes.
play-store-damaged = o banco de dados está danificado. Quem cuida do bot precisa verificar.
play-store-replaced = alguém removeu o banco de dados do bot. Nada é salvo até que quem cuida do bot o devolva.
play-store-full = o disco está cheio. Quem cuida do bot precisa abrir espaço.
play-store-read-only = não é possível gravar no banco de dados. Quem cuida do bot precisa verificar.
play-store-busy = o banco de dados está ocupado. Tente de novo em um momento.
play-store-outdated = o banco de dados é de outra versão. Quem cuida do bot precisa verificar.
play-store-refused = o banco de dados não deixa o bot entrar. Quem cuida do bot precisa verificar.

play-not-your-panel = Este painel é de outra pessoa.
play-draft-gone = Não há jogada completa para confirmar. Aperte *Minha vez* de novo.
play-nothing-asked = A jogada está completa. Confirme, ou volte.
play-line-complete = A linha está completa.
play-no-order = Não há nenhuma ordem para dar agora.
play-order-gone = Esta ordem já foi cumprida, ou não vale mais.

play-nothing-to-undo = Você não tem jogada para desfazer.
play-undo-time = Seu tempo nesta vez acabou: sua jogada fica valendo.
play-undo-kept = Esta jogada revelou o resultado de um sorteio ou um segredo. Ela não pode ser desfeita enquanto { FORM($who, as: "nom") } { WHO($who) ->
        [they] guardam lugares para pessoas que saíram e não podem
       *[other] guarda um lugar para alguém que saiu e não pode
    } responder.
play-proposal-stands = Há outra pergunta nesta mesa. Ela precisa de resposta antes.

play-substitute-present = Este é { WHO($who) ->
        [you] o seu lugar
       *[other] o lugar { FORM($who, as: "of") }
    }. Você só pode deixar um bot jogar nele quando o tempo acabar: depois do limite da mesa, ou depois de três dias se não houver limite.
play-bot-already = Um bot já joga neste lugar.
play-seated-already = Você já tem um lugar nesta mesa.
play-seat-taken = Nenhum bot joga mais neste lugar.
play-seat-other = Você já jogou { WHO($who) ->
        [you] no seu lugar
       *[other] no lugar { FORM($who, as: "of") }
    }. Pode voltar a esse lugar, mas a nenhum outro: ninguém deve conhecer duas mãos.
play-seat-ask = Este lugar não está livre para todos: antes é preciso perguntar { FORM($who, as: "at") }.
play-wish-refused = Você pediu este lugar, e o pedido foi recusado.
play-wishes-stand = Outros pediram um lugar nesta mesa. Espere até terem resposta.
play-note-left = { FORM($who, as: "nom", cap: "yes") } saiu. Um bot continua: { $bot }.
play-note-replaced = { WHO($who) ->
        [you] Seu tempo acabou
       *[other] O tempo de { $who } acabou
    }, e { FORM($by, as: "nom") } deixou um bot continuar: { $bot }.
play-note-back = { FORM($who, as: "nom", cap: "yes") } voltou e continua.
play-note-taken = { FORM($who, as: "nom", cap: "yes") } continua no lugar de um bot.
play-note-taken-offered = { FORM($who, as: "nom", cap: "yes") } assume o lugar que a arbitragem ofereceu e continua.

# In older logs:
play-note-bot = A partir de agora, um bot joga no lugar { $seat }: { $bot }.
play-note-human = { FORM($who, as: "nom", cap: "yes") } joga no lugar { $seat } a partir de agora.

play-note-undo = { FORM($who, as: "nom", cap: "yes") } desfez uma jogada: “{ $move }”{ $more ->
        [0] {""}
        [1] {" "}A jogada depois dela também foi desfeita.
       *[other] {" "}As { $more } jogadas depois dela também foram desfeitas.
    }
play-note-undo-unseen = { FORM($who, as: "nom", cap: "yes") } desfez uma jogada{ $more ->
        [0] {"."}
        [1] ; a seguinte também foi desfeita.
       *[other] ; as { $more } seguintes também foram desfeitas.
    }
play-note-undo-agreed = De acordo: { FORM($who, as: "nom") }.

play-why-channel-gone = Fechada: o canal foi apagado antes de a partida começar.
play-why-closed = Quem abriu esta mesa a cancelou.
play-why-empty = Esta mesa foi cancelada, porque não restou ninguém nela.
play-why-deserted = Encerrada sem resultado por alguém que jogou, quando só restavam bots.
play-why-abandoned = Encerrada sem resultado, por acordo de todos.
play-why-differs = O replay difere do histórico na jogada { $seq }.
play-why-differs-note = O replay difere do histórico na jogada { $seq }: a nota “{ $note }” é outra ou não aparece mais.
play-why-failed = O replay falhou.
play-why-damaged = O que está salvo desta partida está danificado.
play-note-damaged = O que aconteceu aqui não pode mais ser lido.
play-why-version = A partida começou com a versão { $old } das regras; está instalada a { $new }.
play-why-broken = { $game } falhou. Quem cuida deste bot lê o motivo no registro, e a partida segue quando o problema for resolvido.
play-why-out = { $game } está com defeito neste bot. Quem cuida dele lê o motivo no registro, e a partida segue quando o problema for resolvido.
play-why-game = O jogo { $game } não está instalado.

play-notice-order-done = Sua ordem foi cumprida. { $order }
play-notice-order-lapsed = Sua ordem não se aplica mais e foi encerrada. { $order }
play-notice-order-undone = Você desfez a jogada, e sua ordem também foi retirada. { $order }
play-notice-reminder = Ainda é a sua vez. Você tem até <t:{ $when }:f>.
play-notice-reminder-bank = Ainda é a sua vez, até <t:{ $limit }:f>; com a reserva até <t:{ $when }:f>.
play-notice-bank = Agora o tempo sai da sua reserva: você tem até <t:{ $when }:f>.
play-notice-last-call = A mesa ainda espera por você. Você tem até <t:{ $when }:f>.
play-notice-late = Seu tempo acabou. Outros na mesa podem deixar um bot jogar por você; até lá você ainda pode jogar.
play-notice-still = A mesa ainda espera por você.
play-notice-somebody-late = O tempo de { FORM($who, as: "nom") } acabou. Qualquer pessoa da mesa pode deixar um bot jogar nesse lugar; senão um bot entra em <t:{ $when }:f>.
play-notice-silent = A mesa espera por você há três dias. Outros podem deixar um bot jogar por você; até lá você ainda pode jogar.
play-notice-somebody-silent = A mesa espera { FORM($who, as: "by") } há três dias. Qualquer pessoa da mesa pode deixar um bot jogar nesse lugar; senão um bot entra em <t:{ $when }:f>.
play-notice-replaced = Seu tempo acabou, e { FORM($who, as: "nom") } deixou um bot continuar no seu lugar: { $bot }. O lugar continua seu: volte quando quiser.
play-notice-paused = Só restam bots nesta mesa, e ela espera. Volte ao seu lugar, deixe os bots continuarem ou encerre-a.
play-notice-deserted-end = Só restavam bots nesta mesa, e alguém que jogou a encerrou.
play-notice-ended = { FORM($who, as: "nom", cap: "yes") } encerrou a partida sem resultado; só restavam bots na mesa.
play-notice-seat-gone = { FORM($who, as: "nom", cap: "yes") } agora joga no lugar que você deixou. Ele não fica mais guardado para você.
play-notice-seat-given = { FORM($who, as: "nom", cap: "yes") } concorda: o lugar é seu.
play-notice-seat-refused = { FORM($who, as: "nom", cap: "yes") } não concorda que você assuma este lugar.
play-notice-seat-elsewhere = { FORM($who, as: "nom", cap: "yes") } agora joga no lugar que você pediu.
play-notice-seat-free = Qualquer pessoa pode assumir agora o lugar de um bot nesta mesa, inclusive você.
play-notice-frozen = A partida foi congelada, ninguém pode jogar. { $why }
play-notice-thawed = A partida segue: o replay está certo de novo.
play-notice-undo-lapsed = { FORM($who, as: "nom", cap: "yes") } jogou, e seu pedido para desfazer a jogada expirou. Você pode pedir de novo.
play-notice-abandon-lapsed = { FORM($who, as: "nom", cap: "yes") } jogou, e seu pedido para encerrar a partida expirou. Você pode pedir de novo.
play-notice-undo-declined = { FORM($who, as: "nom", cap: "yes") } não concorda em desfazer a jogada. A partida segue.
play-notice-abandon-declined = { FORM($who, as: "nom", cap: "yes") } não concorda em encerrar a partida. Ela segue.

play-no-such-absence = Não existe regra chamada { $absence } para quem está ausente.
play-seat-kept = Enquanto isso um bot joga no seu lugar. *Minha vez* traz você de volta com um clique.
play-vote-stands = { WHO($who) ->
        [you] A mesa vota sobre o seu lugar: os botões estão no cartão.
       *[other] A mesa vota sobre o lugar de { $who }: os botões estão no cartão.
    }
play-vote-own = Os outros votam sobre o seu lugar. Jogue, e a votação acaba.
play-why-voted = Os outros encerraram a partida porque alguém não apareceu mais.
play-note-absent = { FORM($who, as: "nom", cap: "yes") } não apareceu a tempo: vale a resposta neutra do jogo.
play-note-small = { FORM($who, as: "nom", cap: "yes") } não estava presente: o substituto responde a uma pergunta pequena.
play-note-deputy = { FORM($who, as: "nom", cap: "yes") } não estava presente: o substituto responde.
play-note-closing = Dia { $day }: o tempo desta partida acabou. { $bot } joga até o fim { WHO($who) ->
        [you] no seu lugar
       *[other] no lugar { FORM($who, as: "of") }
    }.
play-note-found-next = { FORM($who, as: "nom", cap: "yes") } assume o lugar de alguém que não apareceu para a primeira jogada.
play-notice-found = Achei uma mesa para você, e a partida começou.
play-notice-found-lost = Você não apareceu para a sua primeira jogada, e outra pessoa ficou com o seu lugar.
play-note-closing-slot = O tempo desta mesa acabou. { $bot } joga até o fim { WHO($who) ->
        [you] no seu lugar
       *[other] no lugar { FORM($who, as: "of") }
    }.
play-note-not-come = { FORM($who, as: "nom", cap: "yes") } não apareceu para a primeira jogada: { $bot } joga, e qualquer pessoa pode assumir o lugar.
play-notice-not-come = Você não apareceu para a sua primeira jogada, e { $bot } joga; qualquer pessoa pode assumir o seu lugar. Até lá você volta com um clique.
play-ends-by-a-day = Esta partida é de uma temporada e é jogada até o fim. Se não puder continuar, deixe o seu lugar: outra pessoa joga nele.
play-note-caretaker = { FORM($who, as: "nom", cap: "yes") } não apareceu a tempo: { $bot } joga nesse lugar.
play-note-voted = { FORM($who, as: "nom", cap: "yes") } não apareceu a tempo, e os outros decidiram: { $bot } continua.
play-notice-answered = { $left ->
        [1] Seu tempo acabou, e o jogo deu a resposta neutra no seu lugar. Se acontecer mais uma vez seguida, um bot joga por você até você voltar.
       *[other] Seu tempo acabou, e o jogo deu a resposta neutra no seu lugar. Se acontecer mais { $left } vezes seguidas, um bot joga por você até você voltar.
    }
play-notice-deputy = Foram feitas jogadas no seu lugar.
play-notice-caretaker = Seu tempo acabou, e { $bot } joga por você. Seu próximo toque na mesa traz você de volta. O lugar fica guardado até <t:{ $when }:f>; depois outra pessoa pode assumi-lo.
play-notice-vote = Seu tempo acabou. Os outros decidem o que será do seu lugar; você ainda pode jogar, e isso encerra a votação.
play-notice-voted-wait = Seu tempo acabou, e os outros decidiram esperar: a sua vez começa de novo.
play-notice-voted-end = Os outros decidiram encerrar a partida, porque alguém não apareceu mais.
play-no-such-game = Esse jogo não existe.
play-notice-bench = Há um lugar aberto em uma partida em andamento: { FORM($who, as: "nom") } joga nele agora. Você está na reserva deste servidor; quem assumir o lugar primeiro continua.
