# Questions of `carta_magica` in brief: what is asked, what is at stake, the answers that come first.

carta-magica-decision-frame-home = Heimweg: { $left ->
        [one] 1 Feld
       *[other] { $left } Felder
    }
carta-magica-decision-frame-wind = er treibt nach { $wind }
carta-magica-decision-frame-strength = Stärke { $strength }

## Setting out

carta-magica-decision-settle-question = Wo beginnst du?
carta-magica-decision-settle = { $harbour }: { $talisman }, +{ $points }
carta-magica-decision-settle-stake = **Deine Herausforderung zählt 10 mehr, wenn du sie findest.** Die Heimkehr zählt { $points }.
carta-magica-decision-settle-rest = Etwas anderes wählen

## The wheel

carta-magica-decision-spin-question = Dreh die Scheibe
carta-magica-decision-spin-free = **{ $left ->
        [one] 1 Feld
       *[other] { $left } Felder
    } bis nach Hause.** Sturm: { $storms } von 6 Drehungen.
carta-magica-decision-spin-stuck = { $condition ->
        [damaged] **Dein Schiff ist beschädigt.** Ein Hammer repariert es:
       *[becalmed] **Du liegst in der Flaute.** Wind befreit dich:
    } { $spins } von 6 Drehungen.
carta-magica-decision-choose-question = Gedreht: { $steps }
carta-magica-decision-choose-rest = Anderes Feld, anderer Hafen oder Talisman
carta-magica-decision-choose-held-rest = Andere Aktion oder Karte
carta-magica-decision-buy = { $talisman }: { $gold } Gold, +{ $points }
carta-magica-decision-sell = { $harbour }: { $goods } Güter für { $gold } Gold
carta-magica-decision-home = Heim { FORM($harbour, as: "to") }: +{ $points }
carta-magica-decision-home-sell = Heim, { $harbour }: +{ $gold } Gold, +{ $points }
carta-magica-decision-home-early = { $harbour }: Partie endet, +0
carta-magica-decision-home-buy = Heim, { $talisman } für { $gold }: +{ $points }
carta-magica-decision-goods = { $amount ->
    [one] 1 Gut nehmen{ $gold ->
        [0] {""}
       *[other] : { $gold } Gold mehr
      }
   *[other] { $amount } Güter nehmen{ $gold ->
        [0] {""}
       *[other] : bringen { $gold } Gold
      }
  }
carta-magica-decision-full = { $kind ->
        [goods] Keine Güter: { $held } ist die Grenze
       *[magic] Keine Magie: { $held } ist die Grenze
    }
carta-magica-decision-magic = { $amount } Magie nehmen: dann { $held }
carta-magica-decision-draw = Karte ziehen: { $monsters } Monster unter { $cards }
carta-magica-decision-draw-look = Karte ziehen oder erst nachsehen …
carta-magica-decision-sail = { FORM($square, as: "to", cap: "yes") }: noch { $left } bis nach Hause
carta-magica-decision-towards = { FORM($square, as: "to", cap: "yes") }: { $left } bis { FORM($harbour, as: "gender") ->
        [f] zur
       *[other] zum
    } { $harbour }
carta-magica-decision-call = { $colour ->
        [black] { $harbour }: eine Karte ziehen
       *[red] { FORM($harbour, as: "to", cap: "yes") } segeln
    }
carta-magica-decision-way = { $way ->
        [tow] Freischleppen, { $price }: { $steps ->
            [one] 1 Feld
           *[other] { $steps } Felder
        }
        [repair] Reparatur, { $price }: { $steps ->
            [one] 1 Feld
           *[other] { $steps } Felder
        }
        [repair-card] Reparaturkarte: { $steps ->
            [one] 1 Feld
           *[other] { $steps } Felder
        } segeln
       *[lucky-wind] Rückenwind: { $steps ->
            [one] 1 Feld
           *[other] { $steps } Felder
        } segeln
    } …
carta-magica-decision-rest = Ruhen: Sonst geht nichts
carta-magica-decision-stake-stuck = { $condition ->
        [damaged] **Dein Schiff ist beschädigt.** Hammer, Reparaturkarte oder { $price } helfen.
       *[becalmed] **Du liegst in der Flaute.** Wind, Rückenwind oder { $price } befreien dich.
    }
carta-magica-decision-stake-home = **Dein Heimathafen ist in Reichweite:** { $points } { $final ->
        [0] Punkte, und die Partie geht zu Ende.
       *[other] Punkte auch für dich.
    }
