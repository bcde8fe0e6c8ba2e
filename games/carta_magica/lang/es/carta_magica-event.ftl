# Events of `carta_magica`: a headline, and a line with the names and what it did.

carta-magica-event-storm-north = Tormenta del norte
carta-magica-event-storm-east = Tormenta del este
carta-magica-event-storm-south = Tormenta del sur
carta-magica-event-storm-west = Tormenta del oeste
carta-magica-event-ashore = { WHO($who) ->
        [you] Tu barco
       *[other] El barco de { $who }
    } encalla en { $square }: hay que repararlo
carta-magica-event-ashore-all = { $count ->
        [2] Encallan dos barcos ({ FORM($who, as: "nom") }): hay que repararlos
       *[other] Encallan { $count } barcos: hay que repararlos
    }
carta-magica-event-tamed = { FORM($monster, as: "the", cap: "yes") }, { FORM($monster, as: "gender") ->
        [f] domada
       *[m] domado
    }
carta-magica-event-tamed-line = { $total } contra { $strength }: { WHO($who) ->
        [you] te llevas
       *[other] { $who } se lleva
    } { $gold } de oro
carta-magica-event-seized = Ataque { FORM($monster, as: "of") }
carta-magica-event-seized-line = { $total } contra { $strength }: { $goods ->
        [0] no hay nada que { WHO($who) ->
        [you] quitarte
       *[other] quitarle a { $who }
    }
        [one] { WHO($who) ->
        [you] pierdes
       *[other] { $who } pierde
    } la carga, 1 objeto
       *[other] { WHO($who) ->
        [you] pierdes
       *[other] { $who } pierde
    } los { $goods } objetos a bordo
    }
carta-magica-event-found = Aparece { FORM($talisman, as: "the") }
carta-magica-event-found-line = Es { WHO($who) ->
        [you] tu misión
       *[other] la misión de { $who }
    } y vale { $points } puntos
carta-magica-event-gone = Adiós { FORM($talisman, as: "to") }
carta-magica-event-gone-line = { WHO($who) ->
        [you] Te quedas
       *[other] { $who } se queda
    } con el talismán que más { WHO($other) ->
        [you] querías tú
       *[other] quería { $other }
    }
carta-magica-event-battle = { WHO($who) ->
        [you] Ganas
       *[other] { $who } gana
    } una batalla
carta-magica-event-battle-nothing = { WHO($loser) ->
        [you] No tenías
       *[other] { $loser } no tenía
    } nada que perder salvo la batalla
carta-magica-event-battle-talisman = { WHO($loser) ->
        [you] Pierdes
       *[other] { $loser } pierde
    } { FORM($what, as: "the") }
carta-magica-event-battle-card = { WHO($loser) ->
        [you] Pierdes
       *[other] { $loser } pierde
    } una carta: { $what }
carta-magica-event-home = { WHO($who) ->
        [you] Estás
       *[other] { $who } está
    } en casa
carta-magica-event-home-last = { $points } puntos { FORM($harbour, as: "in") }; empiezan los últimos turnos
carta-magica-event-home-end = { $points } puntos { FORM($harbour, as: "in") }; la partida se acaba
carta-magica-event-won = { WHO($who) ->
        [you] Ganas
       *[other] { $who } gana
    } la carrera
carta-magica-event-shared = Victoria compartida
carta-magica-event-won-line = { $by ->
        [points] { $points } puntos, { $ahead } más que { FORM($second, as: "nom") }
        [gold] { $points } puntos, como { FORM($second, as: "nom") }, y más oro
       *[shared] { $points } puntos{ $talismans ->
        [0] {""}
        [one] , con 1 talismán
       *[other] , con { $talismans } talismanes
    }
    }

## What a player did in a match, as a clause.

carta-magica-deed = { $thing ->
        [talismans] { WHO($who) ->
            [you] Sumas
           *[other] { $who } suma
        } { $points } con talismanes
        [challenge] { WHO($who) ->
            [you] Sumas { $points } con tu
           *[other] { $who } suma { $points } con su
        } misión
        [gold] { WHO($who) ->
            [you] Traes
           *[other] { $who } trae
        } { $points } de oro
       *[home] { WHO($who) ->
            [you] Sumas
           *[other] { $who } suma
        } { $points } por llegar a casa
    }
    .nom = { $thing ->
            [talismans] { WHO($who) ->
                    [you] sumas
                   *[other] { $who } suma
                } { $points } con talismanes
            [challenge] { WHO($who) ->
                    [you] sumas { $points } con tu
                   *[other] { $who } suma { $points } con su
                } misión
            [gold] { WHO($who) ->
                    [you] traes
                   *[other] { $who } trae
                } { $points } de oro
           *[home] { WHO($who) ->
                    [you] sumas
                   *[other] { $who } suma
                } { $points } por llegar a casa
        }
