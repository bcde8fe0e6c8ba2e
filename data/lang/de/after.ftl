# After a match: its story, its film, the check of its chances, statistics and ratings.

# The picture of the story, and its words.
story-won = { $count ->
    [0] Niemand hat gewonnen
    [one] { WHO($who) ->
        [you] Du hast
       *[other] { $who } hat
    } gewonnen
   *[other] { WHO($who) ->
        [you-all] { FORM($who, as: "nom", cap: "yes") } habt
       *[other] { $who } haben
    } gemeinsam gewonnen
  }
story-undecided = Kein Wendepunkt
story-lead-short = Endgültig vorn ab Zug { $seq }
story-gain-short = Zug { $seq }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    } mehr geholt als die anderen
story-head = Die Geschichte von { $game } · Partie { $match }
story-none = Dieses Spiel nennt keinen Punktestand, daher lässt sich keine Geschichte zeichnen. Die Wiedergabe zeigt jeden Zug.
story-end = { $count ->
    [0] Niemand hat gewonnen.
    [one] { WHO($who) ->
        [you] Du hast
       *[other] { $who } hat
    } gewonnen.
   *[other] { WHO($who) ->
        [you-all] { FORM($who, as: "nom", cap: "yes") } habt
       *[other] { $who } haben
    } gemeinsam gewonnen.
  }
story-lead = Ab { $part } { WHO($who) ->
        [you] lagst du
       *[other] lag { $who }
    } endgültig vorn.
story-lead-shared = Ab { $part } lag niemand mehr vor { FORM($who, as: "dat") }.
story-lead-from = Ab { $part } { WHO($who) ->
        [you] lagst du
       *[other] lag { $who }
    } endgültig vorn; bis dahin { WHO($before) ->
        [you] führtest du
       *[other] führte { $before }
    }.
story-gain = { $part } brachte die Entscheidung: { WHO($who) ->
        [you] Du holtest
       *[other] { $who } holte
    } { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } mehr als die anderen.
story-changes = { $count ->
    [0] Die Führung wechselte nie.
    [one] Die Führung wechselte einmal.
   *[other] Die Führung wechselte { $count }-mal.
}
story-standing = Am Ende von { $part }: { $points }.
story-points = { $points } { FORM($who, as: "nom") }

# The check of a match that is over.
discord-name-verify = Prüfen
verify-head = { $game }: Austeilen geprüft
verify-agrees = { $entries ->
        [one] Der eine Zug
       *[other] Alle { $entries } Züge
    } und { $chances ->
        [one] die eine Ziehung
       *[other] { $chances } Ziehungen
    } stimmen mit dem Startwert überein.
verify-guest = Geprüft nach den Regeln des Pakets { $package } { $version } (SHA-256 seiner Dateien: { $sha256 }).
verify-not-over = Diese Partie hat kein Ergebnis: Sie wurde vorzeitig beendet.
verify-posted = Die angegebene Prüfsumme gehört zu diesem Startwert: Was ausgeteilt wurde, stand vor dem ersten Zug fest.
verify-other = Die angegebene Prüfsumme gehört zu einem anderen Startwert. Kopiere sie so, wie die Tischkarte sie während der Partie zeigte.
verify-short = Gib mindestens { $least } Zeichen der Prüfsumme an.
verify-differs = Diese Partie folgt nicht aus ihrem Startwert: Zug { $seq } geht anders aus, als es im Verlauf steht. Ab da ist nichts mehr sicher; die Züge davor stimmen.
verify-seed = Startwert { $seed } · seine Prüfsumme { $hash } · Seite { $page } von { $pages }. Den Anfang der Prüfsumme zeigte die Karte vom ersten Zug an.
verify-number = Ziehung { $number }: { $outcome } von { $bound }
verify-order = Ziehung { $number }: { $bound } gemischt, Reihenfolge jetzt { $order }
verify-before = ‹ Frühere Ziehungen
verify-after = Spätere Ziehungen ›

# The film of a match.
discord-name-story = Geschichte
discord-name-film = Film
film-making = Der Film wird erstellt; das dauert etwa { $seconds } Sekunden. Er erscheint unten, und nur du siehst ihn.
film-shown = Der Film ist unten zu sehen.
film-head = ### Der Film von { $game } · Partie { $match }
film-share = Im Kanal zeigen
# by name
film-shared = { $who } zeigt den Film von { $game } · Partie { $match }
film-share-there = Zeigen können das nur Leute, die mitgespielt haben, und nur im Kanal des Tisches.
film-busy = Es entstehen schon mehrere Filme. Versuch es in einer Minute noch einmal.
film-none = Der Film ließ sich nicht erstellen. Die Wiedergabe zeigt jeden Zug.
film-alt = { $count } Bilder der Partie der Reihe nach: { $first } – { $last }. Wiedergabe und Verlauf erzählen dasselbe in Worten.

