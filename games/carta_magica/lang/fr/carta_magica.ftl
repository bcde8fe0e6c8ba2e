# The game `carta_magica`.

carta-magica-small = comment tu paies une carte marchandises
carta-magica-name = Carta Magica

## Places

carta-magica-harbour-north-quay = Quai du Nord
    .gender = m
    .short = Nord
carta-magica-harbour-sunrise-bay = Baie de l’Aube
    .gender = f
    .short = Aube
carta-magica-harbour-anvil-harbour = Port de l’Enclume
    .gender = m
    .short = Enclume
carta-magica-harbour-palm-cove = Anse aux Palmes
    .gender = f
    .short = Palmes
carta-magica-harbour-south-quay = Quai du Sud
    .gender = m
    .short = Sud
carta-magica-harbour-sunset-bay = Baie du Soir
    .gender = f
    .short = Soir
carta-magica-harbour-chain-harbour = Port des Chaînes
    .gender = m
    .short = Chaînes
carta-magica-harbour-fern-cove = Anse aux Fougères
    .gender = f
    .short = Fougères
carta-magica-place-harbour = { $harbour } ({ $square })
    .the = { FORM($harbour, as: "the") } ({ $square })
    .at = { FORM($harbour, as: "at") } ({ $square })
    .of = { FORM($harbour, as: "of") } ({ $square })
carta-magica-place-sea = { $square }
    .at = en { $square }
    .of = de { $square }
carta-magica-wind-n = nord
    .gender = m
carta-magica-wind-e = est
    .gender = m
carta-magica-wind-s = sud
    .gender = m
carta-magica-wind-w = ouest
    .gender = m

## Cards

carta-magica-character-cartographer = La Cartographe
carta-magica-character-pearl-diver = Le Pêcheur de perles
carta-magica-character-stargazer = L’Astrologue
carta-magica-character-spice-merchant = La Marchande d’épices
carta-magica-character-storm-caller = L’Appeleuse de tempêtes
carta-magica-character-old-helmsman = Le vieux Timonier
carta-magica-challenge = Trouver { FORM($talismans, as: "the") }
carta-magica-talisman-points = { $talisman } ({ $points })
    .the = { FORM($talisman, as: "the") } ({ $points })
    .de = { FORM($talisman, as: "de") } ({ $points })
carta-magica-talisman-sun-disc = Disque du soleil
    .gender = m
carta-magica-talisman-moon-shell = Coquille de lune
    .gender = f
carta-magica-talisman-amber-eye = Œil d’ambre
    .gender = m
    .elides = yes
carta-magica-talisman-coral-crown = Couronne de corail
    .gender = f
carta-magica-talisman-silver-feather = Plume d’argent
    .gender = f
carta-magica-talisman-jade-turtle = Tortue de jade
    .gender = f
carta-magica-talisman-ember-ring = Anneau de braise
    .gender = m
carta-magica-talisman-whale-tooth = Dent de baleine
    .gender = f
carta-magica-talisman-night-lantern = Lanterne de nuit
    .gender = f
carta-magica-talisman-glass-serpent = Serpent de verre
    .gender = m
carta-magica-talisman-golden-seed = Graine d’or
    .gender = f
carta-magica-talisman-storm-bell = Cloche des tempêtes
    .gender = f
carta-magica-talisman-ivory-flute = Flûte d’ivoire
    .gender = f
carta-magica-talisman-star-compass = Boussole des étoiles
    .gender = f
carta-magica-talisman-dragon-scale = Écaille de dragon
    .gender = f
    .elides = yes
carta-magica-talisman-heart-of-the-sea = Cœur de la mer
    .gender = m
carta-magica-card-gold = carte or ({ $amount })
    .gender = f
carta-magica-card-magic = carte magie ({ $amount })
    .gender = f
carta-magica-card-goods = carte marchandises ({ $amount })
    .gender = f
carta-magica-card-payment = paiement de { $amount ->
        [one] { $amount } marchandise
       *[other] { $amount } marchandises
    }
    .gender = m
carta-magica-card-good-weather = beau temps
    .gender = m
carta-magica-card-repair = réparation
    .gender = f
carta-magica-card-lucky-wind = vent favorable
    .gender = m
carta-magica-card-spin-again = tourne encore
carta-magica-card-telescope = longue-vue
    .gender = f
carta-magica-card-curse = malédiction
    .gender = f
carta-magica-card-monster = { $monster } (force { $strength }, { $gold } or)
    .the = { FORM($monster, as: "the") } (force { $strength }, { $gold } or)
carta-magica-monster-crab-king = Roi des crabes
    .gender = m
