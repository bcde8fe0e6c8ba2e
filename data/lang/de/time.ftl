# Time and absence: when time is up, when people are there, and what happens when they are not.

time-card = ⏳ { WHO($who) ->
        [you] Du hast
        [you-all] { FORM($who, as: "nom", cap: "yes") } habt
        [they] { $who } haben
       *[other] { $who } hat
    } Zeit bis { $bank ->
        [0] <t:{ $when }:f>.
       *[other] <t:{ $limit }:f>, dann läuft die Reserve.
    }
time-ping = ⏳ Du hast Zeit bis { $bank ->
        [0] <t:{ $when }:f>.
       *[other] <t:{ $limit }:f>, mit deiner Reserve bis <t:{ $when }:f>.
    }
time-ping-running = ⏳ Deine Reserve läuft. Du hast Zeit bis <t:{ $when }:f>.
time-panel = ⏳ bis { $bank ->
        [0] <t:{ $when }:f>
       *[other] <t:{ $limit }:f>, mit deiner Reserve bis <t:{ $when }:f>
    }
time-own-bank = Deine Reserve: { $left }.
time-days = { $days ->
        [one] ein Tag
       *[other] { $days } Tage
    }
time-hours = { $hours ->
        [one] eine Stunde
       *[other] { $hours } Stunden
    }
time-minutes = { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }
# In menus and labels, where Discord cannot say it in the language of each reader: Thu 24 Dec 18:30.
time-moment = { MOMENT($at) }
time-two = { $first } { $second }
time-empty = leer

time-away = ☀️ { WHO($who) ->
        [you] Du hast
       *[other] { $who } hat
    } Urlaub bis <t:{ $when }:f>: Die Uhr steht.
time-away-open = ☀️ { WHO($who) ->
        [you] Du hast
       *[other] { $who } hat
    } Urlaub, spätestens bis <t:{ $when }:D>: Die Uhr steht.
time-hours-button = Zeitzone und Urlaub
time-hours-head = Wann du da bist
time-hours-no-zone = Du hast noch keine Zeitzone gewählt. Mit einer Zeitzone endet dein Zug nie, während du schläfst, und nachts kommen keine Benachrichtigungen.
time-hours-zone = Zeitzone: **{ $zone }**. Dort ist es jetzt { $now }.
time-hours-quiet = Ruhezeit: **{ $start } bis { $end }**. In dieser Zeit bekommst du keine Benachrichtigung, und deine Zeit läuft frühestens eine Stunde danach ab.
time-hours-no-quiet = Keine Ruhezeit: Benachrichtigungen kommen jederzeit.
time-hours-holiday = ☀️ Urlaub: <t:{ $since }:D> bis <t:{ $until }:D>.
time-hours-holiday-open = ☀️ Im Urlaub ab <t:{ $since }:f>, bis du zurück bist, spätestens <t:{ $until }:D>.
time-hours-left = Urlaub übrig in diesem Jahr: **{ $days } von { $most } Tagen**.
time-hours-hint = Im Urlaub stehen deine Uhren, und du bekommst keine Nachrichten. An deinen Tischen sieht man, bis wann. Live-Tische warten nicht über Nacht.
time-hours-choose = Wähle deine Zeitzone
time-hours-other = Eine andere Zeitzone
time-hours-drop-quiet = Keine Ruhezeit
time-hours-plan = Urlaub planen
time-hours-leave = Ab jetzt abwesend
time-hours-back = Ich bin zurück
time-hours-call-off = Urlaub absagen
time-hours-settings = Andere Einstellungen
time-hours-zone-title = Deine Zeitzone
time-hours-zone-label = Eine Stadt oder Zeitzone
time-hours-zone-hint = Zum Beispiel Berlin, Wien oder Europe/Zurich
time-hours-zone-unknown = Es gibt keine Zeitzone „{ $text }“. Gib eine große Stadt deiner Zeitzone ein (Berlin, New York) oder den Namen der Zeitzone, zum Beispiel Asia/Tokyo.
time-hours-zone-letters = „{ $text }“ kann mehrere Zeitzonen meinen, die sich im Sommer unterscheiden. Gib die Stadt ein, nach deren Uhr du lebst, zum Beispiel { $cities }.
time-hours-quiet-title = Deine Ruhezeit
time-hours-quiet-from = Von
time-hours-quiet-to = Bis
time-hours-quiet-hint = Nach deiner Uhr: 23 oder 22:30
time-hours-time-unknown = „{ $text }“ ist keine Uhrzeit. Gib zum Beispiel 23 oder 22:30 ein. Die Ruhezeit bleibt, wie sie war.
time-hours-quiet-long = Die Ruhezeit dauert höchstens { $most } Stunden; { $start } bis { $end } wären mehr oder gar keine. Die Ruhezeit bleibt, wie sie war.
time-hours-holiday-title = Ein Urlaub
time-hours-first-day = Erster Tag
time-hours-last-day = Letzter Tag
time-hours-day-hint = Zum Beispiel 24. Dez., 24.12. oder 2026-12-24
time-hours-day-unknown = „{ $text }“ ist kein Tag dieses oder des nächsten Jahres. Gib zum Beispiel 24. Dez., 24.12. oder 2026-12-24 ein. Es wurde nichts geändert.
time-hours-holiday-backwards = Ein Urlaub von { $first } bis { $last } wäre vorbei, bevor er beginnt. Es wurde nichts geändert.
time-hours-no-days = Das passt nicht: In diesem Jahr hast du noch { $days } von { $most } Tagen Urlaub, und es wären mehr. Es wurde nichts geändert.
time-hours-overlaps = Diese Tage liegen teils in einem Urlaub, den du schon geplant hast. Es wurde nichts geändert.
    { $holiday }
