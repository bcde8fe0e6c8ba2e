# The game `pizarro`: Tom Lehmann's Magellan, also published as Pizarro & Co.

pizarro-small = comment tu paies, quelles cartes tu échanges, un veto sans effet
pizarro-name = Pizarro & Co.

pizarro-explorer-columbus = Colomb
pizarro-explorer-pizarro = Pizarro
pizarro-explorer-magellan = Magellan
pizarro-explorer-marco-polo = Marco Polo
pizarro-explorer-vasco-da-gama = Vasco de Gama
pizarro-explorer-cook = Cook

pizarro-place = { $explorer } { $phase ->
        [1] I
        [2] II
       *[3] III
    }{ $half ->
        [left] {" "}(moitié gauche)
        [right] {" "}(moitié droite)
       *[whole] {""}
    }
pizarro-card = { $value } ({ $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    })

## Options of the table

pizarro-setting-half1 = Plateau de Colomb, Pizarro et Magellan
pizarro-setting-half1-a = Face A : Magellan cache des cartes de la main
pizarro-setting-half1-b = Face B : Magellan prend des cartes payées, Pizarro parie
pizarro-setting-half2 = Plateau de Marco Polo, Vasco de Gama et Cook
pizarro-setting-half2-a = Face A : Marco Polo échange, Cook fait jouer main ouverte
pizarro-setting-half2-b = Face B : Vasco de Gama laisse le choix, Cook coûte une carte
pizarro-setting-exact = Faire l’appoint
pizarro-setting-exact-off = On peut toujours payer trop
pizarro-setting-exact-on = Obligatoire si la main le permet

## Veto

pizarro-veto-ask = Voici { $explorer }. Envoyer la carte sous la pioche ? Tu as { $vetoes ->
        [one] { $vetoes } veto
       *[other] { $vetoes } vetos
    }.
pizarro-veto-allow = Laisser mettre aux enchères
pizarro-veto-veto = Veto contre { $explorer }
pizarro-veto-hint = va sous la pioche ; { $left ->
        [0] il ne te reste aucun veto
        [one] il te reste { $left } veto
       *[other] il te reste { $left } vetos
    }

## Bidding

pizarro-bid-first = { $explorer } : pas encore d’enchère. Enchérir, ou passer pour de bon ?
# by name
pizarro-bid-ask = { $explorer } : { $leader } mène avec { $bid }. Relancer, ou passer pour de bon ?
pizarro-bid-pass = Passer
pizarro-bid-bid = Enchérir
pizarro-bid-most = jusqu’à { $most }
pizarro-bid-blocked = Tu peux payer { $most } au plus
pizarro-bid-for = { $amount } pour { $explorer }
pizarro-bid-amount = Combien pour { $explorer } ? Tu peux payer { $most } au plus.

## Paying

pizarro-pay-ask = Paie { $price } pour { $explorer }. Pas de monnaie rendue.
pizarro-pay-short = Ces cartes font { $total } ; tu dois { $price }.
pizarro-pay-superfluous = La carte { $card } est de trop : les autres suffisent.
pizarro-pay-leave = Une carte doit rester dans ta main : cet explorateur la prend.
pizarro-pay-exact = Tu peux faire l’appoint ({ $price }), et à cette table c’est obligatoire.
pizarro-pay-costs = { $over ->
        [0] l’appoint
       *[other] { $over } de trop
    }, −{ $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }, argent restant : { $left }
pizarro-under-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
pizarro-under-hand = Quelle carte de ta main va face cachée sous Magellan ?
pizarro-under-paid = Laquelle des cartes payées va face visible sous Magellan ?
pizarro-pile-ask = Sur laquelle de tes piles Magellan va-t-elle ?
pizarro-pile-option = Pile { $pile } ({ $cards })
pizarro-half-ask = Vasco de Gama, case { $phase ->
        [1] I
        [2] II
       *[3] III
    } : quelle moitié ?
