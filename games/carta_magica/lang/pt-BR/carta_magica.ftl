# The game `carta_magica`.

carta-magica-small = como você paga uma carta de mercadorias
carta-magica-name = Carta Magica

## Places

carta-magica-harbour-north-quay = Cais Norte
    .gender = m
carta-magica-harbour-sunrise-bay = Baía da Aurora
    .gender = f
carta-magica-harbour-anvil-harbour = Porto Bigorna
    .gender = m
carta-magica-harbour-palm-cove = Angra da Palma
    .gender = f
carta-magica-harbour-south-quay = Cais Sul
    .gender = m
carta-magica-harbour-sunset-bay = Baía do Poente
    .gender = f
carta-magica-harbour-chain-harbour = Porto Corrente
    .gender = m
carta-magica-harbour-fern-cove = Angra da Avenca
    .gender = f
carta-magica-place-harbour = { $harbour } ({ $square })
    .the = { FORM($harbour, as: "the") } ({ $square })
    .at = { FORM($harbour, as: "at") } ({ $square })
    .in = { FORM($harbour, as: "in") } ({ $square })
    .to = { FORM($harbour, as: "to") } ({ $square })
    .from = { FORM($harbour, as: "from") } ({ $square })
carta-magica-place-sea = { $square }
carta-magica-wind-n = norte
carta-magica-wind-e = leste
carta-magica-wind-s = sul
carta-magica-wind-w = oeste

## Cards

carta-magica-character-cartographer = Cartógrafa
carta-magica-character-pearl-diver = Pescador de Pérolas
carta-magica-character-stargazer = Astróloga
carta-magica-character-spice-merchant = Mercador de Especiarias
carta-magica-character-storm-caller = Invocadora
carta-magica-character-old-helmsman = Velho Timoneiro
carta-magica-challenge = Encontre { FORM($talismans, as: "the") }
carta-magica-talisman-points = { $talisman } ({ $points })
    .the = { FORM($talisman, as: "the") } ({ $points })
carta-magica-talisman-sun-disc = Disco do Sol
    .gender = m
carta-magica-talisman-moon-shell = Concha da Lua
    .gender = f
carta-magica-talisman-amber-eye = Olho de Âmbar
    .gender = m
carta-magica-talisman-coral-crown = Coroa de Coral
    .gender = f
carta-magica-talisman-silver-feather = Pena de Prata
    .gender = f
carta-magica-talisman-jade-turtle = Jabuti de Jade
    .gender = m
carta-magica-talisman-ember-ring = Anel de Brasa
    .gender = m
carta-magica-talisman-whale-tooth = Dente de Orca
    .gender = m
carta-magica-talisman-night-lantern = Luz da Noite
    .gender = f
carta-magica-talisman-glass-serpent = Cobra de Vidro
    .gender = f
carta-magica-talisman-golden-seed = Grão Dourado
    .gender = m
carta-magica-talisman-storm-bell = Sino do Trovão
    .gender = m
carta-magica-talisman-ivory-flute = Flauta Branca
    .gender = f
carta-magica-talisman-star-compass = Rosa Náutica
    .gender = f
carta-magica-talisman-dragon-scale = Pele de Dragão
    .gender = f
carta-magica-talisman-heart-of-the-sea = Coração do Mar
    .gender = m
carta-magica-card-gold = carta de ouro ({ $amount })
    .gender = f
carta-magica-card-magic = carta de magia ({ $amount })
    .gender = f
carta-magica-card-goods = carta de mercadorias ({ $amount })
    .gender = f
carta-magica-card-payment = pagamento de { $amount ->
        [1] { $amount } mercadoria
       *[other] { $amount } mercadorias
    }
    .gender = m
carta-magica-card-good-weather = bom tempo
    .gender = m
carta-magica-card-repair = reparo
    .gender = m
carta-magica-card-lucky-wind = vento da sorte
    .gender = m
carta-magica-card-spin-again = gire de novo
carta-magica-card-telescope = luneta
    .gender = f
carta-magica-card-curse = maldição
    .gender = f
carta-magica-card-monster = { $monster } (força { $strength }, { $gold } de ouro)
    .the = { FORM($monster, as: "the") } (força { $strength }, { $gold } de ouro)
carta-magica-monster-crab-king = Rei Caranguejo
    .gender = m