carta-magica-monster-fog-siren = Sirène des brumes
    .gender = f
carta-magica-monster-twin-headed-eel = Anguille à deux têtes
    .gender = f
carta-magica-monster-reef-giant = Géant du récif
    .gender = m
carta-magica-monster-sky-ray = Raie du ciel
    .gender = f
carta-magica-monster-kraken = Kraken
    .gender = m
carta-magica-amount-gold = { $amount } or
carta-magica-amount-goods = { $amount ->
        [one] { $amount } marchandise
       *[other] { $amount } marchandises
    }
carta-magica-amount-magic = { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } de magie
carta-magica-action-wind = vent
carta-magica-action-hammer = marteau
carta-magica-action-card = carte
carta-magica-action-goods = marchandises
carta-magica-segment = { $steps } avec { $actions }
carta-magica-segment-storm = tempête ({ $steps })

## Options of the table

carta-magica-setting-edition = Édition des règles
carta-magica-setting-edition-original = L’originale (hongroise)
carta-magica-setting-edition-en = Anglaise
carta-magica-setting-edition-nl = Néerlandaise
carta-magica-setting-edition-de = Allemande
carta-magica-setting-edition-es = Espagnole
carta-magica-setting-edition-fr = Française
carta-magica-setting-edition-pl = Polonaise
carta-magica-setting-edition-cz = Tchèque
carta-magica-setting-edition-sk = Slovaque
carta-magica-setting-edition-ua = Ukrainienne
carta-magica-setting-edition-ru = Russe
carta-magica-setting-edition-si = Slovène
carta-magica-setting-steps = Trajet d’un navire
carta-magica-setting-steps-up-to = Jusqu’au nombre de la roue
carta-magica-setting-steps-exact = Exactement le nombre de la roue
carta-magica-setting-neighbours = Cases voisines
carta-magica-setting-neighbours-four = Par les quatre côtés
carta-magica-setting-neighbours-eight = Aussi par les coins
carta-magica-setting-harbours = Entrer dans un port
carta-magica-setting-harbours-stop = Le navire doit s’y arrêter
carta-magica-setting-harbours-pass = Le navire peut le traverser
carta-magica-setting-tow = Remorquage hors d’une case sans vent
carta-magica-setting-repair = Réparation d’un navire
carta-magica-setting-repair-gold = 2 or
carta-magica-setting-repair-goods = 2 marchandises
carta-magica-setting-calm = Cases sans vent
carta-magica-setting-calm-never = Seule une tempête y mène
carta-magica-setting-calm-stop = On peut y aller, et on y est bloqué
carta-magica-setting-telescope = Les deux autres cartes d’une longue-vue
carta-magica-setting-telescope-top = Remises sur la pioche
carta-magica-setting-telescope-bottom = Glissées sous la pioche
carta-magica-setting-monster = Un monstre qui gagne
carta-magica-setting-monster-shuffled = Est mélangé à la pioche
carta-magica-setting-monster-bottom = Passe sous la pioche
carta-magica-setting-income = Cartes de revenu et limite de 8
carta-magica-setting-income-beyond = Elles peuvent la dépasser
carta-magica-setting-income-counted = Elles y comptent
carta-magica-setting-lucky-wind = Vent favorable pour un navire libre
carta-magica-setting-lucky-wind-plus = 5 cases de plus
carta-magica-setting-lucky-wind-five = 5 cases à la place
carta-magica-setting-good-weather-own = Protège seulement son navire
carta-magica-setting-good-weather-all = Calme la tempête pour tous
carta-magica-setting-start = Départ
carta-magica-setting-start-plain = 3 points de magie et 3 marchandises
carta-magica-setting-start-gifts = Plus une carte aventure au choix et un talisman
carta-magica-setting-last-round = Dès un retour au port d’attache
carta-magica-setting-last-round-finish = On finit la manche
carta-magica-setting-last-round-extra = Les autres jouent encore un tour
carta-magica-setting-home = Qui met fin à la partie
carta-magica-setting-home-lap = Le joueur rentré après le tour de l’île
carta-magica-setting-home-return = Le joueur rentré (possible dès les premières manches)
carta-magica-setting-bonus = 15 points pour le retour
carta-magica-setting-bonus-lap = Après le tour de l’île
carta-magica-setting-bonus-any = Même sans le tour
carta-magica-setting-gold-points = Un point par pièce d’or
carta-magica-setting-gold-points-both = Sur jetons et cartes
carta-magica-setting-gold-points-tokens = Sur jetons seulement
carta-magica-setting-battle = Quand une bataille peut commencer
carta-magica-setting-battle-moved = Après avoir navigué
carta-magica-setting-battle-beside = Après n’importe quelle action
carta-magica-setting-rounds = Limite de manches (pas dans les règles imprimées)
carta-magica-setting-rounds-60 = 60, bien plus qu’il n’en faut
carta-magica-setting-rounds-20 = 20, abrège trois parties sur dix
carta-magica-setting-rounds-100 = 100

