# Why one would play a line, from one player to another: at most 120 characters each.

navegador-reason-nagasaki = Erreiche Nagasaki, solange du mit { $lead ->
        [one] einem Punkt
       *[other] { $lead } Punkten
    } Vorsprung führst: Alle haben noch einen Zug und keine Zeit aufzuholen.
navegador-reason-nagasaki-behind = Erreiche Nagasaki: Der Entdecker dort kostet dich { $lost ->
        [one] ein Schiff
       *[other] { $lost } Schiffe
    }, und die letzte Runde beginnt.
navegador-reason-phase = Erkunde { FORM($region, as: "the-acc") }: In der neuen Phase überqueren deine Schiffe { $borders } Grenzen, und die Privilegien werden aufgefüllt.
# by name
navegador-reason-raced = Erkunde { FORM($region, as: "the-acc") }, denn { $who } ist ebenso nah; es kostet dich { $lost ->
        [one] ein Schiff
       *[other] { $lost } Schiffe
    }.
navegador-reason-explore = Segle mit { $ships } Schiffen { FORM($region, as: "to") }: Der Entdecker zählt { $points }, und du bist zuerst da; { $lost ->
        [one] ein Schiff geht
       *[other] { $lost } Schiffe gehen
    } verloren.
# by name
navegador-reason-sail-last = Segle { FORM($region, as: "to") }: Dort ist eine Kolonie übrig, und { $who } ist schon dort.
navegador-reason-sail-colony = Segle { FORM($region, as: "to") }: { $count ->
        [one] Die letzte Kolonie dort kostet { $price } und braucht ein Schiff
       *[other] { $count } Kolonien sind dort übrig, ab { $price }, und jede braucht ein Schiff
    }.
navegador-reason-sail-near = Segle { FORM($region, as: "to") }: Von dort lässt sich beim nächsten Mal { FORM($near, as: "the") } erkunden.
navegador-reason-card = Nutze die Karte jetzt: Diese Fahrt kostet dich keinen Zug.
navegador-reason-card-goes = Nutze die Karte, bevor sie weitergeht: Segle { FORM($regions, as: "to") }, das kostet keinen Zug.
# by name
navegador-reason-colony-last = Siedle { FORM($regions, as: "in") } für { $price }: Danach ist { FORM($region, as: "in") } keine Kolonie mehr übrig, und auch { $who } ist dort.
# by name
navegador-reason-colony-before = Siedle { FORM($regions, as: "in") } für { $price }: Auch { $who } ist { FORM($region, as: "in") }, und die nächste Kolonie kostet { $next }.
navegador-reason-colony = Siedle { FORM($regions, as: "in") } für { $price }: Bei jedem Handel liefert { FORM($region, as: "the") } { $good }, jetzt zu { $income }.
navegador-reason-sold-out = Kauf das letzte Gebäude, solange du mit { $lead ->
        [one] einem Punkt
       *[other] { $lead } Punkten
    } Vorsprung führst: Alle haben noch einen Zug, mehr nicht.
navegador-reason-sold-out-behind = Kauf das letzte Gebäude: Seine Punkte gehören dir, aber alle haben noch einen Zug.
navegador-reason-building-dearer = Bau { $buildings } für { $price }: Die nächste { $building } kostet { $next }.
navegador-reason-factory = Bau { $buildings } für { $price }: Zum jetzigen Preis bringt eine { $building } bei jedem Marktbesuch { $income }.
navegador-reason-shipyard = Bau { $buildings } für { $price }: Eine Werft zählt { $points }, und ein Schiff mehr kostet künftig nur 50.
navegador-reason-church = Bau { $buildings } für { $price }: Eine Kirche zählt { $points }, und ein Arbeiter mehr kostet künftig nur 50.
navegador-reason-sold = { $what ->
        [workers] Wirb { $count ->
            [one] einen Arbeiter
           *[other] { $count } Arbeiter
        } für { $price } an: { $sold ->
            [one] Einer wird sofort für 100
           *[other] { $sold } werden sofort für je 100
        }
       *[ships] Bau { $count ->
            [one] ein Schiff
           *[other] { $count } Schiffe
        } für { $price }: { $sold ->
            [one] Eines wird sofort für 100
           *[other] { $sold } werden sofort für je 100
        }
    } weiterverkauft.
