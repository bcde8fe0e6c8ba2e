# What is asked of whoever is to move, in brief. Labels have at most 34 characters, a stake 80, a question 24, a frame 18.

## What is asked

magellan-question-roll = Lance le dé
magellan-question-draw = Quel paquet ?
magellan-question-move = { $points ->
        [0] Plus aucun point
        [one] Encore { $points } point
       *[other] Encore { $points } points
    }
magellan-question-goal = Où aller ?
magellan-question-sell = Quel pays vendre ?
magellan-question-owe = Quel pays vendre pour payer ?
magellan-question-lose = Quel pion perdre ?
magellan-question-fight = C’est la guerre : bataille !
magellan-question-flight = Ton avion est en l’air
magellan-question-onward = Continuer sans toi ?
magellan-question-onward-order = Tes tours
magellan-question-roll-order = Le dé
magellan-question-draw-order = Tes cartes
magellan-question-defend-order = Avions en combat naval
magellan-question-voyage = Quel pion continue ?
magellan-question-until = Quand te consulter ?

## The figure that frames it

magellan-frame-target = but : plus de { $target }
magellan-frame-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
magellan-frame-cash = { $cash } M
magellan-frame-pieces = { $pieces } au choix
magellan-frame-war = Guerre : { $rounds ->
        [one] dernière manche
       *[other] { $rounds } manches
    }

## Answers: the deed, its price, its gain

magellan-decide-countries = Piocher un pays : { $payable ->
        [0] tous trop chers
       *[other] { $payable ->
               [one] { $payable } abordable
              *[other] { $payable } abordables
           }
    }
magellan-decide-history = Carte historique : { $income ->
        [0] pas de revenu
       *[other] revenu +{ $income }
    }
magellan-decide-develop = { $country } : payer { $cost } M, +{ $income }
magellan-decide-develop-long = { $country } : { $cost } M, +{ $income }
magellan-decide-develop-pair = { $first } et { $second } : payer { $cost } M, +{ $income }
magellan-decide-develop-many = { $count } pays : payer { $cost } M, +{ $income }
magellan-decide-fly = En avion { FORM($country, as: "to") } : payer { $cost } M, +{ $income }
magellan-decide-wins = Gagner avec { FORM($country, as: "the") } : { $cost } M
magellan-decide-wins-long = Gagner avec { FORM($country, as: "the") }
magellan-decide-take = Prendre { FORM($country, as: "the") } : gratuit, +{ $income }
magellan-decide-take-wins = Gagner : prendre { FORM($country, as: "the") }
magellan-decide-towards = Vers { FORM($country, as: "the") } : payer { $cost } M, +{ $income }
magellan-decide-towards-free = Vers { FORM($country, as: "the") } : +{ $income }
magellan-decide-towards-long = Vers { FORM($country, as: "the") }, +{ $income }
magellan-decide-towards-bonus = → { $place } : { $money } M, une fois
magellan-decide-towards-capital = Vers { FORM($country, as: "the") } : pays non ouvert
magellan-decide-towards-capital-long = Vers { $capital } : pays non ouvert
magellan-decide-wait = Attendre { FORM($country, as: "the") } (peut s’ouvrir)
magellan-decide-wait-long = Attendre { FORM($capital, as: "in") }
magellan-decide-round = Tour du monde : gagner { $money } M
magellan-decide-guard = Garder { FORM($country, as: "the") }
magellan-decide-guard-long = Garder ce que tu as
magellan-decide-bonus = { FORM($place, as: "plain", cap: "yes") } : gagner { $money } M
# by name
magellan-decide-meets = Combattre { $who }, { $percent } % : { $country }
# by name
magellan-decide-meets-way = Combattre { $who } en route : { $percent } %
# by name
magellan-decide-bomb = Bombarder { $who } : { $hits } sur 6
# by name
magellan-decide-bomb-at = Bombarder { $who }, { $place } : { $hits } sur 6
magellan-decide-cell = { $cell }
magellan-decide-end-out = Finir le tour et quitter la partie
magellan-decide-end-lost = Finir le tour : { $points ->
        [one] −{ $points } point
       *[other] −{ $points } points
    }
