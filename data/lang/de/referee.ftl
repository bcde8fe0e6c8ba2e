# Those who watch over matches: referees and moderators, what they do, and why something happened.

discord-command-referee = Für die Spielleitung: Zeit, Plätze, Zurücknehmen, Anhalten
discord-command-referee-person = Eine Person, die diesen einen Tisch leitet
play-official = { $number ->
       *[other] jemand aus der Spielleitung
    }
play-stopped = Die Spielleitung hat diese Partie angehalten: Niemand kann ziehen, bis sie weitergeht. Was du inzwischen in *Mein Zug* wählst, bleibt erhalten.
play-seat-barred = Die Spielleitung hat dich von diesem Platz genommen. Frag die Spielleitung, wenn du ihn zurückmöchtest.
play-why-referee = Von der Spielleitung ohne Ergebnis beendet; im Verlauf steht, von wem.
play-why-moderator = Von der Moderation dieses Servers geschlossen.
play-referee-played = Du hattest einen Platz an diesem Tisch und kennst eine Hand. Das muss jemand anders aus der Spielleitung tun.
play-referee-alone = Hier wird ein Platz für jemanden freigehalten, der weg ist, darum könnte niemand zustimmen. Das muss jemand anders aus der Spielleitung tun.
play-referee-plays = Wer an einem Tisch spielt oder gespielt hat, kann ihn nicht leiten.
play-referee-ask-them = Du spielst an diesem Tisch: Frag die anderen (*Mehr* → *Ohne Ergebnis beenden*).
play-referee-lesson = Eine Einführung hat keine Spielleitung.
play-referee-not-awaited = Gerade wartet niemand auf { FORM($who, as: "acc") }.
play-referee-offer-player = Niemand darf zwei Hände kennen: Wer hier jetzt oder früher einen anderen Platz hat, kann diesen nicht haben.
play-referee-no-points = In diesem Spiel kann niemand vor dem Ende sagen, wie es steht. Die Partie kann nur ohne Ergebnis enden.
play-referee-no-limit = Dieser Tisch hat kein Zeitlimit.
play-referee-time-enough = Das ist mehr Zeit, als ein Platz haben kann.
play-referee-no-entry = Zug { $seq } gibt es nicht, oder er zählt nicht mehr.
play-note-stopped = { WHO($by) ->
        [you] Du hältst
       *[other] { $by } (Spielleitung) hält
    } die Partie für eine Weile an.
play-note-resumed = { WHO($by) ->
        [you] Du lässt
       *[other] { $by } (Spielleitung) lässt
    } die Partie weitergehen.
play-note-extended = { WHO($by) ->
        [you] Du gibst
       *[other] { $by } (Spielleitung) gibt
    } { FORM($who, as: "dat") } { $hours ->
        [one] eine Stunde
        [24] einen Tag
        [72] drei Tage
        [168] sieben Tage
       *[other] { $hours } Stunden
    } mehr.
play-note-replaced-by-referee = { WHO($by) ->
        [you] Du nimmst
       *[other] { $by } (Spielleitung) nimmt
    } { FORM($who, as: "acc") } vom Tisch. Ein Bot spielt weiter: { $bot }.
play-note-offered = { WHO($by) ->
        [you] Du bietest
       *[other] { $by } (Spielleitung) bietet
    } { WHO($who) ->
        [you] deinen Platz
       *[other] den Platz von { $who }
    } jemand anderem an.
play-note-offer-gone = { WHO($by) ->
        [you] Du bietest
       *[other] { $by } (Spielleitung) bietet
    } { WHO($who) ->
        [you] deinen Platz
       *[other] den Platz von { $who }
    } niemandem mehr an.
play-note-acted = { WHO($who) ->
        [you] Du bist
       *[other] { $who } ist
    } gerade nicht da: { WHO($by) ->
        [you] Du lässt
       *[other] { $by } (Spielleitung) lässt
    } den Zug machen.
