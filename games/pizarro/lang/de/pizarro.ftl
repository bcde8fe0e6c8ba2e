# The game `pizarro`: Tom Lehmann's Magellan, also published as Pizarro & Co.

pizarro-small = wie du zahlst, welche Karten du tauschst, ein Veto, das nichts ändert
pizarro-name = Pizarro & Co.

pizarro-explorer-columbus = Kolumbus
pizarro-explorer-pizarro = Pizarro
pizarro-explorer-magellan = Magellan
pizarro-explorer-marco-polo = Marco Polo
pizarro-explorer-vasco-da-gama = Vasco da Gama
pizarro-explorer-cook = Cook

pizarro-place = { $explorer } { $phase ->
        [1] I
        [2] II
       *[3] III
    }{ $half ->
        [left] {" "}(linke Hälfte)
        [right] {" "}(rechte Hälfte)
       *[whole] {""}
    }
pizarro-card = { $value } ({ $crowns ->
        [one] 1 Krone
       *[other] { $crowns } Kronen
    })

## Options of the table

pizarro-setting-half1 = Tafel mit Kolumbus, Pizarro und Magellan
pizarro-setting-half1-a = Seite A: Magellan verdeckt Handkarten
pizarro-setting-half1-b = Seite B: Magellan nimmt bezahlte Karten, Pizarro mit Wagnis
pizarro-setting-half2 = Tafel mit Marco Polo, Vasco da Gama und Cook
pizarro-setting-half2-a = Seite A: Marco Polo tauscht, Cook öffnet die Hand
pizarro-setting-half2-b = Seite B: Vasco da Gama lässt wählen, Cook kostet eine Karte
pizarro-setting-exact = Passend zahlen
pizarro-setting-exact-off = Zu viel zahlen ist immer erlaubt
pizarro-setting-exact-on = Pflicht, wenn die Hand es hergibt

## Veto

pizarro-veto-ask = { $explorer } ist aufgedeckt. Die Karte unter den Stapel schicken? Du hast { $vetoes ->
        [one] ein Veto
       *[other] { $vetoes } Vetos
    }.
pizarro-veto-allow = Versteigern lassen
pizarro-veto-veto = Veto gegen { $explorer }
pizarro-veto-hint = kommt ganz nach unten; dir { $left ->
        [0] bleibt kein Veto
        [one] bleibt ein Veto
       *[other] bleiben { $left } Vetos
    }

## Bidding

pizarro-bid-first = { $explorer }: Noch kein Gebot. Bieten oder endgültig passen?
# by name
pizarro-bid-ask = { $explorer }: { $leader } führt mit { $bid }. Erhöhen oder endgültig passen?
pizarro-bid-pass = Passen
pizarro-bid-bid = Bieten
pizarro-bid-most = bis { $most }
pizarro-bid-blocked = Du kannst höchstens { $most } zahlen
pizarro-bid-for = { $amount } für { $explorer }
pizarro-bid-amount = Wie viel für { $explorer }? Du kannst bis zu { $most } zahlen.

## Paying

pizarro-pay-ask = Zahle { $price } für { $explorer }. Wechselgeld gibt es nicht.
pizarro-pay-short = Diese Karten ergeben { $total }; du schuldest { $price }.
pizarro-pay-superfluous = Unnötig: { $card }. Die anderen Karten genügen.
pizarro-pay-leave = Eine Karte muss auf deiner Hand bleiben: Dieser Entdecker nimmt sie.
pizarro-pay-exact = Du kannst { $price } passend zahlen, und an diesem Tisch musst du das auch.
pizarro-pay-costs = { $over ->
        [0] passend
       *[other] { $over } zu viel
    }, { $crowns ->
        [one] 1 Krone
       *[other] { $crowns } Kronen
    } weg, { $left } Geld übrig
