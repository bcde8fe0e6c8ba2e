sample-waiting = Aguardando { FORM($who, as: "nom") }
sample-moved = { FORM($who, as: "nom", cap: "yes") } { WHO($who) ->
        [you] jogou
        [other] jogou
       *[they] jogaram
    }.
sample-tables = { $count ->
        [one] Uma mesa espera
       *[other] { $count } mesas esperam
    } por você
sample-bid = { $leader } lidera com { $amount }, { FORM($who, as: "nom") } aumenta ou passa.
sample-drawn = { $other } compra a 5 { WHO($who) ->
        [you] da sua mão
       *[other] da mão { FORM($who, as: "of") }
    }
sample-build = { FORM($who, as: "nom", cap: "yes") } constrói { FORM($what, as: "a") } por { $price }
sample-spice = Processar { FORM($what, $count, as: "n") }
sample-tamed = { FORM($who, as: "nom", cap: "yes") } doma { FORM($monster, as: "the") }
sample-found = { FORM($thing, as: "the", cap: "yes") } foi { FORM($thing, as: "gender") ->
        [f] encontrada
       *[m] encontrado
    }
sample-conquered = { $other } toma { FORM($country, as: "the") } de { FORM($who, as: "nom") }
sample-lost = { FORM($who, as: "nom", cap: "yes") } perde { FORM($piece, as: "a") } { FORM($country, as: "in") }
sample-ride = { FORM($piece, as: "your", cap: "yes") } vai { FORM($country, as: "from") } { FORM($to, as: "to") }
sample-kraken = Kraken
    .gender = m
sample-siren = Sereia da Névoa
    .gender = f
sample-eye = Olho de Âmbar
    .gender = m
sample-factory = fábrica de açúcar
    .gender = f
sample-spices = especiarias
    .gender = fp
    .n = { $count ->
        [one] { $count } unidade de especiarias
       *[other] { $count } unidades de especiarias
    }
sample-jeep = jipe
    .gender = m
sample-ship = navio
    .gender = m
sample-france = França
    .gender = f
sample-iran = Irã
    .gender = m
sample-states = Estados Unidos
    .gender = mp
sample-cuba = Cuba
