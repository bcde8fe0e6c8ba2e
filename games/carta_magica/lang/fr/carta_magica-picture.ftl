# Words on the pictures of carta_magica. They must be short: long ones are shrunk and cut.

carta-magica-picture-players = Cartes des joueurs

carta-magica-pic-last-round = Manche { $round }, la dernière
carta-magica-pic-adventures = aventures
carta-magica-pic-talismans-left = talismans
carta-magica-pic-not-sold = pas en vente

carta-magica-pic-title-settling = { $who } s’installe
carta-magica-pic-title-spinning = { $who } tourne
carta-magica-pic-title-choosing = { $who } choisit
carta-magica-pic-title-sailing = { $who } navigue
carta-magica-pic-title-storming = { $who } : tempête !
carta-magica-pic-title-sheltering = { $who } : à l’abri ?
carta-magica-pic-title-peeking = { $who } observe
carta-magica-pic-title-paying = { $who } paie
carta-magica-pic-title-taming = { $who } : un monstre !
carta-magica-pic-title-trading = { $who } commerce
carta-magica-pic-title-engaging = { $who } : bataille ?
carta-magica-pic-title-refighting = { $who } : encore ?
carta-magica-pic-title-looting = { $who } gagne la bataille
carta-magica-pic-title-proposing = { $who } : échange ?

carta-magica-pic-task-settling = personnage, mission, port d’attache
carta-magica-pic-task-spinning = tourner { $condition ->
        [free] la roue
        [damaged] – le marteau répare
       *[becalmed] – le vent libère
    }
carta-magica-pic-sail-most = naviguer : { $steps } au plus
carta-magica-pic-sail-exactly = naviguer : { $steps } pile
carta-magica-pic-sail-damaged = réparé : { $sail }
carta-magica-pic-sail-becalmed = vent : { $sail }
carta-magica-pic-task-choosing = { $offered ->
        [none] { $sail }
        [card] { $sail } – ou piocher
       *[tokens] { $sail } – ou { $steps ->
            [one] { $steps } jeton
           *[other] { $steps } jetons
        }
    }
carta-magica-pic-task-damaged = { $offered ->
        [none] réparer, puis naviguer : { $steps }
        [card] piocher – ou réparer, naviguer : { $steps }
       *[tokens] { $steps ->
            [one] { $steps } jeton
           *[other] { $steps } jetons
        } – ou réparer, naviguer
    }
carta-magica-pic-task-becalmed = { $offered ->
        [none] remorquage, puis naviguer : { $steps }
        [card] piocher – ou se libérer, naviguer : { $steps }
       *[tokens] { $steps ->
            [one] { $steps } jeton
           *[other] { $steps } jetons
        } – ou se libérer, naviguer
    }
carta-magica-pic-task-stuck = { $offered ->
        [none] le navire est bloqué
        [card] bloqué : piocher
       *[tokens] bloqué : prendre { $steps ->
            [one] { $steps } jeton
           *[other] { $steps } jetons
        }
    }
carta-magica-pic-task-storming = tourner pour la direction
# The letters of north, east, south and west.
carta-magica-pic-compass = NESO
carta-magica-pic-task-wind = { $wind ->
        [n] la tempête pousse vers le nord
        [e] la tempête pousse vers l’est
        [s] la tempête pousse vers le sud
       *[w] la tempête pousse vers l’ouest
    }
carta-magica-pic-task-drawing = piocher, ou la longue-vue
carta-magica-pic-task-peeking = prend une des cartes
carta-magica-pic-task-paying = { $price }, jetons ou cartes
carta-magica-pic-task-taming = { $monster }, { $strength } : combien de magie ?
carta-magica-pic-task-retaming = sinon { FORM($monster, as: "the") } gagne
carta-magica-pic-task-trading = port { $colour ->
        [black] noir : 2 marchandises contre 1
       *[red] rouge : un talisman pour 2
    } or