## Set-up

carta-magica-settle-ask = Choisis ton port, ta mission et ton personnage.
carta-magica-settle-harbour = Port d’attache
carta-magica-settle-character = Personnage
carta-magica-settle-adventure = Carte aventure
carta-magica-settle-hint = { $colour ->
        [black] Noir : marchandises contre or
       *[red] Rouge : vend des talismans
    }
carta-magica-settle-points = Vaut { $points } points, et 10 de plus pour toi

## Spinning and storms

carta-magica-spin-ask = À toi de jouer : tourne la roue.
carta-magica-spin-yes = Tourner
carta-magica-again-yes = Tourner encore (carte)
carta-magica-again-storm = { $wind ->
        [none] Une tempête se lève. Utiliser une carte pour tourner la roue encore une fois ?
       *[known] { $wind ->
            [n] La tempête pousse vers le nord. Utiliser une carte pour changer de direction ?
            [e] La tempête pousse vers l’est. Utiliser une carte pour changer de direction ?
            [s] La tempête pousse vers le sud. Utiliser une carte pour changer de direction ?
           *[w] La tempête pousse vers l’ouest. Utiliser une carte pour changer de direction ?
        }
    }
carta-magica-again-taming = Trop peu : le monstre gagnerait. Utiliser une carte pour tourner la roue encore une fois ?
carta-magica-again-battle = Tu perds cette bataille pour l’instant. Utiliser une carte pour tourner la roue encore une fois ?
carta-magica-again-storm-odds = pas de tempête { $segments } fois sur 6
carta-magica-again-taming-lost = le monstre gagne et { $goods ->
        [0] ne prend aucune marchandise
        [one] prend { $goods } marchandise
       *[other] prend { $goods } marchandises
    }
carta-magica-again-accept = Accepter
carta-magica-shelter-ask = Une tempête pousse tous les navires vers { FORM($wind, as: "the") }, de deux cases. Utiliser le beau temps pour { $all ->
        [0] rester où tu es ?
       *[other] la calmer pour tous ?
    }
carta-magica-shelter-outcome = ton navire { $how ->
        [free] dérive jusqu’{ FORM($place, as: "at") }
        [swept] est poussé { FORM($place, as: "at") } et pourra y commercer
        [becalmed] est encalminé { FORM($place, as: "at") }
       *[damaged] est endommagé { FORM($place, as: "at") }
    }
carta-magica-shelter-storm = Laisser souffler

## The choice after the spin

carta-magica-choose-ask = La roue donne : { $segment }. { $condition ->
        [free] Que fais-tu ?
        [damaged] Ton navire est endommagé : il repart avec un marteau, avec une carte réparation ou pour { $price }.
       *[becalmed] Ton navire est encalminé : il repart avec un symbole vent, une carte vent favorable ou pour { $price }.
    }
carta-magica-choose-sail = { $condition ->
        [free] Naviguer :
        [damaged] Réparé, naviguer :
       *[becalmed] Libéré, naviguer :
    } { $amount }
carta-magica-choose-sail-hint = toute case à portée
carta-magica-choose-lucky-wind = Vent favorable : { $amount }
carta-magica-choose-tow = Remorquage, naviguer : { $amount }
carta-magica-choose-repair = Réparation, naviguer : { $amount }
carta-magica-choose-paid-hint = pour { $price }
carta-magica-choose-repair-card = Carte réparation, naviguer : { $amount }
carta-magica-choose-goods = Prendre { $amount ->
        [one] { $amount } marchandise
       *[other] { $amount } marchandises
    }
carta-magica-choose-magic = Prendre { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } de magie
carta-magica-choose-card = Piocher une aventure
carta-magica-choose-rest = Ne rien faire
carta-magica-choose-trade = Rester et commercer
carta-magica-choose-trade-hint = seulement du commerce dans ce port
carta-magica-choose-card-used = la carte est défaussée
carta-magica-choose-take-hint = de { $before } à { $after }
carta-magica-choose-full = tu en as { $before }, il n’y a plus de place
carta-magica-choose-rest-hint = rien d’autre n’est possible
carta-magica-choose-spin-again = Tourner encore
carta-magica-choose-curse = Malédiction
carta-magica-choose-curse-hint = trois autres talismans sont mis en vente
carta-magica-choose-cash = Échanger une carte
carta-magica-choose-cash-hint = une carte de revenu contre ses jetons
carta-magica-cash-ask = Quelle carte échanges-tu contre des jetons ?
carta-magica-sail-ask = { $how ->
        [sail] Où vas-tu ?
        [damaged] Le marteau répare le navire : où vas-tu ?
        [becalmed] Le vent libère le navire : où vas-tu ?
        [lucky-wind] Où vas-tu avec le vent favorable ?
        [tow] Remorqué : où vas-tu ?
       *[repair] Réparé : où vas-tu ?
    } { $reach }
