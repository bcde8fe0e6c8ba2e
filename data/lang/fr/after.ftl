# After a match: its story, its film, the check of its chances, statistics and ratings.

# The picture of the story, and its words.
story-won = { $count ->
    [0] Personne n’a gagné
    [one] Victoire : { FORM($who, as: "plain") }
   *[other] Victoire commune : { FORM($who, as: "plain") }
  }
story-undecided = Pas de tournant
story-lead-short = En tête pour de bon dès le coup { $seq }
story-gain-short = Coup { $seq } : gain de { $points } sur les autres
story-head = L’histoire de { $game } · partie { $match }
story-none = Ce jeu ne chiffre pas les positions : il n’y a donc pas d’histoire à dessiner. La relecture montre chaque coup.
story-end = { $count ->
    [0] Personne n’a gagné.
    [one] { WHO($who) ->
        [you] Tu as gagné.
       *[other] Victoire : { $who }.
    }
   *[other] Victoire commune : { FORM($who, as: "plain") }.
  }
story-lead = { $part } : à partir de là, { WHO($who) ->
        [you] tu mènes
       *[other] { $who } mène
    } pour de bon.
story-lead-shared = { $part } : à partir de là, personne n’est plus devant { FORM($who, as: "plain") }.
story-lead-from = { $part } : à partir de là, { WHO($who) ->
        [you] tu mènes
       *[other] { $who } mène
    } pour de bon ; avant, { WHO($before) ->
        [you] tu menais
       *[other] { $before } menait
    }.
story-gain = Moment décisif, { $part } : { WHO($who) ->
       [you] tu gagnes
      *[other] { $who } gagne
    } { $points } sur les autres.
story-changes = { $count ->
    [0] La première place n’a jamais changé de mains.
    [one] La première place a changé de mains une fois.
   *[other] La première place a changé de mains { $count } fois.
}
story-standing = { $part }, à la fin : { $points }.
story-points = { $points } pour { FORM($who, as: "plain") }

# The check of a match that is over.
verify-head = { $game } : vérification de la donne
verify-agrees = { $entries ->
    [one] Le coup
   *[other] Les { $entries } coups
    } et { $chances ->
    [one] le tirage
   *[other] les { $chances } tirages
    } sont bien ceux que donne la graine.
verify-guest = Vérifié avec les règles du paquet { $package } { $version } (SHA-256 de ses fichiers { $sha256 }).
verify-not-over = Cette partie n’a pas de résultat : elle a été arrêtée avant la fin.
verify-posted = L’empreinte que tu as donnée est celle de cette graine : la donne était fixée avant le premier coup.
verify-other = L’empreinte que tu as donnée est celle d’une autre graine. Copie l’empreinte telle que la carte l’affichait pendant la partie.
verify-short = Donne au moins { $least } caractères de l’empreinte.
verify-differs = Cette partie ne découle pas de sa graine : le coup { $seq } donne autre chose que ce que dit le journal. À partir de là, rien n’est sûr ; les coups précédents concordent.
verify-seed = Graine { $seed } · son empreinte { $hash } · page { $page } sur { $pages }. La carte montrait le début de l’empreinte dès le premier coup.
verify-number = tirage { $number } : { $outcome } sur { $bound }
verify-order = tirage { $number } : mélange de { $bound }, résultat : { $order }
verify-before = ‹ Tirages précédents
verify-after = Tirages suivants ›

# The film of a match.
film-making = Le film se prépare : compte environ { $seconds } secondes. Il apparaîtra ci-dessous, visible uniquement par toi.
film-shown = Le film est ci-dessous.
film-head = ### Le film de { $game } · partie { $match }
film-share = Montrer dans le salon
film-shared = { WHO($who) ->
        [you] Tu montres
       *[other] { $who } montre
    } le film de { $game } · partie { $match }
film-share-there = Seules les personnes qui ont joué peuvent montrer ceci, et seulement dans le salon de la table.
film-busy = Plusieurs films se préparent déjà. Réessaie dans une minute.
film-none = Le film n’a pas pu être créé. La relecture montre chaque coup.
film-alt = { $count } images de la partie dans leur ordre : { $first } – { $last }. La relecture et le journal disent la même chose en mots.

