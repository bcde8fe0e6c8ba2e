# The game `magellan` of 1986. Countries, cards and places are in magellan-cards.ftl.

magellan-small = welcher Stapel, welche Figur du abgibst, welches Land eine Schuld bezahlt
magellan-name = Magellan (1986)

## Options of the table

magellan-setting-level = Stufe
magellan-setting-level-peace = Einfachste Stufe, ohne Krieg
magellan-setting-level-simplest = Einfachste Stufe: Jeeps und Schiffe, mit Krieg
magellan-setting-level-planes = Flugzeuge: mit Bomben
magellan-setting-level-experts = Profis: Flugzeuge auf Schiffen, Bündnisse
magellan-setting-bases = Startbasen
magellan-setting-bases-1 = Südliche Inseln (weit auseinander)
magellan-setting-bases-2 = Pazifik und Arktis (weit auseinander)
magellan-setting-bases-3 = Atlantische Inseln (nah beieinander)
magellan-setting-bases-4 = Inseln bei Fidschi (nah beieinander)
magellan-setting-target = Einkommen, das zu übertreffen ist
magellan-setting-target-150 = 150 M
magellan-setting-target-100 = 100 M (kürzer)
magellan-setting-target-75 = 75 M (am kürzesten)
magellan-setting-start = Start
magellan-setting-start-beginners = Zwei Entdeckungen und fünf Länder liegen offen
magellan-setting-start-plain = Nichts liegt offen
magellan-setting-end = Nach dem ersten Sieg
magellan-setting-end-places = Die anderen spielen um die Plätze weiter
magellan-setting-end-winner = Die Partie endet
magellan-setting-rounds = Höchstzahl der Runden
magellan-setting-rounds-none = Keine
magellan-setting-rounds-60 = 60: dann gewinnt das höchste Einkommen
magellan-setting-rounds-40 = 40: dann gewinnt das höchste Einkommen
magellan-setting-rounds-20 = 20: dann gewinnt das höchste Einkommen
magellan-setting-rounds-10 = 10: dann gewinnt das höchste Einkommen
magellan-setting-history6 = Geschichtskarten, Serien 6 bis 10
magellan-setting-history6-off = Ohne
magellan-setting-history6-on = Mit 50 weiteren Karten
magellan-setting-history11 = Geschichtskarten, Serien 11 bis 15
magellan-setting-countries = Länder
magellan-setting-countries-50 = 50
magellan-setting-countries-100 = 100

## Places and pieces

magellan-piece-jeep = Jeep
    .gender = m
    .n = { $count ->
        [one] einen Jeep
       *[other] { $count } Jeeps
    }
magellan-piece-ship = Schiff
    .gender = n
    .n = { $count ->
        [one] ein Schiff
       *[other] { $count } Schiffe
    }
magellan-piece-plane = Flugzeug
    .gender = n
    .n = { $count ->
        [one] ein Flugzeug
       *[other] { $count } Flugzeuge
    }
magellan-what-ship = leeres Schiff
    .gender = n
    .the = das leere Schiff
    .dat = leeren Schiff
    .nom = leere Schiff
magellan-what-ship-jeep = Schiff mit Jeep
    .gender = n
magellan-what-ship-plane = Schiff mit Flugzeug
    .gender = n
magellan-what-ship-both = Schiff mit Flugzeug und Jeep
    .gender = n
magellan-what-plane-jeep = Flugzeug mit Jeep
    .gender = n
magellan-group = { $count ->
        [one] {""}
       *[other] { $count } ×{" "}
    }{ $what } { FORM($place, as: "in") }
magellan-group-afloat = { $count ->
        [one] {""}
       *[other] { $count } ×{" "}
    }{ $what } { $place }
magellan-group-alike = { $count } stehen dort
magellan-near = vor { FORM($place, as: "the-dat") }
    .in = vor { FORM($place, as: "the-dat") }
magellan-at-sea = { KNOWN($cell, names: "magellan-island") ->
        [yes] vor { FORM($place, as: "the-dat") }
       *[no] { FORM($place, as: "in") }
    }
    .in = { KNOWN($cell, names: "magellan-island") ->
        [yes] vor { FORM($place, as: "the-dat") }
       *[no] { FORM($place, as: "in") }
    }
