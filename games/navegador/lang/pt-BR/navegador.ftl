# The game `navegador`: Mac Gerdts' Navegador.

navegador-small = para onde vai o resto da frota depois de uma descoberta
navegador-name = Navegador

navegador-region-portugal = Portugal
navegador-region-guine = Guiné
    .gender = f
navegador-region-bahia = Bahia
    .gender = f
navegador-region-rio = Rio de Janeiro
    .gender = m
navegador-region-angola = Angola
navegador-region-cabo = Cabo da Boa Esperança
    .gender = m
navegador-region-mocambique = Moçambique
navegador-region-mombaca = Mombaça
navegador-region-goa = Goa
navegador-region-malaca = Malaca
navegador-region-timor = Timor
navegador-region-macau = Macau
navegador-region-nagasaki = Nagasaki

navegador-good-sugar = açúcar
    .gender = m
navegador-good-gold = ouro
    .gender = m
navegador-good-spice = especiarias
    .gender = fp

navegador-building-sugar = fábrica de açúcar
    .gender = f
navegador-building-gold = fábrica de ouro
    .gender = f
navegador-building-spice = fábrica de especiarias
    .gender = f
navegador-building-shipyard = estaleiro
    .gender = m
navegador-building-church = igreja
    .gender = f

navegador-building-count-sugar = { $count ->
        [1] uma fábrica de açúcar
       *[other] { $count } fábricas de açúcar
    }
navegador-building-count-gold = { $count ->
        [1] uma fábrica de ouro
       *[other] { $count } fábricas de ouro
    }
navegador-building-count-spice = { $count ->
        [1] uma fábrica de especiarias
       *[other] { $count } fábricas de especiarias
    }
navegador-building-count-shipyard = { $count ->
        [1] um estaleiro
       *[other] { $count } estaleiros
    }
navegador-building-count-church = { $count ->
        [1] uma igreja
       *[other] { $count } igrejas
    }

navegador-kind-colony = Colônias
    .gender = fp
navegador-kind-factory = Fábricas
    .gender = fp
navegador-kind-explorer = Exploradores
    .gender = mp
navegador-kind-shipyard = Estaleiros
    .gender = mp
navegador-kind-church = Igrejas
    .gender = fp

navegador-field-sailing = Navegação
    .gender = f
navegador-field-workers = Trabalhadores
    .gender = mp
navegador-field-market1 = Mercado 1
    .gender = m
navegador-field-colony = Colônia
    .gender = f
navegador-field-privilege = Privilégio
    .gender = m
navegador-field-ships = Navios
    .gender = mp
navegador-field-market2 = Mercado 2
    .gender = m
navegador-field-buildings = Construções
    .gender = fp

## Options of the table

navegador-setting-king = Privilégio do rei
navegador-setting-king-sheet = No seu tabuleiro, colocado no fim
navegador-setting-king-goa = Espera em Goa: vá buscar com um navio lá

## The rondel

navegador-move-first = Onde você põe sua peça no rondel? A primeira casa é grátis.
navegador-move-ask = Para onde vai sua peça no rondel? Três casas são grátis, cada casa a mais custa um navio.
navegador-move-last = Sua última jogada. Para onde vai sua peça? Três casas são grátis, cada casa a mais custa um navio.
navegador-move-cost = { $expires ->
        [0] { $count ->
            [0] grátis
            [1] custa um navio
           *[other] custa { $count } navios
        }
       *[other] { $count ->
            [0] grátis
            [1] custa um navio
           *[other] custa { $count } navios
        }; sua carta Navegador passa adiante sem uso
    }
navegador-move-blocked = custa { $count ->
        [1] um navio
       *[other] { $count } navios
    }, você tem { $ships }
navegador-move-navegador = Carta Navegador: navegar antes
navegador-move-navegador-hint = Uma navegação extra antes da sua jogada; depois a carta vai para a direita
navegador-pay-ask = { $count ->
        [1] Qual navio paga pela casa a mais?
       *[other] Quais { $count } navios pagam pelas casas a mais?
    }
navegador-pay-option = { $region } ({ $count })

## Sailing

navegador-sail-ask = Quais navios navegam? Cada um cruza { $borders ->
        [1] uma fronteira
       *[other] até { $borders } fronteiras
    }.
navegador-sail-join = { $count ->
        [1] Qual outro navio entra
       *[other] Quais outros { $count } navios entram
    } também { FORM($region, as: "in") }?
navegador-sail-group = { $count ->
        [1] { $count } navio
       *[other] { $count } navios
    } { $origin } → { $to }{ $lost ->
        [0] {""}
       *[other] , perde { $lost }
    }
navegador-sail-sailed = { $count ->
        [1] um navio
       *[other] { $count } navios
    } { FORM($origin, as: "from") } { FORM($to, as: "to") }
