# Seasons: the page of the admins, the card, what a member sees alone.

club-page = Klub
club-quiet = Nie trwa żaden sezon ani puchar.
club-start = Zacznij sezon
club-which-game = Sezon to wiele stołów jednej gry ze wspólną klasyfikacją. Która to ma być gra?
club-head = Sezon: { $game }
club-plan = **{ $game }** przy stołach na { $seats } { $form ->
        [auto] osoby; od dwunastu osób liga, przy mniejszej liczbie sezon otwarty.
        [league] osoby, jako liga.
       *[open] osoby, jako sezon otwarty.
    } Zapisy do { $draw }. Partia trwa najwyżej { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
    }, z czego na tury każdej osoby { $bank ->
        [one] przypada { $bank } dzień
        [few] przypadają { $bank } dni
       *[many] przypada { $bank } dni
    }. Karta jest na kanale { $channel }.
club-plan-hint = Jest tam jedna karta, która aktualizuje się na bieżąco; wyniki trafiają po cichu do jej wątku. Wszystko dzieje się samo.
club-open = Otwórz zapisy
club-opened = Zapisy są otwarte na kanale { $channel }.
club-change = Zmień
club-part-seats = Miejsca przy stole
club-part-form = Format
club-part-draw = Losowanie
club-part-channel = Kanał karty
club-seats = miejsca: { $seats }
club-pace = dni na osobę: { $bank }, na stół: { $days }
club-form = { $form ->
        [auto] Od 12 osób liga, poniżej sezon otwarty
        [league] Liga: tyle stołów, ile miejsc, z losowaniem
       *[open] Otwarty: grasz, ile chcesz, liczy się 5 najlepszych
    }
club-state-sign-up = zapisy
club-state-drawn = po losowaniu
club-state-closing = kończy się
club-state-over = zakończony
club-state-off = odwołany
club-admin-line = **{ $game }**: { $state }, { $people ->
        [one] 1 osoba
        [few] { $people } osoby
       *[many] { $people } osób
    }
club-admin-where = Karta na kanale { $channel }. Losowanie: { $draw }.
club-admin-reserve = Rezerwa: { $names }
club-dry = Pokaż mi, kto grałby z kim
club-dry-hint = Gdyby losować teraz:
club-dry-open = Sezon otwarty, liczba osób: { $count }. Partie zaczynają się, gdy zbiorą się chętni.
club-lost-channel = ⚠ Kanału rozgrywek ({ $game }) już nie ma, więc nic tam nie ogłaszam. Na stronie tych rozgrywek jest przycisk *Przenieś kartę tutaj*.
club-lost-permission = ⚠ Nie mogę pisać na kanale { $channel }, więc nic tam nie ogłaszam ({ $game }). Pozwól mi tam pisać albo użyj przycisku *Przenieś kartę tutaj* na stronie tych rozgrywek.
club-here = Przenieś kartę tutaj
club-stop = Odwołaj
club-stop-asked = Odwołać? Nie zacznie się już żadna partia i nic się nie liczy. Trwające partie toczą się dalej.
club-early = Zakończ wcześniej
club-early-asked = Zakończyć wcześniej? Nie zacznie się już żadna partia. Trwające zostaną dograne do końca, a potem klasyfikacja będzie ostateczna.
club-shut = Sezon kończy się wcześniej: nie zacznie się już żadna partia.
club-not-now = Nie teraz
club-remove = Usuń kogoś
# by name
club-removed = { $who } już nie gra. Miejsca w partiach, które się jeszcze nie zaczęły, dostają rezerwowi; w pozostałych gra bot.
club-readmit = Pozwól komuś wrócić
# by name
club-readmitted = { $who } może wrócić: wystarczy nacisnąć *Gram*.
club-no-person = Tej osoby nie ma w tym sezonie.
club-no-season = Nie ma tu takiego sezonu.
club-no-seats = Stoły sezonu są na dwie, trzy lub cztery osoby, zależnie od gry.
club-running = Sezon gry { $game } już trwa.
club-too-many = Naraz może trwać najwyżej tyle sezonów: { $most }.
club-draw-when = Losowanie musi odbyć się w ciągu { $days ->
        [one] { $days } dnia
        [few] { $days } dni
       *[many] { $days } dni
    }: kto czeka dłużej, zapomina.
