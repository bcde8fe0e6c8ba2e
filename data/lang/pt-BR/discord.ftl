# What Discord shows around the games: cards, panels, commands.

## Commands: the words of `show:`, then what each command does. The names of commands are English everywhere.

discord-name-log = histórico
discord-name-replay = replay
discord-name-picture = imagem
discord-name-file = arquivo

discord-command-play = Começar: contra bots, com amigos ou com gente nova; uma lição para cada jogo
discord-command-play-game = Qual jogo
discord-command-play-post = Postar uma mensagem de boas-vindas para todos neste canal
discord-command-learn = Uma primeira partida com um professor, dez minutos
discord-command-move = Jogar por escrito, por exemplo: bid 8
discord-command-move-line = A jogada, palavra por palavra: a lista que se abre diz o que pode vir depois
discord-command-move-nothing = Não há nada para jogar aqui agora.
discord-command-which = Número da partida; só é necessário quando há mais de uma
discord-command-match = Ver uma partida: história, filme, análise, histórico, replay, imagem, conferir, arquivo
discord-command-match-show = O que mostrar; uma partida encerrada mostra a história
discord-command-match-at = O número de uma entrada (histórico, replay), ou um lugar do tabuleiro (imagem)
discord-command-match-share = Mostrar a imagem a todos aqui, na versão de quem assiste
discord-command-match-file = Um registro de partida de qualquer servidor: ver, analisar ou conferir
discord-command-match-posted = Para conferir: o hash que o cartão mostrava no começo
discord-command-match-posted-name = hash
discord-command-settings = Como receber avisos, seu fuso horário, ausências, jogar como reserva
discord-moved-line = `{ $old }` agora é **{ $new }**.
discord-moved-open = Abrir
discord-command-undo = Desfazer sua última jogada
discord-command-rules = As regras de um jogo, ou desta mesa
discord-command-refused = Este comando não existe mais aqui. Reinicie o aplicativo para que o Discord mostre os novos.

## Answers to any click

discord-old-control = Este botão é antigo demais para funcionar. Use os botões do cartão mais recente da mesa.
discord-holds = Se nada chegar até <t:{ $when }:t>, algo deu errado: peça de novo.
discord-too-fast = Foi coisa demais de uma vez. Espere alguns segundos e tente de novo.
discord-patience = O Discord me pediu uma pausa. Tente de novo depois de <t:{ $when }:T>; nada se perde.
discord-unanswered = O Discord não confirmou se isso chegou. Se você não estiver vendo, tente de novo.
discord-just-changed = ↻ Isto acabou de mudar. Aperte de novo.
discord-moved-on = ↻ **A partida já avançou.**
discord-past-start = A partida começou. Não dá mais para mudar lugares e opções aqui.
discord-past-end = Esta partida acabou. Não há mais nada a fazer aqui.
discord-refused = ⚠️ { $reason }
discord-failed = Algo deu errado aqui. Nada da partida se perdeu; tente de novo. Se acontecer outra vez, avise quem cuida do bot: erro E-{ $id }

## The way in

discord-welcome-head = Boas-vindas a bordo
discord-welcome-text = Cuido de jogos de tabuleiro sobre grandes viagens. Jogue com amigos por dias, ou contra bots agora mesmo.
discord-welcome-learn = Aprender um jogo
discord-welcome-table = Com amigos
discord-welcome-foot = Suas jogadas chegam em mensagens que só você vê. A partida espera por você pelo tempo que a mesa combinou.
discord-welcome-posted = Agora todos neste canal podem ver.
discord-welcome-level = Os bots jogam: { $bot }
discord-welcome-play = Jogar
discord-welcome-how = *Jogar*: os bots entram e você começa na hora.
discord-welcome-game = { $low } a { $high } · { $what }{ $minutes ->
        [0] {""}
       *[other] {" "}· { $minutes } min
    }
discord-welcome-all = Todos os jogos
discord-welcome-others = Mais jogos
discord-welcome-presets = Mesas deste servidor
discord-welcome-sit-down = Ocupar este lugar
discord-welcome-seat-free = **Há um lugar livre.** Quem jogava teve de sair no meio da partida, e a próxima jogada é de quem ocupar o lugar. Sente-se e continue: não é preciso pedir a ninguém.
discord-welcome-started = **{ $game }** começou: partida { $match }, em um tópico próprio.

