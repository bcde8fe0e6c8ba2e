# Standing orders of `magellan`: voyages over several turns, throws and draws.

magellan-order-onward = Continuer jusqu’à ce qu’il se passe quelque chose
magellan-order-voyage = Un voyage
magellan-order-second = Un deuxième voyage, avec les points restants
magellan-order-roll = Lancer le dé
magellan-order-draw = Piocher des cartes

magellan-order-defend = Bombarder avant un combat naval
magellan-order-voyage-ready-better = Continuer vers { FORM($end, as: "the") } : { $piece }
magellan-order-voyage-ready-arrival = Vers { FORM($end, as: "the") }, puis me demander : { $piece }
magellan-order-voyage-further = D’autres voyages
magellan-order-voyage-prompt = Quel pion doit continuer à tes tours ?
magellan-order-voyage-none = Aucun : annuler le voyage
magellan-order-voyage-text-none = Aucun voyage.
magellan-order-voyage-text-news = Voyage : { $what } { FORM($start, as: "from") } { FORM($end, as: "to") } ; me consulter quand un pays ou une carte durable apparaît ou disparaît, et en cas de guerre ou de paix.
magellan-order-voyage-text-arrival = Voyage : { $what } { FORM($start, as: "from") } { FORM($end, as: "to") } ; me consulter quand l’arrivée est possible, quand il n’y a plus rien à y gagner, et en cas de guerre ou de paix.
magellan-order-voyage-text-develop = Voyage : { $what } { FORM($start, as: "from") } { FORM($end, as: "to") }, et mise en valeur pour { $cost } M au plus. Me consulter si le pays est pris, plus cher ou au-dessus de mes moyens, et en cas de guerre.
magellan-order-voyage-text-arrive = Voyage : { $what } { FORM($start, as: "from") } { FORM($end, as: "to") }. Me consulter à l’arrivée, quand il n’y a plus rien à y gagner, et en cas de guerre.
magellan-order-voyage-text-better = Voyage : { $what } { FORM($start, as: "from") } { FORM($end, as: "to") }, jusqu’à ce qu’il se passe quelque chose : arrivée, un meilleur but, une perte, des pions qui valent leur prix, la guerre.
magellan-order-voyage-text-better-develop = Voyage : { $what } { FORM($start, as: "from") } { FORM($end, as: "to") }, et mise en valeur pour { $cost } M au plus, jusqu’à ce qu’il se passe quelque chose : un meilleur but, une perte, des pions qui valent leur prix, la guerre.

magellan-order-ended-arrived = Destination atteinte. { $voyage }
magellan-order-ended-gone = Ta consigne prend fin : son pion a quitté la route. { $voyage }
magellan-order-ended-war = Ta consigne s’arrête : guerre ou paix. { $voyage }
magellan-order-ended-news = Ta consigne s’arrête : un pays ou une carte durable est apparu ou a disparu. { $voyage }
magellan-order-ended-goal = Ta consigne s’arrête : ce qu’il y a à gagner à l’arrivée a changé. { $voyage }
magellan-order-ended-dearer = Ta consigne s’arrête : la mise en valeur du pays coûte plus cher. { $voyage }
magellan-order-ended-poor = Ta consigne s’arrête : ton argent ne suffit plus pour mettre le pays en valeur. { $voyage }
magellan-order-ended-lost = Ta consigne s’arrête : tu as perdu quelque chose. { $voyage }
magellan-order-ended-better = Ta consigne s’arrête, car un nouveau but se présente : { $what }. { $voyage }
magellan-order-ended-buys = Ta consigne s’arrête : de nouveaux pions à ta base arriveraient plus tôt à un but. { $voyage }
magellan-order-ended-done = Ta consigne prend fin : il ne reste rien de ce que tu visais. { $voyage }