play-note-answered-for = { WHO($who) ->
        [you] Du bist
       *[other] { $who } ist
    } gerade nicht da: { WHO($by) ->
        [you] Du antwortest
       *[other] { $by } (Spielleitung) antwortet
    }.
play-note-rewound = { WHO($by) ->
        [you] Du gehst
       *[other] { $by } (Spielleitung) geht
    } zu Zug { $seq } zurück: { $count ->
        [one] ein Zug ist
       *[other] { $count } Züge sind
    } zurückgenommen.
play-note-rewound-known = Was dort Zufälliges oder Geheimes ans Licht kam, kennen jetzt alle, und bei denselben Zügen bringt der Zufall wieder dasselbe.
play-note-ended-by-referee = { WHO($by) ->
        [you] Du beendest
       *[other] { $by } (Spielleitung) beendet
    } die Partie ohne Ergebnis.
play-note-ended-by-moderator = { WHO($by) ->
        [you] Du schließt
       *[other] { $by } (Moderation) schließt
    } den Tisch.
play-note-ended-as-it-stands = { WHO($by) ->
        [you] Du beendest
       *[other] { $by } (Spielleitung) beendet
    } die Partie nach Punkten.
play-note-challenged = { WHO($who) ->
        [you] Du bittest
       *[other] { $who } bittet
    } die Spielleitung, sich Zug { $seq } anzusehen.
play-notice-named = Du leitest diesen Tisch jetzt. Was du dort tun kannst, steht unter *Mehr* → *Spielleitung*.
play-notice-extended = Die Spielleitung hat dir { $hours ->
        [one] eine Stunde
        [24] einen Tag
        [72] drei Tage
        [168] sieben Tage
       *[other] { $hours } Stunden
    } mehr für diese Partie gegeben.
