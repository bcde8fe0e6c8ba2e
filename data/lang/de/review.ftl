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
review-minutes = { $minutes } Minuten
review-making = Die Partie wieder anzusehen dauert etwa { $time }, länger, wenn Bots an vielen Tischen rechnen. Der Rückblick erscheint hier, und nur du siehst ihn.
review-waiting = Erst wird eine andere Partie angesehen. Diese folgt von selbst und erscheint hier.
review-far = Die Partie wird angesehen: { $percent } % fertig. Der Rückblick erscheint hier, und nur du siehst ihn.
review-left-of = Die Partie wird angesehen: { $percent } % fertig, noch etwa { $time }. Der Rückblick erscheint hier, und nur du siehst ihn.
review-busy = Mehrere Partien werden schon angesehen. Versuch es in ein paar Minuten.
review-too-slow = Das hat zu lange gedauert: Der Rechner war ausgelastet. Frag später noch einmal.
review-failed = Diese Partie ließ sich nicht ansehen. Die Wiedergabe zeigt jeden Zug.
review-nothing = In dieser Partie wurde nichts gespielt.
review-gone = Was zu dieser Datei gefunden wurde, ist vergessen. Nutze noch einmal `/match show:Rückblick` mit ihr.
review-share-there = Ein Rückblick wird dem Kanal seines Tisches gezeigt, von denen, die gespielt haben.

# What was found.
review-head = ### { $game } · Partie { $match }, im Rückblick
review-head-file = ### { $game }, im Rückblick
# by name
review-shared = { $who } zeigt { $game } · Partie { $match }, im Rückblick
review-no-result = Die Partie hat kein Ergebnis; sie wird angesehen, so weit sie ging.
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
   *[gain] Daneben
  }: { $other }
review-chance = { FORM($who, as: "nom") } { $percent } %
review-how = Gewinnaussichten sind Schätzungen. { $count } Entscheidungen wurden danach beurteilt, was man am Platz wissen konnte, gegen Züge, die einem vorausrechnenden Bot einfallen; danach spielen alle vernünftig weiter. Gegen Leute, die weiter planen, ist ein Vorsprung weniger wert.

# A turning point.
review-turning = ### { $number } von { $count } · { $part }
review-left = Danach { WHO($who) ->
        [you] gewinnst du
       *[other] gewinnt { $who }
    } etwa { $percent } von 100 Partien.
review-played = **Gespielt:** { $words }
review-better = **Besser:** { $words }
review-second = **Das Beste von dem, was es sonst gab:** { $words }
review-why = **Warum:** was { WHO($who) ->
        [you] du
       *[other] { $who }
    } einige Züge später mit dem besseren der beiden Züge hat: { $terms }.
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
review-show-played = Das Gespielte zeigen
review-show-better = Das Bessere zeigen
review-show-second = Den anderen Zug zeigen
review-share = Dem Kanal zeigen
review-shown = Unten ist es zu sehen.
