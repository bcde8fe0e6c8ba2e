# The game `magellan` of 1986. Countries, cards and places are in magellan-cards.ftl.

magellan-small = qual baralho, qual peça você entrega, qual país paga uma dívida
magellan-name = Magellan (1986)

## Options of the table

magellan-setting-level = Nível
magellan-setting-level-peace = O mais simples, sem guerras
magellan-setting-level-simplest = O mais simples: jipes e navios, com guerras
magellan-setting-level-planes = Aviões: com bombardeio
magellan-setting-level-experts = Experientes: aviões em navios, alianças
magellan-setting-bases = Bases de partida
magellan-setting-bases-1 = Ilhas do sul (longe umas das outras)
magellan-setting-bases-2 = Ilhas do Pacífico e do Ártico (longe umas das outras)
magellan-setting-bases-3 = Ilhas do Atlântico (perto umas das outras)
magellan-setting-bases-4 = Ilhas perto de Fiji (perto umas das outras)
magellan-setting-target = Renda a superar
magellan-setting-target-150 = 150 M
magellan-setting-target-100 = 100 M (partida mais curta)
magellan-setting-target-75 = 75 M (a partida mais curta)
magellan-setting-start = Início
magellan-setting-start-beginners = Duas descobertas e cinco países já abertos
magellan-setting-start-plain = Nada aberto
magellan-setting-end = Depois da primeira vitória
magellan-setting-end-places = Os outros continuam pelos demais lugares
magellan-setting-end-winner = A partida termina
magellan-setting-rounds = Limite de rodadas
magellan-setting-rounds-none = Nenhum
magellan-setting-rounds-60 = 60: depois vence a maior renda
magellan-setting-rounds-40 = 40: depois vence a maior renda
magellan-setting-rounds-20 = 20: depois vence a maior renda
magellan-setting-rounds-10 = 10: depois vence a maior renda
magellan-setting-history6 = Cartas históricas, séries 6 a 10
magellan-setting-history6-off = Sem
magellan-setting-history6-on = Com 50 cartas a mais
magellan-setting-history11 = Cartas históricas, séries 11 a 15
magellan-setting-countries = Países
magellan-setting-countries-50 = 50
magellan-setting-countries-100 = 100

## Places and pieces

magellan-piece-jeep = jipe
    .gender = m
    .n = { $count ->
        [1] { $count } jipe
       *[other] { $count } jipes
    }
magellan-piece-ship = navio
    .gender = m
    .n = { $count ->
        [1] { $count } navio
       *[other] { $count } navios
    }
magellan-piece-plane = avião
    .gender = m
    .n = { $count ->
        [1] { $count } avião
       *[other] { $count } aviões
    }
magellan-what-ship = navio vazio
    .gender = m
magellan-what-ship-jeep = navio com jipe
    .gender = m
magellan-what-ship-plane = navio com avião
    .gender = m
magellan-what-ship-both = navio com avião e jipe
    .gender = m
magellan-what-plane-jeep = avião com jipe
    .gender = m
magellan-group = { $count ->
        [1] {""}
       *[other] { $count } ×{" "}
    }{ $what } { FORM($place, as: "in") }
magellan-group-afloat = { $count ->
        [1] {""}
       *[other] { $count } ×{" "}
    }{ $what } { $place }
magellan-group-alike = há { $count } lá
magellan-near = perto { FORM($place, as: "of") }
magellan-at-sea = { KNOWN($cell, names: "magellan-island") ->
        [yes] perto { FORM($place, as: "of") }
       *[no] { FORM($place, as: "in") }
    }
magellan-one = { $what ->
        [jeep] Jipe { FORM($place, as: "in") }
        [ship] Navio vazio { $place }
        [ship-jeep] Navio com jipe { $place }
        [ship-plane] Navio com avião { $place }
        [ship-both] Navio com avião e jipe { $place }
        [plane] Avião { FORM($place, as: "in") }
       *[plane-jeep] Avião com jipe { FORM($place, as: "in") }
    }
magellan-brief-ship = Navio { $place }
magellan-points = { $points ->
        [0] nenhum passo
        [1] { $points } passo
       *[other] { $points } passos
    }
magellan-price = { $money } M

## Throw and card

magellan-draw-geographic-hint = Abre um país para desenvolver
magellan-draw-history-hint = Um acontecimento; uma em cada cinco cartas paga renda a todos
magellan-roll-ask = É a sua vez. Role o dado.
magellan-roll = Rolar o dado
magellan-draw-ask = Um quatro ou cinco traz uma carta. De qual baralho?
magellan-draw-geographic = Geográfico ({ $cards ->
        [1] { $cards } carta
       *[other] { $cards } cartas
    })
