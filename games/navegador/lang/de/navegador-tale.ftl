# The story of a match that is over: five sentences of these.

navegador-tale-first-found = { WHO($who) ->
        [you] Du entdeckst
       *[other] { $who } entdeckt
    } { $region } und { WHO($who) ->
        [you] führst
       *[other] führt
    } zuerst, { $points } zu { $theirs }{ $until ->
    [0] .
   *[other] , bis Runde { $until }.
    }
navegador-tale-first = Zuerst { WHO($who) ->
        [you] führst du
       *[other] führt { $who }
    } mit { $thing }, { $points } zu { $theirs }{ $until ->
    [0] .
   *[other] , bis Runde { $until }.
    }
navegador-tale-turn-colonies = { $rounds ->
        [0] In Runde { $round }
       *[other] Von Runde { $round } bis { $to }
    } { WHO($who) ->
        [you] entdeckst du
       *[other] entdeckt { $who }
    } { $regions }, und { $before ->
        [one] aus einer Kolonie werden { $after }.
       *[other] aus { $before } Kolonien werden { $after }.
    }
navegador-tale-turn-found = { $rounds ->
        [0] In Runde { $round }
       *[other] Von Runde { $round } bis { $to }
    } { WHO($who) ->
        [you] entdeckst du
       *[other] entdeckt { $who }
    } { $regions }.
navegador-tale-turn-privilege = In Runde { $round } { WHO($who) ->
        [you] nimmst du
       *[other] nimmt { $who }
    } ein Privileg für { $kind }, und es steht { $points } zu { $theirs }.
navegador-tale-blow-found = { WHO($who) ->
        [you] Du entdeckst
       *[other] { $who } entdeckt
    } { $count } der { $all } Meere.
navegador-tale-blow-led = { WHO($who) ->
        [you] Du übernimmst
       *[other] { $who } übernimmt
    } in Runde { $round } die Führung, { $points } zu { $theirs } ({ $thing }: { $count }).
navegador-tale-blow-last = In Runde { $round } { WHO($who) ->
        [you] kaufst du
       *[other] kauft { $who }
    } die letzte { $building } für { $price }.
navegador-tale-end-nagasaki = { $own ->
        [0] { WHO($who) ->
            [you] Du gewinnst
           *[other] { $who } gewinnt
        } mit { $points } zu { $others } in Runde { $round }, nachdem { FORM($by, as: "nom") } Nagasaki erreicht { WHO($by) ->
            [you] hast
           *[other] hat
        }.
       *[other] { WHO($who) ->
            [you] Du erreichst
           *[other] { $who } erreicht
        } Nagasaki und { WHO($who) ->
            [you] gewinnst
           *[other] gewinnt
        } mit { $points } zu { $others } in Runde { $round }.
    }
navegador-tale-end-buildings = { $own ->
        [0] { WHO($who) ->
            [you] Du gewinnst
           *[other] { $who } gewinnt
        } mit { $points } zu { $others } in Runde { $round }, nachdem { FORM($by, as: "nom") } das letzte Gebäude gekauft { WHO($by) ->
            [you] hast
           *[other] hat
        }.
       *[other] { WHO($who) ->
            [you] Du kaufst
           *[other] { $who } kauft
        } das letzte Gebäude und { WHO($who) ->
            [you] gewinnst
           *[other] gewinnt
        } mit { $points } zu { $others } in Runde { $round }.
    }
navegador-tale-end-card = { WHO($who) ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    } in Runde { $round } mit { $points }, gleichauf mit { FORM($other, as: "dat") }: Die Navegador-Karte entscheidet.

# What a player is after, the question of a puzzle.

navegador-task = { WHO($who) ->
        [you] Du hast
       *[other] { $who } hat
    } { $points } Punkte und { $money } Cruzados, { FORM($other, as: "nom") } { $theirs } Punkte.
