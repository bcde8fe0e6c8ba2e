# What the match would be told about: a headline of at most 28 characters and a line of at most 58, with a name of six letters.

navegador-event-found-guine = { WHO($who) ->
        [you] Du entdeckst
       *[other] { $who } entdeckt
    } Guiné
navegador-event-found-bahia = { WHO($who) ->
        [you] Du entdeckst
       *[other] { $who } entdeckt
    } Bahia
navegador-event-found-rio = { WHO($who) ->
        [you] Du entdeckst
       *[other] { $who } entdeckt
    } Rio
navegador-event-found-angola = { WHO($who) ->
        [you] Du entdeckst
       *[other] { $who } entdeckt
    } Angola
navegador-event-found-cabo = { WHO($who) ->
        [you] Du umrundest
       *[other] { $who } umrundet
    } das Kap
navegador-event-found-mocambique = { WHO($who) ->
        [you] Du entdeckst
       *[other] { $who } entdeckt
    } Moçambique
navegador-event-found-mombaca = { WHO($who) ->
        [you] Du entdeckst
       *[other] { $who } entdeckt
    } Mombaça
navegador-event-found-goa = { WHO($who) ->
        [you] Du segelst
       *[other] { $who } segelt
    } nach Goa
navegador-event-found-malaca = { WHO($who) ->
        [you] Du erreichst
       *[other] { $who } erreicht
    } Malaca
navegador-event-found-timor = { WHO($who) ->
        [you] Du entdeckst
       *[other] { $who } entdeckt
    } Timor
navegador-event-found-macau = { WHO($who) ->
        [you] Du erreichst
       *[other] { $who } erreicht
    } Macau
navegador-event-found-nagasaki = { WHO($who) ->
        [you] Du erreichst
       *[other] { $who } erreicht
    } Nagasaki
navegador-event-found-line = { $entered } Schiffe fuhren hinein, { $left ->
        [0] keines kam
        [one] eines kam
       *[other] { $left } kamen
    } heraus. { $opens ->
       *[0] Das bringt { $premium } Cruzados
        [2] Phase II beginnt
        [3] Phase III beginnt
        [end] Die letzte Runde kommt
    }
navegador-event-phase = Phase { $phase ->
        [2] II
       *[3] III
    } beginnt
navegador-event-phase-line = Schiffe überqueren { $borders } Grenzen, neue Privilegien sind da
navegador-event-sold-out = Das letzte Gebäude ist weg
navegador-event-sold-out-line = { WHO($who) ->
        [you] Du läutest
       *[other] { $who } läutet
    } das Ende ein: noch ein Zug für alle
navegador-event-last = Die letzte { $building }
navegador-event-last-line = { WHO($who) ->
        [you] Du zahlst
       *[other] { $who } zahlt
    } { $price } dafür. Mehr davon wird nicht gebaut
navegador-event-privilege = Letztes Privileg: { $kind }
navegador-event-privilege-line = { WHO($who) ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } es: ab jetzt je { $points } Punkte
navegador-event-won = { WHO($who) ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    } das Rennen um Indien
navegador-event-won-line = { $points } Punkte, { $ahead ->
        [0] so viele wie { FORM($second, as: "nom") }: Die Navegador-Karte entscheidet
       *[other] { $ahead } mehr als { FORM($second, as: "nom") }
    }

## What a player did in a match, as a clause.

navegador-deed = { $thing ->
        [colony] { WHO($who) ->
            [you] du holst
           *[other] { $who } holt
        } { $points } Punkte mit Kolonien
        [factory] { WHO($who) ->
            [you] du holst
           *[other] { $who } holt
        } { $points } Punkte mit Fabriken
        [explorer] { WHO($who) ->
            [you] du holst
           *[other] { $who } holt
        } { $points } Punkte mit Entdeckern
        [shipyard] { WHO($who) ->
            [you] du holst
           *[other] { $who } holt
        } { $points } Punkte mit Werften
        [church] { WHO($who) ->
            [you] du holst
           *[other] { $who } holt
        } { $points } Punkte mit Kirchen
        [workers] { WHO($who) ->
            [you] du behältst
           *[other] { $who } behält
        } { $points } Arbeiter
        [ships] { WHO($who) ->
            [you] du behältst
           *[other] { $who } behält
        } { $points } Schiffe auf See
       *[money] { WHO($who) ->
            [you] du holst
           *[other] { $who } holt
        } { $points } Punkte mit Geld
    }
