sample-waiting = Czekamy na { FORM($who, as: "acc-to") }
sample-moved = Ruch wykonany: { FORM($who, as: "nom") }.
sample-tables = { $count ->
        [one] Jeden stół czeka
        [few] { $count } stoły czekają
       *[many] { $count } stołów czeka
    } na ciebie
sample-bid = { $leader } prowadzi z ofertą { $amount }, { WHO($who) ->
        [you] podbijasz lub pasujesz
       *[other] { $who } podbija lub pasuje
    }.
sample-drawn = { $other } ciągnie 5 z { WHO($who) ->
        [you] twojej ręki
       *[other] ręki { FORM($who, as: "gen") }
    }
sample-build = { WHO($who) ->
        [you] Budujesz
       *[other] { $who } buduje
    } { FORM($what, as: "acc") } za { $price }
sample-spice = Przerób { FORM($what, $count, as: "n") }
sample-tamed = { WHO($who) ->
        [you] Oswajasz
       *[other] { $who } oswaja
    } { FORM($monster, as: "acc") }
sample-found = Znaleziono: { $thing }
sample-conquered = { $other } odbiera { FORM($who, as: "dat") } { FORM($country, as: "acc") }
sample-lost = { WHO($who) ->
        [you] Tracisz
       *[other] { $who } traci
    } { FORM($piece, as: "acc") } { FORM($country, as: "in") }
sample-ride = { $piece }: { FORM($country, as: "from") } { FORM($to, as: "to") }
sample-kraken = kraken
    .gender = ma
    .gen = krakena
sample-siren = mglista syrena
    .gender = f
    .gen = mglistej syreny
    .acc = mglistą syrenę
sample-eye = bursztynowe oko
    .gender = n
sample-factory = cukrownia
    .gender = f
    .acc = cukrownię
sample-spices = przyprawy
    .gender = pl
    .n = { $count ->
        [one] jednostkę przypraw
        [few] { $count } jednostki przypraw
       *[many] { $count } jednostek przypraw
    }
sample-jeep = jeep
    .gender = mi
    .acc = jeepa
sample-ship = statek
    .gender = mi
sample-france = Francja
    .gender = f
    .gen = Francji
    .acc = Francję
    .loc = Francji
sample-iran = Iran
    .gender = mi
    .gen = Iranu
    .loc = Iranie
sample-states = Stany Zjednoczone
    .gender = pl
    .gen = Stanów Zjednoczonych
    .loc = Stanach Zjednoczonych
sample-cuba = Kuba
    .gender = f
    .gen = Kuby
    .in = na Kubie
    .to = na Kubę
