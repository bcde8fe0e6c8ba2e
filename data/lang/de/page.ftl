# The demo's page (`demo/static`), which looks like Discord. A text may stand in a tooltip or be read aloud only.

page-topic = Brettspiele mit Freunden und Bots. Mit /play eröffnest du einen Tisch.
page-quay-topic = Gespräche über alles andere.
page-play-as = Du bist
page-play-as-one = Als { $name } spielen
page-you-now = das bist du jetzt
page-rooms = Räume
page-rooms-people = Räume und Leute
page-channels = Kanäle
page-direct = Direktnachrichten
page-direct-none = Noch keine. Mit /settings kannst du hier spielen.
page-start = Hier anfangen
page-messages = Nachrichten
page-turns = Wartende Züge: { $count }
page-your-turn = Du bist am Zug
page-your-turn-at = Du bist am Zug: { $game }
page-waiting = Warten auf { $names }.
page-be = { $name } sein

## The line below, menus and forms

page-message-to = Nachricht an { $room } – oder / für Befehle
page-message = Nachricht, oder / für Befehle
page-message-label = Nachricht oder Befehl
page-commands = Befehle
page-no-command = { $command } ist hier kein Befehl, oder keiner für { $name }.
page-leave-command = Befehl verlassen
page-send = Senden
page-yes = ja
page-no = nein
page-submit = Absenden
page-cancel = Abbrechen
page-choose = Wähle etwas aus
page-choose-least = Wähle mindestens { $count }
page-done = Fertig
page-done-of = Fertig ({ $count } von höchstens { $most })
page-nothing = Nichts

## Messages

page-used = { $name } hat { $command } verwendet
page-thinking = Caravel denkt nach …
page-private = Nur für dich sichtbar
page-dismiss = Nachricht verwerfen
page-thread = { $name } hat einen Thread gestartet: { $thread }
page-yesterday = Gestern um { $time }
page-unknown = (etwas, das diese Seite nicht zeigen kann)
page-enlarge = Das Bild vergrößern. { $text }
page-picture = Bild
page-close = Schließen
page-earlier = Frühere Nachrichten zeigen
page-news = Neue Nachrichten weiter unten ↓
page-not-open = Dieser Raum steht dieser Person nicht offen. Wähle einen anderen.
page-no-answer = Die Demo antwortet nicht. Läuft sie noch?
page-no-script = Diese Seite braucht JavaScript.
page-role = unbekannte Rolle
page-room = ein Raum

## The first page

page-lead = Brettspiele über große Reisen, gespielt im Chat: mit Freunden über mehrere Tage oder gleich gegen Bots.
page-first = Fang so an: Lern ein Spiel in zehn Minuten, dann spiel gegen Bots. Sei danach Ana, eröffne einen Tisch, und setz dich als Bruno dazu.
page-games = Spiele
page-seats = { $least }–{ $most } am Tisch
page-learn = Lernen
page-play = Gegen Bots spielen
page-go-on = Weiterspielen
page-take-over = Platz übernehmen
page-time = Zeit
page-time-master = Züge enden, Aufgaben und Abende beginnen, Erinnerungen kommen.
page-time-others = Ana verwaltet den Server: Sei Ana, um Zeit vergehen zu lassen.
page-quarter = 15 Minuten später
page-hours = 8 Stunden später
page-everybody = Du bist alle zugleich
page-everybody-text = Die runden Gesichter sind die Leute dieses Servers (auf einem kleinen Bildschirm hinter ☰). Drück auf eines, und du bist diese Person in jedem Raum, mit ihren privaten Nachrichten. Eine Zahl sagt, wie viele Züge auf sie warten. Mehrere Tabs können mehrere Personen sein.
page-server = Das ist ein Discord-Server
page-server-text = Hier läuft der echte Bot, in einem Discord, das auf diesem Rechner nachgebildet ist. Nichts davon geht nach außen. Tipp in einem Raum / für alle Befehle: /play, /move, /rules, /desk.
page-kept = Nichts geht verloren
page-kept-text = Beende die Demo, wann du willst. Startest du sie wieder, ist jede Partie, jede Nachricht und jeder angefangene Zug noch da.

## Names of the server, and what the page refuses

page-harbour = Hafen
page-tables = tische
page-quay = kai
page-voyages = reisen
page-role-master = Hafenmeisterei
page-role-sailors = Crew
page-refused-room = Das gibt es hier nicht mehr.
page-refused-other = Diese Nachricht ist für jemand anderen.
page-refused-given = „{ $given }“ gibt es hier nicht: Wähle aus der Liste.
page-refused-option = „{ $given }“ passt nicht zu „{ $option }“ von /{ $command }.
page-refused-picked = Das ist schon gewählt.
page-refused-file = Die Datei konnte nicht gelesen werden.
page-refused-needed = /{ $command } braucht „{ $option }“.
page-refused-silent = Caravel hat nicht geantwortet. Versuch es noch einmal.
page-refused-time = Nur die Hafenmeisterei kann Zeit vergehen lassen.