pizarro-half-left = Gauche : piocher { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
pizarro-half-right = Droite : { $crowns } couronnes à la fin
pizarro-from-ask = Lequel de tes navires avance ?
pizarro-from-left = Celui de la moitié gauche
pizarro-from-right = Celui de la moitié droite

## Exchange and gamble

pizarro-swap-ask = Marco Polo : échange jusqu’à { $most } cartes de ta main contre de nouvelles.
pizarro-gamble-ask = Tu as retourné { $total }. Jusqu’à { $limit }, cela compte ; au-delà, plus rien.
pizarro-gamble-draw = Retourner une carte
pizarro-gamble-odds = { $fitting } des { $unseen } cartes que personne n’a vues { $fitting ->
        [one] passe
       *[other] passent
    } encore
pizarro-gamble-stop = S’arrêter et marquer { $total }
pizarro-gamble-first = tu retournes au moins une carte

## What happened

pizarro-note-start = { WHO($who) ->
        [you] Tu commences
       *[other] { $who } commence
    }. Tout le monde a { $cards } en main ; la pioche compte { $deck } cartes.
pizarro-note-reveal = { $explorer } est révélé, carte { $number } sur { $of } en phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }.
pizarro-note-veto = { WHO($who) ->
        [you] Tu mets ton
       *[other] { $who } met son
    } veto à { $explorer } : la carte va sous la pioche.
pizarro-note-allow = { WHO($who) ->
        [you] Tu laisses
       *[other] { $who } laisse
    } mettre { $explorer } aux enchères.
pizarro-note-bid = { WHO($who) ->
        [you] Tu enchéris
       *[other] { $who } enchérit
    } à { $amount }.
pizarro-note-pass = { WHO($who) ->
        [you] Tu passes
       *[other] { $who } passe
    }.
pizarro-note-won = { WHO($who) ->
        [you] Tu remportes { $explorer } pour { $price } et dois
       *[other] { $who } remporte { $explorer } pour { $price } et doit
    } payer.
pizarro-note-buy = { WHO($who) ->
        [you] Tu achètes
       *[other] { $who } achète
    } { $explorer } pour { $price }, payé avec { $cards }.
pizarro-note-place = { WHO($who) ->
        [you] Tu places
       *[other] { $who } place
    } un navire sur { $to }.
pizarro-note-advance = { WHO($who) ->
        [you] Tu avances
       *[other] { $who } avance
    } de { $origin } à { $to }.
pizarro-note-unsold = Personne n’achète { $explorer } ; la carte quitte le jeu.
pizarro-note-pile-hidden = { WHO($who) ->
        [you] Tu mets
       *[other] { $who } met
    } une carte face cachée sur la pile Magellan { $pile }.
pizarro-note-pile-own = { WHO($who) ->
        [you] Tu mets
       *[other] { $who } met
    } le { $value } face cachée sur la pile Magellan { $pile }.
pizarro-note-pile-open = { WHO($who) ->
        [you] Tu mets
       *[other] { $who } met
    } le { $value } face visible sur la pile Magellan { $pile }.
