# Those who watch over matches: referees and moderators, what they do, and why something happened.

discord-command-referee = Pour les arbitres : temps, places, retour en arrière, arrêt
discord-command-referee-person = Une personne qui arbitre une table

play-official = { $number ->
       *[other] un arbitre
    }
play-stopped = L’arbitre a mis cette partie en pause : personne ne peut jouer avant la reprise. Ce que tu choisis entre-temps dans *Mon tour* est gardé.
play-seat-barred = L’arbitre t’a repris cette place. Demande à un arbitre si tu veux la retrouver.
play-why-referee = Arrêtée sans résultat par un arbitre ; le journal dit lequel.
play-why-moderator = Fermée par la modération de ce serveur.

play-referee-played = Tu as eu une place à cette table et tu connais la main d’un joueur. Un autre arbitre doit le faire.
play-referee-alone = Une place est gardée ici pour quelqu’un d’absent : il ne peut donc pas y avoir d’accord. Un autre arbitre doit le faire.
play-referee-plays = Une personne qui joue à une table, ou y a joué, ne peut pas l’arbitrer.
play-referee-ask-them = Tu joues à cette table : demande aux autres (Plus, Arrêter sans résultat).
play-referee-lesson = Une leçon n’a pas d’arbitre.
play-referee-not-awaited = { WHO($who) ->
        [you] Personne ne t’attend
       *[other] Personne n’attend { $who }
    } en ce moment.
play-referee-offer-player = Personne ne doit connaître deux mains : une personne qui a ou a eu une autre place ici ne peut pas avoir celle-ci.
play-referee-no-points = Dans ce jeu, personne ne peut dire où en est une partie avant sa fin. Elle peut s’arrêter sans résultat.
play-referee-no-limit = Cette table n’a pas de temps limite.
play-referee-time-enough = C’est plus de temps qu’une place ne peut avoir.
play-referee-no-entry = Il n’y a pas de coup numéro { $seq } qui compte encore.

play-note-stopped = { WHO($by) ->
        [you] Tu mets
       *[other] { $by } (arbitre) met
    } la partie en pause.
play-note-resumed = { WHO($by) ->
        [you] Tu fais
       *[other] { $by } (arbitre) fait
    } reprendre la partie.
play-note-extended = { WHO($who) ->
        [you] { $by } (arbitre) te donne
       *[other] { WHO($by) ->
            [you] Tu donnes
           *[other] { $by } (arbitre) donne
        } à { FORM($who, as: "plain") }
    } { $hours ->
        [one] une heure
        [24] un jour
        [72] trois jours
        [168] sept jours
       *[other] { $hours } heures
    } de plus.
play-note-replaced-by-referee = { WHO($who) ->
        [you] { $by } (arbitre) te retire
       *[other] { WHO($by) ->
            [you] Tu retires
           *[other] { $by } (arbitre) retire
        } { FORM($who, as: "plain") }
    } de la table. Un bot continue : { $bot }.
play-note-offered = { WHO($by) ->
        [you] Tu proposes
       *[other] { $by } (arbitre) propose
    } { WHO($who) ->
        [you] ta place
       *[other] la place { FORM($who, as: "de") }
    } à quelqu’un.
play-note-offer-gone = { WHO($by) ->
        [you] Tu ne proposes
       *[other] { $by } (arbitre) ne propose
    } plus { WHO($who) ->
        [you] ta place
       *[other] la place { FORM($who, as: "de") }
    }.
play-note-acted = { WHO($who) ->
        [you] En ton absence
       *[other] En l’absence { FORM($who, as: "de") }
    }, { WHO($by) ->
        [you] tu fais
       *[other] { $by } (arbitre) fait
    } jouer le coup.
play-note-answered-for = { WHO($who) ->
        [you] En ton absence
       *[other] En l’absence { FORM($who, as: "de") }
    }, { WHO($by) ->
        [you] tu réponds
       *[other] { $by } (arbitre) répond
    }.
play-note-rewound = { WHO($by) ->
        [you] Tu reviens
       *[other] { $by } (arbitre) revient
    } au coup { $seq } : { $count ->
        [one] { $count } coup est annulé
       *[other] { $count } coups sont annulés
    }.
play-note-rewound-known = On connaît maintenant ce que le hasard ou un secret y a donné, et le hasard redonnera la même chose pour les mêmes coups.
play-note-ended-by-referee = { WHO($by) ->
        [you] Tu mets
       *[other] { $by } (arbitre) met
    } fin à la partie, sans résultat.
play-note-ended-by-moderator = { WHO($by) ->
        [you] Tu fermes
       *[other] { $by } (modération) ferme
    } la table.
play-note-ended-as-it-stands = { WHO($by) ->
        [you] Tu mets
       *[other] { $by } (arbitre) met
    } fin à la partie en l’état.
