# Events: a headline of at most 28 characters, a line of at most 58.

pizarro-event-won = { WHO($who) ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    }
pizarro-event-shared = Ein geteilter Sieg
pizarro-event-won-line = { $by ->
        [money] { $points } Punkte zu { $others }, Geld auf der Hand: { $money } zu { $theirs }
        [ships] { $points } Punkte zu { $others }, dazu mehr Schiffe in Phase III
       *[points] { $points } Punkte zu { $others }
    }
pizarro-event-bust = Über { $limit }: alles verloren
pizarro-event-bust-line = { WHO($who) ->
        [you] Du deckst
       *[other] { $who } deckt
    } { $total } auf, und nichts davon zählt
pizarro-event-phase = Phase { $phase ->
        [1] II
       *[2] III
    } beginnt
pizarro-event-phase-line = { WHO($who) ->
        [you] Du führst
       *[other] { $who } führt
    } auf See mit { $crowns } Kronen
pizarro-event-veto = { WHO($who) ->
        [you] Du stoppst
       *[other] { $who } stoppt
    } { $explorer }
pizarro-event-veto-line = { $cards ->
        [0] Der Stapel ist leer: Die Karte kommt gleich wieder
       *[other] Die Karte kommt als eine der letzten der Phase { $phase ->
            [1] I
            [2] II
           *[3] III
        } wieder
    }
pizarro-event-price = { $price } für { $explorer }
pizarro-event-price-line = { WHO($who) ->
        [you] Du zahlst
       *[other] { $who } zahlt
    } mit { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } und { $crowns ->
        [one] 1 Krone
       *[other] { $crowns } Kronen
    }
pizarro-event-bargain = { $explorer } für { $price }
pizarro-event-bargain-line = { $crowns } Kronen für { FORM($who, as: "acc") }, und niemand hält dagegen
pizarro-event-empty = { WHO($who) ->
        [you] Du hast
       *[other] { $who } hat
    } keine Karte mehr
pizarro-event-empty-line = { $phase ->
        [0] Die Partie endet mit leerer Hand
       *[other] Neue Karten kommen, wenn Phase { $phase ->
            [1] I
           *[2] II
        } endet
    }

## What a player did in a match, as a clause.

pizarro-deed = { $kind ->
        [hand] { WHO($who) ->
            [you] du behältst
           *[other] { $who } behält
        } { $points } Kronen auf der Hand
        [magellan] { WHO($who) ->
            [you] du holst
           *[other] { $who } holt
        } { $points } Punkte mit Karten unter { $explorer }
       *[other] { WHO($who) ->
            [you] du holst
           *[other] { $who } holt
        } { $points } Punkte mit { $explorer }
    }