navegador-sail-to = { FORM($region, as: "to", cap: "yes") }
navegador-sail-end = Nenhum outro navio
navegador-sail-nobody = Nenhum navio parte
navegador-sail-done = Terminar a navegação
navegador-sail-look = Explorar, depois seguir
navegador-sail-look-hint = Revela as colônias já, depois segue com os outros navios
navegador-sail-hint-unknown = explora: { $lost ->
        [1] perde um navio
       *[other] perde { $lost } navios
    }{ $begins ->
       *[0] {""}
        [2] ; abre a fase II
        [3] ; abre a fase III
        [end] ; dá início à última rodada
    }
navegador-sail-hint-colony = colônias a partir de { $price }
navegador-sail-hint-near = de lá você pode explorar { FORM($regions, as: "the") }
navegador-sail-hint-covered = as colônias de lá são reveladas no fim da jogada
navegador-sail-hint-none = nenhuma colônia à venda
navegador-sail-hint-home = em casa

## Workers and ships

navegador-recruit-count = { $what ->
        [workers] { $count ->
            [0] Nenhum
            [1] { $count } trabalhador
           *[other] { $count } trabalhadores
        }
       *[ships] { $count ->
            [0] Nenhum
            [1] { $count } navio
           *[other] { $count } navios
        }
    }
navegador-recruit-ask = { $what ->
        [ships] Quantos navios? { $cheap } a 50, os outros a { $dear }. Você tem { $level } de { $most } e { $money } cruzados.
       *[workers] Quantos trabalhadores? { $cheap } a 50, os outros a { $dear }. Você tem { $level } de { $most } e { $money } cruzados.
    }
navegador-recruit-option = { $count } por { $price }, { $left ->
        [1] sobra { $left }
       *[other] sobram { $left }
    }
navegador-recruit-hint-sold = { $sold ->
        [1] { $sold } deles revendido
       *[other] { $sold } deles revendidos
    } por { $income }
navegador-blocked-money = custa { $price }, você tem { $money }
navegador-blocked-workers = precisa de { $needed } trabalhadores, você tem { $workers }
navegador-blocked-order = a mais barata da região ou fileira vem primeiro

## Colonies and buildings

navegador-colony-ask = Quais colônias? No máximo { $most }, com um navio lá e dois trabalhadores para cada. Você tem { $money } cruzados.
navegador-colony-option = { $region }, { $price }
navegador-building-ask = Quais construções? Você tem { $workers ->
        [1] { $workers } trabalhador
       *[other] { $workers } trabalhadores
    } e { $money } cruzados.
navegador-colony-founded = uma colônia { FORM($region, as: "in") } por { $price }
navegador-building-built = { FORM($building, as: "a") } por { $price }
navegador-building-option = { $kind ->
        [sugar] Fábrica de açúcar,
        [gold] Fábrica de ouro,
        [spice] Fábrica de especiarias,
        [shipyard] Estaleiro,
       *[church] Igreja,
    } { $price }
navegador-building-hint = precisa de { $workers } trabalhadores

## Market

navegador-market-ask = Venda ou processe cada mercadoria. Você tem { $money } cruzados.
navegador-market-good = { $colonies ->
        [0] Processar até { $factories } de { $good } por { $process } cada
       *[other] Vender até { $colonies } de { $good } a { $sell } cada, ou processar até { $factories } por { $process } cada
    }
navegador-market-sell = Vender { $count } de { $good }
navegador-market-process = Processar { $count } de { $good }
navegador-market-hint = rende { $orange ->
        [0] { $income };
       *[other] { $income } com a fábrica laranja;
    } depois venda a { $price }, processamento por { $process }
navegador-market-sold = vende { $count } de { $good } por { $income }
navegador-market-processed = processa { $count } de { $good } por { $income }
navegador-market-orange = a fábrica laranja ajuda com uma só mercadoria

## Privileges

navegador-privilege-ask = Qual privilégio? Custa um trabalhador. Você tem { $workers ->
        [1] { $workers } trabalhador
       *[other] { $workers } trabalhadores
    } e { $money } cruzados.
navegador-privilege-nothing = Nenhum
navegador-privilege-option = { $king ->
        [0] { $kind },
       *[other] Privilégio do rei: { $kind },
    } bônus { $bonus }
navegador-privilege-king = Privilégio do rei: { $kind }
navegador-privilege-hint = { $count } × { $each }; { $king ->
        [0] entrega um trabalhador, depois { $count ->
            [0] valem { $points } cada
            [1] { $count } vale { $points }
           *[other] { $count } valem { $points } cada
        }
       *[other] sem trabalhador, depois { $count ->
            [1] { $count } vale { $points }
           *[other] { $count } valem { $points } cada
        }
    }
