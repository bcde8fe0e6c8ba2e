# Events of `carta_magica`: a headline, and a line with the names and what it did.

carta-magica-event-storm-north = Tempête du nord
carta-magica-event-storm-east = Tempête d’est
carta-magica-event-storm-south = Tempête du sud
carta-magica-event-storm-west = Tempête d’ouest
carta-magica-event-ashore = { WHO($who) ->
        [you] Tu t’échoues en { $square } et dois
       *[other] { $who } s’échoue en { $square } et doit
    } réparer
carta-magica-event-ashore-all = { $count ->
        [one] { FORM($who, as: "plain", cap: "yes") } { WHO($who) ->
            [you-all] vous échouez et devez
           *[other] s’échouent et doivent
        } réparer
        [2] { FORM($who, as: "plain", cap: "yes") } { WHO($who) ->
            [you-all] vous échouez et devez
           *[other] s’échouent et doivent
        } réparer
       *[other] { $count } navires s’échouent et doivent réparer
    }
carta-magica-event-tamed = { FORM($monster, as: "the", cap: "yes") } est { FORM($monster, as: "gender") ->
        [f] domptée
       *[m] dompté
    }
carta-magica-event-tamed-line = { $total } contre sa force de { $strength } : { WHO($who) ->
        [you] tu prends
       *[other] { $who } prend
    } { $gold } or
carta-magica-event-seized = { FORM($monster, as: "the", cap: "yes") } frappe
carta-magica-event-seized-line = { $total } contre sa force de { $strength } : { $goods ->
        [0] { WHO($who) ->
        [you] il n’y a rien à te prendre
       *[other] il n’y a rien à prendre à { $who }
    }
        [one] { WHO($who) ->
        [you] tu perds
       *[other] { $who } perd
    } { $goods } marchandise
       *[other] { WHO($who) ->
        [you] tu perds
       *[other] { $who } perd
    } { $goods } marchandises
    }
carta-magica-event-found = { FORM($talisman, as: "the", cap: "yes") } : mission remplie
carta-magica-event-found-line = C’est { WHO($who) ->
        [you] ta mission
       *[other] la mission { FORM($who, as: "de") }
    }, pour { $points } points
carta-magica-event-gone = { FORM($talisman, as: "the", cap: "yes") } n’est plus là
carta-magica-event-gone-line = { WHO($who) ->
        [you] Tu l’as
       *[other] { $who } l’a
    }, alors que c’était { WHO($other) ->
        [you] ta mission
       *[other] la mission { FORM($other, as: "de") }
    }
carta-magica-event-battle = { WHO($who) ->
        [you] Tu gagnes
       *[other] { $who } gagne
    } une bataille
carta-magica-event-battle-nothing = { WHO($loser) ->
        [you] Tu n’avais
       *[other] { $loser } n’avait
    } rien d’autre à perdre que la bataille
carta-magica-event-battle-talisman = { WHO($loser) ->
        [you] Tu perds
       *[other] { $loser } perd
    } { FORM($what, as: "the") }
carta-magica-event-battle-card = { WHO($loser) ->
        [you] Tu perds
       *[other] { $loser } perd
    } une carte : { $what }
carta-magica-event-home = { WHO($who) ->
        [you] Tu rentres
       *[other] { $who } rentre
    } au port
carta-magica-event-home-last = { $points } points { FORM($harbour, as: "at") } ; les derniers tours commencent
carta-magica-event-home-end = { $points } points { FORM($harbour, as: "at") } ; la partie se termine
carta-magica-event-won = { WHO($who) ->
        [you] Tu remportes
       *[other] { $who } remporte
    } la course
carta-magica-event-shared = Victoire partagée
carta-magica-event-won-line = { $by ->
        [points] { $points } points, { $ahead } d’avance sur { FORM($second, as: "plain") }
        [gold] Égalité à { $points } avec { FORM($second, as: "plain") }, mais plus d’or
       *[shared] { $points } points{ $talismans ->
            [0] {""}
            [one] , avec { $talismans } talisman
           *[other] , avec { $talismans } talismans
        }
    }

## What a player did in a match, as a clause.

carta-magica-deed = { $thing ->
        [talismans] { WHO($who) ->
            [you] tu marques
           *[other] { $who } marque
        } { $points ->
            [one] { $points } point
           *[other] { $points } points
        } avec des talismans
        [challenge] { WHO($who) ->
            [you] tu marques
           *[other] { $who } marque
        } { $points ->
            [one] { $points } point
           *[other] { $points } points
        } avec { WHO($who) ->
            [you] ta
           *[other] sa
        } mission
        [gold] { WHO($who) ->
            [you] tu rapportes
           *[other] { $who } rapporte
        } { $points } or
       *[home] { WHO($who) ->
            [you] tu rentres
           *[other] { $who } rentre
        } au port pour { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
