# Seasons: the page of the admins, the card, what a member sees alone.

club-page = Club
club-quiet = Keine Saison und kein Pokal läuft.
club-start = Eine Saison beginnen
club-which-game = Eine Saison sind viele Tische eines Spiels mit einer Tabelle. In welchem Spiel?
club-head = Saison: { $game }
club-plan-auto = **{ $game }** an Tischen mit { $seats } Plätzen, ab zwölf Leuten eine Liga, sonst eine offene Saison. Anmeldung bis { $draw }. Ein Tisch dauert höchstens { $days } Tage, { $bank } für die Züge jeder Person. Ihre Karte ist in { $channel }.
club-plan-league = **{ $game }** an Tischen mit { $seats } Plätzen, als Liga. Anmeldung bis { $draw }. Ein Tisch dauert höchstens { $days } Tage, { $bank } für die Züge jeder Person. Ihre Karte ist in { $channel }.
club-plan-open = **{ $game }** an Tischen mit { $seats } Plätzen, als offene Saison. Anmeldung bis { $draw }. Ein Tisch dauert höchstens { $days } Tage, { $bank } für die Züge jeder Person. Ihre Karte ist in { $channel }.
club-plan-hint = Dort steht eine Karte, die sich ändert; Ergebnisse kommen lautlos in ihren Thread. Sie läuft von selbst.
club-open = Anmeldung öffnen
club-opened = Die Anmeldung ist offen in { $channel }.
club-change = Ändern
club-part-seats = Plätze eines Tischs
club-part-pace = Zeit
club-part-form = Form
club-part-draw = Die Auslosung
club-part-channel = Kanal der Karte
club-seats = { $seats } Plätze
club-pace = { $bank } Tage für jede Person, { $days } für einen Tisch
club-form-auto = Liga ab 12 Leuten, sonst offen
club-form-league = Liga: so viele Tische wie Plätze, ausgelost
club-form-open = Offen: so oft du willst, die besten fünf
club-state-sign-up = Anmeldung
club-state-drawn = ausgelost
club-state-running = läuft
club-state-closing = endet
club-state-over = vorbei
club-state-off = abgesagt
club-admin-line = **{ $game }**: { $state }, { $people ->
    [one] eine Person
   *[other] { $people } Leute
    }
club-admin-where = Karte in { $channel }. Auslosung: { $draw }.
club-admin-reserve = Ersatz: { $names }
club-dry = Zeigen, wer gegen wen spielen würde
club-dry-hint = Bei einer Auslosung jetzt:
club-dry-open = Eine offene Saison mit { $count }: Tische beginnen, wenn Leute auf einen warten.
club-lost-channel = ⚠ Den Kanal von { $game } gibt es nicht mehr, und es ist nichts zu hören. Nutze *Die Karte hierher holen* auf ihrer Seite.
club-lost-permission = ⚠ In { $channel } darf ich nicht schreiben, und von { $game } ist nichts zu hören. Erlaube es mir, oder nutze *Die Karte hierher holen* auf ihrer Seite.
club-here = Die Karte hierher holen
club-stop = Absagen
club-stop-asked = Die Saison absagen? Es beginnt kein Tisch mehr, nichts zählt. Laufende Tische gehen weiter, wie sie sind.
club-early = Früher beenden
club-early-asked = Früher beenden? Es beginnt kein Tisch mehr. Laufende werden zu Ende gespielt, dann steht die Tabelle fest.
club-shut = Sie endet früher: Es beginnt kein Tisch mehr.
club-not-now = Jetzt nicht
club-remove = Jemanden herausnehmen
# by name
club-removed = { $who } ist draußen. Tische, die nicht begonnen haben, bekommt Ersatz; an den anderen spielt ein Bot.
club-readmit = Jemanden zurückkommen lassen
# by name
club-readmitted = { $who } darf zurückkommen, mit einem Druck auf *Ich bin dabei*.
club-barred = Ein Admin hat dich hier herausgenommen. Frag dort, ob du zurückkommen darfst.
club-no-person = Diese Person ist nicht in dieser Saison.
club-no-season = Hier gibt es keine solche Saison.
club-no-seats = Eine Saison hat Tische mit zwei bis vier Plätzen, je nach Spiel.
club-running = Eine Saison { $game } läuft schon.
club-too-many = { $most } Saisons zugleich genügen.
club-draw-when = Die Auslosung muss innerhalb von { $days } Tagen sein: Wer länger wartet, vergisst sie.
club-over = Diese Saison ist vorbei.
club-not-over = Sie ist noch nicht vorbei.
club-not-running = Davon läuft kein Tisch.
club-too-few = Es braucht { $seats } Leute, dabei sind { $people }.
club-join-first = Drück erst *Ich bin dabei*.
club-no-boarding = Jetzt beginnt kein Tisch.

