# Seasons: the page of the admins, the card, what a member sees alone.

club-page = Klub
club-quiet = Nie trwa żaden sezon ani puchar.
club-start = Zacznij sezon
club-which-game = Sezon to wiele stołów jednej gry z jedną klasyfikacją. Której gry?
club-head = Sezon: { $game }
club-plan-auto = **{ $game }** przy stołach na { $seats } osoby; od dwunastu osób liga, inaczej sezon otwarty. Zapisy do { $draw }. Stół trwa najwyżej { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
    }, z tego na tury każdej osoby: { $bank }. Karta jest w { $channel }.
club-plan-league = **{ $game }** przy stołach na { $seats } osoby, jako liga. Zapisy do { $draw }. Stół trwa najwyżej { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
    }, z tego na tury każdej osoby: { $bank }. Karta jest w { $channel }.
club-plan-open = **{ $game }** przy stołach na { $seats } osoby, jako sezon otwarty. Zapisy do { $draw }. Stół trwa najwyżej { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
    }, z tego na tury każdej osoby: { $bank }. Karta jest w { $channel }.
club-plan-hint = Stoi tam jedna karta i na bieżąco się aktualizuje; wyniki trafiają po cichu do jej wątku. Wszystko dzieje się samo.
club-open = Otwórz zapisy
club-opened = Zapisy są otwarte w { $channel }.
club-change = Zmień
club-part-seats = Miejsca przy stole
club-part-pace = Czas
club-part-form = Forma
club-part-draw = Losowanie
club-part-channel = Kanał karty
club-seats = miejsca: { $seats }
club-pace = dni na osobę: { $bank }, na stół: { $days }
club-form-auto = Od 12 osób liga, inaczej otwarty
club-form-league = Liga: tyle stołów, ile miejsc, z losowaniem
club-form-open = Otwarty: ile chcesz, liczy się pięć najlepszych
club-state-sign-up = zapisy
club-state-drawn = po losowaniu
club-state-running = trwa
club-state-closing = kończy się
club-state-over = skończony
club-state-off = odwołany
club-admin-line = **{ $game }**: { $state }, { $people ->
        [one] 1 osoba
        [few] { $people } osoby
       *[many] { $people } osób
    }
club-admin-where = Karta w { $channel }. Losowanie: { $draw }.
club-admin-reserve = Rezerwa: { $names }
club-dry = Pokaż mi, kto grałby z kim
club-dry-hint = Gdyby losować teraz:
club-dry-open = Sezon otwarty, osoby: { $count }. Partie zaczynają się, gdy ktoś na nie czeka.
club-lost-channel = ⚠ Kanału ({ $game }) już nie ma, więc nie przychodzą stamtąd żadne wiadomości. *Przenieś kartę tutaj*, na jego stronie.
club-lost-permission = ⚠ Nie mogę pisać w { $channel }, więc nie przychodzą stamtąd żadne wiadomości ({ $game }). Pozwól mi tam pisać albo *Przenieś kartę tutaj*, na jego stronie.
club-here = Przenieś kartę tutaj
club-stop = Odwołaj
club-stop-asked = Odwołać sezon? Nie zacznie się już żadna partia i nic się nie liczy. Trwające partie toczą się dalej.
club-early = Zakończ wcześniej
club-early-asked = Zakończyć wcześniej? Nie zacznie się już żadna partia. Trwające dogra się do końca, potem klasyfikacja jest ostateczna.
club-shut = Wcześniejszy koniec: nie zacznie się już żadna partia.
club-not-now = Nie teraz
club-remove = Usuń kogoś
# by name
club-removed = { $who } nie gra już dalej. Niezaczęte stoły dostają rezerwowi; przy pozostałych gra bot.
club-readmit = Pozwól komuś wrócić
# by name
club-readmitted = { $who } może wrócić: wystarczy nacisnąć *Gram*.
club-barred = Administrator cię stąd usunął. Poproś o możliwość powrotu.
club-no-person = Tej osoby nie ma w tym sezonie.
club-no-season = Nie ma tu takiego sezonu.
club-no-seats = Stoły sezonu są na dwie do czterech osób, zależnie od gry.
club-running = Sezon gry { $game } już trwa.
club-too-many = Sezonów naraz może być najwyżej { $most }.
club-draw-when = Losowanie musi odbyć się najpóźniej za tyle dni: { $days }. Kto czeka dłużej, zapomina.
club-over = Ten sezon jest skończony.
club-not-over = Jeszcze nie jest skończony.
club-not-running = Nie trwa teraz żadna jego partia.
club-too-few = Potrzeba osób: { $seats }, jest: { $people }.
club-join-first = Najpierw naciśnij *Gram*.
club-no-boarding = Teraz nie zaczyna się żadna partia.

