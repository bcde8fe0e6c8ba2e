# Those who watch: what followers hear, who they believe wins.

# by name
play-notice-watch-lead = { $who } prend la tête devant { $before }.
play-notice-watch-phase = La phase { $phase } a commencé. { $ahead }
play-notice-watch-last = La dernière manche a commencé. { $ahead }
# by name
play-notice-watch-ahead = En tête pour l’instant : { $who }.
watch-line = Tu suis **{ $game }**, partie { $match } : { $text }
watch-follow = Tu suis maintenant cette partie : une fois par jour au plus, un message privé sans bruit t’en parle, et ici quand elle finit.
watch-who = Qui gagne ?
watch-asked = **Qui gagne ?** Personne ne voit ta réponse avant un tiers de la partie ; jusque-là tu peux en changer.
# by name
watch-said = Tu crois à la victoire (**{ $who }**). Tu peux changer d’avis jusqu’à un tiers de la partie ; personne ne le voit avant.
# by name
watch-believe = { $equal ->
    [one] { $most } sur { $count } croient à la victoire { FORM($who, as: "de") }.
   *[other] { $count } ont dit qui gagne : { $most } chacun pour { $who }.
    }
# by name
watch-own = Tu crois à la victoire { FORM($who, as: "de") }.
watch-right = Qui gagne ? { $count ->
    [one] { $count } personne l’avait dit
   *[other] { $count } personnes l’avaient dit
    } ; { $right ->
    [0] personne n’avait raison
    [one] { $right } avait raison
   *[other] { $right } avaient raison
    }.
watch-closed = On ne demande plus ici qui gagne.
watch-not-players = Qui joue ou a joué ici ne dit pas qui gagne.
watch-too-young = Les comptes de moins de { $days } jours ne disent pas qui gagne.
