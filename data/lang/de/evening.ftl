# Live evenings: planning one, its card, its result.

evening-name = Live-Abend
evening-plan = Einen Live-Abend planen
evening-end = Den Live-Abend absagen
evening-on = { $game }, { $when }, in { $channel }
evening-weekly = jede Woche, das nächste Mal { $when }
evening-once = { $when }
evening-game = Spiel
evening-time = Wann (Zeitzone des Servers)
evening-often = Wie oft
evening-every-week = Jede Woche
evening-only-once = Einmal
evening-planned = { $game } in { $channel }: { $when }. Discord kündigt { $announced ->
        [yes] den Abend unter *Events* an.
        [no] nichts an, denn mir fehlt die Berechtigung *Events erstellen*; der Abend findet trotzdem statt.
       *[unseen] nichts an, denn alle hier würden das Event sehen, aber nicht alle sehen { $channel }; der Abend findet trotzdem statt.
    } Eine Viertelstunde davor fragt eine Nachricht ohne Ton, wer da ist.
evening-refused = Der Live-Abend { $game } fällt aus: In { $channel } darf ich nicht posten. Laufende Tische gehen weiter. Mit `/setup` → *Club* planst du einen neuen, und zwar für den Kanal, in dem du den Befehl aufrufst.
evening-when = Wähle einen der Abende, die das Formular anbietet.
evening-one = Es ist schon ein Abend geplant: Sag ihn erst ab.
evening-head = Live-Abend: { $game }
evening-description = Kurze Tische, die am selben Abend enden. Sei da und drück „Ich bin da“: { $link }
evening-called = Beginnt { $when }. Kurze Tische mit etwa { $seats } Plätzen; wer dann da ist, bekommt einen Platz.
evening-begun = Der Abend läuft. Kurze Tische mit etwa { $seats } Plätzen: Drück auf *Ich bin da*, und du bekommst einen Platz, sobald genug Leute da sind.
# by name
evening-here = { $count ->
    [one] Schon da: { $who }.
   *[other] Schon da: { $who } ({ $count }).
    }
evening-come = Ich bin da
evening-fill = Mit Bots spielen
# by name
evening-table = [Tisch { $match }]({ $link }): { $who }
evening-closed = [Tisch { $match }]({ $link }): ohne Ergebnis beendet
evening-result = { $game }, Live-Abend: { $people ->
    [one] eine Person
   *[other] { $people } Leute
    } an { $count ->
    [one] einem Tisch
   *[other] { $count } Tischen
    }
evening-go-on = Was nicht vorbei ist, geht im gewohnten Tempo weiter.
evening-seated = Du sitzt an Tisch { $match }. Er ist live: Wer am Zug ist, ist da.
evening-waits = Du bist da. Sobald ihr genug seid, bekommst du einen Platz; ab fünf Minuten nach Beginn auch mit Bots.
evening-soon = Du bist da. Der Abend beginnt { $when }, dann bekommst du einen Platz: Komm wieder in diesen Kanal.
evening-not-now = Der Abend läuft noch nicht: Seine Karte fragt eine Viertelstunde davor, wer da ist.
