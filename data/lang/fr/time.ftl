# Time and absence: when time is up, when people are there, and what happens when they are not.

time-card = ⏳ { WHO($who) ->
        [you] Tu as
        [you-all] { FORM($who, as: "plain", cap: "yes") } avez
        [they] { $who } ont
       *[other] { $who } a
    } jusqu’au { $bank ->
        [0] <t:{ $when }:f>.
       *[other] <t:{ $limit }:f>, puis la réserve.
    }
time-ping = ⏳ Tu as jusqu’au { $bank ->
        [0] <t:{ $when }:f>.
       *[other] <t:{ $limit }:f>, ou jusqu’au <t:{ $when }:f> avec ta réserve.
    }
time-ping-running = ⏳ Ta réserve se vide. Tu as jusqu’au <t:{ $when }:f>.
time-panel = ⏳ jusqu’au { $bank ->
        [0] <t:{ $when }:f>
       *[other] <t:{ $limit }:f>, ou jusqu’au <t:{ $when }:f> avec ta réserve
    }
time-own-bank = Ta réserve : { $left }.
time-days = { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
time-hours = { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }
time-minutes = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
# In menus and labels, where Discord cannot say it in the language of each reader: Thu 24 Dec 18:30.
time-moment = { MOMENT($at) }
time-two = { $first } { $second }
time-empty = vide
time-away = ☀️ { WHO($who) ->
        [you] Tu es
       *[other] { $who } est
    } en vacances jusqu’au <t:{ $when }:f> : { WHO($who) ->
        [you] ta
       *[other] sa
    } pendule est arrêtée.
time-away-open = ☀️ { WHO($who) ->
        [you] Tu es
       *[other] { $who } est
    } en vacances, retour le <t:{ $when }:D> au plus tard : { WHO($who) ->
        [you] ta
       *[other] sa
    } pendule est arrêtée.

time-hours-button = Fuseau horaire et vacances
time-hours-head = Quand tu es là
time-hours-no-zone = Tu n’as pas dit où tu vis. Avec un fuseau horaire, ton tour ne se termine jamais pendant ton sommeil, et tu ne reçois pas de mention la nuit.
time-hours-zone = Fuseau horaire : **{ $zone }**. Il y est { $now } maintenant.
time-hours-quiet = Heures calmes : **de { $start } à { $end }**. Aucune mention pendant ces heures, et ton tour se termine au plus tôt une heure après.
time-hours-no-quiet = Pas d’heures calmes : les mentions arrivent à toute heure.
time-hours-holiday = ☀️ Vacances : du <t:{ $since }:D> au <t:{ $until }:D>.
time-hours-holiday-open = ☀️ En vacances depuis le <t:{ $since }:f> jusqu’à ton retour, le <t:{ $until }:D> au plus tard.
time-hours-left = Vacances restantes cette année : **{ $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } sur { $most }**.
time-hours-hint = En vacances, tes pendules sont arrêtées et tu ne reçois pas de messages. À tes tables, on voit ta date de retour. Les tables en direct n’attendent pas la nuit.
time-hours-choose = Choisis ton fuseau horaire
time-hours-other = Un autre fuseau horaire
time-hours-drop-quiet = Pas d’heures calmes
time-hours-plan = Prévoir des vacances
time-hours-leave = S’absenter dès maintenant
time-hours-back = Je suis de retour
time-hours-call-off = Annuler les vacances
time-hours-settings = Autres réglages
time-hours-zone-title = Ton fuseau horaire
time-hours-zone-label = Une ville ou un fuseau
time-hours-zone-hint = Par exemple Paris, Montréal ou Asia/Tokyo
time-hours-zone-unknown = Il n’y a pas de fuseau horaire « { $text } ». Écris le nom d’une grande ville de ton fuseau (Paris, New York), ou celui du fuseau, comme Asia/Tokyo.
time-hours-zone-letters = « { $text } » peut désigner plusieurs fuseaux, qui diffèrent en été. Écris la ville dont tu suis l’heure, comme { $cities }.
time-hours-quiet-title = Tes heures calmes
time-hours-quiet-from = De
time-hours-quiet-to = À
time-hours-quiet-hint = À l’heure de chez toi : 23 h ou 22:30
time-hours-time-unknown = « { $text } » n’est pas une heure. Écris-la comme 23 h ou 22:30. Les heures calmes ne changent pas.
time-hours-quiet-long = Les heures calmes durent { $most } heures au plus ; la plage de { $start } à { $end } est trop longue, ou vide. Elles ne changent pas.
time-hours-holiday-title = Des vacances
time-hours-first-day = Premier jour
time-hours-last-day = Dernier jour
time-hours-day-hint = Par exemple 24 déc., 24/12 ou 2026-12-24
time-hours-day-unknown = « { $text } » n’est pas un jour de cette année ou de la suivante. Écris-le ainsi : 24/12, 24 décembre ou 2026-12-24. Rien n’a changé.
time-hours-holiday-backwards = Des vacances du { $first } au { $last } seraient finies avant de commencer. Rien n’a changé.
time-hours-no-days = Impossible : il te reste { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } de vacances sur { $most } cette année-là, et il en faudrait plus. Rien n’a changé.
time-hours-overlaps = Ces jours sont en partie dans des vacances déjà prévues. Rien n’a changé.
    { $holiday }
time-hours-leave-ask = Tu t’absentes dès maintenant, jusqu’à ce que tu appuies sur *Je suis de retour*, le <t:{ $when }:D> au plus tard. Tes pendules s’arrêtent, tu ne reçois pas de messages, et tes tables sont prévenues. Cela consomme tes jours de vacances.
time-hours-leave-yes = Je pars

## When somebody's time is up

time-let-bot = Faire jouer un bot de relève…
time-absence = Si le temps de quelqu’un est écoulé
time-absence-wait = la table attend
time-absence-neutral = une réponse neutre est jouée
time-absence-caretaker = un bot de relève joue jusqu’à son retour
time-absence-vote = les autres votent
time-absence-turn = une réponse raisonnable est jouée
time-vacancy = 🧭 Bot de relève pour { WHO($who) ->
        [you] toi
       *[other] { $who }
    } : { $bot }. La place est gardée jusqu’au <t:{ $when }:f>.
time-vacancy-open = 🪑 { WHO($who) ->
        [you] Ta place
       *[other] La place { FORM($who, as: "de") }
    } cherche un remplaçant : tout le monde peut prendre la suite du bot ({ $bot }).
time-ballot = ⌛ { WHO($who) ->
        [you] Ton temps est écoulé. Les autres décident du sort de ta place ; tu peux encore jouer, ce qui met fin au vote.
       *[other] Le temps { FORM($who, as: "de") } est écoulé. Les autres décident du sort de sa place ; { $who } peut encore jouer, ce qui met fin au vote.
    }
# by name
time-ballot-vote = • { $who } : { $choice }
# by name
time-ballot-missing = Votes attendus : { $missing }. Décision le <t:{ $when }:f> au plus tard.
time-vote-wait = Attendre encore
time-vote-bot = Faire jouer un bot de relève
time-vote-free = Proposer la place
time-vote-end = Arrêter la partie
time-vote-about = Vote au sujet de { WHO($who) ->
        [you] ta place
       *[other] la place { FORM($who, as: "de") }
    }
time-vote-line = • **{ $choice } :** { $what }
time-follows-wait = { WHO($who) ->
        [you] ton tour
       *[other] le tour { FORM($who, as: "de") }
    } recommence.
time-follows-bot = un bot de relève joue pour { FORM($who, as: "plain") } jusqu’à { WHO($who) ->
        [you] ton
       *[other] son
    } retour.
time-follows-free = un bot de relève joue, et un remplaçant peut prendre la place.
time-follows-end = la partie s’arrête sans résultat.
time-vote-how = -# Ce que veut plus de la moitié se fait tout de suite. Sinon, c’est le choix le plus demandé ; à égalité, le plus haut dans cette liste.
# by name
time-voted = Ton vote : **{ $choice }**. Votes attendus : { $missing }. D’ici là, tu peux changer ton vote.
time-decided = Décidé : { $what }
time-played-for = **Joué à ta place en ton absence**{ $count ->
        [one] {""}
       *[other] , le plus récent à la fin
    } :
time-seat-position = **La table maintenant**

## Substitutes

time-bench-button = Rejoindre les remplaçants
time-bench-head = Remplaçants de ce serveur
time-bench-what = Parfois, quelqu’un doit s’arrêter, et un bot de relève joue. Les remplaçants sont prévenus quand une place se libère ainsi, et peuvent la reprendre.
time-bench-off = Tu n’es pas sur le banc des remplaçants.
time-bench-all = **Tu es sur le banc des remplaçants** pour tous les jeux.
time-bench-some = **Tu es sur le banc des remplaçants** pour { $games }.
time-bench-leave = Ne plus m’appeler
time-bench-choose = Pour quels jeux ?
time-bench-hint = On t’appelle une fois par jour au plus, jamais pendant tes heures calmes ou tes vacances, et seulement pour des tables que tu peux voir. La première personne à répondre obtient la place.
time-left-for-good = Tu as quitté la table. { $bot } continue à ta place, et tout le monde peut la prendre ; jusque-là, tu peux encore revenir.
time-leave-for-good = Proposer ma place