navegador-privilege-full = você já tem três deste tipo
navegador-privilege-gone = não há mais nenhum na galeria
navegador-privilege-workers = você precisa ficar com { $least } trabalhadores
navegador-king-ask = Sua última jogada: em que tipo você põe seu privilégio do rei?
navegador-king-option = { $kind }: +{ $gain ->
        [1] { $gain } ponto
       *[other] { $gain } pontos
    }

## What happened

navegador-note-start = { FORM($who, as: "nom", cap: "yes") } começa. Cada pessoa tem { $ships } navios em Portugal e { $money } cruzados; a carta Navegador está com { FORM($holder, as: "nom") }.
navegador-note-move = { FORM($who, as: "nom", cap: "yes") } vai para a casa { $field }.
navegador-note-pay = { FORM($who, as: "nom", cap: "yes") } entrega { $count ->
        [1] um navio
       *[other] { $count } navios
    } para isso ({ $places }).
navegador-note-nothing = { FORM($who, as: "nom", cap: "yes") } não faz nada lá.
navegador-note-stay = { WHO($who) ->
        [you] Seus outros navios ficam
       *[other] Os outros navios de { $who } ficam
    } onde estão.
navegador-note-navegador = { FORM($who, as: "nom", cap: "yes") } usa a carta Navegador.
navegador-note-sail = { FORM($who, as: "nom", cap: "yes") } navega com { $groups }.
navegador-note-explore = { FORM($who, as: "nom", cap: "yes") } explora { FORM($region, as: "the") } ({ $lost ->
        [1] −{ $lost } navio
       *[other] −{ $lost } navios
    }, +{ $premium }): { $count ->
        [1] colônia
       *[other] colônias
    } a { $prices }.
navegador-note-workers = { FORM($who, as: "nom", cap: "yes") } recruta { $count ->
        [1] um trabalhador
       *[other] { $count } trabalhadores
    } por { $price }.
navegador-note-ships = { FORM($who, as: "nom", cap: "yes") } constrói { $count ->
        [1] um navio
       *[other] { $count } navios
    } por { $price }.
navegador-note-ships-sold = { FORM($who, as: "nom", cap: "yes") } revende { $count ->
        [1] um deles
       *[other] { $count } deles
    } por { $income }.
navegador-note-colony = { FORM($who, as: "nom", cap: "yes") } funda { $colonies }.
navegador-note-build = { FORM($who, as: "nom", cap: "yes") } constrói { $buildings }.
navegador-note-market = { FORM($who, as: "nom", cap: "yes") } negocia: { $trades }.
navegador-note-privilege = { FORM($who, as: "nom", cap: "yes") } entrega um trabalhador por um privilégio de { $kind } e recebe um bônus de { $bonus }.
navegador-note-privilege-goa = { FORM($who, as: "nom", cap: "yes") } busca o privilégio do rei em Goa para { $kind } e recebe um bônus de { $bonus }.
navegador-note-king = { FORM($who, as: "nom", cap: "yes") } põe o privilégio do rei em { $kind }: +{ $gain ->
        [1] { $gain } ponto
       *[other] { $gain } pontos
    }.
navegador-note-card-used = A carta Navegador passa para { FORM($who, as: "nom") }.
navegador-note-card-expired = A carta Navegador não foi usada e passa para { FORM($who, as: "nom") }.
navegador-note-phase = Fase { $phase ->
        [2] II
       *[3] III
    }: navios cruzam { $phase } fronteiras, trabalhadores e navios caros custam { $phase }00, os privilégios são repostos até { $refill }.
navegador-note-ending-nagasaki = Mais { $turns ->
        [1] { $turns } jogada
       *[other] { $turns } jogadas
    }, uma por pessoa.
navegador-note-ending-buildings = A última construção foi vendida: mais { $turns ->
        [1] { $turns } jogada
       *[other] { $turns } jogadas
    }, uma por pessoa.
navegador-note-score = { FORM($who, as: "nom", cap: "yes") } tem { $total ->
        [1] { $total } ponto
       *[other] { $total } pontos
    }: { $rank }º lugar.

## Whose turn

navegador-status-moving = { FORM($who, as: "nom", cap: "yes") } escolhe uma casa do rondel.
navegador-status-navegador = { FORM($who, as: "nom", cap: "yes") } escolhe uma casa do rondel, ou antes navega com a carta Navegador.
navegador-status-last = { FORM($who, as: "nom", cap: "yes") } faz a última jogada.
navegador-status-acting = { FORM($who, as: "nom", cap: "yes") } planeja { $extra ->
        [0] { $field }
       *[other] uma navegação extra com a carta Navegador
    } e ficaria com { $money } cruzados.
navegador-status-sailing = { FORM($who, as: "nom", cap: "yes") } vê a descoberta e pode seguir com o resto da frota.
navegador-status-over = A partida acabou. Vitória com { $points } pontos: { FORM($winner, as: "nom") }.

