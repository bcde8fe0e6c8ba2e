# The game `navegador`: Mac Gerdts' Navegador.

navegador-small = où va le reste d’une flotte après une découverte
navegador-name = Navegador

navegador-region-portugal = Portugal
    .the = le Portugal
    .of = du Portugal
    .in = au Portugal
    .to = au Portugal
    .from = du Portugal
navegador-region-guine = Guiné
    .the = la Guiné
    .of = de la Guiné
    .in = en Guiné
    .to = en Guiné
    .from = de Guiné
navegador-region-bahia = Bahia
navegador-region-rio = Rio de Janeiro
navegador-region-angola = Angola
    .the = l’Angola
    .of = d’Angola
    .in = en Angola
    .to = en Angola
navegador-region-cabo = Cabo da Boa Esperança
    .the = le Cabo da Boa Esperança
    .of = du Cabo da Boa Esperança
    .in = au Cabo da Boa Esperança
    .to = au Cabo da Boa Esperança
    .from = du Cabo da Boa Esperança
navegador-region-mocambique = Moçambique
    .the = le Moçambique
    .of = du Moçambique
    .in = au Moçambique
    .to = au Moçambique
    .from = du Moçambique
navegador-region-mombaca = Mombaça
navegador-region-goa = Goa
navegador-region-malaca = Malaca
navegador-region-timor = Timor
navegador-region-macau = Macau
navegador-region-nagasaki = Nagasaki

navegador-good-sugar = sucre
    .gender = m
    .n = { $count ->
        [one] { $count } sucre
       *[other] { $count } sucres
    }
navegador-good-gold = or
    .gender = m
    .n = { $count ->
        [one] { $count } unité d’or
       *[other] { $count } unités d’or
    }
navegador-good-spice = épices
    .gender = fp
    .n = { $count ->
        [one] { $count } épice
       *[other] { $count } épices
    }

navegador-building-sugar = sucrerie
    .gender = f
navegador-building-gold = fabrique d’or
    .gender = f
navegador-building-spice = fabrique d’épices
    .gender = f
navegador-building-shipyard = chantier naval
    .gender = m
navegador-building-church = église
    .gender = f

navegador-building-count-sugar = { $count ->
        [one] { $count } sucrerie
       *[other] { $count } sucreries
    }
navegador-building-count-gold = { $count ->
        [one] { $count } fabrique d’or
       *[other] { $count } fabriques d’or
    }
navegador-building-count-spice = { $count ->
        [one] { $count } fabrique d’épices
       *[other] { $count } fabriques d’épices
    }
navegador-building-count-shipyard = { $count ->
        [one] { $count } chantier naval
       *[other] { $count } chantiers navals
    }
navegador-building-count-church = { $count ->
        [one] { $count } église
       *[other] { $count } églises
    }

navegador-kind-colony = Colonies
navegador-kind-factory = Fabriques
navegador-kind-explorer = Explorateurs
navegador-kind-shipyard = Chantiers
navegador-kind-church = Églises

navegador-field-sailing = Navigation
navegador-field-workers = Ouvriers
navegador-field-market1 = Marché 1
navegador-field-colony = Colonie
navegador-field-privilege = Privilège
navegador-field-ships = Navires
navegador-field-market2 = Marché 2
navegador-field-buildings = Bâtiments

## Options of the table

navegador-setting-king = Privilège du Roi
navegador-setting-king-sheet = Sur ton plateau, attribué à la fin
navegador-setting-king-goa = Attend à Goa : à prendre avec un navire là-bas

## The rondel

navegador-move-first = Où poses-tu ton pion sur la rondelle ? La première case est gratuite.
navegador-move-ask = Où va ton pion sur la rondelle ? Trois cases sont gratuites, chaque case de plus coûte un navire.
navegador-move-last = Ton dernier tour. Où va ton pion ? Trois cases sont gratuites, chaque case de plus coûte un navire.
navegador-move-cost = { $expires ->
        [0] { $count ->
            [0] gratuit
            [one] coûte un navire
           *[other] coûte { $count } navires
        }
       *[other] { $count ->
            [0] gratuit
            [one] coûte un navire
           *[other] coûte { $count } navires
        } ; ta carte Navegador passe sans servir
    }
navegador-move-blocked = coûte { $count ->
        [one] un navire
       *[other] { $count } navires
    }, tu en as { $ships }
