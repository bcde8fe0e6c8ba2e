# The lesson of `pizarro`: what the teacher says. p1 is the learner; the steps stand in games/pizarro/data/lesson.toml.

pizarro-lesson-hand = Willkommen! Du kaufst Kronen mit Geld, und wer die meisten **Kronen** hat, gewinnt. Das ist dein Geld: Der **Sack** zeigt, was eine Karte zahlt, die Krone, was sie am Ende zählt, wenn du sie noch hast. Ⓐ zahlt 1 und zählt 3, Ⓑ zahlt 9 und zählt 1.
pizarro-lesson-offer = **Pizarro** (eingekreist) steht zum Verkauf. Wer am meisten zahlt, setzt ein Schiff in Pizarros Reihe: in Phase I links, später weiter rechts, wo mehr Kronen sind. 18 Karten kommen in Phase I, dann 12, dann 6.

pizarro-lesson-bid = **Fang klein an: Biete 2.** Pizarro bringt 2 Kronen, und für den Sack mit der 1 bekommst du eine neue Geldkarte, wenn die Phase endet. Wer passt, ist draußen.
pizarro-lesson-bid-deed = 2 bieten für Pizarro
pizarro-lesson-bid-done = Ein kleiner Anfang.
pizarro-lesson-bid-pass = Deine Hand ist voll, und Passen gilt für die ganze Versteigerung. Biete erst; passen kannst du noch, wenn es teuer wird.
pizarro-lesson-bid-high = Ein mutiges Gebot. Aber du zahlst, was du bietest, und noch hat niemand sonst geboten.
pizarro-lesson-bid-else = Auch ein gutes Gebot. Aber erhöhe nur so weit, wie du musst.

pizarro-lesson-raise = { $p2 } bietet 3, { $p3 } ist draußen. Für ein Gebot von 4 reicht deine 4 allein, und Pizarro bringt 2 Kronen und eine neue Karte: **Biete 4**.
pizarro-lesson-raise-deed = 4 bieten für Pizarro
pizarro-lesson-raise-done = Pizarro gehört dir.
pizarro-lesson-raise-pass = Etwas früh. Wer in einer Reihe kein Schiff hat, kann später nicht darum bieten.
pizarro-lesson-raise-else = Das gewinnt auch, aber eins mehr als { $p2 } genügt.

pizarro-lesson-pay = Wechselgeld gibt niemand. Ⓐ Mit der 4 zahlst du passend, für 2 Kronen; Ⓑ mit der 7 verschwendest du drei Münzen. **Zahle mit der 4.**
pizarro-lesson-pay-done = Dein Schiff fährt.
pizarro-lesson-pay-else = Das reicht auch. Aber 1 und 3 sind sechs Kronen, und eine größere Karte verschwendet Geld für später.

pizarro-lesson-columbus = Wer zuletzt gekauft hat, beginnt. **Kolumbus** bringt ein **Veto**. **Biete gleich 5**, dann treibt niemand den Preis hoch.
pizarro-lesson-columbus-done = Das Veto gehört dir.
pizarro-lesson-columbus-else = Möglich, aber ein kleines Gebot lädt die anderen ein, und du willst dieses Veto.

pizarro-lesson-veto = **Cook** bringt 4 Kronen, aber die anderen sind reich. **Leg ein Veto ein**: Er kommt unter den Stapel.
pizarro-lesson-veto-done = Er kommt wieder.
pizarro-lesson-veto-else = Du behältst das Veto, aber jetzt wird Cook teuer. Kommt er zuletzt, kostet er fast nichts.

pizarro-lesson-magellan = **Magellan** verdeckt eine Karte: Ihre Kronen zählen am Ende, mit Magellan in Phase II doppelt, in III dreifach. **Biete 6.**
pizarro-lesson-magellan-done = Er gehört dir.
pizarro-lesson-magellan-else = Ein kleines Gebot würde überboten. Biete 6: Dafür reicht eine Karte.

pizarro-lesson-pile = Ⓐ Mit der 6 zahlst du passend. Ⓑ Die 1 ist am wenigsten wert und hat drei Kronen. **Zahle mit der 6, verdecke die 1.**
pizarro-lesson-pile-deed = Mit der 6 zahlen, die 1 verdecken
pizarro-lesson-pile-done = Nur du kennst sie.
pizarro-lesson-pile-else = Das geht. Aber zahle mit wenigen Kronen und verdecke viele: Die 1 hat drei und ist am wenigsten wert.

