# Words on the pictures of carta_magica. They must be short: long ones are shrunk and cut.

carta-magica-picture-players = Karten von allen

carta-magica-pic-last-round = Runde { $round }, die letzte
carta-magica-pic-adventures = Abenteuer
carta-magica-pic-talismans-left = Talismane
carta-magica-pic-not-sold = nicht im Angebot

carta-magica-pic-title-settling = { $who } bricht auf
carta-magica-pic-title-spinning = { $who } dreht
carta-magica-pic-title-choosing = { $who } wählt
carta-magica-pic-title-sailing = { $who } segelt
carta-magica-pic-title-storming = { $who }: Sturm!
carta-magica-pic-title-sheltering = { $who }: Schutz?
carta-magica-pic-title-peeking = { $who } blickt voraus
carta-magica-pic-title-paying = { $who } zahlt
carta-magica-pic-title-taming = { $who }: ein Monster!
carta-magica-pic-title-trading = { $who } handelt
carta-magica-pic-title-engaging = { $who }: Gefecht?
carta-magica-pic-title-refighting = { $who }: nochmal drehen?
carta-magica-pic-title-looting = { $who } siegt im Gefecht
carta-magica-pic-title-proposing = { $who }: tauschen?

carta-magica-pic-task-settling = Spielfigur, Herausforderung, Heimathafen
carta-magica-pic-task-spinning = { $condition ->
        [free] die Scheibe drehen
        [damaged] drehen – ein Hammer repariert
       *[becalmed] drehen – Wind befreit das Schiff
    }
carta-magica-pic-sail-most = bis zu { $steps } segeln
carta-magica-pic-sail-exactly = genau { $steps } segeln
carta-magica-pic-sail-damaged = repariert: { $sail }
carta-magica-pic-sail-becalmed = Wind: { $sail }
carta-magica-pic-task-choosing = { $offered ->
        [none] { $sail }
        [card] { $sail } – oder eine Karte ziehen
       *[tokens] { $sail } – oder { $steps } Güter oder Magie
    }
carta-magica-pic-task-damaged = { $offered ->
        [none] Reparatur kaufen, dann { $steps }
        [card] Karte ziehen – oder reparieren, { $steps }
       *[tokens] { $steps } nehmen – oder reparieren und
    } segeln
carta-magica-pic-task-becalmed = { $offered ->
        [none] freischleppen, dann { $steps }
        [card] Karte ziehen – oder frei werden, { $steps }
       *[tokens] { $steps } nehmen – oder frei werden und
    } segeln
carta-magica-pic-task-stuck = { $offered ->
        [none] das Schiff sitzt fest
        [card] sitzt fest: Karte ziehen
       *[tokens] sitzt fest: { $steps } Güter oder Magie
    }
carta-magica-pic-task-storming = für die Richtung drehen
# The letters of north, east, south and west.
carta-magica-pic-compass = NOSW
carta-magica-pic-task-wind = { $wind ->
        [n] ein Sturm treibt alle Schiffe nach Norden
        [e] ein Sturm treibt alle Schiffe nach Osten
        [s] ein Sturm treibt alle Schiffe nach Süden
       *[w] ein Sturm treibt alle Schiffe nach Westen
    }
carta-magica-pic-task-drawing = ziehen oder das Fernglas nutzen
carta-magica-pic-task-peeking = nimmt eine der nächsten Karten
carta-magica-pic-task-paying = { $price }, Spielsteine oder Karten
carta-magica-pic-task-taming = { $monster }, { $strength }: wie viel Magie?
carta-magica-pic-task-retaming = sonst gewinnt: { $monster }
carta-magica-pic-task-trading = { $colour ->
        [black] schwarzer Hafen: 2 Güter für 1
       *[red] roter Hafen: ein Talisman für 2
    } Gold
carta-magica-pic-task-engaging = um einen Talisman der Herausforderung
carta-magica-pic-task-refighting = { $low } gegen { $high }
carta-magica-pic-task-looting = nimmt eine Karte
carta-magica-pic-task-proposing = nach dem Gefecht

