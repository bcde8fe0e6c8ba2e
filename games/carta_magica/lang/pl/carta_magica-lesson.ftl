# The lesson of `carta_magica`: what the teacher says. p1 is the learner, p2 the rival; the steps stand in games/carta_magica/data/lesson.toml.

carta-magica-lesson-sea = Ahoj! Opłyń wielką wyspę i wróć do domu. Po drodze bierz towary, sprzedawaj je w portach z **sakiewką** i kupuj talizmany w portach z **klejnotem**. Talizman (w kółku) daje tyle, ile ma w koronie. Wygrywa ten, kto ma najwięcej punktów.

carta-magica-lesson-settle = Ⓐ **Zatoka Świtu** to dom blisko portu, który kupuje towary. Twoje **wyzwanie** to talizman, który daje ci 10 więcej: Ⓑ **Pierścień żaru**, 5 i 10, już jest w sprzedaży.
carta-magica-lesson-settle-deed = Zatoka Świtu: Pierścień żaru +15
carta-magica-lesson-settle-done = Twoja flaga powiewa nad Zatoką Świtu.
carta-magica-lesson-settle-else = We własnej partii czemu nie. Ta lekcja wypływa z Zatoki Świtu po Pierścień żaru, jako Kartografka.

carta-magica-lesson-spin = Liczba na **kole** (w kółku) mówi, jak daleko możesz płynąć. Znaki mówią, co możesz zrobić zamiast tego: towary (beczka), magia (gwiazda) albo karta. Ciemna część to burza. **Zakręć!**
carta-magica-lesson-spin-done = Wypada 6.

carta-magica-lesson-goods = Teraz *jedno* z trzech: Ⓐ przepłyń najwyżej 6 pól, weź 6 towarów albo 6 punktów magii. Ⓑ Masz 3 towary i miejsce na 8; dwa dają 1 złoto. **Weź towary.**
carta-magica-lesson-goods-done = Ładownia jest pełna.
# by name
carta-magica-lesson-goods-sail = { $p2 } też płynie od razu. Ale 3 towary dają 1 złoto, a talizman kosztuje 2.
carta-magica-lesson-goods-magic = Magia jest na potwory, a masz jej 3. Towary zmieniają się w złoto, a złoto w punkty.
carta-magica-lesson-goods-else = Można. Ale bez towarów nie ma złota, a bez złota talizmanu.

carta-magica-lesson-sell = Znowu 6. Przerywana linia to twój zasięg, tylko po wodzie. Ⓐ Port Kowadło kupuje Ⓑ twoje towary, dwa za jedno złoto: **sprzedaj tam 8**.
carta-magica-lesson-sell-done = 4 złota; karta z portu: potwór.
carta-magica-lesson-sell-less = Dobry port. Ale talizmany kupuje się za złoto: sprzedaj wszystko.
carta-magica-lesson-sell-sail = To otwarte morze. Nic nie daje, a Port Kowadło jest w zasięgu.
carta-magica-lesson-sell-else = Twoja ładownia jest pełna. Towary nic nie dają, póki ich nie sprzedasz.

carta-magica-lesson-monster = Ⓐ Król krabów ma siłę 7 i 2 złota. Wydaj magię i zakręć: razem musi być 7. Porażka zabiera towary, a ty ich nie masz. Ⓑ **Wydaj 3 punkty magii**: wtedy wystarczy 4.
carta-magica-lesson-monster-done = 12 przeciw 7: oswojony.
carta-magica-lesson-monster-else = Niewiele możesz stracić. Ale 2 złota to talizman, a magia zwiększa szansę.

# by name
carta-magica-lesson-storm = { $p2 } kręci i wypada burza: *każdy* statek dryfuje o dwa pola, tym razem na wschód. Twój (w kółku) stał na skraju i nie miał dokąd: jest **uszkodzony**, tak jak statek gracza { $p2 }. Czeka na młot, kartę albo 2 złota.

carta-magica-lesson-repaired = 7 z **młotem** naprawia twój statek. Ⓐ Zatoka Palm sprzedaje talizmany i jest o 4 pola stąd. Ⓑ Twoje wyzwanie kosztuje 2 złota, a masz 6: **kup Pierścień żaru**.
carta-magica-lesson-repaired-done = 5 punktów i 10 za wyzwanie.
carta-magica-lesson-repaired-other = Dobry port. Ale twoje wyzwanie jest warte 15, a ktoś inny może je zabrać.
carta-magica-lesson-repaired-back = Zatoka Świtu sprzedaje to samo. Ale zawracanie cofa okrążenie, a bez okrążenia powrót do domu nic nie daje.
carta-magica-lesson-repaired-card = Wtedy młot przepada, a statek zostaje uszkodzony.
carta-magica-lesson-repaired-else = Zatoka Palm jest po drodze i sprzedaje twoje wyzwanie.

