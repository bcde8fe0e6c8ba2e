# What the admins of a server choose for everybody there, and whether the bot may do what it needs.
discord-command-setup = Pour les admins : ce serveur

house-not-there = Je ne suis pas membre de ce serveur. Ajoute-moi avec le lien de mon profil, puis utilise de nouveau `/setup`.
house-not-here = Sur ce serveur, les tables s’ouvrent dans { $channels }.
house-not-you = Sur ce serveur, les tables sont ouvertes par { $roles }. Tu peux rejoindre toute table ouverte.
house-channels-gone = Les salons des tables ont disparu. Un admin peut en choisir d’autres avec `/setup`.
house-forum-gone = Le forum des tables a disparu. Un admin peut en choisir un autre avec `/setup`.
house-no-leaderboard = Ce serveur n’a pas de classement général.
house-players-only = Sur ce serveur, seules les personnes qui jouent une partie peuvent la regarder.
play-too-many-here = Tu as { $limit } tables sur ce serveur, le maximum par personne. Termine ou ferme d’abord l’une d’elles.

house-posted-in = C’est un post dans { $forum }.
house-no-mentions = Sur ce serveur, personne n’est mentionné dans les salons : à la place, tu reçois un message privé.
house-first-post = La carte de cette partie descend au fil du jeu : elle est vers la fin de ce post.
# by name
house-stale = ⚠️ { $who } a changé quelque chose depuis que tu as ouvert le formulaire : ton choix n’a donc pas compté. Voici l’état actuel.
house-old = Ceci vient d’un ancien panneau de `/setup`. Le nouveau a un formulaire par sujet.
house-old-open = Ouvrir /setup
house-only-you = Ce que tu choisis prend effet tout de suite.
# by name
house-last = Dernier changement : { $who }.
house-tab-main = Tables
house-tab-presets = Modèles
house-tab-language = Langue
house-welcome = Poster un mot d’accueil
house-tab-check = Vérifier
house-head-all = Caravel sur ce serveur
house-head-main = Les tables de ce serveur
house-head-more = Autres réglages des tables
house-head-language = La langue de ce serveur
house-head-pings = Comment on prévient les joueurs
house-head-check = Mes permissions

house-where-anywhere = partout où l’on peut écrire
house-where-channels = dans { $channels }
house-where-forum = chacune devient un post dans { $forum }
house-who-everybody = tout le monde
house-gone-channels = { $count ->
    [one] ⚠️ { $count } salon choisi a disparu.
   *[other] ⚠️ { $count } salons choisis ont disparu.
    }
house-gone-roles = { $count ->
    [one] ⚠️ { $count } rôle choisi a disparu.
   *[other] ⚠️ { $count } rôles choisis ont disparu.
    }

house-gone-all-channels = ⚠️ Tous les salons choisis ont disparu : personne ne peut ouvrir de table. Choisis-en d’autres, ou aucun, avec *Tables*.
house-gone-forum = ⚠️ Le forum a disparu : personne ne peut ouvrir de table. Choisis-en un autre, ou aucun, avec *Tables*.
house-gone-all-roles = ⚠️ Tous les rôles choisis ont disparu : seuls les admins peuvent ouvrir des tables. Choisis-en d’autres, ou aucun, avec *Tables*.
house-line = **{ $label } :** { $text }
house-line-check = { $count ->
    [0] ✓ J’ai toutes les permissions là où s’ouvrent les tables.
    [one] ✗ Il manque une permission dans { $count } salon : voir *Vérifier*.
   *[other] ✗ Il manque une permission dans { $count } salons : voir *Vérifier*.
    }

