# The story of a voyage that is over: five sentences of these.

carta-magica-tale-wants-1 = { WHO($a) ->
        [you] Zarpas
       *[other] { $a } zarpa
    } en busca { FORM($x, as: "of") }.
carta-magica-tale-wants-2 = { WHO($a) ->
        [you] Zarpas
       *[other] { $a } zarpa
    } en busca { FORM($x, as: "of") }; { WHO($b) ->
        [you] tú,
       *[other] { $b },
    } { FORM($y, as: "of") }.
carta-magica-tale-wants-3 = { WHO($a) ->
        [you] Zarpas
       *[other] { $a } zarpa
    } en busca { FORM($x, as: "of") }; { WHO($b) ->
        [you] tú,
       *[other] { $b },
    } { FORM($y, as: "of") }; { WHO($c) ->
        [you] tú,
       *[other] { $c },
    } { FORM($z, as: "of") }.
carta-magica-tale-first = { WHO($who) ->
        [you] Eres quien primero se pone
       *[other] { $who } es quien primero se pone
    } en cabeza, { $points } a { $theirs }, con { FORM($talisman, as: "the") }{ $until ->
        [0] {""}.
       *[other] , y { WHO($who) ->
            [you] sigues
           *[other] sigue
        } ahí hasta la ronda { $until }.
    }
carta-magica-tale-first-gold = { WHO($who) ->
        [you] Eres quien primero se pone
       *[other] { $who } es quien primero se pone
    } en cabeza, { $points } a { $theirs }, con { $gold } de oro{ $until ->
        [0] {""}.
       *[other] , y { WHO($who) ->
            [you] sigues
           *[other] sigue
        } ahí hasta la ronda { $until }.
    }
carta-magica-tale-turn-bought = En la ronda { $round } { WHO($who) ->
        [you] compras
       *[other] { $who } compra
    } { $count ->
        [one] { FORM($talisman, as: "the") }
       *[other] { $count } talismanes
    } { FORM($harbour, as: "in") }{ $points ->
        [0] {""}.
       *[other] {" "}y { WHO($who) ->
            [you] vas
           *[other] va
        } en cabeza, { $points } a { $theirs }.
    }
carta-magica-tale-turn-tamed = En la ronda { $round } { WHO($who) ->
        [you] domas { FORM($monster, as: "to") }, { $total } a { $strength },{ $points ->
            [0] {" "}y ganas { $gold } de oro.
           *[other] {" "}ganas { $gold } de oro y vas en cabeza, { $points } a { $theirs }.
        }
       *[other] { $who } doma { FORM($monster, as: "to") }, { $total } a { $strength },{ $points ->
            [0] {" "}y gana { $gold } de oro.
           *[other] {" "}gana { $gold } de oro y va en cabeza, { $points } a { $theirs }.
        }
    }
carta-magica-tale-turn-tamed-bought = { WHO($who) ->
        [you] Domas { FORM($monster, as: "to") }, { $total } a { $strength }, y en la ronda { $round } compras
       *[other] { $who } doma { FORM($monster, as: "to") }, { $total } a { $strength }, y en la ronda { $round } compra
    } { $count ->
        [one] { FORM($talisman, as: "the") }
       *[other] { $count } talismanes
    } { FORM($harbour, as: "in") }{ $points ->
        [0] {""}.
       *[other] ; { WHO($who) ->
            [you] vas
           *[other] va
        } en cabeza, { $points } a { $theirs }.
    }
carta-magica-tale-turn-battle = En la ronda { $round } { WHO($who) ->
        [you] vences a { $loser } y te llevas
       *[other] { WHO($loser) ->
            [you] { $who } te vence y se lleva
           *[other] { $who } vence a { $loser } y se lleva
        }
    } { FORM($what, as: "the") }{ $points ->
        [0] {""}.
       *[other] {" "}y { WHO($who) ->
            [you] vas
           *[other] va
        } en cabeza, { $points } a { $theirs }.
    }
