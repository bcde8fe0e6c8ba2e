# A match looked at again: the curve of chances, turning points, luck.

# The picture.
review-picture = { $count ->
    [0] Gewinnaussichten in %, kein Wendepunkt
    [one] Gewinnaussichten in %, ein Wendepunkt
   *[other] Gewinnaussichten in %, { $count } Wendepunkte
}
review-unfinished = Kein Ergebnis

# The command, and what is said while it works.
discord-name-review = Rückblick
discord-card-review = Rückblick
review-seconds = { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }
review-making = Der Rückblick auf die Partie dauert etwa { $time }, länger, wenn Bots gerade an vielen Tischen rechnen. Er erscheint hier, und nur du siehst ihn.
review-waiting = Zuerst ist eine andere Partie an der Reihe. Diese folgt von selbst und erscheint hier.
review-far = Die Partie wird ausgewertet: { $percent } % fertig. Der Rückblick erscheint hier, und nur du siehst ihn.
review-left-of = Die Partie wird ausgewertet: { $percent } % fertig, noch etwa { $time }. Der Rückblick erscheint hier, und nur du siehst ihn.
review-busy = Es werden schon mehrere Partien ausgewertet. Versuch es in ein paar Minuten noch einmal.
review-too-slow = Das hat zu lange gedauert: Der Rechner war ausgelastet. Frag später noch einmal.
review-failed = Diese Partie ließ sich nicht auswerten. Die Wiedergabe zeigt jeden Zug.
review-nothing = In dieser Partie wurde nichts gespielt.
review-gone = Die Auswertung dieser Datei ist nicht mehr gespeichert. Nutze mit der Datei noch einmal `/match show:Rückblick`.

# What was found.
review-head = ### { $game } · Partie { $match }, im Rückblick
review-head-file = ### { $game }, im Rückblick
# by name
review-shared = { $who } zeigt { $game } · Partie { $match }, im Rückblick
review-no-result = Die Partie hat kein Ergebnis; sie wird ausgewertet, so weit sie ging.
review-beginning = der Anfang
# by name
review-loss = { $part }: { $who } −{ $percent } % (±{ $error }).
# by name
review-gain = { $part }: { $who } +{ $percent } % gegenüber allem anderen (±{ $error }).
review-none = Keine Entscheidung machte einen Unterschied, der klar über den Zufall hinausgeht.
# by name
review-luck-good = Glück, keine Entscheidung: { $part }, { $who } +{ $percent } % (±{ $error }).
# by name
review-luck-bad = Pech, keine Entscheidung: { $part }, { $who } −{ $percent } % (±{ $error }).
review-standing = { $part }: { $chances }.
review-turned = { $turned } Gespielt: { $played } { $kind ->
    [loss] Besser
   *[gain] Bester anderer Zug
  }: { $other }
review-chance = { FORM($who, as: "nom") } { $percent } %
review-how = Gewinnaussichten sind Schätzungen. { $count } Entscheidungen wurden danach beurteilt, was man am Platz wissen konnte, im Vergleich mit Zügen, die ein vorausrechnender Bot findet; danach spielen alle vernünftig weiter. Gegen Leute, die weiter planen, ist ein Vorsprung weniger wert.

# A turning point.
review-turning = ### { $number } von { $count } · { $part }
review-left = Danach { WHO($who) ->
        [you] gewinnst du
       *[other] gewinnt { $who }
    } etwa { $percent } von 100 Partien.
review-played = **Gespielt:** { $words }
review-better = **Besser:** { $words }
review-second = **Der beste andere Zug:** { $words }
review-why = **Warum:** Mit dem besseren der beiden Züge { WHO($who) ->
        [you] hast du
       *[other] hat { $who }
    } einige Züge später: { $terms }.
review-why-others = Was es für andere ändert: { $others }.
review-why-more = **Warum:** Einige Züge später haben mit dem besseren der beiden Züge alle mehr; wer am meisten gewinnt, liegt vorn: { $all }.
review-why-less = **Warum:** Einige Züge später haben mit dem besseren der beiden Züge alle weniger; wer am wenigsten verliert, liegt vorn: { $all }.
review-why-none = **Warum:** Kein einzelner Teil der Stellung erklärt es; es liegt daran, wie die Partie weitergeht.
review-band-played = Was gespielt wurde
review-band-better = Was besser war
review-band-second = Der andere Zug
review-shown-as = Das Bild: { $what }
# by name
review-button = { $number } · { $who }
review-back = ‹ Die Kurve
review-show-played = Gespielten Zug zeigen
review-show-better = Besseren Zug zeigen
review-show-second = Den anderen Zug zeigen
review-shown = Der Rückblick ist unten zu sehen.
