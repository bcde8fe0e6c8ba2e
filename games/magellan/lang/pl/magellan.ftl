# The game `magellan` of 1986. Countries, cards and places are in magellan-cards.ftl.

magellan-small = która talia, który pionek oddajesz, którym krajem spłacasz dług
magellan-name = Magellan (1986)

## Options of the table

magellan-setting-level = Poziom
magellan-setting-level-peace = Najprostszy bez wojen
magellan-setting-level-simplest = Najprostszy: jeepy i statki, z wojnami
magellan-setting-level-planes = Samoloty: z bombardowaniem
magellan-setting-level-experts = Eksperci: samoloty na statkach, sojusze
magellan-setting-bases = Bazy startowe
magellan-setting-bases-1 = Wyspy południowe (daleko od siebie)
magellan-setting-bases-2 = Wyspy Pacyfiku i Arktyki (daleko od siebie)
magellan-setting-bases-3 = Wyspy Atlantyku (blisko siebie)
magellan-setting-bases-4 = Wyspy koło Fidżi (blisko siebie)
magellan-setting-target = Dochód do przekroczenia
magellan-setting-target-150 = 150 M
magellan-setting-target-100 = 100 M (krócej)
magellan-setting-target-75 = 75 M (najkrócej)
magellan-setting-start = Początek
magellan-setting-start-beginners = Od razu odkryte: dwa odkrycia i pięć krajów
magellan-setting-start-plain = Nic nie leży odkryte
magellan-setting-end = Po pierwszym zwycięstwie
magellan-setting-end-places = Inni grają dalej o miejsca
magellan-setting-end-winner = Partia się kończy
magellan-setting-rounds = Limit rund
magellan-setting-rounds-none = Bez limitu
magellan-setting-rounds-60 = 60: potem wygrywa najwyższy dochód
magellan-setting-rounds-40 = 40: potem wygrywa najwyższy dochód
magellan-setting-rounds-20 = 20: potem wygrywa najwyższy dochód
magellan-setting-rounds-10 = 10: potem wygrywa najwyższy dochód
magellan-setting-history6 = Karty historyczne, serie 6–10
magellan-setting-history6-off = Bez nich
magellan-setting-history6-on = Z nimi: 50 kart więcej
magellan-setting-history11 = Karty historyczne, serie 11–15
magellan-setting-countries = Kraje
magellan-setting-countries-50 = 50
magellan-setting-countries-100 = 100

## Places and pieces

magellan-piece-jeep = jeep
    .gender = ma
    .gen = jeepa
    .ins = jeepem
    .n = { $count ->
        [one] 1 jeepa
        [few] { $count } jeepy
       *[many] { $count } jeepów
    }
    .moves = jedzie
magellan-piece-ship = statek
    .gender = mi
    .gen = statku
    .ins = statkiem
    .n = { $count ->
        [one] 1 statek
        [few] { $count } statki
       *[many] { $count } statków
    }
magellan-piece-plane = samolot
    .gender = mi
    .gen = samolotu
    .ins = samolotem
    .n = { $count ->
        [one] 1 samolot
        [few] { $count } samoloty
       *[many] { $count } samolotów
    }
    .moves = leci
magellan-what-ship = pusty statek
    .gender = mi
    .gen = pustego statku
    .moves = płynie
magellan-what-ship-jeep = statek z jeepem
    .gender = mi
    .gen = statku z jeepem
    .moves = płynie
magellan-what-ship-plane = statek z samolotem
    .gender = mi
    .gen = statku z samolotem
    .moves = płynie
magellan-what-ship-both = statek z samolotem i jeepem
    .gender = mi
    .gen = statku z samolotem i jeepem
    .moves = płynie
magellan-what-plane-jeep = samolot z jeepem
    .gender = mi
    .gen = samolotu z jeepem
    .moves = leci
magellan-group = { $count ->
        [one] {""}
        [few] { $count } × {""}
       *[many] { $count } × {""}
    }{ $what } { FORM($place, as: "in") }
    .acc = { $count ->
        [one] {""}
        [few] { $count } × {""}
       *[many] { $count } × {""}
    }{ FORM($what, as: "acc") } { FORM($place, as: "in") }
    .from = { $count ->
        [one] {""}
        [few] { $count } × {""}
       *[many] { $count } × {""}
    }{ $what } { FORM($place, as: "in") }
