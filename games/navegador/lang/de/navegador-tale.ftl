# The story of a match that is over: five sentences of these.

navegador-tale-wants-1 = { WHO($a) ->
        [you] Du setztest
       *[other] { $a } setzte
    } auf { $x }.
navegador-tale-wants-2 = { WHO($a) ->
        [you] Du setztest
       *[other] { $a } setzte
    } auf { $x }, { FORM($b, as: "nom") } auf { $y }.
navegador-tale-wants-3 = { WHO($a) ->
        [you] Du setztest
       *[other] { $a } setzte
    } auf { $x }, { FORM($b, as: "nom") } auf { $y }, { FORM($c, as: "nom") } auf { $z }.
navegador-tale-first-found = { WHO($who) ->
        [you] Du fandest
       *[other] { $who } fand
    } { $region } und { WHO($who) ->
        [you] führtest
       *[other] führte
    } zuerst, { $points } zu { $theirs }{ $until ->
    [0] .
   *[other] , bis Runde { $until }.
    }
navegador-tale-first = { WHO($who) ->
        [you] Du führtest
       *[other] { $who } führte
    } zuerst, { $points } zu { $theirs }, mit { $thing }{ $until ->
    [0] .
   *[other] , bis Runde { $until }.
    }
navegador-tale-turn-colonies = Von Runde { $round } bis { $to } { WHO($who) ->
        [you] fandest du
       *[other] fand { $who }
    } { $regions }, und { $before ->
        [one] aus einer Kolonie wurden { $after }.
       *[other] aus { $before } Kolonien wurden { $after }.
    }
navegador-tale-turn-found = Von Runde { $round } bis { $to } { WHO($who) ->
        [you] fandest du
       *[other] fand { $who }
    } { $regions }.
navegador-tale-turn-colonies-once = In Runde { $round } { WHO($who) ->
        [you] fandest du
       *[other] fand { $who }
    } { $regions }, und { $before ->
        [one] aus einer Kolonie wurden { $after }.
       *[other] aus { $before } Kolonien wurden { $after }.
    }
navegador-tale-turn-found-once = In Runde { $round } { WHO($who) ->
        [you] fandest du
       *[other] fand { $who }
    } { $regions }.
navegador-tale-turn-privilege = In Runde { $round } { WHO($who) ->
        [you] nahmst du
       *[other] nahm { $who }
    } ein Privileg für { $kind } und { WHO($who) ->
        [you] standest
       *[other] stand
    } { $points } zu { $theirs }.
navegador-tale-blow-found = { WHO($who) ->
        [you] Du fandest
       *[other] { $who } fand
    } { $count } der { $all } Meere.
navegador-tale-blow-led = Mit { $count } { $thing } { WHO($who) ->
        [you] übernahmst du
       *[other] übernahm { $who }
    } in Runde { $round } die Führung, { $points } zu { $theirs }.
navegador-tale-blow-last = In Runde { $round } { WHO($who) ->
        [you] kauftest du
       *[other] kaufte { $who }
    } die letzte { $building } für { $price }.
navegador-tale-end = { WHO($who) ->
        [you] Du gewannst
       *[other] { $who } gewann
    } { $points } zu { $others } in Runde { $round }.
navegador-tale-end-nagasaki = { WHO($who) ->
        [you] Du erreichtest
       *[other] { $who } erreichte
    } Nagasaki und { WHO($who) ->
        [you] gewannst
       *[other] gewann
    } { $points } zu { $others } in Runde { $round }.
navegador-tale-end-nagasaki-other = { WHO($who) ->
        [you] Du gewannst
       *[other] { $who } gewann
    } { $points } zu { $others } in Runde { $round }, nachdem { FORM($by, as: "nom") } Nagasaki erreicht { WHO($by) ->
        [you] hattest
       *[other] hatte
    }.
navegador-tale-end-buildings = { WHO($who) ->
        [you] Du kauftest
       *[other] { $who } kaufte
    } das letzte Gebäude und { WHO($who) ->
        [you] gewannst
       *[other] gewann
    } { $points } zu { $others } in Runde { $round }.
navegador-tale-end-buildings-other = { WHO($who) ->
        [you] Du gewannst
       *[other] { $who } gewann
    } { $points } zu { $others } in Runde { $round }, nachdem { FORM($by, as: "nom") } das letzte Gebäude gekauft { WHO($by) ->
        [you] hattest
       *[other] hatte
    }.
navegador-tale-end-card = { WHO($who) ->
        [you] Du gewannst
       *[other] { $who } gewann
    } in Runde { $round } mit { $points }, so viel wie { FORM($other, as: "nom") }: Die Navegador-Karte entschied.

# What a player is after, the question of a puzzle.

navegador-task = { WHO($who) ->
        [you] Du hast
       *[other] { $who } hat
    } { $points } Punkte und { $money } Cruzados, { FORM($other, as: "nom") } { $theirs } Punkte.
