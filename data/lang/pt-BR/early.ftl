# Asked at once: who could answer already says so before it is their turn.

early-open = Dizer { $what }
early-change = Mudar minha resposta
early-asked = Ainda não é a sua vez. Você já pode responder; ninguém vê antes da sua vez.
early-answered = ✅ Você respondeu: o bot joga isso quando for a sua vez, e ninguém mais sabe.
early-stored = ✅ Você respondeu, e ninguém mais sabe.
early-card = { FORM($who, as: "nom", cap: "yes") } { WHO($who) ->
        [you-all] já podem dizer o que vão responder
        [they] já podem dizer o que vão responder
       *[other] já pode dizer o que vai responder
    }.
early-desk = Você já pode responder. Esperando { FORM($who, as: "by") }
discord-form-part = Preencher, parte { $part } de { $of }
