# Why one would play a line of `carta_magica`: one sentence each, at most 120 characters.

carta-magica-reason-open = Szukaj { FORM($talisman, as: "gen") }: już jest w sprzedaży i daje ci { $points }.
carta-magica-reason-deck = Szukaj { FORM($talisman, as: "gen") }: tego talizmanu nie ma jeszcze w sprzedaży, ale potem da ci { $points }.
carta-magica-reason-black = Wypłyń { FORM($harbour, as: "from") } po { FORM($talisman, as: "acc") }: port jest czarny, więc gdy burza cię cofnie, możesz sprzedawać.
carta-magica-reason-red = Wypłyń { FORM($harbour, as: "from") } po { FORM($talisman, as: "acc") }: port jest czerwony, więc gdy burza cię cofnie, możesz kupować.
carta-magica-reason-repair = Napraw za { $price }: na kole nie wypadł młot, a uszkodzony statek nie płynie.
carta-magica-reason-tow = Kup holowanie za { $price }: na kole nie wypadł wiatr, a bez wiatru statek nie płynie.
carta-magica-reason-repair-card = Użyj karty naprawy: na kole nie wypadł młot, a uszkodzony statek nie płynie.
carta-magica-reason-lucky-wind = Użyj szczęśliwego wiatru: w tej turze niesie cię { FORM($place, as: "to") }.
carta-magica-reason-spin-again = Zakręć ponownie: ten wynik niewiele ci daje, a karta przyniesie inny.
carta-magica-reason-cash = Wymień kartę teraz: potwór kart nie bierze, ale w porcie żetonami płacisz dokładnie.
carta-magica-reason-rest = Czekaj: statek utknął i nic innego nie można zrobić.
carta-magica-reason-goods = Weź { $amount ->
        [one] 1 towar
        [few] { $amount } towary
       *[many] { $amount } towarów
    }: { FORM($harbour, as: "to") } masz { $left ->
        [one] 1 pole
        [few] { $left } pola
       *[many] { $left } pól
    }, a za cały ładunek dostaniesz tam { $gold ->
        [one] 1 złoto
        [few] { $gold } złota
       *[many] { $gold } złota
    }.
carta-magica-reason-goods-full = Zostań: ładownia jest pełna, a { $left ->
        [one] 1 pole
        [few] { $left } pola
       *[many] { $left } pól
    } stąd ({ $harbour }) dostaniesz za ładunek { $gold ->
        [one] 1 złoto
        [few] { $gold } złota
       *[many] { $gold } złota
    }.
carta-magica-reason-goods-none = Zostań: więcej towarów się nie zmieści.
carta-magica-reason-goods-tow = Weź towary: stoisz bez wiatru, a 2 z nich opłacą holowanie.
carta-magica-reason-goods-later = Weź towary: w czarnym porcie dwa dają jedno złoto.
carta-magica-reason-magic-none = Zostań: więcej magii się nie zmieści.
carta-magica-reason-magic = Weź magię: gdy masz jej { $held }, na najsilniejszego wolnego potwora ({ $monster }) { $spins ->
        [0] nie wystarczy żaden wynik
        [one] wystarczy 1 wynik z 6
        [few] wystarczą { $spins } wyniki z 6
       *[many] wystarczy { $spins } wyników z 6
    }.
carta-magica-reason-magic-more = Weź magię: będzie jej { $held }, a każdy jej punkt liczy się przeciw potworowi jak jedno oczko koła.
carta-magica-reason-known = Dobierz: znasz następną kartę, to { $card }.
carta-magica-reason-draw = Dobierz: potworów jest { $monsters } na { $cards ->
        [one] 1 kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }, a ty { $magic ->
        [0] nie masz na nie magii
        [one] masz na nie 1 punkt magii
        [few] masz na nie { $magic } punkty magii
       *[many] masz na nie { $magic } punktów magii
    }.
# by name
carta-magica-reason-curse = Rzuć klątwę: { $talisman } wraca do talii, a ten talizman chce mieć { $who }.
carta-magica-reason-curse-new = Rzuć klątwę na talizmany: { $cards ->
        [one] pojawi się 1 inny
        [few] pojawią się { $cards } inne
       *[many] pojawi się { $cards } innych
    } do wyboru.
carta-magica-reason-card = Płyń { FORM($harbour, as: "to") }: dobierzesz tam kartę, nawet jeśli nie masz nic na sprzedaż.
carta-magica-reason-first = Płyń { FORM($square, as: "to") }: stamtąd masz do domu { $left ->
        [one] 1 pole
        [few] { $left } pola
       *[many] { $left } pól
    } i nikt inny nie ma bliżej do swojego.