carta-magica-tale-blow-gone = En la ronda { $round } { WHO($who) ->
        [you] compras
       *[other] { $who } compra
    } { FORM($talisman, as: "the") }, el talismán que más { WHO($other) ->
        [you] querías tú
       *[other] quería { $other }
    }.
carta-magica-tale-blow-seized = En la ronda { $round } { FORM($monster, as: "the") } { WHO($who) ->
        [you] te vence
       *[other] vence a { $who }
    }, { $strength } a { $total }{ $goods ->
        [0] {""}.
        [one] , y se lleva 1 objeto.
       *[other] , y se lleva { $goods } objetos.
    }
carta-magica-tale-blow-storms = { WHO($who) ->
        [you] Te salen
       *[other] A { $who } le salen
    } { $count } de las { $all } { $last ->
        [0] tormentas.
       *[other] tormentas, y la última hace encallar { WHO($other) ->
            [you] tu barco
           *[other] el barco de { $other }
        }.
    }
carta-magica-tale-blow-ashore = En la ronda { $round } una tormenta { WHO($by) ->
        [you] tuya
       *[other] de { $by }
    } hace encallar { WHO($who) ->
        [you] tu barco
       *[other] el barco de { $who }
    }.
carta-magica-tale-blow-home = En la ronda { $round } una tormenta { WHO($by) ->
        [you] tuya
       *[other] de { $by }
    } pone fin al viaje, cuando { WHO($who) ->
        [you] ibas
       *[other] { $who } iba
    } { $points } a { $theirs }.
carta-magica-tale-end-home = { WHO($who) ->
        [you] Vuelves a casa, { FORM($harbour, as: "to") }, en la ronda { $round } y ganas
       *[other] { $who } vuelve a casa, { FORM($harbour, as: "to") }, en la ronda { $round } y gana
    } { $points } a { $others }.
carta-magica-tale-end-other = { WHO($who) ->
        [you] Ganas
       *[other] { $who } gana
    } { $points } a { $others } en la ronda { $round }, con { WHO($home) ->
        [you] tu barco
       *[other] el barco de { $home }
    } ya en casa.
carta-magica-tale-end-storm = { WHO($who) ->
        [you] Ganas
       *[other] { $who } gana
    } { $points } a { $others } en la ronda { $round }: una tormenta había llevado a casa { WHO($home) ->
        [you] tu barco
       *[other] el barco de { $home }
    }.
carta-magica-tale-end-limit = { WHO($who) ->
        [you] Ganas
       *[other] { $who } gana
    } { $points } a { $others } en la ronda { $round }, la última.
carta-magica-tale-end-gold = { WHO($who) ->
        [you] Ganas
       *[other] { $who } gana
    } en la ronda { $round } con { $points }, tantos como { FORM($other, as: "nom") }: decide el oro, { $gold } contra { $theirs }.

# What a player is after, the question of a puzzle.

carta-magica-task = { $where ->
        [own] { WHO($who) ->
            [you] Has encontrado el talismán de tu
           *[other] { $who } ha encontrado el talismán de su
        } misión, { FORM($talisman, as: "the") }, que vale { $points } puntos.
        [other] { WHO($who) ->
            [you] Tu misión
           *[other] La misión de { $who }
        } es { FORM($talisman, as: "the") }, que vale { $points } puntos: { WHO($holder) ->
            [you] está en tus manos
           *[other] está en manos de { $holder }
        }.
        [sale] { WHO($who) ->
            [you] Tu misión
           *[other] La misión de { $who }
        } es { FORM($talisman, as: "the") }, que vale { $points } puntos: está a la venta.
       *[none] { WHO($who) ->
            [you] Tu misión
           *[other] La misión de { $who }
        } es { FORM($talisman, as: "the") }, que vale { $points } puntos: aún no ha aparecido.
    }
