# Words on the pictures of Magellan. They must be short: long ones are shrunk and cut.

magellan-pic-title = { $stage ->
        [rolling] { $who } rola o dado
        [moving] { $who } move: { $points ->
            [1] { $points } passo
           *[other] { $points } passos
        }
        [fighting] { $who } precisa lutar
        [defending] { $who } sob ataque
        [flying] { $who }: avião no ar
        [losing] { $who } perde uma peça
       *[owing] { $who } deve { $amount } M
    }
magellan-pic-title-drawing = { $who } tira uma carta

magellan-pic-last-rolled = { $who } tirou { $points }
magellan-pic-last-turned = { $who } virou a carta { FORM($country, as: "of") }
magellan-pic-last-drew = { $who } tirou: { $card }
magellan-pic-last-drew-some = { $who } tirou uma carta histórica
magellan-pic-last-way = { $piece ->
        [jeep]
            { $who } foi { FORM($end, as: "to") }{ $more ->
                [0] { "" }
               *[other] , e mais { $more }
            }
        [ship]
            { $who } navegou { FORM($end, as: "to") }{ $more ->
                [0] { "" }
               *[other] , e mais { $more }
            }
       *[plane]
            { $who } voou { FORM($end, as: "to") }{ $more ->
                [0] { "" }
               *[other] , e mais { $more }
            }
    }
magellan-pic-last-aloft = { $who } voa sobre { $cell }
magellan-pic-last-aboard = { $who } carregou ou descarregou um avião em { $cell }
magellan-pic-last-fought = { $who } lutou contra { $other }: { $own } contra { $theirs }
magellan-pic-last-bombed = { $who } bombardeou { $other }: { $hit }
magellan-pic-face = { $face ->
        [1] abatido
        [2] um jipe
        [3] dois jipes
        [4] um navio
        [5] um jipe e um navio
       *[other] errou
    }
magellan-pic-last-lost = { $who } perdeu uma peça
magellan-pic-last-sold = { $who } vendeu { FORM($country, as: "the") }
magellan-pic-last-won = { $who } venceu e saiu
magellan-pic-last-out = { $who } está fora do jogo

magellan-pic-round = Rodada { $number }
magellan-pic-round-of = Rodada { $number } de { $rounds }
magellan-pic-war-all = Guerra de todos contra todos
magellan-pic-war-rounds = { $rounds ->
        [1] resta { $rounds } rodada
       *[other] restam { $rounds } rodadas
    }
magellan-pic-place = { $place }º lugar
magellan-pic-of-target = /{ $target }
magellan-pic-sale = Países à venda
magellan-pic-sale-what = custo e renda
magellan-pic-sale-none = Nenhum aberto. Um quatro ou cinco no dado abre um.
magellan-pic-sale-more = mais { $countries }: veja Cartas
magellan-pic-packs = cartas: { $countries } geográficas, { $history } históricas
magellan-pic-discoveries-none = Nenhuma carta aberta.
magellan-pic-effect-own = { $count ->
        [1] o próximo país { FORM($series, as: "of") }
       *[other] { $count } novos países { FORM($series, as: "of") }
    }
magellan-pic-effect-round = a volta ao mundo de navio
magellan-pic-effect-no-resale = nenhuma venda ao banco
magellan-pic-effect-cost = { $series }: custo { $percent }% menor
magellan-pic-effect-price = { $piece ->
        [jeep] jipes
        [ship] navios
       *[plane] aviões
    } custam { $amount } M
magellan-pic-effect-points = mais { $amount } passos por jogada
magellan-pic-effect-factor = passos × { $factor }
magellan-pic-effect-income-named = { $countries }: +{ $amount } M
magellan-pic-effect-income-more = { $series }: +{ $amount } M por país
magellan-pic-effect-income-part = { $percent ->
        [0] { $series } não rende nada
       *[other] { $series } rende { $percent }%
    }
magellan-pic-more = e mais { $cards }

magellan-pic-card-target = Vence quem passar de { $target } M de renda
magellan-pic-card-none = Nenhum país aberto.
magellan-pic-history = Cartas históricas abertas
magellan-pic-sheet-below = Renda e meta de { $target } M, depois de { $rounds } rodadas
magellan-pic-sheet-won = venceu e saiu
magellan-pic-sheet-out = fora do jogo
magellan-pic-sheet-gone = Saiu sem dinheiro e sem países.
magellan-pic-zoom = Zoom: { $place }
magellan-pic-legend-owned = com dono
magellan-pic-legend-sale = à venda
magellan-pic-legend-closed = não aberto
magellan-pic-legend-wins = vence
magellan-pic-mine-trail = Linha dourada: a última jogada
magellan-pic-mine-points = { $points ->
        [1] resta { $points } passo
       *[other] restam { $points } passos
    }
magellan-pic-mine-drawing = Tirar uma carta
magellan-pic-mine-fighting = Lutar primeiro
magellan-pic-mine-defending = Bomba antes do combate?
magellan-pic-mine-losing = Entregar uma peça
magellan-pic-mine-owing = Vender um país para pagar

magellan-picture-table = Mapa do mundo
magellan-picture-card = Em resumo
magellan-picture-mine = Minhas peças
magellan-picture-cards = Cartas
magellan-picture-sheet = Pontuação final
magellan-picture-zoom-oceania = Oceania
magellan-picture-zoom-north-america = América do Norte
magellan-picture-zoom-south-america = América do Sul

magellan-sea-pacific = Oceano Pacífico
magellan-sea-atlantic = Oceano Atlântico
magellan-sea-indian = Oceano Índico
magellan-sea-southern = Oceano Antártico
magellan-sea-arctic = Oceano Ártico
magellan-sea-mediterranean = Mediterrâneo
magellan-sea-black = Mar Negro
magellan-sea-north-sea = Mar do Norte
magellan-sea-caribbean = Mar do Caribe
magellan-sea-gulf-of-mexico = Golfo do México
magellan-sea-arabian = Mar da Arábia
magellan-sea-bengal = Golfo de Bengala
magellan-sea-south-china = Mar da China Meridional
magellan-sea-japan = Mar do Japão
magellan-sea-coral = Mar de Coral
magellan-sea-tasman = Mar da Tasmânia
magellan-sea-hudson = Baía de Hudson
magellan-sea-bering = Mar de Bering
magellan-sea-norwegian = Mar da Noruega
magellan-sea-philippine = Mar das Filipinas

## The picture of a decision

magellan-pic-decide-done = É a sua vez
magellan-pic-decide-and = { $first } e { $second }
magellan-pic-decide-of = de { $target }
magellan-pic-decide-income = +{ $income } de { $target }
magellan-pic-decide-countries = { $cards ->
        [1] { $cards } país
       *[other] { $cards } países
    }
magellan-pic-decide-history = { $cards ->
        [1] { $cards } carta histórica
       *[other] { $cards } cartas históricas
    }
magellan-pic-decide-payable = { $payable ->
        [0] todos são caros
       *[other] { $payable } ao seu alcance
    }
magellan-pic-decide-payday = { $income ->
        [0] ainda sem renda
       *[other] dia de renda: +{ $income } M
    }
