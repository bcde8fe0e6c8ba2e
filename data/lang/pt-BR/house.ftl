# What the admins of a server choose for everybody there, and whether the bot may do what it needs.
discord-command-setup = Para admins: este servidor

house-not-there = Não estou neste servidor como membro. Instale-me lá com o link do meu perfil, depois use `/setup` de novo.
house-not-here = Neste servidor, as mesas são abertas em { $channels }.
house-not-you = Neste servidor, mesas são abertas por { $roles }. Você pode entrar em qualquer mesa aberta.
house-channels-gone = Os canais para mesas não existem mais. Um admin pode escolher outros com `/setup`.
house-forum-gone = O fórum para mesas não existe mais. Um admin pode escolher outro com `/setup`.
house-no-leaderboard = Este servidor não tem placar de líderes.
house-players-only = Neste servidor só quem joga uma partida pode vê-la.
play-too-many-here = { $limit ->
        [1] Você já tem uma mesa neste servidor, o máximo por pessoa. Termine ou feche essa antes.
       *[other] Você já tem { $limit } mesas neste servidor, o máximo por pessoa. Termine ou feche uma antes.
    }

house-posted-in = É um post em { $forum }.
house-no-mentions = Neste servidor ninguém é mencionado em canais: em vez disso você recebe uma mensagem direta.
house-first-post = O cartão desta partida desce junto com ela: está perto do fim deste post.
house-stale = ⚠️ { FORM($who, as: "nom", cap: "yes") } mudou algo depois que você abriu o formulário, e sua escolha não valeu. Agora está assim.
house-old = Isto é de um painel antigo de `/setup`. O novo tem um formulário para cada assunto.
house-old-open = Abrir /setup
house-only-you = O que você escolher vale na hora.
house-last = Última mudança: { FORM($who, as: "nom") }.
house-tab-main = Mesas
house-tab-presets = Modelos
house-tab-language = Idioma
house-welcome = Postar boas-vindas
house-tab-pings = Avisos
house-tab-check = Verificar
house-head-all = Caravel neste servidor
house-head-more = Mais sobre mesas
house-head-language = Idioma deste servidor
house-head-pings = Como as pessoas são avisadas
house-head-check = O que eu posso fazer

house-where-anywhere = em qualquer lugar onde se pode escrever
house-where-channels = em { $channels }
house-where-forum = cada uma vira um post em { $forum }
house-who-everybody = todos
house-gone-channels = { $count ->
        [1] ⚠️ { $count } canal escolhido não existe mais.
       *[other] ⚠️ { $count } canais escolhidos não existem mais.
    }
house-gone-roles = { $count ->
        [1] ⚠️ { $count } cargo escolhido não existe mais.
       *[other] ⚠️ { $count } cargos escolhidos não existem mais.
    }

house-gone-all-channels = ⚠️ Nenhum canal escolhido existe mais: ninguém pode abrir mesas. Escolha outros, ou nenhum, em *Mesas*.
house-gone-forum = ⚠️ O fórum não existe mais: ninguém pode abrir mesas. Escolha outro, ou nenhum, em *Mesas*.
house-gone-all-roles = ⚠️ Nenhum dos cargos escolhidos existe mais: só admins podem abrir mesas. Escolha outros, ou nenhum, em *Mesas*.
house-line = **{ $label }:** { $text }
house-line-check = { $count ->
        [0] ✓ Tenho todas as permissões onde se abrem mesas.
        [1] ✗ Em { $count } canal falta uma permissão: veja *Verificar*.
       *[other] ✗ Em { $count } canais falta uma permissão: veja *Verificar*.
    }

