# Turns that are prepared in advance: what stands, what it was made for, and what stops it.

core-prepared-exactly = { $words } Nur wenn sich darin nichts geändert hat.
core-prepared-exactly-while = { $words } Nur wenn sich darin nichts geändert hat und dies gilt: { $conditions }.
core-prepared-roughly = { $words } Auch wenn sich Beträge bis dahin geändert haben.
core-prepared-roughly-while = { $words } Auch wenn sich Beträge bis dahin geändert haben, aber nur, wenn dies gilt: { $conditions }.
core-prepared-notes = { $first } { $more }
core-prepared-answers = { $first } · { $more }
core-prepared-times = { $count } × { $label }
core-prepared-hinted = { $label } ({ $hint })
core-prepared-nothing = Nichts zu lesen.
core-prepared-none = Jetzt gibt es keinen Zug vorzubereiten.
core-prepared-short = „{ $line }“ ist kein vollständiger Zug.
core-prepared-illegal = Er ist nicht mehr möglich.
core-prepared-illegal-because = Er ist nicht mehr möglich: { $reason }
core-prepared-illegal-at = Er ist nicht mehr möglich: Seine Antwort auf „{ $question }“ steht jetzt nicht mehr zur Wahl.
core-prepared-over = Er galt unter der Bedingung „{ $condition }“, und die ist nicht mehr erfüllt.
core-prepared-changed = Er galt unter der Bedingung „{ $condition }“. Jetzt: { $now }.
core-prepared-new = Seitdem neu: { $condition }.
core-prepared-otherwise = Jetzt würde er lauten: { $now }
core-prepared-before = Er baute auf dem vorbereiteten Zug davor auf, der zu Ende ist.
core-prepared-moved = Du hast selbst etwas anderes gespielt.
core-prepared-undone = Er baute auf Zügen auf, die zurückgenommen wurden.

play-no-next-turn = Jetzt gibt es keinen weiteren Zug vorzubereiten.
play-notice-plan-stopped = Ein Zug, den du vorbereitet hast, wird nicht gespielt: { $plan }
    { $why }

# What comes by itself at a table.
discord-setup-automatic = Würfe, Ziehen und Zwangszüge
discord-automatic-on = automatisch
discord-automatic-off = per Klick

# The screen of all that is planned, and the panel on which a turn is prepared.
plan-head = Vorausplanen
plan-many = Vorausplanen ({ $count })
plan-secret = Das spielt der Bot für dich, wenn es so weit ist, nach unterschiedlich langer Pause. Niemand sonst sieht etwas davon.
plan-nothing = Es ist nichts geplant.
plan-turn = Meinen nächsten Zug vorbereiten
plan-turn-after = Und den Zug danach
plan-change = Den vorbereiteten Zug ändern
plan-change-one = Zug { $number } ändern
plan-your-turn = Du bist jetzt am Zug: Drück *Mein Zug*. Danach kannst du hier den nächsten vorbereiten.
plan-no-more = Du kannst keinen weiteren Zug vorbereiten: Noch weiß niemand, was der letzte bringt, oder es sind schon drei.
plan-title = **Du bereitest einen künftigen Zug vor.** Jetzt wird nichts gespielt.
plan-ready = Der Zug, den du vorbereitest
plan-only-if = **Er wird gespielt, wenn du dran bist, aber nur unter diesen Bedingungen:**
plan-reads = darin hat sich nichts geändert
plan-else = Sonst liest du den Grund und wirst wie üblich gefragt. Mit „Auch bei anderen Beträgen“ wird er auch bei anderen Preisen und Gewinnen gespielt, aber nie gegen die übrigen Bedingungen.
plan-exactly = Genau so vorbereiten
plan-roughly = Auch bei anderen Beträgen
plan-ask = Und dein nächster Zug?
plan-ask-after = Und der Zug danach?
plan-offered = Als Nächstes: { $words }
plan-offered-exactly = Als Nächstes, wenn es so bleibt: { $words }
plan-stored = ✅ Vorbereitet.
plan-reopened = Der vorbereitete Zug, und was darauf aufbaute, ist zurückgezogen. Bereite ihn anders vor, oder lass es.
plan-first = **Nächster Zug:** { $text }
plan-second = **Der Zug danach:** { $text }
plan-third = **Dann:** { $text }
plan-stands = **Das ist geplant** (niemand sonst sieht es)
plan-stands-line = Vorausgeplant: { $plans }
