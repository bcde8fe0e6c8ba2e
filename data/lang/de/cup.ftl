# Weekend cups: the page of the admins, the card, what a member sees alone.

cup-start = Wochenendpokal
cup-which-game = Ein Wochenendpokal: Tische für vier Abende an einem Wochenende, die besten zwei zählen, und ein Finale am Sonntag. In welchem Spiel?
cup-head = Wochenendpokal: { $game }
cup-plan = **{ $game }** an Tischen mit { $seats } Plätzen{ $minutes ->
    [0] {""}
   *[other] , je etwa { $minutes } Minuten
    }. Termine: { $slots }. Finale: { $final }. Seine Karte ist in { $channel }.
cup-part-first = Erster Termin; die anderen rücken mit
cup-plan-hint = Wer da ist, wenn ein Termin beginnt, wird zugeteilt. Er läuft von selbst, ohne Erwähnung in einem Kanal.
cup-admin-line = **{ $game }**, Wochenendpokal: { $state }, { $people ->
    [one] eine Person
   *[other] { $people } Leute
    }
cup-admin-where = Karte in { $channel }. Erster Termin: { $draw }.
cup-announce = Ankündigen
cup-announced = Angekündigt in { $channel }.
cup-running = Ein Wochenendpokal läuft schon.
cup-over = Dieser Pokal ist vorbei.
cup-full = { $most } Leute sind dabei: Für mehr ist kein Platz.
cup-not-asked = Das Finale spielen die Ersten der Tabelle. Fehlt jemand, wird der Nächste gefragt.
cup-terms = Tische mit { $seats } Plätzen{ $minutes ->
    [0] {""}
   *[other] , je etwa { $minutes } Minuten
    }. Spiel an einem beliebigen Termin, auch wenn du die anderen auslässt: Deine besten { $count } zählen, und die Ersten der Tabelle spielen das Finale.
cup-thread = { $game }, Wochenendpokal { $number }
cup-slot = Termin { $number }
cup-final = Finale
cup-table = { $slot }.{ $number }
cup-play = Ich spiele diesen Termin
cup-play-final = Ich spiele das Finale
cup-drop = Diesmal nicht
cup-standing = Tabelle
cup-here = { $count ->
    [one] Dabei ist eine Person
   *[other] Dabei sind { $count }
    }: { $names }
cup-asked = Gefragt: { $names }
cup-final-waits = Gefragt wird eine Stunde davor.
cup-past = { $count ->
    [one] ein Tisch
   *[other] { $count } Tische
    }{ $left ->
    [0] {""}
   *[other] , noch { $left } laufen
    }
cup-no-table = kein Tisch
cup-nobody-played = Niemand hat diesen Pokal gespielt.
# by name
cup-won = { $who } gewann den Pokal
cup-you-in = Du spielst den Termin am { $at }. Sei da, wenn er beginnt, { $when }: Dein Tisch steht unter *Meine Tische*.
cup-you-early = Du spielst den Termin am { $at }. { $call } Minuten davor wirst du gefragt, ob du da bist.
cup-you-asked = Bist du da? Der Termin beginnt { $when }, mit allen, die es sagen.
cup-you-out = Den Termin am { $at } spielst du noch nicht.
cup-final-in = Du spielst das Finale, { $when }.
cup-final-asked = Du kannst das Finale spielen: Es beginnt { $when }. Sag, dass du da bist.
cup-final-out = Das Finale beginnt { $when }. Es spielen die Ersten der Tabelle; fehlt jemand, wird der Nächste gefragt.
cup-own-running = [Tisch { $table }]({ $link }) läuft, höchstens bis { $end }.
cup-own-kept = [Tisch { $table }]({ $link }) läuft, und andere spielen deinen Platz. Komm am Tisch zurück; höchstens bis { $end }.
cup-own-over = [Tisch { $table }]({ $link }) ist vorbei.
cup-own-void = [Tisch { $table }]({ $link }) hat kein Ergebnis.
cup-still = Der nächste Termin beginnt { $when }, und du hast gesagt, dass du ihn spielst. Bist du da? Wer es nicht sagt, spielt einen anderen.
cup-still-final = Du kannst das Finale spielen, das { $when } beginnt. Bist du da? Sonst wird der Nächste der Tabelle gefragt.
cup-rules-slots = Vier Termine; spiel so viele du willst, die besten { $count } zählen. Wer früh zusagt, wird { $call } Minuten davor gefragt.
cup-rules-pairs = Wer da ist, wird nach den bisherigen Punkten zugeteilt, an Tische mit { $seats } Plätzen oder einem weniger, mit neuen Gegnern. Wer am seltensten begonnen hat, beginnt.
cup-rules-time = Nach { $minutes } Minuten wird ein Tisch zu Ende gespielt. Wer fünf Minuten nicht zum ersten Zug kommt, wird vertreten, bis er da ist.
cup-rules-final = Die ersten { $seats } der Tabelle spielen das Finale. Fehlt jemand, wird der Nächste einmal gefragt, fünf Minuten lang.
cup-rules-own = Ein Platz, den andere zu mehr als einem Drittel gespielt haben, bringt dir nichts; die anderen behalten ihre Plätze.
