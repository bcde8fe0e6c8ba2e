# Why one would play a move: one sentence of at most 120 characters, with names, things and prices.

magellan-why-wins = Mets en valeur { FORM($country, as: "the") } : avec +{ $income } pour { $cost } M, tu dépasses { $target } et tu gagnes.
# by name
magellan-why-denies = Mets en valeur { FORM($country, as: "the") } avant { $who } : avec +{ $income }, { $who } gagnerait et aurait de quoi payer les { $cost } M.
# by name
magellan-why-first = Mets en valeur { FORM($country, as: "the") } : +{ $income } pour { $cost } M, et { $who } { $points ->
        [0] y est déjà
        [one] n’est qu’à un point
       *[other] n’est qu’à { $points } points
    }.
magellan-why-develops = Mets en valeur { FORM($country, as: "the") } : +{ $income } pour { $cost } M ; il manque alors { $left } pour gagner.
magellan-why-pair = { FORM($first, as: "the", cap: "yes") }, puis { FORM($second, as: "the") } : les deux en un tour, +{ $income } pour { $cost } M.
# by name
magellan-why-takes = Prends { FORM($country, as: "the") } à { $who } : personne ne garde ce pays, et son revenu (+{ $income }) ne te coûte rien.
# by name
magellan-why-takes-soon = Pars vers { FORM($country, as: "the") } : { $who } n’y laisse pas de jeep, et ce revenu (+{ $income }) ne te coûte rien.
magellan-why-strikes = Bombarde { FORM($place, as: "the") } : ce qui est détruit ne garde plus rien, et cinq fois sur six, ton avion revient.
magellan-why-sells = Vends { FORM($country, as: "the") } : les { $money } M obtenus paieront ce qui rapporte plus.
magellan-why-buys = Achète { FORM($piece, as: "a") } pour { $money } M : ton nouveau pion attend à ta base.
magellan-why-buys-jeep = Achète une jeep : en bateau depuis ta base, elle atteint { FORM($country, as: "the") } avant toutes les autres.
magellan-why-buys-ship = Achète un bateau à la base : sans lui, aucune jeep ne quitte l’île.
magellan-why-buys-plane = Achète un avion : deux lignes par point, vers tes pays et vers tes autres jeeps.
magellan-why-waits = Attends { FORM($capital, as: "in") } : mettre en valeur { FORM($country, as: "the") } coûte { $cost } M pour +{ $income }, et sa carte est encore dans le paquet.
magellan-why-hopes = Va vers { $capital } : la carte { FORM($country, as: "of") }, { $cost } M pour +{ $income }, est encore dans le paquet.
magellan-why-guards = Amène une jeep { FORM($country, as: "to") } : en guerre, un pays sans garde se fait prendre, avec son revenu (+{ $income }).
magellan-why-keeps = Une jeep reste { FORM($country, as: "in") } : sans elle, un ennemi pourrait prendre ce revenu (+{ $income }).
magellan-why-goes = Va { FORM($place, as: "to") } : de là, tu es plus près de beaucoup de pays.
magellan-why-round = Continue le tour du monde : le premier à le finir reçoit { $money } M.
magellan-why-bonus = Vise { FORM($place, as: "the") } : { $money } M pour qui arrive en premier, et rien à payer.
# by name
magellan-why-saves = Place-toi { FORM($country, as: "in") } : +{ $income }, et il te manque { $missing } M qu’une carte revenu peut t’apporter.
# by name
magellan-why-races = Pars maintenant vers { FORM($country, as: "the") } : +{ $income } pour { $cost } M, et { $who } est à { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
magellan-why-towards = Pars vers { FORM($country, as: "the") } : +{ $income } pour { $cost } M, encore { $left ->
        [one] { $left } point
       *[other] { $left } points
    } après ce tour.
magellan-why-stays = Garde tes { $cash } M pour { FORM($country, as: "the") } : il faut { $cost } M, et rien d’autre ne vaut son prix.
magellan-why-nothing = Aucun pays ouvert ne vaut son prix : tes pions restent donc sur place.
magellan-why-draws-country = Pioche un pays : { $payable ->
        [one] un des pays du paquet est dans tes moyens, { FORM($country, as: "the") } (+{ $income })
       *[other] tu peux payer { $payable } des pays du paquet, dont { FORM($country, as: "the") } (+{ $income })
    }.
magellan-why-draws-country-dear = Pioche un pays : il en reste { $cards }, et un choix de plus sera utile quand l’argent viendra.
magellan-why-draws-most = Pioche une carte historique : une sur cinq paie les revenus, et te rapporte { $income } M, plus qu’aux autres.
magellan-why-draws-history = Pioche une carte historique : une sur cinq paie les revenus, et te rapporte { $income } M.
magellan-why-draws-luck = Pioche une carte historique : sans revenu, tu espères un cadeau ou un lieu à découvrir.
# by name
magellan-why-fights = Livre bataille à { $who } près { FORM($place, as: "of") } : { $mine } contre { $theirs }, et l’égalité est pour toi.
magellan-why-fights-open = Bats-toi pour { FORM($country, as: "the") } : { $mine } contre { $theirs } ; si tu gagnes, ce revenu (+{ $income }) sera à prendre.
magellan-why-raids = Bombarde d’abord le bateau { FORM($who, as: "de") } : ce qui est touché ne se bat pas.
magellan-why-bombs = Bombarde avant de te poser : ce qui est touché ne garde plus aucun pays.
magellan-why-loses = Abandonne { FORM($piece, as: "the") } près { FORM($place, as: "of") } : c’est ce qui te manquera le moins.
magellan-why-owes = Vends { FORM($country, as: "the") } : { $money } M maintenant, et { $income } de revenu en moins.
magellan-why-lands = Pose-toi { FORM($place, as: "in") } : le vol entier coûte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
magellan-why-stays-down = Pas de bombe avant : la bataille commence tout de suite.
magellan-why-throws = Lance le dé : il te donne tes points.
