# Events: a headline of at most 28 characters, a line of at most 58.

pizarro-event-won = { WHO($who) ->
        [you] Wygrywasz
       *[other] { $who } wygrywa
    }
pizarro-event-shared = Wspólne zwycięstwo
pizarro-event-won-line = { $by ->
        [money] { $points ->
                [one] 1 punkt
                [few] { $points } punkty
               *[many] { $points } punktów
            } do { $others }, a na ręce { $money } do { $theirs }
        [ships] { $points ->
                [one] 1 punkt
                [few] { $points } punkty
               *[many] { $points } punktów
            } do { $others } i więcej statków w fazie III
       *[points] { $points ->
                [one] 1 punkt
                [few] { $points } punkty
               *[many] { $points } punktów
            } do { $others }
    }
pizarro-event-bust = Ponad { $limit }, wszystko przepada
pizarro-event-bust-line = { WHO($who) ->
        [you] Odkrywasz { $total } i nic za to nie dostajesz
       *[other] { $who } odkrywa { $total } i nic za to nie dostaje
    }
pizarro-event-phase = Zaczyna się faza { $phase ->
        [1] II
       *[2] III
    }
pizarro-event-phase-line = { WHO($who) ->
        [you] Prowadzisz
       *[other] { $who } prowadzi
    } na morzu: { $crowns ->
        [one] 1 korona
        [few] { $crowns } korony
       *[many] { $crowns } koron
    }
pizarro-event-veto = { WHO($who) ->
        [you] Wetujesz
       *[other] { $who } wetuje
    } { FORM($explorer, as: "acc") }
pizarro-event-veto-line = { $cards ->
        [0] Stos jest pusty: karta wraca od razu
       *[other] Karta wróci wśród ostatnich w fazie { $phase ->
                [1] I
                [2] II
               *[3] III
            }
    }
pizarro-event-price = { $explorer } za { $price }
pizarro-event-price-line = { WHO($who) ->
        [you] Płacisz
       *[other] { $who } płaci
    } { $cards ->
        [one] 1 kartą
        [few] { $cards } kartami
       *[many] { $cards } kartami
    } i { WHO($who) ->
        [you] tracisz
       *[other] traci
    } { $crowns ->
        [one] 1 koronę
        [few] { $crowns } korony
       *[many] { $crowns } koron
    }
pizarro-event-bargain = { $explorer } za { $price }
# by name
pizarro-event-bargain-line = { WHO($who) ->
        [you] Zgarniasz
       *[other] { $who } zgarnia
    } { $crowns ->
        [one] 1 koronę
        [few] { $crowns } korony
       *[many] { $crowns } koron
    }, nikt nie przebija
pizarro-event-empty = { WHO($who) ->
        [you] Nie masz
       *[other] { $who } nie ma
    } już kart
pizarro-event-empty-line = { $phase ->
        [0] Ręka będzie pusta do końca partii
       *[other] Nowe karty będą na końcu fazy { $phase ->
                [1] I
               *[2] II
            }
    }

## What a player did in a match, as a clause.

pizarro-deed = { $kind ->
        [hand] { WHO($who) ->
            [you] Zachowujesz
           *[other] { $who } zachowuje
        } na ręce { $points ->
            [one] 1 koronę
            [few] { $points } korony
           *[many] { $points } koron
        }
        [magellan] { WHO($who) ->
            [you] Kładziesz
           *[other] { $who } kładzie
        } pod { FORM($explorer, as: "acc") } karty warte { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }
       *[other] { WHO($who) ->
            [you] Płyniesz
           *[other] { $who } płynie
        } z { FORM($explorer, as: "ins") } po { $points ->
            [one] 1 punkt
            [few] { $points } punkty
           *[many] { $points } punktów
        }
    }
