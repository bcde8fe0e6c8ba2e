# What the host of matches says: refusals, notices to one person, notes about who plays a seat.

play-bot-mate = Maat
play-bot-captain = Kapitän
play-bot-admiral = Admiral
play-bot-deckhand = Matrose
play-strength-deckhand = Leicht
play-strength-mate = Normal
play-strength-captain = Stark
play-strength-admiral = Sehr stark
play-manner-mate = Spielt vernünftig und sofort. Rechnet nicht voraus.
play-manner-captain = Rechnet voraus, etwa eine Drittelsekunde je Zug.
play-manner-admiral = Rechnet voraus, etwa zwei Sekunden je Zug. Am stärksten.
play-manner-deckhand = Spielt einen zufälligen erlaubten Zug.
play-styled = { $bot }: { $style }
play-styled-told = **{ $bot }**, { $style }: { $told }

play-opener = wer den Tisch eröffnet hat
play-somebody = jemand, der gegangen ist

play-stale = Am Tisch ist es weitergegangen, seit du dieses Fenster geöffnet hast. Es wurde nichts geändert.
play-no-such-match = Diesen Tisch gibt es nicht, oder er ist an einem Ort, den du nicht sehen kannst.
play-not-seated = Du hast keinen Platz an diesem Tisch.
play-not-invited = An diesen Tisch kommt man nur mit Einladung, und du bist nicht eingeladen.
play-full = Alle Plätze sind vergeben.
play-too-few-seats = Am Tisch sitzen schon { $seated } Personen: Weniger Plätze darf er nicht haben.
play-too-many-open = Du hast schon { $limit } offene Tische. Starte zuerst einen oder sag einen ab.
play-too-many-running = Es laufen schon { $limit } Partien, die du eröffnet hast. Beende zuerst eine.
play-too-many-channel = In diesem Kanal warten schon { $limit } Tische. Setz dich an einen davon, oder nimm einen anderen Kanal.
play-too-many-server = Dieser Server hat schon { $limit } Tische. Beendet zuerst einige oder sagt sie ab.
play-opener-only = Das kann nur, wer den Tisch eröffnet hat.
# by name
play-opener-only-named = Das kann nur { $who }: Wer den Tisch eröffnet hat, entscheidet das.
play-players-only = Das können nur die, die hier gespielt oder den Tisch eröffnet haben. Einen Platz übernehmen darf jeder.
play-no-such-seat = Diesen Platz gibt es nicht.
play-no-such-bot = Es gibt keinen Bot der Art { $kind }.
play-no-such-pace = Es gibt kein Zeitlimit namens { $pace }.
play-seats-open = Zum Start braucht es { $low } bis { $high } Personen; bisher am Tisch: { $seated }.
play-started = Die Partie hat begonnen.
play-not-started = Die Partie hat noch nicht begonnen.
play-over = Die Partie ist vorbei.
play-not-over = Die Partie ist noch nicht vorbei.
play-rematch-others = Um eine Revanche kann nur bitten, wer mitgespielt hat. Einen neuen Tisch eröffnen darf jeder.
play-rematch-season = An einem Saisontisch wird nur einmal gespielt. Mit `/play` eröffnest du einen anderen.
play-leave-running = Die Partie läuft. Um zu gehen, lass einen Bot auf deinem Platz spielen.
play-close-running = Andere spielen noch. Die Partie kann enden, wenn alle am Tisch zustimmen.
play-frozen = Diese Partie ist eingefroren. { $why }
play-no-rules = { $game } ist auf diesem Bot nicht installiert oder läuft gerade nicht. Den Verlauf dieser Partie kannst du noch lesen.
play-other-version = Diese Partie wurde nach anderen Regeln gespielt, als jetzt installiert sind. Ihren Verlauf kannst du noch lesen.
play-broken = In den Regeln dieses Spiels stimmt etwas nicht: Durch den Zug ginge etwas verloren oder wäre etwas doppelt da. Er wurde nicht gemacht, und nichts wurde geändert.
play-not-stored = Der Zug konnte nicht gespeichert werden, also wurde nichts geändert: { $reason }
play-lesson-none = Für dieses Spiel gibt es keine Einführung.
play-lesson-seat = Niemand sonst kann deine Einführung fortsetzen. Lass sie, wie sie ist: Sie wartet auf dich, und /learn bringt dich zurück.
play-lesson-name = { $number ->
        [1] Inês
        [2] Duarte
        [3] Leonor
        [4] Afonso
        [5] Beatriz
       *[6] Tomé
    }
