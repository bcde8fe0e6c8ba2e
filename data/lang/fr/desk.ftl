# One's desk: all one's tables, and one's own notes at each.

discord-command-desk = Toutes tes tables, ce qui t’attend d’abord ; aussi en message privé
desk-head = Mes tables
desk-none = Tu n’es à aucune table et n’en suis aucune. `/play` en ouvre une ; ou clique sur **Rejoindre** sur la carte d’une table.
desk-moved = Histoire, film, analyse, journal et plateau sont maintenant dans **/match**. Tours et remplaçants : **/settings**.
desk-count = { $awaited ->
        [0] { $early ->
            [0] Rien ne t’attend.
            [one] Rien ne t’attend ; à { $early } table, tu peux répondre d’avance.
           *[other] Rien ne t’attend ; à { $early } tables, tu peux répondre d’avance.
        }
        [one] { $awaited } table t’attend.
       *[other] { $awaited } tables t’attendent.
    } { $all ->
        [0] Tu n’es à aucune table.
        [one] Tu as { $all } table en tout.
       *[other] Tu as { $all } tables en tout.
    }
desk-section-early = Tu peux répondre d’avance
desk-section-waiting = Les autres jouent
desk-section-lesson = Leçons
desk-section-over = Finies récemment
desk-section-followed = Parties suivies
desk-line = [{ $game } · partie { $match }]({ $link })
desk-due-others = · leur temps expire le <t:{ $when }:f>
desk-late = ⏳ ton temps est écoulé
desk-open = Pas encore commencée : { $seated } à la table, pour { $players }
desk-kept = Ton bot de relève joue
desk-frozen = Cette partie est bloquée jusqu’à ce que la personne qui gère le bot l’ait examinée
desk-lesson = Tu es à l’étape { $step }
desk-over = Arrêtée sans résultat
desk-back = Retour : { $game }
desk-before = ‹ Plus urgent
desk-after = Plus ({ $page } sur { $pages }) ›
desk-next = { $count ->
        [one] Suivante : { $game } · { $match }
       *[other] Suivante sur { $count } : { $game } · { $match }
    }
desk-memo = 📝 { $text }
desk-memo-button = Mes notes
desk-memo-choose = Écrire une note sur…
desk-memo-label = Tes notes
desk-memo-hint = Visibles uniquement par toi. Laisse vide pour n’en garder aucune.
desk-memo-kept = 📝 Enregistré. Visible uniquement par toi, ici et dans /desk.
desk-memo-gone = 📝 Plus aucune note n’est gardée.
play-memo-long = C’est trop long : les notes font { $most } caractères au plus. Le texte précédent est conservé.
