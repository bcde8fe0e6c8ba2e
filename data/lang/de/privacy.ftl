# What is stored about people and servers, and how it is deleted.

privacy-somebody = Jemand

# What the host clears away by itself.
play-log-gone = Der Verlauf dieser Partie wird nicht mehr aufbewahrt; ihr Ergebnis schon.
play-why-idle = Geschlossen: { $days } Tage lang kam niemand an diesen Tisch.
play-notice-idle = { $days } Tage lang kam niemand an diesen Tisch, darum ist er jetzt geschlossen. Eröffne einen neuen, wann du willst.
play-why-deserted-soon = In dieser Partie sind nur noch Bots. Sie endet am <t:{ $when }:D> ohne Ergebnis, wenn vorher niemand einen Platz übernimmt.
play-notice-deserted-soon = In dieser Partie sind nur noch Bots. Sie endet am <t:{ $when }:D> ohne Ergebnis, wenn vorher niemand einen Platz übernimmt (*Mehr*).
play-why-deserted-long = Ohne Ergebnis beendet: Es waren nur noch Bots da, und niemand kam zurück.
play-why-server-left = Der Bot wurde vom Server dieser Partie entfernt. Sie geht weiter, wo sie stehen blieb, wenn der Bot wieder dort ist.
play-why-server-wiped = Geschlossen: Wer diesen Server verwaltet, hat alle seine Tische löschen lassen.

# Export.
privacy-export-busy = Eine Datei für dich wird schon erstellt. Ist sie bis <t:{ $when }:t> nicht da, frag noch einmal.

# The panel.
privacy-button = Was über mich gespeichert ist
discord-command-privacy = Was über dich gespeichert ist: ansehen, mitnehmen, löschen
privacy-head = Was über dich gespeichert ist
privacy-hint = Nur du siehst das. Zu alldem ist deine Discord-ID gespeichert, damit der Bot weiß, dass es zu dir gehört.
privacy-nothing = Über dich ist nichts gespeichert.
privacy-hint-nothing = Nur du siehst das.
privacy-export = Exportieren
privacy-delete = Löschen …
privacy-text-privacy = Datenschutz
privacy-text-terms = Nutzungsbedingungen
# Only in other languages: the texts with legal meaning exist in English alone.
privacy-in-english = Diesen Text gibt es nur auf Englisch, und der englische Text ist maßgeblich.
privacy-no-text = Der Text fehlt auf diesem Rechner. Frag die Person, die den Bot betreibt.
privacy-has-settings = **Einstellungen**: was du zu Zügen, Sprache, Zeitzone, Zeiten, Urlaub und Statistik gewählt hast
privacy-has = { $subject ->
        [seats] **Tische**: deine Plätze an { $count ->
            [one] einem Tisch
           *[other] { $count } Tischen
        } ({ $over ->
            [0] keiner ist vorbei
            [one] einer ist vorbei
           *[other] { $over } sind vorbei
        }), mit deinem Anzeigenamen; { $moves ->
            [0] kein Eintrag in ihren Verläufen stammt
            [one] ein Eintrag in ihren Verläufen stammt
           *[other] { $moves } Einträge in ihren Verläufen stammen
        } von deinen Plätzen
        [seats_left] **Plätze, die du früher hattest** und verlassen hast: { $count }
        [opened] **Tische und Einführungen, die du eröffnet hast**: { $count }
        [memos] **Notizen**: { $count }
        [orders] **Aufträge und vorbereitete Züge**: { $count }
        [half_made] **Angefangene Züge, frühe Antworten und Tipps eines Trainers**: { $count }
        [notices] **Hinweise**, die du nicht gelesen hast: { $count }
        [still_to_send] **Nachrichten an dich**, die noch zu senden sind: { $count }
        [messages] **Wo dein Zug gemeldet wurde** (Server, Kanal, Nachricht): { $count }
        [direct_messages] **Wo du Direktnachrichten bekommst**: die Nummer dieses Kanals
        [results] **Ergebnisse** beendeter Partien, für Statistik und Wertungszahlen: { $count }
        [followed] **Tische, denen du folgst**: { $count }
        [told_otherwise] **Tische, deren Züge dir anders gemeldet werden** als die übrigen: { $count }
        [benches] **Server, auf denen du Ersatz bist**: { $count }
        [servers] **Server, für die du mit `/setup` etwas gewählt hast**: { $count }
       *[records] **Aufzeichnungen, die du hochgeladen hast**: { $count }
    }
privacy-exported = { $count ->
        [0] Die Datei enthält alles, was über dich gespeichert ist (*about.json*).
        [one] Die Datei enthält alles, was über dich gespeichert ist (*about.json*), und die Aufzeichnung einer Partie.
       *[other] Die Datei enthält alles, was über dich gespeichert ist (*about.json*), und die Aufzeichnungen von { $count } Partien.
    } { $left ->
        [0] { "" }
        [one] Eine weitere Partie kommt im nächsten Teil.
       *[other] { $left } weitere Partien kommen im nächsten Teil.
    }
