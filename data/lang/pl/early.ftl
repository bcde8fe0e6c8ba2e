# Asked at once: who could answer already says so before it is their turn.

early-open = Powiedz, { $what }
early-change = Zmień moją odpowiedź
early-asked = To jeszcze nie twoja kolej. Możesz odpowiedzieć już teraz; nikt nie zobaczy tego przed twoją turą.
early-answered = ✅ Odpowiedź zapisana: bot wykona ją, gdy przyjdzie twoja kolej, a nikt inny jej nie zna.
early-stored = ✅ Odpowiedź zapisana, a nikt inny jej nie zna.
early-card = { WHO($who) ->
        [you] Możesz już powiedzieć, co odpowiesz.
        [you-all] { $who } mogą już powiedzieć, co odpowiedzą.
        [they] { $who } mogą już powiedzieć, co odpowiedzą.
       *[other] { $who } może już powiedzieć, co odpowie.
    }
# by name
early-desk = Możesz już odpowiedzieć. Czekamy na ruch: { $who }
discord-form-part = Wypełnij, część { $part } z { $of }
