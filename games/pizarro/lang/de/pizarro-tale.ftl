# The story of a match that is over: five sentences of these.

pizarro-tale-wants-1 = { $a } setzte auf { $x }.
pizarro-tale-wants-2 = { $a } setzte auf { $x }, { $b } auf { $y }.
pizarro-tale-wants-3 = { $a } setzte auf { $x }, { $b } auf { $y }, { $c } auf { $z }.
# by name
pizarro-tale-first = In Phase { $phase ->
    [1] I
    [2] II
   *[3] III
    } führte zuerst { $who }, { $points } zu { $theirs }, mit { $explorer } für { $price }.
# by name
pizarro-tale-turn-bought = In Phase { $phase ->
    [1] I
    [2] II
   *[3] III
    } kaufte { $who } { $explorer } für { $price } und führte { $points } zu { $theirs }.
# by name
pizarro-tale-blow-veto = { $who } schickte { $explorers } mit { $count ->
        [one] einem Veto
       *[other] { $count } Vetos
    } unter den Stapel.
# by name
pizarro-tale-blow-price = In Phase { $phase ->
    [1] I
    [2] II
   *[3] III
    } zahlte { $who } { $price } für { $explorer }, den höchsten Preis von allen.
# by name
pizarro-tale-blow-gift = In Phase { $phase ->
    [1] I
    [2] II
   *[3] III
    } ging { $explorer } für 1 an { $who }: Niemand bot mehr für { $crowns ->
        [one] eine Krone
       *[other] { $crowns } Kronen
    }.
# by name
pizarro-tale-blow-bust = { $who } deckte für Pizarro { $total } auf, über { $limit }, und nichts davon zählte.
# by name
pizarro-tale-end-hand = { $who } hielt { $hand ->
        [one] eine Krone
       *[other] { $hand } Kronen
    } an Geld und gewann { $points } zu { $others }.
# by name
pizarro-tale-end-sailed = { $who } gewann { $points } zu { $others }, { $crowns } davon mit { $explorer }.
# by name
pizarro-tale-end-money = { $who } gewann mit { $points }, so viel wie { $other }: { $money } Geld zu { $theirs } entschied.
# by name
pizarro-tale-end-ships = { $who } gewann mit { $points }, so viel wie { $other }: Die Schiffe in Phase III entschieden.

# What a player is after, the question of a puzzle.

# by name
pizarro-task = Phase { $phase ->
    [1] I
    [2] II
   *[3] III
    }. { $who } hat { $crowns ->
        [one] eine Krone
       *[other] { $crowns } Kronen
    } an Geld.
# by name
pizarro-task-card = { $explorer } steht in Phase { $phase ->
    [1] I
    [2] II
   *[3] III
    } zum Verkauf: { $brings } { $who } hat { $crowns ->
        [one] eine Krone
       *[other] { $crowns } Kronen
    } an Geld.
