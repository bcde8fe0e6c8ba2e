# The demo's page (`demo/static`), which looks like Discord. A text may stand in a tooltip or be read aloud only.

page-topic = Jogos de tabuleiro com amigos e bots. Digite /play para abrir uma mesa.
page-quay-topic = Conversa sobre todo o resto.
page-play-as = Jogar como
page-play-as-one = Jogar como { $name }
page-you-now = agora é você
page-rooms = Salas
page-rooms-people = Salas e pessoas
page-channels = Canais
page-direct = Mensagens diretas
page-direct-none = Nenhuma ainda. Use /settings para receber aqui o aviso da sua vez.
page-start = Comece aqui
page-messages = Mensagens
page-turns = Jogadas à espera: { $count }
page-your-turn = Sua vez
page-your-turn-at = Sua vez: { $game }
page-waiting = Esperando por { $names }.
page-be = Ser { $name }

## The line below, menus and forms

page-message-to = Mensagem em { $room } – ou / para comandos
page-message = Mensagem, ou / para comandos
page-message-label = Mensagem ou comando
page-commands = Comandos
page-no-command = { $command } não é um comando daqui, ou não está disponível para { $name }.
page-leave-command = Sair do comando
page-send = Enviar
page-yes = sim
page-no = não
page-submit = Enviar
page-cancel = Cancelar
page-choose = Faça uma escolha
page-choose-least = Escolha pelo menos { $count }
page-done = Pronto
page-done-of = Pronto ({ $count } de até { $most })
page-nothing = Nada

## Messages

page-used = { $name } usou { $command }
page-thinking = Caravel está pensando…
page-private = Somente você pode ver isto
page-dismiss = Dispensar mensagem
page-thread = { $name } abriu um tópico: { $thread }
page-yesterday = Ontem às { $time }
page-unknown = (algo que esta página não pode mostrar)
page-enlarge = Ampliar a imagem. { $text }
page-picture = Imagem
page-close = Fechar
page-earlier = Mostrar mensagens anteriores
page-news = Novas mensagens abaixo ↓
page-not-open = Esta sala não está aberta a esta pessoa. Escolha outra.
page-no-answer = A demo não responde. Ela ainda está rodando?
page-no-script = Esta página precisa de JavaScript.
page-role = cargo desconhecido
page-room = uma sala

## The first page

page-lead = Jogos de tabuleiro sobre grandes viagens, jogados em um chat: com amigos por dias, ou contra bots agora mesmo.
page-first = Experimente primeiro: aprenda um jogo em dez minutos, depois jogue contra bots. Então seja Ana, abra uma mesa, e entre nela como Bruno.
page-games = Jogos
page-seats = { $least }–{ $most } jogadores
page-learn = Aprender
page-play = Jogar contra bots
page-go-on = Continuar
page-take-over = Assumir um lugar
page-time = Tempo
page-time-master = O tempo das jogadas acaba, problemas do dia e noites ao vivo começam, lembretes chegam.
page-time-others = Ana é da Capitania: seja Ana para deixar o tempo passar.
page-quarter = 15 minutos depois
page-hours = 8 horas depois
page-everybody = Você é todo mundo
page-everybody-text = Os rostos redondos são as pessoas deste servidor (em tela pequena, aperte ☰). Aperte um para ser essa pessoa em todas as salas, com as mensagens privadas dela. Um número diz quantas jogadas esperam por ela. Várias abas podem ser várias pessoas.
page-server = É um servidor do Discord
page-server-text = O bot de verdade roda aqui, em um Discord simulado nesta máquina. Nada sai dela. Digite / em uma sala para ver todos os comandos: /play, /move, /rules, /desk.
page-kept = Nada se perde
page-kept-text = Pare a demo quando quiser. Quando ela começa de novo, cada partida, mensagem e jogada pela metade está onde você deixou.

## Names of the server, and what the page refuses

page-harbour = Porto
page-tables = mesas
page-quay = cais
page-voyages = viagens
page-role-master = Capitania
page-role-sailors = Tripulação
page-refused-room = Isso não existe mais aqui.
page-refused-other = Essa mensagem é para outra pessoa.
page-refused-given = Não há “{ $given }” aqui: escolha na lista.
page-refused-option = “{ $given }” não serve para “{ $option }” de /{ $command }.
page-refused-picked = Isso já está escolhido.
page-refused-file = Não foi possível ler o arquivo.
page-refused-needed = /{ $command } precisa de “{ $option }”.
page-refused-silent = O Caravel não respondeu. Tente de novo.
page-refused-time = Só a Capitania pode deixar o tempo passar.
