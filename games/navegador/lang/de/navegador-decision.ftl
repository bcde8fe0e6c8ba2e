# Decisions of `navegador` in brief: what is asked, what is at stake, the answers that come first.

navegador-sea-rio = Rio
navegador-sea-cabo = Kap
    .gender = n
    .in = am Kap
    .to = zum Kap

## Answers

navegador-decide-card-explore = Karte: { FORM($region, as: "the-acc") } erkunden, { $lost ->
        [one] −1 Schiff
       *[other] −{ $lost } Schiffe
    }
navegador-decide-card-sail = Karte: { $count ->
        [one] 1 Schiff
       *[other] { $count } Schiffe
    } { $seas ->
        [one] { FORM($region, as: "to") }
       *[other] in { $seas } Gebiete
    }
navegador-decide-explore = { FORM($region, as: "the-acc", cap: "yes") } erkunden: +{ $points }, { $gone ->
        [one] −1 Schiff
       *[other] −{ $gone } Schiffe
    }
navegador-decide-sail = { $count ->
        [one] 1 Schiff
       *[other] { $count } Schiffe
    } { FORM($region, as: "to") }
navegador-decide-sail-colony = { $count } { FORM($region, as: "to") }: { $good } zu { $sells }
navegador-decide-sail-near = { $count } { FORM($region, as: "to") }, nahe { FORM($near, as: "the-dat") }
navegador-decide-sail-two = { FORM($region, as: "to", cap: "yes") } und { FORM($other, as: "to") } segeln
navegador-decide-sail-seas = { $count } { $seas ->
        [one] { FORM($region, as: "to") }
       *[other] in { $seas } Gebiete
    }{ $due ->
        [0] {""}
        [one] : kostet ein Schiff
       *[other] : kostet { $due } Schiffe
    }
navegador-decide-workers = { $count } Arbeiter: { $price }, { $due ->
        [0] dann { $level }
        [one] −1 Schiff
       *[other] −{ $due } Schiffe
    }
navegador-decide-sold = { $what ->
        [workers] { $count } Arbeiter:
       *[ships] { $count ->
            [one] 1 Schiff
           *[other] { $count } Schiffe
        }:
    } { $price }, { $sold } verkauft: +{ $income }
navegador-decide-ships = { $count ->
        [one] 1 Schiff
       *[other] { $count } Schiffe
    }: { $price }, { $due ->
        [0] dann { $level } auf See
        [one] 1 abgeben
       *[other] { $due } abgeben
    }
navegador-decide-colony = { $count ->
        [one] Kolonie { $region }: { $price }, { $due ->
            [0] { $good } zu { $sells }
            [one] −1 Schiff
           *[other] −{ $due } Schiffe
        }
       *[other] Kolonie { $region } ×{ $count }: { $price }, { $due ->
            [0] dann { $owned }
            [one] −1 Schiff
           *[other] −{ $due } Schiffe
        }
    }
navegador-decide-colonies = { $count ->
        [one] 1 Kolonie
       *[other] { $count } Kolonien
    } gründen: { $price }, { $due ->
        [0] dann { $owned }
        [one] −1 Schiff
       *[other] −{ $due } Schiffe
    }
navegador-decide-building = { $due ->
        [0] { $name } bauen: { $price }, +{ $points }
        [one] { $name } bauen: { $price }, −1 Schiff
       *[other] { $name }: { $price }, −{ $due } Schiffe
    }
navegador-decide-buildings = { $count } Gebäude bauen: { $price }, { $due ->
        [0] +{ $points }
        [one] −1 Schiff
       *[other] −{ $due } Schiffe
    }
navegador-decide-kinds = { $kinds ->
        [factory] { $count ->
            [one] 1 Fabrik
           *[other] { $count } Fabriken
        } bauen:
        [shipyard] { $count ->
            [one] 1 Werft
           *[other] { $count } Werften
        } bauen:
        [church] { $count ->
            [one] 1 Kirche
           *[other] { $count } Kirchen
        } bauen:
        [factory-shipyard] Fabrik und Werft:
        [factory-church] Fabrik und Kirche:
       *[shipyard-church] Werft und Kirche:
    } { $price }, +{ $points }
navegador-decide-last = { $count ->
        [one] Letztes Gebäude
       *[other] Die letzten { $count }
    }: { $price }, { $due ->
        [0] +{ $points }, letzte Runde
        [one] −1 Schiff, +{ $points }
       *[other] −{ $due } Schiffe, +{ $points }
    }
navegador-decide-trade = Handeln: +{ $income }, { $due ->
        [one] −1 Schiff
       *[other] −{ $due } Schiffe
    }
navegador-decide-sell = { $count ->
        [3] Alles
       *[other] { $goods }
    } verkaufen: +{ $income }
navegador-decide-process = { $count ->
        [3] Alles
       *[other] { JOINED($goods, by: ", ") }
    } verarbeiten: +{ $income }
