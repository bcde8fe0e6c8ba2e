# A decision in brief: what is asked, what is at stake, the answers that come first. Limits: question 24 characters, frame 18, label 34,
# stake 80.

pizarro-decision-frame = phase { $phase ->
        [1] I
        [2] II
       *[3] III
    } : { $number }/{ $cards }
pizarro-decision-stake = **{ $bold }.** { $then }

## What a card brings

pizarro-brings = { $what }
pizarro-brings-crowns = { $before ->
        [0] { $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }
       *[other] { $more } { $more ->
            [one] couronne
           *[other] couronnes
        } de plus
    }
pizarro-brings-cards = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
pizarro-brings-action = { $action ->
        [veto] un veto
        [exchange] un échange de { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        }
        [draw] { $cards ->
            [one] { $cards } carte
           *[other] { $cards } cartes
        } tout de suite
        [open_hand] une main ouverte
       *[lose_card] une carte perdue
    }
pizarro-brings-halves = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, ou { $crowns } couronnes
pizarro-brings-gamble = { $place ->
        [within] un pari
       *[beginning] Un pari
    } jusqu’à { $limit } points
pizarro-brings-pile = { $before ->
        [0] { $place ->
            [within] une pile de { $points ->
                [one] { $points } point
               *[other] { $points } points
            } qui peut grandir
           *[beginning] Une pile qui vaut { $points }, plus ensuite
        }
       *[other] { $place ->
            [within] { $points } points dans ta pile au lieu de { $before }
           *[beginning] Ta pile vaut { $points }, et non { $before }
        }
    }
pizarro-brings-no-pile = { $place ->
        [within] une pile de cartes argent
       *[beginning] Une pile de cartes argent
    }

## Bids

pizarro-decision-bid-question = { $least ->
        [1] Un
        [2] Deux
        [3] Trois
        [4] Quatre
        [5] Cinq
        [6] Six
        [7] Sept
        [8] Huit
        [9] Neuf
        [10] Dix
        [11] Onze
        [12] Douze
       *[other] { $least }
    } ou plus, ou passer
pizarro-decision-bid = À { $amount } · { $kind ->
        [one] un { $cards }
        [the] le { $cards }
        [some] { $cards }
       *[other] { $count } cartes
    }, −{ $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }
pizarro-decision-limit = Jusqu’à { $amount } · { $kind ->
        [one] un { $cards }
        [the] le { $cards }
        [some] { $cards }
       *[other] { $count } cartes
    }, −{ $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }
pizarro-decision-pass = { $crowns ->
        [0] Passer
        [one] Passer · garder { $crowns } couronne
       *[other] Passer · garder { $crowns } couronnes
    }
pizarro-decision-range = { $count ->
        [1] { $first }
        [2] { $first }, { $last }
       *[other] { $first } à { $last }
    }
pizarro-decision-bid-rest = Une autre enchère : { $amounts }
pizarro-decision-limit-rest = Une autre limite : { $amounts }
pizarro-decision-amount-question = Combien ?
pizarro-decision-amount-stake = **Tu peux payer { $most } au plus.** Tu paies ce que tu annonces.
pizarro-decision-dear-question = Tu ne peux que passer
pizarro-decision-dear-stake = **Tu ne peux pas dépasser { $most }.** { $bid ->
        [0] Cela ne suffit pas pour enchérir.
       *[other] L’enchère est à { $bid }.
    }
pizarro-decision-alone-question = À toi pour { $price } ?
pizarro-decision-alone-stake = Tu n’as aucun rival.
pizarro-decision-alone-rest = Autre enchère ou paiement
pizarro-decision-buy = Acheter · { $kind ->
        [one] un { $cards }
        [the] le { $cards }
        [some] { $cards }
       *[other] { $count } cartes
    }, −{ $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }
pizarro-decision-buy-under = Acheter · { $kind ->
        [one] un { $cards }
        [the] le { $cards }
        [some] { $cards }
       *[other] { $count } cartes
    }, −{ $crowns }, pile +{ $points }
# by name
pizarro-decision-open-stake = { $who } peut payer { $most } au plus.
pizarro-decision-few-stake = Il te reste { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }{ $phase ->
        [3] {""} : ce que tu gardes compte.
       *[other] , d’autres plus tard.
    }
pizarro-decision-last-phase-stake = Dernière phase : les couronnes décident.
pizarro-decision-last-card-stake = Le dernier { $explorer } de la phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }.
pizarro-decision-spare-stake = Garde tes 1 à 3, riches en couronnes.
pizarro-decision-more-stake = { $left ->
        [one] Il revient encore une fois.
       *[other] Il revient encore { $left } fois.
    }
pizarro-decision-limit-question = { $explorer } : jusqu’où ?

## Payments

pizarro-decision-pay-question = { $explorer } : paie { $price }
pizarro-decision-pay = { $kind ->
        [one] Payer un { $cards }
        [the] Payer le { $cards }
        [some] Payer { $cards }
       *[other] { $cards }
    } · −{ $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }
pizarro-decision-pay-under = Payer { $kind ->
        [one] un { $cards }
        [the] le { $cards }
        [some] { $cards }
       *[other] { $cards }
    } · −{ $crowns }, pile +{ $points }
pizarro-decision-pay-bid-stake = **{ $explorer } pour { $price }.** Avec quelles cartes payer ?
pizarro-decision-pay-exact-stake = **{ $bold }.** Tu peux faire l’appoint.
pizarro-decision-pay-over-stake = **{ $bold }.** Pas de monnaie rendue.
pizarro-decision-pay-rest = D’autres cartes
pizarro-decision-paid = **{ $explorer }, −{ $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }.** { $then }