magellan-group-afloat = { $count ->
        [one] {""}
        [few] { $count } × {""}
       *[many] { $count } × {""}
    }{ $what } { $place }
magellan-group-alike = stoją tam: { $count }
magellan-near = koło { FORM($place, as: "gen") }
    .in = koło { FORM($place, as: "gen") }
magellan-at-sea = { KNOWN($cell, names: "magellan-island") ->
        [yes] koło { FORM($place, as: "gen") }
       *[no] { FORM($place, as: "in") }
    }
magellan-one = { $what ->
        [jeep] Jeep { FORM($place, as: "in") }
        [ship] Pusty statek { $place }
        [ship-jeep] Statek z jeepem { $place }
        [ship-plane] Statek z samolotem { $place }
        [ship-both] Statek z samolotem i jeepem { $place }
        [plane] Samolot { FORM($place, as: "in") }
       *[plane-jeep] Samolot z jeepem { FORM($place, as: "in") }
    }
magellan-brief-ship = Statek { $place }
magellan-points = { $points ->
        [0] brak kroków
        [one] 1 krok
        [few] { $points } kroki
       *[many] { $points } kroków
    }
magellan-price = { $money } M

## Throw and card

magellan-draw-geographic-hint = Otwiera kraj do zagospodarowania
magellan-draw-history-hint = Wydarzenie; mniej więcej co piąte daje każdemu dochód
magellan-roll-ask = Twoja kolej. Rzuć kością.
magellan-roll = Rzuć kością
magellan-draw-ask = Czwórka lub piątka daje kartę. Z której talii?
magellan-draw-geographic = Talia geograficzna ({ $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[many] { $cards } kart
    })
magellan-draw-history = Talia historyczna ({ $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[many] { $cards } kart
    })

## Movement

magellan-move-ask = { $points ->
        [0] Brak kroków
        [one] Został 1 krok
        [few] Zostały { $points } kroki
       *[many] Zostało { $points } kroków
    }, { $cash } M. Co dalej?
magellan-move-ask-moved = { $piece }, { $points ->
        [0] brak kroków
        [one] został 1 krok
        [few] zostały { $points } kroki
       *[many] zostało { $points } kroków
    }, { $cash } M. Co dalej?
magellan-move-group-jeep = Jeepy na lądzie
magellan-move-group-ship = Puste statki
magellan-move-group-ship-jeep = Statki z jeepami
magellan-move-group-ship-plane = Statki z samolotami
magellan-move-group-ship-both = Statki z samolotami i jeepami
magellan-move-group-plane-jeep = Samoloty z jeepami
magellan-end = Zakończ turę
magellan-end-out = Nie masz ani pieniędzy, ani krajów: odpadasz
magellan-deal = { $cost } M za +{ $income }
magellan-deal-wins = { $cost } M za +{ $income }: wygrywa partię
magellan-deal-bonus = premia { $money } M
magellan-deal-prey = +{ $income } za darmo
magellan-deal-prey-wins = +{ $income } za darmo, wygrywa partię
magellan-hint-way-takes = { $piece } { FORM($end, as: "to") }, zdobądź
magellan-hint-near = { $deal }; { $points }
# by name
magellan-hint-meets = najpierw walka z graczem { $who }: szansa na wygraną { $percent }%
magellan-hint-left = niewykorzystane: { $points }
magellan-hint-all = wszystkie kroki wykorzystane
magellan-hint-balance = { $cost } M za +{ $income }; zostaje { $cash } M{ $points ->
        [0] {""}
        [one] , 1 krok
        [few] , { $points } kroki
       *[many] , { $points } kroków
    }
magellan-hint-paid = { $cost } M; zostaje { $cash } M{ $points ->
        [0] {""}
        [one] , 1 krok
        [few] , { $points } kroki
       *[many] , { $points } kroków
    }
