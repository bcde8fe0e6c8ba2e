# What is asked of whoever is to move, in brief. Labels have at most 34 characters, a stake 80, a question 24, a frame 18.

## What is asked

magellan-question-roll = Role o dado
magellan-question-draw = Uma carta: de qual baralho?
magellan-question-move = { $points ->
        [0] Nenhum passo
        [1] { $points } passo para andar
       *[other] { $points } passos para andar
    }
magellan-question-goal = Para onde?
magellan-question-sell = Vender qual país?
magellan-question-owe = Vender qual, para pagar?
magellan-question-lose = Perder qual peça?
magellan-question-fight = Guerra: lute!
magellan-question-flight = Seu avião está no ar
magellan-question-onward = Continuar sem você?
magellan-question-onward-order = Suas jogadas
magellan-question-roll-order = O dado
magellan-question-draw-order = Suas cartas
magellan-question-defend-order = Aviões no combate naval
magellan-question-voyage = Qual peça segue viagem?
magellan-question-until = Quando perguntar?

## The figure that frames it

magellan-frame-target = vence acima de +{ $target }
magellan-frame-points = { $points ->
        [1] { $points } passo
       *[other] { $points } passos
    }
magellan-frame-cash = { $cash } M
magellan-frame-pieces = { $pieces } à escolha
magellan-frame-war = { $rounds ->
        [1] Guerra: última rodada
       *[other] Guerra: { $rounds } rodadas
    }

## Answers: the deed, its price, its gain

magellan-decide-countries = Carta geográfica: { $payable ->
        [0] todos são caros demais
        [1] { $payable } acessível
       *[other] { $payable } acessíveis
    }
magellan-decide-history = Carta histórica: { $income ->
        [0] ainda sem renda
       *[other] dia de renda, +{ $income }
    }
magellan-decide-develop = { $country }: pagar { $cost } M, +{ $income }
magellan-decide-develop-long = { $country }: pagar { $cost } M, +{ $income }
magellan-decide-develop-pair = { $first } e { $second }: pagar { $cost } M, +{ $income }
magellan-decide-develop-many = { $count } países: pagar { $cost } M, +{ $income }
magellan-decide-fly = Voar { FORM($country, as: "to") }: pagar { $cost } M, +{ $income }
magellan-decide-wins = Vencer com { FORM($country, as: "the") }: pagar { $cost } M
magellan-decide-wins-long = Vencer com { FORM($country, as: "the") }
magellan-decide-take = Conquistar { FORM($country, as: "the") }: +{ $income }
magellan-decide-take-wins = Vencer: conquistar { FORM($country, as: "the") }
magellan-decide-towards = Rumo { FORM($country, as: "at") }: pagar { $cost } M, +{ $income }
magellan-decide-towards-free = Rumo { FORM($country, as: "at") }: +{ $income }
magellan-decide-towards-long = Rumo { FORM($country, as: "at") }, +{ $income }
magellan-decide-towards-bonus = → { $place }: { $money } M uma vez
magellan-decide-towards-capital = Rumo { FORM($country, as: "at") }: carta fechada
magellan-decide-towards-capital-long = Rumo { FORM($capital, as: "at") }: carta fechada
magellan-decide-wait = Esperar: { FORM($country, as: "the") } pode abrir
magellan-decide-wait-long = Esperar { FORM($capital, as: "in") }: pode abrir
magellan-decide-round = Volta ao mundo: ganhar { $money } M
magellan-decide-guard = Proteger { FORM($country, as: "the") }
magellan-decide-guard-long = Proteger o que é seu
magellan-decide-bonus = { $place }: ganhar { $money } M
magellan-decide-meets = Luta contra { FORM($who, as: "nom") }, { $percent }%: { $country }
magellan-decide-meets-way = Luta contra { FORM($who, as: "nom") } no caminho: { $percent }%
magellan-decide-bomb = Bombardear { FORM($who, as: "nom") }: { $hits } de 6 { $hits ->
        [1] acerta
       *[other] acertam
    }
magellan-decide-bomb-at = Bombardear { FORM($who, as: "nom") }, { $place }: { $hits } de 6
magellan-decide-cell = { $cell }
magellan-decide-end-out = Encerrar: você sai do jogo
magellan-decide-end-lost = Encerrar: perde { $points ->
        [1] { $points } passo
       *[other] { $points } passos
    }