house-channels = Salons des tables
house-channels-hint = Aucun choisi : partout où l’on peut écrire. Vaut aussi pour les admins.
house-forum = Un forum pour toutes les tables
house-forum-hint = Chacune devient un post. Tags : noms des jeux, « en attente », « en cours » et « terminée ».
house-threads = Fil à part
house-threads-hint = Choisis si une table a son propre fil. Dans un forum, chacune est de toute façon un post.
house-threads-choose = au choix de la personne qui ouvre la table
house-threads-always = toujours
house-threads-never = jamais
house-openers = Qui peut ouvrir des tables
house-openers-hint = Aucun choisi : tout le monde. Les admins le peuvent toujours.
house-referees = Arbitres
house-referees-hint = Ils peuvent arrêter une partie, donner du temps, remplacer quelqu’un. Les admins aussi, toujours.
house-referees-admins = les personnes qui gèrent le serveur
house-referees-role = { $role }, et les personnes qui gèrent le serveur
house-for-person = Tables par personne
house-for-person-hint = Une table compte jusqu’à la fin de sa partie.
house-for-host = pas de limite particulière
house-for-count = { $count ->
    [one] { $count } au plus
   *[other] { $count } au plus
    }
house-for-server = Tables sur ce serveur
house-pace = Temps par tour proposé en premier
house-rated = Les nouvelles tables sont classées
house-rated-hint = Les tables amicales ou de bots et les deux premières parties de chacun ne comptent jamais.
house-rated-ask = au choix de la personne qui ouvre la table
house-quiet-label = Heures calmes
house-zone = Fuseau horaire du serveur
house-zone-hint = Une grande ville ou un fuseau : Paris, Montréal, Asia/Tokyo. Vide : pas d’heures calmes.
house-quiet-from = Heures calmes à partir de
house-quiet-from-hint = Pas de mention dans les salons ; les pendules tournent. Deux champs vides : pas d’heures calmes.
house-quiet-to = Heures calmes jusqu’à
house-quiet-to-hint = Par exemple 23 h ou 22:30. Chacun a ses propres heures calmes : /settings
house-language = Langue des cartes
house-language-usual = celle de la personne qui ouvre la table
house-language-here = Langue dans ce salon
house-language-here-usual = comme sur tout le serveur
house-club = saisons, coupes, soirées et problèmes du jour
house-leaderboard = Classement général
house-off = non
house-shown = Ce que voient les autres
house-matches = Les parties dans les salons qu’ils voient
house-matches-hint = Sinon, seules les personnes qui jouent une partie peuvent la regarder.
house-spectators = Qui peut regarder
house-spectators-everyone = toute personne qui voit le salon
house-spectators-players = seulement les joueurs
house-where = Où
house-who = Qui ouvre les tables
house-mentions = Mentions
house-mentions-channel = dans les salons
house-mentions-direct = aucune, messages privés seulement
house-no-quiet = aucune
house-quiet = de { $start } à { $end }
house-zone-now = { $zone }, où il est { $now } maintenant
house-zone-kept = Le fuseau horaire du serveur est maintenant { $zone }.
house-zone-not-kept = Le fuseau horaire { $zone } n’a pas été enregistré non plus : écris-le de nouveau avec les heures.
house-quiet-both = Écris le début et la fin des heures calmes, ou laisse les deux champs vides. Elles ne changent pas.

# Permissions. The names are those of Discord's settings.
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-embed-links = Intégrer des liens
permission-attach-files = Joindre des fichiers
permission-read-message-history = Voir les anciens messages
permission-create-public-threads = Créer des fils publics
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-manage-threads = Gérer les fils
permission-send-messages-forum = Créer des posts
permission-send-messages-in-threads-forum = Envoyer des messages dans les posts
permission-manage-threads-forum = Gérer les posts
permission-why = { $permission ->
        [view_channel] pour y avoir accès
        [send_messages] cartes des tables et mentions
        [embed_links] cartes avec leurs boutons
        [attach_files] images du plateau
        [read_message_history] pour retrouver sa propre carte
        [create_public_threads] un fil pour une partie
        [send_messages_in_threads] pour y jouer
       *[manage_threads] seulement pour rouvrir un fil verrouillé, ranger après un test et mettre des tags réservés
    }
permission-may-lack = – { $permission } : peut manquer ; { $why }
permission-mend-server = *Paramètres du serveur › Rôles › { $role } › Permissions* : active *{ $permission }*.
permission-mend-role = *Modifier le salon › Permissions › Permissions avancées › { $role }* : *{ $permission }* est sur ✗. Mets ✓.
permission-mend-everyone = *Modifier le salon › Permissions › Permissions avancées* : ajoute *{ $role }* et mets *{ $permission }* sur ✓ (c’est sur ✗ pour @everyone).
permission-mend-tag = Ce forum veut un tag sur chaque post, et je n’en reconnais aucun. *Modifier le salon* : désactive *Exiger des tags pour les posts*, ou ajoute un tag nommé *en cours*.
permission-tag = un tag pour chaque post

