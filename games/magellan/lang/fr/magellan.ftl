# The game `magellan` of 1986. Countries, cards and places are in magellan-cards.ftl.

magellan-small = quel paquet, quel pion tu perds, quel pays paie une dette
magellan-name = Magellan (1986)

## Options of the table

magellan-setting-level = Niveau
magellan-setting-level-peace = Les plus simples, sans guerre
magellan-setting-level-simplest = Les plus simples : jeeps et bateaux, avec guerres
magellan-setting-level-planes = 1re variante : avions et bombes
magellan-setting-level-experts = 2e variante : avions sur bateaux, alliances
magellan-setting-bases = Bases de départ
magellan-setting-bases-1 = Îles australes (éloignées)
magellan-setting-bases-2 = Îles du Pacifique et de l’Arctique (éloignées)
magellan-setting-bases-3 = Îles de l’Atlantique (proches)
magellan-setting-bases-4 = Îles près des Fidji (proches)
magellan-setting-target = Revenu à dépasser
magellan-setting-target-150 = 150 M
magellan-setting-target-100 = 100 M (plus court)
magellan-setting-target-75 = 75 M (le plus court)
magellan-setting-start = Départ
magellan-setting-start-beginners = Deux découvertes et cinq pays sont ouverts
magellan-setting-start-plain = Rien n’est ouvert
magellan-setting-end = Après la première victoire
magellan-setting-end-places = Les autres continuent pour les places
magellan-setting-end-winner = La partie s’arrête
magellan-setting-rounds = Limite de manches
magellan-setting-rounds-none = Aucune
magellan-setting-rounds-60 = 60 : puis le revenu le plus élevé gagne
magellan-setting-rounds-40 = 40 : puis le revenu le plus élevé gagne
magellan-setting-rounds-20 = 20 : puis le revenu le plus élevé gagne
magellan-setting-rounds-10 = 10 : puis le revenu le plus élevé gagne
magellan-setting-history6 = Cartes historiques, séries 6 à 10
magellan-setting-history6-off = Sans
magellan-setting-history6-on = Avec 50 cartes de plus
magellan-setting-history11 = Cartes historiques, séries 11 à 15
magellan-setting-countries = Pays
magellan-setting-countries-50 = 50
magellan-setting-countries-100 = 100

## Places and pieces

magellan-piece-jeep = jeep
    .gender = f
    .n = { $count ->
        [one] une jeep
       *[other] { $count } jeeps
    }
    .moves = va
magellan-piece-ship = bateau
    .gender = m
    .n = { $count ->
        [one] un bateau
       *[other] { $count } bateaux
    }
magellan-piece-plane = avion
    .gender = m
    .n = { $count ->
        [one] un avion
       *[other] { $count } avions
    }
    .moves = vole
magellan-what-ship = bateau vide
    .gender = m
    .moves = navigue
magellan-what-ship-jeep = bateau avec jeep
    .gender = m
    .moves = navigue
magellan-what-ship-plane = bateau avec avion
    .gender = m
    .moves = navigue
magellan-what-ship-both = bateau avec avion et jeep
    .gender = m
    .moves = navigue
magellan-what-plane-jeep = avion avec jeep
    .gender = m
    .moves = vole
magellan-group = { $count ->
        [one] {""}
       *[other] { $count } ×{" "}
    }{ $what } { FORM($place, as: "in") }
magellan-group-afloat = { $count ->
        [one] {""}
       *[other] { $count } ×{" "}
    }{ $what } { $place }
magellan-group-alike = { $count } sont là
magellan-near = près { FORM($place, as: "of") }
magellan-at-sea = { KNOWN($cell, names: "magellan-island") ->
        [yes] près { FORM($place, as: "of") }
       *[no] { FORM($place, as: "in") }
    }
magellan-one = { $what ->
        [jeep] Jeep { FORM($place, as: "in") }
        [ship] Bateau vide { $place }
        [ship-jeep] Bateau avec jeep { $place }
        [ship-plane] Bateau avec avion { $place }
        [ship-both] Bateau avec avion et jeep { $place }
        [plane] Avion { FORM($place, as: "in") }
       *[plane-jeep] Avion avec jeep { FORM($place, as: "in") }
    }
