# Those who watch: what followers hear, who they believe wins.

# by name
play-notice-watch-lead = { $who } prend la tête devant { $before }.
play-notice-watch-phase = La phase { $phase } a commencé. { $ahead }
play-notice-watch-last = La dernière manche a commencé. { $ahead }
# by name
play-notice-watch-ahead = En tête pour l’instant : { $who }.
watch-line = Tu suis **{ $game }**, partie { $match } : { $text }
watch-follow = Tu suis maintenant cette partie : une fois par jour au plus, un message privé silencieux t’en donne des nouvelles, et un message ici t’annonce sa fin.
watch-who = Qui gagne ?
watch-asked = **Qui gagne ?** Personne ne voit ta réponse avant la fin du premier tiers de la partie ; d’ici là, tu peux en changer.
# by name
watch-said = Pour toi, **{ $who }** va gagner. Tu peux changer d’avis jusqu’à la fin du premier tiers de la partie ; personne ne le voit avant.
# by name
watch-believe = { $equal ->
        [one] { $most ->
            [one] { $most } sur { $count } croit
           *[other] { $most } sur { $count } croient
        } à { WHO($who) ->
            [you] ta victoire
           *[other] la victoire { FORM($who, as: "de") }
        }.
       *[other] { $count } pronostics : { $most } chacun pour { $who }.
    }
# by name
watch-own = Tu crois à { WHO($who) ->
        [you] ta victoire
       *[other] la victoire { FORM($who, as: "de") }
    }.
watch-right = Qui gagne ? { $count ->
    [one] { $count } personne a répondu
   *[other] { $count } personnes ont répondu
    } ; { $right ->
    [0] personne n’avait raison
    [one] { $right } avait raison
   *[other] { $right } avaient raison
    }.
watch-closed = La question « Qui gagne ? » n’est plus posée ici.
watch-not-players = Les personnes qui jouent ou ont joué ici ne font pas de pronostic.
watch-too-young = Les comptes de moins de { $days } jours ne font pas de pronostic.