## The set-up panel

discord-setup-new = Uma nova mesa de { $game }
discord-setup-options = Opções desta mesa: { $game }
discord-setup-hint = Nada é postado até você abrir a mesa.
discord-setup-friends = { $game } com amigos
discord-setup-anybody = Qualquer pessoa em { $where } pode entrar. Dá para mudar as opções até você começar a partida.
discord-setup-open-live = Esta noite · { $count ->
        [0] 5 minutos por jogada
       *[other] cerca de { $count } minutos
    }
discord-setup-open-brisk = Alguns dias · 8 horas por jogada
discord-setup-open-weeks = Algumas semanas · { $count ->
        [0] 1 dia por jogada
       *[other] cerca de { $count } dias
    }
discord-setup-more = Opções…
discord-setup-lasts = No ritmo usual, uma partida leva cerca de { $days ->
        [1] { $days } dia
       *[other] { $days } dias
    }.
discord-setup-options-hint = Mudanças valem na hora. Você pode fazê-las até a partida começar.
discord-setup-seats-label = Número de jogadores
discord-setup-seats-any = Jogadores: { $low } a { $high }, tantos quantos entrarem
discord-setup-seats = Jogadores: exatamente { $count }
discord-setup-pace = Quanto pode demorar
discord-setup-invite = Qualquer um pode entrar – ou escolha quem convidar
discord-setup-place = Onde
discord-setup-own-thread = em um tópico próprio
discord-setup-this-channel = neste canal
discord-setup-before = ‹ Mais opções ({ $page } de { $pages })
discord-setup-after = Mais opções ({ $page } de { $pages }) ›
discord-setup-expert = Mais opções
discord-setup-fewer = ‹ Primeiras opções
discord-setup-create = Abrir a mesa
discord-setup-create-rated = Abrir valendo pontos
discord-setup-cancelled = Nenhuma mesa foi aberta.
discord-setup-created = Sua mesa de **{ $game }** está aberta (partida { $match }). Você já está nela. Comece a partida no cartão quando houver gente suficiente, ou complete com bots.
discord-setup-saved = Pronto. O cartão da mesa mostra as opções.
discord-on-server = Isto só funciona em um servidor: use lá.
discord-setup-not-here = Só dá para abrir uma mesa em um canal de servidor em que você possa escrever.
discord-setup-outdated = As opções deste jogo mudaram desde que este painel foi aberto. Use `/play` de novo.
discord-setup-unseat = Tirar alguém da mesa

discord-pace = { $pace ->
        [none] sem limite; depois de uma semana, um bot joga
        [live] ao vivo, 5 minutos por jogada
        [brisk] alguns dias, 8 horas por jogada
        [weeks] algumas semanas, 1 dia por jogada
        [daily] diário, 1 dia, reserva de 3 dias
        [slow] lento, 3 dias, reserva de 7 dias
        [season] uma temporada, 3 dias por jogada, 8 ao todo
        [season-long] uma temporada, 3 dias por jogada, 14 ao todo
       *[other] { $time }
    }

## Lessons

discord-learn-head = Aprenda um jogo jogando
discord-learn-how = Um professor mostra o que importa e deixa você tentar. Cada lição leva uns dez minutos, e só você a vê. Pare quando quiser: `/learn` traz você de volta.
discord-learn-none = Ainda não há lição aqui.
discord-learn-line-new = { $steps } passos
discord-learn-line-begun = você está no passo { $step } de { $steps }
discord-learn-line-done = ✓ concluída
discord-learn-begin = Aprender { $game }
discord-learn-resume = Continuar: { $game }
discord-learn-anew-game = Do começo: { $game }
discord-learn-anew = Do começo
discord-learn-step = Lição · { $game } · { $step } de { $steps }
discord-learn-look = Dar uma olhada
discord-learn-show = Mostrar
discord-learn-again = Tentar de novo
discord-learn-early = Isso é para depois: veja antes este passo, depois aperte *Avançar*.
discord-learn-done = Lição concluída: { $game }
discord-learn-bots = Jogar agora
discord-learn-others = Outra lição
discord-learn-lost = Esta lição de { $game } mudou desde que você a começou, e não dá para continuá-la. Comece de novo; os passos que você conhece levam um minuto.
discord-learn-ended = Você já recomeçou esta lição de { $game }. Esta aqui acabou.