play-why-lesson-done = Die Einführung ist abgeschlossen.
play-why-lesson-anew = Die Einführung wurde neu begonnen.
play-store-failed = Die Datenbank hat es abgelehnt. Versuch es gleich noch einmal.
play-store-damaged = Die Datenbank ist beschädigt. Der Betreiber des Bots muss nachsehen.
play-store-replaced = Jemand hat die Datenbank des Bots entfernt. Bis sie wieder da ist, wird nichts gespeichert; der Betreiber des Bots muss sich darum kümmern.
play-store-full = Die Platte ist voll. Der Betreiber des Bots muss Platz schaffen.
play-store-read-only = In die Datenbank darf nicht geschrieben werden. Der Betreiber des Bots muss nachsehen.
play-store-busy = Die Datenbank ist ausgelastet. Versuch es gleich noch einmal.
play-store-outdated = Die Datenbank hat eine andere Version. Der Betreiber des Bots muss nachsehen.
play-store-refused = Die Datenbank lässt den Bot nicht hinein. Der Betreiber des Bots muss nachsehen.
play-not-your-panel = Dieses Fenster gehört jemand anderem.
play-draft-gone = Es gibt keinen vollständigen Zug zu bestätigen. Öffne deinen Zug noch einmal.
play-nothing-asked = Der Zug ist vollständig. Bestätige ihn, oder geh zurück.
play-line-complete = Die Zeile ist vollständig.
play-no-order = Jetzt lässt sich kein Auftrag erteilen.
play-order-gone = Dieser Auftrag ist schon ausgeführt oder gilt nicht mehr.
play-nothing-to-undo = Du hast keinen Zug, der sich zurücknehmen ließe.
play-undo-time = Deine Zeit für diesen Zug ist um: Dein Zug gilt.
play-undo-kept = Mit diesem Zug kam etwas Zufälliges oder Geheimes ans Licht. Er lässt sich nicht zurücknehmen, solange { WHO($who) ->
        [they] { $who } Plätze für andere freihalten, die weg sind und sich nicht fragen lassen
       *[other] { $who } einen Platz für jemanden freihält, der weg ist und sich nicht fragen lässt
    }.
play-proposal-stands = An diesem Tisch ist schon eine andere Frage offen. Sie muss zuerst beantwortet werden.
# by name
play-substitute-present = Das ist der Platz von { $who }. Einen Bot darfst du dort erst spielen lassen, wenn die Zeit um ist: nach dem Zeitlimit des Tisches oder, wenn es keines gibt, nach drei Tagen.
play-bot-already = Auf diesem Platz spielt schon ein Bot.
play-seated-already = Du hast schon einen Platz an diesem Tisch.
play-seat-taken = Auf diesem Platz spielt kein Bot mehr.
# by name
play-seat-other = Du hast früher auf dem Platz von { $who } gespielt. Auf diesen darfst du zurück, aber auf keinen anderen: Niemand darf zwei Hände kennen.
# by name
play-seat-ask = Dieser Platz ist nicht für alle frei. Zuerst zu fragen: { $who }.
play-wish-refused = Du hast um diesen Platz gebeten, aber das wurde abgelehnt.
play-wishes-stand = Andere haben um einen Platz an diesem Tisch gebeten. Warte, bis sie eine Antwort haben.
play-note-left = { WHO($who) ->
        [you] Du bist gegangen
       *[other] { $who } ist gegangen
    }. Ein Bot spielt weiter: { $bot }.
play-note-replaced = { WHO($who) ->
        [you] Deine Zeit
       *[other] Die Zeit von { $who }
    } ist um, und { WHO($by) ->
        [you] du lässt
       *[other] { $by } lässt
    } einen Bot weiterspielen: { $bot }.
play-note-back = { WHO($who) ->
        [you] Du bist zurück und spielst
       *[other] { $who } ist zurück und spielt
    } weiter.
play-note-taken = { WHO($who) ->
        [you] Du spielst
       *[other] { $who } spielt
    } anstelle eines Bots weiter.
play-note-taken-offered = { WHO($who) ->
        [you] Du übernimmst den Platz, den die Spielleitung angeboten hat, und spielst
       *[other] { $who } übernimmt den Platz, den die Spielleitung angeboten hat, und spielt
    } weiter.
# In older logs:
play-note-bot = Auf Platz { $seat } spielt ab jetzt ein Bot: { $bot }.
play-note-human = { WHO($who) ->
        [you] Du spielst
       *[other] { $who } spielt
    } ab jetzt auf Platz { $seat }.
play-note-undo = { WHO($who) ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } einen Zug zurück: „{ $move }“{ $more ->
        [0] {""}
        [one] {" "}Auch der Zug danach wird zurückgenommen.
       *[other] {" "}Auch die { $more } Züge danach werden zurückgenommen.
    }
play-note-undo-unseen = { WHO($who) ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } einen Zug zurück{ $more ->
        [0] .
        [one] ; auch der Zug danach wird zurückgenommen.
       *[other] ; auch die { $more } Züge danach werden zurückgenommen.
    }
