# The lesson of `magellan`: what the teacher says. p1 is the learner, p2 the other player; the steps stand in games/magellan/data/lesson.toml.

magellan-lesson-world = Amène une jeep dans la capitale d’un pays ouvert (entouré) et paie son prix en millions (M) : tu le **mets en valeur**, et il est à toi. À chaque carte revenu, tu touches son revenu. Un revenu de plus de 75 M gagne la partie.

magellan-lesson-throw = Le résultat du dé te donne tes **points** de déplacement. Un bateau en paie 1 par ligne franchie, une jeep à terre 2 ; embarquer ou débarquer coûte 1. Ta base est entourée. **Lance le dé.**
magellan-lesson-throw-done = Un 2 : assez pour prendre la mer.

magellan-lesson-sail = Ⓐ Ta base est à 6 points Ⓑ de la **France**, le meilleur pays ouvert : 565 M, et 53 M à chaque carte revenu. **Achète un avion** pour plus tard, et envoie une **jeep vers la France**.
magellan-lesson-sail-deed = Avion 50 M, jeep vers la France
magellan-lesson-sail-done = Ta jeep est en mer.
magellan-lesson-sail-nothing = Les points restants sont perdus, et 2 suffisent pour mettre une jeep en mer.
magellan-lesson-sail-plane = C’est la bonne route. Mais il te faudra bientôt un avion : achètes-en un d’abord.
magellan-lesson-sail-italy = La France coûte autant, rapporte 9 M de plus et est plus proche d’un point.
magellan-lesson-sail-else = C’est permis. Mais le pays va à qui arrive en premier dans la capitale. Pars tout de suite.

magellan-lesson-again = Ⓐ Ton bateau et sa jeep sont à 4 points de Paris. Ⓑ { $p2 } aussi a pris la mer. **Lance le dé.**
magellan-lesson-again-done = Un 6 se relance : 10 points !

magellan-lesson-card = Le 4 de ton lancer donne une carte, et tu choisis le paquet. L’histoire apporte revenus, cadeaux et guerres ; mais un revenu n’aide que si l’on a des pays. Tu n’en as pas encore : **pioche un pays** (paquet entouré).
magellan-lesson-card-done = Brunei : bon marché, mais loin.
magellan-lesson-card-history = Une carte revenu n’aide que si l’on a des pays.
magellan-lesson-card-else = Tu as assez de pions pour l’instant : pioche un pays.

magellan-lesson-develop = Ⓐ Ton bateau et sa jeep sont à 4 points de Paris. Ⓑ La **France** coûte 565 M et rapporte ensuite 53 M à chaque carte revenu. Mets-la en valeur avant { $p2 }, puis envoie **une jeep vers l’Italie**.
magellan-lesson-develop-deed = France, jeep vers l’Italie : +53
magellan-lesson-develop-done = La France est à toi.
magellan-lesson-develop-italy = Un bon pays. Mais ce que tu laisses, { $p2 } peut le prendre : le meilleur d’abord.
magellan-lesson-develop-rest = Tu as la France ! Mais les points ne se gardent pas : envoie une jeep vers l’Italie.
magellan-lesson-develop-else = Possible, mais { $p2 } aussi est près de la France.

magellan-lesson-race = { $p2 } est en Italie (entourée) avant toi. Tu touches 53 M à chaque carte revenu, { $p2 } 44 M. C’est la paix : les bateaux peuvent partager une case.

magellan-lesson-third = Il te faut de l’argent, et il vient des cartes, qu’un 4 ou un 5 te donne. Ton revenu est entouré. **Lance le dé.**
magellan-lesson-third-done = 6 et 5 : onze points et une carte.

magellan-lesson-revenue = Une carte historique sur cinq paie les revenus : *chacun* touche le sien, et le tien est le plus élevé. **Pioche une carte historique** (paquet entouré).
magellan-lesson-revenue-done = Les revenus sont payés : tu touches 53 M.
magellan-lesson-revenue-geographic = Utile aussi. Mais une carte revenu te rapporte plus qu’aux autres.
magellan-lesson-revenue-else = Rien ne vaut mieux en ce moment qu’une carte revenu : pioche une carte historique.

magellan-lesson-plane = Un avion franchit *deux* lignes par point, vers tes pays ou tes jeeps. Ⓐ **Envoie une jeep par avion** de ta base Ⓑ **en France** : une jeep seule se perd vite à la guerre.
magellan-lesson-plane-deed = Jeep par avion en France : 4 points
magellan-lesson-plane-done = Deux jeeps gardent la France.
magellan-lesson-plane-else = Une jeep seule se perd vite à la guerre. Amènes-en une deuxième en France.

magellan-lesson-guest = { $p2 } a conduit sa jeep d’Italie en France (entourée). En temps de paix, les pays sont à l’abri. Mais plus personne ne garde l’Italie.

magellan-lesson-sixes = Cela va te plaire : **lance le dé.**
magellan-lesson-sixes-done = 22 points, et une carte !

magellan-lesson-war = En guerre, les ennemis d’une même case se battent, et un pays sans garde se prend sans payer. Tu es à deux contre un en France, et l’Italie est vide : risque une guerre. **Pioche une carte historique** (paquet entouré).
magellan-lesson-war-done = C’est la guerre contre { $p2 }, pour trois manches !
magellan-lesson-war-geographic = Le choix de la prudence. Mais une guerre t’aiderait maintenant.
magellan-lesson-war-else = Le plus utile en ce moment, c’est une carte : pioche une carte historique.

magellan-lesson-fight = Les ennemis se battent d’abord. Chacun lance un dé, le plus haut détruit un pion, et l’égalité profite à qui attaque : toi. Le mieux, c’est à deux contre un : commence par la case entourée et **bats-toi en France**.
magellan-lesson-fight-done = 6 à 5 : { $p2 } perd sa jeep.
magellan-lesson-fight-else = Toutes les batailles ont lieu, mais commence là où tes chances sont les meilleures.

magellan-lesson-sea = Place aux bateaux, dans la case entourée, au large de l’Italie. Si le tien coule, sa jeep aussi ; l’égalité est pour toi. **Attaque le bateau { FORM($p2, as: "de") }.**
magellan-lesson-sea-done = 4 à 1 : la route de Rome est libre.

magellan-lesson-take = La case entourée est l’Italie, sans garde : ta jeep débarque pour un point, et le pays est à toi sans payer. 53 M et 44 M dépassent 75 M. **Prends l’Italie et gagne.**
magellan-lesson-take-done = L’Italie est à toi, et la partie !
magellan-lesson-take-end = Il ne te manque qu’un point pour gagner ! { $p2 } pourrait ramener une jeep.
magellan-lesson-take-else = Une jeep de France gagne aussi. Mais celle du bateau ne coûte que 1 point, et la France reste bien gardée.

magellan-lesson-won = Un revenu de 97 M (entouré) : tu gagnes. Demande-toi à chaque tour : combien ça coûte, combien ça rapporte, à quelle distance, et qui le garde ?
magellan-lesson-end = **C’est tout ce qu’il te fallait.** Pour les longs trajets, laisse une *consigne* (*Plus* › *Prévoir*) : tes pions avancent pendant que tu dors.
