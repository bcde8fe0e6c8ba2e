# Turns that are prepared in advance: what stands, what it was made for, and what stops it.

core-prepared-exactly = { $words } Seulement si rien n’a changé.
core-prepared-exactly-while = { $words } Seulement si rien n’a changé, et tant que : { $conditions }.
core-prepared-roughly = { $words } Même si des montants ont changé d’ici là.
core-prepared-roughly-while = { $words } Même si des montants ont changé d’ici là, mais seulement tant que : { $conditions }.
core-prepared-notes = { $first } { $more }
core-prepared-answers = { $first } · { $more }
core-prepared-times = { $count } × { $label }
core-prepared-hinted = { $label } ({ $hint })
core-prepared-nothing = Rien à lire.
core-prepared-none = Il n’y a pas de tour à préparer maintenant.
core-prepared-short = « { $line } » n’est pas un tour complet.
core-prepared-illegal = Ce n’est plus possible.
core-prepared-illegal-because = Ce n’est plus possible : { $reason }
core-prepared-illegal-at = Ce n’est plus possible : la réponse prévue à « { $question } » n’est plus parmi les choix.
core-prepared-over = Préparé sous la condition « { $condition } », qui n’est plus remplie.
core-prepared-changed = Préparé sous la condition « { $condition } ». Maintenant : { $now }.
core-prepared-new = Nouveau depuis la préparation : { $condition }.
core-prepared-otherwise = Il donnerait maintenant : { $now }
core-prepared-before = Il reposait sur le tour préparé précédent, qui a pris fin.
core-prepared-moved = Tu as joué autre chose toi-même.
core-prepared-undone = Il reposait sur des coups annulés depuis.
play-no-next-turn = Il n’y a pas d’autre tour à préparer maintenant.
play-notice-plan-stopped = Un tour que tu avais préparé ne sera pas joué : { $plan }
    { $why }

# What comes by itself at a table.

discord-setup-automatic = Dés, pioches et coups forcés
discord-automatic-on = sont automatiques
discord-automatic-off = sont demandés

# The screen of all that is planned, and the panel on which a turn is prepared.

plan-head = Prévoir
plan-many = Prévoir ({ $count })
plan-secret = Ce que le bot joue pour toi le moment venu, après un délai variable. Personne d’autre n’en voit rien.
plan-nothing = Rien n’est prévu.
plan-turn = Préparer mon prochain tour
plan-turn-after = Et le tour d’après
plan-change = Changer le tour préparé
plan-change-one = Changer le tour { $number }
plan-your-turn = C’est à toi de jouer : appuie sur Mon tour. Après ton coup, tu peux préparer le suivant ici.
plan-no-more = Tu ne peux pas préparer un autre tour : personne ne sait encore ce que donnera le dernier, ou il y en a déjà trois.
plan-title = **Tu prépares un tour à venir.** Rien n’est joué maintenant.
plan-ready = Le tour que tu prépares
plan-only-if = **Il sera joué à ton tour, mais seulement si**
plan-reads = rien n’a changé
plan-else = Sinon, tu lis pourquoi, et on te pose la question comme d’habitude. « Même si des montants changent » : le tour est joué aussi à d’autres prix et gains, mais jamais si une autre condition n’est plus remplie.
plan-exactly = Préparer exactement ainsi
plan-roughly = Même si des montants changent
plan-ask = Et ton prochain tour ?
plan-ask-after = Et le tour d’après ?
plan-offered = Ensuite : { $words }
plan-offered-exactly = Ensuite, si rien ne change : { $words }
plan-stored = ✅ Tour préparé.
plan-reopened = Le tour préparé est retiré, avec ce qui reposait dessus. Prépare-le autrement, ou laisse tomber.
plan-first = **Prochain tour :** { $text }
plan-second = **Le tour d’après :** { $text }
plan-third = **Puis :** { $text }
plan-stands = **Ce qui est prévu** (personne d’autre ne le voit)
plan-stands-line = Prévu : { $plans }
