# Standing orders of `pizarro`: how high to bid, price lists, rules of thumb.

pizarro-early = do ilu licytujesz tę kartę
pizarro-order-prompt = Co bot ma robić za ciebie? Widzisz to tylko ty, a bot odpowiada po zmiennym opóźnieniu.
pizarro-order-bid = Ta licytacja
pizarro-order-prices = Cennik na tę fazę
pizarro-order-veto = Moje weta
pizarro-order-pay = Płatności
pizarro-order-broke = Gdy nie stać mnie na ofertę
pizarro-order-swap = Wymiany (Marco Polo)
pizarro-order-gamble = Ryzyko (Pizarro)
pizarro-order-bid-prompt = { $explorer }: do ilu bot ma za ciebie licytować? Nikt inny tego nie widzi.
pizarro-order-limit-up-to = Do { $amount }
pizarro-order-bid-limit = Inny limit…
pizarro-order-bid-blocked = Możesz zapłacić najwyżej { $most }, a oferta już tyle wynosi
pizarro-order-bid-pass = Spasuj przy tej karcie
pizarro-order-limit-prompt = { $explorer }: ile najwyżej dajesz? Możesz zapłacić do { $most }.
pizarro-order-bid-text-limit = { $explorer }: do { $limit }, potem pas; nigdy więcej, niż trzeba.
pizarro-order-bid-text-pass = { $explorer }: pas.
pizarro-order-ended-won = Zdobywasz { FORM($explorer, as: "acc") } za { $price }. Limit twojego zlecenia: { $limit }.
# by name
pizarro-order-ended-lost = { $winner } zdobywa { FORM($explorer, as: "acc") } za { $price }. { $limit ->
        [0] Twoje zlecenie: pas.
       *[other] Limit twojego zlecenia: { $limit }.
    }
# by name
pizarro-order-ended-out = Już nie bierzesz udziału w licytacji { FORM($explorer, as: "gen") }: { $leader } daje { $bid }. { $limit ->
        [0] Twoje zlecenie: pas.
       *[other] Limit twojego zlecenia: { $limit }.
    }
pizarro-order-rule-prompt = { $slot ->
        [veto] Co bot ma robić, gdy możesz użyć weta?
        [pay] Jak bot ma płacić, gdy nic innego nie trzeba wybierać?
        [broke] Co bot ma robić, gdy nie stać cię na ofertę?
        [swap] Co bot ma robić, gdy Marco Polo pozwala ci wymienić karty pieniędzy?
       *[gamble] Kiedy bot ma przestać odkrywać karty pieniędzy dla Pizarra?
    }
pizarro-order-veto-never = Nigdy nie wetuj
pizarro-order-veto-explorer = Wetuj { FORM($explorer, as: "acc") }, innych dopuszczaj
pizarro-order-text-ask = Bot zapyta cię za każdym razem.
pizarro-order-veto-text-never = Bot nie używa twoich wet.
pizarro-order-veto-text-explorer = Bot wetuje { FORM($explorer, as: "acc") }, póki masz weta, z wyjątkiem ostatniej karty stosu, przy której weto nic nie zmienia. Każdą inną kartę dopuszcza.
pizarro-order-pay-exact = Bez reszty, najmniej koron
pizarro-order-pay-crowns = Najmniej koron, nawet przepłacając
pizarro-order-pay-sensible = Oszczędzaj korony i pieniądze
pizarro-order-pay-text-sensible = Bot zawsze płaci za ciebie, jak rozsądny gracz; wybiera też połowę dla Vasco da Gamy oraz kartę i stosik dla Magellana.
pizarro-order-pay-text-exact = Bot płaci bez reszty, gdy się da, i traci jak najmniej koron.
pizarro-order-pay-text-crowns = Bot płaci tak, by stracić jak najmniej koron, nawet jeśli przepłaca.
pizarro-order-broke-pass = Pasuj od razu
pizarro-order-broke-text-pass = Gdy nie stać cię na ofertę, bot pasuje. Inni mogą wyciągnąć z tego wnioski.

pizarro-order-swap-none = Zachowaj wszystkie karty
pizarro-order-swap-poor = Wymieniaj siódemki
pizarro-order-swap-text-none = Przy Marco Polo bot niczego nie wymienia.
pizarro-order-swap-text-poor = Przy Marco Polo bot wymienia twoje siódemki, bo są warte najmniej, a resztę zachowuje.

