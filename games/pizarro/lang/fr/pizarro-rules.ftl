# The rules of `pizarro` in short, for reading in place, and the names of its pictures.

pizarro-brief = enchérir sur des explorateurs
pizarro-blurb = Enchéris sur les voyages de six explorateurs, et paie avec des cartes qui valent des couronnes si tu les gardes. De 3 à 6 personnes, jusqu’à 36 enchères brèves.

pizarro-picture-hand = Ma main
pizarro-picture-sheet = Scores finaux

pizarro-rules-1 =
    Tu règnes sur un pays. Six explorateurs offrent leurs services, et tu enchéris sur eux avec des cartes argent. L’explorateur que tu paies mène ton navire sur une case avec des couronnes, de l’argent ou une action.
    {""}
    Trois voyages de chaque explorateur atteignent la première mer (phase I, 18 cartes), deux la deuxième (phase II, 12 cartes), un la troisième (phase III, 6 cartes). Les couronnes valent des points, et le joueur qui a le plus de **points** à la fin gagne.

pizarro-rules-2-title = Tes cartes
pizarro-rules-2 =
    Tu commences avec neuf cartes argent, de 1 à 9. Chacune a une **bourse** (ce qu’elle paie) et des **couronnes** (ce qu’elle vaut si tu l’as encore à la fin).
    {""}
    Les petites cartes ont plus de couronnes : les cartes 1 à 3 en ont trois, 4 à 6 deux, 7 à 9 une. Chaque paiement coûte donc des points, et payer avec de fortes cartes en coûte moins.
    {""}
    De nouvelles cartes viennent à la fin des phases I et II : deux par personne, et pour **chaque navire** sur une case de cette phase autant que la case montre de bourses (deux navires sur une case à deux bourses : quatre cartes). Après la phase III, seules les bourses sont payées. Pendant une phase, seul Vasco de Gama apporte des cartes.

pizarro-rules-3-title = Une enchère
pizarro-rules-3 =
    1. On révèle la carte explorateur suivante.
    2. Un joueur qui a encore un veto de Colomb peut l’envoyer sous la pioche. Quand elle revient, un veto est de nouveau possible.
    3. Le dernier acheteur parle d’abord, puis dans le sens horaire : relancer ou passer. Pour la toute première carte, on tire au sort ; un joueur qui ne peut pas enchérir passe son tour. Passer est définitif pour cette carte. Tu peux enchérir tant que ta main peut payer.
    4. Quand tous les autres ont passé sans enchère, le dernier joueur peut encore enchérir (1 suffit) ou passer.
    5. Le gagnant paie. Pas de monnaie rendue, mais aucune carte ne doit être de trop : si un paiement suffit encore sans une de ses cartes, elle reste dans ta main. { $exact ->
        [on] À cette table, tu fais l’appoint quand ta main le permet.
       *[other] Tu peux payer trop exprès, même si tu peux faire l’appoint : avec une forte carte au lieu de deux petites, tu gardes des couronnes. (Une table peut l’interdire.)
    }
    6. Le navire du gagnant est placé (phase I) ou avance (phases II et III), et l’action de la case a lieu.
    {""}
    En phase I, il suffit d’avoir encore un navire pour enchérir. En phases II et III, il faut un navire sur la case d’avant. Une carte que personne ne veut quitte le jeu.

