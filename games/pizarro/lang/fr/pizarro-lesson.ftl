# The lesson of `pizarro`: what the teacher says. p1 is the learner; the steps stand in games/pizarro/data/lesson.toml.

pizarro-lesson-hand = Bienvenue ! Tu achètes des couronnes, et qui a le plus de **couronnes** gagne. Voici ton argent : la **bourse** dit ce que paie une carte, la couronne ce qu’elle vaut si tu l’as encore à la fin. Ⓐ paie 1 et vaut 3, Ⓑ paie 9 et vaut 1.
pizarro-lesson-offer = **Pizarro** (entouré) est à vendre. Le plus offrant place un navire sur la ligne de Pizarro : à gauche en phase I, ensuite plus à droite, où il y a plus de couronnes. 18 cartes en phase I, puis 12, puis 6.

pizarro-lesson-bid = **Commence bas : enchéris à 2.** Pizarro rapporte 2 couronnes, et la bourse marquée 1 une nouvelle carte argent à la fin de la phase. Passer est définitif.
pizarro-lesson-bid-deed = Enchérir à 2 pour Pizarro
pizarro-lesson-bid-done = Un début prudent.
pizarro-lesson-bid-pass = Ta main est pleine, et passer vaut pour toute l’enchère. Enchéris d’abord ; tu pourras passer si cela devient cher.
pizarro-lesson-bid-high = Une enchère audacieuse. Mais tu paies ce que tu annonces, et personne n’a encore enchéri.
pizarro-lesson-bid-else = C’est aussi une bonne enchère. Mais ne monte que s’il le faut.

pizarro-lesson-raise = { $p2 } enchérit à 3, { $p3 } passe. Ton 4 paie seul une enchère de 4, et Pizarro rapporte 2 couronnes et une nouvelle carte : **enchéris à 4**.
pizarro-lesson-raise-deed = Enchérir à 4 pour Pizarro
pizarro-lesson-raise-done = Pizarro est à toi.
pizarro-lesson-raise-pass = Un peu tôt. Sans navire sur une ligne, tu ne pourras plus y enchérir ensuite.
pizarro-lesson-raise-else = Cela gagne aussi, mais dépasser { $p2 } de 1 suffit.

pizarro-lesson-pay = Pas de monnaie rendue. Ⓐ Le 4 fait l’appoint et coûte 2 couronnes ; Ⓑ le 7 gâche trois pièces. **Paie le 4.**
pizarro-lesson-pay-done = Ton navire part.
pizarro-lesson-pay-else = Cela paie aussi. Mais le 1 et le 3 font six couronnes, et une carte plus forte gâche de l’argent utile pour la suite.

pizarro-lesson-columbus = Le dernier acheteur commence. **Colomb** rapporte un **veto**. **Enchéris à 5** d’un coup, et personne ne te fait monter.
pizarro-lesson-columbus-done = Le veto est à toi.
pizarro-lesson-columbus-else = Possible, mais une enchère basse invite les autres, et tu veux ce veto.

pizarro-lesson-veto = **Cook** rapporte 4 couronnes, mais les autres sont riches. **Mets ton veto** : il va sous la pioche.
pizarro-lesson-veto-done = Il reviendra.
pizarro-lesson-veto-else = Tu gardes le veto, mais Cook devient cher. S’il vient en dernier, il ne coûte presque rien.

pizarro-lesson-magellan = **Magellan** cache une de tes cartes. Ses couronnes comptent à la fin : double avec lui en phase II, triple en III. **Enchéris à 6.**
pizarro-lesson-magellan-done = Il est à toi.
pizarro-lesson-magellan-else = Une enchère basse serait relancée. Enchéris à 6 : une carte la paie.

pizarro-lesson-pile = Ⓐ Le 6 fait l’appoint. Ⓑ Le 1 va sous Magellan : il paie le moins et a trois couronnes. **Paie le 6, cache le 1.**
pizarro-lesson-pile-deed = Payer le 6, cacher le 1
pizarro-lesson-pile-done = Personne d’autre ne le sait.
pizarro-lesson-pile-else = Cela marche. Mais paie peu de couronnes, et caches-en beaucoup : le 1 en a trois et paie le moins.