carta-magica-decision-stake-home-early = **Dein Heimathafen ist in Reichweite, ohne Umrundung:** Die Partie endet, und die Heimkehr zählt nichts.
carta-magica-decision-stake-arrive = **Deine Güter ({ $goods }) verkaufst du nur beim Ankommen:** Fahr hinaus und komm wieder.
# by name
carta-magica-decision-stake-rival = **{ $who } { $left ->
        [0] liegt schon im Heimathafen
        [one] hat noch 1 Feld bis nach Hause
       *[other] hat noch { $left } Felder bis nach Hause
    }.** Ein Schiff daheim beendet die Partie.
carta-magica-decision-stake-on-sale = **{ FORM($talisman, as: "the", cap: "yes") } ist im Angebot:** deine Herausforderung, { $points } Punkte für dich.
carta-magica-decision-stake-own = **{ FORM($talisman, as: "the", cap: "yes") } ist deine Herausforderung:** { $points } Punkte für dich, für 2 Gold.
carta-magica-decision-stake-theirs = **{ FORM($talisman, as: "the", cap: "yes") } ist die Herausforderung { FORM($who, as: "gen") }:** { $theirs } Punkte, für dich { $points }.
carta-magica-decision-stake-nobody = **{ FORM($talisman, as: "the", cap: "yes") } zählt { $points }.** Die 2 Gold dafür zählen 2.
carta-magica-decision-stake-last = **Dies ist dein letzter Zug.** Du hast { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }; Güter und Magie zählen nichts.
carta-magica-decision-stake-start = **Noch hat niemand Punkte.** Güter bringen Gold, und für 2 Gold bekommst du einen Talisman.
# by name
carta-magica-decision-stake-level = **Du und { $who } habt je { $points }.** Talismane und die Heimkehr (15) entscheiden.
# by name
carta-magica-decision-stake-lead = **Du führst mit { $points }.** { $who } hat { $most }.
# by name
carta-magica-decision-stake-behind = **{ $who } hat { $most }, du { $points }.** Talismane und die Heimkehr (15) entscheiden.

## Sailing

carta-magica-decision-sail-question = { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    } segeln: Wohin?
carta-magica-decision-stake-way = { $way ->
        [tow] **Für { $price } freigeschleppt:
        [repair] **Für { $price } repariert:
        [repair-card] **Mit der Karte repariert:
       *[lucky-wind] **Rückenwind:
    } Du kannst { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    } segeln.** Wohin?
carta-magica-decision-route-question = Wie herum?
carta-magica-decision-route = **Zwei Wege führen { FORM($place, as: "to") }.** Sie zählen verschieden für deine Umrundung.
carta-magica-decision-clockwise = Im Uhrzeigersinn: Heimweg noch { $left }
carta-magica-decision-opens = { $label } …
carta-magica-decision-anticlockwise = Andersherum: Heimweg noch { $left }

## Harbours

carta-magica-decision-sell-question = Güter verkaufen?
carta-magica-decision-sell-here = { $goods ->
        [one] 1 Gut
       *[other] { $goods } Güter
    } verkaufen: +{ $gold } Gold
carta-magica-decision-sell-nothing = Nichts verkaufen: { $goods } behalten
carta-magica-decision-sell-rest = Eine andere Menge
carta-magica-decision-stake-sell = **Du hast { $gold } Gold.** Jedes Gold zählt 1, Güter zählen nichts.
carta-magica-decision-buy-question = Einen Talisman kaufen?
carta-magica-decision-buy-nothing = Nichts kaufen: { $gold } Gold behalten
carta-magica-decision-buy-rest = Ein anderer oder ein verdeckter
carta-magica-decision-unseen = Verdeckt kaufen: { $gold } Gold
carta-magica-decision-stake-unseen = **Keiner liegt offen.** Im Stapel ist vielleicht deine Herausforderung.
carta-magica-decision-pay-question = { $what } zahlen
carta-magica-decision-stake-pay = **Zu zahlen: { $what }.** Auf eine Karte gibt es nichts heraus.
carta-magica-decision-pay-tokens = { $what } zahlen
carta-magica-decision-pay-cards = Mit { $cards ->
        [one] einer Karte
       *[other] { $cards } Karten
    } zahlen: Wert { $worth }
carta-magica-decision-pay-both = { $what } und Karten im Wert von { $worth } zahlen
carta-magica-decision-pay-rest = Anders zahlen
carta-magica-decision-cash-question = Welche Karte einlösen?
carta-magica-decision-cash = Karte einlösen: +{ $what }
carta-magica-decision-stake-cash = **Eine Karte wird zu Spielsteinen.** Was bei einer Art über 8 liegt, geht verloren.