magellan-hint-way-buys = kup { FORM($piece, as: "acc") }
magellan-hint-way-sells = sprzedaj { FORM($country, as: "acc") }
magellan-hint-way-flies = jeep samolotem { FORM($end, as: "to") }
magellan-hint-way-bombs = zbombarduj wroga { FORM($place, as: "in") }
magellan-hint-way-here = zagospodaruj { FORM($country, as: "acc") }
magellan-hint-way-arrives = { $piece } { FORM($end, as: "to") }
magellan-hint-way-develops = { $piece } { FORM($end, as: "to") }, zagospodaruj
magellan-hint-way-towards = { $piece } w stronę { FORM($end, as: "gen") }
magellan-hint-way-waits = { $piece } { FORM($end, as: "to") }, tam jeszcze nic otwartego
magellan-hint-then = { $first } · { $then }
magellan-hint-whole = Tura: { $ways }
magellan-idea-arrives = { $group }: { FORM($end, as: "to") }.
magellan-idea-develops = { $group }: { FORM($end, as: "to") }, by zagospodarować kraj.
magellan-idea-takes = { $group }: { FORM($end, as: "to") }, by zdobyć kraj bez straży.
magellan-idea-towards = { $group }: w stronę { FORM($end, as: "gen") }, aż { FORM($stop, as: "to") }.
magellan-idea-waits = { $group }: { FORM($end, as: "to") }, by tam być, gdy karta zostanie odkryta.
magellan-idea-hopes = { $group }: w stronę { FORM($end, as: "gen") } (karta może się jeszcze pojawić), aż { FORM($stop, as: "to") }.
magellan-idea-round = { $group }: w drodze dookoła świata, aż { FORM($stop, as: "to") }.
magellan-idea-aboard = { $group }: na pokład, by płynąć w stronę { FORM($end, as: "gen") }.
magellan-idea-here = Zagospodaruj { FORM($country, as: "acc") }.
magellan-idea-buys = Kup { FORM($piece, $count, as: "n") }.
magellan-idea-sells = Sprzedaj { FORM($country, as: "acc") }.
magellan-idea-bombs = Zbombarduj wroga { FORM($place, as: "in") }.
magellan-idea-stays = Wszystko zostaje na miejscu.
magellan-idea-then = { $first } { $then }
magellan-goal-ask = Dokąd ma ruszyć { $what } { FORM($place, as: "in") }? { $points ->
        [0] Brak kroków.
        [one] Został jeden krok.
        [few] Zostały { $points } kroki.
       *[many] Zostało { $points } kroków.
    }
magellan-goal-capitals = Stolice otwartych krajów
magellan-goal-capital = { $countries }
magellan-goal-capital-hint = { $points }; { $cards }
magellan-goal-base = Twoja baza: { $place }
magellan-goal-owned = Twoje: { $place }
magellan-goal-closed = { $points }; karta nie leży odkryta
magellan-goal-towards = W stronę { FORM($place, as: "gen") }
magellan-goal-bonus = { $place }
magellan-goal-bonus-hint = { $points }; { $money } M dla pierwszego
magellan-goal-discoveries = Miejsca z premią
magellan-goal-own = Własne kraje i baza
magellan-goal-else = Coś innego
magellan-goal-within = { $points ->
        [0] Bez kroków
        [one] Za 1 krok
        [few] Za { $points } kroki
       *[many] Za { $points } kroków
    }
magellan-goal-carriages = Samolotem i z samolotu
magellan-goal-carried = Samolotem { FORM($place, as: "to") }
magellan-goal-flights = Miejsca lądowania
magellan-goal-strikes = Wrogowie w zasięgu
magellan-goal-bomb = Zbombarduj wroga { FORM($place, as: "in") }
magellan-goal-strike = Zaatakuj samoloty { FORM($place, as: "in") }
magellan-goal-board = Na pokład tego samolotu
magellan-goal-unload = Jeep wysiada
# by name
magellan-goal-meets = { $hint }, spotyka gracza { $who }
magellan-goal-meets-some = { $hint }, spotyka wroga
magellan-goal-to-hint = Według współrzędnych; tak daleko, na ile starczy kroków
magellan-goal-to-ask = Które miejsce? Pionek idzie tak daleko, na ile starczy kroków.
magellan-goal-row = Rząd { $row }
magellan-develop = Zagospodaruj { FORM($country, as: "acc") }
magellan-develop-hint = { $cost } M za +{ $income }; zostaje { $left } M
# by name
magellan-develop-poor = Kosztuje { $cost } M; brakuje { $missing } M
magellan-buy = Kup { FORM($piece, as: "acc") } ({ $money } M)
magellan-buy-ask = Ile { $piece ->
        [jeep] jeepów?
        [ship] statków?
       *[plane] samolotów?
    }
