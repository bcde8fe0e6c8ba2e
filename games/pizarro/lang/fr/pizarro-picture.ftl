# Words on the pictures. They must be short: long ones are shrunk and cut.

pizarro-pic-half = { $number } · face { $side }

pizarro-pic-title = { $stage ->
        [veto] { $who } : un veto ?
        [pays] { $who } paie { $price }
        [exchange] { $who } échange
        [vetoes] { $who } met son veto
        [unsold] Invendu
        [gamble] { $who } pioche
       *[bid] { $who } enchérit
    }
pizarro-pic-task = { $stage ->
        [veto] écarter { $explorer }, ou laisser
        [paying] choisir les cartes pour { $explorer }
        [exchange] jusqu’à 3 cartes pour ce navire
        [gamble] { $total } – piocher, ou arrêter
        [pending] confirmer pour voir la suite
       *[bidding] { $least } ou plus – ou passer
    }

pizarro-pic-phase = Phase
pizarro-pic-card-of = carte { $number } sur { $cards }
pizarro-pic-then-phase = · encore { $cards }, puis phase { $phase }
pizarro-pic-then-end = · encore { $cards }, puis la fin
pizarro-pic-to-come = à venir :
pizarro-pic-none-to-come = la dernière
pizarro-pic-last-card = · la dernière
pizarro-pic-phase-end = Fin de la phase
pizarro-pic-scoring = Décompte final
pizarro-pic-deck = pioche
pizarro-pic-discards = défausse

pizarro-pic-effect-crowns = couronnes à la fin
pizarro-pic-effect-bags = +{ $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en fin de phase
pizarro-pic-effect = { $action ->
        [veto] veto contre une carte à venir
        [gamble] piocher jusqu’à 20 à la fin
        [pile_hand] avec une carte de la main
        [pile_paid] avec une des cartes payées
        [exchange] en fin de phase échanger { $cards } au plus
        [draw] piocher { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        } aussitôt
        [open_hand] puis jouer main ouverte
       *[lose_card] puis perdre une carte au hasard
    }
pizarro-pic-effect-choose = piocher { $cards }, ou couronnes à la fin

pizarro-pic-no-bid = Aucune enchère
pizarro-pic-high-bid = Enchère
pizarro-pic-to-pay = À payer
pizarro-pic-pass = passe
pizarro-pic-veto-asked = Un veto ?
pizarro-pic-exchange-turn = Échange
pizarro-pic-then = puis
pizarro-pic-drawn = Pioché pour Pizarro
pizarro-pic-of-limit = sur { $limit }
pizarro-pic-bust = trop : 0
pizarro-pic-decided = Décidé
pizarro-pic-last = { $what ->
        [vetoed] { $explorer } écarté
        [unsold] { $explorer } invendu
       *[exchanged] échangé : { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }
    }

pizarro-pic-standing-asked = { $stage ->
        [veto] un veto ?
        [paying] paie { $price }
        [exchange] échange
        [gamble] pioche
       *[bidding] enchérit
    }
pizarro-pic-standing = { $how ->
        [leads] mène · { $bid }
        [passed] a passé
        [no_ship_left] plus aucun navire
       *[no_cards] trop peu de cartes
    }
pizarro-pic-standing-bid = { $bid ->
        [0] en jeu
       *[other] à { $bid }
    }
pizarro-pic-standing-no-ship = pas de navire { $explorer }
pizarro-pic-standing-no-ship-short = pas de navire
pizarro-pic-standing-rank = { $rank ->
       [1] 1re
      *[other] { $rank }e
    } place · { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
pizarro-pic-standing-rank-short = { $rank ->
       [1] 1re
      *[other] { $rank }e
    } place

pizarro-pic-hand-title = Ta main
pizarro-pic-hand-count = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
pizarro-pic-hand-crowns = couronnes
pizarro-pic-pay-bid = Pour enchérir à
pizarro-pic-pay-exact = l’appoint
pizarro-pic-pay-over = { $amount } de trop
pizarro-pic-pay-most = Tu peux payer { $most } au plus.
pizarro-pic-pay-given-up = couronnes perdues
pizarro-pic-pay-fewest = le moins possible
pizarro-pic-pay-least = { $crowns ->
        [one] { $crowns } suffirait
       *[other] { $crowns } suffiraient
    }
pizarro-pic-pay-or = ou
pizarro-pic-after-title = Après le paiement
pizarro-pic-after-lose = { $explorer } : { $who } pioche
pizarro-pic-after-lose-of = 1 de ces { $cards } à l’aveugle
pizarro-pic-after-open = { $explorer } : main ouverte
pizarro-pic-after-open-until = jusqu’à la fin de la phase
pizarro-pic-after-draw = { $explorer } : piocher { $cards }
pizarro-pic-after-draw-or = ou prendre les couronnes
pizarro-pic-after-draw-at-once = tout de suite
pizarro-pic-after-under-hand = { $explorer } : 1 carte de la main
pizarro-pic-after-under-paid = { $explorer } : 1 carte payée
pizarro-pic-after-scores = va sous la pile
pizarro-pic-swap-title = À échanger
pizarro-pic-swap-choose = Choisis jusqu’à 3 cartes, ou aucune.
pizarro-pic-swap-kept = Cartes gardées
pizarro-pic-income-title = Fin de la phase { $phase }
pizarro-pic-income-cards = +{ $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } si les navires restent là
pizarro-pic-outlook-title = Couronnes des navires
pizarro-pic-outlook-ships = Plus aucune carte : le décompte final suit.
pizarro-pic-points-title = Points pour l’instant
pizarro-pic-points-ships = navires
pizarro-pic-points-hand = main

pizarro-pic-choice-cards = des cartes
pizarro-pic-choice-left = moitié cartes
pizarro-pic-choice-right = moitié couronnes
pizarro-pic-choice-drawn = { $total } pour l’instant
pizarro-pic-choice-deck = encore une carte
pizarro-pic-choice-now = enchères maintenant
pizarro-pic-choice-bottom = { $cards ->
        [0] pioche vide
        [one] { $cards } carte avant
       *[other] { $cards } cartes avant
    }