## Cards and monsters

carta-magica-decision-draw-question = Ein Abenteuer
carta-magica-decision-telescope = Fernglas: 3 ansehen, 1 nehmen
carta-magica-decision-stake-draw = **Du hast { $magic } Magie.** Mit dem Fernglas wählst du, aber es ist dann verbraucht.
carta-magica-decision-peek-question = Nimm eine davon
carta-magica-decision-stake-peek = **Nur du siehst diese Karten.** Die anderen bleiben im Stapel.
carta-magica-decision-take = „{ $card }“ nehmen
carta-magica-decision-owe = Nehmen: { $card }
carta-magica-decision-meet = { $monster }: gezähmt { $gold } Gold
carta-magica-decision-stake-question = { $monster }!
carta-magica-decision-stake = { $magic } Magie: zähmt bei { $segments } von 6
carta-magica-decision-stake-none = { $segments ->
        [0] Nichts: Es { $goods ->
            [0] entkommt
            [one] nimmt dein Gut
           *[other] nimmt { $goods } Güter
        }
       *[other] Nichts: { $segments } von 6{ $goods ->
            [0] {" "}{ $segments ->
                [one] zähmt
               *[other] zähmen
            } es
            [one] , sonst −1 Gut
           *[other] , sonst −{ $goods } Güter
        }
    }
carta-magica-decision-stake-monster = **Gezähmt bringt das Monster { $gold } Gold.** { $goods ->
    [0] Nehmen kann es dir nichts.
   *[other] Sonst nimmt es alle Güter an Bord ({ $goods }).
  }
carta-magica-decision-stake-tokens = **{ $magic } Magie bisher.** Legst du Karten dazu?
carta-magica-decision-stake-rest = Ein anderer Einsatz
carta-magica-decision-cards = Mit Karten { $magic } Magie: { $segments } von 6
carta-magica-decision-no-cards = Ohne Karten { $magic } Magie: { $segments } von 6
carta-magica-decision-again-question = Nochmal drehen?
carta-magica-decision-retame = Nochmal drehen: zähmt bei { $segments } von 6
carta-magica-decision-let-win = Es gewinnen lassen{ $goods ->
    [0] : nimmt nichts
    [one] : −1 Gut
   *[other] : −{ $goods } Güter
  }
carta-magica-decision-stake-retame = **{ FORM($monster, as: "the", cap: "yes") } ist stärker.** Deine Karte reicht für eine weitere Drehung.

## Storms

carta-magica-decision-storm-question = Ein Sturm
carta-magica-decision-storm-again = Nochmal drehen: { $calm } von 6 ohne Sturm
carta-magica-decision-storm-blow = Den Sturm toben lassen, woher er auch kommt
carta-magica-decision-storm-turn = Nochmal für die Richtung drehen
carta-magica-decision-stake-storm = **Der Sturm beendet deinen Zug.** { $condition ->
        [free] Mit einer Nochmal-Karte rettest du ihn vielleicht.
        [damaged] Dein beschädigtes Schiff bleibt, wo es ist.
       *[becalmed] Dein Schiff in der Flaute bleibt, wo es ist.
    }
carta-magica-decision-stake-wind = **Sturm nach { $wind }:** Jedes Schiff, das segeln kann, treibt zwei Felder.
carta-magica-decision-ride-still = Abwarten: Dein Schiff bleibt
carta-magica-decision-ride = Abwarten: { $condition ->
        [free] { FORM($place, as: "to") }
        [damaged] beschädigt { FORM($place, as: "in") }
       *[becalmed] Flaute { FORM($place, as: "in") }
    }
carta-magica-decision-weather = Gutes Wetter: { $all ->
        [0] bleiben
       *[other] Kein Schiff treibt
    }

## Battles

carta-magica-decision-battle-question = Angreifen?
carta-magica-decision-attack = { FORM($who, as: "acc", cap: "yes") } angreifen: { $odds ->
        [even] gleich stark
        [ahead] im Vorteil
       *[below] im Nachteil
    }
# by name
carta-magica-decision-stake-battle = **{ $who } hat { FORM($talisman, as: "the-acc") } (+{ $points }).** Verlieren kannst du { FORM($lost, as: "the-acc") } (−{ $less }).
# by name
carta-magica-decision-stake-battle-card = **{ $who } hat { FORM($talisman, as: "the-acc") } (+{ $points }).** { $cards ->
        [0] Du hast nichts zu verlieren.
       *[other] Wer gewinnt, nimmt sich eine Karte.
    }
