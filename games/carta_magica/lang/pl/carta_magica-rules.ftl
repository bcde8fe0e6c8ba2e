# The rules of `carta_magica` in short, for reading in place.

carta-magica-brief = wyścig wokół wyspy
carta-magica-blurb = Zakręć kołem, opłyń burzliwą wyspę, zamień towary na złoto, a złoto na talizmany, i zdąż do domu. Od 2 do 4 graczy, około 10–30 rund.

carta-magica-rules-1 =
    Twój statek zaczyna w porcie macierzystym. W czarnych portach wymieniasz **towary** na **złoto**, w czerwonych kupujesz za złoto **talizmany**, a potem opływasz środkową wyspę i wracasz do domu.
    {""}
    Gdy tylko jakiś statek { $home ->
        [return] wpłynie znów do portu macierzystego, z okrążeniem lub bez,
       *[other] jest w domu po okrążeniu,
    } { $last_round ->
        [extra] każdy inny ma jeszcze jedną turę
       *[other] rundę dogrywa się do końca
    } i partia się kończy{ $home ->
        [return] {":"} może to być już w pierwszych rundach.
       *[other] {"."}
    } Wygrywa ten, kto ma najwięcej punktów.
    {""}
    Przed pierwszym kręceniem każdy po kolei wybiera wolny port macierzysty, postać (bez żadnej mocy) i **wyzwanie**: talizman, który dla ciebie jest wart 10 punktów więcej. Zaczynasz z 3 towarami i 3 punktami magii{ $start ->
        [gifts] {","} wybraną kartą przygody i talizmanem
       *[other] {""}
    }. Trzy talizmany leżą odkryte.

carta-magica-rules-2-title = Twoja tura
carta-magica-rules-2 =
    Zakręć kołem. Potem zrób jedną z rzeczy, które pokazuje: **płyń** { $steps ->
        [exact] dokładnie
       *[other] najwyżej
    } o tyle pól, weź tyle **towarów** lub **magii**, ile mówi liczba, albo dobierz kartę **przygody**.
    {""}
    Możesz mieć najwyżej 8 żetonów każdego rodzaju; co się nie mieści, przepada. Karty złota, towarów i magii { $income ->
        [counted] liczą się do tego limitu, a ta, która się nie mieści, od razu zamienia się w tyle żetonów, ile wejdzie. Karty
       *[other] nie liczą się do tego limitu i
    } wydaje się w całości, bez reszty.

carta-magica-rules-3-title = Żegluga
carta-magica-rules-3 =
    Statki płyną przez boki pól{ $neighbours ->
        [eight] {""} i przez ich rogi
       *[other] {""}
    }, nie przez ląd, skały{ $calm ->
        [stop] {""} ani inne statki. Statek może wpłynąć na pole bezwietrzne: tam kończy ruch i grzęźnie.
       *[other] {","} pola bezwietrzne ani inne statki.
    } Nie możesz skończyć tam, gdzie zaczynasz, ani wrócić do portu, z którego wypływasz. { $harbours ->
        [pass] Przez port możesz przepłynąć.
       *[other] W porcie się zatrzymujesz i tracisz pozostałe kroki.
    }
    {""}
    Pola mają nazwy: litera kolumny i numer wiersza, na przykład `K1`.

carta-magica-rules-4 =
    W **czarnych** wymieniasz 2 towary na 1 złoto, ile razy chcesz, i dobierasz kartę przygody przy każdym przybyciu, także gdy zagna cię tam burza. Najpierw sprzedajesz, potem dobierasz; to, co przyniesie karta, też wolno sprzedać.
    {""}
    W **czerwonych** kupujesz talizmany po 2 złota, tyle, na ile cię stać: jeden z trzech odkrytych albo jeden w ciemno. Rząd uzupełnia się od razu.
    {""}
    Handlujesz, gdy wpływasz. Statek, który burza zagnała do portu, handluje w następnej turze, jeśli nie płynie (tura z burzą lub stracona się nie liczy); uszkodzony statek w porcie handluje w każdej turze. Oba mogą też użyć tury tylko na handel.

