# Time and absence: when time is up, when people are there, and what happens when they are not.

time-card = ⏳ { FORM($who, as: "nom", cap: "yes") } tem até { $bank ->
        [0] <t:{ $when }:f>.
       *[other] <t:{ $limit }:f>, depois a reserva.
    }
time-ping = ⏳ Você tem até { $bank ->
        [0] <t:{ $when }:f>.
       *[other] <t:{ $limit }:f>, com a reserva até <t:{ $when }:f>.
    }
time-ping-running = ⏳ Agora o tempo sai da sua reserva: você tem até <t:{ $when }:f>.
time-panel = ⏳ até { $bank ->
        [0] <t:{ $when }:f>
       *[other] <t:{ $limit }:f>, com a reserva até <t:{ $when }:f>
    }
time-own-bank = Sua reserva: { $left }.
time-days = { $days ->
        [1] { $days } dia
       *[other] { $days } dias
    }
time-hours = { $hours ->
        [1] { $hours } hora
       *[other] { $hours } horas
    }
time-minutes = { $minutes ->
        [1] { $minutes } minuto
       *[other] { $minutes } minutos
    }
# In menus and labels, where Discord cannot say it in the language of each reader: Thu 24 Dec 18:30.
time-moment = { MOMENT($at) }
time-two = { $first } { $second }
time-empty = vazio
time-away = ☀️ { FORM($who, as: "nom", cap: "yes") } está de férias até <t:{ $when }:f>: o relógio fica parado.
time-away-open = ☀️ { FORM($who, as: "nom", cap: "yes") } está de férias e volta até <t:{ $when }:D>: o relógio fica parado.

time-hours-button = Fuso horário e férias
time-hours-head = Seus horários
time-hours-no-zone = Você não disse onde mora. Com um fuso horário a sua vez nunca acaba enquanto você dorme, e não há avisos à noite.
time-hours-zone = Fuso horário: **{ $zone }**. Hora atual lá: { $now }.
time-hours-quiet = Horário de silêncio: **{ $start } a { $end }**. Nesse horário não há avisos, e o seu tempo só pode acabar uma hora depois do fim dele.
time-hours-no-quiet = Sem horário de silêncio: avisos vêm a qualquer hora.
time-hours-holiday = ☀️ Férias: <t:{ $since }:D> a <t:{ $until }:D>.
time-hours-holiday-open = ☀️ De férias de <t:{ $since }:f> até você voltar (no máximo até <t:{ $until }:D>).
time-hours-left = Férias que restam este ano: **{ $days } de { $most } dias**.
time-hours-hint = Nas férias seus relógios param e você não recebe mensagens. Suas mesas veem até quando. Mesas ao vivo não esperam a noite passar.
time-hours-choose = Escolha seu fuso horário
time-hours-other = Outro fuso horário
time-hours-drop-quiet = Sem horário de silêncio
time-hours-plan = Planejar férias
time-hours-leave = Ausente a partir de agora
time-hours-back = Voltei
time-hours-call-off = Cancelar as férias
time-hours-settings = Outras configurações
time-hours-zone-title = Seu fuso horário
time-hours-zone-label = Uma cidade ou um fuso
time-hours-zone-hint = Por exemplo: São Paulo, Lisboa ou Asia/Tokyo
time-hours-zone-unknown = Não existe o fuso horário “{ $text }”. Digite uma cidade grande do seu fuso (São Paulo, Lisboa), ou o nome, como Asia/Tokyo.
time-hours-zone-letters = “{ $text }” pode indicar vários fusos, que diferem no verão. Digite a cidade cuja hora você segue, como { $cities }.
time-hours-quiet-title = Seu horário de silêncio
time-hours-quiet-from = De
time-hours-quiet-to = Até
time-hours-quiet-hint = Pelo seu relógio: 23h ou 22:30
time-hours-time-unknown = “{ $text }” não é uma hora do dia. Digite como 23h ou 22:30. O horário de silêncio fica como estava.
time-hours-quiet-long = O horário de silêncio dura no máximo { $most } horas; { $start } a { $end } seria mais que isso, ou tempo nenhum. Ele fica como estava.
time-hours-holiday-title = Férias
time-hours-first-day = Primeiro dia
time-hours-last-day = Último dia
time-hours-day-hint = Por exemplo: 24/12, 24 de dezembro ou 2026-12-24
time-hours-day-unknown = “{ $text }” não é um dia deste ano nem do próximo. Digite como 24/12, 24 de dezembro ou 2026-12-24. Nada mudou.
time-hours-holiday-backwards = Férias de { $first } a { $last } acabariam antes de começar. Nada mudou.
time-hours-no-days = Não cabe: nesse ano você ainda tem { $days } de { $most } dias de férias, e estas usariam mais. Nada mudou.
time-hours-overlaps = Esses dias caem em parte em férias já planejadas. Nada mudou.
    { $holiday }
