# Questions of `carta_magica` in brief: what is asked, what is at stake, the answers that come first.

carta-magica-decision-frame-home = até chegar: { $left ->
        [1] { $left } casa
       *[other] { $left } casas
    }
carta-magica-decision-frame-wind = leva para o { $wind }
carta-magica-decision-frame-strength = força { $strength }

## Setting out

carta-magica-decision-settle-question = De onde você parte?
carta-magica-decision-settle = { $harbour }: { $talisman } +{ $points }
carta-magica-decision-settle-stake = **Sua missão vale 10 a mais se você a cumprir.** Chegar em casa vale { $points }.
carta-magica-decision-settle-rest = Outro porto, missão ou personagem

## The wheel

carta-magica-decision-spin-question = Gire a roleta
carta-magica-decision-spin-free = **{ $left ->
        [1] { $left } casa
       *[other] { $left } casas
    } até chegar em casa.** Chance de tempestade: { $storms } em 6.
carta-magica-decision-spin-stuck = { $condition ->
        [damaged] **Seu navio está danificado.** Chance de martelo, que o conserta:
       *[becalmed] **Você está em calmaria.** Chance de vento, que solta o navio:
    } { $spins } em 6.
carta-magica-decision-choose-question = Você tirou { $steps }
carta-magica-decision-choose-rest = Outra casa, porto ou talismã
carta-magica-decision-choose-held-rest = Outra ação ou carta
carta-magica-decision-buy = Comprar { $talisman }: { $gold } de ouro, +{ $points }
carta-magica-decision-sell = { $harbour }: vender { $goods }, ouro +{ $gold }
carta-magica-decision-home = Ir para casa, { $harbour }: +{ $points }
carta-magica-decision-home-sell = { $harbour }, em casa: +{ $gold } de ouro, +{ $points }
carta-magica-decision-home-early = { $harbour }: a partida acaba, +0
carta-magica-decision-home-buy = Em casa, { $talisman } por { $gold }: +{ $points }
carta-magica-decision-goods = { $amount ->
    [1] Pegar { $amount } mercadoria{ $gold ->
        [0] {""}
       *[other] : dá { $gold } de ouro
      }
   *[other] Pegar { $amount } mercadorias{ $gold ->
        [0] {""}
       *[other] : dão { $gold } de ouro
      }
  }
carta-magica-decision-full = { $kind ->
        [goods] Nenhuma mercadoria: { $held } é o limite
       *[magic] Nenhuma magia: { $held } é o limite
    }
carta-magica-decision-magic = Pegar { $amount } de magia: fica com { $held }
carta-magica-decision-draw = Carta: { $monsters ->
        [1] { $monsters } de { $cards } é monstro
       *[other] { $monsters } de { $cards } são monstros
    }
carta-magica-decision-draw-look = Comprar carta, ou olhar antes…
carta-magica-decision-sail = Navegar para { $square }: { $left ->
        [1] falta { $left }
       *[other] faltam { $left }
    }
carta-magica-decision-towards = Ir para { $square }: { $left } até { $harbour }
carta-magica-decision-call = { $colour ->
        [black] { $harbour }: comprar uma carta
       *[red] Navegar { FORM($harbour, as: "to") }
    }
carta-magica-decision-way = { $way ->
        [tow] Reboque, { $price }: andar
        [repair] Reparo, { $price }: andar
        [repair-card] Reparo com carta, navegar
       *[lucky-wind] Vento da sorte: navegar
    } { $steps }…
carta-magica-decision-rest = Descansar: nada mais é possível
carta-magica-decision-stake-stuck = { $condition ->
        [damaged] **Seu navio está danificado.** Martelo, carta ou { $price } o consertam.
       *[becalmed] **Você está em calmaria.** Vento, vento da sorte ou { $price } soltam o navio.
    }
carta-magica-decision-stake-home = **Dá para chegar em casa:** { $points } { $final ->
        [0] pontos, e a partida chega ao fim.
       *[other] pontos para você também.
    }
carta-magica-decision-stake-home-early = **Dá para chegar em casa, mas sem a volta:** a partida termina, e isso vale 0.
carta-magica-decision-stake-arrive = **Suas mercadorias ({ $goods }) só se vendem na chegada:** saia e entre de novo depois.
carta-magica-decision-stake-rival = **{ $left ->
        [1] Falta { $left } casa
       *[other] Faltam { $left } casas
    } para { FORM($who, as: "nom") } chegar em casa.** Um navio em casa encerra a partida.
