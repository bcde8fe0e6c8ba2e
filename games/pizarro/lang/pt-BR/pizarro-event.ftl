# Events: a headline of at most 28 characters, a line of at most 58.

pizarro-event-won = { FORM($who, as: "nom", cap: "yes") } vence
pizarro-event-shared = Vitória dividida
# by name
pizarro-event-won-line = { $by ->
        [money] { $points } pontos a { $others }, com { $money } na mão contra { $theirs }
        [ships] { $points } pontos a { $others }, e mais navios na fase III
       *[points] { $points } pontos a { $others }
    }
pizarro-event-bust = Acima de { $limit }: tudo perdido
pizarro-event-bust-line = { FORM($who, as: "nom", cap: "yes") } chega a { $total } e não marca nada
pizarro-event-phase = Começa a fase { $phase ->
        [1] II
       *[2] III
    }
pizarro-event-phase-line = { FORM($who, as: "nom", cap: "yes") } lidera no mar com { $crowns ->
        [1] { $crowns } coroa
       *[other] { $crowns } coroas
    }
pizarro-event-veto = { FORM($who, as: "nom", cap: "yes") } barra { $explorer }
pizarro-event-veto-line = { $cards ->
    [0] O monte está vazio: a carta vem de novo
   *[other] A carta volta entre as últimas da fase { $phase ->
        [1] I
        [2] II
       *[3] III
    }
  }
pizarro-event-price = { $price } por { $explorer }
pizarro-event-price-line = { FORM($who, as: "nom", cap: "yes") } paga com { $cards ->
        [1] { $cards } carta
       *[other] { $cards } cartas
    } e { $crowns ->
        [1] { $crowns } coroa
       *[other] { $crowns } coroas
    }
pizarro-event-bargain = { $explorer } por { $price }
pizarro-event-bargain-line = { $crowns ->
        [1] { $crowns } coroa
       *[other] { $crowns } coroas
    } { FORM($who, as: "to") }, e ninguém cobre o lance
pizarro-event-empty = { FORM($who, as: "nom", cap: "yes") } fica sem nenhuma carta
pizarro-event-empty-line = { $phase ->
    [0] A partida termina com a mão vazia
   *[other] Novas cartas vêm no fim da fase { $phase ->
        [1] I
       *[2] II
    }
  }

## What a player did in a match, as a clause.

pizarro-deed = { FORM($who, as: "nom") } { $kind ->
        [hand] guardou { $points ->
            [1] { $points } coroa
           *[other] { $points } coroas
        } na mão
        [magellan] fez { $points ->
            [1] { $points } ponto
           *[other] { $points } pontos
        } com cartas sob { $explorer }
       *[other] fez { $points ->
            [1] { $points } ponto
           *[other] { $points } pontos
        } com { $explorer }
    }