## What the card asks for

pizarro-decision-under-question = Quelle carte dessous ?
pizarro-decision-under-hand = Mettre le { $card } · −{ $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }, +{ $points }
pizarro-decision-under-paid = Mettre le { $card } dessous · +{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
pizarro-decision-under-then = Et quelle carte va sous Magellan ?
pizarro-decision-under-equal = Toutes les cartes se valent sous Magellan.
pizarro-decision-under-rest = Une autre carte
pizarro-decision-pile-question = Sur quelle pile ?
pizarro-decision-pile = Sur la pile de { $cards } · +{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
pizarro-decision-pile-then = Et sur quelle pile ?
pizarro-decision-pile-equal = Chaque pile y gagne autant.
pizarro-decision-pile-rest = Une autre pile
pizarro-decision-half-question = Cartes ou couronnes ?
pizarro-decision-half-left = Cartes · en piocher { $cards }
pizarro-decision-half-right = Couronnes · { $crowns } à la fin
pizarro-decision-half-then = Et quelle moitié de la case ?
pizarro-decision-from-question = Quel navire avance ?
pizarro-decision-from-left = Celui de gauche · sans perte
pizarro-decision-from-right = Celui de droite · −{ $crowns } couronnes
pizarro-decision-from-stake = **Payé avec { $cards }, vers la moitié { $half ->
        [left] gauche
       *[right] droite
    }.** Et quel navire ?

## Vetoes, exchanges, the gamble

pizarro-decision-veto-question = { $explorer } : veto ?
pizarro-decision-allow = L’autoriser : aux enchères
pizarro-decision-veto = Veto : sous la pioche
pizarro-decision-veto-stake = { $cards ->
        [0] La pioche est vide : la carte reviendrait aussitôt.
       *[other] { $left ->
            [0] C’est ton seul veto.
           *[other] Il t’en reste { $left } ensuite.
        }
    }
pizarro-decision-swap-question = Échanger des cartes ?
pizarro-decision-swap-frame = fin de phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }
pizarro-decision-swap = Échanger { $count ->
        [one] le { $cards }
       *[other] { $cards }
    } · −{ $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }
pizarro-decision-keep = Tout garder · { $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }
pizarro-decision-swap-stake = **Tu en reçois autant.** Une carte inconnue a deux couronnes en moyenne.
pizarro-decision-swap-rich-stake = **Une nouvelle carte ne vaut pas mieux :** deux couronnes en moyenne.
pizarro-decision-gamble-question = Continuer ou t’arrêter ?
pizarro-decision-gamble-frame = { $total } sur { $limit }
pizarro-decision-draw = Encore une · bonne { $fitting } fois sur { $unseen }
pizarro-decision-stop = S’arrêter à { $total } · +{ $total ->
        [one] { $total } point
       *[other] { $total } points
    }
pizarro-decision-gamble-stake = { $total ->
        [0] **Jusqu’à { $limit }, cela compte ; au-delà, plus rien.** La première carte passe toujours.
       *[other] **{ $total } pour l’instant.** { $over ->
            [0] Aucune carte ne te ferait dépasser { $limit }.
            [one] { $over } des { $unseen } cartes pas encore vues te ferait dépasser { $limit }.
           *[other] { $over } des { $unseen } cartes pas encore vues te feraient dépasser { $limit }.
        }
    }

## Orders

pizarro-decision-order-question = Que puis-je faire pour toi ?
pizarro-decision-order-stake = **Personne d’autre ne voit une consigne.** Elle s’exécute après un délai variable.
pizarro-decision-order-rest = Vetos, échanges, autres consignes
pizarro-decision-order-limit = { $explorer } : jusqu’à { $amount }
pizarro-decision-order-prices = Laisser le bot enchérir, phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }
pizarro-decision-order-pay = Toujours payer pour moi
pizarro-decision-order-wise = Prix conseillés
pizarro-decision-prices-question = Prix de la phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }
pizarro-decision-prices-lower = Prix plus bas
pizarro-decision-prices-nothing = Passer à chaque fois
pizarro-decision-prices-nothing-stake = **Rien de ce qui vient ne vaut une enchère pour toi.** Tu peux quand même fixer des prix.
pizarro-decision-prices-stake = **Prix : { $prices }.** Ils baissent quand tu achètes.
pizarro-decision-prices-rest = Mes propres prix
pizarro-decision-order-rule-question = { $slot ->
        [veto] Tes vetos
        [pay] Tes paiements
        [broke] Trop cher pour toi
        [swap] Tes échanges
       *[gamble] Quand t’arrêter
    }
pizarro-decision-order-rule-stake = { $slot ->
        [veto] **Un veto inutilisé est perdu.** Mais garde-le pour la bonne carte.
        [pay] **Les couronnes sont sur les cartes 1 à 3.** Garde aussi un peu d’argent.
        [broke] **On te consulte même si tu dois passer.** Ainsi, personne ne devine ta main.
        [swap] **Le 7 est la carte qui vaut le moins :** une couronne, et peu d’argent.
       *[gamble] **S’arrêter à 14 rapporte le plus en moyenne.** Au-delà de 20, tout est perdu.
    }
pizarro-decision-order-rule-rest = { $slot ->
        [veto] Veto contre un seul explorateur
        [pay] L’appoint, quand c’est possible
       *[gamble] Une autre somme : 8 à 20
    }
pizarro-decision-order-broke = Passer si je ne peux pas enchérir
pizarro-decision-first-stake = Encore { $left } explorateurs : rien ne presse.
