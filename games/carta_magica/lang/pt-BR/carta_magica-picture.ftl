# Words on the pictures of carta_magica. They must be short: long ones are shrunk and cut.

carta-magica-picture-players = Cartas de todos

carta-magica-pic-last-round = Rodada { $round }, a última
carta-magica-pic-adventures = aventuras
carta-magica-pic-talismans-left = talismãs
carta-magica-pic-not-sold = fora de venda

carta-magica-pic-title-settling = { $who } parte
carta-magica-pic-title-spinning = { $who } gira
carta-magica-pic-title-choosing = { $who } escolhe
carta-magica-pic-title-sailing = { $who } navega
carta-magica-pic-title-storming = { $who }: tempestade!
carta-magica-pic-title-sheltering = { $who }: bom tempo?
carta-magica-pic-title-peeking = { $who } olha antes
carta-magica-pic-title-paying = { $who } paga
carta-magica-pic-title-taming = { $who }: um monstro!
carta-magica-pic-title-trading = { $who } negocia
carta-magica-pic-title-engaging = { $who }: uma batalha?
carta-magica-pic-title-refighting = { $who }: girar de novo?
carta-magica-pic-title-looting = { $who } venceu a batalha
carta-magica-pic-title-proposing = { $who }: trocar de lugar?

carta-magica-pic-task-settling = personagem, missão, porto de origem
carta-magica-pic-task-spinning = girar { $condition ->
        [free] a roleta
        [damaged] – um martelo conserta o navio
       *[becalmed] – vento solta o navio
    }
carta-magica-pic-sail-most = navegar até { $steps }
carta-magica-pic-sail-exactly = navegar exatamente { $steps }
carta-magica-pic-sail-damaged = consertado: { $sail }
carta-magica-pic-sail-becalmed = vento: { $sail }
carta-magica-pic-task-choosing = { $offered ->
        [none] { $sail }
        [card] { $sail } – ou comprar carta
       *[tokens] { $sail } – ou { $steps ->
            [1] { $steps } mercadoria
           *[other] { $steps } mercadorias
        } ou magia
    }
carta-magica-pic-task-damaged = { $offered ->
        [none] pagar o reparo,
        [card] comprar carta – ou consertar e
       *[tokens] pegar { $steps ->
            [1] { $steps } ficha
           *[other] { $steps } fichas
        } – ou consertar e
    } navegar { $steps }
carta-magica-pic-task-becalmed = { $offered ->
        [none] pagar o reboque, navegar { $steps }
        [card] comprar carta – ou soltar-se e navegar { $steps }
       *[tokens] pegar { $steps ->
            [1] { $steps } ficha
           *[other] { $steps } fichas
        } – ou soltar-se e navegar
    }
carta-magica-pic-task-stuck = { $offered ->
        [none] o navio está preso
        [card] preso: comprar carta
       *[tokens] preso: pegar { $steps ->
            [1] { $steps } mercadoria
           *[other] { $steps } mercadorias
        } ou magia
    }
carta-magica-pic-task-storming = sortear a direção
# The letters of north, east, south and west.
carta-magica-pic-compass = NLSO
carta-magica-pic-task-wind = { $wind ->
        [n] a tempestade leva todos para o norte
        [e] a tempestade leva todos para o leste
        [s] a tempestade leva todos para o sul
       *[w] a tempestade leva todos para o oeste
    }
carta-magica-pic-task-drawing = comprar, ou usar a luneta
carta-magica-pic-task-peeking = leva uma das próximas cartas
carta-magica-pic-task-paying = { $price }, em fichas ou cartas
carta-magica-pic-task-taming = { $monster }, { $strength }: quanta magia?
carta-magica-pic-task-retaming = senão vence: { $monster }
carta-magica-pic-task-trading = porto { $colour ->
        [black] preto: 2 mercadorias por 1
       *[red] vermelho: talismã por 2
    } de ouro
carta-magica-pic-task-engaging = pelo talismã da missão
carta-magica-pic-task-refighting = { $low } contra { $high }
carta-magica-pic-task-looting = leva uma carta de quem perdeu
carta-magica-pic-task-proposing = depois da batalha

