# Looking back: what happened while somebody was away, the log, the replay, records that were brought here.

since-head = Depuis ton départ
since-count = { $count ->
        [one] { $count } événement depuis ton dernier coup.
       *[other] { $count } événements depuis ton dernier coup.
    }
since-count-all = { $count ->
        [one] { $count } événement depuis le début de la partie.
       *[other] { $count } événements depuis le début de la partie.
    }
since-begun = { $count ->
        [one] A commencé : { $first }.
       *[other] Ont commencé : { $first } – { $last }.
    }
# by name
since-rival = { $who } ({ $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }) :
since-to-you = Ce qui te concerne
since-more = et { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    } dans le journal
since-for-you = Joué à ta place ({ $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }) :
since-nothing = Rien depuis ton dernier coup.
since-read-all = Tout lire
since-left = À ton départ
since-changed = Ce qui a le plus changé
since-now = Maintenant
since-entry = après le coup { $seq }

log-head-from = Journal de { $game }, à partir du coup { $seq }
log-everybody = Tout le monde
log-mine = Moi
log-typed = En notation
log-whose = De qui voir les coups ?
# by name
log-nothing-of = { $who } n’a encore rien fait, et son nom n’apparaît nulle part.

replay-phase = Phase…
replay-number = Coup…
replay-number-title = Aller à un coup du journal
replay-number-wrong = « { $typed } » n’est pas un coup de cette partie. Possible : de 0 à { $last }.
replay-in-log = Dans le journal
replay-taken-back = Ce coup a été annulé par le coup { $by }. L’image montre la table telle qu’elle était.
replay-left-out = { $count ->
        [one] Le coup { $first } a été annulé et n’est pas montré ; tape son numéro pour le voir.
       *[other] Les coups de { $first } à { $last } ont été annulés et ne sont pas montrés ; tape leur numéro pour les voir.
    }

file-title-import = Importer une partie ici
file-title-verify = Vérifier une partie
file-title-review = Analyser une partie
file-label = Fichier de partie
file-hint = Un fichier .json de /match show:fichier, d’un serveur quelconque
file-hash = Empreinte
file-choose = Choisis un fichier
file-none = Le formulaire ne contenait aucun fichier.
file-gone = Discord ne fournit plus ce fichier. Envoie-le de nouveau.
record-seat = Place { $number }
record-unfinished = L’enregistrement s’arrête avant la fin de la partie.
record-brought = La partie de **{ $game }** porte ici le numéro { $match } : { $entries } coups, tous vérifiés. On peut la regarder, pas la jouer ; toute personne qui voit ce salon la trouve par son numéro.
record-remove = La retirer
record-removed = Retirée : la partie { $match } n’est plus ici.
record-not-yours = Seule la personne qui a importé une partie peut la retirer.
record-too-big = Ce fichier est trop gros pour l’enregistrement d’une partie : { $most } Mo au plus. Rien n’a été enregistré.
record-too-long = Cet enregistrement est trop long pour une partie : { $most } coups de longueur normale au plus. Rien n’a été enregistré.
record-checking = L’enregistrement est rejoué pour le vérifier ; ceux d’autres serveurs sont vérifiés l’un après l’autre.
record-too-slow = Cet enregistrement est trop long à vérifier. Rien n’a été enregistré.
record-format = Cet enregistrement est d’un autre format ; ici, c’est le format { $format }. Exporte de nouveau la partie avec un programme à jour. Rien n’a été enregistré.
record-version = Cet enregistrement est de la version { $found } des règles ; ici, c’est la version { $here }, où les mêmes coups peuvent avoir un autre sens. Rien n’a été enregistré.
record-running = La partie était encore en cours quand cet enregistrement a été fait. Il ne contient pas la graine, personne ne peut donc le vérifier : exporte-le de nouveau après la fin. Rien n’a été enregistré.
play-too-many-brought = Tu as importé { $limit } parties ici. Retires-en une d’abord : son bouton est dans /desk et dans la réponse à /match file:.