carta-magica-rules-5-title = Burze
carta-magica-rules-5 =
    Szósta część koła to burza. Drugie kręcenie mówi, dokąd spycha ona wszystkie statki, o dwa pola. Pierwszy rusza się statek wysunięty najdalej z wiatrem. Port zatrzymuje statek.
    {""}
    Statek, który nie może się przesunąć, zostaje **uszkodzony**; na polu bezwietrznym stoi **bez wiatru**. Uszkodzony statek rusza, gdy w jego turze wypadnie młot, a stojący bez wiatru – gdy wypadnie wiatr. To samo daje karta albo opłata: { $repair ->
        [goods] 2 towary
       *[other] 2 złota
    } za naprawę, { $tow ->
        [gold] 2 złota
       *[other] 2 towary
    } za holowanie. Potem statek płynie o liczbę z koła. Statki, które utknęły, są bezpieczne od burz i bitew.

carta-magica-rules-6-title = Karty przygody
carta-magica-rules-6 =
    Dobra pogoda chroni w burzy { $good_weather ->
        [all] wszystkie statki
       *[other] twój statek
    }. Naprawa i szczęśliwy wiatr uwalniają go; szczęśliwy wiatr także { $lucky_wind ->
        [five] daje 5 kroków zamiast wyniku przy każdej innej żegludze z koła
       *[other] dodaje 5 kroków do każdej innej żeglugi z koła
    }. Karta „zakręć ponownie” powtarza dowolne twoje kręcenie. Luneta pokazuje trzy karty, z których bierzesz jedną; pozostałe { $telescope ->
        [bottom] idą pod talię
       *[other] wracają na wierzch
    }. Klątwa wykłada trzy inne talizmany. Każda opłata w towarach, której nie możesz uiścić, kosztuje cię turę.
    {""}
    Wszystkie **potwory** oswaja się od razu: wydaj magię, zakręć i dodaj 1 za każdego oswojonego potwora. Jeśli dorównasz sile, bierzesz złoto i zachowujesz kartę. Jeśli nie, tracisz wszystkie żetony towarów, a potwór { $monster ->
        [bottom] idzie pod talię
       *[other] zostaje wtasowany do talii
    }.

carta-magica-rules-7-title = Bitwa
carta-magica-rules-7 = Jeśli { $battle ->
        [beside] po swojej akcji, jakakolwiek była, jesteś obok statku, który ma talizman z twojego wyzwania,
       *[other] podpłyniesz do statku, który ma talizman z twojego wyzwania,
    } możesz zaatakować. Obie strony kręcą; kto ma wyższą liczbę, zabiera drugiej talizman lub kartę. Potem obie strony mogą zgodzić się na zamianę miejsc.

carta-magica-rules-8 =
    Talizmany dają swoje punkty, ten z twojego wyzwania o 10 więcej, każde złoto 1 { $gold_points ->
        [tokens] na żetonach, wcale na kartach,
       *[other] na żetonach i kartach,
    } a statek w domu { $bonus ->
        [any] w ostatniej rundzie 15, z okrążeniem lub bez.
       *[other] po okrążeniu w ostatniej rundzie 15.
    } Przy remisie wygrywa ten, kto ma więcej złota na żetonach i kartach; jeśli i tu jest remis, zwycięstwo jest wspólne.
    {""}
    Wydania zasad przeczą sobie nawzajem. { $edition ->
        [any] To zasady oryginału, czyli wydania węgierskiego; przy stole może obowiązywać inne wydanie i jego zasady to podają.
        [original] Przy tym stole obowiązuje oryginał, czyli wydanie węgierskie
        [en] Przy tym stole obowiązuje wydanie angielskie
        [nl] Przy tym stole obowiązuje wydanie holenderskie
        [de] Przy tym stole obowiązuje wydanie niemieckie
        [es] Przy tym stole obowiązuje wydanie hiszpańskie
        [fr] Przy tym stole obowiązuje wydanie francuskie
        [pl] Przy tym stole obowiązuje wydanie polskie
        [cz] Przy tym stole obowiązuje wydanie czeskie
        [sk] Przy tym stole obowiązuje wydanie słowackie
        [ua] Przy tym stole obowiązuje wydanie ukraińskie
        [ru] Przy tym stole obowiązuje wydanie rosyjskie
        [si] Przy tym stole obowiązuje wydanie słoweńskie
       *[other] Przy tym stole obowiązuje wydanie { $edition }
    }{ $edition ->
        [any] {""}
       *[other] {","} ze zmianami z ustawień stołu; te zasady je uwzględniają.
    }
    {""}
    W drukowanych zasadach nie ma limitu rund. Tu partia kończy się najpóźniej po { $rounds ->
        [any] 60 rundach (to ustawienie stołu)
       *[other] { $rounds } rundach
    }.