magellan-brief-ship = Bateau { $place }
magellan-points = { $points ->
        [0] 0 point
        [one] { $points } point
       *[other] { $points } points
    }
magellan-price = { $money } M

## Throw and card

magellan-draw-geographic-hint = Ouvre un pays à mettre en valeur
magellan-draw-history-hint = Un événement ; environ une carte sur cinq paie les revenus à tous
magellan-roll-ask = À toi de jouer. Lance le dé.
magellan-roll = Lancer le dé
magellan-draw-ask = Un quatre ou un cinq donne une carte. De quel paquet ?
magellan-draw-geographic = Paquet géographique ({ $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    })
magellan-draw-history = Paquet historique ({ $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    })

## Movement

magellan-move-ask = { $points ->
        [0] Plus aucun point
        [one] Encore { $points } point
       *[other] Encore { $points } points
    }, { $cash } M. Et maintenant ?
magellan-move-ask-moved = { $piece }, { $points ->
        [0] plus aucun point
        [one] encore { $points } point
       *[other] encore { $points } points
    }, { $cash } M. Et maintenant ?
magellan-move-group-jeep = Jeeps à terre
magellan-move-group-ship = Bateaux vides
magellan-move-group-ship-jeep = Bateaux avec jeep
magellan-move-group-ship-plane = Bateaux avec avion
magellan-move-group-ship-both = Bateaux avec avion et jeep
magellan-move-group-plane-jeep = Avions avec jeep
magellan-end = Finir le tour
magellan-end-out = Tu n’as ni argent ni pays : tu quitterais la partie
magellan-deal = { $cost } M pour +{ $income }
magellan-deal-wins = { $cost } M pour +{ $income } : gagne la partie
magellan-deal-bonus = prime de { $money } M
magellan-deal-prey = +{ $income } sans payer
magellan-deal-prey-wins = +{ $income } sans payer, gagne la partie
magellan-hint-way-takes = { $piece } { FORM($end, as: "to") } : en prendre possession
magellan-hint-near = { $deal } ; { $points }
# by name
magellan-hint-meets = d’abord une bataille contre { $who } : tu as { $percent } % de chances de gagner
magellan-hint-left = { $points } de reste
magellan-hint-all = tous les points servent
magellan-hint-balance = { $cost } M pour +{ $income } ; reste { $cash } M{ $points ->
        [0] {""}
        [one] {""}, { $points } point
       *[other] {""}, { $points } points
    }
magellan-hint-paid = { $cost } M ; reste { $cash } M{ $points ->
        [0] {""}
        [one] {""}, { $points } point
       *[other] {""}, { $points } points
    }
magellan-hint-way-buys = acheter { FORM($piece, as: "a") }
magellan-hint-way-sells = vendre { FORM($country, as: "the") }
magellan-hint-way-flies = jeep en avion { FORM($end, as: "to") }
magellan-hint-way-bombs = bombarder { FORM($place, as: "the") }
magellan-hint-way-here = mettre en valeur { FORM($country, as: "the") }
magellan-hint-way-arrives = { $piece } { FORM($end, as: "to") }
magellan-hint-way-develops = { $piece } { FORM($end, as: "to") }, mise en valeur
magellan-hint-way-towards = { $piece } vers { FORM($end, as: "the") }
magellan-hint-way-waits = { $piece } { FORM($end, as: "to") }, pays pas encore ouvert
magellan-hint-then = { $first } · { $then }
magellan-hint-whole = Tour : { $ways }
magellan-idea-arrives = { $group } : aller { FORM($end, as: "to") }.
magellan-idea-develops = { $group } : aller mettre en valeur { FORM($end, as: "the") }.
magellan-idea-takes = { $group } : aller prendre possession { FORM($end, as: "of") }, que personne ne garde.
magellan-idea-towards = { $group } : aller vers { FORM($end, as: "the") }, pour l’instant { FORM($stop, as: "to") }.
magellan-idea-waits = { $group } : aller { FORM($end, as: "to") } pour y être quand la carte sera retournée.
magellan-idea-hopes = { $group } : aller vers { FORM($end, as: "the") }, dont la carte peut venir, pour l’instant { FORM($stop, as: "to") }.
magellan-idea-round = { $group } : continuer le tour du monde, pour l’instant { FORM($stop, as: "to") }.
magellan-idea-aboard = { $group } : embarquer pour aller vers { FORM($end, as: "the") }.
magellan-idea-here = Mettre en valeur { FORM($country, as: "the") }.
magellan-idea-buys = Acheter { FORM($piece, $count, as: "n") }.
magellan-idea-sells = Vendre { FORM($country, as: "the") }.
magellan-idea-bombs = Bombarder { FORM($place, as: "the") }.
magellan-idea-stays = Tout reste sur place.
magellan-idea-then = { $first } { $then }
magellan-goal-ask = { FORM($what, as: "plain", cap: "yes") } { FORM($place, as: "in") } : où aller ? { $points ->
        [0] Plus aucun point.
        [one] Encore { $points } point.
       *[other] Encore { $points } points.
    }
