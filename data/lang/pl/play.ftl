# What the host of matches says: refusals, notices to one person, notes about who plays a seat.

play-bot-mate = Bosman
play-bot-captain = Kapitan
play-bot-admiral = Admirał
play-bot-deckhand = Majtek
play-strength-deckhand = Łatwy
play-strength-mate = Zwykły
play-strength-captain = Silny
play-strength-admiral = Najsilniejszy
play-manner-mate = Gra rozsądnie i od razu. Nie planuje naprzód.
play-manner-captain = Planuje naprzód: myśli około jednej trzeciej sekundy nad ruchem.
play-manner-admiral = Planuje naprzód: myśli około dwóch sekund nad ruchem. Najsilniejszy.
play-manner-deckhand = Wykonuje dowolny dozwolony ruch, na oślep.
play-styled = { $bot }: { $style }
play-styled-told = **{ $bot }**, { $style }: { $told }
play-opener = osoba, która otworzyła stół
play-you = ty
play-somebody = ktoś, kto opuścił stół

play-stale = Od otwarcia tego panelu przy stole coś się zmieniło. Twój wybór nie zadziałał.
play-no-such-match = Nie ma takiego stołu albo nie masz do niego dostępu.
play-not-seated = Nie masz miejsca przy tym stole.
play-not-invited = Ten stół jest na zaproszenie, a ty go nie masz.
play-full = Wszystkie miejsca są zajęte.
play-too-few-seats = Przy stole { $seated ->
        [one] siedzi już { $seated } osoba
        [few] siedzą już { $seated } osoby
       *[many] siedzi już { $seated } osób
    }; miejsc musi być co najmniej tyle samo.
play-too-many-open = Masz już { $limit ->
        [one] { $limit } otwarty stół
        [few] { $limit } otwarte stoły
       *[many] { $limit } otwartych stołów
    }. Najpierw zacznij partię przy jednym z nich albo go odwołaj.
play-too-many-running = { $limit ->
        [one] Trwa już { $limit } partia otwarta przez ciebie
        [few] Trwają już { $limit } partie otwarte przez ciebie
       *[many] Trwa już { $limit } partii otwartych przez ciebie
    }. Najpierw jedną dokończ.
play-too-many-channel = Na tym kanale { $limit ->
        [one] { $limit } stół czeka już na graczy
        [few] { $limit } stoły czekają już na graczy
       *[many] { $limit } stołów czeka już na graczy
    }. Dołącz do któregoś albo użyj innego kanału.
play-too-many-server = Ten serwer ma już { $limit ->
        [one] { $limit } stół
        [few] { $limit } stoły
       *[many] { $limit } stołów
    }. Najpierw skończcie kilka partii lub odwołajcie kilka stołów.
play-opener-only = Może to zrobić tylko osoba, która otworzyła stół.
# by name
play-opener-only-named = Może to zrobić tylko osoba, która otworzyła stół: { $who }.
play-players-only = Mogą to zrobić tylko osoby, które tu grały lub otworzyły stół. Miejsce może zająć każdy.
play-no-such-seat = Nie ma takiego miejsca.
play-no-such-bot = Nie ma bota tego rodzaju: { $kind }.
play-no-such-pace = Nie ma limitu czasu o nazwie { $pace }.
play-seats-open = Do rozpoczęcia potrzeba od { $low } do { $high } graczy; jest { $seated }.
play-started = Partia się zaczęła.
play-not-started = Partia jeszcze się nie zaczęła.
play-over = Partia jest skończona.
play-not-over = Partia jeszcze trwa.
play-rematch-others = O rewanż mogą prosić tylko osoby, które grały. Nowy stół może otworzyć każdy.
play-rematch-season = Partii sezonu nie gra się drugi raz. `/play` otwiera nowy stół.
play-leave-running = Partia trwa. By ją opuścić, oddaj swoje miejsce botowi.
play-close-running = Grają tu inni. Partię można zakończyć, gdy zgodzą się wszyscy gracze.
play-frozen = Ta partia jest zamrożona. { $why }
play-no-rules = Gra { $game } nie jest teraz zainstalowana na tym bocie albo nie działa. Dziennik tej partii można nadal czytać.
play-other-version = Tę partię grano według innych zasad niż zainstalowane teraz. Jej dziennik można nadal czytać.
play-broken = Coś jest nie tak w zasadach tej gry: przez ten ruch coś by zginęło albo się podwoiło. Ruchu nie wykonano i nic się nie zmieniło.
play-not-stored = Ruchu nie udało się zapisać, więc nic się nie zmieniło: { $reason }