navegador-move-navegador = Carte Navegador : naviguer avant
navegador-move-navegador-hint = Une navigation en plus avant ton tour ; la carte passe ensuite à droite
navegador-pay-ask = { $count ->
        [one] Quel navire sacrifier pour la case en plus ?
       *[other] Quels { $count } navires sacrifier pour les cases en plus ?
    }
navegador-pay-option = { $region } ({ $count })

## Sailing

navegador-sail-ask = Quels navires envoies-tu ? Chacun franchit { $borders ->
        [one] une frontière
       *[other] jusqu’à { $borders } frontières
    }.
navegador-sail-join = { $count ->
        [one] Quel autre navire va
       *[other] Quels { $count } autres navires vont
    } aussi { FORM($region, as: "to") } ?
navegador-sail-group = { $count ->
        [one] { $count } navire
       *[other] { $count } navires
    } { $origin } → { $to }{ $lost ->
        [0] {""}
        [one] , { $lost } perdu
       *[other] , { $lost } perdus
    }
navegador-sail-sailed = { $count ->
        [one] un navire
       *[other] { $count } navires
    } { FORM($origin, as: "from") } { FORM($to, as: "to") }
navegador-sail-to = Vers { FORM($region, as: "the") }
navegador-sail-end = Plus aucun navire
navegador-sail-nobody = Aucun navire
navegador-sail-done = Terminer la navigation
navegador-sail-look = Explorer, puis continuer
navegador-sail-look-hint = Révéler les colonies maintenant, puis continuer avec les autres navires
navegador-sail-hint-unknown = explore : { $lost ->
        [one] un navire est perdu
       *[other] { $lost } navires sont perdus
    }{ $begins ->
       *[0] {""}
        [2] {""} ; ouvre la phase II
        [3] {""} ; ouvre la phase III
        [end] {""} ; lance la dernière manche
    }
navegador-sail-hint-colony = colonies à partir de { $price }
navegador-sail-hint-near = de là, tu peux explorer { FORM($regions, as: "the") }
navegador-sail-hint-covered = ses colonies sont révélées à la fin du tour
navegador-sail-hint-none = aucune colonie à vendre
navegador-sail-hint-home = port d’attache

## Workers and ships

navegador-recruit-count = { $what ->
        [workers] { $count ->
            [0] Aucun
            [one] { $count } ouvrier
           *[other] { $count } ouvriers
        }
       *[ships] { $count ->
            [0] Aucun
            [one] { $count } navire
           *[other] { $count } navires
        }
    }
navegador-recruit-ask = { $what ->
        [ships]
            Combien de navires ? { $cheap ->
                [one] Le premier coûte 50
               *[other] Les { $cheap } premiers coûtent 50 chacun
            }, les suivants { $dear }. Tu en as { $level } sur { $most }, et { $money ->
                [one] { $money } cruzado
               *[other] { $money } cruzados
            }.
       *[workers]
            Combien d’ouvriers ? { $cheap ->
                [one] Le premier coûte 50
               *[other] Les { $cheap } premiers coûtent 50 chacun
            }, les suivants { $dear }. Tu en as { $level } sur { $most }, et { $money ->
                [one] { $money } cruzado
               *[other] { $money } cruzados
            }.
    }
navegador-recruit-option = { $count } pour { $price }, reste { $left }
navegador-recruit-hint-sold = dont { $sold } à revendre pour { $income }
navegador-blocked-money = coûte { $price }, tu as { $money }
navegador-blocked-workers = il faut { $needed } ouvriers, tu en as { $workers }
navegador-blocked-order = d’abord le prix le plus bas de la zone ou de la ligne

## Colonies and buildings

navegador-colony-ask = Quelles colonies ? { $most } au plus ; pour chacune un navire sur place et deux ouvriers. Tu as { $money ->
        [one] { $money } cruzado
       *[other] { $money } cruzados
    }.
navegador-colony-option = { $region }, { $price }
navegador-building-ask = Quels bâtiments ? Tu as { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    } et { $money ->
        [one] { $money } cruzado
       *[other] { $money } cruzados
    }.
navegador-colony-founded = une colonie { FORM($region, as: "in") } pour { $price }
navegador-building-built = { FORM($building, as: "a") } pour { $price }
navegador-building-option = { $kind ->
        [sugar] Sucrerie,
        [gold] Fabrique d’or,
        [spice] Fabrique d’épices,
        [shipyard] Chantier naval,
       *[church] Église,
    } { $price }