time-hours-leave-ask = Você fica ausente a partir de agora até apertar *Voltei*, no máximo até <t:{ $when }:D>. Seus relógios param, você não recebe mensagens, e suas mesas ficam sabendo. Isso gasta seus dias de férias.
time-hours-leave-yes = Estou ausente

## When somebody's time is up

time-let-bot = Deixar um substituto jogar…
time-absence = Se o tempo de alguém acabar
time-absence-wait = a mesa espera
time-absence-neutral = vale uma resposta neutra
time-absence-caretaker = um substituto joga até a pessoa voltar
time-absence-vote = os outros votam
time-absence-turn = vale uma resposta sensata
time-vacancy = { WHO($who) ->
        [you] 🧭 { $bot } joga no seu lugar. O lugar fica guardado até <t:{ $when }:f>.
       *[other] 🧭 { $bot } joga no lugar de { $who }. O lugar fica guardado até <t:{ $when }:f>.
    }
time-vacancy-open = { WHO($who) ->
        [you] 🪑 O seu lugar precisa de um reserva: qualquer pessoa pode substituir { $bot }.
       *[other] 🪑 O lugar de { $who } precisa de um reserva: qualquer pessoa pode substituir { $bot }.
    }
time-ballot = { WHO($who) ->
        [you] ⌛ Seu tempo acabou. Os outros decidem o que será do lugar; você ainda pode jogar, e isso encerra a votação.
       *[other] ⌛ O tempo de { $who } acabou. Os outros decidem o que será do lugar; { $who } ainda pode jogar, e isso encerra a votação.
    }
time-ballot-vote = • { FORM($who, as: "nom", cap: "yes") }: { $choice }
time-ballot-missing = Falta votar: { FORM($missing, as: "nom") }. A decisão sai até <t:{ $when }:f>.
time-vote-wait = Esperar mais
time-vote-bot = Deixar um substituto jogar
time-vote-free = Oferecer o lugar
time-vote-end = Encerrar a partida
time-vote-about = Votar sobre { FORM($who, as: "nom") }
time-vote-line = • **{ $choice }:** { $what }
time-follows-wait = { WHO($who) ->
        [you] a sua vez começa de novo.
       *[other] a vez de { $who } começa de novo.
    }
time-follows-bot = um substituto joga { FORM($who, as: "by") } até a volta.
time-follows-free = um substituto joga, e um reserva pode assumir o lugar.
time-follows-end = a partida acaba sem resultado.
time-vote-how = -# O que mais da metade escolher acontece na hora. Senão vale a opção com mais votos; em empate, o que está mais acima aqui.
time-voted = Seu voto: **{ $choice }**. Falta votar: { FORM($missing, as: "nom") }. Você pode mudar seu voto até a decisão.
time-decided = Decidido: { $what }
time-played-for = **Jogado no seu lugar enquanto você estava fora**{ $count ->
        [1] {""}
       *[other] , do mais antigo ao mais recente
    }:
time-seat-position = **A mesa agora**

## Substitutes

time-bench-button = Entrar na reserva
time-bench-head = Reservas deste servidor
time-bench-what = Às vezes alguém precisa parar, e um bot joga. Os reservas ficam sabendo quando um lugar assim está livre, e podem continuar nele.
time-bench-off = Você não está na reserva.
time-bench-all = **Você está na reserva** de todos os jogos.
time-bench-some = **Você está na reserva** de { $games }.
time-bench-leave = Não me chamar mais
time-bench-choose = Para quais jogos?
time-bench-hint = Você recebe no máximo um chamado por dia, nunca no horário de silêncio ou nas férias, e só de mesas que pode ver. Quem responde primeiro leva o lugar.
time-left-for-good = Você saiu. { $bot } continua no seu lugar, e qualquer pessoa pode assumi-lo; até lá você ainda pode voltar.
time-leave-for-good = Oferecer meu lugar