magellan-goal-capitals = Capitales de pays ouverts
magellan-goal-capital = { $countries }
    .the = { FORM($countries, as: "the") }
    .of = { FORM($countries, as: "of") }
    .in = { FORM($countries, as: "in") }
    .to = { FORM($countries, as: "to") }
    .from = { FORM($countries, as: "from") }
magellan-goal-capital-hint = { $points } ; { $cards }
magellan-goal-base = Ta base : { $place }
    .the = ta base, { $base } ({ $place })
    .of = de ta base, { $base } ({ $place })
    .in = à ta base, { $base } ({ $place })
    .to = à ta base, { $base } ({ $place })
    .from = de ta base, { $base } ({ $place })
magellan-goal-owned = À toi : { $place }
    .the = { FORM($place, as: "the") }
    .of = { FORM($place, as: "of") }
    .in = { FORM($place, as: "in") }
    .to = { FORM($place, as: "to") }
    .from = { FORM($place, as: "from") }
magellan-goal-closed = { $points } ; sa carte n’est pas visible
magellan-goal-towards = Vers { FORM($place, as: "the") }
magellan-goal-bonus = { $place }
    .the = { FORM($place, as: "the") }
    .of = { FORM($place, as: "of") }
    .in = { FORM($place, as: "in") }
    .to = { FORM($place, as: "to") }
    .from = { FORM($place, as: "from") }
magellan-goal-bonus-hint = { $points } ; { $money } M pour qui arrive en premier
magellan-goal-discoveries = Lieux avec une prime
magellan-goal-own = Tes pays et ta base
magellan-goal-else = Autre chose
magellan-goal-within = { $points ->
        [0] Pour 0 point
        [one] Pour { $points } point
       *[other] Pour { $points } points
    }
magellan-goal-carriages = En avion, puis descendre
magellan-goal-carried = En avion { FORM($place, as: "to") }
magellan-goal-flights = Lieux où se poser
magellan-goal-strikes = Ennemis à portée
magellan-goal-bomb = Bombarder { FORM($place, as: "the") }
magellan-goal-strike = Attaquer des avions { FORM($place, as: "in") }
magellan-goal-board = Monter dans l’avion ici
magellan-goal-unload = La jeep descend
# by name
magellan-goal-meets = { $hint }, rencontre { $who }
magellan-goal-meets-some = { $hint }, rencontre un ennemi
magellan-goal-to-hint = Par coordonnées ; avance autant que les points le permettent
magellan-goal-to-ask = Quel lieu ? Le pion avance autant que les points le permettent.
magellan-goal-row = Rangée { $row }
magellan-develop = Mettre en valeur { FORM($country, as: "the") }
magellan-develop-hint = { $cost } M pour +{ $income } ; reste { $left } M
# by name
magellan-develop-poor = Il faut { $cost } M ; il manque { $missing } M
magellan-buy = Acheter : { $piece } ({ $money } M)
magellan-buy-ask = Combien { $piece ->
        [jeep] de jeeps ?
        [ship] de bateaux ?
       *[plane] d’avions ?
    }
magellan-buy-count = { $count }
magellan-sell = Vendre un pays
magellan-sell-ask = Quel pays la banque doit-elle reprendre à moitié prix ?
magellan-sell-hint = Rapporte { $money } M ; revenu −{ $income } M

## War

