# Seasons: the page of the admins, the card, what a member sees alone.

club-page = Club
club-quiet = Ni saison ni coupe en cours.
club-start = Lancer une saison
club-which-game = Une saison, ce sont de nombreuses tables d’un même jeu avec un seul classement. Pour quel jeu ?
club-head = Saison : { $game }
club-plan = { $form ->
        [auto] **{ $game }**, tables de { $seats } : ligue à partir de douze personnes, sinon saison ouverte.
        [league] **{ $game }** en ligue, tables de { $seats }.
       *[open] **{ $game }** en saison ouverte, tables de { $seats }.
    } Inscription jusqu’au { $draw }. Une table dure { $days } jours au plus, dont { $bank } pour les tours de chacun. La carte de la saison est dans { $channel }.
club-plan-hint = Une seule carte y est affichée et mise à jour ; les résultats arrivent sans bruit dans son fil. Tout se fait tout seul.
club-open = Ouvrir l’inscription
club-opened = L’inscription est ouverte dans { $channel }.
club-change = Modifier
club-part-seats = Places par table
club-part-form = Forme
club-part-draw = Le tirage
club-part-channel = Salon de la carte
club-seats = { $seats } places
club-pace = { $bank } jours par personne, { $days } par table
club-form = { $form ->
        [auto] Ligue à partir de 12 personnes, sinon ouverte
        [league] Ligue : autant de tables que de places, tirées au sort
       *[open] Ouverte : tables à volonté, les cinq meilleures comptent
    }
club-state-sign-up = inscription
club-state-drawn = tirage fait
club-state-closing = se termine
club-state-off = annulée
club-admin-line = **{ $game }** : { $state }, { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
    }
club-admin-where = Carte dans { $channel }. Tirage : { $draw }.
club-admin-reserve = Remplaçants : { $names }
club-dry = Voir qui jouerait contre qui
club-dry-hint = Si le tirage avait lieu maintenant :
club-dry-open = Une saison ouverte à { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    } : les tables commencent au fil des demandes.
club-lost-channel = ⚠ Le salon de { $game } a disparu : je n’y annonce plus rien. Utilise *Déplacer sa carte ici*, sur sa page.
club-lost-permission = ⚠ Je ne peux pas écrire dans { $channel } : je n’y annonce plus rien de { $game }. Laisse-moi y écrire, ou utilise *Déplacer sa carte ici*, sur sa page.
club-here = Déplacer sa carte ici
club-stop = Tout annuler
club-stop-asked = Tout annuler ? Plus aucune table ne commencera, et rien ne comptera. Les tables en cours continuent.
club-early = Terminer la saison plus tôt
club-early-asked = Terminer la saison plus tôt ? Plus aucune table ne commencera. Celles qui sont en cours se joueront jusqu’au bout, puis le classement sera définitif.
club-shut = La saison s’arrête plus tôt : plus aucune table ne commence.
club-not-now = Pas maintenant
club-remove = Retirer quelqu’un
# by name
club-removed = { $who } ne participe plus. Ses tables pas encore commencées vont à des remplaçants ; aux autres, un bot joue à sa place.
club-readmit = Laisser revenir quelqu’un
# by name
club-readmitted = { $who } peut revenir, en appuyant sur *Je participe*.
club-no-person = Cette personne n’est pas dans la saison.
club-no-season = Cette saison n’existe pas ici.
club-no-seats = Une saison a des tables de deux à quatre, selon le jeu.
club-running = Une saison de { $game } est déjà en cours.
club-too-many = { $most } saisons à la fois suffisent.
club-draw-when = Le tirage doit avoir lieu dans les { $days } jours : au-delà, on l’oublie.
club-over = Cette saison est terminée.
club-not-over = Ce n’est pas encore terminé.
club-not-running = Aucune table n’est en cours.
club-too-few = Il faut { $seats } personnes, il y en a { $people }.
club-join-first = Appuie d’abord sur *Je participe*.
club-no-boarding = Aucune table ne commence maintenant.

# The card.
club-terms = { $form ->
        [auto] Ligue à partir de douze personnes, sinon saison ouverte : tables de { $seats }, tirées au sort.
        [league] Ligue : chacun joue { $seats } tables de { $seats }, tirées au sort.
       *[open] Saison ouverte : autant de tables de { $seats } que tu veux, tirées au sort parmi les personnes qui attendent.
    } Une table dure { $days } jours au plus.
