# Questions of `carta_magica` in brief: what is asked, what is at stake, the answers that come first.

carta-magica-decision-frame-home = dom: { $left ->
        [one] 1 pole
        [few] { $left } pola
       *[many] { $left } pól
    }
carta-magica-decision-frame-wind = spycha na { $wind }
carta-magica-decision-frame-strength = siła { $strength }

## Setting out

carta-magica-decision-settle-question = Skąd wypływasz?
carta-magica-decision-settle = { FORM($harbour, as: "short") }: { $talisman } +{ $points }
carta-magica-decision-settle-stake = **Znalezione wyzwanie daje ci o 10 więcej.** Dom daje { $points }.
carta-magica-decision-settle-rest = Inny port, wyzwanie lub postać

## The wheel

carta-magica-decision-spin-question = Zakręć kołem
carta-magica-decision-spin-free = **Do domu { $left ->
        [one] 1 pole
        [few] { $left } pola
       *[many] { $left } pól
    }.** Szansa na burzę: { $storms } z 6.
carta-magica-decision-spin-stuck = { $condition ->
        [damaged] **Twój statek jest uszkodzony.** Szansa na młot, który go naprawi:
       *[becalmed] **Stoisz bez wiatru.** Szansa na wiatr, który cię uwolni:
    } { $spins } z 6.
carta-magica-decision-choose-question = Wynik: { $steps }
carta-magica-decision-choose-rest = Inne pole, port lub talizman
carta-magica-decision-choose-held-rest = Inna akcja lub karta
carta-magica-decision-buy = Kup { FORM($talisman, as: "acc") }: { $gold ->
        [one] 1 złoto
        [few] { $gold } złota
       *[many] { $gold } złota
    }, +{ $points }
carta-magica-decision-sell = { $harbour }: +{ $gold } za { $goods } tow.
carta-magica-decision-home = Do domu, { $harbour }: +{ $points }
carta-magica-decision-home-sell = { $harbour }, dom: +{ $gold ->
        [one] 1 złoto
        [few] { $gold } złota
       *[many] { $gold } złota
    }, +{ $points }
carta-magica-decision-home-early = { $harbour }: koniec partii, +0
carta-magica-decision-home-buy = Dom, { $talisman } za { $gold }: +{ $points }
carta-magica-decision-goods = { $amount ->
       [one] Weź 1 towar{ $gold ->
                [0] {""}
                [one] : da 1 złoto więcej
                [few] : da { $gold } złota więcej
               *[many] : da { $gold } złota więcej
            }
        [few] Weź { $amount } towary{ $gold ->
                [0] {""}
                [one] : dadzą 1 złoto
                [few] : dadzą { $gold } złota
               *[many] : dadzą { $gold } złota
            }
       *[many] Weź { $amount } towarów{ $gold ->
                [0] {""}
                [one] : dadzą 1 złoto
                [few] : dadzą { $gold } złota
               *[many] : dadzą { $gold } złota
            }
    }
carta-magica-decision-full = { $kind ->
        [goods] Nie bierz towarów: limit to { $held }
       *[magic] Nie bierz magii: limit to { $held }
    }
carta-magica-decision-magic = Weź { $amount } pkt magii: będzie { $held }
carta-magica-decision-draw = Dobierz: { $monsters ->
        [one] 1 z { $cards } kart to potwór
        [few] { $monsters } z { $cards } kart to potwory
       *[many] { $monsters } z { $cards } kart to potwory
    }
carta-magica-decision-draw-look = Dobierz albo najpierw użyj lunety…
carta-magica-decision-sail = Płyń { FORM($square, as: "to") }: do domu { $left }
carta-magica-decision-towards = { FORM($square, as: "to", cap: "yes") }: { FORM($harbour, as: "to") } { $left }
carta-magica-decision-call = { $colour ->
        [black] { $harbour }: dobierz kartę
       *[red] Płyń { FORM($harbour, as: "to") }
    }
carta-magica-decision-way = { $way ->
        [tow] Holowanie za { $price }:
        [repair] Naprawa za { $price }:
        [repair-card] Naprawa kartą:
       *[lucky-wind] Szczęśliwy wiatr:
    } { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }…
carta-magica-decision-rest = Czekaj: nie ma innej możliwości
carta-magica-decision-stake-stuck = { $condition ->
        [damaged] **Twój statek jest uszkodzony.** Pomoże młot, karta naprawy
       *[becalmed] **Stoisz bez wiatru.** Pomoże wiatr, karta szczęśliwego wiatru
    } lub { $price }.
carta-magica-decision-stake-home = **Dom w zasięgu:** { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } { $final ->
        [0] i partia dobiega końca.
       *[other] także dla ciebie.
    }
