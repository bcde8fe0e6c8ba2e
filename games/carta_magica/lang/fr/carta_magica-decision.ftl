# Questions of `carta_magica` in brief: what is asked, what is at stake, the answers that come first.

carta-magica-decision-frame-home = port : { $left ->
        [one] { $left } case
       *[other] { $left } cases
    }
carta-magica-decision-frame-wind = vers { FORM($wind, as: "the") }
carta-magica-decision-frame-strength = force { $strength }

## Setting out

carta-magica-decision-settle-question = D’où pars-tu ?
carta-magica-decision-settle = { FORM($harbour, as: "short") }, { $talisman } +{ $points }
carta-magica-decision-settle-stake = **Ta mission vaut 10 points de plus si tu la remplis.** Le retour vaut { $points }.
carta-magica-decision-settle-rest = Autre port, mission, personnage

## The wheel

carta-magica-decision-spin-question = Tourne la roue
carta-magica-decision-spin-free = **{ $left ->
        [one] { $left } case
       *[other] { $left } cases
    } jusqu’au port.** Tempête : { $storms } fois sur 6.
carta-magica-decision-spin-stuck = **Ton navire est { $condition ->
        [damaged] endommagé.** { $spins } fois sur 6, un marteau le répare.
       *[becalmed] encalminé.** { $spins } fois sur 6, le vent te libère.
    }
carta-magica-decision-choose-question = La roue donne { $steps }
carta-magica-decision-choose-rest = Autre case, port ou talisman
carta-magica-decision-choose-held-rest = Autre action ou carte
carta-magica-decision-buy = { $talisman } : { $gold } or, +{ $points }
carta-magica-decision-sell = { $harbour } : vendre { $goods }, +{ $gold } or
carta-magica-decision-home = Rentrer ({ $harbour }) : +{ $points }
carta-magica-decision-home-sell = { $harbour } : +{ $gold } or, +{ $points }
carta-magica-decision-home-early = { $harbour } : fin de la partie, +0
carta-magica-decision-home-buy = Retour, { $talisman } ({ $gold }) : +{ $points }
carta-magica-decision-goods = { $amount ->
    [one] Prendre { $amount } marchandise{ $gold ->
        [0] {""}
       *[other] {" "}(+{ $gold } or)
      }
   *[other] Prendre { $amount } marchandises{ $gold ->
        [0] {""}
       *[other] , soit { $gold } or
      }
  }
carta-magica-decision-full = { $kind ->
        [goods] Ne rien prendre : limite de { $held }
       *[magic] Pas de magie : limite de { $held }
    }
carta-magica-decision-magic = Magie : +{ $amount }, { $held } en tout
carta-magica-decision-draw = Piocher : { $monsters ->
        [one] { $monsters } monstre
       *[other] { $monsters } monstres
    } sur { $cards }
carta-magica-decision-draw-look = Piocher, ou regarder d’abord…
carta-magica-decision-sail = Aller en { $square } : { $left ->
       [one] reste { $left } case
      *[other] reste { $left } cases
    }
carta-magica-decision-towards = En { $square }, à { $left } { FORM($harbour, as: "of") }
carta-magica-decision-call = Aller { $colour ->
        [black] { FORM($harbour, as: "at") }, piocher
       *[red] { FORM($harbour, as: "at") }
    }
carta-magica-decision-way = { $way ->
        [tow] Remorquage ({ $price }),
        [repair] Réparer ({ $price }),
        [repair-card] Carte réparation,
       *[lucky-wind] Vent favorable,
    } { $steps ->
        [one] { $steps } case…
       *[other] { $steps } cases…
    }
carta-magica-decision-rest = Attendre : rien d’autre à faire
carta-magica-decision-stake-stuck = **Ton navire est { $condition ->
        [damaged] endommagé.** Il faut un marteau, une carte
       *[becalmed] encalminé.** Il faut du vent (roue ou carte)
    } ou { $price }.
carta-magica-decision-stake-home = **Ton port est à portée :** { $points } { $final ->
        [0] points, et la partie touche à sa fin.
       *[other] points pour toi aussi.
    }
