# Asked at once: who could answer already says so before it is their turn.

early-open = Annoncer { $what }
early-change = Changer ma réponse
early-asked = Ce n’est pas encore ton tour. Tu peux répondre dès maintenant ; personne ne le voit avant ton tour.
early-answered = ✅ Réponse notée : le bot la jouera à ton tour, et personne d’autre ne la connaît.
early-stored = ✅ Réponse notée, et personne d’autre ne la connaît.
early-card = { WHO($who) ->
       [you] Tu peux déjà donner ta
       [you-all] { FORM($who, as: "plain", cap: "yes") } pouvez déjà donner votre
       [they] { $who } peuvent déjà donner leur
      *[other] { $who } peut déjà donner sa
    } réponse.
early-desk = Tu peux déjà répondre. On attend : { FORM($who, as: "plain") }
discord-form-part = Remplir, partie { $part } sur { $of }