play-notice-replaced-by-referee = Die Spielleitung hat dich vom Tisch genommen; ein Bot spielt weiter: { $bot }. Frag die Spielleitung, wenn du zurückmöchtest.
play-notice-replaced-by-person = Die Spielleitung hat deinen Platz jemand anderem gegeben, der weiterspielt.
# by name
play-notice-offered = Die Spielleitung bietet dir den Platz von { $who } in dieser Partie an.
play-notice-rewound = { $count ->
    [one] Die Spielleitung hat deinen Zug zurückgenommen.
   *[other] Die Spielleitung hat { $count } Züge zurückgenommen, auch deine.
}
play-notice-acted = Du warst nicht da, und die Spielleitung hat deinen Zug machen lassen.
play-notice-answered-for = Du warst nicht da, und die Spielleitung hat deinen Zug für dich gemacht und wusste dabei nur, was alle sehen.
play-notice-referee-ended = Die Spielleitung hat die Partie beendet.
play-notice-moderated = Die Moderation des Servers hat Partie { $match } geschlossen.
# by name
play-notice-deed-lapsed = { $who } hat weitergespielt, also ist deine Frage als Spielleitung hinfällig. Du kannst wieder fragen.
# by name
play-notice-deed-declined = { $who } stimmt dem nicht zu, was du als Spielleitung tun willst.
play-challenge-no-such = In dieser Partie gibt es keinen solchen Zug.
play-challenge-already = Jemand hat schon gefragt: Zu Zug { $seq } wurde die Spielleitung gerufen.
play-challenge-too-many = Du hast die Spielleitung zu { $most } Zügen dieser Partie gerufen. Besprich alles Weitere direkt mit ihr.
core-result-points = Punkte
core-result-stands = Die Spielleitung hat die Partie nach Punkten beendet, und so zeigt es das Bild: Wer die meisten Punkte hat, gewinnt.
referee-button = Spielleitung
referee-head = Spielleitung · { $game }, Partie { $match }
referee-hint = Was du tust, steht mit deinem Namen im Verlauf. Von keiner Hand siehst du mehr als alle anderen.
referee-admins-only = Das kann nur, wer die Berechtigung *Server verwalten* hat.
referee-moderators-only = Das kann nur, wer hier *Nachrichten verwalten* oder *Server verwalten* darf.
referee-only = Das kann nur die Spielleitung: wer die Rolle { $role } hat oder wer für diesen Tisch benannt ist.
referee-nobody = Das kann nur die Spielleitung, und dieser Tisch hat keine. Wer den Server verwaltet, gehört dazu und wählt in /setup eine Rolle für andere.
referee-elsewhere = Eine Rolle zählt nur auf ihrem Server: Tu das dort, nicht hier.
referee-role-gone = Die Rolle der Spielleitung wurde gelöscht. Wer den Server verwaltet, kann in /setup eine andere wählen.
referee-everybody = Diese Rolle haben alle, auch wer spielt. Wähle eine, die nur die Spielleitung hat.
referee-name = Leitung nur für diesen Tisch
referee-named = { $name } leitet ab jetzt diesen Tisch.
referee-named-nobody = Dieser Tisch hat keine benannte Leitung mehr.
referee-named-own = Wer an einem Tisch spielt, kann dessen Leitung nicht mehr wählen, wenn die Partie begonnen hat.
referee-named-bot = Das ist ein Bot. Wähle einen Menschen.
referee-language = Sprache dieses Tisches
referee-language-set = Sprache dieses Tisches: { $language }. Private Nachrichten bleiben in der Sprache derer, die sie lesen.
referee-foot = Leitung: { $name }
referee-own-table = ⚠️ Du spielst hier, also müssen alle anderen am Tisch dem zustimmen, was du als Spielleitung tust.
# by name
referee-asked = Die anderen wurden gefragt, weil du hier selbst spielst. Noch offen: { $who }. Eine Viertelstunde lang bleibt diese Anzeige aktuell.
# by name
referee-question = { $who } gehört zur Spielleitung und spielt hier. Gewünscht ist: { $wants }. Noch offen: { $missing }.
referee-stopped = **Angehalten** von { FORM($by, as: "dat") } (Spielleitung) <t:{ $when }:R>. Keine Uhr läuft, nichts bewegt sich.
referee-desk = Die Spielleitung hat die Partie für eine Weile angehalten.
referee-stop = Eine Weile anhalten
referee-resume = Weiter
referee-rewind = Zurücknehmen …
referee-end = Beenden …
referee-close = Als Moderation schließen
referee-close-ask = { $game }, Partie { $match }, endgültig schließen? Alle am Tisch lesen, dass es die Moderation war.
referee-close-yes = Den Tisch schließen
referee-closed = Der Tisch ist geschlossen. Alle am Tisch lesen, dass es die Moderation war.
referee-seat = Ein Platz: Zeit, Ersatz, Zug …
referee-seat-head = { WHO($who) ->
        [you] Dein Platz
       *[other] Der Platz von { $who }
    }
referee-extend-about = Zusätzliche Zeit kommt in die Reserve. War die Zeit schon um, gibt es außerdem wieder die Zeit für einen Zug.
referee-extend = { $hours ->
        [24] +1 Tag
        [72] +3 Tage
        [168] +7 Tage
       *[other] +{ $hours } h
    }
referee-act-about = Nicht da? *Stellvertretend antworten*: Was alle sehen, genügt dafür. Oder lass den Zug machen: nach den eigenen Aufträgen, sonst von einem vernünftigen Bot. Du siehst keine Hand.
# by name
referee-act-hidden = Nicht da? Was { $who } jetzt gefragt wird, hängt von etwas ab, das man nur auf diesem Platz sieht, also kann niemand stellvertretend antworten. Aber der Zug kann gemacht werden: nach den eigenen Aufträgen, sonst von einem vernünftigen Bot, der sieht, was man dort sieht. Du siehst keine Hand.
referee-answer = Stellvertretend antworten …
# by name
referee-answers = ⚖️ **Du antwortest für { $who }** (gerade nicht da). Du siehst, was alle sehen; der Verlauf nennt dich.
referee-move = { WHO($who) ->
        [you] Dein Zug
       *[other] Der Zug von { $who }
    }