carta-magica-sail-most = { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    } au plus.
carta-magica-sail-exactly = Exactement { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    } ; seul un port permet de s’arrêter avant.
carta-magica-sail-hint = { $colour ->
        [black] Marchandises contre or, et une carte aventure
       *[red] Vend des talismans
    }
carta-magica-sail-calm = sans vent : ton navire y est encalminé
carta-magica-sail-home = Port d’attache : la partie touche à sa fin
carta-magica-group-harbours = Ports
carta-magica-group-n = Nord
carta-magica-group-ne = Nord-est
carta-magica-group-e = Est
carta-magica-group-se = Sud-est
carta-magica-group-s = Sud
carta-magica-group-sw = Sud-ouest
carta-magica-group-w = Ouest
carta-magica-group-nw = Nord-ouest
carta-magica-group-near = { $direction }, tout près
carta-magica-group-middle = { $direction }, plus loin
carta-magica-group-far = { $direction }, au loin
carta-magica-route-ask = Deux routes autour de l’île y mènent. Laquelle ?
carta-magica-route-clockwise = Sens horaire
carta-magica-route-anticlockwise = Sens antihoraire
carta-magica-suggest-buy-challenge = ta mission, +10 ; reste { $gold } or
carta-magica-suggest-buy-left = reste { $gold } or
carta-magica-suggest-sell = { $place } : vendre pour { $gold } or
carta-magica-suggest-buy = { $place } : acheter { FORM($talisman, as: "the") }
carta-magica-idea-sail-beside = Aller { FORM($place, as: "at") }, à côté { FORM($who, as: "de") }
carta-magica-menu-nothing = { $place } : aucun échange
carta-magica-menu-unseen = { $place } : acheter face cachée
carta-magica-menu-way = { $way ->
        [tow] Remorquage, { $price } :
        [repair] Réparer, { $price } :
        [repair-card] Carte réparation :
       *[lucky-wind] Vent favorable :
    } aller { FORM($place, as: "at") }

## Harbours

carta-magica-sell-ask = Échanger des marchandises contre de l’or : jusqu’à { $most } or.
carta-magica-sell-option = { $gold ->
        [0] Rien
       *[other] { $gold } or pour { $goods ->
       [one] { $goods } marchandise
      *[other] { $goods } marchandises
    }
    }
carta-magica-buy-ask = Acheter un talisman pour { $price } or ?
carta-magica-sell-hint = ensuite { $gold } or, { $goods ->
        [one] { $goods } marchandise
       *[other] { $goods } marchandises
    }
carta-magica-buy-offer = { $talisman } : { $gold } or, +{ $points }
carta-magica-buy-other = la mission { FORM($who, as: "de") } ; reste { $gold } or
carta-magica-buy-challenge = Ta mission : 10 points de plus
carta-magica-buy-unseen = Face cachée, de la pioche
carta-magica-buy-curse = Malédiction : trois autres
carta-magica-pay-ask = { $kind ->
        [gold] Paie { $amount } or. Pas de monnaie rendue.
       *[goods]
            Paie { $amount ->
                [one] { $amount } marchandise
               *[other] { $amount } marchandises
            }. Pas de monnaie rendue.
    }
carta-magica-pay-way = { $parts }
carta-magica-pay-over = { $over ->
        [0] l’appoint
       *[other] { $over } de trop
    }

## Adventures

carta-magica-draw-ask = Une carte aventure : la piocher, ou utiliser la longue-vue ?
carta-magica-draw-draw = Piocher
carta-magica-draw-draw-hint = la première carte de la pioche
carta-magica-draw-telescope = Longue-vue
carta-magica-draw-telescope-hint = voir trois cartes, en prendre une
carta-magica-peek-ask = Laquelle de ces cartes prends-tu ? Personne d’autre ne les voit.
carta-magica-odds-spins = { $segments ->
       [0] jamais dompté
      *[other] dompté { $segments } fois sur 6
    }
