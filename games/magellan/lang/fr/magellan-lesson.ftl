# The lesson of `magellan`: what the teacher says. p1 is the learner, p2 the other player; the steps stand in games/magellan/data/lesson.toml.

magellan-lesson-world = Encerclés : les pays ouverts, avec leur prix et ce qu’ils rapportent à chaque revenu. Un revenu de plus de 75 M gagne. Une jeep dans sa capitale met un pays en valeur.

magellan-lesson-throw = Le résultat du dé fait tes **pas**. Un bateau en paie 1 par ligne franchie, une jeep à terre 2 ; embarquer ou débarquer coûte 1. Ta base est encerclée. **Jette le dé.**
magellan-lesson-throw-done = Un 2 : assez pour prendre la mer.

magellan-lesson-sail = Ⓐ Ta base est à 6 pas Ⓑ de la **France**, le meilleur pays ouvert : 565 M, et 53 M à chaque revenu. **Achète un avion** pour plus tard, et envoie une **jeep vers la France**.
magellan-lesson-sail-deed = Avion 50 M, jeep vers la France
magellan-lesson-sail-done = Ta jeep est en mer.
magellan-lesson-sail-nothing = Les pas restants sont perdus, et 2 mettent une jeep en mer.
magellan-lesson-sail-plane = C’est la bonne route. Mais il te faudra bientôt un avion : achètes-en un d’abord.
magellan-lesson-sail-italy = La France coûte autant, rapporte 9 M de plus et est plus proche d’un pas.
magellan-lesson-sail-else = Permis. Mais qui arrive en premier à une capitale a le pays. Pars tout de suite.

magellan-lesson-again = Ⓐ Ton bateau avec sa jeep est à 4 pas de Paris. Ⓑ { $p2 } a pris la mer aussi. **Jette le dé.**
magellan-lesson-again-done = Un 6 se rejette : 10 pas !

magellan-lesson-card = Le 4 de ton jet donne une carte, et tu choisis le paquet. L’histoire a des revenus, des cadeaux et des guerres ; un revenu n’aide que qui a des pays. Tu n’en as pas encore : **pioche un pays** (encerclé).
magellan-lesson-card-done = Brunei : bon marché, mais loin.
magellan-lesson-card-history = Un revenu n’aide que qui a des pays.
magellan-lesson-card-else = Tu as assez de pions pour l’instant : pioche un pays.

magellan-lesson-develop = Ⓐ Ton bateau avec sa jeep est à 4 pas de Paris. Ⓑ La **France** coûte 565 M et rapporte ensuite 53 M à chaque revenu. Mets-la en valeur avant { $p2 }, puis envoie **une jeep vers l’Italie**.
magellan-lesson-develop-deed = France, jeep vers l’Italie : +53
magellan-lesson-develop-done = La France est à toi.
magellan-lesson-develop-italy = Un bon pays. Mais ce que tu laisses, { $p2 } peut le prendre : le meilleur d’abord.
magellan-lesson-develop-rest = Tu as la France ! Mais les pas ne se gardent pas : envoie une jeep vers l’Italie.
magellan-lesson-develop-else = Possible, mais { $p2 } est aussi près de la France.

magellan-lesson-race = { $p2 } est en Italie (encerclée) avant toi. Tu gagnes 53 M à chaque revenu, { $p2 } 44 M. C’est la paix : les bateaux peuvent partager une case.

magellan-lesson-third = Il te faut de l’argent, et il vient des cartes, que donne un 4 ou un 5. Ton revenu est encerclé. **Jette le dé.**
magellan-lesson-third-done = 6 et 5 : onze pas et une carte.

magellan-lesson-revenue = Une carte historique sur cinq est un revenu : *chacun* reçoit le sien, et le tien est le plus grand. **Pioche histoire** (encerclé).
magellan-lesson-revenue-done = Un revenu : tu reçois 53 M.
magellan-lesson-revenue-geographic = Utile aussi. Mais un revenu te rapporte plus qu’aux autres.
magellan-lesson-revenue-else = Rien ne vaut plus maintenant qu’un revenu : pioche histoire.

magellan-lesson-plane = Un avion franchit *deux* lignes par pas, vers tes pays ou tes jeeps. Ⓐ **Envoie une jeep par avion** de ta base Ⓑ **en France** : une seule garde se perd vite à la guerre.
magellan-lesson-plane-deed = Une jeep par avion en France : 4
magellan-lesson-plane-done = Deux jeeps gardent la France.
magellan-lesson-plane-else = Une jeep seule se perd vite à la guerre. Amène une deuxième en France.

magellan-lesson-guest = { $p2 } a conduit sa jeep d’Italie en France (encerclée). En paix les pays sont sûrs. Mais personne ne garde plus l’Italie.

magellan-lesson-sixes = Cela va te plaire : **jette le dé.**
magellan-lesson-sixes-done = 22 pas, et une carte !

magellan-lesson-war = En guerre, des ennemis dans une case se battent, et un pays sans garde se prend pour rien. Tu es à deux contre un en France, et l’Italie est vide : risque une guerre. **Pioche histoire** (encerclé).
magellan-lesson-war-done = La guerre contre { $p2 }, pour trois manches !
magellan-lesson-war-geographic = Le choix sûr. Mais une guerre t’aiderait maintenant.
magellan-lesson-war-else = Rien ne t’aide plus maintenant qu’une carte. Pioche histoire.

magellan-lesson-fight = Les ennemis se battent d’abord. Chacun jette un dé, le plus haut détruit un pion, et une égalité est à qui attaque : toi. À deux contre un c’est le mieux, commence par la case encerclée : **bats-toi en France**.
magellan-lesson-fight-done = 6 à 5 : la jeep de { $p2 } est détruite.
magellan-lesson-fight-else = Toutes les batailles ont lieu, mais commence là où tes chances sont les meilleures.

magellan-lesson-sea = Maintenant les bateaux dans la case encerclée, au large de l’Italie. Si le tien coule, sa jeep aussi ; une égalité est à toi. **Attaque le bateau de { $p2 }.**
magellan-lesson-sea-done = 4 à 1 : la route de Rome est libre.

magellan-lesson-take = La case encerclée est l’Italie, sans garde : ta jeep débarque pour un pas, et le pays est à toi pour rien. 53 M et 44 M dépassent 75 M. **Prends l’Italie et gagne.**
magellan-lesson-take-done = L’Italie est à toi, et la partie !
magellan-lesson-take-end = À un pas de la victoire ! { $p2 } pourrait ramener une jeep.
magellan-lesson-take-else = Une jeep de France gagne aussi. Mais celle du bateau coûte 1 pas, et la France garde ses gardes.

magellan-lesson-won = Un revenu de 97 M (encerclé) : tu gagnes. Demande-toi à chaque tour : combien cela coûte, combien cela rapporte, à quelle distance, et qui garde ?
magellan-lesson-end = **C’est tout ce qu’il te fallait.** Pour les longs trajets, laisse une *consigne* : elle navigue pendant que tu dors.