magellan-fight-ask = Guerre : des ennemis sont dans la même case. Quelle bataille d’abord ?
# by name
magellan-fight = { $place } : { $piece } contre { $who }
# by name
magellan-fight-bomb = { $place } : d’abord bombarder le bateau { FORM($who, as: "de") }
magellan-fight-odds = { $mine } contre { $theirs } ; tu gagnes { $percent } fois sur 100
magellan-bomb-odds = Fait mouche { $hits } fois sur { $faces } ; une fois sur { $faces }, ton avion est abattu
# by name
magellan-defend-ask = { $who } attaque tes bateaux près { CALLED($cell, names: "magellan-at", as: "of") }. Un avion doit-il bombarder d’abord ?
magellan-defend-stay = Pas de bombe : la bataille commence
magellan-flight-ask = Ton avion est au-dessus { CALLED($cell, names: "magellan-at", as: "of") }. Bombarder ou se poser ?
# by name
magellan-flight-bomb = Bombarder { $who } { FORM($place, as: "in") }
magellan-flight-land = Se poser : { $place }

## Duties

magellan-lose-ask-card = Une carte historique te prend un pion. Lequel ?
magellan-lose-ask-bomb = Une bombe a atteint sa cible. Lequel de tes pions est perdu ?
magellan-lose-ask-ally = Ton allié a perdu un pion : tu en perds donc un du même type. Lequel ?
magellan-lose-one = { $piece } : { $group }
magellan-owe-ask = Tu dois encore { $money } M. Quel pays vends-tu à moitié prix ?

## Status and description

magellan-status-rolling = { WHO($who) ->
        [you] Tu lances
       *[other] { $who } lance
    } le dé.
magellan-status-drawing = { WHO($who) ->
        [you] Tu choisis
       *[other] { $who } choisit
    } un paquet.
magellan-status-moving = { WHO($who) ->
        [you] Tu joues
       *[other] { $who } joue
    }, { $points ->
        [0] plus aucun point
        [one] encore { $points } point
       *[other] encore { $points } points
    }.
magellan-status-fighting = Guerre : { WHO($who) ->
        [you] tu livres
       *[other] { $who } livre
    } bataille.
magellan-status-defending = Guerre : { WHO($who) ->
        [you] on t’attaque et tu peux
       *[other] on attaque { $who }, qui peut
    } bombarder d’abord.
magellan-status-flying = { WHO($who) ->
        [you] Ton avion
       *[other] L’avion { FORM($who, as: "de") }
    } est en l’air.
magellan-status-losing = { WHO($who) ->
        [you] Tu perds
       *[other] { $who } perd
    } un pion.
magellan-status-owing = { WHO($who) ->
        [you] Tu dois { $money } M et vends
       *[other] { $who } doit { $money } M et vend
    } un pays.
magellan-status-over = La partie est terminée. { WHO($winners) ->
        [you] Tu as gagné.
       *[other] Victoire : { FORM($winners, as: "plain") }.
    }

magellan-describe = Magellan. { $status } Manche { $round }. Il faut plus de { $target } M de revenu pour gagner.
magellan-describe-player = { FORM($who, as: "plain", cap: "yes") }, numéro { $number }, base { $base } : revenu { $income } M, argent { $cash } M, { $jeeps ->
        [one] { $jeeps } jeep
       *[other] { $jeeps } jeeps
    }, { $ships ->
        [one] { $ships } bateau
       *[other] { $ships } bateaux
    }, { $planes ->
        [one] { $planes } avion
       *[other] { $planes } avions
    }.
magellan-describe-left = { WHO($who) ->
        [you] Tu finis
       *[other] { $who } finit
    } à la { $place ->
            [1] 1re
           *[other] { $place }e
        } place avec un revenu de { $income } M.
magellan-describe-countries = { WHO($who) ->
        [you] Tes pays
       *[other] Pays { FORM($who, as: "de") }
    } : { $countries }.
magellan-describe-pieces = { WHO($who) ->
        [you] Tes pions
       *[other] Pions { FORM($who, as: "de") }
    } : { $pieces }.