# The card.
club-terms-auto = Ab zwölf Leuten eine Liga, sonst eine offene Saison: Tische mit { $seats } Plätzen, für dich ausgelost. Ein Tisch dauert höchstens { $days } Tage.
club-terms-league = Liga: Alle spielen { $seats } Tische mit { $seats } Plätzen, für dich ausgelost. Ein Tisch dauert höchstens { $days } Tage.
club-terms-open = Offene Saison: Tische mit { $seats } Plätzen, so oft du willst, ausgelost aus denen, die warten. Ein Tisch dauert höchstens { $days } Tage.
club-until = Anmeldung bis { $draw }. Erste Tische { $start }, bis { $end } ist alles vorbei.
club-looks = -# Schau etwa viermal am Tag herein oder plane voraus. Dein Name wird gezeigt.
club-inside = **{ $count ->
    [one] Eine Person ist dabei
   *[other] { $count } Leute sind dabei
    }:** { $names }
club-more = {" "}und { $count } mehr
club-nobody-yet = Noch niemand.
club-in = Ich bin dabei
club-in-reserve = Ersatz sein
club-step-in = Nicht dabei? Ersatz sein
club-out = Gehen
club-mine = Meine Tische
club-tables = Alle Ligen
club-standing = Tabelle
club-final = Endstand
club-rules = Regeln
club-stay = Nächste Saison: dabeibleiben
club-stay-left = Du bist nicht mehr in dieser Saison. Drück *Ich bin dabei*, wenn die nächste öffnet.
club-stays = Du bist in der nächsten Saison dieses Spiels dabei und wirst vor der Auslosung gefragt, falls du weg warst.
club-promise = Prüfsumme des Startwerts: { $promise }…
club-seed = Startwert: { $seed }
club-division = Liga { $division }
club-drawn = Ausgelost: { $people } Leute. Die ersten Tische beginnen { $start }.
club-drawn-open = Ausgelost als offene Saison: { $people } Leute, Tische beginnen, wenn sie auf einen warten.
club-second = Die zweiten Tische beginnen { $start }, bis { $end } ist alles vorbei.
club-all-begun = Alle Tische haben begonnen und enden bis { $end }.
club-open-now = Drück *Meine Tische* für einen Tisch. Bis { $end } ist alles vorbei. { $count ->
    [0] Niemand wartet gerade.
    [one] Eine Person wartet.
   *[other] { $count } Leute warten.
    }
club-no-end-yet = Noch ist kein Tisch vorbei.
club-no-table-begun = Noch hat kein Tisch begonnen.
club-brought-nothing = nichts, denn andere haben gespielt
club-brought = Punkte für die Tabelle: { $each }.
# by name
club-brought-one = { $who } { $points }
# by name
club-brought-none = { $who } 0 (andere haben gespielt)
club-over-count = { $over } von { $count ->
    [one] einem Tisch ist
   *[other] { $count } Tischen sind
    } vorbei
club-more-divisions = { $count } mehr unter *Alle Ligen*.
# by name
club-won = { $who } gewann mit { $points } Punkten
club-nobody-played = Niemand hat diese Saison gespielt.
club-off = Abgesagt.
club-off-few = Abgesagt: Weniger als { $seats } haben sich angemeldet.
club-thread = { $game }, Saison { $number }
club-table-over = Tisch { $table } ist vorbei
club-no-result = Er hat kein Ergebnis und zählt wie der Schnitt deiner anderen Tische.
club-column-points = Punkte
club-column-wins = Siege
club-week = Woche { $week }: { $over ->
    [0] kein Tisch ist
    [one] einer von { $count } Tischen ist
   *[other] { $over } von { $count } Tischen sind
    } vorbei.
# by name
club-week-leads = Liga { $division }: { $who } { $count ->
    [one] führt
   *[other] führen
    }.
# by name
club-week-first = { $who } { $count ->
    [one] führt
   *[other] führen
    }.
# by name
club-week-sure = Liga { $division }: { $who } hat gewonnen.
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
club-reach = {" "}· möglich sind { $low } bis { $high }
club-lost = {" "}· { $count ->
    [one] 1 Platz von anderen gespielt
   *[other] { $count } Plätze von anderen gespielt
    }
club-other-division = Eine andere Liga

