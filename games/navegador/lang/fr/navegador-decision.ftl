# What is asked of whoever is to move, in brief. Labels have at most 34 characters, a stake 80, a question 24, a frame 18.

## Regions within a sentence, short

navegador-sea-rio = Rio
navegador-sea-cabo = le Cap
    .the = le Cap
    .of = du Cap
    .in = au Cap
    .to = au Cap
    .from = du Cap

## Answers: the deed, its price, its gain

navegador-decide-card-explore = Carte : vers { FORM($region, as: "the") }, { $lost ->
        [one] −{ $lost } navire
       *[other] −{ $lost } navires
    }
navegador-decide-card-sail = Carte : { $count ->
        [one] { $count } navire
       *[other] { $count } navires
    } vers { $seas ->
        [one] { FORM($region, as: "the") }
       *[other] { $seas } mers
    }
navegador-decide-explore = Explorer { FORM($region, as: "the") } : +{ $points }, { $gone ->
        [one] −{ $gone } navire
       *[other] −{ $gone } navires
    }
navegador-decide-sail = Envoyer { $count ->
        [one] { $count } navire
       *[other] { $count } navires
    } vers { FORM($region, as: "the") }
navegador-decide-sail-colony = { $count ->
        [one] { $count } navire
       *[other] { $count } navires
    } vers { FORM($region, as: "the") } : { $good } à { $sells }
navegador-decide-sail-near = { $count ->
        [one] { $count } navire
       *[other] { $count } navires
    } vers { FORM($region, as: "the") }, près { FORM($near, as: "of") }
# by name
navegador-decide-sail-two = Cap sur { FORM($region, as: "the") } et { FORM($other, as: "the") }
navegador-decide-sail-seas = { $count ->
        [one] { $count } navire
       *[other] { $count } navires
    } vers { $seas ->
        [one] { FORM($region, as: "the") }
       *[other] { $seas } mers
    }{ $due ->
        [0] {""}
        [one] , −{ $due } navire
       *[other] , −{ $due } navires
    }
navegador-decide-workers = { $due ->
        [0] Recruter { $count } { $count ->
            [one] ouvrier
           *[other] ouvriers
        } : { $price }, total { $level }
        [one] { $count } { $count ->
            [one] ouvrier
           *[other] ouvriers
        } : { $price }, −{ $due } navire
       *[other] { $count } { $count ->
            [one] ouvrier
           *[other] ouvriers
        } : { $price }, −{ $due } navires
    }
navegador-decide-sold = { $what ->
        [workers] { $count ->
            [one] { $count } ouvrier
           *[other] { $count } ouvriers
        } :
       *[ships] { $count ->
            [one] { $count } navire
           *[other] { $count } navires
        } :
    } { $price }, +{ $income } ({ $sold ->
        [one] { $sold } vendu
       *[other] { $sold } vendus
    })
navegador-decide-ships = { $count } { $count ->
        [one] navire
       *[other] navires
    } : { $price }, { $due ->
        [0] puis { $level } en mer
        [one] −{ $due } navire
       *[other] −{ $due } navires
    }
navegador-decide-colony = Coloniser { $count ->
        [one] { FORM($region, as: "the") } : { $price }, { $due ->
            [0] { $good } à { $sells }
            [one] −{ $due } navire
           *[other] −{ $due } navires
        }
       *[other] { FORM($region, as: "the") } ×{ $count } : { $price }, { $due ->
            [0] total { $owned }
            [one] −{ $due } navire
           *[other] −{ $due } navires
        }
    }
navegador-decide-colonies = { $due ->
        [0] Fonder { $count } colonies : { $price }, total { $owned }
        [one] { $count } colonies : { $price }, −{ $due } navire
       *[other] { $count } colonies : { $price }, −{ $due } navires
    }
navegador-decide-building = { $due ->
        [0] Bâtir : { $name }, { $price }, +{ $points }
        [one] { FORM($name, as: "plain", cap: "yes") } : { $price }, −{ $due } navire
       *[other] { FORM($name, as: "plain", cap: "yes") } : { $price }, −{ $due } navires
    }
navegador-decide-buildings = { $count } bâtiments : { $price }, { $due ->
        [0] +{ $points }
        [one] −{ $due } navire
       *[other] −{ $due } navires
    }
navegador-decide-kinds = { $kinds ->
        [factory] { $count } fabriques :
        [shipyard] { $count } chantiers :
        [church] { $count } églises :
        [factory-shipyard] Fabrique, chantier :
        [factory-church] Fabrique, église :
       *[shipyard-church] Chantier, église :
    } { $price }, +{ $points }