club-over = Ten sezon już się skończył.
club-not-over = To jeszcze nie koniec.
club-not-running = Żadna partia teraz nie trwa.
club-too-few = Potrzebne osoby: { $seats }, zgłoszone: { $people }.
club-join-first = Najpierw naciśnij *Gram*.
club-no-boarding = Teraz nie zaczyna się żadna partia.

# The card.
club-terms = { $form ->
        [auto] Od dwunastu osób liga, przy mniejszej liczbie sezon otwarty: stoły na { $seats } osoby, skład losuje bot.
        [league] Liga: każdy gra przy { $seats } stołach na { $seats } osoby, skład losuje bot.
       *[open] Sezon otwarty: stoły na { $seats } osoby, grasz, ile chcesz, a skład jest losowany spośród osób, które czekają.
    } Partia trwa najwyżej { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
    }.
club-until = Zapisy do { $draw }. Pierwsze partie: { $start }, wszystko skończy się do { $end }.
club-looks = -# Trzeba zaglądać około czterech razy dziennie; resztę planuj z góry. Twoja nazwa jest widoczna.
club-inside = **{ $count ->
        [one] Gra jedna osoba
        [few] Grają { $count } osoby
       *[many] Gra { $count } osób
    }:** { $names }
club-more = {" "}i jeszcze { $count }
club-nobody-yet = Jeszcze nikt.
club-in = Gram
club-step-in = Nie grasz? Wejdź do rezerwy
club-out = Rezygnuję
club-mine = Moje stoły
club-tables = Wszystkie ligi
club-standing = Klasyfikacja
club-final = Klasyfikacja końcowa
club-stay = Następny sezon: zostaję
club-stay-left = Nie grasz już w tym sezonie. Naciśnij *Gram*, gdy otworzy się następny.
club-stays = Grasz w następnym sezonie tej gry; jeśli długo cię nie będzie, przed losowaniem bot zapyta, czy nadal chcesz grać.
club-promise = Hash ziarna: { $promise }…
club-seed = Ziarno: { $seed }
club-division = Liga { $division }
club-drawn = Losowanie się odbyło. Liczba osób: { $people }. Pierwsze partie zaczynają się { $start }.
club-drawn-open = Losowanie się odbyło: to sezon otwarty. Liczba osób: { $people }. Partie zaczynają się, gdy zbiorą się chętni.
club-second = Drugie partie zaczynają się { $start }, wszystko skończy się do { $end }.
club-all-begun = Wszystkie partie już trwają i skończą się do { $end }.
club-open-now = Aby dostać stół, naciśnij *Moje stoły*. Wszystko skończy się do { $end }. { $count ->
        [0] Teraz nikt nie czeka.
        [one] Czeka jedna osoba.
        [few] Czekają { $count } osoby.
       *[many] Czeka { $count } osób.
    }
club-no-end-yet = Żadna partia jeszcze się nie skończyła.
club-no-table-begun = Żadna partia jeszcze się nie zaczęła.
club-brought-nothing = nic, bo grali inni
club-brought = Punkty do klasyfikacji: { $each }.
# by name
club-brought-none = { $who } 0 (grali inni)
club-over-count = skończone: { $over } z { $count ->
        [one] jednej partii
        [few] { $count } partii
       *[many] { $count } partii
    }
club-more-divisions = Jeszcze { $count } pod *Wszystkie ligi*.
# by name
club-won = { $who } wygrywa z wynikiem { $points ->
        [one] 1 punktu
        [few] { $points } punktów
       *[many] { $points } punktów
    }
