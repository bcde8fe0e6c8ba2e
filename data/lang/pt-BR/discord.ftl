# What Discord shows around the games: cards, panels, commands.

## Commands: their names (one lower-case word, stable: people know them by heart), then what they do

discord-name-play = play
discord-name-learn = learn
discord-name-move = move
discord-name-log = log
discord-name-replay = replay
discord-name-undo = undo
discord-name-rules = rules
discord-name-match = match
discord-name-settings = settings
discord-name-picture = picture
discord-name-file = file

discord-command-play = Começar: contra bots, com amigos, achar gente; uma lição para cada jogo
discord-command-play-game = Que jogo
discord-command-play-post = Postar uma mensagem de boas-vindas para todos neste canal
discord-command-learn = Uma primeira partida com um professor, dez minutos
discord-command-move = Jogar por escrito, como: bid 8
discord-command-move-line = A jogada, palavra por palavra: a lista que abre diz o que pode seguir
discord-command-move-nothing = Não há nada a jogar aqui agora.
discord-command-which = Número da partida; só preciso onde pode haver várias
discord-command-match = Olhar uma partida: história, filme, análise, histórico, reprise, imagem, conferir, arquivo
discord-command-match-show = O que mostrar; uma partida acabada mostra a sua história
discord-command-match-at = O número de uma entrada (histórico, reprise), ou um lugar do tabuleiro (imagem)
discord-command-match-share = Mostrar a imagem a todos aqui, como quem assiste a vê
discord-command-match-file = Um registro de partida de qualquer servidor: olhar, analisar ou conferir
discord-command-match-posted = Para conferir: o hash que o cartão mostrava no começo
discord-command-match-posted-name = hash
discord-command-settings = Como aviso você, seu fuso horário, ausências, jogar como reserva
discord-moved-line = `{ $old }` agora é **{ $new }**.
discord-moved-open = Abrir
discord-command-undo = Desfazer sua última jogada
discord-command-rules = As regras de um jogo, ou desta mesa
discord-command-refused = Este comando não é mais conhecido aqui. O Discord mostra os novos depois de reiniciar o aplicativo.

## Answers to any click

discord-old-control = Este botão é antigo demais para funcionar. Use os botões do cartão de mesa mais novo.
discord-holds = Se nada vier até <t:{ $when }:t>, algo o interrompeu: peça de novo.
discord-too-fast = Isso foi muito de uma vez. Espere alguns segundos e tente de novo.
discord-patience = O Discord não quer mais isso de mim por um tempo. Tente de novo depois de <t:{ $when }:T>; nada se perde.
discord-unanswered = O Discord não disse se isso chegou. Se você não vê, tente de novo.
discord-just-changed = ↻ Acabou de mudar. Aperte de novo.
discord-moved-on = ↻ **A mesa andou.**
discord-past-start = A partida começou. Não dá mais para mudar lugares e opções aqui.
discord-past-end = Esta partida acabou. Não há mais nada a fazer aqui.
discord-refused = ⚠️ { $reason }
discord-failed = Algo deu errado aqui. Nada da partida se perde; tente de novo. Se acontecer outra vez, conte a quem cuida do bot: erro E-{ $id }

## The way in

discord-welcome-head = Boas-vindas a bordo
discord-welcome-text = Cuido de jogos de tabuleiro sobre grandes viagens. Jogue com amigos por dias, ou contra bots agora mesmo.
discord-welcome-learn = Aprender um jogo
discord-welcome-bots = Jogar
discord-welcome-table = Com amigos
discord-welcome-foot = Suas vezes são mensagens que só você vê. Uma partida espera por você tanto quanto a mesa combinou.
discord-welcome-posted = Todos neste canal podem ver agora.
discord-welcome-level = Os bots jogam: { $bot }
discord-welcome-play = Jogar
discord-welcome-lesson = Aprender
discord-welcome-how = *Jogar*: bots se sentam e você começa na hora.
discord-welcome-game = { $low } a { $high } · { $what }{ $minutes ->
        [0] {""}
       *[other] {" "}· { $minutes } min
    }
