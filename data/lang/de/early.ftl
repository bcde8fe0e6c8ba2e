# Asked at once: who could answer already says so before it is their turn.

early-open = Sagen, { $what }
early-change = Meine Antwort ändern
early-asked = Du bist noch nicht dran. Du kannst jetzt schon antworten; niemand sieht deine Antwort, bevor du dran bist.
early-answered = ✅ Du hast geantwortet: Der Bot spielt das, wenn du dran bist, und niemand sonst weiß es.
early-stored = ✅ Du hast geantwortet, und niemand sonst weiß es.
early-card = { FORM($who, as: "nom", cap: "yes") } { WHO($who) ->
        [you] kannst
        [you-all] könnt
        [they] können
       *[other] kann
    } schon antworten.
early-desk = Du kannst schon antworten. Gewartet wird auf { FORM($who, as: "acc") }
discord-form-part = Ausfüllen, Teil { $part } von { $of }
