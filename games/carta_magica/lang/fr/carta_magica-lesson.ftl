# The lesson of `carta_magica`: what the teacher says. p1 is the learner, p2 the rival; the steps stand in games/carta_magica/data/lesson.toml.

carta-magica-lesson-sea = Ohé ! Fais le tour de la grande île et rentre. En route, prends des marchandises, vends-les dans les ports marqués d’un **sac** et achète des talismans dans ceux marqués d’une **gemme**. Un talisman (entouré) vaut les points de sa couronne. Qui a le plus de points gagne.

carta-magica-lesson-settle = Ⓐ La **Baie de l’Aube** est un port d’attache près d’un port qui achète. Ta **mission** est un talisman qui vaut 10 points de plus pour toi : Ⓑ l’**Anneau de braise**, 5 et 10 points, est déjà en vente.
carta-magica-lesson-settle-deed = Baie de l’Aube : Anneau de braise, +15
carta-magica-lesson-settle-done = Ton pavillon flotte sur la Baie de l’Aube.
carta-magica-lesson-settle-else = Bon choix pour une vraie partie. Cette leçon part de la Baie de l’Aube, pour l’Anneau de braise, avec la Cartographe.

carta-magica-lesson-spin = Le nombre de la **roue** (entourée) dit jusqu’où tu navigues ; ses signes, ce que tu peux faire à la place : marchandises (tonneau), magie (étoile) ou carte. La partie sombre est une tempête. **Tourne !**
carta-magica-lesson-spin-done = La roue donne 6.

carta-magica-lesson-goods = Fais maintenant *une seule* chose : Ⓐ avancer de 6 cases au plus, prendre 6 marchandises ou 6 points de magie. Ⓑ Tu as 3 marchandises et de la place pour 8 ; deux se vendent pour 1 or. **Prends des marchandises.**
carta-magica-lesson-goods-done = La cale est pleine.
carta-magica-lesson-goods-sail = { $p2 } aussi part tout de suite. Mais 3 marchandises ne donnent que 1 or, et un talisman en coûte 2.
carta-magica-lesson-goods-magic = La magie sert contre les monstres, et tu en as déjà 3 points. Les marchandises deviennent de l’or, l’or des points.
carta-magica-lesson-goods-else = Possible. Mais sans marchandises pas d’or, et sans or pas de talisman.

carta-magica-lesson-sell = Encore un 6. La ligne pointillée montre ta portée, uniquement sur l’eau. Ⓐ Le Port de l’Enclume achète Ⓑ tes marchandises, deux pour 1 or : **vends-y les 8**.
carta-magica-lesson-sell-done = 4 or ; la carte du port : un monstre.
carta-magica-lesson-sell-less = C’est le bon port. Mais l’or achète les talismans : vends tout.
carta-magica-lesson-sell-sail = C’est en pleine mer. Cela ne rapporte rien, et le Port de l’Enclume est à portée.
carta-magica-lesson-sell-else = Ta cale est pleine. Les marchandises ne valent rien tant que tu ne les vends pas.

carta-magica-lesson-monster = Ⓐ Le Roi des crabes a une force de 7 et garde 2 or. Mise de la magie et tourne : il faut 7 en tout. En cas d’échec, tu perds tes marchandises, et tu n’en as pas. Ⓑ **Mise 3 points de magie** : un 4 suffit.
carta-magica-lesson-monster-done = 12 contre 7 : dompté.
carta-magica-lesson-monster-else = Il y a peu à perdre. Mais 2 or font un talisman, et la magie augmente tes chances de les gagner.

carta-magica-lesson-storm = { $p2 } déclenche la tempête : *tous* les navires dérivent de deux cases, cette fois vers l’est. Le tien (entouré), au bord, n’a pas pu bouger : **endommagé**, comme celui { FORM($p2, as: "de") }. Il attend un marteau, une carte ou 2 or.

carta-magica-lesson-repaired = Un 7 avec un **marteau** répare ton navire. Ⓐ L’Anse aux Palmes vend des talismans, à 4 cases. Ⓑ Ta mission coûte 2 de tes 6 or : **achète l’Anneau de braise**.
carta-magica-lesson-repaired-done = 5 points, et 10 pour ta mission.
carta-magica-lesson-repaired-other = C’est le bon port. Mais le talisman de ta mission vaut 15 points, et quelqu’un d’autre pourrait l’acheter.
carta-magica-lesson-repaired-back = La Baie de l’Aube vend la même chose. Mais faire demi-tour défait ton tour de l’île, et sans lui pas de retour.
carta-magica-lesson-repaired-card = Alors le marteau est perdu, et ton navire reste endommagé.
carta-magica-lesson-repaired-else = L’Anse aux Palmes est sur ta route, et ta mission y est en vente.

