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

core-hidden = Cela dépend de ce que seule la personne qui joue peut voir : personne d’autre ne peut donc répondre.
core-line-empty = Rien n’a été écrit : le coup est vide.
core-line-long = Le coup dépasse { $limit } caractères.
core-line-extra = Le coup est déjà complet, ces mots sont de trop : { $extra }
core-line-short = « { $line } » n’est pas complet. Suite possible : { $offered }
core-ask-refused = « { $token } » n’est pas possible. { $reason }
    Possible maintenant : { $offered }
core-ask-field = « { $token } » ne répond à aucune question en cours. Commence ta réponse par : { $offered }
core-ask-open-field = Il reste des questions sans réponse.
core-ask-too-many-of = { $count ->
        [one] Il n’y a qu’un seul « { $token } ».
       *[other] Il n’y a que { $count } « { $token } ».
    }
# by name
core-ask-player = { $who }
core-ask-how-many = Choisis de { $lo } à { $hi }.
core-not-your-turn = Ce n’est pas à toi de jouer.
core-setting-unknown = Il n’y a pas d’option « { $key } ».
core-setting-choice = L’option « { $key } » ne peut pas valoir « { $choice } ». Possible : { $offered }
core-game-broken = { $game } ne fonctionne plus sur ce bot : la personne qui gère le bot en trouvera la raison dans son journal.
core-game-unknown = Il n’y a pas de jeu « { $game } ».
core-seats = Ce jeu est prévu pour { $low } à { $high } personnes, pas pour { $seats }.
core-replay-differs = La relecture s’écarte de l’enregistrement au coup { $seq }.
core-replay-host-entry = Coup de l’hôte inconnu : { $line }
core-record-bad = Ce fichier ne contient pas de partie que l’on puisse revoir ici : il est endommagé, suit d’autres règles, ou contient tout autre chose. `/match show:fichier` donne un fichier valable.
core-note-undo = Tout est annulé à partir du coup { $seq }.
core-chapter-end = La fin
core-event-lead = { WHO($who) ->
        [you] Tu prends
       *[other] { $who } prend
    } la tête
core-event-lead-line = { $points } contre { $theirs } pour { FORM($other, as: "plain") }
core-call = { $text }

## What several games say

# by name
core-wins = { $who } gagne
# by name
core-share-the-win = { $who } gagnent
core-rules-idea = L’idée
core-rules-here = Jouer ici
core-picture-glance = En bref
core-picture-scores = Scores
core-picture-table = Table
core-order-ask = Me demander à chaque fois
core-order-prompt = Que doit faire le bot pour toi ?
core-order-careful = Au mieux, avec prudence
core-row = { $what } { $points }
core-chapter-round = Manche { $round }
# by name
core-draws-a-card = { $who } pioche
core-tale-wants-1 = { WHO($a) ->
        [you] Tu mises
       *[other] { $a } mise
    } sur { FORM($x, as: "the") }.
core-tale-wants-2 = { WHO($a) ->
        [you] Tu mises
       *[other] { $a } mise
    } sur { FORM($x, as: "the") }, { FORM($b, as: "plain") } sur { FORM($y, as: "the") }.
core-tale-wants-3 = { WHO($a) ->
        [you] Tu mises
       *[other] { $a } mise
    } sur { FORM($x, as: "the") }, { FORM($b, as: "plain") } sur { FORM($y, as: "the") }, { FORM($c, as: "plain") } sur { FORM($z, as: "the") }.
core-tale-end = { WHO($who) ->
        [you] Tu gagnes
       *[other] { $who } gagne
    } { $points } à { $others } à la manche { $round }.
core-text-score = { FORM($who, as: "plain", cap: "yes") } : { $total ->
        [one] { $total } point
       *[other] { $total } points
    }, { $rank ->
        [1] 1re
       *[other] { $rank }e
    } place. { $rows }.
core-text-ships = { WHO($who) ->
        [you] Tes navires
       *[other] Navires { FORM($who, as: "de") }
    } : { $places }.
core-no-cards = Aucune carte en main
core-points-at-the-end = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin
core-status-over = La partie est terminée. { WHO($winners) ->
        [you] Tu as gagné.
       *[other] Victoire : { FORM($winners, as: "plain") }.
    }
core-style-merchant = marchand prudent
core-style-explorer = explorateur
core-another-number = Un autre nombre
core-term-money = argent
