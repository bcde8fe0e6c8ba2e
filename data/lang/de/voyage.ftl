# The daily voyage: a position a day, answered in private.

voyage-names = Beatriz, Henrique, Marta, Tomé, Luísa, Simão
voyage-head = Tagesreise { $number } · { $game }
voyage-solve = Lösen: 1 Minute
voyage-another = Noch eine
# by name
voyage-ask = Was sollte { $who } tun?
# by name
voyage-you-are = Du bist { $who }.
voyage-practice = Aufgabe · { $game }
voyage-tried = { $count ->
    [0] Noch hat es niemand versucht.
    [one] Eine Person hat es versucht, gefunden: { $found }.
   *[other] { $count } haben es versucht, { $found } haben es gefunden.
    }
voyage-yesterday = Gestern ({ $game }): { $found } von { $count } fanden „{ $answer }“.
voyage-row = { $count ->
    [0] Noch keine Serie.
    [one] Deine Serie: 1 Tag.
   *[other] Deine Serie: { $count } Tage.
    }
voyage-is-best = Die beste von { $count }.
voyage-is-not-best = Nicht die beste: { $lost } Siege von 100 weniger.
voyage-best-was = Am besten: **{ $answer }**.
voyage-wins = **{ $wins }** Siege von 100 · { $answer }
voyage-next = Nächste Aufgabe ›
voyage-others = Die anderen Antworten zeigen
voyage-no-more = Du hast jede Aufgabe beantwortet, die es zum Üben gibt.
voyage-ignored = Die Tagesaufgabe in { $channel } ist abgeschaltet: Die letzten { $count } hat niemand beantwortet. `/setup`, *Club* schaltet sie wieder ein.
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
    } ★★★ kostet höchstens 1 % Gewinnchance, ★★ 4, ★ 8.
voyage-missed = Diese hast du nicht beantwortet.
voyage-yours = Deine Antwort: { $stars } { $answer }
voyage-streak = { $count ->
    [0] Noch keine Serie guter Antworten (★★ oder besser).
    [one] Bisher eine gute Antwort (★★ oder besser).
   *[other] { $count } gute Antworten (★★ oder besser) nacheinander. Eine verpasste Aufgabe von sieben beendet keine Serie.
    }
voyage-place = Platz { $place } hier, mit { $stars } Sternen.
voyage-share = Meine Serie teilen
# by name
voyage-shared = { $who } hat die Tagesreise { $count }-mal nacheinander gut gelöst.
voyage-shared-already = Bei dieser Aufgabe hast du sie schon geteilt.
voyage-no-streak = Es gibt noch keine Serie zum Teilen.
# by name
voyage-rank = { $place }. { $who } · { $stars } ★ aus { $count ->
    [one] einer Antwort
   *[other] { $count } Antworten
    }
voyage-nobody = Noch hat niemand Sterne: Sie zählen, wenn eine Aufgabe geschlossen ist.
voyage-ranking-hint = Die letzten { $looked } Aufgaben, davon die besten { $counted }. Wer die Statistik verbirgt, fehlt hier.
voyage-none = Diese Aufgabe gibt es hier nicht mehr.
voyage-closed = Diese Aufgabe ist geschlossen. Der Beitrag hat ihre Lösung.
voyage-doubt-who = Das kann nur sagen, wer geantwortet hat, wenn die Lösung bekannt ist.
voyage-doubted = Danke. Zweifeln fünf Leute auf drei Servern an einer Lösung, wird die Aufgabe herausgenommen.
voyage-week = Tagesreise: { $people ->
    [one] Eine Person hat
   *[other] { $people } Leute haben
    } { $count ->
    [one] die letzte Aufgabe
   *[other] die letzten { $count } Aufgaben
    } gelöst.
voyage-on = nächste { $when } in { $channel }
voyage-off = Die Tagesreise ist abgeschaltet: In { $channel } darf ich nicht posten. `/setup`, *Club* schaltet sie wieder ein: in dem Kanal, in dem du es aufrufst.
