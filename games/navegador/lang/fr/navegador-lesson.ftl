# The lesson of `navegador`: what the teacher says. p1 is the learner; the steps stand in games/navegador/data/lesson.toml.

navegador-lesson-goal = Bienvenue à Lisbonne ! À chaque tour, ton pion avance sur la **rondelle** (entourée) et tu fais ce que dit sa case. Les trois cases suivantes sont gratuites, chaque case de plus coûte un navire. Le joueur qui a le plus de points gagne.
navegador-lesson-sheet = Entourés : argent (cruzados), navires, ouvriers, chantiers navals, fabriques, colonies, églises. À la fin, une colonie vaut 1 point, une fabrique 2, un chantier naval ou une église 3, un explorateur 4. Un **privilège** valorise toute une catégorie : mise *tout sur une seule*.

navegador-lesson-ships = Ta première case est au choix. Explorer demande des navires, et Ⓑ tu en as deux. Ⓐ Ton chantier naval en construit un pour 50, les suivants coûtent 100. **Construis 1 navire.**
navegador-lesson-ships-done = Tu as trois navires.
navegador-lesson-ships-more = C’est la bonne case. Mais ces 100 cruzados te serviront pour des colonies. Construis un seul navire.
navegador-lesson-ships-else = Beaucoup de débuts se valent. Mais explorer tôt rapporte des points et des colonies bon marché.

navegador-lesson-explore = Ⓐ **Deux navires ensemble** entrent dans une mer inconnue ; un est perdu. L’explorateur vaut 4 points, et tu reçois le prix d’une colonie. Ⓑ Tu en as trois : **explore Bahia**.
navegador-lesson-explore-done = Cela t’a rapporté 40 cruzados.
navegador-lesson-explore-two = Deux suffisent pour explorer. Mais chaque colonie demande un navire : emmène le troisième.
navegador-lesson-explore-guine = La Guiné a de l’or, mais moins de colonies, et plus chères. Commence par Bahia.
navegador-lesson-explore-else = Qui arrive en premier à Bahia a l’explorateur, la prime et le premier choix.

navegador-lesson-workers = Ⓐ Une colonie demande un navire et **deux ouvriers**, qui restent à toi. Ⓑ Tu en as trois ; ton église en recrute un pour 50. **Recrute 1 ouvrier**, puis fonde deux colonies.
navegador-lesson-workers-many = Après le premier, ils coûtent 100 chacun, et il te faut de quoi payer deux colonies.
navegador-lesson-workers-early = Une colonie est à toi. Mais avec un ouvrier de plus, tu en aurais fondé deux.
navegador-lesson-workers-done = Assez pour deux colonies.
navegador-lesson-workers-else = C’est possible. Mais les autres iront aussi à Bahia : prépare deux colonies.

navegador-lesson-colony = Tes navires sont sur place, et Colonie, deux cases plus loin, est gratuite. **Colonise Bahia deux fois**, à 40 et 50. Chaque colonie vaut un point et livre un sucre à chaque marché.
navegador-lesson-colony-done = Deux points, deux sucres.
navegador-lesson-colony-one = Tu peux en payer deux, et il faut plusieurs tours pour revenir sur Colonie.
navegador-lesson-colony-else = Tes navires sont à Bahia pour cela : les colonies sont bon marché tant que les autres n’achètent pas.

navegador-lesson-privilege = Ⓐ Un **privilège** coûte Ⓑ un ouvrier. Il valorise toute une catégorie : tes colonies passent à 2 points, et chacune te rapporte 30 tout de suite. **Prends le privilège Colonies.**
navegador-lesson-privilege-done = 60 pour un ouvrier.
navegador-lesson-privilege-kind = Bien pour qui mise sur cette catégorie. Mais tu as deux colonies, et d’autres à portée.
navegador-lesson-privilege-else = Il y en a un par catégorie jusqu’à la phase II, et le bonus seul est de 60.

navegador-lesson-market = **Vends** une unité par colonie ou **transforme** une unité par fabrique. Vendre fait baisser un prix, transformer le fait monter. **Vends du sucre, transforme de l’or** dans la fabrique orange, que tout le monde possède.
navegador-lesson-market-done = La prochaine vente rapportera moins.
navegador-lesson-market-same = Tout aussi bon : les épices rapportent 30 aussi. Pour suivre la leçon, transforme de l’or.
navegador-lesson-market-orange = Transformer est rentable quand le prix est bas. Le sucre est au plus haut : vends-le.
navegador-lesson-market-else = Mais tu as deux sucres au meilleur prix, et la fabrique orange ajoute 30.

