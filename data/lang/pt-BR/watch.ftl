# Those who watch: what followers hear, who they believe wins.

play-notice-watch-lead = { FORM($who, as: "nom", cap: "yes") } assumiu a liderança, que era de { $before }.
play-notice-watch-phase = Começou a fase { $phase }. { $ahead }
play-notice-watch-last = Começou a última rodada. { $ahead }
play-notice-watch-ahead = { FORM($who, as: "nom", cap: "yes") } está na frente até agora.
watch-line = Você segue **{ $game }**, partida { $match }: { $text }
watch-follow = Agora você segue esta partida: recebe notícias por mensagem direta, sem som, no máximo uma vez por dia, e um aviso aqui quando ela acabar.
watch-who = Quem vence?
watch-asked = **Quem vence?** Ninguém vê sua resposta antes de um terço da partida; até lá você pode mudá-la.
watch-said = Você aposta em **{ FORM($who, as: "nom") }**. Pode mudar até um terço da partida; ninguém vê antes disso.
watch-believe = { $equal ->
        [1] Apostas em { FORM($who, as: "nom") }: { $most } de { $count }.
       *[other] De { $count } apostas, { FORM($who, as: "nom") } têm { $most } cada.
    }
watch-own = Você aposta em { FORM($who, as: "nom") }.
watch-right = Quem vence? { $count ->
        [1] { $count } pessoa tinha apostado
       *[other] { $count } pessoas tinham apostado
    }; { $right ->
        [0] ninguém acertou
        [1] { $right } acertou
       *[other] { $right } acertaram
    }.
watch-closed = Aqui não se pergunta mais quem vence.
watch-not-players = Quem joga ou jogou aqui não pode apostar em quem vai vencer.
watch-too-young = Contas com menos de { $days } dias não podem apostar em quem vai vencer.
