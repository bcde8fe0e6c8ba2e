# Words on the pictures. They must be short: long ones are shrunk and cut.

pizarro-pic-half = { $number } · lado { $side }

pizarro-pic-title = { $stage ->
        [veto] { $who }: um veto?
        [pays] { $who } paga { $price }
        [exchange] { $who } troca
        [vetoes] { $who } veta
        [unsold] Ninguém compra
        [gamble] { $who } vira cartas
       *[bid] { $who }: lance?
    }
pizarro-pic-task = { $stage ->
        [veto] afastar { $explorer }, ou permitir
        [paying] escolher cartas para { $explorer }
        [exchange] trocar até 3 cartas por este navio
        [gamble] { $total } até agora – virar, ou parar
        [pending] confirmar para ver o que vem
       *[bidding] { $least } ou mais – ou passar
    }

pizarro-pic-phase = Fase
pizarro-pic-card-of = carta { $number } de { $cards }
pizarro-pic-then-phase = · mais { $cards }, depois fase { $phase }
pizarro-pic-then-end = · mais { $cards }, depois o fim
pizarro-pic-to-come = ainda por vir:
pizarro-pic-none-to-come = a última
pizarro-pic-last-card = · a última
pizarro-pic-phase-end = Fim da fase
pizarro-pic-scoring = Contagem final
pizarro-pic-deck = baralho
pizarro-pic-discards = descartes

pizarro-pic-effect-crowns = coroas no fim
pizarro-pic-effect-bags = mais { $cards ->
        [1] { $cards } carta
       *[other] { $cards } cartas
    } no fim da fase
pizarro-pic-effect = { $action ->
        [veto] veto contra carta futura
        [gamble] virar até 20 no fim
        [pile_hand] com uma carta da mão
        [pile_paid] com uma das cartas pagas
        [exchange] no fim da fase troca até { $cards }
        [draw] comprar { $cards ->
            [1] { $cards } carta
           *[other] { $cards } cartas
        } já
        [open_hand] depois jogar de mão aberta
       *[lose_card] depois perder uma carta às cegas
    }
pizarro-pic-effect-choose = comprar { $cards } já ou coroas no fim

pizarro-pic-no-bid = Sem lances
pizarro-pic-high-bid = Maior lance
pizarro-pic-to-pay = A pagar
pizarro-pic-pass = passa
pizarro-pic-veto-asked = Decide o veto
pizarro-pic-exchange-turn = Troca cartas
pizarro-pic-then = depois
pizarro-pic-drawn = Viradas para Pizarro
pizarro-pic-of-limit = de { $limit }
pizarro-pic-bust = estourou: 0
pizarro-pic-decided = Decidido
pizarro-pic-last = { $what ->
        [vetoed] afastou { $explorer }
        [unsold] ninguém comprou { $explorer }
       *[exchanged] { $cards ->
            [0] não trocou cartas
            [1] trocou { $cards } carta
           *[other] trocou { $cards } cartas
        }
    }

pizarro-pic-standing-asked = { $stage ->
        [veto] um veto?
        [paying] paga { $price }
        [exchange] troca
        [gamble] vira
       *[bidding] lance?
    }
pizarro-pic-standing = { $how ->
        [leads] lidera · { $bid }
        [passed] passou
        [no_ship_left] sem mais navios
       *[no_cards] poucas cartas
    }
pizarro-pic-standing-bid = { $bid ->
        [0] no leilão
       *[other] lance { $bid }
    }
pizarro-pic-standing-no-ship = sem navio de { $explorer }
pizarro-pic-standing-no-ship-short = sem navio lá
pizarro-pic-standing-rank = { $rank }º lugar · { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
pizarro-pic-standing-rank-short = { $rank }º lugar

pizarro-pic-hand-title = Sua mão
pizarro-pic-hand-count = { $cards ->
        [1] { $cards } carta
       *[other] { $cards } cartas
    }
pizarro-pic-hand-crowns = coroas
pizarro-pic-pay-bid = A pagar por um lance de
pizarro-pic-pay-exact = exato, nada a mais
pizarro-pic-pay-over = { $amount } a mais
pizarro-pic-pay-most = Você pode pagar até { $most }.
pizarro-pic-pay-given-up = coroas entregues
pizarro-pic-pay-fewest = o mínimo possível
pizarro-pic-pay-least = { $crowns ->
        [1] { $crowns } bastaria
       *[other] { $crowns } bastariam
    }
pizarro-pic-pay-or = ou
pizarro-pic-after-title = Depois de pagar
pizarro-pic-after-lose = { $explorer }: { $who } tira
pizarro-pic-after-lose-of = 1 destas { $cards } às cegas
pizarro-pic-after-open = { $explorer }: mão aberta
pizarro-pic-after-open-until = até o fim da fase
pizarro-pic-after-draw = { $explorer }: comprar { $cards }
pizarro-pic-after-draw-or = ou ficar com as coroas
pizarro-pic-after-draw-at-once = na hora
pizarro-pic-after-under-hand = { $explorer }: 1 carta da mão
pizarro-pic-after-under-paid = { $explorer }: 1 carta paga
pizarro-pic-after-scores = vai sob a pilha
pizarro-pic-swap-title = A trocar
pizarro-pic-swap-choose = Escolha até 3 cartas, ou nenhuma.
pizarro-pic-swap-kept = Cartas que ficam
pizarro-pic-income-title = Fim da fase { $phase }
pizarro-pic-income-cards = { $cards ->
        [1] { $cards } carta nova
       *[other] { $cards } cartas novas
    } se os navios ficarem onde estão
pizarro-pic-outlook-title = Coroas de todos os navios
pizarro-pic-outlook-ships = Não vêm mais cartas: segue a contagem.
pizarro-pic-points-title = Pontos até agora
pizarro-pic-points-ships = navios
pizarro-pic-points-hand = mão

pizarro-pic-choice-cards = cartas já
pizarro-pic-choice-left = metade das cartas
pizarro-pic-choice-right = metade das coroas
pizarro-pic-choice-drawn = { $total } até agora
pizarro-pic-choice-deck = mais uma carta
pizarro-pic-choice-now = leilão agora
pizarro-pic-choice-bottom = { $cards ->
        [0] monte vazio
        [1] { $cards } carta vem antes
       *[other] { $cards } cartas vêm antes
    }
