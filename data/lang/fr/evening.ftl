# Live evenings: planning one, its card, its result.

evening-name = Soirée en direct
evening-plan = Prévoir une soirée en direct
evening-end = Annuler la soirée en direct
evening-on = { $game }, { $when }, dans { $channel }
evening-weekly = chaque semaine, prochaine fois le { $when }
evening-once = le { $when }
evening-game = Jeu
evening-time = Quand (à l’heure du serveur)
evening-often = À quel rythme
evening-every-week = Chaque semaine
evening-only-once = Une fois
evening-planned = { $game } dans { $channel } : le { $when }. Discord { $announced ->
        [yes] l’annonce dans *Événements*.
        [no] n’annonce rien, car il me manque *Créer des événements* ; la soirée a lieu quand même.
       *[unseen] n’annonce rien, car il montrerait l’événement à tout le monde ici, et tout le monde n’a pas accès à { $channel } ; la soirée a lieu quand même.
    } Un quart d’heure avant, un message silencieux demande qui est là.
evening-refused = La soirée en direct de { $game } est annulée : je ne peux pas poster dans { $channel }. Les tables en cours continuent. `/setup`, *Club* en prévoit une dans le salon où tu appuies sur le bouton.
evening-when = Choisis un des soirs que propose le formulaire.
evening-one = Une soirée est déjà prévue : annule-la d’abord.
evening-head = Soirée en direct : { $game }
evening-description = Des parties courtes, qui finissent le soir même. Viens et appuie sur « Je suis là » : { $link }
evening-called = Début { $when }. Des parties courtes, à environ { $seats } par table ; toutes les personnes présentes auront une place.
evening-begun = C’est parti. Des parties courtes, à environ { $seats } par table : appuie sur le bouton, et tu auras une place dès qu’il y aura assez de monde.
# by name
evening-here = Déjà là : { $count ->
    [one] { $who }.
   *[other] { $who } ({ $count }).
    }
evening-come = Je suis là
evening-fill = Jouer avec des bots
# by name
evening-table = [Table { $match }]({ $link }) : { $who }
evening-closed = [Table { $match }]({ $link }) : arrêtée sans résultat
evening-result = { $game }, soirée en direct : { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
    } à { $count ->
    [one] { $count } table
   *[other] { $count } tables
    }
evening-go-on = Ce qui n’est pas fini continue à sa cadence habituelle.
evening-seated = Tu es à la table { $match }. Elle est en direct : ceux qui doivent jouer sont là.
evening-waits = Tu es là. Dès qu’il y aura assez de monde, tu auras une table, avec des bots s’il le faut à partir de cinq minutes après le début.
evening-soon = Tu es là. Début { $when } : tu auras alors une table, reviens dans ce salon.
evening-not-now = La soirée n’est pas en cours : un quart d’heure avant, sa carte demande qui est là.
