# The story of a match that is over: five sentences of these.

pizarro-tale-first = In phase { $phase ->
    [1] I
    [2] II
   *[3] III
    } { $who } led first, { $points } to { $theirs }, with { $explorer } for { $price }.
pizarro-tale-turn-bought = In phase { $phase ->
    [1] I
    [2] II
   *[3] III
    } { $who } bought { $explorer } for { $price } and led { $points } to { $theirs }.
pizarro-tale-blow-veto = { $who } sent { $explorers } to the bottom of the stack with { $count ->
    [one] a veto
   *[other] { $count } vetoes
    }.
pizarro-tale-blow-price = In phase { $phase ->
    [1] I
    [2] II
   *[3] III
    } { $who } paid { $price } for { $explorer }, the highest price of all.
pizarro-tale-blow-gift = In phase { $phase ->
    [1] I
    [2] II
   *[3] III
    } { $explorer } was { $who }’s for 1: nobody bid more for { $crowns ->
    [one] a crown
   *[other] { $crowns } crowns
    }.
pizarro-tale-blow-bust = { $who } turned up { $total } for Pizarro, over { $limit }, and scored nothing for it.
pizarro-tale-end-hand = { $who } held { $hand ->
    [one] a crown
   *[other] { $hand } crowns
    } in money and won { $points } to { $others }.
pizarro-tale-end-sailed = { $who } won { $points } to { $others }, { $crowns } of them with { $explorer }.
pizarro-tale-end-level = { $who } won with { $points }, as many as { $other }: { $by ->
        [money] { $money } in money to { $theirs }
       *[ships] the ships in phase III
    } decided.

# What a player is after, the question of a puzzle.

pizarro-task = Phase { $phase ->
    [1] I
    [2] II
   *[3] III
    }. { $who } has { $crowns ->
    [one] a crown
   *[other] { $crowns } crowns
    } in money.
pizarro-task-card = { $explorer } is on sale in phase { $phase ->
    [1] I
    [2] II
   *[3] III
    }: { $brings }. { $who } has { $crowns ->
    [one] a crown
   *[other] { $crowns } crowns
    } in money.