navegador-building-hint = il faut { $workers } ouvriers

## Market

navegador-market-ask = Vends ou transforme chaque marchandise. Tu as { $money ->
        [one] { $money } cruzado
       *[other] { $money } cruzados
    }.
navegador-market-good = { $colonies ->
        [0] Transformer : jusqu’à { FORM($good, $factories, as: "n") }, { $process } l’unité
       *[other] Vendre : jusqu’à { FORM($good, $colonies, as: "n") }, { $sell } l’unité ; ou transformer : jusqu’à { $factories }, { $process } l’unité
    }
navegador-market-sell = Vendre { FORM($good, $count, as: "n") }
navegador-market-process = Transformer { FORM($good, $count, as: "n") }
navegador-market-hint = rapporte { $orange ->
        [0] { $income } ; ensuite vente à { $price }, transformation à
       *[other] { $income } avec la fabrique orange ; puis vente { $price }, transformation
    } { $process }
navegador-market-sold = vente de { FORM($good, $count, as: "n") } pour { $income }
navegador-market-processed = transformation de { FORM($good, $count, as: "n") } pour { $income }
navegador-market-orange = la fabrique orange ne sert que pour une marchandise

## Privileges

navegador-privilege-ask = Quel privilège ? Il coûte un ouvrier. Tu as { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    } et { $money ->
        [one] { $money } cruzado
       *[other] { $money } cruzados
    }.
navegador-privilege-nothing = Aucun
navegador-privilege-option = { $king ->
        [0] { $kind },
       *[other] Privilège du Roi : { $kind },
    } bonus { $bonus }
navegador-privilege-king = Privilège du Roi : { $kind }
navegador-privilege-hint = { $count } × { $each } ; { $king ->
        [0] coûte un
       *[other] sans
    } ouvrier, puis { $count ->
        [0] { $points } points pièce
       *[other] { $count } × { $points } points
    }
navegador-privilege-full = tu en as déjà trois de cette catégorie
navegador-privilege-gone = il n’en reste plus dans la galerie
navegador-privilege-workers = tu dois garder { $least } ouvriers
navegador-king-ask = Ton dernier tour : sur quelle catégorie places-tu ton privilège du Roi ?
navegador-king-option = { $kind } : { $gain ->
        [one] +{ $gain } point
       *[other] +{ $gain } points
    }

## What happened

navegador-note-start = { WHO($who) ->
        [you] Tu commences
       *[other] { $who } commence
    }. Tout le monde a { $ships } navires au Portugal et { $money } cruzados ; carte Navegador : { FORM($holder, as: "plain") }.
navegador-note-move = { WHO($who) ->
        [you] Tu vas
       *[other] { $who } va
    } sur { $field }.
navegador-note-pay = Pour cela, { WHO($who) ->
        [you] tu sacrifies
       *[other] { $who } sacrifie
    } { $count ->
        [one] un navire
       *[other] { $count } navires
    } ({ $places }).
navegador-note-nothing = { WHO($who) ->
        [you] Tu n’y fais
       *[other] { $who } n’y fait
    } rien.
navegador-note-stay = { WHO($who) ->
        [you] Tes autres navires
       *[other] Les autres navires { FORM($who, as: "de") }
    } restent sur place.
navegador-note-navegador = { WHO($who) ->
        [you] Tu utilises
       *[other] { $who } utilise
    } la carte Navegador.
navegador-note-sail = { WHO($who) ->
        [you] Tu navigues
       *[other] { $who } navigue
    } : { $groups }.
navegador-note-explore = { WHO($who) ->
        [you] Tu explores
       *[other] { $who } explore
    } { FORM($region, as: "the") } ({ $lost ->
        [one] −{ $lost } navire
       *[other] −{ $lost } navires
    }, +{ $premium }) : { $count ->
        [one] une colonie
       *[other] des colonies
    } à { $prices }.
navegador-note-workers = { WHO($who) ->
        [you] Tu recrutes
       *[other] { $who } recrute
    } { $count ->
        [one] un ouvrier
       *[other] { $count } ouvriers
    } pour { $price }.
navegador-note-ships = { WHO($who) ->
        [you] Tu construis
       *[other] { $who } construit
    } { $count ->
        [one] un navire
       *[other] { $count } navires
    } pour { $price }.
