# Asked at once: who could answer already says so before it is their turn.

early-open = Dizer { $what }
early-change = Mudar minha resposta
early-asked = Você já pode responder, e ninguém fica sabendo antes.
early-answered = ✅ Você respondeu: o bot joga isso quando for a sua vez, e ninguém mais sabe.
early-stored = ✅ Você respondeu, e ninguém mais sabe.
# by name
early-card = { $who } já pode dizer o que vai responder.
# by name
early-desk = Você já pode responder. Espera-se por { $who }
discord-form-part = Preencher, parte { $part } de { $of }