## The lobby

# by name
discord-lobby-joined = Você está na mesa: **{ $game }** – { $missing ->
        [0] a partida já pode começar.
        [1] ainda falta { $missing } pessoa.
       *[other] ainda faltam { $missing } pessoas.
    }
discord-lobby-left = Você saiu da mesa.
discord-lobby-started = A partida começou. { $order }
discord-lobby-order = Ordem de jogo, sorteada: { $seats }. Começa { $first }.
discord-lobby-order-together = Ordem de jogo, sorteada: { $seats }. Todos começam ao mesmo tempo.
discord-lobby-bots = Adicionar um bot a um lugar livre:
discord-lobby-bots-full = Todos os lugares estão ocupados; dá para começar a partida no cartão.
discord-lobby-bots-hint = Bots só veem o que o lugar deles pode ver. Cada bot forte tem um estilo; o cartão mostra qual quando a partida começa.
discord-lobby-seated = Na mesa: { $seats }.
discord-lobby-close-ask = Cancelar esta mesa de vez? Ninguém mais poderá entrar.
discord-lobby-closed = A mesa foi cancelada.
discord-lobby-rematch-there = A revanche é a partida { $match }. Já começou.
discord-lobby-rematch = Uma nova mesa com as mesmas pessoas e opções está aberta (partida { $match }).

## What one click may play

discord-private-button-careful = Sempre pedir confirmação
discord-private-button-quick = Jogar com um só clique
discord-private-careful = A partir de agora você confirma cada jogada.
discord-private-quick = A partir de agora um toque faz a jogada. Você pode desfazê-la até alguém jogar depois de você.
discord-private-button-wide = Imagens largas
discord-private-button-tall = Imagens altas
discord-private-language-discord = Como no Discord ({ $language })
discord-private-language-set = A partir de agora você lê tudo neste idioma. Os cartões das mesas ficam no idioma do canal.
# Tags of posts in a forum, at most 20 characters. A tag is found by its name, so a changed name has to be mended in house-forum-hint, too.
discord-tag-waiting = aguardando
discord-tag-running = em andamento
discord-tag-over = encerrada
discord-private-wide = A partir de agora as imagens das suas jogadas são largas, para o computador.
discord-private-tall = A partir de agora as imagens das suas jogadas são altas, para o celular.
discord-dm-closed = Não posso escrever a você: suas mensagens diretas estão fechadas para mim. Para abrir, clique com o botão direito no nome do servidor (no celular: toque nele) → **Configurações de privacidade** → **Mensagens diretas**, depois aperte “Por mensagem direta” em `/settings` de novo. Até lá você joga pelo canal com **Minha vez**.
discord-dm-refused = O Discord não entrega minhas mensagens diretas a você no momento. Tento de novo em algumas horas. Se você me bloqueou, desbloqueie e aperte “Por mensagem direta” em `/settings`. Até lá você joga pelo canal com **Minha vez**.
discord-dm-later = O Discord quer que eu espere um pouco antes de escrever a você. Nada mudou: aperte de novo em um minuto.

## The table card

discord-card-free = { $count ->
        [1] { $count } lugar está livre.
       *[other] { $count } lugares estão livres.
    }
discord-card-opened = { FORM($who, as: "nom", cap: "yes") } abre uma mesa para { $players }.
discord-card-players = { $low } a { $high } jogadores
discord-card-exactly = { $count } jogadores
discord-card-invited = Convidados: { $people }
discord-card-waited-for = Convidados que ainda não vieram: { $people }
discord-card-missing = { $count ->
        [1] Ainda falta { $count } pessoa para começar.
       *[other] Ainda faltam { $count } pessoas para começar.
    } Bots podem ocupar lugares.