# by name
carta-magica-reason-race = Płyń { FORM($square, as: "to") }: stamtąd masz do domu { $left ->
        [one] 1 pole
        [few] { $left } pola
       *[many] { $left } pól
    }, a { $who } ma jeszcze { $theirs }.
carta-magica-reason-calm = Płyń { FORM($square, as: "to") }: żadna burza nie zaszkodzi tam twojemu statkowi.
carta-magica-reason-far = Płyń { FORM($square, as: "to") }: stamtąd masz do domu { $left ->
        [one] 1 pole
        [few] { $left } pola
       *[many] { $left } pól
    }.
# by name
carta-magica-reason-home = Wróć teraz do domu: partia się kończy, masz { $own }, a { $who } ma { $most }.
# by name
carta-magica-reason-home-last = Wróć teraz do domu: masz { $own }, { $who } ma { $most }, i zaczynają się ostatnie tury.
carta-magica-reason-home-too = Wróć teraz do domu: w ostatnich turach ty też dostajesz za to { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
# by name
carta-magica-reason-beside = Stań obok gracza { $who }: po wygranej bitwie bierzesz { FORM($talisman, as: "acc") }, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
carta-magica-reason-next-sell = Płyń { FORM($square, as: "to") }: przy wyniku { $spin } lub więcej wpływasz { FORM($harbour, as: "to") } i dostajesz tam za towary { $gold ->
        [one] 1 złoto
        [few] { $gold } złota
       *[many] { $gold } złota
    }.
carta-magica-reason-next-buy = Płyń { FORM($square, as: "to") }: przy wyniku { $spin } lub więcej wpływasz { FORM($harbour, as: "to") }, gdzie możesz kupić { FORM($talisman, as: "acc") }.
carta-magica-reason-keep-goods = Zachowaj { $goods ->
        [one] swój jedyny towar: jakaś karta może go zażądać.
        [few] swoje { $goods } towary: jakaś karta może ich zażądać.
       *[many] swoje { $goods } towarów: jakaś karta może ich zażądać.
    }
carta-magica-reason-sell-for = Sprzedaj { $goods ->
        [one] 1 towar
        [few] { $goods } towary
       *[many] { $goods } towarów
    }: mając { $held ->
        [one] 1 złoto
        [few] { $held } złota
       *[many] { $held } złota
    }, kupisz { FORM($talisman, as: "acc") }, co daje ci { $points }.
carta-magica-reason-sell = Sprzedaj { $goods ->
        [one] 1 towar
        [few] { $goods } towary
       *[many] { $goods } towarów
    }: złoto za nie ({ $gold }) liczy się na koniec, a towary wcale.
carta-magica-reason-keep-gold = Nic nie kupuj: na koniec twoje złoto też da { $gold ->
        [one] 1 punkt
        [few] { $gold } punkty
       *[many] { $gold } punktów
    }, a w sprzedaży może pojawić się coś lepszego.
carta-magica-reason-unseen = Kup w ciemno: { $cards ->
        [one] to ostatni talizman, a daje co najmniej 4
        [few] to jeden z { $cards } talizmanów, a żaden nie daje mniej niż 4
       *[many] to jeden z { $cards } talizmanów, a żaden nie daje mniej niż 4
    }.
carta-magica-reason-own = Kup { FORM($talisman, as: "acc") }: to twoje wyzwanie i daje ci { $points }.
# by name
carta-magica-reason-deny = Kup { FORM($talisman, as: "acc") }: tobie daje to { $points }, a { $who } traci szansę na { $theirs }.
carta-magica-reason-buy = Kup { FORM($talisman, as: "acc") }: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za { $price ->
        [one] 1 złoto
        [few] { $price } złota
       *[many] { $price } złota
    }.
carta-magica-reason-stake = Wydaj { $magic ->
        [one] 1 punkt
        [few] { $magic } punkty
       *[many] { $magic } punktów
    } magii: { $monster } daje się wtedy oswoić przy wyniku { $least } lub więcej, czyli przy { $spins ->
        [one] 1 wyniku
        [few] { $spins } wynikach
       *[many] { $spins } wynikach
    } z 6.
carta-magica-reason-stake-sure = Wydaj { $magic ->
        [one] 1 punkt
        [few] { $magic } punkty
       *[many] { $magic } punktów
    } magii: { $monster } { $spins ->
        [0] nie da się wtedy oswoić przy żadnym wyniku
       *[other] da się wtedy oswoić przy każdym wyniku
    }.
carta-magica-reason-stake-none = Nic nie wydawaj: { $monster } { $goods ->
        [0] nic ci nie zabierze
        [one] może ci zabrać tylko 1 towar
        [few] może ci zabrać tylko { $goods } towary
       *[many] może ci zabrać tylko { $goods } towarów
    }, a { $spins ->
        [0] żaden wynik koła i tak nie wystarczy do oswojenia
       *[other] szansa oswojenia to { $spins } z 6
    }.
carta-magica-reason-stake-gold = { $magic ->
        [0] Nic nie wydawaj
        [one] Wydaj 1 punkt magii
        [few] Wydaj { $magic } punkty magii
       *[many] Wydaj { $magic } punktów magii
    }: oswojenie daje { $gold ->
        [one] 1 złoto
        [few] { $gold } złota
       *[many] { $gold } złota
    } i pomaga przeciw następnemu potworowi.
carta-magica-reason-keep-card = Zachowaj kartę: przy innym wyniku bardziej się przyda.
carta-magica-reason-retame = Zakręć ponownie: { $monster } { $spins ->
        [0] nie da się oswoić przy żadnym wyniku
        [one] daje się oswoić przy 1 wyniku z 6
        [few] daje się oswoić przy { $spins } wynikach z 6
       *[many] daje się oswoić przy { $spins } wynikach z 6
    }, a magia i tak jest wydana.
carta-magica-reason-respin = Zakręć ponownie: pięć z sześciu wyników daje ci turę zamiast burzy.
carta-magica-reason-respin-wind = Zakręć, by zmienić kierunek: inny wiatr może mniej zaszkodzić statkowi.
carta-magica-reason-refight = Zakręć ponownie: przewagę { $spins ->
        [one] daje 1 wynik z 6
        [few] dają { $spins } wyniki z 6
       *[many] daje { $spins } wyników z 6
    }.
carta-magica-reason-weather = Zagraj dobrą pogodę: burza zatrzymałaby twój statek na { $square }.
carta-magica-reason-weather-waste = Zagraj dobrą pogodę: statek nie trafi na { $square }, choć burza zostawiłaby go tam całego.
carta-magica-reason-ride-harm = Przeczekaj: statek utknie na { $square }, ale zachowujesz kartę.
carta-magica-reason-ride = Przeczekaj: burza zostawi statek cały na { $square }, a karta zostaje u ciebie.
carta-magica-reason-peace = Bez bitwy: kto przegra, oddaje kartę.
carta-magica-reason-peace-free = Bez bitwy: nie masz nic do stracenia, ale inni też zachowują karty.
carta-magica-reason-peace-talisman = Bez bitwy: po przegranej może przepaść { $talisman }.
# by name
carta-magica-reason-attack = Zaatakuj gracza { $who }: { $talisman } daje ci { $points }.
carta-magica-reason-prize = Weź { FORM($talisman, as: "acc") }: to daje ci { $points }.
carta-magica-reason-take = Weź { FORM($card, as: "acc") }: przyda się w jednej z następnych tur.
carta-magica-reason-owe = Weź { FORM($card, as: "acc") }: płacisz od razu albo tracisz turę.
carta-magica-reason-meet = Weź { FORM($monster, as: "acc") }. Do oswojenia potrzeba sumy { $strength }, a potwór pojawia się od razu.
carta-magica-reason-swap = Zamień się: z { $square } do domu masz { $there ->
        [one] 1 pole
        [few] { $there } pola
       *[many] { $there } pól
    }, a stąd { $here }.
carta-magica-reason-stay = Zostań: stąd do domu masz { $here ->
        [one] 1 pole
        [few] { $here } pola
       *[many] { $here } pól
    }, a z { $square } { $there }.
carta-magica-reason-telescope = Użyj lunety: { $cards ->
        [one] zobaczysz następną kartę
        [few] zobaczysz { $cards } karty i weźmiesz najlepszą
       *[many] zobaczysz { $cards } kart i weźmiesz najlepszą
    }.
carta-magica-reason-blind = Dobierz w ciemno: zachowaj lunetę na ważniejszą kartę.
carta-magica-reason-pay-cards = Zapłać kartami: żetony zostaw na zapłatę, która musi być dokładna.
carta-magica-reason-pay-both = Zapłać jednym i drugim: kartę wydaje się całą, a żetony uzupełniają resztę.
carta-magica-reason-pay-tokens = Zapłać żetonami: nimi zapłacisz dokładnie, a kartę wydaje się całą.
carta-magica-reason-spin = Zakręć: inaczej nie zaczniesz swojej tury.
