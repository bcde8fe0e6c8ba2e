# Why one would play a line: a sentence of at most 120 characters, in the things of the game.

pizarro-reason-alone = Leve { $explorer } por { $price }, ninguém dá lance contra você: { $brings }.
pizarro-reason-price = você paga com { $kind ->
        [one] um { $cards }
        [the] o { $cards }
        [some] { $cards }
       *[other] { $count } cartas
    } ({ $crowns ->
        [1] { $crowns } coroa
       *[other] { $crowns } coroas
    })
pizarro-reason-bid-open = Lance de { $amount }: { FORM($who, as: "nom") } joga de mão aberta e pode pagar no máximo { $most }.
pizarro-reason-bid-weak = Lance de { $amount }: { FORM($who, as: "nom") } só tem { $cards ->
        [1] { $cards } carta
       *[other] { $cards } cartas
    } e pode pagar no máximo { $most }.
pizarro-reason-bid = Lance de { $amount } por { $explorer }{ $limit ->
        [0] :
       *[other] , no máximo { $limit }:
    } { $brings }; { $price }.
pizarro-reason-bid-deny = Lance de { $amount }, ou { FORM($who, as: "nom") } leva { $explorer } por { $bid } e pode chegar a { $crowns ->
        [1] { $crowns } coroa
       *[other] { $crowns } coroas
    }; { $price }.
pizarro-reason-bid-limit = Vá até { $limit } por { $explorer }, depois desista: guarde o resto dos seus { $money } para outras cartas.
pizarro-reason-opens = Lance de { $amount }: um navio com { $explorer } pode avançar para a fase { $phase ->
        [2] II
       *[3] III
    } e render { $crowns ->
        [1] { $crowns } coroa
       *[other] { $crowns } coroas
    }; { $price }.
pizarro-reason-opens-alone = Lance de { $amount }: só você poderia avançar com { $explorer } para a fase { $phase ->
        [2] II
       *[3] III
    }, o que vale { $crowns ->
        [1] { $crowns } coroa
       *[other] { $crowns } coroas
    }; { $price }.
pizarro-reason-last = Lance de { $amount }: é o último { $explorer } da fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, e { $count } de vocês podem levá-lo; { $price }.
pizarro-reason-left = Lance de { $amount }: { $explorer } vem só mais { $left ->
        [1] uma vez
       *[other] { $left } vezes
    } na fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, e { $count ->
        [1] só você pode
       *[other] { $count } de vocês podem
    } comprá-lo.

pizarro-reason-pass-dear = Passe: o lance está acima dos { $most } que você pode pagar.
pizarro-reason-pass-better = Passe: { $explorer } vem mais { $left ->
        [1] uma vez
       *[other] { $left } vezes
    } nesta fase e rende mais a você; guarde seus { $money } para isso.
pizarro-reason-pass-open = Passe: { $explorer } abre sua mão para todos até o fim da fase.
pizarro-reason-pass-lose = Passe: { $explorer } leva uma carta da sua mão, talvez uma boa.
pizarro-reason-pass-leader = Deixe { $explorer } { FORM($who, as: "to") }: ele tira { $cards ->
        [1] a última carta dessa mão
       *[other] uma das últimas { $cards } cartas dessa mão
    }.
pizarro-reason-pass-price = Deixe { $explorer } passar: por { $amount }, { $price } em troca de { $brings }.
pizarro-reason-pass = Passe: você guarda { $crowns ->
        [1] { $crowns } coroa
       *[other] { $crowns } coroas
    } e { $money } em dinheiro{ $phase ->
        [0] {""}
        [1] {" "}para o resto da fase I
        [2] {" "}para o resto da fase II
       *[3] {" "}para o resto da fase III
    }.

