# The rules of `pizarro` in short, for reading in place, and the names of its pictures.

pizarro-brief = um Entdecker bieten
pizarro-blurb = Biete um die Reisen von sechs Entdeckern, und zahle mit Karten, die Kronen wert sind, wenn du sie behältst. Für 3 bis 6 Personen, bis zu 36 kurze Versteigerungen.

pizarro-picture-hand = Meine Hand
pizarro-picture-sheet = Endstand

pizarro-rules-1 =
    Du regierst ein Land. Sechs Entdecker bieten ihre Dienste an, und du bietest mit Geldkarten um sie. Ein Entdecker, den du bezahlst, bringt dein Schiff auf ein Feld mit Kronen, Geld oder einer Aktion.
    {""}
    Drei Reisen jedes Entdeckers führen ins erste Meer (Phase I, 18 Karten), zwei ins zweite (Phase II, 12 Karten), eine ins dritte (Phase III, 6 Karten). Kronen sind Punkte, und wer am Ende die meisten **Punkte** hat, gewinnt.

pizarro-rules-2-title = Deine Karten
pizarro-rules-2 =
    Du beginnst mit neun Geldkarten, 1 bis 9. Jede hat einen **Geldsack** (was sie zahlt) und **Kronen** (was sie zählt, wenn du sie am Ende noch hast).
    {""}
    Kleines Geld ist mehr Kronen wert: Die Karten 1 bis 3 haben drei, 4 bis 6 zwei, 7 bis 9 eine. So kostet jede Zahlung Punkte, und mit großen Karten zahlst du weniger davon.
    {""}
    Neue Karten kommen am Ende der Phasen I und II: je zwei und für **jedes Schiff** auf einem Feld dieser Phase so viele, wie das Feld Säcke zeigt (zwei Schiffe auf einem Feld mit zwei Säcken: vier Karten). Nach Phase III gibt es nur die Säcke. Während einer Phase bringt nur Vasco da Gama Karten.

pizarro-rules-3-title = Eine Versteigerung
pizarro-rules-3 =
    1. Die nächste Entdeckerkarte wird aufgedeckt.
    2. Wer ein ungenutztes Kolumbus-Veto hat, darf sie unter den Stapel schicken. Kommt sie wieder, ist wieder ein Veto möglich.
    3. Wer zuletzt gekauft hat, beginnt, dann geht es im Uhrzeigersinn: erhöhen oder passen. Bei der allerersten Karte entscheidet das Los; wer nicht bieten kann, wird übersprungen. Passen ist für diese Karte endgültig. Bieten darfst du, was deine Hand zahlen kann.
    4. Haben alle anderen gepasst und hat niemand geboten, darf die letzte Person noch bieten (1 genügt) oder passen.
    5. Wer den Zuschlag hat, zahlt. Wechselgeld gibt es nicht, aber keine Karte darf unnötig sein: Reicht eine Zahlung auch ohne eine ihrer Karten, bleibt diese auf der Hand. { $exact ->
        [on] An diesem Tisch zahlst du passend, wenn deine Hand es hergibt.
       *[other] Du darfst absichtlich zu viel zahlen, auch wenn du passend zahlen könntest: Eine große Karte statt zweier kleiner spart Kronen. (Ein Tisch kann das verbieten.)
    }
    6. Das Schiff wird gesetzt (Phase I) oder zieht weiter (Phasen II und III), und die Aktion des Felds geschieht.
    {""}
    In Phase I darf bieten, wer noch ein Schiff hat. In den Phasen II und III brauchst du ein Schiff auf dem Feld davor. Eine Karte, die niemand will, scheidet aus.