# The card.
club-terms-auto = Od dwunastu osób liga, inaczej sezon otwarty: stoły na { $seats } osoby, losowane dla was. Stół trwa najwyżej { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
    }.
club-terms-league = Liga: każdy gra przy { $seats } stołach na { $seats } osoby, losowanych dla was. Stół trwa najwyżej { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
    }.
club-terms-open = Sezon otwarty: stoły na { $seats } osoby, tyle, ile chcesz, losowane z osób, które czekają. Stół trwa najwyżej { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
    }.
club-until = Zapisy do { $draw }. Pierwsze partie: { $start }, całość kończy się do { $end }.
club-looks = -# Wystarczy zajrzeć około czterech razy dziennie; planuj naprzód. Twoja nazwa jest widoczna.
club-inside = **{ $count ->
        [one] Gra jedna osoba
        [few] Grają { $count } osoby
       *[many] Gra { $count } osób
    }:** { $names }
club-more = {" "}i jeszcze { $count }
club-nobody-yet = Jeszcze nikt.
club-in = Gram
club-in-reserve = Chcę być w rezerwie
club-step-in = Nie grasz? Wejdź do rezerwy
club-out = Rezygnuję
club-mine = Moje stoły
club-tables = Wszystkie ligi
club-standing = Klasyfikacja
club-final = Klasyfikacja końcowa
club-rules = Zasady
club-stay = Następny sezon: zostaję
club-stay-left = Nie grasz już w tym sezonie. Naciśnij *Gram*, gdy otworzy się następny.
club-stays = Grasz w następnym sezonie tej gry; jeśli długo cię nie będzie, przed losowaniem bot zapyta, czy nadal chcesz.
club-promise = Hasz ziarna: { $promise }…
club-seed = Ziarno: { $seed }
club-division = Liga { $division }
club-drawn = Po losowaniu, osoby: { $people }. Pierwsze partie zaczynają się { $start }.
club-drawn-open = Po losowaniu jako sezon otwarty, osoby: { $people }. Partie zaczynają się, gdy ktoś na nie czeka.
club-second = Drugie partie zaczynają się { $start }, całość kończy się do { $end }.
club-all-begun = Wszystkie stoły już trwają i skończą się do { $end }.
club-open-now = Po stół naciśnij *Moje stoły*. Koniec wszystkiego do { $end }. { $count ->
        [0] Teraz nikt nie czeka.
        [one] Czeka jedna osoba.
        [few] Czekają { $count } osoby.
       *[many] Czeka { $count } osób.
    }
club-no-end-yet = Żaden stół nie jest jeszcze skończony.
club-no-table-begun = Żaden stół jeszcze się nie zaczął.
club-brought-nothing = nic, bo grali inni
club-brought = Punkty do klasyfikacji: { $each }.
# by name
club-brought-one = { $who } { $points }
# by name
club-brought-none = { $who } 0 (grali inni)
club-over-count = skończone: { $over } z { $count ->
        [one] jednego stołu
        [few] { $count } stołów
       *[many] { $count } stołów
    }
