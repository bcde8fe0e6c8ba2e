# Events: a headline of at most 28 characters, a line of at most 58.

pizarro-event-won = { WHO($who) ->
        [you] Tu gagnes
       *[other] { $who } gagne
    }
pizarro-event-shared = Victoire partagée
pizarro-event-won-line = { $by ->
        [money] { $points } points contre { $others }, et { $money } en main contre { $theirs }
        [ships] { $points } points contre { $others }, et plus de navires en phase III
       *[points] { $points } points contre { $others }
    }
pizarro-event-bust = Au-delà de { $limit }, tout est perdu
pizarro-event-bust-line = { WHO($who) ->
        [you] Tu retournes { $total } et ne marques
       *[other] { $who } retourne { $total } et ne marque
    } rien
pizarro-event-phase = La phase { $phase ->
        [1] II
       *[2] III
    } commence
pizarro-event-phase-line = { WHO($who) ->
        [you] Tu mènes
       *[other] { $who } mène
    } en mer avec { $crowns } couronnes
pizarro-event-veto = { WHO($who) ->
       [you] Tu écartes
      *[other] { $who } écarte
    } { $explorer }
pizarro-event-veto-line = { $cards ->
        [0] La pioche est vide : la carte revient aussitôt
       *[other] La carte reviendra parmi les dernières de la phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }
    }
pizarro-event-price = { $price } pour { $explorer }
pizarro-event-price-line = { WHO($who) ->
        [you] Tu paies avec
       *[other] { $who } paie avec
    } { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } et { $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }
pizarro-event-bargain = { $explorer } pour { $price }
pizarro-event-bargain-line = { $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    } pour { WHO($who) ->
        [you] toi
       *[other] { $who }
    }, sans autre enchère
pizarro-event-empty = { WHO($who) ->
        [you] Tu n’as
       *[other] { $who } n’a
    } plus de carte
pizarro-event-empty-line = { $phase ->
        [0] La partie finit avec une main vide
       *[other] De nouvelles cartes arrivent à la fin de la phase { $phase ->
            [1] I
           *[2] II
        }
    }

## What a player did in a match, as a clause.

pizarro-deed = { $kind ->
        [hand] { WHO($who) ->
            [you] tu gardes
           *[other] { $who } garde
        } { $points ->
            [one] { $points } couronne
           *[other] { $points } couronnes
        } en main
        [magellan] { WHO($who) ->
            [you] tu marques
           *[other] { $who } marque
        } { $points ->
            [one] { $points } point
           *[other] { $points } points
        } avec des cartes sous { $explorer }
       *[other] { WHO($who) ->
            [you] tu marques
           *[other] { $who } marque
        } { $points ->
            [one] { $points } point
           *[other] { $points } points
        } avec { $explorer }
    }
