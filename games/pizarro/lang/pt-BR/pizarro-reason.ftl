# Why one would play a line: a sentence of at most 120 characters, in the things of the game.

pizarro-reason-alone = Leve { $explorer } por { $price }, ninguém dá lance contra você: { $brings }.
pizarro-reason-price = você paga { $kind ->
        [one] um { $cards }
        [the] o { $cards }
        [some] { $cards }
       *[other] { $count } cartas
    }, { $crowns ->
        [one] { $crowns } coroa
       *[other] { $crowns } coroas
    }
# by name
pizarro-reason-bid-open = Lance de { $amount }: { $who } joga de mão aberta e pode pagar no máximo { $most }.
# by name
pizarro-reason-bid-weak = Lance de { $amount }: { $who } só tem { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } e pode pagar no máximo { $most }.
pizarro-reason-bid = Lance de { $amount } por { $explorer }{ $limit ->
        [0] :
       *[other] , no máximo { $limit }:
    } { $brings }; { $price }.
# by name
pizarro-reason-bid-deny = Lance de { $amount }, ou { $who } leva { $explorer } por { $bid } e pode avançar até { $crowns } coroas; { $price }.
pizarro-reason-bid-limit = Vá até { $limit } por { $explorer }, depois deixe: o resto dos seus { $money } é para outras cartas.
pizarro-reason-opens = Lance de { $amount }: um navio com { $explorer } pode avançar na fase { $phase ->
        [2] II
       *[3] III
    }, até { $crowns } coroas; { $price }.
pizarro-reason-opens-alone = Lance de { $amount }: só você poderia avançar com { $explorer } na fase { $phase ->
        [2] II
       *[3] III
    }, até { $crowns } coroas; { $price }.
pizarro-reason-last = Lance de { $amount }: é o último { $explorer } da fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, e { $count } de vocês podem levá-lo; { $price }.
pizarro-reason-left = Lance de { $amount }: { $explorer } vem só mais { $left ->
        [one] uma vez
       *[other] { $left } vezes
    } na fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, e { $count ->
        [one] só você pode
       *[other] { $count } de vocês podem
    } comprar.

pizarro-reason-pass-dear = Passe: o lance está acima dos { $most } que você pode pagar.
pizarro-reason-pass-better = Passe: { $explorer } vem mais { $left ->
        [one] uma vez
       *[other] { $left } vezes
    } nesta fase e rende mais a você; seus { $money } são para isso.
pizarro-reason-pass-open = Passe: { $explorer } abre sua mão para todos até o fim da fase.
pizarro-reason-pass-lose = Passe: { $explorer } leva uma carta da sua mão, talvez uma boa.
# by name
pizarro-reason-pass-leader = Deixe { $explorer } para { $who }: ele tira { $cards ->
        [one] da última carta que resta lá
       *[other] das últimas { $cards } cartas que restam lá
    }.
pizarro-reason-pass-price = Passe em { $explorer }: com { $amount } { $price }, por { $brings }.
pizarro-reason-pass = Passe: você guarda { $crowns } coroas e { $money } de dinheiro{ $phase ->
        [0] {""}
        [1] {" "}para o resto da fase I
        [2] {" "}para o resto da fase II
       *[3] {" "}para o resto da fase III
    }.

pizarro-reason-under = { $count ->
    [1] Ponha o { $card } sob Magalhães: lá { $crowns ->
        [one] { $crowns } coroa está segura e vale
       *[other] { $crowns } coroas estão seguras e valem
    } em dobro com uma segunda carta.
   *[other] Ponha o { $card } sob Magalhães: com { $count } cartas lá, ele traz { $points } pontos, não só { $crowns ->
        [one] { $crowns } coroa
       *[other] { $crowns } coroas
    }.
  }
# by name
pizarro-reason-pay-keeps = Pague { $cards } e não { $other }: isso guarda { $more ->
        [one] { $more } coroa
       *[other] { $more } coroas
    } para o fim.
# by name
pizarro-reason-pay-money = Pague { $cards } e não { $other }: isso guarda { $more } a mais para lances futuros, { $left } ao todo.
pizarro-reason-pay-exact = Pague { $cards }: é exato, e nenhum outro pagamento custa menos que { $crowns ->
        [one] { $crowns } coroa
       *[other] { $crowns } coroas
    }.
pizarro-reason-pay = Pague { $cards }: leva { $crowns ->
        [one] { $crowns } coroa
       *[other] { $crowns } coroas
    }, e { $left ->
        [one] fica { $left } carta
       *[other] ficam { $left } cartas
    } na sua mão.
pizarro-reason-half = { $half ->
    [left] Pegue { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }: dinheiro agora, e coroas no fim, em vez das { $crowns } coroas da outra metade.
   *[right] Pegue as { $crowns } coroas: são certas, e ninguém conhece { $cards ->
        [one] a carta
       *[other] as { $cards } cartas
    } da outra metade.
  }

pizarro-reason-allow-last = Permita { $explorer }: a pilha está vazia, e um veto só o traria de novo.
pizarro-reason-allow-rich = Permita { $explorer }: com { $cards } cartas você tem tantas quanto qualquer um contra você.
pizarro-reason-allow = Guarde { $vetoes ->
        [one] seu veto
       *[other] seus vetos
    } para { $left ->
        [one] a carta que ainda vem
       *[other] uma das { $left } cartas que ainda vêm
    }.
# by name
pizarro-reason-veto-poor = Vete { $explorer }: { $who } tem { $count } cartas contra as suas { $cards }; depois podem ser menos.
# by name
pizarro-reason-veto-alone = Vete { $explorer }: só { $who } dá lance contra você lá, e poderia avançar até { $crowns } coroas.
pizarro-reason-veto = Vete { $explorer }: embaixo de { $left ->
        [one] { $left } carta
       *[other] { $left } cartas
    }, volta quando os bolsos estão mais vazios.

pizarro-reason-swap = Troque { $cards }: têm { $crowns ->
        [one] { $crowns } coroa
       *[other] { $crowns } coroas
    }, e uma carta nova tem em média { $average }.
pizarro-reason-swap-low = Troque { $cards }: dinheiro pequeno por um talvez grande; { $crowns } coroas vão junto.
pizarro-reason-keep = Fique com todas: suas { $crowns } coroas e { $money } de dinheiro são certos, uma carta nova tem em média { $average } coroas.
pizarro-reason-draw = Vire mais uma: { $fitting } das { $unseen } cartas não vistas deixam você dentro de { $limit }.
pizarro-reason-stop = Pare em { $total }: { $over } das { $unseen } cartas não vistas passariam de { $limit }.
