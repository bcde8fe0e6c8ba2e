# What Discord shows around the games: cards, panels, commands.

## Commands: the words of `show:`, then what each command does. The names of commands are English everywhere.

discord-name-log = Verlauf
discord-name-replay = Wiedergabe
discord-name-picture = Bild
discord-name-file = Datei
discord-command-play = Loslegen: gegen Bots, mit Freunden oder mit neuen Leuten; zu jedem Spiel eine Einführung
discord-command-play-game = Welches Spiel
discord-command-play-post = Eine Begrüßung für alle in diesem Kanal posten
discord-command-learn = Eine erste Partie mit Lehrer, zehn Minuten
discord-command-move = Per Text spielen, zum Beispiel: bid 8
discord-command-move-line = Der Zug, Wort für Wort: Die Liste zeigt, was folgen kann
discord-command-move-nothing = Hier gibt es jetzt nichts zu spielen.
discord-command-which = Nummer der Partie; nur nötig, wenn mehrere infrage kommen
discord-command-match = Eine Partie ansehen: Geschichte, Film, Rückblick, Verlauf, Wiedergabe, Bild, Prüfung, Datei
discord-command-match-show = Was du sehen willst; bei einer beendeten Partie sonst die Geschichte
discord-command-match-at = Nummer eines Eintrags (Verlauf, Wiedergabe) oder ein Ort auf dem Plan (Bild)
discord-command-match-share = Das Bild allen hier zeigen, wie Zuschauer es sehen
discord-command-match-file = Eine Aufzeichnung von einem beliebigen Server: ansehen, auswerten, prüfen
discord-command-match-posted = Zum Prüfen: die Prüfsumme, die zu Beginn auf der Karte stand
discord-command-match-posted-name = pruefsumme
discord-command-settings = Benachrichtigungen, Zeitzone, Abwesenheit, Einspringen als Ersatz
discord-moved-line = `{ $old }` ist jetzt **{ $new }**.
discord-moved-open = Öffnen
discord-command-undo = Deinen letzten Zug zurücknehmen
discord-command-rules = Die Regeln eines Spiels oder dieses Tisches
discord-command-refused = Diesen Befehl kenne ich hier nicht mehr. Discord zeigt die neuen nach einem Neustart deiner App.

## Answers to any click

discord-old-control = Dieser Knopf ist zu alt. Nimm die Knöpfe der neuesten Tischkarte.
discord-holds = Ist bis <t:{ $when }:t> nichts gekommen, ist etwas schiefgegangen: Frag noch einmal.
discord-too-fast = Das war viel auf einmal. Warte ein paar Sekunden, dann versuch es wieder.
discord-patience = Discord hat erst einmal genug von mir. Versuch es nach <t:{ $when }:T> wieder; nichts ist verloren.
discord-unanswered = Discord hat nicht gesagt, ob das ankam. Siehst du es nicht, versuch es noch einmal.
discord-just-changed = ↻ Eben geändert. Drück noch einmal.
discord-moved-on = ↻ **Am Tisch ging es weiter.**
discord-past-start = Die Partie hat begonnen. Plätze und Optionen lassen sich hier nicht mehr ändern.
discord-past-end = Diese Partie ist vorbei. Hier gibt es nichts mehr zu tun.
discord-refused = ⚠️ { $reason }
discord-failed = Hier ist etwas schiefgegangen. Von der Partie ist nichts verloren; versuch es noch einmal. Passiert es wieder, sag dem Betreiber des Bots Bescheid: Fehler E-{ $id }

## The way in

discord-welcome-head = Willkommen an Bord
discord-welcome-text = Bei mir gibt es Brettspiele über große Reisen. Spiel mit Freunden über mehrere Tage oder gleich gegen Bots.
discord-welcome-learn = Ein Spiel lernen
discord-welcome-table = Mit Freunden
discord-welcome-foot = Deine Züge sind Nachrichten, die nur du siehst. Eine Partie wartet so lange auf dich, wie es am Tisch vereinbart ist.
discord-welcome-posted = Jetzt können es alle in diesem Kanal sehen.
discord-welcome-level = Bots spielen: { $bot }
discord-welcome-play = Spielen
discord-welcome-how = *Spielen*: Bots setzen sich dazu, und du beginnst sofort.
discord-welcome-game = { $low } bis { $high } · { $what }{ $minutes ->
        [0] {""}
       *[other] { " " }· { $minutes } Min.
    }