carta-magica-monster-fog-siren = Sereia da Névoa
    .gender = f
carta-magica-monster-twin-headed-eel = Enguia de Duas Cabeças
    .gender = f
carta-magica-monster-reef-giant = Gigante do Recife
    .gender = m
carta-magica-monster-sky-ray = Raia Celeste
    .gender = f
carta-magica-monster-kraken = Kraken
    .gender = m
carta-magica-amount-gold = { $amount } de ouro
carta-magica-amount-goods = { $amount ->
        [1] { $amount } mercadoria
       *[other] { $amount } mercadorias
    }
carta-magica-amount-magic = { $amount } de magia
carta-magica-action-wind = vento
carta-magica-action-hammer = martelo
carta-magica-action-card = carta
carta-magica-action-goods = mercadorias
carta-magica-segment = { $steps } com { $actions }
carta-magica-segment-storm = tempestade ({ $steps })

## Options of the table

carta-magica-setting-edition = Edição das regras
carta-magica-setting-edition-original = A original (húngara)
carta-magica-setting-edition-en = Inglesa
carta-magica-setting-edition-nl = Holandesa
carta-magica-setting-edition-de = Alemã
carta-magica-setting-edition-es = Espanhola
carta-magica-setting-edition-fr = Francesa
carta-magica-setting-edition-pl = Polonesa
carta-magica-setting-edition-cz = Tcheca
carta-magica-setting-edition-sk = Eslovaca
carta-magica-setting-edition-ua = Ucraniana
carta-magica-setting-edition-ru = Russa
carta-magica-setting-edition-si = Eslovena
carta-magica-setting-steps = Quantas casas um navio anda
carta-magica-setting-steps-up-to = Até o número tirado
carta-magica-setting-steps-exact = Exatamente o número tirado
carta-magica-setting-neighbours = Casas vizinhas
carta-magica-setting-neighbours-four = Pelos quatro lados
carta-magica-setting-neighbours-eight = Também pelos cantos
carta-magica-setting-harbours = Entrada em um porto
carta-magica-setting-harbours-stop = O navio precisa parar
carta-magica-setting-harbours-pass = O navio pode atravessar
carta-magica-setting-tow = Reboque de uma casa sem vento
carta-magica-setting-repair = Reparo de um navio danificado
carta-magica-setting-repair-gold = 2 de ouro
carta-magica-setting-repair-goods = 2 mercadorias
carta-magica-setting-calm = Casas sem vento
carta-magica-setting-calm-never = Só uma tempestade leva até lá
carta-magica-setting-calm-stop = Um navio pode ir até lá, mas fica preso
carta-magica-setting-telescope = As outras duas cartas da luneta
carta-magica-setting-telescope-top = Voltam para cima do baralho
carta-magica-setting-telescope-bottom = Vão para o fundo do baralho
carta-magica-setting-monster = Um monstro que vence
carta-magica-setting-monster-shuffled = É embaralhado de volta
carta-magica-setting-monster-bottom = Vai para o fundo do baralho
carta-magica-setting-income = Cartas de renda e o limite de 8
carta-magica-setting-income-beyond = Podem passar do limite
carta-magica-setting-income-counted = Contam no limite
carta-magica-setting-lucky-wind = Vento da sorte para um navio que não está preso
carta-magica-setting-lucky-wind-plus = 5 casas a mais
carta-magica-setting-lucky-wind-five = 5 casas em vez do número
carta-magica-setting-good-weather-own = Protege o próprio navio
carta-magica-setting-good-weather-all = Acalma a tempestade para todos
carta-magica-setting-start = Início
carta-magica-setting-start-plain = 3 de magia e 3 mercadorias
carta-magica-setting-start-gifts = Mais uma carta de aventura à escolha e um talismã
carta-magica-setting-last-round = Quando alguém chega em casa
carta-magica-setting-last-round-finish = A rodada vai até o fim
carta-magica-setting-last-round-extra = Os outros têm mais uma jogada cada
carta-magica-setting-home = Quem encerra a partida
carta-magica-setting-home-lap = Quem chega em casa depois da volta à ilha
carta-magica-setting-home-return = Quem volta para casa (pode ser já nas primeiras rodadas)
carta-magica-setting-bonus = 15 pontos por estar em casa
carta-magica-setting-bonus-lap = Depois da volta à ilha
carta-magica-setting-bonus-any = Também sem a volta
carta-magica-setting-gold-points = Um ponto por ouro
carta-magica-setting-gold-points-both = Em fichas e cartas
carta-magica-setting-gold-points-tokens = Só em fichas
carta-magica-setting-battle = Quando uma batalha pode começar
carta-magica-setting-battle-moved = Depois de navegar
carta-magica-setting-battle-beside = Depois de qualquer ação
carta-magica-setting-rounds = Limite de rodadas (não está nas regras impressas)
carta-magica-setting-rounds-60 = 60, muito mais do que uma partida precisa
carta-magica-setting-rounds-20 = 20, o que interrompe três em cada dez partidas
carta-magica-setting-rounds-100 = 100

