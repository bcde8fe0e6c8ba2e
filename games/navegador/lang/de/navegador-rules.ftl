# The rules of `navegador` in short, for reading in place.

navegador-brief = Kolonien gründen, bauen, handeln
navegador-blurb = Erkunde das Meer von Brasilien bis Japan, gründe Kolonien, baue den Handel auf und wähle jeden Zug auf einem Rondell. Für 2 bis 5 Personen, je etwa 35 Züge.

navegador-rules-1 =
    Du führst ein Handelshaus zur Zeit der portugiesischen Entdeckungen. Wer die meisten **Punkte** hat, gewinnt. Jeder Arbeiter, jedes Schiff auf dem Plan und je 200 Cruzados sind ein Punkt. Der Rest kommt aus fünf Kategorien und aus **Privilegien**, die alles in einer Kategorie aufwerten:
    {""}
    • Kolonie: 1 Punkt, mit jedem Privileg 1 mehr.
    • Fabrik: 2 Punkte, mit jedem Privileg 1 mehr.
    • Entdecker: 4 Punkte, mit jedem Privileg 1 mehr.
    • Werft: 3 Punkte, mit jedem Privileg 2 mehr.
    • Kirche: 3 Punkte, mit jedem Privileg 2 mehr.
    {""}
    Du beginnst mit 200 Cruzados, 3 Arbeitern, 2 Schiffen in Portugal, einer Werft, einer Kirche und einer orangen Fabrik, die als Fabrik zählt.

navegador-rules-2-title = Ein Zug: das Rondell
navegador-rules-2 =
    Zieh deinen Spielstein auf dem Rondell weiter und tu, was sein Feld sagt. Die nächsten drei Felder sind frei, jeder weitere Schritt kostet eines deiner Schiffe, egal von wo. Dasselbe Feld noch einmal ist ein voller Kreis: acht Schritte, fünf Schiffe. Das erste Feld ist frei wählbar.
    {""}
    Keine Aktion muss ganz oder überhaupt ausgeführt werden.

navegador-rules-3-title = Segeln und erkunden
navegador-rules-3 =
    Jedes deiner Schiffe darf so viele Grenzen überqueren, wie die Nummer der **Phase** sagt (I bis III).
    {""}
    In ein unbekanntes Gebiet müssen mindestens zwei Schiffe zusammen fahren; ein Verluststein ({ $seats ->
        [2] Nagasaki und Macau
        [3] Nagasaki und Macau
        [4] Nagasaki
        [5] Nagasaki
       *[other] Nagasaki, und Macau zu zweit oder zu dritt
    }) macht drei daraus. Eines davon geht verloren (mit dem Stein zwei), die anderen halten dort. Du bekommst einen **Entdecker**, die Kolonien werden aufgedeckt, und die Bank zahlt dir den Preis der billigsten. Je Fahrt kann ein Gebiet erkundet werden.
    {""}
    Cabo da Boa Esperança beginnt Phase II, Malaca Phase III, sobald die Aktion vorbei ist. Dann wird die Galerie der Privilegien aufgefüllt.

navegador-rules-4-title = Anwerben, bauen, gründen
navegador-rules-4 =
    • **Arbeiter**: je Kirche einer zu 50, weitere kosten 100 mal die Nummer der Phase. Höchstens neun darfst du haben. Arbeiter zu 50 darüber hinaus werden sofort für je 100 verkauft, aber du musst erst alle bezahlen können.
    • **Schiffe**: ebenso mit Werften; höchstens sieben auf dem Plan. Neue Schiffe beginnen in Portugal.
    • **Kolonie**: Kauf Kolonien, wo du Schiffe hast. Jede braucht ein eigenes Schiff im Gebiet und zwei Arbeiter; die billigste kommt zuerst. Schiffe und Arbeiter behältst du.
    • **Gebäude**: Eine Fabrik braucht drei Arbeiter, eine Werft vier, eine Kirche fünf; deine Arbeiter müssen für alle zusammen reichen. Der Preis steigt mit jedem Gebäude einer Reihe.

