# A decision in brief: what is asked, what is at stake, the answers that come first. Limits: question 24 characters, frame 18, label 34,
# stake 80.

pizarro-decision-frame = Phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }: { $number } von { $cards }
pizarro-decision-stake = **{ $bold }.** { $then }

## What a card brings

pizarro-brings = { $what }
pizarro-brings-crowns = { $before ->
        [0] { $crowns ->
            [one] 1 Krone
           *[other] { $crowns } Kronen
        }
       *[other] { $more } { $more ->
            [one] Krone
           *[other] Kronen
        } mehr
    }
pizarro-brings-cards = { $cards ->
        [one] 1 neue Karte
       *[other] { $cards } neue Karten
    }
pizarro-brings-action = { $action ->
        [veto] ein Veto
        [exchange] ein Tausch von { $cards }
        [draw] { $cards ->
            [one] 1 Karte sofort
           *[other] { $cards } Karten sofort
        }
        [open_hand] offene Hand
       *[lose_card] eine Karte weg
    }
pizarro-brings-halves = { $cards ->
        [one] 1 Karte jetzt
       *[other] { $cards } Karten jetzt
    } oder { $crowns } Kronen
pizarro-brings-gamble = { $place ->
        [within] ein Wagnis
       *[beginning] Ein Wagnis
    } um bis zu { $limit } Punkte
pizarro-brings-pile = { $before ->
        [0] { $place ->
            [within] ein Stoß mit { $points ->
                [one] einem Punkt
               *[other] { $points } Punkten
            }, der wachsen kann
           *[beginning] Ein Stoß, der { $points } zählt, später mehr
        }
       *[other] { $place ->
            [within] { $points } Punkte im Stoß statt { $before }
           *[beginning] Dein Stoß zählt { $points }, nicht { $before }
        }
    }
pizarro-brings-no-pile = { $place ->
        [within] ein Stoß für Geldkarten
       *[beginning] Ein Stoß für Geldkarten
    }

## Bids

pizarro-decision-bid-question = Ab { $least } bieten oder passen
pizarro-decision-bid = { $amount } bieten mit { $kind ->
        [one] einer { $cards }
        [the] der { $cards }
        [some] { $cards }
       *[other] { $count } Karten
    }, −{ $crowns ->
        [one] 1 Krone
       *[other] { $crowns } Kronen
    }
pizarro-decision-limit = Bis { $amount } mit { $kind ->
        [one] einer { $cards }
        [the] der { $cards }
        [some] { $cards }
       *[other] { $count } Karten
    }, −{ $crowns ->
        [one] 1 Krone
       *[other] { $crowns } Kronen
    }
pizarro-decision-pass = { $crowns ->
        [0] Passen
        [one] Passen · 1 Krone bleibt
       *[other] Passen · { $crowns } Kronen bleiben
    }
pizarro-decision-range = { $count ->
        [1] { $first }
        [2] { $first }, { $last }
       *[other] { $first } bis { $last }
    }
pizarro-decision-bid-rest = Anderes Gebot: { $amounts }
pizarro-decision-limit-rest = Anderes Höchstgebot: { $amounts }
pizarro-decision-amount-question = Wie viel?
pizarro-decision-amount-stake = **Du kannst bis zu { $most } zahlen.** Was du bietest, zahlst du auch.
pizarro-decision-dear-question = Du kannst nur passen
pizarro-decision-dear-stake = **Über { $most } kommst du nicht.** { $bid ->
        [0] Damit kannst du nicht bieten.
       *[other] Das Gebot steht bei { $bid }.
    }
pizarro-decision-alone-question = Für { $price } kaufen oder passen
pizarro-decision-alone-stake = Niemand sonst kann dafür bieten.
pizarro-decision-alone-rest = Anderes Gebot oder andere Zahlung
pizarro-decision-buy = Kaufen mit { $kind ->
        [one] einer { $cards }
        [the] der { $cards }
        [some] { $cards }
       *[other] { $count } Karten
    }, −{ $crowns ->
        [one] 1 Krone
       *[other] { $crowns } Kronen
    }