club-until = Inscription jusqu’au { $draw }. Premières tables le { $start }, tout est fini le { $end }.
club-looks = -# Compte environ quatre visites par jour ; laisse des consignes. Ton nom est affiché.
club-inside = **{ $count ->
    [one] { $count } personne participe
   *[other] { $count } personnes participent
    } :** { $names }
club-more = {" "}et { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
club-nobody-yet = Personne pour l’instant.
club-in = Je participe
club-step-in = Tu ne participes pas ? Rejoins le banc
club-mine = Mes tables
club-tables = Toutes les divisions
club-standing = Classement
club-final = Classement final
club-stay = Rester pour la saison suivante
club-stay-left = Tu n’es plus dans cette saison. Appuie sur *Je participe* quand la prochaine s’ouvrira.
club-stays = Tu es dans la prochaine saison de ce jeu ; en cas d’absence, on te posera la question avant le tirage.
club-promise = Empreinte de la graine : { $promise }…
club-seed = Graine : { $seed }
club-division = Division { $division }
club-drawn = Tirage fait : { $people } personnes. Les premières tables commencent { $start }.
club-drawn-open = Tirage fait, saison ouverte : { $people } personnes, les tables commencent au fil des demandes.
club-second = Les deuxièmes tables commencent { $start }, tout est fini le { $end }.
club-all-begun = Toutes les tables ont commencé, et finissent le { $end } au plus tard.
club-open-now = Appuie sur *Mes tables* pour en avoir une. Tout est fini le { $end }. { $count ->
    [0] Personne n’attend.
    [one] { $count } personne attend.
   *[other] { $count } personnes attendent.
    }
club-no-end-yet = Aucune table n’est encore terminée.
club-no-table-begun = Aucune table n’a encore commencé.
club-brought-nothing = rien, car d’autres ont joué
club-brought = Points pour le classement : { $each }.
# by name
club-brought-none = { $who } 0 (d’autres ont joué)
club-over-count = { $over } sur { $count ->
    [one] { $count } table terminée
   *[other] { $count } tables terminées
    }
club-more-divisions = Encore { $count } dans *Toutes les divisions*.
club-won = { WHO($who) ->
        [you] Tu gagnes
       *[other] { $who } gagne
    } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
club-nobody-played = Personne n’a joué cette saison.
club-off = Annulée.
club-off-few = Annulée : moins de { $seats } personnes inscrites.
club-thread = { $game }, saison { $number }
club-table-over = La table { $table } est terminée
club-no-result = Elle n’a pas de résultat, et compte comme la moyenne des autres tables de chacun.
club-column-wins = Victoires
club-week = Semaine { $week } : { $over ->
    [0] aucune table terminée
    [one] { $over } table terminée sur { $count }
   *[other] { $over } tables terminées sur { $count }
    }.
# by name
club-week-ahead = { $how ->
        [first] En tête{ $count ->
        [one] {""}
       *[other] {" "}à égalité
        } : { $who }.
        [sure] Division { $division } : victoire assurée pour { FORM($who, as: "plain") }.
       *[leads] Division { $division }, en tête{ $count ->
        [one] {""}
       *[other] {" "}à égalité
        } : { $who }.
    }
# by name
club-line = { $place }. { $who } **{ $points }**{ $tables ->
    [0] {""}
    [one] {" "}· { $tables } table
   *[other] {" "}· { $tables } tables
    }{ $wins ->
    [0] {""}
    [one] , dont { $wins } gagnée
   *[other] , dont { $wins } gagnées
    }{ $reach }{ $lost }
club-reach = {" "}· finira entre la { $low ->
        [1] 1re
       *[other] { $low }e
    } et la { $high }e place
club-lost = {" "}· { $count ->
    [one] { $count } place jouée par d’autres
   *[other] { $count } places jouées par d’autres
    }
club-other-division = Une autre division

# What one person sees.
club-you-in = Tu participes. Tirage { $draw }.
club-you-begin = Tu participes. Les tables commencent { $start } : reviens alors pour la tienne.
club-new = Tu choisis comment on te prévient de tes tours. Tu n’y as jamais joué ? La leçon prend environ dix minutes.
club-learn = Apprendre d’abord
club-told = Comment on me prévient
club-you-none = Tu ne participes pas.
club-you-reserve = Tu es sur le banc des remplaçants. Tu auras la prochaine place libre à une table pas encore commencée ; ton premier tour te l’annoncera.
club-you-reserve-late = Tu étais sur le banc des remplaçants. Toutes les tables ont commencé : personne n’aura plus de place.
club-you-barred = Décision d’un admin : tu ne participes plus. Demande-lui de te laisser revenir.
club-you-away = Tu as manqué un tour : tes tables suivantes vont donc à d’autres. Tu les veux ? Dis-le avant qu’elles commencent.
club-you-away-late = Tu as manqué un tour : tes tables suivantes sont donc allées à d’autres.
club-your-place = { $place ->
        [1] 1re
       *[other] { $place }e
    } place avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $reach }.