carta-magica-decision-stake-home-early = **Dom w zasięgu, ale bez okrążenia:** partia się kończy, a dom nic nie daje.
carta-magica-decision-stake-arrive = **Towary ({ $goods }) sprzedasz tylko, wpływając do portu:** wypłyń i wróć później.
# by name
carta-magica-decision-stake-rival = **{ $who }: do domu { $left ->
        [one] 1 pole
        [few] { $left } pola
       *[many] { $left } pól
    }.** Statek w domu kończy partię.
carta-magica-decision-stake-on-sale = **{ $talisman } jest w sprzedaży:** to twoje wyzwanie, daje ci { $points }.
carta-magica-decision-stake-own = **{ $talisman } to twoje wyzwanie:** daje ci { $points }, kosztuje 2 złota.
# by name
carta-magica-decision-stake-theirs = **{ $talisman } to { WHO($who) ->
        [you] twoje wyzwanie
       *[other] wyzwanie { FORM($who, as: "gen") }
    }.** Tej osobie daje { $theirs }, tobie { $points }.
carta-magica-decision-stake-nobody = **{ $talisman } daje { $points }.** Kosztuje 2 złota, które same dają 2.
carta-magica-decision-stake-last = **To twoja ostatnia tura.** Masz { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }; towary i magia nic nie dają.
carta-magica-decision-stake-start = **Nikt nie ma jeszcze punktów.** Towary wymieniasz na złoto, a 2 złota na talizman.
# by name
carta-magica-decision-stake-level = **Ty i { $who }: po { $points ->
        [one] 1 punkcie
        [few] { $points } punkty
       *[many] { $points } punktów
    }.** Decydują talizmany i 15 za dom.
# by name
carta-magica-decision-stake-lead = **Prowadzisz: { $points }.** { $who } ma { $most }.
# by name
carta-magica-decision-stake-behind = **{ $who } ma { $most }, ty { $points }.** Decydują talizmany i 15 za dom.

## Sailing

carta-magica-decision-sail-question = Dokąd? Kroki: { $steps }
carta-magica-decision-stake-way = { $way ->
        [tow] **Holowanie za { $price },
        [repair] **Naprawa za { $price },
        [repair-card] **Naprawa kartą,
       *[lucky-wind] **Szczęśliwy wiatr,
    } { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }.** Dokąd?
carta-magica-decision-route-question = Którędy?
carta-magica-decision-route = **{ $place }: prowadzą tam dwie drogi.** Różnie liczą się do okrążenia.
carta-magica-decision-clockwise = Zgodnie z zegarem: do domu { $left }
carta-magica-decision-opens = { $label }…
carta-magica-decision-anticlockwise = Przeciwnie do zegara: do domu { $left }

## Harbours

carta-magica-decision-sell-question = Sprzedać towary?
carta-magica-decision-sell-here = Sprzedaj { $goods ->
        [one] 1 towar
        [few] { $goods } towary
       *[many] { $goods } towarów
    }: +{ $gold ->
        [one] 1 złoto
        [few] { $gold } złota
       *[many] { $gold } złota
    }
carta-magica-decision-sell-nothing = Nie sprzedawaj: zachowaj { $goods } tow.
carta-magica-decision-sell-rest = Inna liczba
carta-magica-decision-stake-sell = **Masz { $gold ->
        [one] 1 złoto
        [few] { $gold } złota
       *[many] { $gold } złota
    }.** Złoto liczy się po 1, towary wcale.
carta-magica-decision-buy-question = Kupić talizman?
carta-magica-decision-buy-nothing = Nie kupuj: { $gold ->
        [one] zostaje 1 złoto
        [few] zostają { $gold } złota
       *[many] zostaje { $gold } złota
    }
carta-magica-decision-buy-rest = Inny talizman lub w ciemno
carta-magica-decision-unseen = Kup w ciemno: { $gold ->
        [one] 1 złoto
        [few] { $gold } złota
       *[many] { $gold } złota
    }
carta-magica-decision-stake-unseen = **Żaden nie leży odkryty.** W talii może być twoje wyzwanie.
carta-magica-decision-pay-question = Zapłać: { $what }
carta-magica-decision-stake-pay = **Do zapłaty: { $what }.** Z karty nie ma reszty.
carta-magica-decision-pay-tokens = Zapłać: { $what }
carta-magica-decision-pay-cards = Zapłać { $cards ->
        [one] kartą o wartości
        [few] { $cards } kartami o wartości
       *[many] { $cards } kartami o wartości
    } { $worth }
carta-magica-decision-pay-both = Zapłać: { $what } i karty za { $worth }
carta-magica-decision-pay-rest = Inny sposób zapłaty
carta-magica-decision-cash-question = Którą kartę wymienić?
carta-magica-decision-cash = Wymień kartę: +{ $what }
carta-magica-decision-stake-cash = **Karta zmienia się w żetony.** Ponad 8 jednego rodzaju przepada.