magellan-decide-go = → { FORM($place, as: "short") }
magellan-decide-fly-place = En avion { FORM($place, as: "to") }
magellan-decide-count = { $piece ->
        [jeep]
            Acheter { $count ->
                [one] { $count } jeep
               *[other] { $count } jeeps
            } : payer { $money } M
        [ship]
            Acheter { $count ->
                [one] { $count } bateau
               *[other] { $count } bateaux
            } : payer { $money } M
       *[plane]
            Acheter { $count ->
                [one] { $count } avion
               *[other] { $count } avions
            } : payer { $money } M
    }
magellan-decide-sell = Vendre { FORM($country, as: "the") } : +{ $money } M, −{ $income }
magellan-decide-sell-long = { $country } : +{ $money } M, −{ $income }
magellan-decide-lose = { $what ->
        [jeep] Jeep,
        [jeep-aboard] Jeep à bord,
        [ship] Bateau vide,
        [ship-jeep] Bateau et jeep,
        [ship-plane] Bateau et avion,
        [ship-both] Bateau, avion, jeep,
        [plane] Avion,
        [plane-jeep] Avion et jeep,
       *[plane-aboard] Avion à bord,
    } { $place }
# by name
magellan-decide-fight = { $piece ->
        [jeep]
            { $theirs ->
                [one] Jeep
               *[other] Jeeps
            } { FORM($who, as: "de") } : bataille, { $mine } contre { $theirs }
        [ship]
            { $theirs ->
                [one] Bateau
               *[other] Bateaux
            } { FORM($who, as: "de") } : bataille, { $mine } contre { $theirs }
       *[plane]
            { $theirs ->
                [one] Avion
               *[other] Avions
            } { FORM($who, as: "de") } : combat, { $mine } contre { $theirs }
    }
# by name
magellan-decide-fight-at = { $who }, { $place } : { $mine } contre { $theirs }
magellan-decide-stay = Pas de bombe : à la bataille

## Answers of orders

magellan-standing-onward-develop = Prudent : n’acheter aucun pion
magellan-standing-go = Aller { FORM($place, as: "to") } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
magellan-standing-go-long = Aller { FORM($place, as: "to") }
magellan-standing-any = N’importe où…
magellan-standing-place = Aller { FORM($place, as: "to") }…
magellan-standing-piece = { $what ->
        [jeep] Une jeep…
        [ship] Un bateau…
        [ship-jeep] Un bateau avec jeep…
        [ship-plane] Un bateau avec avion…
       *[ship-both] Un bateau avec avion et jeep…
    }
magellan-standing-none = Aucun : me demander à chaque fois

## What is at stake

# by name
magellan-stake-won = **{ $who } gagne avec { $income }.** Tu continues pour la place suivante.
magellan-stake-alone = **Ton revenu : { $income }.** Il ne reste personne d’autre.
# by name
magellan-stake-near = **Il manque { $lacks } à { $who }, qui a { $cash } M, pour gagner.** Prends ce qui l’intéresse.
magellan-stake-first = **Pour gagner : un revenu de plus de { $target }.** Un pays se paie une fois, puis rapporte.
# by name
magellan-stake-standing = **Revenu : toi { $income }, { $who } { $theirs }.** Il faut plus de { $target }.
magellan-stake-packs = **{ $payable ->
        [0] Tu ne peux payer aucun pays ouvert
        [one] Tu peux déjà payer { $payable } pays ouvert
       *[other] Tu peux déjà payer { $payable } pays ouverts
    }.** Une carte historique sur 5 paie les revenus.
magellan-stake-wins = **C’est la victoire :** ton revenu serait de { $income }, et il faut plus de { $target }.
magellan-stake-both = **Ensemble, { $first } et { $second } :** { $cost } de tes { $cash } M, +{ $income } vers les { $target }.
magellan-stake-unguarded = **Personne ne garde { FORM($country, as: "the") } :** une jeep en prend possession, +{ $income }.
magellan-stake-war = **Guerre : { $rounds ->
        [one] dernière manche.
       *[other] encore { $rounds } manches.
    }** { $bare ->
        [0] Laisse une jeep dans tes pays.
       *[other] Les ennemis d’une même case se battent.
    }
# by name
magellan-stake-race = **{ $who } est { $points ->
        [0] déjà { FORM($country, as: "in") }
        [one] à { $points } point { FORM($country, as: "of") }
       *[other] à { $points } points { FORM($country, as: "of") }
    } :** premier arrivé, premier servi.
