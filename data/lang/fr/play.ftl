# What the host of matches says: bots, refusals, notes in the log, notices.

play-bot-mate = Second
play-bot-captain = Capitaine
play-bot-admiral = Amiral
play-bot-deckhand = Matelot
play-strength-deckhand = Facile
play-strength-mate = Normal
play-strength-captain = Fort
play-strength-admiral = Le plus fort
play-manner-mate = Joue avec bon sens, sans attendre. N’anticipe pas.
play-manner-captain = Anticipe pendant environ un tiers de seconde par coup.
play-manner-admiral = Anticipe pendant environ deux secondes par coup. Le plus fort.
play-manner-deckhand = Joue n’importe quel coup permis, au hasard.
play-styled = { $bot } : { $style }
play-styled-told = **{ $bot }**, { $style } : { $told }
play-opener = la personne qui a ouvert la table
play-you = toi
play-somebody = quelqu’un qui est parti

play-stale = La partie a avancé depuis que tu as ouvert ceci. Rien n’a changé.
play-no-such-match = Cette table n’existe pas, ou tu n’y as pas accès.
play-not-seated = Tu n’as pas de place à cette table.
play-not-invited = Cette table est sur invitation, et tu n’es pas sur la liste.
play-full = Toutes les places sont prises.
play-too-few-seats = { $seated } personnes sont à la table : il faut donc au moins autant de places.
play-too-many-open = Tu as déjà { $limit } tables ouvertes. Lance ou annule d’abord l’une d’elles.
play-too-many-running = { $limit } parties que tu as ouvertes sont déjà en cours. Termine d’abord l’une d’elles.
play-too-many-channel = { $limit } tables attendent déjà des joueurs dans ce salon. Rejoins-en une, ou utilise un autre salon.
play-too-many-server = Ce serveur a déjà { $limit } tables. Il faut d’abord en terminer ou en annuler quelques-unes.
play-opener-only = Seule la personne qui a ouvert la table peut faire cela.
play-opener-only-named = Seule la personne qui a ouvert la table ({ FORM($who, as: "plain") }) peut faire cela.
play-players-only = Il faut avoir joué ici, ou avoir ouvert la table, pour faire cela. Tout le monde peut prendre une place.
play-no-such-seat = Cette place n’existe pas.
play-no-such-bot = Il n’y a pas de bot de type « { $kind } ».
play-no-such-pace = Il n’y a pas de temps limite « { $pace } ».
play-seats-open = Il faut de { $low } à { $high } personnes pour commencer ; { $seated } sont à la table.
play-started = La partie a commencé.
play-not-started = La partie n’a pas encore commencé.
play-over = La partie est terminée.
play-not-over = La partie n’est pas encore terminée.
play-rematch-others = Il faut avoir joué pour demander une revanche. Tout le monde peut ouvrir une nouvelle table.
play-rematch-season = Une table de saison ne se joue qu’une fois. `/play` en ouvre une autre.
play-leave-running = La partie est en cours. Pour la quitter, laisse un bot jouer à ta place.
play-close-running = D’autres jouent. La partie peut s’arrêter si tout le monde est d’accord.
play-frozen = Cette partie est bloquée. { $why }
play-no-rules = { $game } n’est pas installé sur ce bot, ou ne fonctionne plus. Tu peux encore lire le journal de la partie.
play-other-version = Cette partie a suivi d’autres règles que celles qui sont installées maintenant. Tu peux encore lire son journal.
play-broken = Il y a une erreur dans les règles de ce jeu : ce coup ferait disparaître quelque chose ou le compterait deux fois. Il n’a pas été joué, et rien n’a changé.
play-not-stored = Rien n’a changé, car le coup n’a pas pu être enregistré : { $reason }

play-lesson-none = Il n’y a pas de leçon pour ce jeu.
play-lesson-seat = Personne d’autre ne peut continuer ta leçon. Laisse-la telle quelle : elle t’attend, et /learn t’y ramène.
play-lesson-name = { $number ->
        [1] Inês
        [2] Duarte
        [3] Leonor
        [4] Afonso
        [5] Beatriz
       *[6] Tomé
    }
play-why-lesson-done = La leçon est finie.
play-why-lesson-anew = La leçon a recommencé.