house-channels = Canais para mesas
house-channels-hint = Nenhum escolhido: em qualquer lugar onde se pode escrever. Vale para admins também.
house-forum = Um fórum para todas as mesas
house-forum-hint = Cada uma vira um post. Tags: nomes dos jogos, “aguardando”, “em andamento” e “encerrada”.
house-threads = Tópico próprio
house-threads-hint = Define se uma mesa tem tópico próprio. Em um fórum, cada uma é um post de qualquer modo.
house-threads-choose = como preferir quem abre
house-threads-always = sempre
house-threads-never = nunca
house-openers = Quem pode abrir mesas
house-openers-hint = Nenhum escolhido: todos. Admins sempre podem.
house-referees = Árbitros
house-referees-hint = Podem parar uma partida, dar tempo, substituir pessoas. Admins sempre podem.
house-referees-admins = quem gerencia o servidor
house-referees-role = { $role }, e quem gerencia o servidor
house-for-person = Mesas que uma pessoa pode ter
house-for-person-hint = Uma mesa conta até a partida acabar.
house-for-host = sem limite especial
house-for-count = { $count ->
        [1] no máximo { $count }
       *[other] no máximo { $count }
    }
house-for-server = Mesas neste servidor
house-pace = Tempo por jogada sugerido de início
house-rated = Mesas novas valem pontos
house-rated-hint = Mesas amistosas, mesas de bots e as duas primeiras partidas de uma pessoa nunca contam.
house-rated-ask = quem abre decide
house-quiet-label = Horário de silêncio
house-zone = Fuso horário do servidor
house-zone-hint = Uma cidade grande ou um fuso: São Paulo, Asia/Tokyo. Vazio: sem horário de silêncio.
house-quiet-from = Horário de silêncio de
house-quiet-from-hint = Até acabar, ninguém é mencionado em canais; o tempo continua. Vazios: sem silêncio.
house-quiet-to = Horário de silêncio até
house-quiet-to-hint = Por exemplo: 23h ou 22:30. Cada pessoa tem seu próprio horário: /settings
house-language = Idioma dos cartões
house-language-usual = o de quem abre a mesa
house-language-here = Idioma neste canal
house-language-here-usual = como em todo o servidor
house-club = temporadas, copas, noites e problemas do dia
house-leaderboard = Placar de líderes
house-off = desligado
house-shown = O que os outros veem
house-matches = Partidas dos canais que veem
house-matches-hint = Senão, só quem joga uma partida pode vê-la.
house-spectators = Assistir
house-spectators-everyone = todos que veem o canal
house-spectators-players = só quem joga
house-where = Onde
house-who = Quem abre mesas
house-mentions = Menções
house-mentions-channel = em canais
house-mentions-direct = nenhuma, só mensagens diretas
house-no-quiet = nenhum
house-quiet = { $start } a { $end }
house-zone-now = { $zone }, hora atual: { $now }
house-zone-kept = O fuso horário do servidor agora é { $zone }.
house-zone-not-kept = O fuso horário { $zone } também não foi salvo: digite-o de novo junto com o horário.
house-quiet-both = Digite o início e o fim, ou deixe os dois vazios. O horário de silêncio fica como estava.

# Permissions. The names are those of Discord's settings.
permission-view-channel = Ver canal
permission-send-messages = Enviar mensagens
permission-embed-links = Inserir links
permission-attach-files = Anexar arquivos
permission-read-message-history = Ver histórico de mensagens
permission-create-public-threads = Criar tópicos públicos
permission-send-messages-in-threads = Enviar mensagens em tópicos
permission-manage-threads = Gerenciar tópicos
permission-send-messages-forum = Criar posts
permission-send-messages-in-threads-forum = Enviar mensagens em posts
permission-manage-threads-forum = Gerenciar posts
permission-why = { $permission ->
        [view_channel] para poder estar lá
        [send_messages] cartões de mesa e avisos
        [embed_links] cartões com os botões
        [attach_files] imagens do tabuleiro
        [read_message_history] para achar seu próprio cartão
        [create_public_threads] um tópico para uma partida
        [send_messages_in_threads] para jogar nele
       *[manage_threads] só para reabrir um tópico trancado, limpar depois de um teste e pôr tags reservadas
    }