magellan-draw-history = Histórico ({ $cards ->
        [1] { $cards } carta
       *[other] { $cards } cartas
    })

## Movement

magellan-move-ask = { $points ->
        [0] Nenhum passo
        [1] Resta { $points } passo
       *[other] Restam { $points } passos
    }, { $cash } M. E agora?
magellan-move-ask-moved = { $piece }, { $points ->
        [0] nenhum passo
        [1] resta { $points } passo
       *[other] restam { $points } passos
    }, { $cash } M. E agora?
magellan-move-group-jeep = Jipes em terra
magellan-move-group-ship = Navios vazios
magellan-move-group-ship-jeep = Navios com jipes
magellan-move-group-ship-plane = Navios com aviões
magellan-move-group-ship-both = Navios com aviões e jipes
magellan-move-group-plane-jeep = Aviões com jipes
magellan-end = Encerrar a vez
magellan-end-out = Sem dinheiro e sem país, você ficaria fora do jogo
magellan-deal = { $cost } M por +{ $income }
magellan-deal-wins = { $cost } M por +{ $income }: vence a partida
magellan-deal-bonus = prêmio de { $money } M
magellan-deal-prey = +{ $income } de graça
magellan-deal-prey-wins = +{ $income } de graça, vence a partida
magellan-hint-way-takes = { $piece } { FORM($end, as: "to") }, conquistar
magellan-hint-near = { $deal }; { $points }
magellan-hint-meets = antes uma luta contra { FORM($who, as: "nom") }: { $percent }% de chance de vencer
magellan-hint-left = { $points } sem uso
magellan-hint-all = todos os passos usados
magellan-hint-balance = { $cost } M por +{ $income }; você fica com { $cash } M{ $points ->
        [0] {""}
        [1] , { $points } passo
       *[other] , { $points } passos
    }
magellan-hint-paid = { $cost } M; você fica com { $cash } M{ $points ->
        [0] {""}
        [1] , { $points } passo
       *[other] , { $points } passos
    }
magellan-hint-way-buys = comprar { FORM($piece, as: "a") }
magellan-hint-way-sells = vender { FORM($country, as: "the") }
magellan-hint-way-flies = jipe de avião { FORM($end, as: "to") }
magellan-hint-way-bombs = bombardear { FORM($place, as: "the") }
magellan-hint-way-here = desenvolver { FORM($country, as: "the") }
magellan-hint-way-arrives = { $piece } { FORM($end, as: "to") }
magellan-hint-way-develops = { $piece } { FORM($end, as: "to") }, desenvolver
magellan-hint-way-towards = { $piece } rumo { FORM($end, as: "at") }
magellan-hint-way-waits = { $piece } { FORM($end, as: "to") }, que ainda não abriu
magellan-hint-then = { $first } · { $then }
magellan-hint-whole = Jogada: { $ways }
magellan-idea-arrives = { $group }: ir { FORM($end, as: "to") }.
magellan-idea-develops = { $group }: ir { FORM($end, as: "to") } e desenvolver o país.
magellan-idea-takes = { $group }: ir { FORM($end, as: "to") }, que ninguém guarda, e conquistar o país.
magellan-idea-towards = { $group }: rumo { FORM($end, as: "at") }, até { FORM($stop, as: "the") }.
magellan-idea-waits = { $group }: ir { FORM($end, as: "to") }, para estar lá quando a carta sair.
magellan-idea-hopes = { $group }: rumo { FORM($end, as: "at") }, cuja carta ainda pode vir, até { FORM($stop, as: "the") }.
magellan-idea-round = { $group }: seguir a volta ao mundo, até { FORM($stop, as: "the") }.
magellan-idea-aboard = { $group }: embarcar, para navegar rumo { FORM($end, as: "at") }.
magellan-idea-here = Desenvolver { FORM($country, as: "the") }.
magellan-idea-buys = Comprar { FORM($piece, $count, as: "n") }.
magellan-idea-sells = Vender { FORM($country, as: "the") }.
magellan-idea-bombs = Bombardear { FORM($place, as: "the") }.
magellan-idea-stays = Tudo fica onde está.
magellan-idea-then = { $first } { $then }
magellan-goal-ask = Para onde vai { FORM($what, as: "the") } { FORM($place, as: "in") }? { $points ->
        [0] Não resta nenhum passo.
        [1] Resta { $points } passo.
       *[other] Restam { $points } passos.
    }
