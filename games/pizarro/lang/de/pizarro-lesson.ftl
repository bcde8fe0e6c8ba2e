# The lesson of `pizarro`: what the teacher says. p1 is the learner; the steps stand in games/pizarro/data/lesson.toml.

pizarro-lesson-hand = Willkommen! Das ist dein Geld. Der **Sack** ist, was eine Karte zahlt, die **Krone**, was sie zählt, wenn du sie am Ende noch hast. Ⓐ zahlt 1 und zählt 3, Ⓑ zahlt 9 und zählt 1.
pizarro-lesson-offer = **Pizarro** (im Ring) steht zum Verkauf. Wer am meisten zahlt, setzt ein Schiff in seine Reihe: in Phase I links, später weiter rechts, wo mehr Kronen sind. 18 Karten kommen in Phase I, dann 12, dann 6.

pizarro-lesson-bid = **Fang klein an: Biete 2.** Pizarro bringt am Ende 2 Kronen und einen Sack: eine neue Karte, wenn die Phase endet. Wer überboten wird, darf wieder bieten; wer passt, ist draußen.
pizarro-lesson-bid-deed = 2 bieten für Pizarro
pizarro-lesson-bid-done = Ein kleiner Anfang.
pizarro-lesson-bid-pass = Deine Hand ist voll, und Passen gilt für die ganze Versteigerung. Biete erst; passen kannst du noch, wenn es teuer wird.
pizarro-lesson-bid-high = Ein mutiges Gebot. Aber du zahlst, was du bietest, und noch hat niemand sonst geboten.
pizarro-lesson-bid-else = Auch ein gutes Gebot. Aber erhöhe nur so weit, wie du musst.

pizarro-lesson-raise = { $p2 } bietet 3 und führt, { $p3 } ist draußen. Eine einzige Karte von dir zahlt 4, für 2 Kronen und eine neue Karte. Eins mehr als { $p2 } genügt: **Biete 4**.
pizarro-lesson-raise-deed = 4 bieten für Pizarro
pizarro-lesson-raise-done = { $p2 } passt: Pizarro ist dein.
pizarro-lesson-raise-pass = Etwas früh. Wer in einer Reihe kein Schiff hat, kann später nicht darum bieten.
pizarro-lesson-raise-else = Das gewinnt auch, aber eins mehr als { $p2 } genügt.

pizarro-lesson-pay = Wechselgeld gibt niemand. Ⓐ Die 4 zahlt passend und kostet 2 Kronen; 1 und 3 würden sechs kosten, und Ⓑ die 7 verschwendet drei Münzen. **Zahl die 4.**
pizarro-lesson-pay-done = Dein Schiff ist auf dem Plan.
pizarro-lesson-pay-else = Das zahlt auch. Aber 1 und 3 sind sechs Kronen, und eine größere Karte verschwendet Geld für später.

pizarro-lesson-columbus = Wer zuletzt gekauft hat, spricht zuerst: du. **Kolumbus** bringt 1 Krone, einen Sack und ein **Veto** für später. Zeig, dass es dir ernst ist, dann treibt niemand den Preis: **Biete 5**.
pizarro-lesson-columbus-done = Beide haben gepasst, das Veto ist dein.
pizarro-lesson-columbus-else = Möglich, aber ein kleines Gebot lädt die anderen ein, und du willst dieses Veto.

pizarro-lesson-veto = **Cook** bringt 4 Kronen, das reichste Feld der Phase I, aber die anderen haben noch all ihr Geld. Dein einziges Veto schickt ihn unter den Stapel, bis ihr Geld weg ist. **Veto!**
pizarro-lesson-veto-done = Merk dir Cook: Er kommt zuletzt.
pizarro-lesson-veto-else = Du behältst das Veto, aber jetzt wird Cook teuer. Kommt er zuletzt, kostet er fast nichts.

pizarro-lesson-magellan = **Magellan** hat keine Kronen. Wer ihn kauft, legt verdeckt eine Karte unter ihn, und ihre Kronen zählen am Ende: mit einem Magellan der Phase II doppelt, mit einem der Phase III dreifach. **Biete 6.**
pizarro-lesson-magellan-done = Niemand geht mit: Magellan ist dein.
pizarro-lesson-magellan-else = Ein kleines Gebot würde überboten. Biete 6: Eine Karte zahlt es.

pizarro-lesson-pile = Zwei Entscheidungen in einer. Ⓐ Die 6 zahlt passend; die 7 verschwendet eine Münze. Ⓑ Die 1 kommt unter Magellan: Sie zahlt am wenigsten und hat drei Kronen. **Zahl die 6, verdeck die 1.**
pizarro-lesson-pile-deed = Die 6 zahlen, die 1 verdecken
pizarro-lesson-pile-done = Nur du kennst diese Karte.
pizarro-lesson-pile-else = Das geht. Aber zahl mit wenigen Kronen und verdeck viele: Die 1 hat drei und zahlt am wenigsten.