discord-welcome-all = Alle Spiele
discord-welcome-others = Weitere Spiele
discord-welcome-presets = Tische dieses Servers
discord-welcome-sit-down = Diesen Platz übernehmen
discord-welcome-seat-free = **Ein Platz ist frei.** Jemand musste mitten in der Partie gehen und wäre gerade am Zug. Setz dich und spiel weiter, du musst niemanden fragen.
discord-welcome-started = **{ $game }** hat begonnen: Partie { $match }, in einem eigenen Thread.

## The set-up panel

discord-setup-new = Ein neuer Tisch: { $game }
discord-setup-options = Optionen dieses Tisches: { $game }
discord-setup-hint = Gepostet wird erst etwas, wenn du den Tisch eröffnest.
discord-setup-friends = { $game } mit Freunden
discord-setup-anybody = In { $where } darf jeder mitspielen. Optionen lassen sich bis zum Start ändern.
discord-setup-open-live = Heute Abend · { $count ->
        [0] 5 Minuten je Zug
       *[other] etwa { $count } Minuten
    }
discord-setup-open-brisk = Ein paar Tage · 8 Stunden je Zug
discord-setup-open-weeks = Einige Wochen · { $count ->
        [0] 1 Tag je Zug
       *[other] etwa { $count } Tage
    }
discord-setup-more = Optionen …
discord-setup-lasts = In ihrem üblichen Tempo dauert eine Partie etwa { $days } Tage.
discord-setup-options-hint = Änderungen gelten sofort und sind möglich, bis die Partie beginnt.
discord-setup-seats-label = Zahl der Plätze
discord-setup-seats-any = Plätze: { $low } bis { $high }, je nachdem, wie viele mitspielen
discord-setup-seats = Plätze: genau { $count }
discord-setup-pace = Wie lange es dauern darf
discord-setup-invite = Jeder darf mitspielen – oder wähle, wen du einlädst
discord-setup-place = Ort
discord-setup-own-thread = in einem eigenen Thread
discord-setup-this-channel = in diesem Kanal
discord-setup-before = ‹ Mehr Optionen ({ $page } von { $pages })
discord-setup-after = Mehr Optionen ({ $page } von { $pages }) ›
discord-setup-expert = Mehr Optionen
discord-setup-fewer = ‹ Weniger Optionen
discord-setup-create = Tisch eröffnen
discord-setup-create-rated = Gewertet eröffnen
discord-setup-cancelled = Es wurde kein Tisch eröffnet.
discord-setup-created = Dein Tisch **{ $game }** ist offen (Partie { $match }). Du sitzt schon am Tisch. Starte die Partie auf der Tischkarte, wenn genug Leute da sind, oder besetze Plätze mit Bots.
discord-setup-saved = Fertig. Die Tischkarte zeigt die Optionen.
discord-on-server = Das geht nur auf einem Server: Nutze es dort.
discord-setup-not-here = Einen Tisch eröffnest du in einem Kanal eines Servers, in dem du schreiben darfst.
discord-setup-outdated = Die Optionen dieses Spiels haben sich geändert, seit dieses Fenster offen ist. Nutze noch einmal `/play`.
discord-setup-unseat = Jemanden vom Tisch nehmen
discord-pace = { $pace ->
        [none] so lange, wie es dauert; nach einer Woche übernimmt ein Bot
        [live] live, 5 Minuten je Zug
        [brisk] ein paar Tage, 8 Stunden je Zug
        [weeks] einige Wochen, 1 Tag je Zug
        [daily] täglich, 1 Tag, Reserve 3 Tage
        [slow] langsam, 3 Tage, Reserve 7 Tage
        [season] eine Saison, 3 Tage je Zug, 8 insgesamt
        [season-long] eine Saison, 3 Tage je Zug, 14 insgesamt
       *[other] { $time }
    }

## Lessons

