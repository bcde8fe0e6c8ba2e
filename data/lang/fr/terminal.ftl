# `python -m engine play`: a match in a terminal.

terminal-begin = { $game }, places 0 à { $last }, graine { $seed }. /help liste ce que tu peux taper.
terminal-named = Place { $seat }
terminal-help = Réponds par un mot-clé, par plusieurs d’un coup (une ligne entière), ou par le numéro d’une option.
    Entrée   joue une ligne déjà complète ; un coup de bot si des bots occupent toutes les places
    /view    la position en mots, avec les réponses données ; /view all : vue de tous ; /view json
    /back    annule la dernière réponse
    /undo    annule tout à partir de ta dernière ligne
    /seat 1  regarde depuis la place 1 et répond pour elle
    /bot 1 mate  un bot joue la place 1 ({ $levels }) ; /bot 1 - te la donne
    /log     le journal tel que cette place le lit
    /test    cette position comme test ; /test FILE l’écrit
    /save FILE  l’enregistrement, pour --record, replay, la démo et les tests
    /quit    quitte
terminal-unknown = Commande inconnue : /{ $command }. /help donne la liste des commandes.
terminal-complete = La ligne est complète : { $line }. Entrée la joue.
terminal-bots = Des bots occupent toutes les places ; à jouer : { FORM($who, as: "plain") }. Entrée joue un coup.
terminal-waiting = On ne demande rien à cette place. À jouer : { FORM($who, as: "plain") }.
terminal-form = Réponds par clé=réponse, plusieurs d’un coup si tu veux.
terminal-several = Choisis de { $lo } à { $hi }, joints par +. Un - n’en prend aucun.
terminal-more = … et { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    } : { $tokens }
terminal-no-answer = Il n’y a pas de réponse à annuler.
terminal-no-move = Il n’y a pas de coup à annuler.
terminal-undone = Annulés : les coups { $first } à { $last }.
terminal-seat = Les places vont de 0 à { $last }.
terminal-level = Les bots sont { $levels } ; - te donne la place.
# by name
terminal-rank = { $rank }. { $who } : { $points }
terminal-written = Écrit dans { $file }.
