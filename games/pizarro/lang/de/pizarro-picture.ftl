# Words on the pictures. They must be short: long ones are shrunk and cut.

pizarro-pic-half = { $number } · Seite { $side }

pizarro-pic-title-bid = { $who } bietet
pizarro-pic-title-veto = { $who }: Veto?
pizarro-pic-title-pays = { $who } zahlt { $price }
pizarro-pic-title-exchange = { $who } tauscht
pizarro-pic-title-vetoes = Veto von { $who }
pizarro-pic-title-unsold = Niemand kauft
pizarro-pic-title-gamble = { $who } zieht
pizarro-pic-task-bid = { $least } oder mehr – oder passen
pizarro-pic-task-veto = Veto gegen { $explorer }?
pizarro-pic-task-pay = Karten für { $explorer } wählen
pizarro-pic-task-exchange = bis zu 3 Karten tauschen
pizarro-pic-task-gamble = bisher { $total } – ziehen oder aufhören
pizarro-pic-task-pending = bestätigen, dann geht es weiter

pizarro-pic-phase = Phase
pizarro-pic-card-of = Karte { $number } von { $cards }
pizarro-pic-then-phase = · noch { $cards }, dann Phase { $phase }
pizarro-pic-then-end = · noch { $cards }, dann das Ende
pizarro-pic-to-come = es kommen:
pizarro-pic-none-to-come = die letzte
pizarro-pic-last-card = · die letzte
pizarro-pic-phase-end = Ende der Phase
pizarro-pic-scoring = Schlusswertung
pizarro-pic-deck = Stapel
pizarro-pic-discards = Ablage

pizarro-pic-effect-crowns = Kronen am Ende
pizarro-pic-effect-bags = { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    } am Phasenende
pizarro-pic-effect-veto = Veto gegen eine Karte
pizarro-pic-effect-gamble = am Ende bis 20 ziehen
pizarro-pic-effect-pile-hand = mit einer Handkarte
pizarro-pic-effect-pile-paid = mit bezahlter Karte
pizarro-pic-effect-exchange = Phasenende: bis { $cards } tauschen
pizarro-pic-effect-draw = sofort { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    } ziehen
pizarro-pic-effect-choose = { $cards } ziehen oder Kronen am Ende
pizarro-pic-effect-open-hand = danach mit offener Hand
pizarro-pic-effect-lose-card = danach eine Karte weg

pizarro-pic-no-bid = Kein Gebot
pizarro-pic-high-bid = Gebot
pizarro-pic-to-pay = Zu zahlen
pizarro-pic-pass = passt
pizarro-pic-veto-asked = Veto-Frage
pizarro-pic-exchange-turn = Tauscht Karten
pizarro-pic-then = dann
pizarro-pic-drawn = Für Pizarro gezogen
pizarro-pic-of-limit = von { $limit }
pizarro-pic-bust = überreizt: 0
pizarro-pic-decided = So entschieden
pizarro-pic-last-vetoed = { $explorer } weggeschickt
pizarro-pic-last-unsold = { $explorer } unverkauft
pizarro-pic-last-exchanged = { $cards ->
        [0] keine Karte getauscht
        [one] 1 Karte getauscht
       *[other] { $cards } Karten getauscht
    }

pizarro-pic-standing-to-bid = bietet
pizarro-pic-standing-asked-veto = Veto?
pizarro-pic-standing-pays = zahlt { $price }
pizarro-pic-standing-exchanges = tauscht
pizarro-pic-standing-gambles = zieht
pizarro-pic-standing-leads = führt · { $bid }
pizarro-pic-standing-bid = Gebot { $bid }
pizarro-pic-standing-still-in = noch dabei
pizarro-pic-standing-passed = gepasst
pizarro-pic-standing-no-ship = kein Schiff bei { $explorer }
pizarro-pic-standing-no-ship-short = kein Schiff dort
pizarro-pic-standing-no-ship-left = kein Schiff mehr
pizarro-pic-standing-no-cards = zu wenige Karten
pizarro-pic-standing-rank = Platz { $rank } · { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
pizarro-pic-standing-rank-short = Platz { $rank }

pizarro-pic-hand-title = Deine Hand
pizarro-pic-hand-count = { $cards } { $cards ->
        [one] Karte
       *[other] Karten
    }
pizarro-pic-hand-crowns = Kronen
pizarro-pic-pay-bid = Für ein Gebot von
pizarro-pic-pay-exact = passend
pizarro-pic-pay-over = { $amount } zu viel
pizarro-pic-pay-most = Du kannst bis { $most } zahlen.
pizarro-pic-pay-given-up = Kronen weg
pizarro-pic-pay-fewest = möglichst wenig
pizarro-pic-pay-least = { $crowns } würden genügen
pizarro-pic-pay-or = oder
pizarro-pic-after-title = Nach dem Zahlen
pizarro-pic-after-lose = { $explorer }: { $who } zieht
pizarro-pic-after-lose-of = 1 von diesen { $cards } blind
pizarro-pic-after-open = { $explorer }: offene Hand
pizarro-pic-after-open-until = bis zum Ende der Phase
pizarro-pic-after-draw = { $explorer }: { $cards } ziehen
pizarro-pic-after-draw-or = oder die Kronen nehmen
pizarro-pic-after-draw-at-once = sofort
pizarro-pic-after-under-hand = { $explorer }: 1 Handkarte
pizarro-pic-after-under-paid = { $explorer }: 1 bezahlte Karte
pizarro-pic-after-scores = kommt unter den Stoß
pizarro-pic-swap-title = Tausch
pizarro-pic-swap-choose = Wähle bis zu 3 Karten oder keine.
pizarro-pic-swap-kept = Behalten
pizarro-pic-income-title = Ende der Phase { $phase }
pizarro-pic-income-cards = { $cards } neue { $cards ->
        [one] Karte
       *[other] Karten
    }, wenn die Schiffe so bleiben
pizarro-pic-outlook-title = Kronen aller Schiffe
pizarro-pic-outlook-ships = Keine Karten mehr: Es folgt die Schlusswertung.
pizarro-pic-points-title = Punkte bisher
pizarro-pic-points-ships = Schiffe
pizarro-pic-points-hand = Hand
pizarro-pic-crowns-in-hand = Kronen (Hand)

pizarro-pic-choice-cards = Karten jetzt
pizarro-pic-choice-left = Kartenhälfte
pizarro-pic-choice-right = Kronenhälfte
pizarro-pic-choice-drawn = bisher { $total }
pizarro-pic-choice-deck = noch eine Karte
pizarro-pic-choice-now = jetzt versteigert
pizarro-pic-choice-bottom = { $cards ->
        [0] ein leerer Stapel
        [one] eine Karte kommt vorher
       *[other] { $cards } Karten kommen vorher
    }
