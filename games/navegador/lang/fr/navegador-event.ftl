# What the match would be told about: a headline of at most 28 characters and a line of at most 58, with a name of six letters.

navegador-event-found-guine = { WHO($who) ->
        [you] Tu découvres
       *[other] { $who } découvre
    } la Guiné
navegador-event-found-bahia = { WHO($who) ->
        [you] Tu découvres
       *[other] { $who } découvre
    } Bahia
navegador-event-found-rio = { WHO($who) ->
        [you] Tu découvres
       *[other] { $who } découvre
    } Rio
navegador-event-found-angola = { WHO($who) ->
        [you] Tu découvres
       *[other] { $who } découvre
    } l’Angola
navegador-event-found-cabo = { WHO($who) ->
        [you] Tu passes
       *[other] { $who } passe
    } le Cap
navegador-event-found-mocambique = { WHO($who) ->
        [you] Tu atteins
       *[other] { $who } atteint
    } le Moçambique
navegador-event-found-mombaca = { WHO($who) ->
        [you] Tu découvres
       *[other] { $who } découvre
    } Mombaça
navegador-event-found-goa = { WHO($who) ->
        [you] Tu arrives
       *[other] { $who } arrive
    } à Goa
navegador-event-found-malaca = { WHO($who) ->
        [you] Tu passes
       *[other] { $who } passe
    } le détroit de Malaca
navegador-event-found-timor = { WHO($who) ->
        [you] Tu découvres
       *[other] { $who } découvre
    } Timor
navegador-event-found-macau = { WHO($who) ->
        [you] Tu atteins
       *[other] { $who } atteint
    } Macau
navegador-event-found-nagasaki = { WHO($who) ->
        [you] Tu atteins
       *[other] { $who } atteint
    } Nagasaki
navegador-event-found-line = { $entered } navires y entrent, { $left ->
        [one] { $left } en ressort
       *[other] { $left } en ressortent
    }. { $opens ->
       *[0] Prime : { $premium } cruzados
        [2] La phase II commence
        [3] La phase III commence
        [end] La dernière manche commence
    }
navegador-event-phase = Début de la phase { $phase ->
        [2] II
       *[3] III
    }
navegador-event-phase-line = Les navires franchissent { $borders } frontières, et de nouveaux privilèges arrivent
navegador-event-sold-out = Dernier bâtiment vendu
navegador-event-sold-out-line = { WHO($who) ->
        [you] Tu lances
       *[other] { $who } lance
    } la fin : encore un tour pour chacun
navegador-event-last = { FORM($building, as: "gender") ->
        [f] Dernière
       *[m] Dernier
    } { $building }
navegador-event-last-line = { WHO($who) ->
        [you] Tu paies
       *[other] { $who } paie
    } { $price }. On n’en construira plus
navegador-event-privilege = Dernier privilège : { $kind }
navegador-event-privilege-line = Pour { WHO($who) ->
        [you] toi
       *[other] { $who }
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } l’unité désormais
navegador-event-won = { WHO($who) ->
        [you] Tu gagnes
       *[other] { $who } gagne
    } les Indes
navegador-event-won-line = { $ahead ->
        [0] Égalité à { $points } avec { FORM($second, as: "plain") } : la carte Navegador décide
       *[other] { $points } points, { $ahead } d’avance sur { FORM($second, as: "plain") }
    }

## What a player did in a match, as a clause.

navegador-deed = { $thing ->
        [colony] { WHO($who) ->
            [you] tu marques
           *[other] { $who } marque
        } { $points ->
            [one] { $points } point
           *[other] { $points } points
        } avec des colonies
        [factory] { WHO($who) ->
            [you] tu marques
           *[other] { $who } marque
        } { $points ->
            [one] { $points } point
           *[other] { $points } points
        } avec des fabriques
        [explorer] { WHO($who) ->
            [you] tu marques
           *[other] { $who } marque
        } { $points ->
            [one] { $points } point
           *[other] { $points } points
        } avec des découvertes
        [shipyard] { WHO($who) ->
            [you] tu marques
           *[other] { $who } marque
        } { $points ->
            [one] { $points } point
           *[other] { $points } points
        } avec des chantiers navals
        [church] { WHO($who) ->
            [you] tu marques
           *[other] { $who } marque
        } { $points ->
            [one] { $points } point
           *[other] { $points } points
        } avec des églises
        [workers] { WHO($who) ->
            [you] tu gardes
           *[other] { $who } garde
        } { $points ->
            [one] { $points } ouvrier
           *[other] { $points } ouvriers
        }
        [ships] { WHO($who) ->
            [you] tu gardes
           *[other] { $who } garde
        } { $points ->
            [one] { $points } navire
           *[other] { $points } navires
        } en mer
       *[money] { WHO($who) ->
            [you] tu marques
           *[other] { $who } marque
        } { $points ->
            [one] { $points } point
           *[other] { $points } points
        } avec de l’argent
    }