play-note-undo-agreed = { FORM($who, as: "nom", cap: "yes") } { WHO($who) ->
        [you] stimmst
        [you-all] stimmt
        [they] stimmen
       *[other] stimmt
    } zu.
play-why-channel-gone = Geschlossen: Der Kanal wurde gelöscht, bevor die Partie begann.
play-why-closed = Dieser Tisch wurde von der Person abgesagt, die ihn eröffnet hat.
play-why-empty = Dieser Tisch wurde abgesagt, weil niemand mehr daran saß.
play-why-deserted = Ohne Ergebnis beendet von jemandem, der mitgespielt hatte: Es waren nur noch Bots da.
play-why-abandoned = Ohne Ergebnis beendet: Alle am Tisch haben zugestimmt.
play-why-differs = Die Wiedergabe weicht bei Zug { $seq } vom Verlauf ab.
play-why-differs-note = Die Wiedergabe weicht bei Zug { $seq } vom Verlauf ab: Die Notiz „{ $note }“ lautet anders oder fehlt.
play-why-failed = Die Wiedergabe ist fehlgeschlagen.
play-why-damaged = Die gespeicherten Daten dieser Partie sind beschädigt.
play-note-damaged = Was hier geschah, lässt sich nicht mehr lesen.
play-why-version = Die Partie begann mit Version { $old } der Regeln; installiert ist { $new }.
play-why-broken = { $game } ist ausgefallen. Der Betreiber des Bots findet den Grund im Protokoll; die Partie geht weiter, wenn das behoben ist.
play-why-out = { $game } läuft auf diesem Bot gerade nicht. Der Betreiber findet den Grund im Protokoll; die Partie geht weiter, wenn das behoben ist.
play-why-game = Das Spiel { $game } ist nicht installiert.

play-notice-order-done = Dein Auftrag ist erledigt. { $order }
play-notice-order-lapsed = Dein Auftrag passt nicht mehr und gilt nicht länger. { $order }
play-notice-order-undone = Du hast deinen Zug zurückgenommen, also ist auch dein Auftrag zurückgezogen. { $order }
play-notice-reminder = Du bist noch am Zug. Du hast Zeit bis <t:{ $when }:f>.
play-notice-reminder-bank = Du bist noch am Zug, bis <t:{ $limit }:f>; mit deiner Reserve bis <t:{ $when }:f>.
play-notice-bank = Deine Reserve läuft. Du hast Zeit bis <t:{ $when }:f>.
play-notice-last-call = Der Tisch wartet noch auf dich. Du hast Zeit bis <t:{ $when }:f>.
play-notice-late = Deine Zeit ist um. Andere am Tisch dürfen einen Bot für dich spielen lassen; bis dahin kannst du noch ziehen.
play-notice-still = Der Tisch wartet noch auf dich.
play-notice-somebody-late = { WHO($who) ->
        [you] Deine Zeit
       *[other] Die Zeit von { $who }
    } ist um. Jeder am Tisch darf auf diesem Platz einen Bot spielen lassen; sonst kommt am <t:{ $when }:f> einer.
play-notice-silent = Der Tisch hat drei Tage auf dich gewartet. Andere am Tisch dürfen einen Bot für dich spielen lassen; bis dahin kannst du noch ziehen.
# by name
play-notice-somebody-silent = Der Tisch hat drei Tage auf { $who } gewartet. Jeder am Tisch darf auf diesem Platz einen Bot spielen lassen; sonst kommt am <t:{ $when }:f> einer.
# by name
play-notice-replaced = Deine Zeit war um, und { $who } lässt auf deinem Platz einen Bot weiterspielen: { $bot }. Der Platz gehört weiter dir: Komm zurück, wann du willst.
play-notice-paused = An diesem Tisch sind nur noch Bots, also wartet er. Komm auf deinen Platz zurück, lass die Bots weiterspielen, oder beende die Partie.
play-notice-deserted-end = An diesem Tisch waren nur noch Bots, und jemand, der mitgespielt hatte, hat die Partie beendet.
# by name
play-notice-ended = { $who } hat die Partie ohne Ergebnis beendet; sonst spielten dort nur noch Bots.
# by name
play-notice-seat-gone = { $who } spielt jetzt auf dem Platz, den du verlassen hast. Dieser Platz wird nicht mehr für dich freigehalten.
# by name
play-notice-seat-given = { $who } stimmt zu: Der Platz gehört dir.
# by name
play-notice-seat-refused = { $who } ist dagegen, dass du diesen Platz übernimmst.
# by name
play-notice-seat-elsewhere = { $who } spielt jetzt auf dem Platz, um den du gebeten hast.
play-notice-seat-free = Jeder darf jetzt den Platz eines Bots an diesem Tisch übernehmen, auch du.
play-notice-frozen = Die Partie wurde eingefroren, niemand kann ziehen. { $why }
play-notice-thawed = Die Partie geht weiter: Ihre Wiedergabe stimmt wieder.
# by name
play-notice-undo-lapsed = { $who } hat gezogen, also ist deine Frage, ob du deinen Zug zurücknehmen darfst, hinfällig. Du kannst wieder fragen.
# by name
play-notice-abandon-lapsed = { $who } hat gezogen, also ist deine Frage, ob die Partie enden soll, hinfällig. Du kannst wieder fragen.
# by name
play-notice-undo-declined = { $who } ist dagegen, den Zug zurückzunehmen. Die Partie geht weiter.
# by name
play-notice-abandon-declined = { $who } ist dagegen, die Partie zu beenden. Sie geht weiter.
play-no-such-absence = Es gibt keine Regel namens { $absence } für Abwesende.
play-seat-kept = Auf deinem Platz spielt inzwischen ein Bot. *Mein Zug* bringt dich mit einem Klick zurück.
# by name
play-vote-stands = Der Tisch stimmt ab, was aus dem Platz von { $who } wird: Die Knöpfe dafür sind auf der Tischkarte.
play-vote-own = Die anderen stimmen über deinen Platz ab. Mach deinen Zug, und die Abstimmung ist vorbei.
play-why-voted = Die anderen haben die Partie beendet, weil jemand nicht mehr da war.
play-note-absent = { WHO($who) ->
        [you] Du warst
       *[other] { $who } war
    } nicht rechtzeitig da: Die neutrale Antwort des Spiels wird gespielt.
