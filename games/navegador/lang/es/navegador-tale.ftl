# The story of a match that is over: five sentences of these.

navegador-tale-first-found = { WHO($who) ->
        [you] Descubres { FORM($region, as: "the") } y eres quien primero se pone
       *[other] { $who } descubre { FORM($region, as: "the") } y es quien primero se pone
    } en cabeza, { $points } a { $theirs }{ $until ->
        [0] {""}.
       *[other] , y { WHO($who) ->
            [you] sigues
           *[other] sigue
        } ahí hasta la ronda { $until }.
    }
navegador-tale-first = { WHO($who) ->
        [you] Eres quien primero se pone
       *[other] { $who } es quien primero se pone
    } en cabeza, { $points } a { $theirs }, con { $thing }{ $until ->
        [0] {""}.
       *[other] , y { WHO($who) ->
            [you] sigues
           *[other] sigue
        } ahí hasta la ronda { $until }.
    }
navegador-tale-turn-colonies = { $rounds ->
        [0] En la ronda { $round }
       *[other] De la ronda { $round } a la { $to }
    } { WHO($who) ->
        [you] descubres
       *[other] { $who } descubre
    } { $regions }, y { $before ->
        [one] una colonia se convierte
       *[other] { $before } colonias se convierten
    } en { $after }.
navegador-tale-turn-found = { $rounds ->
        [0] En la ronda { $round }
       *[other] De la ronda { $round } a la { $to }
    } { WHO($who) ->
        [you] descubres
       *[other] { $who } descubre
    } { $regions }.
navegador-tale-turn-privilege = En la ronda { $round } { WHO($who) ->
        [you] tomas un privilegio de { $kind } y vas
       *[other] { $who } toma un privilegio de { $kind } y va
    } { $points } a { $theirs }.
navegador-tale-blow-found = { WHO($who) ->
        [you] Descubres
       *[other] { $who } descubre
    } { $count } de los { $all } mares.
navegador-tale-blow-led = { WHO($who) ->
        [you] Te pones
       *[other] { $who } se pone
    } en cabeza en la ronda { $round }, { $points } a { $theirs } ({ $thing }: { $count }).
navegador-tale-blow-last = En la ronda { $round } { WHO($who) ->
        [you] compras
       *[other] { $who } compra
    } el último edificio de su clase, { FORM($building, as: "a") }, por { $price }.
navegador-tale-end-nagasaki = { $own ->
        [0] { WHO($who) ->
            [you] Ganas
           *[other] { $who } gana
        } { $points } a { $others } en la ronda { $round }, después de que { WHO($by) ->
            [you] llegaras
           *[other] { $by } llegara
        } a Nagasaki.
       *[other] { WHO($who) ->
            [you] Llegas a Nagasaki y ganas
           *[other] { $who } llega a Nagasaki y gana
        } { $points } a { $others } en la ronda { $round }.
    }
navegador-tale-end-buildings = { $own ->
        [0] { WHO($who) ->
            [you] Ganas
           *[other] { $who } gana
        } { $points } a { $others } en la ronda { $round }, después de que { WHO($by) ->
            [you] compraras
           *[other] { $by } comprara
        } el último edificio.
       *[other] { WHO($who) ->
            [you] Compras el último edificio y ganas
           *[other] { $who } compra el último edificio y gana
        } { $points } a { $others } en la ronda { $round }.
    }
navegador-tale-end-card = { WHO($who) ->
        [you] Ganas
       *[other] { $who } gana
    } en la ronda { $round } con { $points }, tantos como { FORM($other, as: "nom") }: decide la carta Navegador.

# What a player is after, the question of a puzzle.

navegador-task = { WHO($who) ->
        [you] Tienes
       *[other] { $who } tiene
    } { $points } puntos y { $money } cruzados; { WHO($other) ->
        [you] tú,
       *[other] { $other },
    } { $theirs } puntos.
