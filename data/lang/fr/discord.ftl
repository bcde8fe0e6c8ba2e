# What Discord shows around the games: cards, panels, commands.

## Commands: the words of `show:`, then what each command does. The names of commands are English everywhere.

discord-name-log = journal
discord-name-replay = relecture
discord-name-picture = image
discord-name-file = fichier

discord-command-play = Commencer : contre des bots, entre amis ou avec d’autres joueurs ; une leçon par jeu
discord-command-play-game = Quel jeu
discord-command-play-post = Poster un mot d’accueil pour tous dans ce salon
discord-command-learn = Une première partie avec un professeur, dix minutes
discord-command-move = Jouer en écrivant, par exemple : bid 8
discord-command-move-line = Le coup, mot à mot : la liste qui s’ouvre montre les suites possibles
discord-command-move-nothing = Il n’y a rien à jouer ici maintenant.
discord-command-which = Numéro de la partie ; utile seulement s’il y en a plusieurs
discord-command-match = Regarder une partie : histoire, film, analyse, journal, relecture, image
discord-command-match-show = Ce qu’il faut montrer ; une partie terminée montre son histoire
discord-command-match-at = Numéro d’un coup (journal, relecture), ou endroit du plateau (image)
discord-command-match-share = Montrer l’image à tous ici, telle que la voient les spectateurs
discord-command-match-file = Un fichier de partie de n’importe quel serveur : le regarder, l’analyser ou le vérifier
discord-command-match-posted = Pour vérifier : l’empreinte que la carte montrait au début
discord-command-match-posted-name = hash
discord-command-settings = Notifications, fuseau horaire, absences, banc des remplaçants
discord-moved-line = `{ $old }` est maintenant **{ $new }**.
discord-moved-open = Ouvrir
discord-command-undo = Annuler ton dernier coup
discord-command-rules = Les règles d’un jeu, ou de cette table
discord-command-refused = Cette commande n’existe plus ici. Discord montrera les nouvelles commandes après un redémarrage de l’appli.

## Answers to any click

discord-old-control = Ce bouton est trop ancien. Utilise ceux de la carte de table la plus récente.
discord-holds = Si rien n’est arrivé à <t:{ $when }:t>, c’est que la demande a été interrompue : recommence.
discord-too-fast = C’était beaucoup d’un coup. Attends quelques secondes, puis réessaie.
discord-patience = Discord en a assez de moi pour un moment. Réessaie après <t:{ $when }:T> ; rien n’est perdu.
discord-unanswered = Discord n’a pas confirmé l’envoi. Si tu ne vois rien, réessaie.
discord-just-changed = ↻ Cela vient de changer. Appuie de nouveau.
discord-moved-on = ↻ **La partie a avancé.**
discord-past-start = La partie a commencé. Tu ne peux plus changer les places ni les options ici.
discord-past-end = Cette partie est terminée. Il n’y a plus rien à faire ici.
discord-refused = ⚠️ { $reason }
discord-failed = Quelque chose n’a pas marché ici. La partie est intacte ; réessaie. Si cela se répète, signale-le à la personne qui gère le bot : erreur E-{ $id }

## The way in

discord-welcome-head = Bienvenue à bord
discord-welcome-text = Je propose des jeux de plateau sur les grands voyages. Joue entre amis sur plusieurs jours, ou tout de suite contre des bots.
discord-welcome-learn = Apprendre un jeu
discord-welcome-table = Entre amis
discord-welcome-foot = Tu joues tes tours dans des messages visibles uniquement par toi. Une partie t’attend le temps convenu à sa table.
discord-welcome-posted = Tout le monde dans ce salon peut le voir maintenant.
discord-welcome-level = Bots : { $bot }
discord-welcome-play = Jouer
discord-welcome-how = *Jouer* : des bots s’installent et tu commences tout de suite.
discord-welcome-game = de { $low } à { $high } · { $what }{ $minutes ->
        [0] {""}
       *[other] { " " }· { $minutes } min
    }
discord-welcome-all = Tous les jeux
discord-welcome-others = D’autres jeux
discord-welcome-presets = Les tables de ce serveur
discord-welcome-sit-down = Prendre cette place
discord-welcome-seat-free = **Une place est libre.** Quelqu’un a dû partir en cours de partie, juste à son tour de jouer. Installe-toi et continue : pas besoin de demander.
discord-welcome-started = **{ $game }** a commencé : partie { $match }, dans son propre fil.