club-own = [Table { $table }]({ $link }) : { $how ->
        [running] en cours, jusqu’au { $end } au plus tard.
        [kept] en cours, jusqu’au { $end } au plus tard. D’autres y jouent à ta place ; tu peux y revenir.
        [over] terminée.
       *[void] sans résultat.
    }
club-own-to-come = La table { $table } commence { $start }.
club-no-table-yet = Tu n’as pas encore de table.
club-wait = Donne-moi une table
club-wait-off = Ne plus attendre
club-waiting = Tu attends une table. Elle commencera dès que vous serez assez nombreux.
club-boarding = De nouvelles tables commencent jusqu’au { $until }. Tes cinq meilleures tables comptent.
club-apart = Pas à la même table que… (cela reste secret)
club-apart-kept = C’est noté. Le tirage vous sépare autant que possible.
club-leave = Quitter la saison
club-leave-sure = Quitter : d’autres jouent à ma place
club-leave-asked = { $count ->
        [one] L’une de tes tables est en cours
       *[other] { $count } de tes tables sont en cours
    }. Si tu pars, quelqu’un d’autre ou un bot y joue à ta place, et tu n’y gagnes aucun point. On ne te tiendra rigueur de rien d’autre.
club-still = Le tirage a lieu { $draw }, et ta dernière visite ici remonte à une semaine. Participes-tu toujours ? Sans réponse, tu passes au banc des remplaçants.
club-still-in = Je participe toujours
club-away = Tu as manqué un premier tour, ou d’autres ont joué deux de tes places. Tes tables suivantes vont donc à d’autres. Tu les veux quand même ? Dis-le avant qu’elles commencent.

# The rules of a season.
club-rules-league = Chacun joue { $seats } tables de { $seats }, une fois à chaque place de l’ordre de jeu. La moitié commence le premier jour, le reste un jour fixe, quoi que fassent les autres.
club-rules-auto = Avec moins de douze personnes, c’est une saison ouverte. Demande une table autant de fois que tu veux ; tes { $best } meilleures comptent.
club-rules-open = Demande une table autant de fois que tu veux. Tes { $best } meilleures tables comptent, dont trois au plus avec la même personne (à partir de huit inscrits).
club-rules-time = À chaque table, tu as { $bank } jours en tout pour tes tours, trois au plus par tour. Une fois ce temps épuisé, tu as un jour par tour, puis un bot joue ce tour. Après { $days } jours, des bots finissent la partie.
club-rules-points = Points par place : { $points }. À égalité, les points se partagent. Départage : les victoires, puis les tables communes.
club-rules-own = Si d’autres ont joué plus d’un tiers de tes coups à une table, elle ne te rapporte rien ; les autres gardent leur rang. La dernière place rapporte 1 point : mieux vaut donc continuer.
club-rules-leave = Quitte d’un clic. Les tables pas encore commencées vont à des remplaçants ; aux autres, un bot joue jusqu’à ce que quelqu’un prenne ta place. Une place dont le premier tour n’est pas joué est perdue après deux jours.
club-rules-moves = La saison suivante, deux montent et deux descendent.

# What else is turned on there.

club-watching = Suivi des parties
club-watching-hint = nouvelles pour ceux qui suivent, et pronostics
club-titles = Titres
club-titles-hint = exploits rares, racontés à la fin
club-harbour = Courrier du port
club-harbour-hint = ce qui s’est passé, une fois par semaine
club-voyage = Voyage du jour
club-voyage-hint = une position par jour, résolue en privé
club-is-on = ✓ **{ $what }** : { $hint }.
club-are-off = Désactivé : { $what }.
club-turn = Activer ou désactiver quelque chose
club-turn-to = { $how ->
        [on] Activer :
        [here] Activer ici :
        [move] Déplacer ici :
       *[off] Désactiver :
    } { $what }
