# The rules of `navegador` in short, for reading in place.

navegador-brief = fonder, construire, vendre
navegador-blurb = Explore la mer du Brésil au Japon, fonde des colonies, développe ton commerce, et choisis tes actions sur une rondelle. De 2 à 5 personnes, environ 35 tours chacun.

navegador-rules-1 =
    Tu diriges une maison de commerce à l’époque des découvertes portugaises. Le joueur qui a le plus de **points** gagne. Chaque ouvrier, chaque navire en jeu et chaque lot de 200 cruzados font un point. Le reste vient de cinq catégories, et des **privilèges**, qui valorisent toute une catégorie :
    {""}
    • Colonie : 1 point, et 1 de plus par privilège.
    • Fabrique : 2 points, et 1 de plus par privilège.
    • Explorateur : 4 points, et 1 de plus par privilège.
    • Chantier naval : 3 points, et 2 de plus par privilège.
    • Église : 3 points, et 2 de plus par privilège.
    {""}
    Tu commences avec 200 cruzados, 3 ouvriers, 2 navires au Portugal, un chantier naval, une église et une fabrique orange, qui compte comme fabrique.

navegador-rules-2-title = Un tour : la rondelle
navegador-rules-2 =
    Avance ton pion sur la rondelle et fais ce que dit sa case. Les trois cases suivantes sont gratuites, chaque case de plus coûte un de tes navires, pris n’importe où. Revenir sur la même case, c’est faire un tour complet : huit cases, cinq navires. La première case est au choix.
    {""}
    Une action peut se faire en partie seulement, ou pas du tout.

navegador-rules-3-title = Naviguer et explorer
navegador-rules-3 =
    Chacun de tes navires peut franchir autant de frontières que le numéro de la **phase** (I à III).
    {""}
    On n’entre dans une zone inconnue qu’avec au moins deux navires ensemble ; un jeton de perte supplémentaire ({ $seats ->
        [2] Nagasaki et Macau
        [3] Nagasaki et Macau
        [4] Nagasaki
        [5] Nagasaki
       *[other] Nagasaki, et Macau à 2 ou 3
    }) en exige trois. L’un d’eux est perdu (deux avec le jeton), les autres s’y arrêtent. Tu reçois un **explorateur**, les colonies sont révélées, et la banque te paie le prix de la moins chère. Une navigation explore une seule zone.
    {""}
    Cabo da Boa Esperança ouvre la phase II, Malaca la phase III, une fois l’action finie. La galerie des privilèges est alors complétée.

navegador-rules-4-title = Recruter, bâtir, fonder
navegador-rules-4 =
    • **Ouvriers** : un par église à 50, les suivants à 100 fois la phase. La limite est neuf. Les ouvriers à 50 au-delà sont revendus aussitôt 100 chacun, mais il faut d’abord pouvoir tout payer.
    • **Navires** : de même avec les chantiers navals ; la limite est sept en jeu. Les nouveaux partent du Portugal.
    • **Colonie** : achète des colonies là où tu as des navires. Chacune demande son propre navire sur place et deux ouvriers ; la moins chère d’abord. Navires et ouvriers restent à toi.
    • **Bâtiments** : une fabrique demande trois ouvriers, un chantier naval quatre, une église cinq ; tes ouvriers doivent suffire pour le tout. Le prix monte à chaque bâtiment d’une ligne.

navegador-rules-5 =
    Pour chaque marchandise, vends au plus une unité par colonie, ou transforme au plus une unité par fabrique. Toutes les unités d’une marchandise rapportent le prix actuel ; ensuite, son marqueur descend d’un cran par unité vendue, ou monte d’un cran par unité transformée, et s’arrête au bout de sa colonne.
    {""}
    La fabrique orange sert pour une marchandise au choix, que tu ne vends pas.

navegador-rules-6 =
    Échange un ouvrier (il faut en garder deux) contre **un** privilège de la galerie. Trois au plus par catégorie. Pour chaque élément de la catégorie que tu possèdes, ton premier privilège paie un bonus de 30, le deuxième 20, le troisième 10 ; pour chantiers navals et églises 50, 40 et 30.
    {""}
    La galerie commence avec un privilège par catégorie. Elle est complétée au début d’une phase, jusqu’à { $seats ->
        [2] un par catégorie en phase II, et un en phase III
        [3] un par catégorie en phase II, et deux en phase III
        [4] deux par catégorie en phase II, et deux en phase III
        [5] deux par catégorie en phase II, et trois en phase III
       *[other] ces nombres par catégorie en phases II et III : 1 et 1 à deux, 1 et 2 à trois, 2 et 2 à quatre, 2 et 3 à cinq
    } (il y en a six en tout).

navegador-rules-7-title = La carte Navegador
navegador-rules-7 =
    Le joueur qui l’a peut naviguer une fois de plus **avant** un tour, avec toutes les règles de la navigation ; pas à la première manche. Utiliser la carte, c’est faire naviguer au moins un navire. La carte passe ensuite à droite. Le navire orange marque la case où est le pion du joueur qui la reçoit ; si ce pion atteint ou dépasse de nouveau cette case sans que la carte ait servi, elle passe aussi à droite.
    {""}
    Une phase ouverte par cette navigation compte déjà pour le tour qui suit.

navegador-rules-8 =
    Quand Nagasaki est explorée ou que le dernier bâtiment est vendu, on finit le tour, et chacun en a encore un.
    {""}
    À la fin de ton dernier tour, tu places ton **privilège du Roi** sur une catégorie avec moins de trois privilèges ; le meilleur choix est proposé. Il ne paie pas de bonus. À égalité, le joueur qui a la carte Navegador, ou la recevrait ensuite, gagne.
    {""}
    { $king ->
        [any] Dans la variante **Privilège du Roi à Goa**, il attend là-bas
        [goa] **Cette table joue autrement :** le privilège du Roi attend à Goa
       *[other] Dans la variante *Privilège du Roi à Goa*, que cette table ne joue pas, il attend là-bas
    } : avec un navire à Goa, tu peux le prendre sur la case Privilège au lieu d’un autre de la galerie, sans payer d’ouvrier, et avec le bonus. Si tu ne vas pas le chercher, il ne vaut rien.

navegador-rules-9 =
    Un tour normal demande de deux à cinq clics : une réponse verte est jouée tout de suite ; ou choisis une case gratuite, puis les détails. Au clavier : `/move line: sailing portugal>guine:2`, `workers 2`, `market1 su=s1 go=- sp=p1`, `colony bahia:70+rio:50`, `privilege church`, `buildings gold:40`, `navegador guine>angola:2`.
    {""}
    Une navigation qui explore ne s’annule pas. *Explorer, puis continuer* révèle les colonies aussitôt et laisse tes autres navires partir ensuite.
