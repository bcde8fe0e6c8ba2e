# Weekend cups: the page of the admins, the card, what a member sees alone.

cup-start = Coupe du week-end
cup-which-game = Une coupe du week-end : quatre créneaux en un week-end, dont les deux meilleurs comptent, et une finale le dimanche. Pour quel jeu ?
cup-head = Coupe du week-end : { $game }
cup-plan = **{ $game }** en tables de { $seats }{ $minutes ->
    [0] {""}
   *[other] , environ { $minutes } minutes chacune
    }. Créneaux : { $slots }. Finale : { $final }. La carte de la coupe est dans { $channel }.
cup-part-first = Premier créneau ; les autres suivent
cup-plan-hint = Toute personne présente au début d’un créneau a une table. Tout se fait tout seul, sans mention dans un salon.
cup-admin-line = **{ $game }**, coupe du week-end : { $state }, { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
    }
cup-admin-where = Carte dans { $channel }. Premier créneau : { $draw }.
cup-announce = Annoncer
cup-announced = Annoncée dans { $channel }.
cup-running = Une coupe du week-end est déjà en cours.
cup-over = Cette coupe est terminée.
cup-full = { $most } personnes participent : il n’y a plus de place.
cup-not-asked = Les personnes en tête du classement jouent la finale. S’il manque quelqu’un, la place est proposée à la personne suivante.
cup-terms = Des tables de { $seats }{ $minutes ->
    [0] {""}
   *[other] , environ { $minutes } minutes chacune
    }. Joue les créneaux que tu veux, sans avoir à jouer les autres : tes { $count } meilleurs résultats comptent, et les personnes en tête du classement jouent la finale.
cup-thread = { $game }, coupe du week-end { $number }
cup-slot = Créneau { $number }
cup-final = Finale
cup-play = Je joue ce créneau
cup-play-final = Je joue la finale
cup-drop = Pas cette fois
cup-here = { $count ->
    [one] { $count } joue
   *[other] { $count } jouent
    } : { $names }
cup-asked = Demande envoyée à { $names }
cup-final-waits = On demande leur accord aux finalistes une heure avant.
cup-past = { $count ->
    [one] { $count } table
   *[other] { $count } tables
    }{ $left ->
    [0] {""}
   *[other] , { $left } encore en jeu
    }
cup-no-table = aucune table
cup-nobody-played = Personne n’a participé à cette coupe.
cup-won = { WHO($who) ->
        [you] Tu gagnes
       *[other] { $who } gagne
    } la coupe
cup-you-in = Tu joues le créneau du { $at }. Sois là quand il commence, { $when } : ta table sera dans *Mes tables*.
cup-you-early = Tu joues le créneau du { $at }. On te demande { $call } minutes avant si tu es là.
cup-you-asked = Es-tu là ? Le créneau commence { $when }, avec les personnes qui confirment.
cup-you-out = Tu ne joues pas encore le créneau du { $at }.
cup-final-in = Tu joues la finale, { $when }.
cup-final-asked = Tu peux jouer la finale : elle commence { $when }. Confirme que tu es là.
cup-final-out = La finale commence { $when }, entre les personnes en tête du classement ; s’il manque quelqu’un, la place est proposée à la personne suivante.
cup-still = Le prochain créneau commence { $when }, et tu as dit que tu le jouerais. Es-tu là ? Sans réponse, tu en joueras un autre.
cup-still-final = Tu peux jouer la finale, qui commence { $when }. Es-tu là ? Sinon, la place est proposée à la personne suivante du classement.
cup-rules-slots = Quatre créneaux ; joues-en autant que tu veux, les { $count } meilleurs comptent. Si tu t’inscris à l’avance, on te demande { $call } minutes avant si tu es là.
cup-rules-pairs = Les personnes présentes sont réparties selon leurs points, par tables de { $seats } ou d’une personne de moins, face à de nouveaux adversaires. La personne qui a le moins souvent commencé commence.
cup-rules-time = Après { $minutes } minutes, des bots finissent la partie. Si quelqu’un ne joue pas son premier tour dans les cinq minutes, un bot joue à sa place jusqu’à son retour.
cup-rules-final = Les { $seats } premières personnes du classement jouent la finale. S’il manque quelqu’un, la place est proposée une fois à la personne suivante, pendant cinq minutes.
cup-rules-own = Si d’autres ont joué plus d’un tiers de tes coups à une table, elle ne te rapporte rien ; les autres gardent leur rang.
