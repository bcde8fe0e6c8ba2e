# A match that comes out otherwise by newer rules: its people vote.

play-why-rules = La partie a commencé avec la version { $old } des règles ; la version installée est { $new }, qui donne un autre résultat après le coup { $seq }.
play-why-updating = Le bot est en cours de mise à jour, et cette table a déjà été mise à jour. Réessaie dans une minute : rien n’a changé.
play-why-rules-ended = Arrêtée sans résultat : c’est la décision de la table quand les règles ont changé.
play-note-rules-new = La partie continue avec la version { $version } des règles, à partir du coup { $seq } : c’est la décision de la table. Ce qui a suivi ne compte plus.
play-note-rules-new-unasked = La partie continue avec la version { $version } des règles, à partir du coup { $seq } : il n’y avait que des bots, personne n’a donc été consulté. Ce qui a suivi ne compte plus.
play-note-rules-old-unasked = La partie continue avec la version { $version } des règles, celle du début : il n’y avait que des bots, personne n’a donc été consulté.
play-note-rules-old = La partie continue avec la version { $version } des règles, celle du début : c’est la décision de la table.
play-notice-rules-decided = C’est décidé : on sait avec quelles règles la partie continue. Elle reprend.

upgrade-question = **Les règles de ce jeu ont changé. Avec lesquelles cette partie continue-t-elle ?** Elle a commencé avec la version { $old } ; la plus récente est la { $version }.
upgrade-holds = { $seq ->
        [0] Avec les nouvelles règles, seule la donne compte encore
       *[other] Avec les nouvelles règles, tout compte jusqu’au coup { $seq }
    }{ $lost ->
        [0] .
        [one] {""} ; { $lost } coup ultérieur est perdu.
       *[other] {""} ; { $lost } coups ultérieurs sont perdus.
    }
upgrade-nothing-holds = Avec les nouvelles règles, même le début est différent : la partie ne peut donc pas continuer ainsi.
upgrade-not-shipped = Les anciennes règles ne sont plus installées.
upgrade-missing = Votes attendus : { FORM($missing, as: "plain") }. La décision tombe dès que plus de la moitié est d’accord, au plus tard quand tout le monde a voté.
upgrade-desk = Les règles ont changé : dis avec lesquelles cette partie continue
upgrade-desk-voted = Les règles ont changé : d’autres doivent encore dire avec lesquelles cette partie continue
upgrade-nobody = Il n’y a personne ici à qui demander : la partie continue d’elle-même avec les règles qui font perdre le moins, et tout le monde peut prendre une place.
upgrade-nobody-end = Il n’y a personne ici à qui demander : la partie s’arrête d’elle-même.
upgrade-vote-old = Les anciennes règles
upgrade-vote-new = Les nouvelles règles
upgrade-vote-end = Arrêter la partie