discord-welcome-all = Todos os jogos
discord-welcome-others = Mais jogos
discord-welcome-presets = Mesas deste servidor
discord-welcome-sit-down = Tomar este lugar
discord-welcome-seat-free = **Há um lugar livre.** Quem jogava teve de sair no meio da partida, e é a vez desse lugar. Sente-se e continue: não é preciso perguntar a ninguém.
discord-welcome-started = **{ $game }** começou: partida { $match }, em um tópico próprio.

## The set-up panel

discord-setup-new = Uma nova mesa de { $game }
discord-setup-options = Opções desta mesa: { $game }
discord-setup-hint = Nada é postado até você abrir a mesa.
discord-setup-friends = { $game } com amigos
discord-setup-anybody = Qualquer pessoa em { $where } pode entrar. As opções podem mudar até você começar.
discord-setup-open-live = Esta noite · { $count ->
        [0] 5 minutos por vez
       *[other] uns { $count } minutos
    }
discord-setup-open-brisk = Alguns dias · 8 horas por vez
discord-setup-open-weeks = Algumas semanas · { $count ->
        [0] 1 dia por vez
       *[other] uns { $count } dias
    }
discord-setup-more = Opções …
discord-setup-lasts = No ritmo usual uma partida leva uns { $days } dias.
discord-setup-options-hint = Mudanças valem na hora. Você pode fazê-las até a partida começar.
discord-setup-choice = { $label }: { $choice }
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
discord-setup-cancel = Cancelar
discord-setup-cancelled = Nenhuma mesa foi aberta.
discord-setup-created = Sua mesa de **{ $game }** está aberta (partida { $match }). Você já está nela. Comece no cartão quando houver gente bastante, ou complete com bots.
discord-setup-done = Pronto
discord-setup-saved = Pronto. O cartão da mesa mostra as opções.
discord-on-server = Isto é de um servidor: use lá.
discord-setup-not-here = Uma mesa se abre em um canal de servidor em que você pode escrever.
discord-setup-outdated = As opções deste jogo mudaram desde que este painel foi aberto. Use `/play` de novo.
discord-setup-unseat = Tirar alguém da mesa

discord-pace-none = quanto precisar: sem limite, um substituto depois de uma semana
discord-pace-live = ao vivo: 5 minutos por vez
discord-pace-brisk = alguns dias: 8 horas por vez
discord-pace-weeks = algumas semanas: 1 dia por vez
discord-pace-daily = diário: 1 dia, reserva de 3 dias
discord-pace-slow = lento: 3 dias, reserva de 7 dias
discord-pace-5m = cinco minutos
discord-pace-1h = uma hora
discord-pace-8h = oito horas
discord-pace-1d = um dia
discord-pace-3d = três dias
discord-pace-7d = uma semana
discord-pace-season = uma temporada: 3 dias por vez, 8 ao todo
discord-pace-season-long = uma temporada: 3 dias por vez, 14 ao todo

## Lessons

discord-learn-head = Aprenda um jogo jogando
discord-learn-how = Um professor mostra o que importa e deixa você tentar. Uns dez minutos cada, só você vê. Pare quando quiser: `/learn` traz você de volta.
discord-learn-none = Ainda não há lição aqui.
discord-learn-line-new = { $steps } passos
discord-learn-line-begun = você está no passo { $step } de { $steps }
discord-learn-line-done = ✓ feita
discord-learn-begin = Aprender { $game }
discord-learn-resume = Continuar: { $game }
discord-learn-anew-game = Do começo: { $game }
discord-learn-anew = Do começo
discord-learn-step = Lição · { $game } · { $step } de { $steps }
discord-learn-look = Olhar em volta
discord-learn-next = Próximo ›
discord-learn-show = Mostrar
discord-learn-again = Tentar de novo
discord-learn-early = Isso é para depois: olhe antes este passo, depois aperte *Próximo*.
discord-learn-done = A lição está feita: { $game }
discord-learn-bots = Jogar agora
discord-learn-rules = Regras
discord-learn-others = Outra lição
discord-learn-lost = Esta lição de { $game } mudou desde que você a começou, e não pode seguir. Comece de novo; os passos que você conhece levam um minuto.
discord-learn-ended = Você começou de novo esta lição de { $game } desde então. Esta acabou.

## The lobby