navegador-reason-workers-colonies = Erst Arbeiter: Mit { $workers } gründest du { $count } Kolonien auf einmal, wo deine Schiffe liegen.
navegador-reason-workers-building = Erst Arbeiter: Mit { $workers } kannst du { FORM($building, as: "a-acc") } bauen.
navegador-reason-factories = Fabrik
    .gender = f
navegador-reason-workers = Wirb { $count ->
        [one] einen Arbeiter
       *[other] { $count } Arbeiter
    } für { $price } an: Jeder ist ein Punkt, und an Land wird jede Hand gebraucht.
navegador-reason-ships-explore = Bau Schiffe: Mit { $ships } kannst du { FORM($region, as: "the-acc") } erkunden; dabei { $lost ->
        [one] geht eines
       *[other] gehen { $lost }
    } verloren.
navegador-reason-ships = Bau { $count ->
        [one] ein Schiff
       *[other] { $count } Schiffe
    } für { $price }: Jedes ist ein Punkt, und jede Kolonie braucht eines.
# by name
navegador-reason-privilege-last = Nimm das letzte Privileg für { $kind } vor { FORM($who, as: "dat") }: In dieser Kategorie hat { $who } schon { $count }.
navegador-reason-privilege = { $king ->
        [0] Privileg für { $kind }: jetzt { $bonus } für einen
       *[other] Königsprivileg für { $kind }: jetzt { $bonus } ohne
    } Arbeiter, und { $count ->
        [0] jedes neue Stück zählt
        [one] dein einziges Stück zählt
       *[other] jedes deiner { $count } zählt
    } { $step } mehr.
# by name
navegador-reason-sell-before = Verkaufe { FORM($good, $count, as: "n") } zu { $price }, bevor { $who } den Preis drückt; zusammen bekommst du { $whole }.
navegador-reason-sell-top = Verkaufe { FORM($good, $count, as: "n") } jetzt zu { $price }, höher steigt der Preis nie; zusammen bekommst du { $whole }.
navegador-reason-process-lift = Verarbeite { FORM($good, $count, as: "n") } zu { $price }, das hebt den Preis für später; zusammen bekommst du { $whole }.
navegador-reason-trade = Geh auf den Markt, das bringt { $income }: Mit { $money } in der Kasse kannst du wieder kaufen.
navegador-reason-paid = { $deed }, und zahle { $count ->
        [one] ein Schiff
       *[other] { $count } Schiffe
    } für den Weg: Sonst müsste das Feld { $field } warten.
navegador-reason-last = Jetzt zählen nur noch Punkte, und das bringt { $points ->
        [one] einen weiteren
       *[other] { $points } weitere
    }.
navegador-reason-stay = Lass die anderen Schiffe, wo sie sind: Sie können bei deiner nächsten Fahrt segeln.
navegador-reason-sail = Segle mit den anderen Schiffen weiter: Es kostet dich keinen weiteren Zug.
navegador-reason-start = Beginne auf dem Feld { $field }: Das erste Feld ist immer frei.
navegador-reason-next = Geh auf das Feld { $field }: Von dort kostet das Feld { $next } im nächsten Zug nichts.
navegador-reason-then = { $deed }, dann geh auf das Feld { $next }.
# by name
navegador-reason-building-before = Bau { $buildings } für { $price } vor { FORM($who, as: "dat") }: Auch { $who } kann zahlen, und die nächste { $building } kostet { $next }.
navegador-reason-place = { $region }{ $count ->
        [1] {""}
        [2] {" zweimal"}
       *[other] {" "}{ $count }-mal
    }
    .in = { $count ->
        [1] {""}
        [2] {"zweimal "}
       *[other] { $count }-mal{" "}
    }{ FORM($region, as: "in") }
navegador-reason-places = { $count } Orte
    .in = an { $count } Orten
    .to = zu { $count } Orten
navegador-reason-buildings = { $count } Gebäude
navegador-reason-deed-build = Bau { $buildings } für { $price }
navegador-reason-deed-settle = Siedle { FORM($regions, as: "in") } für { $price }
navegador-reason-deed-recruit = { $what ->
        [workers] Wirb { $count ->
            [one] einen Arbeiter
           *[other] { $count } Arbeiter
        } für { $price } an
       *[ships] Bau { $count ->
            [one] ein Schiff
           *[other] { $count } Schiffe
        } für { $price }
    }
navegador-reason-deed-trade = Nimm am Markt { $whole } ein
navegador-reason-deed-privilege = Nimm das Privileg für { $kind }
navegador-reason-deed-sail = Segle { FORM($regions, as: "to") }
