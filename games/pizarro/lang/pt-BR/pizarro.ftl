# The game `pizarro`: Tom Lehmann's Magellan, also published as Pizarro & Co.

pizarro-small = como você paga, quais cartas troca, um veto que não muda nada
pizarro-name = Pizarro & Co.

pizarro-explorer-columbus = Colombo
pizarro-explorer-pizarro = Pizarro
pizarro-explorer-magellan = Magalhães
pizarro-explorer-marco-polo = Marco Polo
pizarro-explorer-vasco-da-gama = Vasco da Gama
pizarro-explorer-cook = Cook

pizarro-place = { $explorer } { $phase ->
        [1] I
        [2] II
       *[3] III
    }{ $half ->
        [left] {" "}(metade esquerda)
        [right] {" "}(metade direita)
       *[whole] {""}
    }
pizarro-card = { $value } ({ $crowns ->
        [1] { $crowns } coroa
       *[other] { $crowns } coroas
    })

## Options of the table

pizarro-setting-half1 = Tabuleiro de Colombo, Pizarro e Magalhães
pizarro-setting-half1-a = Lado A: Magalhães esconde cartas da mão
pizarro-setting-half1-b = Lado B: Magalhães leva cartas pagas, Pizarro aposta
pizarro-setting-half2 = Tabuleiro de Marco Polo, Vasco da Gama e Cook
pizarro-setting-half2-a = Lado A: Marco Polo troca, Cook abre a mão
pizarro-setting-half2-b = Lado B: Vasco da Gama deixa escolher, Cook custa uma carta
pizarro-setting-exact = Pagamento exato
pizarro-setting-exact-off = Pagar a mais é sempre permitido
pizarro-setting-exact-on = Obrigatório quando a mão permite

## Veto

pizarro-veto-ask = { $explorer } é revelado. Mandar a carta para o fundo do monte? Você tem { $vetoes ->
        [1] { $vetoes } veto
       *[other] { $vetoes } vetos
    }.
pizarro-veto-allow = Deixar ir a leilão
pizarro-veto-veto = Vetar { $explorer }
pizarro-veto-hint = vai para o fundo; depois você fica { $left ->
        [0] sem veto
        [1] com { $left } veto
       *[other] com { $left } vetos
    }

## Bidding

pizarro-bid-first = { $explorer }: ainda ninguém deu lance. Dar um lance, ou passar de vez?
pizarro-bid-ask = { $explorer }: { FORM($leader, as: "nom") } lidera com { $bid }. Aumentar, ou passar de vez?
pizarro-bid-pass = Passar
pizarro-bid-bid = Lance
pizarro-bid-most = até { $most }
pizarro-bid-blocked = Você pode pagar no máximo { $most }
pizarro-bid-for = { $amount } por { $explorer }
pizarro-bid-amount = Quanto por { $explorer }? Você pode pagar até { $most }.

## Paying

pizarro-pay-ask = Pague { $price } por { $explorer }. Não há troco.
pizarro-pay-short = Estas cartas somam { $total }; você deve { $price }.
pizarro-pay-superfluous = O { $card } está sobrando: as outras bastam.
pizarro-pay-leave = Uma carta precisa ficar na sua mão: este explorador a leva.
pizarro-pay-exact = Você pode pagar exatamente { $price }, e nesta mesa é obrigatório.
pizarro-pay-costs = { $over ->
        [0] exato
       *[other] { $over } a mais
    }, entrega { $crowns ->
        [1] { $crowns } coroa
       *[other] { $crowns } coroas
    }, { $left ->
        [1] sobra { $left }
       *[other] sobram { $left }
    } em dinheiro
