# The lesson of `magellan`: what the teacher says. p1 is the learner, p2 the other player; the steps stand in games/magellan/data/lesson.toml.

magellan-lesson-world = Bring einen Jeep in die Hauptstadt eines offenen Landes (eingekreist) und zahl den Preis in Millionen (M): Du **erschließt** es, und es gehört dir. An jedem Zahltag bringt es sein Einkommen. Ein Einkommen über 75 M gewinnt.

magellan-lesson-throw = Dein Wurf ist die Zahl deiner **Schritte**. Ein Schiff braucht 1 für jede Linie des Gitters, ein Jeep an Land 2; einsteigen und aussteigen kosten je 1. Deine Basis ist eingekreist. **Würfle.**
magellan-lesson-throw-done = Eine 2: genug, um in See zu stechen.

magellan-lesson-sail = Ⓐ Deine Basis ist 6 Schritte entfernt von Ⓑ **Frankreich**, dem besten offenen Land: Es kostet 565 M und bringt 53 M an jedem Zahltag. **Kauf ein Flugzeug** für später, und schick einen **Jeep Richtung Frankreich**.
magellan-lesson-sail-deed = Flugzeug 50 M, Jeep → Frankreich
magellan-lesson-sail-done = Dein Jeep ist auf See.
magellan-lesson-sail-nothing = Schritte, die übrig sind, verfallen, und 2 bringen einen Jeep auf See.
magellan-lesson-sail-plane = Der richtige Weg. Aber bald brauchst du ein Flugzeug: Kauf zuerst eines.
magellan-lesson-sail-italy = Frankreich kostet ebenso viel, bringt 9 M mehr und ist einen Schritt näher.
magellan-lesson-sail-else = Erlaubt. Aber wer zuerst in einer Hauptstadt ist, bekommt das Land. Brich sofort auf.

magellan-lesson-again = Ⓐ Dein Schiff mit Jeep ist 4 Schritte von Paris entfernt. Ⓑ { $p2 } ist auch auf See. **Würfle.**
magellan-lesson-again-done = Nach einer 6 wird nochmal gewürfelt: 10 Schritte!

magellan-lesson-card = Die 4 deines Wurfs bringt eine Karte, und du wählst den Stapel. Geschichte bringt Zahltage, Geschenke und Kriege; ein Zahltag hilft nur mit Einkommen. Du verdienst noch nichts: **Zieh ein Land** (eingekreist).
magellan-lesson-card-done = Brunei: billig, aber weit weg.
magellan-lesson-card-history = Ein Zahltag hilft nur mit Einkommen.
magellan-lesson-card-else = Du hast vorerst genug Figuren: Zieh ein Land.

magellan-lesson-develop = Ⓐ Dein Schiff mit Jeep ist 4 Schritte von Paris entfernt. Ⓑ **Frankreich** kostet 565 M und bringt dann 53 M an jedem Zahltag. Erschließ es vor { $p2 }, dann schick **einen Jeep Richtung Italien**.
magellan-lesson-develop-deed = Frankreich; Jeep → Italien: +53
magellan-lesson-develop-done = Frankreich gehört dir.
magellan-lesson-develop-italy = Ein gutes Land. Aber was du liegen lässt, kann { $p2 } nehmen: Das beste zuerst!
magellan-lesson-develop-rest = Frankreich hast du! Aber Schritte kann man nicht sparen: Schick einen Jeep Richtung Italien.
magellan-lesson-develop-else = Möglich, aber auch { $p2 } ist nah bei Frankreich.

magellan-lesson-race = { $p2 } ist vor dir in Italien gelandet (eingekreist). Du verdienst 53 M an jedem Zahltag, { $p2 } 44 M. Es ist Frieden: Schiffe dürfen sich ein Feld teilen.

magellan-lesson-third = Du brauchst Geld, und das kommt aus Karten, die eine 4 oder 5 bringt. Dein Einkommen ist eingekreist. **Würfle.**
magellan-lesson-third-done = 6 und 5: elf Schritte und eine Karte.