pizarro-note-draw = { WHO($who) ->
        [you] Tu pioches
       *[other] { $who } pioche
    } { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
pizarro-note-draw-own = Nouveau { WHO($who) ->
        [you] dans ta main
       *[other] dans la main { FORM($who, as: "de") }
    } : { $cards }.
pizarro-note-draw-open = { WHO($who) ->
        [you] Tu pioches
       *[other] { $who } pioche
    } { $cards }, main ouverte.
pizarro-note-open-hand = { WHO($who) ->
        [you] Tu joues
       *[other] { $who } joue
    } main ouverte jusqu’à la fin de la phase : { $cards }.
pizarro-note-take-up = { WHO($who) ->
        [you] Tu caches de nouveau ta
       *[other] { $who } cache de nouveau sa
    } main.
pizarro-note-lose = { WHO($neighbour) ->
        [you] Tu pioches le { $value } dans la main { FORM($who, as: "de") }
       *[other] { WHO($who) ->
        [you] { $neighbour } pioche le { $value } dans ta main
       *[other] { $neighbour } pioche le { $value } dans la main { FORM($who, as: "de") }
    }
    } ; la carte est défaussée.
pizarro-note-shuffle = La défausse est mélangée à la pioche : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
pizarro-note-phase = La phase { $phase ->
        [1] I
        [2] II
       *[3] III
    } est terminée.
pizarro-note-swap = { WHO($who) ->
        [you] Tu défausses
       *[other] { $who } défausse
    } { $cards } pour Marco Polo.
pizarro-note-swap-none = { WHO($who) ->
        [you] Tu n’échanges
       *[other] { $who } n’échange
    } rien.
pizarro-note-gamble = { WHO($who) ->
        [you] Tu retournes
       *[other] { $who } retourne
    } un { $value } : { $total } en tout.
pizarro-note-gamble-bust = C’est trop : { WHO($who) ->
        [you] tu ne marques
       *[other] { $who } ne marque
    } rien.
pizarro-note-gamble-stop = { WHO($who) ->
        [you] Tu t’arrêtes et marques
       *[other] { $who } s’arrête et marque
    } { $total }.
pizarro-note-score = { WHO($who) ->
        [you] Tu as
       *[other] { $who } a
    } { $total ->
        [one] { $total } point
       *[other] { $total } points
    } ({ $rank ->
       [1] 1re
      *[other] { $rank }e
    } place).

## Whose turn

pizarro-status-veto = Voici { $explorer } : { WHO($who) ->
        [you] tu peux mettre ton
       *[other] { $who } peut mettre son
    } veto.
pizarro-status-first = { $explorer } : { WHO($who) ->
        [you] à toi
       *[other] à { $who }
    } d’enchérir en premier ou de passer.
pizarro-status-bidding = { $explorer } : { WHO($leader) ->
        [you] tu mènes
       *[other] { $leader } mène
    } avec { $bid }, { WHO($who) ->
        [you] tu relances ou passes
       *[other] { $who } relance ou passe
    }.
pizarro-status-paying = { $explorer } : { WHO($who) ->
        [you] tu l’emportes à { $price } et paies
       *[other] { $who } l’emporte à { $price } et paie
    }.
pizarro-status-exchange = { WHO($who) ->
        [you] Tu peux
       *[other] { $who } peut
    } échanger des cartes pour Marco Polo.
pizarro-status-gamble = { WHO($who) ->
        [you] Tu paries
       *[other] { $who } parie
    } avec Pizarro III.
pizarro-status-bought = { WHO($who) ->
        [you] Tu achètes
       *[other] { $who } achète
    } { $explorer } pour { $price }.
pizarro-status-vetoed = { WHO($who) ->
        [you] Tu envoies
       *[other] { $who } envoie
    } { $explorer } sous la pioche.
pizarro-status-unsold = Personne n’achète { $explorer }.
pizarro-status-exchanged = { $count ->
        [0] { WHO($who) ->
        [you] Tu gardes
       *[other] { $who } garde
    } toutes les cartes.
        [one] { WHO($who) ->
        [you] Tu échanges
       *[other] { $who } échange
    } { $count } carte.
       *[other] { WHO($who) ->
        [you] Tu échanges
       *[other] { $who } échange
    } { $count } cartes.
    }

## The position in words

pizarro-chapter = Phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, carte { $number }
pizarro-text-head = { $status } Phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, carte { $number } sur { $of }.
pizarro-text-offer = { $place } : { $what }.
pizarro-text-offer-halves = { $place } : { $left }, ou { $right }.
pizarro-text-brings-crowns = { $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    } à la fin
pizarro-text-brings-bags = { $cards ->
        [one] { $cards } carte argent
       *[other] { $cards } cartes argent
    } à la fin de la phase
pizarro-text-brings = { $action ->
        [veto] un veto contre une carte à venir
        [gamble] des cartes argent à retourner à la fin, jusqu’à { $limit } points
        [pile_hand] une pile avec une carte de la main dessous
        [pile_paid] une pile avec une des cartes payées dessous
        [exchange] un échange de { $cards ->
            [one] { $cards } carte argent
           *[other] { $cards } cartes argent
        } au plus à la fin de la phase
        [draw] { $cards ->
            [one] { $cards } carte argent
           *[other] { $cards } cartes argent
        } tout de suite
        [open_hand] une main ouverte jusqu’à la fin de la phase
       *[lose_card] la perte d’une carte, piochée à l’aveugle par le voisin de gauche
    }
pizarro-text-own = Ta main : { $cards } ; { $money ->
       [one] { $money } pièce
      *[other] { $money } pièces
    } en tout.
pizarro-text-own-none = Ta main est vide.
pizarro-text-trail = Enchères – { $steps }.
pizarro-text-bid = { FORM($who, as: "plain", cap: "yes") } : { $amount }
pizarro-text-pass = { WHO($who) ->
        [you] tu passes
       *[other] { $who } passe
    }
pizarro-text-gamble = { WHO($who) ->
        [you] Tu as
       *[other] { $who } a
    } retourné { $cards } avec Pizarro III, { $total } en tout.
pizarro-text-player = { FORM($who, as: "plain", cap: "yes") } : { $count ->
        [one] { $count } carte argent
       *[other] { $count } cartes argent
    } en main, { $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    } sur le plateau.
pizarro-text-supply = { WHO($who) ->
        [you] Tu peux
       *[other] { $who } peut
    } encore placer { $count ->
        [one] { $count } navire
       *[other] { $count } navires
    }.
pizarro-text-open-hand = { WHO($who) ->
        [you] Ta main ouverte
       *[other] Main ouverte { FORM($who, as: "de") }
    } : { $cards }.
pizarro-text-vetoes = { WHO($who) ->
        [you] Il te reste
       *[other] Il reste à { $who }
    } { $count ->
        [one] { $count } veto
       *[other] { $count } vetos
    } ; utilisés : { $used }.
pizarro-text-pile-hidden = { WHO($who) ->
        [you] Ta pile Magellan { $pile }
       *[other] Pile Magellan { $pile } { FORM($who, as: "de") }
    } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } face cachée.