## The set-up panel

discord-setup-new = Une nouvelle table de { $game }
discord-setup-options = Options de cette table : { $game }
discord-setup-hint = Rien n’est posté avant que tu ouvres la table.
discord-setup-friends = { $game } entre amis
discord-setup-anybody = Tout le monde dans { $where } peut rejoindre la table. Les options restent modifiables jusqu’au début.
discord-setup-open-live = Ce soir · { $count ->
        [0] 5 minutes par tour
        [one] environ { $count } minute
       *[other] environ { $count } minutes
    }
discord-setup-open-brisk = Quelques jours · 8 heures par tour
discord-setup-open-weeks = Quelques semaines · { $count ->
        [0] 1 jour par tour
        [one] environ { $count } jour
       *[other] environ { $count } jours
    }
discord-setup-more = Options…
discord-setup-lasts = À sa cadence habituelle, une partie dure environ { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }.
discord-setup-options-hint = Les changements prennent effet tout de suite, et sont possibles jusqu’au début de la partie.
discord-setup-seats-label = Nombre de joueurs
discord-setup-seats-any = Joueurs : de { $low } à { $high }, selon les inscriptions
discord-setup-seats = Joueurs : exactement { $count }
discord-setup-pace = Durée de la partie
discord-setup-invite = Ouvert à tous – ou choisis qui inviter
discord-setup-place = Lieu
discord-setup-own-thread = dans son propre fil
discord-setup-this-channel = dans ce salon
discord-setup-before = ‹ Plus d’options ({ $page } sur { $pages })
discord-setup-after = Plus d’options ({ $page } sur { $pages }) ›
discord-setup-expert = Plus d’options
discord-setup-fewer = ‹ Premières options
discord-setup-create = Ouvrir la table
discord-setup-create-rated = Ouvrir (partie classée)
discord-setup-cancelled = Aucune table n’a été ouverte.
discord-setup-created = Ta table de **{ $game }** est ouverte (partie { $match }). Tu y as déjà ta place. Lance-la depuis sa carte dès qu’il y a assez de monde, ou complète avec des bots.
discord-setup-saved = C’est fait. La carte de la table montre les options.
discord-on-server = Cela ne marche que sur un serveur : essaie là-bas.
discord-setup-not-here = Pour ouvrir une table, il faut un salon de serveur où tu peux écrire.
discord-setup-outdated = Les options de ce jeu ont changé depuis l’ouverture de ce panneau. Utilise de nouveau `/play`.
discord-setup-unseat = Retirer quelqu’un de la table

discord-pace = { $pace ->
        [none] le temps qu’il faut, relève par un bot après une semaine
        [live] en direct, 5 minutes par tour
        [brisk] quelques jours, 8 heures par tour
        [weeks] quelques semaines, 1 jour par tour
        [daily] quotidien, 1 jour, réserve 3 jours
        [slow] lent, 3 jours, réserve 7 jours
        [season] une saison, 3 jours par tour, 8 jours en tout
        [season-long] une saison, 3 jours par tour, 14 jours en tout
       *[other] { $time }
    }

## Lessons

discord-learn-head = Apprendre un jeu en jouant
discord-learn-how = Un professeur te montre l’essentiel et te laisse essayer. Chaque leçon prend environ dix minutes et n’est visible que par toi. Arrête quand tu veux : `/learn` te ramène où tu en étais.
discord-learn-none = Il n’y a pas encore de leçon ici.
discord-learn-line-new = { $steps } étapes
discord-learn-line-begun = tu es à l’étape { $step } sur { $steps }
discord-learn-line-done = ✓ finie
discord-learn-begin = Apprendre { $game }
discord-learn-resume = Continuer : { $game }
discord-learn-anew-game = Depuis le début : { $game }
discord-learn-anew = Depuis le début
discord-learn-step = Leçon · { $game } · { $step } sur { $steps }
discord-learn-look = Jeter un œil
discord-learn-show = Montre-moi
discord-learn-again = Réessayer
discord-learn-early = C’est pour plus tard : regarde d’abord cette étape, puis appuie sur *Suite*.
discord-learn-done = La leçon est finie : { $game }
discord-learn-bots = Y jouer maintenant
discord-learn-others = Une autre leçon
discord-learn-lost = Cette leçon de { $game } a changé depuis que tu l’as commencée : elle ne peut donc pas continuer. Recommence ; les étapes que tu connais se font en une minute.
discord-learn-ended = Depuis, tu as recommencé la leçon de { $game }. Celle que tu vois ici est finie.

