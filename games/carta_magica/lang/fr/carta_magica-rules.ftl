# The rules of `carta_magica` in short, for reading in place.

carta-magica-brief = course autour de l’île
carta-magica-blurb = Tourne la roue, navigue autour d’une île battue par les tempêtes, échange des marchandises contre de l’or et l’or contre des talismans, et rentre à temps. De 2 à 4 personnes, environ 10 à 30 manches.

carta-magica-rules-1 =
    Ton navire part de son port d’attache. Échange des **marchandises** contre de l’**or** dans les ports noirs, achète des **talismans** dans les rouges, et rentre après avoir fait une fois le tour de l’île centrale.
    {""}
    Dès qu’un navire { $home ->
        [return] est rentré à son port d’attache, avec ou sans tour de l’île,
       *[other] est rentré après le tour de l’île,
    } { $last_round ->
        [extra] les autres jouent encore un tour
       *[other] on finit la manche
    } et la partie s’arrête{ $home ->
        [return] {""} : cela peut arriver dès les premières manches.
       *[other] .
    } Le joueur qui a le plus de points gagne.
    {""}
    Avant de tourner la roue, chacun choisit à son tour un port d’attache encore libre, un personnage (sans pouvoir) et une **mission** : elle nomme un talisman qui rapporte 10 points de plus à ce joueur. Tu commences avec 3 marchandises et 3 points de magie{ $start ->
        [gifts] {","} une carte aventure de ton choix et un talisman
       *[other] {""}
    }. Trois talismans sont en vente.

carta-magica-rules-2-title = Ton tour
carta-magica-rules-2 =
    Tourne la roue. Puis fais une chose qu’elle montre : **naviguer** { $steps ->
       [exact] d’exactement
      *[other] d’au plus
    } ce nombre de cases, prendre autant de **marchandises** ou de **magie**, ou piocher une carte **aventure**.
    {""}
    Tu as au plus 8 jetons de chaque sorte ; le surplus est perdu. Les cartes or, marchandises et magie { $income ->
        [counted] comptent dans cette limite, et une carte de trop devient aussitôt autant de jetons qu’il y a de place. Elles
       *[other] n’y comptent pas et
    } se dépensent entières, sans monnaie rendue.

carta-magica-rules-3-title = Naviguer
carta-magica-rules-3 =
    Les navires passent par les côtés des cases{ $neighbours ->
        [eight] {""} et par leurs coins
       *[other] {""}
    }, mais jamais par la terre, les récifs{ $calm ->
        [stop] {""} ou les autres navires. Un navire peut entrer dans une case sans vent : il s’y arrête, bloqué.
       *[other] {","} les cases sans vent ou les autres navires.
    } Tu ne peux ni finir là où tu as commencé, ni revenir dans le port que tu quittes. { $harbours ->
        [pass] Tu peux traverser un port.
       *[other] Dans un port, tu t’arrêtes et perds les cases qui restent.
    }
    {""}
    Les cases ont un nom : la lettre de la colonne et le numéro de la ligne, comme `K1`.

carta-magica-rules-4 =
    Dans un port **noir**, tu échanges 2 marchandises contre 1 or autant que tu veux, et tu pioches une carte aventure à chaque arrivée, poussé par une tempête ou non. Tu vends d’abord et pioches ensuite ; ce que la carte apporte se vend aussi.
    {""}
    Dans un port **rouge**, tu achètes des talismans à 2 or chacun, autant que tu peux en payer : un des trois en vente, ou un autre face cachée. L’étal est complété aussitôt.
    {""}
    Tu commerces en arrivant. Un navire poussé par une tempête commerce à son prochain tour s’il ne navigue pas (un tour de tempête ou un tour passé ne compte pas) ; un navire endommagé dans un port y commerce à chaque tour. Tous deux peuvent aussi utiliser le tour seulement pour commercer.