# Statistics, ratings and leaderboards.
discord-command-stats = Tes résultats ou ceux des autres, les cotes, les meilleurs
discord-command-stats-person = Qui (toi, si vide)
# by name
stats-head = { WHO($who) ->
        [you] Tes statistiques
       *[other] Statistiques { FORM($who, as: "de") }
    } sur ce serveur
# by name
stats-head-everywhere = { WHO($who) ->
        [you] Tes statistiques
       *[other] Statistiques { FORM($who, as: "de") }
    }, tous serveurs confondus
stats-none = Pas encore de partie terminée.
stats-none-of = Pas encore de partie terminée de { $game }.
stats-none-with-others = pas encore de partie avec d’autres
stats-played = { $played ->
    [one] { $played } partie avec d’autres
   *[other] { $played } parties avec d’autres
    }, dont { $won ->
        [one] { $won } victoire
       *[other] { $won } victoires
    }
stats-place = place moyenne { $place } sur { $seats }
stats-points = score moyen { $points }
stats-pace = { $time } par coup (médiane)
stats-rating = Cote **{ $rating }** après { $matches ->
        [one] { $matches } partie classée
       *[other] { $matches } parties classées
    }
# by name
stats-rival = Contre { $who }, { $met ->
       [one] { $met } partie
      *[other] { $met } parties
    } : { $ahead } fois devant, { $behind } fois derrière
stats-alone = contre des bots uniquement : { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }, dont { $won ->
        [one] { $won } victoire
       *[other] { $won } victoires
    }
stats-helped = { $count ->
       [one] { $count } place reprise
      *[other] { $count } places reprises
    }
stats-left = { $count ->
        [one] { $count } partie quittée
       *[other] { $count } parties quittées
    }
stats-ended = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    } sans résultat
stats-seen = Tout le monde sur ce serveur peut voir ces statistiques avec /stats. Tu peux les cacher.
stats-seen-by-nobody = Visible uniquement par toi : tes statistiques sont cachées.
stats-hidden = Ces statistiques sont privées.
stats-elsewhere = Les statistiques des autres ne se voient que sur le serveur où tu joues avec eux.
stats-leave-ratings = Pas de cote pour moi
stats-hide-me = Cacher mes statistiques
stats-show-me = Montrer mes statistiques
stats-to-board = Les meilleurs ici
stats-mine = Mes statistiques
stats-rated-on = Tes parties aux tables classées comptent désormais. Les { $free } premières parties d’un jeu ne comptent pour personne.
stats-ask = **Cette table est classée.** Veux-tu une cote ? C’est un nombre par jeu sur ce serveur, que les autres peuvent voir. Tes { $free } premières parties d’un jeu ne comptent jamais.
stats-play-rated = Jouer en classé
stats-play-unrated = Jouer sans cote
stats-plays-rated = Tu joues désormais en classé. `/stats` y met fin.
stats-plays-unrated = Tu joues sans cote. Pour changer : `/stats`.
stats-rated-runs = Ta partie classée { $match } de { $game } est en cours. Tu pourras changer quand elle sera finie : on n’entre pas dans les cotes en cours de partie, et on n’en sort pas.
stats-steps = Cotes :
# by name
stats-step = { $who } { $before } → **{ $after }** ({ $change }, { $matches ->
        [one] { $matches } classée
       *[other] { $matches } classées
    })
stats-unsure = « ? » : cote encore incertaine, moins de { $least } parties classées
stats-not-rated-bot = Pas classée : un bot avait une place à lui.
stats-not-rated-people = Pas classée : il faut deux personnes qui jouent en classé et ont déjà fini { $free } parties de ce jeu ici.
stats-not-on-hidden = **Toi**, tu n’y es pas : tes statistiques sont cachées.
stats-not-on-unrated = **Toi**, tu n’y es pas : tes parties ne sont pas classées. Les { $free } premières parties d’un jeu ne comptent pour personne.
stats-not-on-free = **Toi**, tu joues en classé. { $count ->
    [one] Encore une partie de ce jeu ici, et la suivante peut compter.
   *[other] Tes { $count } premières parties de ce jeu ici ne comptent pas, la suivante peut compter.
    }
