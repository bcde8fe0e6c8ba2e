# Standing orders of `carta_magica`.

carta-magica-order-course = Kurs w twoich turach
carta-magica-order-course-hint = Kręci i płynie za ciebie, a pyta, gdy to ważne
carta-magica-order-course-on = Płyń w każdej turze, pytaj mnie, gdy to ważne
carta-magica-order-course-on-hint = Płynie po otwartym morzu, bierze towary i magię; pyta przy dobrych portach i o resztę
carta-magica-order-course-trade = Płyń i handluj za mnie
carta-magica-order-course-trade-hint = Także zawija do portów, kupuje, sprzedaje, dobiera; pyta przed domem, potworem, bitwą
carta-magica-order-course-ready = { $harbour }, tam mnie zapytaj
carta-magica-order-course-steps = { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }, { $kind ->
        [black] czarny port
        [red] czerwony port
       *[home] dom po okrążeniu
    }
carta-magica-order-course-fill = A jeśli koło pokaże towary?
carta-magica-order-course-sail = Płyń przy każdym wyniku
carta-magica-order-course-sail-hint = Najkrótszą drogą, przy każdym wyniku
carta-magica-order-course-goods = Bierz towary, póki się mieszczą
carta-magica-order-course-goods-hint = Tylko jeśli jest miejsce na wszystko, co pokazuje koło
carta-magica-order-course-text-on = Bot kręci kołem, płynie dalej albo bierze towary lub magię, zależnie od tego, co lepsze, aż coś się zdarzy.
carta-magica-order-course-text-trade = Bot kręci kołem, płynie, handluje w portach, dobiera karty i naprawia statek, zależnie od tego, co lepsze, aż statek może wrócić do domu. O potworach i bitwach decydujesz ty.
carta-magica-order-course-text-sail = Bot kręci kołem i płynie { FORM($harbour, as: "to") }, aż statek może wpłynąć albo coś się zdarzy.
carta-magica-order-course-text-goods = Bot kręci kołem, bierze towary, póki się mieszczą, a poza tym płynie { FORM($harbour, as: "to") }, aż coś się zdarzy.
carta-magica-order-ended-arrived = Twój statek jest na miejscu.
carta-magica-order-ended-stuck = Bot nie trzyma już twojego kursu, bo statek jest uszkodzony albo stoi bez wiatru.
carta-magica-order-ended-swept = Bot nie trzyma już twojego kursu, bo burza zagnała statek do portu.
carta-magica-order-ended-lost = Bot nie trzyma już twojego kursu, bo przepadł ci talizman albo tura.
carta-magica-order-ended-final = Bot nie trzyma już twojego kursu, bo zaczęły się ostatnie tury.
carta-magica-order-spin = Kręć od razu
carta-magica-order-spin-hint = Czy od razu kręcić kołem, gdy zaczyna się twoja tura?
carta-magica-order-spin-text-always = Bot kręci kołem, gdy tylko zaczyna się twoja tura.
carta-magica-order-weather = Dobra pogoda
carta-magica-order-weather-hint = Gdy burza może zepchnąć twój statek, a masz dobrą pogodę
carta-magica-order-weather-always = W każdej burzy, która mnie spycha
carta-magica-order-weather-harm = Tylko gdy grozi szkoda
carta-magica-order-weather-never = Nigdy jej nie używaj
carta-magica-order-text-ask = Bot pyta cię za każdym razem.
carta-magica-order-weather-text-always = Bot używa dobrej pogody w każdej burzy, która może zepchnąć twój statek.
carta-magica-order-weather-text-harm = Bot używa dobrej pogody, gdy statek byłby uszkodzony albo bez wiatru.
carta-magica-order-weather-text-never = Dobra pogoda zostaje na później.
carta-magica-order-again = Ponowne kręcenie przy ataku
carta-magica-order-again-hint = Gdy cię atakują, przegrywasz i masz kartę ponownego kręcenia
carta-magica-order-again-always = Kręć ponownie, gdy przegrywam
carta-magica-order-again-never = Zachowaj kartę
carta-magica-order-again-text-always = Bot używa karty ponownego kręcenia zawsze, gdy cię atakują i przegrywasz.
carta-magica-order-again-text-never = Karty ponownego kręcenia zostają, gdy cię atakują.
carta-magica-order-swap = Zamiana miejsc
carta-magica-order-swap-hint = Gdy ktoś proponuje zamianę miejsc po bitwie
carta-magica-order-swap-always = Zawsze się zgadzaj
carta-magica-order-swap-never = Nigdy się nie zgadzaj
carta-magica-order-swap-text-always = Zgadzasz się na każdą zamianę miejsc.
carta-magica-order-swap-text-never = Odrzucasz każdą zamianę miejsc.
carta-magica-order-prize = Łup, gdy cię atakują
carta-magica-order-prize-hint = Gdy cię atakują i wygrywasz
carta-magica-order-prize-best = Weź to, co najcenniejsze
carta-magica-order-prize-text-best = Gdy cię atakują i wygrywasz, zabierasz to, co najcenniejsze.
carta-magica-order-draw = Luneta w burzy
carta-magica-order-draw-hint = Gdy cudza burza niesie cię do czarnego portu, a masz lunetę
carta-magica-order-draw-always = Użyj jej, weź najlepszą
carta-magica-order-draw-never = Zachowaj ją, dobierz kartę
carta-magica-order-draw-text-always = Bot używa lunety i bierze kartę, która najbardziej ci pomaga.
carta-magica-order-draw-text-never = Bot dobiera kartę bez lunety.
carta-magica-order-stake = Potwory w burzy
carta-magica-order-stake-hint = Gdy cudza burza niesie cię na potwora
carta-magica-order-stake-all = Wydaj wszystkie żetony magii
carta-magica-order-stake-best = Wydaj tyle, ile warto
carta-magica-order-stake-none = Nic nie wydawaj
carta-magica-order-stake-text-all = Na potwora w cudzej turze bot wydaje wszystkie żetony magii.
carta-magica-order-stake-text-best = Na potwora w cudzej turze bot wydaje tyle magii, ile warto, a jeśli potwór miałby wygrać, używa też karty ponownego kręcenia.
carta-magica-order-stake-text-none = Na potwora w cudzej turze bot nie wydaje magii.
carta-magica-order-pay = Opłaty w burzy
carta-magica-order-pay-hint = Gdy cudza burza przynosi opłatę, którą można uiścić też kartami towarów
carta-magica-order-pay-tokens = Najpierw żetony
carta-magica-order-pay-cards = Najpierw karty
carta-magica-order-pay-text-tokens = W cudzej turze bot płaci towary żetonami, póki wystarczą.
carta-magica-order-pay-text-cards = W cudzej turze bot płaci towary kartami towarów, póki wystarczą.