pizarro-under-points = { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
pizarro-under-hand = Welche Handkarte kommt verdeckt unter Magellan?
pizarro-under-paid = Welche der bezahlten Karten kommt offen unter Magellan?
pizarro-pile-ask = Auf welchen deiner Magellan-Stöße kommt die Karte?
pizarro-pile-option = Stoß { $pile } ({ $cards })
pizarro-half-ask = Vasco da Gama, Feld { $phase ->
        [1] I
        [2] II
       *[3] III
    }: Welche Hälfte?
pizarro-half-left = Links: jetzt { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } ziehen
pizarro-half-right = Rechts: am Ende { $crowns } Kronen
pizarro-from-ask = Welches deiner Schiffe zieht weiter?
pizarro-from-left = Das auf der linken Hälfte
pizarro-from-right = Das auf der rechten Hälfte

## Exchange and gamble

pizarro-swap-ask = Marco Polo: Tausche bis zu { $most } Handkarten gegen neue.
pizarro-gamble-ask = Aufgedeckt: { $total }. Bis { $limit } zählt es, darüber ist alles verloren.
pizarro-gamble-draw = Eine Karte aufdecken
pizarro-gamble-odds = { $fitting ->
        [one] 1 von { $unseen } unbekannten Karten passt
       *[other] { $fitting } von { $unseen } unbekannten Karten passen
    } noch
pizarro-gamble-stop = Aufhören, { $total } werten
pizarro-gamble-first = mindestens eine Karte deckst du auf

## What happened

pizarro-note-start = { WHO($who) ->
        [you] Du beginnst
       *[other] { $who } beginnt
    }. Alle haben { $cards }; im Stapel sind { $deck } Karten.
pizarro-note-reveal = { $explorer } ist aufgedeckt, Karte { $number } von { $of } in Phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }.
pizarro-note-veto = { WHO($who) ->
        [you] Du legst
       *[other] { $who } legt
    } Veto gegen { $explorer } ein: Die Karte kommt unter den Stapel.
pizarro-note-allow = { WHO($who) ->
        [you] Du lässt
       *[other] { $who } lässt
    } { $explorer } versteigern.
pizarro-note-bid = { WHO($who) ->
        [you] Du bietest
       *[other] { $who } bietet
    } { $amount }.
pizarro-note-pass = { WHO($who) ->
        [you] Du passt
       *[other] { $who } passt
    }.
pizarro-note-won = { WHO($who) ->
        [you] Du ersteigerst { $explorer } für { $price } und musst
       *[other] { $who } ersteigert { $explorer } für { $price } und muss
    } zahlen.
pizarro-note-buy = { WHO($who) ->
        [you] Du kaufst
       *[other] { $who } kauft
    } { $explorer } für { $price }, bezahlt mit: { $cards }.
pizarro-note-place = { WHO($who) ->
        [you] Du setzt
       *[other] { $who } setzt
    } ein Schiff auf { $to }.
pizarro-note-advance = { WHO($who) ->
        [you] Du ziehst
       *[other] { $who } zieht
    } von { $origin } nach { $to }.
pizarro-note-unsold = Niemand kauft { $explorer }; die Karte scheidet aus.
pizarro-note-pile-hidden = { WHO($who) ->
        [you] Du legst
       *[other] { $who } legt
    } eine Karte verdeckt auf den Magellan-Stoß { $pile }.
pizarro-note-pile-own = { WHO($who) ->
        [you] Du legst
       *[other] { $who } legt
    } eine { $value } verdeckt auf den Magellan-Stoß { $pile }.
pizarro-note-pile-open = { WHO($who) ->
        [you] Du legst
       *[other] { $who } legt
    } die { $value } offen auf den Magellan-Stoß { $pile }.