magellan-stake-so-far = **Jusqu’ici { $cost } { $how ->
        [sold] M de plus{ $income ->
            [0] {""}
           *[other] {" "}et +{ $income }
        }.**
        [sold-less] M de plus pour −{ $income }.**
        [less] M et −{ $income }.**
       *[more] M{ $income ->
            [0] {""}
           *[other] {" "}pour +{ $income }
        }.**
    } Il reste { $points ->
        [0] 0 point
        [one] { $points } point
       *[other] { $points } points
    } et { $cash } M.
magellan-stake-moved = **{ $piece }.** { $points ->
        [0] Plus aucun point.
        [one] Encore { $points } point.
       *[other] Encore { $points } points.
    }
magellan-stake-goal = **{ $piece } :** { $points ->
        [0] plus aucun point.
        [one] encore { $points } point.
       *[other] encore { $points } points.
    }
magellan-stake-place = **Autant que les points le permettent.** La suite au prochain tour.
magellan-stake-count = **{ $price } M pièce,** et tu as { $cash } M. Livraison à ta base.
magellan-stake-owe = **Tu dois { $money } M.** La banque paie la moitié du prix d’un pays.
magellan-stake-sell = **Il te manque { $need } pour gagner.** La banque paie la moitié du prix d’un pays.
magellan-stake-lose-card = **Une carte te prend un pion.** Ce qu’il transporte est perdu avec lui.
magellan-stake-lose-named = **{ $card } : tu perds un pion,** avec ce qu’il transporte.
magellan-stake-lose-bomb = **Une bombe a atteint sa cible.** Tu choisis ce qui est perdu.
magellan-stake-lose-ally = **Ton allié a perdu un pion.** Tu en perds un du même type.
magellan-stake-fight = **Toutes ces batailles ont lieu.** L’égalité est pour toi ; un bateau coule avec son chargement.
magellan-stake-fight-one = **Tu as { $percent } % de chances de gagner.** Une défaite te coûte { $risk }.
# by name
magellan-stake-meets = **Réponse { $number } : combat contre { $who }, { $percent } % pour toi.** Une défaite te coûte { $risk }.
magellan-stake-bomb = **Une bombe fait mouche { $hits } fois sur 6.** Une fois sur 6, ton avion est abattu.
magellan-risk = { $what ->
        [jeep] ta jeep
        [ship] ton bateau
        [ship-jeep] ton bateau et sa jeep
        [ship-plane] ton bateau et son avion
        [ship-both] ton bateau, ton avion et ta jeep
        [plane] ton avion
       *[plane-jeep] ton avion et sa jeep
    }
# by name
magellan-stake-defend = **{ $who } attaque tes bateaux.** Un bateau coule avec son chargement.
magellan-stake-flight = **Une fois sur six, il est abattu.** Après la bombe, il doit se poser.
magellan-stake-onward = **Tes tours se jouent tout seuls** jusqu’à ce qu’il se passe quelque chose.
magellan-stake-onward-goal = **D’abord { FORM($country, as: "the") }, pour { $cost } M.** On te consulte s’il y a du nouveau.
magellan-stake-onward-wait = **Aucun pays ouvert ne vaut son prix.** Tes tours passent en attendant.
magellan-stake-roll-order = **Lancer le dé ne décide rien.** C’est toi qui dépenses les points.
magellan-stake-defend-order = **Tes avions à bord peuvent bombarder.** Une fois sur six, l’un est abattu.
magellan-stake-voyage = **Un pion continue tout seul,** tour après tour, jusqu’à devoir te consulter.
magellan-stake-until = **Une nouvelle guerre l’arrête de toute façon.** Et quoi d’autre ?

## What the menu of the others holds

magellan-rest-draw = Acheter ou vendre d’abord
magellan-rest-move = Autre pion, acheter, finir le tour
magellan-rest-goal = Un autre lieu
magellan-rest-sell = Un autre pays
magellan-rest-lose = Un autre pion
magellan-rest-fight = Une autre bataille
magellan-rest-land = Un autre lieu où se poser
magellan-rest-onward = Un voyage, le dé, les paquets
magellan-rest-onward-order = Continuer autrement
magellan-rest-draw-order = Un autre paquet
magellan-rest-voyage = Un autre pion ou lieu
magellan-rest-until = À l’arrivée