carta-magica-decision-stake-home-early = **Port à portée, sans tour de l’île :** la partie finit, et le retour vaut 0.
carta-magica-decision-stake-arrive = **Tes marchandises ({ $goods }) ne se vendent qu’à l’arrivée :** sors, puis reviens.
# by name
carta-magica-decision-stake-rival = **{ $who } est { $left ->
       [0] devant son port
      *[other] { $left ->
           [one] à { $left } case
          *[other] à { $left } cases
        } de son port
    }.** Un retour met fin à la partie.
carta-magica-decision-stake-on-sale = **{ FORM($talisman, as: "the", cap: "yes") } est en vente :** ta mission, { $points } points pour toi.
carta-magica-decision-stake-own = **{ FORM($talisman, as: "the", cap: "yes") } est ta mission :** { $points } points, pour 2 or.
# by name
carta-magica-decision-stake-theirs = **{ FORM($talisman, as: "the", cap: "yes") }, mission { FORM($who, as: "de") } :** { $theirs } points pour { $who }, { $points } pour toi.
carta-magica-decision-stake-nobody = **{ FORM($talisman, as: "the", cap: "yes") } vaut { $points ->
       [one] { $points } point
      *[other] { $points } points
    }.** Prix : 2 or, soit 2 points.
carta-magica-decision-stake-last = **C’est ton dernier tour.** Tu as { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; marchandises et magie valent 0.
carta-magica-decision-stake-start = **Personne n’a encore de points.** Les marchandises donnent de l’or, et 2 or achètent un talisman.
# by name
carta-magica-decision-stake-level = **{ $who } et toi avez chacun { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.** Talismans et retour (15) décident.
# by name
carta-magica-decision-stake-lead = **Tu mènes avec { $points ->
       [one] { $points } point
      *[other] { $points } points
    }.** { $who } en a { $most }.
# by name
carta-magica-decision-stake-behind = **{ $who } a { $most ->
       [one] { $most } point
      *[other] { $most } points
    }, toi { $points }.** Talismans et retour (15) décident.

## Sailing

carta-magica-decision-sail-question = { $steps ->
        [one] { $steps } case : où vas-tu ?
       *[other] { $steps } cases : où vas-tu ?
    }
carta-magica-decision-stake-way = { $way ->
        [tow] **Remorqué pour { $price },
        [repair] **Réparé pour { $price },
        [repair-card] **Réparé par la carte,
       *[lucky-wind] **Vent favorable,
    } { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    } à parcourir.** Où vas-tu ?
carta-magica-decision-route-question = Par quel côté ?
carta-magica-decision-route = **Deux routes vers { $place }.** Elles comptent différemment pour ton tour de l’île.
carta-magica-decision-clockwise = Sens horaire : { $left ->
       [one] reste { $left } case
      *[other] reste { $left } cases
    }
carta-magica-decision-opens = { $label }…
carta-magica-decision-anticlockwise = Sens antihoraire : { $left ->
       [one] reste { $left } case
      *[other] reste { $left } cases
    }

## Harbours

carta-magica-decision-sell-question = Vendre ?
carta-magica-decision-sell-here = Vendre { $goods } : +{ $gold } or
carta-magica-decision-sell-nothing = Ne rien vendre : garder { $goods }
carta-magica-decision-sell-rest = Une autre quantité
carta-magica-decision-stake-sell = **Tu as { $gold } or.** 1 or vaut 1 point, les marchandises rien.
carta-magica-decision-buy-question = Acheter un talisman ?
carta-magica-decision-buy-nothing = Ne rien acheter : garder { $gold } or
carta-magica-decision-buy-rest = Un autre talisman, ou face cachée
carta-magica-decision-unseen = Acheter face cachée : { $gold } or
carta-magica-decision-stake-unseen = **Aucun n’est visible.** La pioche cache peut-être ta mission.
carta-magica-decision-pay-question = Payer { $what }
carta-magica-decision-stake-pay = **{ $what } à payer.** Pas de monnaie rendue sur une carte.
carta-magica-decision-pay-tokens = Payer { $what }
carta-magica-decision-pay-cards = Payer avec { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } (valeur { $worth })
carta-magica-decision-pay-both = Payer { $what } et des cartes (valeur { $worth })
carta-magica-decision-pay-rest = Payer autrement
carta-magica-decision-cash-question = Quelle carte échanger ?
carta-magica-decision-cash = Une carte contre { $what }
carta-magica-decision-stake-cash = **Une carte devient des jetons.** Au-delà de 8 par sorte, ils sont perdus.

## Cards and monsters

carta-magica-decision-draw-question = Une aventure
carta-magica-decision-telescope = Longue-vue : 3 cartes, 1 à prendre
carta-magica-decision-stake-draw = **Magie : { $magic }.** La longue-vue est défaussée, mais tu choisis.
carta-magica-decision-peek-question = Prends-en une
carta-magica-decision-stake-peek = **Personne d’autre ne voit ces cartes.** Celles que tu laisses restent dans la pioche.
carta-magica-decision-take = Prendre « { $card } »
carta-magica-decision-owe = Prendre : { $card }
carta-magica-decision-meet = { $monster } : { $gold } or si dompté
carta-magica-decision-stake-question = { $monster } !
carta-magica-decision-stake = Miser { $magic } : dompté { $segments } fois sur 6
carta-magica-decision-stake-none = { $segments ->
        [0] Rien : { $goods ->
            [0] il s’échappe
            [one] tu perds { $goods } marchandise
           *[other] tu perds { $goods } marchandises
        }
       *[other] Rien : { $goods ->
            [0] dompté { $segments } fois sur 6
            [one] { $segments } sur 6, ou −{ $goods } marchandise
           *[other] { $segments } sur 6, ou −{ $goods } marchandises
        }
    }
carta-magica-decision-stake-monster = **Dompté, il rapporte { $gold } or.** { $goods ->
    [0] Il ne peut rien te prendre.
   *[other] Sinon, il prend tes marchandises ({ $goods }).
  }
carta-magica-decision-stake-tokens = **Magie : { $magic } pour l’instant.** Ajouter des cartes ?
carta-magica-decision-stake-rest = Une autre mise
carta-magica-decision-cards = Avec des cartes ({ $magic }) : { $segments } fois sur 6
carta-magica-decision-no-cards = Sans carte ({ $magic }) : { $segments } fois sur 6
carta-magica-decision-again-question = Tourner encore ?
carta-magica-decision-retame = Tourner encore : { $segments } fois sur 6
carta-magica-decision-let-win = Le laisser gagner{ $goods ->
    [0] : rien à perdre
    [one] : −{ $goods } marchandise
   *[other] : −{ $goods } marchandises
  }
carta-magica-decision-stake-retame = **{ FORM($monster, as: "the", cap: "yes") } est { FORM($monster, as: "gender") ->
        [f] plus forte
       *[m] plus fort
    }.** Ta carte permet de tourner la roue encore une fois.

## Storms

carta-magica-decision-storm-question = Une tempête
carta-magica-decision-storm-again = Tourner : calme { $calm } fois sur 6
carta-magica-decision-storm-blow = La laisser souffler
carta-magica-decision-storm-turn = Tourner encore : autre direction
carta-magica-decision-stake-storm = **La tempête met fin à ton tour.** { $condition ->
        [free] Une carte « tourne encore » peut t’en rendre un.
        [damaged] Ton navire endommagé ne bouge pas.
       *[becalmed] Ton navire encalminé ne bouge pas.
    }
carta-magica-decision-stake-wind = **La tempête pousse vers { FORM($wind, as: "the") }** tout navire libre, de deux cases.
carta-magica-decision-ride-still = Subir : ton navire ne bouge pas
carta-magica-decision-ride = { $condition ->
        [free] Dériver jusqu’{ FORM($place, as: "at") }
        [damaged] Subir : endommagé { FORM($place, as: "at") }
       *[becalmed] Subir : encalminé { FORM($place, as: "at") }
    }
carta-magica-decision-weather = Beau temps : { $all ->
        [0] rester sur place
       *[other] personne ne bouge
    }

## Battles

carta-magica-decision-battle-question = Attaquer ?
# by name
carta-magica-decision-attack = Attaquer { $who } : { $odds ->
        [even] une chance sur deux
        [ahead] plutôt favorable
       *[below] plutôt risqué
    }
# by name
carta-magica-decision-stake-battle = **{ $who } a { FORM($talisman, as: "the") } (+{ $points }).** Tu peux perdre { FORM($lost, as: "the") } (−{ $less }).
# by name
carta-magica-decision-stake-battle-card = **{ $who } a { FORM($talisman, as: "the") } (+{ $points }).** { $cards ->
        [0] Tu n’as rien à perdre.
       *[other] En cas de défaite, tu perds une carte.
    }
carta-magica-decision-battle-rest = Un autre navire
carta-magica-decision-refight = Tourner encore : gagné { $segments } fois sur 6
carta-magica-decision-accept = Accepter : { $loses ->
        [0] tu n’as rien à perdre
       *[other] céder une carte
    }
# by name
carta-magica-decision-stake-refight = **{ $who } mène avec { $steps }.** Qui perd donne une carte.
carta-magica-decision-prize-question = Victoire : prends-en une
carta-magica-decision-prize = Prendre { FORM($talisman, as: "the") } : +{ $points }
carta-magica-decision-prize-rest = Une autre de ses cartes
carta-magica-decision-stake-prize = **La bataille est à toi.** Un talisman ou une carte change de main.
carta-magica-decision-swap-question = Échanger les places ?
carta-magica-decision-swap = Aller { FORM($place, as: "at") }, à { $left ->
       [one] { $left } case
      *[other] { $left } cases
    } du port
carta-magica-decision-stay = Rester { FORM($place, as: "at") }, à { $left ->
       [one] { $left } case
      *[other] { $left } cases
    } du port
# by name
carta-magica-decision-stake-swap = **{ $who } { $proposed ->
        [0] veut ta place.**
       *[other] doit être d’accord.**
    } Personne ne paie rien.
# by name
carta-magica-decision-stake-swap-after = **{ $fought }** { $proposed ->
        [0] { $who } veut ta place.
       *[other] Pour l’échange, { $who } doit être d’accord.
    }
# by name
carta-magica-decision-fought-talisman = { $won ->
        [0] { $who } t’a pris { FORM($talisman, as: "the") } (−{ $points }).
       *[other] Tu as pris { FORM($talisman, as: "the") } (+{ $points }).
    }
# by name
carta-magica-decision-fought-card = { $won ->
        [0] { $who } t’a
       *[other] Tu as
    } pris « { $card } ».

## Orders

carta-magica-decision-order-question = Naviguer sans toi ?
carta-magica-decision-order-stake = **Ton navire continue tout seul** jusqu’à ce qu’il se passe quelque chose.
carta-magica-decision-order-stake-early = **On peut te consulter au tour d’un autre.** Réponds d’avance.
carta-magica-decision-order-rest = Port, tempêtes, batailles, monstres
carta-magica-decision-order-spin = Prudent : tourner seulement
carta-magica-decision-order-weather = Beau temps en cas de dégâts
carta-magica-decision-order-course-question = Où aller ?
carta-magica-decision-order-course-stake = **{ FORM($harbour, as: "the", cap: "yes") } est à { $left ->
        [one] { $left } case
       *[other] { $left } cases
    }.** On te consulte dès que tu peux y entrer.
carta-magica-decision-order-course-rest = Un autre port
carta-magica-decision-order-fill-question = Marchandises en route ?
carta-magica-decision-order-fill-stake = **Tu as { $goods ->
        [one] { $goods } marchandise
       *[other] { $goods } marchandises
    }.** { $colour ->
        [black] Là-bas, deux se vendent pour 1 or.
       *[red] Un port rouge n’en achète pas.
    }
carta-magica-decision-order-choice-rest = Une autre réponse
carta-magica-decision-order-spin-stake = **Tourner ne décide rien.** Ce que tu en fais reste ton choix.
carta-magica-decision-order-weather-stake = **La carte t’épargne une tempête.** Surtout utile contre les dégâts.
carta-magica-decision-order-again-stake = **Qui perd donne une carte.** Tourner encore peut changer l’issue.
carta-magica-decision-order-swap-stake = **Un échange est gratuit et déplace deux navires.** Tu peux toujours refuser.
carta-magica-decision-order-prize-stake = **Tu prends un talisman ou une carte** quand une attaque contre toi échoue.
carta-magica-decision-order-draw-stake = **Une tempête peut te pousser dans un port noir.** La longue-vue montre 3 cartes.
carta-magica-decision-order-pay-stake = **Pas de monnaie rendue sur une carte.** Les jetons font l’appoint.
carta-magica-decision-order-stake-stake = **Un monstre prend tes marchandises.** Dompté, il rapporte de l’or.

## The pictures

carta-magica-decision-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