carta-magica-odds-spins-again = dompté { $segments } fois sur 6, { $percent } % en tournant encore
carta-magica-odds-deck = sur { $cards } cartes, { $monsters ->
        [one] { $monsters } monstre
       *[other] { $monsters } monstres
    } et { $payments } à payer en marchandises
carta-magica-odds-next = tu connais la prochaine carte : { $card }
carta-magica-stake-ask = { $monster }. Combien de magie dépenses-tu ? Ton tour de roue s’y ajoute{ $monsters ->
        [0] {""}
       *[other] , et { $monsters } pour les monstres domptés
    }. Une fois dompté, le monstre rapporte { $gold } or ; s’il gagne, il { $goods ->
        [0] ne prend rien, car tu n’as pas de marchandises
       *[other] prend tes marchandises ({ $goods })
    }.
carta-magica-stake-cards = Quelles cartes magie ajoutes-tu contre { FORM($monster, as: "the") } ?

## Battle

carta-magica-battle-ask = Un navire à côté de toi a un talisman de ta mission. Attaquer ?
carta-magica-battle-odds = { $percent } % de chances de gagner ; le gagnant prend une carte, ici peut-être { FORM($talismans, as: "the") }
carta-magica-battle-better = { $segments } fois sur 6, tu passes devant ; 1 fois sur 6, vous tournez la roue encore une fois tous les deux
carta-magica-battle-lost = tu perds la bataille et une carte, au choix de l’adversaire
carta-magica-battle-option = Attaquer { FORM($who, as: "plain") }
carta-magica-battle-peace = Pas de bataille
carta-magica-loot-ask = Victoire ! Que prends-tu à { FORM($who, as: "plain") } ?
carta-magica-swap-goal = ton navire va { FORM($place, as: "at") }
carta-magica-swap-ask = Proposer à { FORM($who, as: "plain") } d’échanger vos places ?
carta-magica-swap-propose = Proposer un échange
# by name
carta-magica-swap-answer = { $who } propose d’échanger les places.
carta-magica-swap-agree = Échanger
carta-magica-swap-refuse = Rester

## What happened

carta-magica-note-start = { WHO($who) ->
        [you] Tu commences
       *[other] { $who } commence
    }. Talismans en vente : { $talismans }. La pioche aventure compte { $adventures } cartes.
carta-magica-note-settled = { WHO($who) ->
        [you] Tu t’installes
       *[other] { $who } s’installe
    } { FORM($harbour, as: "at") }. Personnage : { $character }. Mission : { $challenge }.
carta-magica-note-gift = { WHO($who) ->
        [you] Tu commences
       *[other] { $who } commence
    } avec { FORM($card, as: "the") } et { FORM($talisman, as: "the") }.
carta-magica-note-spun = { WHO($who) ->
        [you] Tu tournes
       *[other] { $who } tourne
    } la roue : { $segment }.
carta-magica-note-spun-storm = { WHO($who) ->
        [you] Tu tournes
       *[other] { $who } tourne
    } la roue : une tempête.
carta-magica-note-wind = { WHO($who) ->
        [you] Tu tournes la roue
       *[other] { $who } tourne la roue
    } pour la direction : la tempête pousse vers { FORM($wind, as: "the") }.
carta-magica-note-again = { WHO($who) ->
        [you] Tu tournes
       *[other] { $who } tourne
    } encore avec une carte.
carta-magica-note-weather = { WHO($who) ->
        [you] Tu joues
       *[other] { $who } joue
    } le beau temps.
carta-magica-note-weather-all = { WHO($who) ->
        [you] Tu calmes
       *[other] { $who } calme
    } la tempête avec le beau temps.
carta-magica-note-no-weather = { WHO($who) ->
        [you] Tu laisses
       *[other] { $who } laisse
    } souffler la tempête.
carta-magica-note-drift-free = { WHO($who) ->
        [you] Tu dérives
       *[other] { $who } dérive
    } jusqu’{ FORM($place, as: "at") }.
carta-magica-note-drift-swept = { WHO($who) ->
        [you] La tempête te pousse
       *[other] La tempête pousse { $who }
    } { FORM($place, as: "at") }.
carta-magica-note-drift-becalmed = { WHO($who) ->
        [you] Ton navire
       *[other] Le navire { FORM($who, as: "de") }
    } est encalminé { FORM($place, as: "at") }.
carta-magica-note-drift-damaged = { WHO($who) ->
        [you] Ton navire
       *[other] Le navire { FORM($who, as: "de") }
    } est endommagé { FORM($place, as: "at") }.
carta-magica-note-rest = { WHO($who) ->
        [you] Tu ne fais
       *[other] { $who } ne fait
    } rien.