## Set-up

carta-magica-settle-ask = Escolha seu porto, sua missão e sua personagem.
carta-magica-settle-harbour = Porto de origem
carta-magica-settle-character = Personagem
carta-magica-settle-adventure = Carta de aventura
carta-magica-settle-hint = { $colour ->
        [black] Preto: mercadorias por ouro
       *[red] Vermelho: vende talismãs
    }
carta-magica-settle-points = Vale { $points }, e 10 a mais para você

## Spinning and storms

carta-magica-spin-ask = É a sua vez: gire a roleta.
carta-magica-spin-yes = Girar
carta-magica-again-yes = Girar de novo (carta)
carta-magica-again-storm = { $wind ->
        [none] Vem uma tempestade. Usar uma carta para girar de novo?
       *[known] { $wind ->
            [n] A tempestade leva para o norte. Usar uma carta para sortear de novo a direção?
            [e] A tempestade leva para o leste. Usar uma carta para sortear de novo a direção?
            [s] A tempestade leva para o sul. Usar uma carta para sortear de novo a direção?
           *[w] A tempestade leva para o oeste. Usar uma carta para sortear de novo a direção?
        }
    }
carta-magica-again-taming = Muito pouco: o monstro venceria. Usar uma carta para girar de novo?
carta-magica-again-battle = Você está atrás nesta batalha. Usar uma carta para girar de novo?
carta-magica-again-storm-odds = { $segments ->
        [1] { $segments } de 6 giros não traz tempestade
       *[other] { $segments } de 6 giros não trazem tempestade
    }
carta-magica-again-taming-lost = o monstro vence e leva { $goods ->
        [0] nada
        [1] { $goods } mercadoria
       *[other] { $goods } mercadorias
    }
carta-magica-again-accept = Aceitar
carta-magica-shelter-ask = Uma tempestade leva todos os navios duas casas para o { $wind }. Usar o bom tempo { $all ->
        [0] para ficar onde está?
       *[other] e acalmá-la para todos?
    }
carta-magica-shelter-outcome = seu navio { $how ->
        [free] vai { FORM($place, as: "to") }
        [swept] é levado { FORM($place, as: "to") } e pode negociar lá
        [becalmed] fica em calmaria { FORM($place, as: "in") }
       *[damaged] fica danificado { FORM($place, as: "in") }
    }
carta-magica-shelter-storm = Deixar soprar

## The choice after the spin

carta-magica-choose-ask = Você tirou { $segment }. { $condition ->
        [free] O que faz?
        [damaged] Seu navio está danificado: volta a navegar com um martelo, com uma carta de reparo ou por { $price }.
       *[becalmed] Seu navio está em calmaria: volta a navegar quando sair um vento, com um vento da sorte ou por { $price }.
    }
carta-magica-choose-sail = { $condition ->
        [free] Navegar
        [damaged] Consertado: navegar
       *[becalmed] Livre: navegar
    } { $amount }
carta-magica-choose-sail-hint = qualquer casa ao alcance
carta-magica-choose-lucky-wind = Vento da sorte: navegar { $amount }
carta-magica-choose-tow = Ser rebocado, navegar { $amount }
carta-magica-choose-repair = Consertar, navegar { $amount }
carta-magica-choose-paid-hint = por { $price }
carta-magica-choose-repair-card = Carta de reparo, navegar { $amount }
carta-magica-choose-goods = Pegar { $amount ->
        [1] { $amount } mercadoria
       *[other] { $amount } mercadorias
    }