discord-card-enough = Há gente suficiente. { FORM($who, as: "nom", cap: "yes") } pode começar, ou esperar por mais.
discord-card-full = Todos os lugares estão ocupados. { FORM($who, as: "nom", cap: "yes") } pode começar.
discord-card-join = Entrar
discord-card-leave = Sair
discord-card-start = Começar já
discord-card-add-bot = Adicionar um bot
discord-card-options = Opções
discord-card-close = Cancelar esta mesa
discord-card-my-turn = Minha vez
discord-card-my-view = Minha visão
discord-card-log = Histórico
discord-card-rules = Regras
discord-card-follow = Seguir esta partida
discord-card-more = Mais
discord-card-replay = Replay
discord-card-story = História
discord-card-film = Filme
discord-card-verify = Conferir
discord-card-rematch = Revanche
discord-card-rematch-open = Revanche: partida { $match }
discord-card-paused-stopped = Só restam bots aqui. Qualquer pessoa pode assumir um lugar.
discord-card-thinking = { FORM($who, as: "nom", cap: "yes") } { WHO($who) ->
        [they] podem
       *[other] pode
    } levar alguns segundos pensando.
discord-card-paused = **Só restam bots aqui, e a partida espera.** Assuma um lugar; ou, se você jogou aqui, deixe os bots continuarem ou encerre-a.
discord-card-held = { FORM($who, as: "nom", cap: "yes") } (até a jogada { $until })
discord-card-seat = Lugar de { $now }; antes, de { $before }
discord-card-agree = Concordo
discord-card-refuse = Recuso
discord-card-silent = ⏳ A mesa espera { FORM($who, as: "by") } há três dias. Quem está na mesa pode deixar um substituto jogar (*Mais*).
discord-card-late = ⏳ O tempo acabou { FORM($who, as: "to") }. Quem está na mesa pode deixar um substituto jogar (*Mais*).
discord-card-proposal-abandon = ✋ { FORM($who, as: "nom", cap: "yes") } quer encerrar a partida sem resultado. Falta concordar: { FORM($missing, as: "nom") }.
discord-card-sealed = todos os sorteios foram fixados no início, selo { $hash }
discord-card-over = o fim
discord-card-rank = **{ $rank }.** { FORM($who, as: "nom", cap: "yes") } – { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
discord-card-seed = Partida { $match } · semente { $seed } · selo { $hash }
discord-card-closed = Esta mesa está fechada.
discord-card-frozen = Esta partida está congelada: ninguém pode jogar até que quem cuida do bot a verifique.
discord-card-number = Partida { $match }

discord-ping = { $user }, é a sua vez: [{ $game }]({ $link }) – { $status }

## The private panel

discord-panel-table = { $game } · partida { $match }
discord-panel-back = ‹ Voltar
discord-panel-anew = Recomeçar
discord-panel-confirm = Confirmar
discord-panel-confirm-this = Confirmar: { $words }
discord-panel-confirm-short = Sim: { $words }
discord-panel-order-whole = Sua ordem
discord-panel-back-to-turn = ‹ Voltar à minha vez
discord-panel-as-text = Como texto
discord-panel-standing = **Placar:** { $each }
discord-panel-has = { FORM($who, as: "nom", cap: "yes") }: { $points }
discord-panel-happened = O que aconteceu
discord-panel-why-not = Por que não…
discord-panel-look-at = Ver…
discord-panel-all-possible = Tudo é possível agora.
discord-panel-taught = Como diz o professor
discord-panel-taught-form = { $answers }
discord-panel-idea = Como diz o treinador
discord-panel-shown-as = -# Os outros só ficam sabendo que você já escolheu.
discord-panel-choose-several = { $lo ->
        [0] { $hi ->
        [1] { $what } (até 1)
       *[other] { $what } (até { $hi })
    }
       *[other] { $what } ({ $lo } a { $hi })
    }
discord-panel-choose-exactly = { $count ->
        [1] { $what } (1)
       *[other] { $what } ({ $count })
    }
discord-panel-group = { $group }…
discord-panel-copy = { $label } (número { $copy })
discord-panel-amount = { $amount } × { $label }
discord-panel-sum = Ficar com estas { $count }
discord-panel-before = ‹ Tudo
discord-panel-after = Mais… ({ $page } de { $pages })
discord-panel-blocked = **Não é possível agora**
discord-panel-more = e mais { $count }
discord-panel-open = abrir
discord-panel-to-move = { WHO($who) ->
        [you] Sua vez
       *[other] Vez { FORM($who, as: "of") }
    }
discord-panel-waiting = Esperando { FORM($who, as: "by") }
discord-panel-chosen = Você escolheu. Esperando { FORM($who, as: "by") }.
discord-panel-asking-alt = Sua vez: { $prompt } Você pode escolher: { $answers }.
discord-panel-numbered-alt = Sua vez: { $prompt }
discord-panel-ready-alt = Sua jogada, ainda não confirmada: { $words }.
discord-panel-only-alt = Sua vez. Um botão: { $words }.
discord-panel-below = Seu painel está abaixo.
discord-panel-unfollow = Parar de seguir
discord-panel-spectating = Você está assistindo
discord-panel-kept = { $bot } joga no seu lugar
discord-panel-order = Ordens
discord-panel-to-table = Para a mesa
discord-panel-change = Mudar a escolha
discord-panel-changing = **Você escolheu.** Ainda pode mudar enquanto ninguém tiver visto.
discord-panel-again = Olhar de novo
discord-panel-your-turn = Sua vez ›
discord-panel-your-move = Sua jogada
discord-panel-is-yours = É a sua vez.
discord-panel-won = **Você venceu.**
discord-panel-done-line = ✅ Jogada feita.
discord-panel-undo = Desfazer
discord-panel-whole = A mesa
discord-board-head = { FORM($who, as: "nom", cap: "yes") } está vendo **{ $game }**, partida { $match }
discord-board-share-there = Os outros só podem ver uma imagem no canal da mesa. Aqui, sem `share`, só você a vê.
discord-board-none = Não foi possível desenhar a imagem. Tente de novo, ou leia tudo em palavras com Minha visão.
discord-board-unknown = Não há imagem chamada “{ $where }” em { $game } (partida { $match }). Digite algumas letras para ver o que há, ou escolha uma destas: { $parts }.
discord-panel-words = Em palavras

discord-panel-rest = Nada no restante

discord-form-other = Digitar um número…
discord-form-counts = Digitar os números…
discord-form-all = Tudo de uma vez…
discord-form-range = { $low } a { $high }
discord-form-wrong = “{ $typed }” não vale aqui. Valores possíveis: { $possible }.
discord-form-wrong-of = { $label }: “{ $typed }” não vale. Valores possíveis: { $possible }.

discord-order-stored = ✅ Ordem registrada. { $order }
discord-order-not-now = A ordem não responde à pergunta de agora: esta jogada ainda é sua.
discord-order-later = ✅ A jogada será feita quando chegar a sua vez.
discord-order-none = ✅ Você não tem mais essa ordem. { $order }
discord-order-withdrawn = ✅ Ordem retirada. { $order }
discord-order-in-force = **Suas ordens** (só você as vê)
discord-order-goes-on = ⏳ { $count ->
        [1] {"*"}*O bot joga por você às <t:{ $when }:T>**, ou mais tarde se você continuar clicando aqui. Ele segue esta ordem:
       *[other] {"*"}*O bot joga por você às <t:{ $when }:T>**, ou mais tarde se você continuar clicando aqui. Ele segue estas ordens:
    }
discord-order-goes-on-brief = ⏳ **O bot joga às <t:{ $when }:T>.** { $order }
discord-order-held-brief = ✋ **Ordem em pausa.** { $order }
discord-order-held = ✋ { $count ->
        [1] {"*"}*O que você planejou está em pausa.** Nada é jogado no seu lugar até você liberar:
       *[other] {"*"}*O que você planejou está em pausa.** Nada é jogado no seu lugar até você liberar:
    }
discord-order-go-on = Jogar já
discord-order-hold = Eu decido
discord-order-release = Liberar
discord-order-withdraw = Retirar
discord-order-withdraw-one = Retirar uma destas…
discord-order-holding = ✋ Em pausa. A jogada é sua.
discord-order-released = ✅ Não está mais em pausa.

discord-follow-on = Agora você segue esta partida. Ela está no seu `/desk`, e você recebe uma menção aqui quando ela acabar. Não há aviso a cada jogada. Aperte **Seguir** de novo para parar.
discord-follow-off = Você não segue mais esta partida: ela sai do seu `/desk`, e você não recebe aviso quando ela acabar.
discord-follow-seated = Você joga nesta partida, então não precisa segui-la: ela está no seu `/desk`. **Seguir** é para quem assiste.

## More

discord-more-abandon = Encerrar sem resultado
discord-more-abandon-ask = Encerrar esta partida sem resultado? Todos na mesa precisam concordar.
discord-more-abandon-yes = Perguntar aos outros
discord-more-leave = Sair ou encerrar
discord-more-settings = Configurações
discord-more-here = Trazer o cartão da mesa para cá
discord-more-here-not = A mesa fica no servidor dela. Quem a abriu pode levá-la a um canal onde possa escrever; quem gerencia esse canal também. Se o canal da mesa não existe mais, qualquer pessoa da mesa pode.
discord-more-moved = O cartão da mesa vem para este canal.
discord-seats-own-late = É por você que a mesa espera: sua próxima jogada resolve isso.
discord-more-swap = O tempo acabou: deixar um bot jogar por…
discord-more-ended = A partida acabou sem resultado.

discord-undo-declined = Recusado; a partida segue como está.
question-over = Essa pergunta não vale mais: foi respondida ou retirada, ou a partida já avançou.
discord-undo-agreed = Você concordou. Falta concordar: { FORM($who, as: "nom") }.
discord-undo-asked = A pergunta foi enviada { FORM($who, as: "at") }. Você lerá a resposta aqui; até lá bots esperam alguns minutos. Se a partida avançar, o pedido expira.
discord-undo-ask = ### Desfazer sua última jogada?
    Outros já viram o resultado dela, ou já jogaram depois. Tudo isto seria desfeito:
discord-undo-ask-who = { WHO($who) ->
        [you] Você precisa concordar
        [you-all] { FORM($who, as: "nom", cap: "yes") } precisam concordar
        [they] { FORM($who, as: "nom", cap: "yes") } precisam concordar
       *[other] { FORM($who, as: "nom", cap: "yes") } precisa concordar
    }. A pergunta será enviada assim que você apertar o botão.
discord-undo-ask-yes = Perguntar
discord-undo-question = ↩ **{ FORM($who, as: "nom", cap: "yes") } quer desfazer uma jogada.** Isto seria desfeito (falta concordar: { FORM($missing, as: "nom") }):
discord-ask = { $user }, há uma pergunta para você em [{ $game }]({ $link }):
discord-notice = { $user }, em [{ $game }]({ $link }):

## Seats

discord-seats-head = Lugares de bots: { $game }
discord-seats-none = Agora há pessoas em todos os lugares desta mesa.
discord-seats-kept = **{ $bot }** guarda { WHO($who) ->
        [you] o seu lugar
       *[other] o lugar { FORM($who, as: "of") }, que saiu
    }.
discord-seats-nobodys = **{ $bot }** joga desde o começo.
discord-seats-how = { FORM($who, as: "nom", cap: "yes") } ou mais da metade dos jogadores decidem quem fica com estes lugares. A mesa vê quem pediu.
discord-seats-free = Livre para você: você continua daqui, com tudo que este lugar tem e sabe. Depois você não pode assumir outro lugar desta partida.
discord-seats-asked = Pedido feito. Aviso assim que responderem.
discord-seats-withdraw = Retirar meu pedido
discord-seats-back = Voltar ao meu lugar
discord-seats-take = Assumir um lugar
discord-seats-take-of = Jogar no lugar de { $bot }
discord-seats-ask = Pedir um lugar
discord-seats-ask-for = Pedir o lugar de { $bot }
discord-seats-taken = ✅ **O lugar é seu.**
discord-seats-given = ✅ Quem joga nesse lugar agora é { FORM($who, as: "nom") }.
discord-seats-leave-head = Sair de { $game }?
discord-seats-leave = Um bot continua no seu lugar, e todos veem que você saiu. Volte quando quiser, a não ser que a mesa dê o lugar a outra pessoa. Sua jogada pela metade e suas ordens se perdem.
discord-seats-leave-last = Só restam bots aqui: a partida espera até alguém assumir um lugar.
discord-seats-leave-to = Sair: um bot normal continua
discord-seats-other-bot = Um bot de outra força
discord-seats-left = Você saiu. { $bot } agora joga no seu lugar, que continua sendo seu.
discord-seats-paused = Só restam bots, e a partida espera. Você pode deixá-los continuar, ou encerrar.
discord-seats-replace = ### Deixar um bot jogar { WHO($who) ->
        [you] no seu lugar
       *[other] no lugar { FORM($who, as: "of") }
    }?
    O tempo dessa pessoa acabou. Ela fica sabendo que foi você e pode voltar quando quiser.