# by name
discord-lobby-joined = Você está na mesa: **{ $game }** – { $missing ->
        [0] pode começar a qualquer hora.
        [one] falta mais { $missing } pessoa.
       *[other] faltam mais { $missing } pessoas.
    }
discord-lobby-left = Você saiu da mesa.
discord-lobby-started = A partida começou. { $order }
discord-lobby-order = Ordem de jogo, sorteada: { $seats }. Começa { $first }.
discord-lobby-order-together = Ordem de jogo, sorteada: { $seats }. Todos começam ao mesmo tempo.
discord-lobby-bots = Pôr um bot em um lugar livre:
discord-lobby-bots-full = Todos os lugares estão ocupados; a partida pode começar no cartão.
discord-lobby-level = **{ $bot }** – { $manner }
discord-lobby-bots-hint = Bots só veem o que o lugar deles pode ver. Bots fortes têm cada um um estilo; o cartão o diz quando a partida começou.
discord-lobby-seated = Na mesa: { $seats }.
discord-lobby-close-ask = Cancelar esta mesa de vez? Ninguém mais pode entrar.
discord-lobby-close-yes = Cancelar a mesa
discord-lobby-closed = A mesa foi cancelada.
discord-lobby-rematch-there = A revanche é a partida { $match }. Já começou.
discord-lobby-rematch = Uma nova mesa com a mesma gente e opções está aberta (partida { $match }).

## What one click may play

discord-private-button-careful = Sempre pedir confirmação
discord-private-button-quick = Deixar um clique jogar
discord-private-careful = A partir de agora você confirma cada jogada.
discord-private-quick = A partir de agora um toque faz a jogada. Você pode desfazê-la até alguém jogar depois de você.
discord-private-button-wide = Imagens largas
discord-private-button-tall = Imagens altas
discord-private-language = Idioma
discord-private-language-discord = Como no Discord ({ $language })
discord-private-language-set = Você lê tudo neste idioma a partir de agora. Cartões de mesas ficam no do canal.
discord-private-wide = As imagens das suas vezes são largas a partir de agora, para o computador.
discord-private-tall = As imagens das suas vezes são altas a partir de agora, para o celular.
discord-dm-closed = Não posso escrever a você: suas mensagens diretas estão fechadas para mim. Para abrir, clique com o botão direito no nome do servidor (no celular: toque nele) → **Configurações de privacidade** → **Mensagens diretas**, depois aperte “Por mensagem direta” em `/settings` de novo. Até lá você joga pelo canal com **Minha vez**.
discord-dm-refused = O Discord não entrega minhas mensagens diretas a você no momento. Tento de novo em algumas horas. Se você me bloqueou, desbloqueie e aperte “Por mensagem direta” em `/settings`. Até lá você joga pelo canal com **Minha vez**.
discord-dm-later = O Discord quer que eu espere um pouco antes de escrever a você. Nada mudou: aperte de novo em um minuto.

## The table card

discord-card-free = { $count ->
        [one] { $count } lugar está livre.
       *[other] { $count } lugares estão livres.
    }
# by name
discord-card-opened = { $who } abre uma mesa de { $players }.
discord-card-players = { $low } a { $high } jogadores
discord-card-exactly = { $count } jogadores
discord-card-invited = Convidados: { $people }
discord-card-waited-for = Convidados que ainda não vieram: { $people }
discord-card-missing = { $count ->
        [one] Falta mais { $count } pessoa para começar.
       *[other] Faltam mais { $count } pessoas para começar.
    } Bots podem tomar lugares.