play-store-failed = la base de données a refusé l’opération. Réessaie dans un moment.
play-store-damaged = la base de données est endommagée. La personne qui gère le bot doit s’en occuper.
play-store-replaced = quelqu’un a enlevé la base de données du bot. Rien ne sera enregistré tant que la personne qui gère le bot ne l’aura pas remise.
play-store-full = le disque est plein. La personne qui gère le bot doit faire de la place.
play-store-read-only = la base de données est en lecture seule. La personne qui gère le bot doit s’en occuper.
play-store-busy = la base de données est occupée. Réessaie dans un moment.
play-store-outdated = la base de données est dans une autre version. La personne qui gère le bot doit s’en occuper.
play-store-refused = la base de données refuse le bot. La personne qui gère le bot doit s’en occuper.

play-not-your-panel = Ce panneau est à quelqu’un d’autre.
play-draft-gone = Il n’y a pas de coup complet à confirmer. Ouvre de nouveau ton tour.
play-nothing-asked = Le coup est complet. Confirme-le, ou reviens en arrière.
play-line-complete = La ligne est complète.
play-no-order = Il n’y a pas de consigne à donner maintenant.
play-order-gone = Cette consigne a déjà été exécutée, ou n’est plus valable.

play-nothing-to-undo = Tu n’as pas de coup à annuler.
play-undo-time = Ton temps pour ce tour est écoulé : ton coup est maintenu.
play-undo-kept = Ce coup a fait intervenir le hasard ou révélé un secret. Il ne peut pas être annulé tant que { WHO($who) ->
        [they] { $who } gardent les places de personnes parties qu’on
       *[other] { $who } garde la place de quelqu’un qui est parti et qu’on
    } ne peut pas consulter.
play-proposal-stands = Une autre question est déjà posée à cette table. Il faut d’abord y répondre.

play-substitute-present = C’est la place { FORM($who, as: "de") }. Un bot ne peut y jouer qu’une fois son temps écoulé : après le temps limite de la table, ou après trois jours s’il n’y en a pas.
play-bot-already = Un bot joue déjà à cette place.
play-seated-already = Tu as déjà une place à cette table.
play-seat-taken = Aucun bot ne joue plus à cette place.
play-seat-other = Tu as déjà joué à la place { FORM($who, as: "de") }. Tu peux revenir à cette place, mais à aucune autre : personne ne doit connaître deux mains.
play-seat-ask = Cette place n’est pas libre pour tous : il faut d’abord l’accord { FORM($who, as: "de") }.
play-wish-refused = Tu as demandé cette place, et la demande a été refusée.
play-wishes-stand = D’autres ont demandé une place à cette table. Attends qu’on leur ait répondu.
play-note-left = { WHO($who) ->
        [you] Tu quittes
       *[other] { $who } quitte
    } la table. Un bot continue : { $bot }.
play-note-replaced = { WHO($who) ->
       [you] Ton temps
      *[other] Le temps { FORM($who, as: "de") }
    } est écoulé : { WHO($by) ->
       [you] à ta demande
      *[other] à la demande { FORM($by, as: "de") }
    }, un bot continue ({ $bot }).
play-note-back = { WHO($who) ->
        [you] Te revoilà : tu continues
       *[other] { $who } revient et continue
    }.
play-note-taken = { WHO($who) ->
        [you] Tu continues
       *[other] { $who } continue
    } à la place d’un bot.
play-note-taken-offered = { WHO($who) ->
        [you] Tu prends la place proposée par l’arbitre et continues
       *[other] { $who } prend la place proposée par l’arbitre et continue
    }.


play-note-bot = La place { $seat } est désormais jouée par un bot : { $bot }.
play-note-human = { WHO($who) ->
        [you] Tu joues
       *[other] { $who } joue
    } désormais à la place { $seat }.

play-note-undo = { WHO($who) ->
        [you] Tu annules
       *[other] { $who } annule
    } un coup : « { $move } »{ $more ->
        [0] {""}
        [one] {" "}Le coup suivant est annulé aussi.
       *[other] {" "}Les { $more } coups suivants sont annulés aussi.
    }
play-note-undo-unseen = { WHO($who) ->
        [you] Tu annules
       *[other] { $who } annule
    } un coup{ $more ->
        [0] .
        [one] , et le coup suivant.
       *[other] , et les { $more } coups suivants.
    }
play-note-undo-agreed = D’accord : { FORM($who, as: "plain") }.