# Statistics, ratings and leaderboards.
discord-command-stats = Deine Ergebnisse oder die von anderen, Wertungszahlen, Bestenliste
discord-command-stats-person = Wer (leer: du)
# by name
stats-head = Statistik von { $who } auf diesem Server
# by name
stats-head-everywhere = Statistik von { $who }, alle Server zusammen
stats-none = Noch keine beendete Partie.
stats-none-of = Noch keine beendete Partie { $game }.
stats-none-with-others = noch keine Partie mit anderen
stats-played = { $played ->
    [one] 1 Partie mit anderen
   *[other] { $played } Partien mit anderen
    }, { $won } gewonnen
stats-place = im Schnitt Platz { $place } von { $seats }
stats-points = im Schnitt { $points } Punkte
stats-pace = { $time } für einen Zug (Median)
stats-rating = Wertungszahl **{ $rating }** nach { $matches ->
    [one] 1 gewerteten Partie
   *[other] { $matches } gewerteten Partien
    }
# by name
stats-rival = { $met ->
        [one] Einmal
       *[other] { $met }-mal
    } gegen { $who } gespielt: { $ahead }-mal davor, { $behind }-mal dahinter
stats-alone = nur gegen Bots: { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
    }, { $won } gewonnen
stats-helped = { $count ->
    [one] einmal
   *[other] { $count }-mal
    } einen Platz übernommen
stats-left = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
    } verlassen
stats-ended = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
    } ohne Ergebnis beendet
stats-seen = Alle auf diesem Server können das mit /stats sehen. Du kannst es verbergen.
stats-seen-by-nobody = Nur du siehst das: Deine Statistik ist verborgen.
stats-hidden = Diese Statistik ist verborgen.
stats-elsewhere = Die Statistik anderer siehst du auf dem Server, auf dem du mit ihnen spielst.
stats-leave-ratings = Keine Wertung für mich
stats-hide-me = Meine Statistik verbergen
stats-show-me = Meine Statistik zeigen
stats-to-board = Die Besten hier
stats-mine = Meine Statistik
stats-rated-on = Deine Partien an gewerteten Tischen zählen ab jetzt. Die ersten { $free } Partien eines Spiels zählen bei niemandem.
stats-ask = **Dieser Tisch ist gewertet.** Willst du eine Wertungszahl? Das ist eine Zahl für jedes Spiel auf diesem Server, die andere sehen können. Deine ersten { $free } Partien eines Spiels zählen nie.
stats-play-rated = Gewertet spielen
stats-play-unrated = Ohne Wertung spielen
stats-plays-rated = Du spielst ab jetzt gewertet. Mit `/stats` stellst du das wieder ab.
stats-plays-unrated = Du spielst ohne Wertung. Mit `/stats` änderst du das.
stats-rated-runs = Deine gewertete Partie { $match } ({ $game }) läuft noch. Ändere das, wenn sie vorbei ist: Mitten in einer Partie geht es nicht.
stats-steps = Wertungszahlen:
# by name
stats-step = { $who } { $before } → **{ $after }** ({ $change }, { $matches } gewertet)
stats-unsure = „?“ heißt: noch unsicher, weniger als { $least } gewertete Partien
stats-not-rated-bot = Nicht gewertet, weil ein Bot einen eigenen Platz hatte.
stats-not-rated-people = Nicht gewertet: Nötig sind zwei Leute, die gewertet spielen und hier vorher { $free } Partien dieses Spiels beendet haben.
stats-not-on-hidden = **Du** stehst nicht auf der Liste: Deine Statistik ist verborgen.
stats-not-on-unrated = **Du** stehst nicht auf der Liste: Deine Partien sind nicht gewertet. Die ersten { $free } Partien eines Spiels zählen bei niemandem.
stats-not-on-free = **Du** spielst gewertet. { $count ->
    [one] Noch eine Partie dieses Spiels hier, und die nächste kann zählen.
   *[other] Deine ersten { $count } Partien dieses Spiels hier zählen nicht, erst die nächste kann zählen.
    }