discord-seats-replace-by = Deixar entrar
discord-seats-replaced = Um bot joga { WHO($who) ->
        [you] no seu lugar
       *[other] no lugar { FORM($who, as: "of") }
    }. A pessoa recebe um aviso e pode voltar.
discord-seats-free-start = Lugares de bots livres para todos
discord-seats-free-stop = Lugares de bots só com consentimento
discord-seats-free-on = Quem pode ver esta mesa pode assumir o lugar de um bot agora, sem pedir.
discord-seats-free-off = Quem quer o lugar de um bot agora precisa pedir. Quem saiu continua podendo voltar sem pedir.
discord-seats-play-alone = Deixar os bots continuarem
discord-seats-alone = Os bots continuam até o fim, se ninguém assumir um lugar.
discord-seats-end-ask = Encerrar esta partida sem resultado? Depois ninguém pode continuar. Os outros que jogaram são avisados.
discord-wish-question = **{ $name } pede para jogar no lugar de { $bot }.** Decide quem abriu a mesa, ou mais da metade dos jogadores.
discord-wish-question-left = **{ $name } pede o lugar que { $bot } guarda { FORM($who, as: "to") }.** Decide quem abriu a mesa, ou mais da metade dos jogadores.
discord-wish-agree = Dar o lugar a { $name }
discord-wish-refuse = Recusar { $name }

