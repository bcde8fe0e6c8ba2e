# Seasons: the page of the admins, the card, what a member sees alone.

club-page = Club
club-quiet = Zurzeit läuft weder eine Saison noch ein Pokal.
club-start = Eine Saison starten
club-which-game = Eine Saison besteht aus vielen Tischen eines Spiels mit einer gemeinsamen Tabelle. Welches Spiel?
club-head = Saison: { $game }
club-plan = **{ $game }** an Tischen mit { $seats } Plätzen, { $form ->
        [auto] ab zwölf Leuten eine Liga, sonst eine offene Saison.
        [league] als Liga.
       *[open] als offene Saison.
    } Anmeldung bis { $draw }. Ein Tisch dauert höchstens { $days } Tage; alle haben { $bank } Tage für ihre Züge. Die Karte steht in { $channel }.
club-plan-hint = Dort steht eine Karte, die laufend aktualisiert wird; Ergebnisse erscheinen ohne Ton in ihrem Thread. Die Saison läuft von allein.
club-open = Anmeldung öffnen
club-opened = Die Anmeldung in { $channel } ist offen.
club-change = Ändern
club-part-seats = Plätze eines Tisches
club-part-form = Modus
club-part-draw = Die Auslosung
club-part-channel = Kanal der Karte
club-seats = { $seats } Plätze
club-pace = { $bank } Tage pro Person, { $days } pro Tisch
club-form = { $form ->
        [auto] Liga ab 12 Leuten, sonst offen
        [league] Liga: so viele Tische wie Plätze, ausgelost
       *[open] Offen: sooft du willst, die besten fünf zählen
    }
club-state-sign-up = Anmeldung
club-state-drawn = ausgelost
club-state-closing = läuft aus
club-state-over = vorbei
club-state-off = abgesagt
club-admin-line = **{ $game }**: { $state }, { $people ->
    [one] eine Person
   *[other] { $people } Leute
    }
club-admin-where = Karte in { $channel }. Auslosung: { $draw }.
club-admin-reserve = Ersatz: { $names }
club-dry = Zeigen, wer gegen wen spielen würde
club-dry-hint = Würde jetzt ausgelost, käme heraus:
club-dry-open = Eine offene Saison mit { $count } Leuten: Ein Tisch beginnt, sobald genug Leute auf ihn warten.
club-lost-channel = ⚠ Den Kanal von { $game } gibt es nicht mehr, darum wird nichts mehr gemeldet. Drück auf der zugehörigen Seite *Die Karte hierher holen*.
club-lost-permission = ⚠ In { $channel } darf ich nicht schreiben, darum wird von { $game } nichts mehr gemeldet. Erlaube es mir, oder drück auf der zugehörigen Seite *Die Karte hierher holen*.
club-here = Die Karte hierher holen
club-stop = Absagen
club-stop-asked = Wirklich absagen? Dann beginnt kein Tisch mehr, und nichts zählt. Laufende Tische gehen normal weiter.
club-early = Vorzeitig beenden
club-early-asked = Die Saison vorzeitig beenden? Dann beginnt kein Tisch mehr. Laufende werden zu Ende gespielt, danach steht die Tabelle fest.
club-shut = Die Saison endet vorzeitig: Es beginnt kein Tisch mehr.
club-not-now = Jetzt nicht
club-remove = Jemanden herausnehmen
# by name
club-removed = { $who } ist nicht mehr dabei. Noch nicht begonnene Tische übernimmt der Ersatz; an den anderen spielt ein Bot.
club-readmit = Jemanden zurückkommen lassen
# by name
club-readmitted = { $who } darf zurückkommen, muss dafür aber selbst *Ich bin dabei* drücken.
club-no-person = Diese Person macht in dieser Saison nicht mit.
club-no-season = Diese Saison gibt es hier nicht.
club-no-seats = Eine Saison hat Tische mit zwei bis vier Plätzen, je nach Spiel.
club-running = Es läuft schon eine Saison von { $game }.
club-too-many = { $most } Saisons zugleich genügen.
club-draw-when = Die Auslosung muss innerhalb von { $days } Tagen stattfinden: Wer länger wartet, vergisst sie.
club-over = Diese Saison ist vorbei.
club-not-over = Diese Saison ist noch nicht vorbei.
club-not-running = Zurzeit läuft kein Tisch dieser Saison.
club-too-few = Es braucht { $seats } Leute; bisher { $people ->
        [one] ist eine Person dabei
       *[other] sind { $people } dabei
    }.
club-join-first = Drück zuerst *Ich bin dabei*.
club-no-boarding = Zurzeit beginnt kein Tisch.