pizarro-text-pile = { WHO($who) ->
        [you] Ta pile Magellan { $pile }
       *[other] Pile Magellan { $pile } { FORM($who, as: "de") }
    } : { $cards }.
pizarro-text-deck = Cartes argent dans la pioche : { $deck } ; dans la défausse : { $discard }.
pizarro-text-stack = Encore { $count ->
        [one] { $count } carte explorateur
       *[other] { $count } cartes explorateur
    } dans cette phase : { $cards }.
pizarro-text-left = { $count } × { $explorer }
pizarro-text-bottom = Veto, sous la pioche : { $cards }.
pizarro-text-unsold = Invendu : { $cards }.
pizarro-standing-no-ship = { WHO($who) ->
        [you] Tu n’as pas de navire sur la case d’avant et ne peux
       *[other] { $who } n’a pas de navire sur la case d’avant et ne peut
    } pas enchérir.
pizarro-standing-no-ship-left = { WHO($who) ->
        [you] Tu as placé tous tes navires et ne peux
       *[other] { $who } a placé tous ses navires et ne peut
    } pas enchérir.
pizarro-standing-no-cards = { WHO($who) ->
        [you] Tu as trop peu de cartes argent pour
       *[other] { $who } a trop peu de cartes argent pour
    } enchérir.

## Scoring

pizarro-score-hand = Couronnes en main
pizarro-score-cards = { $cards }
pizarro-score-piles = { $piles }
pizarro-score-spaces = { $spaces }
pizarro-score-space = { $phase ->
        [1] I
        [2] II
       *[3] III
    } : { $crowns }
pizarro-score-gamble = III : { $draws ->
        [one] { $draws } carte
       *[other] { $draws } cartes
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
pizarro-end-points = Les trois phases sont finies : le joueur qui a le plus de points gagne.
pizarro-end-tie = Égalité de points : l’argent en main décide, puis les navires sur les cases de la phase III.
pizarro-end-shared = Égalité de points, d’argent et de navires en phase III : la victoire est partagée.
