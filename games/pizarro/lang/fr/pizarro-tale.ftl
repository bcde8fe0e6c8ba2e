# The story of a match that is over: five sentences of these.

pizarro-tale-wants-1 = { $a } mise sur { $x }.
pizarro-tale-wants-2 = { $a } mise sur { $x }, { $b } sur { $y }.
pizarro-tale-wants-3 = { $a } mise sur { $x }, { $b } sur { $y }, { $c } sur { $z }.
# by name
pizarro-tale-first = En phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, { $who } mène d’abord, { $points } à { $theirs }, avec { $explorer } pour { $price }.
# by name
pizarro-tale-turn-bought = En phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, { $who } achète { $explorer } pour { $price } et mène { $points } à { $theirs }.
# by name
pizarro-tale-blow-veto = { $who } envoie { $explorers } sous la pioche avec { $count ->
    [one] { $count } veto
   *[other] { $count } vetos
    }.
# by name
pizarro-tale-blow-price = En phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, { $who } paie { $price } pour { $explorer }, le prix le plus haut de tous.
# by name
pizarro-tale-blow-gift = En phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, { $explorer } va à { $who } pour 1 : personne ne surenchérit, pour { $crowns ->
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
    }.
# by name
pizarro-tale-blow-bust = { $who } retourne { $total } pour Pizarro, au-delà de { $limit }, et ne marque rien.
# by name
pizarro-tale-end-hand = { $who } garde { $hand ->
    [one] { $hand } couronne
   *[other] { $hand } couronnes
    } en main et gagne { $points } à { $others }.
# by name
pizarro-tale-end-sailed = { $who } gagne { $points } à { $others }, dont { $crowns } avec { $explorer }.
# by name
pizarro-tale-end-money = { $who } gagne avec { $points }, comme { $other } : { $money } en argent contre { $theirs } font la différence.
# by name
pizarro-tale-end-ships = { $who } gagne avec { $points }, comme { $other } : les navires en phase III font la différence.

# What a player is after, the question of a puzzle.

# by name
pizarro-task = Phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }. { $who } a { $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    } en main.
# by name
pizarro-task-card = { $explorer } est à vendre en phase { $phase ->
        [1] I
        [2] II
       *[3] III
    } : { $brings } { $who } a { $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    } en main.
