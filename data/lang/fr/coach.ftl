# Ideas: what the coach says about a decision.

core-term-points = points
coach-term = { $term } { $points }
coach-no-difference = Ici, cela ne change rien.
coach-because-now = En sa faveur : { $term }, tout de suite.
coach-because-more = En sa faveur : { $term }, plus qu’avec les autres.
coach-because-later = En sa faveur : { $term }, plus tard.
coach-because-perhaps = Peut-être en sa faveur : { $term }.
coach-because-nothing = Rien ne s’y oppose.
coach-only = rien d’autre ne s’en approche
coach-only-one = la seule qui vienne à l’esprit
coach-only-alike = tout le reste revient à peu près au même
coach-first-clear = nettement la meilleure
coach-first-some = la meilleure, de peu
coach-first-even = je ne la distingue pas des autres
coach-first-among = je ne la distingue pas de { $others }
coach-which = l’idée { $number }
coach-other-clear = nettement plus faible que la première
coach-other-some = un peu plus faible que la première
coach-other-even = je ne la distingue pas de la première
coach-other-same = revient au même que la première
coach-chance = gagne environ { $percent } fois sur 100
coach-chance-low = gagne rarement à partir d’ici
coach-chance-high = gagne presque toujours à partir d’ici
coach-chance-won = gagne la partie
coach-chance-lost = finit la partie sans la gagner
coach-aim-both = Apporte tout de suite : { $terms } ; plus tard, { $later }, par rapport aux autres idées.
coach-aim-now = Apporte tout de suite : { $terms }.
coach-aim = Vise : { $terms }, par rapport aux autres idées.
coach-aim-shared = Vise désormais : { $terms }, à peu près comme les autres.
coach-aim-alone = Vise désormais : { $terms }.
coach-aim-none = N’apporte rien de chiffrable.
coach-cost-both = Coûte : { $terms } tout de suite ; plus tard { $later }, par rapport aux autres idées.
coach-cost-alone = Coûte : { $terms } tout de suite ; plus tard { $later }.
coach-cost-now = Coûte : { $terms } tout de suite.
coach-cost-later = Coûte : { $terms }, par rapport aux autres idées.
coach-cost-alone-later = Coûte : { $terms }, désormais.
coach-cost-none = Ne coûte rien de chiffrable.
coach-risk-none = Risque : aucun ; la partie se termine avec ce coup.
coach-risk-even = Risque : faible ; le résultat change peu quoi qu’il arrive.
coach-risk-some = Risque : moyen ; cela dépend de ce que tu ne peux pas encore savoir.
coach-risk-wild = Risque : élevé ; cela peut finir très bien ou très mal.
coach-risk-even-helps = Risque : faible ; le résultat change peu quoi qu’il arrive. { WHO($who) ->
        [you] Cela t’aide aussi
       *[other] Cela aide aussi { $who }
    } ({ $points }).
coach-risk-some-helps = Risque : moyen ; cela dépend de ce que tu ne peux pas encore savoir. { WHO($who) ->
        [you] Cela t’aide aussi
       *[other] Cela aide aussi { $who }
    } ({ $points }).
coach-risk-wild-helps = Risque : élevé ; cela peut finir très bien ou très mal. { WHO($who) ->
        [you] Cela t’aide aussi
       *[other] Cela aide aussi { $who }
    } ({ $points }).

# The same sentence where a move is looked at: explained, reviewed, played for somebody, or hoped for by a teacher.

coach-why = Pourquoi : { $reason }
coach-better-here = Mieux ici : { $reason }

# Asking for them.

coach-rated = Pas de conseil dans une partie classée.
coach-not-here = Cette table a été ouverte sans conseils.
coach-no-choice = Il n’y a rien à choisir ici, donc rien à en dire.
coach-used-up = Tu as demandé conseil { $count } fois, le maximum de cette table pour une partie.
coach-no-such = Il n’y a pas de règle « { $ideas } » pour les conseils.
play-note-ideas = { WHO($who) ->
        [you] Tu demandes
       *[other] { $who } demande
    } conseil.

# The option of a table, and the screens.

coach-label = Conseils de l’entraîneur
coach-choice-none = aucun
coach-choice-three = 3 par personne
coach-choice-free = autant que tu veux
coach-ask = Conseils (encore { $left })
coach-ask-free = Conseils
coach-none = Conseils : aucun ici
coach-again = Mes conseils
coach-thinking = Je réfléchis…
coach-thinking-more = J’examine ce que tu pourrais faire, et ce qui pourrait en résulter.
coach-head = { $count ->
    [one] { $count } idée
   *[other] { $count } idées
}
coach-equal = Pour autant qu’on puisse le prévoir, elles se valent à peu près. Prends celle dont le but te plaît.
coach-figures = En chiffres
coach-not-counted = Cette demande n’est pas comptée.
coach-pictured = sur l’image
coach-picture = Idée { $number } – { $words }
coach-show = Montrer l’idée { $number }
coach-take = Suivre l’idée { $number }
coach-take-only = Suivre cette idée
coach-how = Les chiffres sont des points du score final, pour autant qu’on puisse le prévoir. Dans tous les cas, c’est toi qui confirmes ton coup.
coach-marked = Le journal dit que tu as demandé conseil, pas ce que tu lis ici. Les idées sur ce tour restent jusqu’à ton coup.
coach-marked-left = Le journal dit que tu as demandé conseil, pas ce que tu lis ici. Les idées sur ce tour restent jusqu’à ton coup. { $left ->
    [0] Tu ne peux plus demander conseil dans cette partie.
    [one] Ensuite, tu peux encore demander conseil une fois dans cette partie.
   *[other] Ensuite, tu peux encore demander conseil { $left } fois dans cette partie.
}
coach-moved-on = La position a changé : ces idées ne valent donc plus. Voici où l’on en est :
coach-asked = Conseils demandés : { $seats }
# by name
coach-asked-one = { $who } ({ $count } fois)
coach-failed = L’entraîneur n’a rien trouvé cette fois. Redemande : cela n’a pas compté.