pizarro-note-draw = { WHO($who) ->
        [you] Du ziehst
       *[other] { $who } zieht
    } { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
pizarro-note-draw-own = Neu auf { WHO($who) ->
        [you] deiner Hand
       *[other] der Hand von { $who }
    }: { $cards }.
pizarro-note-draw-open = { WHO($who) ->
        [you] Du ziehst
       *[other] { $who } zieht
    } auf die offene Hand: { $cards }.
pizarro-note-open-hand = { WHO($who) ->
        [you] Du spielst
       *[other] { $who } spielt
    } bis zum Ende der Phase mit offener Hand: { $cards }.
pizarro-note-take-up = { WHO($who) ->
        [you] Du verdeckst deine Hand
       *[other] { $who } verdeckt die Hand
    } wieder.
pizarro-note-lose = { WHO($neighbour) ->
        [you] Du ziehst
       *[other] { $neighbour } zieht
    } die { $value } aus { WHO($who) ->
        [you] deiner Hand
       *[other] der Hand von { $who }
    }; sie wird abgeworfen.
pizarro-note-shuffle = Die Ablage wird in den Stapel gemischt: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
pizarro-note-phase = Phase { $phase ->
        [1] I
        [2] II
       *[3] III
    } ist vorbei.
pizarro-note-swap = { WHO($who) ->
        [you] Du wirfst
       *[other] { $who } wirft
    } für Marco Polo ab: { $cards }.
pizarro-note-swap-none = { WHO($who) ->
        [you] Du tauschst
       *[other] { $who } tauscht
    } nichts.
pizarro-note-gamble = { WHO($who) ->
        [you] Du deckst
       *[other] { $who } deckt
    } eine { $value } auf: bisher { $total }.
pizarro-note-gamble-bust = Überreizt: { WHO($who) ->
        [you] Du bekommst
       *[other] { $who } bekommt
    } nichts dafür.
pizarro-note-gamble-stop = { WHO($who) ->
        [you] Du hörst auf und bekommst
       *[other] { $who } hört auf und bekommt
    } { $total } { $total ->
        [one] Punkt
       *[other] Punkte
    }.
pizarro-note-score = { WHO($who) ->
        [you] Du hast
       *[other] { $who } hat
    } { $total } Punkte (Platz { $rank }).

## Whose turn

pizarro-status-veto = { $explorer } ist aufgedeckt: { WHO($who) ->
        [you] Du darfst
       *[other] { $who } darf
    } ein Veto einlegen.
pizarro-status-first = { $explorer }: { WHO($who) ->
        [you] Du bietest zuerst oder passt
       *[other] { $who } bietet zuerst oder passt
    }.
pizarro-status-bidding = { $explorer }: { WHO($leader) ->
        [you] Du führst
       *[other] { $leader } führt
    } mit { $bid }, { WHO($who) ->
        [you] du erhöhst oder passt
       *[other] { $who } erhöht oder passt
    }.
pizarro-status-paying = { $explorer }: { WHO($who) ->
        [you] Zuschlag für dich bei { $price }, du zahlst
       *[other] Zuschlag für { $who } bei { $price }, es wird gezahlt
    }.
pizarro-status-exchange = { WHO($who) ->
        [you] Du darfst
       *[other] { $who } darf
    } für Marco Polo Karten tauschen.
pizarro-status-gamble = { WHO($who) ->
        [you] Du wagst
       *[other] { $who } wagt
    } es bei Pizarro III.
pizarro-status-bought = { WHO($who) ->
        [you] Du kaufst
       *[other] { $who } kauft
    } { $explorer } für { $price }.
pizarro-status-vetoed = { WHO($who) ->
        [you] Du schickst
       *[other] { $who } schickt
    } { $explorer } unter den Stapel.
pizarro-status-unsold = Niemand kauft { $explorer }.
pizarro-status-exchanged = { $count ->
        [0] { WHO($who) ->
            [you] Du behältst alle Karten.
           *[other] { $who } behält alle Karten.
        }
        [one] { WHO($who) ->
            [you] Du tauschst 1 Karte.
           *[other] { $who } tauscht 1 Karte.
        }
       *[other] { WHO($who) ->
            [you] Du tauschst { $count } Karten.
           *[other] { $who } tauscht { $count } Karten.
        }
    }

## The position in words

pizarro-chapter = Phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, Karte { $number }
pizarro-text-head = { $status } Phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, Karte { $number } von { $of }.
pizarro-text-offer = { $place } bringt { $what }.
pizarro-text-offer-halves = { $place } bringt { $left } oder { $right }.
pizarro-text-brings-crowns = { $crowns ->
        [one] 1 Krone
       *[other] { $crowns } Kronen
    } am Ende
pizarro-text-brings-bags = { $cards ->
        [one] 1 Geldkarte
       *[other] { $cards } Geldkarten
    } am Ende der Phase
pizarro-text-brings = { $action ->
        [veto] ein Veto gegen eine spätere Karte
        [gamble] aufgedeckte Geldkarten am Ende, bis zu { $limit } Punkte
        [pile_hand] einen Stoß mit einer Handkarte darunter
        [pile_paid] einen Stoß mit einer der bezahlten Karten darunter
        [exchange] einen Tausch von bis zu { $cards } Geldkarten am Ende der Phase
        [draw] sofort { $cards ->
            [one] 1 Geldkarte
           *[other] { $cards } Geldkarten
        }
        [open_hand] eine offene Hand bis zum Ende der Phase
       *[lose_card] den Verlust einer Karte (wer links sitzt, zieht sie blind)
    }
pizarro-text-own = Deine Hand: { $cards }; { $money } Geld.
pizarro-text-own-none = Deine Hand ist leer.
pizarro-text-trail = Gebote bisher – { $steps }.
pizarro-text-bid = { FORM($who, as: "nom", cap: "yes") }: { $amount }
pizarro-text-pass = { WHO($who) ->
        [you] du passt
       *[other] { $who } passt
    }
pizarro-text-gamble = { WHO($who) ->
        [you] Du hast
       *[other] { $who } hat
    } bei Pizarro III { $cards } aufgedeckt, zusammen { $total }.
pizarro-text-player = { WHO($who) ->
        [you] Du
       *[other] { $who }
    }: { $count ->
        [0] keine Geldkarte
        [one] 1 Geldkarte
       *[other] { $count } Geldkarten
    } auf der Hand, { $crowns ->
        [one] 1 Krone
       *[other] { $crowns } Kronen
    } auf dem Plan.
pizarro-text-supply = { WHO($who) ->
        [you] Du kannst
       *[other] { $who } kann
    } noch { $count ->
        [one] 1 Schiff
       *[other] { $count } Schiffe
    } setzen.
pizarro-text-open-hand = { WHO($who) ->
        [you] Deine offene Hand
       *[other] Offene Hand von { $who }
    }: { $cards }.
pizarro-text-vetoes = { WHO($who) ->
        [you] Du hast
       *[other] { $who } hat
    } { $count ->
        [0] kein Veto mehr
        [one] noch 1 Veto
       *[other] noch { $count } Vetos
    }, { $used } genutzt.
pizarro-text-pile-hidden = { WHO($who) ->
        [you] Dein Magellan-Stoß
       *[other] Magellan-Stoß von { $who }
    }, Nummer { $pile }: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } verdeckt.
