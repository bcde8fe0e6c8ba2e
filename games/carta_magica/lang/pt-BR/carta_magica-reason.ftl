# Why one would play a line of `carta_magica`: one sentence each, at most 120 characters.

carta-magica-reason-open = Busque { FORM($talisman, as: "the") }: já está à venda, e vale { $points } para você.
carta-magica-reason-deck = Busque { FORM($talisman, as: "the") }: ainda não está à venda, mas depois vale { $points } para você.
carta-magica-reason-black = Busque { FORM($talisman, as: "the") } a partir { FORM($harbour, as: "from") }: o porto é preto, e você pode vender se uma tempestade trouxer você de volta.
carta-magica-reason-red = Busque { FORM($talisman, as: "the") } a partir { FORM($harbour, as: "from") }: o porto é vermelho, e você pode comprar se uma tempestade trouxer você de volta.
carta-magica-reason-repair = Conserte por { $price }: você não tirou martelo, e um navio danificado não navega.
carta-magica-reason-tow = Pague o reboque ({ $price }): você não tirou vento, e um navio em calmaria não navega.
carta-magica-reason-repair-card = Use a carta de reparo: você não tirou martelo, e um navio danificado não navega.
carta-magica-reason-lucky-wind = Use o vento da sorte: ele leva você { FORM($place, as: "to") } nesta jogada.
carta-magica-reason-spin-again = Gire de novo: este número ajuda pouco, e a carta traz outro.
carta-magica-reason-cash = Troque uma carta já: nenhum monstro leva cartas, mas num porto você paga o valor exato com fichas.
carta-magica-reason-rest = Descanse: seu navio está preso, e nada mais é possível.
carta-magica-reason-goods = Pegue { $amount ->
        [1] { $amount } mercadoria
       *[other] { $amount } mercadorias
    }: { FORM($harbour, as: "the") } está a { $left ->
        [1] { $left } casa
       *[other] { $left } casas
    } e paga { $gold } de ouro por tudo.
carta-magica-reason-goods-full = Fique onde está: seu porão está cheio, e { FORM($harbour, as: "the") }, a { $left ->
        [1] { $left } casa
       *[other] { $left } casas
    }, paga { $gold } de ouro pela carga.
carta-magica-reason-goods-none = Fique onde está: não cabem mais mercadorias.
carta-magica-reason-goods-tow = Pegue mercadorias: em calmaria, 2 delas pagam um reboque.
carta-magica-reason-goods-later = Pegue mercadorias: duas rendem 1 de ouro num porto preto.
carta-magica-reason-magic-none = Fique onde está: não cabe mais magia.
carta-magica-reason-magic = Pegue magia: com { $held }, { $spins ->
    [0] nenhum giro doma
    [1] { $spins } de 6 giros doma
   *[other] { $spins } de 6 giros domam
  } { FORM($monster, as: "the") }, o monstro mais forte ainda à solta.
carta-magica-reason-magic-more = Pegue magia: você fica com { $held }, e contra um monstro cada magia soma 1 ao seu giro.
carta-magica-reason-known = Compre uma carta: você conhece a próxima, { $card }.
carta-magica-reason-draw = Compre uma carta: { $monsters ->
        [1] { $monsters } de { $cards } é monstro, e você tem { $magic } de magia contra ele
       *[other] { $monsters } de { $cards } são monstros, e você tem { $magic } de magia contra eles
    }.
carta-magica-reason-curse = Amaldiçoe os talismãs: { FORM($talisman, as: "the") } volta ao baralho, e é o que { FORM($who, as: "nom") } quer.
carta-magica-reason-curse-new = Amaldiçoe os talismãs: { $cards ->
    [1] vem { $cards } outro
   *[other] vêm { $cards } outros
  } para você escolher.
carta-magica-reason-card = Navegue { FORM($harbour, as: "to") }: lá você compra uma carta, mesmo sem nada para vender.
carta-magica-reason-first = Navegue { FORM($square, as: "to") }: de lá { $left ->
        [1] falta { $left } casa
       *[other] faltam { $left } casas
    } até chegar em casa, e ninguém mais está tão perto.
