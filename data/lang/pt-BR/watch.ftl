# Those who watch: what followers hear, who they believe wins.

# by name
play-notice-watch-lead = { $who } tomou a frente de { $before }.
play-notice-watch-phase = Começou a fase { $phase }. { $ahead }
play-notice-watch-last = Começou a última rodada. { $ahead }
# by name
play-notice-watch-ahead = { $who } está na frente até agora.
watch-line = Você segue **{ $game }**, partida { $match }: { $text }
watch-follow = Você segue esta partida agora: no máximo uma vez por dia há notícia em uma mensagem direta sem som, e aqui quando acabar.
watch-who = Quem vence?
watch-asked = **Quem vence?** Ninguém vê sua resposta antes de um terço da partida; até lá você pode mudá-la.
# by name
watch-said = Você aposta em **{ $who }**. Pode mudar até um terço da partida; ninguém vê antes.
# by name
watch-believe = { $equal ->
        [one] { $most } de { $count } apostam em { $who }.
       *[other] { $count } disseram quem vence: { $who } têm { $most } cada.
    }
# by name
watch-own = Você aposta em { $who }.
watch-right = Quem vence? { $count ->
        [one] { $count } pessoa tinha dito
       *[other] { $count } pessoas tinham dito
    }; { $right ->
        [0] ninguém acertou
        [one] { $right } acertou
       *[other] { $right } acertaram
    }.
watch-closed = Quem vence não se pergunta mais aqui.
watch-not-players = Quem joga ou jogou aqui não diz quem vence.
watch-too-young = Contas com menos de { $days } dias não dizem quem vence.