magellan-order-until-prompt = Quand le voyage doit-il s’arrêter et te consulter ?
magellan-order-until-better = Quand il se passe quelque chose
magellan-order-until-better-hint = Met en valeur au prix du jour au maximum. S’arrête pour un meilleur but, une perte, une guerre
magellan-order-until-develop = Après l’arrivée et la mise en valeur
magellan-order-until-develop-hint = Au prix du jour au maximum. S’arrête si le pays est pris ou trop cher, et en cas de guerre
magellan-order-until-arrive-hint = Les points restants vont à un 2e voyage. S’arrête en cas de guerre ou s’il n’y a plus rien à gagner
magellan-order-until-news = À la moindre nouveauté
magellan-order-until-news-hint = Un pays ou une carte durable apparaît ou disparaît, guerre ou paix, arrivée
magellan-order-until-arrival = Quand l’arrivée est possible
magellan-order-until-arrival-hint = Tu joues le tour où ton pion peut arriver. S’arrête : guerre, paix ou rien à gagner

magellan-order-onward-ready = Continuer tant que rien n’arrive
magellan-order-onward-prompt = Que doivent faire tes pions jusqu’à ce qu’il se passe quelque chose ?
magellan-order-onward-buy = Continuer, mettre en valeur, acheter
magellan-order-onward-buy-hint = Achète aussi jeep, bateau ou avion si les autres sont loin et que l’argent suffit
magellan-order-onward-develop = Continuer et mettre en valeur
magellan-order-onward-develop-hint = À l’arrivée, le pays est mis en valeur, au prix du jour au maximum
magellan-order-onward-sail = Continuer, me demander à l’arrivée
magellan-order-onward-sail-hint = Tu joues le tour où un pion peut arriver
magellan-order-onward-ask = Me demander à chaque tour
magellan-order-onward-ask-hint = Retire la consigne
magellan-order-onward-text-ask = On te consulte à chaque tour.
magellan-order-onward-text-develop = Tes pions continuent ({ $goals }) et mettent des pays en valeur, au prix du jour au maximum, jusqu’à ce qu’il se passe quelque chose.
magellan-order-onward-text-buy = Tes pions continuent ({ $goals }), achètent ce qui est utile et mettent des pays en valeur, au prix du jour au maximum, jusqu’à ce qu’il se passe quelque chose.
magellan-order-onward-text-sail = Tes pions continuent ({ $goals }) jusqu’à ce que l’un puisse arriver ou qu’il se passe quelque chose.
magellan-order-onward-text-wait = Tes tours se terminent d’eux-mêmes, jusqu’à ce qu’un pays abordable vaille son prix ou qu’il se passe quelque chose.

magellan-order-roll-ready = Toujours lancer le dé pour moi
magellan-order-roll-prompt = Le dé doit-il être lancé pour toi ?
magellan-order-roll-ask = Me demander
magellan-order-roll-always = Lancer tout de suite
magellan-order-roll-text-ask = Le dé t’attend.
magellan-order-roll-text-always = Le dé est lancé pour toi tout de suite.

magellan-order-draw-prompt = De quel paquet piocher pour toi ?
magellan-order-draw-ready = Piocher pour moi au mieux
magellan-order-draw-wanted = Ce qui est le plus utile
magellan-order-draw-wanted-hint = Un pays tant que moins de trois pays abordables valent leur prix, sinon une carte historique
magellan-order-draw-text-wanted = Une carte géographique est piochée pour toi tant que moins de trois pays ouverts et abordables valent leur prix, sinon une carte historique.
magellan-order-draw-geographic = Cartes géographiques
magellan-order-draw-text-ask = C’est toi qui choisis le paquet.
magellan-order-draw-text-geographic = Des cartes géographiques sont piochées pour toi.
magellan-order-draw-text-history = Des cartes historiques sont piochées pour toi.

magellan-order-defend-prompt = Quand on attaque tes bateaux : tes avions à bord doivent-ils bombarder d’abord ?
magellan-order-defend-stay = Jamais
magellan-order-defend-bomb = Aussi souvent que possible
magellan-order-defend-text-ask = On te consulte avant chaque combat naval.
magellan-order-defend-text-stay = Tes avions à bord ne bombardent jamais avant un combat naval.
magellan-order-defend-text-bomb = Avant un combat naval, tes avions à bord bombardent aussi souvent que possible.