play-lesson-none = Do tej gry nie ma lekcji.
play-lesson-seat = Nikt inny nie może kontynuować twojej lekcji. Zostaw ją: czeka na ciebie, a /learn pozwoli ci wrócić.
play-lesson-name = { $number ->
        [1] Inês
        [2] Duarte
        [3] Leonor
        [4] Afonso
        [5] Beatriz
       *[6] Tomé
    }
play-why-lesson-done = Lekcja skończona.
play-why-lesson-anew = Lekcja zaczęła się od nowa.

play-store-failed = baza danych odmówiła zapisu. Spróbuj za chwilę jeszcze raz.
play-store-damaged = baza danych jest uszkodzona. Musi się nią zająć osoba, która prowadzi bota.
play-store-replaced = ktoś usunął lub przeniósł bazę danych bota. Nic się nie zapisuje, dopóki baza nie wróci na miejsce.
play-store-full = dysk jest pełny. Miejsce musi zrobić osoba, która prowadzi bota.
play-store-read-only = bot nie może zapisywać w bazie danych. Musi się nią zająć osoba, która prowadzi bota.
play-store-busy = baza danych jest zajęta. Spróbuj za chwilę jeszcze raz.
play-store-outdated = baza danych ma inną wersję. Musi się nią zająć osoba, która prowadzi bota.
play-store-refused = baza danych nie wpuszcza bota. Musi się nią zająć osoba, która prowadzi bota.

play-not-your-panel = Ten panel należy do kogoś innego.
play-draft-gone = Nie ma kompletnego ruchu do zatwierdzenia. Otwórz swoją turę jeszcze raz.
play-nothing-asked = Ruch jest kompletny. Zatwierdź go albo wróć.
play-line-complete = Ruch jest kompletny.
play-no-order = Nie ma teraz czego zlecić.
play-order-gone = To zlecenie jest już wykonane albo już nie obowiązuje.

play-nothing-to-undo = Nie masz ruchu do cofnięcia.
play-undo-time = Twój czas w tej turze minął: ruch zostaje.
# by name
play-undo-kept = Ten ruch ujawnił coś losowego albo tajnego. Nie można go cofnąć, póki { WHO($who) ->
        [they] { $who } trzymają miejsca dla osób, których nie ma i których
       *[other] { $who } trzyma miejsce dla kogoś, kogo nie ma i kogo
    } nie można zapytać.
play-proposal-stands = Przy tym stole czeka już inne pytanie. Najpierw trzeba na nie odpowiedzieć.

# by name
play-substitute-present = To miejsce zajmuje { $who }. Bot może tam grać dopiero, gdy minie czas: po limicie stołu albo po trzech dniach, jeśli limitu nie ma.
play-bot-already = Na tym miejscu gra już bot.
play-seated-already = Masz już miejsce przy tym stole.
play-seat-taken = Na tym miejscu nie gra już bot.
# by name
play-seat-other = Twoje wcześniejsze miejsce: { $who }. Możesz wrócić tylko na nie: nikt nie może znać kart dwóch graczy.
# by name
play-seat-ask = To miejsce nie jest wolne dla każdego: najpierw decyduje { $who }.
play-wish-refused = Twoja prośba o to miejsce została odrzucona.
play-wishes-stand = O miejsce przy tym stole już ktoś prosi. Poczekaj na odpowiedź.
play-note-left = { WHO($who) ->
        [you] Odchodzisz
       *[other] { $who } odchodzi
    }. Dalej gra bot: { $bot }.
play-note-replaced = { WHO($who) ->
        [you] Twój czas minął
       *[other] Czas { FORM($who, as: "gen") } minął
    }. Grę przejmuje bot ({ $bot }): tak { WHO($by) ->
        [you] decydujesz
       *[other] decyduje { $by }
    }.
play-note-back = { WHO($who) ->
        [you] Wracasz i grasz
       *[other] { $who } wraca i gra
    } dalej.
play-note-taken = { WHO($who) ->
        [you] Grasz
       *[other] { $who } gra
    } dalej zamiast bota.
play-note-taken-offered = { WHO($who) ->
        [you] Zajmujesz miejsce zaoferowane przez sędziego i grasz
       *[other] { $who } zajmuje miejsce zaoferowane przez sędziego i gra
    } dalej.

# In older logs:
play-note-bot = Na miejscu { $seat } gra odtąd bot: { $bot }.
play-note-human = { WHO($who) ->
        [you] Grasz
       *[other] { $who } gra
    } odtąd na miejscu { $seat }.

play-note-undo = { WHO($who) ->
        [you] Cofasz
       *[other] { $who } cofa
    } ruch: „{ $move }”{ $more ->
        [0] {""}
        [one] {""} Cofnięty jest też ruch po nim.
        [few] {""} Cofnięte są też { $more } ruchy po nim.
       *[many] {""} Cofniętych jest też { $more } ruchów po nim.
    }