carta-magica-lesson-rival = La **Lanterne de nuit** (entourée) vaut 6 points pour toi, mais 16 pour { $p2 }, dont c’est la mission : **achète-la**. Un navire à côté du tien peut se battre pour elle.
carta-magica-lesson-rival-deed = Lanterne de nuit : 2 or, +6
carta-magica-lesson-rival-done = Dur pour { $p2 }.
carta-magica-lesson-rival-nothing = Chaque pièce d’or vaut un point à la fin. Mais pour 2 or, tu as 6 points.
carta-magica-lesson-rival-else = Ce talisman vaut aussi son prix. Mais la Lanterne de nuit vaut 6 points pour toi et 16 pour { $p2 }.

carta-magica-lesson-card = J’ai acheté la Dent de baleine avec tes dernières pièces d’or. À présent, une carte : certaines se gardent et te sauvent plus tard, d’autres agissent aussitôt. **Pioche une carte.**
carta-magica-lesson-card-done = Une malédiction : d’autres talismans sont en vente.
carta-magica-lesson-card-sail = Avancer n’est jamais une erreur. Mais tu arriveras sans rien à vendre.
carta-magica-lesson-card-else = Pense à ce qu’il te faut ensuite : marchandises, abri contre les tempêtes, chemin du retour.

carta-magica-lesson-battle = { $p2 } t’aborde et **se bat pour la Lanterne de nuit**. Vous tournez la roue, le plus grand nombre gagne : −2 contre ton 5. Prends une carte au perdant ; l’or rapporte des points. **Prends la carte or.**
carta-magica-lesson-battle-deed = Prendre la carte or : +1
carta-magica-lesson-battle-done = La Lanterne de nuit reste à toi.
carta-magica-lesson-battle-siren = Un monstre dompté ajoute 1 la prochaine fois. Mais l’or rapporte des points.
carta-magica-lesson-battle-else = Utile aussi. Mais l’or rapporte des points.

carta-magica-lesson-lap = Tu as navigué au sud, au-delà de l’île, et Ⓑ l’anneau près de ton nom le montre. Ⓐ Ton navire doit faire le tour, par l’ouest et le nord, jusqu’à ton pavillon : le retour vaut 15 points.
carta-magica-lesson-calm = En route, tu as pioché une longue-vue. Puis la roue a donné la tempête : elle a poussé ton navire (entouré) dans une eau pâle et calme. **Sans vent !** Tu repars avec un vent sur la roue, un vent favorable, ou pour 2 marchandises.

carta-magica-lesson-telescope = Pas de vent, mais une carte. Une des tiennes (entourées) est une **longue-vue** : elle te montre trois aventures, et tu prends celle qui te plaît. **Pioche avec la longue-vue.**
carta-magica-lesson-telescope-deed = Piocher avec la longue-vue
carta-magica-lesson-telescope-done = Trois cartes, que personne d’autre ne voit.
carta-magica-lesson-telescope-else = Tu as pioché à l’aveugle, ou pas du tout. La longue-vue te laisse choisir, et il te faut des marchandises.

carta-magica-lesson-peek = Tu n’as ni marchandises pour un paiement ni magie pour une anguille de force 9. Une carte de 3 marchandises (entourée) te sort d’ici : **prends la carte marchandises**.
carta-magica-lesson-peek-deed = Carte marchandises : 3
carta-magica-lesson-peek-done = Ta sortie des eaux calmes.
carta-magica-lesson-peek-else = Tu n’as ni marchandises pour payer ni magie pour un monstre.

carta-magica-lesson-tow = Pas de vent, mais un 7. Ⓐ Ton navire repart pour 2 marchandises, et Ⓑ ta carte marchandises les paie. Continue autour de l’île : **fais-toi remorquer jusqu’en H5**.
carta-magica-lesson-tow-deed = Remorquage jusqu’en H5 : 7 cases
carta-magica-lesson-tow-done = Libre, et 7 cases plus près du port.
carta-magica-lesson-tow-else = Possible. Mais ton port est à l’est : sept cases par là t’en rapprochent.

carta-magica-lesson-points = Tu as 28 points (entourés) : 15 pour l’Anneau de braise, 6 et 6 pour les autres, 1 pour la carte or. Le retour vaut 15. Dès qu’un navire est rentré, on finit la manche, et la partie s’arrête.
carta-magica-lesson-end = **C’est tout ce qu’il te fallait :** charger, vendre, acheter, et rentrer à temps.