navegador-rules-5 =
    Von jeder Ware verkaufst du entweder höchstens eine Einheit je Kolonie, oder du verarbeitest höchstens eine je Fabrik. Alle Einheiten einer Ware bringen den jetzigen Preis; dann sinkt ihr Preisstein um die verkauften oder steigt um die verarbeiteten Einheiten und hält am Ende seiner Spalte.
    {""}
    Die orange Fabrik hilft bei einer beliebigen Ware, die du nicht verkaufst.

navegador-rules-6 =
    Gib einen Arbeiter ab (zwei musst du behalten) für **ein** Privileg aus der Galerie. Von einer Kategorie darfst du drei haben. Für jedes Stück, das du in der Kategorie besitzt, zahlt das erste Privileg einen Bonus von 30, das zweite 20, das dritte 10; bei Werften und Kirchen 50, 40 und 30.
    {""}
    Die Galerie beginnt mit einem Privileg jeder Kategorie. Sie wird zu Beginn einer Phase aufgefüllt, auf { $seats ->
        [2] eines von jeder Kategorie in Phase II und eines in Phase III
        [3] eines von jeder Kategorie in Phase II und zwei in Phase III
        [4] zwei von jeder Kategorie in Phase II und zwei in Phase III
        [5] zwei von jeder Kategorie in Phase II und drei in Phase III
       *[other] diese Zahlen von jeder Kategorie in den Phasen II und III: zu zweit 1 und 1, zu dritt 1 und 2, zu viert 2 und 2, zu fünft 2 und 3
    } (sechs sind es insgesamt).

navegador-rules-7-title = Die Navegador-Karte
navegador-rules-7 =
    Wer sie hat, darf **vor** einem Zug einmal mehr segeln, nach allen Regeln des Segelns; nicht in der ersten Runde. Die Karte zu nutzen heißt, dass mindestens ein Schiff segelt. Danach geht die Karte nach rechts. Das orange Schiff zeigt, wo dabei der Spielstein der Person steht, die sie bekommt. Erreicht oder passiert er dieses Feld wieder, ohne dass die Karte genutzt wurde, geht sie ebenfalls nach rechts.
    {""}
    Eine Phase, die mit der zusätzlichen Fahrt beginnt, gilt schon für den Zug danach.

navegador-rules-8 =
    Wird Nagasaki erkundet oder das letzte Gebäude verkauft, wird der Zug zu Ende gespielt, und alle haben noch einen Zug.
    {""}
    Am Ende deines letzten Zugs legst du dein **Königsprivileg** auf eine Kategorie mit weniger als drei Privilegien; die beste wird vorgeschlagen. Einen Bonus zahlt es nicht. Bei Gleichstand gewinnt, wer die Navegador-Karte hat oder als Nächstes bekäme.
    {""}
    { $king ->
        [any] In der Variante **Königsprivileg in Goa** wartet es dort
        [goa] **An diesem Tisch ist es anders:** Das Königsprivileg wartet in Goa
       *[other] In der Variante *Königsprivileg in Goa*, nach der an diesem Tisch nicht gespielt wird, wartet es dort
    }: Mit einem Schiff in Goa darfst du es auf dem Feld Privileg statt eines aus der Galerie nehmen, ohne einen Arbeiter abzugeben, und mit dem Bonus. Holst du es nicht, ist es nichts wert.

navegador-rules-9 =
    Ein gewöhnlicher Zug sind zwei bis fünf Klicks: Eine grüne Antwort wird sofort gespielt; oder wähle ein freies Feld, dann die Einzelheiten. Mit der Tastatur: `/move line: sailing portugal>guine:2`, `workers 2`, `market1 su=s1 go=- sp=p1`, `colony bahia:70+rio:50`, `privilege church`, `buildings gold:40`, `navegador guine>angola:2`.
    {""}
    Eine Fahrt, die erkundet, lässt sich nicht zurücknehmen. *Erkunden, dann weitersegeln* deckt die Kolonien sofort auf und lässt deine anderen Schiffe danach segeln.
