# What is asked of whoever is to move, in brief. Labels have at most 34 characters, a stake 80, a question 24, a frame 18.

## What is asked

magellan-question-roll = Würfle
magellan-question-draw = Karte: Welcher Stapel?
magellan-question-move = { $points ->
        [0] Keine Schritte übrig
        [one] 1 Schritt übrig
       *[other] { $points } Schritte übrig
    }
magellan-question-goal = Wohin?
magellan-question-sell = Welches Land verkaufen?
magellan-question-owe = Was verkaufst du dafür?
magellan-question-lose = Welche Figur verlieren?
magellan-question-fight = Krieg: Kämpfe!
magellan-question-flight = Flugzeug in der Luft
magellan-question-onward = Ohne dich weiter?
magellan-question-onward-order = Deine Züge
magellan-question-roll-order = Der Würfel
magellan-question-draw-order = Deine Karten
magellan-question-defend-order = Flugzeuge in der Seeschlacht
magellan-question-voyage = Welche Figur reist?
magellan-question-until = Wann willst du gefragt werden?

## The figure that frames it

magellan-frame-target = Ziel: über +{ $target }
magellan-frame-points = { $points ->
        [one] 1 Schritt
       *[other] { $points } Schritte
    }
magellan-frame-cash = { $cash } M
magellan-frame-pieces = { $pieces } zur Wahl
magellan-frame-war = { $rounds ->
        [one] Krieg: letzte Runde
       *[other] Krieg: { $rounds } Runden
    }

## Answers: the deed, its price, its gain

magellan-decide-countries = Land ziehen: { $payable ->
        [0] alle zu teuer
       *[other] { $payable } bezahlbar
    }
magellan-decide-history = Geschichte ziehen: { $income ->
        [0] kein Einkommen
       *[other] Zahltag +{ $income }
    }
magellan-decide-develop = { $country }: { $cost } M zahlen, +{ $income }
magellan-decide-develop-long = { $country }: { $cost } M, +{ $income }
magellan-decide-develop-pair = { $first }, { $second }: { $cost } M, +{ $income }
magellan-decide-develop-many = { $count } Länder: { $cost } M, +{ $income }
magellan-decide-fly = Flug → { $country }: { $cost } M, +{ $income }
magellan-decide-wins = Sieg mit { $country }: { $cost } M
magellan-decide-wins-long = Sieg mit { $country }
magellan-decide-take = { $country } erobern: gratis, +{ $income }
magellan-decide-take-wins = Sieg: { $country } erobern
magellan-decide-towards = Richtung { $country }: { $cost } M, +{ $income }
magellan-decide-towards-free = Richtung { $country }: +{ $income }
magellan-decide-towards-long = → { $country }, +{ $income }
magellan-decide-towards-bonus = → { $place }: einmal { $money } M
magellan-decide-towards-capital = Richtung { $country }: noch zu
magellan-decide-towards-capital-long = Richtung { $capital }: noch zu
magellan-decide-wait = Warten: { $country } kann kommen
magellan-decide-wait-long = Warten in { $capital }: kommt evtl.
magellan-decide-round = Um die Welt: +{ $money } M
magellan-decide-guard = Wache für { $country }
magellan-decide-guard-long = Eigenes bewachen
magellan-decide-bonus = { FORM($place, as: "to", cap: "yes") }: +{ $money } M
magellan-decide-meets = Kampf mit { $who }, { $percent } %: { $country }
magellan-decide-meets-way = Kampf mit { $who }: { $percent } %
magellan-decide-bomb = Bomben auf { $who }: { $hits } von 6
magellan-decide-bomb-at = Bomben auf { $who }, { $place }: { $hits } von 6
magellan-decide-cell = { $cell }
magellan-decide-end-out = Zug beenden: Du scheidest aus
magellan-decide-end-lost = Zug beenden: { $points ->
        [one] 1 Schritt verfällt
       *[other] { $points } Schritte verfallen
    }
magellan-decide-go = → { $place }
magellan-decide-fly-place = Flug { FORM($place, as: "to") }
magellan-decide-count = { $piece ->
        [jeep]
            { $count ->
                [one] 1 Jeep
               *[other] { $count } Jeeps
            } kaufen: { $money } M
        [ship]
            { $count ->
                [one] 1 Schiff
               *[other] { $count } Schiffe
            } kaufen: { $money } M
       *[plane]
            { $count ->
                [one] 1 Flugzeug
               *[other] { $count } Flugzeuge
            } kaufen: { $money } M
    }