magellan-goal-capitals = Capitais de países abertos
magellan-goal-capital = { $countries }
magellan-goal-capital-hint = { $points }; { $cards }
magellan-goal-base = Sua base: { $place }
magellan-goal-owned = Seu: { $place }
magellan-goal-closed = { $points }; a carta não está aberta
magellan-goal-towards = Rumo { FORM($place, as: "at") }
magellan-goal-bonus = { $place }
magellan-goal-bonus-hint = { $points }; { $money } M para quem chega primeiro
magellan-goal-discoveries = Lugares com prêmio
magellan-goal-own = Seus países e sua base
magellan-goal-else = Outra coisa
magellan-goal-within = { $points ->
        [0] Sem gastar passos
        [1] Gastando { $points } passo
       *[other] Gastando { $points } passos
    }
magellan-goal-carriages = Ir de avião e desembarcar
magellan-goal-carried = De avião { FORM($place, as: "to") }
magellan-goal-flights = Lugares de pouso
magellan-goal-strikes = Inimigos ao alcance
magellan-goal-bomb = Bombardear { FORM($place, as: "the") }
magellan-goal-strike = Atacar aviões { FORM($place, as: "in") }
magellan-goal-board = Embarcar no avião aqui
magellan-goal-unload = O jipe desembarca
magellan-goal-meets = { $hint }, encontra { FORM($who, as: "nom") }
magellan-goal-meets-some = { $hint }, encontra um inimigo
magellan-goal-to-hint = Por coordenadas; vai até onde os passos dão
magellan-goal-to-ask = Qual lugar? A peça vai até onde os passos dão.
magellan-goal-row = Linha { $row }
magellan-develop = Desenvolver { FORM($country, as: "the") }
magellan-develop-hint = { $cost } M por +{ $income }; você fica com { $left } M
# by name
magellan-develop-poor = Custa { $cost } M; { $missing ->
        [1] falta
       *[other] faltam
    } { $missing } M
magellan-buy = Comprar: { $piece } ({ $money } M)
magellan-buy-ask = Quantos { $piece ->
        [jeep] jipes?
        [ship] navios?
       *[plane] aviões?
    }
magellan-buy-count = { $count }
magellan-sell = Vender um país
magellan-sell-ask = Qual país você vende ao banco pela metade do custo?
magellan-sell-hint = Traz { $money } M; a renda cai { $income } M

## War

magellan-fight-ask = Guerra: há inimigos na mesma casa. Qual luta vem primeiro?
magellan-fight = { $place }: { $piece } contra { FORM($who, as: "nom") }
magellan-fight-bomb = { $place }: antes bombardear o navio { FORM($who, as: "of") }
magellan-fight-odds = { $mine } contra { $theirs }; você vence { $percent ->
        [1] { $percent } vez
       *[other] { $percent } vezes
    } em 100
magellan-bomb-odds = Acerta em { $hits } das { $faces } faces; uma abate o seu avião
magellan-defend-ask = { FORM($who, as: "nom", cap: "yes") } ataca seus navios perto { CALLED($cell, names: "magellan-at", as: "of") }. Um avião bombardeia antes?
magellan-defend-stay = Sem bomba: o combate começa
magellan-flight-ask = Seu avião está sobre { CALLED($cell, names: "magellan-at", as: "the") }. Bombardear ou pousar?
magellan-flight-bomb = Bombardear { FORM($who, as: "nom") } { FORM($place, as: "in") }
magellan-flight-land = Pousar: { $place }

## Duties

magellan-lose-ask-card = Uma carta histórica leva uma das suas peças. Qual?
magellan-lose-ask-bomb = Uma bomba acertou você. Qual das suas peças você perde?
magellan-lose-ask-ally = Seu aliado perdeu uma peça, e você perde uma igual. Qual?
magellan-lose-one = { $piece }: { $group }
magellan-owe-ask = Você ainda deve { $money } M. Qual país você vende pela metade do custo?

## Status and description

magellan-status-rolling = { FORM($who, as: "nom", cap: "yes") } rola o dado.
magellan-status-drawing = { FORM($who, as: "nom", cap: "yes") } escolhe um baralho.
magellan-status-moving = { FORM($who, as: "nom", cap: "yes") } move as peças, { $points ->
        [0] não resta nenhum passo
        [1] resta { $points } passo
       *[other] restam { $points } passos
    }.