pizarro-decision-buy-under = Kaufen mit { $kind ->
        [one] einer { $cards }
        [the] der { $cards }
        [some] { $cards }
       *[other] { $count } Karten
    } · −{ $crowns }, Stoß +{ $points }
# by name
pizarro-decision-open-stake = { $who } kann höchstens { $most } zahlen.
pizarro-decision-few-stake = { $cards ->
        [one] Eine Karte übrig
       *[other] { $cards } Karten übrig
    }{ $phase ->
        [3] : Was bleibt, zählt.
       *[other] , neue nach der Phase.
    }
pizarro-decision-last-phase-stake = Die letzte Phase: Kronen entscheiden.
pizarro-decision-first-stake = Noch { $left } Entdecker kommen: keine Eile.
pizarro-decision-last-card-stake = Der letzte { $explorer } in Phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }.
pizarro-decision-spare-stake = Deine Karten von 1 bis 3 haben die Kronen: Heb sie auf.
pizarro-decision-more-stake = { $left ->
        [one] Der Entdecker kommt noch einmal.
       *[other] Der Entdecker kommt noch { $left }-mal.
    }
pizarro-decision-limit-question = { $explorer }: wie hoch?

## Payments

pizarro-decision-pay-question = { $price } zahlen: { $explorer }
pizarro-decision-pay = { $kind ->
        [one] Mit einer { $cards } zahlen
        [the] Mit der { $cards } zahlen
        [some] Mit { $cards } zahlen
       *[other] { $cards }
    } · −{ $crowns ->
        [one] 1 Krone
       *[other] { $crowns } Kronen
    }
pizarro-decision-pay-under = { $kind ->
        [one] Mit einer { $cards }
        [the] Mit der { $cards }
        [some] Mit { $cards }
       *[other] Mit { $cards }
    } zahlen · −{ $crowns }, Stoß +{ $points }
pizarro-decision-pay-bid-stake = **{ $explorer } für { $price }.** Mit welchen Karten zahlst du?
pizarro-decision-pay-exact-stake = **{ $bold }.** Du kannst passend zahlen.
pizarro-decision-pay-over-stake = **{ $bold }.** Wechselgeld gibt es nicht.
pizarro-decision-pay-rest = Andere Karten
pizarro-decision-paid = **{ $explorer }, −{ $crowns ->
        [one] 1 Krone
       *[other] { $crowns } Kronen
    }.** { $then }

## What the card asks for

pizarro-decision-under-question = Welche Karte darunter?
pizarro-decision-under-hand = Die { $card } darunter · −{ $crowns ->
        [one] 1 Krone
       *[other] { $crowns } Kronen
    }, +{ $points }
pizarro-decision-under-paid = Die { $card } darunter · +{ $points } Punkte
pizarro-decision-under-then = Und welche Karte kommt unter Magellan?
pizarro-decision-under-equal = Unter Magellan zählen alle Karten gleich.
pizarro-decision-under-rest = Eine andere Karte
pizarro-decision-pile-question = Auf welchen Stoß?
pizarro-decision-pile = Auf den Stoß mit { $cards } · +{ $points }
pizarro-decision-pile-then = Und auf welchen Stoß?
pizarro-decision-pile-equal = Auf jedem Stoß bringt sie gleich viel.
pizarro-decision-pile-rest = Ein anderer Stoß
pizarro-decision-half-question = Karten oder Kronen?
pizarro-decision-half-left = Karten · jetzt { $cards } ziehen
pizarro-decision-half-right = Kronen · { $crowns } am Ende
pizarro-decision-half-then = Und welche Hälfte des Felds?
pizarro-decision-from-question = Welches Schiff?
pizarro-decision-from-left = Das linke Schiff · kostet nichts
pizarro-decision-from-right = Das rechte Schiff · −{ $crowns } Kronen
pizarro-decision-from-stake = **Bezahlt mit { $cards }, auf die { $half ->
        [left] linke
       *[right] rechte
    } Hälfte.** Und welches Schiff?

## Vetoes, exchanges, the gamble

