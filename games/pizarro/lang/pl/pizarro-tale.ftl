# The story of a match that is over: five sentences of these.

# by name
pizarro-tale-first = W fazie { $phase ->
        [1] I
        [2] II
       *[3] III
    } na początku { WHO($who) ->
        [you] prowadzisz
       *[other] prowadzi { $who }
    }, { $points } do { $theirs }: { $explorer } za { $price }.
# by name
pizarro-tale-turn-bought = W fazie { $phase ->
        [1] I
        [2] II
       *[3] III
    } { WHO($who) ->
        [you] kupujesz
       *[other] { $who } kupuje
    } { FORM($explorer, as: "acc") } za { $price } i { WHO($who) ->
        [you] prowadzisz
       *[other] prowadzi
    } { $points } do { $theirs }.
pizarro-tale-blow-veto = { WHO($who) ->
        [you] Odsyłasz
       *[other] { $who } odsyła
    } { FORM($explorers, as: "acc") } na spód stosu. Użyte weta: { $count }.
# by name
pizarro-tale-blow-price = W fazie { $phase ->
        [1] I
        [2] II
       *[3] III
    } { WHO($who) ->
        [you] płacisz
       *[other] { $who } płaci
    } { $price } za { FORM($explorer, as: "acc") }, najwyższą cenę ze wszystkich.
# by name
pizarro-tale-blow-gift = W fazie { $phase ->
        [1] I
        [2] II
       *[3] III
    } { WHO($who) ->
        [you] dostajesz
       *[other] { $who } dostaje
    } { FORM($explorer, as: "acc") } za 1: nikt nie daje więcej za { $crowns ->
        [one] 1 koronę
        [few] { $crowns } korony
       *[many] { $crowns } koron
    }.
pizarro-tale-blow-bust = { WHO($who) ->
        [you] Odkrywasz
       *[other] { $who } odkrywa
    } dla Pizarra { $total }, ponad { $limit }, i nic za to nie { WHO($who) ->
        [you] dostajesz
       *[other] dostaje
    }.
pizarro-tale-end-hand = { WHO($who) ->
        [you] Masz
       *[other] { $who } ma
    } na kartach pieniędzy { $hand ->
        [one] 1 koronę
        [few] { $hand } korony
       *[many] { $hand } koron
    } i { WHO($who) ->
        [you] wygrywasz
       *[other] wygrywa
    } { $points } do { $others }.
pizarro-tale-end-sailed = { WHO($who) ->
        [you] Wygrywasz
       *[other] { $who } wygrywa
    } { $points } do { $others }, z tego { $crowns } daje { $explorer }.
pizarro-tale-end-level = { WHO($who) ->
        [you] Wygrywasz
       *[other] { $who } wygrywa
    }, mając { $points }, tyle co { FORM($other, as: "nom") }: decydują { $by ->
        [money] pieniądze, { $money } do { $theirs }.
       *[ships] statki w fazie III.
    }

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
    }: { $explorer }. Zysk: { $brings }. { WHO($who) ->
        [you] Masz
       *[other] { $who } ma
    } na kartach pieniędzy { $crowns ->
        [one] 1 koronę
        [few] { $crowns } korony
       *[many] { $crowns } koron
    }.
