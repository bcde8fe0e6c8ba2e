# What is asked of whoever is to move, in brief. Labels have at most 34 characters, a stake 80, a question 24, a frame 18.

## What is asked

magellan-question-roll = Role o dado
magellan-question-draw = Uma carta: de que baralho?
magellan-question-move = { $points ->
        [0] Nenhum passo
        [one] { $points } passo a mover
       *[other] { $points } passos a mover
    }
magellan-question-goal = Para onde?
magellan-question-count-jeep = Quantos jipes?
magellan-question-count-ship = Quantos navios?
magellan-question-count-plane = Quantos aviões?
magellan-question-sell = Vender que país?
magellan-question-owe = Vender qual, para pagar?
magellan-question-lose = Perder que peça?
magellan-question-fight = Guerra: lute!
magellan-question-flight = Seu avião está no ar
magellan-question-onward = Seguir sem você?
magellan-question-onward-order = Suas vezes
magellan-question-roll-order = O dado
magellan-question-draw-order = Suas cartas
magellan-question-defend-order = Aviões na batalha naval
magellan-question-voyage = Que peça segue?
magellan-question-until = Quando perguntar?

## The figure that frames it

magellan-frame-target = vence acima de +{ $target }
magellan-frame-points = { $points ->
        [one] { $points } passo
       *[other] { $points } passos
    }
magellan-frame-cash = { $cash } M
magellan-frame-pieces = { $pieces } à escolha
magellan-frame-war = { $rounds ->
        [one] Guerra: { $rounds } rodada
       *[other] Guerra: { $rounds } rodadas
    }

## Answers: the deed, its price, its gain

magellan-decide-roll = Rolar o dado
magellan-decide-countries = País: { $payable ->
        [0] todos são caros demais
       *[other] você pode pagar { $payable }
    }
magellan-decide-history = História: { $income ->
        [0] ainda sem renda
       *[other] dia de renda, +{ $income }
    }
magellan-decide-develop = Desenvolver { $country }: pagar { $cost } M, +{ $income }
magellan-decide-develop-long = { $country }: pagar { $cost } M, +{ $income }
magellan-decide-develop-pair = { $first } e { $second }: pagar { $cost } M, +{ $income }
magellan-decide-develop-many = { $count } países: pagar { $cost } M, +{ $income }
magellan-decide-fly = Voar { FORM($country, as: "to") }: pagar { $cost } M, +{ $income }
magellan-decide-wins = Vencer com { $country }: pagar { $cost } M
magellan-decide-wins-long = Vencer com { $country }
magellan-decide-take = Conquistar { $country }: +{ $income }
magellan-decide-take-wins = Vencer: conquistar { $country }
magellan-decide-towards = Rumo a { $country }: pagar { $cost } M, +{ $income }
magellan-decide-towards-free = Rumo a { $country }: +{ $income }
magellan-decide-towards-long = Rumo a { $country }, +{ $income }
magellan-decide-towards-bonus = Rumo a { $place }: ganhar { $money } M
magellan-decide-towards-bonus-long = Rumo a descoberta: ganhar { $money } M
magellan-decide-towards-capital = Rumo a { $country }: não aberto
magellan-decide-towards-capital-long = Rumo a { $capital }: não aberto
magellan-decide-wait = Esperar: { $country } pode abrir
magellan-decide-wait-long = Esperar, { $capital }: pode abrir
magellan-decide-round = Volta ao mundo: ganhar { $money } M
magellan-decide-guard = Guardar { $country }
magellan-decide-guard-long = Guardar o que é seu
magellan-decide-bonus = { $place }: ganhar { $money } M
# by name
magellan-decide-meets = Lutar, { $who }, { $percent }%: { $country }
# by name
magellan-decide-meets-way = Lutar no caminho, { $who }: { $percent }%
# by name
magellan-decide-bomb = Bomba em { $who }: { $hits } de 6 acertam
# by name
magellan-decide-bomb-at = Bomba em { $who }, { $place }: { $hits } de 6
magellan-decide-cell = { $cell }
magellan-decide-buy-jeep = Comprar um jipe: pagar { $money } M
magellan-decide-buy-ship = Comprar um navio: pagar { $money } M
magellan-decide-buy-plane = Comprar um avião: pagar { $money } M
magellan-decide-end = Encerrar a vez
magellan-decide-end-out = Encerrar: você fica de fora
magellan-decide-end-lost = Encerrar: perde { $points ->
        [one] { $points } passo
       *[other] { $points } passos
    }
magellan-decide-go = Ir { FORM($place, as: "to") }
magellan-decide-fly-place = Voar { FORM($place, as: "to") }
magellan-decide-unload = O jipe desembarca
magellan-decide-count-jeep = Comprar { $count ->
        [one] { $count } jipe
       *[other] { $count } jipes
    }: pagar { $money } M
