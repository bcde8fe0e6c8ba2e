# Words on the pictures of Magellan. They must be short: long ones are shrunk and cut.

magellan-pic-title = { $stage ->
        [rolling] { $who } würfelt
        [moving] { $who } zieht: { $points } { $points ->
            [one] Schritt
           *[other] Schritte
        } übrig
        [fighting] { $who } muss kämpfen
        [defending] Angriff auf { $who }
        [flying] { $who }: Flugzeug in der Luft
        [losing] { $who } verliert eine Figur
       *[owing] { $who } schuldet { $amount } M
    }
magellan-pic-last-rolled = { $who } würfelte { $points }
magellan-pic-last-turned = { $who } deckte { $country } auf
magellan-pic-last-drew = { $who } zog: { $card }
magellan-pic-last-drew-some = { $who } zog eine Geschichtskarte
magellan-pic-last-way = { $piece ->
        [jeep]
            { $who } fuhr { FORM($end, as: "to") }{ $more ->
                [0] { "" }
                [one] { " " }(und eine weitere Bewegung)
               *[other] { " " }(und { $more } weitere Bewegungen)
            }
        [ship]
            { $who } segelte { FORM($end, as: "to") }{ $more ->
                [0] { "" }
                [one] { " " }(und eine weitere Bewegung)
               *[other] { " " }(und { $more } weitere Bewegungen)
            }
       *[plane]
            { $who } flog { FORM($end, as: "to") }{ $more ->
                [0] { "" }
                [one] { " " }(und eine weitere Bewegung)
               *[other] { " " }(und { $more } weitere Bewegungen)
            }
    }
magellan-pic-last-aloft = { $who } fliegt über { $cell }
magellan-pic-last-aboard = { $who } belud oder entlud ein Flugzeug: { $cell }
magellan-pic-last-fought = { $who } gegen { $other }: { $own } zu { $theirs }
magellan-pic-last-bombed = { $who } bombardiert { $other }: { $hit }
magellan-pic-face = { $face ->
        [1] abgeschossen
        [2] ein Jeep
        [3] zwei Jeeps
        [4] ein Schiff
        [5] Jeep und Schiff
       *[other] daneben
    }
magellan-pic-last-lost = { $who } verlor eine Figur
magellan-pic-last-sold = { $who } verkaufte { $country }
magellan-pic-last-won = { $who } hat gewonnen
magellan-pic-last-out = { $who } ist ausgeschieden
magellan-pic-round = Runde { $number }
magellan-pic-round-of = Runde { $number } von { $rounds }
magellan-pic-war-all = Krieg, alle gegen alle
magellan-pic-war-rounds = noch { $rounds } { $rounds ->
        [one] Runde
       *[other] Runden
    }
magellan-pic-place = Platz { $place }
magellan-pic-of-target = /{ $target }
magellan-pic-sale = Offene Länder
magellan-pic-sale-what = Kosten, Ertrag
magellan-pic-sale-none = Keines liegt offen. Eine Vier oder Fünf deckt eines auf.
magellan-pic-sale-more = noch { $countries }: siehe Karten
magellan-pic-packs = Stapel: { $countries } Länder, { $history } Geschichte
magellan-pic-discoveries-none = Keine Karte liegt offen.
magellan-pic-effect-own = { $count ->
        [one] nächstes Land: { $series }
       *[other] { $count } neue Länder: { $series }
    }
magellan-pic-effect-round = im Schiff um die Welt
magellan-pic-effect-no-resale = kein Verkauf an die Bank
magellan-pic-effect-cost = { $series } kostet { $percent } % weniger
magellan-pic-effect-price = { $piece ->
        [jeep] Jeeps
        [ship] Schiffe
       *[plane] Flugzeuge
    } kosten { $amount } M
magellan-pic-effect-points = { $amount } Schritte mehr je Zug
magellan-pic-effect-factor = Schritte × { $factor }
magellan-pic-effect-income-named = { $countries }: { $amount } M mehr
magellan-pic-effect-income-more = { $series }: je { $amount } M mehr
magellan-pic-effect-income-part = { $percent ->
        [0] { $series } bringt nichts
       *[other] { $series } bringt { $percent } %
    }
magellan-pic-more = und { $cards } weitere
magellan-pic-card-target = Ein Einkommen über { $target } M gewinnt
magellan-pic-history = Offene Geschichtskarten
magellan-pic-sheet-below = Einkommen und Ziel ({ $target } M) nach { $rounds } Runden
magellan-pic-sheet-won = gewonnen
magellan-pic-sheet-out = draußen
magellan-pic-sheet-gone = Ohne Geld und Länder ausgeschieden.
magellan-pic-zoom = Ausschnitt: { $place }
magellan-pic-legend-owned = vergeben
magellan-pic-legend-sale = offen
magellan-pic-legend-closed = nicht offen
magellan-pic-legend-wins = Sieg
magellan-pic-mine-trail = Goldene Linie: der letzte Zug
magellan-pic-mine-points = { $points } { $points ->
        [one] Schritt
       *[other] Schritte
    } übrig
magellan-pic-mine-rolling = Würfle
magellan-pic-mine-drawing = Zieh eine Karte
magellan-pic-mine-fighting = Erst kämpfen
magellan-pic-mine-defending = Bomben vor der Schlacht?
magellan-pic-mine-flying = Dein Flugzeug ist in der Luft
magellan-pic-mine-losing = Gib eine Figur ab
magellan-pic-mine-owing = Verkauf ein Land
magellan-picture-table = Weltkarte
magellan-picture-card = Auf einen Blick
magellan-picture-mine = Meine Figuren
magellan-picture-cards = Karten
magellan-picture-sheet = Endstand
magellan-picture-zoom-oceania = Ozeanien
magellan-picture-zoom-north-america = Nordamerika
magellan-picture-zoom-south-america = Südamerika
magellan-sea-pacific = Pazifischer Ozean
magellan-sea-atlantic = Atlantischer Ozean
magellan-sea-indian = Indischer Ozean
magellan-sea-southern = Südlicher Ozean
magellan-sea-arctic = Arktischer Ozean
magellan-sea-mediterranean = Mittelmeer
magellan-sea-black = Schwarzes Meer
magellan-sea-north-sea = Nordsee
magellan-sea-caribbean = Karibisches Meer
magellan-sea-gulf-of-mexico = Golf von Mexiko
magellan-sea-arabian = Arabisches Meer
magellan-sea-bengal = Golf von Bengalen
magellan-sea-south-china = Südchinesisches Meer
magellan-sea-japan = Japanisches Meer
magellan-sea-coral = Korallenmeer
magellan-sea-tasman = Tasmansee
magellan-sea-hudson = Hudson Bay
magellan-sea-bering = Beringmeer
magellan-sea-norwegian = Norwegische See
magellan-sea-philippine = Philippinensee

## The picture of a decision

magellan-pic-decide-and = { $first } und { $second }
magellan-pic-decide-of = von { $target }
magellan-pic-decide-income = +{ $income } von { $target }
magellan-pic-decide-countries = { $cards ->
        [one] 1 Land
       *[other] { $cards } Länder
    }
magellan-pic-decide-history = { $cards ->
        [one] 1 Geschichtskarte
       *[other] { $cards } Geschichtskarten
    }
magellan-pic-decide-payable = { $payable ->
        [0] alle zu teuer
       *[other] { $payable } bezahlbar
    }
magellan-pic-decide-payday = { $income ->
        [0] noch kein Einkommen
       *[other] ein Zahltag: +{ $income } M
    }
