# The story of a match that is over: five sentences of these.

navegador-tale-first-found = { $who } found { $region } and led first, { $points } to { $theirs }{ $until ->
    [0] .
   *[other] , until round { $until }.
    }
navegador-tale-first = { $who } led first, { $points } to { $theirs }, with { $thing }{ $until ->
    [0] .
   *[other] , until round { $until }.
    }
navegador-tale-turn-colonies = { $rounds ->
        [0] In round { $round }
       *[other] From round { $round } to { $to }
    } { $who } found { $regions }, and { $before ->
    [one] one colony became { $after }.
   *[other] { $before } colonies became { $after }.
    }
navegador-tale-turn-found = { $rounds ->
        [0] In round { $round }
       *[other] From round { $round } to { $to }
    } { $who } found { $regions }.
navegador-tale-turn-privilege = In round { $round } { $who } took a privilege for { $kind } and stood at { $points } to { $theirs }.
navegador-tale-blow-found = { $who } found { $count } of the { $all } seas.
navegador-tale-blow-led = { $who } took the lead in round { $round }, { $points } to { $theirs } ({ $thing }: { $count }).
navegador-tale-blow-last = In round { $round } { $who } bought the last { $building } for { $price }.
navegador-tale-end-nagasaki = { $who } { $own ->
        [0] won { $points } to { $others } in round { $round }, after { $by } had reached Nagasaki.
       *[other] reached Nagasaki and won { $points } to { $others } in round { $round }.
    }
navegador-tale-end-buildings = { $who } { $own ->
        [0] won { $points } to { $others } in round { $round }, after { $by } had bought the last building.
       *[other] bought the last building and won { $points } to { $others } in round { $round }.
    }
navegador-tale-end-card = { $who } won in round { $round } with { $points }, as many as { $other }: the Navegador card decided.

# What a player is after, the question of a puzzle.

navegador-task = { $who } has { $points } points and { $money } cruzados, { $other } { $theirs } points.
