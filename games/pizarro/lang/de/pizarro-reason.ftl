# Why one would play a line: a sentence of at most 120 characters, in the things of the game.

pizarro-reason-alone = Nimm { $explorer } für { $price }, niemand bietet gegen dich: { $brings }.
pizarro-reason-price = du zahlst { $kind ->
        [one] eine { $cards }
        [the] die { $cards }
        [some] { $cards }
       *[other] { $count } Karten
    } ({ $crowns ->
        [one] eine Krone
       *[other] { $crowns } Kronen
    })
# by name
pizarro-reason-bid-open = Biete { $amount }: { $who } spielt mit offener Hand und kann höchstens { $most } zahlen.
# by name
pizarro-reason-bid-weak = Biete { $amount }: { $who } hat noch { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } und kann höchstens { $most } zahlen.
pizarro-reason-bid = Biete { $amount } für { $explorer }{ $limit ->
        [0] :
       *[other] , höchstens { $limit }:
    } { $brings }; { $price }.
# by name
pizarro-reason-bid-deny = Biete { $amount }, sonst bekommt { $who } { $explorer } für { $bid } und kann damit auf { $crowns ->
        [one] eine Krone
       *[other] { $crowns } Kronen
    } kommen; { $price }.
pizarro-reason-bid-limit = Geh bei { $explorer } bis { $limit } mit, dann steig aus: Von deinem Geld ({ $money }) brauchst du den Rest für andere Karten.
pizarro-reason-opens = Biete { $amount }: Ein Schiff bei { $explorer } kann in Phase { $phase ->
        [2] II
       *[3] III
    } weiterziehen und bringt dann { $crowns ->
        [one] eine Krone
       *[other] { $crowns } Kronen
    }; { $price }.
pizarro-reason-opens-alone = Biete { $amount }: Nur du könntest mit { $explorer } in Phase { $phase ->
        [2] II
       *[3] III
    } weiterziehen, das wären { $crowns ->
        [one] eine Krone
       *[other] { $crowns } Kronen
    }; { $price }.
pizarro-reason-last = Biete { $amount }: Es ist der letzte { $explorer } der Phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, und { $count ->
        [one] nur du kannst
       *[other] { $count } von euch können
    } ihn haben; { $price }.
pizarro-reason-left = Biete { $amount }: { $explorer } kommt in Phase { $phase ->
        [1] I
        [2] II
       *[3] III
    } nur noch { $left ->
        [one] einmal
        [2] zweimal
       *[other] { $left }-mal
    }, und { $count ->
        [one] nur du kannst
       *[other] { $count } von euch können
    } ihn kaufen.

pizarro-reason-pass-dear = Passe: Mehr als { $most } kannst du nicht zahlen.
pizarro-reason-pass-better = Passe: { $explorer } kommt in dieser Phase noch { $left ->
        [one] einmal
        [2] zweimal
       *[other] { $left }-mal
    } und bringt dir dann mehr; heb dein Geld ({ $money }) dafür auf.
pizarro-reason-pass-open = Passe: { $explorer } öffnet deine Hand für alle, bis die Phase endet.
pizarro-reason-pass-lose = Passe: { $explorer } nimmt dir eine Handkarte, vielleicht eine gute.
pizarro-reason-pass-leader = Passe, dann kauft { $who } { $explorer } und gibt dafür { $cards ->
        [one] die letzte Karte
       *[other] einige der letzten { $cards } Karten
    } aus.
pizarro-reason-pass-price = Passe bei { $explorer } ({ $brings }): Bei einem Gebot von { $amount } lohnt es sich nicht; { $price }.
pizarro-reason-pass = Passe: Du behältst { $crowns ->
        [one] eine Krone
       *[other] { $crowns } Kronen
    } und { $money } Geld{ $phase ->
        [0] {""}
        [1] {" "}für den Rest der Phase I
        [2] {" "}für den Rest der Phase II
       *[3] {" "}für den Rest der Phase III
    }.

pizarro-reason-under = { $count ->
        [1] Leg die { $card } unter Magellan: { $crowns ->
            [one] Ihre Krone ist dort sicher und zählt
           *[other] Ihre { $crowns } Kronen sind dort sicher und zählen
        } mit einer zweiten Karte doppelt.
       *[other] Leg die { $card } unter Magellan: Mit { $count } Karten bringt sie dort { $points } Punkte, nicht nur { $crowns ->
            [one] ihre Krone
           *[other] ihre { $crowns } Kronen
        }.
    }
