# Those who watch over matches: referees and moderators, what they do, and why something happened.

discord-command-referee = Dla sędziów: czas, miejsca, cofanie, zatrzymanie
discord-command-referee-person = Osoba, która sędziuje przy jednym stole

play-official = { $number ->
       *[other] osoba sędziująca
    }
play-stopped = Sędzia zatrzymał tę partię: nikt nie może zrobić ruchu, dopóki jej nie wznowi. To, co tymczasem wybierzesz w *Mój ruch*, nie przepadnie.
play-seat-barred = Sędzia zabrał ci to miejsce. Zapytaj sędziego, jeśli chcesz je odzyskać.
play-why-referee = Zakończone bez wyniku przez sędziego; kto to był, można sprawdzić w dzienniku.
play-why-moderator = Zamknięte przez moderatora tego serwera.

play-referee-played = Przy tym stole jest lub było twoje miejsce, więc znasz czyjeś karty. Musi to zrobić inny sędzia.
play-referee-alone = Jedno miejsce jest tu zarezerwowane dla nieobecnej osoby, więc nikt nie mógłby się zgodzić. Musi to zrobić inny sędzia.
play-referee-plays = Kto gra lub grał przy stole, nie może przy nim sędziować.
play-referee-ask-them = Grasz przy tym stole: zapytaj innych (Więcej, Zakończ bez wyniku).
play-referee-lesson = Lekcja nie ma sędziego.
# by name
play-referee-not-awaited = Nikt teraz nie czeka na ruch gracza { $who }.
play-referee-offer-player = Nikt nie może znać kart dwóch graczy: osoby, które mają lub miały tu inne miejsce, nie mogą dostać tego.
play-referee-no-points = W tej grze przed końcem nie da się powiedzieć, kto prowadzi. Partię można zakończyć bez wyniku.
play-referee-no-limit = Ten stół nie ma limitu czasu.
play-referee-time-enough = Miejsce nie może mieć aż tyle czasu.
play-referee-no-entry = Nie ma ruchu o numerze { $seq }, który jeszcze się liczy.

# by name
play-note-stopped = { $by } (sędzia) zatrzymuje partię na jakiś czas.
# by name
play-note-resumed = { $by } (sędzia) wznawia partię.
play-note-extended = { $by } (sędzia) daje { FORM($who, as: "dat") } dodatkowo { $hours ->
        [24] jeden dzień
        [72] trzy dni
        [168] siedem dni
        [one] jedną godzinę
        [few] { $hours } godziny
       *[many] { $hours } godzin
    }.
play-note-replaced-by-referee = { $by } (sędzia) odsuwa { FORM($who, as: "acc") } od stołu. Dalej gra bot: { $bot }.
play-note-offered = { $by } (sędzia) oferuje komuś innemu { WHO($who) ->
        [you] twoje miejsce
       *[other] miejsce { FORM($who, as: "gen") }
    }.
play-note-offer-gone = { $by } (sędzia) wycofuje ofertę { WHO($who) ->
        [you] twojego miejsca
       *[other] miejsca { FORM($who, as: "gen") }
    }.
play-note-acted = { $by } (sędzia) zleca wykonanie { WHO($who) ->
        [you] twojego ruchu pod twoją nieobecność
       *[other] ruchu nieobecnego gracza { $who }
    }.
play-note-answered-for = { $by } (sędzia) odpowiada za { WHO($who) ->
        [you] ciebie pod twoją nieobecność
       *[other] nieobecnego gracza { $who }
    }.
# by name
play-note-rewound = { $by } (sędzia) wraca do ruchu { $seq }: { $count ->
        [one] cofnięty jeden ruch
        [few] cofnięte { $count } ruchy
       *[many] cofniętych { $count } ruchów
    }.
play-note-rewound-known = Wyniki losowe i tajemnice, które wyszły tam na jaw, są już znane, a te same ruchy dadzą znów te same wyniki.
# by name
play-note-ended-by-referee = { $by } (sędzia) kończy partię bez wyniku.
# by name
play-note-ended-by-moderator = { $by } (moderator) zamyka stół.
# by name
play-note-ended-as-it-stands = { $by } (sędzia) kończy partię z obecnym wynikiem.
play-note-challenged = { WHO($who) ->
        [you] Prosisz
       *[other] { $who } prosi
    } sędziego o sprawdzenie ruchu { $seq }.

play-notice-named = Sędziujesz teraz przy tym stole. Twoje możliwości są pod *Więcej* › *Sędzia*.
play-notice-extended = Sędzia daje ci w tej partii dodatkowo { $hours ->
        [24] jeden dzień
        [72] trzy dni
        [168] siedem dni
        [one] jedną godzinę
        [few] { $hours } godziny
       *[many] { $hours } godzin
    }.