pizarro-order-gamble-stop = Stop na { $sum } lub więcej
pizarro-order-gamble-text-stop = Dla Pizarra bot odkrywa karty pieniędzy, aż dadzą { $sum } lub więcej.

## Price lists

pizarro-order-prices-prompt = Faza { $phase ->
        [1] I
        [2] II
       *[3] III
    }: ile najwyżej za każdego odkrywcę? Twoje pieniądze: { $money }. 0 to pas; gdzie pole jest puste, bot zapyta.
pizarro-order-price-prompt = { $explorer }: { $shown ->
        [open] teraz na sprzedaż, potem jeszcze { $left }
       *[hidden] { $left ->
                [one] pojawi się jeszcze 1
                [few] pojawią się jeszcze { $left }
               *[many] pojawi się jeszcze { $left }
            }
    } · { $rivals ->
        [0] bez rywali
        [one] jeden rywal z { $cards ->
                [one] 1 kartą
                [few] { $cards } kartami
               *[many] { $cards } kartami
            }
        [few] { $rivals } rywali, najwyżej po { $cards ->
                [one] 1 karcie
                [few] { $cards } karty
               *[many] { $cards } kart
            }
       *[many] { $rivals } rywali, najwyżej po { $cards ->
                [one] 1 karcie
                [few] { $cards } karty
               *[many] { $cards } kart
            }
    }
pizarro-order-price-up-to = do { $amount } ({ $cards }: { $crowns ->
        [one] 1 korona
        [few] { $crowns } korony
       *[many] { $crowns } koron
    })
pizarro-order-budget-prompt = Łączna kwota · puste: cennik obowiązuje, aż kupisz kartę
pizarro-order-budget-once = aż kupię kartę
pizarro-order-budget-amount = razem { $amount }; po zakupie ceny spadają odpowiednio do tego, co zostało
pizarro-order-prices-item = { $explorer } { $amount ->
        [0] pas
       *[other] { $amount }
    }
pizarro-order-prices-text = Cennik na fazę { $phase ->
        [1] I
        [2] II
       *[3] III
    }: { $prices }. { $budget ->
        [0] Obowiązuje, aż kupisz kartę.
       *[other] Razem najwyżej { $budget }; każdy zakup obniża ceny.
    }{ $asked ->
        [0] {""}
        [one] {""} O pozostałego odkrywcę bot zapyta.
        [few] {""} O { $asked } pozostałych odkrywców bot zapyta.
       *[many] {""} O { $asked } pozostałych odkrywców bot zapyta.
    }
pizarro-order-prices-text-none = Nie masz cennika.
pizarro-order-prices-ended-phase = Twój cennik na fazę { $phase ->
        [1] I
        [2] II
       *[3] III
    } już nie obowiązuje: faza się skończyła.{ $phase ->
        [3] {""}
       *[other] {""} Ceny następnej są inne.
    }
pizarro-order-prices-ended-last = Kupujesz { FORM($explorer, as: "acc") } za { $price }: to ostatnia karta fazy { $phase ->
        [1] I
        [2] II
       *[3] III
    }, więc twój cennik już nie obowiązuje.
pizarro-order-prices-ended-spent = Kupujesz { FORM($explorer, as: "acc") } za { $price }. Tym samym kwota z cennika na fazę { $phase ->
        [1] I
        [2] II
       *[3] III
    } ({ $budget }) jest wydana, więc cennik już nie obowiązuje.
pizarro-order-prices-ended-bought = Twój cennik na fazę { $phase ->
        [1] I
        [2] II
       *[3] III
    } już nie obowiązuje, bo po zakupie masz mniej pieniędzy.
pizarro-order-prices-ended-card = Kupujesz { FORM($explorer, as: "acc") } za { $price }. Dlatego twój cennik na fazę { $phase ->
        [1] I
        [2] II
       *[3] III
    } już nie obowiązuje: ustal nowy według pieniędzy, które teraz masz.
pizarro-order-prices-won = Według cennika kupujesz { FORM($explorer, as: "acc") } za { $price }.