pizarro-under-points = { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
pizarro-under-hand = Qual carta da sua mão vai virada para baixo sob Magalhães?
pizarro-under-paid = Qual das cartas pagas vai virada para cima sob Magalhães?
pizarro-pile-ask = Para qual das suas pilhas de Magalhães ela vai?
pizarro-pile-option = Pilha { $pile } ({ $cards })
pizarro-half-ask = Vasco da Gama, casa { $phase ->
        [1] I
        [2] II
       *[3] III
    }: qual metade?
pizarro-half-left = Esquerda: comprar { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    } já
pizarro-half-right = Direita: { $crowns } coroas no fim
pizarro-from-ask = Qual dos seus navios avança?
pizarro-from-left = O da metade esquerda
pizarro-from-right = O da metade direita

## Exchange and gamble

pizarro-swap-ask = Marco Polo: troque até { $most } cartas da sua mão por novas.
pizarro-gamble-ask = As cartas viradas somam { $total }. Até { $limit }, contam; acima disso, não valem nada.
pizarro-gamble-draw = Virar uma carta
pizarro-gamble-odds = das { $unseen } cartas que ninguém viu, { $fitting ->
        [1] { $fitting } ainda cabe
       *[other] { $fitting } ainda cabem
    }
pizarro-gamble-stop = Parar e marcar { $total }
pizarro-gamble-first = você vira pelo menos uma carta

## What happened

pizarro-note-start = { FORM($who, as: "nom", cap: "yes") } começa. Cada mão tem { $cards }; há { $deck } cartas no baralho.
pizarro-note-reveal = { $explorer } é revelado, carta { $number } de { $of } na fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }.
pizarro-note-veto = { FORM($who, as: "nom", cap: "yes") } veta { $explorer }: a carta vai para o fundo.
pizarro-note-allow = { FORM($who, as: "nom", cap: "yes") } deixa { $explorer } ir a leilão.
pizarro-note-bid = { FORM($who, as: "nom", cap: "yes") } dá um lance de { $amount }.
pizarro-note-pass = { FORM($who, as: "nom", cap: "yes") } passa.
pizarro-note-won = { FORM($who, as: "nom", cap: "yes") } vence o leilão de { $explorer } por { $price } e precisa pagar.
pizarro-note-buy = { FORM($who, as: "nom", cap: "yes") } compra { $explorer } por { $price }, pagando com { $cards }.
pizarro-note-place = { FORM($who, as: "nom", cap: "yes") } põe um navio em { $to }.
pizarro-note-advance = { FORM($who, as: "nom", cap: "yes") } avança de { $origin } para { $to }.
pizarro-note-unsold = Ninguém compra { $explorer }; a carta sai do jogo.
pizarro-note-pile-hidden = { FORM($who, as: "nom", cap: "yes") } põe uma carta virada para baixo na pilha { $pile } de Magalhães.
pizarro-note-pile-own = { FORM($who, as: "nom", cap: "yes") } põe um { $value } virado para baixo na pilha { $pile } de Magalhães.
pizarro-note-pile-open = { FORM($who, as: "nom", cap: "yes") } põe o { $value } virado para cima na pilha { $pile } de Magalhães.
pizarro-note-draw = { FORM($who, as: "nom", cap: "yes") } compra { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    } do baralho.
pizarro-note-draw-own = Novas na { WHO($who) ->
        [you] sua mão
       *[other] mão de { $who }
    }: { $cards }.
pizarro-note-draw-open = { FORM($who, as: "nom", cap: "yes") } compra { $cards } para a mão aberta.
pizarro-note-open-hand = { FORM($who, as: "nom", cap: "yes") } joga com a mão aberta até o fim da fase: { $cards }.
pizarro-note-take-up = { FORM($who, as: "nom", cap: "yes") } esconde a mão de novo.
pizarro-note-lose = { FORM($neighbour, as: "nom", cap: "yes") } tira o { $value } da { WHO($who) ->
        [you] sua mão
       *[other] mão de { $who }
    }; a carta é descartada.
pizarro-note-shuffle = Os descartes voltam ao baralho: { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    }.
pizarro-note-phase = A fase { $phase ->
        [1] I
        [2] II
       *[3] III
    } acabou.
pizarro-note-swap = { FORM($who, as: "nom", cap: "yes") } descarta { $cards } na troca de Marco Polo.
pizarro-note-swap-none = { FORM($who, as: "nom", cap: "yes") } não troca nada.
pizarro-note-gamble = { FORM($who, as: "nom", cap: "yes") } vira um { $value }: { $total } até agora.
pizarro-note-gamble-bust = Estourou: { FORM($who, as: "nom") } não marca nada com Pizarro.
pizarro-note-gamble-stop = { FORM($who, as: "nom", cap: "yes") } para e marca { $total }.
pizarro-note-score = { FORM($who, as: "nom", cap: "yes") } tem { $total ->
        [1] { $total } ponto
       *[other] { $total } pontos
    } ({ $rank }º lugar).

## Whose turn

pizarro-status-veto = { $explorer } é revelado: { FORM($who, as: "nom") } pode vetar.
pizarro-status-first = { $explorer }: { FORM($who, as: "nom") } dá o primeiro lance ou passa.
pizarro-status-bidding = { $explorer }: { FORM($leader, as: "nom") } lidera com { $bid }, { FORM($who, as: "nom") } aumenta ou passa.
pizarro-status-paying = { $explorer }: { FORM($who, as: "nom") } venceu o leilão por { $price } e paga.
pizarro-status-exchange = { FORM($who, as: "nom", cap: "yes") } pode trocar cartas com Marco Polo.
pizarro-status-gamble = { FORM($who, as: "nom", cap: "yes") } aposta em Pizarro III.
pizarro-status-bought = { FORM($who, as: "nom", cap: "yes") } compra { $explorer } por { $price }.
pizarro-status-vetoed = { FORM($who, as: "nom", cap: "yes") } manda { $explorer } para o fundo do monte.
pizarro-status-unsold = Ninguém compra { $explorer }.
pizarro-status-exchanged = { $count ->
        [0] { FORM($who, as: "nom", cap: "yes") } fica com todas as cartas.
        [1] { FORM($who, as: "nom", cap: "yes") } troca { $count } carta.
       *[other] { FORM($who, as: "nom", cap: "yes") } troca { $count } cartas.
    }