carta-magica-choose-magic = Pegar { $amount } de magia
carta-magica-choose-card = Comprar uma aventura
carta-magica-choose-rest = Não fazer nada
carta-magica-choose-trade = Ficar e negociar
carta-magica-choose-trade-hint = só um negócio neste porto
carta-magica-choose-card-used = gasta a carta
carta-magica-choose-take-hint = de { $before } para { $after }
carta-magica-choose-full = você tem { $before }, não cabe mais
carta-magica-choose-rest-hint = nada mais é possível
carta-magica-choose-spin-again = Girar de novo
carta-magica-choose-curse = Maldição
carta-magica-choose-curse-hint = abre três outros talismãs
carta-magica-choose-cash = Trocar uma carta
carta-magica-choose-cash-hint = uma carta de renda vira fichas
carta-magica-cash-ask = Qual carta você troca por fichas?
carta-magica-sail-ask = { $how ->
        [sail] Navegar para onde?
        [damaged] O martelo conserta o navio: navegar para onde?
        [becalmed] O vento solta o navio: navegar para onde?
        [lucky-wind] Navegar para onde com o vento da sorte?
        [tow] Rebocado: navegar para onde?
       *[repair] Consertado: navegar para onde?
    } { $reach }
carta-magica-sail-most = Até { $steps ->
        [1] { $steps } casa
       *[other] { $steps } casas
    }.
carta-magica-sail-exactly = Exatamente { $steps ->
        [1] { $steps } casa
       *[other] { $steps } casas
    }; só um porto encerra o caminho antes.
carta-magica-sail-hint = { $colour ->
        [black] Mercadorias por ouro, e uma carta de aventura
       *[red] Vende talismãs
    }
carta-magica-sail-calm = sem vento: lá seu navio fica em calmaria
carta-magica-sail-home = Em casa: a partida chega ao fim
carta-magica-group-harbours = Portos
carta-magica-group-n = Norte
carta-magica-group-ne = Nordeste
carta-magica-group-e = Leste
carta-magica-group-se = Sudeste
carta-magica-group-s = Sul
carta-magica-group-sw = Sudoeste
carta-magica-group-w = Oeste
carta-magica-group-nw = Noroeste
carta-magica-group-near = { $direction }, perto
carta-magica-group-middle = { $direction }, mais longe
carta-magica-group-far = { $direction }, longe
carta-magica-route-ask = Dois caminhos em volta da ilha levam até lá. Qual?
carta-magica-route-clockwise = Sentido horário
carta-magica-route-anticlockwise = Sentido anti-horário
carta-magica-suggest-buy-challenge = sua missão, +10; { $gold ->
        [0] não resta nada
        [1] resta { $gold }
       *[other] restam { $gold }
    } de ouro
carta-magica-suggest-buy-left = { $gold ->
        [0] não resta nada
        [1] resta { $gold }
       *[other] restam { $gold }
    } de ouro
carta-magica-suggest-sell = { $place }: vender por { $gold } de ouro
carta-magica-suggest-buy = { $place }: comprar { $talisman }
carta-magica-idea-sail-beside = Navegar { FORM($place, as: "to") }, ao lado { FORM($who, as: "of") }
carta-magica-menu-nothing = { $place }: nenhum negócio
carta-magica-menu-unseen = { $place }: comprar às cegas do baralho
carta-magica-menu-way = { $way ->
        [tow] Reboque, { $price }:
        [repair] Reparo, { $price }:
        [repair-card] Reparo com carta:
       *[lucky-wind] Vento da sorte:
    } navegar { FORM($place, as: "to") }

## Harbours

carta-magica-sell-ask = Trocar mercadorias por ouro: até { $most } de ouro.
carta-magica-sell-option = { $gold ->
        [0] Nada
       *[other] { $gold } de ouro por { $goods } mercadorias
    }
carta-magica-buy-ask = Comprar um talismã por { $price } de ouro?
carta-magica-sell-hint = depois: { $gold } de ouro, { $goods ->
        [1] { $goods } mercadoria
       *[other] { $goods } mercadorias
    }
carta-magica-buy-offer = { $talisman }: { $gold } de ouro, +{ $points }
# by name
carta-magica-buy-other = a missão { FORM($who, as: "of") }; { $gold ->
        [0] não resta nada
        [1] resta { $gold }
       *[other] restam { $gold }
    } de ouro