play-notice-replaced-by-referee = Sędzia odsunął cię od stołu; dalej gra bot: { $bot }. Zapytaj sędziego, jeśli chcesz wrócić.
play-notice-replaced-by-person = Sędzia oddaje twoje miejsce komuś innemu, kto gra dalej.
# by name
play-notice-offered = Sędzia oferuje ci w tej partii miejsce { FORM($who, as: "gen") }.
play-notice-rewound = { $count ->
        [one] Sędzia cofa twój ruch.
        [few] Sędzia cofa { $count } ruchy, także twoje.
       *[many] Sędzia cofa { $count } ruchów, także twoje.
    }
play-notice-acted = Nie było cię, więc sędzia zlecił wykonanie twojego ruchu.
play-notice-answered-for = Nie było cię, więc sędzia zrobił ruch za ciebie na podstawie tego, co widzą wszyscy.
play-notice-referee-ended = Sędzia zakończył partię.
play-notice-moderated = Moderator serwera zamknął partię { $match }.
# by name
play-notice-deed-lapsed = { $who } gra dalej, więc twoja prośba sędziowska przepada. Możesz poprosić jeszcze raz.
# by name
play-notice-deed-declined = { $who } nie zgadza się na to, co chcesz zrobić jako sędzia.

play-challenge-no-such = Nie ma takiego ruchu w tej partii.
play-challenge-already = Ktoś już o to poprosił: sędziów wezwano w sprawie ruchu { $seq }.
play-challenge-too-many = W tej partii sędziów wezwano już w sprawie { $most ->
        [one] { $most } ruchu
        [few] { $most } ruchów
       *[many] { $most } ruchów
    }; o reszcie lepiej porozmawiać.

core-result-points = Punkty
core-result-stands = Sędzia zakończył partię z takim wynikiem, jaki pokazuje obraz: wygrywa ten, kto ma najwięcej punktów.

referee-button = Sędzia
referee-head = Sędzia · { $game }, partia { $match }
referee-hint = Wszystko, co zrobisz, trafia do dziennika z twoją nazwą. Cudzych kart widzisz tyle, co wszyscy.
referee-admins-only = Mogą to zrobić tylko osoby z uprawnieniem „Zarządzanie serwerem”.
referee-moderators-only = Mogą to zrobić tylko osoby z uprawnieniem „Zarządzanie wiadomościami” lub „Zarządzanie serwerem”.
referee-only = Mogą to zrobić tylko sędziowie: osoby z rolą { $role } albo osoba wyznaczona dla tego stołu.
referee-nobody = Może to zrobić tylko sędzia, a ten stół go nie ma. Kto zarządza serwerem, jest sędzią i w /setup wybiera rolę innych.
referee-elsewhere = Rola liczy się tylko na swoim serwerze: zrób to tam, nie tutaj.
referee-role-gone = Rolę sędziów usunięto. Kto zarządza serwerem, może w /setup wybrać inną.
referee-everybody = Tę rolę ma każdy, także gracze. Wybierz taką, którą mają tylko sędziowie.
referee-name = Sędzia tylko dla tego stołu
referee-named = { $name } od teraz sędziuje przy tym stole.
referee-named-nobody = Nikt nie jest już wyznaczony jako sędzia tego stołu.
referee-named-own = Kto gra przy stole, nie może po rozpoczęciu partii wybierać jego sędziego.
referee-named-bot = To bot. Wybierz człowieka.
referee-language = Język tego stołu
referee-language-set = Język tego stołu: { $language }. Prywatne wiadomości zostają w języku tego, kto je czyta.
referee-foot = sędzia: { $name }
referee-own-table = ⚠️ Grasz tutaj, więc na wszystko, co robisz jako sędzia, muszą się zgodzić wszyscy inni przy stole.
# by name
referee-asked = Pytanie wysłane, bo tu grasz. Jeszcze bez odpowiedzi: { $who }. Ta wiadomość aktualizuje się przez kwadrans.
# by name
referee-question = { $who } sędziuje, a zarazem tu gra. Chce { $wants }. Jeszcze bez odpowiedzi: { $missing }.
# by name
referee-stopped = **Zatrzymane**: { $by } (sędzia), <t:{ $when }:R>. Zegary stoją i nic się nie dzieje.
referee-desk = Sędzia zatrzymał tę partię na jakiś czas.
referee-stop = Zatrzymaj na jakiś czas
referee-resume = Wznów
referee-rewind = Cofnij…
referee-end = Zakończ…
referee-close = Zamknij jako moderator
referee-close-ask = Zamknąć partię { $match } ({ $game }) na dobre? Gracze przeczytają, że zrobił to moderator.
referee-close-yes = Zamknij stół
referee-closed = Stół jest zamknięty. Gracze przeczytają, że zrobił to moderator.
referee-seat = Miejsce: więcej czasu, zamiana, ruch…
# by name
referee-seat-head = Miejsce: { $who }
referee-extend-about = Dodatkowy czas trafia do zapasu. Osoba, której czas minął, dostaje też od nowa czas na turę.
referee-extend = { $hours ->
       *[other] +{ $hours } godz.
        [24] +1 dzień
        [72] +3 dni
        [168] +7 dni
    }
