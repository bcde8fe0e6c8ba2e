# The story of a match that is over: five sentences of these.

navegador-tale-wants-1 = { $a } setzte auf { $x }.
navegador-tale-wants-2 = { $a } setzte auf { $x }, { $b } auf { $y }.
navegador-tale-wants-3 = { $a } setzte auf { $x }, { $b } auf { $y }, { $c } auf { $z }.
# by name
navegador-tale-first-found = { $who } fand { $region } und führte zuerst, { $points } zu { $theirs }{ $until ->
    [0] .
   *[other] , bis Runde { $until }.
    }
# by name
navegador-tale-first = { $who } führte zuerst, { $points } zu { $theirs }, mit { $thing }{ $until ->
    [0] .
   *[other] , bis Runde { $until }.
    }
# by name
navegador-tale-turn-colonies = Von Runde { $round } bis { $to } fand { $who } { $regions }, und { $before ->
        [one] aus einer Kolonie wurden { $after }.
       *[other] aus { $before } Kolonien wurden { $after }.
    }
# by name
navegador-tale-turn-found = Von Runde { $round } bis { $to } fand { $who } { $regions }.
# by name
navegador-tale-turn-colonies-once = In Runde { $round } fand { $who } { $regions }, und { $before ->
        [one] aus einer Kolonie wurden { $after }.
       *[other] aus { $before } Kolonien wurden { $after }.
    }
# by name
navegador-tale-turn-found-once = In Runde { $round } fand { $who } { $regions }.
# by name
navegador-tale-turn-privilege = In Runde { $round } nahm { $who } ein Privileg für { $kind } und stand { $points } zu { $theirs }.
# by name
navegador-tale-blow-found = { $who } fand { $count } der { $all } Meere.
# by name
navegador-tale-blow-led = Mit { $count } { $thing } übernahm { $who } in Runde { $round } die Führung, { $points } zu { $theirs }.
# by name
navegador-tale-blow-last = In Runde { $round } kaufte { $who } die letzte { $building } für { $price }.
# by name
navegador-tale-end = { $who } gewann { $points } zu { $others } in Runde { $round }.
# by name
navegador-tale-end-nagasaki = { $who } erreichte Nagasaki und gewann { $points } zu { $others } in Runde { $round }.
# by name
navegador-tale-end-nagasaki-other = { $who } gewann { $points } zu { $others } in Runde { $round }, nachdem { $by } Nagasaki erreicht hatte.
# by name
navegador-tale-end-buildings = { $who } kaufte das letzte Gebäude und gewann { $points } zu { $others } in Runde { $round }.
# by name
navegador-tale-end-buildings-other = { $who } gewann { $points } zu { $others } in Runde { $round }, nachdem { $by } das letzte Gebäude gekauft hatte.
# by name
navegador-tale-end-card = { $who } gewann in Runde { $round } mit { $points }, so viel wie { $other }: Die Navegador-Karte entschied.

# What a player is after, the question of a puzzle.

# by name
navegador-task = { $who } hat { $points } Punkte und { $money } Cruzados, { $other } { $theirs } Punkte.