magellan-decide-sell = { $country } verkaufen: +{ $money } M, −{ $income }
magellan-decide-sell-long = { $country }: +{ $money } M, −{ $income }
magellan-decide-lose = { $what ->
        [jeep] Jeep,
        [jeep-aboard] Jeep an Bord,
        [ship] Leeres Schiff,
        [ship-jeep] Schiff und Jeep,
        [ship-plane] Schiff und Flugzeug,
        [ship-both] Schiff, Flugzeug, Jeep,
        [plane] Flugzeug,
        [plane-jeep] Flugzeug und Jeep,
       *[plane-aboard] Flugzeug an Bord,
    } { $place }
magellan-decide-fight = { $piece ->
        [jeep]
            Kampf: { $theirs ->
                [one] Jeep
               *[other] Jeeps
            } von { $who }, { $mine } zu { $theirs }
        [ship]
            Kampf: { $theirs ->
                [one] Schiff
               *[other] Schiffe
            } von { $who }, { $mine } zu { $theirs }
       *[plane]
            Kampf: { $theirs ->
                [one] Flugzeug
               *[other] Flugzeuge
            } von { $who }, { $mine } zu { $theirs }
    }
magellan-decide-fight-at = Kampf mit { $who }, { $place }: { $mine } zu { $theirs }
magellan-decide-stay = Keine Bombe: Schlacht beginnt

## Answers of orders

magellan-standing-onward-develop = Vorsichtig: keine Figuren kaufen
magellan-standing-go = { FORM($place, as: "to", cap: "yes") }: { $points ->
        [one] 1 Schritt
       *[other] { $points } Schritte
    }
magellan-standing-go-long = { FORM($place, as: "to", cap: "yes") }
magellan-standing-any = Zu einem anderen Ort …
magellan-standing-place = { FORM($place, as: "to", cap: "yes") } …
magellan-standing-piece = { $what ->
        [jeep] Ein Jeep
        [ship] Ein Schiff
        [ship-jeep] Ein Schiff mit Jeep
        [ship-plane] Ein Schiff mit Flugzeug
       *[ship-both] Schiff mit Flugzeug und Jeep
    } …
magellan-standing-none = Keine: mich jedes Mal fragen

## What is at stake

magellan-stake-won = **{ WHO($who) ->
        [you] Du hast
       *[other] { $who } hat
    } mit { $income } gewonnen.** Weiter geht es um den nächsten Platz.
magellan-stake-alone = **Du verdienst { $income }.** Niemand sonst ist übrig.
magellan-stake-first = **Ein Einkommen über { $target } gewinnt.** Ein Land kostet einmal und zahlt an Zahltagen.
# by name
magellan-stake-near = **{ $who } { $lacks ->
        [one] fehlt 1
       *[other] fehlen { $lacks }
    } zum Sieg** (Geld: { $cash } M). Schnapp dir, was { $who } braucht.
# by name
magellan-stake-standing = **Du verdienst { $income }, { $who } { $theirs }.** Wer über { $target } kommt, gewinnt.
magellan-stake-packs = **{ $payable ->
        [0] Kein offenes Land ist bezahlbar
        [one] Ein offenes Land ist bezahlbar
       *[other] { $payable } offene Länder sind bezahlbar
    }.** Eine von fünf Geschichtskarten ist ein Zahltag.
magellan-stake-wins = **Damit gewinnst du die Partie:** Du würdest { $income } verdienen, die Schwelle ist { $target }.
magellan-stake-both = **Antworten { $first } und { $second } zusammen:** { $cost } von deinen { $cash } M, +{ $income } von { $target }.
magellan-stake-unguarded = **Unbewacht: { $country }.** Ein Jeep dort erobert das Land, +{ $income }.
magellan-stake-war = **Krieg: { $rounds ->
        [one] die letzte Runde.
       *[other] noch { $rounds } Runden.
    }** { $bare ->
        [0] Lass in jedem deiner Länder einen Jeep.
       *[other] Gegner im selben Feld müssen kämpfen.
    }
# by name
magellan-stake-race = **{ $who } ist { $points ->
        [0] schon da:
        [one] 1 Schritt entfernt:
       *[other] { $points } Schritte entfernt:
    }** Wer zuerst kommt, bekommt { FORM($country, as: "the-acc") }.
magellan-stake-so-far = **Bisher { $cost } { $how ->
        [sold] M mehr{ $income ->
            [0] {""}
           *[other] {" "}und +{ $income }
        }.**
        [sold-less] M mehr für −{ $income }.**
        [less] M und −{ $income }.**
       *[more] M{ $income ->
            [0] {""}
           *[other] {" "}für +{ $income }
        }.**
    } Übrig: { $points ->
        [0] keine Schritte,
        [one] 1 Schritt und
       *[other] { $points } Schritte und
    } { $cash } M.
