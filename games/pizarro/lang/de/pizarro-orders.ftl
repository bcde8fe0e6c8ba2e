# Standing orders of `pizarro`: how high to bid, price lists, rules of thumb.

pizarro-early = wie hoch du für diese Karte bietest
pizarro-order-prompt = Was soll der Bot für dich tun? Nur du siehst das, und der Bot antwortet nach unterschiedlich langer Pause.
pizarro-order-bid = Diese Versteigerung
pizarro-order-prices = Eine Preisliste für diese Phase
pizarro-order-veto = Meine Vetos
pizarro-order-pay = Zahlungen
pizarro-order-broke = Wenn mir ein Gebot zu teuer ist
pizarro-order-swap = Tausch (Marco Polo)
pizarro-order-gamble = Das Wagnis (Pizarro)
pizarro-order-bid-prompt = { $explorer }: Wie hoch soll der Bot für dich bieten? Niemand sonst sieht es.
pizarro-order-limit-up-to = Bis { $amount }
pizarro-order-bid-limit = Ein anderes Höchstgebot …
pizarro-order-bid-blocked = Du kannst höchstens { $most } zahlen, und so hoch ist das Gebot schon
pizarro-order-bid-pass = Bei dieser Karte passen
pizarro-order-limit-prompt = Dein höchstes Gebot für { $explorer }? Du kannst bis zu { $most } zahlen.
pizarro-order-bid-text-limit = { $explorer }: bis { $limit }, dann passen; nie mehr als nötig.
pizarro-order-bid-text-pass = { $explorer }: passen.
pizarro-order-ended-won = Du hast { $explorer } für { $price } ersteigert. Dein Auftrag ging bis { $limit }.
# by name
pizarro-order-ended-lost = { $winner } hat { $explorer } für { $price } ersteigert. { $limit ->
        [0] Dein Auftrag hat gepasst.
       *[other] Dein Auftrag ging bis { $limit }.
    }
# by name
pizarro-order-ended-out = Du bist aus der Versteigerung von { $explorer } ausgeschieden: { $leader } bietet { $bid }. { $limit ->
        [0] Dein Auftrag hat gepasst.
       *[other] Dein Auftrag ging bis { $limit }.
    }
pizarro-order-rule-prompt = { $slot ->
        [veto] Was soll der Bot tun, wenn du ein Veto einlegen könntest?
        [pay] Wie soll der Bot zahlen, wenn sonst nichts zu wählen ist?
        [broke] Was soll der Bot tun, wenn dir ein Gebot zu teuer ist?
        [swap] Was soll der Bot tun, wenn Marco Polo dich Geldkarten tauschen lässt?
       *[gamble] Wann soll der Bot für Pizarro aufhören, Geldkarten aufzudecken?
    }
pizarro-order-veto-never = Nie ein Veto
pizarro-order-veto-explorer = Veto gegen { $explorer }, die anderen erlauben
pizarro-order-text-ask = Du wirst jedes Mal gefragt.
pizarro-order-veto-text-never = Deine Vetos werden nicht genutzt.
pizarro-order-veto-text-explorer = Der Bot legt gegen { $explorer } ein Veto ein, solange du Vetos hast, außer bei der letzten Karte eines Stapels, wo ein Veto nichts ändert. Jede andere Karte erlaubt er.
pizarro-order-pay-exact = Passend, mit den wenigsten Kronen
pizarro-order-pay-crowns = Möglichst wenige Kronen, notfalls zu viel zahlen
pizarro-order-pay-sensible = Kronen und Geld sparen
pizarro-order-pay-text-sensible = Der Bot zahlt immer für dich, wie es umsichtige Spieler tun; er wählt auch die Hälfte für Vasco da Gama und Karte und Stoß für Magellan.
pizarro-order-pay-text-exact = Der Bot zahlt passend, mit den wenigsten Kronen, wo das geht.
pizarro-order-pay-text-crowns = Der Bot zahlt mit den wenigsten Kronen, auch wenn er damit zu viel zahlt.
pizarro-order-broke-pass = Sofort passen
pizarro-order-broke-text-pass = Ist dir ein Gebot zu teuer, passt der Bot. Die anderen können daraus Schlüsse ziehen.

