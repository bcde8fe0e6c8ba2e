# Words on the pictures of navegador. They must be short: long ones are shrunk and cut.

navegador-picture-mine = Mein Tableau
navegador-picture-board = Seekarte
navegador-picture-players = Spieler

navegador-pic-title-moving = { $who }: ein Feld wählen
navegador-pic-title-card = { $who }: Karte oder Feld
navegador-pic-title-sailing = { $who } darf weitersegeln
navegador-pic-last-sailed = Zuletzt: { $who }, { $ships } { $ships ->
        [one] Schiff
       *[other] Schiffe
    } von { $origin } nach { $to }
navegador-pic-last-sailed-many = Zuletzt: { $who } segelte mit { $ships } Schiffen
navegador-pic-last-explored = Zuletzt: { $who } erkundete { $region }, Prämie { $premium }
navegador-pic-last-workers = Zuletzt: { $who } warb { $count } Arbeiter an
navegador-pic-last-ships = Zuletzt: { $who } baute { $count } { $count ->
        [one] Schiff
       *[other] Schiffe
    }
navegador-pic-last-market = Zuletzt: { $who } verdiente { $income } am Markt
navegador-pic-last-colony = Zuletzt: { $who } gründete { $count } { $count ->
        [one] Kolonie
       *[other] Kolonien
    } in { $regions }
navegador-pic-last-buildings = Zuletzt: { $who } baute { $count } Gebäude für { $price }
navegador-pic-last-privilege = Zuletzt: { $who }, Privileg für { $kind }, Bonus { $bonus }
navegador-pic-last-nothing = Zuletzt: { $who } zog auf { $field }, keine Aktion
navegador-pic-phase = Phase
navegador-pic-borders = { $borders } { $borders ->
        [one] Grenze
       *[other] Grenzen
    } je Fahrt
navegador-pic-turns-left = noch { $turns } { $turns ->
        [one] Zug
       *[other] Züge
    }
navegador-pic-card-phase = Phase
navegador-pic-card-unknown = zu erkunden
navegador-pic-card-on-sale = zu bauen
navegador-pic-over = Endstand


navegador-pic-market = Markt
navegador-pic-sell = Markt
navegador-pic-process = Fabrik
navegador-pic-privileges = Privilegien
navegador-pic-refill = { $phase }: aufgefüllt auf { $number }
navegador-pic-buildings = Gebäude im Angebot
navegador-pic-key-unknown = unbekannt: 2 Schiffe, 1 verloren
navegador-pic-key-double = drei Schiffe hinein, zwei verloren
navegador-pic-key-explorer = in dieser Farbe erkundet
navegador-pic-key-blue = Grenze, ein Schritt
navegador-pic-key-red = Grenze zu einer neuen Phase
navegador-pic-key-sale = billigste Kolonie, zu haben
navegador-pic-ships-out = { $ships } von { $all } auf See
navegador-pic-king = Königsprivileg
navegador-pic-king-goa = wartet in Goa
navegador-pic-king-held = für die Schlusswertung
navegador-pic-king-best = am besten { $kind }: +{ $points }
navegador-pic-king-placed = liegt auf { $kind }
navegador-pic-mine-moving = am Zug, Phase { $phase }
navegador-pic-mine-waiting = wartet, Phase { $phase }
navegador-pic-mine-over = Platz { $rank }
navegador-pic-mine-owned = Besitz
navegador-pic-mine-each = je
navegador-pic-mine-now = Punkte jetzt
navegador-pic-mine-rows = die fünf Reihen
navegador-pic-mine-crew = Arbeiter und Schiffe
navegador-pic-mine-cash = { $money } Cruzados
navegador-pic-mine-with-king = { $points } mit dem Königsprivileg
navegador-pic-tie = gleich; die Navegador-Karte entscheidet

## The map

navegador-pic-land-africa = Afrika
navegador-pic-land-asia = Asien