play-why-channel-gone = Fermée : son salon a été supprimé avant le début de la partie.
play-why-closed = La personne qui a ouvert cette table l’a annulée.
play-why-empty = Cette table a été annulée : il n’y restait personne.
play-why-deserted = Arrêtée sans résultat : il ne restait que des bots, et quelqu’un qui avait joué y a mis fin.
play-why-abandoned = Arrêtée sans résultat, d’un commun accord.
play-why-differs = La relecture s’écarte du journal au coup { $seq }.
play-why-differs-note = La relecture s’écarte du journal au coup { $seq } : la note « { $note } » a changé ou a disparu.
play-why-failed = La relecture a échoué.
play-why-damaged = L’enregistrement de cette partie est endommagé.
play-note-damaged = Ce qui s’est passé ici n’est plus lisible.
play-why-version = La partie a commencé avec la version { $old } des règles ; la version installée est { $new }.
play-why-broken = { $game } a planté. La personne qui gère ce bot en trouvera la raison dans son journal, et la partie continuera une fois le jeu réparé.
play-why-out = { $game } ne fonctionne plus sur ce bot. La personne qui le gère en trouvera la raison dans son journal, et la partie continuera une fois le jeu réparé.
play-why-game = Le jeu { $game } n’est pas installé.

play-notice-order-done = Ta consigne a été exécutée. { $order }
play-notice-order-lapsed = Ta consigne ne s’applique plus et prend fin. { $order }
play-notice-order-undone = Tu as annulé ton coup : ta consigne est donc retirée aussi. { $order }
play-notice-reminder = C’est toujours à toi de jouer. Tu as jusqu’au <t:{ $when }:f>.
play-notice-reminder-bank = C’est toujours à toi de jouer, jusqu’au <t:{ $limit }:f>, ou jusqu’au <t:{ $when }:f> avec ta réserve.
play-notice-bank = Ta réserve se vide. Tu as jusqu’au <t:{ $when }:f>.
play-notice-last-call = La table t’attend toujours. Tu as jusqu’au <t:{ $when }:f>.
play-notice-late = Ton temps est écoulé. Les autres joueurs peuvent faire jouer un bot à ta place ; jusque-là, tu peux encore jouer.
play-notice-still = La table t’attend toujours.
play-notice-somebody-late = Le temps { FORM($who, as: "de") } est écoulé. Tout le monde à la table peut faire jouer un bot à cette place ; sinon, un bot s’y installe le <t:{ $when }:f>.
play-notice-silent = La table t’attend depuis trois jours. Les autres joueurs peuvent faire jouer un bot à ta place ; jusque-là, tu peux encore jouer.
play-notice-somebody-silent = La table { WHO($who) ->
        [you] t’attend
       *[other] attend { $who }
    } depuis trois jours. Tout le monde à la table peut faire jouer un bot à cette place ; sinon, un bot s’y installe le <t:{ $when }:f>.
play-notice-replaced = Ton temps était écoulé : à la demande { FORM($who, as: "de") }, { $bot } (un bot) continue à ta place. La place reste à toi : reviens quand tu veux.
play-notice-paused = Il ne reste que des bots à cette table : la partie est en attente. Reprends ta place, laisse les bots continuer, ou mets fin à la partie.
play-notice-deserted-end = Il ne restait que des bots à cette table, et quelqu’un qui y avait joué y a mis fin.
play-notice-ended = { WHO($who) ->
        [you] Tu mets fin à
       *[other] { $who } met fin à
    } la partie, sans résultat : seuls des bots jouaient encore.
play-notice-seat-gone = { WHO($who) ->
        [you] Tu joues
       *[other] { $who } joue
    } maintenant à la place que tu as quittée. Elle n’est plus gardée pour toi.
play-notice-seat-given = { WHO($who) ->
        [you] Tu es
       *[other] { $who } est
    } d’accord : la place est à toi.
play-notice-seat-refused = { WHO($who) ->
        [you] Tu refuses
       *[other] { $who } refuse
    } que cette place te revienne.
play-notice-seat-elsewhere = { WHO($who) ->
        [you] Tu joues
       *[other] { $who } joue
    } maintenant à la place que tu as demandée.
play-notice-seat-free = Tout le monde peut maintenant prendre la place d’un bot à cette table, toi aussi.
play-notice-frozen = La partie est bloquée : personne ne peut jouer. { $why }
play-notice-thawed = La partie continue : la relecture concorde de nouveau.
play-notice-undo-lapsed = { WHO($who) ->
        [you] Tu as
       *[other] { $who } a
    } joué : ta demande d’annuler ton coup n’est donc plus valable. Tu peux la refaire.