carta-magica-pic-task-engaging = pour un talisman de la mission
carta-magica-pic-task-refighting = { $low } contre { $high }
carta-magica-pic-task-looting = prend une carte du perdant
carta-magica-pic-task-proposing = après la bataille

carta-magica-pic-state = { $stage ->
        [settling] s’installe
        [spinning] tourne
        [choosing] choisit
        [sailing] navigue
        [storming] tempête !
        [sheltering] abri ?
        [drawing] pioche
        [peeking] observe
        [paying] paie
        [taming] dompte
        [trading] commerce
        [engaging] bataille ?
        [looting] prend une carte
        [proposing] échange ?
        [agreeing] échange ?
       *[other] encore ?
    }
carta-magica-pic-state-damaged = endommagé
carta-magica-pic-state-becalmed = sans vent
carta-magica-pic-state-misses = passe un tour
carta-magica-pic-state-home = au port
carta-magica-pic-state-swept = poussé au port
carta-magica-pic-state-waiting = attend
carta-magica-pic-state-rank = { $rank ->
        [1] 1re place
        [2] 2e place
        [3] 3e place
       *[other] 4e place
    }

carta-magica-pic-last-start = le départ
carta-magica-pic-last-settled = en place
carta-magica-pic-last-spun = roue : { $number }
carta-magica-pic-last-storm = roue : tempête
carta-magica-pic-last-sailed = navigué : { $squares }
carta-magica-pic-last-took = pris : { $amount }
carta-magica-pic-last-drew = pioché : { $card }
carta-magica-pic-last-drew-payment = pioché : payer { $amount }
carta-magica-pic-last-sold = vendu : { $amount } or
carta-magica-pic-last-bought = acheté : { $talisman }
carta-magica-pic-last-cursed = malédiction
carta-magica-pic-last-drew-monster = un monstre
carta-magica-pic-last-tamed-monster = monstre dompté
carta-magica-pic-last-failed-monster = monstre vainqueur
carta-magica-pic-last-paid = payé : { $amount }
carta-magica-pic-last-battle = bataille
carta-magica-pic-last-prize = butin pris
carta-magica-pic-last-swapped = places échangées
carta-magica-pic-last-rested = rien fait
carta-magica-pic-last-missed = tour passé

carta-magica-pic-card-magic = Magie
carta-magica-pic-card-goods = Marchandises
carta-magica-pic-card-repair = Réparation
carta-magica-pic-card-lucky-wind = Vent favorable
carta-magica-pic-card-spin-again = Tourne encore
carta-magica-pic-effect-gold = paie { $amount } or
carta-magica-pic-effect-magic = { $amount } pour dompter
carta-magica-pic-effect-goods = { $amount } à vendre
carta-magica-pic-effect-payment = payer { $amount }
carta-magica-pic-effect-good-weather = abri en tempête
carta-magica-pic-effect-repair = navire réparé
carta-magica-pic-effect-lucky-wind = libre, ou +5 cases
carta-magica-pic-effect-lucky-wind-five = libre, ou 5 cases
carta-magica-pic-effect-good-weather-all = calme la tempête
carta-magica-pic-effect-spin-again = tourne une 2e fois
carta-magica-pic-effect-telescope = 1 carte sur 3
carta-magica-pic-effect-curse = autres talismans
carta-magica-pic-effect-monster = { $strength } : { $gold } or

carta-magica-pic-card-tamed = Dompté
carta-magica-pic-effect-tamed = +{ $count } ensuite
carta-magica-pic-home-harbour = port :
carta-magica-pic-challenge = Mission : +{ $points }
carta-magica-pic-wanted = { $where ->
        [own] à toi
        [open] en vente
        [held] pris
       *[deck] à venir
    }
carta-magica-pic-known = vu dans la pioche
carta-magica-pic-nothing-known = aucune carte vue
carta-magica-pic-next-cards = Les prochaines
carta-magica-pic-of-six = { $good } sur 6
carta-magica-pic-tames-in-six = dompté, sur 6
carta-magica-pic-last-blown = la tempête