play-note-undo-unseen = { WHO($who) ->
        [you] Cofasz
       *[other] { $who } cofa
    } ruch{ $more ->
        [0] .
        [one] ; cofnięty jest też ruch po nim.
        [few] ; cofnięte są też { $more } ruchy po nim.
       *[many] ; cofniętych jest też { $more } ruchów po nim.
    }
play-note-undo-agreed = { WHO($who) ->
        [you] Zgadzasz się.
       *[other] Zgoda: { $who }.
    }

play-why-channel-gone = Zamknięte: kanał usunięto przed początkiem partii.
play-why-closed = Stół odwołała osoba, która go otworzyła.
play-why-empty = Stół odwołany, bo nikogo przy nim nie było.
play-why-deserted = Gdy zostały same boty, partię zakończył bez wyniku ktoś, kto w niej grał.
play-why-abandoned = Zakończone bez wyniku, za zgodą wszystkich graczy.
play-why-differs = Powtórka różni się od dziennika przy ruchu { $seq }.
play-why-differs-note = Powtórka różni się od dziennika przy ruchu { $seq }: uwaga „{ $note }” jest inna albo już jej nie ma.
play-why-failed = Powtórka się nie udała.
play-why-damaged = Zapis tej partii jest uszkodzony.
play-note-damaged = Tego, co tu się zdarzyło, nie da się już odczytać.
play-why-version = Partię zaczęto według zasad w wersji { $old }; zainstalowana jest wersja { $new }.
play-why-broken = { $game }: wystąpił błąd. Powód może sprawdzić w dzienniku osoba, która prowadzi bota; partia ruszy po naprawie.
play-why-out = { $game } nie działa na tym bocie. Powód może sprawdzić w dzienniku osoba, która prowadzi bota; partia ruszy po naprawie.
play-why-game = Gra { $game } nie jest zainstalowana.

play-notice-order-done = Twoje zlecenie jest wykonane. { $order }
play-notice-order-lapsed = Twoje zlecenie jest już nieaktualne i wygasło. { $order }
play-notice-order-undone = Ruch został cofnięty, więc zlecenie też jest wycofane. { $order }
play-notice-reminder = Nadal twoja kolej. Masz czas do <t:{ $when }:f>.
play-notice-reminder-bank = Nadal twoja kolej, do <t:{ $limit }:f>, a z zapasem do <t:{ $when }:f>.
play-notice-bank = Zużywasz teraz swój zapas. Masz czas do <t:{ $when }:f>.
play-notice-last-call = Stół nadal na ciebie czeka. Masz czas do <t:{ $when }:f>.
play-notice-late = Twój czas minął. Inni przy stole mogą oddać grę botowi; póki tego nie zrobią, możesz zrobić ruch.
play-notice-still = Stół nadal na ciebie czeka.
# by name
play-notice-somebody-late = { WHO($who) ->
        [you] Twój czas minął
       *[other] Czas { FORM($who, as: "gen") } minął
    }. Każdy przy stole może oddać to miejsce botowi; inaczej bot przejmie je <t:{ $when }:f>.
play-notice-silent = Stół czeka na ciebie od trzech dni. Inni mogą oddać grę botowi; póki tego nie zrobią, możesz zrobić ruch.
# by name
play-notice-somebody-silent = Stół czeka od trzech dni na { FORM($who, as: "acc-to") }. Każdy przy stole może oddać to miejsce botowi; inaczej bot przejmie je <t:{ $when }:f>.
# by name
play-notice-replaced = Twój czas minął, a { $who } oddaje grę botowi: { $bot }. Miejsce zostaje twoje: wróć, kiedy chcesz.
play-notice-paused = Przy tym stole zostały same boty, więc partia czeka. Wróć na swoje miejsce, pozwól grać botom albo zakończ partię.
play-notice-deserted-end = Przy tym stole zostały same boty, a partię zakończył ktoś, kto w niej grał.
# by name
play-notice-ended = { $who } kończy partię bez wyniku; oprócz tej osoby grały w niej tylko boty.
# by name
play-notice-seat-gone = Na opuszczonym przez ciebie miejscu gra teraz { $who }. To miejsce nie jest już zarezerwowane dla ciebie.
# by name
play-notice-seat-given = { $who } się zgadza: miejsce jest twoje.
# by name
play-notice-seat-refused = { $who } nie zgadza się oddać ci tego miejsca.
# by name
play-notice-seat-elsewhere = Na miejscu, o które prosisz, gra teraz { $who }.
play-notice-seat-free = Miejsce bota przy tym stole może teraz zająć każdy, ty też.
play-notice-frozen = Partia została zamrożona, nikt nie może zrobić ruchu. { $why }
play-notice-thawed = Partia toczy się dalej: powtórka znów się zgadza.
# by name
play-notice-undo-lapsed = { $who } robi ruch, więc twoja prośba o cofnięcie ruchu przepada. Możesz poprosić jeszcze raz.
# by name
play-notice-abandon-lapsed = { $who } robi ruch, więc prośba o zakończenie partii przepada. Możesz poprosić jeszcze raz.
# by name
play-notice-undo-declined = { $who } nie zgadza się na cofnięcie ruchu. Partia toczy się dalej.
# by name
play-notice-abandon-declined = { $who } nie zgadza się zakończyć partii. Partia toczy się dalej.