navegador-decide-sell-rest = Verkauf { $good }, sonst verarb.: +{ $income }
navegador-decide-process-rest = Verarb. { $good }, sonst Verkauf: +{ $income }
navegador-decide-both = Verkauf { $sold }, verarb. { $processed }: +{ $income }
navegador-decide-privilege = { $kind ->
        [colony] Kolonieprivileg:
        [factory] Fabrikprivileg:
        [explorer] Entdeckerprivileg:
        [shipyard] Werftprivileg:
       *[church] Kirchenprivileg:
    } { $due ->
        [0] 1 Arbeiter, +{ $bonus }
        [one] Arbeiter, Schiff
       *[other] 1 Arb., { $due } Schiffe
    }
navegador-decide-king = { $kind ->
        [colony] { $due ->
            [0] Königsprivileg Kolonien: +{ $bonus }
            [one] Königspriv. Kolonien: −1 Schiff
           *[other] Königspriv. Kolonien: −{ $due } Schiffe
        }
        [factory] { $due ->
            [0] Königsprivileg Fabriken: +{ $bonus }
            [one] Königspriv. Fabriken: −1 Schiff
           *[other] Königspriv. Fabriken: −{ $due } Schiffe
        }
        [explorer] { $due ->
            [0] Königsprivileg Entdecker: +{ $bonus }
            [one] Königspriv. Entdecker: −1 Schiff
           *[other] Königspriv. Entdecker: −{ $due } Schiffe
        }
        [shipyard] { $due ->
            [0] Königsprivileg Werften: +{ $bonus }
            [one] Königspriv. Werften: −1 Schiff
           *[other] Königspriv. Werften: −{ $due } Schiffe
        }
       *[church] { $due ->
            [0] Königsprivileg Kirchen: +{ $bonus }
            [one] Königspriv. Kirchen: −1 Schiff
           *[other] Königspriv. Kirchen: −{ $due } Schiffe
        }
    }
navegador-decide-field = { $field } …
navegador-decide-stay = Bleiben, wo sie sind
navegador-decide-send = { $count ->
        [one] 1 Schiff
       *[other] { $count } Schiffe
    } { FORM($region, as: "from") } losschicken
navegador-decide-give = { $count ->
        [one] 1 Schiff
       *[other] { $count } Schiffe
    } { FORM($region, as: "in") } abgeben
navegador-decide-give-two = { FORM($region, as: "in", cap: "yes") } und { FORM($other, as: "in") } abgeben
navegador-decide-give-many = { $count ->
        [one] 1 Schiff
       *[other] { $count } Schiffe
    } in { $seas } Gebieten abgeben
navegador-decide-crown = Auf { $kind } legen: +{ $gain }

## Points of a last turn

navegador-decide-points = { $what }: { $sign ->
        [0] keine Punkte
        [1] +{ $points } { $points ->
            [one] Punkt
           *[other] Punkte
        }
       *[other] −{ $points } { $points ->
            [one] Punkt
           *[other] Punkte
        }
    }
navegador-last-trade = Am Markt { $income } einnehmen
navegador-last-build = { $count ->
        [one] { $name } bauen
       *[other] { $count } Gebäude bauen
    }
navegador-last-settle = { $count ->
        [one] Kolonie { FORM($region, as: "in") } gründen
       *[other] { $count } Kolonien gründen
    }
navegador-last-recruit = { $what ->
        [workers] { $count } Arbeiter anwerben
       *[ships] { $count ->
            [one] 1 Schiff
           *[other] { $count } Schiffe
        } bauen
    }
navegador-last-privilege = Privileg für { $kind }
navegador-last-king = Königsprivileg für { $kind }

## Questions

navegador-question-first = Wo beginnst du?
navegador-question-field = Dein Stein: wohin?
navegador-question-last = Dein letzter Zug: wohin?
navegador-question-pay = { $count ->
        [one] Welches Schiff gibst du ab?
       *[other] Welche { $count } Schiffe gibst du ab?
    }
navegador-question-sail = Wer segelt wohin?
navegador-question-rest = Und die anderen?
navegador-question-join = Wer segelt mit?
navegador-question-market = Womit handelst du?
navegador-question-colonies = Welche Kolonien?
navegador-question-buildings = Was baust du?
navegador-question-workers = Wie viele Arbeiter?
navegador-question-ships = Wie viele Schiffe?
navegador-question-privilege = Welches Privileg?
navegador-question-king = Königsprivileg: wohin?

## Frames

navegador-frame-points = Du { $points }, Bestwert { $best }
navegador-frame-borders = je { $borders ->
        [one] 1 Grenze
       *[other] { $borders } Grenzen
    }
navegador-frame-ships = { $ships } auf See
navegador-frame-more = noch { $count }
navegador-frame-workers = { $workers } Arbeiter

## Stakes

navegador-stake-equal = { $count ->
        [2] **Beide bringen jetzt gleich viel.** Nimm, was dir besser gefällt.
       *[other] **Alle drei bringen jetzt gleich viel.** Nimm, was dir am besten gefällt.
    }