carta-magica-buy-challenge = Sua missão: 10 pontos a mais
carta-magica-buy-unseen = Às cegas, do baralho
carta-magica-buy-curse = Maldição: três outros
carta-magica-pay-ask = { $kind ->
        [gold] Pague { $amount } de ouro. Não há troco.
       *[goods]
            Pague { $amount ->
                [1] { $amount } mercadoria
               *[other] { $amount } mercadorias
            }. Não há troco.
    }
carta-magica-pay-way = { $parts }
carta-magica-pay-over = { $over ->
        [0] exato
       *[other] { $over } a mais
    }

## Adventures

carta-magica-draw-ask = Uma carta de aventura: comprar, ou usar a luneta?
carta-magica-draw-draw = Comprar
carta-magica-draw-draw-hint = a carta de cima do baralho
carta-magica-draw-telescope = Luneta
carta-magica-draw-telescope-hint = veja três cartas, fique com uma
carta-magica-peek-ask = Com qual destas cartas você fica? Só você as vê.
carta-magica-odds-spins = vitória em { $segments } de 6 giros
carta-magica-odds-spins-again = vitória em { $segments } de 6 giros, { $percent }% girando de novo
carta-magica-odds-deck = de { $cards } cartas, { $monsters ->
        [1] { $monsters } é monstro
       *[other] { $monsters } são monstros
    } e { $payments ->
        [1] { $payments } custa
       *[other] { $payments } custam
    } mercadorias
carta-magica-odds-next = você conhece a próxima carta: { $card }
carta-magica-stake-ask = { $monster }. Quanta magia você gasta? Soma-se o seu giro{ $monsters ->
        [0] {""}
        [1] {" "}e { $monsters } pelo monstro domado
       *[other] {" "}e { $monsters } pelos monstros domados
    }. Domado, o monstro traz { $gold } de ouro; se vencer, leva { $goods ->
        [0] nada, pois você não tem mercadorias
       *[other] as mercadorias que você tem ({ $goods })
    }.
carta-magica-stake-cards = Quais cartas de magia você soma contra { FORM($monster, as: "the") }?

## Battle

carta-magica-battle-ask = Um navio ao lado tem o talismã da sua missão. Atacar?
carta-magica-battle-odds = { $percent }% de chance de vencer; quem vence leva uma carta, talvez { $talismans }
carta-magica-battle-better = { $segments ->
        [1] { $segments } de 6 giros põe você na frente
       *[other] { $segments } de 6 giros põem você na frente
    }, 1 faz os dois girarem de novo
carta-magica-battle-lost = você perde a batalha e uma carta, à escolha de quem vence
carta-magica-battle-option = Atacar { FORM($who, as: "nom") }
carta-magica-battle-peace = Sem batalha
carta-magica-loot-ask = Você venceu. O que você leva { FORM($who, as: "of") }?
carta-magica-swap-goal = seu navio vai { FORM($place, as: "to") }
carta-magica-swap-ask = Propor { FORM($who, as: "at") } uma troca de lugar?
carta-magica-swap-propose = Propor a troca
carta-magica-swap-answer = { FORM($who, as: "nom", cap: "yes") } propõe trocar de lugar.
carta-magica-swap-agree = Trocar
carta-magica-swap-refuse = Ficar

## What happened

carta-magica-note-start = { FORM($who, as: "nom", cap: "yes") } começa. Talismãs abertos: { $talismans }. O baralho de aventuras tem { $adventures } cartas.
carta-magica-note-settled = { FORM($who, as: "nom", cap: "yes") }: { $character }, porto de origem { $harbour }. Missão: { $challenge }.
carta-magica-note-gift = { FORM($who, as: "nom", cap: "yes") } começa com estes presentes: { $card } e { $talisman }.
carta-magica-note-spun = { FORM($who, as: "nom", cap: "yes") } tira { $segment }.
carta-magica-note-spun-storm = { FORM($who, as: "nom", cap: "yes") } tira uma tempestade.
carta-magica-note-wind = { FORM($who, as: "nom", cap: "yes") } sorteia a direção: a tempestade leva para o { $wind }.
carta-magica-note-again = { FORM($who, as: "nom", cap: "yes") } gira de novo com uma carta.
carta-magica-note-weather = { FORM($who, as: "nom", cap: "yes") } usa o bom tempo.
carta-magica-note-weather-all = { FORM($who, as: "nom", cap: "yes") } acalma a tempestade com bom tempo.
carta-magica-note-no-weather = { FORM($who, as: "nom", cap: "yes") } deixa a tempestade soprar.
carta-magica-note-drift-free = { FORM($who, as: "nom", cap: "yes") } vai à deriva { FORM($place, as: "to") }.
carta-magica-note-drift-swept = A tempestade leva { WHO($who) ->
        [you] você
       *[other] { $who }
    } { FORM($place, as: "to") }.