magellan-buy-count = { $count }
magellan-sell = Sprzedaj kraj
magellan-sell-ask = Który kraj bank odkupi za połowę kosztu?
magellan-sell-hint = Daje { $money } M; dochód mniejszy o { $income } M

## War

magellan-fight-ask = Wojna: wrogowie stoją na tym samym polu. Która walka pierwsza?
# by name
magellan-fight = { $place }: { $piece } kontra { $who }
# by name
magellan-fight-bomb = { $place }: najpierw bomba na statek gracza { $who }
magellan-fight-odds = { $mine } przeciw { $theirs }; wygrywasz { $percent ->
        [one] { $percent } raz
        [few] { $percent } razy
       *[many] { $percent } razy
    } na 100
magellan-bomb-odds = Szansa trafienia: { $hits } z { $faces }; jedna ścianka zestrzeliwuje twój samolot
# by name
magellan-defend-ask = { $who } atakuje twoje statki na polu: { CALLED($cell, names: "magellan-at") }. Czy samolot ma najpierw bombardować?
magellan-defend-stay = Bez bomby: bitwa się zaczyna
magellan-flight-ask = Twój samolot jest tu: { CALLED($cell, names: "magellan-at") }. Bombardować czy lądować?
# by name
magellan-flight-bomb = Bomba: { $who }, { $place }
magellan-flight-land = Ląduj: { $place }

## Duties

magellan-lose-ask-card = Karta historyczna zabiera jeden twój pionek. Który?
magellan-lose-ask-bomb = Bomba trafia. Który twój pionek przepada?
magellan-lose-ask-ally = Twój sojusznik traci pionek, więc tracisz taki sam. Który?
magellan-lose-one = { $piece }: { $group }
magellan-owe-ask = Masz jeszcze { $money } M długu. Który kraj sprzedajesz za połowę kosztu?

## Status and description

magellan-status-rolling = { WHO($who) ->
        [you] Rzucasz
       *[other] { $who } rzuca
    } kością.
magellan-status-drawing = { WHO($who) ->
        [you] Wybierasz
       *[other] { $who } wybiera
    } talię.
magellan-status-moving = { WHO($who) ->
        [you] Grasz
       *[other] { $who } gra
    }, { $points ->
        [0] brak kroków
        [one] został 1 krok
        [few] zostały { $points } kroki
       *[many] zostało { $points } kroków
    }.
magellan-status-fighting = Wojna: { WHO($who) ->
        [you] walczysz
       *[other] { $who } walczy
    }.
magellan-status-defending = Wojna: { WHO($who) ->
        [you] bronisz się i możesz
       *[other] { $who } się broni i może
    } najpierw bombardować.
magellan-status-flying = { WHO($who) ->
        [you] Twój samolot
       *[other] Samolot { FORM($who, as: "gen") }
    } jest w powietrzu.
magellan-status-losing = { WHO($who) ->
        [you] Oddajesz
       *[other] { $who } oddaje
    } pionek.
magellan-status-owing = { WHO($who) ->
        [you] Masz { $money } M długu i sprzedajesz
       *[other] { $who } ma { $money } M długu i sprzedaje
    } kraj.
magellan-status-over = Koniec partii. { WHO($winners) ->
        [you] Wygrywasz
        [you-all] Wspólne zwycięstwo: { $winners }
        [they] Wspólne zwycięstwo: { $winners }
       *[other] Wygrywa { $winners }
    }.

magellan-describe = Magellan. { $status } Runda { $round }. Wygrywa dochód powyżej { $target } M.
magellan-describe-player = { FORM($who, as: "nom", cap: "yes") }, numer { $number }, baza { $base }: dochód { $income } M, pieniądze { $cash } M, { $jeeps ->
        [one] 1 jeep
        [few] { $jeeps } jeepy
       *[many] { $jeeps } jeepów
    }, { $ships ->
        [one] 1 statek
        [few] { $ships } statki
       *[many] { $ships } statków
    }, { $planes ->
        [one] 1 samolot
        [few] { $planes } samoloty
       *[many] { $planes } samolotów
    }.
magellan-describe-left = { WHO($who) ->
        [you] Kończysz
       *[other] { $who } kończy
    } na miejscu { $place } z dochodem { $income } M.
