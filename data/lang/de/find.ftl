# Finding a table: people say what they look for, and tables form by themselves.

find-button = Such mir einen Tisch
find-games = Welche Spiele?
find-pace = Wann?
find-pace-now = jetzt: ein Abend, alle sind da
find-pace-days = Tage: ein paarmal am Tag nachsehen
find-pace-weeks = Wochen: einmal am Tag nachsehen genügt
find-most = Zu wievielt höchstens?
find-most-of = höchstens zu { $count }
find-more = Außerdem
find-rated = gewertet
find-rated-hint = Nur mit Menschen. Die ersten zwei Partien eines Spiels zählen nicht
find-bot = mit einem Bot auf einem Platz
find-bot-hint = Kommt 8 Stunden lang niemand sonst (bei „jetzt“ 10 Minuten), bekommt ein Bot einen Platz
find-head = Du suchst einen Tisch
find-others = **{ $game }**: { $count ->
    [0] noch wartet niemand sonst
    [one] 1 andere Person wartet
   *[other] { $count } andere warten
    }
find-usual = ; übliche Wartezeit { $hours ->
    [0] { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }
    [one] eine Stunde
   *[other] { $hours } Stunden
    }
find-until = Sobald Leute zusammenpassen, beginnt die Partie, und du erfährst es. Sonst höre ich <t:{ $when }:R> auf zu suchen.
find-change = Ändern
find-stop = Nicht mehr suchen
find-stopped = Du suchst keinen Tisch mehr.
# by name
find-found = **Es hat sich ein Tisch gefunden.** { $game }, Partie { $match }: { $who }. Die Partie hat begonnen.
find-over = Inzwischen hat sich ein Tisch für dich gefunden. */desk* zeigt ihn.
find-ended = In dieser Zeit fand sich kein Tisch, darum suche ich nicht weiter. Mit */play* beginnst du neu; ein Bot auf einem Platz, mehr Spiele oder mehr Leute machen es leichter.
find-no-server = Tische gibt es nur auf einem Server: Frag dort nach einem.
find-nothing = Dazu passt nichts: Wähle ein Spiel, das man zu so wenigen spielen kann, und sag, wann.
find-rests = Für dich wurden drei Tische gefunden, aber du bist nicht gekommen. Ab <t:{ $when }:f> suche ich wieder für dich.
