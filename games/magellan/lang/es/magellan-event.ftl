# What the match would be told about: a headline of at most 28 characters and a line of at most 58, with names of six letters.

magellan-event-won = { WHO($who) ->
        [you] El mundo es tuyo
       *[other] El mundo es de { $who }
    }
# by name
magellan-event-won-line = { $by ->
        [cash] Renta de { $income }, como { FORM($second, as: "nom") }, pero { $cash } M a { $other }
       *[other] Renta de { $income }; { WHO($second) ->
        [you] tú tienes
       *[other] { $second } tiene
    } { $theirs }
    }
magellan-event-near = { WHO($who) ->
        [you] Estás
       *[other] { $who } está
    } casi en la meta
magellan-event-near-line = +{ $income } de { $target }, y { $cash } M en mano
magellan-event-taken = Conquista: { $country }
magellan-event-taken-line = { WHO($who) ->
        [you] Le quitas el país a { $other }
       *[other] { WHO($other) ->
            [you] { $who } te quita el país
           *[other] { $who } le quita el país a { $other }
        }
    }: +{ $income } sin pagar
magellan-event-out = { WHO($who) ->
        [you] Quedas fuera
       *[other] { $who } queda fuera
    }
magellan-event-out-line = Sin dinero ni países: { $place ->
        [1] 1.er
        [3] 3.er
       *[other] { $place }.º
    } puesto
magellan-event-stranded = { $base }
magellan-event-stranded-line = { WHO($who) ->
        [you] No te quedan barcos: no puedes salir
       *[other] A { $who } no le quedan barcos: no puede salir
    }
magellan-event-developed = { $country }: ya hay renta
magellan-event-developed-line = { WHO($who) ->
        [you] Desarrollas el país
       *[other] { $who } desarrolla el país
    }: +{ $income }, en total { $total }
magellan-event-war = Estalla la guerra
magellan-event-war-line = Todos contra todos, durante { $rounds ->
        [one] una ronda
       *[other] { $rounds } rondas
    }
magellan-event-war-line-two = { WHO($who) ->
        [you] Tú contra { $other }
       *[other] { WHO($other) ->
        [you] { $who } contra ti
       *[other] { $who } contra { $other }
    }
    }, durante { $rounds ->
        [one] una ronda
       *[other] { $rounds } rondas
    }
magellan-event-peace = Paz
magellan-event-peace-line = La guerra ha acabado: ya no se conquistan países
magellan-event-crisis = Un golpe para todos
magellan-event-crisis-line = { $card }

## What a player did in a match, as a clause.

magellan-deed = { WHO($who) ->
        [you] Obtienes
       *[other] { $who } obtiene
    } { $points } por ronda en { $series }
    .nom = { WHO($who) ->
            [you] obtienes
           *[other] { $who } obtiene
        } { $points } por ronda en { $series }