carta-magica-note-took-goods = { WHO($who) ->
        [you] Tu prends
       *[other] { $who } prend
    } { $amount ->
        [one] { $amount } marchandise
       *[other] { $amount } marchandises
    }.
carta-magica-note-took-magic = { WHO($who) ->
        [you] Tu prends
       *[other] { $who } prend
    } { $amount ->
            [one] { $amount } point
           *[other] { $amount } points
        } de magie.
carta-magica-note-sailed = { WHO($who) ->
        [you] Tu avances
       *[other] { $who } avance
    } { $steps ->
        [one] d’une case
       *[other] de { $steps } cases
    } jusqu’{ FORM($place, as: "at") }.
carta-magica-note-paid-tow = { WHO($who) ->
        [you] Tu paies
       *[other] { $who } paie
    } { $what } pour le remorquage.
carta-magica-note-paid-repair = { WHO($who) ->
        [you] Tu paies
       *[other] { $who } paie
    } { $what } pour la réparation.
carta-magica-note-used-lucky-wind = { WHO($who) ->
        [you] Tu joues
       *[other] { $who } joue
    } le vent favorable.
carta-magica-note-used-repair-card = { WHO($who) ->
        [you] Tu répares
       *[other] { $who } répare
    } le navire avec une carte.
carta-magica-note-cashed = { WHO($who) ->
        [you] Tu échanges
       *[other] { $who } échange
    } { FORM($card, as: "the") } contre des jetons : { $amount }.
carta-magica-note-sold = { WHO($who) ->
        [you] Tu échanges
       *[other] { $who } échange
    } { $what } contre { $gold } or.
carta-magica-note-bought = { WHO($who) ->
        [you] Tu achètes
       *[other] { $who } achète
    } { FORM($talisman, as: "the") }.
carta-magica-note-bought-unseen = { WHO($who) ->
        [you] Tu achètes
       *[other] { $who } achète
    } face cachée : { $talisman }.
carta-magica-note-row = Nouveau en vente : { $talismans }.
carta-magica-note-curse = { WHO($who) ->
        [you] Tu maudis
       *[other] { $who } maudit
    } les talismans en vente.
carta-magica-note-row-new = Maintenant en vente, pour { WHO($who) ->
        [you] toi
       *[other] { $who }
    } et tous les autres : { $talismans }.
carta-magica-note-drew = { WHO($who) ->
        [you] Tu pioches
       *[other] { $who } pioche
    } : { $card }.
carta-magica-note-no-card = Il n’y a pas de carte aventure pour { WHO($who) ->
        [you] toi
       *[other] { $who }
    }.
carta-magica-note-shuffled = Les aventures utilisées sont mélangées : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
carta-magica-note-telescope = { WHO($who) ->
        [you] Tu regardes
       *[other] { $who } regarde
    } dans une longue-vue.
carta-magica-note-peeked = Les prochaines cartes, visibles uniquement par toi : { $cards }.
carta-magica-note-paid = { WHO($who) ->
        [you] Tu paies
       *[other] { $who } paie
    } : { $what }.
carta-magica-note-unpaid = { WHO($who) ->
        [you] Tu ne peux pas payer et passes un tour
       *[other] { $who } ne peut pas payer et passe un tour
    }.
carta-magica-note-missed = { WHO($who) ->
        [you] Tu passes
       *[other] { $who } passe
    } ce tour.
carta-magica-note-taming = { WHO($who) ->
        [you] Tu dépenses
       *[other] { $who } dépense
    } { $spent ->
            [one] { $spent } point
           *[other] { $spent } points
        } de magie ; la roue donne { $steps }{ $monsters ->
        [0] {""}
        [one] , { $monsters } monstre dompté
       *[other] , { $monsters } monstres domptés
    } : { $total } contre { $strength }.
carta-magica-note-tamed = { WHO($who) ->
        [you] Tu domptes { FORM($monster, as: "the") } et prends
       *[other] { $who } dompte { FORM($monster, as: "the") } et prend
    } { $gold } or.
carta-magica-note-failed = { FORM($monster, as: "the", cap: "yes") } { WHO($who) ->
        [you] t’échappe
       *[other] échappe à { $who }
    } et { $goods ->
        [0] ne prend rien
        [one] prend { $goods } marchandise
       *[other] prend { $goods } marchandises
    }.
carta-magica-note-peace = { WHO($who) ->
        [you] Tu n’attaques
       *[other] { $who } n’attaque
    } pas.
carta-magica-note-attack = { WHO($who) ->
        [you] Tu attaques { $victim }
       *[other] { WHO($victim) ->
        [you] { $who } t’attaque
       *[other] { $who } attaque { $victim }
    }
    }.
