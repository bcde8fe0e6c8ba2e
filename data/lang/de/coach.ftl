# Ideas: what the coach says about a decision.

core-term-points = Punkte
coach-term = { $term } { $points }
coach-no-difference = Hier macht es keinen Unterschied.
coach-because-now = Dafür spricht: { $term }, sofort.
coach-because-more = Dafür spricht: { $term }, mehr als bei den anderen.
coach-because-later = Dafür spricht: { $term }, später.
coach-because-perhaps = Dafür spricht vielleicht: { $term }.
coach-because-nothing = Nichts spricht dagegen.
coach-only = kein anderer kommt an ihn heran
coach-only-one = der einzige, der mir einfällt
coach-only-alike = alles andere, was mir einfällt, ist ihm sehr ähnlich
coach-first-clear = klar der beste davon
coach-first-some = der beste davon, aber nur knapp
coach-first-even = von den anderen kaum zu unterscheiden
coach-first-among = kaum zu unterscheiden von { $others }
coach-which = Tipp { $number }
coach-other-clear = klar schwächer als der erste
coach-other-some = etwas schwächer als der erste
coach-other-even = vom ersten kaum zu unterscheiden
coach-other-same = läuft auf dasselbe hinaus wie der erste
coach-chance = gewinnt etwa { $percent } von 100 Partien
coach-chance-low = gewinnt von hier aus selten
coach-chance-high = gewinnt von hier aus fast immer
coach-chance-won = gewinnt die Partie
coach-chance-lost = beendet die Partie ohne Sieg
coach-aim-both = Bringt sofort: { $terms }; später: { $later }, verglichen mit den anderen Tipps.
coach-aim-now = Bringt sofort: { $terms }.
coach-aim = Zielt auf: { $terms }, verglichen mit den anderen Tipps.
coach-aim-shared = Zielt ab jetzt auf: { $terms }, ähnlich wie die anderen.
coach-aim-alone = Zielt ab jetzt auf: { $terms }.
coach-aim-none = Bringt nichts, was man zählen könnte.
coach-cost-both = Kostet sofort: { $terms }; später: { $later }, verglichen mit den anderen Tipps.
coach-cost-alone = Kostet sofort: { $terms }; später: { $later }.
coach-cost-now = Kostet sofort: { $terms }.
coach-cost-later = Kostet: { $terms }, verglichen mit den anderen Tipps.
coach-cost-alone-later = Kostet ab jetzt: { $terms }.
coach-cost-none = Kostet nichts, was man zählen könnte.
coach-risk-none = Risiko: keines, mit diesem Zug ist die Partie vorbei.
coach-risk-even = Risiko: klein, es geht ähnlich aus, egal, was kommt.
coach-risk-some = Risiko: mittel, es hängt von Dingen ab, die du noch nicht wissen kannst.
coach-risk-wild = Risiko: hoch, es kann sehr gut oder sehr schlecht ausgehen.
coach-risk-even-helps = Risiko: klein, es geht ähnlich aus, egal, was kommt. Der Zug hilft auch { FORM($who, as: "dat") } ({ $points }).
coach-risk-some-helps = Risiko: mittel, es hängt von Dingen ab, die du noch nicht wissen kannst. Der Zug hilft auch { FORM($who, as: "dat") } ({ $points }).
coach-risk-wild-helps = Risiko: hoch, es kann sehr gut oder sehr schlecht ausgehen. Der Zug hilft auch { FORM($who, as: "dat") } ({ $points }).

# The same sentence where a move is looked at: explained, reviewed, played for somebody, or hoped for by a teacher.
coach-why = Warum: { $reason }
coach-better-here = Hier besser: { $reason }

# Asking for them.
coach-rated = In einer gewerteten Partie gibt es keine Tipps.
coach-not-here = An diesem Tisch wird ohne Tipps gespielt.
coach-no-choice = Hier gibt es nichts zu wählen und darum auch nichts zu raten.
coach-used-up = Du hast { $count ->
        [one] einmal
       *[other] { $count }-mal
    } nach Tipps gefragt, öfter geht es an diesem Tisch in einer Partie nicht.
coach-no-such = Es gibt keine Regel namens { $ideas } für Tipps.
play-note-ideas = { WHO($who) ->
        [you] Du hast
       *[other] { $who } hat
    } nach Tipps gefragt.

# The option of a table, and the screens.
coach-label = Tipps vom Trainer
coach-choice-three = 3 für jeden Platz
coach-choice-free = so viele, wie du willst
coach-ask = Tipps (noch { $left })
coach-ask-free = Tipps
coach-none = Tipps: hier keine
coach-again = Meine Tipps
coach-thinking = Ich überlege …
coach-thinking-more = Ich probiere aus, was du tun könntest und was daraus wird.
coach-head = { $count ->
    [one] Ein Tipp
   *[other] { $count } Tipps
}
coach-equal = Soweit man vorausrechnen kann, sind sie etwa gleich gut. Nimm den, dessen Ziel dir gefällt.
coach-figures = In Zahlen
coach-not-counted = Die Frage wird nicht gezählt.
coach-pictured = im Bild
coach-picture = Tipp { $number } – { $words }
coach-show = Tipp { $number } zeigen
coach-take = Tipp { $number } nehmen
coach-take-only = Diesen Tipp nehmen
coach-how = Die Zahlen sind Punkte der Schlusswertung, soweit man vorausrechnen kann. Den Zug bestätigst du in jedem Fall selbst.
coach-marked = Im Verlauf steht, dass du gefragt hast, aber nicht, was du hier liest. Tipps zu diesem Zug bleiben, bis du ziehst.
coach-marked-left = { $left ->
    [0] Im Verlauf steht, dass du gefragt hast, aber nicht, was du hier liest. Tipps zu diesem Zug bleiben, bis du ziehst. In dieser Partie kannst du nicht mehr fragen.
    [one] Im Verlauf steht, dass du gefragt hast, aber nicht, was du hier liest. Tipps zu diesem Zug bleiben, bis du ziehst. Danach kannst du in dieser Partie noch einmal fragen.
   *[other] Im Verlauf steht, dass du gefragt hast, aber nicht, was du hier liest. Tipps zu diesem Zug bleiben, bis du ziehst. Danach kannst du in dieser Partie noch { $left }-mal fragen.
}
coach-moved-on = Die Stellung hat sich inzwischen geändert, darum gelten diese Tipps nicht mehr. So steht es jetzt:
coach-asked = Den Trainer gefragt: { $seats }
# by name
coach-asked-one = { $who } { $count ->
    [one] einmal
   *[other] { $count }-mal
}
coach-failed = Dem Trainer ist diesmal nichts eingefallen. Frag noch einmal: Das hat nicht gezählt.