carta-magica-reason-race = Navegue { FORM($square, as: "to") }: de lá { $left ->
        [1] falta { $left } casa
       *[other] faltam { $left } casas
    } até chegar em casa; { FORM($who, as: "to") } { $theirs ->
        [1] falta { $theirs }
       *[other] faltam { $theirs }
    }.
carta-magica-reason-calm = Navegue { FORM($square, as: "to") }: venha a tempestade que vier, lá seu navio não sofre dano.
carta-magica-reason-far = Navegue { FORM($square, as: "to") }: de lá { $left ->
        [1] falta { $left } casa
       *[other] faltam { $left } casas
    } até chegar em casa.
carta-magica-reason-home = Vá para casa já: a partida termina com { $own ->
        [1] { $own } ponto
       *[other] { $own } pontos
    } para você, e { FORM($who, as: "nom") } tem { $most }.
carta-magica-reason-home-last = Vá para casa já: você tem { $own ->
        [1] { $own } ponto
       *[other] { $own } pontos
    }, { FORM($who, as: "nom") } tem { $most }, e começam as últimas jogadas.
carta-magica-reason-home-too = Vá para casa já: nestas últimas jogadas você também ganha { $points } pontos.
carta-magica-reason-beside = Pare ao lado { FORM($who, as: "of") }: vença a luta, e { FORM($talisman, as: "the") } será { FORM($talisman, as: "gender") ->
        [f] sua
       *[m] seu
    }: { $points } pontos.
carta-magica-reason-next-sell = Navegue { FORM($square, as: "to") }: com um giro de { $spin } ou mais, você chega { FORM($harbour, as: "at") }, que paga { $gold } de ouro pelas suas mercadorias.
carta-magica-reason-next-buy = Navegue { FORM($square, as: "to") }: com um giro de { $spin } ou mais, você chega { FORM($harbour, as: "at") }, onde está à venda { FORM($talisman, as: "the") }.
carta-magica-reason-keep-goods = Guarde suas mercadorias ({ $goods }): uma carta pode pedir algumas.
carta-magica-reason-sell-for = Venda { $goods ->
        [1] { $goods } mercadoria
       *[other] { $goods } mercadorias
    }: com { $held } de ouro você paga { FORM($talisman, as: "the") }, que vale { $points } para você.
carta-magica-reason-sell = Venda { $goods ->
        [1] { $goods } mercadoria
       *[other] { $goods } mercadorias
    }: { $gold ->
        [1] { $gold } de ouro vale { $gold }
       *[other] { $gold } de ouro valem { $gold }
    } no fim; mercadorias não valem nada.
carta-magica-reason-keep-gold = Não compre nada: seu ouro ({ $gold }) vale { $gold } no fim, e algo melhor pode aparecer à venda.
carta-magica-reason-unseen = Compre às cegas: { $cards ->
        [1] é o último talismã, e vale pelo menos 4
       *[other] é um de { $cards } talismãs, e nenhum vale menos de 4
    }.
carta-magica-reason-own = Compre { FORM($talisman, as: "the") }: é a sua missão e vale { $points } para você.
carta-magica-reason-deny = Compre { FORM($talisman, as: "the") }: vale { $points } para você, e { FORM($who, as: "nom") } perde os { $theirs } pontos que ganharia.
carta-magica-reason-buy = Compre { FORM($talisman, as: "the") }: { $points } pontos por { $price } de ouro.
carta-magica-reason-stake = Gaste { $magic } de magia: aí basta tirar { $least } ou mais para domar { FORM($monster, as: "the") } ({ $spins } em 6 giros).
carta-magica-reason-stake-sure = Gaste { $magic } de magia: { $spins ->
    [0] nenhum giro doma { FORM($monster, as: "the") } assim
   *[other] qualquer giro doma { FORM($monster, as: "the") }
  }.
