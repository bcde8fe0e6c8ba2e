# What waits for a person, in one message for all their tables.

pings-several = { $user }, { $count ->
        [one] ein Tisch wartet auf dich:
       *[other] { $count } Tische warten auf dich:
    }
pings-direct = **{ $count ->
        [one] Ein Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }**
pings-several-here = { $user }, an { $count ->
        [one] einem deiner Tische
       *[other] { $count } deiner Tische
    } sind gerade andere da:
pings-direct-here = **An { $count ->
        [one] einem deiner Tische
       *[other] { $count } deiner Tische
    } sind gerade andere da**
pings-beside = { $count ->
        [one] Ein weiterer Tisch wartet auf dich.
       *[other] { $count } weitere Tische warten auf dich.
    }
pings-elsewhere = { $count ->
        [one] Anderswo wartet noch ein Tisch auf dich.
       *[other] Anderswo warten noch { $count } Tische auf dich.
    }
pings-desk = Alle meine Tische
pings-early = Du kannst schon antworten:
pings-early-called = { $user }, du kannst schon sagen, { $status }: [{ $game }]({ $link })
pings-hit-called = { $user }, das ist dir in [{ $game }]({ $link }) passiert:
pings-hit-before = Das war vor deinem letzten Zug.
pings-last = Alle anderen warten auf dich.

## How one is told

pings-ask = **Wie willst du erfahren, dass du am Zug bist?** Durch eine Erwähnung im Kanal, durch eine Direktnachricht, in der du gleich spielen kannst, einmal am Tag mit allem, was wartet – oder gar nicht.
pings-ask-here = **{ $game }, Partie { $match }:** Wie willst du von deinen Zügen an diesem Tisch erfahren?
pings-way-channel = im Kanal
pings-way-dm = per Direktnachricht
pings-way-digest = einmal am Tag
pings-way-off = gar nicht
pings-as-all = Wie an allen Tischen: { $way }
pings-more = Benachrichtigungen hier
pings-hour = Täglich um { $hour }
pings-told-channel = Du wirst im Kanal erwähnt, und erst wieder, wenn du nachgesehen hast: Drück dort **Mein Zug**. Nur du siehst, was sich öffnet.
pings-told-dm = Deine Züge kommen per Direktnachricht, eine für alle Tische. Eben habe ich dir dort geschrieben.
pings-told-dm-waits = Deine Züge kommen per Direktnachricht, eine für alle Tische. Die erste ist schon da.
pings-rest = Weitere Möglichkeiten
pings-told-digest = Einmal am Tag, um { $hour } deiner Zeitzone (UTC, solange du keine gewählt hast), sagt eine Direktnachricht, was auf dich wartet. Wartet nichts, kommt keine.
pings-told-off = Du bekommst keine Nachrichten. `/desk` zeigt, wo du am Zug bist, die Tischkarte auch.
pings-told-as-all = Von diesem Tisch erfährst du wie von allen anderen.
pings-hello-dm = Hallo! Ab jetzt kommen deine Züge hierher. Mit `/settings` kannst du das jederzeit ändern.
pings-hello-digest = Hallo! Ab jetzt sage ich dir hier einmal am Tag, was auf dich wartet. Mit `/settings` kannst du das jederzeit ändern.
pings-button-hits-on = Sag mir, was andere mir antun
pings-button-hits-off = Sag mir nicht, was andere mir antun
pings-hits-on = Betrifft dich ein Zug der anderen, erfährst du davon wie von deinen eigenen Zügen, aber ohne Erwähnung.
pings-hits-off = Was andere dir angetan haben, liest du, wenn du nachsiehst.