magellan-describe-none-open = Aucun pays n’est ouvert.
magellan-describe-country = { $country } ({ $cell }, { $cost } M pour +{ $income })
magellan-describe-far = { $what }, à { $points }
magellan-describe-card = Carte historique en jeu : « { $card } ». { $text }
magellan-describe-card-far = { $card } Distance : { $points }.
magellan-describe-packs = Paquets : { $geographic ->
        [one] { $geographic } carte géographique
       *[other] { $geographic } cartes géographiques
    }, { $history ->
        [one] { $history } carte historique
       *[other] { $history } cartes historiques
    }.
magellan-describe-war = Guerre ({ $card }) : { JOINED($sides, by: " contre ") } ; elle dure { $rounds ->
        [one] encore { $rounds } manche
       *[other] encore { $rounds } manches
    }.

## Notes

magellan-note-start = { WHO($who) ->
        [you] Tu gagnes le tirage au sort et commences
       *[other] { $who } gagne le tirage au sort et commence
    }.
magellan-note-base = { FORM($who, as: "plain", cap: "yes") } : numéro { $number }, { $base }, { $cash } M.
magellan-note-opened = Pays ouverts : { $countries }.
magellan-note-places = Cartes historiques en jeu : { $cards }.
magellan-note-rolled = { WHO($who) ->
        [you] Tu fais
       *[other] { $who } fait
    } { $dice } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
magellan-note-rolled-more = { WHO($who) ->
        [you] Tu fais
       *[other] { $who } fait
    } { $dice } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } avec les cartes.
magellan-note-turned = { WHO($who) ->
        [you] Tu retournes
       *[other] { $who } retourne
    } une carte : { $country }, { $cost } M pour +{ $income }.
magellan-note-drew = { WHO($who) ->
        [you] Tu pioches
       *[other] { $who } pioche
    } « { $card } ». { $text }
magellan-note-moved = { WHO($who) ->
        [you] { FORM($what, as: "your", cap: "yes") }
       *[other] { FORM($what, as: "the", cap: "yes") } { FORM($who, as: "de") }
    } { FORM($what, as: "moves") } { FORM($start, as: "from") } { FORM($end, as: "to") } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
magellan-note-came-through = En chemin : { $places }.
magellan-note-boarded = { WHO($who) ->
        [you] Ta jeep
       *[other] La jeep { FORM($who, as: "de") }
    } monte dans l’avion { FORM($start, as: "in") } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
magellan-note-unloaded = { WHO($who) ->
        [you] Ta jeep
       *[other] La jeep { FORM($who, as: "de") }
    } descend de l’avion { FORM($end, as: "in") } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
magellan-note-struck = { WHO($who) ->
        [you] { FORM($what, as: "your", cap: "yes") }
       *[other] { FORM($what, as: "the", cap: "yes") } { FORM($who, as: "de") }
    }, parti { FORM($start, as: "from") }, est au-dessus { CALLED($cell, names: "magellan-at", as: "of") }.
magellan-note-landed = { WHO($who) ->
        [you] { FORM($what, as: "your", cap: "yes") }
       *[other] { FORM($what, as: "the", cap: "yes") } { FORM($who, as: "de") }
    } vole { FORM($start, as: "from") } et se pose { FORM($end, as: "in") } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).
magellan-note-developed = { WHO($who) ->
        [you] Tu mets
       *[other] { $who } met
    } en valeur { FORM($country, as: "the") } pour { $cost } M : revenu +{ $income } M.
magellan-note-bought = { WHO($who) ->
        [you] Tu achètes
       *[other] { $who } achète
    } { FORM($piece, $count, as: "n") } pour { $money } M.
magellan-note-sold = { WHO($who) ->
        [you] Tu vends
       *[other] { $who } vend
    } { FORM($country, as: "the") } à la banque pour { $money } M.
magellan-note-paid = { WHO($who) ->
        [you] Tu paies
       *[other] { $who } paie
    } { $money } M de la dette.
magellan-note-fought = { WHO($who) ->
        [you] Tu livres
       *[other] { $who } livre
    } bataille ({ $piece }) contre { FORM($other, as: "plain") } { CALLED($cell, names: "magellan-at", as: "in") }, { $mine } à { $theirs } : perte pour { FORM($loser, as: "plain") }.
