# The story of a voyage that is over: five sentences of these.

carta-magica-tale-wants-1 = { $a } partait pour { FORM($x, as: "the") }.
carta-magica-tale-wants-2 = { $a } partait pour { FORM($x, as: "the") }, { $b } pour { FORM($y, as: "the") }.
carta-magica-tale-wants-3 = { $a } partait pour { FORM($x, as: "the") }, { $b } pour { FORM($y, as: "the") }, { $c } pour { FORM($z, as: "the") }.
# by name
carta-magica-tale-first = { $who } mène d’abord, { $points } à { $theirs }, avec { FORM($talisman, as: "the") }{ $until ->
    [0] .
   *[other] , jusqu’à la manche { $until }.
    }
# by name
carta-magica-tale-first-gold = { $who } mène d’abord, { $points } à { $theirs }, avec { $gold } or{ $until ->
    [0] .
   *[other] , jusqu’à la manche { $until }.
    }
# by name
carta-magica-tale-turn-bought = À la manche { $round }, { $who } achète { $count ->
    [one] { FORM($talisman, as: "the") }
   *[other] { $count } talismans
    } { FORM($harbour, as: "at") }{ $points ->
    [0] .
   *[other] {" "}et mène { $points } à { $theirs }.
    }
# by name
carta-magica-tale-turn-tamed = À la manche { $round }, { $who } dompte { FORM($monster, as: "the") }, { $total } contre { $strength }, pour { $gold } or{ $points ->
    [0] .
   *[other] {" "}et mène { $points } à { $theirs }.
    }
# by name
carta-magica-tale-turn-tamed-bought = { $who } dompte { FORM($monster, as: "the") }, { $total } contre { $strength }, et achète à la manche { $round } { $count ->
    [one] { FORM($talisman, as: "the") }
   *[other] { $count } talismans
    } { FORM($harbour, as: "at") }{ $points ->
    [0] .
   *[other] {" "}pour mener { $points } à { $theirs }.
    }
# by name
carta-magica-tale-turn-battle = À la manche { $round }, { $who } bat { $loser } et prend { FORM($what, as: "the") }{ $points ->
    [0] .
   *[other] {" "}pour mener { $points } à { $theirs }.
    }
# by name
carta-magica-tale-blow-gone = À la manche { $round }, { $who } achète { FORM($talisman, as: "the") }, la mission { FORM($other, as: "de") }.
# by name
carta-magica-tale-blow-seized = À la manche { $round }, { FORM($monster, as: "the") } bat { $who }, { $strength } à { $total }{ $goods ->
    [0] .
    [one] , et prend { $goods } marchandise.
   *[other] , et prend { $goods } marchandises.
    }
# by name
carta-magica-tale-blow-storms = { $who } déclenche { $count } des { $all } tempêtes.
# by name
carta-magica-tale-blow-storms-last = { $who } déclenche { $count } des { $all } tempêtes, et la dernière jette { $other } à la côte.
# by name
carta-magica-tale-blow-ashore = À la manche { $round }, une tempête { FORM($by, as: "de") } jette { $who } à la côte.
# by name
carta-magica-tale-blow-home = À la manche { $round }, une tempête { FORM($by, as: "de") } met fin au voyage, quand { $who } en est à { $points } contre { $theirs }.
# by name
carta-magica-tale-end-home = { $who } rentre à la manche { $round } ({ $harbour }) et gagne { $points } à { $others }.
# by name
carta-magica-tale-end-other = { $who } gagne { $points } à { $others } à la manche { $round }, quand { $home } rentre.
# by name
carta-magica-tale-end-storm = { $who } gagne { $points } à { $others } à la manche { $round } : une tempête ramène { $home } au port.
# by name
carta-magica-tale-end-limit = { $who } gagne { $points } à { $others } à la manche { $round }, la dernière.
# by name
carta-magica-tale-end-gold = { $who } gagne à la manche { $round } avec { $points }, comme { $other } : { $gold } or contre { $theirs } font la différence.

# What a player is after, the question of a puzzle.

# by name
carta-magica-task-found = { $who } a trouvé { FORM($talisman, as: "the") } de sa mission, pour { $points } points.
# by name
carta-magica-task-theirs = La mission { FORM($who, as: "de") } : { FORM($talisman, as: "the") }, pour { $points } points, chez { $holder }.
# by name
carta-magica-task-on-sale = La mission { FORM($who, as: "de") } : { FORM($talisman, as: "the") }, pour { $points } points, en vente.
# by name
carta-magica-task-deck = La mission { FORM($who, as: "de") } : { FORM($talisman, as: "the") }, pour { $points } points, encore dans la pioche.