carta-magica-pic-state = { $stage ->
        [settling] parte
        [spinning] vai girar
        [choosing] escolhe
        [sailing] navega
        [storming] tempestade!
        [sheltering] bom tempo?
        [drawing] compra
        [peeking] olha antes
        [paying] paga
        [taming] doma
        [trading] negocia
        [engaging] batalha?
        [looting] leva carta
        [proposing] trocar?
        [agreeing] trocar?
       *[other] de novo?
    }
carta-magica-pic-state-damaged = danificado
carta-magica-pic-state-becalmed = calmaria
carta-magica-pic-state-misses = perde a vez
carta-magica-pic-state-home = em casa
carta-magica-pic-state-swept = levado ao porto
carta-magica-pic-state-waiting = espera
carta-magica-pic-state-rank = { $rank ->
        [1] 1º lugar
        [2] 2º lugar
        [3] 3º lugar
       *[other] 4º lugar
    }

carta-magica-pic-last-start = o início
carta-magica-pic-last-settled = partiu
carta-magica-pic-last-spun = tirou { $number }
carta-magica-pic-last-storm = tirou tempestade
carta-magica-pic-last-sailed = navegou { $squares }
carta-magica-pic-last-took = pegou { $amount }
carta-magica-pic-last-drew = carta: { $card }
carta-magica-pic-last-drew-payment = carta: pagar { $amount }
carta-magica-pic-last-sold = vendeu por { $amount } de ouro
carta-magica-pic-last-bought = comprou { $talisman }
carta-magica-pic-last-cursed = amaldiçoou
carta-magica-pic-last-drew-monster = achou um monstro
carta-magica-pic-last-tamed-monster = domou um monstro
carta-magica-pic-last-failed-monster = perdeu para o monstro
carta-magica-pic-last-paid = pagou { $amount ->
        [1] { $amount } mercadoria
       *[other] { $amount } mercadorias
    }
carta-magica-pic-last-battle = lutou
carta-magica-pic-last-prize = levou um prêmio
carta-magica-pic-last-swapped = trocou de lugar
carta-magica-pic-last-rested = descansou
carta-magica-pic-last-missed = perdeu a vez

carta-magica-pic-card-magic = Magia
carta-magica-pic-card-goods = Mercadorias
carta-magica-pic-card-repair = Reparo
carta-magica-pic-card-lucky-wind = V. da sorte
carta-magica-pic-card-spin-again = Gire de novo
carta-magica-pic-effect-gold = paga { $amount } de ouro
carta-magica-pic-effect-magic = { $amount } para domar
carta-magica-pic-effect-goods = { $amount } p/ negociar
carta-magica-pic-effect-payment = pagar { $amount } merc.
carta-magica-pic-effect-good-weather = protege o navio
carta-magica-pic-effect-repair = conserta o navio
carta-magica-pic-effect-lucky-wind = solta, ou +5 casas
carta-magica-pic-effect-lucky-wind-five = solta, ou 5 casas
carta-magica-pic-effect-good-weather-all = acalma tudo
carta-magica-pic-effect-spin-again = repete um giro
carta-magica-pic-effect-telescope = 1 das próximas 3
carta-magica-pic-effect-curse = outros talismãs
carta-magica-pic-effect-monster = { $strength }: { $gold } de ouro

carta-magica-pic-card-tamed = Domado
carta-magica-pic-effect-tamed = +{ $count } na próxima
carta-magica-pic-home-harbour = porto:
carta-magica-pic-challenge = Missão: +{ $points }
carta-magica-pic-wanted = { $where ->
        [own] seu
        [open] à venda
        [held] levado
       *[deck] no baralho
    }
carta-magica-pic-known = conhecidas
carta-magica-pic-nothing-known = nenhuma conhecida
carta-magica-pic-next-cards = As próximas cartas
carta-magica-pic-of-six = { $good } de 6
carta-magica-pic-tames-in-six = vence, de 6 giros
carta-magica-pic-last-blown = a tempestade soprou
