sample-waiting = Warten auf { FORM($who, as: "acc") }
sample-moved = { FORM($who, as: "nom", cap: "yes") } { WHO($who) ->
        [you] hast
        [other] hat
       *[you-all] habt
        [they] haben
    } gezogen.
sample-tables = { $count ->
        [one] Ein Tisch wartet
       *[other] { $count } Tische warten
    } auf dich
sample-bid = { $leader } führt mit { $amount }, { WHO($who) ->
        [you] du erhöhst oder passt
       *[other] { $who } erhöht oder passt
    }.
sample-drawn = { $other } zieht die 5 aus { WHO($who) ->
        [you] deiner Hand
       *[other] der Hand { FORM($who, as: "gen") }
    }
sample-build = { WHO($who) ->
        [you] Du baust
       *[other] { $who } baut
    } { FORM($what, as: "a-acc") } für { $price }
sample-spice = { FORM($what, $count, as: "n") } verarbeiten
sample-tamed = { WHO($who) ->
        [you] Du zähmst
       *[other] { $who } zähmt
    } { FORM($monster, as: "the-acc") }
sample-found = { FORM($thing, as: "the", cap: "yes") } ist gefunden
sample-conquered = { $other } nimmt { FORM($who, as: "dat") } { FORM($country, as: "the-acc") } ab
sample-lost = { WHO($who) ->
        [you] Du verlierst
       *[other] { $who } verliert
    } { FORM($piece, as: "a-acc") } { FORM($country, as: "in") }
sample-ride = { FORM($piece, as: "your", cap: "yes") } fährt { FORM($country, as: "from") } { FORM($to, as: "to") }
sample-kraken = Krake
    .gender = m
    .acc = Kraken
    .dat = Kraken
sample-siren = Nebelsirene
    .gender = f
sample-eye = Bernsteinauge
    .gender = n
sample-factory = Zuckerfabrik
    .gender = f
sample-spices = Gewürze
    .gender = pl
    .dat = Gewürzen
    .n = { $count ->
        [one] 1 Gewürz
       *[other] { $count } Gewürze
    }
sample-jeep = Jeep
    .gender = m
sample-ship = Schiff
    .gender = n
sample-france = Frankreich
sample-iran = Iran
    .gender = m
sample-states = Vereinigte Staaten
    .gender = pl
    .acc = Vereinigten Staaten
    .dat = Vereinigten Staaten
sample-cuba = Kuba
    .in = auf Kuba
