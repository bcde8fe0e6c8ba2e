# The lesson of `navegador`: what the teacher says. p1 is the learner; the steps stand in games/navegador/data/lesson.toml.

navegador-lesson-goal = Willkommen in Lissabon! In jedem Zug ziehst du deinen Stein auf dem **Rondell** (eingekreist) und tust, was sein neues Feld sagt. Die nächsten drei Felder sind frei, jedes weitere kostet ein Schiff. Wer die meisten Punkte hat, gewinnt.
navegador-lesson-sheet = Eingekreist ist dein Besitz: Geld (Cruzados), Schiffe, Arbeiter, Werften, Fabriken, Kolonien, Kirchen. Am Ende zählt eine Kolonie 1, eine Fabrik 2, eine Werft oder Kirche 3, ein Entdecker 4. **Privilegien** werten eine ganze Kategorie auf: Sammle *viel von einem*.

navegador-lesson-ships = Dein erstes Feld ist frei wählbar. Zum Erkunden brauchst du Schiffe; Ⓑ du hast zwei. Ⓐ Deine Werft baut eines für 50, weitere kosten 100. **Bau 1 Schiff.**
navegador-lesson-ships-done = Du hast drei Schiffe.
navegador-lesson-ships-more = Das richtige Feld. Aber die 100 brauchst du für Kolonien. Bau nur eins.
navegador-lesson-ships-else = Viele Anfänge sind gut. Aber frühes Erkunden bringt Punkte und billige Kolonien.

navegador-lesson-explore = Ⓐ **Zwei Schiffe zusammen** fahren in ein unbekanntes Meer; eines geht verloren. Der Entdecker zählt 4, und du bekommst den Preis einer Kolonie. Ⓑ Du hast drei: **Erkunde Bahia**.
navegador-lesson-explore-done = Du hast 40 dafür bekommen.
navegador-lesson-explore-two = Zwei genügen zum Erkunden. Aber jede Kolonie braucht ein Schiff: Nimm das dritte mit.
navegador-lesson-explore-guine = Guiné hat Gold, aber weniger und teurere Kolonien. Beginne mit Bahia.
navegador-lesson-explore-else = Wer zuerst in Bahia ist, bekommt den Entdecker, die Prämie und die erste Wahl.

navegador-lesson-workers = Ⓐ Eine Kolonie braucht ein Schiff und **zwei Arbeiter**, die dir bleiben. Ⓑ Du hast drei; deine Kirche wirbt einen für 50 an. **Wirb 1 Arbeiter an**, dann gründe zwei Kolonien.
navegador-lesson-workers-many = Nach dem ersten kosten sie je 100, und du willst zwei Kolonien bezahlen.
navegador-lesson-workers-early = Eine Kolonie hast du damit. Aber mit einem Arbeiter mehr gründest du zwei.
navegador-lesson-workers-done = Genug für zwei Kolonien.
navegador-lesson-workers-else = Das geht. Aber auch die anderen segeln nach Bahia: Bereite zwei Kolonien vor.

navegador-lesson-colony = Deine Schiffe liegen dort, und das Feld Kolonie ist zwei Schritte entfernt, kostenlos. **Gründe zwei Kolonien in Bahia**, für 40 und 50. Jede Kolonie ist ein Punkt und liefert bei jedem Marktbesuch eine Einheit Zucker.
navegador-lesson-colony-done = Zwei Punkte, zwei Zucker.
navegador-lesson-colony-one = Du kannst zwei bezahlen, und bis du wieder auf Kolonie kommst, dauert es mehrere Züge.
navegador-lesson-colony-else = Dafür liegen deine Schiffe in Bahia: Kolonien sind billig, bis andere kaufen.

navegador-lesson-privilege = Ⓐ Ein **Privileg** kostet Ⓑ einen Arbeiter. Es wertet eine Kategorie auf, deine Kolonien auf 2 Punkte, und zahlt jetzt 30 für jede. **Nimm das Kolonieprivileg.**
navegador-lesson-privilege-done = 60 für einen Arbeiter.
navegador-lesson-privilege-kind = Richtig für alle, die das sammeln. Aber du hast zwei Kolonien und weitere in Reichweite.
navegador-lesson-privilege-else = Bis Phase II gibt es von jeder Kategorie nur eines, und allein der Bonus bringt 60.

navegador-lesson-market = **Verkaufe** eine Einheit je Kolonie oder **verarbeite** eine je Fabrik. Verkaufen macht eine Ware billiger, Verarbeiten teurer. **Zucker verkaufen, Gold verarbeiten**, in der orangen Fabrik, die alle haben.
navegador-lesson-market-done = Wer danach verkauft, bekommt weniger.
navegador-lesson-market-same = Genauso gut: Gewürze bringen auch 30. Damit wir zusammenbleiben, verarbeite Gold.
navegador-lesson-market-orange = Verarbeiten lohnt, wo der Preis niedrig ist. Zucker steht oben: Verkaufe ihn.
navegador-lesson-market-else = Aber du hast zwei Zucker zum besten Preis, und die orange Fabrik bringt nebenbei 30.