## The lobby

# by name
discord-lobby-joined = Tu es à la table : **{ $game }** – { $missing ->
        [0] la partie peut commencer à tout moment.
        [one] il manque encore { $missing } personne.
       *[other] il manque encore { $missing } personnes.
    }
discord-lobby-left = Tu as quitté la table.
discord-lobby-started = La partie a commencé. { $order }
discord-lobby-order = Ordre de jeu, tiré au sort : { FORM($seats, as: "plain") }. { WHO($first) ->
        [you] Tu commences.
       *[other] { $first } commence.
    }
discord-lobby-order-together = Ordre de jeu, tiré au sort : { FORM($seats, as: "plain") }. Tout le monde commence en même temps.
discord-lobby-bots = Ajouter un bot à une place libre :
discord-lobby-bots-full = Toutes les places sont prises ; la partie peut être lancée depuis sa carte.
discord-lobby-bots-hint = Un bot ne voit que ce qu’une personne verrait à sa place. Chaque bot fort a son style ; la carte l’indique une fois la partie commencée.
discord-lobby-seated = À la table : { FORM($seats, as: "plain") }.
discord-lobby-close-ask = Annuler cette table pour de bon ? Personne ne pourra plus la rejoindre.
discord-lobby-closed = La table est annulée.
discord-lobby-rematch-there = La revanche est la partie { $match }. Elle a déjà commencé.
discord-lobby-rematch = Une nouvelle table avec les mêmes personnes et les mêmes options est ouverte (partie { $match }).

## What one click may play

discord-private-button-careful = Toujours me faire confirmer
discord-private-button-quick = Jouer d’un seul clic
discord-private-careful = Désormais, tu confirmes chaque coup.
discord-private-quick = Désormais, un seul clic joue le coup. Tu peux l’annuler tant que personne n’a joué après toi.
discord-private-button-wide = Images larges
discord-private-button-tall = Images hautes
discord-private-language-discord = Comme dans Discord ({ $language })
discord-private-language-set = Tu lis tout dans cette langue désormais. Les cartes des tables gardent celle de leur salon.
# Tags of posts in a forum, at most 20 characters. A tag is found by its name, so a changed name has to be mended in house-forum-hint, too.
discord-tag-waiting = en attente
discord-tag-running = en cours
discord-tag-over = terminée
discord-private-wide = Les images de tes tours sont désormais larges, pour un ordinateur.
discord-private-tall = Les images de tes tours sont désormais hautes, pour un téléphone.
discord-dm-closed = Je ne peux pas t’écrire : tes messages privés me sont fermés. Pour les ouvrir, fais un clic droit sur le nom du serveur (sur téléphone, touche-le) → **Paramètres de confidentialité** → **Messages privés**, puis appuie de nouveau sur « En message privé » dans `/settings`. D’ici là, tu joues depuis le salon avec **Mon tour**.
discord-dm-refused = Discord ne te transmet pas mes messages privés pour l’instant. Je réessaie dans quelques heures. Si tu m’as bloqué, débloque-moi et appuie sur « En message privé » dans `/settings`. D’ici là, tu joues depuis le salon avec **Mon tour**.
discord-dm-later = Discord veut que j’attende un peu avant de t’écrire. Rien n’a changé : appuie de nouveau dans une minute.

## The table card

discord-card-free = { $count ->
        [one] { $count } place est libre.
       *[other] { $count } places sont libres.
    }
discord-card-opened = { WHO($who) ->
        [you] Tu ouvres
       *[other] { $who } ouvre
    } une table pour { $players }.
discord-card-players = { $low } à { $high } personnes
discord-card-exactly = { $count } personnes
discord-card-invited = Sur invitation : { $people }
discord-card-waited-for = Invitations en attente : { $people }
discord-card-missing = { $count ->
        [one] Il manque encore { $count } personne pour commencer.
       *[other] Il manque encore { $count } personnes pour commencer.
    } Des bots peuvent compléter la table.
discord-card-enough = Il y a assez de monde. { WHO($who) ->
        [you] Tu peux commencer, ou attendre
       *[other] { $who } peut commencer, ou attendre
    } encore.
discord-card-full = Toutes les places sont prises. { WHO($who) ->
        [you] Tu peux
       *[other] { $who } peut
    } commencer.