magellan-decide-go = → { $place }
magellan-decide-fly-place = Voar { FORM($place, as: "to") }
magellan-decide-count = { $piece ->
        [jeep]
            Comprar { $count ->
                [1] { $count } jipe
               *[other] { $count } jipes
            }: pagar { $money } M
        [ship]
            Comprar { $count ->
                [1] { $count } navio
               *[other] { $count } navios
            }: pagar { $money } M
       *[plane]
            Comprar { $count ->
                [1] { $count } avião
               *[other] { $count } aviões
            }: pagar { $money } M
    }
magellan-decide-sell = Vender { FORM($country, as: "the") }: +{ $money } M, −{ $income }
magellan-decide-sell-long = { $country }: +{ $money } M, −{ $income }
magellan-decide-lose = { $what ->
        [jeep] Jipe,
        [jeep-aboard] Jipe a bordo,
        [ship] Navio vazio,
        [ship-jeep] Navio e jipe,
        [ship-plane] Navio e avião,
        [ship-both] Navio, avião e jipe,
        [plane] Avião,
        [plane-jeep] Avião e jipe,
       *[plane-aboard] Avião a bordo,
    } { $place }
magellan-decide-fight = { $piece ->
        [jeep]
            { $theirs ->
                [1] Atacar o jipe { FORM($who, as: "of") }: { $mine } a { $theirs }
               *[other] Atacar os jipes { FORM($who, as: "of") }: { $mine } a { $theirs }
            }
        [ship]
            { $theirs ->
                [1] Atacar o navio { FORM($who, as: "of") }: { $mine } a { $theirs }
               *[other] Atacar os navios { FORM($who, as: "of") }: { $mine } a { $theirs }
            }
       *[plane]
            { $theirs ->
                [1] Atacar o avião { FORM($who, as: "of") }: { $mine } a { $theirs }
               *[other] Atacar os aviões { FORM($who, as: "of") }: { $mine } a { $theirs }
            }
    }
magellan-decide-fight-at = Atacar { FORM($who, as: "nom") }, { $place }: { $mine } a { $theirs }
magellan-decide-stay = Sem bomba: começa o combate

## Answers of orders

magellan-standing-onward-develop = Com cautela: não comprar peças
magellan-standing-go = Ir { FORM($place, as: "to") }: { $points ->
        [1] { $points } passo
       *[other] { $points } passos
    }
magellan-standing-go-long = Ir { FORM($place, as: "to") }
magellan-standing-any = Para um lugar qualquer…
magellan-standing-place = Ir { FORM($place, as: "to") }…
magellan-standing-piece = Um { $what ->
        [jeep] jipe…
        [ship] navio…
        [ship-jeep] navio com jipe…
        [ship-plane] navio com avião…
       *[ship-both] navio com avião e jipe…
    }
magellan-standing-none = Nenhuma: perguntar toda vez

## What is at stake

magellan-stake-won = **{ FORM($who, as: "nom", cap: "yes") } venceu com { $income }.** Você continua pelo próximo lugar.
magellan-stake-alone = **Você ganha { $income }.** Não resta mais ninguém.
magellan-stake-near = **{ FORM($who, as: "nom", cap: "yes") } precisa de mais { $lacks } para vencer** e tem { $cash } M. Leve o que { FORM($who, as: "nom") } quer.
magellan-stake-first = **Vence quem passa de { $target } de renda.** Só países rendem: pague uma vez, ganhe sempre.
magellan-stake-standing = **Você ganha { $income }, { FORM($who, as: "nom") } { $theirs }.** Vence quem passar de { $target }.
magellan-stake-packs = **{ $payable ->
        [0] Você não pode pagar nenhum país aberto
        [1] Você já pode pagar { $payable } país aberto
       *[other] Você já pode pagar { $payable } países abertos
    }.** Uma carta histórica em cinco paga renda.
magellan-stake-wins = **Assim você vence a partida:** sua renda passa a { $income }, e a meta é { $target }.
magellan-stake-both = **{ $first } e { $second } na mesma jogada:** { $cost } dos seus { $cash } M, e +{ $income } de { $target }.
magellan-stake-unguarded = **{ FORM($country, as: "the", cap: "yes") } está sem guarda:** basta um jipe lá, +{ $income }.
magellan-stake-war = **Guerra: { $rounds ->
        [1] a última rodada.
       *[other] mais { $rounds } rodadas.
    }** { $bare ->
        [0] Deixe um jipe no que é seu.
       *[other] Inimigos em uma casa têm de lutar.
    }
magellan-stake-race = **{ $points ->
        [0] { FORM($who, as: "nom", cap: "yes") } já está lá:
        [1] { FORM($who, as: "nom", cap: "yes") } está a { $points } passo:
       *[other] { FORM($who, as: "nom", cap: "yes") } está a { $points } passos:
    }** quem chega primeiro leva { FORM($country, as: "the") }.