stats-not-on-new = **Du** spielst gewertet, hast hier aber noch keine gewertete Partie dieses Spiels. Nach { $least } stehst du auf der Liste.
stats-not-on-few = **Du**: **{ $rating }** nach { $matches ->
    [one] 1 gewerteten Partie
   *[other] { $matches } gewerteten Partien
    }. { $count ->
    [one] Noch eine, und du stehst auf der Liste.
   *[other] Noch { $count }, und du stehst auf der Liste.
    }
stats-not-on-lately = **Du**: **{ $rating }**. Deine letzte gewertete Partie ist über 120 Tage her: Die nächste bringt dich zurück.
stats-rated-off = Du hast keine Wertungszahl, deine Partien zählen für keine, und andere sehen keine von dir.
stats-hidden-on = Deine Statistik ist verborgen: Nur du siehst sie, und du stehst auf keiner Bestenliste.
stats-hidden-off = Leute auf einem Server, auf dem du spielst, können deine Statistik dort sehen.
stats-board = { $game }: die Bestenliste dieses Servers
stats-board-hint = Auf der Liste steht, wer mindestens { $least } gewertete Partien hat, die letzte vor höchstens 120 Tagen. Gewertet wird, wenn der Tisch so eröffnet wurde und nur Menschen daran sitzen; die ersten { $free } Partien zählen nicht. Alle beginnen mit 1500.
stats-nobody = Noch steht niemand auf der Liste. Mach du den Anfang.
stats-other-game = Ein anderes Spiel
# by name
stats-ranked = **{ $place }.** { $who } – **{ $rating }** · { $played } gespielt, { $won } gewonnen
stats-rated-table = { $bots ->
    [0] Hier gewertet
   *[other] Hier gewertet, außer wenn ein Bot auf einem Platz sitzt
    }
stats-rated-label = Gewertet
stats-rated-yes = ja, für alle, die gewertet spielen

# The story in sentences, and the poster.
tale-strengths = { FORM($each, as: "nom", cap: "yes") }.
tale-strength = { WHO($who) ->
        [you] du holst
       *[other] { $who } holt
    } { $points } Punkte für { $what }
tale-met = { FORM($who, as: "nom", cap: "yes") } { WHO($who) ->
        [you-all] spielt
       *[other] spielen
    } { $count } Züge miteinander.
tale-first = { $part }: { WHO($who) ->
        [you] Du führst
       *[other] { $who } führt
    } zuerst, { $points } zu { $theirs }.
tale-first-none = { FORM($who, as: "nom", cap: "yes") } { WHO($who) ->
        [you-all] liegt
       *[other] liegen
    } lange gleichauf: Die Führung wechselt { $count ->
    [0] kein einziges Mal
    [one] einmal
   *[other] { $count }-mal
    }.
tale-stand = { $part }: { FORM($who, as: "nom", cap: "yes") } { WHO($who) ->
        [you] stehst
        [you-all] steht
        [they] stehen
       *[other] steht
    } bei { $points }.
tale-turn-gain = { $part }: { WHO($who) ->
        [you] Du holst
       *[other] { $who } holt
    } { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } mehr als die anderen, der größte Sprung der Partie.
tale-turn-lead = { $part }: { WHO($who) ->
        [you] Du übernimmst
       *[other] { $who } übernimmt
    } endgültig die Führung.
tale-turn-from = { $part }: { WHO($who) ->
        [you] Du nimmst { $before }
       *[other] { $who } nimmt { FORM($before, as: "dat") }
    } endgültig die Führung ab.
tale-blow = { $part }: { $headline }. { $line }.
tale-score = { $points } ({ FORM($who, as: "nom") })
tale-end = { FORM($who, as: "nom", cap: "yes") } { WHO($who) ->
        [you] gewinnst
        [you-all] gewinnt
        [they] gewinnen
       *[other] gewinnt
    } mit { $points } zu { $others }.
tale-end-all = { FORM($who, as: "nom", cap: "yes") } { WHO($who) ->
        [you] gewinnst
        [you-all] gewinnt
        [they] gewinnen
       *[other] gewinnt
    } mit { $points }.
tale-end-none = Niemand hat gewonnen: { $others }.
# by name
poster-played = { $game } · { $who }
poster-foot = Partie { $number }
# by name
tale-shared = { $who } zeigt die Geschichte von { $game } · Partie { $match }.
tale-shown = Du findest es weiter unten.