navegador-lesson-build = Ⓐ Chaque bâtiment vendu rend le suivant de sa ligne plus cher. Une fabrique demande trois ouvriers : Ⓑ les tiens. Elle rapporte sans colonie. **Construis une fabrique d’or.**
navegador-lesson-build-deed = Fabrique d’or : 40, +2
navegador-lesson-build-done = Tu transformes désormais deux unités d’or.
navegador-lesson-build-other = Tout aussi bon ! Dans cette leçon, nous continuons avec l’or.
navegador-lesson-build-else = Les fabriques suivantes coûtent 70, et tu as les ouvriers et l’argent.

navegador-lesson-card = La **carte Navegador** te revient : elle te fait naviguer une fois *avant* un tour. L’Angola (entouré) est à une frontière de tes navires de Bahia. **Explore l’Angola avec la carte.**
navegador-lesson-card-done = 90 cruzados et un deuxième explorateur.
navegador-lesson-card-elsewhere = Rien ne paie mieux qu’une découverte : 4 points et une prime.
navegador-lesson-card-else = Une mer inconnue est juste à côté de tes navires : utilise la carte maintenant.

navegador-lesson-same = Maintenant, ton tour normal : Colonie est gratuite. **Colonise l’Angola** : une colonie d’or à 90, que la découverte vient de payer.
navegador-lesson-same-done = Trois colonies, 2 points chacune.
navegador-lesson-same-else = Bien, mais quelqu’un d’autre ira en Angola et achètera cette colonie.

navegador-lesson-phase = J’ai joué la suite. { $p3 } a exploré le Cap : **phase II** (entourée). Les navires franchissent deux frontières, ouvriers et navires au prix fort coûtent 200.
navegador-lesson-pay = Ⓐ Bâtiments est à **quatre** cases, une de plus que les gratuites : cela coûte Ⓑ ton navire. Avec ton privilège, une église vaut 5 points. **Construis une église et sacrifie le navire.**
navegador-lesson-pay-done = Une église à temps.
navegador-lesson-pay-nothing = Tu as payé un navire pour rien : permis, mais cher.
navegador-lesson-pay-else = Les cases gratuites sont la règle. Mais cette église vaut 5 points maintenant, et plus avec chaque privilège.

navegador-lesson-last = Bien plus tard. Quand **Nagasaki est explorée ou le dernier bâtiment vendu**, chacun a encore un tour. Il en reste un, et tu mènes : **achète le dernier bâtiment**.
navegador-lesson-last-done = Ton dernier tour.
navegador-lesson-last-open = { $p2 } gagne plus que toi à chaque tour. Termine la partie tant que tu mènes.
navegador-lesson-last-else = 200 cruzados font un point. Quand on mène, on met fin à la partie.

navegador-lesson-king = Seuls les points comptent. Ⓐ Jusqu’à neuf, chaque ouvrier coûte 50 et vaut 1 point ; les autres, tu les vends 100. À la fin, tu places le **privilège du Roi**, au mieux sur Ⓑ les fabriques. **Recrute 7 ouvriers.**
navegador-lesson-king-done = Quatorze points en un tour.
navegador-lesson-king-king = Il compte une fois pour chaque élément de sa catégorie : c’est sur Fabriques qu’il rapporte le plus.
navegador-lesson-king-fewer = Jusqu’à neuf, chaque ouvrier vaut un point pour 50 ; au-delà, il rapporte 50. Prends-les tous.
navegador-lesson-king-else = Cela rapporte, mais 200 cruzados font un point. Des ouvriers à 50 font quatre points d’un coup.

navegador-lesson-finish = Ta colonne est entourée : sept églises à neuf, dix fabriques à cinq. Voilà ce qui gagne : *une seule catégorie, et ses privilèges*. { $p2 } a gardé 3 730 cruzados, qui ne valent que 18 points.
navegador-lesson-end = **C’est tout ce qu’il te fallait :** prévois deux cases d’avance, vends cher, transforme à bas prix, mise sur une catégorie, et finis la partie tant que tu mènes.