pizarro-reason-under = { $count ->
    [1] Ponha o { $card } sob Magalhães: lá { $crowns ->
        [1] { $crowns } coroa fica segura e vale
       *[other] { $crowns } coroas ficam seguras e valem
    } em dobro com uma segunda carta.
   *[other] Ponha o { $card } sob Magalhães: com { $count } cartas lá, ele traz { $points } pontos, não só { $crowns ->
        [1] { $crowns } coroa
       *[other] { $crowns } coroas
    }.
  }
# by name
pizarro-reason-pay-keeps = Pague com { $cards } e não com { $other }: assim { $more ->
        [1] sobra { $more } coroa
       *[other] sobram { $more } coroas
    } para o fim.
# by name
pizarro-reason-pay-money = Pague com { $cards } e não com { $other }: assim sobram { $more } a mais para lances futuros, { $left } ao todo.
pizarro-reason-pay-exact = Pague com { $cards }: é exato, e nenhum outro pagamento custa menos que { $crowns ->
        [1] { $crowns } coroa
       *[other] { $crowns } coroas
    }.
pizarro-reason-pay = Pague com { $cards }: custa { $crowns ->
        [1] { $crowns } coroa
       *[other] { $crowns } coroas
    }, e { $left ->
        [1] fica { $left } carta
       *[other] ficam { $left } cartas
    } na sua mão.
pizarro-reason-half = { $half ->
    [left] Pegue { $cards ->
        [1] { $cards } carta
       *[other] { $cards } cartas
    }: dinheiro agora, e coroas no fim, em vez das { $crowns } coroas da outra metade.
   *[right] Pegue as { $crowns } coroas: são certas, e ninguém conhece { $cards ->
        [1] a carta
       *[other] as { $cards } cartas
    } da outra metade.
  }

pizarro-reason-allow-last = Permita { $explorer }: o monte está vazio, e um veto só o traria de novo.
pizarro-reason-allow-rich = Permita { $explorer }: com { $cards ->
        [1] { $cards } carta
       *[other] { $cards } cartas
    } você tem tantas quantas qualquer adversário.
pizarro-reason-allow = Guarde { $vetoes ->
        [1] seu veto
       *[other] seus vetos
    } para { $left ->
        [1] a carta que ainda vem
       *[other] uma das { $left } cartas que ainda vêm
    }.
pizarro-reason-veto-poor = Vete { $explorer }: { FORM($who, as: "nom") } tem { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    } contra as suas { $cards }; depois talvez tenha menos.
pizarro-reason-veto-alone = Vete { $explorer }: só { FORM($who, as: "nom") } pode dar lance contra você, e poderia chegar a { $crowns ->
        [1] { $crowns } coroa
       *[other] { $crowns } coroas
    }.
pizarro-reason-veto = Vete { $explorer }: embaixo de mais { $left ->
        [1] { $left } carta
       *[other] { $left } cartas
    }, ele só volta quando os bolsos estiverem mais vazios.

pizarro-reason-swap = Troque { $cards }: você entrega { $crowns ->
        [1] { $crowns } coroa
       *[other] { $crowns } coroas
    }, e uma carta nova tem em média { $average }.
pizarro-reason-swap-low = Troque { $cards }: cartas baixas por outras talvez altas; { $crowns ->
        [1] { $crowns } coroa vai junto
       *[other] { $crowns } coroas vão junto
    }.
pizarro-reason-keep = Fique com todas: { $crowns ->
        [1] sua coroa
       *[other] suas { $crowns } coroas
    } e { $money } em dinheiro são certos; uma carta nova tem em média { $average } coroas.
pizarro-reason-draw = Vire mais uma: { $fitting ->
        [1] { $fitting } das { $unseen } cartas não vistas deixa
       *[other] { $fitting } das { $unseen } cartas não vistas deixam
    } você dentro do limite de { $limit }.
pizarro-reason-stop = Pare em { $total }: { $over ->
        [1] { $over } das { $unseen } cartas não vistas faria
       *[other] { $over } das { $unseen } cartas não vistas fariam
    } você passar de { $limit }.