play-no-such-absence = Nie ma reguły { $absence } na wypadek nieobecności.
play-seat-kept = Na twoim miejscu gra tymczasem bot. *Mój ruch* jednym kliknięciem przywraca cię do gry.
# by name
play-vote-stands = Trwa głosowanie w sprawie { WHO($who) ->
        [you] twojego miejsca
       *[other] miejsca { FORM($who, as: "gen") }
    }: przyciski są na karcie.
play-vote-own = Inni głosują w sprawie twojego miejsca. Zrób ruch, a głosowanie się skończy.
play-why-voted = Inni zakończyli partię, bo kogoś już nie było.
play-note-absent = { WHO($who) ->
        [you] Spóźniasz się
       *[other] { $who } się spóźnia
    }: bot wybiera neutralną odpowiedź.
play-note-small = Nie ma { FORM($who, as: "acc") }: na drobne pytanie odpowiada zastępca.
play-note-deputy = Nie ma { FORM($who, as: "acc") }: odpowiada zastępca.
play-note-closing = Dzień { $day }: czas tej partii minął. { $bot } gra do końca za { FORM($who, as: "acc-to") }.
play-note-found-next = { WHO($who) ->
        [you] Zajmujesz
       *[other] { $who } zajmuje
    } miejsce kogoś, kto nie przyszedł na pierwszą turę.
play-notice-found = Znalazł się dla ciebie stół i partia się zaczęła.
play-notice-found-lost = Twoja pierwsza tura minęła bez ciebie, więc miejsce ma ktoś inny.
play-note-closing-slot = Czas tego stołu minął. { $bot } gra do końca za { FORM($who, as: "acc-to") }.
play-note-not-come = { WHO($who) ->
        [you] Nie przychodzisz
       *[other] { $who } nie przychodzi
    } na pierwszą turę: gra { $bot }, a miejsce może wziąć każdy.
play-notice-not-come = Twoja pierwsza tura minęła bez ciebie, więc gra { $bot }, a miejsce może wziąć każdy. Póki nikt tego nie zrobi, możesz wrócić jednym kliknięciem.
play-ends-by-a-day = Ta partia należy do sezonu i rozgrywa się ją do końca. Jeśli nie możesz grać dalej, opuść miejsce: zagra na nim ktoś inny.
play-note-caretaker = { WHO($who) ->
        [you] Spóźniasz się
       *[other] { $who } się spóźnia
    }: gra { $bot }.
play-note-voted = { WHO($who) ->
        [you] Spóźniasz się
       *[other] { $who } się spóźnia
    }, a inni decydują: dalej gra { $bot }.
play-notice-answered = Twój czas minął, więc bot wybrał za ciebie neutralną odpowiedź. { $left ->
       *[other] Jeśli zdarzy się to z rzędu jeszcze { $left } razy, bot będzie grać za ciebie, aż wrócisz.
        [1] Jeśli zdarzy się to z rzędu jeszcze raz, bot będzie grać za ciebie, aż wrócisz.
    }
play-notice-deputy = Pod twoją nieobecność bot zagrał za ciebie.
play-notice-caretaker = Twój czas minął, więc gra za ciebie { $bot }. Wrócisz, gdy tylko naciśniesz dowolny przycisk stołu. Miejsce jest zarezerwowane do <t:{ $when }:f>; potem może je wziąć ktoś inny.
play-notice-vote = Twój czas minął. Inni decydują, co będzie z twoim miejscem; jeśli jeszcze zrobisz ruch, głosowanie się skończy.
play-notice-voted-wait = Twój czas minął, a inni postanowili czekać: twoja tura zaczyna się od nowa.
play-notice-voted-end = Inni postanowili zakończyć partię, bo kogoś już nie było.
play-no-such-game = Nie ma takiej gry.
# by name
play-notice-bench = W trwającej partii jest wolne miejsce: gra na nim teraz { $who }. Jesteś w rezerwie tego serwera; zagra ten, kto pierwszy je zajmie.
