# The story of a match that is over: five sentences of these.

# by name
pizarro-tale-wants-1 = { $a } stawia na { FORM($x, as: "acc") }.
# by name
pizarro-tale-wants-2 = { $a } stawia na { FORM($x, as: "acc") }, { $b } na { FORM($y, as: "acc") }.
# by name
pizarro-tale-wants-3 = { $a } stawia na { FORM($x, as: "acc") }, { $b } na { FORM($y, as: "acc") }, { $c } na { FORM($z, as: "acc") }.
# by name
pizarro-tale-first = W fazie { $phase ->
        [1] I
        [2] II
       *[3] III
    } na początku prowadzi { $who }, { $points } do { $theirs }: { $explorer } za { $price }.
# by name
pizarro-tale-turn-bought = W fazie { $phase ->
        [1] I
        [2] II
       *[3] III
    } { $who } kupuje { FORM($explorer, as: "acc") } za { $price } i prowadzi { $points } do { $theirs }.
# by name
pizarro-tale-blow-veto = { $who } odsyła na spód stosu: { $explorers }. Użyte weta: { $count }.
# by name
pizarro-tale-blow-price = W fazie { $phase ->
        [1] I
        [2] II
       *[3] III
    } { $who } płaci { $price } za { FORM($explorer, as: "acc") }, najwyższą cenę ze wszystkich.
# by name
pizarro-tale-blow-gift = W fazie { $phase ->
        [1] I
        [2] II
       *[3] III
    } { $who } ma { FORM($explorer, as: "acc") } za 1: nikt nie daje więcej za { $crowns ->
        [one] 1 koronę
        [few] { $crowns } korony
       *[many] { $crowns } koron
    }.
# by name
pizarro-tale-blow-bust = { $who } odkrywa dla Pizarra { $total }, ponad { $limit }, i nic za to nie dostaje.
# by name
pizarro-tale-end-hand = { $who } ma na kartach pieniędzy { $hand ->
        [one] 1 koronę
        [few] { $hand } korony
       *[many] { $hand } koron
    } i wygrywa { $points } do { $others }.
# by name
pizarro-tale-end-sailed = { $who } wygrywa { $points } do { $others }, z tego { $crowns } daje { $explorer }.
# by name
pizarro-tale-end-money = { $who } wygrywa, mając { $points }, tyle co { $other }: decydują pieniądze, { $money } do { $theirs }.
# by name
pizarro-tale-end-ships = { $who } wygrywa, mając { $points }, tyle co { $other }: decydują statki w fazie III.

# What a player is after, the question of a puzzle.

# by name
pizarro-task = Faza { $phase ->
        [1] I
        [2] II
       *[3] III
    }. { WHO($who) ->
        [you] Masz
       *[other] { $who } ma
    } na kartach pieniędzy { $crowns ->
        [one] 1 koronę
        [few] { $crowns } korony
       *[many] { $crowns } koron
    }.
# by name
pizarro-task-card = Na sprzedaż w fazie { $phase ->
        [1] I
        [2] II
       *[3] III
    }: { $explorer }. Daje: { $brings }. { WHO($who) ->
        [you] Masz
       *[other] { $who } ma
    } na kartach pieniędzy { $crowns ->
        [one] 1 koronę
        [few] { $crowns } korony
       *[many] { $crowns } koron
    }.