discord-learn-head = Ein Spiel beim Spielen lernen
discord-learn-how = Ein Lehrer zeigt dir, worauf es ankommt, und lässt dich probieren. Das dauert je Spiel etwa zehn Minuten, und nur du siehst es. Hör auf, wann du willst: Mit `/learn` machst du dort weiter.
discord-learn-none = Hier gibt es noch keine Einführung.
discord-learn-line-new = { $steps } Schritte
discord-learn-line-begun = du bist bei Schritt { $step } von { $steps }
discord-learn-line-done = ✓ fertig
discord-learn-begin = { $game } lernen
discord-learn-resume = Weiter: { $game }
discord-learn-anew-game = Von vorn: { $game }
discord-learn-anew = Von vorn
discord-learn-step = Einführung · { $game } · Schritt { $step } von { $steps }
discord-learn-look = Umsehen
discord-learn-show = Zeig es mir
discord-learn-again = Zurücknehmen und noch einmal
discord-learn-early = Das kommt später: Sieh dir erst diesen Schritt an, dann drück *Weiter*.
discord-learn-done = Die Einführung ist abgeschlossen: { $game }
discord-learn-bots = Gegen Bots spielen
discord-learn-rules = Die Regeln in Kürze
discord-learn-others = Andere Einführungen
discord-learn-lost = Diese Einführung in { $game } hat sich geändert, seit du sie begonnen hast, und lässt sich nicht fortsetzen. Fang neu an; was du schon kennst, ist in einer Minute erledigt.
discord-learn-ended = Du hast diese Einführung in { $game } inzwischen neu begonnen. Diese hier ist vorbei.

## The lobby

discord-lobby-joined = Du sitzt am Tisch: **{ $game }** – { $missing ->
        [0] es kann jederzeit losgehen.
        [one] es fehlt noch eine Person.
       *[other] es fehlen noch { $missing } Personen.
    }
discord-lobby-left = Du hast den Tisch verlassen.
discord-lobby-started = Die Partie hat begonnen. { $order }
discord-lobby-order = Reihenfolge, ausgelost: { FORM($seats, as: "nom") }. { WHO($first) ->
        [you] Du beginnst.
       *[other] { $first } beginnt.
    }
discord-lobby-order-together = Reihenfolge, ausgelost: { FORM($seats, as: "nom") }. Alle beginnen gleichzeitig.
discord-lobby-bots = Einen Bot auf einen freien Platz setzen:
discord-lobby-bots-full = Alle Plätze sind vergeben; die Partie lässt sich auf der Tischkarte starten.
discord-lobby-bots-hint = Bots sehen nur, was auf ihrem Platz zu sehen ist. Starke Bots haben je einen eigenen Stil; die Karte nennt ihn nach dem Start.
discord-lobby-seated = Am Tisch: { FORM($seats, as: "nom") }.
discord-lobby-close-ask = Diesen Tisch endgültig absagen? Dann kann niemand mehr mitspielen.
discord-lobby-closed = Der Tisch ist abgesagt.
discord-lobby-rematch-there = Die Revanche ist Partie { $match }. Sie hat schon begonnen.
discord-lobby-rematch = Ein neuer Tisch mit denselben Leuten und Optionen ist offen (Partie { $match }).

## What one click may play

discord-private-button-careful = Immer bestätigen lassen
discord-private-button-quick = Mit einem Klick ziehen
discord-private-careful = Ab jetzt bestätigst du jeden Zug.
discord-private-quick = Ab jetzt genügt für einen Zug ein Klick. Zurücknehmen kannst du ihn, bis jemand nach dir gezogen hat.
discord-private-button-wide = Breite Bilder
discord-private-button-tall = Hohe Bilder
discord-private-language-discord = Wie in Discord ({ $language })
discord-private-language-set = Ab jetzt liest du alles in dieser Sprache. Tischkarten bleiben in der Sprache ihres Kanals.
# Tags of posts in a forum, at most 20 characters. A tag is found by its name, so a changed name has to be mended in house-forum-hint, too.
discord-tag-waiting = wartet
discord-tag-running = läuft
discord-tag-over = beendet
discord-private-wide = Die Bilder deiner Züge sind ab jetzt breit, für einen Computer.
discord-private-tall = Die Bilder deiner Züge sind ab jetzt hoch, für das Handy.
discord-dm-closed = Ich kann dir nicht schreiben: Deine Direktnachrichten sind für mich gesperrt. So gibst du sie frei: Rechtsklick auf den Namen des Servers (am Handy: antippen) → **Privatsphäre-Einstellungen** → **Direktnachrichten**, dann drück in `/settings` noch einmal „Per Direktnachricht“. Bis dahin spielst du im Kanal mit **Mein Zug**.
discord-dm-refused = Discord stellt dir meine Direktnachrichten gerade nicht zu. In einigen Stunden versuche ich es wieder. Hast du mich blockiert, heb die Blockierung auf und drück in `/settings` noch einmal „Per Direktnachricht“. Bis dahin spielst du im Kanal mit **Mein Zug**.
discord-dm-later = Discord will, dass ich etwas warte, bevor ich dir schreibe. Es wurde nichts geändert: Drück den Knopf in einer Minute noch einmal.