referee-act-about = Nie ma tej osoby? *Odpowiedz za nią*: to, co widzą wszyscy, wystarczy. Albo *Wykonaj ruch za tę osobę*: bot zagra według jej zleceń, a jeśli ich nie ma, wybierze rozsądny ruch. Cudzych kart nie widzisz.
# by name
referee-act-hidden = Nie ma tej osoby ({ $who })? To, o co jest teraz pytana, zależy od tego, co widzi tylko ona, więc nikt nie może za nią odpowiedzieć. Ale ruch można wykonać: bot zagra według jej zleceń, a jeśli ich nie ma, wybierze rozsądny ruch, widząc tylko to, co widać z jej miejsca. Cudzych kart nie widzisz.
referee-answer = Odpowiedz za tę osobę…
# by name
referee-answers = ⚖️ **Odpowiadasz za nieobecną osobę: { $who }.** Widzisz to, co wszyscy; w dzienniku będzie twoja nazwa.
# by name
referee-move = Ruch: { $who }
referee-act = Wykonaj ruch za tę osobę
referee-replace = Zastąp botem…
# by name
referee-replace-ask = { $who } odchodzi od stołu i wróci tylko wtedy, gdy sędzia znów zaoferuje to miejsce. Od bota może je wziąć każdy.
referee-offer-about = Zaoferuj komuś miejsce: obecny gracz zachowuje je, dopóki ta osoba go nie zajmie.
referee-offer = Zaoferuj miejsce…
# by name
referee-offered = Sędzia oferuje miejsce gracza { $who } innej osobie: { $name }.
referee-take = Weź miejsce gracza { $name }
referee-take-mine = Weź zaoferowane mi miejsce
referee-rewind-nothing = Nie ma ruchu, który można cofnąć.
referee-rewind-head = Wszystko od wybranego ruchu zostanie cofnięte. Jeśli boty od razu zagrałyby dalej, najpierw zatrzymaj partię.
referee-rewind-choose = Cofnij od…
referee-rewind-ask = Ruch { $seq } i wszystko po nim zostanie cofnięte ({ $count ->
        [one] jeden ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }):
referee-rewind-known = ⚠️ **Wyszło tam na jaw coś losowego albo tajnego.** Znają to teraz wszyscy, a te same ruchy dadzą znów te same wyniki losowe. Dziennik to odnotuje.
referee-rewind-yes = Cofnij to wszystko
referee-end-ask = Jak ma się skończyć partia? *Bez wyniku*: nikomu się nie liczy. *Z obecnym wynikiem*: wygrywa ten, kto ma teraz najwięcej punktów, ale partia nie liczy się do rankingu.
referee-end-plain = Bez wyniku
referee-end-stands = Z obecnym wynikiem

referee-wants = { $kind ->
        [pause] zatrzymać partię na jakiś czas
        [resume] wznowić partię
        [extend] dać graczowi { $who } dodatkowo { $hours ->
            [24] jeden dzień
            [72] trzy dni
            [168] siedem dni
            [one] jedną godzinę
            [few] { $hours } godziny
           *[many] { $hours } godzin
        }
        [replace] oddać botowi miejsce gracza { $who }
        [offer] zaoferować miejsce gracza { $who } innej osobie: { $name }
        [offer-gone] wycofać ofertę miejsca gracza { $who }
        [act] zlecić wykonanie ruchu nieobecnego gracza { $who }
        [answer] odpowiedzieć za nieobecnego gracza { $who }: { $answers }
        [rewind] cofnąć ruch { $seq } i wszystko po nim
        [stands] zakończyć partię z obecnym wynikiem
       *[end] zakończyć partię bez wyniku
    }

referee-done = Gotowe: { $wants }.

explain-button = Wyjaśnij to
explain-head = Dlaczego? · { $game }, partia { $match }, ruch { $seq }
explain-before = Co do tego doprowadziło
explain-undone = To później cofnięto, więc się nie liczy.
explain-host = To uwaga Caravela, nie ruch. Pozycja się nie zmienia, chyba że cofnięto ruchy.
explain-sealed = Wyszło tu na jaw coś losowego albo tajnego. Wynika to z ziarna, którego hash ogłoszono na początku; po partii każdy może to sprawdzić (*Sprawdź*).
explain-chapter = W zasadach: { $chapters }.
explain-rules = Zasady: { $chapter }
explain-choose = Wyjaśnij inny ruch

challenge-button = Zakwestionuj to
challenge-ask = Wezwać sędziego w sprawie ruchu { $seq }? Dowie się o tym raz, tutaj, a w dzienniku będzie, że to twoja prośba.
challenge-other = Wyjaśnij ten albo inny ruch
challenge-yes = Wezwij sędziego
challenge-done = Wezwanie wysłane. Jest też w dzienniku.
challenge-nobody = Nikt by nie przyszedł: ten serwer nie ma roli sędziów, a ten stół nie ma sędziego. Moderator może go wybrać poleceniem /referee.
challenge-call = { $called } · { $text } ({ $game }, [do stołu]({ $link }))
challenge-look = Obejrzyj ten ruch
