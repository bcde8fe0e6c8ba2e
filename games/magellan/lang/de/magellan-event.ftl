# What the match would be told about: a headline of at most 28 characters and a line of at most 58, with names of six letters.

magellan-event-won = { WHO($who) ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    } das Rennen um die Welt
magellan-event-won-line = { $by ->
        [cash] Ein Einkommen von { $income } wie { FORM($second, as: "nom") }, aber { $cash } M zu { $other }
       *[other] Ein Einkommen von { $income }, { WHO($second) ->
        [you] du hast
       *[other] { $second } hat
    } { $theirs }
    }
magellan-event-near = { WHO($who) ->
        [you] Du bist
       *[other] { $who } ist
    } fast am Ziel
magellan-event-near-line = +{ $income } von { $target }, und { $cash } M in der Kasse
magellan-event-taken = Erobert: { $country }
magellan-event-taken-line = { WHO($who) ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } { FORM($other, as: "dat") } das Land ab: +{ $income } gratis
magellan-event-out = { WHO($who) ->
        [you] Du bist
       *[other] { $who } ist
    } ausgeschieden
magellan-event-out-line = Kein Geld und kein Land: Platz { $place }
magellan-event-stranded = { $base }
magellan-event-stranded-line = { WHO($who) ->
        [you] Du hast kein Schiff mehr und bist
       *[other] { $who } hat kein Schiff mehr und ist
    } abgeschnitten
magellan-event-developed = Erschlossen: { $country }
magellan-event-developed-line = { WHO($who) ->
        [you] Du erschließt
       *[other] { $who } erschließt
    } das Land: +{ $income }, jetzt { $total }
magellan-event-war = Krieg bricht aus
magellan-event-war-line = Alle gegen alle, { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    } lang
magellan-event-war-line-two = { FORM($who, as: "nom", cap: "yes") } gegen { FORM($other, as: "acc") }, { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    } lang
magellan-event-peace = Frieden
magellan-event-peace-line = Der Krieg ist vorbei, kein Land kann erobert werden
magellan-event-crisis = Ein Schlag für alle
magellan-event-crisis-line = { $card }

## What a player did in a match, as a clause.

magellan-deed = { WHO($who) ->
        [you] du setzt
       *[other] { $who } setzt
    } auf { $series }, +{ $points } je Runde
