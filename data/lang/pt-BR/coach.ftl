# Ideas: what the coach says about a decision.

core-term-points = pontos
coach-term = { $term } { $points }
coach-no-difference = Não faz diferença aqui.
coach-because-now = A favor: { $term }, na hora.
coach-because-more = A favor: { $term }, mais do que com as outras.
coach-because-later = A favor: { $term }, mais tarde.
coach-because-perhaps = Talvez a favor: { $term }.
coach-because-nothing = Não há nada contra.
coach-only = nada mais chega perto
coach-only-one = a única que me ocorre
coach-only-alike = as outras que me ocorrem dão quase no mesmo
coach-first-clear = claramente a melhor delas
coach-first-some = a melhor delas, por pouco
coach-first-even = não vejo diferença entre esta e as outras
coach-first-among = não vejo diferença entre esta e { $others }
coach-which = a dica { $number }
coach-other-clear = claramente mais fraca que a primeira
coach-other-some = um pouco mais fraca que a primeira
coach-other-even = não vejo diferença entre esta e a primeira
coach-other-same = dá no mesmo que a primeira
coach-chance = vence cerca de { $percent ->
        [1] { $percent } vez
       *[other] { $percent } vezes
    } em 100
coach-chance-low = raramente vence daqui
coach-chance-high = quase sempre vence daqui
coach-chance-won = vence a partida
coach-chance-lost = termina a partida sem vencê-la
coach-aim-both = Traz: { $terms } na hora; depois { $later }, em comparação com as outras dicas.
coach-aim-now = Traz: { $terms } na hora.
coach-aim = Busca: { $terms }, em comparação com as outras dicas.
coach-aim-shared = Busca: { $terms } a partir de agora, como as outras.
coach-aim-alone = Busca: { $terms } a partir de agora.
coach-aim-none = Não traz nada que se possa contar.
coach-cost-both = Custa: { $terms } na hora; depois { $later }, em comparação com as outras dicas.
coach-cost-alone = Custa: { $terms } na hora; depois { $later }.
coach-cost-now = Custa: { $terms } na hora.
coach-cost-later = Custa: { $terms }, em comparação com as outras dicas.
coach-cost-alone-later = Custa: { $terms }, a partir de agora.
coach-cost-none = Não custa nada que se possa contar.
coach-risk-none = Risco: nenhum, a partida acaba com esta jogada.
coach-risk-even = Risco: pequeno, dá quase no mesmo, aconteça o que acontecer.
coach-risk-some = Risco: algum, depende do que você ainda não pode saber.
coach-risk-wild = Risco: alto, pode dar muito certo ou muito errado.
coach-risk-even-helps = Risco: pequeno, dá quase no mesmo, aconteça o que acontecer. Também ajuda { FORM($who, as: "nom") } ({ $points }).
coach-risk-some-helps = Risco: algum, depende do que você ainda não pode saber. Também ajuda { FORM($who, as: "nom") } ({ $points }).
coach-risk-wild-helps = Risco: alto, pode dar muito certo ou muito errado. Também ajuda { FORM($who, as: "nom") } ({ $points }).

# The same sentence where a move is looked at: explained, reviewed, played for somebody, or hoped for by a teacher.

coach-why = Por quê: { $reason }
coach-better-here = Melhor aqui: { $reason }

# Asking for them.

coach-rated = Não há dicas em uma partida valendo pontos.
coach-not-here = Nesta mesa combinou-se jogar sem dicas.
coach-no-choice = Aqui não há o que escolher, então não há o que dizer.
coach-used-up = { $count ->
        [1] Você já pediu dicas uma vez, o máximo que esta mesa permite por partida.
       *[other] Você já pediu dicas { $count } vezes, o máximo que esta mesa permite por partida.
    }
coach-no-such = Não existe opção de dicas chamada { $ideas }.
play-note-ideas = { FORM($who, as: "nom", cap: "yes") } pediu dicas.

# The option of a table, and the screens.

coach-label = Dicas de um treinador
coach-choice-none = nenhuma
coach-choice-three = 3 para cada pessoa
coach-choice-free = quantas quiser
coach-ask = Dicas ({ $left ->
        [1] resta { $left }
       *[other] restam { $left }
    })
coach-ask-free = Dicas
coach-none = Dicas: nenhuma aqui
coach-again = Minhas dicas
coach-thinking = Pensando…
coach-thinking-more = Testando o que você poderia fazer e no que isso pode dar.
coach-head = { $count ->
        [1] { $count } dica
       *[other] { $count } dicas
    }
coach-equal = Até onde dá para prever, são mais ou menos iguais. Fique com a que busca o que você prefere.
coach-figures = Em números
coach-not-counted = A pergunta não conta.
coach-pictured = na imagem
coach-picture = Dica { $number } – { $words }
coach-show = Mostrar dica { $number }
coach-take = Usar dica { $number }
coach-take-only = Usar esta dica
coach-how = Os números são pontos da pontuação final, até onde dá para prever. Quem confirma uma jogada é sempre você.
coach-marked = O histórico diz que você pediu, não o que leu aqui. As dicas desta jogada ficam até você jogar.
coach-marked-left = { $left ->
        [0] O histórico diz que você pediu, não o que leu aqui. As dicas desta jogada ficam até você jogar. Não pode pedir mais nesta partida.
        [1] O histórico diz que você pediu, não o que leu aqui. As dicas desta jogada ficam até você jogar. Depois pode pedir mais { $left } vez nesta partida.
       *[other] O histórico diz que você pediu, não o que leu aqui. As dicas desta jogada ficam até você jogar. Depois pode pedir mais { $left } vezes nesta partida.
    }
coach-moved-on = A posição mudou, e essas dicas não valem mais. Veja como está:
coach-asked = Dicas pedidas: { $seats }
coach-asked-one = { FORM($who, as: "nom", cap: "yes") } { $count ->
        [1] { $count } vez
       *[other] { $count } vezes
    }
coach-failed = O treinador não achou nada desta vez. Peça de novo: não contou.