carta-magica-note-drift-becalmed = { FORM($who, as: "nom", cap: "yes") } fica em calmaria { FORM($place, as: "in") }.
carta-magica-note-drift-damaged = { WHO($who) ->
        [you] Seu navio fica danificado
       *[other] O navio de { $who } fica danificado
    } { FORM($place, as: "in") }.
carta-magica-note-rest = { FORM($who, as: "nom", cap: "yes") } não faz nada.
carta-magica-note-took-goods = { FORM($who, as: "nom", cap: "yes") } pega { $amount ->
        [1] { $amount } mercadoria
       *[other] { $amount } mercadorias
    }.
carta-magica-note-took-magic = { FORM($who, as: "nom", cap: "yes") } pega { $amount } de magia.
carta-magica-note-sailed = { FORM($who, as: "nom", cap: "yes") } navega { $steps ->
        [1] { $steps } casa
       *[other] { $steps } casas
    } { FORM($place, as: "to") }.
carta-magica-note-paid-tow = { FORM($who, as: "nom", cap: "yes") } paga { $what } pelo reboque.
carta-magica-note-paid-repair = { FORM($who, as: "nom", cap: "yes") } paga { $what } pelo reparo.
carta-magica-note-used-lucky-wind = { FORM($who, as: "nom", cap: "yes") } usa um vento da sorte.
carta-magica-note-used-repair-card = { FORM($who, as: "nom", cap: "yes") } conserta o navio com uma carta.
carta-magica-note-cashed = { FORM($who, as: "nom", cap: "yes") } troca { FORM($card, as: "the") } por fichas: { $amount }.
carta-magica-note-sold = { FORM($who, as: "nom", cap: "yes") } troca { $what } por { $gold } de ouro.
carta-magica-note-bought = { FORM($who, as: "nom", cap: "yes") } compra { FORM($talisman, as: "the") }.
carta-magica-note-bought-unseen = { FORM($who, as: "nom", cap: "yes") } compra às cegas: { $talisman }.
carta-magica-note-row = Agora à venda: { $talismans }.
carta-magica-note-curse = { FORM($who, as: "nom", cap: "yes") } amaldiçoa os talismãs abertos.
carta-magica-note-row-new = { WHO($who) ->
        [you] Agora à venda, para você e os outros
       *[other] Agora à venda, para { $who } e os outros
    }: { $talismans }.
carta-magica-note-drew = { FORM($who, as: "nom", cap: "yes") } compra uma carta: { $card }.
carta-magica-note-no-card = Não há carta de aventura para { FORM($who, as: "nom") }.
carta-magica-note-shuffled = As aventuras usadas são embaralhadas: { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    }.
carta-magica-note-telescope = { FORM($who, as: "nom", cap: "yes") } olha por uma luneta.
carta-magica-note-peeked = As próximas cartas, que só você vê: { $cards }.
carta-magica-note-paid = { FORM($who, as: "nom", cap: "yes") } paga { $what }.
carta-magica-note-unpaid = { FORM($who, as: "nom", cap: "yes") } não pode pagar e perde a vez.
carta-magica-note-missed = { FORM($who, as: "nom", cap: "yes") } perde esta jogada.
carta-magica-note-taming = { FORM($who, as: "nom", cap: "yes") } gasta { $spent } de magia{ $monsters ->
        [0] {" "}e tira { $steps }
        [1] , tira { $steps } e tem { $monsters } monstro domado
       *[other] , tira { $steps } e tem { $monsters } monstros domados
    }: { $total } contra { $strength }.