navegador-stake-last = **Jetzt zählen nur noch Punkte.** 200 Cruzados sind ein Punkt, Arbeiter und Schiffe je einer.
navegador-stake-first = **Wer zuerst einfährt, bekommt den Entdecker (4).** Zwei Schiffe müssen hinein.
navegador-stake-card = **Du hast die Navegador-Karte.** Vor deinem Zug darfst du einmal segeln.
navegador-stake-card-goes = **Deine Navegador-Karte wandert gleich weiter.** Segle jetzt oder bleib in der Nähe.
navegador-stake-buildings = { $count ->
        [one] **Ein Gebäude ist übrig.** Mit ihm beginnt die letzte Runde.
       *[other] **{ $count } Gebäude sind übrig.** Mit dem letzten beginnt die letzte Runde.
    }
navegador-stake-colony = **Die letzte Kolonie { FORM($region, as: "in") } ist zu haben.** Auch { WHO($who) ->
        [you] du liegst
       *[other] { $who } liegt
    } dort.
# by name
navegador-stake-unknown = **{ FORM($region, as: "the", cap: "yes") } ist unerforscht.** Das zählt { $points }, und { $who } ist ebenso nah.
navegador-stake-money = **Du hast nur { $money }.** Ein Besuch am Markt bringt { $income }.
navegador-stake-rich = **{ $money } Cruzados liegen brach.** Gib sie aus: Am Ende sind 200 ein Punkt.
navegador-stake-price = **{ $good ->
        [sugar] Zucker bringt
        [gold] Gold bringt
       *[spice] Gewürze bringen
    } beim Verkauf { $price }.** Du kannst { $count } davon verkaufen.
navegador-stake-fields = **Drei Felder sind frei.** Jedes weitere kostet ein Schiff.
navegador-stake-pay = **Ein Schiff auf See ist ein Punkt.** Gib eines ab, das nichts zu tun hat.
navegador-stake-enter = **{ $needed } Schiffe fahren { FORM($region, as: "to") }, { $lost ->
        [one] eines geht
       *[other] { $lost } gehen
    } verloren.** Der Entdecker zählt { $points }.
navegador-stake-sail = **Jede Kolonie braucht ein eigenes Schiff.** Lass Schiffe da, wo du siedeln willst.
navegador-stake-sailed = **{ $count ->
        [one] 1 Schiff
       *[other] { $count } Schiffe
    }, { $origin } → { $to }.** { $still ->
        [0] Die anderen können danach folgen.
        [one] Und das andere?
       *[other] Und die anderen { $still }?
    }
navegador-stake-sailed-many = **{ $count } Schiffe sind unterwegs.** { $still ->
        [0] Die anderen können danach folgen.
        [one] Und das andere?
       *[other] Und die anderen { $still }?
    }
navegador-stake-look = **Kolonien { FORM($region, as: "in") } kosten { $price } und mehr.** Deine anderen Schiffe können noch segeln.
navegador-stake-join = **{ $count ->
        [one] 1 Schiff segelt
       *[other] { $count } Schiffe segeln
    } { FORM($region, as: "to") }.** { $needed ->
        [one] Noch eines muss
       *[other] Noch { $needed } müssen
    } mit hinein.
navegador-stake-market = **Verkauftes wird billiger, Verarbeitetes teurer.** Alles zum jetzigen Preis.
navegador-stake-colonies = **Jede braucht ein Schiff dort und zwei Arbeiter.** { $most ->
        [one] Höchstens eine ist möglich.
       *[other] Höchstens { $most } sind möglich.
    }
navegador-stake-workers-few = **Du hast { $workers } Arbeiter.** Eine Fabrik braucht 3, eine Werft 4, eine Kirche 5.
navegador-stake-cheap = **{ $cheap ->
        [one] 1 kostet 50
       *[other] { $cheap } kosten je 50
    }.** { $dear ->
        [0] Mehr kannst du nicht haben.
       *[other] Weitere kosten { $dear }.
    }
navegador-stake-privilege = { $king ->
        [0] **Ein Privileg kostet einen Arbeiter.** Seine Kategorie zählt ab jetzt mehr.
       *[other] **Ein Privileg kostet einen Arbeiter, das Königsprivileg keinen.** Die Kategorie zählt dann mehr.
    }
navegador-stake-king = **Deine letzte Aktion.** Das Königsprivileg zählt einmal je Stück der Kategorie.

## The menu

navegador-rest-field = { $count ->
        [0] Ein anderes Feld: frei
        [one] Ein anderes Feld: kostet 1 Schiff
       *[other] Ein anderes Feld: kostet { $count } Schiffe
    }
navegador-rest-field-costs = { $least ->
        [0] Ein anderes Feld: frei oder bis zu { $most ->
            [one] 1 Schiff
           *[other] { $most } Schiffe
        }
       *[other] Ein anderes Feld: kostet { $least } bis { $most } Schiffe
    }
navegador-rest-pay = Andere Schiffe
navegador-rest-sail = Eine andere Flotte, Gruppe für Gruppe
navegador-rest-market = Ein anderer Handel, Ware für Ware
navegador-rest-colonies = Andere Kolonien, eine nach der anderen
navegador-rest-buildings = Andere Gebäude, eines nach dem anderen
navegador-rest-privilege = Eine andere Kategorie
