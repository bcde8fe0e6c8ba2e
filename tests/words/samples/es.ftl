sample-waiting = Esperando: { FORM($who, as: "nom") }
sample-moved = Jugada hecha: { FORM($who, as: "nom") }.
sample-tables = { $count ->
        [one] Una mesa te espera
       *[other] { $count } mesas te esperan
    }
sample-bid = { $leader } va en cabeza con { $amount }, { WHO($who) ->
        [you] subes o pasas
       *[other] { $who } sube o pasa
    }.
sample-drawn = { $other } roba el 5 de { WHO($who) ->
        [you] tu mano
       *[other] la mano { FORM($who, as: "of") }
    }
sample-build = { WHO($who) ->
        [you] Construyes
       *[other] { $who } construye
    } { FORM($what, as: "a") } por { $price }
sample-spice = Transformar { FORM($what, $count, as: "n") }
sample-tamed = { WHO($who) ->
        [you] Domas
       *[other] { $who } doma
    } { FORM($monster, as: "to") }
sample-found = { FORM($thing, as: "the", cap: "yes") }: encontrado
sample-conquered = { $other } { WHO($who) ->
        [you] te quita { $country }
       *[other] quita { $country } { FORM($who, as: "to") }
    }
sample-lost = { WHO($who) ->
        [you] Pierdes
       *[other] { $who } pierde
    } { FORM($piece, as: "a") } { FORM($country, as: "in") }
sample-ride = { FORM($piece, as: "your", cap: "yes") } va { FORM($country, as: "from") } { FORM($to, as: "to") }
sample-kraken = Kraken
    .gender = m
sample-siren = Sirena de la Niebla
    .gender = f
sample-eye = Ojo de Ámbar
    .gender = m
sample-factory = fábrica de azúcar
    .gender = f
sample-spices = especias
    .gender = fp
    .n = { $count ->
        [one] 1 unidad de especias
       *[other] { $count } unidades de especias
    }
sample-jeep = jeep
    .gender = m
sample-ship = barco
    .gender = m
sample-france = Francia
sample-iran = Irán
sample-states = Estados Unidos
sample-cuba = Cuba