pizarro-lesson-vasco = **Vasco da Gama**: keine Kronen, aber sofort eine neue Karte. Du hast dreimal gekauft, und anderes Geld kommt erst, wenn die Phase endet. Lass die anderen zahlen: **Passe**.
pizarro-lesson-vasco-done = { $p3 } bekam ihn für 3.
pizarro-lesson-vasco-else = Kein schlechter Kauf. Aber nach vier von 18 Karten ist dein halbes Geld weg: Lass die anderen zahlen.

pizarro-lesson-marco = Ⓐ **Marco Polo**: zwei neue Karten, und ein Tausch von bis zu drei. Ⓑ { $p3 } bietet 3. Eine Grenze bietet für dich und erhöht nur so weit wie nötig, auch während du schläfst: **bis 5**.
pizarro-lesson-marco-done = 4 genügte, und die Grenze ist erledigt.
pizarro-lesson-marco-pass = Zwei neue Karten und ein Tausch für nur 3? Felder mit Säcken halten dich reich.
pizarro-lesson-marco-else = Das gewinnt auch, aber eins mehr als { $p3 } genügt.

pizarro-lesson-change = Eine 4 hast du nicht. Die 2 und die 3 haben sechs Kronen. Die 7 im Ring verschwendet drei Münzen, kostet aber nur eine Krone: **Zahl die 7**.
pizarro-lesson-change-done = Teuer an Münzen, billig an Kronen.
pizarro-lesson-change-else = Erlaubt. Aber 2 und 3 sind sechs Kronen, und 8 und 9 sind deine besten Gebote.

pizarro-lesson-fleet = Ⓐ Du hast vier Karten gekauft. Ein Schiff auf einem Feld mit Säcken bringt neue Karten, wenn Ⓑ keine Karte der Phase mehr da ist. Ich passe für dich, bis { $p2 } und { $p3 } ihr Geld ausgegeben haben.

pizarro-lesson-cook = Ⓐ Dein **Cook** ist zurück: 4 Kronen. Ⓑ { $p2 } und { $p3 } haben kein Schiff mehr, kaufen kannst nur du. Er kostet 1, und deine Hand liegt offen, bis die Phase endet. **Kauf mit der 2**, und behalte 8 und 9.
pizarro-lesson-cook-done = Vier Kronen für eine kleine Karte.
pizarro-lesson-cook-pass = Niemand sonst kann ihn kaufen: Dann scheidet Cook aus. Vier Kronen für eine Münze sind geschenkt.
pizarro-lesson-cook-cards = Cook ist dein. Aber eine 8 oder 9 ist eine ganze Versteigerung wert, und die 3 zahlt mehr als die 2.
pizarro-lesson-cook-else = Niemand bietet gegen dich: Jede Münze über 1 ist ein Geschenk an die Bank.

pizarro-lesson-swap = Phase I ist vorbei, und deine Säcke brachten neue Karten. Für 1 habe ich dir auch Vasco da Gama gekauft. Marco Polo lässt dich tauschen: Große Karten gewinnen Versteigerungen, kleine haben Kronen. **Tausch die 7**, die keines von beiden tut.
pizarro-lesson-swap-done = Ein faires Wagnis.
pizarro-lesson-swap-keep = Du darfst alles behalten. Aber die 7 gewinnt keine Versteigerung und hat nur eine Krone.
pizarro-lesson-swap-else = Geschmackssache. Aber kleine Karten sind Kronen, große Versteigerungen: Die 7 geht zuerst.

pizarro-lesson-phase = **Phase II**: Bieten darf nur, wer ein Schiff auf dem Feld davor hat. Ⓐ Cook bringt jetzt 8 Kronen, und nur Ⓑ { $p2 } ist gegen dich. Eine Karte zahlt **ein Gebot von 6**.
pizarro-lesson-phase-done = { $p2 } passt, und dein Schiff zieht weiter.
pizarro-lesson-phase-pass = Acht Kronen gingen fast umsonst an { $p2 }.
pizarro-lesson-phase-else = Das kann gelingen. Aber { $p2 } kann höher gehen, und 6 ist eine einzige Karte.

pizarro-lesson-finish = Nur das Feld zählt, auf dem ein Schiff endet; Phase III bringt 10, 12 oder 16. Am Ende zählen Kronen unter Schiffen, unter Magellan und auf deiner Hand (im Ring). Die meisten Kronen gewinnen.
pizarro-lesson-end = **Mehr brauchst du nicht:** Zahl mit dem, was du am wenigsten brauchst, und halte Schiffe in vielen Reihen. Geld für alle kommt nur zweimal.