carta-magica-rules-5-title = Tempêtes
carta-magica-rules-5 =
    La sixième section est une tempête. Un second tour de roue dit où elle pousse tous les navires, de deux cases. Le plus avancé sous le vent bouge d’abord. Un port arrête un navire.
    {""}
    Un navire qui ne peut pas avancer est **endommagé** sur place ; sur une case sans vent, il est **encalminé**. Un marteau répare, un vent libère, quand la roue le montre à ton tour. Une carte aussi, ou un paiement : { $repair ->
        [goods] 2 marchandises
       *[other] 2 or
    } pour la réparation, { $tow ->
        [gold] 2 or
       *[other] 2 marchandises
    } pour le remorquage. Le navire avance alors du nombre de cases indiqué par la roue. Un navire bloqué ne craint ni tempête ni bataille.

carta-magica-rules-6-title = Cartes aventure
carta-magica-rules-6 =
    Le beau temps protège { $good_weather ->
        [all] tous les navires
       *[other] ton navire
    } d’une tempête. Réparation et vent favorable libèrent le navire ; le vent favorable { $lucky_wind ->
        [five] fixe aussi à 5 cases tout
       *[other] ajoute aussi 5 cases à tout
    } autre déplacement à la roue. « Tourne encore » te laisse tourner la roue une fois de plus. La longue-vue te montre trois cartes : tu en prends une, les autres vont { $telescope ->
        [bottom] sous la pioche
       *[other] sur la pioche
    }. La malédiction met en vente trois autres talismans. Chaque paiement en marchandises que tu ne peux pas faire te coûte un tour.
    {""}
    Un **monstre** se dompte aussitôt : dépense de la magie, tourne, et ajoute 1 par monstre déjà dompté. Atteins sa force pour prendre son or et garder la carte. En cas d’échec, tu perds tous tes jetons marchandises, et le monstre { $monster ->
        [bottom] passe sous la pioche
       *[other] est mélangé à la pioche
    }.

carta-magica-rules-7-title = Bataille
carta-magica-rules-7 =
    Si { $battle ->
        [beside] après ton action, quelle qu’elle soit, tu es à côté d’un navire qui a le talisman de ta mission,
       *[other] tu viens à côté d’un navire qui a le talisman de ta mission,
    } tu peux attaquer. Les deux tournent la roue ; le plus grand nombre prend un talisman ou une carte à l’autre. Ensuite, vous pouvez échanger vos places si vous êtes d’accord.

carta-magica-rules-8 =
    Les talismans valent leurs points, celui de ta mission 10 de plus, chaque pièce d’or 1 point { $gold_points ->
        [tokens] (les jetons seulement, pas les cartes),
       *[other] (jetons et cartes),
    } et le retour { $bonus ->
        [any] 15 à la dernière manche, avec ou sans tour de l’île.
       *[other] 15 à la dernière manche, après le tour de l’île.
    } À égalité, le plus d’or en jetons et cartes l’emporte ; si l’or aussi est à égalité, la victoire est partagée.
    {""}
    Les éditions des règles se contredisent. { $edition ->
        [any] Voici les règles de l’édition originale, hongroise ; une table peut en suivre une autre, et ses règles le disent.
        [original] Cette table suit l’édition originale, hongroise
        [en] Cette table suit l’édition anglaise
        [nl] Cette table suit l’édition néerlandaise
        [de] Cette table suit l’édition allemande
        [es] Cette table suit l’édition espagnole
        [fr] Cette table suit l’édition française
        [pl] Cette table suit l’édition polonaise
        [cz] Cette table suit l’édition tchèque
        [sk] Cette table suit l’édition slovaque
        [ua] Cette table suit l’édition ukrainienne
        [ru] Cette table suit l’édition russe
        [si] Cette table suit l’édition slovène
       *[other] Cette table suit { $edition }
    }{ $edition ->
        [any] {""}
       *[other] {","} avec les changements de ses options, et ces règles en tiennent compte.
    }
    {""}
    Les règles imprimées n’ont pas de limite de manches. Ici, une partie finit après { $rounds ->
        [any] 60 manches au plus tard (une option de la table)
       *[other] { $rounds } manches au plus tard
    }.