# by name
carta-magica-note-battle = { WHO($who) ->
        [you] Tu fais
       *[other] { $who } fait
    } { $steps }, { WHO($victim) ->
        [you] toi
       *[other] { $victim }
    } { $other }.
carta-magica-note-won = { WHO($who) ->
        [you] Tu gagnes
       *[other] { $who } gagne
    } contre { FORM($loser, as: "plain") }.
carta-magica-note-prize = { WHO($who) ->
        [you] Tu prends à { $loser }
       *[other] { WHO($loser) ->
        [you] { $who } te prend
       *[other] { $who } prend à { $loser }
    }
    } : { $what }.
carta-magica-note-propose = { WHO($who) ->
        [you] Tu proposes à { $other }
       *[other] { WHO($other) ->
        [you] { $who } te propose
       *[other] { $who } propose à { $other }
    }
    } d’échanger les places.
carta-magica-note-refuse = { WHO($who) ->
        [you] Tu restes
       *[other] { $who } reste
    } sur place.
carta-magica-note-swap = { WHO($who) ->
        [you] Tu échanges ta place avec { $other }
       *[other] { $who } échange sa place avec { FORM($other, as: "plain") }
    }.
carta-magica-note-home = { WHO($who) ->
        [you] Tu rentres
       *[other] { $who } rentre
    } { FORM($harbour, as: "at") }. La partie se termine.
carta-magica-note-home-last = { WHO($who) ->
        [you] Tu rentres
       *[other] { $who } rentre
    } { FORM($harbour, as: "at") }. Les derniers tours commencent.
carta-magica-note-limit = La manche { $rounds } commence, la dernière à cette table : ensuite la partie s’arrête, même si personne n’est au port.

## The position in words

carta-magica-status-settling = { WHO($who) ->
        [you] Tu choisis
       *[other] { $who } choisit
    } port, mission et personnage.
carta-magica-status-spinning = { WHO($who) ->
        [you] Tu tournes
       *[other] { $who } tourne
    } la roue.
carta-magica-status-choosing = { WHO($who) ->
        [you] La roue te donne { $segment } : à toi de choisir
       *[other] La roue donne { $segment } à { $who }, qui choisit
    } quoi faire.
carta-magica-status-sailing = { WHO($who) ->
        [you] À toi
       *[other] À { $who }
    } de naviguer.
carta-magica-status-storming = Une tempête se lève : { WHO($who) ->
        [you] tu peux
       *[other] { $who } peut
    } tourner la roue encore une fois.
carta-magica-status-sheltering = Une tempête : { WHO($who) ->
        [you] tu peux
        [you-all] { FORM($who, as: "plain") } pouvez
        [they] { $who } peuvent
       *[other] { $who } peut
    } jouer le beau temps.
carta-magica-status-drawing = { WHO($who) ->
        [you] Tu pioches une aventure ou regardes
       *[other] { $who } pioche une aventure ou regarde
    } d’abord à la longue-vue.
carta-magica-status-paying = { WHO($who) ->
        [you] Tu dois
       *[other] { $who } doit
    } payer { $price }.
carta-magica-status-taming = { WHO($who) ->
        [you] Tu rencontres
       *[other] { $who } rencontre
    } { FORM($monster, as: "the") }.
carta-magica-status-retaming = { WHO($who) ->
        [you] Tu peux
       *[other] { $who } peut
    } tourner la roue encore une fois contre { FORM($monster, as: "the") }.
carta-magica-status-trading = { WHO($who) ->
        [you] Tu peux
       *[other] { $who } peut
    } commercer { FORM($place, as: "at") }.
carta-magica-status-engaging = { WHO($who) ->
        [you] Tu peux
       *[other] { $who } peut
    } attaquer.
carta-magica-status-refighting = { WHO($who) ->
        [you] Tu perds la bataille pour l’instant et peux
       *[other] { $who } perd la bataille pour l’instant et peut
    } tourner la roue encore une fois.
carta-magica-status-looting = { WHO($who) ->
        [you] Tu gagnes une bataille et prends
       *[other] { $who } gagne une bataille et prend
    } une carte.
carta-magica-status-proposing = { WHO($who) ->
        [you] Tu peux
       *[other] { $who } peut
    } proposer d’échanger les places.
carta-magica-status-agreeing = On { WHO($who) ->
        [you] te propose
       *[other] propose à { $who }
    } d’échanger les places.
carta-magica-text-head = { $status } Manche { $round } sur { $rounds } au plus.
carta-magica-text-wheel = La roue montre : { $segment }.
carta-magica-text-wind = La tempête pousse vers { FORM($wind, as: "the") }.
carta-magica-text-final = Quelqu’un est rentré au port. Encore à jouer : { WHO($who) ->
        [you] toi
       *[other] { $who }
    }.
