# The story of a match that is over: five sentences of these.

pizarro-tale-wants-1 = { WHO($a) ->
        [you] Tu mises
       *[other] { $a } mise
    } sur { $x }.
pizarro-tale-wants-2 = { WHO($a) ->
        [you] Tu mises
       *[other] { $a } mise
    } sur { $x }, { FORM($b, as: "plain") } sur { $y }.
pizarro-tale-wants-3 = { WHO($a) ->
        [you] Tu mises
       *[other] { $a } mise
    } sur { $x }, { FORM($b, as: "plain") } sur { $y }, { FORM($c, as: "plain") } sur { $z }.
pizarro-tale-first = En phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, { WHO($who) ->
        [you] tu mènes
       *[other] { $who } mène
    } d’abord, { $points } à { $theirs }, avec { $explorer } pour { $price }.
pizarro-tale-turn-bought = En phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, { WHO($who) ->
        [you] tu achètes
       *[other] { $who } achète
    } { $explorer } pour { $price } et { WHO($who) ->
        [you] mènes
       *[other] mène
    } { $points } à { $theirs }.
pizarro-tale-blow-veto = { WHO($who) ->
        [you] Tu envoies
       *[other] { $who } envoie
    } { $explorers } sous la pioche avec { $count ->
    [one] { $count } veto
   *[other] { $count } vetos
    }.
pizarro-tale-blow-price = En phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, { WHO($who) ->
        [you] tu paies
       *[other] { $who } paie
    } { $price } pour { $explorer }, le prix le plus élevé de la partie.
pizarro-tale-blow-gift = En phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, { $explorer } { WHO($who) ->
        [you] te revient
       *[other] va à { $who }
    } pour 1 pièce, sans autre enchère, et rapporte { $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }.
pizarro-tale-blow-bust = { WHO($who) ->
        [you] Tu retournes
       *[other] { $who } retourne
    } { $total } pour Pizarro, au-delà de { $limit }, et ne { WHO($who) ->
        [you] marques
       *[other] marque
    } rien.
pizarro-tale-end-hand = { WHO($who) ->
        [you] Tu gardes
       *[other] { $who } garde
    } { $hand ->
    [one] { $hand } couronne
   *[other] { $hand } couronnes
    } en main et { WHO($who) ->
        [you] gagnes
       *[other] gagne
    } { $points } à { $others }.
pizarro-tale-end-sailed = { WHO($who) ->
        [you] Tu gagnes
       *[other] { $who } gagne
    } { $points } à { $others }, dont { $crowns } avec { $explorer }.
pizarro-tale-end-level = { WHO($who) ->
        [you] Tu gagnes
       *[other] { $who } gagne
    } à égalité ({ $points }) avec { FORM($other, as: "plain") }, grâce { $by ->
        [money] à l’argent : { $money } contre { $theirs }.
       *[ships] aux navires en phase III.
    }

# What a player is after, the question of a puzzle.

pizarro-task = Phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }. { WHO($who) ->
        [you] Tu as
       *[other] { $who } a
    } { $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    } en main.
pizarro-task-card = { $explorer } est à vendre en phase { $phase ->
        [1] I
        [2] II
       *[3] III
    } : { $brings }. { WHO($who) ->
        [you] Tu as
       *[other] { $who } a
    } { $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    } en main.
