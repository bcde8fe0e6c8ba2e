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
story-gain-short = Zug { $seq } brachte { $points } gegenüber den anderen
story-head = Die Geschichte von { $game } · Partie { $match }
story-none = Dieses Spiel nennt die Punkte einer Stellung nicht, also gibt es keine Geschichte zu zeichnen. Die Wiedergabe zeigt jeden Zug.
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
story-gain = { $part } entschied am meisten: { WHO($who) ->
        [you] Du gewannst
       *[other] { $who } gewann
    } { $points } auf die anderen.
story-changes = { $count ->
    [0] Die Führung wechselte nie.
    [one] Die Führung wechselte einmal.
   *[other] Die Führung wechselte { $count }-mal.
}
story-standing = Am Ende von { $part }: { $points }.
story-points = { $points } { FORM($who, as: "nom") }

# The check of a match that is over.
discord-name-verify = Prüfen
verify-head = { $game }: das Austeilen, geprüft
verify-agrees = { $entries ->
    [one] Der eine Zug
   *[other] Alle { $entries } Züge
    } und { $chances ->
    [one] der eine Zufall
   *[other] { $chances } Zufälle
    } sind so, wie der Startwert sagt.
verify-guest = Geprüft nach den Regeln des Pakets { $package } { $version } (SHA-256 seiner Dateien { $sha256 }).
verify-not-over = Diese Partie hat kein Ergebnis: Sie wurde vorzeitig beendet.
verify-posted = Die Prüfsumme, die du angegeben hast, ist die dieses Startwerts: Was ausgeteilt wurde, stand vor dem ersten Zug fest.
verify-other = Die Prüfsumme, die du angegeben hast, ist die eines anderen Startwerts. Kopiere sie, wie die Karte dieser Partie sie zeigte, während sie lief.
verify-short = Gib mindestens { $least } Zeichen der Prüfsumme an.
verify-differs = Diese Partie folgt nicht aus ihrem Startwert: Zug { $seq } geht anders aus, als der Verlauf sagt. Ab dort ist nichts sicher; die Züge davor stimmen.
verify-seed = Startwert { $seed } · seine Prüfsumme { $hash } · Seite { $page } von { $pages }. Die Karte zeigte ihren Anfang ab dem ersten Zug.
verify-number = Ziehung { $number }: { $outcome } von { $bound }
verify-order = Ziehung { $number }: { $bound } gemischt, jetzt { $order }
verify-before = ‹ Frühere Zufälle
verify-after = Spätere Zufälle ›

# The film of a match.
discord-name-story = Geschichte
discord-name-film = Film
film-making = Der Film entsteht; das dauert etwa { $seconds } Sekunden. Er erscheint unten, und nur du siehst ihn.
film-shown = Der Film ist unten zu sehen.
film-head = ### Der Film von { $game } · Partie { $match }
film-share = Dem Kanal zeigen
# by name
film-shared = { $who } zeigt den Film von { $game } · Partie { $match }
film-share-there = Eine Partie wird dem Kanal ihres Tischs gezeigt, von denen, die gespielt haben.
film-busy = Mehrere Filme entstehen gerade. Versuch es in einer Minute.
film-none = Der Film ließ sich nicht machen. Die Wiedergabe zeigt jeden Zug.
film-alt = { $count } Bilder der Partie in ihrer Reihenfolge: { $first } – { $last }. Wiedergabe und Verlauf erzählen dasselbe in Worten.

# Statistics, ratings and leaderboards.
discord-name-stats = stats
discord-command-stats = Wie du oder andere abgeschnitten haben, Wertungszahlen, Bestenliste
discord-command-stats-person = Wer (du, wenn leer)
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
stats-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
    }
stats-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
    }
stats-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
    }
stats-rating = Wertungszahl **{ $rating }** nach { $matches ->
    [one] 1 gewerteten Partie
   *[other] { $matches } gewerteten Partien
    }
