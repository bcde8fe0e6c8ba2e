# What waits for a person, in one message for all their tables.

pings-several = { $user }, { $count ->
        [1] { $count } mesa espera por você:
       *[other] { $count } mesas esperam por você:
    }
pings-direct = **{ $count ->
        [1] { $count } mesa espera por você
       *[other] { $count } mesas esperam por você
    }**
pings-several-here = { $user }, há gente em { $count ->
        [1] uma das suas mesas:
       *[other] { $count } das suas mesas:
    }
pings-direct-here = **Há gente em { $count ->
        [1] uma das suas mesas
       *[other] { $count } das suas mesas
    }**
pings-beside = { $count ->
        [1] Outra mesa também espera por você.
       *[other] Outras { $count } mesas também esperam por você.
    }
pings-elsewhere = { $count ->
        [1] Mais { $count } mesa espera por você em outro lugar.
       *[other] Mais { $count } mesas esperam por você em outro lugar.
    }
pings-desk = Todas as minhas mesas
pings-early = Você já pode responder:
pings-early-called = { $user }, você já pode dizer { $status }: [{ $game }]({ $link })
pings-hit-called = { $user }, isto aconteceu com você em [{ $game }]({ $link }):
pings-hit-before = Aconteceu antes da sua última jogada.
pings-last = Todos os outros esperam por você.

## How one is told

pings-ask = **Como você quer saber que é a sua vez?** Por uma menção no canal, por uma mensagem direta em que você joga na hora, uma vez por dia com tudo que espera – ou sem aviso nenhum.
pings-ask-here = **{ $game }, partida { $match }:** como você quer receber o aviso da sua vez nesta mesa?
pings-way-channel = no canal
pings-way-dm = por mensagem direta
pings-way-digest = uma vez por dia
pings-way-off = sem aviso
pings-as-all = Como em todas as mesas: { $way }
pings-more = Avisos aqui
pings-hour = Todo dia às { $hour }
pings-told-channel = Você recebe uma menção no canal, só uma até você olhar: aperte **Minha vez** lá. Só você vê o que abre.
pings-told-dm = O aviso da sua vez chega por mensagem direta, uma só mensagem para todas as mesas. Acabei de escrever a você lá.
pings-told-dm-waits = O aviso da sua vez chega por mensagem direta, uma só mensagem para todas as mesas. A primeira já está lá.
pings-rest = Mais opções
pings-told-digest = Uma vez por dia, às { $hour } do seu fuso (UTC, enquanto você não escolher um), uma mensagem direta diz o que espera por você. Se nada espera, não vem nenhuma.
pings-told-off = Você não recebe mensagens. `/desk` mostra onde é a sua vez, e o cartão da mesa também.
pings-told-as-all = Os avisos desta mesa chegam como os de todas as outras.
pings-hello-dm = Olá! A partir de agora o aviso da sua vez chega aqui. Você pode mudar isso quando quiser com `/settings`.
pings-hello-digest = Olá! A partir de agora conto aqui uma vez por dia o que espera por você. Você pode mudar isso quando quiser com `/settings`.
pings-button-hits-on = Avisar o que fazem comigo
pings-button-hits-off = Não avisar o que fazem comigo
pings-hits-on = Quando a jogada de alguém envolve você, você recebe um aviso como o da sua vez, sem menção.
pings-hits-off = Você lê o que os outros fizeram com você quando for olhar.