magellan-describe-countries = { WHO($who) ->
        [you] Twoje kraje
       *[other] Kraje { FORM($who, as: "gen") }
    }: { $countries }.
magellan-describe-pieces = { WHO($who) ->
        [you] Twoje pionki
       *[other] Pionki { FORM($who, as: "gen") }
    }: { $pieces }.
magellan-describe-none-open = Żaden kraj nie jest otwarty.
magellan-describe-country = { $country } ({ $cell }, { $cost } M za +{ $income })
magellan-describe-far = { $what }, odległość: { $points }
magellan-describe-card = Odkryta karta historyczna „{ $card }”. { $text }
magellan-describe-card-far = { $card } Odległość: { $points }.
magellan-describe-packs = Talie: karty geograficzne { $geographic }, historyczne { $history }.
# by name
magellan-describe-war = Wojna ({ $card }): { JOINED($sides, by: " kontra ") }; kończy się za { $rounds ->
        [one] 1 rundę
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }.

## Notes

magellan-note-start = Los wskazuje, kto zaczyna: { WHO($who) ->
        [you] ty
       *[other] { $who }
    }.
magellan-note-base = { FORM($who, as: "nom", cap: "yes") }: numer { $number }, { $base }, { $cash } M.
magellan-note-opened = Otwarte kraje: { $countries }.
magellan-note-places = Odkryte karty historyczne: { $cards }.
magellan-note-rolled = { WHO($who) ->
        [you] Rzucasz
       *[other] { $who } rzuca
    }, wynik { $dice }: { $points ->
        [one] 1 krok
        [few] { $points } kroki
       *[many] { $points } kroków
    }.
magellan-note-rolled-more = { WHO($who) ->
        [you] Rzucasz
       *[other] { $who } rzuca
    }, wynik { $dice }: z dodatkiem z kart { $points ->
        [one] 1 krok
        [few] { $points } kroki
       *[many] { $points } kroków
    }.
magellan-note-turned = { WHO($who) ->
        [you] Odkrywasz
       *[other] { $who } odkrywa
    } kartę { FORM($country, as: "gen") }: { $cost } M za +{ $income }.
magellan-note-drew = { WHO($who) ->
        [you] Dobierasz
       *[other] { $who } dobiera
    } kartę „{ $card }”. { $text }
magellan-note-moved =
    { WHO($who) ->
        [you] Twój { $what }
       *[other] { FORM($what, as: "gender") ->
            [ma] Jeep { FORM($who, as: "gen") }
           *[mi] { $who }: { $what }
        }
    } { FORM($what, as: "moves") } { FORM($start, as: "from") } { FORM($end, as: "to") } ({ $points ->
        [one] 1 krok
        [few] { $points } kroki
       *[many] { $points } kroków
    }).
magellan-note-came-through = Po drodze: { $places }.
magellan-note-boarded = { WHO($who) ->
        [you] Twój jeep wsiada
       *[other] Jeep { FORM($who, as: "gen") } wsiada
    } do samolotu { FORM($start, as: "in") } ({ $points ->
        [one] 1 krok
        [few] { $points } kroki
       *[many] { $points } kroków
    }).
magellan-note-unloaded = { WHO($who) ->
        [you] Twój jeep wysiada
       *[other] Jeep { FORM($who, as: "gen") } wysiada
    } z samolotu { FORM($end, as: "in") } ({ $points ->
        [one] 1 krok
        [few] { $points } kroki
       *[many] { $points } kroków
    }).
magellan-note-struck = { WHO($who) ->
        [you] Twój { $what }
       *[other] { $who }: { $what }
    } { FORM($start, as: "from") } jest nad celem: { CALLED($cell, names: "magellan-at") }.
magellan-note-landed = { WHO($who) ->
        [you] Twój { $what }
       *[other] { $who }: { $what }
    } leci { FORM($start, as: "from") } i ląduje { FORM($end, as: "in") } ({ $points ->
        [one] 1 krok
        [few] { $points } kroki
       *[many] { $points } kroków
    }).
magellan-note-developed = { WHO($who) ->
        [you] Zagospodarowujesz
       *[other] { $who } zagospodarowuje
    } { FORM($country, as: "acc") } za { $cost } M: dochód większy o { $income } M.
