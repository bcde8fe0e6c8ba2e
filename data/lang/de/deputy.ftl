# What is answered for somebody who is not there, and what was played for them.

deputy-mark = (Vertretung)
deputy-more = Wenn ich weg bin
deputy-what = Was für mich gespielt wurde
deputy-words =
    -# **Vertretung:** ein Bot, der eine Weile für dich spielt; der Platz gehört weiter dir, dein nächster Klick schickt den Bot weg.
    -# **Ersatz:** ein Mensch, der einen Platz übernimmt.
    -# **Zeit:** wie lange ein Zug dauern darf; was du darüber hinaus brauchst, geht von deiner Reserve ab.
deputy-small = Nur Kleinigkeiten
deputy-small-hint = Eine halbe Stunde nach der Frage; im Urlaub sofort
deputy-small-told = Kleine Fragen werden für dich beantwortet, alles andere wartet.
deputy-small-told-which = Kleine Fragen werden für dich beantwortet: { $which }. Alles andere wartet.
deputy-likely = Nach 12 Stunden so, wie ich wohl spielen würde
deputy-likely-hint = Kleine Fragen früher; niemand wartet länger auf dich
deputy-likely-told = Wartet etwas länger als 12 Stunden auf dich, spielt ein Bot vernünftig mit dem, was du sehen kannst; kleine Fragen beantwortet er früher.
deputy-ask = Immer mich fragen
deputy-ask-hint = Nichts wird für dich beantwortet, solange du Zeit hast
deputy-ask-told = Nichts wird für dich beantwortet, solange du Zeit hast.
deputy-time-up = Ist deine Zeit um, spielt deine Vertretung alles, bis zu deinem nächsten Klick am Tisch.
deputy-solo = Hier warten nur Bots auf dich, darum wird nichts für dich beantwortet.
deputy-no-small = Dieser Tisch hat keine kleinen Fragen.
deputy-by-deputy = von deiner Vertretung, <t:{ $when }:f>
deputy-by-absent = weil deine Zeit um war, <t:{ $when }:f>
deputy-by-bot = vom Bot auf deinem Platz, <t:{ $when }:f>
deputy-back-ask = Um Rücknahme bitten …
