# One's desk: all one's tables, and one's own notes at each.

discord-command-desk = Alle deine Tische, zuerst die, die auf dich warten; auch in Direktnachrichten
desk-head = Dein Schreibtisch
desk-none = Du sitzt an keinem Tisch und folgst keinem. Mit `/play` eröffnest du einen, oder drück **Mitspielen** auf einer Tischkarte.
desk-moved = Geschichte, Film, Rückblick, Verlauf und Plan findest du jetzt unter **/match**. Züge und Ersatz: **/settings**.
desk-count = { $awaited ->
        [0] { $early ->
            [0] Nichts wartet auf dich.
            [one] Nichts wartet auf dich; an einem Tisch kannst du schon antworten.
           *[other] Nichts wartet auf dich; an { $early } Tischen kannst du schon antworten.
        }
        [one] Ein Tisch wartet auf dich.
       *[other] { $awaited } Tische warten auf dich.
    } { $all ->
        [0] Du sitzt an keinem Tisch.
        [one] Insgesamt hast du einen Tisch.
       *[other] Insgesamt hast du { $all } Tische.
    }
desk-section-early = Du kannst schon antworten
desk-section-waiting = Andere sind am Zug
desk-section-lesson = Einführungen
desk-section-over = Kürzlich beendet
desk-section-followed = Du folgst
desk-line = [{ $game } · Partie { $match }]({ $link })
desk-due-others = · sie haben Zeit bis <t:{ $when }:f>
desk-late = ⏳ deine Zeit ist um
desk-open = Noch nicht begonnen: { $seated } am Tisch, gedacht für { $players }
desk-kept = Deine Vertretung spielt
desk-frozen = Diese Partie ist eingefroren, bis der Betreiber des Bots nachgesehen hat
desk-lesson = Du bist bei Schritt { $step }
desk-over = Ohne Ergebnis beendet
desk-back = Zurück: { $game }
desk-before = ‹ Dringenderes
desk-after = Mehr ({ $page } von { $pages }) ›
desk-next = { $count ->
        [one] Weiter: { $game } · { $match }
       *[other] Weiter, { $count } warten: { $game } · { $match }
    }
desk-memo = 📝 { $text }
desk-memo-button = Meine Notizen
desk-memo-choose = Eine Notiz schreiben zu …
desk-memo-label = Deine Notizen
desk-memo-hint = Nur du siehst sie. Zum Löschen leer lassen.
desk-memo-kept = 📝 Gespeichert. Nur du siehst die Notiz, hier und auf deinem Schreibtisch.
desk-memo-gone = 📝 Deine Notiz ist gelöscht.
play-memo-long = Das ist zu lang: Eine Notiz hat höchstens { $most } Zeichen. Die alte Notiz ist noch da.
