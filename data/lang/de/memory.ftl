# Looking back: what happened while somebody was away, the log, the replay, records that were brought here.

since-head = Während du weg warst
since-count = { $count ->
        [one] Seit deinem letzten Zug ist eine Sache passiert.
       *[other] Seit deinem letzten Zug sind { $count } Dinge passiert.
    }
since-count-all = { $count ->
        [one] Seit Beginn der Partie ist eine Sache passiert.
       *[other] Seit Beginn der Partie sind { $count } Dinge passiert.
    }
since-begun = { $count ->
        [one] Seitdem begonnen: { $first }.
       *[other] Seitdem begonnen: { $first } bis { $last }.
    }
# by name
since-rival = { $who } ({ $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }):
since-to-you = Was dich betrifft
since-more = { $count ->
        [one] und eine weitere Sache im Verlauf
       *[other] und { $count } weitere im Verlauf
    }
since-for-you = Für dich gespielt ({ $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }):
since-nothing = Seit deinem letzten Zug ist nichts geschehen.
since-read-all = Alles lesen
since-left = Als du gegangen bist
since-changed = Am meisten verändert
since-now = Jetzt
since-entry = nach Zug { $seq }

log-head-from = Verlauf von { $game }, ab Zug { $seq }
log-everybody = Alle
log-mine = Meine
log-typed = Als getippte Züge
log-whose = Wessen Züge?
log-nothing-of = { FORM($who, as: "nom", cap: "yes") } { WHO($who) ->
        [you] hast
       *[other] hat
    } noch nichts getan, und nichts betrifft diesen Platz.

replay-phase = Abschnitt …
replay-number = Zug …
replay-number-title = Zu einem Zug des Verlaufs
replay-number-wrong = „{ $typed }“ ist kein Zug dieser Partie. Möglich: 0 bis { $last }.
replay-in-log = Im Verlauf
replay-taken-back = Dieser Zug wurde mit Zug { $by } zurückgenommen. Das Bild zeigt den Tisch, wie er damals war.
replay-left-out = { $count ->
        [one] Zug { $first } wurde zurückgenommen und fehlt hier; unter seiner Nummer findest du ihn.
       *[other] Die Züge { $first } bis { $last } wurden zurückgenommen und fehlen hier; unter ihren Nummern findest du sie.
    }

file-title-import = Eine Aufzeichnung hochladen
file-title-verify = Eine Aufzeichnung prüfen
file-title-review = Rückblick auf eine Aufzeichnung
file-label = Aufzeichnung
file-hint = Eine .json-Datei aus /match show:Datei, von einem beliebigen Server
file-hash = Prüfsumme
file-choose = Eine Datei wählen
file-none = Mit dem Formular kam keine Datei.
file-gone = Discord gibt diese Datei nicht mehr heraus. Schick sie noch einmal.

record-seat = Platz { $number }
record-unfinished = Die Aufzeichnung endet, bevor die Partie zu Ende ist.
record-brought = **{ $game }** ist jetzt hier als Partie { $match }: { $entries ->
        [one] 1 Zug
       *[other] { $entries } Züge
    }, alle geprüft. Man kann sie ansehen, aber nicht spielen; wer diesen Kanal sieht, findet sie unter ihrer Nummer.
record-remove = Entfernen
record-removed = Entfernt: Partie { $match } ist nicht mehr hier.
record-not-yours = Nur wer eine Aufzeichnung hochgeladen hat, kann sie entfernen.
record-too-big = Diese Datei ist zu groß für eine Aufzeichnung: höchstens { $most } MB. Es wurde nichts gespeichert.
record-too-long = Diese Aufzeichnung ist länger, als eine Partie sein kann: höchstens { $most } Züge üblicher Länge. Es wurde nichts gespeichert.
record-checking = Die Aufzeichnung wird nachgespielt, um sie zu prüfen; Aufzeichnungen anderer Server werden der Reihe nach geprüft.
record-too-slow = Diese Aufzeichnung zu prüfen dauert zu lange. Es wurde nichts gespeichert.
record-format = Diese Aufzeichnung hat ein anderes Format; hier gilt Format { $format }. Exportiere die Partie mit der aktuellen Version noch einmal. Es wurde nichts gespeichert.
record-version = Diese Aufzeichnung ist von Version { $found } der Regeln; hier gilt Version { $here }, in der dieselben Züge etwas anderes bedeuten können. Es wurde nichts gespeichert.
record-running = Diese Aufzeichnung ist von einer Partie, die damals noch lief. Ohne Startwert kann sie niemand prüfen: Exportiere sie nach dem Ende noch einmal. Es wurde nichts gespeichert.
play-too-many-brought = Du hast { $limit } Aufzeichnungen hochgeladen. Entferne zuerst eine: Den Knopf dazu findest du bei /desk und bei der Antwort auf /match file:.