# by name
discord-card-enough = Há gente bastante. { $who } pode começar, ou esperar por mais.
# by name
discord-card-full = Todos os lugares estão ocupados. { $who } pode começar.
discord-card-join = Entrar
discord-card-leave = Sair
discord-card-start = Começar já
discord-card-add-bot = Pôr um bot
discord-card-options = Opções
discord-card-close = Cancelar esta mesa
discord-card-my-turn = Minha vez
discord-card-my-view = Minha visão
discord-card-log = Histórico
discord-card-rules = Regras
discord-card-follow = Seguir
discord-card-more = Mais
discord-card-replay = Reprise
discord-card-story = História
discord-card-film = Filme
discord-card-verify = Conferir
discord-card-rematch = Revanche
discord-card-rematch-open = Revanche: partida { $match }
discord-card-paused-stopped = Só restam bots aqui. Qualquer pessoa pode tomar um lugar.
# by name
discord-card-thinking = { $who } pode levar alguns segundos pensando.
discord-card-paused = **Só restam bots aqui, e a partida espera.** Tome um lugar; ou, se você jogou aqui, deixe os bots continuar ou encerre.
# by name
discord-card-held = { $who } (até a jogada { $until })
discord-card-seat = Lugar de { $now }: antes { $before }
discord-card-agree = Concordo
discord-card-refuse = Recuso
discord-card-news = **O que aconteceu**
# by name
discord-card-silent = ⏳ A mesa espera por { $who } há três dias. Quem está na mesa pode deixar jogar um substituto (*Mais*).
# by name
discord-card-late = ⏳ O tempo acabou para { $who }. Quem está na mesa pode deixar jogar um substituto (*Mais*).
# by name
discord-card-proposal-abandon = ✋ { $who } quer encerrar a partida sem resultado. Falta concordar: { $missing }.
discord-card-sealed = Partida { $match } · { $pace }
discord-card-over = distribuição selada { $hash }
# by name
discord-card-rank = o fim
# by name
discord-card-seed = **{ $rank }.** { $who } – { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
discord-card-closed = Partida { $match } · semente { $seed } · distribuição selada { $hash }
discord-card-frozen = Esta mesa está fechada.
discord-card-number = Esta partida está congelada: ninguém pode jogar até quem cuida do bot olhar.

discord-thread = Partida { $match }
discord-ping = { $game } · partida { $match }

## The private panel

discord-panel-table = { $user }, é a sua vez: [{ $game }]({ $link }) – { $status }
discord-panel-so-far = { $game } · partida { $match }
discord-panel-answer = { $prompt }: { $label }
discord-panel-trouble = ⚠️ { $reason }
discord-panel-back = ‹ Back
discord-panel-anew = ‹ Voltar
discord-panel-confirm = Do começo
discord-panel-confirm-this = Confirmar
discord-panel-confirm-short = Confirmar: { $words }
discord-panel-order-whole = Sim: { $words }
discord-panel-back-to-turn = Sua ordem
discord-panel-as-text = ‹ Voltar à minha vez
discord-panel-happened = Como texto
discord-panel-why-not = O que aconteceu
discord-panel-look-at = Por que não …
discord-panel-all-possible = Olhar …
discord-panel-taught = Tudo é possível agora.
discord-panel-taught-form = Como diz o professor
discord-panel-idea = As the coach says
discord-panel-shown-as = Como diz o treinador
discord-panel-nothing = -# Os outros só leem que você escolheu.
discord-panel-choose-several = Nada
discord-panel-choose-exactly = { $lo ->
        [0] { $hi ->
        [one] { $what } (uma ou nenhuma)
       *[other] { $what } (até { $hi })
    }
       *[other] { $what } ({ $lo } a { $hi })
    }
discord-panel-group = { $count ->
        [one] { $what } (uma)
       *[other] { $what } ({ $count })
    }
discord-panel-copy = { $label } (number { $copy })
discord-panel-times = { $label } (número { $copy })
discord-panel-amount = { $amount } × { $label }
discord-panel-sum = Take these { $count }
discord-panel-before = Ficar com estas { $count }
discord-panel-after = ‹ Todas
discord-panel-blocked = Outras … ({ $page } de { $pages })
discord-panel-more = **Não é possível agora**
discord-panel-open = e mais { $count }
# by name
discord-panel-to-move = abrir
# by name
discord-panel-waiting = { $who } joga
# by name
discord-panel-chosen = Esperando por { $who }
# by name
discord-panel-waiting-alt = Você escolheu. Esperando por { $who }.
# by name
discord-panel-asking-alt = Não é a sua vez: esperando por { $who }.
discord-panel-ready-alt = Sua vez: { $prompt } Você pode escolher: { $answers }.
discord-panel-only-alt = Sua jogada, ainda não confirmada: { $words }.
discord-panel-below = Sua vez. Um botão: { $words }.
discord-panel-unfollow = Seu painel está abaixo.
discord-panel-spectating = Parar de seguir
discord-panel-kept = Você está assistindo
discord-panel-order = { $bot } joga no seu lugar
discord-panel-to-table = Ordens
discord-panel-change = Para a mesa
discord-panel-changing = Escolher de outro modo
discord-panel-again = **Você escolheu.** Ainda pode mudar enquanto ninguém viu.
discord-panel-your-turn = Olhar de novo
discord-panel-your-move = Sua vez ›
# by name
discord-panel-have-moved = Sua jogada
# by name
discord-panel-is-yours = { $who } jogou.
discord-panel-done = É a sua vez.
discord-panel-won = **You have won.**
discord-panel-done-line = **Você venceu.**
discord-panel-notice = ✅ Sua jogada está feita.
discord-panel-undo = Take it back
discord-panel-view = Desfazer
discord-panel-whole = Sua visão
discord-board-shared = A mesa
# by name
discord-board-head = A imagem está abaixo.
# by name
discord-board-share-there = { $who } olha **{ $game }**, partida { $match }
discord-board-none = Os outros só veem uma imagem onde está a mesa. Aqui você pode olhar por si, sem `share`.
discord-board-unknown = A imagem não pôde ser desenhada. Tente de novo, ou olhe em palavras com Minha visão.
discord-panel-words = Não há imagem chamada “{ $where }” em { $game } (partida { $match }). Digite algumas letras para ver o que há, ou escolha uma destas: { $parts }.

discord-panel-rest = Em palavras

discord-form-other = Nada no resto
discord-form-counts = Digitar um número …
discord-form-all = Digitar os números …
discord-form-range = Tudo de uma vez …
discord-form-wrong = { $low } a { $high }
discord-form-wrong-of = “{ $typed }” não é possível aqui. Possível: { $possible }.

discord-order-stored = { $label }: “{ $typed }” não é possível. Possível: { $possible }.
discord-order-not-now = ✅ A ordem vale: { $order }
discord-order-later = Ela não responde ao que se pergunta agora: esta jogada ainda é sua.
discord-order-none = ✅ Será jogado quando chegar a sua vez.
discord-order-withdrawn = ✅ Você não tem mais essa ordem. { $order }
discord-order-in-force = ✅ Retirada: { $order }
discord-order-goes-on = **Suas ordens** (só você as vê)
discord-order-goes-on-brief = ⏳ { $count ->
        [one] {"*"}*O bot joga por você às <t:{ $when }:T>**, ou mais tarde se você seguir clicando aqui. Ele segue isto:
       *[other] {"*"}*O bot joga por você às <t:{ $when }:T>**, ou mais tarde se você seguir clicando aqui. Ele segue estas:
    }
discord-order-held-brief = ⏳ **Às <t:{ $when }:T>:** { $order }
discord-order-held = ✋ **Em espera:** { $order }
discord-order-go-on = ✋ { $count ->
        [one] {"*"}*O que você planejou está em espera.** Nada se joga por você até deixar seguir:
       *[other] {"*"}*O que você planejou está em espera.** Nada se joga por você até deixar seguir:
    }
discord-order-hold = Já
discord-order-release = Segurar
discord-order-withdraw = Deixar seguir
discord-order-withdraw-one = Retirar
discord-order-holding = Retirar uma destas …
discord-order-released = ✋ Em espera. A jogada é sua.

discord-follow-on = ✅ Não está mais em espera.
discord-follow-off = Você segue esta partida agora. Ela está no seu `/desk`, e você recebe uma menção aqui quando acabar. Jogadas isoladas não avisam. Aperte **Seguir** de novo para parar.
discord-follow-seated = Você não segue mais esta partida: ela sai do seu `/desk`, e não há aviso quando acabar.

## More

discord-more-undo = Você joga nesta partida, e não é preciso segui-la: ela está no seu `/desk`. **Seguir** é para quem assiste.
discord-more-abandon = Desfazer
discord-more-abandon-ask = Encerrar sem resultado
discord-more-abandon-yes = Encerrar esta partida sem resultado? Todos na mesa precisam concordar.
discord-more-leave = Perguntar aos outros
discord-more-table = Sair ou encerrar
discord-more-settings = A mesa
discord-more-here = Configurações
discord-more-here-not = Trazer o cartão da mesa para cá
discord-more-moved = A mesa fica no seu servidor. Quem a abriu pode levá-la a um canal onde possa escrever; quem gerencia esse canal também. Se o canal dela não existe mais, todos na mesa podem.
discord-seats-own-late = O cartão da mesa vem para este canal.
discord-more-swap = É por você que a mesa espera: sua próxima jogada resolve isso.
discord-more-ended = O tempo acabou: deixar um bot jogar por …

discord-undo-done = A partida acabou sem resultado.
discord-undo-declined = Refused; the match goes on as it stands.
question-over = Recusado; a partida segue como está.
# by name
discord-undo-agreed = Essa pergunta acabou: teve resposta ou foi retirada, ou a mesa seguiu.
# by name
discord-undo-asked = Você concordou. Falta concordar: { $who }.
# by name
discord-undo-withdraw = A pergunta foi para { $who }. Você lerá a resposta aqui; até lá bots esperam alguns minutos. Se a mesa segue, a pergunta cai.
discord-undo-ask = Retirar a pergunta
# by name
discord-undo-ask-who = ### Desfazer sua última jogada? Outros viram o que deu, ou já jogaram. Tudo isto seria desfeito:
# by name
discord-undo-ask-yes = Precisa haver acordo de { $who }. A pergunta vai assim que você apertar o botão.
# by name
discord-undo-question = Perguntar
# by name
discord-ask = ↩ **{ $who } quer desfazer uma jogada.** Isto seria desfeito (falta concordar: { $missing }):
discord-notice = { $user }, há uma pergunta para você em [{ $game }]({ $link }):

## Seats

discord-seats-head = { $user }, em [{ $game }]({ $link }):
discord-seats-none = Lugares de bots: { $game }
# by name
discord-seats-kept = Todos os lugares desta mesa são de gente agora.
# by name
discord-seats-nobodys = **{ $bot }** guarda o lugar de { $who }, que saiu.
# by name
discord-seats-how = **{ $bot }** joga desde o começo.
# by name
discord-seats-free = { $who } ou mais da metade de quem joga decide quem recebe estes lugares. Veem quem pede.
discord-seats-asked = Livre para você: você continua daqui, com tudo que este lugar tem e sabe. Depois não pode tomar outro lugar desta partida.
discord-seats-withdraw = Você pediu. Fica sabendo assim que responderem.
discord-seats-back = Retirar meu pedido
discord-seats-take = Voltar ao meu lugar
discord-seats-take-of = Tomar um lugar
discord-seats-ask = Continuar por { $bot }
discord-seats-ask-for = Pedir um lugar
discord-seats-taken = Pedir o lugar de { $bot }
# by name
discord-seats-given = ✅ **O lugar é seu.**
# by name
discord-seats-leave-head = ✅ Agora joga nesse lugar: { $who }.
discord-seats-leave = Sair de { $game }?
discord-seats-leave-last = Um bot continua no seu lugar, e todos veem que você saiu. Volte quando quiser, a não ser que a mesa dê o lugar a outra pessoa. Sua jogada pela metade e suas ordens se perdem.
discord-seats-leave-to = Só bots ficam aqui: a partida espera até alguém tomar um lugar.
discord-seats-other-bot = Sair: um bot normal continua
discord-seats-left = Um bot de outra força
discord-seats-paused = Você saiu. { $bot } continua no seu lugar, que segue sendo seu.
# by name
discord-seats-replace = Só restam bots, e a partida espera. Você pode deixá-los continuar, ou encerrar.
# by name
discord-seats-replace-by = ### Deixar um bot continuar por { $who }? O tempo acabou. O aviso dirá que foi você, e a volta é sempre possível.
# by name
discord-seats-replaced = Deixar entrar
# by name
discord-seats-free-start = Um bot continua por { $who }, com aviso, e a volta é possível.
discord-seats-free-stop = Lugares de bots livres para todos
discord-seats-free-on = Lugares de bots só com acordo
discord-seats-free-off = Quem pode ver esta mesa pode tomar o lugar de um bot agora, sem pedir.
discord-seats-play-alone = Quem quer o lugar de um bot agora precisa pedir. Quem saiu ainda volta sem pedir.
discord-seats-alone = Deixar os bots continuar
discord-seats-end = Os bots continuam até o fim, se ninguém tomar um lugar.
discord-seats-end-ask = Encerrar a partida
discord-wish-question = Encerrar esta partida sem resultado? Depois ninguém pode continuar. Os outros que jogaram são avisados.
# by name
discord-wish-question-left = **{ $name } pede para continuar por { $bot }.** Decide quem abriu a mesa, ou mais da metade de quem joga.
# by name
discord-wish-agree = **{ $name } pede o lugar que { $bot } guarda para { $who }.** Decide quem abriu a mesa, ou mais da metade de quem joga.
discord-wish-refuse = Dar o lugar a { $name }

## Lists and history

discord-tables-open = Recusar { $name }
discord-story-event = ⚡ **{ $headline }.** { $line }
discord-story-hit = ⚡ **{ $headline }. { $line }**
discord-story-plain = { $count ->
    [one] One spin or throw without event
   *[other] { $count } spins and throws without event
}
# by name
discord-story-secret = { $count ->
        [one] { $count } giro ou lance de dado sem novidade
       *[other] { $count } giros e lances de dado sem novidade
    }
# by name
discord-story-line = { $who } escolheu em segredo.
# by name
discord-story-begins = { $who } deixa a vez passar.
discord-story-untold = A partida começa.
discord-log-head = Uma nota do próprio Caravel.
discord-log-empty = Histórico de { $game }, página { $page } de { $pages }
discord-log-older = Nada aconteceu ainda: a partida não começou.
discord-log-newer = ‹ Mais antigo
discord-log-replay = Mais novo ›
discord-log-export = Reprise daqui
discord-replay-head = Como arquivo
discord-replay-first = { $game } · { $chapter } · depois da jogada { $seq } de { $last }
discord-replay-earlier = « Primeira
discord-replay-later = ‹ Voltar
discord-replay-before = Próxima ›
discord-replay-after = { $chapter } ››
discord-replay-part = Go to …
discord-replay-last = Ir a …
discord-export-finished = Última »
discord-export-running = O registro da partida { $match }: semente, cada jogada e tudo que o acaso trouxe. Qualquer pessoa pode repeti-la e conferi-la.
discord-rules-chapter = O registro da partida { $match } até agora, sem os segredos dos outros. Depois da partida ele tem também a semente.
discord-rules-which = Capítulo
discord-rules-heading = As regras de que jogo? Escolha um em `game:`.
discord-rules-previous = { $chapter } ({ $number } de { $count })
discord-rules-next = Next: { $chapter } ›
discord-rules-here = Próximo: { $chapter } ›
discord-which-none = **Nesta mesa** (partida { $match })
discord-which-several = Não há partida sua aqui. `/desk` lista suas partidas.
discord-which-one = Você joga em várias partidas. Diga qual com `match:` – { $numbers }.

discord-trouble-card-deleted = The card of your table of **{ $game }** (match { $match }) in { $channel } was deleted { $count } times within a day, so I do not post it again until the table changes. The match is safe: `/desk` has **My turn**, and *More* → *Settings* → *Move the table card here* brings the card to another channel. Perhaps ask the moderators why it goes.
discord-trouble-channel-gone = O cartão da sua mesa de **{ $game }** (partida { $match }) em { $channel } foi apagado { $count } vezes em um dia, e não o posto de novo até a mesa mudar. A partida está segura: `/desk` tem **Minha vez**, e *Mais* → *Configurações* → *Trazer o cartão da mesa para cá* leva o cartão a outro canal. Talvez pergunte à moderação por que ele some.
discord-trouble-channel-closed = O canal da sua mesa de **{ $game }** (partida { $match }) não existe mais. A partida está segura. Continue com `/desk` em qualquer canal do servidor: *Mais* → *Configurações* → *Trazer o cartão da mesa para cá* (todos na mesa podem).
discord-trouble-refused = O canal da sua mesa de **{ $game }** (partida { $match }) não existe mais, e a mesa foi fechada. Abra uma nova em outro canal quando quiser.