navegador-decide-last = { $count ->
        [one] Dernier bâtiment
       *[other] Les { $count } derniers
    } : { $price }, { $due ->
        [0] +{ $points }, fin
        [one] −{ $due } navire, +{ $points }
       *[other] −{ $due } navires, +{ $points }
    }
navegador-decide-trade = Marché : +{ $income }, { $due ->
        [one] −{ $due } navire
       *[other] −{ $due } navires
    }
navegador-decide-sell = { $count ->
       [3] Vendre tout : +{ $income }
      *[other] Vendre : { $goods }, +{ $income }
    }
navegador-decide-process = { $count ->
       [3] Transformer tout : +{ $income }
      *[other] Transformer : { $goods }, +{ $income }
    }
navegador-decide-sell-rest = Vendre { $good }, reste transformé : +{ $income }
navegador-decide-process-rest = Transformer { $good }, reste vendu : +{ $income }
navegador-decide-both = Vendre { $sold }, transformer { $processed } : +{ $income }
navegador-decide-privilege = Privilège { $kind ->
        [colony] colonies :
        [factory] fabriques :
        [explorer] explorateurs :
        [shipyard] chantiers :
       *[church] églises :
    } { $due ->
        [0] ouvrier, +{ $bonus }
        [one] ouvrier, navire
       *[other] ouvrier, { $due } navires
    }
navegador-decide-king = Roi : { $kind ->
        [colony] colonies,
        [factory] fabriques,
        [explorer] explorateurs,
        [shipyard] chantiers,
       *[church] églises,
    } { $due ->
        [0] +{ $bonus }
        [one] −{ $due } navire, +{ $bonus }
       *[other] −{ $due } navires, +{ $bonus }
    }
navegador-decide-field = { $field }…
navegador-decide-stay = Les laisser sur place
navegador-decide-send = Envoyer { $count ->
        [one] { $count } navire
       *[other] { $count } navires
    } { FORM($region, as: "from") }
navegador-decide-give = Sacrifier { $count ->
        [one] { $count } navire
       *[other] { $count } navires
    } { FORM($region, as: "from") }
navegador-decide-give-two = Un { FORM($region, as: "from") }, un { FORM($other, as: "from") }
navegador-decide-give-many = Sacrifier { $count } navires de { $seas } zones
navegador-decide-crown = Placer sur { $kind } : +{ $gain }

## Answers of the last turn: the deed, and the points that it brings

navegador-decide-points = { $what } : { $sign ->
        [0] aucun point
        [1] +{ $points } { $points ->
            [one] point
           *[other] points
        }
       *[other] −{ $points } { $points ->
            [one] point
           *[other] points
        }
    }
navegador-last-trade = Marché (+{ $income })
navegador-last-build = { $count ->
        [one] Bâtir : { $name }
       *[other] Bâtir { $count } bâtiments
    }
navegador-last-settle = { $count ->
        [one] Coloniser { FORM($region, as: "the") }
       *[other] Fonder { $count } colonies
    }
navegador-last-recruit = { $what ->
        [workers] Recruter { $count ->
            [one] { $count } ouvrier
           *[other] { $count } ouvriers
        }
       *[ships] Construire { $count ->
            [one] { $count } navire
           *[other] { $count } navires
        }
    }
navegador-last-privilege = Privilège { $kind }
navegador-last-king = Roi : { $kind }

## What is asked

navegador-question-first = Où commences-tu ?
navegador-question-field = Où va ton pion ?
navegador-question-last = Ton dernier tour : où ?
navegador-question-pay = { $count ->
        [one] Quel navire sacrifier ?
       *[other] Sacrifie { $count } navires
    }
navegador-question-sail = Où vont tes navires ?
navegador-question-rest = Et les autres ?
navegador-question-join = Qui les accompagne ?
navegador-question-market = Que fais-tu au marché ?
navegador-question-colonies = Quelles colonies ?
navegador-question-buildings = Que construis-tu ?
navegador-question-workers = Combien d’ouvriers ?
navegador-question-ships = Combien de navires ?
navegador-question-privilege = Quel privilège ?
navegador-question-king = Privilège du Roi : où ?

## The figure that frames it

navegador-frame-points = toi { $points }, en tête { $best }
navegador-frame-borders = { $borders ->
        [one] { $borders } frontière
       *[other] { $borders } frontières
    }
navegador-frame-ships = { $ships } en mer
navegador-frame-more = encore { $count }
navegador-frame-workers = { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }

## What is special now, and what follows from it

navegador-stake-equal = { $count ->
        [2] **Les deux se valent.** Prends ce que tu préfères.
       *[other] **Les trois se valent.** Prends ce que tu préfères.
    }
