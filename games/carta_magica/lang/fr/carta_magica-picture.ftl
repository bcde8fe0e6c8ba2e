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
carta-magica-pic-task-spinning = tourner la roue
carta-magica-pic-task-spinning-damaged = tourner – le marteau répare
carta-magica-pic-task-spinning-becalmed = tourner – le vent libère
carta-magica-pic-sail-most = naviguer : { $steps } au plus
carta-magica-pic-sail-exactly = naviguer : { $steps } pile
carta-magica-pic-sail-damaged = réparé : { $sail }
carta-magica-pic-sail-becalmed = vent : { $sail }
carta-magica-pic-task-choosing-none = { $sail }
carta-magica-pic-task-choosing-card = { $sail } – ou piocher
carta-magica-pic-task-choosing-tokens = { $sail } – ou { $steps ->
        [one] { $steps } jeton
       *[other] { $steps } jetons
    }
carta-magica-pic-task-damaged-none = réparer, puis naviguer : { $steps }
carta-magica-pic-task-damaged-card = piocher – ou réparer, naviguer : { $steps }
carta-magica-pic-task-damaged-tokens = { $steps ->
        [one] { $steps } jeton
       *[other] { $steps } jetons
    } – ou réparer, naviguer
carta-magica-pic-task-becalmed-none = remorquage, puis naviguer : { $steps }
carta-magica-pic-task-becalmed-card = piocher – ou se libérer, naviguer : { $steps }
carta-magica-pic-task-becalmed-tokens = { $steps ->
        [one] { $steps } jeton
       *[other] { $steps } jetons
    } – ou se libérer, naviguer
carta-magica-pic-task-stuck-none = le navire est bloqué
carta-magica-pic-task-stuck-card = bloqué : piocher
carta-magica-pic-task-stuck-tokens = bloqué : prendre { $steps ->
        [one] { $steps } jeton
       *[other] { $steps } jetons
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
carta-magica-pic-task-trading-black = port noir : 2 marchandises contre 1 or
carta-magica-pic-task-trading-red = port rouge : un talisman pour 2 or
carta-magica-pic-task-engaging = pour un talisman de la mission
carta-magica-pic-task-refighting = { $low } contre { $high }
carta-magica-pic-task-looting = prend une carte du perdant
carta-magica-pic-task-proposing = après la bataille

carta-magica-pic-state-settling = s’installe
carta-magica-pic-state-spinning = tourne
carta-magica-pic-state-choosing = choisit
carta-magica-pic-state-sailing = navigue
carta-magica-pic-state-storming = tempête !
carta-magica-pic-state-sheltering = abri ?
carta-magica-pic-state-drawing = pioche
carta-magica-pic-state-peeking = observe
carta-magica-pic-state-paying = paie
carta-magica-pic-state-taming = dompte
carta-magica-pic-state-trading = commerce
carta-magica-pic-state-engaging = bataille ?
carta-magica-pic-state-refighting = encore ?
carta-magica-pic-state-looting = prend une carte
carta-magica-pic-state-proposing = échange ?
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
carta-magica-pic-wanted-own = à toi
carta-magica-pic-wanted-open = en vente
carta-magica-pic-wanted-held = pris
carta-magica-pic-wanted-deck = à venir
carta-magica-pic-known = vu dans la pioche
carta-magica-pic-nothing-known = aucune carte vue
carta-magica-pic-next-cards = Les prochaines
carta-magica-pic-of-six = { $good } sur 6
carta-magica-pic-tames-in-six = dompté, sur 6
carta-magica-pic-last-blown = la tempête
