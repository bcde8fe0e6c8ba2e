# The story of a match that is over: five sentences of these.

magellan-tale-wants-1 = { WHO($a) ->
        [you] Empiezas
       *[other] { $a } empieza
    } por { FORM($x, as: "the") }.
magellan-tale-wants-2 = { WHO($a) ->
        [you] Empiezas
       *[other] { $a } empieza
    } por { FORM($x, as: "the") }; { WHO($b) ->
        [you] tú,
       *[other] { $b },
    } por { FORM($y, as: "the") }.
magellan-tale-wants-3 = { WHO($a) ->
        [you] Empiezas
       *[other] { $a } empieza
    } por { FORM($x, as: "the") }; { WHO($b) ->
        [you] tú,
       *[other] { $b },
    } por { FORM($y, as: "the") }; { WHO($c) ->
        [you] tú,
       *[other] { $c },
    } por { FORM($z, as: "the") }.
magellan-tale-first = En la ronda { $round } { WHO($who) ->
        [you] eres quien primero se pone
       *[other] { $who } es quien primero se pone
    } en cabeza, { $points } a { $theirs }, con { FORM($country, as: "the") }{ $until ->
        [0] {""}.
       *[other] , y { WHO($who) ->
            [you] sigues
           *[other] sigue
        } ahí hasta la ronda { $until }.
    }
magellan-tale-turn-developed = En la ronda { $round } { WHO($who) ->
        [you] desarrollas
       *[other] { $who } desarrolla
    } { FORM($country, as: "the") } por { $cost } M, +{ $income }{ $points ->
        [0] {""}.
       *[other] , y { WHO($who) ->
            [you] vas
           *[other] va
        } en cabeza, { $points } a { $theirs }.
    }
magellan-tale-turn-taken = En la ronda { $round } { WHO($who) ->
        [you] le quitas { FORM($country, as: "the") } a { $other }
       *[other] { WHO($other) ->
            [you] { $who } te quita { FORM($country, as: "the") }
           *[other] { $who } le quita { FORM($country, as: "the") } a { $other }
        }
    }, +{ $income } sin pagar{ $points ->
        [0] {""}.
       *[other] , y { WHO($who) ->
            [you] vas
           *[other] va
        } en cabeza, { $points } a { $theirs }.
    }
magellan-tale-blow-lost = { WHO($who) ->
        [you] Pierdes
       *[other] { $who } pierde
    } { FORM($countries, as: "the") } en la guerra.
magellan-tale-blow-taken = En la ronda { $round } { WHO($who) ->
        [you] le quitas { FORM($country, as: "the") } a { $other }
       *[other] { WHO($other) ->
            [you] { $who } te quita { FORM($country, as: "the") }
           *[other] { $who } le quita { FORM($country, as: "the") } a { $other }
        }
    }, +{ $income } sin pagar.
magellan-tale-blow-fights = { WHO($who) ->
        [you] Pierdes
       *[other] { $who } pierde
    } { $count } de { $all } combates.
magellan-tale-blow-developed = En la ronda { $round } { WHO($who) ->
        [you] pagas
       *[other] { $who } paga
    } { $cost } M por { FORM($country, as: "the") }, +{ $income }.
magellan-tale-end-developed = { WHO($who) ->
        [you] Desarrollas { FORM($country, as: "the") } en la ronda { $round } y ganas
       *[other] { $who } desarrolla { FORM($country, as: "the") } en la ronda { $round } y gana
    } { $points } a { $others }.
magellan-tale-end-taken = { WHO($who) ->
        [you] Conquistas { FORM($country, as: "the") } en la ronda { $round } y ganas
       *[other] { $who } conquista { FORM($country, as: "the") } en la ronda { $round } y gana
    } { $points } a { $others }.
magellan-tale-end-second = { WHO($who) ->
        [you] Ganas
       *[other] { $who } gana
    } { $points } a { $others } en la ronda { $round }; { WHO($second) ->
        [you] tú quedas en segundo lugar
       *[other] { $second } queda en segundo lugar
    } en la ronda { $later }.
magellan-tale-end-developed-second = { WHO($who) ->
        [you] Desarrollas { FORM($country, as: "the") } en la ronda { $round } y ganas
       *[other] { $who } desarrolla { FORM($country, as: "the") } en la ronda { $round } y gana
    } { $points } a { $others }; { WHO($second) ->
        [you] tú quedas en segundo lugar
       *[other] { $second } queda en segundo lugar
    } en la ronda { $later }.
magellan-tale-end-taken-second = { WHO($who) ->
        [you] Conquistas { FORM($country, as: "the") } en la ronda { $round } y ganas
       *[other] { $who } conquista { FORM($country, as: "the") } en la ronda { $round } y gana
    } { $points } a { $others }; { WHO($second) ->
        [you] tú quedas en segundo lugar
       *[other] { $second } queda en segundo lugar
    } en la ronda { $later }.

# What a player is after, the question of a puzzle.

magellan-task = { WHO($who) ->
        [you] Tienes { $income } de renta y { $cash } M de dinero
       *[other] { $who } tiene { $income } de renta y { $cash } M de dinero
    }; { WHO($other) ->
        [you] tú,
       *[other] { $other },
    } { $theirs } de renta. Gana una renta superior a { $target }.
