# A match looked at again: the curve of chances, turning points, luck.

# The picture.
review-picture = { $count ->
        [0] Chances de vencer em %, nenhuma virada
        [1] Chances de vencer em %, { $count } virada
       *[other] Chances de vencer em %, { $count } viradas
    }
review-unfinished = Sem resultado

# The command, and what is said while it works.
discord-name-review = análise
discord-card-review = Análise
review-seconds = { $seconds ->
        [1] { $seconds } segundo
       *[other] { $seconds } segundos
    }
review-making = Analisar a partida leva cerca de { $time }, ou mais se houver bots pensando em muitas mesas. A análise aparece aqui, e só você a vê.
review-waiting = Outra partida está sendo analisada antes. Esta vem em seguida e aparece aqui.
review-far = Analisando a partida: { $percent }% concluído. A análise aparece aqui, e só você a vê.
review-left-of = Analisando a partida: { $percent }% concluído, faltam cerca de { $time }. A análise aparece aqui, e só você a vê.
review-busy = Várias partidas já estão sendo analisadas. Tente de novo em alguns minutos.
review-too-slow = Demorou demais: a máquina estava ocupada. Peça a análise de novo mais tarde.
review-failed = Não foi possível analisar esta partida. O replay mostra cada jogada.
review-nothing = Nada foi jogado nesta partida.
review-gone = A análise deste arquivo não está mais guardada. Use `/match show:análise` com ele de novo.

# What was found.
review-head = ### Análise: { $game } · partida { $match }
review-head-file = ### Análise: { $game }
review-shared = { FORM($who, as: "nom", cap: "yes") } mostra a análise de { $game } · partida { $match }
review-no-result = A partida não tem resultado; foi analisada até onde chegou.
review-beginning = o começo
review-loss = { $part }: { FORM($who, as: "nom") } −{ $percent }% (±{ $error }).
review-gain = { $part }: { FORM($who, as: "nom") } +{ $percent }% em relação a qualquer outra jogada (±{ $error }).
review-none = Nenhuma decisão fez uma diferença claramente maior que a do acaso.
review-luck-good = Sorte, não decisão: { $part }, { FORM($who, as: "nom") } +{ $percent }% (±{ $error }).
review-luck-bad = Azar, não decisão: { $part }, { FORM($who, as: "nom") } −{ $percent }% (±{ $error }).
review-standing = { $part }: { $chances }.
# by name
review-turned = { $turned } Jogada feita: { $played } { $kind ->
        [loss] Melhor
       *[gain] Alternativa
    }: { $other }
review-chance = { FORM($who, as: "nom", cap: "yes") } { $percent }%
review-how = Chances de vencer, estimadas. { $count } decisões foram julgadas pelo que quem jogou podia saber e comparadas com as jogadas que um bot que calcula à frente consideraria; depois delas, todos seguem jogando de modo sensato. Contra gente que planeja mais longe, uma vantagem vale menos.

# A turning point.
review-turning = ### { $number } de { $count } · { $part }
review-left = Depois disso, { FORM($who, as: "nom") } vence cerca de { $percent ->
        [1] { $percent } vez
       *[other] { $percent } vezes
    } em 100.
review-played = **Jogada feita:** { $words }
review-better = **Melhor:** { $words }
review-second = **A melhor das outras:** { $words }
review-why = **Por quê:** o que { FORM($who, as: "nom") } tem algumas jogadas depois com a melhor das duas: { $terms }.
review-why-others = O que muda para os outros: { $others }.
review-why-more = **Por quê:** algumas jogadas depois todos têm mais com a melhor das duas; quem ganha mais fica na frente: { $all }.
review-why-less = **Por quê:** algumas jogadas depois todos têm menos com a melhor das duas; quem perde menos fica na frente: { $all }.
review-why-none = **Por quê:** nenhuma parte da posição explica isso sozinha; depende de como a partida continua.
review-band-played = O que foi jogado
review-band-better = O que teria sido melhor
review-band-second = A outra jogada
review-shown-as = A imagem: { $what }
review-button = { $number } · { FORM($who, as: "nom") }
review-back = ‹ A curva
review-show-played = Mostrar o que foi jogado
review-show-better = Mostrar o que teria sido melhor
review-show-second = Mostrar a outra jogada
review-shown = Está abaixo.