discord-card-join = Rejoindre
discord-card-leave = Quitter
discord-card-start = Commencer
discord-card-add-bot = Ajouter un bot
discord-card-options = Options
discord-card-close = Annuler cette table
discord-card-my-turn = Mon tour
discord-card-my-view = Ma vue
discord-card-log = Journal
discord-card-rules = Règles
discord-card-follow = Suivre la partie
discord-card-more = Plus
discord-card-replay = Relecture
discord-card-story = Histoire
discord-card-film = Film
discord-card-verify = Vérifier
discord-card-rematch = Revanche
discord-card-rematch-open = Revanche : partie { $match }
discord-card-paused-stopped = Il ne reste que des bots ici. En attendant, tout le monde peut prendre une place.
discord-card-thinking = { WHO($who) ->
        [you] Tu peux
        [they] { $who } peuvent
       *[other] { $who } peut
    } réfléchir quelques secondes.
discord-card-paused = **Il ne reste que des bots ici : la partie est en attente.** Prends une place ; ou, si tu as joué ici, laisse les bots continuer ou mets-y fin.
# by name
discord-card-held = { $who } (jusqu’au coup { $until })
discord-card-seat = Place { FORM($now, as: "de") } ; avant : { $before }
discord-card-agree = J’accepte
discord-card-refuse = Je refuse
discord-card-silent = ⏳ La table { WHO($who) ->
        [you] t’attend
       *[other] attend { $who }
    } depuis trois jours. Les joueurs de la table peuvent faire jouer un bot de relève (*Plus*).
discord-card-late = ⏳ Temps écoulé pour { FORM($who, as: "plain") }. Les joueurs de la table peuvent faire jouer un bot de relève (*Plus*).
# by name
discord-card-proposal-abandon = ✋ { WHO($who) ->
        [you] Tu veux
       *[other] { $who } veut
    } arrêter la partie sans résultat. Accords attendus : { $missing }.
