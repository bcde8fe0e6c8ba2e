# The rules of `navegador` in short, for reading in place.

navegador-brief = zakładaj kolonie, buduj, sprzedawaj
navegador-blurb = Odkrywaj morza od Brazylii po Japonię, zakładaj kolonie, rozwijaj handel i w każdej turze wybieraj pole rondla. Od 2 do 5 graczy, około 35 tur na osobę.

navegador-rules-1 =
    Prowadzisz dom handlowy w czasach portugalskich odkryć. Wygrywa ten, kto ma najwięcej **punktów**. Każdy robotnik, każdy statek na planszy i każde 200 cruzado to jeden punkt. Reszta pochodzi z pięciu rodzajów rzeczy i z **przywilejów**, które podnoszą wartość całego rodzaju:
    {""}
    • Kolonia: 1 punkt, z każdym przywilejem o 1 więcej.
    • Fabryka: 2 punkty, z każdym przywilejem o 1 więcej.
    • Odkrywca: 4 punkty, z każdym przywilejem o 1 więcej.
    • Stocznia: 3 punkty, z każdym przywilejem o 2 więcej.
    • Kościół: 3 punkty, z każdym przywilejem o 2 więcej.
    {""}
    Zaczynasz z 200 cruzado, 3 robotnikami, 2 statkami w Portugalii, stocznią, kościołem i pomarańczową fabryką, która liczy się jako fabryka.

navegador-rules-2-title = Tura: rondel
navegador-rules-2 =
    Przesuń pionek po rondlu do przodu i zrób to, co mówi jego pole. Trzy następne pola są za darmo, każdy dalszy krok kosztuje jeden z twoich statków z dowolnego miejsca. Powrót na to samo pole to całe koło: osiem kroków, pięć statków. Pierwsze pole wybierasz dowolnie.
    {""}
    Akcję można wykonać tylko częściowo albo wcale.

navegador-rules-3-title = Żegluga i odkrywanie
navegador-rules-3 =
    Każdy twój statek może przekroczyć tyle granic, ile wynosi numer **fazy** (od I do III).
    {""}
    Na nieznany akwen muszą wpłynąć razem co najmniej dwa statki; żeton większej straty ({ $seats ->
        [2] Nagasaki i Macau
        [3] Nagasaki i Macau
        [4] Nagasaki
        [5] Nagasaki
       *[other] Nagasaki, a przy 2 lub 3 graczach też Macau
    }) wymaga trzech. Jeden z nich przepada (z żetonem dwa), pozostałe tam się zatrzymują. Dostajesz **odkrywcę**, kolonie się odsłaniają, a bank płaci ci cenę najtańszej. W jednej żegludze można odkryć jeden akwen.
    {""}
    Cabo da Boa Esperança zaczyna fazę II, Malaca fazę III, po zakończeniu akcji. Galeria przywilejów jest wtedy uzupełniana.

navegador-rules-4-title = Werbunek, kolonie, budowa
navegador-rules-4 =
    • **Robotnicy**: po jednym na każdy kościół za 50, następni za 100 razy numer fazy. Limit: dziewięciu. Robotnicy za 50 ponad limit są od razu sprzedawani po 100, ale najpierw musi cię być stać na wszystkich.
    • **Statki**: tak samo ze stoczniami; limit: siedem na planszy. Nowe statki zaczynają w Portugalii.
    • **Kolonia**: kupuj kolonie tam, gdzie masz statki. Każda potrzebuje na akwenie własnego statku i dwóch robotników; najpierw kupuje się najtańszą. Statki i robotnicy zostają twoi.
    • **Budynki**: fabryka potrzebuje trzech robotników, stocznia czterech, kościół pięciu; twoich musi wystarczyć na wszystkie razem. Cena rośnie z każdym budynkiem rzędu.

navegador-rules-5 =
    Każdy towar albo sprzedajesz, najwyżej jedną jednostkę na każdą kolonię, albo przerabiasz, najwyżej jedną na każdą fabrykę. Za każdą jednostkę towaru dostajesz obecną cenę; potem znacznik idzie w dół o liczbę sprzedanych albo w górę o liczbę przerobionych i staje na końcu kolumny.
    {""}
    Pomarańczowa fabryka pomaga przy jednym dowolnym towarze, którego nie sprzedajesz.

navegador-rules-6 =
    Oddaj robotnika (dwóch musi zostać) za **jeden** przywilej z galerii. Jednego rodzaju możesz mieć najwyżej trzy. Za każdą rzecz tego rodzaju, którą masz, pierwszy przywilej daje bonus 30, drugi 20, trzeci 10; za stocznie i kościoły 50, 40 i 30.
    {""}
    Na początku partii w galerii leży po jednym przywileju każdego rodzaju. Gdy zaczyna się nowa faza, uzupełnia się ją: { $seats ->
        [2] po jednym w fazie II i po jednym w fazie III
        [3] po jednym w fazie II i po dwa w fazie III
        [4] po dwa w fazie II i po dwa w fazie III
        [5] po dwa w fazie II i po trzy w fazie III
       *[other] w fazach II i III po tyle każdego rodzaju – 1 i 1 przy dwóch graczach, 1 i 2 przy trzech, 2 i 2 przy czterech, 2 i 3 przy pięciu
    } (wszystkich jest po sześć).

navegador-rules-7-title = Karta Navegadora
navegador-rules-7 =
    Kto ją ma, może raz dodatkowo popłynąć **przed** swoją turą, według wszystkich zasad żeglugi; nie w pierwszej rundzie. Użycie karty oznacza, że płynie co najmniej jeden statek. Potem karta przechodzi w prawo. Pomarańczowy statek zaznacza, gdzie stoi pionek nowego posiadacza; jeśli pionek znów dojdzie do tego pola lub je minie, a karta nie została użyta, też przechodzi w prawo.
    {""}
    Faza, którą otwiera dodatkowa żegluga, liczy się już w następującej po niej turze.

navegador-rules-8 =
    Gdy Nagasaki zostanie odkryte albo ostatni budynek sprzedany, tura się kończy i każdy ma jeszcze jedną.
    {""}
    Na końcu swojej ostatniej tury kładziesz **przywilej królewski** na rodzaj z mniej niż trzema przywilejami; najlepszy jest podpowiedziany. Nie daje bonusu. Przy remisie wygrywa ten, kto ma kartę Navegadora albo pierwszy by ją dostał.
    {""}
    { $king ->
        [any] W wariancie **Przywilej królewski w Goa** czeka on tam
        [goa] **Przy tym stole jest inaczej:** przywilej królewski czeka w Goa
       *[other] W wariancie *Przywilej królewski w Goa*, w który przy tym stole się nie gra, czeka on tam
    }: ze statkiem w Goa możesz go wziąć na polu Przywilej zamiast jednego z galerii, bez oddawania robotnika i z bonusem. Jeśli go nie odbierzesz, nic nie jest wart.

navegador-rules-9 =
    Zwykła tura to dwa do pięciu kliknięć: zielona gotowa odpowiedź działa od razu; albo wybierz wolne pole, potem szczegóły. Z klawiatury: `/move line: sailing portugal>guine:2`, `workers 2`, `market1 su=s1 go=- sp=p1`, `colony bahia:70+rio:50`, `privilege church`, `buildings gold:40`, `navegador guine>angola:2`.
    {""}
    Żeglugi, która odkrywa, nie można cofnąć. *Odkryj, potem płyń dalej* odsłania kolonie od razu i pozwala potem płynąć pozostałym statkom.
