# Why one would play a line of `carta_magica`: one sentence each, at most 120 characters.

carta-magica-reason-open = Vise { FORM($talisman, as: "the") } : ce talisman est déjà en vente et vaut { $points } points pour toi.
carta-magica-reason-deck = Vise { FORM($talisman, as: "the") } : ce talisman n’est pas encore en vente, mais il vaudra { $points } points pour toi.
carta-magica-reason-black = Vise { FORM($talisman, as: "the") } depuis { FORM($harbour, as: "the") } : c’est un port noir, où tu peux vendre si une tempête t’y ramène.
carta-magica-reason-red = Vise { FORM($talisman, as: "the") } depuis { FORM($harbour, as: "the") } : c’est un port rouge, où tu peux acheter si une tempête t’y ramène.
carta-magica-reason-repair = Répare pour { $price } : sans marteau sur la roue, un navire endommagé n’avance pas.
carta-magica-reason-tow = Fais-toi remorquer pour { $price } : sans vent sur la roue, ton navire reste encalminé.
carta-magica-reason-repair-card = Utilise la carte réparation : sans marteau sur la roue, un navire endommagé n’avance pas.
carta-magica-reason-lucky-wind = Utilise le vent favorable : il te porte jusqu’{ FORM($place, as: "at") } dès ce tour.
carta-magica-reason-spin-again = Tourne encore : ce nombre t’aide peu, et la carte en donne un autre.
carta-magica-reason-cash = Échange une carte maintenant : aucun monstre ne prend les cartes, mais au port, les jetons font l’appoint.
carta-magica-reason-rest = Attends : ton navire est bloqué, et rien d’autre n’est possible.
carta-magica-reason-goods = Prends { $amount ->
        [one] { $amount } marchandise
       *[other] { $amount } marchandises
    } : { FORM($harbour, as: "the") }, à { $left ->
        [one] { $left } case
       *[other] { $left } cases
    }, paie { $gold } or pour le tout.
carta-magica-reason-goods-full = Reste là : ta cale est pleine, et { FORM($harbour, as: "the") }, à { $left ->
        [one] { $left } case
       *[other] { $left } cases
    }, en donne { $gold } or.
carta-magica-reason-goods-none = Reste là : il n’y a plus de place pour des marchandises.
carta-magica-reason-goods-tow = Prends des marchandises : il en faut 2 pour te faire remorquer.
carta-magica-reason-goods-later = Prends des marchandises : deux se vendent pour 1 or dans un port noir.
carta-magica-reason-magic-none = Reste là : il n’y a plus de place pour de la magie.
carta-magica-reason-magic = Prends de la magie : avec { $held ->
        [one] { $held } point
       *[other] { $held } points
    }, { $spins ->
        [0] tu ne domptes pas encore
        [one] tu domptes { $spins } fois sur 6
       *[other] tu domptes { $spins } fois sur 6
    } { FORM($monster, as: "the") }, le monstre le plus fort en liberté.
carta-magica-reason-magic-more = Prends de la magie : tu en auras { $held }, et chaque point compte comme un point de la roue contre un monstre.
carta-magica-reason-known = Pioche : tu connais la prochaine carte ({ $card }).
carta-magica-reason-draw = Pioche : { $monsters ->
        [one] { $monsters } carte sur { $cards } est un monstre, et tu as { $magic ->
            [one] { $magic } point
           *[other] { $magic } points
        } de magie contre lui
       *[other] { $monsters } cartes sur { $cards } sont des monstres, et tu as { $magic ->
            [one] { $magic } point
           *[other] { $magic } points
        } de magie contre eux
    }.
# by name
carta-magica-reason-curse = Maudis les talismans : { FORM($talisman, as: "the") } retourne dans la pioche, et c’est ce que vise { $who }.
carta-magica-reason-curse-new = Maudis les talismans : { $cards ->
       [one] un autre est mis en vente
      *[other] { $cards } autres sont mis en vente
    }, et tu auras le choix.