# The card.
club-terms = { $form ->
        [auto] Ab zwölf Leuten eine Liga, sonst eine offene Saison: Tische mit { $seats } Plätzen, für dich ausgelost.
        [league] Liga: Alle spielen { $seats } Tische mit { $seats } Plätzen, für dich ausgelost.
       *[open] Offene Saison: Tische mit { $seats } Plätzen, sooft du willst, ausgelost unter denen, die warten.
    } Ein Tisch dauert höchstens { $days } Tage.
club-until = Anmeldung bis { $draw }. Die ersten Tische beginnen am { $start }, bis { $end } ist alles vorbei.
club-looks = -# Schau etwa viermal am Tag herein oder plane voraus. Dein Name wird gezeigt.
club-inside = **{ $count ->
    [one] Eine Person ist dabei
   *[other] { $count } Leute sind dabei
    }:** { $names }
club-more = {" "}und { $count ->
        [one] eine weitere Person
       *[other] { $count } weitere
    }
club-nobody-yet = Noch niemand.
club-in = Ich bin dabei
club-step-in = Nicht dabei? Als Ersatz melden
club-mine = Meine Tische
club-tables = Alle Ligen
club-standing = Tabelle
club-final = Endstand
club-stay = Nächste Saison wieder dabei
club-stay-left = Du bist nicht mehr in dieser Saison. Drück *Ich bin dabei*, sobald die Anmeldung zur nächsten offen ist.
club-stays = Du bist in der nächsten Saison dieses Spiels dabei und wirst vor der Auslosung gefragt, falls du weg warst.
club-promise = Prüfsumme des Startwerts: { $promise }…
club-seed = Startwert: { $seed }
club-division = Liga { $division }
club-drawn = Ausgelost: { $people } Leute sind dabei. Die ersten Tische beginnen { $start }.
club-drawn-open = Es wird eine offene Saison mit { $people } Leuten: Ein Tisch beginnt, sobald genug Leute auf ihn warten.
club-second = Die zweiten Tische beginnen { $start }, und bis { $end } ist alles vorbei.
club-all-begun = Alle Tische haben begonnen und enden bis { $end }.
club-open-now = Drück *Meine Tische*, um einen Tisch zu bekommen. Bis { $end } ist alles vorbei. { $count ->
    [0] Niemand wartet gerade.
    [one] Eine Person wartet.
   *[other] { $count } Leute warten.
    }
club-no-end-yet = Noch ist kein Tisch vorbei.
club-no-table-begun = Noch hat kein Tisch begonnen.
club-brought-nothing = nichts, weil andere gespielt haben
club-brought = Punkte für die Tabelle: { $each }.
# by name
club-brought-none = { $who } 0 (andere haben gespielt)
club-over-count = Vorbei: { $over } von { $count ->
        [one] einem Tisch
       *[other] { $count } Tischen
    }
club-more-divisions = { $count } weitere unter *Alle Ligen*.
# by name
club-won = Sieg: { $who } (Punkte: { $points })
club-nobody-played = In dieser Saison hat niemand gespielt.
club-off = Abgesagt.
club-off-few = Abgesagt: Weniger als { $seats } haben sich angemeldet.
club-thread = { $game }, Saison { $number }
club-table-over = Tisch { $table } ist vorbei
club-no-result = Er hat kein Ergebnis und zählt wie der Schnitt deiner anderen Tische.
club-column-wins = Siege
club-week = Woche { $week }: { $over ->
        [0] Noch kein Tisch ist
        [one] Einer von { $count } Tischen ist
       *[other] { $over } von { $count } Tischen sind
    } vorbei.
# by name
club-week-ahead = { $how ->
        [first] { $who } { $count ->
        [one] führt
       *[other] führen
        }.
        [sure] Liga { $division }: { $who } hat gewonnen.
       *[leads] Liga { $division }: { $who } { $count ->
        [one] führt
       *[other] führen
        }.
    }
# by name
club-line = { $place }. { $who } **{ $points }**{ $tables ->
    [0] {""}
    [one] {" "}· ein Tisch
   *[other] {" "}· { $tables } Tische
    }{ $wins ->
    [0] {""}
    [one] , einer gewonnen
   *[other] , { $wins } gewonnen
    }{ $reach }{ $lost }
club-reach = {" "}· möglich: Platz { $low } bis { $high }
club-lost = {" "}· { $count ->
    [one] 1 Platz von anderen gespielt
   *[other] { $count } Plätze von anderen gespielt
    }
club-other-division = Eine andere Liga