carta-magica-decision-stake-on-sale = **{ FORM($talisman, as: "the", cap: "yes") } está à venda:** é a sua missão, vale { $points } para você.
carta-magica-decision-stake-own = **{ FORM($talisman, as: "the", cap: "yes") } é a sua missão:** vale { $points } para você, por 2 de ouro.
# by name
carta-magica-decision-stake-theirs = **{ FORM($talisman, as: "the", cap: "yes") } é a missão { FORM($who, as: "of") }:** vale { $theirs } { FORM($who, as: "to") } e { $points } para você.
carta-magica-decision-stake-nobody = **{ FORM($talisman, as: "the", cap: "yes") } vale { $points }.** Custa 2 de ouro, que valem 2.
carta-magica-decision-stake-last = **Esta é a sua última jogada.** Você tem { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }; mercadorias e magia valem 0.
carta-magica-decision-stake-start = **Ninguém tem pontos ainda.** Mercadorias viram ouro, e 2 de ouro, um talismã.
carta-magica-decision-stake-level = **Você e { FORM($who, as: "nom") } têm { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } cada.** Talismãs e 15 por estar em casa decidem.
carta-magica-decision-stake-lead = **Você lidera com { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }.** { FORM($who, as: "nom", cap: "yes") } tem { $most }.
carta-magica-decision-stake-behind = **{ FORM($who, as: "nom", cap: "yes") } tem { $most }, você { $points }.** Talismãs e 15 por estar em casa decidem.

## Sailing

carta-magica-decision-sail-question = Navegar { $steps }: para onde?
carta-magica-decision-stake-way = { $way ->
        [tow] **Reboque por { $price }, depois
        [repair] **Reparo por { $price }, depois
        [repair-card] **Reparo com a carta, depois
       *[lucky-wind] **Vento da sorte:
    } navegar { $steps }.** Para onde?
carta-magica-decision-route-question = Por qual lado?
carta-magica-decision-route = **Dois caminhos levam { FORM($place, as: "at") }.** Contam de modo diferente para a sua volta.
carta-magica-decision-clockwise = Sentido horário: { $left ->
        [1] falta { $left }
       *[other] faltam { $left }
    }
carta-magica-decision-opens = { $label }…
carta-magica-decision-anticlockwise = Sentido anti-horário: { $left ->
        [1] falta { $left }
       *[other] faltam { $left }
    }

## Harbours

carta-magica-decision-sell-question = Vender mercadorias?
carta-magica-decision-sell-here = Vender { $goods ->
        [1] { $goods } mercadoria
       *[other] { $goods } mercadorias
    }: +{ $gold } de ouro
carta-magica-decision-sell-nothing = Não vender: ficar com { $goods }
carta-magica-decision-sell-rest = Outra quantidade
carta-magica-decision-stake-sell = **Você tem { $gold } de ouro.** Cada ouro vale 1; mercadorias não valem nada.
carta-magica-decision-buy-question = Comprar um talismã?
carta-magica-decision-buy-nothing = Não comprar: ficar com { $gold } de ouro
carta-magica-decision-buy-rest = Outro talismã, ou um às cegas
carta-magica-decision-unseen = Comprar um às cegas: { $gold } de ouro
carta-magica-decision-stake-unseen = **Nenhum talismã está à mostra.** O baralho pode ter a sua missão.
carta-magica-decision-pay-question = Pague { $what }
carta-magica-decision-stake-pay = **Pague { $what }.** Não há troco para uma carta.
carta-magica-decision-pay-tokens = Pagar { $what }
carta-magica-decision-pay-cards = Pagar com { $cards ->
        [1] uma carta de valor { $worth }
       *[other] { $cards } cartas (valor total: { $worth })
    }
carta-magica-decision-pay-both = Pagar { $what } e cartas (valor total: { $worth })
carta-magica-decision-pay-rest = Outro modo de pagar
carta-magica-decision-cash-question = Trocar qual carta?
carta-magica-decision-cash = Trocar uma carta: +{ $what }
carta-magica-decision-stake-cash = **Uma carta vira fichas.** O que passar de 8 de um tipo se perde.

