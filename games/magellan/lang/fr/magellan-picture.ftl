# Words on the pictures of Magellan. They must be short: long ones are shrunk and cut.

magellan-pic-title = { $stage ->
        [rolling] { $who } lance le dé
        [moving] { $who } joue : encore { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
        [fighting] { $who } livre bataille
        [defending] On attaque { $who } !
        [flying] { $who } a un avion en l’air
        [losing] { $who } perd un pion
       *[owing] { $who } doit { $amount } M
    }

magellan-pic-last-rolled = { $who } : { $points } au dé
magellan-pic-last-turned = { $who } retourne : { $country }
magellan-pic-last-drew = { $who } pioche : { $card }
magellan-pic-last-drew-some = { $who } pioche une carte historique
magellan-pic-last-way = { $piece ->
        [jeep]
            { $who } : jeep { FORM($end, as: "to") }{ $more ->
                [0] { "" }
                [one] , et { $more } autre
               *[other] , et { $more } autres
            }
        [ship]
            { $who } : bateau { FORM($end, as: "to") }{ $more ->
                [0] { "" }
                [one] , et { $more } autre
               *[other] , et { $more } autres
            }
       *[plane]
            { $who } : avion { FORM($end, as: "to") }{ $more ->
                [0] { "" }
                [one] , et { $more } autre
               *[other] , et { $more } autres
            }
    }
magellan-pic-last-aloft = { $who } survole { $cell }
magellan-pic-last-aboard = { $who } charge ou décharge un avion ({ $cell })
magellan-pic-last-fought = { $who } contre { $other } : { $own } à { $theirs }
magellan-pic-last-bombed = { $who } bombarde { $other } : { $hit }
magellan-pic-face = { $face ->
        [1] abattu
        [2] une jeep
        [3] deux jeeps
        [4] un bateau
        [5] une jeep et un bateau
       *[other] raté
    }
magellan-pic-last-lost = { $who } perd un pion
magellan-pic-last-sold = { $who } vend : { $country }
magellan-pic-last-won = { $who } gagne et s’en va
magellan-pic-last-out = { $who } est hors jeu

magellan-pic-round = Manche { $number }
magellan-pic-round-of = Manche { $number } sur { $rounds }
magellan-pic-war-all = Guerre de tous contre tous
magellan-pic-war-rounds = encore { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
magellan-pic-place = { $place ->
       [1] 1re
      *[other] { $place }e
    } place
magellan-pic-of-target = /{ $target }
magellan-pic-sale = Pays à vendre
magellan-pic-sale-what = prix et revenu
magellan-pic-sale-none = Aucun n’est ouvert. Un quatre ou un cinq au dé en ouvre un.
magellan-pic-sale-more = encore { $countries } : voir Cartes
magellan-pic-packs = paquets : { $countries } pays, { $history } historiques
magellan-pic-discoveries-none = Aucune carte visible.
magellan-pic-effect-own = { $count ->
        [one] le prochain pays { FORM($series, as: "from") }
       *[other] { $count } nouveaux pays { FORM($series, as: "from") }
    }
magellan-pic-effect-round = tour du monde en bateau
magellan-pic-effect-no-resale = pas de vente à la banque
magellan-pic-effect-cost = { $series } : { $percent } % de moins
magellan-pic-effect-price = les { $piece ->
        [jeep] jeeps
        [ship] bateaux
       *[plane] avions
    } coûtent { $amount } M
magellan-pic-effect-points = { $amount } points de plus par tour
magellan-pic-effect-factor = points × { $factor }
magellan-pic-effect-income-named = { $countries } : +{ $amount } M
magellan-pic-effect-income-more = { $series } : +{ $amount } M par pays
magellan-pic-effect-income-part = { $percent ->
        [0] { $series } : aucun revenu
       *[other] { $series } : { $percent } % du revenu
    }
magellan-pic-more = et encore { $cards }

magellan-pic-card-target = Un revenu de plus de { $target } M gagne
magellan-pic-card-none = Aucun pays ouvert.
magellan-pic-history = Cartes historiques en jeu
magellan-pic-sheet-below = Revenu (objectif : { $target } M) après { $rounds } manches
magellan-pic-sheet-won = objectif atteint
magellan-pic-sheet-out = hors jeu
magellan-pic-sheet-gone = Hors jeu sans argent ni pays.
magellan-pic-zoom = Zoom : { $place }
magellan-pic-legend-owned = acquis
magellan-pic-legend-sale = à vendre
magellan-pic-legend-closed = pas ouvert
magellan-pic-legend-wins = gagne
magellan-pic-mine-trail = Ligne dorée : le dernier tour
magellan-pic-mine-points = encore { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
magellan-pic-mine-drawing = Piocher une carte
magellan-pic-mine-fighting = Bataille d’abord
magellan-pic-mine-defending = Bombarder avant la bataille ?
magellan-pic-mine-losing = Perdre un pion
magellan-pic-mine-owing = Vendre un pays pour payer

magellan-picture-table = Carte du monde
magellan-picture-card = En bref
magellan-picture-mine = Mes pions
magellan-picture-cards = Cartes
magellan-picture-sheet = Score final
magellan-picture-zoom-oceania = Océanie
magellan-picture-zoom-north-america = Amérique du Nord
magellan-picture-zoom-south-america = Amérique du Sud

magellan-sea-pacific = Océan Pacifique
magellan-sea-atlantic = Océan Atlantique
magellan-sea-indian = Océan Indien
magellan-sea-southern = Océan Austral
magellan-sea-arctic = Océan Arctique
magellan-sea-mediterranean = Méditerranée
magellan-sea-black = Mer Noire
magellan-sea-north-sea = Mer du Nord
magellan-sea-caribbean = Mer des Caraïbes
magellan-sea-gulf-of-mexico = Golfe du Mexique
magellan-sea-arabian = Mer d’Arabie
magellan-sea-bengal = Golfe du Bengale
magellan-sea-south-china = Mer de Chine méridionale
magellan-sea-japan = Mer du Japon
magellan-sea-coral = Mer de Corail
magellan-sea-tasman = Mer de Tasman
magellan-sea-hudson = Baie d’Hudson
magellan-sea-bering = Mer de Béring
magellan-sea-norwegian = Mer de Norvège
magellan-sea-philippine = Mer des Philippines

## The picture of a decision

magellan-pic-decide-and = { $first } et { $second }
magellan-pic-decide-of = sur { $target }
magellan-pic-decide-income = +{ $income } sur { $target }
magellan-pic-decide-countries = { $cards ->
        [one] { $cards } pays
       *[other] { $cards } pays
    }
magellan-pic-decide-history = { $cards ->
        [one] { $cards } carte historique
       *[other] { $cards } cartes historiques
    }
magellan-pic-decide-payable = { $payable ->
        [0] tous trop chers
       *[other] { $payable ->
               [one] { $payable } abordable
              *[other] { $payable } abordables
           }
    }
magellan-pic-decide-payday = { $income ->
        [0] pas encore de revenu
       *[other] un revenu : +{ $income } M
    }
