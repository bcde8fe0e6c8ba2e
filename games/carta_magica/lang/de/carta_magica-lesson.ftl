# The lesson of `carta_magica`: what the teacher says. p1 is the learner, p2 the rival; the steps stand in games/carta_magica/data/lesson.toml.

carta-magica-lesson-sea = Ahoi! Segle um die große Insel und wieder heim. Nimm unterwegs Güter, verkaufe sie in Häfen mit **Sack** und kaufe Talismane in Häfen mit **Edelstein**. Ein Talisman (eingekreist) zählt so viel, wie seine Krone sagt. Wer die meisten Punkte hat, gewinnt.

carta-magica-lesson-settle = Ⓐ Die **Morgenbucht** ist ein Heimathafen in der Nähe eines Hafens, der Güter kauft. Deine **Herausforderung** ist ein Talisman, der für dich 10 mehr zählt: Ⓑ Der **Glutring** (5 + 10) ist schon im Angebot.
carta-magica-lesson-settle-deed = Morgenbucht: Glutring, +15
carta-magica-lesson-settle-done = Deine Flagge weht über der Morgenbucht.
carta-magica-lesson-settle-else = Gut für eine eigene Partie. Diese Einführung beginnt in der Morgenbucht, mit dem Glutring, als Kartografin.

carta-magica-lesson-spin = Die Zahl auf der **Scheibe** (eingekreist) sagt, wie weit du segeln darfst. Ihre Zeichen sagen, was stattdessen geht: Güter (Fass), Magie (Stern) oder eine Karte. Der dunkle Teil ist ein Sturm. **Dreh!**
carta-magica-lesson-spin-done = Du hast eine 6 gedreht.

carta-magica-lesson-goods = Jetzt *eines* davon: Ⓐ bis zu 6 Felder segeln, 6 Güter nehmen oder 6 Magie nehmen. Ⓑ Du hast 3 Güter und Platz für 8; je zwei bringen 1 Gold. **Nimm Güter.**
carta-magica-lesson-goods-done = Der Laderaum ist voll.
carta-magica-lesson-goods-sail = { $p2 } segelt auch gleich los. Aber 3 Güter bringen 1 Gold, und ein Talisman kostet 2.
carta-magica-lesson-goods-magic = Magie ist für Monster, und du hast 3. Aus Gütern wird Gold, und aus Gold werden Punkte.
carta-magica-lesson-goods-else = Möglich. Aber ohne Güter kein Gold, und ohne Gold kein Talisman.

carta-magica-lesson-sell = Wieder eine 6. Die gestrichelte Linie ist deine Reichweite, nur über Wasser. Ⓐ Der Ambosshafen kauft Ⓑ deine Güter, je zwei für ein Gold: **Verkaufe dort 8**.
carta-magica-lesson-sell-done = 4 Gold; die Karte des Hafens: ein Monster.
carta-magica-lesson-sell-less = Der richtige Hafen. Aber Talismane kauft man mit Gold: Verkaufe alles.
carta-magica-lesson-sell-sail = Das ist auf See. Es bringt nichts, und der Ambosshafen ist in Reichweite.
carta-magica-lesson-sell-else = Dein Laderaum ist voll. Güter zählen nichts, bis du sie verkaufst.

carta-magica-lesson-monster = Ⓐ Der Krabbenkönig hat Stärke 7 und hütet 2 Gold. Setz Magie ein und dreh: Zusammen brauchst du 7. Misslingt es, kostet das Güter, und du hast keine. Ⓑ **Setz 3 Magie ein**: Dann genügt eine 4.
carta-magica-lesson-monster-done = 12 gegen 7: gezähmt.
carta-magica-lesson-monster-else = Du hast wenig zu verlieren. Aber 2 Gold reichen für einen Talisman, und mit Magie bekommst du sie eher.

carta-magica-lesson-storm = { $p2 } hat den Sturm gedreht: *Jedes* Schiff treibt zwei Felder, diesmal nach Osten. Deines (eingekreist) lag am Rand und konnte nicht weiter: **beschädigt**, wie das von { $p2 }. Es wartet auf einen Hammer, eine Karte oder 2 Gold.

carta-magica-lesson-repaired = Eine 7 mit **Hammer** repariert dein Schiff. Ⓐ Die Palmenbucht verkauft Talismane und ist 4 Felder entfernt. Ⓑ Deine Herausforderung kostet 2 von deinen 6 Gold: **Kauf den Glutring**.
carta-magica-lesson-repaired-done = 5 Punkte, und 10 für deine Herausforderung.
carta-magica-lesson-repaired-other = Der richtige Hafen. Aber deine Herausforderung zählt 15, und jemand anders könnte sie nehmen.
carta-magica-lesson-repaired-back = Die Morgenbucht verkauft dasselbe. Aber Umkehren macht deine Umrundung zunichte, und ohne Umrundung gibt es keine Heimkehr.
carta-magica-lesson-repaired-card = Dann ist der Hammer verloren, und dein Schiff bleibt beschädigt.
carta-magica-lesson-repaired-else = Die Palmenbucht liegt auf deinem Weg, und deine Herausforderung ist dort im Angebot.

