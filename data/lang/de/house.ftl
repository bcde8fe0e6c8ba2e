# What the admins of a server choose for everybody there, and whether the bot may do what it needs.

discord-command-setup = Für Admins: dieser Server

house-not-there = Auf diesem Server bin ich kein Mitglied. Füge mich dort über den Link in meinem Profil hinzu, dann nutze noch einmal `/setup`.
house-not-here = Auf diesem Server werden Tische in { $channels } eröffnet.
house-not-you = Auf diesem Server dürfen nur { $roles } Tische eröffnen. An jeden offenen Tisch darfst du dich setzen.
house-channels-gone = Die Kanäle für Tische gibt es nicht mehr. Admins können mit `/setup` andere wählen.
house-forum-gone = Das Forum für Tische gibt es nicht mehr. Admins können mit `/setup` ein anderes wählen.
house-no-leaderboard = Dieser Server hat keine Bestenliste.
house-players-only = Auf diesem Server kann eine Partie nur ansehen, wer mitspielt.
play-too-many-here = Du hast { $limit } Tische auf diesem Server, mehr darf dort niemand haben. Beende oder schließe zuerst einen.
house-posted-in = Er ist ein Beitrag in { $forum }.
house-no-mentions = Auf diesem Server wird in Kanälen niemand erwähnt: Stattdessen bekommst du eine Direktnachricht.
house-first-post = Die Karte dieser Partie wandert mit nach unten: Du findest sie nahe am Ende dieses Beitrags.
# by name
house-stale = ⚠️ { $who } hat etwas geändert, seit du das Formular geöffnet hast, darum gilt deine Wahl nicht. So steht es jetzt.
house-old = Das gehört zu einem früheren Fenster von `/setup`. Das neue hat für jedes Thema ein Formular.
house-old-open = /setup öffnen
house-only-you = Was du wählst, gilt sofort.
# by name
house-last = Zuletzt geändert von { $who }.
house-tab-main = Tische
house-tab-presets = Vorlagen
house-tab-language = Sprache
house-welcome = Begrüßung posten
house-tab-pings = Benachrichtigungen
house-tab-check = Prüfen
house-head-all = Caravel auf diesem Server
house-head-more = Weiteres zu Tischen
house-head-language = Sprache dieses Servers
house-head-pings = Benachrichtigungen
house-head-check = Was ich tun darf
house-where-anywhere = überall, wo man schreiben darf
house-where-channels = in { $channels }
house-where-forum = jeder als Beitrag in { $forum }
house-who-everybody = alle
house-gone-channels = { $count ->
    [one] ⚠️ Einen gewählten Kanal gibt es nicht mehr.
   *[other] ⚠️ { $count } gewählte Kanäle gibt es nicht mehr.
    }
house-gone-roles = { $count ->
    [one] ⚠️ Eine gewählte Rolle gibt es nicht mehr.
   *[other] ⚠️ { $count } gewählte Rollen gibt es nicht mehr.
    }
house-gone-all-channels = ⚠️ Keinen der gewählten Kanäle gibt es mehr: Niemand kann einen Tisch eröffnen. Wähle mit *Tische* andere oder keine.
house-gone-forum = ⚠️ Das Forum gibt es nicht mehr: Niemand kann einen Tisch eröffnen. Wähle mit *Tische* ein anderes oder keines.
house-gone-all-roles = ⚠️ Keine der gewählten Rollen gibt es mehr: Nur Admins können Tische eröffnen. Wähle mit *Tische* andere oder keine.
house-line = **{ $label }:** { $text }
house-line-check = { $count ->
    [0] ✓ Wo Tische eröffnet werden, habe ich alle Berechtigungen.
    [one] ✗ In einem Kanal fehlt eine Berechtigung: siehe *Prüfen*.
   *[other] ✗ In { $count } Kanälen fehlt eine Berechtigung: siehe *Prüfen*.
    }
house-channels = Kanäle für Tische
house-channels-hint = Keiner gewählt: überall, wo man schreiben darf. Gilt auch für Admins.
house-forum = Ein Forum für alle Tische
house-forum-hint = Jeder Tisch wird ein Beitrag. Tags: Spielnamen, „wartet“, „läuft“, „beendet“, falls vorhanden.
house-threads = Eigener Thread
house-threads-hint = Ob ein Tisch einen eigenen Thread hat. In einem Forum ist jeder Tisch ein Beitrag.
house-threads-choose = wie beim Eröffnen gewählt
house-threads-always = immer
house-threads-never = nie
house-openers = Wer Tische eröffnen darf
house-openers-hint = Keine gewählt: alle. Admins immer.
house-referees = Spielleitung
house-referees-hint = Darf eine Partie anhalten, Zeit geben, Leute ersetzen. Admins immer.
house-referees-admins = wer den Server verwaltet
house-referees-role = { $role } und wer den Server verwaltet
house-for-person = Tische pro Person
house-for-person-hint = Ein Tisch zählt, bis seine Partie vorbei ist.
house-for-host = keine besondere Grenze
house-for-count = höchstens { $count ->
    [one] einer
   *[other] { $count }
    }