magellan-decide-count-ship = Comprar { $count ->
        [one] { $count } navio
       *[other] { $count } navios
    }: pagar { $money } M
magellan-decide-count-plane = Comprar { $count ->
        [one] { $count } avião
       *[other] { $count } aviões
    }: pagar { $money } M
magellan-decide-sell = Vender { $country }: +{ $money } M, −{ $income }
magellan-decide-sell-long = { $country }: +{ $money } M, −{ $income }
magellan-decide-lose-jeep = Jipe, { $place }
magellan-decide-lose-jeep-aboard = Jipe a bordo, { $place }
magellan-decide-lose-ship = Navio vazio, { $place }
magellan-decide-lose-ship-jeep = Navio e jipe, { $place }
magellan-decide-lose-ship-plane = Navio e avião, { $place }
magellan-decide-lose-ship-both = Navio, avião e jipe, { $place }
magellan-decide-lose-plane = Avião, { $place }
magellan-decide-lose-plane-jeep = Avião e jipe, { $place }
magellan-decide-lose-plane-aboard = Avião a bordo, { $place }
# by name
magellan-decide-fight-jeep = { $theirs ->
        [one] Jipe de { $who }: luta { $mine } a { $theirs }
       *[other] Jipes de { $who }: luta { $mine } a { $theirs }
    }
# by name
magellan-decide-fight-ship = { $theirs ->
        [one] Navio de { $who }: luta { $mine } a { $theirs }
       *[other] Navios de { $who }: luta { $mine } a { $theirs }
    }
# by name
magellan-decide-fight-plane = { $theirs ->
        [one] Avião de { $who }: luta { $mine } a { $theirs }
       *[other] Aviões de { $who }: luta { $mine } a { $theirs }
    }
# by name
magellan-decide-fight-at = Lutar, { $who }, { $place }: { $mine } a { $theirs }
magellan-decide-stay = Sem bomba: começa a batalha
magellan-decide-land = Pousar: { $place }

## Answers of orders

magellan-standing-onward-buy = Como quem joga com cuidado
magellan-standing-onward-develop = Com cautela: não comprar peças
magellan-standing-onward-ask = Perguntar toda vez
magellan-standing-roll-always = Sempre rolar na hora
magellan-standing-draw-geographic = Sempre tirar um país
magellan-standing-defend-bomb = Bombardear sempre que puderem
magellan-standing-defend-stay = Com cautela: nunca bombardear
magellan-standing-go = Ir { FORM($place, as: "to") }: { $points ->
        [one] { $points } passo
       *[other] { $points } passos
    }
magellan-standing-go-long = Ir { FORM($place, as: "to") }
magellan-standing-any = A um lugar qualquer …
magellan-standing-place = Ir { FORM($place, as: "to") } …
magellan-standing-piece-jeep = Um jipe …
magellan-standing-piece-ship = Um navio …
magellan-standing-piece-ship-jeep = Um navio com jipe …
magellan-standing-piece-ship-plane = Um navio com avião …
magellan-standing-piece-ship-both = Um navio com avião e jipe …
magellan-standing-none = Nenhuma: perguntar toda vez
magellan-standing-until-arrival = Com cautela: quando puder chegar
magellan-standing-until-news = A qualquer novidade

## What is at stake

# by name
magellan-stake-won = **{ $who } venceu com { $income }.** Você continua pelo próximo lugar.
magellan-stake-alone = **Você ganha { $income }.** Não resta mais ninguém.
# by name
magellan-stake-near = **Falta { $lacks } para { $who } vencer,** com { $cash } M. Dispute o que importa lá.
magellan-stake-first = **Uma renda acima de { $target } vence.** Só países a trazem: pague uma vez, ganhe sempre.
# by name
magellan-stake-standing = **Você ganha { $income }, { $who } { $theirs }.** Mais que { $target } vence.
magellan-stake-packs = **{ $payable ->
        [0] Você não pode pagar nenhum país aberto
        [one] Você já pode pagar { $payable } país aberto
       *[other] Você já pode pagar { $payable } países abertos
    }.** Uma carta histórica em cinco paga renda.
magellan-stake-wins = **Isto vence a partida:** você ganharia { $income }, e a marca é { $target }.
magellan-stake-both = **{ $first } e { $second } vão juntos:** { $cost } dos seus { $cash } M, e +{ $income } de { $target }.
magellan-stake-unguarded = **{ $country } está sem guarda:** um jipe lá conquista, +{ $income }.
magellan-stake-war = **Guerra: { $rounds ->
        [1] a última rodada.
       *[other] mais { $rounds } rodadas.
    }** Deixe um jipe no que é seu.
magellan-stake-war-bare = **Guerra: { $rounds ->
        [1] a última rodada.
       *[other] mais { $rounds } rodadas.
    }** Inimigos em uma casa têm de lutar.
