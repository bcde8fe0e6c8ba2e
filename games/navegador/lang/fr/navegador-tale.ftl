# The story of a match that is over: five sentences of these.

navegador-tale-wants-1 = { $a } mise sur : { $x }.
navegador-tale-wants-2 = { $a } mise sur : { $x } ; { $b } sur : { $y }.
navegador-tale-wants-3 = { $a } mise sur : { $x } ; { $b } sur : { $y } ; { $c } sur : { $z }.
# by name
navegador-tale-first-found = { $who } découvre { $region } et mène d’abord, { $points } à { $theirs }{ $until ->
    [0] .
   *[other] , jusqu’à la manche { $until }.
    }
# by name
navegador-tale-first = { $who } mène d’abord, { $points } à { $theirs }, avec : { $thing }{ $until ->
    [0] .
   *[other] , jusqu’à la manche { $until }.
    }
# by name
navegador-tale-turn-colonies = De la manche { $round } à { $to }, { $who } découvre { $regions }, et { $before ->
    [one] { $before } colonie devient { $after }.
   *[other] { $before } colonies deviennent { $after }.
    }
# by name
navegador-tale-turn-found = De la manche { $round } à { $to }, { $who } découvre { $regions }.
# by name
navegador-tale-turn-colonies-once = À la manche { $round }, { $who } découvre { $regions }, et { $before ->
    [one] { $before } colonie devient { $after }.
   *[other] { $before } colonies deviennent { $after }.
    }
# by name
navegador-tale-turn-found-once = À la manche { $round }, { $who } découvre { $regions }.
# by name
navegador-tale-turn-privilege = À la manche { $round }, { $who } prend un privilège ({ $kind }) et en est à { $points } contre { $theirs }.
# by name
navegador-tale-blow-found = { $who } découvre { $count } des { $all } mers.
navegador-tale-blow-led = { $count } { $thing } { FORM($who, as: "de") } prennent la tête à la manche { $round }, { $points } à { $theirs }.
# by name
navegador-tale-blow-last = À la manche { $round }, { $who } achète { FORM($building, as: "gender") ->
        [f] la dernière
       *[m] le dernier
    } { $building } pour { $price }.
# by name
navegador-tale-end = { $who } gagne { $points } à { $others } à la manche { $round }.
# by name
navegador-tale-end-nagasaki = { $who } atteint Nagasaki et gagne { $points } à { $others } à la manche { $round }.
# by name
navegador-tale-end-nagasaki-other = { $who } gagne { $points } à { $others } à la manche { $round }, quand { $by } atteint Nagasaki.
# by name
navegador-tale-end-buildings = { $who } achète le dernier bâtiment et gagne { $points } à { $others } à la manche { $round }.
# by name
navegador-tale-end-buildings-other = { $who } gagne { $points } à { $others } à la manche { $round }, quand { $by } achète le dernier bâtiment.
# by name
navegador-tale-end-card = { $who } gagne à la manche { $round } avec { $points }, comme { $other } : la carte Navegador décide.

# What a player is after, the question of a puzzle.

# by name
navegador-task = { $who } a { $points } points et { $money ->
        [one] { $money } cruzado
       *[other] { $money } cruzados
    }, { $other } a { $theirs } points.
