# The story of a voyage that is over: five sentences of these.

carta-magica-tale-wants-1 = { $a } sailed for the { $x }.
carta-magica-tale-wants-2 = { $a } sailed for the { $x }, { $b } for the { $y }.
carta-magica-tale-wants-3 = { $a } sailed for the { $x }, { $b } for the { $y }, { $c } for the { $z }.
carta-magica-tale-first = { $who } led first, { $points } to { $theirs }, with the { $talisman }{ $until ->
    [0] .
   *[other] , until round { $until }.
    }
carta-magica-tale-first-gold = { $who } led first, { $points } to { $theirs }, with { $gold } gold{ $until ->
    [0] .
   *[other] , until round { $until }.
    }
carta-magica-tale-turn-bought = In round { $round } { $who } bought { $count ->
    [one] the { $talisman }
   *[other] { $count } talismans
    } in { $harbour }{ $points ->
    [0] .
   *[other] {" "}and led { $points } to { $theirs }.
    }
carta-magica-tale-turn-tamed = In round { $round } { $who } tamed the { $monster }, { $total } to { $strength }, for { $gold } gold{ $points ->
    [0] .
   *[other] {" "}and led { $points } to { $theirs }.
    }
carta-magica-tale-turn-tamed-bought = { $who } tamed the { $monster }, { $total } to { $strength }, and in round { $round } bought { $count ->
    [one] the { $talisman }
   *[other] { $count } talismans
    } in { $harbour }{ $points ->
    [0] .
   *[other] {" "}for a lead of { $points } to { $theirs }.
    }
carta-magica-tale-turn-battle = In round { $round } { $who } beat { $loser } and took the { $what }{ $points ->
    [0] .
   *[other] {" "}to lead { $points } to { $theirs }.
    }
carta-magica-tale-blow-gone = In round { $round } { $who } bought the { $talisman } that { $other } wanted most.
carta-magica-tale-blow-seized = In round { $round } the { $monster } beat { $who }, { $strength } to { $total }{ $goods ->
    [0] .
    [one] , and took a barrel.
   *[other] , and took { $goods } barrels.
    }
carta-magica-tale-blow-storms = { $who } spun { $count } of the { $all } { $last ->
        [0] storms.
       *[other] storms, and the last drove { $other } ashore.
    }
carta-magica-tale-blow-ashore = In round { $round } a storm of { $by } drove { $who } ashore.
carta-magica-tale-blow-home = In round { $round } a storm of { $by } ended the voyage, when { $who } stood at { $points } to { $theirs }.
carta-magica-tale-end-home = { $who } came home to { $harbour } in round { $round } and won { $points } to { $others }.
carta-magica-tale-end-other = { $who } won { $points } to { $others } in round { $round }, when { $home } was home.
carta-magica-tale-end-storm = { $who } won { $points } to { $others } in round { $round }: a storm had brought { $home } home.
carta-magica-tale-end-limit = { $who } won { $points } to { $others } in round { $round }, the last one.
carta-magica-tale-end-gold = { $who } won in round { $round } with { $points }, as many as { $other }: { $gold } gold to { $theirs } decided.

# What a player is after, the question of a puzzle.

carta-magica-task = { $where ->
        [own] { $who } has found the challenge, the { $talisman }: { $points } points.
        [other] { $who }’s challenge is the { $talisman }, worth { $points } points: { $holder } has it.
        [sale] { $who }’s challenge is the { $talisman }, worth { $points } points: it is on sale.
       *[none] { $who }’s challenge is the { $talisman }, worth { $points } points: nobody has found it.
    }