magellan-status-fighting = Guerra: { FORM($who, as: "nom") } luta.
magellan-status-defending = Guerra: { FORM($who, as: "nom") } sofre um ataque e pode bombardear antes.
magellan-status-flying = { WHO($who) ->
        [you] Seu avião
       *[other] O avião de { $who }
    } está no ar.
magellan-status-losing = { FORM($who, as: "nom", cap: "yes") } entrega uma peça.
magellan-status-owing = { FORM($who, as: "nom", cap: "yes") } deve { $money } M e vende um país.
magellan-status-over = A partida acabou. Vitória: { FORM($winners, as: "nom") }.

magellan-describe = Magellan. { $status } Rodada { $round }. Vence quem passar de { $target } M de renda.
magellan-describe-player = { FORM($who, as: "nom", cap: "yes") }, número { $number }, base { $base }: renda { $income } M, dinheiro { $cash } M, { $jeeps ->
        [1] { $jeeps } jipe
       *[other] { $jeeps } jipes
    }, { $ships ->
        [1] { $ships } navio
       *[other] { $ships } navios
    }, { $planes ->
        [1] { $planes } avião
       *[other] { $planes } aviões
    }.
magellan-describe-left = { FORM($who, as: "nom", cap: "yes") } saiu em { $place }º lugar com uma renda de { $income } M.
magellan-describe-countries = { WHO($who) ->
        [you] Seus países
       *[other] Países de { $who }
    }: { $countries }.
magellan-describe-pieces = { WHO($who) ->
        [you] Suas peças
       *[other] Peças de { $who }
    }: { $pieces }.
magellan-describe-none-open = Nenhum país está aberto.
magellan-describe-country = { $country } ({ $cell }, { $cost } M por +{ $income })
magellan-describe-far = { $what }, a { $points }
magellan-describe-card = Carta histórica aberta: “{ $card }”. { $text }
magellan-describe-card-far = { $card } Está a { $points }.
magellan-describe-packs = Cartas geográficas no baralho: { $geographic }; cartas históricas: { $history }.
magellan-describe-war = Guerra ({ $card }): { JOINED($sides, by: " contra ") }; acaba depois de mais { $rounds ->
        [1] { $rounds } rodada
       *[other] { $rounds } rodadas
    }.

## Notes

magellan-note-start = { FORM($who, as: "nom", cap: "yes") } ganhou o sorteio e começa.
magellan-note-base = { FORM($who, as: "nom", cap: "yes") }: número { $number }, { $base }, { $cash } M.
magellan-note-opened = Países abertos: { $countries }.
magellan-note-places = Cartas históricas abertas: { $cards }.
magellan-note-rolled = { FORM($who, as: "nom", cap: "yes") } tira { $dice }: { $points ->
        [1] { $points } passo
       *[other] { $points } passos
    }.
magellan-note-rolled-more = { FORM($who, as: "nom", cap: "yes") } tira { $dice }: com o que as cartas somam, { $points ->
        [1] { $points } passo
       *[other] { $points } passos
    }.
magellan-note-turned = { FORM($who, as: "nom", cap: "yes") } vira a carta { FORM($country, as: "of") }: { $cost } M por +{ $income }.
magellan-note-drew = { FORM($who, as: "nom", cap: "yes") } tira a carta “{ $card }”. { $text }
magellan-note-moved = { WHO($who) ->
        [you] { FORM($what, as: "your", cap: "yes") }
       *[other] { FORM($what, as: "the", cap: "yes") } de { $who }
    } vai { FORM($start, as: "from") } { FORM($end, as: "to") } ({ $points ->
        [1] { $points } passo
       *[other] { $points } passos
    }).
magellan-note-came-through = No caminho: { $places }.
magellan-note-boarded = { WHO($who) ->
        [you] Seu jipe
       *[other] O jipe de { $who }
    } embarca no avião { FORM($start, as: "in") } ({ $points ->
        [1] { $points } passo
       *[other] { $points } passos
    }).
magellan-note-unloaded = { WHO($who) ->
        [you] Seu jipe
       *[other] O jipe de { $who }
    } desembarca do avião { FORM($end, as: "in") } ({ $points ->
        [1] { $points } passo
       *[other] { $points } passos
    }).