play-note-challenged = { WHO($who) ->
        [you] Tu demandes
       *[other] { $who } demande
    } à un arbitre de regarder le coup { $seq }.

play-notice-named = Tu arbitres maintenant cette table. Ce que tu peux y faire est dans *Plus*, *Arbitre*.
play-notice-extended = L’arbitre t’a donné { $hours ->
        [one] une heure
        [24] un jour
        [72] trois jours
        [168] sept jours
       *[other] { $hours } heures
    } de plus pour cette partie.
play-notice-replaced-by-referee = L’arbitre t’a repris ta place ; un bot continue : { $bot }. Demande à un arbitre si tu veux revenir.
play-notice-replaced-by-person = L’arbitre a donné ta place à quelqu’un d’autre, qui continue.
play-notice-offered = L’arbitre te propose { WHO($who) ->
        [you] ta propre place
       *[other] la place { FORM($who, as: "de") }
    } dans cette partie.
play-notice-rewound = { $count ->
    [one] L’arbitre a annulé ton coup.
   *[other] L’arbitre a annulé { $count } coups, dont un des tiens.
}
play-notice-acted = Tu n’étais pas là, et l’arbitre a fait jouer ton coup.
play-notice-answered-for = Tu n’étais pas là, et l’arbitre a joué ton coup, d’après ce que tout le monde voit.
play-notice-referee-ended = L’arbitre a mis fin à la partie.
play-notice-moderated = La modération du serveur a fermé la partie { $match }.
play-notice-deed-lapsed = { WHO($who) ->
        [you] Tu as
       *[other] { $who } a
    } continué : ta demande d’arbitre n’est donc plus valable. Tu peux la refaire.
play-notice-deed-declined = { WHO($who) ->
        [you] Tu refuses
       *[other] { $who } refuse
    } ce que tu voulais faire comme arbitre.

play-challenge-no-such = Ce coup n’existe pas dans cette partie.
play-challenge-already = Quelqu’un l’a déjà demandé : on a appelé l’arbitre au sujet du coup { $seq }.
play-challenge-too-many = Tu as appelé l’arbitre pour { $most } coups de cette partie ; au-delà, mieux vaut en discuter.

core-result-points = Points
core-result-stands = L’arbitre a mis fin à la partie en l’état, et c’est ce que montre l’image : le joueur qui a le plus de points gagne.

referee-button = Arbitre
referee-head = Arbitre · { $game }, partie { $match }
referee-hint = Tout ce que tu fais figure au journal avec ton nom. Des mains, tu ne vois rien de plus que tout le monde.
referee-admins-only = Il faut la permission Gérer le serveur pour faire cela.
referee-moderators-only = Il faut la permission Gérer les messages ou Gérer le serveur ici pour faire cela.
referee-only = Seuls les arbitres peuvent faire cela : les personnes avec le rôle { $role }, ou la personne désignée pour cette table.
referee-nobody = Seul un arbitre peut faire cela, et cette table n’en a pas. Toute personne qui gère le serveur en est un, et choisit le rôle des autres dans /setup.
referee-elsewhere = Un rôle ne compte que sur son serveur : fais-le là-bas, pas ici.
referee-role-gone = Le rôle des arbitres a été supprimé. La personne qui gère le serveur peut en choisir un autre dans /setup.
referee-everybody = Tout le monde a ce rôle, les joueurs aussi. Choisis-en un que seuls les arbitres ont.
referee-name = Arbitre de cette table seulement
referee-named = { $name } arbitre désormais cette table.
referee-named-nobody = Cette table n’a plus d’arbitre désigné.
referee-named-own = Les joueurs d’une table ne peuvent plus en choisir l’arbitre une fois la partie commencée.
referee-named-bot = C’est un bot. Choisis une personne.
referee-language = Langue de cette table
referee-language-set = Langue de cette table : { $language }. Les messages privés restent dans la langue de la personne qui les lit.
referee-foot = arbitre : { $name }
referee-own-table = ⚠️ Tu joues ici : toute la table doit donc accepter ce que tu fais comme arbitre.
referee-asked = La table doit répondre, car tu y joues toi-même. Réponses attendues : { FORM($who, as: "plain") }. Ce message est tenu à jour pendant un quart d’heure.
# by name
referee-question = { $who } arbitre et joue ici, et voudrait { $wants }. Réponses attendues : { $missing }.
# by name
referee-stopped = **Arrêtée** par { $by } (arbitre) <t:{ $when }:R>. Aucune pendule ne tourne et rien ne bouge.
referee-desk = L’arbitre l’a mise en pause.
referee-stop = Mettre en pause
referee-resume = Reprendre
referee-rewind = Annuler…
referee-end = Arrêter…
referee-close = Fermer (modération)
referee-close-ask = Fermer { $game }, partie { $match }, pour de bon ? Les joueurs verront que cela vient de la modération.
referee-close-yes = Fermer la table
referee-closed = La table est fermée. Les joueurs voient que cela vient de la modération.
referee-seat = Une place : temps, remplacement, coup…
# by name
referee-seat-head = La place { FORM($who, as: "de") }
referee-extend-about = Le temps en plus va dans la réserve. Si le temps d’une place était écoulé, elle retrouve aussi le temps d’un tour.
referee-extend = { $hours ->
        [24] +1 jour
        [72] +3 jours
        [168] +7 jours
       *[other] +{ $hours } h
    }