navegador-stake-last = **Seuls les points comptent.** 200 cruzados, un ouvrier ou un navire : un point.
navegador-stake-first = **Premier arrivé : explorateur, 4 points.** Il faut deux navires pour entrer.
navegador-stake-card = **Tu as la carte Navegador.** Tu peux naviguer une fois avant ton tour.
navegador-stake-card-goes = **Ta carte Navegador va te quitter.** Navigue maintenant, ou reste tout près.
navegador-stake-buildings = { $count ->
        [one] **Il reste { $count } bâtiment.** L’acheter lance la dernière manche.
       *[other] **Il reste { $count } bâtiments.** L’achat du dernier lance la dernière manche.
    }
# by name
navegador-stake-colony = **Dernière colonie en vente : { $region }.** { $who } y est aussi.
# by name
navegador-stake-unknown = **Personne n’a exploré { FORM($region, as: "the") }.** Cela vaut { $points } points ; { $who } est tout aussi près.
navegador-stake-money = **{ $money ->
        [0] Tu n’as plus rien
       *[other] Tu n’as que { $money }
    }.** Le marché rapporte { $income }.
navegador-stake-rich = **{ $money } cruzados dorment.** Dépense-les : à la fin, 200 font un point.
navegador-stake-price = **{ $good ->
        [sugar] Le sucre se vend
        [gold] L’or se vend
       *[spice] Les épices se vendent
    } à { $price }.** Tu peux en vendre { $count }.
navegador-stake-fields = **Trois cases sont gratuites.** Chaque case au-delà coûte un navire.
navegador-stake-pay = **Un navire en mer vaut un point.** Sacrifie celui qui ne sert à rien.
navegador-stake-enter = **{ $needed } navires entrent { FORM($region, as: "in") }, { $lost ->
        [one] un est perdu
       *[other] { $lost } sont perdus
    }.** L’explorateur vaut { $points ->
       [one] { $points } point
      *[other] { $points } points
    }.
navegador-stake-sail = **Chaque colonie demande son navire.** Va là où tu coloniseras ensuite.
navegador-stake-sailed = **{ $count ->
        [one] { $count } navire
       *[other] { $count } navires
    }, { $origin } → { $to }.** { $still ->
        [0] Les autres peuvent suivre ensuite.
        [one] Et l’autre ?
       *[other] Et les { $still } autres ?
    }
navegador-stake-sailed-many = **{ $count } navires sont en route.** { $still ->
        [0] Les autres peuvent suivre ensuite.
        [one] Et l’autre ?
       *[other] Et les { $still } autres ?
    }
navegador-stake-look = **Colonies { FORM($region, as: "in") } : à partir de { $price }.** Tes autres navires peuvent encore partir.
navegador-stake-join = **{ $count ->
        [one] { $count } navire va
       *[other] { $count } navires vont
    } { FORM($region, as: "to") }.** { $needed ->
        [one] Il en faut encore un.
       *[other] Il en faut encore { $needed }.
    }
navegador-stake-market = **Ce que tu vends baisse, ce que tu transformes monte.** Tout au prix du jour.
navegador-stake-colonies = **Il faut un navire sur place et deux ouvriers.** Tu peux en fonder { $most } au plus.
navegador-stake-workers-few = **Tu as { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }.** Fabrique 3, chantier naval 4, église 5.
navegador-stake-cheap = **{ $cheap ->
        [one] Le premier coûte 50
       *[other] Les { $cheap } premiers coûtent 50 chacun
    }.** { $dear ->
        [0] Tu ne peux pas en avoir plus.
       *[other] Les suivants coûtent { $dear }.
    }
navegador-stake-privilege = { $king ->
        [0] **Il coûte un ouvrier.** Tout ce que tu as de sa catégorie vaut plus désormais.
       *[other] **Il coûte un ouvrier, sauf celui du Roi.** Toute sa catégorie te rapporte plus.
    }
navegador-stake-king = **Ta dernière action.** Le privilège compte une fois par élément de sa catégorie.

## The other answers

navegador-rest-field = Autre case : { $count ->
        [0] gratuite
        [one] coûte { $count } navire
       *[other] coûte { $count } navires
    }
navegador-rest-field-costs = Autre case : { $least ->
        [0] 0 à { $most ->
            [one] { $most } navire
           *[other] { $most } navires
        }
       *[other] { $least } à { $most } navires
    }
navegador-rest-pay = D’autres navires
navegador-rest-sail = Autre flotte, groupe par groupe
navegador-rest-market = Autre choix, par marchandise
navegador-rest-colonies = Autres colonies, une par une
navegador-rest-buildings = Autres bâtiments, un par un
navegador-rest-privilege = Une autre catégorie