time-hours-leave-ask = Ab jetzt bist du weg, bis du *Ich bin zurück* drückst, spätestens <t:{ $when }:D>. Deine Uhren stehen, du bekommst keine Nachrichten, und alle an deinen Tischen erfahren es. Das zählt als Urlaub.
time-hours-leave-yes = Ich bin weg

## When somebody's time is up

time-let-bot = Vertretung spielen lassen …
time-absence = Wenn die Zeit abläuft
time-absence-wait = der Tisch wartet
time-absence-neutral = eine neutrale Antwort wird gespielt
time-absence-caretaker = eine Vertretung spielt, bis die Person zurück ist
time-absence-vote = die anderen stimmen ab
time-absence-turn = eine sinnvolle Antwort wird gespielt
time-vacancy = 🧭 { $bot } vertritt { FORM($who, as: "acc") }. Der Platz wird bis <t:{ $when }:f> freigehalten.
time-vacancy-open = 🪑 { WHO($who) ->
        [you] Dein Platz
       *[other] Der Platz von { $who }
    } braucht Ersatz: Wer will, übernimmt ihn von { $bot }.
time-ballot = ⌛ { WHO($who) ->
        [you] Deine Zeit ist um. Die anderen entscheiden, was aus dem Platz wird; ein Zug von dir
       *[other] Die Zeit von { $who } ist um. Die anderen entscheiden, was aus dem Platz wird; ein Zug von { $who }
    } beendet die Abstimmung.
# by name
time-ballot-vote = • { $who }: { $choice }
# by name
time-ballot-missing = Noch offen: { $missing }. Entschieden wird spätestens am <t:{ $when }:f>.
time-vote-wait = Länger warten
time-vote-bot = Vertretung spielen lassen
time-vote-free = Den Platz anbieten
time-vote-end = Die Partie beenden
# by name
time-vote-about = Über { $who } abstimmen
time-vote-line = • **{ $choice }:** { $what }
time-follows-wait = { WHO($who) ->
        [you] Deine Bedenkzeit
       *[other] Die Bedenkzeit von { $who }
    } beginnt von vorn.
time-follows-bot = Bis zur Rückkehr spielt eine Vertretung für { FORM($who, as: "acc") }.
time-follows-free = Eine Vertretung spielt, und wer Ersatz ist, darf den Platz übernehmen.
time-follows-end = Die Partie ist ohne Ergebnis vorbei.
time-vote-how = -# Was mehr als die Hälfte will, geschieht sofort. Sonst geschieht, was die meisten wollen; bei Gleichstand, was hier weiter oben steht.
# by name
time-voted = Deine Stimme: **{ $choice }**. Noch offen: { $missing }. Bis dahin kannst du sie ändern.
time-decided = Entschieden: { $what }
time-played-for = **Für dich gespielt, während du weg warst**{ $count ->
        [one] {""}
       *[other] , das Neueste zuletzt
    }:
time-seat-position = **Der Tisch jetzt**

## Substitutes

time-bench-button = Als Ersatz melden
time-bench-head = Ersatz auf diesem Server
time-bench-what = Manchmal muss jemand aufhören, und eine Vertretung spielt. Wer Ersatz ist, erfährt von so einem freien Platz und darf dort weiterspielen.
time-bench-off = Du bist nicht als Ersatz gemeldet.
time-bench-all = **Du bist Ersatz** bei allen Spielen.
time-bench-some = **Du bist Ersatz** bei { $games }.
time-bench-leave = Mich nicht mehr benachrichtigen
time-bench-choose = Für welche Spiele?
time-bench-hint = Du wirst höchstens einmal am Tag benachrichtigt, nie in deiner Ruhezeit oder im Urlaub, und nur über Tische, die du sehen kannst. Wer zuerst antwortet, bekommt den Platz.
time-left-for-good = Du bist gegangen. { $bot } spielt auf deinem Platz weiter, und wer will, darf ihn übernehmen; bis dahin kannst du noch zurückkommen.
time-leave-for-good = Meinen Platz anbieten
