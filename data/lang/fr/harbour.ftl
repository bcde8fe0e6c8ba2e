# The harbour post: what happened on a server in a week.

harbour-head = Cette semaine au port
harbour-over = [{ $game }]({ $link }) : **{ $won }**. { $told }
# by name
harbour-newcomers = Bienvenue à bord ! Première partie terminée pour { $who }.
# by name
harbour-newcomers-more = Bienvenue à bord ! Première partie terminée pour { $who } et { $count ->
        [one] { $count } autre personne
       *[other] { $count } autres personnes
    }.
harbour-season = Saison de { $game } : { $led ->
        [0] { $over ->
            [one] { $over } table terminée
           *[other] { $over } tables terminées
        }
       *[other] { $who } mène, { $over ->
            [one] { $over } table terminée
           *[other] { $over } tables terminées
        }
    } sur { $count }.
harbour-cup = Coupe du week-end de { $game } : { $led ->
        [0] { $slot }
       *[other] { $who } mène, { $slot }
    } commence { $when }.
harbour-cup-final = Coupe du week-end de { $game } : la finale est en cours.
harbour-slot = le créneau { $number }
harbour-final = la finale
harbour-open = { $count ->
    [one] { $count } table a une place libre :
   *[other] { $count } tables ont des places libres :
    }
harbour-join = Rejoindre { $game } ({ $taken } sur { $seats })
harbour-story = L’histoire : { $game }
harbour-unread = Le courrier du port de **{ $server }** est arrêté : personne n’a cliqué sur les quatre derniers courriers. `/setup`, *Club* le relance.
harbour-refused = Le courrier du port est arrêté : je ne peux pas poster dans { $channel }. `/setup`, *Club* le relance dans le salon où tu appuies sur le bouton.
harbour-on = le { $when } dans { $channel }