magellan-one = { $what ->
        [jeep] Jeep { FORM($place, as: "in") }
        [ship] Leeres Schiff { $place }
        [ship-jeep] Schiff mit Jeep { $place }
        [ship-plane] Schiff mit Flugzeug { $place }
        [ship-both] Schiff mit Flugzeug und Jeep { $place }
        [plane] Flugzeug { FORM($place, as: "in") }
       *[plane-jeep] Flugzeug mit Jeep { FORM($place, as: "in") }
    }
magellan-brief-ship = Schiff { $place }
magellan-points = { $points ->
        [0] keine Schritte
        [one] 1 Schritt
       *[other] { $points } Schritte
    }
magellan-price = { $money } M

## Throw and card

magellan-draw-geographic-hint = Deckt ein Land zum Erschließen auf
magellan-draw-history-hint = Ein Ereignis; etwa jedes fünfte bringt allen ihr Einkommen
magellan-roll-ask = Du bist am Zug. Würfle.
magellan-roll = Würfeln
magellan-draw-ask = Eine Vier oder Fünf bringt eine Karte. Von welchem Stapel?
magellan-draw-geographic = Länderkarten ({ $cards })
magellan-draw-history = Geschichtskarten ({ $cards })

## Movement

magellan-move-ask = { $points ->
        [0] Keine Schritte übrig
        [one] 1 Schritt übrig
       *[other] { $points } Schritte übrig
    }, { $cash } M. Was jetzt?
magellan-move-ask-moved = { $piece }, { $points ->
        [0] keine Schritte übrig
        [one] 1 Schritt übrig
       *[other] { $points } Schritte übrig
    }, { $cash } M. Was jetzt?
magellan-move-group-jeep = Jeeps an Land
magellan-move-group-ship = Leere Schiffe
magellan-move-group-ship-jeep = Schiffe mit Jeeps
magellan-move-group-ship-plane = Schiffe mit Flugzeugen
magellan-move-group-ship-both = Schiffe mit Flugzeugen und Jeeps
magellan-move-group-plane-jeep = Flugzeuge mit Jeeps
magellan-end = Zug beenden
magellan-end-out = Du hast weder Geld noch Land: Du würdest ausscheiden
magellan-deal = { $cost } M für +{ $income }
magellan-deal-wins = { $cost } M für +{ $income }: Damit gewinnst du
magellan-deal-bonus = { $money } M Prämie
magellan-deal-prey = +{ $income } gratis
magellan-deal-prey-wins = +{ $income } gratis: Damit gewinnst du
magellan-hint-way-takes = { $piece } { FORM($end, as: "to") }, erobern
magellan-hint-near = { $deal }; { $points }
magellan-hint-meets = erst ein Kampf mit { FORM($who, as: "dat") }, Siegchance { $percent } %
magellan-hint-left = { $points } ungenutzt
magellan-hint-all = alle Schritte genutzt
magellan-hint-balance = { $cost } M für +{ $income }; Rest { $cash } M{ $points ->
        [0] {""}
        [one] {""}, 1 Schritt
       *[other] {""}, { $points } Schritte
    }
magellan-hint-paid = { $cost } M; Rest { $cash } M{ $points ->
        [0] {""}
        [one] {""}, 1 Schritt
       *[other] {""}, { $points } Schritte
    }
