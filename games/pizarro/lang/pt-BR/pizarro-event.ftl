# Events: a headline of at most 28 characters, a line of at most 58.

# by name
pizarro-event-won = { $who } vence
pizarro-event-shared = Vitória dividida
# by name
pizarro-event-won-line = { $by ->
        [money] { $points } pontos a { $others }, e { $money } na mão a { $theirs }
        [ships] { $points } pontos a { $others }, e mais navios na fase III
       *[points] { $points } pontos a { $others }
    }
pizarro-event-bust = Acima de { $limit }: tudo perdido
# by name
pizarro-event-bust-line = { $who } vira { $total } e não marca nada por isso
pizarro-event-phase = Começa a fase { $phase ->
        [1] II
       *[2] III
    }
# by name
pizarro-event-phase-line = { $who } lidera no mar com { $crowns } coroas
# by name
pizarro-event-veto = { $who } para { $explorer }
pizarro-event-veto-line = { $cards ->
    [0] A pilha está vazia: a carta vem de novo
   *[other] A carta volta entre as últimas da fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }
  }
pizarro-event-price = { $price } por { $explorer }
# by name
pizarro-event-price-line = { $who } paga com { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    } e { $crowns ->
        [one] { $crowns } coroa
       *[other] { $crowns } coroas
    }
pizarro-event-bargain = { $explorer } por { $price }
# by name
pizarro-event-bargain-line = { $crowns } coroas para { $who }, e ninguém dá lance contra
# by name
pizarro-event-empty = { $who } sem nenhuma carta
pizarro-event-empty-line = { $phase ->
    [0] A partida termina com a mão vazia
   *[other] Novas cartas vêm no fim da fase { $phase ->
        [1] I
       *[2] II
    }
  }

## What a player did in a match, as a clause.

# by name
pizarro-deed = { $who } navegou com { $explorer } por { $points }
# by name
pizarro-deed-magellan = { $who } pôs cartas sob { $explorer } por { $points }
# by name
pizarro-deed-hand = { $who } guardou { $points ->
        [one] { $points } coroa
       *[other] { $points } coroas
    } na mão