magellan-note-bought = { WHO($who) ->
        [you] Kupujesz
       *[other] { $who } kupuje
    } { FORM($piece, $count, as: "n") } za { $money } M.
magellan-note-sold = { WHO($who) ->
        [you] Sprzedajesz
       *[other] { $who } sprzedaje
    } bankowi { FORM($country, as: "acc") } za { $money } M.
magellan-note-paid = { WHO($who) ->
        [you] Spłacasz
       *[other] { $who } spłaca
    } { $money } M długu.
magellan-note-fought = { WHO($who) ->
        [you] Walczysz
       *[other] { $who } walczy
    } z { FORM($other, as: "ins") } ({ $piece }) { CALLED($cell, names: "magellan-at", as: "in") }, { $mine } do { $theirs }: { WHO($loser) ->
        [you] tracisz
       *[other] { $loser } traci
    } pionek.
magellan-note-bombed-1 = { WHO($who) ->
        [you] Bombardujesz
       *[other] { $who } bombarduje
    } { FORM($other, as: "acc") } { CALLED($cell, names: "magellan-at", as: "in") }: samolot zestrzelony.
magellan-note-bombed-2 = { WHO($who) ->
        [you] Bombardujesz
       *[other] { $who } bombarduje
    } { FORM($other, as: "acc") } { CALLED($cell, names: "magellan-at", as: "in") }: kość trafia jeepa.
magellan-note-bombed-3 = { WHO($who) ->
        [you] Bombardujesz
       *[other] { $who } bombarduje
    } { FORM($other, as: "acc") } { CALLED($cell, names: "magellan-at", as: "in") }: kość trafia dwa jeepy.
magellan-note-bombed-4 = { WHO($who) ->
        [you] Bombardujesz
       *[other] { $who } bombarduje
    } { FORM($other, as: "acc") } { CALLED($cell, names: "magellan-at", as: "in") }: kość trafia statek.
magellan-note-bombed-5 = { WHO($who) ->
        [you] Bombardujesz
       *[other] { $who } bombarduje
    } { FORM($other, as: "acc") } { CALLED($cell, names: "magellan-at", as: "in") }: kość trafia jeepa i statek.
magellan-note-bombed-6 = { WHO($who) ->
        [you] Bombardujesz
       *[other] { $who } bombarduje
    } { FORM($other, as: "acc") } { CALLED($cell, names: "magellan-at", as: "in") }: pudło.
magellan-note-lost = { WHO($who) ->
        [you] Tracisz
       *[other] { $who } traci
    } { FORM($piece, as: "acc") } { FORM($place, as: "in") }.
magellan-note-lost-ally = { WHO($who) ->
        [you] Też tracisz
       *[other] { $who } też traci
    } { FORM($piece, as: "acc") } { FORM($place, as: "in") }.
magellan-note-ditched = { WHO($who) ->
        [you] Twój samolot
       *[other] Samolot { FORM($who, as: "gen") }
    } nie ma gdzie lądować i przepada.
magellan-note-conquered = { WHO($who) ->
        [you] Zdobywasz
       *[other] { $who } zdobywa
    } { FORM($country, as: "acc") } { WHO($other) ->
        [you] twoim kosztem
       *[other] kosztem { FORM($other, as: "gen") }
    }.
magellan-note-share = { WHO($who) ->
        [you] Płacisz
       *[other] { $who } płaci
    } { FORM($other, as: "dat") } { $money } M udziału.
magellan-note-out = { WHO($who) ->
        [you] Nie masz ani pieniędzy, ani krajów i odpadasz
       *[other] { $who } nie ma ani pieniędzy, ani krajów i odpada
    }.
magellan-note-won = { WHO($who) ->
        [you] Masz dochód { $income } M i wygrywasz
       *[other] { $who } ma dochód { $income } M i wygrywa
    }.
magellan-note-shared-out = Inni grają dalej, każdy z { $money } M od { FORM($who, as: "gen") }.

## The end

magellan-over-won = Dochód przekroczył cel.
magellan-over-last = Została tylko jedna osoba.
magellan-over-rounds = Wszystkie rundy rozegrane: decyduje wysokość dochodu.
# by name
magellan-rank = **{ $rank }.** { $who } – dochód { $points } M
magellan-score-country = { $country } { $income }