club-more-divisions = Jeszcze { $count } pod *Wszystkie ligi*.
# by name
club-won = { $who } wygrywa, mając { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
club-nobody-played = Nikt nie grał w tym sezonie.
club-off = Odwołany.
club-off-few = Odwołany: zapisów było mniej niż { $seats }.
club-thread = { $game }, sezon { $number }
club-table-over = Partia przy stole { $table } skończona
club-no-result = Nie ma wyniku i liczy się jak średnia z pozostałych stołów.
club-column-points = Punkty
club-column-wins = Wygrane
club-week = Tydzień { $week }: { $over ->
        [0] żadna partia nie jest skończona
        [one] skończony jeden stół z { $count }
        [few] skończone { $over } stoły z { $count }
       *[many] skończonych { $over } stołów z { $count }
    }.
# by name
club-week-leads = Liga { $division }, { $count ->
        [one] prowadzi
        [few] prowadzą
       *[many] prowadzą
    }: { $who }.
# by name
club-week-first = { $count ->
        [one] Prowadzi
        [few] Prowadzą
       *[many] Prowadzą
    }: { $who }.
# by name
club-week-sure = Liga { $division }: zwycięstwo ma { $who }.
# by name
club-line = { $place }. { $who } **{ $points }**{ $tables ->
        [0] {""}
        [one] {""} · jeden stół
        [few] {""} · { $tables } stoły
       *[many] {""} · { $tables } stołów
    }{ $wins ->
        [0] {""}
        [one] , jeden wygrany
        [few] , { $wins } wygrane
       *[many] , { $wins } wygranych
    }{ $reach }{ $lost }
club-reach = {" "}· może skończyć od { $low } do { $high }
club-lost = {" "}· { $count ->
        [one] 1 miejsce grali inni
        [few] { $count } miejsca grali inni
       *[many] { $count } miejsc grali inni
    }
club-other-division = Inna liga

# What one person sees.
club-you-in = Grasz. Losowanie { $draw }.
club-you-begin = Grasz. Partie zaczynają się { $start }: wróć wtedy po swoją.
club-new = Ty wybierasz, jak dowiadujesz się o swoich turach. Nie znasz tej gry? Lekcja trwa około dziesięciu minut.
club-learn = Najpierw lekcja
club-told = Jak mnie powiadamiać
club-you-none = Nie grasz.
club-you-reserve = Jesteś w rezerwie. Dostaniesz następne wolne miejsce przy niezaczętym stole; dowiesz się o tym, gdy przyjdzie twoja pierwsza tura.
club-you-reserve-late = Twoje miejsce było w rezerwie. Wszystkie stoły już trwają, więc nikt nie dostanie miejsca.
club-you-barred = Administrator cię usunął. Poproś o możliwość powrotu.
club-you-away = Jedna tura minęła bez ciebie, więc twoje późniejsze stoły dostaną inni. Chcesz je zachować? Powiedz to, zanim się zaczną.
club-you-away-late = Jedna tura minęła bez ciebie, więc twoje późniejsze stoły dostali inni.
club-your-place = Miejsce { $place }, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }{ $reach }.
club-own-running = [Stół { $table }]({ $link }) trwa, najwyżej do { $end }.
club-own-kept = [Stół { $table }]({ $link }) trwa, a na twoim miejscu grają inni. Wróć przy stole; najwyżej do { $end }.
club-own-over = [Stół { $table }]({ $link }) jest skończony.
club-own-void = [Stół { $table }]({ $link }) nie ma wyniku.
club-own-to-come = Stół { $table } zaczyna się { $start }.
club-no-table-yet = Nie masz jeszcze stołu.
club-wait = Daj mi stół
club-wait-off = Już nie czekam
club-waiting = Czekasz na stół. Zacznie się, gdy będzie czekać dość osób.
club-boarding = Partie zaczynają się do { $until }. Liczy się pięć twoich najlepszych.
club-apart = Nie przy jednym stole z… (nikt się nie dowie)
club-apart-kept = Zachowane. Losowanie posadzi was osobno, o ile się da.
club-leave = Opuść sezon
club-leave-sure = Odchodzę, niech grają za mnie
club-leave-asked = { $count ->
        [one] Trwa jeden twój stół
        [few] Trwają { $count } twoje stoły
       *[many] Trwa { $count } twoich stołów
    }. Jeśli odejdziesz, na twoich miejscach zagra ktoś inny albo bot i nic ci to nie da. Nic więcej się z tym nie wiąże.