carta-magica-decision-battle-rest = Ein anderes Schiff
carta-magica-decision-refight = Nochmal drehen: Sieg bei { $segments } von 6
carta-magica-decision-accept = Hinnehmen: { $loses ->
        [0] nichts zu verlieren
       *[other] Du verlierst etwas
    }
# by name
carta-magica-decision-stake-refight = **{ $who } hat { $steps } gedreht und führt.** Wer verliert, gibt eine Karte ab.
carta-magica-decision-prize-question = Gewonnen: Nimm dir etwas
carta-magica-decision-prize = { $talisman } nehmen: +{ $points }
carta-magica-decision-prize-rest = Eine andere Karte
carta-magica-decision-stake-prize = **Das Gefecht ist gewonnen.** Du nimmst dir einen Talisman oder eine Karte.
carta-magica-decision-swap-question = Plätze tauschen?
carta-magica-decision-swap = Tauschen, { $place }: Heimweg { $left }
carta-magica-decision-stay = Bleiben, { $place }: Heimweg { $left }
# by name
carta-magica-decision-stake-swap = **{ $who } { $proposed ->
        [0] will deinen Platz.**
       *[other] muss zustimmen.**
    } Niemand zahlt etwas dafür.
# by name
carta-magica-decision-stake-swap-after = **{ $fought }** { $who } { $proposed ->
        [0] will deinen Platz.
       *[other] muss einem Tausch zustimmen.
    }
# by name
carta-magica-decision-fought-talisman = { $won ->
        [0] { $who } hat dir { FORM($talisman, as: "the-acc") } abgenommen (−{ $points }).
       *[other] Du hast { FORM($talisman, as: "the-acc") } erbeutet (+{ $points }).
    }
# by name
carta-magica-decision-fought-card = { $won ->
        [0] { $who } hat dir „{ $card }“ abgenommen.
       *[other] Du hast „{ $card }“ erbeutet.
    }

## Orders

carta-magica-decision-order-question = Ohne dich weitersegeln?
carta-magica-decision-order-stake = **Dein Schiff segelt von selbst weiter,** bis etwas geschieht; dann wirst du gefragt.
carta-magica-decision-order-stake-early = **Auch in den Zügen anderer wirst du manchmal gefragt.** Du kannst im Voraus antworten.
carta-magica-decision-order-rest = Ein Hafen, Stürme, Gefechte, Monster
carta-magica-decision-order-spin = Vorsichtig: nur für mich drehen
carta-magica-decision-order-weather = Gutes Wetter nur gegen Schaden
carta-magica-decision-order-course-question = Wohin segeln?
carta-magica-decision-order-course-stake = **{ $harbour }: noch { $left ->
        [one] 1 Feld
       *[other] { $left } Felder
    }.** Du wirst gefragt, wenn du einfahren kannst.
carta-magica-decision-order-course-rest = Ein anderer Hafen
carta-magica-decision-order-fill-question = Güter unterwegs?
carta-magica-decision-order-fill-stake = **Du hast { $goods ->
        [0] keine Güter
        [one] 1 Gut
       *[other] { $goods } Güter
    } an Bord.** { $colour ->
        [black] Je zwei bringen dort ein Gold.
       *[red] Ein roter Hafen kauft keine.
    }
carta-magica-decision-order-choice-rest = Eine andere Antwort
carta-magica-decision-order-spin-stake = **Eine Drehung entscheidet nichts.** Was du damit tust, bleibt dir überlassen.
carta-magica-decision-order-weather-stake = **Die Karte schützt dich vor einem Sturm.** Am meisten wert ist sie gegen Schaden.
carta-magica-decision-order-again-stake = **Wer verliert, gibt eine Karte ab.** Nochmal drehen kann das Gefecht wenden.
carta-magica-decision-order-swap-stake = **Ein Tausch versetzt beide Schiffe und kostet nichts.** Du darfst jeden ablehnen.
carta-magica-decision-order-prize-stake = **Du nimmst einen Talisman oder eine Karte,** wenn ein Angriff auf dich scheitert.
carta-magica-decision-order-draw-stake = **Ein Sturm kann dich in einen schwarzen Hafen treiben.** Das Fernglas zeigt drei Karten.
carta-magica-decision-order-pay-stake = **Auf eine Karte gibt es nichts heraus.** Mit Spielsteinen zahlst du immer passend.
carta-magica-decision-order-stake-stake = **Ein Monster nimmt die Güter an Bord.** Gezähmt bringt es Gold.

## The pictures

carta-magica-decision-points = { $points } Punkte
