# The story of a match that is over: five sentences of these.

pizarro-tale-wants-1 = { WHO($a) ->
        [you] Du setztest
       *[other] { $a } setzte
    } auf { $x }.
pizarro-tale-wants-2 = { WHO($a) ->
        [you] Du setztest
       *[other] { $a } setzte
    } auf { $x }, { FORM($b, as: "nom") } auf { $y }.
pizarro-tale-wants-3 = { WHO($a) ->
        [you] Du setztest
       *[other] { $a } setzte
    } auf { $x }, { FORM($b, as: "nom") } auf { $y }, { FORM($c, as: "nom") } auf { $z }.
pizarro-tale-first = In Phase { $phase ->
    [1] I
    [2] II
   *[3] III
    } { WHO($who) ->
        [you] führtest zuerst du
       *[other] führte zuerst { $who }
    }, { $points } zu { $theirs }, mit { $explorer } für { $price }.
pizarro-tale-turn-bought = In Phase { $phase ->
    [1] I
    [2] II
   *[3] III
    } { WHO($who) ->
        [you] kauftest du
       *[other] kaufte { $who }
    } { $explorer } für { $price } und { WHO($who) ->
        [you] führtest
       *[other] führte
    } { $points } zu { $theirs }.
pizarro-tale-blow-veto = { WHO($who) ->
        [you] Du schicktest
       *[other] { $who } schickte
    } { $explorers } mit { $count ->
        [one] einem Veto
       *[other] { $count } Vetos
    } unter den Stapel.
pizarro-tale-blow-price = In Phase { $phase ->
    [1] I
    [2] II
   *[3] III
    } { WHO($who) ->
        [you] zahltest du
       *[other] zahlte { $who }
    } { $price } für { $explorer }, den höchsten Preis von allen.
pizarro-tale-blow-gift = In Phase { $phase ->
    [1] I
    [2] II
   *[3] III
    } ging { $explorer } für 1 an { FORM($who, as: "acc") }: Niemand bot mehr für { $crowns ->
        [one] eine Krone
       *[other] { $crowns } Kronen
    }.
pizarro-tale-blow-bust = { WHO($who) ->
        [you] Du decktest
       *[other] { $who } deckte
    } für Pizarro { $total } auf, über { $limit }, und nichts davon zählte.
pizarro-tale-end-hand = { WHO($who) ->
        [you] Du hieltest
       *[other] { $who } hielt
    } { $hand ->
        [one] eine Krone
       *[other] { $hand } Kronen
    } auf der Hand und { WHO($who) ->
        [you] gewannst
       *[other] gewann
    } { $points } zu { $others }.
pizarro-tale-end-sailed = { WHO($who) ->
        [you] Du gewannst
       *[other] { $who } gewann
    } { $points } zu { $others }, { $crowns } davon mit { $explorer }.
pizarro-tale-end-money = { WHO($who) ->
        [you] Du gewannst
       *[other] { $who } gewann
    } mit { $points }, so viel wie { FORM($other, as: "nom") }: { $money } Geld zu { $theirs } entschied.
pizarro-tale-end-ships = { WHO($who) ->
        [you] Du gewannst
       *[other] { $who } gewann
    } mit { $points }, so viel wie { FORM($other, as: "nom") }: Die Schiffe in Phase III entschieden.

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
