# What is stored about people and servers, and how it is deleted.

privacy-somebody = Quelqu’un

# What the host clears away by itself.

play-log-gone = Le journal de cette partie n’est plus conservé, mais son résultat l’est.
play-why-idle = Fermée : personne n’est venu à cette table pendant { $days } jours.
play-notice-idle = Personne n’est venu à cette table pendant { $days } jours : elle est donc fermée. Ouvres-en une nouvelle quand tu veux.
play-why-deserted-soon = Tout le monde a quitté cette partie. Elle s’arrête sans résultat le <t:{ $when }:D>, sauf si quelqu’un prend une place avant.
play-notice-deserted-soon = Tout le monde a quitté cette partie. Elle s’arrête sans résultat le <t:{ $when }:D>, sauf si quelqu’un prend une place avant (Plus).
play-why-deserted-long = Arrêtée sans résultat : tout le monde était parti, et personne n’est revenu.
play-why-server-left = Le bot a été retiré du serveur de cette partie. Elle reprendra où elle en était quand le bot y reviendra.
play-why-server-wiped = Fermée : quelqu’un qui gère ce serveur en fait supprimer toutes les tables.

# Export.

privacy-export-busy = Un fichier se prépare déjà pour toi. S’il n’est pas arrivé d’ici <t:{ $when }:t>, fais une nouvelle demande.

# The panel.

privacy-button = Ce qui est enregistré sur moi
discord-command-privacy = Ce qui est enregistré sur toi : le voir, l’emporter, le supprimer

privacy-head = Ce qui est enregistré sur toi
privacy-hint = Visible uniquement par toi. Ton identifiant Discord est enregistré avec chacune de ces choses, pour que le bot sache qu’elles sont à toi.
privacy-nothing = Rien n’est enregistré sur toi.
privacy-hint-nothing = Visible uniquement par toi.
privacy-export = Exporter
privacy-delete = Supprimer…
privacy-text-privacy = Politique de confidentialité
privacy-text-terms = Conditions d’utilisation
# Only in other languages: the texts with legal meaning exist in English alone.
privacy-in-english = Ce texte n’existe qu’en anglais, et c’est le texte anglais qui compte.
privacy-no-text = Le texte manque sur cette machine. Demande-le à la personne qui gère le bot.

privacy-has-settings = **Réglages** : ce que tu as choisi pour les tours, la langue, le fuseau horaire, les heures calmes, les vacances et les statistiques
privacy-has = { $subject ->
        [seats] **Tables** : tes places à { $count ->
            [one] { $count } table
           *[other] { $count } tables
        } ({ $over ->
            [0] aucune n’est terminée
            [one] { $over } est terminée
           *[other] { $over } sont terminées
        }), avec ton nom affiché ; { $moves ->
            [0] aucune ligne de leurs journaux ne vient
            [one] { $moves } ligne de leurs journaux vient
           *[other] { $moves } lignes de leurs journaux viennent
        } de tes places
        [seats_left] **Places que tu as eues** puis quittées : { $count }
        [opened] **Tables et leçons que tu as ouvertes** : { $count }
        [memos] **Notes** : { $count }
        [orders] **Consignes et tours préparés** : { $count }
        [half_made] **Coups inachevés, réponses d’avance et idées de l’entraîneur** : { $count }
        [notices] **Messages** que tu n’as pas lus : { $count }
        [still_to_send] **Messages pour toi** encore à envoyer : { $count }
        [messages] **Où tes tours ont été annoncés** (serveur, salon, message) : { $count }
        [direct_messages] **Où tu reçois les messages privés** du bot : le numéro de ce salon
        [results] **Résultats** de parties terminées, pour statistiques et cotes : { $count }
        [followed] **Tables que tu suis** : { $count }
        [told_otherwise] **Tables aux notifications différentes** : { $count }
        [benches] **Serveurs où tu es sur le banc des remplaçants** : { $count }
        [servers] **Serveurs pour lesquels tu as choisi quelque chose** avec `/setup` : { $count }
       *[records] **Parties que tu as importées ici** : { $count }
    }

