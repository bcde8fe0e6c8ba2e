# Events of `carta_magica`: a headline, and a line with the names and what it did.

carta-magica-event-storm-north = Sturm aus Norden
carta-magica-event-storm-east = Sturm aus Osten
carta-magica-event-storm-south = Sturm aus Süden
carta-magica-event-storm-west = Sturm aus Westen
carta-magica-event-ashore = { WHO($who) ->
        [you] Du strandest
       *[other] { $who } strandet
    } bei { $square }: Reparatur nötig
carta-magica-event-ashore-all = { $count ->
    [2] { FORM($who, as: "nom", cap: "yes") } { WHO($who) ->
        [you-all] strandet
       *[other] stranden
    }: Reparatur nötig
   *[other] { $count } Schiffe stranden: Reparatur nötig
  }
carta-magica-event-tamed = { FORM($monster, as: "the", cap: "yes") } ist gezähmt
carta-magica-event-tamed-line = { $total } gegen { $strength }: { WHO($who) ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } { $gold } Gold
carta-magica-event-seized = Beute für { FORM($monster, as: "the-acc") }
carta-magica-event-seized-line = { $total } gegen { $strength }: { $goods ->
    [0] bei { FORM($who, as: "dat") } gibt es nichts zu holen
    [one] { FORM($who, as: "dat") } geht 1 Gut verloren
   *[other] { FORM($who, as: "dat") } gehen { $goods } Güter verloren
  }
carta-magica-event-found = { FORM($talisman, as: "the", cap: "yes") } ist gefunden
carta-magica-event-found-line = Es ist { WHO($who) ->
        [you] deine Herausforderung
       *[other] die Herausforderung von { $who }
    } und zählt { $points } Punkte
carta-magica-event-gone = { FORM($talisman, as: "the", cap: "yes") } ist weg
carta-magica-event-gone-line = { WHO($who) ->
        [you] Jetzt bei dir, dabei
       *[other] Jetzt bei { $who }, dabei
    } { WHO($other) ->
        [you] warst du
       *[other] war { $other }
    } am meisten darauf aus
carta-magica-event-battle = { WHO($who) ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    } ein Gefecht
carta-magica-event-battle-nothing = { WHO($loser) ->
        [you] Du hattest
       *[other] { $loser } hatte
    } nichts zu verlieren als das Gefecht
carta-magica-event-battle-talisman = { WHO($loser) ->
        [you] Du verlierst
       *[other] { $loser } verliert
    } { FORM($what, as: "the-acc") }
carta-magica-event-battle-card = { WHO($loser) ->
        [you] Du verlierst
       *[other] { $loser } verliert
    } eine Karte: { $what }
carta-magica-event-home = { WHO($who) ->
        [you] Du bist
       *[other] { $who } ist
    } daheim
carta-magica-event-home-last = { $points } Punkte { FORM($harbour, as: "in") }; die letzten Züge beginnen
carta-magica-event-home-end = { $points } Punkte { FORM($harbour, as: "in") }; die Partie endet
carta-magica-event-won = { WHO($who) ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    } die Wettfahrt
carta-magica-event-shared = Der Sieg ist geteilt
carta-magica-event-won-line = { $by ->
        [points] { $points } Punkte, { $ahead } mehr als { FORM($second, as: "nom") }
        [gold] { $points } Punkte wie { FORM($second, as: "nom") }, aber mehr Gold
       *[shared] { $points } Punkte{ $talismans ->
            [0] {""}
            [one] , mit 1 Talisman
           *[other] , mit { $talismans } Talismanen
        }
    }

## What a player did in a match, as a clause.

carta-magica-deed = { $thing ->
        [talismans] { WHO($who) ->
            [you] du holst
           *[other] { $who } holt
        } { $points } Punkte mit Talismanen
        [challenge] { WHO($who) ->
            [you] du holst
           *[other] { $who } holt
        } { $points } Punkte mit der Herausforderung
        [gold] { WHO($who) ->
            [you] du bringst
           *[other] { $who } bringt
        } { $points } Gold heim
       *[home] { WHO($who) ->
            [you] du holst
           *[other] { $who } holt
        } { $points } Punkte mit der Heimkehr
    }