magellan-note-bombed-1 = { WHO($who) ->
        [you] Tu bombardes les pions { FORM($other, as: "de") }
       *[other] { WHO($other) ->
            [you] { $who } bombarde tes pions
           *[other] { $who } bombarde les pions { FORM($other, as: "de") }
        }
    } { CALLED($cell, names: "magellan-at", as: "in") } : l’avion est abattu.
magellan-note-bombed-2 = { WHO($who) ->
        [you] Tu bombardes les pions { FORM($other, as: "de") }
       *[other] { WHO($other) ->
            [you] { $who } bombarde tes pions
           *[other] { $who } bombarde les pions { FORM($other, as: "de") }
        }
    } { CALLED($cell, names: "magellan-at", as: "in") } : le dé touche une jeep.
magellan-note-bombed-3 = { WHO($who) ->
        [you] Tu bombardes les pions { FORM($other, as: "de") }
       *[other] { WHO($other) ->
            [you] { $who } bombarde tes pions
           *[other] { $who } bombarde les pions { FORM($other, as: "de") }
        }
    } { CALLED($cell, names: "magellan-at", as: "in") } : le dé touche deux jeeps.
magellan-note-bombed-4 = { WHO($who) ->
        [you] Tu bombardes les pions { FORM($other, as: "de") }
       *[other] { WHO($other) ->
            [you] { $who } bombarde tes pions
           *[other] { $who } bombarde les pions { FORM($other, as: "de") }
        }
    } { CALLED($cell, names: "magellan-at", as: "in") } : le dé touche un bateau.
magellan-note-bombed-5 = { WHO($who) ->
        [you] Tu bombardes les pions { FORM($other, as: "de") }
       *[other] { WHO($other) ->
            [you] { $who } bombarde tes pions
           *[other] { $who } bombarde les pions { FORM($other, as: "de") }
        }
    } { CALLED($cell, names: "magellan-at", as: "in") } : le dé touche une jeep et un bateau.
magellan-note-bombed-6 = { WHO($who) ->
        [you] Tu bombardes les pions { FORM($other, as: "de") }
       *[other] { WHO($other) ->
            [you] { $who } bombarde tes pions
           *[other] { $who } bombarde les pions { FORM($other, as: "de") }
        }
    } { CALLED($cell, names: "magellan-at", as: "in") } : raté.
magellan-note-lost = { WHO($who) ->
        [you] Tu perds
       *[other] { $who } perd
    } { FORM($piece, as: "a") } { FORM($place, as: "in") }.
magellan-note-lost-ally = { WHO($who) ->
        [you] Tu partages
       *[other] { $who } partage
    } la perte : { FORM($piece, as: "a") } { FORM($place, as: "in") }.
magellan-note-ditched = { WHO($who) ->
        [you] Ton avion
       *[other] L’avion { FORM($who, as: "de") }
    } ne trouve pas où se poser et s’écrase.
magellan-note-conquered = { WHO($who) ->
       [you] Tu prends { FORM($country, as: "the") } à { $other }
      *[other] { WHO($other) ->
           [you] { $who } te prend { FORM($country, as: "the") }
          *[other] { $who } prend { FORM($country, as: "the") } à { $other }
        }
    }.
magellan-note-share = { WHO($who) ->
        [you] Tu paies à { $other }
       *[other] { WHO($other) ->
        [you] { $who } te paie
       *[other] { $who } paie à { $other }
    }
    } une part de { $money } M.
magellan-note-out = { WHO($who) ->
        [you] Tu n’as ni argent ni pays et quittes
       *[other] { $who } n’a ni argent ni pays et quitte
    } la partie.
magellan-note-won = { WHO($who) ->
        [you] Tu as un revenu de { $income } M et gagnes
       *[other] { $who } a un revenu de { $income } M et gagne
    }.
magellan-note-shared-out = Les autres continuent, avec { $money } M chacun { WHO($who) ->
        [you] de ta part
       *[other] de la part { FORM($who, as: "de") }
    }.

## The end

magellan-over-won = Un revenu a dépassé l’objectif.
magellan-over-last = Il ne reste plus qu’une personne.
magellan-over-rounds = Les manches sont jouées ; les revenus les plus élevés gagnent.
magellan-rank = **{ $rank }.** { FORM($who, as: "plain", cap: "yes") } – un revenu de { $points } M
magellan-score-countries = { $countries }
magellan-score-country = { $country } { $income }