pizarro-decision-veto-question = Veto: { $explorer }?
pizarro-decision-allow = Erlauben: Jetzt wird versteigert
pizarro-decision-veto = Veto: unter den Stapel
pizarro-decision-veto-stake = { $cards ->
        [0] Der Stapel ist leer: Die Karte käme gleich wieder.
       *[other] { $left ->
            [0] Es ist dein einziges Veto.
           [one] Dir bleibt noch eines.
           *[other] Dir bleiben noch { $left }.
        }
    }
pizarro-decision-swap-question = Bis zu drei tauschen?
pizarro-decision-swap-frame = Ende der Phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }
pizarro-decision-swap = { $count ->
        [one] Die { $cards }
       *[other] { $cards }
    } tauschen · −{ $crowns ->
        [one] 1 Krone
       *[other] { $crowns } Kronen
    }
pizarro-decision-keep = Alle behalten · { $crowns ->
        [one] 1 Krone
       *[other] { $crowns } Kronen
    }
pizarro-decision-swap-stake = **Du ziehst ebenso viele neue.** Eine unbekannte Karte hat im Schnitt zwei Kronen.
pizarro-decision-swap-rich-stake = **Deine Karten sind so gut wie neue.** Eine neue hat im Schnitt zwei Kronen.
pizarro-decision-gamble-question = Noch eine Karte?
pizarro-decision-gamble-frame = { $total } von { $limit }
pizarro-decision-draw = Noch eine · { $fitting ->
        [one] 1 von { $unseen } passt
       *[other] { $fitting } von { $unseen } passen
    }
pizarro-decision-stop = Bei { $total } aufhören · +{ $total } Punkte
pizarro-decision-gamble-stake = { $total ->
        [0] **Bis { $limit } zählt es, mehr ist nichts wert.** Die erste Karte passt immer.
       *[other] **Bisher { $total }.** { $over ->
            [0] Keine Karte brächte dich über { $limit }.
           *[other] Karten, die dich über { $limit } brächten: { $over } von { $unseen } unbekannten.
        }
    }

## Orders

pizarro-decision-order-question = Was darf ich für dich tun?
pizarro-decision-order-stake = **Einen Auftrag siehst nur du.** Befolgt wird er nach unterschiedlich langer Pause.
pizarro-decision-order-rest = Vetos, Tausch, andere Aufträge
pizarro-decision-order-limit = { $explorer }: bis { $amount }
pizarro-decision-order-prices = Den Bot in Phase { $phase ->
        [1] I
        [2] II
       *[3] III
    } bieten lassen
pizarro-decision-order-pay = Immer für mich zahlen
pizarro-decision-order-wise = Vorgeschlagene Preise
pizarro-decision-prices-question = Preise für Phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }
pizarro-decision-prices-lower = Niedrigere Preise
pizarro-decision-prices-nothing = Bei allem passen
pizarro-decision-prices-nothing-stake = **Nichts, was kommt, ist dir ein Gebot wert.** Preise darfst du trotzdem setzen.
pizarro-decision-prices-stake = **{ $prices }.** Jeder Kauf senkt diese Preise.
pizarro-decision-prices-rest = Eigene Preise
pizarro-decision-order-rule-question = { $slot ->
        [veto] Deine Vetos
        [pay] Deine Zahlungen
        [broke] Zu teuer für dich
        [swap] Dein Tausch
       *[gamble] Wann aufhören
    }
pizarro-decision-order-rule-stake = { $slot ->
        [veto] **Ein ungenutztes Veto ist verloren.** Aber jedes lohnt sich nur bei der richtigen Karte.
        [pay] **Karten von 1 bis 3 haben die Kronen.** Wer umsichtig ist, spart auch Geld.
        [broke] **Du wirst auch gefragt, wenn du nur passen kannst.** So sieht niemand, was du hast.
        [swap] **Eine 7 ist am wenigsten wert:** eine Krone und nicht viel Geld.
       *[gamble] **Bei 14 aufzuhören bringt im Schnitt am meisten.** Über 20 ist alles verloren.
    }
pizarro-decision-order-rule-rest = { $slot ->
        [veto] Veto gegen einen Entdecker
        [pay] Passend, wo es geht
       *[gamble] Eine andere Summe: 8 bis 20
    }
pizarro-decision-order-broke = Passen, wenn es zu teuer ist