discord-card-sealed = tous les tirages sont fixés depuis le début, sceau { $hash }
discord-card-over = la fin
discord-card-rank = **{ $rank }.** { FORM($who, as: "plain", cap: "yes") } – { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
discord-card-seed = Partie { $match } · graine { $seed } · sceau { $hash }
discord-card-closed = Cette table est fermée.
discord-card-frozen = Cette partie est bloquée : personne ne peut jouer tant que la personne qui gère le bot ne l’a pas examinée.
discord-card-number = Partie { $match }

discord-ping = { $user }, à toi de jouer : [{ $game }]({ $link }) – { $status }

## The private panel

discord-panel-table = { $game } · partie { $match }
discord-panel-back = ‹ Retour
discord-panel-anew = Recommencer
discord-panel-confirm = Confirmer
discord-panel-confirm-this = Confirmer : { $words }
discord-panel-confirm-short = Oui : { $words }
discord-panel-order-whole = Ta consigne
discord-panel-back-to-turn = ‹ Retour à mon tour
discord-panel-as-text = En texte
discord-panel-standing = **Scores :** { $each }
discord-panel-has = { FORM($who, as: "plain", cap: "yes") } : { $points }
discord-panel-happened = Ce qui s’est passé
discord-panel-why-not = Pourquoi pas…
discord-panel-look-at = Regarder…
discord-panel-all-possible = Tout est possible maintenant.
discord-panel-taught = Selon le professeur
discord-panel-taught-form = { $answers }
discord-panel-idea = Selon l’entraîneur
discord-panel-shown-as = -# Les autres lisent seulement que tu as choisi.
discord-panel-choose-several = { $lo ->
        [0] { $hi ->
            [one] { $what } ({ $hi } ou rien)
           *[other] { $what } ({ $hi } au plus)
        }
       *[other] { $what } (de { $lo } à { $hi })
    }
discord-panel-choose-exactly = { $count ->
        [one] { $what } ({ $count })
       *[other] { $what } ({ $count })
    }
discord-panel-group = { $group }…
discord-panel-copy = { $label } (numéro { $copy })
discord-panel-amount = { $amount } × { $label }
discord-panel-sum = Valider la sélection ({ $count })
discord-panel-before = ‹ Tous
discord-panel-after = Suite… ({ $page } sur { $pages })
discord-panel-blocked = **Impossible pour l’instant**
discord-panel-more = et { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
discord-panel-open = ouvert
discord-panel-to-move = À { FORM($who, as: "plain") } de jouer
discord-panel-waiting = On attend : { FORM($who, as: "plain") }
discord-panel-chosen = Tu as choisi. On attend : { FORM($who, as: "plain") }.
discord-panel-asking-alt = À toi de jouer : { $prompt } Tu peux choisir : { $answers }.
discord-panel-numbered-alt = À toi de jouer : { $prompt }
discord-panel-ready-alt = Ton coup, pas encore confirmé : { $words }.
discord-panel-only-alt = À toi de jouer. Un seul bouton : { $words }.
discord-panel-below = Ton panneau est ci-dessous.
discord-panel-unfollow = Ne plus suivre
discord-panel-spectating = Tu regardes
discord-panel-kept = { $bot } joue à ta place
discord-panel-order = Consignes
discord-panel-to-table = À la table
discord-panel-change = Choisir autrement
discord-panel-changing = **Tu as choisi.** Tu peux encore changer d’avis tant que personne n’a vu ton choix.
discord-panel-again = Actualiser
discord-panel-your-turn = Ton tour ›
discord-panel-your-move = Ton coup
discord-panel-is-yours = C’est à toi de jouer.
discord-panel-won = **Victoire !**
discord-panel-done-line = ✅ Ton coup est joué.
discord-panel-undo = Annuler le coup
discord-panel-whole = La table
discord-board-head = { WHO($who) ->
        [you] Tu regardes
       *[other] { $who } regarde
    } **{ $game }**, partie { $match }
discord-board-share-there = Les autres ne voient une image que là où est la table. Ici, tu peux la regarder toi-même, sans `share`.
discord-board-none = L’image n’a pas pu être dessinée. Réessaie, ou lis-la en mots avec Ma vue.
discord-board-unknown = Il n’y a pas d’image appelée « { $where } » dans { $game } (partie { $match }). Écris quelques lettres pour voir ce qu’il y a, ou choisis parmi : { $parts }.
discord-panel-words = En mots

discord-panel-rest = Rien d’autre

discord-form-other = Écrire un nombre…
discord-form-counts = Écrire les nombres…
discord-form-all = Tout d’un coup…
discord-form-range = de { $low } à { $high }
discord-form-wrong = « { $typed } » n’est pas possible ici. Possible : { $possible }.
discord-form-wrong-of = { $label } : « { $typed } » n’est pas possible. Possible : { $possible }.

discord-order-stored = ✅ Consigne enregistrée. { $order }
discord-order-not-now = Elle ne concerne pas le coup en cours : c’est toujours à toi de le jouer.
discord-order-later = ✅ Ce sera joué quand viendra ton tour.
discord-order-none = ✅ Tu n’as plus cette consigne. { $order }
discord-order-withdrawn = ✅ C’est retiré. { $order }
discord-order-in-force = **Tes consignes** (visibles uniquement par toi)
discord-order-goes-on = ⏳ { $count ->
        [one] **Le bot joue à ta place à <t:{ $when }:T>**, plus tard si tu continues à cliquer ici. Il suit cette consigne :
       *[other] **Le bot joue à ta place à <t:{ $when }:T>**, plus tard si tu continues à cliquer ici. Il suit ces consignes :
    }
discord-order-goes-on-brief = ⏳ **Ta consigne s’exécutera à <t:{ $when }:T>.** { $order }
discord-order-held-brief = ✋ **Ta consigne est en pause.** { $order }
discord-order-held = ✋ { $count ->
        [one] **Ta consigne est en pause.** Rien n’est joué à ta place tant que tu ne la laisses pas reprendre :
       *[other] **Tes consignes sont en pause.** Rien n’est joué à ta place tant que tu ne les laisses pas reprendre :
    }
discord-order-go-on = Jouer maintenant
discord-order-hold = Pause : je décide
discord-order-release = Laisser reprendre
discord-order-withdraw = Retirer
discord-order-withdraw-one = En retirer une…
discord-order-holding = ✋ En pause. À toi de jouer.
discord-order-released = ✅ La pause est levée.

discord-follow-on = Tu suis maintenant cette partie. Elle est dans `/desk`, et une mention ici t’annoncera sa fin. Pas de message à chaque coup. Appuie de nouveau sur **Suivre la partie** pour arrêter.
discord-follow-off = Tu ne suis plus cette partie : elle n’est plus dans `/desk`, et rien ne t’annoncera sa fin.
discord-follow-seated = Tu joues cette partie, inutile donc de la suivre : elle est dans `/desk`. **Suivre la partie** est fait pour les spectateurs.

## More

discord-more-abandon = Arrêter sans résultat
discord-more-abandon-ask = Arrêter cette partie sans résultat ? Toute la table doit être d’accord.
discord-more-abandon-yes = Demander aux autres
discord-more-leave = Quitter ou arrêter
discord-more-settings = Réglages
discord-more-here = Déplacer la carte de table ici
discord-more-here-not = La table reste sur son serveur. La personne qui l’a ouverte peut la déplacer dans un salon où elle peut écrire, tout comme celles qui gèrent ce salon. Si son salon a disparu, tout le monde à la table peut le faire.
discord-more-moved = La carte de table passe dans ce salon.
discord-seats-own-late = C’est toi que la table attend : il suffit que tu joues.
discord-more-swap = Temps écoulé : laisser jouer un bot pour…
discord-more-ended = La partie est arrêtée sans résultat.

discord-undo-declined = Refusé ; la partie continue telle quelle.
question-over = Cette demande n’est plus valable : quelqu’un y a répondu, elle a été retirée, ou la partie a continué.
discord-undo-agreed = Accepté. Accords attendus : { FORM($who, as: "plain") }.
discord-undo-asked = La question est posée à { FORM($who, as: "plain") }. Tu liras la réponse ici ; d’ici là, les bots attendent quelques minutes. Si la partie continue, la demande n’est plus valable.
discord-undo-ask = ### Annuler ton dernier coup ?
    D’autres ont vu ce qu’il a donné, ou ont joué depuis. Tout ceci serait annulé :
discord-undo-ask-who = Il faut l’accord { FORM($who, as: "de") }. La demande part dès que tu appuies sur le bouton.
discord-undo-ask-yes = Demander
# by name
discord-undo-question = ↩ **{ WHO($who) ->
        [you] Tu veux
       *[other] { $who } veut
    } annuler un coup.** Ceci serait annulé (accords attendus : { $missing }) :
discord-ask = { $user }, on te pose une question dans [{ $game }]({ $link }) :
discord-notice = { $user }, dans [{ $game }]({ $link }) :

## Seats

discord-seats-head = Places des bots : { $game }
discord-seats-none = Plus aucun bot n’a de place à cette table.
discord-seats-kept = **{ $bot }** garde { WHO($who) ->
       [you] ta place : tu as quitté la table.
      *[other] la place { FORM($who, as: "de") }, qui a quitté la table.
    }
discord-seats-nobodys = **{ $bot }** joue depuis le début.
discord-seats-how = Ces places sont attribuées par { FORM($who, as: "plain") } ou par plus de la moitié des joueurs. Tout le monde voit qui demande.
discord-seats-free = Cette place est libre : tu continues la partie à partir d’ici, avec tout ce qu’elle possède et sait. Ensuite, tu ne pourras prendre aucune autre place dans cette partie.
discord-seats-asked = C’est demandé. Je te préviens dès que j’ai la réponse.
discord-seats-withdraw = Retirer ma demande
discord-seats-back = Revenir à ma place
discord-seats-take = Prendre une place
discord-seats-take-of = Remplacer { $bot }
discord-seats-ask = Demander une place
discord-seats-ask-for = Demander la place : { $bot }
discord-seats-taken = ✅ **La place est à toi.**
discord-seats-given = ✅ La place est reprise par { FORM($who, as: "plain") }.
discord-seats-leave-head = Quitter { $game } ?
discord-seats-leave = Un bot continue à ta place, et tout le monde voit que tu pars. Tu peux revenir à tout moment, sauf si la table donne ta place à quelqu’un d’autre. Ton coup inachevé et tes consignes sont perdus.
discord-seats-leave-last = Il ne reste ici que des bots : la partie attend que quelqu’un prenne une place.
discord-seats-leave-to = Quitter : un bot normal continue
discord-seats-other-bot = Un bot d’une autre force
discord-seats-left = Tu as quitté la table. { $bot } occupe ta place, qui reste à toi.
discord-seats-paused = Il ne reste que des bots : la partie est en attente. Tu peux les laisser continuer, ou y mettre fin.
discord-seats-replace = ### Laisser jouer un bot pour { FORM($who, as: "plain") } ?
    Son temps est écoulé. On lui dira que la demande vient de toi, et un retour reste possible à tout moment.
discord-seats-replace-by = Laisser jouer
discord-seats-replaced = Un bot continue pour { FORM($who, as: "plain") }. Un message l’en informe, et un retour reste possible.
discord-seats-free-start = Places des bots : pour tous
discord-seats-free-stop = Places des bots : sur accord
discord-seats-free-on = Toute personne qui voit cette table peut maintenant prendre la place d’un bot, sans demander.
discord-seats-free-off = Il faut maintenant demander pour prendre la place d’un bot. Ceux qui sont partis reviennent toujours sans demander.
discord-seats-play-alone = Laisser les bots continuer
discord-seats-alone = Les bots continuent jusqu’à la fin, sauf si quelqu’un prend une place.
discord-seats-end-ask = Arrêter cette partie sans résultat ? Personne ne pourra continuer. Les autres personnes qui ont joué seront prévenues.
discord-wish-question = **{ $name } demande à remplacer { $bot }.** La personne qui a ouvert la table décide, ou plus de la moitié des joueurs.
discord-wish-question-left = **{ $name } demande la place que { $bot } garde pour { FORM($who, as: "plain") }.** La personne qui a ouvert la table décide, ou plus de la moitié des joueurs.
discord-wish-agree = Donner la place à { $name }
discord-wish-refuse = Refuser : { $name }

## Lists and history

discord-story-plain = { $count ->
    [one] { $count } tirage sans événement
   *[other] { $count } tirages sans événement
}
discord-story-secret = { WHO($who) ->
        [you] Tu choisis
       *[other] { $who } choisit
    } en secret.
discord-story-line = { WHO($who) ->
        [you] Tu laisses passer ton
       *[other] { $who } laisse passer son
    } tour.
discord-story-begins = La partie commence.
discord-story-untold = Une note de Caravel.
discord-log-head = Journal de { $game }, page { $page } sur { $pages }
discord-log-empty = Rien ne s’est encore passé : la partie n’a pas commencé.
discord-log-older = ‹ Plus ancien
discord-log-newer = Plus récent ›
discord-log-replay = Relire à partir d’ici
discord-log-export = Exporter
discord-replay-head = { $game } · { $chapter } · après le coup { $seq } sur { $last }
discord-replay-first = « Début
discord-replay-later = Suite ›
discord-replay-part = Aller à…
discord-replay-last = Fin »
discord-export-finished = L’enregistrement de la partie { $match } : graine, chaque coup et tout ce qu’a donné le hasard. Tout le monde peut le rejouer et le vérifier.
discord-export-running = L’enregistrement de la partie { $match } jusqu’ici, sans les secrets des autres. Après la partie, il contient aussi la graine.
discord-rules-chapter = Chapitre
discord-rules-which = Les règles de quel jeu ? Choisis-en un dans `game:`.
discord-rules-heading = { $chapter } ({ $number } sur { $count })
discord-rules-next = { $chapter } ›
discord-rules-here = **À cette table** (partie { $match })
discord-which-none = Tu n’as pas de partie ici. `/desk` liste tes parties.
discord-which-several = Tu joues plusieurs parties. Indique laquelle avec `match:` – { $numbers }.
discord-which-one = { $match } ({ $game })

discord-trouble-card-deleted = La carte de ta table de **{ $game }** (partie { $match }) dans { $channel } a été supprimée { $count } fois en un jour : je ne la reposterai donc qu’au prochain changement à la table. La partie est intacte : tu trouves **Mon tour** dans `/desk`, et *Plus* → *Réglages* → *Déplacer la carte de table ici* déplace la carte dans un autre salon. Tu peux demander aux modérateurs pourquoi elle disparaît.
discord-trouble-channel-gone = Le salon de ta table de **{ $game }** (partie { $match }) a disparu. La partie est intacte. Continue avec `/desk` dans n’importe quel salon du serveur : *Plus* → *Réglages* → *Déplacer la carte de table ici* (tout le monde à la table peut le faire).
discord-trouble-channel-closed = Le salon de ta table de **{ $game }** (partie { $match }) a disparu : la table est donc fermée. Ouvres-en une nouvelle dans un autre salon quand tu veux.
discord-trouble-refused = Discord ne me laisse pas montrer ta table de **{ $game }** (partie { $match }) dans { $channel } : { $error }. La partie est intacte. Accorde-moi dans ce salon : Voir le salon, Envoyer des messages, Joindre des fichiers, Intégrer des liens et Voir les anciens messages.