## Cards and monsters

carta-magica-decision-draw-question = Przygoda
carta-magica-decision-telescope = Luneta: zobacz 3, weź 1
carta-magica-decision-stake-draw = **Masz { $magic ->
        [one] 1 punkt
        [few] { $magic } punkty
       *[many] { $magic } punktów
    } magii.** Luneta się zużywa, a ty wybierasz.
carta-magica-decision-peek-question = Weź jedną z nich
carta-magica-decision-stake-peek = **Widzisz je tylko ty.** Pozostałe zostają w talii.
carta-magica-decision-take = Weź { FORM($card, as: "acc") }
carta-magica-decision-owe = Weź { FORM($card, as: "acc") }
carta-magica-decision-meet = { $monster }: { $gold ->
        [one] 1 złoto
        [few] { $gold } złota
       *[many] { $gold } złota
    } za oswojenie
carta-magica-decision-stake-question = { $monster }!
carta-magica-decision-stake = Wydaj { $magic } pkt magii: szansa { $segments }/6
carta-magica-decision-stake-none = { $segments ->
        [0] Nic: { $goods ->
                [0] potwór ucieka
                [one] tracisz 1 towar
                [few] tracisz { $goods } towary
               *[many] tracisz { $goods } towarów
            }
       *[other] Nic: szansa { $segments }/6{ $goods ->
                [0] {""}
               *[other] , ryzyko { $goods } tow.
            }
    }
carta-magica-decision-stake-monster = **Oswojenie daje { $gold ->
        [one] 1 złoto
        [few] { $gold } złota
       *[many] { $gold } złota
    }.** { $goods ->
        [0] Nic nie możesz stracić.
        [one] Inaczej tracisz swój jedyny towar.
        [few] Inaczej tracisz swoje { $goods } towary.
       *[many] Inaczej tracisz swoje { $goods } towarów.
    }
carta-magica-decision-stake-tokens = **Na razie { $magic ->
        [one] 1 punkt
        [few] { $magic } punkty
       *[many] { $magic } punktów
    } magii.** Dodajesz karty?
carta-magica-decision-stake-rest = Inna stawka
carta-magica-decision-cards = Dodaj karty, razem { $magic }: { $segments }/6
carta-magica-decision-no-cards = Bez kart, razem { $magic }: { $segments }/6
carta-magica-decision-again-question = Zakręcić ponownie?
carta-magica-decision-retame = Zakręć ponownie: szansa { $segments }/6
carta-magica-decision-let-win = Niech potwór wygra{ $goods ->
        [0] : nic nie zabiera
        [one] : tracisz 1 towar
        [few] : tracisz { $goods } towary
       *[many] : tracisz { $goods } towarów
    }
carta-magica-decision-stake-retame = **Silniejszy jest potwór: { $monster }.** Karta pozwala zakręcić jeszcze raz.

## Storms

carta-magica-decision-storm-question = Burza
carta-magica-decision-storm-again = Zakręć ponownie: bez burzy { $calm }/6
carta-magica-decision-storm-blow = Niech wieje z dowolnej strony
carta-magica-decision-storm-turn = Zakręć, by zmienić kierunek
carta-magica-decision-stake-storm = **Burza kończy twoją turę.** { $condition ->
        [free] Karta ponownego kręcenia może dać ci nową.
        [damaged] Twój uszkodzony statek zostaje na miejscu.
       *[becalmed] Twój statek bez wiatru zostaje na miejscu.
    }
carta-magica-decision-stake-wind = **Burza spycha na { $wind }** o dwa pola każdy statek, który może płynąć.
carta-magica-decision-ride-still = Przeczekaj: statek zostaje
carta-magica-decision-ride = Przeczekaj: { $condition ->
        [free] trafiasz { FORM($place, as: "to") }
        [damaged] uszkodzenie { FORM($place, as: "in") }
       *[becalmed] bez wiatru { FORM($place, as: "in") }
    }
carta-magica-decision-weather = Dobra pogoda: { $all ->
        [0] zostań na miejscu
       *[other] nikt się nie rusza
    }

## Battles

carta-magica-decision-battle-question = Zaatakować?
# by name
carta-magica-decision-attack = Zaatakuj gracza { $who }: szanse { $odds ->
        [even] równe
        [ahead] ponad 50%
       *[below] poniżej 50%
    }