## The position in words

navegador-chapter = Rodada { $round } (fase { $phase ->
        [1] I
        [2] II
       *[3] III
    })
navegador-text-head = { $status } Fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, rodada { $round }.
navegador-text-ending = { $now ->
        [0] O fim está perto: depois desta jogada { $left ->
        [1] falta { $left } jogada
       *[other] faltam { $left } jogadas
    }.
       *[other] O fim está perto: { $left ->
        [1] esta é a última jogada
       *[other] faltam { $left } jogadas com esta
    }.
    }
navegador-text-player = { FORM($who, as: "nom", cap: "yes") }: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }, { $money } cruzados, { $workers ->
        [1] { $workers } trabalhador
       *[other] { $workers } trabalhadores
    }, peça: { $field }.
navegador-text-field-none = ainda fora do rondel
navegador-text-free = { FORM($who, as: "nom", cap: "yes") } vai de graça até { $fields }; cada casa além delas custa mais um navio.
navegador-text-place = { $region } { $count }
navegador-text-goods = { $good } { $colonies } / { $factories }
navegador-text-goods-all = { WHO($who) ->
        [you] Suas colônias / fábricas
       *[other] Colônias / fábricas de { $who }
    }: { $goods }; e a fábrica laranja.
navegador-text-items = { FORM($who, as: "nom", cap: "yes") } tem { $explorers ->
        [1] { $explorers } explorador
       *[other] { $explorers } exploradores
    }, { $shipyards ->
        [1] { $shipyards } estaleiro
       *[other] { $shipyards } estaleiros
    }, { $churches ->
        [1] { $churches } igreja
       *[other] { $churches } igrejas
    }.
navegador-text-privilege = { $kind } { $count }
navegador-text-privileges = { WHO($who) ->
        [you] Seus privilégios
       *[other] Privilégios de { $who }
    }: { $privileges }.
navegador-text-king = { WHO($who) ->
        [you] Seu privilégio do rei
       *[other] O privilégio do rei de { $who }
    } traria mais em { $kind }: +{ $gain }.
navegador-text-king-goa = { WHO($who) ->
        [you] Seu privilégio do rei
       *[other] O privilégio do rei de { $who }
    } espera em Goa.
navegador-text-region = { $region }: colônias de { $good } a { $prices }.
navegador-text-empty = { $region }: não há mais colônias.
navegador-text-unknown = { $region }, ainda desconhecida: { $count ->
        [1] { $count } colônia
       *[other] { $count } colônias
    } de { $good }, { $needed } navios precisam entrar juntos.
navegador-text-price = { $good } { $sell } / { $process }
navegador-text-market = Mercado (venda de uma unidade / processamento): { $goods }.
navegador-text-building = { $building } { $price } ({ $left ->
        [1] resta { $left }
       *[other] restam { $left }
    })
navegador-text-buildings = Construções à venda: { $rows }.
navegador-text-gallery = Privilégios na galeria: { $privileges }.
navegador-text-card-first = A carta Navegador está com { FORM($who, as: "nom") }.
navegador-text-card = A carta Navegador está com { FORM($who, as: "nom") }; o navio laranja está em { $field }, { $left ->
        [1] { $left } casa
       *[other] { $left } casas
    } à frente.

## Scoring

navegador-score-items = { $count } × { $each }
navegador-score-money = Dinheiro
navegador-score-cash = { $money } cruzados
navegador-end-points = A última rodada acabou: vence quem tem mais pontos.
navegador-end-tie = Empate em pontos: vence quem tem a carta Navegador, ou quem a receberia primeiro.

## What a prepared turn is prepared for

navegador-plan-phase = a fase é a { $phase ->
        [1] I
        [2] II
       *[3] III
    }
navegador-plan-ending = a última rodada começou
navegador-plan-open = a última rodada ainda não começou
navegador-plan-unexplored = { $region } ainda por explorar

# What a position is worth, by what brings it
navegador-term-colonies = colônias
navegador-term-factories = fábricas
navegador-term-discoveries = descobertas
navegador-term-shipyards = estaleiros
navegador-term-churches = igrejas
navegador-term-privileges = privilégios
navegador-term-workers = trabalhadores
navegador-term-ships = navios
navegador-term-market = mercado

## What bots like, a style each: its name, and what it does where moves are about as good

navegador-style-explorer-told = gosta de descobertas e navios.
navegador-style-merchant-told = gosta de fábricas, do mercado e de dinheiro.
navegador-style-settler = colono
navegador-style-settler-told = gosta de colônias e trabalhadores.
navegador-style-builder = mestre construtor
navegador-style-builder-told = gosta de igrejas, estaleiros e privilégios.