club-nobody-played = Nikt nie grał w tym sezonie.
club-off = Odwołany.
club-off-few = Odwołany: zapisów było mniej niż { $seats }.
club-thread = { $game }, sezon { $number }
club-table-over = Partia przy stole { $table } skończona
club-no-result = Nie ma wyniku; każdemu liczy się średnia z pozostałych partii.
club-column-wins = Wygrane
club-week = Tydzień { $week }: { $over ->
        [0] żadna partia nie jest skończona
        [one] skończona jedna partia z { $count }
        [few] skończone { $over } partie z { $count }
       *[many] skończonych { $over } partii z { $count }
    }.
# by name
club-week-ahead = { $how ->
        [first] { $count ->
            [one] Prowadzi
            [few] Prowadzą
           *[many] Prowadzą
        }:
        [sure] Liga { $division }: zwycięstwo zapewnia sobie
       *[leads] Liga { $division }, { $count ->
            [one] prowadzi
            [few] prowadzą
           *[many] prowadzą
        }:
    } { $who }.
# by name
club-line = { $place }. { $who } **{ $points }**{ $tables ->
        [0] {""}
        [one] {""} · jedna partia
        [few] {""} · { $tables } partie
       *[many] {""} · { $tables } partii
    }{ $wins ->
        [0] {""}
        [one] , jedna wygrana
        [few] , { $wins } wygrane
       *[many] , { $wins } wygranych
    }{ $reach }{ $lost }
club-reach = {" "}· możliwe miejsca od { $low } do { $high }
club-lost = {" "}· { $count ->
        [one] na 1 miejscu grali inni
        [few] na { $count } miejscach grali inni
       *[many] na { $count } miejscach grali inni
    }
club-other-division = Inna liga

# What one person sees.
club-you-in = Grasz. Losowanie: { $draw }.
club-you-begin = Grasz. Partie zaczynają się { $start }: wróć wtedy po swoją.
club-new = Ty wybierasz, jak dowiadujesz się o swoich turach. Nie znasz tej gry? Lekcja trwa około dziesięciu minut.
club-learn = Najpierw lekcja
club-told = Jak mnie powiadamiać
club-you-none = Nie grasz.
club-you-reserve = Jesteś w rezerwie. Dostaniesz następne wolne miejsce w partii, która jeszcze się nie zaczęła; dowiesz się o tym przy swojej pierwszej turze.
club-you-reserve-late = Rezerwa nie jest już potrzebna: wszystkie partie trwają i nikt nie dostanie już miejsca.
club-you-barred = Administrator cię usunął. Poproś o możliwość powrotu.
club-you-away = Jedna tura minęła bez ciebie, więc twoje miejsca w późniejszych partiach dostaną inni. Chcesz je zachować? Zgłoś to, zanim partie się zaczną.
club-you-away-late = Jedna tura minęła bez ciebie, więc twoje miejsca w późniejszych partiach dostali inni.
club-your-place = Miejsce { $place }, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }{ $reach }.
club-own = [Stół { $table }]({ $link }): partia { $how ->
        [running] trwa, skończy się najpóźniej { $end }.
        [kept] trwa, a na twoim miejscu grają inni. Możesz wrócić do stołu; partia skończy się najpóźniej { $end }.
        [over] skończona.
       *[void] bez wyniku.
    }
club-own-to-come = Stół { $table }: partia zacznie się { $start }.
club-no-table-yet = Nie masz jeszcze stołu.
club-wait = Daj mi stół
club-wait-off = Już nie czekam
club-waiting = Czekasz na stół. Partia zacznie się, gdy zbierze się dość osób.
club-boarding = Partie mogą się zaczynać do { $until }. Liczy się pięć twoich najlepszych wyników.
club-apart = Nie przy jednym stole z… (nikt się nie dowie)
club-apart-kept = Zapisane. Losowanie rozdzieli was, o ile się da.
club-leave = Opuść sezon
club-leave-sure = Odchodzę, niech inni grają za mnie
club-leave-asked = { $count ->
        [one] Trwa jedna twoja partia
        [few] Trwają { $count } twoje partie
       *[many] Trwa { $count } twoich partii
    }. Jeśli odejdziesz, na twoich miejscach zagra ktoś inny albo bot i nie dostaniesz za nie punktów. Innych skutków nie ma.