# by name
carta-magica-lesson-rival = **Nocna latarnia** (w kółku) daje ci 6, a { $p2 } dostaje za nią 16, bo to talizman z wyzwania: **kup ją**. Statek obok twojego może o nią walczyć.
carta-magica-lesson-rival-deed = Kup Nocną latarnię: 2 złota, +6
# by name
carta-magica-lesson-rival-done = { $p2 } się z tego nie cieszy.
carta-magica-lesson-rival-nothing = Każde złoto to na koniec punkt. Ale za 2 złota kupisz 6 punktów.
# by name
carta-magica-lesson-rival-else = Też warte swojej ceny. Ale Nocna latarnia daje ci 6, a { $p2 } dostaje za nią 16.

carta-magica-lesson-card = Ostatnie złoto poszło na Ząb wieloryba. Teraz karta: jedne zachowujesz na później, inne działają od razu. **Dobierz kartę.**
carta-magica-lesson-card-done = Klątwa: teraz w sprzedaży są inne talizmany.
carta-magica-lesson-card-sail = Płynąć dalej nigdy nie zaszkodzi. Ale dopłyniesz bez niczego na sprzedaż.
carta-magica-lesson-card-else = Pomyśl, czego teraz potrzebujesz: towarów, ochrony przed burzą, drogi do domu.

# by name
carta-magica-lesson-battle = { $p2 } staje obok ciebie i **walczy o Nocną latarnię**. Oba statki kręcą, wyższa liczba wygrywa: −2 kontra twoje 5. Możesz wziąć jedną z kart przegranego; złoto daje punkty. **Weź kartę złota.**
carta-magica-lesson-battle-deed = Weź kartę złota: +1
carta-magica-lesson-battle-done = Nocna latarnia zostaje u ciebie.
carta-magica-lesson-battle-siren = Oswojony potwór dodaje jeden przy następnym oswajaniu. Ale złoto daje punkty.
carta-magica-lesson-battle-else = To też pomaga. Ale złoto daje punkty.

carta-magica-lesson-lap = Płyniesz na południe za wyspę, a Ⓑ pierścień przy twojej nazwie pokazuje przebytą drogę. Ⓐ Twój statek musi opłynąć wyspę, od zachodu i północy, i wrócić do flagi: dom daje 15.
carta-magica-lesson-calm = Po drodze trafia do ciebie luneta. Potem wypada burza: znosi twój statek (w kółku) na jasną, cichą wodę. **Bez wiatru!** Popłyniesz znowu z wiatrem na kole, ze szczęśliwym wiatrem albo za 2 towary.

carta-magica-lesson-telescope = Nie ma wiatru, jest karta. Jedna z twoich (w kółku) to **luneta**: pokazuje trzy przygody, bierzesz tę, którą chcesz. **Użyj lunety.**
carta-magica-lesson-telescope-deed = Użyj lunety
carta-magica-lesson-telescope-done = Trzy karty, które widzisz tylko ty.
carta-magica-lesson-telescope-else = Dobrać w ciemno albo wcale? Luneta pozwala wybrać, a ty potrzebujesz towarów.

carta-magica-lesson-peek = Nie masz towarów na opłatę ani magii na węgorza o sile 9. Karta warta 3 towary (w kółku) wyprowadzi cię stąd: **weź kartę towarów**.
carta-magica-lesson-peek-deed = Weź kartę towarów: 3 towary
carta-magica-lesson-peek-done = Twoja droga z cichej wody.
carta-magica-lesson-peek-else = Nie masz ani towarów do zapłaty, ani magii na potwora.

carta-magica-lesson-tow = Nie ma wiatru, ale wypada 7. Ⓐ Za 2 towary twój statek rusza, a Ⓑ karta towarów na to wystarczy. Dalej wokół wyspy: **daj się odholować na H5**.
carta-magica-lesson-tow-deed = Holowanie na H5: 7 pól
carta-magica-lesson-tow-done = Statek wolny i o 7 pól bliżej domu.
carta-magica-lesson-tow-else = Można. Ale dom jest na wschodzie: siedem pól w tę stronę przybliża cię do niego.

carta-magica-lesson-points = Masz 28 (w kółku): 15 za Pierścień żaru, 6 i 6 za inne, 1 za kartę złota. Dom daje 15. Gdy jeden statek jest w domu, rundę dogrywa się do końca i partia się kończy.
carta-magica-lesson-end = **To już wszystko:** ładuj, sprzedawaj, kupuj i zdąż do domu.