carta-magica-note-tamed = { FORM($who, as: "nom", cap: "yes") } doma { FORM($monster, as: "the") } e pega { $gold } de ouro.
carta-magica-note-failed = { FORM($monster, as: "the", cap: "yes") } escapa { FORM($who, as: "of") } e { $goods ->
        [0] não leva nada
        [1] leva { $goods } mercadoria
       *[other] leva { $goods } mercadorias
    }.
carta-magica-note-peace = { FORM($who, as: "nom", cap: "yes") } não ataca.
carta-magica-note-attack = { FORM($who, as: "nom", cap: "yes") } ataca { FORM($victim, as: "nom") }.
# by name
carta-magica-note-battle = { FORM($who, as: "nom", cap: "yes") } tira { $steps }, { FORM($victim, as: "nom") } { $other }.
carta-magica-note-won = { FORM($who, as: "nom", cap: "yes") } vence a batalha contra { FORM($loser, as: "nom") }.
carta-magica-note-prize = { FORM($who, as: "nom", cap: "yes") } leva { FORM($loser, as: "of") }: { $what }.
carta-magica-note-propose = { FORM($who, as: "nom", cap: "yes") } propõe trocar de lugar com { FORM($other, as: "nom") }.
carta-magica-note-refuse = { FORM($who, as: "nom", cap: "yes") } fica onde está.
carta-magica-note-swap = { FORM($who, as: "nom", cap: "yes") } troca de lugar com { FORM($other, as: "nom") }.
carta-magica-note-home = { FORM($who, as: "nom", cap: "yes") } está em casa { FORM($harbour, as: "in") }. A partida termina.
carta-magica-note-home-last = { FORM($who, as: "nom", cap: "yes") } está em casa { FORM($harbour, as: "in") }. Começam as últimas jogadas.
carta-magica-note-limit = Começa a rodada { $rounds }, a última desta mesa: depois a partida termina, mesmo que ninguém esteja em casa.

## The position in words

carta-magica-status-settling = { FORM($who, as: "nom", cap: "yes") } escolhe porto, missão e personagem.
carta-magica-status-spinning = { FORM($who, as: "nom", cap: "yes") } gira a roleta.
carta-magica-status-choosing = { FORM($who, as: "nom", cap: "yes") } tirou { $segment } e escolhe o que fazer.
carta-magica-status-sailing = { FORM($who, as: "nom", cap: "yes") } vai navegar.
carta-magica-status-storming = { FORM($who, as: "nom", cap: "yes") } tirou uma tempestade e pode girar de novo.
carta-magica-status-sheltering = Uma tempestade: { WHO($who) ->
        [you-all] { FORM($who, as: "nom") } podem
        [they] { FORM($who, as: "nom") } podem
       *[other] { FORM($who, as: "nom") } pode
    } usar o bom tempo.
carta-magica-status-drawing = { FORM($who, as: "nom", cap: "yes") } compra uma aventura ou olha antes.
carta-magica-status-paying = { FORM($who, as: "nom", cap: "yes") } precisa pagar { $price }.
carta-magica-status-taming = { FORM($who, as: "nom", cap: "yes") } encontra { FORM($monster, as: "the") }.
carta-magica-status-retaming = { FORM($who, as: "nom", cap: "yes") } pode girar de novo contra { FORM($monster, as: "the") }.
carta-magica-status-trading = { FORM($who, as: "nom", cap: "yes") } pode negociar { FORM($place, as: "in") }.
carta-magica-status-engaging = { FORM($who, as: "nom", cap: "yes") } pode atacar.
carta-magica-status-refighting = { FORM($who, as: "nom", cap: "yes") } está atrás em uma batalha e pode girar de novo.
carta-magica-status-looting = { FORM($who, as: "nom", cap: "yes") } venceu uma batalha e leva uma carta.
carta-magica-status-proposing = { FORM($who, as: "nom", cap: "yes") } pode propor trocar de lugar.
carta-magica-status-agreeing = { FORM($who, as: "nom", cap: "yes") } recebe a proposta de trocar de lugar.
carta-magica-text-head = { $status } Rodada { $round } de no máximo { $rounds }.
carta-magica-text-wheel = A roleta mostra { $segment }.
carta-magica-text-wind = A tempestade leva para o { $wind }.
carta-magica-text-final = Alguém está em casa. Falta jogar: { FORM($who, as: "nom") }.
carta-magica-text-final-none = Alguém está em casa. Esta é a última jogada.
carta-magica-text-fight = Batalha: { FORM($who, as: "nom") } tirou { $steps }, { FORM($other, as: "nom") } { $against }.
carta-magica-text-reach = Você pode navegar { $steps ->
        [1] { $steps } casa
       *[other] { $steps } casas
    }: { $squares ->
        [1] { $squares } casa
       *[other] { $squares } casas
    } ao alcance.
