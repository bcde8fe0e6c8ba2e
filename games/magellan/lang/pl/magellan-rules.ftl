# The rules of `magellan` in short, for reading in place.

magellan-brief = zarabiaj najwięcej na świecie
magellan-blurb = Wyślij ekipy techników dookoła świata z 1986 roku, zagospodaruj kraje i żyj z ich dochodu; karty historyczne zmieniają świat. Od 2 do 4 graczy.

magellan-rules-1 =
    Mapa to siatka co dziesięć stopni. 5N1 to piąty rząd na północ od równika i pierwsza kolumna na wschód od Greenwich: Paryż. Kolumny od 1 do 18 leżą na wschód od Greenwich, od 19 do 36 na zachód. Lewy i prawy brzeg się łączą, bieguny nie.
    {""}
    Zaczynasz na { $bases ->
        [1] wyspie na południu, daleko od innych,
        [2] wyspie Pacyfiku lub Arktyki, daleko od innych,
        [3] wyspie Atlantyku, blisko innych,
        [4] wyspie koło Fidżi, blisko innych,
       *[other] wyspie
    } z pięcioma jeepami, trzema statkami i { $seats ->
        [2] 1200 M
        [3] 800 M
        [4] 600 M
       *[other] pieniędzmi: 1200 M przy dwóch graczach, 800 M przy trzech, 600 M przy czterech
    }. { $start ->
        [plain] Na początku żadna karta nie leży odkryta.
       *[other] Na początku leżą odkryte karty dwóch odkryć i pięciu krajów.
    } Przyprowadź jeepa do stolicy kraju, którego karta leży odkryta, zapłać, a kraj jest twój. Wygrywa dochód ponad { $target ->
        [any] cel stołu (150 M, 100 M lub 75 M)
       *[other] { $target } M
    }; liczą się tylko dochody z kart. Cel widać na obrazie stołu przy każdym dochodzie.

magellan-rules-2-title = Tura
magellan-rules-2 =
    1. **Rzuć.** Po szóstce rzucasz jeszcze raz i dodajesz wynik. Suma to twoje **kroki**.
    2. Jeśli kość pokaże **czwórkę lub piątkę**, odkryj kartę z wybranej talii: kraj do zagospodarowania albo kartę historyczną, która działa od razu. Jest { $countries ->
        [any] 50 krajów, z dodatkiem 100,
       *[other] { $countries } krajów
    } oraz karty historyczne { $history6 ->
        [any] serii 1–5, z dodatkami także 6–10 i 11–15.
        [on] { $history11 ->
                [on] serii 1–15.
               *[other] serii 1–10.
            }
       *[other] { $history11 ->
                [on] serii 1–5 i 11–15.
               *[other] serii 1–5.
            }
    } Karty, które na poziomie tego stołu nic nie dają, są odłożone.
    3. **Przesuń** dowolne swoje pionki, w dowolnej kolejności, i kupuj, zagospodarowuj lub sprzedawaj, jak chcesz. Niewykorzystane kroki przepadają.
    {""}
    Kto na końcu swojej tury nie ma ani pieniędzy, ani kraju, odpada.

magellan-rules-3-title = Ruch
magellan-rules-3 =
    Linia siatki kosztuje **statek** 1 krok, a **jeepa** 2. Wejście na pokład kosztuje 1 krok, zejście na ląd 1 krok. Po skosie to dwie linie. Statek wiezie jednego jeepa.
    {""}
    Statki potrzebują otwartej wody z pola na pole, jeepy lądu. Na jednym polu może być kilka mórz lub lądów, które się nie stykają: 5N1 ma kanał La Manche i Morze Śródziemne. Kanał Sueski kosztuje 1 krok, Panamski nic.
    {""}
    Wybierz pionek i miejsce; najtańsza droga znajdzie się sama, z wejściem na pokład, rejsem, zejściem i jazdą za jednym razem. Z dróg o równym koszcie wybierana jest ta bez walki, potem ta, która zdobywa otwartą premię. Jeśli miejsce jest dalej, niż starczy kroków, pionek idzie, dokąd może.

magellan-rules-4-title = Kraje i pieniądze
magellan-rules-4 =
    Jeep na lądzie stolicy zagospodarowuje kraj za jego koszt, od razu i w twojej turze. Jeden jeep może zagospodarować kilka krajów i iść dalej.
    {""}
    Dochody są wypłacane, gdy zostanie odkryta karta **wypłaty** (serie 2, 7, 12): każdy dostaje swój.
    {""}
    Jeep kosztuje 10 M, statek 25 M, samolot 50 M, do 18, 6 i 6 sztuk. Nowe pionki stają w twojej bazie startowej. Bank odkupuje kraj za połowę kosztu; jego karta znów leży odkryta.
    {""}
    Jeśli nie możesz zapłacić długu, musisz sprzedawać kraje. Jeśli nie masz czego sprzedać albo zapłata zabrała ostatnie pieniądze, a kraju nie masz, odpadasz od razu. Póki karta zabrania sprzedaży, to, czego nie możesz zapłacić, jest darowane.