house-for-server = Tische auf diesem Server
house-pace = Zeit für einen Zug (Vorschlag)
house-rated = Neue Tische sind gewertet
house-rated-hint = Ungewertete Tische, Bot-Tische und die ersten zwei Partien einer Person zählen nie.
house-rated-ask = wie beim Eröffnen gewählt
house-quiet-label = Ruhezeit
house-zone = Zeitzone des Servers
house-zone-hint = Eine große Stadt oder Zeitzone: Berlin, New York, Asia/Tokyo. Leer: keine Ruhezeit.
house-quiet-from = Ruhezeit von
house-quiet-from-hint = In dieser Zeit wird niemand in Kanälen erwähnt; Uhren laufen weiter. Beides leer: keine.
house-quiet-to = Ruhezeit bis
house-quiet-to-hint = Zum Beispiel 23 oder 22:30. Eigene Ruhezeiten: /settings
house-language = Sprache der Karten
house-language-usual = wie bei der Person, die den Tisch eröffnet
house-language-here = Sprache in diesem Kanal
house-language-here-usual = wie auf dem ganzen Server
house-club = Saisons, Pokale, Abende und Aufgaben
house-leaderboard = Bestenliste
house-off = aus
house-shown = Was andere sehen
house-matches = Partien in den Kanälen, die sie sehen
house-matches-hint = Sonst kann eine Partie nur ansehen, wer mitspielt.
house-spectators = Zuschauen
house-spectators-everyone = alle, die den Kanal sehen
house-spectators-players = nur wer mitspielt
house-where = Wo
house-who = Wer Tische eröffnet
house-mentions = Erwähnungen
house-mentions-channel = in Kanälen
house-mentions-direct = keine, nur Direktnachrichten
house-quiet = { $start } bis { $end }
house-zone-now = { $zone }, dort ist es jetzt { $now }
house-zone-kept = Die Zeitzone des Servers ist jetzt { $zone }.
house-zone-not-kept = Auch die Zeitzone { $zone } wurde nicht gespeichert: Gib sie mit den Stunden noch einmal ein.
house-quiet-both = Gib für die Ruhezeit beide Zeiten ein, oder lass beide leer. Sie bleibt, wie sie war.

# Permissions. The names are those of Discord's settings.
permission-view-channel = Kanäle ansehen
permission-send-messages = Nachrichten senden
permission-embed-links = Links einbetten
permission-attach-files = Dateien anhängen
permission-read-message-history = Nachrichtenverlauf anzeigen
permission-create-public-threads = Öffentliche Threads erstellen
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-manage-threads = Threads verwalten
permission-send-messages-forum = Beiträge erstellen
permission-send-messages-in-threads-forum = Nachrichten in Beiträgen senden
permission-manage-threads-forum = Beiträge verwalten
permission-why = { $permission ->
        [view_channel] um überhaupt da zu sein
        [send_messages] Tischkarten und Benachrichtigungen
        [embed_links] Karten mit ihren Knöpfen
        [attach_files] Bilder des Plans
        [read_message_history] um die eigene Karte wiederzufinden
        [create_public_threads] für den Thread einer Partie
        [send_messages_in_threads] um darin zu spielen
       *[manage_threads] nur um einen gesperrten Thread zu öffnen, nach einem Test aufzuräumen und geschützte Tags zu setzen
    }
permission-may-lack = – { $permission }: darf fehlen; { $why }
permission-mend-server = *Servereinstellungen › Rollen › { $role } › Berechtigungen*: *{ $permission }* einschalten.
permission-mend-role = *Kanal bearbeiten › Berechtigungen › Erweiterte Berechtigungen › { $role }*: *{ $permission }* steht auf ✗. Stell es auf ✓.
permission-mend-everyone = *Kanal bearbeiten › Berechtigungen › Erweiterte Berechtigungen*: *{ $role }* hinzufügen und *{ $permission }* auf ✓ stellen (für @everyone steht es auf ✗).
permission-mend-tag = Dieses Forum verlangt für jeden Beitrag einen Tag, und keiner hat einen Namen, den ich kenne. *Kanal bearbeiten*: die Pflicht zu Tags ausschalten oder einen Tag namens *läuft* anlegen.
permission-tag = ein Tag für jeden Beitrag