magellan-stake-so-far = { $how ->
        [sold] **Ganho até agora: { $cost } M{ $income ->
            [0] {""}
           *[other] {" "}e +{ $income }
        }.**
        [sold-less] **Ganho até agora: { $cost } M por −{ $income }.**
        [less] **Gasto até agora: { $cost } M, e −{ $income }.**
       *[more] **Gasto até agora: { $cost } M{ $income ->
            [0] {""}
           *[other] {" "}por +{ $income }
        }.**
    } { $points ->
        [0] Sem mais passos; você tem { $cash } M.
        [1] Restam { $points } passo e { $cash } M.
       *[other] Restam { $points } passos e { $cash } M.
    }
magellan-stake-moved = **{ $piece }.** { $points ->
        [0] Não resta nenhum passo.
        [1] Resta { $points } passo.
       *[other] Restam { $points } passos.
    }
magellan-stake-goal = **{ $piece }:** { $points ->
        [0] não resta nenhum passo.
        [1] resta { $points } passo.
       *[other] restam { $points } passos.
    }
magellan-stake-place = **Até onde os passos dão.** Na próxima jogada ela segue viagem.
magellan-stake-count = **{ $price } M cada,** e você tem { $cash } M. Ficam na sua base.
magellan-stake-owe = **Você deve { $money } M.** O banco paga metade do que um país custa.
magellan-stake-sell = **{ $need ->
        [1] Falta { $need }
       *[other] Faltam { $need }
    } para você vencer.** O banco paga metade do que um país custa.
magellan-stake-lose-card = **Uma carta leva uma peça.** O que ela carrega se perde junto.
magellan-stake-lose-named = **{ $card }: você perde uma peça,** com o que ela carrega.
magellan-stake-lose-bomb = **Uma bomba acertou você.** Escolha o que perder.
magellan-stake-lose-ally = **Seu aliado perdeu uma peça.** Você perde uma igual.
magellan-stake-fight = **Aqui toda luta é obrigatória.** O empate é seu; um navio afunda com a carga.
magellan-stake-fight-one = **{ $percent }% de chance de vencer.** Se perder, fica sem { $risk }.
magellan-stake-meets = **Opção { $number }: luta contra { FORM($who, as: "nom") }, { $percent }% de chance.** Se perder, fica sem { $risk }.
magellan-stake-bomb = **A bomba acerta em { $hits } das 6 faces.** Uma face abate o seu avião.
magellan-risk = seu { $what ->
        [jeep] jipe
        [ship] navio
        [ship-jeep] navio e o jipe
        [ship-plane] navio e o avião
        [ship-both] navio, avião e jipe
        [plane] avião
       *[plane-jeep] avião e o jipe
    }
magellan-stake-defend = **{ FORM($who, as: "nom", cap: "yes") } ataca seus navios.** Um navio afunda com a carga.
magellan-stake-flight = **Uma das seis faces o abate.** Depois da bomba, ele tem de pousar.
magellan-stake-onward = **O bot faz suas jogadas** até que algo aconteça.
magellan-stake-onward-goal = **{ FORM($country, as: "the", cap: "yes") } vem primeiro, por { $cost } M.** O bot pergunta se algo acontecer.
magellan-stake-onward-wait = **Nada aberto vale o preço.** O bot passa a sua vez até que algo valha.
magellan-stake-roll-order = **Rolar não decide nada.** Quem gasta os passos é você.
magellan-stake-defend-order = **Aviões a bordo podem bombardear antes.** Uma das seis faces abate um.
magellan-stake-voyage = **Uma peça segue viagem sozinha,** jogada após jogada, até ter que perguntar.
magellan-stake-until = **Uma nova guerra sempre interrompe a viagem.** E o que mais?

## What the menu of the others holds

magellan-rest-draw = Antes comprar ou vender algo
magellan-rest-move = Outro jipe ou navio, comprar…
magellan-rest-goal = Outro lugar
magellan-rest-sell = Outro país
magellan-rest-lose = Outra peça
magellan-rest-fight = Outra luta
magellan-rest-land = Outro lugar de pouso
magellan-rest-onward = Uma viagem, o dado, os baralhos
magellan-rest-onward-order = Outro modo de continuar
magellan-rest-draw-order = Outro baralho
magellan-rest-voyage = Outra peça ou lugar
magellan-rest-until = Quando estiver lá