# by name
stats-rival = { $who } { $met ->
    [one] einmal
   *[other] { $met }-mal
    } getroffen: { $ahead } davor, { $behind } dahinter
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
stats-elsewhere = Die Statistik anderer zeigt der Server, auf dem du mit ihnen spielst.
stats-join-ratings = Gewertet spielen
stats-leave-ratings = Keine Wertung für mich
stats-hide-me = Meine Statistik verbergen
stats-show-me = Meine Statistik zeigen
stats-to-board = Die Besten hier
stats-mine = Meine Statistik
stats-rated-on = Deine Partien an gewerteten Tischen zählen ab jetzt. Die ersten { $free } Partien eines Spiels zählen bei niemandem.
stats-ask = **Dieser Tisch ist gewertet.** Willst du eine Wertungszahl? Das ist eine Zahl für jedes Spiel auf diesem Server, die andere sehen können. Deine ersten { $free } Partien eines Spiels zählen nie.
stats-play-rated = Gewertet spielen
stats-play-unrated = Spielen, ohne mich
stats-plays-rated = Du spielst ab jetzt gewertet. `/stats` beendet es.
stats-plays-unrated = Du spielst ohne Wertung. `/stats` ändert es.
stats-rated-runs = Deine gewertete Partie { $match } { $game } läuft. Ändere das, wenn sie vorbei ist: Mittendrin kommt und geht niemand.
stats-steps = Wertungszahlen:
# by name
stats-step = { $who } { $before } → **{ $after }** ({ $change }, { $matches } gewertet)
stats-unsure = „?“ ist noch unsicher: weniger als { $least } gewertete Partien
stats-not-rated-bot = Nicht gewertet, denn ein Bot hatte einen eigenen Platz.
stats-not-rated-people = Nicht gewertet, denn es braucht zwei Leute, die gewertet spielen und hier vorher { $free } Partien dieses Spiels beendet hatten.
stats-not-on-hidden = **Du** stehst nicht auf der Liste: Deine Statistik ist verborgen.
stats-not-on-unrated = **Du** stehst nicht auf der Liste: Deine Partien sind nicht gewertet. Die ersten { $free } Partien eines Spiels zählen bei niemandem.
stats-not-on-free = **Du** spielst gewertet. { $count ->
    [one] Noch eine Partie dieses Spiels hier, und die nächste kann zählen.
   *[other] Deine ersten { $count } Partien dieses Spiels hier zählen nicht, die nächste kann zählen.
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
stats-rated-off = Du hast keine Wertungszahl, und keine Partie zählt für eine. Andere sehen keine von dir.
stats-hidden-on = Deine Statistik ist verborgen: Nur du siehst sie, und du stehst auf keiner Bestenliste.
stats-hidden-off = Leute auf einem Server, auf dem du spielst, können deine Statistik dort sehen.
stats-board = { $game }: die Bestenliste dieses Servers
stats-board-hint = Ab { $least } gewerteten Partien, die letzte vor höchstens 120 Tagen. Gewertet sind Tische, die so eröffnet wurden, mit Menschen auf allen Plätzen; nicht die ersten { $free } Partien. Alle beginnen bei 1500.
stats-nobody = Noch steht niemand auf der Liste. Sei du der Anfang.
stats-other-game = Ein anderes Spiel
# by name
stats-ranked = **{ $place }.** { $who } – **{ $rating }** · { $played } gespielt, { $won } gewonnen
stats-rated-table = { $bots ->
    [0] Hier gewertet
   *[other] Hier gewertet, aber nicht mit einem Bot auf einem Platz
    }
stats-rated-label = Gewertet
stats-rated-no = nein
stats-rated-yes = ja, für alle, die gewertet spielen

# The story in sentences, and the poster.
tale-strengths = { FORM($each, as: "nom", cap: "yes") }.
tale-strength = { FORM($who, as: "nom", cap: "yes") }: { $points } aus { $what }
tale-met = { FORM($who, as: "nom", cap: "yes") } { WHO($who) ->
        [you-all] traft euch
       *[other] trafen sich
    } für { $count } Züge.
tale-first = { $part }: { WHO($who) ->
        [you] Du führst
       *[other] { $who } führt
    } zuerst, { $points } zu { $theirs }.
tale-first-none = { FORM($who, as: "nom", cap: "yes") } { WHO($who) ->
        [you-all] lagt
       *[other] lagen
    } lange gleichauf: Die Führung wechselte { $count ->
    [one] einmal
   *[other] { $count }-mal
    }.
tale-stand = { $part }: { FORM($who, as: "nom", cap: "yes") } { WHO($who) ->
        [you] hast
        [you-all] habt
        [they] haben
       *[other] hat
    } { $points }.
tale-turn-gain = { $part }: { WHO($who) ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    } { $points } auf die anderen, am meisten von allen.
tale-turn-lead = { $part }: { WHO($who) ->
        [you] Du übernimmst
       *[other] { $who } übernimmt
    } endgültig die Führung.
tale-turn-from = { $part }: { WHO($who) ->
        [you] Du nimmst { $before }
       *[other] { $who } nimmt { FORM($before, as: "dat") }
    } endgültig die Führung ab.
tale-blow = { $part }: { $headline }. { $line }.
tale-score = { $points } von { FORM($who, as: "dat") }
tale-end = { WHO($who) ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    } mit { $points } zu { $others }.
tale-end-all = { WHO($who) ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    } mit { $points }.
tale-end-none = Niemand hat gewonnen: { $others }.
# by name
poster-played = { $game } · { $who }
poster-foot = Partie { $number }
poster-strength = { $what } { $points }
# by name
tale-shared = { $who } zeigt die Geschichte von { $game } · Partie { $match }.
story-points-shown = Punkte
tale-shown = Die Geschichte ist unten zu sehen.