## The table card

discord-card-free = { $count ->
        [one] Ein Platz ist frei.
       *[other] { $count } Plätze sind frei.
    }
# by name
discord-card-opened = { $who } eröffnet einen Tisch für { $players }.
discord-card-players = { $low } bis { $high } Personen
discord-card-exactly = genau { $count } Personen
discord-card-invited = Eingeladen: { $people }
discord-card-waited-for = Eingeladen und noch nicht da: { $people }
discord-card-missing = { $count ->
        [one] Zum Start fehlt noch eine Person.
       *[other] Zum Start fehlen noch { $count } Personen.
    } Bots können Plätze besetzen.
# by name
discord-card-enough = Es sind genug Leute da. { $who } kann starten oder auf weitere warten.
# by name
discord-card-full = Alle Plätze sind vergeben. { $who } kann starten.
discord-card-join = Mitspielen
discord-card-leave = Gehen
discord-card-start = Jetzt starten
discord-card-add-bot = Bot hinzufügen
discord-card-options = Optionen
discord-card-close = Diesen Tisch absagen
discord-card-my-turn = Mein Zug
discord-card-my-view = Meine Sicht
discord-card-log = Verlauf
discord-card-rules = Regeln
discord-card-follow = Folgen
discord-card-more = Mehr
discord-card-replay = Wiedergabe
discord-card-story = Geschichte
discord-card-film = Film
discord-card-verify = Prüfen
discord-card-rematch = Revanche
discord-card-rematch-open = Revanche: Partie { $match }
discord-card-paused-stopped = Hier sind nur noch Bots. Jeder darf inzwischen einen Platz übernehmen.
discord-card-thinking = { FORM($who, as: "nom", cap: "yes") } { WHO($who) ->
        [you] überlegst
        [they] überlegen
       *[other] überlegt
    } vielleicht ein paar Sekunden.