magellan-note-struck = { WHO($who) ->
        [you] { FORM($what, as: "your", cap: "yes") }
       *[other] { FORM($what, as: "the", cap: "yes") } de { $who }
    }, vindo { FORM($start, as: "from") }, está sobre { CALLED($cell, names: "magellan-at", as: "the") }.
magellan-note-landed = { WHO($who) ->
        [you] { FORM($what, as: "your", cap: "yes") }
       *[other] { FORM($what, as: "the", cap: "yes") } de { $who }
    } voa { FORM($start, as: "from") } e pousa { FORM($end, as: "in") } ({ $points ->
        [1] { $points } passo
       *[other] { $points } passos
    }).
magellan-note-developed = { FORM($who, as: "nom", cap: "yes") } desenvolve { FORM($country, as: "the") } por { $cost } M: a renda sobe { $income } M.
magellan-note-bought = { FORM($who, as: "nom", cap: "yes") } compra { FORM($piece, $count, as: "n") } por { $money } M.
magellan-note-sold = { FORM($who, as: "nom", cap: "yes") } vende { FORM($country, as: "the") } ao banco por { $money } M.
magellan-note-paid = { FORM($who, as: "nom", cap: "yes") } paga { $money } M do que devia.
magellan-note-fought = { WHO($who) ->
        [you] { FORM($piece, as: "your", cap: "yes") }
       *[other] { FORM($piece, as: "the", cap: "yes") } de { $who }
    } luta contra { FORM($other, as: "nom") } { CALLED($cell, names: "magellan-at", as: "in") }, { $mine } a { $theirs }: { FORM($loser, as: "nom") } perde uma peça.
magellan-note-bombed-1 = { FORM($who, as: "nom", cap: "yes") } bombardeia { FORM($other, as: "nom") } { CALLED($cell, names: "magellan-at", as: "in") }, mas o avião é abatido.
magellan-note-bombed-2 = { FORM($who, as: "nom", cap: "yes") } bombardeia { FORM($other, as: "nom") } { CALLED($cell, names: "magellan-at", as: "in") }: o dado acerta um jipe.
magellan-note-bombed-3 = { FORM($who, as: "nom", cap: "yes") } bombardeia { FORM($other, as: "nom") } { CALLED($cell, names: "magellan-at", as: "in") }: o dado acerta dois jipes.
magellan-note-bombed-4 = { FORM($who, as: "nom", cap: "yes") } bombardeia { FORM($other, as: "nom") } { CALLED($cell, names: "magellan-at", as: "in") }: o dado acerta um navio.
magellan-note-bombed-5 = { FORM($who, as: "nom", cap: "yes") } bombardeia { FORM($other, as: "nom") } { CALLED($cell, names: "magellan-at", as: "in") }: o dado acerta um jipe e um navio.
magellan-note-bombed-6 = { FORM($who, as: "nom", cap: "yes") } bombardeia { FORM($other, as: "nom") } { CALLED($cell, names: "magellan-at", as: "in") } e erra.
magellan-note-lost = { FORM($who, as: "nom", cap: "yes") } perde { FORM($piece, as: "a") } { FORM($place, as: "in") }.
magellan-note-lost-ally = { FORM($who, as: "nom", cap: "yes") } divide a perda: { FORM($piece, as: "a") } { FORM($place, as: "in") }.
magellan-note-ditched = { WHO($who) ->
        [you] Seu avião
       *[other] O avião de { $who }
    } não acha onde pousar e se perde.
magellan-note-conquered = { FORM($who, as: "nom", cap: "yes") } toma { FORM($country, as: "the") } { FORM($other, as: "of") }.
magellan-note-share = { FORM($who, as: "nom", cap: "yes") } paga { FORM($other, as: "at") } uma parte de { $money } M.
magellan-note-out = { FORM($who, as: "nom", cap: "yes") } fica sem dinheiro e sem países e está fora do jogo.
magellan-note-won = { FORM($who, as: "nom", cap: "yes") } tem uma renda de { $income } M e vence.
magellan-note-shared-out = { WHO($who) ->
        [you] Os outros continuam, cada um com { $money } M do seu dinheiro
       *[other] Os outros continuam, cada um com { $money } M do dinheiro de { $who }
    }.

## The end

magellan-over-won = A meta de renda foi superada.
magellan-over-last = Só resta uma pessoa.
magellan-over-rounds = O limite de rodadas foi atingido; vencem as maiores rendas.
magellan-rank = **{ $rank }.** { FORM($who, as: "nom", cap: "yes") } – renda de { $points } M
magellan-score-country = { $country } { $income }