carta-magica-reason-stake-none = Não gaste nada: { $goods ->
    [0] { FORM($monster, as: "the") } não pode levar nada de você
   *[other] { FORM($monster, as: "the") } só pode levar suas mercadorias ({ $goods })
  }, e { $spins ->
    [0] nenhum giro vence
    [1] { $spins } de 6 giros vence
   *[other] { $spins } de 6 giros vencem
  }.
carta-magica-reason-stake-gold = Gaste { $magic } de magia: se for domado, o monstro traz { $gold } de ouro e ajuda você contra o próximo.
carta-magica-reason-keep-card = Guarde a carta: outro giro vai precisar mais dela.
carta-magica-reason-retame = Gire de novo: { $spins ->
    [0] nenhum giro doma
    [1] { $spins } de 6 giros doma
   *[other] { $spins } de 6 giros domam
  } { FORM($monster, as: "the") }, e a magia já está gasta.
carta-magica-reason-respin = Gire de novo: cinco em cada seis giros dão uma jogada no lugar da tempestade.
carta-magica-reason-respin-wind = Sorteie de novo a direção: outro vento pode fazer menos mal ao seu navio.
carta-magica-reason-refight = Gire de novo: { $spins ->
        [1] { $spins } de 6 giros põe
       *[other] { $spins } de 6 giros põem
    } você na frente.
carta-magica-reason-weather = Use o bom tempo: senão a tempestade prenderia o seu navio { FORM($square, as: "in") }.
carta-magica-reason-weather-waste = Use o bom tempo: seu navio não vai { FORM($square, as: "to") }, onde a tempestade não lhe causaria dano.
carta-magica-reason-ride-harm = Aguente: seu navio fica preso { FORM($square, as: "in") }, mas você guarda a carta.
carta-magica-reason-ride = Aguente: a tempestade não causa dano ao seu navio { FORM($square, as: "in") }, e você guarda a carta.
carta-magica-reason-peace = Sem batalha: quem perde dá uma carta.
carta-magica-reason-peace-free = Sem batalha: você não tem nada a perder, mas os outros ficam com as cartas deles.
carta-magica-reason-peace-talisman = Sem batalha: se você perdesse, poderia ficar sem { FORM($talisman, as: "the") }.
carta-magica-reason-attack = Ataque { FORM($who, as: "nom") }: { FORM($talisman, as: "the") } vale { $points } para você.
carta-magica-reason-prize = Leve { FORM($talisman, as: "the") }: vale { $points } para você.
carta-magica-reason-take = Fique com “{ $card }”: você pode usar a carta mais tarde.
carta-magica-reason-owe = Fique com “{ $card }”: você paga na hora ou perde a vez.
carta-magica-reason-meet = Fique com { FORM($monster, as: "the") }: bastam { $strength } para domar o monstro, e você o enfrenta na hora.
carta-magica-reason-swap = Troque: { FORM($square, as: "from") } { $there ->
        [1] falta { $there } casa
       *[other] faltam { $there } casas
    } até chegar em casa; daqui, { $here }.
carta-magica-reason-stay = Fique: daqui { $here ->
        [1] falta { $here } casa
       *[other] faltam { $here } casas
    } até chegar em casa; { FORM($square, as: "from") }, { $there }.
carta-magica-reason-telescope = Olhe antes: { $cards ->
    [1] você vê a próxima carta
   *[other] você vê { $cards } cartas, e fica com a que mais ajuda
  }.
carta-magica-reason-blind = Compre às cegas: guarde a luneta para uma carta que importe mais.
carta-magica-reason-pay-cards = Pague com cartas: suas fichas ficam para um pagamento que precisa ser exato.
carta-magica-reason-pay-both = Pague com fichas e cartas: cada carta é gasta inteira, e as fichas completam o resto.
carta-magica-reason-pay-tokens = Pague com fichas: assim o valor é exato; uma carta seria gasta inteira.
carta-magica-reason-spin = Gire: é o único modo de começar a sua vez.
