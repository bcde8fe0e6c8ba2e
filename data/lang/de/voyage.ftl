# The daily voyage: a position a day, answered in private.

voyage-names = Beatriz, Henrique, Marta, Tomé, Luísa, Simão
voyage-head = Tagesaufgabe { $number } · { $game }
voyage-solve = Lösen: 1 Minute
voyage-another = Noch eine
# by name
voyage-ask = Was sollte { $who } tun?
# by name
voyage-you-are = Du bist { $who }.
voyage-practice = Aufgabe · { $game }
voyage-tried = { $count ->
    [0] Noch hat es niemand versucht.
    [one] Eine Person hat es versucht; richtige Antworten: { $found }.
   *[other] { $count } haben es versucht; richtige Antworten: { $found }.
    }
voyage-yesterday = Gestern ({ $game }): „{ $answer }“ { $found ->
        [0] fand niemand von { $count }
        [one] fand 1 von { $count }
       *[other] fanden { $found } von { $count }
    }.
voyage-row = { $count ->
    [0] Noch keine Serie.
    [one] Deine Serie: 1 Tag.
   *[other] Deine Serie: { $count } Tage.
    }
voyage-is-best = Die beste von { $count }.
voyage-is-not-best = Nicht die beste: { $lost ->
        [one] ein Sieg
       *[other] { $lost } Siege
    } weniger in 100 Partien.
voyage-best-was = Am besten: **{ $answer }**.
voyage-wins = **{ $wins }** Siege in 100 Partien · { $answer }
voyage-next = Nächste Aufgabe ›
voyage-others = Die anderen Antworten zeigen
voyage-no-more = Du hast jede Aufgabe beantwortet, die es zum Üben gibt.
voyage-ignored = Die Tagesaufgabe in { $channel } ist abgeschaltet: Die letzten { $count } hat niemand beantwortet. Mit `/setup` → *Club* schaltest du sie wieder ein.
voyage-best-move = Der beste Zug
voyage-ranking = Rangliste
voyage-mine = Meine Antwort
voyage-doubt = Das glaube ich nicht
voyage-best = **Am besten: { $answer }**
voyage-chose = { $stars } { $percent } % · { $answer }
voyage-answered = { $count ->
    [0] Niemand hat geantwortet.
    [one] Eine Person hat geantwortet.
   *[other] { $count } Leute haben geantwortet.
    } ★★★ kostet höchstens 1 % Gewinnchance, ★★ 4 %, ★ 8 %.
voyage-missed = Diese hast du nicht beantwortet.
voyage-yours = Deine Antwort: { $stars } { $answer }
voyage-streak = { $count ->
    [0] Noch keine Serie guter Antworten (★★ oder besser).
    [one] Bisher eine gute Antwort (★★ oder besser).
   *[other] { $count } gute Antworten (★★ oder besser) in Folge. Eine verpasste Aufgabe von sieben beendet keine Serie.
    }
voyage-place = Du stehst hier auf Platz { $place }, mit { $stars ->
        [one] einem Stern
       *[other] { $stars } Sternen
    }.
voyage-share = Meine Serie teilen
# by name
voyage-shared = { $who } hat die Tagesaufgabe { $count }-mal in Folge gut gelöst.
voyage-shared-already = Bei dieser Aufgabe hast du deine Serie schon geteilt.
voyage-no-streak = Es gibt noch keine Serie zum Teilen.
# by name
voyage-rank = { $place }. { $who } · { $stars } ★ aus { $count ->
    [one] einer Antwort
   *[other] { $count } Antworten
    }
voyage-nobody = Noch hat niemand Sterne: Sie zählen, wenn eine Aufgabe geschlossen ist.
voyage-ranking-hint = Die letzten { $looked } Aufgaben, davon die besten { $counted }. Wer die eigene Statistik verbirgt, fehlt hier.
voyage-none = Diese Aufgabe gibt es hier nicht mehr.
voyage-closed = Diese Aufgabe ist geschlossen. Die Lösung steht im Beitrag.
voyage-doubt-who = Das kann nur sagen, wer geantwortet hat, wenn die Lösung bekannt ist.
voyage-doubted = Danke. Zweifeln fünf Leute auf drei Servern an einer Lösung, wird die Aufgabe herausgenommen.
voyage-week = Tagesaufgabe: { $people ->
    [one] Eine Person hat
   *[other] { $people } Leute haben
    } { $count ->
    [one] die letzte Aufgabe
   *[other] die letzten { $count } Aufgaben
    } gelöst.
voyage-on = nächste am { $when } in { $channel }
voyage-off = Die Tagesaufgabe ist abgeschaltet: In { $channel } darf ich nicht posten. Mit `/setup` → *Club* schaltest du sie wieder ein, und zwar in dem Kanal, in dem du den Befehl aufrufst.