play-notice-abandon-lapsed = { WHO($who) ->
        [you] Tu as
       *[other] { $who } a
    } joué : ta demande d’arrêter la partie n’est donc plus valable. Tu peux la refaire.
play-notice-undo-declined = { WHO($who) ->
        [you] Tu refuses
       *[other] { $who } refuse
    } d’annuler le coup. La partie continue.
play-notice-abandon-declined = { WHO($who) ->
        [you] Tu refuses
       *[other] { $who } refuse
    } d’arrêter la partie. Elle continue.

play-no-such-absence = Il n’y a pas de règle « { $absence } » en cas d’absence.
play-seat-kept = Un bot joue à ta place en attendant. *Mon tour* t’y ramène d’un clic.
play-vote-stands = La table vote sur le sort de { WHO($who) ->
        [you] ta place
       *[other] la place { FORM($who, as: "de") }
    } : les boutons sont sur sa carte.
play-vote-own = Les autres votent sur le sort de ta place. Si tu joues ton coup, le vote prend fin.
play-why-voted = Les autres ont arrêté la partie parce que quelqu’un n’était plus là.
play-note-absent = Temps écoulé pour { FORM($who, as: "plain") } : une réponse neutre est jouée.
play-note-small = { WHO($who) ->
        [you] En ton absence
       *[other] En l’absence { FORM($who, as: "de") }
    }, le bot de relève répond à une petite question.
play-note-deputy = { WHO($who) ->
        [you] En ton absence
       *[other] En l’absence { FORM($who, as: "de") }
    }, le bot de relève répond.
play-note-closing = Jour { $day } : le temps de cette partie est écoulé. { $bot } continue pour { FORM($who, as: "plain") }, jusqu’à la fin.
play-note-found-next = { WHO($who) ->
        [you] Tu prends
       *[other] { $who } prend
    } la place d’une personne absente à son premier tour.
play-notice-found = On a trouvé une table pour toi, et la partie a commencé.
play-notice-found-lost = Tu n’as pas joué ton premier tour : quelqu’un d’autre a donc pris ta place.
play-note-closing-slot = Le temps de cette table est écoulé. { $bot } continue pour { FORM($who, as: "plain") }, jusqu’à la fin.
play-note-not-come = { WHO($who) ->
       [you] Tu n’as pas joué ton
      *[other] { $who } n’a pas joué son
    } premier tour : { $bot } joue, et tout le monde peut prendre la place.
play-notice-not-come = Tu n’étais pas là pour ton premier tour : { $bot } joue donc à ta place, et tout le monde peut la prendre. Tant que personne ne l’a prise, un clic t’y ramène.
play-ends-by-a-day = Cette partie appartient à une saison et se joue jusqu’au bout. Si tu ne peux pas continuer, quitte ta place : quelqu’un d’autre la joue.
play-note-caretaker = Temps écoulé pour { FORM($who, as: "plain") } : { $bot } prend la relève.
play-note-voted = Temps écoulé pour { FORM($who, as: "plain") }, et les autres ont décidé : { $bot } continue.
play-notice-answered = Ton temps était écoulé : une réponse neutre a donc été jouée à ta place. { $left ->
        [1] Si cela se reproduit, un bot jouera à ta place jusqu’à ton retour.
       *[other] Si cela se reproduit { $left } fois de suite, un bot jouera à ta place jusqu’à ton retour.
    }
play-notice-deputy = Des coups ont été joués à ta place.
play-notice-caretaker = Ton temps était écoulé : { $bot } joue donc à ta place. Ton prochain clic à la table t’y ramène. La place est gardée pour toi jusqu’au <t:{ $when }:f> ; ensuite quelqu’un d’autre peut la prendre.
play-notice-vote = Ton temps est écoulé. Les autres décident du sort de ta place ; tu peux encore jouer, ce qui met fin au vote.
play-notice-voted-wait = Ton temps était écoulé, et les autres ont décidé d’attendre : ton tour recommence.
play-notice-voted-end = Les autres ont décidé d’arrêter la partie parce que quelqu’un n’était plus là.
play-no-such-game = Ce jeu n’existe pas.
play-notice-bench = Une place est libre dans une partie en cours : { FORM($who, as: "plain") } y joue maintenant. Tu es sur le banc des remplaçants de ce serveur ; la première personne à prendre cette place continue la partie.
