# The rules of `magellan` in short, for reading in place.

magellan-brief = le meilleur revenu du globe
magellan-blurb = Envoie des équipes de techniciens autour du monde de 1986, mets des pays en valeur et vis de leur revenu ; des cartes historiques changent le monde. De 2 à 4 personnes.

magellan-rules-1 =
    La carte est une grille de dix degrés. 5N1 est la cinquième rangée au nord de l’équateur et la première colonne à l’est de Greenwich : Paris. Les colonnes 1 à 18 sont à l’est de Greenwich, 19 à 36 à l’ouest. Les bords gauche et droit se touchent, les pôles non.
    {""}
    Tu pars { $bases ->
        [1] d’une île australe, loin des autres,
        [2] d’une île du Pacifique ou de l’Arctique, loin des autres,
        [3] d’une île de l’Atlantique, près des autres,
        [4] d’une île près des Fidji, près des autres,
       *[other] d’une île
    } avec cinq jeeps, trois bateaux et { $seats ->
        [2] 1 200 M
        [3] 800 M
        [4] 600 M
       *[other] de l’argent : 1 200 M à deux, 800 M à trois, 600 M à quatre
    }. { $start ->
        [plain] Aucune carte n’est visible au départ.
       *[other] Deux découvertes et cinq pays sont ouverts au départ.
    } Amène une jeep dans la capitale d’un pays dont la carte est visible, paie, et le pays est à toi. Un revenu au-dessus de { $target ->
        [any] l’objectif de la table (150 M, 100 M ou 75 M)
       *[other] { $target } M
    } gagne la partie ; seuls les revenus imprimés comptent. L’objectif est écrit après chaque revenu sur l’image de la table.

magellan-rules-2-title = Un tour
magellan-rules-2 =
    1. **Lance le dé.** Un six se relance et s’ajoute. La somme fait tes **points** de déplacement.
    2. Si le dé montre un **quatre ou un cinq**, retourne une carte du paquet de ton choix : un pays à mettre en valeur, ou une carte historique qui agit tout de suite. Il y a { $countries ->
        [any] 50 pays, ou 100 avec le supplément,
       *[other] { $countries } pays
    } et des cartes historiques { $history6 ->
        [any] des séries 1 à 5, avec les suppléments aussi 6 à 10 et 11 à 15.
        [on] { $history11 ->
            [on] des séries 1 à 15.
           *[other] des séries 1 à 10.
        }
       *[other] { $history11 ->
            [on] des séries 1 à 5 et 11 à 15.
           *[other] des séries 1 à 5.
        }
    } Les cartes sans effet au niveau de la table sont retirées.
    3. **Bouge** tes pions, dans l’ordre que tu veux, et achète, mets en valeur ou vends à ton gré. Les points restants sont perdus.
    {""}
    Un joueur qui n’a ni argent ni pays à la fin de son tour quitte la partie.

magellan-rules-3-title = Mouvement
magellan-rules-3 =
    Une ligne de la grille coûte 1 point à un **bateau** et 2 à une **jeep**. Embarquer coûte 1 point, débarquer aussi. Une diagonale fait deux lignes. Un bateau transporte une jeep.
    {""}
    D’une case à l’autre, les bateaux ont besoin d’eau libre, les jeeps de terre. Une case peut avoir plusieurs mers ou plusieurs terres qui ne se touchent pas : 5N1 a la Manche et la Méditerranée. Le canal de Suez coûte 1 point, celui de Panama est gratuit.
    {""}
    Choisis un pion et un lieu ; le chemin le moins cher est trouvé pour toi, avec embarquement, trajet, débarquement et route en une seule fois. À prix égal, le bot préfère un chemin sans bataille, puis un chemin qui gagne une prime en jeu. Si le lieu est trop loin pour tes points, le pion avance autant qu’il peut.

magellan-rules-4-title = Pays et argent
magellan-rules-4 =
    Une jeep sur la terre de la capitale met le pays en valeur pour son prix, tout de suite et à ton propre tour. Une jeep peut mettre en valeur plusieurs pays et continuer.
    {""}
    Les revenus sont payés quand une carte **revenu** (séries 2, 7, 12) est retournée : chacun reçoit le sien.
    {""}
    Une jeep coûte 10 M, un bateau 25 M, un avion 50 M ; tu peux avoir au plus 18 jeeps, 6 bateaux et 6 avions. Les pions neufs arrivent à ta base. La banque reprend un pays à moitié prix ; sa carte est de nouveau visible.
    {""}
    Si tu ne peux pas payer ce que tu dois, tu dois vendre des pays. Si tu n’en as pas à vendre, ou si le paiement a pris tout ton argent sans qu’il te reste un pays, tu quittes aussitôt la partie. Tant qu’une carte interdit de vendre, ce que tu ne peux pas payer t’est épargné.