check-all = { $count ->
    [one] Ich sehe einen Kanal für Tische und habe dort alle Berechtigungen:
   *[other] Ich sehe { $count } Kanäle für Tische und habe überall alle Berechtigungen:
    }
check-some = { $count ->
    [one] Ich sehe einen Kanal für Tische, und dort fehlt etwas:
   *[other] Ich sehe { $count } Kanäle für Tische, und in { $bad } davon fehlt etwas:
    }
check-none = ✗ Ich sehe keinen Kanal für Tische.
check-hidden = { $count ->
    [one] Ein Textkanal ist vor mir verborgen, dort gibt es also keine Tische.
   *[other] { $count } Textkanäle sind vor mir verborgen, dort gibt es also keine Tische.
    }
check-more = … und { $count ->
        [one] ein weiterer
       *[other] { $count } weitere
    }. Wähle einen Kanal, um alles darüber zu sehen.
check-lost-permissions = **Verlorene Berechtigungen:** Für diese Befehle hatte dieser Server eigene. Discord hat sie mit den alten Namen gelöscht. Stelle sie für die neuen Namen neu ein: *Servereinstellungen › Integrationen › Caravel*.
check-choose = Kanal oder Forum wählen und sehen, was dort fehlt
check-gone = Diesen Kanal gibt es nicht mehr.
check-not-allowed = Hier werden keine Tische eröffnet: Der Kanal gehört nicht zu den gewählten.
check-test = Hier testen
check-testing = Was der Test in { $channel } ergab:
check-card = Eine Karte mit Bild
check-thread = Ein eigener Thread
check-post = Ein Beitrag mit Karte
check-dm = Eine Direktnachricht an dich
check-removed = ✓ Was ich gepostet habe, ist wieder entfernt
check-archived = – Was ich gepostet habe, ist entfernt, aber der Thread „{ $name }“ ist nur archiviert: Ohne *Threads verwalten* kann ich ihn nicht löschen. Du schon.
check-left = ✗ Nicht alles, was ich gepostet habe, ließ sich entfernen: Such nach „{ $name }“
check-title = Test von Caravel
check-words = Das ist ein Test von Caravel. Er verschwindet gleich wieder.
check-alt = Ein einfarbig blaues Bild
check-dm-closed = Deine Direktnachrichten sind für Mitglieder dieses Servers geschlossen (*Privatsphäre-Einstellungen* des Servers). Bei anderen sind sie vielleicht offen.
check-dm-refused = Discord stellt dir keine zu (Code { $code }): Vielleicht hast du mich blockiert. Andere erreiche ich.
check-dm-later = In den letzten Sekunden habe ich vielen Leuten zum ersten Mal geschrieben. Versuch es in einer Minute noch einmal.
check-refused = Discord meldet: „{ $error }“

lost-permission = Discord lässt mich in { $channel }, wo gespielt wird, meine Arbeit nicht mehr machen: **{ $permissions }** fehlt.
    { $mend }
    Keine Partie geht dabei verloren. Ich versuche es nach zehn Minuten, einer Stunde und sechs Stunden wieder, außerdem bei jedem Zug. Mit `/setup` → *Prüfen* kannst du alles ansehen und testen.
lost-permissions = Discord lässt mich in { $channel }, wo gespielt wird, meine Arbeit nicht mehr machen. Es fehlt: **{ $permissions }**.
    Zuerst: { $mend }
    Keine Partie geht dabei verloren. Ich versuche es nach zehn Minuten, einer Stunde und sechs Stunden wieder, außerdem bei jedem Zug. Mit `/setup` → *Prüfen* siehst du die Schalter für alle fehlenden Berechtigungen und kannst alles testen.

# Options of tables under a name of the server.
house-preset-keep = Als Vorlage speichern
house-preset-label = Name der Vorlage
house-preset-hint = Etwa „Unser Freitagstisch“. Alle, die hier einen Tisch eröffnen, können die Vorlage wählen.
house-preset-kept = Gespeichert als **{ $name }**. Vorlagen entfernst du mit `/setup` → *Vorlagen*.
house-preset-name = Eine Vorlage braucht einen Namen von höchstens { $most } Zeichen.
house-preset-many = Ein Server kann { $most } Vorlagen haben. Entferne zuerst eine: `/setup` → *Vorlagen*.
house-presets = Vorlagen dieses Servers
house-presets-hint = Was kein Häkchen hat, wird entfernt.