pizarro-lesson-vasco = **Vasco de Gama** rapporte aussitôt une carte, pas de couronne. Tu en as acheté trois de suite, et l’argent n’arrive que plus tard. **Passe.**
pizarro-lesson-vasco-done = { $p3 } l’a payé 3 pièces.
pizarro-lesson-vasco-else = Ce n’est pas un mauvais achat. Mais la moitié de ton argent est partie après quatre enchères sur 18 : laisse payer les autres.

pizarro-lesson-marco = Ⓐ **Marco Polo** rapporte deux cartes et un échange. Ⓑ { $p3 } enchérit à 3. **Jusqu’à 5** est une **consigne** : elle relance juste ce qu’il faut.
pizarro-lesson-marco-done = 4 a suffi.
pizarro-lesson-marco-pass = Deux nouvelles cartes et un échange pour 3 seulement ? Les cases à bourses te remplissent les poches.
pizarro-lesson-marco-else = Cela gagne aussi, mais dépasser { $p3 } de 1 suffit.

pizarro-lesson-change = Tu n’as pas de 4. Le 2 et le 3 font six couronnes ; le 7 entouré gâche des pièces, mais ne coûte qu’une couronne : **paie le 7**.
pizarro-lesson-change-done = Une seule couronne de moins.
pizarro-lesson-change-else = C’est permis. Mais le 2 et le 3 font six couronnes, et le 8 et le 9 sont tes meilleures enchères.

pizarro-lesson-fleet = Quatre navires ! Ceux qui sont sur une case à bourses (Pizarro, entouré) apportent des cartes à la fin de la phase. En attendant, je passe pour toi, et les autres dépensent.

pizarro-lesson-cook = Ⓐ **Cook** revient, et Ⓑ personne d’autre n’a de navire. Il coûte 1 pièce, mais les autres voient dès lors tes cartes. **Achète : paie le 2.**
pizarro-lesson-cook-done = 4 couronnes pour un 2 !
pizarro-lesson-cook-pass = Personne d’autre ne peut l’acheter : Cook quitterait le jeu. Quatre couronnes pour une pièce, c’est un cadeau.
pizarro-lesson-cook-cards = Cook est à toi. Mais un 8 ou un 9 vaut toute une enchère, et le 3 paie plus que le 2.
pizarro-lesson-cook-else = Personne n’enchérit contre toi : chaque pièce au-dessus de 1 est un cadeau à la banque.

pizarro-lesson-swap = La phase I est finie : Marco Polo échange. Les fortes cartes gagnent les enchères, les petites ont les couronnes. **Échange le 7.**
pizarro-lesson-swap-done = Un pari raisonnable.
pizarro-lesson-swap-keep = Tu peux tout garder. Mais le 7 ne gagne pas d’enchère et a peu de couronnes.
pizarro-lesson-swap-else = Question de goût. Mais les petites cartes valent des couronnes, les fortes gagnent des enchères : c’est le 7 qui part d’abord.

pizarro-lesson-phase = **Phase II** : il faut un navire sur la case I de la ligne, et celui du gagnant passe en II. Ⓐ Cook rapporte 8 couronnes ; Ⓑ { $p2 } est contre toi. **Enchéris à 6.**
pizarro-lesson-phase-done = Ton navire avance.
pizarro-lesson-phase-pass = Huit couronnes iraient à { $p2 } pour presque rien.
pizarro-lesson-phase-else = Cela peut marcher. Mais { $p2 } peut monter, et une seule carte suffit pour payer 6.

pizarro-lesson-finish = Seule la case où finit un navire compte ; la phase III rapporte 10, 12 ou 16 couronnes. À la fin, on ajoute les couronnes sous les navires, sous Magellan et dans ta main (entourée). Qui a le plus de couronnes gagne.
pizarro-lesson-end = **C’est tout ce qu’il te fallait :** paie avec ce qui te manquera le moins, et garde des navires dans plusieurs lignes. Chacun ne reçoit de l’argent que deux fois.