play-note-small = { WHO($who) ->
        [you] Du warst
       *[other] { $who } war
    } nicht da: Die Vertretung beantwortet eine kleine Frage.
play-note-deputy = { WHO($who) ->
        [you] Du warst
       *[other] { $who } war
    } nicht da: Die Vertretung antwortet.
play-note-closing = Tag { $day }: Die Zeit dieser Partie ist um. { $bot } spielt für { FORM($who, as: "acc") } bis zum Ende.
play-note-found-next = { WHO($who) ->
        [you] Du übernimmst
       *[other] { $who } übernimmt
    } den Platz von jemandem, der den ersten Zug verpasst hat.
play-notice-found = Für dich wurde ein Tisch gefunden, und die Partie hat begonnen.
play-notice-found-lost = Du hast deinen ersten Zug verpasst, also hat jemand anders deinen Platz.
play-note-closing-slot = Die Zeit dieses Tisches ist um. { $bot } spielt für { FORM($who, as: "acc") } bis zum Ende.
play-note-not-come = { WHO($who) ->
        [you] Du hast
       *[other] { $who } hat
    } den ersten Zug verpasst: { $bot } spielt, und jeder darf den Platz übernehmen.
play-notice-not-come = Du hast deinen ersten Zug verpasst, also spielt { $bot }, und jeder darf deinen Platz übernehmen. Bis dahin kommst du mit einem Klick zurück.
play-ends-by-a-day = Diese Partie gehört zu einer Saison und wird zu Ende gespielt. Kannst du nicht weiter, verlass deinen Platz: Jemand anders spielt dort weiter.
play-note-caretaker = { WHO($who) ->
        [you] Du warst
       *[other] { $who } war
    } nicht rechtzeitig da: { $bot } übernimmt.
play-note-voted = { WHO($who) ->
        [you] Du warst
       *[other] { $who } war
    } nicht rechtzeitig da, und die anderen haben entschieden: { $bot } spielt weiter.
play-notice-answered = Deine Zeit war um, also wurde die neutrale Antwort des Spiels für dich gespielt. { $left ->
        [1] Passiert das noch einmal in Folge, spielt ein Bot für dich, bis du zurück bist.
       *[other] Passiert das noch { $left }-mal in Folge, spielt ein Bot für dich, bis du zurück bist.
    }
play-notice-deputy = Für dich wurden Züge gespielt.
play-notice-caretaker = Deine Zeit war um, also spielt { $bot } für dich. Dein nächster Klick am Tisch bringt dich zurück. Der Platz wird bis <t:{ $when }:f> für dich freigehalten; danach darf ihn jemand anders übernehmen.
play-notice-vote = Deine Zeit ist um. Die anderen entscheiden, was aus deinem Platz wird; du kannst noch ziehen, und das beendet die Abstimmung.
play-notice-voted-wait = Deine Zeit war um, und die anderen haben entschieden zu warten: Deine Bedenkzeit beginnt von vorn.
play-notice-voted-end = Die anderen haben entschieden, die Partie zu beenden, weil jemand nicht mehr da war.
play-no-such-game = Es gibt kein solches Spiel.
# by name
play-notice-bench = In einer laufenden Partie ist ein Platz frei: { $who } spielt jetzt dort. Du bist Ersatz auf diesem Server; wer den Platz zuerst übernimmt, spielt weiter.