magellan-hint-way-buys = { FORM($piece, as: "a-acc") } kaufen
magellan-hint-way-sells = { FORM($country, as: "the-acc") } verkaufen
magellan-hint-way-flies = Jeep im Flugzeug { FORM($end, as: "to") }
magellan-hint-way-bombs = bombardieren: { $place }
magellan-hint-way-here = { FORM($country, as: "the-acc") } erschließen
magellan-hint-way-arrives = { $piece } { FORM($end, as: "to") }
magellan-hint-way-develops = { $piece } { FORM($end, as: "to") }, erschließen
magellan-hint-way-towards = { $piece } unterwegs { FORM($end, as: "to") }
magellan-hint-way-waits = { $piece } { FORM($end, as: "to") }, noch nicht offen
magellan-hint-then = { $first } · { $then }
magellan-hint-whole = Zug: { $ways }
magellan-idea-arrives = { $group } { FORM($end, as: "to") } ziehen.
magellan-idea-develops = { $group } { FORM($end, as: "to") } ziehen, dann das Land erschließen.
magellan-idea-takes = { $group } { FORM($end, as: "to") } ziehen, das unbewachte Land erobern.
magellan-idea-towards = { $group } unterwegs { FORM($end, as: "to") }, bis { FORM($stop, as: "to") }.
magellan-idea-waits = { $group } { FORM($end, as: "to") } ziehen, um da zu sein, wenn die Karte kommt.
magellan-idea-hopes = { $group } unterwegs { FORM($end, as: "to") }, bis { FORM($stop, as: "to") }; die Karte dafür kann noch kommen.
magellan-idea-round = { $group } auf dem Weg um die Welt, bis { FORM($stop, as: "to") }.
magellan-idea-aboard = { $group } an Bord nehmen, um { FORM($end, as: "to") } zu segeln.
magellan-idea-here = { FORM($country, as: "the-acc", cap: "yes") } erschließen.
magellan-idea-buys = { FORM($piece, $count, as: "n", cap: "yes") } kaufen.
magellan-idea-sells = { FORM($country, as: "the-acc", cap: "yes") } verkaufen.
magellan-idea-bombs = Bombardieren: { $place }.
magellan-idea-stays = Alles bleibt, wo es ist.
magellan-idea-then = { $first } { $then }
magellan-goal-ask = Wohin soll { FORM($what, as: "the") } { FORM($place, as: "in") } ziehen? { $points ->
        [0] Es sind keine Schritte übrig.
        [one] Ein Schritt ist übrig.
       *[other] { $points } Schritte sind übrig.
    }
magellan-goal-capitals = Hauptstädte offener Länder
magellan-goal-capital = { $countries }
magellan-goal-capital-hint = { $points }; { $cards }
magellan-goal-base = Deine Basis: { $place }
    .in = auf deiner Basis, { $base } ({ $place })
    .from = von deiner Basis, { $base } ({ $place })
    .to = zu deiner Basis, { $base } ({ $place })
magellan-goal-owned = Gehört dir – { $place }
magellan-goal-closed = { $points }; die Karte liegt nicht offen
magellan-goal-towards = Unterwegs { FORM($place, as: "to") }
magellan-goal-bonus = { $place }
magellan-goal-bonus-hint = { $points }; { $money } M, wenn du zuerst da bist
magellan-goal-discoveries = Orte mit Prämie
magellan-goal-own = Eigene Länder und Basis
magellan-goal-else = Etwas anderes
magellan-goal-within = { $points ->
        [0] Ohne einen Schritt
        [one] 1 Schritt weit
       *[other] { $points } Schritte weit
    }
magellan-goal-carriages = Ins Flugzeug und heraus
magellan-goal-carried = Im Flugzeug { FORM($place, as: "to") }
magellan-goal-flights = Landeplätze
magellan-goal-strikes = Gegner in Reichweite
magellan-goal-bomb = Bombardieren: { $place }
magellan-goal-strike = Flugzeuge angreifen: { $place }
magellan-goal-board = Hier ins Flugzeug
magellan-goal-unload = Der Jeep steigt aus
magellan-goal-meets = { $hint }, trifft auf { FORM($who, as: "acc") }
magellan-goal-meets-some = { $hint }, trifft auf einen Gegner
magellan-goal-to-hint = Nach Koordinaten; so weit die Schritte reichen
magellan-goal-to-ask = Welcher Ort? Die Figur zieht, so weit die Schritte reichen.
magellan-goal-row = Zeile { $row }
magellan-develop = { $country } erschließen
magellan-develop-hint = { $cost } M für +{ $income }; Rest { $left } M
magellan-develop-poor = Kostet { $cost } M; { $missing } M zu wenig
magellan-buy = Kaufen: { $piece } ({ $money } M)
magellan-buy-ask = Wie viele { $piece ->
        [jeep] Jeeps?
        [ship] Schiffe?
       *[plane] Flugzeuge?
    }
magellan-buy-count = { $count }
magellan-sell = Ein Land verkaufen
magellan-sell-ask = Welches Land soll die Bank zum halben Preis zurücknehmen?
magellan-sell-hint = Bringt { $money } M; Einkommen { $income } M weniger

