# Live: who is here for a while, and a table that is live.

sprint-arrive = Jogar ao vivo por 30 minutos
sprint-depart = Preciso ir
sprint-one = { FORM($who, as: "nom", cap: "yes") } (até <t:{ $when }:t>)
sprint-here = 🟢 Aqui agora: { $people }
sprint-live = ⚡ **Ao vivo:** todos que precisam jogar estão aqui. Ninguém recebe avisos; se seus três minutos acabarem, você só conta como ausente.
sprint-turn = ⏱️ { FORM($who, as: "nom", cap: "yes") } tem até <t:{ $when }:t>.
sprint-not-live = Não está ao vivo: { FORM($who, as: "nom") } { WHO($who) ->
        [you-all] precisam jogar e não estão
        [they] precisam jogar e não estão
       *[other] precisa jogar e não está
    } aqui.
sprint-alone = A mesa fica ao vivo assim que mais alguém estiver aqui.
sprint-arrived = Você está aqui até <t:{ $when }:t>: todos nas suas mesas podem ver. Não há avisos enquanto uma mesa está ao vivo.
sprint-over = O tempo ao vivo acabou. Tudo segue no ritmo usual.
play-notice-live-over = O tempo ao vivo acabou.
sprint-departed = Você não está mais ao vivo. Tudo segue no ritmo usual.
sprint-invite = Aqui agora: { $people }. Você também?
sprint-invited = { $user }, há gente em [{ $game }]({ $link }):

# Asked aloud, from the first page, the desk and the card.
sprint-call = Quem tem 30 minutos agora?
sprint-called = **{ FORM($who, as: "nom", cap: "yes") }** tem tempo para uma partida até <t:{ $when }:t>. Quem mais? Aperte *Eu também*: as mesas em que vocês se encontram ficam ao vivo, com minutos por jogada.
sprint-me-too = Eu também
sprint-call-over = Isso valia até <t:{ $when }:t>. Perguntar de novo?
sprint-ask-here = Perguntar neste canal
sprint-not-met = Por enquanto não há mais ninguém nas suas mesas. Já estou perguntando.
sprint-no-tables = Você não está em nenhuma mesa em andamento. Comece uma com *Jogar* ou pergunte aqui quem participa.
