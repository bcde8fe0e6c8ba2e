# What the engine says about lines, asks and settings of any game.

core-seat = Joueur { $number }
core-you = toi
    .nom = tu
    .acc = te
    .dat = te
    .de = de toi
core-list = { $first } et { $last }
core-apart = { $first } ; { $second }
core-labelled = { $label } : { $text }
core-list-none = rien
core-decimal = { $whole },{ $tenth }

core-hidden = Cela dépend de ce que seule la personne qui joue peut voir, personne d’autre ne peut donc répondre.
core-line-empty = Rien n’est écrit : le coup est vide.
core-line-long = Le coup dépasse { $limit } caractères.
core-line-extra = Le coup est déjà complet, ces mots sont de trop : { $extra }
core-line-short = « { $line } » n’est pas complet. Ensuite : { $offered }
core-ask-refused = « { $token } » n’est pas possible. { $reason }
    Possible maintenant : { $offered }
core-ask-field = « { $token } » ne répond à aucune question ouverte. Elles commencent par : { $offered }
core-ask-open-field = Il reste des questions sans réponse.
core-ask-too-many-of = { $count ->
        [one] Il n’y a que { $count } « { $token } ».
       *[other] Il n’y a que { $count } « { $token } ».
    }
# by name
core-ask-player = { $who }
core-ask-how-many = Choisis de { $lo } à { $hi }.
core-not-your-turn = Ce n’est pas à toi de jouer.
core-setting-unknown = Il n’y a pas d’option « { $key } ».
core-setting-choice = L’option { $key } ne peut pas être { $choice }. Possible : { $offered }
core-game-broken = { $game } ne fonctionne plus sur ce bot : la raison est dans son journal, pour la personne qui le gère.
core-game-unknown = Il n’y a pas de jeu « { $game } ».
core-seats = Ce jeu se joue de { $low } à { $high }, pas à { $seats }.
core-replay-differs = La relecture s’écarte de l’enregistrement au coup { $seq }.
core-replay-host-entry = Coup inconnu de l’hôte : { $line }
core-record-bad = Ce fichier n’est pas une partie que l’on peut revoir ici : il est abîmé, suit d’autres règles, ou c’est tout autre chose. `/match show:fichier` donne un tel fichier.
core-note-undo = Annulé : tout à partir du coup { $seq }.
# by name
core-chapter-turn = { $who }
core-chapter-end = La fin
core-event-lead = { WHO($who) ->
        [you] Tu prends
       *[other] { $who } prend
    } la tête
core-event-lead-line = { $points } contre { $theirs } pour { FORM($other, as: "plain") }
core-call = { $text }