navegador-note-ships-sold = { WHO($who) ->
        [you] Tu en revends
       *[other] { $who } en revend
    } { $count ->
        [one] un
       *[other] { $count }
    } pour { $income }.
navegador-note-colony = { WHO($who) ->
        [you] Tu fondes
       *[other] { $who } fonde
    } { $colonies }.
navegador-note-build = { WHO($who) ->
        [you] Tu construis
       *[other] { $who } construit
    } { $buildings }.
navegador-note-market = { WHO($who) ->
        [you] Tu vas
       *[other] { $who } va
    } au marché : { $trades }.
navegador-note-privilege = { WHO($who) ->
        [you] Tu échanges un ouvrier contre un privilège { $kind } et reçois
       *[other] { $who } échange un ouvrier contre un privilège { $kind } et reçoit
    } un bonus de { $bonus }.
navegador-note-privilege-goa = { WHO($who) ->
        [you] Tu prends à Goa le privilège du Roi pour la catégorie { $kind } et reçois
       *[other] { $who } prend à Goa le privilège du Roi pour la catégorie { $kind } et reçoit
    } un bonus de { $bonus }.
navegador-note-king = { WHO($who) ->
        [you] Tu places ton
       *[other] { $who } place son
    } privilège du Roi sur { $kind } : { $gain ->
        [one] +{ $gain } point
       *[other] +{ $gain } points
    }.
navegador-note-card-used = La carte Navegador { WHO($who) ->
        [you] te revient
       *[other] passe à { $who }
    }.
navegador-note-card-expired = La carte Navegador n’a pas servi et { WHO($who) ->
        [you] te revient
       *[other] passe à { $who }
    }.
navegador-note-phase = Phase { $phase ->
        [2] II
       *[3] III
    } : les navires franchissent { $phase } frontières, ouvriers et navires au prix fort coûtent { $phase }00, les privilèges sont complétés à { $refill }.
navegador-note-ending-nagasaki = Encore { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }, un chacun.
navegador-note-ending-buildings = Le dernier bâtiment est vendu : encore { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }, un chacun.
navegador-note-score = { WHO($who) ->
        [you] Tu as
       *[other] { $who } a
    } { $total ->
        [one] { $total } point
       *[other] { $total } points
    } : { $rank ->
       [1] 1re
      *[other] { $rank }e
    } place.

## Whose turn

navegador-status-moving = { WHO($who) ->
        [you] Tu choisis
       *[other] { $who } choisit
    } une case de la rondelle.
navegador-status-navegador = { WHO($who) ->
        [you] Tu choisis une case de la rondelle, ou navigues
       *[other] { $who } choisit une case de la rondelle, ou navigue
    } d’abord avec la carte Navegador.
navegador-status-last = { WHO($who) ->
        [you] Tu joues ton
       *[other] { $who } joue son
    } dernier tour.
navegador-status-acting = { $extra ->
        [0] { WHO($who) ->
            [you] Tu prépares { $field } et aurais
           *[other] { $who } prépare { $field } et aurait
        }
       *[other] { WHO($who) ->
            [you] Tu prépares une navigation en plus avec la carte Navegador et aurais
           *[other] { $who } prépare une navigation en plus avec la carte Navegador et aurait
        }
    } ensuite { $money ->
        [one] { $money } cruzado
       *[other] { $money } cruzados
    }.
navegador-status-sailing = { WHO($who) ->
        [you] Tu regardes la découverte et peux
       *[other] { $who } regarde la découverte et peut
    } continuer avec le reste de la flotte.
navegador-status-over = La partie est terminée. { WHO($winner) ->
        [you] Tu gagnes
       *[other] { $winner } gagne
    } avec { $points } points.

## The position in words

navegador-chapter = Manche { $round } (phase { $phase ->
        [1] I
        [2] II
       *[3] III
    })
navegador-text-head = { $status } Phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, manche { $round }.
navegador-text-ending = { $now ->
        [0] La fin est proche : après ce tour, il reste { $left ->
        [one] { $left } tour
       *[other] { $left } tours
    }.
       *[other] La fin est proche : { $left ->
            [one] c’est le dernier tour
           *[other] il reste { $left } tours avec celui-ci
        }.
    }
navegador-text-player = { FORM($who, as: "plain", cap: "yes") } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $money ->
        [one] { $money } cruzado
       *[other] { $money } cruzados
    }, { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }, pion : { $field }.