privacy-exported-server = { $count ->
        [0] Die Datei enthält alles, was von diesem Server gespeichert ist (*about.json*).
        [one] Die Datei enthält alles, was von diesem Server gespeichert ist (*about.json*), und die Aufzeichnung einer Partie.
       *[other] Die Datei enthält alles, was von diesem Server gespeichert ist (*about.json*), und die Aufzeichnungen von { $count } Partien.
    } { $left ->
        [0] { "" }
        [one] Eine weitere Partie kommt im nächsten Teil.
       *[other] { $left } weitere Partien kommen im nächsten Teil.
    }
privacy-export-more = Nächster Teil
privacy-delete-head = Alles über dich löschen?
privacy-delete-says =
    - **Laufende Partien**: Ein Bot spielt auf deinem Platz weiter, und jeder darf den Platz übernehmen. Du kannst nicht mehr auf ihn zurück.
    - **Offene Tische** von dir gehen an die nächste Person dort oder werden geschlossen.
    - **Beendete Partien** bleiben für die anderen. Dein Platz heißt von da an „Jemand“.
    - **Deine Ergebnisse, Wertungszahlen und Plätze in Bestenlisten** werden gelöscht. Die der anderen bleiben, wie sie sind.
    - **Alles andere von dir wird gelöscht**: Einstellungen, Notizen, Aufträge, Einführungen, Hinweise, dein Eintrag als Ersatz und Aufzeichnungen, die du hochgeladen hast.
    Exportiere zuerst, wenn du etwas behalten willst.
privacy-delete-go-on = Weiter
privacy-delete-sure = Wirklich alles löschen?
privacy-delete-last = Es geschieht sofort und lässt sich nicht rückgängig machen. Spielst du später wieder, fängst du neu an.
privacy-delete-now = Jetzt alles löschen
privacy-deleted = Alles über dich ist gelöscht. Spielst du wieder, fängst du neu an.
privacy-deleting = Nicht alles ließ sich sofort löschen. Das Löschen geht von selbst weiter; sieh in ein paar Minuten noch einmal nach (/privacy).
privacy-server = Dieser Server …
privacy-admins-only = Das kann nur, wer den Server verwalten darf (*Server verwalten*), und nur dort.
privacy-server-head = Was von { $server } gespeichert ist
privacy-server-says = { $count ->
        [0] Es sind keine Partien gespeichert.
        [one] Eine Partie ist gespeichert, mit ihrem Verlauf und den Leuten, die sie gespielt haben.
       *[other] { $count } Partien sind gespeichert, mit ihren Verläufen und den Leuten, die sie gespielt haben.
    } Außerdem ist gespeichert, was für den Server gewählt ist, wer dort Ersatz ist und wo Züge gemeldet wurden. Die Datei enthält all das und die Aufzeichnungen aller begonnenen Partien; von laufenden nur das, was alle sehen dürfen.
privacy-wipe = Alles löschen …
privacy-wipe-head = Alles von { $server } löschen?
privacy-wipe-says =
    - **Offene Tische und laufende Partien** werden ohne Ergebnis geschlossen. Ihre Karten sagen, warum.
    - **Alle Partien, Verläufe und Ergebnisse** dieses Servers werden etwa zwei Minuten später gelöscht, und mit ihnen Statistik, Wertungszahlen und Bestenlisten.
    - **Was für den Server gewählt ist** und wer dort Ersatz ist, wird auch gelöscht.
    Das gilt für alle, die hier spielen, und lässt sich nicht rückgängig machen. Exportiere zuerst, wenn du etwas behalten willst.
privacy-wipe-name = Den Namen des Servers eingeben …
privacy-wipe-title = Alles von diesem Server löschen
privacy-wipe-label = Name des Servers
privacy-wipe-hint = Gib ein: { $server }
privacy-wipe-other = Das ist nicht der Name dieses Servers, also wird nichts gelöscht. Er heißt { $server }.
privacy-wiping = Was auf diesem Server läuft, ist geschlossen. Ab <t:{ $when }:t> wird alles gelöscht, was von ihm gespeichert ist.

# Limits.
privacy-busy = Du wartest schon auf { $most } Dinge, für die der Bot eine Weile braucht (Filme, Rückblicke, Dateien, Tipps). Frag noch einmal, wenn eines da ist; nichts ist verloren.
privacy-busy-here = Mehrere Leute auf diesem Server warten schon auf Filme, Rückblicke oder Dateien. Frag in einer Minute noch einmal; nichts ist verloren.
