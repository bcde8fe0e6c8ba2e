sample-waiting = En attente : { FORM($who, as: "tonic") }
sample-moved = { WHO($who) ->
        [you] Tu as joué.
        [you-all] { FORM($who, as: "tonic") }, vous avez joué.
        [they] { $who } ont joué.
       *[other] { $who } a joué.
    }
sample-tables = { $count ->
        [one] Une table t’attend
       *[other] { $count } tables t’attendent
    }
sample-bid = { $leader } mène à { $amount }, { WHO($who) ->
        [you] tu relances ou tu passes
       *[other] { $who } relance ou passe
    }.
sample-drawn = { $other } pioche la carte 5 de { WHO($who) ->
        [you] ta main
       *[other] la main { FORM($who, as: "de") }
    }
sample-build = { WHO($who) ->
        [you] Tu construis
       *[other] { $who } construit
    } { FORM($what, as: "a") } pour { $price }
sample-spice = Transformer { FORM($what, $count, as: "n") }
sample-tamed = { WHO($who) ->
        [you] Tu domptes
       *[other] { $who } dompte
    } { FORM($monster, as: "the") }
sample-found = { FORM($thing, as: "the", cap: "yes") } est { FORM($thing, as: "gender") ->
        [f] trouvée
       *[m] trouvé
    }
sample-conquered = { WHO($who) ->
        [you] { $other } te prend { FORM($country, as: "the") }
       *[other] { $other } prend { FORM($country, as: "the") } à { $who }
    }
sample-lost = { WHO($who) ->
        [you] Tu perds
       *[other] { $who } perd
    } { FORM($piece, as: "a") } { FORM($country, as: "in") }
sample-ride = { FORM($piece, as: "your", cap: "yes") } va { FORM($country, as: "from") } { FORM($to, as: "to") }
sample-kraken = Kraken
    .gender = m
sample-siren = Sirène des brumes
    .gender = f
sample-eye = Œil d’ambre
    .gender = m
sample-factory = sucrerie
    .gender = f
sample-spices = épices
    .gender = fp
    .n = { $count ->
        [one] { $count } épice
       *[other] { $count } épices
    }
sample-jeep = jeep
    .gender = f
sample-ship = navire
    .gender = m
sample-france = France
    .gender = f
sample-iran = Iran
    .gender = m
sample-states = États-Unis
    .gender = mp
sample-cuba = Cuba
