# Asked at once: who could answer already says so before it is their turn.

early-open = Decir { $what }
early-change = Cambiar mi respuesta
early-asked = Aún no es tu turno. Puedes responder ya; nadie lo ve antes de tu turno.
early-answered = ✅ Has respondido: el bot lo jugará cuando te toque, y nadie más lo sabe.
early-stored = ✅ Has respondido, y nadie más lo sabe.
early-card = Ya { WHO($who) ->
        [you] puedes decir qué responderás
        [you-all] pueden decir qué responderán: { FORM($who, as: "nom") }
        [they] pueden decir qué responderán: { $who }
       *[other] puede decir qué responderá: { $who }
    }.
early-desk = Ya puedes responder. Se espera { FORM($who, as: "to") }
discord-form-part = Rellenar, parte { $part } de { $of }