pizarro-lesson-vasco = **Vasco da Gama** bringt sofort eine Karte. Du hast dreimal gekauft, und Geld kommt spät. **Passe.**
pizarro-lesson-vasco-done = { $p3 } zahlte 3 für ihn.
pizarro-lesson-vasco-else = Kein schlechter Kauf. Aber nach vier von 18 Karten ist dein halbes Geld weg: Lass die anderen zahlen.

pizarro-lesson-marco = Ⓐ **Marco Polo**: zwei Karten und ein Tausch. Ⓑ { $p3 } bietet 3. **Bis 5** ist ein **Auftrag**: Er erhöht nur so weit wie nötig.
pizarro-lesson-marco-done = 4 genügte.
pizarro-lesson-marco-pass = Zwei neue Karten und ein Tausch für nur 3? Felder mit Säcken bringen dir neues Geld.
pizarro-lesson-marco-else = Das gewinnt auch, aber eins mehr als { $p3 } genügt.

pizarro-lesson-change = Eine 4 hast du nicht. 2 und 3 sind sechs Kronen; die eingekreiste 7 verschwendet Münzen, aber nur eine Krone: **Zahle mit der 7**.
pizarro-lesson-change-done = Nur eine Krone ist weg.
pizarro-lesson-change-else = Erlaubt. Aber 2 und 3 sind sechs Kronen, und 8 und 9 sind deine besten Gebote.

pizarro-lesson-fleet = Vier Schiffe! Die auf einem Feld mit Säcken (eingekreist: dein Pizarro) bringen Karten, wenn die Phase endet. Bis dahin zahlen die anderen.

pizarro-lesson-cook = Ⓐ **Cook** ist zurück, und Ⓑ niemand sonst hat ein Schiff. Er kostet 1, aber die anderen sehen von da an deine Karten. **Kauf mit der 2.**
pizarro-lesson-cook-done = 4 Kronen für eine 2.
pizarro-lesson-cook-pass = Niemand sonst kann ihn kaufen: Dann scheidet Cook aus. Vier Kronen für eine Münze sind geschenkt.
pizarro-lesson-cook-cards = Cook gehört dir. Aber eine 8 oder 9 ist eine ganze Versteigerung wert, und die 3 ist mehr wert als die 2.
pizarro-lesson-cook-else = Niemand bietet gegen dich: Jede Münze über 1 ist ein Geschenk an die Bank.

pizarro-lesson-swap = Marco Polo tauscht jetzt. Große Karten gewinnen Versteigerungen, kleine haben Kronen. **Tausche die 7.**
pizarro-lesson-swap-done = Ein gutes Wagnis.
pizarro-lesson-swap-keep = Du darfst alles behalten. Aber die 7 gewinnt keine Versteigerung und hat nur eine Krone.
pizarro-lesson-swap-else = Geschmackssache. Aber kleine Karten bringen Kronen, große gewinnen Versteigerungen: Die 7 geht zuerst.

pizarro-lesson-phase = **Phase II**: Nur wer ein Schiff auf Feld I der Reihe hat, darf bieten; wer gewinnt, segelt damit auf II. Ⓐ Cook bringt 8 Kronen; Ⓑ { $p2 } bietet gegen dich. **Biete 6.**
pizarro-lesson-phase-done = Dein Schiff zieht weiter.
pizarro-lesson-phase-pass = Acht Kronen gehen dann fast umsonst an { $p2 }.
pizarro-lesson-phase-else = Das kann gelingen. Aber { $p2 } kann höher gehen, und 6 ist eine einzige Karte.

pizarro-lesson-finish = Nur das Feld zählt, auf dem ein Schiff endet; Phase III bringt 10, 12 oder 16. Am Ende zählen Kronen unter Schiffen, unter Magellan und auf deiner Hand (eingekreist). Wer die meisten Kronen hat, gewinnt.
pizarro-lesson-end = **Mehr brauchst du nicht:** Zahle mit dem, was du am wenigsten brauchst, und halte Schiffe in vielen Reihen. Geld für alle kommt nur zweimal.
