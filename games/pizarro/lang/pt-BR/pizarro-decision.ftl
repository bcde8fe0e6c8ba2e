# A decision in brief: what is asked, what is at stake, the answers that come first. Limits: question 24 characters, frame 18, label 34,
# stake 80.

pizarro-decision-frame = fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }: { $number } de { $cards }
pizarro-decision-stake = **{ $bold }.** { $then }

## What a card brings

pizarro-brings = { $what }
pizarro-brings-crowns = { $before ->
    [0] { $crowns ->
        [1] { $crowns } coroa
       *[other] { $crowns } coroas
    }
   *[other] { $more ->
        [1] { $more } coroa
       *[other] { $more } coroas
    }
  }
pizarro-brings-cards = { $cards ->
        [1] { $cards } carta nova
       *[other] { $cards } cartas novas
    }
pizarro-brings-action = { $action ->
        [veto] um veto
        [exchange] troca de { $cards } cartas
        [draw] { $cards ->
            [1] { $cards } carta
           *[other] { $cards } cartas
        } na hora
        [open_hand] mão aberta
       *[lose_card] a perda de uma carta
    }
pizarro-brings-halves = { $cards ->
        [1] { $cards } carta
       *[other] { $cards } cartas
    } já, ou { $crowns } coroas
pizarro-brings-gamble = { $place ->
        [within] uma aposta
       *[beginning] Uma aposta
    } de até { $limit } pontos
pizarro-brings-pile = { $before ->
    [0] { $place ->
        [within] uma pilha de { $points ->
                [1] { $points } ponto
               *[other] { $points } pontos
            } que pode crescer
       *[beginning] Uma pilha que vale { $points }, e mais depois
    }
   *[other] { $place ->
        [within] { $points } pontos na sua pilha em vez de { $before }
       *[beginning] Sua pilha passa de { $before } a { $points }
    }
  }
pizarro-brings-no-pile = { $place ->
        [within] uma pilha para cartas de dinheiro
       *[beginning] Uma pilha para cartas de dinheiro
    }

## Bids

pizarro-decision-bid-question = { $least ->
    [1] Um
    [2] Dois
    [3] Três
    [4] Quatro
    [5] Cinco
    [6] Seis
    [7] Sete
    [8] Oito
    [9] Nove
    [10] Dez
    [11] Onze
    [12] Doze
   *[other] { $least }
  } ou mais, ou passar
pizarro-decision-bid = Lance { $amount } · { $kind ->
    [one] com um { $cards }
    [the] com o { $cards }
    [some] { $count ->
        [5] {""}
       *[other] {"com "}
    }{ $cards }
   *[other] { $count } cartas
  }, −{ $crowns ->
        [1] { $crowns } coroa
       *[other] { $crowns } coroas
    }
pizarro-decision-limit = Até { $amount } · { $kind ->
    [one] com um { $cards }
    [the] com o { $cards }
    [some] com { $cards }
   *[other] com { $count } cartas
  }, −{ $crowns ->
        [1] { $crowns } coroa
       *[other] { $crowns } coroas
    }
pizarro-decision-pass = { $crowns ->
        [0] Passar
        [1] Passar · guarda { $crowns } coroa
       *[other] Passar · guarda { $crowns } coroas
    }
pizarro-decision-range = { $count ->
        [1] { $first }
        [2] { $first }, { $last }
       *[other] { $first } a { $last }
    }
pizarro-decision-bid-rest = Outro lance: { $amounts }
pizarro-decision-limit-rest = Outro limite: { $amounts }
pizarro-decision-amount-question = Quanto?
pizarro-decision-amount-stake = **Você pode pagar até { $most }.** O que você oferece é o que paga.
pizarro-decision-dear-question = Você só pode passar
pizarro-decision-dear-stake = **Você não pode passar de { $most }.** { $bid ->
        [0] Isso não dá para um lance.
       *[other] O lance está em { $bid }.
    }