navegador-lesson-build = Ⓐ Jedes verkaufte Gebäude macht das nächste seiner Art teurer. Eine Fabrik braucht drei Arbeiter: Ⓑ deine. Sie bringt auch ohne Kolonie Geld. **Bau eine Goldfabrik.**
navegador-lesson-build-deed = Goldfabrik bauen: 40, +2
navegador-lesson-build-done = Jetzt verarbeitest du zwei Gold.
navegador-lesson-build-other = So gut wie Gold! In dieser Einführung geht es mit Gold weiter.
navegador-lesson-build-else = Die nächsten Fabriken kosten 70, und Arbeiter und Geld hast du.

navegador-lesson-card = Die **Navegador-Karte** ist bei dir: Segle einmal *vor* einem Zug. Angola (eingekreist) ist eine Grenze von deinen Schiffen in Bahia entfernt. **Erkunde Angola mit der Karte.**
navegador-lesson-card-done = 90 Cruzados und ein zweiter Entdecker.
navegador-lesson-card-elsewhere = Eine Entdeckung bringt am meisten: 4 Punkte und eine Prämie.
navegador-lesson-card-else = Neben deinen Schiffen liegt ein unbekanntes Meer: Nutze die Karte jetzt.

navegador-lesson-same = Jetzt dein gewöhnlicher Zug, und das Feld Kolonie ist frei. **Gründe in Angola eine Goldkolonie** für 90, die dir gerade die Entdeckung gebracht hat.
navegador-lesson-same-done = Drei Kolonien zu je 2 Punkten.
navegador-lesson-same-else = Gut, aber dann segelt jemand anders nach Angola und kauft die Kolonie.

navegador-lesson-phase = Ich habe weitergespielt. { $p3 } hat das Kap erkundet: **Phase II** (eingekreist). Schiffe überqueren zwei Grenzen, teure Arbeiter und Schiffe kosten 200.
navegador-lesson-pay = Ⓐ Das Feld Gebäude ist **vier** Schritte entfernt, nur drei sind frei: Das kostet Ⓑ dein Schiff. Mit deinem Privileg zählt eine Kirche 5. **Bau eine Kirche und gib das Schiff ab.**
navegador-lesson-pay-done = Eine Kirche zur rechten Zeit.
navegador-lesson-pay-nothing = Ein Schiff für nichts: erlaubt, aber teuer.
navegador-lesson-pay-else = Freie Felder sind die Regel. Aber diese Kirche zählt jetzt 5 und mit jedem Privileg mehr.

navegador-lesson-last = Viel später. Ist **Nagasaki erkundet oder das letzte Gebäude verkauft**, haben alle noch einen Zug. Eines ist übrig, und du führst: **Kauf das letzte Gebäude**.
navegador-lesson-last-done = Dein letzter Zug.
navegador-lesson-last-open = { $p2 } verdient in jedem Zug mehr als du. Mach Schluss, solange du führst.
navegador-lesson-last-else = 200 Cruzados sind ein Punkt. Wer führt, beendet die Partie.

navegador-lesson-king = Nur Punkte zählen. Ⓐ Bis zum neunten zählt jeder Arbeiter 1 und kostet 50; weitere verkaufst du für 100. Zum Schluss legst du das **Königsprivileg**, am besten auf Ⓑ Fabriken. **Wirb 7 Arbeiter an.**
navegador-lesson-king-done = Vierzehn Punkte in einem Zug.
navegador-lesson-king-king = Es zählt einmal für jedes Stück der Kategorie: am meisten bei Fabriken.
navegador-lesson-king-fewer = Bis zum neunten ist jeder ein Punkt für 50, und die darüber bringen je 50. Nimm alle.
navegador-lesson-king-else = Es bringt Geld, aber 200 sind ein Punkt. Arbeiter zu 50 sind sofort vier Punkte.

navegador-lesson-finish = Deine Spalte ist eingekreist: sieben Kirchen zu neun, zehn Fabriken zu fünf. Das hat gewonnen: *viel von einem und die Privilegien dazu*. { $p2 } hat 3.730 Cruzados behalten, nur 18 Punkte wert.
navegador-lesson-end = **Mehr brauchst du nicht:** Plane zwei Felder voraus, verkaufe teuer, verarbeite billig, sammle eine Kategorie, und mach Schluss, solange du führst.