carta-magica-pic-state = { $stage ->
        [settling] bricht auf
        [spinning] dreht
        [choosing] wählt
        [sailing] segelt
        [storming] Sturm!
        [sheltering] Schutz?
        [drawing] zieht
        [peeking] blickt voraus
        [paying] zahlt
        [taming] zähmt
        [trading] handelt
        [engaging] Gefecht?
        [looting] nimmt Karte
        [proposing] Tausch?
        [agreeing] Tausch?
       *[other] nochmal?
    }
carta-magica-pic-state-damaged = beschädigt
carta-magica-pic-state-becalmed = Flaute
carta-magica-pic-state-misses = setzt aus
carta-magica-pic-state-home = daheim
carta-magica-pic-state-swept = angespült
carta-magica-pic-state-waiting = wartet
carta-magica-pic-state-rank = { $rank }. Platz

carta-magica-pic-last-start = der Start
carta-magica-pic-last-settled = aufgebrochen
carta-magica-pic-last-spun = dreht { $number }
carta-magica-pic-last-storm = dreht Sturm
carta-magica-pic-last-sailed = segelt { $squares }
carta-magica-pic-last-took = nimmt { $amount }
carta-magica-pic-last-drew = zieht { $card }
carta-magica-pic-last-drew-payment = zieht: { $amount } Güter zahlen
carta-magica-pic-last-sold = verkauft für { $amount } Gold
carta-magica-pic-last-bought = kauft { $talisman }
carta-magica-pic-last-cursed = spricht einen Fluch aus
carta-magica-pic-last-drew-monster = zieht ein Monster
carta-magica-pic-last-tamed-monster = zähmt ein Monster
carta-magica-pic-last-failed-monster = Monster gewinnt
carta-magica-pic-last-paid = zahlt { $amount } Güter
carta-magica-pic-last-battle = kämpft
carta-magica-pic-last-prize = macht Beute
carta-magica-pic-last-swapped = tauscht Plätze
carta-magica-pic-last-rested = ruht
carta-magica-pic-last-missed = setzt aus

carta-magica-pic-card-magic = Magie
carta-magica-pic-card-goods = Güter
carta-magica-pic-card-repair = Reparatur
carta-magica-pic-card-lucky-wind = Rückenwind
carta-magica-pic-card-spin-again = Nochmal
carta-magica-pic-effect-gold = zahlt { $amount } Gold
carta-magica-pic-effect-magic = { $amount } zum Zähmen
carta-magica-pic-effect-goods = { $amount } zum Handeln
carta-magica-pic-effect-payment = { $amount } Güter zahlen
carta-magica-pic-effect-good-weather = Schutz im Sturm
carta-magica-pic-effect-repair = Schiff repariert
carta-magica-pic-effect-lucky-wind = frei oder +5
carta-magica-pic-effect-lucky-wind-five = frei oder 5
carta-magica-pic-effect-good-weather-all = stillt den Sturm
carta-magica-pic-effect-spin-again = nochmal drehen
carta-magica-pic-effect-telescope = 1 von 3 Karten
carta-magica-pic-effect-curse = neue Talismane
carta-magica-pic-effect-monster = { $strength }: { $gold } Gold

carta-magica-pic-card-tamed = Gezähmt
carta-magica-pic-effect-tamed = +{ $count } danach
carta-magica-pic-home-harbour = Heimat:
carta-magica-pic-challenge = Herausforderung: +{ $points }
carta-magica-pic-wanted = { $where ->
        [own] deiner
        [open] im Angebot
        [held] vergeben
       *[deck] noch nicht da
    }
carta-magica-pic-known = im Stapel bekannt
carta-magica-pic-nothing-known = keine Karte bekannt
carta-magica-pic-next-cards = Die nächsten Karten
carta-magica-pic-of-six = { $good }/6
carta-magica-pic-tames-in-six = Erfolge von 6
carta-magica-pic-last-blown = der Sturm weht