permission-may-lack = – { $permission }: pode faltar; { $why }
permission-mend-server = *Configurações do servidor › Cargos › { $role } › Permissões*: ative *{ $permission }*.
permission-mend-role = *Editar canal › Permissões › Permissões avançadas › { $role }*: *{ $permission }* está com ✗. Marque ✓.
permission-mend-everyone = *Editar canal › Permissões › Permissões avançadas*: adicione *{ $role }* e marque ✓ em *{ $permission }* (está com ✗ para @everyone).
permission-mend-tag = Este fórum quer uma tag em cada post, e nenhuma tem um nome que eu conheça. *Editar canal*: desative *Exigir que as pessoas selecionem tags ao postar*, ou adicione uma tag chamada *em andamento*.
permission-tag = uma tag para cada post

check-all = { $count ->
        [1] Vejo { $count } canal para mesas, e tenho todas as permissões nele:
       *[other] Vejo { $count } canais para mesas, e tenho todas as permissões em todos:
    }
check-some = { $count ->
        [1] Vejo { $count } canal para mesas, e lá falta algo:
       *[other] Vejo { $count } canais para mesas, e falta algo em { $bad } deles:
    }
check-none = ✗ Não há canal para mesas que eu possa ver.
check-hidden = { $count ->
        [1] { $count } canal de texto está oculto para mim, então lá não há mesas.
       *[other] { $count } canais de texto estão ocultos para mim, então lá não há mesas.
    }
check-more = … e mais { $count }. Escolha um canal para ver tudo sobre ele.
check-lost-permissions = **Permissões perdidas:** este servidor tinha as próprias para estes comandos. O Discord as apagou junto com os nomes antigos. Defina-as para os nomes novos: *Configurações do servidor › Integrações › Caravel*.
check-choose = Escolha um canal ou fórum: o que falta lá
check-gone = Esse canal não existe mais.
check-not-allowed = Aqui não se abrem mesas: este canal não está entre os que você escolheu.
check-test = Testar aqui
check-testing = Resultado do teste em { $channel }:
check-card = Um cartão com uma imagem
check-thread = Um tópico próprio
check-post = Um post com um cartão
check-dm = Uma mensagem direta para você
check-removed = ✓ O que postei foi removido
check-archived = – O que postei foi removido, mas o tópico “{ $name }” só está arquivado: sem *Gerenciar tópicos* não posso apagá-lo. Você pode.
check-left = ✗ Nem tudo que postei pôde ser removido: procure “{ $name }”
check-title = Teste do Caravel
check-words = Isto é um teste do Caravel. Vai sumir logo.
check-alt = Uma imagem azul lisa
check-dm-closed = suas mensagens diretas estão fechadas para membros deste servidor (*Configurações de privacidade* do servidor). As de outros podem estar abertas.
check-dm-refused = o Discord não entrega nenhuma a você (código { $code }): talvez você tenha me bloqueado. As outras pessoas recebem.
check-dm-later = Escrevi a muita gente pela primeira vez nos últimos segundos. Tente de novo em um minuto.
check-refused = O Discord diz “{ $error }”

lost-permission = O Discord não me deixa mais fazer a minha parte em { $channel }, onde se joga: falta **{ $permissions }**.
    { $mend }
    Nenhuma partida se perde. Tento de novo depois de dez minutos, uma hora e seis horas, e a cada jogada. `/setup`, *Verificar* mostra e testa tudo.
lost-permissions = O Discord não me deixa mais fazer a minha parte em { $channel }, onde se joga. Faltam estas permissões: **{ $permissions }**.
    Para ativar a primeira: { $mend }
    Nenhuma partida se perde. Tento de novo depois de dez minutos, uma hora e seis horas, e a cada jogada. `/setup`, *Verificar* mostra onde ativar todas e testa tudo.

# Options of tables under a name of the server.
house-preset-keep = Salvar como modelo
house-preset-label = Nome do modelo
house-preset-hint = Por exemplo: “Nossa mesa de sexta”. Quem abre uma mesa aqui pode escolhê-lo.
house-preset-kept = Salvo como **{ $name }**. Remova modelos com `/setup`, *Modelos*.
house-preset-name = Um modelo precisa de um nome de no máximo { $most } caracteres.
house-preset-many = Um servidor pode ter { $most } modelos. Remova um antes: `/setup`, *Modelos*.
house-presets = Modelos deste servidor
house-presets-hint = O que não estiver marcado será removido.
