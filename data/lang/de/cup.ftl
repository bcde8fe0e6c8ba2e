# Weekend cups: the page of the admins, the card, what a member sees alone.

cup-start = Wochenendpokal
cup-which-game = Ein Wochenendpokal: Tische an vier Terminen eines Wochenendes, die besten zwei zählen, und ein Finale am Sonntag. Welches Spiel?
cup-head = Wochenendpokal: { $game }
cup-plan = **{ $game }** an Tischen mit { $seats } Plätzen{ $minutes ->
    [0] {""}
   *[other] , je etwa { $minutes } Minuten
    }. Termine: { $slots }. Finale: { $final }. Die Karte steht in { $channel }.
cup-part-first = Erster Termin; die anderen rücken mit
cup-plan-hint = Wer da ist, wenn ein Termin beginnt, bekommt einen Tisch. Der Pokal läuft von allein, ohne Erwähnung in einem Kanal.
cup-admin-line = **{ $game }**, Wochenendpokal: { $state }, { $people ->
    [one] eine Person
   *[other] { $people } Leute
    }
cup-admin-where = Karte in { $channel }. Erster Termin: { $draw }.
cup-announce = Ankündigen
cup-announced = Angekündigt in { $channel }.
cup-running = Es läuft schon ein Wochenendpokal.
cup-over = Dieser Pokal ist vorbei.
cup-full = { $most } Leute sind dabei, mehr Plätze gibt es nicht.
cup-not-asked = Das Finale spielen die Ersten der Tabelle. Fehlt jemand, wird gefragt, wer als Nächstes kommt.
cup-terms = Tische mit { $seats } Plätzen{ $minutes ->
    [0] {""}
   *[other] , je etwa { $minutes } Minuten
    }. Spiel bei jedem Termin mit, den du willst, auch ohne die früheren: Deine besten { $count } zählen, und die Ersten der Tabelle spielen das Finale.
cup-thread = { $game }, Wochenendpokal { $number }
cup-slot = Termin { $number }
cup-final = Finale
cup-play = Bei diesem Termin mitspielen
cup-play-final = Im Finale mitspielen
cup-drop = Diesmal nicht
cup-here = { $count ->
    [one] Dabei ist eine Person
   *[other] Dabei sind { $count }
    }: { $names }
cup-asked = Gefragt: { $names }
cup-final-waits = Wer dabei ist, wird eine Stunde davor gefragt.
cup-past = { $count ->
        [one] ein Tisch
       *[other] { $count } Tische
    }{ $left ->
        [0] {""}
        [one] , einer läuft noch
       *[other] , { $left } laufen noch
    }
cup-no-table = kein Tisch
cup-nobody-played = Bei diesem Pokal hat niemand mitgespielt.
# by name
cup-won = { $who } hat den Pokal gewonnen
cup-you-in = Du spielst beim Termin am { $at } mit. Sei da, wenn er beginnt, { $when }: Dein Tisch steht dann unter *Meine Tische*.
cup-you-early = Du spielst beim Termin am { $at } mit. { $call } Minuten davor wirst du gefragt, ob du da bist.
cup-you-asked = Bist du da? Der Termin beginnt { $when }, mit allen, die sich melden.
cup-you-out = Beim Termin am { $at } spielst du noch nicht mit.
cup-final-in = Du spielst im Finale; es beginnt { $when }.
cup-final-asked = Du kannst im Finale mitspielen: Es beginnt { $when }. Sag, dass du da bist.
cup-final-out = Das Finale beginnt { $when }. Es spielen die Ersten der Tabelle; fehlt jemand, wird gefragt, wer als Nächstes kommt.
cup-still = Der nächste Termin beginnt { $when }, und du hast zugesagt. Bist du da? Wer sich nicht meldet, spielt bei einem anderen mit.
cup-still-final = Du kannst im Finale mitspielen, es beginnt { $when }. Bist du da? Sonst wird gefragt, wer in der Tabelle als Nächstes kommt.
cup-rules-slots = Vier Termine; spiel bei so vielen mit, wie du willst, die besten { $count } zählen. Wer früh zusagt, wird { $call } Minuten davor gefragt, ob es dabei bleibt.
cup-rules-pairs = Wer da ist, kommt nach den bisherigen Punkten an Tische mit { $seats } Plätzen oder einem weniger, möglichst mit neuen Gegnern. Wer am seltensten begonnen hat, beginnt.
cup-rules-time = Nach { $minutes } Minuten spielen Bots einen Tisch zu Ende. Wer nach fünf Minuten noch keinen ersten Zug gemacht hat, wird bis zur Rückkehr vertreten.
cup-rules-final = Die ersten { $seats } der Tabelle spielen das Finale. Fehlt jemand, wird der Nächste einmal gefragt, fünf Minuten lang.
cup-rules-own = Haben andere mehr als ein Drittel einer Partie für dich gespielt, bringt sie dir nichts; die Platzierung der anderen bleibt.
