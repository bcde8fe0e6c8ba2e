# The story of a match that is over: five sentences of these.

navegador-tale-first-found = { WHO($who) ->
        [you] Tu découvres
       *[other] { $who } découvre
    } { FORM($region, as: "the") } et { WHO($who) ->
        [you] mènes
       *[other] mène
    } d’abord, { $points } à { $theirs }{ $until ->
    [0] .
   *[other] , jusqu’à la manche { $until }.
    }
navegador-tale-first = { WHO($who) ->
        [you] Tu mènes
       *[other] { $who } mène
    } d’abord, { $points } à { $theirs }, grâce aux { $thing }{ $until ->
    [0] .
   *[other] , jusqu’à la manche { $until }.
    }
navegador-tale-turn-colonies = { $rounds ->
        [0] À la manche { $round },
       *[other] De la manche { $round } à la manche { $to },
    } { WHO($who) ->
        [you] tu découvres
       *[other] { $who } découvre
    } { FORM($regions, as: "the") } et { WHO($who) ->
        [you] passes
       *[other] passe
    } { $before ->
        [one] d’une colonie
       *[other] de { $before } colonies
    } à { $after }.
navegador-tale-turn-found = { $rounds ->
        [0] À la manche { $round },
       *[other] De la manche { $round } à la manche { $to },
    } { WHO($who) ->
        [you] tu découvres
       *[other] { $who } découvre
    } { FORM($regions, as: "the") }.
navegador-tale-turn-privilege = À la manche { $round }, { WHO($who) ->
        [you] tu prends
       *[other] { $who } prend
    } un privilège { $kind } et { WHO($who) ->
        [you] en es
       *[other] en est
    } à { $points } contre { $theirs }.
navegador-tale-blow-found = { WHO($who) ->
        [you] Tu découvres
       *[other] { $who } découvre
    } { $count } des { $all } mers.
navegador-tale-blow-led = { WHO($who) ->
        [you] Tu prends
       *[other] { $who } prend
    } la tête à la manche { $round }, { $points } à { $theirs } ({ $thing } : { $count }).
navegador-tale-blow-last = À la manche { $round }, { WHO($who) ->
        [you] tu achètes
       *[other] { $who } achète
    } { FORM($building, as: "gender") ->
        [f] la dernière
       *[m] le dernier
    } { $building } pour { $price }.
navegador-tale-end-nagasaki = { $own ->
        [0] { WHO($who) ->
            [you] Tu gagnes
           *[other] { $who } gagne
        } { $points } à { $others } à la manche { $round }, quand { WHO($by) ->
            [you] tu atteins
           *[other] { $by } atteint
        } Nagasaki.
       *[other] { WHO($who) ->
            [you] Tu atteins
           *[other] { $who } atteint
        } Nagasaki et { WHO($who) ->
            [you] gagnes
           *[other] gagne
        } { $points } à { $others } à la manche { $round }.
    }
navegador-tale-end-buildings = { $own ->
        [0] { WHO($who) ->
            [you] Tu gagnes
           *[other] { $who } gagne
        } { $points } à { $others } à la manche { $round }, quand { WHO($by) ->
            [you] tu achètes
           *[other] { $by } achète
        } le dernier bâtiment.
       *[other] { WHO($who) ->
            [you] Tu achètes
           *[other] { $who } achète
        } le dernier bâtiment et { WHO($who) ->
            [you] gagnes
           *[other] gagne
        } { $points } à { $others } à la manche { $round }.
    }
navegador-tale-end-card = { WHO($who) ->
        [you] Tu gagnes
       *[other] { $who } gagne
    } à la manche { $round }, à égalité ({ $points }) avec { FORM($other, as: "plain") }, grâce à la carte Navegador.

# What a player is after, the question of a puzzle.

navegador-task = { WHO($who) ->
        [you] Tu as
       *[other] { $who } a
    } { $points } points et { $money ->
        [one] { $money } cruzado
       *[other] { $money } cruzados
    }, { WHO($other) ->
        [you] tu as
       *[other] { $other } a
    } { $theirs } points.