pizarro-rules-4-title = Colomb, Pizarro, Magellan
pizarro-rules-4 =
    • **Colomb** : 1, 5, 10 couronnes, une bourse en phases I et II. Chaque carte de la phase I donne un **veto**, à utiliser une fois, dans n’importe quelle phase.
    • **Pizarro**{ $half1 ->
        [a] {""} : 2, 6, 12 couronnes, une bourse en phases I et II.
        [b] {""} : 2, 7 couronnes, une bourse en phase I ; en phase III, le **pari** : à la fin, retourne des cartes argent une à une, au moins une ; arrête-toi et marque leur valeur totale ; au-delà de 20, tu ne marques rien.
       *[other] {","} face A : 2, 6, 12 couronnes, une bourse en phases I et II. Face B : 2, 7 couronnes, une bourse en phase I ; en phase III, le **pari** : à la fin, retourne des cartes argent une à une, au moins une ; arrête-toi et marque leur valeur totale ; au-delà de 20, tu ne marques rien.
    }
    • **Magellan** : pas de couronnes mais des **piles**. La phase I commence une pile, les suivantes ajoutent une carte à une pile qui n’a pas grandi dans la phase. Une pile rapporte ses couronnes multipliées par le nombre de ses cartes. { $half1 ->
        [a] La carte vient de ta main, face cachée, et il doit en rester une après le paiement.
        [b] Une des cartes payées y va, face visible.
       *[other] Face A : la carte vient de ta main, face cachée, et il doit en rester une après le paiement. Face B : une des cartes payées y va, face visible.
    }

pizarro-rules-5-title = Marco Polo, Vasco de Gama, Cook
pizarro-rules-5 =
    • **Marco Polo**{ $half2 ->
        [a] {""} : 0, 2, 5 couronnes et toujours deux bourses ; à la fin des phases I et II, après le revenu, **échange** jusqu’à trois cartes par navire présent.
        [b] {""} : 1, 3, 7 couronnes avec 1, 1, 2 bourses.
       *[other] {","} face A : 0, 2, 5 couronnes et toujours deux bourses ; à la fin des phases I et II, après le revenu, **échange** jusqu’à trois cartes par navire présent. Face B : 1, 3, 7 couronnes avec 1, 1, 2 bourses.
    }
    • **Vasco de Gama**{ $half2 ->
        [a] {""} : 0, 1, 4 couronnes ; **pioche** aussitôt 1, 2 ou 3 cartes.
        [b] {""} : choisis la moitié gauche (piocher 1, 2 ou 3 cartes) ou la droite (2, 5 ou 9 couronnes).
       *[other] {","} face A : 0, 1, 4 couronnes ; **pioche** aussitôt 1, 2 ou 3 cartes. Face B : choisis la moitié gauche (piocher 1, 2 ou 3 cartes) ou la droite (2, 5 ou 9 couronnes).
    }
    • **Cook**{ $half2 ->
        [a] {""} : 4, 8, 16 couronnes, puis ta main reste **ouverte** jusqu’à la fin de la phase.
        [b] {""} : 5, 10, 20 couronnes, et ton voisin de gauche **prend une carte au hasard** de ta main et la défausse ; il doit rester une carte après le paiement.
       *[other] {","} face A : 4, 8, 16 couronnes, puis ta main reste **ouverte** jusqu’à la fin de la phase. Face B : 5, 10, 20 couronnes, et ton voisin de gauche **prend une carte au hasard** de ta main et la défausse ; il doit rester une carte après le paiement.
    }

pizarro-rules-6 =
    Les points sont les couronnes de la case de chaque navire, les piles Magellan (couronnes multipliées par le nombre de cartes), les couronnes en main, et l’argent retourné par Pizarro sur la face B.
    {""}
    À égalité, le plus d’argent en main l’emporte, puis le plus de navires en phase III ; sinon la victoire est partagée.

pizarro-rules-7 =
    Une enchère normale, c’est deux clics : *Mon tour*, *À 8*. Au clavier : `/move line: bid 8`, `pass`, `pay 3+4`, `pay 3+4 under 9`, `swap 1+2`, `veto`, `allow`, `draw`, `stop`.
    {""}
    {""}Les **consignes** font avancer une enchère pendant que tu dors : enchérir jusqu’à une limite, passer pour cette carte, utiliser ou non un veto, faire l’appoint quand c’est possible. Personne d’autre ne les voit, et la réponse vient après un délai variable.