stats-not-on-new = **Toi**, tu joues en classé, mais tu n’as encore aucune partie classée de ce jeu ici. Il en faut { $least } pour y figurer.
stats-not-on-few = **Toi** : **{ $rating }** après { $matches ->
        [one] { $matches } partie classée
       *[other] { $matches } parties classées
    }. Encore { $count }, et tu y es.
stats-not-on-lately = **Toi** : **{ $rating }**. Ta dernière partie classée date de plus de 120 jours : la prochaine t’y ramène.
stats-rated-off = Tu n’as pas de cote, et aucune de tes parties ne compte pour en avoir une. Les autres n’en voient aucune.
stats-hidden-on = Tes statistiques sont privées : visibles uniquement par toi, et tu ne figures dans aucun classement.
stats-hidden-off = Sur un serveur où tu joues, on peut y voir tes statistiques.
stats-board = { $game } : le classement général de ce serveur
stats-board-hint = À partir de { $least } parties classées, dont la dernière dans les 120 jours. Une table est classée si la personne qui l’ouvre le veut et que toutes les places sont occupées par des humains ; les { $free } premières parties ne comptent pas. Chacun commence à 1500.
stats-nobody = Personne n’y est encore. La première place t’attend.
stats-other-game = Un autre jeu
# by name
stats-ranked = **{ $place }.** { $who } – **{ $rating }** · { $played ->
        [one] { $played } jouée
       *[other] { $played } jouées
    }, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }
stats-rated-table = { $bots ->
    [0] Classée ici
   *[other] Classée ici, mais pas avec un bot à une place
    }
stats-rated-label = Classée
stats-rated-yes = oui, pour qui joue en classé

# The story in sentences, and the poster.
tale-strengths = { FORM($each, as: "plain", cap: "yes") }.
tale-strength = { WHO($who) ->
        [you] tu as
       *[other] { $who } a
    } { $points ->
       [one] { $points } point
      *[other] { $points } points
    } avec { $what }
tale-met = Face-à-face entre { FORM($who, as: "plain") } pendant { $count } coups.
tale-first = { $part } : { WHO($who) ->
        [you] tu mènes
       *[other] { $who } mène
    } d’abord, { $points } à { $theirs }.
tale-first-none = Longue égalité entre { FORM($who, as: "plain") } ; la première place change de mains { $count ->
        [one] { $count } fois
       *[other] { $count } fois
    }.
tale-stand = { $part } : { WHO($who) ->
       [you] tu en es
       [you-all] { FORM($who, as: "plain") } en êtes
       [they] { $who } en sont
      *[other] { $who } en est
    } à { $points }.
tale-turn-gain = { $part } : { WHO($who) ->
       [you] tu gagnes
      *[other] { $who } gagne
    } { $points } sur les autres, le plus gros gain de la partie.
tale-turn-lead = { $part } : { WHO($who) ->
        [you] tu prends
       *[other] { $who } prend
    } la tête pour de bon.
tale-turn-from = { $part } : { WHO($who) ->
        [you] tu prends
       *[other] { $who } prend
    } la tête pour de bon, devant { FORM($before, as: "plain") }.
tale-blow = { $part } : { $headline }. { $line }.
tale-score = { $points } pour { FORM($who, as: "plain") }
tale-end = { WHO($who) ->
       [you] Tu gagnes
       [you-all] { FORM($who, as: "plain", cap: "yes") } gagnez
       [they] { $who } gagnent
      *[other] { $who } gagne
    } avec { $points } contre { $others }.
tale-end-all = { WHO($who) ->
        [you] Tu gagnes avec { $points }.
       *[other] Victoire avec { $points } : { $who }.
    }
tale-end-none = Personne n’a gagné : { $others }.
# by name
poster-played = { $game } · { $who }
poster-foot = Partie { $number }
tale-shared = { WHO($who) ->
        [you] Tu montres
       *[other] { $who } montre
    } l’histoire de { $game } · partie { $match }.
tale-shown = C’est affiché ci-dessous.
discord-name-film = film
discord-name-story = histoire
discord-name-verify = vérification