carta-magica-lesson-rival = Die **Nachtlaterne** (eingekreist) zählt 6 für dich, aber 16 für { $p2 } (als Herausforderung): **Kauf sie**. Ein Schiff neben dir darf um sie kämpfen.
carta-magica-lesson-rival-deed = Nachtlaterne: 2 Gold, +6
carta-magica-lesson-rival-done = Das tut { $p2 } weh.
carta-magica-lesson-rival-nothing = Jedes Gold ist am Ende ein Punkt. Aber für 2 Gold bekommst du hier 6 Punkte.
carta-magica-lesson-rival-else = Auch seinen Preis wert. Aber die Nachtlaterne zählt 6 für dich und 16 für { $p2 }.

carta-magica-lesson-card = Von deinem letzten Gold habe ich den Walzahn gekauft. Jetzt eine Karte: Manche behältst du für später, andere wirken sofort. **Zieh eine Karte.**
carta-magica-lesson-card-done = Ein Fluch: Jetzt sind andere Talismane im Angebot.
carta-magica-lesson-card-sail = Weitersegeln ist nie falsch. Aber du kommst mit leeren Händen an.
carta-magica-lesson-card-else = Denk daran, was du als Nächstes brauchst: Güter, Schutz vor Sturm, den Heimweg.

carta-magica-lesson-battle = { $p2 } ist neben dich gesegelt und hat **um die Nachtlaterne gekämpft**. Beide drehen, die höhere Zahl gewinnt: −2 gegen deine 5. Du darfst eine Karte nehmen; Gold bringt Punkte. **Nimm die Goldkarte.**
carta-magica-lesson-battle-deed = Die Goldkarte nehmen: +1
carta-magica-lesson-battle-done = Die Nachtlaterne bleibt bei dir.
carta-magica-lesson-battle-siren = Ein gezähmtes Monster gibt dir beim nächsten +1. Aber Gold bringt Punkte.
carta-magica-lesson-battle-else = Das hilft auch. Aber Gold bringt Punkte.

carta-magica-lesson-lap = Du bist nach Süden an der Insel vorbeigefahren, und Ⓑ der Ring bei deinem Namen zeigt es. Ⓐ Dein Schiff muss weiter herum, nach Westen und Norden, zurück zu deiner Flagge: Die Heimkehr zählt 15.
carta-magica-lesson-calm = Unterwegs hast du ein Fernglas gezogen. Dann hast du den Sturm gedreht: Er trieb dein Schiff (eingekreist) in blasses, stilles Wasser. **Flaute!** Du segelst wieder mit Wind auf der Scheibe, mit Rückenwind oder für 2 Güter.

carta-magica-lesson-telescope = Kein Wind, aber eine Karte. Eine von deinen (eingekreist) ist ein **Fernglas**: Damit siehst du drei Abenteuer und nimmst eines davon. **Zieh mit dem Fernglas.**
carta-magica-lesson-telescope-deed = Mit dem Fernglas ziehen
carta-magica-lesson-telescope-done = Drei Karten, die nur du siehst.
carta-magica-lesson-telescope-else = Du hast blind gezogen oder gar nicht. Das Fernglas lässt dich wählen, und du brauchst Güter.

carta-magica-lesson-peek = Du hast keine Güter zum Zahlen und keine Magie für einen Aal mit Stärke 9. Eine Karte für 3 Güter (eingekreist) bringt dich hier heraus: **Nimm die Güterkarte**.
carta-magica-lesson-peek-deed = Die Güterkarte nehmen: 3 Güter
carta-magica-lesson-peek-done = Dein Weg aus dem stillen Wasser.
carta-magica-lesson-peek-else = Du hast weder Güter zum Zahlen noch Magie für ein Monster.

carta-magica-lesson-tow = Kein Wind, aber eine 7. Ⓐ Dein Schiff kommt für 2 Güter frei, und Ⓑ mit deiner Güterkarte bezahlst du sie. Weiter um die Insel: **Lass dich nach H5 freischleppen**.
carta-magica-lesson-tow-deed = Freischleppen nach H5: 7 Felder
carta-magica-lesson-tow-done = Frei, und 7 Felder näher am Heimathafen.
carta-magica-lesson-tow-else = Möglich. Aber dein Heimathafen liegt im Osten: Sieben Felder dorthin bringen dich näher.

carta-magica-lesson-points = Du hast 28 (eingekreist): 15 für den Glutring, je 6 für die anderen, 1 für die Goldkarte. Die Heimkehr zählt 15. Ist ein Schiff daheim, wird die Runde zu Ende gespielt, und die Partie endet.
carta-magica-lesson-end = **Mehr brauchst du nicht:** laden, verkaufen, kaufen und rechtzeitig daheim sein.