## War

magellan-fight-ask = Krieg: Gegner stehen im selben Feld. Welcher Kampf zuerst?
magellan-fight = { $place }: { $piece } gegen { FORM($who, as: "acc") }
magellan-fight-bomb = { $place }: erst das Schiff { FORM($who, as: "gen") } bombardieren
magellan-fight-odds = { $mine } gegen { $theirs }; du gewinnst zu { $percent } %
magellan-bomb-odds = Trifft in { $hits } von { $faces } Fällen; in einem wird dein Flugzeug abgeschossen
# by name
magellan-defend-ask = { $who } greift deine Schiffe { CALLED($cell, names: "magellan-at", as: "in") } an. Soll ein Flugzeug zuerst bombardieren?
magellan-defend-stay = Keine Bombe: Die Schlacht beginnt
magellan-flight-ask = Dein Flugzeug ist über { CALLED($cell, names: "magellan-at", as: "the-dat") }. Bombardieren oder landen?
magellan-flight-bomb = { FORM($who, as: "acc", cap: "yes") } bombardieren: { $place }
magellan-flight-land = Landen: { $place }

## Duties

magellan-lose-ask-card = Eine Geschichtskarte nimmt dir eine Figur. Welche?
magellan-lose-ask-bomb = Eine Bombe hat getroffen. Welche deiner Figuren geht verloren?
magellan-lose-ask-ally = Auf deiner Seite hat jemand eine Figur verloren, also verlierst du eine gleiche. Welche?
magellan-lose-one = { $piece }: { $group }
magellan-owe-ask = Du schuldest noch { $money } M. Welches Land verkaufst du zum halben Preis?

## Status and description

magellan-status-rolling = { WHO($who) ->
        [you] Du würfelst
       *[other] { $who } würfelt
    }.
magellan-status-drawing = { WHO($who) ->
        [you] Du wählst
       *[other] { $who } wählt
    } einen Stapel.
magellan-status-moving = { WHO($who) ->
        [you] Du ziehst
       *[other] { $who } zieht
    }, { $points ->
        [0] keine Schritte übrig
        [one] 1 Schritt übrig
       *[other] { $points } Schritte übrig
    }.
magellan-status-fighting = Krieg: { WHO($who) ->
        [you] Du kämpfst
       *[other] { $who } kämpft
    }.
magellan-status-defending = Krieg: { WHO($who) ->
        [you] Du wirst angegriffen und darfst
       *[other] { $who } wird angegriffen und darf
    } erst bombardieren.
magellan-status-flying = { WHO($who) ->
        [you] Dein Flugzeug
       *[other] Das Flugzeug von { $who }
    } ist in der Luft.
magellan-status-losing = { WHO($who) ->
        [you] Du gibst
       *[other] { $who } gibt
    } eine Figur ab.
magellan-status-owing = { WHO($who) ->
        [you] Du schuldest { $money } M und verkaufst
       *[other] { $who } schuldet { $money } M und verkauft
    } ein Land.
magellan-status-over = Die Partie ist vorbei. { WHO($winners) ->
        [you] Du hast gewonnen.
        [you-all] { FORM($winners, as: "nom", cap: "yes") } habt gewonnen.
        [they] { $winners } haben gewonnen.
       *[other] { $winners } hat gewonnen.
    }
magellan-describe = Magellan. { $status } Runde { $round }. Ein Einkommen über { $target } M gewinnt.
magellan-describe-player = { WHO($who) ->
        [you] Du
       *[other] { $who }
    }, Nummer { $number }, Basis { $base }: Einkommen { $income } M, Geld { $cash } M, { $jeeps ->
        [one] 1 Jeep
       *[other] { $jeeps } Jeeps
    }, { $ships ->
        [one] 1 Schiff
       *[other] { $ships } Schiffe
    }, { $planes ->
        [one] 1 Flugzeug
       *[other] { $planes } Flugzeuge
    }.
magellan-describe-left = { WHO($who) ->
        [you] Du bist
       *[other] { $who } ist
    } auf Platz { $place } fertig, mit einem Einkommen von { $income } M.
magellan-describe-countries = { WHO($who) ->
        [you] Deine Länder
       *[other] Länder von { $who }
    }: { $countries }.