# What one person sees.
club-you-in = Du bist dabei. Auslosung { $draw }.
club-you-begin = Du bist dabei. Tische beginnen { $start }: Komm dann für deinen wieder.
club-new = Du wählst, wie du von deinen Zügen erfährst. Noch nie gespielt? Ein Lehrer braucht etwa zehn Minuten.
club-learn = Erst lernen
club-told = Benachrichtigungen
club-you-none = Du bist nicht dabei.
club-you-reserve = Du bist Ersatz. Du bekommst den nächsten freien Platz an einem Tisch, der nicht begonnen hat, und erfährst es durch deinen ersten Zug.
club-you-reserve-late = Du warst Ersatz. Alle Tische haben begonnen, also bekommt niemand mehr einen Platz.
club-you-barred = Ein Admin hat dich herausgenommen. Frag dort, ob du zurückkommen darfst.
club-you-away = Du hast deinen Zug verpasst, also gehen deine späteren Tische an andere. Willst du sie? Sag es, bevor sie beginnen.
club-you-away-late = Du hast deinen Zug verpasst, also gingen deine späteren Tische an andere.
club-your-place = Platz { $place } mit { $points } Punkten{ $reach }.
club-own-running = [Tisch { $table }]({ $link }) läuft, höchstens bis { $end }.
club-own-kept = [Tisch { $table }]({ $link }) läuft, und andere spielen deinen Platz. Komm am Tisch zurück; höchstens bis { $end }.
club-own-over = [Tisch { $table }]({ $link }) ist vorbei.
club-own-void = [Tisch { $table }]({ $link }) hat kein Ergebnis.
club-own-to-come = Tisch { $table } beginnt { $start }.
club-no-table-yet = Du hast noch keinen Tisch.
club-wait = Gib mir einen Tisch
club-wait-off = Nicht mehr warten
club-waiting = Du wartest auf einen Tisch. Er beginnt, wenn genug warten.
club-boarding = Tische beginnen bis { $until }. Deine besten fünf zählen.
club-apart = Nicht an einem Tisch mit … (niemand erfährt es)
club-apart-kept = Behalten. Die Auslosung trennt euch, soweit sie kann.
club-leave = Die Saison verlassen
club-leave-sure = Gehen, andere spielen für mich
club-leave-asked = { $count ->
    [one] Ein Tisch von dir läuft
   *[other] { $count } Tische von dir laufen
    }. Gehst du, spielt jemand anders oder ein Bot deine Plätze, und sie bringen dir nichts. Sonst wird dir nichts angerechnet.
club-still = Ausgelost wird { $draw }, und du warst eine Woche nicht hier. Bist du noch dabei? Ohne Antwort bist du Ersatz.
club-still-in = Noch dabei
club-away = Du hast den ersten Zug verpasst, oder andere spielten zwei deiner Plätze. Also gehen deine späteren Tische an andere. Willst du sie trotzdem? Sag es, bevor sie beginnen.
club-back = Ich bin zurück

# The rules of a season.
club-rules-league = Alle spielen { $seats } Tische mit { $seats } Plätzen, einmal an jeder Stelle der Reihenfolge. Die Hälfte beginnt am ersten Tag, der Rest an einem festen Tag, egal, was die anderen tun.
club-rules-auto = Weniger als zwölf Leute: stattdessen eine offene Saison. Warte auf einen Tisch, so oft du willst; deine besten { $best } zählen.
club-rules-open = Warte auf einen Tisch, so oft du willst. Deine besten { $best } Tische zählen, höchstens drei mit derselben Person (wo acht oder mehr dabei sind).
club-rules-time = Deine Züge haben an jedem Tisch zusammen { $bank } Tage, ein Zug höchstens drei. Aufgebraucht: ein Tag je Zug, dann spielt ein Bot diesen Zug. Nach { $days } Tagen wird ein Tisch zu Ende gespielt.
club-rules-points = Punkte nach Plätzen: { $points }. Gleiche Plätze teilen. Gleichstand: Siege, dann die Tische, an denen beide saßen.
club-rules-own = Ein Platz, den andere zu mehr als einem Drittel gespielt haben, bringt dir nichts; die anderen behalten ihre Plätze. Der letzte Platz bringt 1, weiterspielen lohnt sich also.
club-rules-leave = Gehen kostet einen Klick. Tische, die nicht begonnen haben, bekommt Ersatz; an den anderen spielt ein Bot, bis jemand deinen Platz übernimmt. Wer den ersten Zug verpasst, verliert den Platz nach zwei Tagen.
club-rules-moves = In der nächsten Saison steigen zwei auf und zwei ab.

# What else is turned on there.
club-watching = Zuschauen
club-watching-hint = Neues für alle, die folgen, und wer gewinnt
club-titles = Titel
club-titles-hint = seltene Taten, am Ende genannt
club-harbour = Hafenpost
club-harbour-hint = was geschah, einmal in der Woche
club-voyage = Tagesreise
club-voyage-hint = eine Stellung am Tag, allein gelöst
club-is-on = ✓ **{ $what }**: { $hint }.
club-are-on = ✓ **{ $what }**.
club-are-off = Aus: { $what }.
club-turn = Etwas ein- oder ausschalten
club-turn-on = Einschalten: { $what }
club-turn-here = Hier einschalten: { $what }
club-turn-move = Hierher holen: { $what }
club-turn-off = Ausschalten: { $what }