## Cards and monsters

carta-magica-decision-draw-question = Uma aventura
carta-magica-decision-telescope = Luneta: ver 3, ficar com 1
carta-magica-decision-stake-draw = **Você tem { $magic } de magia.** A luneta se gasta, mas você escolhe.
carta-magica-decision-peek-question = Fique com uma
carta-magica-decision-stake-peek = **Só você as vê.** As outras ficam no baralho.
carta-magica-decision-take = Ficar com “{ $card }”
carta-magica-decision-owe = Ficar com ela: { $card }
carta-magica-decision-meet = { $monster }: { $gold } de ouro se { FORM($monster, as: "gender") ->
        [f] domada
       *[m] domado
    }
carta-magica-decision-stake-question = { $monster }!
carta-magica-decision-stake = Gastar { $magic }: vitória em { $segments } de 6
carta-magica-decision-stake-none = { $segments ->
    [0] Nada: { $goods ->
        [0] o monstro escapa
        [1] perde { $goods } mercadoria
       *[other] perde { $goods } mercadorias
      }
   *[other] Nada: { $goods ->
        [0] vitória em { $segments } de 6
       *[other] { $segments } de 6, arrisca a carga ({ $goods })
      }
  }
carta-magica-decision-stake-monster = **Domar traz { $gold } de ouro.** { $goods ->
        [0] O monstro não pode levar nada de você.
       *[other] Senão, o monstro leva suas mercadorias ({ $goods }).
    }
carta-magica-decision-stake-tokens = **{ $magic } de magia até agora.** Somar cartas?
carta-magica-decision-stake-rest = Outra quantidade
carta-magica-decision-cards = Com cartas, { $magic } ao todo: { $segments } de 6
carta-magica-decision-no-cards = Sem cartas, { $magic } ao todo: { $segments } de 6
carta-magica-decision-again-question = Girar de novo?
carta-magica-decision-retame = Girar de novo: vitória em { $segments } de 6
carta-magica-decision-let-win = Deixar vencer{ $goods ->
    [0] : não leva nada
    [1] : leva { $goods } mercadoria
   *[other] : leva { $goods } mercadorias
  }
carta-magica-decision-stake-retame = **{ FORM($monster, as: "the", cap: "yes") } é mais forte.** Sua carta vale mais um giro.

## Storms

carta-magica-decision-storm-question = Uma tempestade
carta-magica-decision-storm-again = Girar de novo: { $calm } de 6 sem tempestade
carta-magica-decision-storm-blow = Deixar soprar de onde vier
carta-magica-decision-storm-turn = Sortear de novo a direção
carta-magica-decision-stake-storm = **A tempestade encerra a sua vez.** { $condition ->
        [free] Com uma carta para girar de novo, talvez você salve a jogada.
        [damaged] Seu navio danificado fica onde está.
       *[becalmed] Seu navio em calmaria fica onde está.
    }
carta-magica-decision-stake-wind = **A tempestade leva duas casas para o { $wind }** todo navio que pode navegar.
carta-magica-decision-ride-still = Aguentar: seu navio fica
carta-magica-decision-ride = Aguentar: { $condition ->
        [free] ir { FORM($place, as: "to") }
        [damaged] dano { FORM($place, as: "in") }
       *[becalmed] calmaria { FORM($place, as: "in") }
    }
carta-magica-decision-weather = Bom tempo: { $all ->
        [0] ficar onde está
       *[other] nenhum navio se move
    }

## Battles

carta-magica-decision-battle-question = Atacar?
carta-magica-decision-attack = Atacar { FORM($who, as: "nom") }: luta { $odds ->
        [even] equilibrada
        [ahead] favorável
       *[below] desfavorável
    }
carta-magica-decision-stake-battle = **{ FORM($who, as: "nom", cap: "yes") } tem { FORM($talisman, as: "the") } (+{ $points }).** Você pode perder { FORM($lost, as: "the") } (−{ $less }).
carta-magica-decision-stake-battle-card = **{ FORM($who, as: "nom", cap: "yes") } tem { FORM($talisman, as: "the") } (+{ $points }).** { $cards ->
        [0] Você não tem nada a perder.
       *[other] Se você perder, fica sem uma carta.
    }