carta-magica-text-reach-harbours = Portos ao alcance: { $harbours }.
carta-magica-text-peeked = Você vê: { $cards }.
carta-magica-text-remembered = Cartas do baralho que você conhece: { $cards }.
carta-magica-text-place = { $place }. { $card }
carta-magica-text-score = { $rank }. { FORM($who, as: "nom", cap: "yes") }: { $total } ({ $rows })
carta-magica-text-unsettled = { FORM($who, as: "nom", cap: "yes") } ainda não escolheu.
carta-magica-text-player = { FORM($who, as: "nom", cap: "yes") }: { $character }. { $challenge }. Agora { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }.
carta-magica-text-ship = { WHO($who) ->
        [you] Seu navio
       *[other] O navio de { $who }
    } está { FORM($place, as: "in") }{ $condition ->
        [damaged] , danificado
        [becalmed] , em calmaria
       *[free] {""}
    }. Porto de origem: { $home }; já percorrido da volta à ilha: { $way }.
carta-magica-text-way = { $eighths ->
        [0] ainda nada
        [1] um oitavo
        [2] um quarto
        [3] três oitavos
        [4] a metade
        [5] cinco oitavos
        [6] três quartos
        [7] sete oitavos
        [8] a volta inteira
       *[other] mais que a volta inteira
    }{ $direction ->
        [clockwise] , sentido horário
        [anticlockwise] , sentido anti-horário
       *[none] {""}
    }
carta-magica-text-stock = { FORM($who, as: "nom", cap: "yes") } tem { $stock }.
carta-magica-text-cards = { WHO($who) ->
        [you] Suas cartas
       *[other] Cartas de { $who }
    }: { $cards }.
carta-magica-text-talismans = { WHO($who) ->
        [you] Seus talismãs
       *[other] Talismãs de { $who }
    }: { $talismans }.
carta-magica-text-swept = A tempestade levou { WHO($who) ->
        [you] você
       *[other] { $who }
    } ao porto; na próxima jogada dá para negociar lá.
carta-magica-text-misses = { FORM($who, as: "nom", cap: "yes") } perde { $turns ->
        [1] a próxima jogada
       *[other] { $turns } jogadas
    }.
carta-magica-text-decks = Baralho de aventuras { $adventures }, usadas { $discard }; baralho de talismãs { $talismans }.
carta-magica-text-row-open = Talismãs abertos: { $talismans }.

## Scores

carta-magica-score-talismans = Talismãs
carta-magica-score-talismans-evidence = { $talismans }
carta-magica-score-challenge = Missão
carta-magica-score-gold = Ouro
carta-magica-score-gold-evidence = { $tokens } em fichas e { $cards } em cartas
carta-magica-score-home = Em casa
carta-magica-over-home = Um navio voltou para casa, e assim a viagem acabou.
carta-magica-over-limit = Foram jogadas { $rounds } rodadas, o limite desta mesa, e ninguém voltou para casa.

## What a position is worth, as the coach names it

carta-magica-term-points = talismãs e ouro
carta-magica-term-gold = uso do ouro
carta-magica-term-goods = uso das mercadorias
carta-magica-term-magic = magia
carta-magica-term-cards = cartas úteis
carta-magica-term-home = caminho de casa
carta-magica-term-ship = segurança do navio

## What bots like, a style each: its name, and what it does where moves are about as good

carta-magica-style-merchant-told = gosta de ouro e mercadorias.
carta-magica-style-adventurer = aventureiro
carta-magica-style-adventurer-told = gosta de cartas de aventura e magia.
carta-magica-style-pilot = piloto cauteloso
carta-magica-style-pilot-told = gosta de um caminho curto para casa e de um navio seguro.
carta-magica-style-raider = corsário
carta-magica-style-raider-told = gosta de talismãs, e do que os outros perdem.