## Lists and history

discord-story-plain = { $count ->
        [1] { $count } giro ou rolagem de dado sem novidade
       *[other] { $count } giros e rolagens de dado sem novidade
    }
discord-story-secret = { FORM($who, as: "nom", cap: "yes") } escolheu em segredo.
discord-story-line = { FORM($who, as: "nom", cap: "yes") } passa a vez.
discord-story-begins = A partida começa.
discord-story-untold = Uma nota do próprio Caravel.
discord-log-head = Histórico de { $game }, página { $page } de { $pages }
discord-log-empty = Nada aconteceu ainda: a partida não começou.
discord-log-older = ‹ Mais antigas
discord-log-newer = Mais recentes ›
discord-log-replay = Replay daqui
discord-log-export = Como arquivo
discord-replay-head = { $game } · { $chapter } · depois da jogada { $seq } de { $last }
discord-replay-first = « Primeira
discord-replay-later = Avançar ›
discord-replay-part = Ir para…
discord-replay-last = Última »
discord-export-finished = O registro da partida { $match }: semente, cada jogada e todos os sorteios. Qualquer pessoa pode repeti-la e conferi-la.
discord-export-running = O registro da partida { $match } até agora, sem os segredos dos outros. Depois da partida ele tem também a semente.
discord-rules-chapter = Capítulo
discord-rules-which = As regras de qual jogo? Escolha um em `game:`.
discord-rules-heading = { $chapter } ({ $number } de { $count })
discord-rules-next = { $chapter } ›
discord-rules-here = **Nesta mesa** (partida { $match })
discord-which-none = Você não tem nenhuma partida aqui. `/desk` lista suas partidas.
discord-which-several = Você joga em várias partidas. Diga qual com `match:` – { $numbers }.
discord-which-one = { $match } ({ $game })

discord-trouble-card-deleted = O cartão da sua mesa de **{ $game }** (partida { $match }) em { $channel } foi apagado { $count } vezes em um dia, por isso só volto a postá-lo quando a mesa mudar. A partida está segura: `/desk` tem **Minha vez**, e *Mais* → *Configurações* → *Trazer o cartão da mesa para cá* leva o cartão a outro canal. Vale perguntar à moderação por que ele some.
discord-trouble-channel-gone = O canal da sua mesa de **{ $game }** (partida { $match }) não existe mais. A partida está segura. Continue com `/desk` em qualquer canal do servidor: *Mais* → *Configurações* → *Trazer o cartão da mesa para cá* (todos na mesa podem).
discord-trouble-channel-closed = O canal da sua mesa de **{ $game }** (partida { $match }) não existe mais, e a mesa foi fechada. Abra uma nova em outro canal quando quiser.
discord-trouble-refused = O Discord não me deixa mostrar sua mesa de **{ $game }** (partida { $match }) em { $channel }: { $error }. A partida está segura. Preciso destas permissões lá: Ver canal, Enviar mensagens, Anexar arquivos, Inserir links e Ver histórico de mensagens.