## The position in words

pizarro-chapter = Fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, carta { $number }
pizarro-text-head = { $status } Fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, carta { $number } de { $of }.
pizarro-text-offer = { $place } traz { $what }.
pizarro-text-offer-halves = { $place } traz { $left }, ou { $right }.
pizarro-text-brings-crowns = { $crowns ->
        [1] { $crowns } coroa
       *[other] { $crowns } coroas
    } no fim
pizarro-text-brings-bags = { $cards ->
        [1] { $cards } carta
       *[other] { $cards } cartas
    } de dinheiro no fim da fase
pizarro-text-brings = { $action ->
        [veto] um veto contra uma carta futura
        [gamble] cartas de dinheiro viradas no fim, até { $limit } pontos
        [pile_hand] uma pilha com uma carta da mão embaixo
        [pile_paid] uma pilha com uma das cartas pagas embaixo
        [exchange] uma troca de até { $cards } cartas de dinheiro no fim da fase
        [draw] { $cards ->
            [1] { $cards } carta
           *[other] { $cards } cartas
        } de dinheiro na hora
        [open_hand] a mão aberta até o fim da fase
       *[lose_card] a perda de uma carta, que o vizinho à esquerda tira às cegas
    }
pizarro-text-own = Sua mão: { $cards }; { $money } em dinheiro.
pizarro-text-own-none = Sua mão está vazia.
pizarro-text-trail = Lances até agora – { $steps }.
pizarro-text-bid = { FORM($who, as: "nom") }: { $amount }
pizarro-text-pass = { FORM($who, as: "nom") } passa
pizarro-text-gamble = { FORM($who, as: "nom", cap: "yes") } virou { $cards } em Pizarro III, { $total } ao todo.
pizarro-text-player = { FORM($who, as: "nom", cap: "yes") }: { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    } de dinheiro na mão, { $crowns ->
        [1] { $crowns } coroa
       *[other] { $crowns } coroas
    } no tabuleiro.
pizarro-text-supply = { FORM($who, as: "nom", cap: "yes") } ainda pode pôr { $count ->
        [1] { $count } navio
       *[other] { $count } navios
    }.
pizarro-text-open-hand = { WHO($who) ->
        [you] Sua mão aberta
       *[other] A mão aberta de { $who }
    }: { $cards }.
pizarro-text-vetoes = { FORM($who, as: "nom", cap: "yes") } ainda tem { $count ->
        [1] { $count } veto
       *[other] { $count } vetos
    }, { $used ->
        [1] { $used } já usado
       *[other] { $used } já usados
    }.
pizarro-text-pile-hidden = { WHO($who) ->
        [you] Sua pilha { $pile } de Magalhães
       *[other] A pilha { $pile } de Magalhães de { $who }
    }: { $count ->
        [1] { $count } carta virada
       *[other] { $count } cartas viradas
    } para baixo.
pizarro-text-pile = { WHO($who) ->
        [you] Sua pilha { $pile } de Magalhães
       *[other] A pilha { $pile } de Magalhães de { $who }
    }: { $cards }.
pizarro-text-deck = Cartas de dinheiro no baralho: { $deck }; no descarte: { $discard }.
pizarro-text-stack = { $count ->
        [1] Falta { $count } carta de explorador
       *[other] Faltam { $count } cartas de explorador
    } nesta fase: { $cards }.
pizarro-text-left = { $count } × { $explorer }
pizarro-text-bottom = Vetados, no fundo do monte: { $cards }.
pizarro-text-unsold = Não vendidos: { $cards }.
pizarro-standing-no-ship = { FORM($who, as: "nom", cap: "yes") } não tem navio na casa anterior e não pode dar lances.
pizarro-standing-no-ship-left = { FORM($who, as: "nom", cap: "yes") } já pôs todos os navios e não pode dar lances.
pizarro-standing-no-cards = { FORM($who, as: "nom", cap: "yes") } tem poucas cartas de dinheiro para dar um lance.

## Scoring

pizarro-score-hand = Coroas na mão
pizarro-score-cards = { $cards }
pizarro-score-piles = { $piles }
pizarro-score-spaces = { $spaces }
pizarro-score-space = { $phase ->
        [1] I
        [2] II
       *[3] III
    }: { $crowns }
pizarro-score-gamble = III: virou { $draws }, marcou { $points }
pizarro-end-points = As três fases acabaram: vence quem tem mais pontos.
pizarro-end-tie = Empate em pontos: decide o dinheiro na mão, depois os navios nas casas da fase III.
pizarro-end-shared = Empate em pontos, dinheiro e navios nas casas da fase III: a vitória é dividida.