pizarro-text-pile = { WHO($who) ->
        [you] Dein Magellan-Stoß
       *[other] Magellan-Stoß von { $who }
    }, Nummer { $pile }: { $cards }.
pizarro-text-deck = { $deck } { $deck ->
        [one] Geldkarte
       *[other] Geldkarten
    } im Stapel, { $discard } abgeworfen.
pizarro-text-stack = In dieser Phase { $count ->
        [one] kommt noch 1 Entdeckerkarte
       *[other] kommen noch { $count } Entdeckerkarten
    }: { $cards }.
pizarro-text-left = { $count } × { $explorer }
pizarro-text-bottom = Nach einem Veto unten im Stapel: { $cards }.
pizarro-text-unsold = Unverkauft: { $cards }.
pizarro-standing-no-ship = { WHO($who) ->
        [you] Du hast kein Schiff auf dem Feld davor und kannst
       *[other] { $who } hat kein Schiff auf dem Feld davor und kann
    } nicht bieten.
pizarro-standing-no-ship-left = { WHO($who) ->
        [you] Du hast alle Schiffe gesetzt und kannst
       *[other] { $who } hat alle Schiffe gesetzt und kann
    } nicht bieten.
pizarro-standing-no-cards = { WHO($who) ->
        [you] Du hast zu wenige Geldkarten und kannst
       *[other] { $who } hat zu wenige Geldkarten und kann
    } nicht bieten.

## Scoring

pizarro-score-hand = Kronen auf der Hand
pizarro-score-cards = { $cards }
pizarro-score-piles = { $piles }
pizarro-score-spaces = { $spaces }
pizarro-score-space = { $phase ->
        [1] I
        [2] II
       *[3] III
    }: { $crowns }
pizarro-score-gamble = III: { $draws } gezogen, { $points } gezählt
pizarro-end-points = Alle drei Phasen sind vorbei: Wer die meisten Punkte hat, gewinnt.
pizarro-end-tie = Gleich viele Punkte: Das meiste Geld auf der Hand entscheidet, dann die Schiffe auf den Feldern von Phase III.
pizarro-end-shared = Gleichstand bei Punkten, Geld und Schiffen auf den Feldern von Phase III: Der Sieg wird geteilt.
