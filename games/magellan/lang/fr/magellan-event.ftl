# What the match would be told about: a headline of at most 28 characters and a line of at most 58, with names of six letters.

magellan-event-won = { WHO($who) ->
        [you] Tu gagnes
       *[other] { $who } gagne
    } le monde
# by name
magellan-event-won-line = { $by ->
        [cash] À égalité avec { FORM($second, as: "plain") } (revenu { $income }), mais { $cash } M contre { $other }
       *[other] Un revenu de { $income }, contre { $theirs } pour { FORM($second, as: "plain") }
    }
magellan-event-near = { WHO($who) ->
        [you] Tu touches
       *[other] { $who } touche
    } au but
magellan-event-near-line = +{ $income } sur { $target }, et { $cash } M en main
magellan-event-taken = { FORM($country, as: "the", cap: "yes") } { FORM($country, as: "gender") ->
       [mp] changent de mains
       [fp] changent de mains
      *[other] change de mains
    }
magellan-event-taken-line = { WHO($who) ->
        [you] Tu prends
       *[other] { $who } prend
    } ce pays à { FORM($other, as: "plain") } : +{ $income } sans rien payer
magellan-event-out = { WHO($who) ->
        [you] Tu quittes
       *[other] { $who } quitte
    } la partie
magellan-event-out-line = Ni argent ni pays : { $place ->
       [1] 1re
      *[other] { $place }e
    } place
magellan-event-stranded = { $base }
magellan-event-stranded-line = { WHO($who) ->
        [you] Tu n’as plus de bateau et ne peux
       *[other] { $who } n’a plus de bateau et ne peut
    } plus partir
magellan-event-developed = { FORM($country, as: "the", cap: "yes") } { FORM($country, as: "gender") ->
       [mp] rapportent
       [fp] rapportent
      *[other] rapporte
    }
magellan-event-developed-line = Mise en valeur par { FORM($who, as: "plain") } : +{ $income }, soit { $total } en tout
magellan-event-war = La guerre éclate
magellan-event-war-line = Tous contre tous, pendant { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
magellan-event-war-line-two = { FORM($who, as: "plain", cap: "yes") } contre { FORM($other, as: "plain") }, pendant { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
magellan-event-peace = Paix
magellan-event-peace-line = La guerre est finie, aucun pays ne peut être pris
magellan-event-crisis = Un coup dur pour tous
magellan-event-crisis-line = { $card }

## What a player did in a match, as a clause.

magellan-deed = { WHO($who) ->
        [you] tu mises
       *[other] { $who } mise
    } sur { FORM($series, as: "the") }, +{ $points } par manche