magellan-rules-5-title = Cartes historiques
magellan-rules-5 =
    Certaines agissent aussitôt, d’autres restent en jeu : primes à qui atteint un lieu en premier, revenus, frais et prix changés jusqu’à la prochaine carte d’économie (séries 4, 9, 14), guerres jusqu’à une carte de paix ou pour quelques manches. Les cartes jouées passent sous leur paquet.
    {""}
    Un pion doit entrer dans un lieu après que sa carte a été retournée. Une jeep l’atteint à terre, un avion quand il y vole et s’y pose, à terre ou sur un bateau ; un avion amené par un bateau ne l’atteint pas. Une jeep qui embarque et débarque dans la même case n’y est pas entrée.
    {""}
    Les primes pour des pays comptent chaque pays une fois, dès que la carte est retournée.

magellan-rules-6-title = Guerre
magellan-rules-6 =
    { $level ->
        [peace] **Cette table joue sans guerre.** Ailleurs, tant qu’il y a la guerre
       *[other] Tant qu’il y a la guerre
    }, les ennemis d’une même case se battent, d’abord les avions, puis les bateaux, puis les jeeps : un dé chacun, le plus bas perd un pion, l’égalité profite au joueur dont c’est le tour, jusqu’à ce qu’un camp n’en ait plus. Le pion le moins chargé est perdu d’abord. Les pions à bord ne se battent pas et sont perdus avec ce qui les transporte.
    {""}
    Un pion en route s’arrête là où il rencontre un ennemi. Une jeep sur la terre d’une capitale ennemie prend possession du pays sans payer si le propriétaire n’a pas de jeep dans la case.
    {""}
    Une nouvelle guerre remplace l’ancienne. Une guerre finit avec une carte de paix, après ses manches, ou quand il ne reste qu’un camp dans la partie.

magellan-rules-7-title = Avions
magellan-rules-7 =
    { $level ->
        [any] Niveaux *1re variante* et *2e variante* :
        [peace] **Cette table joue sans avions.** Ailleurs :
        [simplest] **Cette table joue sans avions.** Ailleurs :
       *[other] Cette table joue avec des avions :
    } deux lignes coûtent 1 point, les demi-points s’arrondissent à l’unité supérieure, et aucun vol n’est gratuit. Un avion se pose dans tes pays ou là où tu as une jeep à terre, au cours du même tour. Il transporte une jeep, qui embarque sur la même terre ; pour une jeep à côté de lui, embarquer, voler et descendre ne font qu’un seul choix.
    {""}
    En guerre, un avion peut bombarder une case en vol, si aucun avion ennemi n’y est (il faut d’abord le combattre). Le dé spécial : ton avion est abattu ; une jeep ; deux jeeps ; un bateau ; une jeep et un bateau ; raté. Le propriétaire choisit ce qui est perdu. Les bombes touchent les jeeps à terre et les bateaux, et ce que transporte un bateau coule avec lui ; jeeps et avions à bord ne peuvent pas être touchés séparément. Une face sans pion correspondant ne touche rien.
    {""}
    Dans une guerre entre avions seulement, les avions se combattent et bombardent ; jeeps et bateaux ne se battent pas et ne prennent aucun pays.

magellan-rules-8-title = 2e variante
magellan-rules-8 =
    { $level ->
        [any] Niveau *2e variante* :
        [experts] Cette table joue la 2e variante :
       *[other] **Pas à cette table.** Dans la 2e variante :
    } les avions se posent aussi sur tes bateaux vides et restent à bord pendant qu’ils naviguent. Un avion venu avec une jeep repart avec elle. Un avion sur un bateau ne se bat pas en l’air et n’empêche pas de bombarder ; il coule avec son bateau.
    {""}
    Avant un combat naval, chaque avion sur tes bateaux de la case peut bombarder deux fois, une fois par tour : d’abord ceux du joueur dont c’est le tour, puis, quand la bataille est choisie, ceux du joueur attaqué.
    {""}
    Les paragraphes à astérisque des cartes comptent : les guerres ont des **alliés**. Les alliés ne se battent pas ; le joueur qui prend un pays paie à chaque allié une part de son prix ; pour chaque pion détruit par un ennemi, chaque allié du perdant en perd un du même type.

magellan-rules-9-title = Gagner
magellan-rules-9 =
    Un revenu au-dessus de { $target ->
        [any] l’objectif de la table
       *[other] { $target } M
    } gagne la partie aussitôt. { $end ->
        [any] Le gagnant s’en va, son argent est partagé, ses pays sont de nouveau ouverts, et les autres jouent pour les places (ou la partie s’arrête, selon la table).
        [winner] La partie s’arrête.
       *[other] Le gagnant s’en va, son argent est partagé, ses pays sont de nouveau ouverts, et les autres jouent pour les places.
    } { $rounds ->
        [any] Avec une limite de manches, les revenus les plus élevés gagnent.
        [none] Il n’y a pas de limite de manches.
       *[other] Après { $rounds } manches, les revenus les plus élevés gagnent.
    }