magellan-describe-pieces = { WHO($who) ->
        [you] Deine Figuren
       *[other] Figuren von { $who }
    }: { $pieces }.
magellan-describe-none-open = Kein Land liegt offen.
magellan-describe-country = { $country } ({ $cell }, { $cost } M für +{ $income })
magellan-describe-far = { $what }, { $points } entfernt
magellan-describe-card = Offene Geschichtskarte: { $card }. { $text }
magellan-describe-card-far = { $card } Entfernung: { $points }.
magellan-describe-packs = Stapel: Länderkarten { $geographic }, Geschichtskarten { $history }.
magellan-describe-war = Krieg ({ $card }): { JOINED($sides, by: " – ") }; er endet nach { $rounds ->
        [one] einer weiteren Runde
       *[other] { $rounds } weiteren Runden
    }.

## Notes

magellan-note-start = { WHO($who) ->
        [you] Das Los fällt auf dich: Du beginnst
       *[other] Das Los fällt auf { $who }: { $who } beginnt
    }.
magellan-note-base = { WHO($who) ->
        [you] Du
       *[other] { $who }
    }: Nummer { $number }, { $base }, { $cash } M.
magellan-note-opened = Offene Länder: { $countries }.
magellan-note-places = Offene Geschichtskarten: { $cards }.
magellan-note-rolled = { WHO($who) ->
        [you] Du würfelst
       *[other] { $who } würfelt
    } { $dice }: { $points ->
        [one] 1 Schritt
       *[other] { $points } Schritte
    }.
magellan-note-rolled-more = { WHO($who) ->
        [you] Du würfelst
       *[other] { $who } würfelt
    } { $dice }: mit Kartenbonus { $points ->
        [one] 1 Schritt
       *[other] { $points } Schritte
    }.
magellan-note-turned = { WHO($who) ->
        [you] Du deckst
       *[other] { $who } deckt
    } { FORM($country, as: "the-acc") } auf: { $cost } M für +{ $income }.
magellan-note-drew = { WHO($who) ->
        [you] Du ziehst
       *[other] { $who } zieht
    }: { $card }. { $text }
magellan-note-moved = { WHO($who) ->
        [you] { FORM($what, as: "your", cap: "yes") }
       *[other] { FORM($what, as: "the", cap: "yes") } von { $who }
    } zieht { FORM($start, as: "from") } { FORM($end, as: "to") } ({ $points ->
        [one] 1 Schritt
       *[other] { $points } Schritte
    }).
magellan-note-came-through = Unterwegs: { $places }.
magellan-note-boarded = { WHO($who) ->
        [you] Dein Jeep
       *[other] Der Jeep von { $who }
    } steigt { FORM($start, as: "in") } ins Flugzeug ({ $points ->
        [one] 1 Schritt
       *[other] { $points } Schritte
    }).
magellan-note-unloaded = { WHO($who) ->
        [you] Dein Jeep
       *[other] Der Jeep von { $who }
    } verlässt { FORM($end, as: "in") } das Flugzeug ({ $points ->
        [one] 1 Schritt
       *[other] { $points } Schritte
    }).
magellan-note-struck = { WHO($who) ->
        [you] { FORM($what, as: "your", cap: "yes") }
       *[other] { FORM($what, as: "the", cap: "yes") } von { $who }
    } fliegt { FORM($start, as: "from") } los und ist über { CALLED($cell, names: "magellan-at", as: "the-dat") }.
magellan-note-landed = { WHO($who) ->
        [you] { FORM($what, as: "your", cap: "yes") }
       *[other] { FORM($what, as: "the", cap: "yes") } von { $who }
    } fliegt { FORM($start, as: "from") } los und landet { FORM($end, as: "in") } ({ $points ->
        [one] 1 Schritt
       *[other] { $points } Schritte
    }).
magellan-note-developed = { WHO($who) ->
        [you] Du erschließt
       *[other] { $who } erschließt
    } { FORM($country, as: "the-acc") } für { $cost } M: Einkommen { $income } M mehr.
magellan-note-bought = { WHO($who) ->
        [you] Du kaufst
       *[other] { $who } kauft
    } { FORM($piece, $count, as: "n") } für { $money } M.
