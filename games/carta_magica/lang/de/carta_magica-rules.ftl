# The rules of `carta_magica` in short, for reading in place.

carta-magica-brief = Wettfahrt um die Insel
carta-magica-blurb = Dreh die Scheibe, umsegle eine stürmische Insel, mach aus Gütern Gold und aus Gold Talismane, und sei rechtzeitig daheim. Für 2 bis 4 Personen, etwa 10 bis 30 Runden.

carta-magica-rules-1 =
    Dein Schiff beginnt in seinem Heimathafen. Tausche in schwarzen Häfen **Güter** gegen **Gold**, kaufe in roten mit Gold **Talismane**, und segle einmal um die Insel in der Mitte zurück nach Hause.
    {""}
    Sobald ein Schiff { $home ->
        [return] wieder in seinen Heimathafen gesegelt ist, mit Umrundung oder ohne,
       *[other] nach einer Umrundung daheim ist,
    } { $last_round ->
        [extra] haben alle anderen noch einen Zug
       *[other] wird die Runde zu Ende gespielt
    }, und die Partie endet{ $home ->
        [return] {":"} Das kann schon in den ersten Runden sein.
       *[other] .
    } Es gewinnt, wer die meisten Punkte hat.
    {""}
    Vor der ersten Drehung wählen alle der Reihe nach einen Heimathafen, den noch niemand hat, eine Spielfigur (ohne eigene Kraft) und eine **Herausforderung**: Sie nennt einen Talisman, der für dich 10 Punkte mehr zählt. Du beginnst mit 3 Gütern und 3 Magie{ $start ->
        [gifts] {","} einer Abenteuerkarte deiner Wahl und einem Talisman
       *[other] {""}
    }. Drei Talismane liegen offen.

carta-magica-rules-2-title = Dein Zug
carta-magica-rules-2 =
    Dreh die Scheibe. Dann tust du eines von dem, was sie zeigt: **Segle** { $steps ->
        [exact] genau so weit
       *[other] höchstens so weit
    }, wie die Zahl sagt, oder nimm so viele **Güter** oder so viel **Magie**, wie die Zahl sagt, oder zieh eine **Abenteuerkarte**.
    {""}
    Du darfst höchstens 8 Spielsteine jeder Art haben; was nicht passt, geht verloren. Gold-, Güter- und Magiekarten { $income ->
        [counted] zählen dabei mit, und eine, die nicht passt, wird sofort gegen so viele Spielsteine getauscht, wie passen. Sie
       *[other] zählen nicht mit und
    } werden nur ganz ausgegeben, ohne Wechselgeld.

carta-magica-rules-3-title = Segeln
carta-magica-rules-3 =
    Schiffe fahren über die Seiten der Felder{ $neighbours ->
        [eight] {""} und über ihre Ecken
       *[other] {""}
    }, nicht über Land, Felsen{ $calm ->
        [stop] {""} oder andere Schiffe. Auf ein windstilles Feld darf ein Schiff fahren: Dort endet sein Zug, und es sitzt fest.
       *[other] {","} windstille Felder oder andere Schiffe.
    } Du darfst nicht dort enden, wo du begonnen hast, und nicht in den Hafen zurück, aus dem du kommst. { $harbours ->
        [pass] Durch einen Hafen darfst du hindurchsegeln.
       *[other] In einem Hafen hältst du, und die übrigen Schritte verfallen.
    }
    {""}
    Felder haben Namen: den Buchstaben der Spalte und die Nummer der Zeile, zum Beispiel `K1`.

carta-magica-rules-4 =
    In **schwarzen** Häfen tauschst du 2 Güter gegen 1 Gold, sooft du willst, und ziehst bei jeder Ankunft eine Abenteuerkarte, auch wenn dich der Sturm hineinträgt. Erst verkaufst du, dann ziehst du; was die Karte bringt, darfst du noch verkaufen.
    {""}
    In **roten** Häfen kaufst du Talismane für je 2 Gold, so viele, wie du bezahlen kannst: einen der drei offenen oder einen verdeckten. Die Reihe wird sofort aufgefüllt.
    {""}
    Du handelst, wenn du einfährst. Ein Schiff, das ein Sturm hineingetragen hat, handelt in seinem nächsten Zug, wenn es nicht segelt (ein Zug, der ein Sturm ist oder ausfällt, zählt nicht); ein beschädigtes Schiff in einem Hafen handelt in jedem Zug. Beide dürfen den Zug auch nur zum Handeln nutzen.

