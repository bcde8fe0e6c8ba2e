# Finding a table: people say what they look for, and tables form by themselves.
find-button = Trouver une table
find-games = Quels jeux ?
find-pace = Quand ?
find-pace-now = maintenant : une soirée, tout le monde est là
find-pace-days = en quelques jours : plusieurs visites par jour
find-pace-weeks = en quelques semaines : une visite par jour suffit
find-most = Combien de personnes au plus ?
find-most-of = { $count } personnes au plus
find-more = Aussi
find-rated = classée
find-rated-hint = Entre humains seulement. Les deux premières parties de chacun à un jeu ne comptent pas
find-bot = avec un bot à une place
find-bot-hint = Si personne ne vient d’ici 8 heures (10 minutes pour « maintenant »), un bot prend une place
find-head = Tu cherches une table
find-others = **{ $game }** : { $count ->
    [0] personne d’autre n’attend encore
    [one] { $count } autre attend
   *[other] { $count } autres attendent
    }
find-usual = {""} ; attente habituelle : { $hours ->
    [0] { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
    [one] { $hours } heure
   *[other] { $hours } heures
    }
find-until = Dès que vos souhaits concordent, la partie commence et on te prévient. Sinon, j’arrête de chercher <t:{ $when }:R>.
find-change = Modifier
find-stop = Ne plus chercher
find-stopped = Tu ne cherches plus de table.
# by name
find-found = **Table trouvée.** { $game }, partie { $match } : { $who }. C’est parti !
find-over = On a trouvé une table pour toi entre-temps. */desk* la montre.
find-ended = Je n’ai pas trouvé de table à temps et j’arrête de chercher. Recommence avec */play* ; accepter un bot, plus de jeux ou plus de personnes facilite les choses.
find-no-server = Je ne cherche de table que sur un serveur : fais-y ta demande.
find-nothing = Rien ne correspond : choisis un moment, et un jeu qui se joue à si peu de personnes.
find-rests = Trois tables ont été trouvées pour toi, et tu n’y étais pas. Je recommencerai à chercher le <t:{ $when }:f>.