# by name
magellan-stake-race = **{ $who } está { $points ->
    [0] lá:
    [one] a { $points } passo:
   *[other] a { $points } passos:
  }** quem chega primeiro leva, { $country }.
magellan-stake-so-far = **Até agora { $cost } M{ $income ->
        [0] {""}
       *[other] {" "}por +{ $income }
    }.** { $points ->
        [0] Nenhum passo
        [one] { $points } passo
       *[other] { $points } passos
    } e { $cash } M restam.
magellan-stake-so-far-got = **Até agora mais { $cost } M{ $income ->
        [0] {""}
       *[other] {" "}e +{ $income }
    }.** { $points ->
        [0] Nenhum passo
        [one] { $points } passo
       *[other] { $points } passos
    } e { $cash } M restam.
magellan-stake-so-far-got-less = **Até agora mais { $cost } M por −{ $income }.** { $points ->
        [0] Nenhum passo
        [one] { $points } passo
       *[other] { $points } passos
    } e { $cash } M restam.
magellan-stake-so-far-less = **Até agora { $cost } M e −{ $income }.** { $points ->
        [0] Nenhum passo
        [one] { $points } passo
       *[other] { $points } passos
    } e { $cash } M restam.
magellan-stake-moved = **{ $piece }.** { $points ->
        [0] Nenhum passo resta.
        [one] Resta { $points } passo.
       *[other] Restam { $points } passos.
    }
magellan-stake-goal = **{ $piece }:** { $points ->
        [0] nenhum passo resta.
        [one] resta { $points } passo.
       *[other] restam { $points } passos.
    }
magellan-stake-place = **Até onde os passos dão.** Na próxima vez ela segue.
magellan-stake-count = **{ $price } M cada,** e você tem { $cash } M. Ficam na sua base.
magellan-stake-owe = **Você deve { $money } M.** O banco paga metade do que um país custa.
magellan-stake-sell = **Faltam { $need } para você vencer.** O banco paga metade do que um país custa.
magellan-stake-lose-card = **Uma carta leva uma peça.** O que ela carrega se perde junto.
magellan-stake-lose-named = **{ $card }: você perde uma peça,** com o que ela carrega.
magellan-stake-lose-bomb = **Uma bomba acertou.** Você escolhe o que se perde.
magellan-stake-lose-ally = **Seu aliado perdeu uma peça.** Você perde uma igual.
magellan-stake-fight = **Toda luta aqui tem de ser feita.** Empate é seu; um navio afunda com a carga.
magellan-stake-fight-one = **Você vence com { $percent }%.** Se perder, custa { $risk }.
# by name
magellan-stake-meets = **A nº { $number } luta com { $who }: { $percent }% para você.** Se perder, custa { $risk }.
magellan-stake-bomb = **Uma bomba acerta com { $hits } faces de 6.** Uma face abate o seu avião.
magellan-risk-jeep = seu jipe
magellan-risk-ship = seu navio
magellan-risk-ship-jeep = seu navio e o jipe
magellan-risk-ship-plane = seu navio e o avião
magellan-risk-ship-both = seu navio, avião e jipe
magellan-risk-plane = seu avião
magellan-risk-plane-jeep = seu avião e o jipe
# by name
magellan-stake-defend = **{ $who } ataca seus navios.** Um navio afunda com a carga.
magellan-stake-flight = **Uma face em seis o abate.** Depois ele tem de pousar.
magellan-stake-onward = **Suas vezes se jogam sozinhas** até que algo aconteça.
magellan-stake-onward-goal = **{ $country } vem primeiro, por { $cost } M.** Você recebe a pergunta se algo acontece.
magellan-stake-onward-wait = **Nada aberto vale o preço.** Suas vezes terminam até que algo valha.
magellan-stake-roll-order = **Rolar não decide nada.** Os passos continuam seus para gastar.
magellan-stake-defend-order = **Aviões a bordo podem bombardear antes.** Uma face em seis abate um.
magellan-stake-voyage = **Uma peça segue sozinha,** vez após vez, até ter que perguntar.
magellan-stake-until = **Uma nova guerra para a viagem sempre.** E o que mais?

## What the menu of the others holds

magellan-rest-draw = Antes comprar ou vender algo
magellan-rest-move = Outro jipe ou navio, comprar …
magellan-rest-goal = Outro lugar
magellan-rest-count = Outro número
magellan-rest-sell = Outro país
magellan-rest-lose = Outra peça
magellan-rest-fight = Outra luta
magellan-rest-land = Outro lugar de pouso
magellan-rest-onward = Uma viagem, o dado, os baralhos
magellan-rest-onward-order = Outro modo de seguir
magellan-rest-draw-order = Outro baralho
magellan-rest-voyage = Outra peça ou lugar
magellan-rest-until = Quando estiver lá