magellan-lesson-revenue = Eine von fünf Geschichtskarten ist ein Zahltag: *Alle* bekommen ihr Einkommen, und deines ist das größere. **Zieh Geschichte** (eingekreist).
magellan-lesson-revenue-done = Ein Zahltag: 53 M für dich.
magellan-lesson-revenue-geographic = Auch nützlich. Aber ein Zahltag bringt dir mehr als allen anderen.
magellan-lesson-revenue-else = Nichts ist jetzt mehr wert als ein Zahltag: Zieh Geschichte.

magellan-lesson-plane = Ein Flugzeug überquert *zwei* Linien je Schritt und fliegt zu deinen Ländern oder Jeeps. Ⓐ **Flieg einen Jeep** von deiner Basis Ⓑ **nach Frankreich**: Eine Wache allein ist im Krieg schnell verloren.
magellan-lesson-plane-deed = Jeep nach Frankreich: 4 Schritte
magellan-lesson-plane-done = Zwei Jeeps bewachen Frankreich.
magellan-lesson-plane-else = Ein Jeep ist im Krieg schnell verloren. Bring einen zweiten nach Frankreich.

magellan-lesson-guest = { $p2 } hat den Jeep aus Italien nach Frankreich gefahren (eingekreist). Im Frieden sind Länder sicher. Aber Italien bewacht jetzt niemand.

magellan-lesson-sixes = Das wird dir gefallen: **Würfle.**
magellan-lesson-sixes-done = 22 Schritte und eine Karte!

magellan-lesson-war = Im Krieg kämpfen Gegner im selben Feld, und ein unbewachtes Land bekommt man umsonst. In Frankreich steht es zwei zu eins, und Italien ist leer: Wag einen Krieg. **Zieh Geschichte** (eingekreist).
magellan-lesson-war-done = Krieg mit { $p2 }, drei Runden lang!
magellan-lesson-war-geographic = Die sichere Wahl. Aber ein Krieg würde dir jetzt helfen.
magellan-lesson-war-else = Nichts hilft dir jetzt mehr als eine Karte. Zieh Geschichte.

magellan-lesson-fight = Gegner kämpfen zuerst. Beide würfeln, der höhere Wurf zerstört eine Figur, und bei Gleichstand gewinnt, wer angreift: du. Zwei gegen einen ist am besten, also beginne im eingekreisten Feld: **Kämpfe in Frankreich**.
magellan-lesson-fight-done = 6 zu 5: Der Jeep von { $p2 } ist weg.
magellan-lesson-fight-else = Jeder Kampf kommt noch dran. Beginne, wo deine Aussichten am besten sind.

magellan-lesson-sea = Jetzt die Schiffe im eingekreisten Feld vor Italien. Sinkt deines, geht sein Jeep mit unter; Gleichstand zählt für dich. **Kämpfe gegen das Schiff von { $p2 }.**
magellan-lesson-sea-done = 4 zu 1: Der Weg nach Rom ist frei.

magellan-lesson-take = Das eingekreiste Feld ist Italien, unbewacht: Dein Jeep geht für einen Schritt an Land, und das Land gehört dir, ohne dass du zahlst. 53 M und 44 M sind mehr als 75 M. **Erobere Italien und gewinne.**
magellan-lesson-take-done = Italien gehört dir, und die Partie auch!
magellan-lesson-take-end = Ein Schritt bis zum Sieg! { $p2 } könnte einen Jeep zurückbringen.
magellan-lesson-take-else = Ein Jeep aus Frankreich gewinnt auch. Aber der Jeep vom Schiff braucht 1 Schritt, und Frankreich behält seine Wachen.

magellan-lesson-won = Ein Einkommen von 97 M (eingekreist): Du gewinnst. Frag dich in jedem Zug: Was kostet es, was bringt es ein, wie weit ist es, und wer bewacht es?
magellan-lesson-end = **Mehr brauchst du nicht.** Für weite Wege erteile einen *Auftrag* (*Mehr* → *Vorausplanen*): Deine Figuren ziehen weiter, während du schläfst.