club-still = Losowanie { $draw }, a od tygodnia cię nie było. Grasz nadal? Bez odpowiedzi trafisz do rezerwy.
club-still-in = Nadal gram
club-away = Pierwsza tura minęła bez ciebie albo na dwóch twoich miejscach grali inni. Dlatego twoje późniejsze stoły dostaną inni. Chcesz je mimo to zachować? Powiedz to, zanim się zaczną.
club-back = Jestem z powrotem

# The rules of a season.
club-rules-league = Każdy gra przy { $seats } stołach na { $seats } osoby, raz na każdym miejscu w kolejności gry. Połowa zaczyna się pierwszego dnia, reszta w ustalonym dniu, cokolwiek robią inni.
club-rules-auto = Mniej niż dwanaście osób: zamiast ligi sezon otwarty. Czekaj na stół, ile razy chcesz; stoły, które się liczą, to { $best ->
        [one] najlepszy.
        [few] { $best } najlepsze.
       *[many] { $best } najlepszych.
    }
club-rules-open = Czekaj na stół, ile razy chcesz. Stoły, które się liczą, to { $best ->
        [one] najlepszy
        [few] { $best } najlepsze
       *[many] { $best } najlepszych
    }, najwyżej trzy z tą samą osobą (gdy gra osiem lub więcej).
club-rules-time = Na swoje tury masz przy każdym stole razem { $bank ->
        [one] { $bank } dzień
        [few] { $bank } dni
       *[many] { $bank } dni
    }, na jedną najwyżej trzy. Gdy się skończą: dzień na każdą turę, potem tę turę gra bot. Po { $days } dniach stół dogrywa się do końca.
club-rules-points = Punkty za miejsca: { $points }. Za równe miejsca punkty się dzieli. Przy remisie liczą się wygrane, potem wspólne stoły.
club-rules-own = Miejsce, na którym ponad jedną trzecią grali inni, nic ci nie daje; pozostali zachowują swoje miejsca. Ostatnie miejsce daje 1, więc warto grać dalej.
club-rules-leave = Odejść można jednym naciśnięciem. Niezaczęte stoły dostają rezerwowi; przy pozostałych gra bot, aż ktoś weźmie twoje miejsce. Kto nie przyjdzie na pierwszą turę, po dwóch dniach traci miejsce.
club-rules-moves = W następnym sezonie dwie osoby awansują, a dwie spadają.

# What else is turned on there.

club-watching = Oglądanie
club-watching-hint = nowości dla obserwujących i kto wygra
club-titles = Tytuły
club-titles-hint = rzadkie wyczyny, ogłaszane na końcu
club-harbour = Poczta portowa
club-harbour-hint = co się zdarzyło, raz w tygodniu
club-voyage = Rejs dnia
club-voyage-hint = jedna pozycja dziennie, rozwiązywana prywatnie
club-is-on = ✓ **{ $what }**: { $hint }.
club-are-on = ✓ **{ $what }**.
club-are-off = Wyłączone: { $what }.
club-turn = Włącz lub wyłącz coś
club-turn-on = Włącz: { $what }
club-turn-here = Włącz tutaj: { $what }
club-turn-move = Przenieś tutaj: { $what }
club-turn-off = Wyłącz: { $what }