pizarro-decision-alone-question = É seu por { $price }, ou passe
pizarro-decision-alone-stake = Ninguém mais pode dar lance.
pizarro-decision-alone-rest = Outro lance ou pagamento
pizarro-decision-buy = Comprar · { $kind ->
    [one] com um { $cards }
    [the] com o { $cards }
    [some] com { $cards }
   *[other] com { $count } cartas
  }, −{ $crowns ->
        [1] { $crowns } coroa
       *[other] { $crowns } coroas
    }
pizarro-decision-buy-under = Comprar com { $kind ->
    [one] um { $cards }
    [the] o { $cards }
    [some] { $cards }
   *[other] { $count } cartas
  } · −{ $crowns }, pilha +{ $points }
pizarro-decision-open-stake = { FORM($who, as: "nom", cap: "yes") } pode pagar no máximo { $most }.
pizarro-decision-few-stake = { $cards ->
        [1] Resta { $cards } carta
       *[other] Restam { $cards } cartas
    }{ $phase ->
        [3] : o que sobrar conta.
       *[other] ; novas só depois da fase.
    }
pizarro-decision-last-phase-stake = A última fase: as coroas decidem.
pizarro-decision-last-card-stake = O último { $explorer } da fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }.
pizarro-decision-first-stake = Ainda vêm { $left } exploradores: não há pressa.
pizarro-decision-spare-stake = Suas coroas estão nas cartas de 1 a 3: poupe-as.
pizarro-decision-more-stake = { $left ->
        [1] Este explorador ainda vem { $left } vez.
       *[other] Este explorador ainda vem { $left } vezes.
    }
pizarro-decision-limit-question = { $explorer }: até quanto?

## Payments

pizarro-decision-pay-question = Pague { $price } por { $explorer }
pizarro-decision-pay = Pagar com { $kind ->
    [one] um { $cards }
    [the] o { $cards }
    [some] { $cards }
   *[other] { $cards }
  } · −{ $crowns ->
        [1] { $crowns } coroa
        [18] { $crowns }
       *[other] { $crowns } coroas
    }
pizarro-decision-pay-under = Pagar com { $kind ->
    [one] um { $cards }
    [the] o { $cards }
    [some] { $cards }
   *[other] { $cards }
  } · −{ $crowns }, pilha +{ $points }
pizarro-decision-pay-bid-stake = **{ $explorer } por { $price }.** Quais cartas pagam?
pizarro-decision-pay-exact-stake = **{ $bold }.** Dá para pagar o valor exato.
pizarro-decision-pay-over-stake = **{ $bold }.** Não há troco.
pizarro-decision-pay-rest = Outras cartas
pizarro-decision-paid = **{ $explorer }, −{ $crowns ->
        [1] { $crowns } coroa
       *[other] { $crowns } coroas
    }.** { $then }

## What the card asks for

pizarro-decision-under-question = Qual carta vai embaixo?
pizarro-decision-under-hand = Pôr o { $card } embaixo · −{ $crowns ->
        [1] { $crowns } coroa
       *[other] { $crowns } coroas
    }, +{ $points }