carta-magica-text-final-none = Quelqu’un est rentré au port. C’est le dernier tour.
carta-magica-text-fight = Bataille : { WHO($who) ->
        [you] tu as
       *[other] { $who } a
    } { $steps }, { WHO($other) ->
        [you] toi
       *[other] { $other }
    } { $against }.
carta-magica-text-reach = Tu peux avancer { $steps ->
        [one] d’une case
       *[other] de { $steps } cases
    } : { $squares ->
        [one] { $squares } case est
       *[other] { $squares } cases sont
    } à portée.
carta-magica-text-reach-harbours = Ports à portée : { $harbours }.
carta-magica-text-peeked = Tu vois : { $cards }.
carta-magica-text-remembered = Ce que tu sais de la pioche : { $cards }.
carta-magica-text-place = { $place }. { $card }
carta-magica-text-score = { $rank }. { FORM($who, as: "plain", cap: "yes") } : { $total } ({ $rows })
carta-magica-text-unsettled = { WHO($who) ->
        [you] Tu n’as
       *[other] { $who } n’a
    } pas encore choisi.
carta-magica-text-player = { FORM($who, as: "plain", cap: "yes") } : { $character }. { $challenge }. { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour l’instant.
carta-magica-text-ship = { WHO($who) ->
        [you] Ton navire
       *[other] Le navire { FORM($who, as: "de") }
    } est { FORM($place, as: "at") }{ $condition ->
        [damaged] , endommagé
        [becalmed] , encalminé
       *[free] {""}
    }. Port d’attache : { $home } ; tour de l’île accompli : { $way }.
carta-magica-text-way = { $eighths ->
        [0] rien encore
        [1] un huitième
        [2] un quart
        [3] trois huitièmes
        [4] la moitié
        [5] cinq huitièmes
        [6] trois quarts
        [7] sept huitièmes
        [8] en entier
       *[other] plus d’un tour
    }{ $direction ->
        [clockwise] , sens horaire
        [anticlockwise] , sens antihoraire
       *[none] {""}
    }
carta-magica-text-stock = { WHO($who) ->
        [you] Tu as
       *[other] { $who } a
    } { $stock }.
carta-magica-text-cards = { WHO($who) ->
        [you] Tes cartes
       *[other] Cartes { FORM($who, as: "de") }
    } : { $cards }.
carta-magica-text-talismans = { WHO($who) ->
        [you] Tes talismans
       *[other] Talismans { FORM($who, as: "de") }
    } : { $talismans }.
carta-magica-text-swept = La tempête { WHO($who) ->
        [you] te pousse
       *[other] pousse { $who }
    } dans ce port ; commerce possible au prochain tour.
carta-magica-text-misses = { WHO($who) ->
        [you] Tu passes
       *[other] { $who } passe
    } { $turns ->
        [one] le prochain tour
       *[other] { $turns } tours
    }.
carta-magica-text-decks = Pioche aventure { $adventures }, défausse { $discard } ; pioche talismans { $talismans }.
carta-magica-text-row-open = Talismans en vente : { $talismans }.

## Scores

carta-magica-score-talismans = Talismans
carta-magica-score-talismans-evidence = { $talismans }
carta-magica-score-challenge = Mission
carta-magica-score-gold = Or
carta-magica-score-gold-evidence = { $tokens } en jetons et { $cards } sur cartes
carta-magica-score-home = Retour
carta-magica-over-home = Un navire est rentré à son port d’attache : le voyage est fini.
carta-magica-over-limit = { $rounds ->
       [one] { $rounds } manche a été jouée
      *[other] { $rounds } manches ont été jouées
    }, la limite de cette table, et personne n’est rentré.

## What a position is worth, as the coach names it

carta-magica-term-points = talismans et or
carta-magica-term-gold = usage de l’or
carta-magica-term-goods = usage des marchandises
carta-magica-term-magic = magie
carta-magica-term-cards = cartes utiles
carta-magica-term-home = chemin du retour
carta-magica-term-ship = sécurité du navire

## What bots like, a style each: its name, and what it does where moves are about as good

carta-magica-style-merchant-told = aime l’or et les marchandises.
carta-magica-style-adventurer = aventurier
carta-magica-style-adventurer-told = aime les cartes aventure et la magie.
carta-magica-style-pilot = pilote prudent
carta-magica-style-pilot-told = aime un retour court et un navire sûr.
carta-magica-style-raider = pillard
carta-magica-style-raider-told = aime les talismans et les pertes des autres.