# What one person sees.
club-you-in = Du bist dabei. Auslosung { $draw }.
club-you-begin = Du bist dabei. Die Tische beginnen { $start }: Komm dann wieder, deiner wartet.
club-new = Du wählst, wie du von deinen Zügen erfährst. Noch nie gespielt? Die Einführung dauert etwa zehn Minuten.
club-learn = Erst das Spiel lernen
club-told = Benachrichtigungen
club-you-none = Du bist nicht dabei.
club-you-reserve = Du bist Ersatz. Du bekommst den nächsten freien Platz an einem Tisch, der noch nicht begonnen hat, und erfährst davon mit deinem ersten Zug.
club-you-reserve-late = Du warst Ersatz. Alle Tische haben begonnen, daher bekommt niemand mehr einen Platz.
club-you-barred = Ein Admin hat dich herausgenommen. Frag die Admins, ob du zurückkommen darfst.
club-you-away = Du hast deinen Zug verpasst, darum gehen deine späteren Tische an andere. Willst du sie doch? Sag es, bevor sie beginnen.
club-you-away-late = Du hast deinen Zug verpasst, darum gingen deine späteren Tische an andere.
club-your-place = Platz { $place }, Punkte: { $points }{ $reach }.
club-own = [Tisch { $table }]({ $link }) { $how ->
        [running] läuft bis spätestens { $end }.
        [kept] läuft bis spätestens { $end }, und auf deinem Platz spielen andere. Zurückkommen kannst du am Tisch.
        [over] ist vorbei.
       *[void] hat kein Ergebnis.
    }
club-own-to-come = Tisch { $table } beginnt { $start }.
club-no-table-yet = Du hast noch keinen Tisch.
club-wait = Auf einen Tisch warten
club-wait-off = Nicht mehr warten
club-waiting = Du wartest auf einen Tisch. Er beginnt, sobald genug Leute warten.
club-boarding = Tische beginnen noch bis { $until }. Deine besten fünf zählen.
club-apart = Nicht an einem Tisch mit … (niemand erfährt es)
club-apart-kept = Gespeichert. Die Auslosung setzt euch möglichst an verschiedene Tische.
club-leave = Die Saison verlassen
club-leave-sure = Gehen, andere spielen für mich
club-leave-asked = { $count ->
    [one] Ein Tisch von dir läuft
   *[other] { $count } Tische von dir laufen
    }. Gehst du, spielt jemand anders oder ein Bot auf deinen Plätzen, und sie bringen dir keine Punkte. Andere Nachteile hast du nicht.
club-still = Ausgelost wird { $draw }, und du warst eine Woche nicht hier. Bist du noch dabei? Ohne Antwort bist du Ersatz.
club-still-in = Noch dabei
club-away = Du hast den ersten Zug verpasst, oder auf zwei deiner Plätze haben andere gespielt. Darum gehen deine späteren Tische an andere. Willst du sie trotzdem? Sag es, bevor sie beginnen.

# The rules of a season.
club-rules-league = Alle spielen { $seats } Tische mit { $seats } Plätzen, einmal an jeder Stelle der Reihenfolge. Die Hälfte der Tische beginnt am ersten Tag, der Rest an einem festen Tag, egal, was die anderen tun.
club-rules-auto = Bei weniger als zwölf Leuten wird es eine offene Saison. Warte auf einen Tisch, sooft du willst; deine besten { $best } zählen.
club-rules-open = Warte auf einen Tisch, sooft du willst. Deine besten { $best } Tische zählen, höchstens drei mit derselben Person (wenn acht oder mehr dabei sind).
club-rules-time = An jedem Tisch hast du für alle deine Züge zusammen { $bank } Tage, für einen Zug höchstens drei. Sind sie aufgebraucht, hast du für jeden Zug einen Tag, dann spielt ihn ein Bot. Nach { $days } Tagen spielen Bots den Tisch zu Ende.
club-rules-points = Punkte nach Platz: { $points }. Wer gleichauf liegt, teilt sich die Punkte. Bei Gleichstand entscheiden die Siege, dann die gemeinsamen Tische.
club-rules-own = Haben andere mehr als ein Drittel einer Partie für dich gespielt, bringt sie dir nichts; die Platzierung der anderen bleibt. Der letzte Platz bringt 1 Punkt, Weiterspielen lohnt sich also.
club-rules-leave = Zum Gehen genügt ein Klick. Noch nicht begonnene Tische übernimmt der Ersatz; an den anderen spielt ein Bot, bis jemand deinen Platz übernimmt. Wer den ersten Zug verpasst, verliert den Platz nach zwei Tagen.
club-rules-moves = In der nächsten Saison steigen zwei auf und zwei ab.

club-watching-hint = Neuigkeiten für alle, die folgen, und Tipps, wer gewinnt
club-titles = Titel
club-titles-hint = seltene Taten, am Ende genannt
club-harbour = Hafenpost
club-harbour-hint = was geschah, einmal in der Woche
club-voyage = Tagesaufgabe
club-voyage-hint = jeden Tag eine Stellung, die man für sich allein löst
club-is-on = ✓ **{ $what }**: { $hint }.
club-are-off = Aus: { $what }.
club-turn = Etwas ein- oder ausschalten
club-turn-to = { $how ->
        [on] Einschalten:
        [here] Hier einschalten:
        [move] Hierher holen:
       *[off] Ausschalten:
    } { $what }