pizarro-decision-under-paid = Pôr o { $card } embaixo · +{ $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
pizarro-decision-under-then = E qual carta vai sob Magalhães?
pizarro-decision-under-equal = Todas as cartas valem o mesmo sob Magalhães.
pizarro-decision-under-rest = Outra carta
pizarro-decision-pile-question = Em qual pilha?
pizarro-decision-pile = Na pilha de { $cards } · +{ $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
pizarro-decision-pile-then = E em qual pilha?
pizarro-decision-pile-equal = As pilhas ganham o mesmo.
pizarro-decision-pile-rest = Outra pilha
pizarro-decision-half-question = Cartas ou coroas?
pizarro-decision-half-left = Cartas · comprar { $cards } já
pizarro-decision-half-right = Coroas · { $crowns } no fim
pizarro-decision-half-then = E qual metade da casa?
pizarro-decision-from-question = Qual navio avança?
pizarro-decision-from-left = O da esquerda · não perde nada
pizarro-decision-from-right = O da direita · −{ $crowns } coroas
pizarro-decision-from-stake = **Pago com { $cards }, para a metade { $half ->
        [left] esquerda
       *[right] direita
    }.** E qual navio?

## Vetoes, exchanges, the gamble

pizarro-decision-veto-question = Vetar { $explorer }?
pizarro-decision-allow = Permitir: vai a leilão agora
pizarro-decision-veto = Veto: para o fundo do monte
pizarro-decision-veto-stake = { $cards ->
    [0] O monte está vazio: ele voltaria na hora.
   *[other] { $left ->
        [0] É o seu único veto.
       [1] Ainda resta 1.
           *[other] Ainda restam { $left }.
    }
  }
pizarro-decision-swap-question = Trocar até três cartas?
pizarro-decision-swap-frame = fim da fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }
pizarro-decision-swap = Trocar { $count ->
        [1] o { $cards }
       *[other] { $cards }
    } · −{ $crowns ->
        [1] { $crowns } coroa
       *[other] { $crowns } coroas
    }
pizarro-decision-keep = Ficar com todas · { $crowns ->
        [1] { $crowns } coroa
       *[other] { $crowns } coroas
    }
pizarro-decision-swap-stake = **Vem o mesmo número de cartas novas.** Uma desconhecida tem em média duas coroas.
pizarro-decision-swap-rich-stake = **Suas cartas são tão boas quanto as novas.** Uma nova tem em média duas coroas.
pizarro-decision-gamble-question = Mais uma, ou parar?
pizarro-decision-gamble-frame = { $total } de { $limit }
pizarro-decision-draw = Virar mais uma · { $fitting ->
        [1] { $fitting } de { $unseen } cabe
       *[other] { $fitting } de { $unseen } cabem
    }
pizarro-decision-stop = Parar em { $total } · +{ $total ->
        [1] { $total } ponto
       *[other] { $total } pontos
    }
pizarro-decision-gamble-stake = { $total ->
    [0] **Até { $limit } conta; acima, não vale nada.** A primeira carta nunca estoura.
   *[other] **{ $total } até agora.** { $over ->
        [0] Nenhuma carta estoura.
        [1] 1 das { $unseen } não vistas estoura.
       *[other] { $over } das { $unseen } não vistas estouram.
      }
  }

## Orders

pizarro-decision-whole = É a sua vez
pizarro-decision-order-question = O que posso fazer por você?
pizarro-decision-order-stake = **Só você vê uma ordem.** Ela é cumprida depois de um tempo variável.
pizarro-decision-order-rest = Vetos, trocas, outras ordens
pizarro-decision-order-limit = { $explorer }: até { $amount }
pizarro-decision-order-prices = Lances do bot na fase { $phase ->
        [1] I
        [2] II
       *[3] III
    } inteira
pizarro-decision-order-pay = Sempre pagar por mim
pizarro-decision-order-wise = Preços sugeridos
pizarro-decision-prices-question = Preços da fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }
pizarro-decision-prices-lower = Preços mais baixos
pizarro-decision-prices-nothing = Passar em tudo
pizarro-decision-prices-nothing-stake = **Nada do que vem vale um lance para você.** Ainda assim, pode pôr preços.
pizarro-decision-prices-stake = **Até { $prices }.** Caem quando você compra.
pizarro-decision-prices-rest = Meus próprios preços
pizarro-decision-order-rule-question = { $slot ->
        [veto] Seus vetos
        [pay] Seus pagamentos
        [broke] Caro demais para você
        [swap] Suas trocas
       *[gamble] Quando parar
    }
pizarro-decision-order-rule-stake = { $slot ->
        [veto] **Um veto não usado se perde.** Mas cada um só rende com a carta certa.
        [pay] **As cartas de 1 a 3 têm mais coroas.** Quem joga com cuidado poupa dinheiro também.
        [broke] **O bot pergunta mesmo que você só possa passar.** Assim ninguém vê o que você tem.
        [swap] **Um 7 é o que menos vale:** uma coroa, e pouco dinheiro.
       *[gamble] **Parar em 14 rende mais em média.** Acima de 20, tudo se perde.
    }
pizarro-decision-order-rule-rest = { $slot ->
        [veto] Vetar um explorador
        [pay] Valor exato, se for possível
       *[gamble] Outra soma: 8 a 20
    }
pizarro-decision-order-broke = Passar se eu não puder pagar o lance