carta-magica-reason-card = Va { FORM($harbour, as: "at") } : il y a une carte à piocher, même sans rien à vendre.
carta-magica-reason-first = Va en { $square } : ton port est à { $left ->
        [one] { $left } case
       *[other] { $left } cases
    }, et personne n’est plus près du sien.
# by name
carta-magica-reason-race = Va en { $square } : ton port est à { $left ->
        [one] { $left } case
       *[other] { $left } cases
    }, et { $who } en a encore { $theirs }.
carta-magica-reason-calm = Va en { $square } : aucune tempête n’y fait de dégâts à ton navire.
carta-magica-reason-far = Va en { $square } : de là, ton port est à { $left ->
        [one] { $left } case
       *[other] { $left } cases
    }.
# by name
carta-magica-reason-home = Rentre maintenant : la partie finit avec { $own ->
        [one] { $own } point
       *[other] { $own } points
    } pour toi, et { $who } en a { $most }.
# by name
carta-magica-reason-home-last = Rentre maintenant : tu as { $own ->
        [one] { $own } point
       *[other] { $own } points
    }, { $who } { $most }, et les derniers tours commencent.
carta-magica-reason-home-too = Rentre maintenant : toi aussi, tu marques { $points } points dans ces derniers tours.
carta-magica-reason-beside = Va à côté { FORM($who, as: "de") } : gagne la bataille, et tu prends { FORM($talisman, as: "the") }, { $points } points.
carta-magica-reason-next-sell = Va en { $square } : un { $spin } ou plus t’amène { FORM($harbour, as: "at") }, qui paie { $gold } or pour tes marchandises.
carta-magica-reason-next-buy = Va en { $square } : un { $spin } ou plus t’amène { FORM($harbour, as: "at") }, où tu peux acheter { FORM($talisman, as: "the") }.
carta-magica-reason-keep-goods = Garde tes marchandises ({ $goods }) : une carte peut en demander.
carta-magica-reason-sell-for = Vends { $goods } marchandises : avec { $held } or, tu peux payer { FORM($talisman, as: "the") }, qui vaut { $points } points pour toi.
carta-magica-reason-sell = Vends { $goods } marchandises : l’or obtenu ({ $gold }) vaut { $gold ->
       [one] { $gold } point
      *[other] { $gold } points
    } à la fin, les marchandises rien.
carta-magica-reason-keep-gold = N’achète rien : ton or ({ $gold }) vaut { $gold ->
       [one] { $gold } point
      *[other] { $gold } points
    } à la fin, et un meilleur talisman peut encore être mis en vente.
carta-magica-reason-unseen = Achète face cachée : { $cards ->
        [one] c’est le dernier talisman, et il vaut au moins 4 points
       *[other] c’est l’un des { $cards } talismans restants, et aucun ne vaut moins de 4 points
    }.
carta-magica-reason-own = Achète { FORM($talisman, as: "the") } : c’est ta mission, { $points } points pour toi.
# by name
carta-magica-reason-deny = Achète { FORM($talisman, as: "the") } : { $points } points pour toi, et { $who } perd les { $theirs } points de sa mission.
carta-magica-reason-buy = Achète { FORM($talisman, as: "the") } : { $points } points pour { $price } or.
carta-magica-reason-stake = Mise { $magic ->
        [one] { $magic } point
       *[other] { $magic } points
    } de magie : un { $least } ou plus dompte { FORM($monster, as: "the") }, { $spins ->
        [one] une fois
       *[other] { $spins } fois
    } sur six.
carta-magica-reason-stake-sure = Mise { $magic ->
        [one] { $magic } point
       *[other] { $magic } points
    } de magie : { $spins ->
        [0] même ainsi, rien ne dompte { FORM($monster, as: "the") }
       *[other] tout résultat dompte { FORM($monster, as: "the") }
    }.
