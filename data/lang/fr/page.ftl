# The demo's page (`demo/static`), which looks like Discord. A text may stand in a tooltip or be read aloud only.

page-topic = Jeux de plateau avec des amis et des bots. Écris /play pour ouvrir une table.
page-quay-topic = Pour parler de tout le reste.
page-play-as = Incarner
page-play-as-one = Incarner { $name }
page-you-now = c’est toi maintenant
page-rooms = Salons
page-rooms-people = Salons et personnes
page-channels = Salons
page-direct = Messages privés
page-direct-none = Aucun pour l’instant. Avec /settings, tu peux recevoir tes tours ici.
page-start = Commence ici
page-messages = Messages
page-turns = Tours en attente : { $count }
page-your-turn = À toi de jouer
page-your-turn-at = À toi de jouer : { $game }
page-waiting = On attend { $names }.
page-be = Devenir { $name }

## The line below, menus and forms

page-message-to = Message pour { $room } – ou / pour les commandes
page-message = Message, ou / pour les commandes
page-message-label = Message ou commande
page-commands = Commandes
page-no-command = { $command } n’existe pas ici, ou { $name } ne peut pas l’utiliser.
page-leave-command = Quitter la commande
page-send = Envoyer
page-yes = oui
page-no = non
page-submit = Envoyer
page-cancel = Annuler
page-choose = Fais un choix
page-choose-least = Choisis-en au moins { $count }
page-done = Terminé
page-done-of = Terminé ({ $count } sur { $most } au plus)
page-nothing = Rien

## Messages

page-used = { $name } utilise { $command }
page-thinking = Caravel réfléchit…
page-private = Visible uniquement par toi
page-dismiss = Fermer le message
page-thread = { $name } ouvre un fil : { $thread }
page-yesterday = Hier à { $time }
page-unknown = (quelque chose que cette page ne peut pas montrer)
page-enlarge = Agrandir l’image. { $text }
page-picture = Image
page-close = Fermer
page-earlier = Montrer les messages précédents
page-news = Nouveaux messages ci-dessous ↓
page-not-open = Ce salon n’est pas ouvert à cette personne. Choisis-en un autre.
page-no-answer = La démo ne répond pas. Tourne-t-elle encore ?
page-no-script = Cette page nécessite JavaScript.
page-role = rôle inconnu
page-room = un salon

## The first page

page-lead = Des jeux de plateau sur les grands voyages, joués dans un salon : entre amis sur plusieurs jours, ou contre des bots tout de suite.
page-first = Pour commencer : apprends un jeu en dix minutes, puis joue contre des bots. Ensuite, deviens Ana et ouvre une table, puis deviens Bruno et rejoins-la.
page-games = Jeux
page-seats = { $least }–{ $most } joueurs
page-learn = Apprendre
page-play = Jouer contre des bots
page-go-on = Continuer
page-take-over = Reprendre une place
page-time = Temps
page-time-master = Des tours se terminent, des problèmes et des soirées commencent, des rappels arrivent.
page-time-others = Ana est la capitaine du port : deviens Ana pour faire passer le temps.
page-quarter = 15 minutes plus tard
page-hours = 8 heures plus tard
page-everybody = Tu es tout le monde
page-everybody-text = Les visages ronds sont les personnes de ce serveur (sur un petit écran, appuie sur ☰ pour les voir). Appuie sur un visage pour être cette personne dans tous les salons, avec ses messages privés. Un nombre dit combien de tours l’attendent. Avec plusieurs onglets, tu peux être plusieurs personnes à la fois.
page-server = C’est un serveur Discord
page-server-text = Le vrai bot tourne ici, dans un Discord simulé sur cette machine. Rien n’en sort. Écris / dans un salon pour toutes les commandes : /play, /move, /rules, /desk.
page-kept = Rien n’est perdu
page-kept-text = Arrête la démo quand tu veux. Au redémarrage, tu retrouves chaque partie, chaque message et chaque coup inachevé là où tu l’avais laissé.

## Names of the server, and what the page refuses

page-harbour = Le Port
page-tables = tables
page-quay = quai
page-voyages = voyages
page-role-master = Capitainerie
page-role-sailors = Équipage
page-refused-room = Cela n’existe plus ici.
page-refused-other = Ce message est pour quelqu’un d’autre.
page-refused-given = Il n’y a pas de « { $given } » ici : choisis dans la liste.
page-refused-option = « { $given } » ne convient pas pour « { $option } » de /{ $command }.
page-refused-picked = C’est déjà choisi.
page-refused-file = Le fichier n’a pas pu être lu.
page-refused-needed = /{ $command } demande « { $option } ».
page-refused-silent = Caravel n’a pas répondu. Réessaie.
page-refused-time = Seule la capitainerie peut faire passer le temps.