pizarro-reason-pay-keeps = Zahle mit { $cards } und nicht mit { $other }: So { $more ->
        [one] bleibt dir eine Krone
       *[other] bleiben dir { $more } Kronen
    } bis zum Ende.
pizarro-reason-pay-money = Zahle mit { $cards } und nicht mit { $other }: So bleibt dir { $more } Geld mehr für spätere Gebote, zusammen { $left }.
pizarro-reason-pay-exact = Zahle mit { $cards }: Das passt genau, und keine andere Zahlung kostet weniger als { $crowns ->
        [one] diese eine Krone
       *[other] diese { $crowns } Kronen
    }.
pizarro-reason-pay = Zahle mit { $cards }: Das kostet { $crowns ->
        [one] eine Krone
       *[other] { $crowns } Kronen
    }, und { $left ->
        [0] deine Hand ist dann leer
        [one] eine Karte bleibt auf deiner Hand
       *[other] { $left } Karten bleiben auf deiner Hand
    }.
pizarro-reason-half = { $half ->
        [left] Nimm { $cards ->
            [one] die Karte statt der { $crowns } Kronen der anderen Hälfte: Sie ist jetzt Geld und am Ende mindestens eine Krone
           *[other] die { $cards } Karten statt der { $crowns } Kronen der anderen Hälfte: Sie sind jetzt Geld und am Ende Kronen
        }.
       *[right] Nimm die { $crowns } Kronen: Sie sind sicher, und niemand kennt { $cards ->
            [one] die Karte
           *[other] die { $cards } Karten
        } der anderen Hälfte.
    }

pizarro-reason-allow-last = Erlaube { $explorer }: Der Stapel ist leer, und nach einem Veto käme die Karte gleich wieder.
pizarro-reason-allow-rich = Erlaube { $explorer }: { $cards ->
        [0] Niemand hat mehr Karten als du.
        [one] Mit 1 Karte hast du mindestens so viele wie alle anderen.
       *[other] Mit { $cards } Karten hast du mindestens so viele wie alle anderen.
    }
pizarro-reason-allow = Heb { $vetoes ->
        [one] dein Veto
       *[other] deine Vetos
    } für { $left ->
        [one] die letzte Karte
       *[other] eine der letzten { $left } Karten
    } auf.
# by name
pizarro-reason-veto-poor = Veto gegen { $explorer }: { $who } hat { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }, du { $cards ->
        [0] keine
        [one] eine
       *[other] { $cards }
    }; vielleicht sind es später weniger.
# by name
pizarro-reason-veto-alone = Veto gegen { $explorer }: Dort bietet nur { $who } gegen dich und käme damit auf { $crowns ->
        [one] eine Krone
       *[other] { $crowns } Kronen
    }.
pizarro-reason-veto = Veto gegen { $explorer }: Die Karte kommt erst nach { $left ->
        [one] einer weiteren
       *[other] { $left } weiteren
    } wieder, wenn alle weniger Geld haben.

pizarro-reason-swap = Tausche { $cards }: Darauf { $crowns ->
        [one] ist eine Krone
       *[other] sind { $crowns } Kronen
    }, und eine neue Karte hat im Schnitt { $average }.
pizarro-reason-swap-low = Tausche { $cards }: kleines Geld gegen vielleicht großes; { $crowns ->
        [one] eine Krone geht
       *[other] { $crowns } Kronen gehen
    } dabei weg.
pizarro-reason-keep = Behalte alle: { $crowns ->
        [one] Deine Krone
       *[other] Deine { $crowns } Kronen
    } und dein Geld ({ $money }) sind sicher, eine neue Karte hat im Schnitt { $average } Kronen.
pizarro-reason-draw = Deck noch eine auf: Mit { $fitting } von { $unseen } unbekannten Karten bleibst du bei höchstens { $limit }.
pizarro-reason-stop = Hör bei { $total } auf: Mit { $over } von { $unseen } unbekannten Karten kämst du über { $limit }.