check-all = { $count ->
    [one] Je vois { $count } salon de tables, et j’y ai toutes les permissions :
   *[other] Je vois { $count } salons de tables, avec toutes les permissions dans chacun :
    }
check-some = { $count ->
    [one] Je vois { $count } salon de tables, et il y manque quelque chose :
   *[other] Je vois { $count } salons de tables, et il manque quelque chose dans { $bad } d’entre eux :
    }
check-none = ✗ Je ne vois aucun salon de tables.
check-hidden = { $count ->
    [one] { $count } salon textuel m’est caché : aucune table n’y est possible.
   *[other] { $count } salons textuels me sont cachés : aucune table n’y est possible.
    }
check-more = … et { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }. Choisis un salon pour en voir le détail.
check-lost-permissions = **Permissions perdues :** ce serveur avait les siennes pour ces commandes. Discord les a supprimées avec les anciens noms. Réglez-les pour les nouveaux noms : *Paramètres du serveur › Intégrations › Caravel*.
check-choose = Choisis un salon ou un forum pour voir ce qui y manque
check-gone = Ce salon n’est plus là.
check-not-allowed = On n’ouvre pas de table ici : ce n’est pas un des salons que tu as choisis.
check-test = Tester ici
check-testing = Résultat du test dans { $channel } :
check-card = Une carte avec une image
check-thread = Un fil à part
check-post = Un post avec une carte
check-dm = Un message privé pour toi
check-removed = ✓ Ce que j’ai posté est supprimé
check-archived = – Ce que j’ai posté est supprimé, mais le fil « { $name } » est seulement archivé : sans *Gérer les fils*, je ne peux pas le supprimer. Toi, tu le peux.
check-left = ✗ Une partie de ce que j’ai posté n’a pas pu être supprimée : cherche « { $name } »
check-title = Test de Caravel
check-words = Ceci est un test de Caravel. Il va disparaître tout de suite.
check-alt = Une image toute bleue
check-dm-closed = tes messages privés sont fermés aux membres de ce serveur (*Paramètres de confidentialité* du serveur). D’autres les ont peut-être ouverts.
check-dm-refused = Discord ne t’en transmet pas (code { $code }) : tu m’as peut-être bloqué. Les autres reçoivent les leurs.
check-dm-later = J’ai écrit à beaucoup de personnes pour la première fois ces dernières secondes. Réessaie dans une minute.
check-refused = Discord répond « { $error } »

lost-permission = Discord ne me laisse plus faire mon travail dans { $channel }, où l’on joue : il me manque **{ $permissions }**.
    { $mend }
    Aucune partie n’est perdue. Je réessaie au bout de dix minutes, d’une heure et de six heures, et à chaque coup. `/setup`, *Vérifier* montre et teste tout.
lost-permissions = Discord ne me laisse plus faire mon travail dans { $channel }, où l’on joue : il me manque **{ $permissions }**.
    Pour la première permission : { $mend }
    Aucune partie n’est perdue. Je réessaie au bout de dix minutes, d’une heure et de six heures, et à chaque coup. `/setup`, *Vérifier* montre les réglages pour toutes et teste tout.

# Options of tables under a name of the server.
house-preset-keep = Enregistrer comme modèle
house-preset-label = Son nom
house-preset-hint = Par exemple « Notre table du vendredi ». Toute personne qui ouvre une table ici peut le choisir.
house-preset-kept = Enregistré sous le nom **{ $name }**. Pour retirer des modèles : `/setup`, *Modèles*.
house-preset-name = Un modèle doit avoir un nom de { $most } caractères au plus.
house-preset-many = Un serveur peut avoir { $most } modèles. Retires-en un d’abord : `/setup`, *Modèles*.
house-presets = Les modèles de ce serveur
house-presets-hint = Ce qui n’est pas coché est retiré.
