# The story of a match that is over: five sentences of these.

pizarro-tale-first = In Phase { $phase ->
    [1] I
    [2] II
   *[3] III
    } { WHO($who) ->
        [you] führst zuerst du
       *[other] führt zuerst { $who }
    }, { $points } zu { $theirs }, mit { $explorer } für { $price }.
pizarro-tale-turn-bought = In Phase { $phase ->
    [1] I
    [2] II
   *[3] III
    } { WHO($who) ->
        [you] kaufst du
       *[other] kauft { $who }
    } { $explorer } für { $price } und { WHO($who) ->
        [you] führst
       *[other] führt
    } { $points } zu { $theirs }.
pizarro-tale-blow-veto = { WHO($who) ->
        [you] Du schickst
       *[other] { $who } schickt
    } { $explorers } mit { $count ->
        [one] einem Veto
       *[other] { $count } Vetos
    } unter den Stapel.
pizarro-tale-blow-price = In Phase { $phase ->
    [1] I
    [2] II
   *[3] III
    } { WHO($who) ->
        [you] zahlst du
       *[other] zahlt { $who }
    } { $price } für { $explorer }, den höchsten Preis von allen.
pizarro-tale-blow-gift = In Phase { $phase ->
    [1] I
    [2] II
   *[3] III
    } geht { $explorer } für 1 an { FORM($who, as: "acc") }: Mehr bietet niemand für { $crowns ->
        [one] eine Krone
       *[other] { $crowns } Kronen
    }.
pizarro-tale-blow-bust = { WHO($who) ->
        [you] Du deckst
       *[other] { $who } deckt
    } für Pizarro { $total } auf, mehr als { $limit }, und nichts davon zählt.
pizarro-tale-end-hand = { WHO($who) ->
        [you] Du hast
       *[other] { $who } hat
    } { $hand ->
        [one] eine Krone
       *[other] { $hand } Kronen
    } auf der Hand und { WHO($who) ->
        [you] gewinnst
       *[other] gewinnt
    } mit { $points } zu { $others }.
pizarro-tale-end-sailed = { WHO($who) ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    } mit { $points } zu { $others }, { $crowns } davon mit { $explorer }.
pizarro-tale-end-level = { WHO($who) ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    } mit { $points }, gleichauf mit { FORM($other, as: "dat") }: { $by ->
        [money] Das Geld entscheidet, { $money } zu { $theirs }.
       *[ships] Die Schiffe in Phase III entscheiden.
    }

# What a player is after, the question of a puzzle.

pizarro-task = Phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }. { WHO($who) ->
        [you] Du hast
       *[other] { $who } hat
    } { $crowns ->
        [one] eine Krone
       *[other] { $crowns } Kronen
    } auf der Hand.
pizarro-task-card = { $explorer } steht in Phase { $phase ->
        [1] I
        [2] II
       *[3] III
    } zum Verkauf: { $brings }. { WHO($who) ->
        [you] Du hast
       *[other] { $who } hat
    } { $crowns ->
        [one] eine Krone
       *[other] { $crowns } Kronen
    } auf der Hand.