carta-magica-rules-5-title = Stürme
carta-magica-rules-5 =
    Das sechste Feld der Scheibe ist ein Sturm. Eine zweite Drehung sagt, wohin er alle Schiffe treibt, zwei Felder weit. Das Schiff, das am weitesten vor dem Wind liegt, bewegt sich zuerst. Ein Hafen hält ein Schiff auf.
    {""}
    Ein Schiff, das nicht weiter kann, ist **beschädigt**, wo es ist; auf einem windstillen Feld liegt es in der **Flaute**. Ein Hammer befreit ein beschädigtes Schiff, Wind eines in der Flaute, sobald sein Besitzer ihn dreht. Auch eine Karte hilft, oder eine Zahlung: { $repair ->
        [goods] 2 Güter
       *[other] 2 Gold
    } für die Reparatur, { $tow ->
        [gold] 2 Gold
       *[other] 2 Güter
    } fürs Freischleppen. Das Schiff segelt dann so weit, wie die Scheibe sagt. Schiffe, die festsitzen, sind vor Stürmen und Gefechten sicher.

carta-magica-rules-6-title = Abenteuerkarten
carta-magica-rules-6 =
    Gutes Wetter schützt { $good_weather ->
        [all] alle Schiffe
       *[other] dein Schiff
    } in einem Sturm. Reparatur und Rückenwind befreien dein Schiff; Rückenwind { $lucky_wind ->
        [five] macht auch aus jeder anderen Fahrt nach der Scheibe 5 Schritte
       *[other] gibt auch jeder anderen Fahrt nach der Scheibe 5 Schritte mehr
    }. Mit Nochmal drehen wiederholst du eine beliebige deiner Drehungen. Das Fernglas zeigt dir drei Karten, von denen du eine nimmst; die anderen kommen { $telescope ->
        [bottom] unter den Stapel
       *[other] zurück obenauf
    }. Der Fluch legt drei andere Talismane aus. Für jede Zahlung von Gütern, die du nicht leisten kannst, setzt du einmal aus.
    {""}
    Jedes **Monster** musst du sofort zu zähmen versuchen: Gib Magie aus, dreh, und zähle 1 für jedes Monster dazu, das du schon gezähmt hast. Erreichst du die Stärke, nimmst du das Gold und behältst die Karte. Wenn nicht, verlierst du alle Güterspielsteine, und das Monster { $monster ->
        [bottom] kommt unter den Stapel
       *[other] wird in den Stapel zurückgemischt
    }.

carta-magica-rules-7-title = Gefecht
carta-magica-rules-7 =
    Wenn du { $battle ->
        [beside] nach einer beliebigen Aktion neben einem Schiff liegst, das den Talisman deiner Herausforderung hat,
       *[other] neben ein Schiff segelst, das den Talisman deiner Herausforderung hat,
    } darfst du angreifen. Beide drehen; wer die höhere Zahl dreht, nimmt der anderen Seite einen Talisman oder eine Karte ab. Danach können beide vereinbaren, die Plätze zu tauschen.

carta-magica-rules-8 =
    Talismane zählen ihre Punkte, der deiner Herausforderung 10 mehr, jedes Gold { $gold_points ->
        [tokens] auf Spielsteinen (nicht auf Karten)
       *[other] auf Spielsteinen und Karten
    } 1 und die Heimkehr { $bonus ->
        [any] in der letzten Runde 15, mit Umrundung oder ohne.
       *[other] nach einer Umrundung in der letzten Runde 15.
    } Bei Gleichstand entscheidet mehr Gold auf Spielsteinen und Karten; ist auch das gleich, wird der Sieg geteilt.
    {""}
    Die Ausgaben der Regeln widersprechen einander. { $edition ->
        [any] Dies sind die Regeln der ungarischen Originalausgabe; ein Tisch kann einer anderen folgen, und seine Regeln sagen es.
        [original] Dieser Tisch folgt der ungarischen Originalausgabe
        [en] Dieser Tisch folgt der englischen
        [nl] Dieser Tisch folgt der niederländischen
        [de] Dieser Tisch folgt der deutschen
        [es] Dieser Tisch folgt der spanischen
        [fr] Dieser Tisch folgt der französischen
        [pl] Dieser Tisch folgt der polnischen
        [cz] Dieser Tisch folgt der tschechischen
        [sk] Dieser Tisch folgt der slowakischen
        [ua] Dieser Tisch folgt der ukrainischen
        [ru] Dieser Tisch folgt der russischen
        [si] Dieser Tisch folgt der slowenischen
       *[other] Dieser Tisch folgt { $edition }
    }{ $edition ->
        [any] {""}
       *[other] {","} soweit seine Optionen nichts ändern, und diese Regeln ebenso.
    }
    {""}
    Die gedruckten Regeln kennen keine Höchstzahl an Runden. Hier endet eine Partie spätestens nach { $rounds ->
        [any] 60 Runden (eine Option des Tisches)
       *[other] { $rounds } Runden
    }.