magellan-rules-5-title = Karty historyczne
magellan-rules-5 =
    Jedne działają od razu, inne leżą odkryte: premie dla tego, kto pierwszy dotrze do celu, zmienione dochody, koszty i ceny do następnej karty gospodarczej (serie 4, 9, 14), wojny do karty pokoju albo na kilka rund. Zużyte karty idą pod swoją talię.
    {""}
    Pionek musi wejść na miejsce po odkryciu jego karty. Jeep osiąga je na lądzie, samolot, gdy tam przyleci i wyląduje, na lądzie lub na statku; samolot przywieziony statkiem się nie liczy. Jeep, który na tym samym polu wsiada i znów wysiada, nie wszedł na nie.
    {""}
    Premie za kraje liczą każdy kraj raz, od chwili odkrycia karty.

magellan-rules-6-title = Wojna
magellan-rules-6 =
    { $level ->
        [peace] **Przy tym stole gra się bez wojen.** Gdzie indziej, w czasie wojny,
       *[other] W czasie wojny
    } wrogowie na jednym polu walczą, najpierw samoloty, potem statki, potem jeepy: każdy rzuca jedną kością, kto ma niższy wynik, traci pionek, a przy remisie wygrywa gracz, który ma turę; i tak dalej, aż jedna strona nie ma żadnego. Najpierw przepada pionek z najmniejszym ładunkiem. Pionki na pokładzie nie walczą i przepadają z tym, co je wiezie.
    {""}
    Pionek w ruchu staje tam, gdzie spotyka wroga. Jeep na lądzie stolicy wroga zdobywa kraj za darmo, jeśli właściciel nie ma na tym polu jeepa.
    {""}
    Nowa wojna zastępuje starą. Wojna kończy się z kartą pokoju, po swoich rundach albo gdy w partii zostaje tylko jedna strona.

magellan-rules-7-title = Samoloty
magellan-rules-7 =
    { $level ->
        [any] Poziom *samoloty* i *eksperci*:
        [peace] **Przy tym stole gra się bez samolotów.** Gdzie indziej:
        [simplest] **Przy tym stole gra się bez samolotów.** Gdzie indziej:
       *[other] Przy tym stole gra się z samolotami:
    } dwie linie kosztują 1 krok, połówki kroku zaokrągla się w górę, a żaden lot nie jest za darmo. Samolot ląduje w twoich krajach albo tam, gdzie masz jeepa na lądzie, w tej samej turze. Wiezie jednego jeepa, który wsiada na tym samym lądzie; dla jeepa obok wsiadanie, lot i wysiadanie to jeden wybór.
    {""}
    Na wojnie samolot może w locie zbombardować jedno pole, jeśli nie stoi tam wrogi samolot (najpierw z nim walcz). Kość specjalna: twój samolot zestrzelony; jeep; dwa jeepy; statek; jeep i statek; pudło. Właściciel wybiera, co przepada. Bomby trafiają jeepy na lądzie i statki, a co statek wiezie, tonie z nim; jeepów i samolotów na pokładzie nie trafia się osobno. Ścianka bez takiego pionka na polu nic nie trafia.
    {""}
    W wojnie tylko samolotów samoloty walczą ze sobą i bombardują; jeepy i statki nie walczą i nie zdobywają krajów.

magellan-rules-8-title = Eksperci
magellan-rules-8 =
    { $level ->
        [any] Poziom *eksperci*:
        [experts] Przy tym stole gra się na poziomie ekspertów:
       *[other] **Nie przy tym stole.** U ekspertów:
    } samoloty lądują też na twoich pustych statkach i zostają na pokładzie w rejsie. Samolot, który przybył z jeepem, odlatuje z nim. Samolot na statku nie walczy w powietrzu i nie powstrzymuje bombardowania; tonie ze statkiem.
    {""}
    Przed bitwą morską każdy samolot na twoich statkach na tym polu może bombardować dwa razy, raz na turę: najpierw samoloty aktywnego gracza, potem, gdy bitwa jest wybrana, atakowanego.
    {""}
    Obowiązują akapity oznaczone gwiazdkami: na wojnach są **sojusznicy**. Sojusznicy nie walczą; kto zdobywa kraj, płaci każdemu sojusznikowi udział w jego koszcie; za każdy pionek zniszczony przez wroga każdy sojusznik przegranego oddaje taki sam.

magellan-rules-9-title = Zwycięstwo
magellan-rules-9 = Dochód ponad { $target ->
        [any] cel stołu
       *[other] { $target } M
    } wygrywa od razu. { $end ->
        [any] Zwycięzca kończy, jego pieniądze są dzielone, kraje znów leżą odkryte, a inni grają dalej o miejsca (albo partia się kończy, zależnie od ustawień stołu).
        [winner] Partia się kończy.
       *[other] Zwycięzca kończy, jego pieniądze są dzielone, kraje znów leżą odkryte, a inni grają dalej o miejsca.
    } { $rounds ->
        [any] Przy limicie rund o miejscach decyduje na końcu dochód.
        [none] Limitu rund nie ma.
       *[other] Po { $rounds } rundach o miejscach decyduje dochód.
    }