referee-act-about = Quelqu’un est absent ? *Répondre à sa place* : ce que tout le monde voit suffit. Ou faire jouer le coup : selon ses propres consignes, sinon par un bot raisonnable. Tu ne vois aucune main.
# by name
referee-act-hidden = { $who } ne vient pas ? La question dépend de ce que seule cette place voit : personne d’autre ne peut donc y répondre. Mais le coup peut être joué : selon les consignes de cette place, sinon par un bot raisonnable qui voit ce qu’elle voit. Tu ne vois aucune main.
referee-answer = Répondre à sa place…
# by name
referee-answers = ⚖️ **Tu réponds pour { $who }**, en son absence. Tu vois ce que tout le monde voit ; le journal te nommera.
# by name
referee-move = Le coup { FORM($who, as: "de") }
referee-act = Faire jouer le coup
referee-replace = Remplacer par un bot…
# by name
referee-replace-ask = { $who } quitte la table, et n’y revient que si un arbitre lui propose de nouveau la place. Tout le monde peut la reprendre au bot.
referee-offer-about = Proposer la place à quelqu’un : rien ne change tant que l’offre n’est pas acceptée.
referee-offer = Proposer la place à…
# by name
referee-offered = L’arbitre propose la place { FORM($who, as: "de") } à { $name }.
referee-take = Prendre la place ({ $name })
referee-take-mine = Prendre la place proposée
referee-rewind-nothing = Il n’y a pas de coup à annuler.
referee-rewind-head = Tout est annulé à partir du coup choisi. Si des bots risquent de rejouer aussitôt, mets d’abord la partie en pause.
referee-rewind-choose = Annuler à partir de…
referee-rewind-ask = Le coup { $seq } et tous les suivants sont annulés ({ $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }) :
referee-rewind-known = ⚠️ **Le hasard a joué, ou un secret a été révélé.** Tout le monde le sait, et le hasard redonne la même chose pour les mêmes coups. Le journal le dira.
referee-rewind-yes = Tout annuler
referee-end-ask = Comment la partie doit-elle se terminer ? *Sans résultat* : elle ne compte pour personne. *En l’état* : le joueur qui a le plus de points gagne, et elle ne compte pour aucune cote.
referee-end-plain = Sans résultat
referee-end-stands = En l’état

referee-wants = { $kind ->
        [pause] mettre la partie en pause
        [resume] faire reprendre la partie
        [extend] donner à { $who } { $hours ->
            [one] une heure
            [24] un jour
            [72] trois jours
            [168] sept jours
           *[other] { $hours } heures
        } de plus
        [replace] laisser jouer un bot pour { $who }
        [offer] proposer la place { FORM($who, as: "de") } à { $name }
        [offer-gone] ne plus proposer la place { FORM($who, as: "de") }
        [act] faire jouer le coup { FORM($who, as: "de") }, en son absence
        [answer] répondre pour { $who }, en son absence : { $answers }
        [rewind] annuler le coup { $seq } et tous les suivants
        [stands] mettre fin à la partie en l’état
       *[end] mettre fin à la partie, sans résultat
    }

referee-done = C’est fait : { $wants }.

explain-button = Expliquer
explain-head = Pourquoi ? · { $game }, partie { $match }, coup { $seq }
explain-before = Ce qui y a mené
explain-undone = Ce coup a été annulé plus tard et ne compte pas.
explain-host = C’est une note de Caravel, pas un coup. La position reste la même, sauf si des coups ont été annulés.
explain-sealed = Le hasard a joué ici, ou un secret a été révélé. Cela découle de la graine, dont l’empreinte a été montrée au début ; à la fin, tout le monde peut le vérifier (*Vérifier*).
explain-chapter = Dans les règles : { $chapters }.
explain-rules = Règles : { $chapter }
explain-choose = Expliquer un autre coup

challenge-button = Contester
challenge-ask = Appeler un arbitre au sujet du coup { $seq } ? On l’appelle une fois, ici, et le journal dira que tu l’as fait.
challenge-other = Expliquer ce coup, ou un autre
challenge-yes = Appeler un arbitre
challenge-done = Arbitre appelé. Le journal le dit.
challenge-nobody = Personne ne viendrait : ce serveur n’a pas de rôle d’arbitre et cette table n’a pas d’arbitre. La modération peut en choisir un avec /referee.
challenge-call = { $called } · { $text } ({ $game }, [à la table]({ $link }))
challenge-look = Voir le coup