privacy-exported = { $count ->
        [0] Le fichier contient tout ce qui est enregistré sur toi (*about.json*).
        [one] Le fichier contient tout ce qui est enregistré sur toi (*about.json*) et l’enregistrement d’une partie.
       *[other] Le fichier contient tout ce qui est enregistré sur toi (*about.json*) et l’enregistrement de { $count } parties.
    } { $left ->
        [0] { "" }
        [one] Encore une partie dans le fichier suivant.
       *[other] Encore { $left } parties dans le fichier suivant.
    }
privacy-exported-server = { $count ->
        [0] Le fichier contient tout ce qui est enregistré sur ce serveur (*about.json*).
        [one] Le fichier contient tout ce qui est enregistré sur ce serveur (*about.json*) et l’enregistrement d’une partie.
       *[other] Le fichier contient tout ce qui est enregistré sur ce serveur (*about.json*) et l’enregistrement de { $count } parties.
    } { $left ->
        [0] { "" }
        [one] Encore une partie dans le fichier suivant.
       *[other] Encore { $left } parties dans le fichier suivant.
    }
privacy-export-more = Fichier suivant

privacy-delete-head = Supprimer tout ce qui te concerne ?
privacy-delete-says =
    - **Parties en cours** : un bot continue à ta place, et tout le monde peut la prendre. Tu ne pourras plus la reprendre comme la tienne.
    - **Tables ouvertes** : elles passent à la personne suivante, ou sont fermées.
    - **Parties terminées** : elles restent pour les autres. Ta place y portera le nom « Quelqu’un ».
    - **Tes résultats, cotes et places aux classements** sont supprimés. Ceux des autres restent.
    - **Tout le reste est supprimé** : réglages, notes, consignes, leçons, messages, banc des remplaçants, parties que tu as importées ici.
    Exporte d’abord si tu veux garder quelque chose.
privacy-delete-sure = Vraiment tout supprimer ?
privacy-delete-last = C’est immédiat et irréversible. Si tu rejoues plus tard, tu repars de zéro.
privacy-delete-now = Tout supprimer maintenant
privacy-deleted = Tout ce qui te concerne est supprimé. Si tu rejoues, tu repars de zéro.
privacy-deleting = Tout n’a pas pu être supprimé d’un coup. La suppression continue toute seule ; reviens voir dans quelques minutes (/privacy).

privacy-server = Ce serveur…
privacy-admins-only = Il faut la permission Gérer le serveur pour faire cela, et seulement sur ce serveur.
privacy-server-head = Ce qui est enregistré sur { $server }
privacy-server-says = { $count ->
        [0] Aucune partie n’est enregistrée.
        [one] { $count } partie est enregistrée, avec son journal et les personnes qui y ont joué.
       *[other] { $count } parties sont enregistrées, avec leurs journaux et les personnes qui y ont joué.
    } Sont enregistrés aussi : ce qui est choisi pour le serveur, ses remplaçants, et où les tours ont été annoncés. Le fichier contient tout cela, et l’enregistrement de toutes les parties commencées ; pour celles en cours, ce que tout le monde peut voir.
privacy-wipe = Tout supprimer…
privacy-wipe-head = Supprimer tout ce qui concerne { $server } ?
privacy-wipe-says =
    - **Tables ouvertes et parties en cours** : fermées sans résultat. Leurs cartes disent pourquoi.
    - **Toutes les parties, journaux et résultats** de ce serveur disparaissent environ deux minutes après, et avec eux ses statistiques, cotes et classements.
    - **Ce qui est choisi pour le serveur**, et ses remplaçants, disparaissent aussi.
    Cela vaut pour tous ceux qui jouent ici et c’est irréversible. Exporte d’abord si tu veux garder quelque chose.
privacy-wipe-name = Écrire le nom du serveur…
privacy-wipe-title = Supprimer les données du serveur
privacy-wipe-label = Nom du serveur
privacy-wipe-hint = Écris : { $server }
privacy-wipe-other = Ce n’est pas le nom de ce serveur : rien n’est donc supprimé. Il s’appelle { $server }.
privacy-wiping = Tout ce qui est en cours sur ce serveur est fermé. La suppression commence à <t:{ $when }:t>.

# Limits.

privacy-busy = Tu attends déjà { $most } choses qui prennent du temps au bot (films, analyses, fichiers, idées). Redemande quand l’une d’elles est arrivée ; rien n’est perdu.
privacy-busy-here = Plusieurs personnes sur ce serveur attendent des films, des analyses ou des fichiers. Redemande dans une minute ; rien n’est perdu.