referee-act = Den Zug machen lassen
referee-replace = Durch einen Bot ersetzen …
# by name
referee-replace-ask = { $who } verliert den Platz und kommt nur zurück, wenn die Spielleitung den Platz wieder anbietet. Jeder darf ihn dann vom Bot übernehmen.
referee-offer-about = Den Platz jemand anderem anbieten: Wer jetzt dort spielt, behält ihn, bis das Angebot angenommen wird.
referee-offer = Den Platz anbieten …
# by name
referee-offered = Die Spielleitung bietet { $name } den Platz von { $who } an.
referee-take = Den Platz übernehmen ({ $name })
referee-take-mine = Den angebotenen Platz übernehmen
referee-rewind-nothing = Es gibt keinen Zug, der sich zurücknehmen ließe.
referee-rewind-head = Alles ab dem gewählten Zug wird zurückgenommen. Würden Bots sofort weiterspielen, halte die Partie zuerst an.
referee-rewind-choose = Zurücknehmen ab …
referee-rewind-ask = Zug { $seq } und alle danach werden zurückgenommen ({ $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }):
referee-rewind-known = ⚠️ **Dabei kam etwas Zufälliges oder Geheimes ans Licht.** Alle kennen es jetzt, und bei denselben Zügen bringt der Zufall wieder dasselbe. Das wird im Verlauf stehen.
referee-rewind-yes = Alles zurücknehmen
referee-end-ask = Wie soll die Partie enden? *Ohne Ergebnis*: Sie zählt für niemanden. *Nach Punkten*: Wer jetzt die meisten Punkte hat, gewinnt, aber die Partie zählt für keine Wertung.
referee-end-plain = Ohne Ergebnis
referee-end-stands = Nach Punkten
referee-wants = { $kind ->
        [pause] die Partie eine Weile anhalten
        [resume] die Partie weitergehen lassen
        [extend] { $who } { $hours ->
            [one] eine Stunde
            [24] einen Tag
            [72] drei Tage
            [168] sieben Tage
           *[other] { $hours } Stunden
        } mehr geben
        [replace] für { $who } einen Bot weiterspielen lassen
        [offer] { $name } den Platz von { $who } anbieten
        [offer-gone] den Platz von { $who } niemandem mehr anbieten
        [act] den Zug von { $who } machen lassen (gerade nicht da)
        [answer] für { $who } antworten (gerade nicht da): { $answers }
        [rewind] Zug { $seq } und alle danach zurücknehmen
        [stands] die Partie nach Punkten beenden
       *[end] die Partie ohne Ergebnis beenden
    }
referee-done = Erledigt: { $wants }.
explain-button = Das erklären
explain-head = Warum? · { $game }, Partie { $match }, Zug { $seq }
explain-before = Was dazu führte
explain-undone = Das wurde später zurückgenommen und zählt nicht.
explain-host = Das ist eine Notiz von Caravel, kein Zug. Die Stellung bleibt, wie sie ist, außer wenn Züge zurückgenommen wurden.
explain-sealed = Hier kam etwas Zufälliges oder Geheimes ans Licht. Es folgte aus dem Startwert, dessen Prüfsumme am Anfang zu sehen war; am Ende kann es jeder prüfen (*Prüfen*).
explain-chapter = In den Regeln: { $chapters }.
explain-rules = Regeln: { $chapter }
explain-choose = Einen anderen Zug erklären
challenge-button = Das anfechten
challenge-ask = Die Spielleitung zu Zug { $seq } rufen? Sie wird hier einmal benachrichtigt, und im Verlauf steht, dass du gefragt hast.
challenge-other = Diesen oder einen anderen Zug erklären
challenge-yes = Spielleitung rufen
challenge-done = Die Spielleitung ist gerufen; das steht auch im Verlauf.
challenge-nobody = Niemand käme: Dieser Server hat keine Rolle für die Spielleitung und dieser Tisch keine Leitung. Die Moderation kann mit /referee jemanden wählen.
challenge-call = { $called } · { $text } ({ $game }, [zum Tisch]({ $link }))
challenge-look = Ansehen