magellan-stake-moved = **{ $piece }.** { $points ->
        [0] Keine Schritte übrig.
        [one] 1 Schritt übrig.
       *[other] { $points } Schritte übrig.
    }
magellan-stake-goal = **{ $piece }:** { $points ->
        [0] keine Schritte übrig.
        [one] 1 Schritt übrig.
       *[other] { $points } Schritte übrig.
    }
magellan-stake-place = **So weit die Schritte reichen.** Im nächsten Zug geht es weiter.
magellan-stake-count = **Je { $price } M,** und du hast { $cash } M. Was du kaufst, kommt auf deine Basis.
magellan-stake-owe = **Du schuldest { $money } M.** Die Bank zahlt die Hälfte der Kosten eines Landes.
magellan-stake-sell = **Dir { $need ->
        [one] fehlt 1
       *[other] fehlen { $need }
    } zum Sieg.** Die Bank zahlt die Hälfte der Kosten eines Landes.
magellan-stake-lose-card = **Eine Karte nimmt dir eine Figur.** Was sie trägt, geht mit verloren.
magellan-stake-lose-named = **{ $card } – du verlierst eine Figur,** mit allem, was sie trägt.
magellan-stake-lose-bomb = **Eine Bombe hat getroffen.** Du wählst, was verloren geht.
magellan-stake-lose-ally = **Auf deiner Seite hat jemand eine Figur verloren.** Du verlierst eine gleiche.
magellan-stake-fight = **Jeder Kampf ist Pflicht.** Bei Gleichstand gewinnst du; Schiffe sinken mit Ladung.
magellan-stake-fight-one = **Du gewinnst zu { $percent } %.** Eine Niederlage kostet { $risk }.
# by name
magellan-stake-meets = **Antwort { $number }: Kampf mit { $who }, { $percent } % für dich.** Eine Niederlage kostet { $risk }.
magellan-stake-bomb = **Eine Bombe trifft in { $hits } von 6 Fällen.** In einem wird dein Flugzeug abgeschossen.
magellan-risk = { $what ->
        [jeep] deinen Jeep
        [ship] dein Schiff
        [ship-jeep] dein Schiff und seinen Jeep
        [ship-plane] dein Schiff und sein Flugzeug
        [ship-both] dein Schiff mit Flugzeug und Jeep
        [plane] dein Flugzeug
       *[plane-jeep] dein Flugzeug und seinen Jeep
    }
# by name
magellan-stake-defend = **{ $who } greift deine Schiffe an.** Ein Schiff sinkt mit seiner Ladung.
magellan-stake-flight = **In 1 von 6 Fällen wird dein Flugzeug abgeschossen.** Nach der Bombe muss es landen.
magellan-stake-onward = **Deine Züge laufen von selbst,** bis etwas geschieht.
magellan-stake-onward-goal = **Zuerst { FORM($country, as: "the-acc") }, für { $cost } M.** Wenn etwas geschieht, wirst du gefragt.
magellan-stake-onward-wait = **Kein offenes Land ist seinen Preis wert.** Deine Züge enden sofort, bis sich das ändert.
magellan-stake-roll-order = **Würfeln entscheidet nichts.** Die Schritte nutzt du selbst.
magellan-stake-defend-order = **Bordflugzeuge dürfen zuerst bombardieren.** In 1 von 6 Fällen geht eines verloren.
magellan-stake-voyage = **Eine Figur reist von selbst weiter,** Zug um Zug, bis du gefragt wirst.
magellan-stake-until = **Ein neuer Krieg hält die Reise immer an.** Und was noch?

## What the menu of the others holds

magellan-rest-draw = Erst etwas kaufen oder verkaufen
magellan-rest-move = Andere Figur, kaufen, Zug beenden
magellan-rest-goal = Ein anderer Ort
magellan-rest-sell = Ein anderes Land
magellan-rest-lose = Eine andere Figur
magellan-rest-fight = Ein anderer Kampf
magellan-rest-land = Ein anderer Landeplatz
magellan-rest-onward = Eine Reise, der Würfel, die Stapel
magellan-rest-onward-order = Anders weiterspielen
magellan-rest-draw-order = Ein anderer Stapel
magellan-rest-voyage = Eine andere Figur, ein anderer Ort
magellan-rest-until = Wenn die Figur da ist