discord-card-paused = **Hier sind nur noch Bots, also wartet die Partie.** Übernimm einen Platz. Hast du hier mitgespielt, kannst du auch die Bots weiterspielen lassen oder die Partie beenden.
# by name
discord-card-held = { $who } (bis Zug { $until })
# by name
discord-card-seat = Platz von { $now } (davor: { $before })
discord-card-agree = Ich stimme zu
discord-card-refuse = Ich lehne ab
# by name
discord-card-silent = ⏳ Der Tisch wartet seit drei Tagen auf { $who }. Die anderen am Tisch dürfen eine Vertretung spielen lassen (*Mehr*).
# by name
discord-card-late = ⏳ Die Zeit von { $who } ist um. Die anderen am Tisch dürfen eine Vertretung spielen lassen (*Mehr*).
# by name
discord-card-proposal-abandon = ✋ { $who } will die Partie ohne Ergebnis beenden. Noch offen: { $missing }.
discord-card-sealed = der Zufall steht seit Beginn fest, Siegel { $hash }
discord-card-over = das Ende
discord-card-rank = **{ $rank }.** { FORM($who, as: "nom", cap: "yes") } – { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
discord-card-seed = Partie { $match } · Startwert { $seed } · Siegel { $hash }
discord-card-closed = Dieser Tisch ist geschlossen.
discord-card-frozen = Diese Partie ist eingefroren: Niemand kann ziehen, bis der Betreiber des Bots nachgesehen hat.
discord-card-number = Partie { $match }
discord-ping = { $user }, du bist am Zug: [{ $game }]({ $link }) – { $status }

## The private panel

discord-panel-table = { $game } · Partie { $match }
discord-panel-back = ‹ Zurück
discord-panel-anew = Von vorn
discord-panel-confirm = Bestätigen
discord-panel-confirm-this = Bestätigen: { $words }
discord-panel-confirm-short = Ja: { $words }
discord-panel-order-whole = Dein Auftrag
discord-panel-back-to-turn = ‹ Zurück zu meinem Zug
discord-panel-as-text = Als Text
discord-panel-standing = **Stand:** { $each }
discord-panel-has = { FORM($who, as: "nom", cap: "yes") }: { $points }
discord-panel-happened = Was geschah
discord-panel-why-not = Warum nicht …
discord-panel-look-at = Ansehen …
discord-panel-all-possible = Jetzt ist alles möglich.
discord-panel-taught = Wie der Lehrer sagt
discord-panel-taught-form = { $answers }
discord-panel-idea = Wie der Trainer rät
discord-panel-shown-as = -# Die anderen lesen nur, dass du gewählt hast.
discord-panel-choose-several = { $lo ->
        [0] { $hi ->
            [one] { $what } (höchstens 1)
           *[other] { $what } (bis zu { $hi })
        }
       *[other] { $what } ({ $lo } bis { $hi })
    }
discord-panel-choose-exactly = { $count ->
        [one] { $what } (1)
       *[other] { $what } ({ $count })
    }
discord-panel-group = { $group } …
discord-panel-copy = { $label } (Nummer { $copy })
discord-panel-amount = { $amount } × { $label }
discord-panel-sum = Diese { $count } nehmen
discord-panel-before = ‹ Alle
discord-panel-after = Weitere … ({ $page } von { $pages })
discord-panel-blocked = **Jetzt nicht möglich**
discord-panel-more = und noch { $count }
discord-panel-open = offen
discord-panel-to-move = { FORM($who, as: "nom", cap: "yes") } { WHO($who) ->
        [you] bist
        [you-all] seid
        [they] sind
       *[other] ist
    } am Zug
discord-panel-waiting = Warten auf { FORM($who, as: "acc") }
discord-panel-chosen = Du hast gewählt. Warten auf { FORM($who, as: "acc") }.
discord-panel-asking-alt = Dein Zug: { $prompt } Zur Wahl: { $answers }.
discord-panel-numbered-alt = Dein Zug: { $prompt }
discord-panel-ready-alt = Dein Zug, noch nicht bestätigt: { $words }.
discord-panel-only-alt = Dein Zug. Ein Knopf: { $words }.
discord-panel-below = Dein Fenster findest du unten.
discord-panel-unfollow = Nicht mehr folgen
discord-panel-spectating = Du siehst zu
discord-panel-kept = { $bot } spielt auf deinem Platz
discord-panel-order = Aufträge
discord-panel-to-table = Zum Tisch
discord-panel-change = Anders wählen
discord-panel-changing = **Du hast gewählt.** Du kannst es noch ändern, solange es niemand gesehen hat.
discord-panel-again = Noch einmal ansehen
discord-panel-your-turn = Dein Zug ›
discord-panel-your-move = Dein Zug
discord-panel-is-yours = Du bist am Zug.
discord-panel-won = **Du hast gewonnen.**
discord-panel-done-line = ✅ Dein Zug ist gemacht.
discord-panel-undo = Zurücknehmen
discord-panel-whole = Der Tisch
# by name
discord-board-head = { $who } zeigt **{ $game }**, Partie { $match }
discord-board-share-there = Andere sehen ein Bild nur dort, wo der Tisch ist. Hier kannst du es selbst ansehen, ohne `share`.
discord-board-none = Das Bild ließ sich nicht zeichnen. Versuch es noch einmal, oder lies es mit *Meine Sicht* in Worten.
discord-board-unknown = Es gibt in { $game } (Partie { $match }) kein Bild namens „{ $where }“. Tipp ein paar Buchstaben, um zu sehen, was es gibt, oder wähle: { $parts }.
discord-panel-words = In Worten
discord-panel-rest = Beim Rest nichts
discord-form-other = Eine Zahl eingeben …
discord-form-counts = Die Zahlen eingeben …
discord-form-all = Alles auf einmal …
discord-form-range = { $low } bis { $high }
discord-form-wrong = „{ $typed }“ ist hier nicht möglich. Möglich: { $possible }.
discord-form-wrong-of = { $label }: „{ $typed }“ ist nicht möglich. Möglich: { $possible }.
discord-order-stored = ✅ Der Auftrag steht. { $order }
discord-order-not-now = Für die jetzige Frage gilt er nicht: Diesen Zug machst du selbst.
discord-order-later = ✅ Wird gespielt, wenn du dran bist.
discord-order-none = ✅ Diesen Auftrag gibt es nicht mehr. { $order }
discord-order-withdrawn = ✅ Zurückgezogen. { $order }
discord-order-in-force = **Deine Aufträge** (nur du siehst sie)
discord-order-goes-on = ⏳ { $count ->
        [one] **Der Bot spielt um <t:{ $when }:T> für dich**, oder später, wenn du hier weiterklickst. Er richtet sich nach:
       *[other] **Der Bot spielt um <t:{ $when }:T> für dich**, oder später, wenn du hier weiterklickst. Er richtet sich nach:
    }
discord-order-goes-on-brief = ⏳ **Dein Auftrag wird um <t:{ $when }:T> ausgeführt.** { $order }
discord-order-held-brief = ✋ **Dein Auftrag ist angehalten.** { $order }
discord-order-held = ✋ { $count ->
        [one] **Was du geplant hast, ist angehalten.** Nichts wird für dich gespielt, bis du es weiterlaufen lässt:
       *[other] **Was du geplant hast, ist angehalten.** Nichts wird für dich gespielt, bis du es weiterlaufen lässt:
    }
discord-order-go-on = Jetzt ausführen
discord-order-hold = Anhalten: Ich entscheide
discord-order-release = Weiterlaufen lassen
discord-order-withdraw = Zurückziehen
discord-order-withdraw-one = Einen davon zurückziehen …
discord-order-holding = ✋ Angehalten. Diesen Zug machst du selbst.
discord-order-released = ✅ Nicht mehr angehalten.
discord-follow-on = Du folgst dieser Partie jetzt. Sie steht auf deinem `/desk`, und du wirst hier erwähnt, wenn sie endet. Einzelne Züge werden nicht gemeldet. Zum Beenden drück noch einmal **Folgen**.
discord-follow-off = Du folgst dieser Partie nicht mehr: Sie steht nicht mehr auf deinem `/desk`, und du erfährst nicht, wann sie endet.
discord-follow-seated = Du spielst in dieser Partie, also musst du ihr nicht folgen: Sie steht auf deinem `/desk`. **Folgen** ist für Zuschauer.

## More

discord-more-abandon = Ohne Ergebnis beenden
discord-more-abandon-ask = Diese Partie ohne Ergebnis beenden? Alle am Tisch müssen zustimmen.
discord-more-abandon-yes = Die anderen fragen
discord-more-leave = Gehen oder beenden
discord-more-settings = Einstellungen
discord-more-here = Die Tischkarte hierher holen
discord-more-here-not = Der Tisch bleibt auf seinem Server. Wer ihn eröffnet hat und in einem anderen Kanal schreiben darf, kann ihn dorthin holen, ebenso wer den neuen Kanal verwaltet. Gibt es den bisherigen Kanal nicht mehr, können das alle am Tisch.
discord-more-moved = Die Tischkarte zieht in diesen Kanal um.
discord-seats-own-late = Der Tisch wartet auf dich selbst: Mit deinem nächsten Zug ist das erledigt.
discord-more-swap = Die Zeit ist um: einen Bot weiterspielen lassen für …
discord-more-ended = Die Partie endete ohne Ergebnis.
discord-undo-declined = Abgelehnt; die Partie geht unverändert weiter.
question-over = Diese Frage hat sich erledigt: Sie wurde beantwortet oder zurückgezogen, oder der Tisch hat weitergespielt.
# by name
discord-undo-agreed = Du hast zugestimmt. Noch offen: { $who }.
# by name
discord-undo-asked = Gefragt: { $who }. Die Antwort liest du hier; bis dahin warten Bots ein paar Minuten. Spielt der Tisch weiter, ist die Frage hinfällig.
discord-undo-ask = ### Deinen letzten Zug zurücknehmen?
    Andere haben gesehen, was daraus wurde, oder seitdem gespielt. Das alles würde zurückgenommen:
discord-undo-ask-who = { WHO($who) ->
        [you] Du musst zustimmen.
        [you-all] Zustimmen müssen { FORM($who, as: "nom") }.
        [they] Zustimmen müssen { $who }.
       *[other] { $who } muss zustimmen.
    } Gefragt wird, sobald du den Knopf drückst.
discord-undo-ask-yes = Fragen
# by name
discord-undo-question = ↩ **{ $who } will einen Zug zurücknehmen.** Das würde zurückgenommen (noch offen: { $missing }):
discord-ask = { $user }, du wirst bei [{ $game }]({ $link }) etwas gefragt:
discord-notice = { $user }, bei [{ $game }]({ $link }):

## Seats

discord-seats-head = Plätze von Bots: { $game }
discord-seats-none = Auf allen Plätzen dieses Tisches sitzen jetzt Menschen.
# by name
discord-seats-kept = **{ $bot }** hält den Platz von { $who } frei.
discord-seats-nobodys = **{ $bot }** spielt von Anfang an.
# by name
discord-seats-how = { $who } oder mehr als die Hälfte am Tisch entscheiden, wer diese Plätze bekommt. Sie sehen, wer fragt.
discord-seats-free = Frei für dich: Du spielst ab hier weiter, mit allem, was man auf diesem Platz hat und weiß. Einen anderen Platz dieser Partie kannst du später nicht übernehmen.
discord-seats-asked = Du hast gefragt. Sobald die Antwort da ist, erfährst du sie.
discord-seats-withdraw = Meine Frage zurückziehen
discord-seats-back = Auf meinen Platz zurück
discord-seats-take = Einen Platz übernehmen
discord-seats-take-of = Weiterspielen für { $bot }
discord-seats-ask = Um einen Platz bitten
discord-seats-ask-for = Um den Platz von { $bot } bitten
discord-seats-taken = ✅ **Der Platz gehört dir.**
# by name
discord-seats-given = ✅ { $who } spielt auf diesem Platz weiter.
discord-seats-leave-head = { $game } verlassen?
discord-seats-leave = Ein Bot spielt auf deinem Platz weiter, und alle sehen, dass du gegangen bist. Du kannst jederzeit zurückkommen, solange der Tisch den Platz niemand anderem gibt. Dein angefangener Zug und deine Aufträge gehen verloren.
discord-seats-leave-last = Hier bleiben nur Bots: Die Partie wartet, bis jemand einen Platz übernimmt.
discord-seats-leave-to = Gehen: Ein normaler Bot spielt weiter
discord-seats-other-bot = Ein Bot anderer Stärke
discord-seats-left = Du bist gegangen. { $bot } spielt auf deinem Platz weiter; der Platz gehört weiter dir.
discord-seats-paused = Nur noch Bots sind da, also wartet die Partie. Du kannst sie weiterspielen lassen oder beenden.
# by name
discord-seats-replace = ### Für { $who } einen Bot weiterspielen lassen?
    Die Bedenkzeit ist um. { $who } erfährt, dass du es warst, und kann jederzeit zurückkommen.
discord-seats-replace-by = Einsetzen
# by name
discord-seats-replaced = Für { $who } spielt ein Bot weiter. { $who } erfährt es und kann zurückkommen.
discord-seats-free-start = Jeder darf Bot-Plätze übernehmen
discord-seats-free-stop = Bot-Plätze nur mit Zustimmung
discord-seats-free-on = Wer diesen Tisch sehen kann, darf jetzt den Platz eines Bots übernehmen, ohne zu fragen.
discord-seats-free-off = Wer den Platz eines Bots will, muss jetzt fragen. Wer gegangen ist, darf weiterhin zurückkommen, ohne zu fragen.
discord-seats-play-alone = Die Bots weiterspielen lassen
discord-seats-alone = Die Bots spielen bis zum Ende weiter, wenn niemand einen Platz übernimmt.
discord-seats-end-ask = Diese Partie ohne Ergebnis beenden? Dann kann niemand weiterspielen. Alle anderen, die mitgespielt haben, erfahren es.
discord-wish-question = **{ $name } möchte für { $bot } weiterspielen.** Es entscheidet, wer den Tisch eröffnet hat, oder mehr als die Hälfte am Tisch.
# by name
discord-wish-question-left = **{ $name } bittet um den Platz, den { $bot } für { $who } freihält.** Es entscheidet, wer den Tisch eröffnet hat, oder mehr als die Hälfte am Tisch.
discord-wish-agree = { $name } den Platz geben
discord-wish-refuse = { $name } ablehnen

## Lists and history

discord-story-plain = { $count ->
    [one] Eine Drehung oder ein Wurf ohne Ereignis
   *[other] { $count } Drehungen und Würfe ohne Ereignis
}
discord-story-secret = { WHO($who) ->
        [you] Du hast
       *[other] { $who } hat
    } geheim gewählt.
discord-story-line = { WHO($who) ->
        [you] Du lässt deinen
       *[other] { $who } lässt den
    } Zug verstreichen.
discord-story-begins = Die Partie beginnt.
discord-story-untold = Eine Notiz von Caravel selbst.
discord-log-head = Verlauf von { $game }, Seite { $page } von { $pages }
discord-log-empty = Es ist noch nichts geschehen: Die Partie hat noch nicht begonnen.
discord-log-older = ‹ Ältere
discord-log-newer = Neuere ›
discord-log-replay = Wiedergabe ab hier
discord-log-export = Als Datei
discord-replay-head = { $game } · { $chapter } · nach Zug { $seq } von { $last }
discord-replay-first = « Anfang
discord-replay-later = Weiter ›
discord-replay-part = Gehe zu …
discord-replay-last = Ende »
discord-export-finished = Die Aufzeichnung der Partie { $match }: Startwert, jeder Zug und alles, was der Zufall brachte. Jeder kann sie nachspielen und prüfen.
discord-export-running = Die Aufzeichnung der Partie { $match } bis jetzt, ohne die Geheimnisse der anderen. Nach der Partie enthält sie auch den Startwert.
discord-rules-chapter = Kapitel
discord-rules-which = Die Regeln welches Spiels? Wähle es bei `game:`.
discord-rules-heading = { $chapter } ({ $number } von { $count })
discord-rules-next = { $chapter } ›
discord-rules-here = **An diesem Tisch** (Partie { $match })
discord-which-none = Hier gibt es keine Partie von dir. `/desk` zeigt deine Partien.
discord-which-several = Du spielst in mehreren Partien. Gib bei `match:` an, welche du meinst: { $numbers }.
discord-which-one = { $match } ({ $game })
discord-trouble-card-deleted = Die Karte deines Tisches **{ $game }** (Partie { $match }) in { $channel } wurde an einem Tag { $count }-mal gelöscht, darum poste ich sie erst wieder, wenn sich am Tisch etwas ändert. Die Partie ist sicher: Unter `/desk` findest du **Mein Zug**, und *Mehr* → *Einstellungen* → *Die Tischkarte hierher holen* bringt die Karte in einen anderen Kanal. Frag am besten die Moderation nach dem Grund.
discord-trouble-channel-gone = Den Kanal deines Tisches **{ $game }** (Partie { $match }) gibt es nicht mehr. Die Partie ist sicher. Spiel mit `/desk` in jedem Kanal des Servers weiter: *Mehr* → *Einstellungen* → *Die Tischkarte hierher holen* (das können alle am Tisch).
discord-trouble-channel-closed = Den Kanal deines Tisches **{ $game }** (Partie { $match }) gibt es nicht mehr, darum ist der Tisch geschlossen. Eröffne einen neuen in einem anderen Kanal, wann du willst.
discord-trouble-refused = Discord lässt mich deinen Tisch **{ $game }** (Partie { $match }) in { $channel } nicht zeigen: { $error }. Die Partie ist sicher. Gib mir dort diese Berechtigungen: Kanäle ansehen, Nachrichten senden, Dateien anhängen, Links einbetten, Nachrichtenverlauf anzeigen.
