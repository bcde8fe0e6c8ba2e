# Standing orders of `carta_magica`.

carta-magica-order-course = Ein Kurs für deine Züge
carta-magica-order-course-hint = Dreht und segelt für dich und fragt dich, wenn es darauf ankommt
carta-magica-order-course-on = Jeden Zug weitersegeln, mich bei Wichtigem fragen
carta-magica-order-course-on-hint = Segelt auf offener See, nimmt Güter und Magie; fragt bei guten Häfen und allem anderen
carta-magica-order-course-trade = Weitersegeln und für mich handeln
carta-magica-order-course-trade-hint = Läuft auch Häfen an, kauft, verkauft, zieht; fragt vor Heimkehr, Monstern und Gefechten
carta-magica-order-course-ready = { FORM($harbour, as: "to", cap: "yes") }, dann mich fragen
carta-magica-order-course-steps = { $steps ->
        [one] ein Schritt
       *[other] { $steps } Schritte
    }, { $kind ->
        [black] schwarzer Hafen
        [red] roter Hafen
       *[home] heim mit Umrundung
    }
carta-magica-order-course-fill = Und wenn die Scheibe Güter zeigt?
carta-magica-order-course-sail = Mit jeder Drehung weitersegeln
carta-magica-order-course-sail-hint = Auf dem kürzesten Weg, mit jeder Drehung
carta-magica-order-course-goods = Güter nehmen, solange Platz ist
carta-magica-order-course-goods-hint = Nur wenn Platz für alles ist, was die Scheibe zeigt
carta-magica-order-course-text-on = Der Bot dreht für dich und segelt weiter oder nimmt Güter oder Magie, je nachdem, was am besten ist, bis etwas geschieht.
carta-magica-order-course-text-trade = Der Bot dreht für dich, segelt weiter, handelt in Häfen, zieht Karten und repariert, je nachdem, was am besten ist, bis dein Schiff heimkehren kann. Monster und Gefechte überlässt er dir.
carta-magica-order-course-text-sail = Der Bot dreht für dich und segelt auf { FORM($harbour, as: "the-acc") } zu, bis dein Schiff einfahren kann oder etwas geschieht.
carta-magica-order-course-text-goods = Der Bot dreht für dich, nimmt Güter, solange sie passen, und segelt sonst auf { FORM($harbour, as: "the-acc") } zu, bis etwas geschieht.
carta-magica-order-ended-arrived = Dein Schiff ist angekommen.
carta-magica-order-ended-stuck = Dein Kurs ist zu Ende, denn dein Schiff ist beschädigt oder liegt in der Flaute.
carta-magica-order-ended-swept = Dein Kurs ist zu Ende, denn ein Sturm hat dein Schiff in einen Hafen getragen.
carta-magica-order-ended-lost = Dein Kurs ist zu Ende, denn du hast einen Talisman oder einen Zug verloren.
carta-magica-order-ended-final = Dein Kurs ist zu Ende, denn die letzten Züge haben begonnen.
carta-magica-order-spin = Sofort drehen
carta-magica-order-spin-hint = Wenn dein Zug beginnt: die Scheibe sofort drehen?
carta-magica-order-spin-text-always = Die Scheibe wird gedreht, sobald dein Zug beginnt.
carta-magica-order-weather = Gutes Wetter
carta-magica-order-weather-hint = Wenn ein Sturm dein Schiff treiben kann und du gutes Wetter hast
carta-magica-order-weather-always = In jedem Sturm, der mich treibt
carta-magica-order-weather-harm = Nur gegen Schaden
carta-magica-order-weather-never = Nie nutzen
carta-magica-order-text-ask = Du wirst jedes Mal gefragt.
carta-magica-order-weather-text-always = Gutes Wetter wird in jedem Sturm gespielt, der dein Schiff treiben kann.
carta-magica-order-weather-text-harm = Gutes Wetter wird gespielt, wenn dein Schiff sonst beschädigt würde oder in die Flaute käme.
carta-magica-order-weather-text-never = Gutes Wetter wird behalten.
carta-magica-order-again = Nochmal drehen bei Angriff
carta-magica-order-again-hint = Wenn man dich angreift, du zurückliegst und eine Nochmal-Karte hast
carta-magica-order-again-always = Im Rückstand nochmal drehen
carta-magica-order-again-never = Die Karte behalten
carta-magica-order-again-text-always = Eine Nochmal-Karte wird genutzt, sooft du angegriffen wirst und zurückliegst.
carta-magica-order-again-text-never = Nochmal-Karten werden behalten, wenn du angegriffen wirst.
carta-magica-order-swap = Plätze tauschen
carta-magica-order-swap-hint = Wenn jemand nach einem Gefecht einen Platztausch vorschlägt
carta-magica-order-swap-always = Immer zustimmen
carta-magica-order-swap-never = Nie zustimmen
carta-magica-order-swap-text-always = Du stimmst jedem Platztausch zu.
carta-magica-order-swap-text-never = Du lehnst jeden Platztausch ab.
carta-magica-order-prize = Beute bei Angriff
carta-magica-order-prize-hint = Wenn du angegriffen wirst und gewinnst
carta-magica-order-prize-best = Das Wertvollste nehmen
carta-magica-order-prize-text-best = Du nimmst das Wertvollste, wenn du angegriffen wirst und gewinnst.
carta-magica-order-draw = Fernglas im Sturm
carta-magica-order-draw-hint = Wenn dich ein fremder Sturm in einen schwarzen Hafen treibt und du ein Fernglas hast
carta-magica-order-draw-always = Nutzen, die beste nehmen
carta-magica-order-draw-never = Behalten, eine Karte ziehen
carta-magica-order-draw-text-always = Das Fernglas wird genutzt, und du nimmst die Karte, die dir am meisten hilft.
carta-magica-order-draw-text-never = Die Karte wird ohne Fernglas gezogen.
carta-magica-order-stake = Monster im Sturm
carta-magica-order-stake-hint = Wenn dich ein fremder Sturm zu einem Monster treibt
carta-magica-order-stake-all = Alle Magiespielsteine einsetzen
carta-magica-order-stake-best = Einsetzen, was sich lohnt
carta-magica-order-stake-none = Nichts einsetzen
carta-magica-order-stake-text-all = Gegen ein Monster, dem du in einem fremden Zug begegnest, werden alle Magiespielsteine eingesetzt.
carta-magica-order-stake-text-best = Gegen ein Monster, dem du in einem fremden Zug begegnest, wird so viel Magie eingesetzt, wie sich lohnt, und eine Nochmal-Karte, falls du damit gewinnst.
carta-magica-order-stake-text-none = Gegen ein Monster, dem du in einem fremden Zug begegnest, wird keine Magie eingesetzt.
carta-magica-order-pay = Zahlungen im Sturm
carta-magica-order-pay-hint = Wenn ein fremder Sturm dir eine Zahlung bringt, die du auch mit Güterkarten leisten kannst
carta-magica-order-pay-tokens = Spielsteine zuerst
carta-magica-order-pay-cards = Karten zuerst
carta-magica-order-pay-text-tokens = Güter, die in einem fremden Zug fällig sind, werden mit Spielsteinen bezahlt, soweit sie reichen.
carta-magica-order-pay-text-cards = Güter, die in einem fremden Zug fällig sind, werden mit Güterkarten bezahlt, soweit sie reichen.