pizarro-rules-4-title = Kolumbus, Pizarro, Magellan
pizarro-rules-4 =
    • **Kolumbus**: 1, 5, 10 Kronen, ein Sack in den Phasen I und II. Jede Karte der Phase I gibt ein **Veto**, einmal zu nutzen, in jeder Phase.
    • **Pizarro**{ $half1 ->
        [a] {":"} 2, 6, 12 Kronen, ein Sack in den Phasen I und II.
        [b] {":"} 2, 7 Kronen, ein Sack in Phase I; in Phase III das **Wagnis**: Decke am Ende Geldkarten einzeln auf, mindestens eine; hör auf, und die Summe ihres Geldes zählt; über 20 zählt nichts.
       *[other] {","} Seite A: 2, 6, 12 Kronen, ein Sack in den Phasen I und II. Seite B: 2, 7 Kronen, ein Sack in Phase I; in Phase III das **Wagnis**: Decke am Ende Geldkarten einzeln auf, mindestens eine; hör auf, und die Summe ihres Geldes zählt; über 20 zählt nichts.
    }
    • **Magellan**: keine Kronen, sondern **Stöße**. Phase I beginnt einen Stoß, spätere Phasen legen eine Karte auf einen Stoß, der in dieser Phase noch nicht gewachsen ist. Ein Stoß zählt seine Kronen mal die Zahl seiner Karten. { $half1 ->
        [a] Die Karte kommt verdeckt aus deiner Hand, und nach dem Zahlen muss eine übrig sein.
        [b] Eine der bezahlten Karten kommt offen dorthin.
       *[other] Seite A: Die Karte kommt verdeckt aus deiner Hand, und nach dem Zahlen muss eine übrig sein. Seite B: Eine der bezahlten Karten kommt offen dorthin.
    }

pizarro-rules-5-title = Marco Polo, Vasco da Gama, Cook
pizarro-rules-5 =
    • **Marco Polo**{ $half2 ->
        [a] {":"} 0, 2, 5 Kronen und immer zwei Säcke; am Ende der Phasen I und II, nach dem Einkommen, für jedes Schiff dort bis zu drei Karten **tauschen**.
        [b] {":"} 1, 3, 7 Kronen mit 1, 1, 2 Säcken.
       *[other] {","} Seite A: 0, 2, 5 Kronen und immer zwei Säcke; am Ende der Phasen I und II, nach dem Einkommen, für jedes Schiff dort bis zu drei Karten **tauschen**. Seite B: 1, 3, 7 Kronen mit 1, 1, 2 Säcken.
    }
    • **Vasco da Gama**{ $half2 ->
        [a] {":"} 0, 1, 4 Kronen; sofort 1, 2 oder 3 Karten **ziehen**.
        [b] {":"} Wähle die linke Hälfte (1, 2 oder 3 Karten ziehen) oder die rechte (2, 5 oder 9 Kronen).
       *[other] {","} Seite A: 0, 1, 4 Kronen; sofort 1, 2 oder 3 Karten **ziehen**. Seite B: Wähle die linke Hälfte (1, 2 oder 3 Karten ziehen) oder die rechte (2, 5 oder 9 Kronen).
    }
    • **Cook**{ $half2 ->
        [a] {":"} 4, 8, 16 Kronen, danach liegt deine Hand bis zum Ende der Phase **offen**.
        [b] {":"} 5, 10, 20 Kronen, und wer links von dir sitzt, **nimmt blind eine Karte** aus deiner Hand und wirft sie ab; nach dem Zahlen muss eine Karte übrig sein.
       *[other] {","} Seite A: 4, 8, 16 Kronen, danach liegt deine Hand bis zum Ende der Phase **offen**. Seite B: 5, 10, 20 Kronen, und wer links von dir sitzt, **nimmt blind eine Karte** aus deiner Hand und wirft sie ab; nach dem Zahlen muss eine Karte übrig sein.
    }

pizarro-rules-6 =
    Punkte sind die Kronen auf dem Feld jedes Schiffs, die Magellan-Stöße (Kronen mal Karten), die Kronen auf der Hand und das Geld, das Pizarro auf Seite B aufgedeckt hat.
    {""}
    Bei Gleichstand entscheidet das meiste Geld auf der Hand, dann die meisten Schiffe in Phase III, sonst wird geteilt.

pizarro-rules-7 =
    Ein gewöhnliches Gebot sind zwei Klicks: *Mein Zug*, *8 bieten*. Mit der Tastatur: `/move line: bid 8`, `pass`, `pay 3+4`, `pay 3+4 under 9`, `swap 1+2`, `veto`, `allow`, `draw`, `stop`.
    {""}
    {""}**Aufträge** halten eine Versteigerung in Gang, während du schläfst: bis zu einem Höchstgebot bieten, bei dieser Karte passen, ein Veto einlegen oder nie eines einlegen, passend zahlen, wenn es geht. Niemand sonst sieht sie, und die Antwort kommt nach unterschiedlich langer Pause.