carta-magica-decision-battle-rest = Outro navio
carta-magica-decision-refight = Girar de novo: vitória em { $segments } de 6
carta-magica-decision-accept = Aceitar: { $loses ->
        [0] você não tem nada a perder
       *[other] levam algo seu
    }
carta-magica-decision-stake-refight = **{ FORM($who, as: "nom", cap: "yes") } tirou { $steps } e está na frente.** Quem perde dá uma carta.
carta-magica-decision-prize-question = Você venceu: escolha o prêmio
carta-magica-decision-prize = Levar { $talisman }: +{ $points }
carta-magica-decision-prize-rest = Outra carta
carta-magica-decision-stake-prize = **A batalha é sua.** Um talismã ou uma carta muda de mãos.
carta-magica-decision-swap-question = Trocar de lugar?
carta-magica-decision-swap = Trocar para { $place }: { $left ->
        [1] falta { $left }
       *[other] faltam { $left }
    }
carta-magica-decision-stay = Ficar { FORM($place, as: "in") }: { $left ->
        [1] falta { $left }
       *[other] faltam { $left }
    }
carta-magica-decision-stake-swap = **{ FORM($who, as: "nom", cap: "yes") } { $proposed ->
        [0] quer o seu lugar.**
       *[other] precisa concordar.**
    } Ninguém paga nada por isso.
carta-magica-decision-stake-swap-after = **{ $fought }** { FORM($who, as: "nom", cap: "yes") } { $proposed ->
        [0] quer o seu lugar.
       *[other] precisa concordar com a troca.
    }
carta-magica-decision-fought-talisman = { $won ->
        [0] { FORM($who, as: "nom", cap: "yes") } levou { FORM($talisman, as: "your") } (−{ $points }).
       *[other] Você levou { FORM($talisman, as: "the") } (+{ $points }).
    }
carta-magica-decision-fought-card = { $won ->
        [0] { FORM($who, as: "nom", cap: "yes") } levou sua carta
       *[other] Você levou
    } “{ $card }”.

## Orders

carta-magica-decision-order-question = Continuar sem você?
carta-magica-decision-order-stake = **Seu navio navega sozinho** até que algo aconteça, e então o bot pergunta a você.
carta-magica-decision-order-stake-early = **As jogadas dos outros podem trazer perguntas.** Dá para responder antes.
carta-magica-decision-order-rest = Um porto, tempestades, monstros
carta-magica-decision-order-spin = Com cautela: só girar por mim
carta-magica-decision-order-weather = Bom tempo só contra danos
carta-magica-decision-order-course-question = Navegar para onde?
carta-magica-decision-order-course-stake = **{ FORM($harbour, as: "the", cap: "yes") } está a { $left ->
        [1] { $left } casa
       *[other] { $left } casas
    }.** O bot pergunta quando você puder entrar.
carta-magica-decision-order-course-rest = Outro porto
carta-magica-decision-order-fill-question = Mercadorias no caminho?
carta-magica-decision-order-fill-stake = **Você tem { $goods ->
        [1] { $goods } mercadoria
       *[other] { $goods } mercadorias
    }.** { $colour ->
        [black] Lá, duas valem 1 de ouro.
       *[red] Um porto vermelho não compra nenhuma.
    }
carta-magica-decision-order-choice-rest = Outra resposta
carta-magica-decision-order-spin-stake = **Um giro não decide nada.** Você ainda decide o que fazer com ele.
carta-magica-decision-order-weather-stake = **A carta detém uma tempestade por você.** Vale mais contra danos.
carta-magica-decision-order-again-stake = **Quem perde dá uma carta.** Uma carta para girar de novo pode virar a batalha.
carta-magica-decision-order-swap-stake = **Trocas movem os dois navios e não custam nada.** Você pode recusar todas.
carta-magica-decision-order-prize-stake = **Você leva um talismã ou uma carta** de quem atacar você e perder.
carta-magica-decision-order-draw-stake = **Uma tempestade pode levar você a um porto preto.** A luneta mostra três cartas.
carta-magica-decision-order-pay-stake = **Não há troco para uma carta.** Fichas servem para qualquer preço.
carta-magica-decision-order-stake-stake = **Um monstro leva as mercadorias que você tem.** Domado, traz ouro.

## The pictures

carta-magica-decision-points = { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
carta-magica-decision-done = É a sua vez