# by name
carta-magica-decision-stake-battle = **{ $who } ma { FORM($talisman, as: "acc") } (+{ $points }).** Możesz stracić { FORM($lost, as: "acc") } (−{ $less }).
# by name
carta-magica-decision-stake-battle-card = **{ $who } ma { FORM($talisman, as: "acc") } (+{ $points }).** { $cards ->
        [0] Nie masz nic do stracenia.
       *[other] Po przegranej tracisz kartę, którą wybierze zwycięzca.
    }
carta-magica-decision-battle-rest = Inny statek
carta-magica-decision-refight = Zakręć ponownie: szansa { $segments }/6
carta-magica-decision-accept = Uznaj porażkę: { $loses ->
        [0] nic nie tracisz
       *[other] coś ci zabiorą
    }
# by name
carta-magica-decision-stake-refight = **{ $who } ma { $steps } i prowadzi.** Kto przegra, oddaje kartę.
carta-magica-decision-prize-question = Wygrana: weź jedno
carta-magica-decision-prize = Weź { FORM($talisman, as: "acc") }: +{ $points }
carta-magica-decision-prize-rest = Inna z kart przegranego
carta-magica-decision-stake-prize = **Wygrywasz bitwę.** Jeden talizman lub karta zmienia właściciela.
carta-magica-decision-swap-question = Zamiana miejsc?
carta-magica-decision-swap = Zamiana: { $place }, do domu { $left }
carta-magica-decision-stay = Zostań { FORM($place, as: "in") }: do domu { $left }
# by name
carta-magica-decision-stake-swap = **{ $who } { $proposed ->
        [0] chce twojego miejsca.**
       *[other] musi się zgodzić.**
    } Nikt za to nie płaci.
# by name
carta-magica-decision-stake-swap-after = **{ $fought }** { $who } { $proposed ->
        [0] chce twojego miejsca.
       *[other] musi się zgodzić na zamianę.
    }
# by name
carta-magica-decision-fought-talisman = { $won ->
        [0] { $who } zabiera ci { FORM($talisman, as: "acc") } (−{ $points }).
       *[other] Zabierasz { FORM($talisman, as: "acc") } (+{ $points }).
    }
# by name
carta-magica-decision-fought-card = { $won ->
        [0] { $who } zabiera ci
       *[other] Zabierasz
    } { FORM($card, as: "acc") }.

## Orders

carta-magica-decision-order-question = Płynąć bez ciebie?
carta-magica-decision-order-stake = **Twój statek płynie sam,** aż coś się zdarzy; wtedy bot zapyta.
carta-magica-decision-order-stake-early = **Bot może zapytać także w cudzych turach.** Możesz odpowiedzieć z góry.
carta-magica-decision-order-rest = Port, burze, bitwy, potwory
carta-magica-decision-order-spin = Ostrożnie: tylko kręć za mnie
carta-magica-decision-order-weather = Dobra pogoda, gdy grozi szkoda
carta-magica-decision-order-course-question = Dokąd płynąć?
carta-magica-decision-order-course-stake = **{ $harbour }: jeszcze { $left ->
        [one] 1 pole
        [few] { $left } pola
       *[many] { $left } pól
    }.** Bot zapyta, gdy możesz wpłynąć.
carta-magica-decision-order-course-rest = Inny port
carta-magica-decision-order-fill-question = Towary po drodze?
carta-magica-decision-order-fill-stake = **{ $goods ->
        [0] Nic nie wieziesz
        [one] Wieziesz 1 towar
        [few] Wieziesz { $goods } towary
       *[many] Wieziesz { $goods } towarów
    }.** { $colour ->
        [black] Za dwa towary dostaniesz tam jedno złoto.
       *[red] Czerwony port towarów nie kupuje.
    }
carta-magica-decision-order-choice-rest = Inna odpowiedź
carta-magica-decision-order-spin-stake = **Samo kręcenie o niczym nie decyduje.** Co zrobić z wynikiem, wybierasz ty.
carta-magica-decision-order-weather-stake = **Karta chroni cię przed jedną burzą.** Najwięcej daje, gdy grozi szkoda.
carta-magica-decision-order-again-stake = **Kto przegra, oddaje kartę.** Ponowne kręcenie może odwrócić bitwę.
carta-magica-decision-order-swap-stake = **Zamiana przestawia oba statki i nic nie kosztuje.** Każdą możesz odrzucić.
carta-magica-decision-order-prize-stake = **Zabierasz talizman lub kartę,** gdy atak na ciebie się nie uda.
carta-magica-decision-order-draw-stake = **Burza może cię zanieść do czarnego portu.** Luneta pokazuje trzy karty.
carta-magica-decision-order-pay-stake = **Z karty nie ma reszty.** Żetonami zapłacisz dokładnie.
carta-magica-decision-order-stake-stake = **Potwór zabiera towary, które wieziesz.** Oswojony daje złoto.

## The pictures

carta-magica-decision-points = { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
