# Asked at once: who could answer already says so before it is their turn.

early-open = Dire { $what }
early-change = Changer ma réponse
early-asked = Tu peux déjà répondre, et personne ne l’apprend avant.
early-answered = ✅ Répondu : le bot le joue à ton tour, et personne d’autre ne le sait.
early-stored = ✅ Répondu, et personne d’autre ne le sait.
early-card = { WHO($who) ->
        [you] Tu peux déjà dire ta
       *[other] { $who } peut déjà dire sa
    } réponse.
early-desk = Tu peux déjà répondre. En attente : { FORM($who, as: "plain") }
discord-form-part = Remplir, partie { $part } sur { $of }