club-still = Losowanie { $draw }, a ciebie nie ma tu od tygodnia. Grasz nadal? Bez odpowiedzi trafisz do rezerwy.
club-still-in = Nadal gram
club-away = Pierwsza tura minęła bez ciebie albo na dwóch twoich miejscach grali inni. Dlatego twoje miejsca w późniejszych partiach dostaną inni. Chcesz je mimo to zachować? Zgłoś to, zanim partie się zaczną.

# The rules of a season.
club-rules-league = Każdy gra przy { $seats } stołach na { $seats } osoby, raz na każdym miejscu w kolejności gry. Połowa partii zaczyna się pierwszego dnia, reszta w ustalonym dniu, bez względu na to, co robią inni.
club-rules-auto = Gdy osób jest mniej niż dwanaście, zamiast ligi jest sezon otwarty. Czekaj na stół, ile razy chcesz; { $best ->
        [one] liczy się twój najlepszy wynik.
        [few] liczą się twoje { $best } najlepsze wyniki.
       *[many] liczy się { $best } twoich najlepszych wyników.
    }
club-rules-open = Czekaj na stół, ile razy chcesz. { $best ->
        [one] Liczy się twoja najlepsza partia
        [few] Liczą się twoje { $best } najlepsze partie
       *[many] Liczy się { $best } twoich najlepszych partii
    }, najwyżej trzy z tą samą osobą (gdy gra osiem lub więcej).
club-rules-time = Na wszystkie tury przy jednym stole masz razem { $bank ->
        [one] { $bank } dzień
        [few] { $bank } dni
       *[many] { $bank } dni
    }, na jedną turę najwyżej trzy dni. Gdy zużyjesz cały ten czas, masz dzień na każdą turę, a potem gra bot. Po { $days ->
        [one] { $days } dniu
        [few] { $days } dniach
       *[many] { $days } dniach
    } boty dogrywają partię do końca.
club-rules-points = Punkty za miejsca: { $points }. Przy równych miejscach punkty się dzieli. Przy remisie liczą się wygrane, potem wspólne partie.
club-rules-own = Miejsce, na którym więcej niż jedną trzecią partii grali inni, nic ci nie daje; lokaty pozostałych się nie zmieniają. Ostatnia lokata daje 1, więc warto grać dalej.
club-rules-leave = Odejść można jednym kliknięciem. Miejsca w partiach, które się jeszcze nie zaczęły, dostają rezerwowi; w pozostałych gra bot, aż ktoś weźmie twoje miejsce. Kto nie przyjdzie na pierwszą turę, po dwóch dniach traci miejsce.
club-rules-moves = W następnym sezonie dwie osoby awansują, a dwie spadają.

# What else is turned on there.

club-watching-hint = nowości dla obserwujących i kto wygra
club-titles = Tytuły
club-titles-hint = rzadkie wyczyny, ogłaszane na końcu
club-harbour = Poczta portowa
club-harbour-hint = co się zdarzyło, raz w tygodniu
club-voyage = Rejs dnia
club-voyage-hint = jedna pozycja dziennie, rozwiązywana prywatnie
club-is-on = ✓ **{ $what }**: { $hint }.
club-are-off = Wyłączone: { $what }.
club-turn = Włącz lub wyłącz coś
club-turn-to = { $how ->
        [on] Włącz:
        [here] Włącz tutaj:
        [move] Przenieś tutaj:
       *[off] Wyłącz:
    } { $what }