magellan-note-sold = { WHO($who) ->
        [you] Du verkaufst
       *[other] { $who } verkauft
    } { FORM($country, as: "the-acc") } für { $money } M an die Bank.
magellan-note-paid = { WHO($who) ->
        [you] Du zahlst
       *[other] { $who } zahlt
    } { $money } M von der Schuld.
magellan-note-fought = { WHO($who) ->
        [you] Du kämpfst
       *[other] { $who } kämpft
    } ({ $piece }) gegen { FORM($other, as: "acc") } { CALLED($cell, names: "magellan-at", as: "in") }, { $mine } zu { $theirs }: { WHO($loser) ->
        [you] Du verlierst
       *[other] { $loser } verliert
    } eine Figur.
magellan-note-bombed-1 = { WHO($who) ->
        [you] Du bombardierst
       *[other] { $who } bombardiert
    } { FORM($other, as: "acc") } { CALLED($cell, names: "magellan-at", as: "in") }: Das Flugzeug wird abgeschossen.
magellan-note-bombed-2 = { WHO($who) ->
        [you] Du bombardierst
       *[other] { $who } bombardiert
    } { FORM($other, as: "acc") } { CALLED($cell, names: "magellan-at", as: "in") }: Der Würfel trifft einen Jeep.
magellan-note-bombed-3 = { WHO($who) ->
        [you] Du bombardierst
       *[other] { $who } bombardiert
    } { FORM($other, as: "acc") } { CALLED($cell, names: "magellan-at", as: "in") }: Der Würfel trifft zwei Jeeps.
magellan-note-bombed-4 = { WHO($who) ->
        [you] Du bombardierst
       *[other] { $who } bombardiert
    } { FORM($other, as: "acc") } { CALLED($cell, names: "magellan-at", as: "in") }: Der Würfel trifft ein Schiff.
magellan-note-bombed-5 = { WHO($who) ->
        [you] Du bombardierst
       *[other] { $who } bombardiert
    } { FORM($other, as: "acc") } { CALLED($cell, names: "magellan-at", as: "in") }: Der Würfel trifft einen Jeep und ein Schiff.
magellan-note-bombed-6 = { WHO($who) ->
        [you] Du bombardierst
       *[other] { $who } bombardiert
    } { FORM($other, as: "acc") } { CALLED($cell, names: "magellan-at", as: "in") }: daneben.
magellan-note-lost = { WHO($who) ->
        [you] Du verlierst
       *[other] { $who } verliert
    } { FORM($piece, as: "a-acc") } { FORM($place, as: "in") }.
magellan-note-lost-ally = { WHO($who) ->
        [you] Du teilst
       *[other] { $who } teilt
    } den Verlust: { $piece } { FORM($place, as: "in") }.
magellan-note-ditched = { WHO($who) ->
        [you] Dein Flugzeug
       *[other] Das Flugzeug von { $who }
    } findet keinen Landeplatz und ist verloren.
magellan-note-conquered = { WHO($who) ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } { FORM($other, as: "dat") } { FORM($country, as: "the-acc") } ab.
magellan-note-share = { WHO($who) ->
        [you] Du zahlst
       *[other] { $who } zahlt
    } { FORM($other, as: "dat") } einen Anteil von { $money } M.
magellan-note-out = { WHO($who) ->
        [you] Du hast weder Geld noch Länder und bist
       *[other] { $who } hat weder Geld noch Länder und ist
    } ausgeschieden.
magellan-note-won = { WHO($who) ->
        [you] Du hast ein Einkommen von { $income } M und gewinnst
       *[other] { $who } hat ein Einkommen von { $income } M und gewinnt
    }.
magellan-note-shared-out = Die anderen spielen weiter, mit je { $money } M von { FORM($who, as: "dat") }.

## The end

magellan-over-won = Ein Einkommen hat das Ziel übertroffen.
magellan-over-last = Nur noch eine Person ist im Spiel.
magellan-over-rounds = Alle Runden sind gespielt; die höheren Einkommen gewinnen.
magellan-rank = **{ $rank }.** { FORM($who, as: "nom", cap: "yes") } – ein Einkommen von { $points } M
magellan-score-country = { $country } { $income }
