# A match looked at again: the curve of chances, turning points, luck.

# The picture.
review-picture = Chances de gagner en %, { $count ->
    [0] sans tournant
    [one] { $count } tournant
   *[other] { $count } tournants
}
review-unfinished = Sans résultat

# The command, and what is said while it works.
discord-card-review = Analyse
review-seconds = { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
review-making = L’analyse de la partie demande environ { $time }, davantage quand des bots réfléchissent à beaucoup de tables. Elle apparaîtra ici, visible uniquement par toi.
review-waiting = Une autre partie est analysée d’abord. Celle-ci suivra d’elle-même et apparaîtra ici.
review-far = Analyse de la partie : { $percent } %. Elle apparaîtra ici, visible uniquement par toi.
review-left-of = Analyse de la partie : { $percent } %, encore { $time } environ. Elle apparaîtra ici, visible uniquement par toi.
review-busy = Plusieurs parties sont déjà en analyse. Réessaie dans quelques minutes.
review-too-slow = C’était trop long : la machine était occupée. Redemande l’analyse plus tard.
review-failed = Cette partie n’a pas pu être analysée. La relecture montre chaque coup.
review-nothing = Rien n’a été joué dans cette partie.
review-gone = L’analyse n’est plus en mémoire. Utilise de nouveau `/match show:analyse` avec ce fichier.

# What was found.
review-head = ### Analyse de { $game } · partie { $match }
review-head-file = ### Analyse de { $game }
review-shared = { WHO($who) ->
        [you] Tu montres
       *[other] { $who } montre
    } l’analyse de { $game } · partie { $match }
review-no-result = La partie n’a pas de résultat ; l’analyse va jusqu’au dernier coup joué.
review-beginning = le début
# by name
review-loss = { $part } : { $who } −{ $percent } % (±{ $error }).
# by name
review-gain = { $part } : { $who } +{ $percent } % par rapport à tout autre coup (±{ $error }).
review-none = Aucune décision n’a fait une différence nettement plus grande que le hasard.
# by name
review-luck-good = De la chance, pas une décision : { $part }, { $who } +{ $percent } % (±{ $error }).
# by name
review-luck-bad = De la malchance, pas une décision : { $part }, { $who } −{ $percent } % (±{ $error }).
review-standing = { $part } : { $chances }.
# by name
review-turned = { $turned } Joué : { $played } { $kind ->
    [loss] Mieux
   *[gain] Sinon
  } : { $other }
review-chance = { FORM($who, as: "plain") } { $percent } %
review-how = Les chances de gagner sont des estimations. { $count } décisions ont été jugées d’après ce que la personne pouvait savoir, face aux coups auxquels pense un bot qui anticipe ; ensuite, tout le monde joue avec bon sens. Contre des personnes qui voient plus loin, une avance compte moins.

# A turning point.
review-turning = ### { $number } sur { $count } · { $part }
# by name
review-left = Après cela, { $who } gagne environ { $percent } fois sur 100.
review-played = **Joué :** { $words }
review-better = **Mieux :** { $words }
review-second = **Le meilleur des autres coups :** { $words }
# by name
review-why = **Pourquoi :** ce qu’aura { $who } quelques tours plus tard avec le meilleur des deux : { $terms }.
review-why-others = Ce que cela change pour les autres : { $others }.
review-why-more = **Pourquoi :** quelques tours plus tard, tout le monde a plus avec le meilleur des deux coups ; la personne qui y gagne le plus passe devant : { $all }.
review-why-less = **Pourquoi :** quelques tours plus tard, tout le monde a moins avec le meilleur des deux coups ; la personne qui y perd le moins passe devant : { $all }.
review-why-none = **Pourquoi :** rien, dans la position, ne suffit à l’expliquer ; c’est la suite qui le montre.
review-band-played = Ce qui a été joué
review-band-better = Ce qui était mieux
review-band-second = L’autre coup
review-shown-as = L’image : { $what }
# by name
review-button = { $number } · { $who }
review-back = ‹ La courbe
review-show-played = Montrer ce qui a été joué
review-show-better = Montrer ce qui était mieux
review-show-second = Montrer l’autre coup
discord-name-review = analyse