navegador-text-field-none = pas encore placé
navegador-text-free = { WHO($who) ->
        [you] Tu peux
       *[other] { $who } peut
    } aller gratuitement sur { $fields } ; chaque case de plus coûte un navire de plus.
navegador-text-place = { $region } { $count }
navegador-text-goods = { $good } { $colonies } / { $factories }
navegador-text-goods-all = { WHO($who) ->
        [you] Tes colonies / fabriques
       *[other] Colonies / fabriques { FORM($who, as: "de") }
    } : { $goods } ; et la fabrique orange.
navegador-text-items = { WHO($who) ->
        [you] Tu as
       *[other] { $who } a
    } { $explorers ->
        [one] { $explorers } explorateur
       *[other] { $explorers } explorateurs
    }, { $shipyards ->
        [one] { $shipyards } chantier naval
       *[other] { $shipyards } chantiers navals
    }, { $churches ->
        [one] { $churches } église
       *[other] { $churches } églises
    }.
navegador-text-privilege = { $kind } { $count }
navegador-text-privileges = { WHO($who) ->
        [you] Tes privilèges
       *[other] Privilèges { FORM($who, as: "de") }
    } : { $privileges }.
navegador-text-king = { WHO($who) ->
        [you] Ton privilège du Roi
       *[other] Le privilège du Roi { FORM($who, as: "de") }
    } rapporterait le plus sur { $kind } : +{ $gain }.
navegador-text-king-goa = { WHO($who) ->
        [you] Ton privilège du Roi
       *[other] Le privilège du Roi { FORM($who, as: "de") }
    } attend à Goa.
navegador-text-region = { $region } : colonies ({ $good }) à { $prices }.
navegador-text-empty = { $region } : plus aucune colonie.
navegador-text-unknown = { FORM($region, as: "the", cap: "yes") } est une zone inconnue : { $count ->
        [one] { $count } colonie
       *[other] { $count } colonies
    } ({ $good }), { $needed } navires doivent y entrer ensemble.
navegador-text-price = { $good } { $sell } / { $process }
navegador-text-market = Marché (vente / transformation, l’unité) : { $goods }.
navegador-text-building = { $building } { $price } (reste { $left })
navegador-text-buildings = Bâtiments à vendre : { $rows }.
navegador-text-gallery = Privilèges dans la galerie : { $privileges }.
navegador-text-card-first = { WHO($who) ->
        [you] Tu as
       *[other] { $who } a
    } la carte Navegador.
navegador-text-card = { WHO($who) ->
        [you] Tu as
       *[other] { $who } a
    } la carte Navegador ; le navire orange est sur { $field }, { $left ->
        [one] une case
       *[other] { $left } cases
    } plus loin.

## Scoring

navegador-score-items = { $count } × { $each }
navegador-score-money = Argent
navegador-score-cash = { $money ->
        [one] { $money } cruzado
       *[other] { $money } cruzados
    }
navegador-end-points = La dernière manche est finie : le joueur qui a le plus de points gagne.
navegador-end-tie = Égalité : le joueur qui a la carte Navegador, ou la recevrait ensuite, gagne.

## What a prepared turn is prepared for

navegador-plan-phase = c’est la phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }
navegador-plan-ending = la dernière manche a commencé
navegador-plan-open = la dernière manche n’a pas commencé
navegador-plan-unexplored = { FORM($region, as: "the") } est encore une zone inconnue

# What a position is worth, by what brings it
navegador-term-colonies = colonies
    .gender = fp
navegador-term-factories = fabriques
    .gender = fp
navegador-term-discoveries = découvertes
    .gender = fp
navegador-term-shipyards = chantiers navals
    .gender = mp
navegador-term-churches = églises
    .gender = fp
navegador-term-privileges = privilèges
navegador-term-workers = ouvriers
navegador-term-ships = navires
navegador-term-market = marché

## What bots like, a style each: its name, and what it does where moves are about as good

navegador-style-explorer-told = aime les découvertes et les navires.
navegador-style-merchant-told = aime les fabriques, le marché et l’argent.
navegador-style-settler = colon
navegador-style-settler-told = aime les colonies et les ouvriers.
navegador-style-builder = bâtisseur
navegador-style-builder-told = aime les églises, les chantiers navals et les privilèges.
