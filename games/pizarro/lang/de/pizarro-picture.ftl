# Words on the pictures. They must be short: long ones are shrunk and cut.

pizarro-pic-half = { $number } · Seite { $side }

pizarro-pic-title = { $stage ->
        [veto] { $who }: Veto?
        [pays] { $who } zahlt { $price }
        [exchange] { $who } tauscht
        [vetoes] Veto von { $who }
        [unsold] Niemand kauft
        [gamble] { $who } zieht
       *[bid] { $who } bietet
    }
pizarro-pic-task = { $stage ->
        [veto] Veto gegen { $explorer }?
        [paying] Karten für { $explorer } wählen
        [exchange] bis zu 3 Karten tauschen
        [gamble] bisher { $total } – ziehen oder aufhören
        [pending] bestätigen, dann geht es weiter
       *[bidding] { $least } oder mehr – oder passen
    }

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
pizarro-pic-effect = { $action ->
        [veto] Veto gegen eine Karte
        [gamble] am Ende bis 20 ziehen
        [pile_hand] mit einer Handkarte
        [pile_paid] mit bezahlter Karte
        [exchange] Phasenende: bis { $cards } tauschen
        [draw] sofort { $cards } { $cards ->
            [one] Karte
           *[other] Karten
        } ziehen
        [open_hand] danach mit offener Hand
       *[lose_card] danach eine Karte weg
    }
pizarro-pic-effect-choose = { $cards } ziehen oder Kronen am Ende

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
pizarro-pic-last = { $what ->
        [vetoed] { $explorer } weggeschickt
        [unsold] { $explorer } unverkauft
       *[exchanged] { $cards ->
            [0] keine Karte getauscht
            [one] 1 Karte getauscht
           *[other] { $cards } Karten getauscht
        }
    }

pizarro-pic-standing-asked = { $stage ->
        [veto] Veto?
        [paying] zahlt { $price }
        [exchange] tauscht
        [gamble] zieht
       *[bidding] bietet
    }
pizarro-pic-standing = { $how ->
        [leads] führt · { $bid }
        [passed] gepasst
        [no_ship_left] kein Schiff mehr
       *[no_cards] zu wenige Karten
    }
pizarro-pic-standing-bid = { $bid ->
        [0] noch dabei
       *[other] Gebot { $bid }
    }
pizarro-pic-standing-no-ship = kein Schiff bei { $explorer }
pizarro-pic-standing-no-ship-short = kein Schiff dort
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