carta-magica-reason-stake-none = Ne mise rien : { $goods ->
        [0] { FORM($monster, as: "the") } ne peut rien te prendre
       *[other] { FORM($monster, as: "the") } ne peut prendre que tes marchandises ({ $goods })
    }, et { $spins ->
        [0] aucun résultat ne suffit
        [one] un résultat sur six suffit
       *[other] { $spins } résultats sur six suffisent
    }.
carta-magica-reason-stake-gold = Mise { $magic } : une fois dompté, le monstre rapporte { $gold } or et t’aide contre le prochain.
carta-magica-reason-keep-card = Garde la carte : elle te sera plus utile à un autre tour de roue.
carta-magica-reason-retame = Tourne encore : { $spins ->
        [0] aucun résultat ne dompte
        [one] un résultat sur 6 dompte
       *[other] { $spins } résultats sur 6 domptent
    } { FORM($monster, as: "the") }, et la magie est déjà dépensée.
carta-magica-reason-respin = Tourne encore : cinq fois sur six, tu joues ton tour au lieu de la tempête.
carta-magica-reason-respin-wind = Tourne encore pour la direction : un autre vent peut faire moins de dégâts à ton navire.
carta-magica-reason-refight = Tourne encore : { $spins ->
       [one] une fois sur 6,
      *[other] { $spins } fois sur 6,
    } tu passes devant.
carta-magica-reason-weather = Joue le beau temps : la tempête bloquerait ton navire en { $square }.
carta-magica-reason-weather-waste = Joue le beau temps : ton navire évite { $square }, où la tempête le pousserait sans dégâts.
carta-magica-reason-ride-harm = Subis la tempête : ton navire est bloqué en { $square }, mais tu gardes la carte.
carta-magica-reason-ride = Subis la tempête : elle laisse ton navire intact en { $square }, et tu gardes la carte.
carta-magica-reason-peace = Pas de bataille : si tu la perds, tu donnes une carte.
carta-magica-reason-peace-free = Pas de bataille : tu n’as rien à perdre, mais les autres gardent leurs cartes.
carta-magica-reason-peace-talisman = Pas de bataille : en cas de défaite, tu peux perdre { FORM($talisman, as: "the") }.
# by name
carta-magica-reason-attack = Attaque { $who } : { FORM($talisman, as: "the") } vaut { $points } points pour toi.
carta-magica-reason-prize = Prends { FORM($talisman, as: "the") } : { $points } points pour toi.
carta-magica-reason-take = Prends « { $card } » : tu pourras t’en servir plus tard.
carta-magica-reason-owe = Prends « { $card } » : à payer tout de suite, ou tu perds un tour.
carta-magica-reason-meet = Prends { FORM($monster, as: "the") } : il faut { $strength } pour { FORM($monster, as: "gender") ->
       [f] la dompter
      *[m] le dompter
    }, et la rencontre est immédiate.
carta-magica-reason-swap = Échange : de { $square }, ton port est à { $there ->
        [one] { $there } case
       *[other] { $there } cases
    }, contre { $here } d’ici.
carta-magica-reason-stay = Reste : ton port est à { $here ->
        [one] { $here } case
       *[other] { $here } cases
    } d’ici, contre { $there } depuis { $square }.
carta-magica-reason-telescope = Regarde d’abord : { $cards ->
        [one] tu vois la prochaine carte
       *[other] tu vois { $cards } cartes, et prends la plus utile
    }.
carta-magica-reason-blind = Pioche à l’aveugle : garde la longue-vue pour une pioche plus importante.
carta-magica-reason-pay-cards = Paie en cartes : tes jetons restent pour un paiement qui demande l’appoint.
carta-magica-reason-pay-both = Paie avec les deux : une carte se dépense entière, et les jetons complètent.
carta-magica-reason-pay-tokens = Paie en jetons : ils font l’appoint, et une carte se dépense entière.
carta-magica-reason-spin = Tourne : c’est la seule façon de commencer ton tour.