pizarro-order-swap-none = Alle Karten behalten
pizarro-order-swap-poor = Die 7er tauschen
pizarro-order-swap-text-none = Der Bot tauscht nichts bei Marco Polo.
pizarro-order-swap-text-poor = Bei Marco Polo tauscht der Bot deine 7er, die am wenigsten wert sind, und behält den Rest.

pizarro-order-gamble-stop = Ab { $sum } aufhören
pizarro-order-gamble-text-stop = Für Pizarro deckt der Bot Geldkarten auf, bis sie mindestens { $sum } ergeben.

## Price lists

pizarro-order-prices-prompt = Phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }: Wie viel höchstens für jeden Entdecker? Du hast { $money } Geld. 0 heißt passen; bei leeren Feldern wirst du gefragt.
pizarro-order-price-prompt = { $explorer }: { $shown ->
        [open] jetzt zu haben, { $left ->
        [0] zum letzten Mal
        [one] 1 kommt noch
       *[other] { $left } kommen noch
    }
       *[hidden] { $left ->
        [one] 1 kommt
       *[other] { $left } kommen
    }
    } · { $rivals ->
        [0] niemand bietet mit
        [one] ein Rivale mit { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
       *[other] { $rivals } Rivalen mit bis zu { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
    }
pizarro-order-price-up-to = bis { $amount } ({ $cards }: { $crowns ->
        [one] eine Krone
       *[other] { $crowns } Kronen
    })
pizarro-order-budget-prompt = Insgesamt auszugeben · leer: Die Liste endet mit einem Kauf
pizarro-order-budget-once = bis ich eine Karte gekauft habe
pizarro-order-budget-amount = { $amount } insgesamt; nach einem Kauf sinken die Preise im gleichen Maß wie der Rest
pizarro-order-prices-item = { $explorer } { $amount ->
        [0] passen
       *[other] { $amount }
    }
pizarro-order-prices-text = Preisliste für Phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }: { $prices }. { $budget ->
        [0] Sie endet, wenn du eine Karte kaufst.
       *[other] Höchstens { $budget } insgesamt; jeder Kauf senkt die Preise.
    }{ $asked ->
        [0] {""}
        [one] {" "}Beim anderen Entdecker wirst du gefragt.
       *[other] {" "}Bei den anderen { $asked } Entdeckern wirst du gefragt.
    }
pizarro-order-prices-text-none = Du hast keine Preisliste.
pizarro-order-prices-ended-phase = Deine Preisliste für Phase { $phase ->
        [1] I
        [2] II
       *[3] III
    } ist mit der Phase zu Ende.{ $phase ->
        [3] {""}
       *[other] {" "}Für die nächste gelten andere Preise.
    }
pizarro-order-prices-ended-last = Du hast { $explorer } für { $price } gekauft, die letzte Karte der Phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }. Deine Preisliste ist mit der Phase zu Ende.
pizarro-order-prices-ended-spent = Du hast { $explorer } für { $price } gekauft. Damit ist das Geld deiner Preisliste für Phase { $phase ->
        [1] I
        [2] II
       *[3] III
    } ({ $budget }) ausgegeben, und die Liste ist zu Ende.
pizarro-order-prices-ended-bought = Deine Preisliste für Phase { $phase ->
        [1] I
        [2] II
       *[3] III
    } ist zu Ende, denn du hast eine Karte gekauft und jetzt weniger Geld.
pizarro-order-prices-ended-card = Du hast { $explorer } für { $price } gekauft. Damit ist deine Preisliste für Phase { $phase ->
        [1] I
        [2] II
       *[3] III
    } zu Ende: Mach eine neue mit dem Geld, das du jetzt hast.
pizarro-order-prices-won = Deine Preisliste hat { $explorer } für { $price } gekauft.
