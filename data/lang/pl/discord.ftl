# What Discord shows around the games: cards, panels, commands.

## Commands: the words of `show:`, then what each command does. The names of commands are English everywhere.

discord-name-log = dziennik
discord-name-replay = powtórka
discord-name-picture = obraz
discord-name-file = plik

discord-command-play = Zacznij: z botami, ze znajomymi lub z nowymi ludźmi; do każdej gry jest lekcja
discord-command-play-game = Która gra
discord-command-play-post = Opublikuj powitanie dla wszystkich na tym kanale
discord-command-learn = Pierwsza partia z nauczycielem, dziesięć minut
discord-command-move = Graj z klawiatury, na przykład: bid 8
discord-command-move-line = Ruch słowo po słowie: lista podpowiada, co może być dalej
discord-command-move-nothing = Nie ma tu teraz nic do zagrania.
discord-command-which = Numer partii; potrzebny tylko, gdy w grę wchodzi kilka
discord-command-match = Obejrzyj partię: historia, film, analiza, dziennik, powtórka, obraz, sprawdzenie, plik
discord-command-match-show = Co pokazać; skończona partia pokazuje swoją historię
discord-command-match-at = Numer wpisu (dziennik, powtórka) albo miejsce na planszy (obraz)
discord-command-match-share = Pokaż obraz wszystkim tutaj, taki, jaki widzą widzowie
discord-command-match-file = Zapis partii z dowolnego serwera: obejrzyj, przeanalizuj albo sprawdź
discord-command-match-posted = Do sprawdzenia: hash, który był na karcie na początku partii
discord-command-match-posted-name = hash
discord-command-settings = Jak cię powiadamiać, strefa czasowa, nieobecność, rezerwa
discord-moved-line = `{ $old }` to teraz **{ $new }**.
discord-moved-open = Otwórz
discord-command-undo = Cofnij swój ostatni ruch
discord-command-rules = Zasady gry albo tego stołu
discord-command-refused = Tego polecenia już tu nie ma. Nowe polecenia pojawią się po ponownym uruchomieniu aplikacji Discord.

## Answers to any click

discord-old-control = Ten przycisk jest już nieaktualny. Użyj przycisków najnowszej karty stołu.
discord-holds = Jeśli do <t:{ $when }:t> nic nie przyjdzie, coś poszło nie tak: spróbuj jeszcze raz.
discord-too-fast = Za dużo naraz. Poczekaj kilka sekund i spróbuj jeszcze raz.
discord-patience = Discord chwilowo nie przyjmuje więcej takich próśb ode mnie. Spróbuj po <t:{ $when }:T>; nic nie przepadło.
discord-unanswered = Discord nie potwierdził, czy to dotarło. Jeśli tego nie widzisz, spróbuj jeszcze raz.
discord-just-changed = ↻ Coś się właśnie zmieniło. Naciśnij jeszcze raz.
discord-moved-on = ↻ **Przy stole coś się już zmieniło.**
discord-past-start = Partia już się zaczęła. Miejsc i opcji nie można tu już zmieniać.
discord-past-end = Ta partia jest skończona. Nie ma tu już nic do zrobienia.
discord-refused = ⚠️ { $reason }
discord-failed = Coś się tu nie udało. Z partii nic nie przepadło; spróbuj jeszcze raz. Jeśli to się powtórzy, powiedz osobie, która prowadzi bota: błąd E-{ $id }

## The way in

discord-welcome-head = Witaj na pokładzie
discord-welcome-text = Prowadzę gry planszowe o wielkich podróżach. Graj ze znajomymi przez wiele dni albo od razu z botami.
discord-welcome-learn = Naucz się gry
discord-welcome-table = Ze znajomymi
discord-welcome-foot = Swoje tury rozgrywasz w wiadomościach, które widzisz tylko ty. Partia czeka na ciebie tak długo, jak ustalono przy stole.
discord-welcome-posted = Widzą to teraz wszyscy na tym kanale.
discord-welcome-level = Poziom botów: { $bot }
discord-welcome-play = Graj
discord-welcome-how = *Graj*: boty siadają i od razu zaczynasz.
discord-welcome-game = { $low }–{ $high } graczy · { $what }{ $minutes ->
        [0] {""}
       *[other] {""} · { $minutes } min
    }
discord-welcome-all = Wszystkie gry
discord-welcome-others = Więcej gier
discord-welcome-presets = Stoły tego serwera
discord-welcome-sit-down = Zajmij to miejsce
discord-welcome-seat-free = **Jest wolne miejsce.** Ktoś musiał odejść w trakcie partii, a właśnie wypada jego kolej. Siadaj i graj dalej: nikogo nie trzeba pytać.
discord-welcome-started = Zaczyna się **{ $game }**: partia { $match }, w osobnym wątku.

## The set-up panel

discord-setup-new = Nowy stół do gry { $game }
discord-setup-options = Opcje tego stołu: { $game }
discord-setup-hint = Nic się nie pojawi na kanale, dopóki nie otworzysz stołu.
discord-setup-friends = { $game } ze znajomymi
discord-setup-anybody = Dołączyć może każdy na kanale { $where }. Opcje można zmieniać do rozpoczęcia partii.
discord-setup-open-live = Dziś wieczorem · { $count ->
        [0] 5 minut na turę
        [one] około minuty
        [few] około { $count } minut
       *[many] około { $count } minut
    }
discord-setup-open-brisk = Kilka dni · 8 godzin na turę
discord-setup-open-weeks = Kilka tygodni · { $count ->
        [0] 1 dzień na turę
        [one] około dnia
        [few] około { $count } dni
       *[many] około { $count } dni
    }
discord-setup-more = Opcje…
discord-setup-lasts = Przy zwykłym tempie partia trwa około { $days ->
        [one] { $days } dnia
        [few] { $days } dni
       *[many] { $days } dni
    }.
discord-setup-options-hint = Zmiany można wprowadzać do początku partii; działają od razu.
discord-setup-seats-label = Liczba graczy
discord-setup-seats-any = Gracze: od { $low } do { $high }, ilu dołączy
discord-setup-seats = Gracze: dokładnie { $count }
discord-setup-pace = Jak długo to może trwać
discord-setup-invite = Dołączyć może każdy – albo wybierz, kogo zaprosić
discord-setup-place = Gdzie
discord-setup-own-thread = w osobnym wątku
discord-setup-this-channel = na tym kanale
discord-setup-before = ‹ Więcej opcji ({ $page } z { $pages })
discord-setup-after = Więcej opcji ({ $page } z { $pages }) ›
discord-setup-expert = Więcej opcji
discord-setup-fewer = ‹ Podstawowe opcje
discord-setup-create = Otwórz stół
discord-setup-create-rated = Otwórz rankingowy
discord-setup-cancelled = Nie otwarto żadnego stołu.
discord-setup-created = Twój stół do gry **{ $game }** jest otwarty (partia { $match }). Już przy nim siedzisz. Zacznij na karcie, gdy dołączy dość osób, albo obsadź miejsca botami.
discord-setup-saved = Gotowe. Opcje są na karcie stołu.
discord-on-server = To działa tylko na serwerze: użyj tego tam.
discord-setup-not-here = Stół można otworzyć na kanale serwera, na którym wolno ci pisać.
discord-setup-outdated = Opcje tej gry zmieniły się od otwarcia tego panelu. Użyj `/play` jeszcze raz.
discord-setup-unseat = Usuń kogoś ze stołu

discord-pace = { $pace ->
        [none] bez limitu, po tygodniu gra bot
        [live] na żywo, 5 minut na turę
        [brisk] kilka dni, 8 godzin na turę
        [weeks] kilka tygodni, 1 dzień na turę
        [daily] codziennie, 1 dzień, zapas 3 dni
        [slow] powoli, 3 dni, zapas 7 dni
        [season] sezon, 3 dni na turę, razem 8 dni
        [season-long] sezon, 3 dni na turę, razem 14 dni
       *[other] { $time }
    }

## Lessons

discord-learn-head = Naucz się gry, grając
discord-learn-how = Nauczyciel pokazuje, co jest ważne, i pozwala spróbować. Każda lekcja trwa około dziesięciu minut i widzisz ją tylko ty. Przerwij, kiedy chcesz: wrócisz poleceniem `/learn`.
discord-learn-none = Nie ma tu jeszcze lekcji.
discord-learn-line-new = kroki: { $steps }
discord-learn-line-begun = krok { $step } z { $steps }
discord-learn-line-done = ✓ skończona
discord-learn-begin = Lekcja: { $game }
discord-learn-resume = Dalej: { $game }
discord-learn-anew-game = Od początku: { $game }
discord-learn-anew = Od początku
discord-learn-step = Lekcja · { $game } · { $step } z { $steps }
discord-learn-look = Rozejrzyj się
discord-learn-show = Pokaż mi
discord-learn-again = Spróbuj jeszcze raz
discord-learn-early = To na później: najpierw obejrzyj ten krok, potem naciśnij *Dalej*.
discord-learn-done = Lekcja skończona: { $game }
discord-learn-bots = Zagraj teraz
discord-learn-others = Inna lekcja
discord-learn-lost = Ta lekcja gry { $game } zmieniła się od chwili, gdy się zaczęła, więc nie można jej kontynuować. Zacznij od nowa; znane kroki zajmą minutę.
discord-learn-ended = Lekcja gry { $game } zaczęła się tymczasem od nowa. Ta jest już zakończona.

## The lobby

# by name
discord-lobby-joined = Siedzisz przy stole: **{ $game }** – { $missing ->
        [0] partia może się zacząć w każdej chwili.
        [one] potrzeba jeszcze jednej osoby.
        [few] potrzeba jeszcze { $missing } osób.
       *[many] potrzeba jeszcze { $missing } osób.
    }
discord-lobby-left = Nie siedzisz już przy stole.
discord-lobby-started = Partia się zaczęła. { $order }
# by name
discord-lobby-order = Wylosowana kolejność: { $seats }. Zaczyna { $first }.
discord-lobby-order-together = Wylosowana kolejność: { $seats }. Wszyscy zaczynają jednocześnie.
discord-lobby-bots = Posadź bota na wolnym miejscu:
discord-lobby-bots-full = Wszystkie miejsca są zajęte; partię można zacząć na karcie.
discord-lobby-bots-hint = Boty widzą tylko to, co widziałby gracz na ich miejscu. Silne boty mają swój styl; karta poda go, gdy partia się zacznie.
discord-lobby-seated = Przy stole: { $seats }.
discord-lobby-close-ask = Odwołać ten stół na dobre? Nikt już do niego nie dołączy.
discord-lobby-closed = Stół jest odwołany.
discord-lobby-rematch-there = Rewanż to partia { $match }. Już się zaczął.
discord-lobby-rematch = Nowy stół z tymi samymi ludźmi i opcjami jest otwarty (partia { $match }).

## What one click may play

discord-private-button-careful = Zawsze proś mnie o zatwierdzenie
discord-private-button-quick = Niech wystarczy jedno kliknięcie
discord-private-careful = Od teraz zatwierdzasz każdy ruch.
discord-private-quick = Od teraz jedno kliknięcie od razu wykonuje ruch. Możesz go cofnąć, póki nikt nie zrobił ruchu po tobie.
discord-private-button-wide = Szerokie obrazy
discord-private-button-tall = Wysokie obrazy
discord-private-language-discord = Jak w Discordzie ({ $language })
discord-private-language-set = Od teraz czytasz wszystko w tym języku. Karty stołów zostają w języku kanału.
# Tags of posts in a forum, at most 20 characters. A tag is found by its name, so a changed name has to be mended in house-forum-hint, too.
discord-tag-waiting = czeka
discord-tag-running = trwa
discord-tag-over = zakończona
discord-private-wide = Obrazy twoich tur są od teraz szerokie, na komputer.
discord-private-tall = Obrazy twoich tur są od teraz wysokie, na telefon.
discord-dm-closed = Nie mogę do ciebie pisać: nie przyjmujesz ode mnie prywatnych wiadomości. By to zmienić, kliknij prawym przyciskiem nazwę serwera (na telefonie: dotknij jej) → **Ustawienia prywatności** → **Prywatne wiadomości**, potem naciśnij jeszcze raz „Prywatną wiadomością” w `/settings`. Do tego czasu możesz grać na kanale, naciskając **Mój ruch**.
discord-dm-refused = Discord nie dostarcza ci teraz moich prywatnych wiadomości. Spróbuję za kilka godzin. Jeśli jestem u ciebie na liście zablokowanych, odblokuj mnie i naciśnij „Prywatną wiadomością” w `/settings`. Do tego czasu możesz grać na kanale, naciskając **Mój ruch**.
discord-dm-later = Discord każe mi chwilę poczekać, zanim do ciebie napiszę. Nic się nie zmieniło: naciśnij jeszcze raz za minutę.

## The table card

discord-card-free = { $count ->
        [one] Jedno miejsce jest wolne.
        [few] { $count } miejsca są wolne.
       *[many] { $count } miejsc jest wolnych.
    }
# by name
discord-card-opened = { $who } otwiera stół ({ $players }).
discord-card-players = gracze: od { $low } do { $high }
discord-card-exactly = gracze: { $count }
discord-card-invited = Zaproszone osoby: { $people }
discord-card-waited-for = Zaproszone osoby, których jeszcze nie ma: { $people }
discord-card-missing = { $count ->
        [one] Do startu potrzeba jeszcze jednej osoby.
        [few] Do startu potrzeba jeszcze { $count } osób.
       *[many] Do startu potrzeba jeszcze { $count } osób.
    } Miejsca mogą zająć boty.
# by name
discord-card-enough = Graczy już wystarczy. { $who } może zacząć albo poczekać na więcej osób.
# by name
discord-card-full = Wszystkie miejsca są zajęte. { $who } może zacząć.
discord-card-join = Dołącz
discord-card-leave = Opuść
discord-card-start = Zacznij teraz
discord-card-add-bot = Dodaj bota
discord-card-options = Opcje
discord-card-close = Odwołaj ten stół
discord-card-my-turn = Mój ruch
discord-card-my-view = Mój widok
discord-card-log = Dziennik
discord-card-rules = Zasady
discord-card-follow = Obserwuj tę partię
discord-card-more = Więcej
discord-card-replay = Powtórka
discord-card-story = Historia
discord-card-film = Film
discord-card-verify = Sprawdź
discord-card-rematch = Rewanż
discord-card-rematch-open = Rewanż: partia { $match }
discord-card-paused-stopped = Zostały tu same boty. Każdy może tymczasem zająć miejsce.
discord-card-thinking = { WHO($who) ->
        [you] Możesz się zastanawiać
        [they] { $who } mogą się zastanawiać
       *[other] { $who } może się zastanawiać
    } kilka sekund.
discord-card-paused = **Zostały tu same boty, więc partia czeka.** Zajmij miejsce, a jeśli grasz w tej partii, pozwól botom grać dalej albo zakończ ją.
# by name
discord-card-held = { $who } (do ruchu { $until })
# by name
discord-card-seat = Miejsce: { $now }, przedtem { $before }
discord-card-agree = Zgadzam się
discord-card-refuse = Nie zgadzam się
# by name
discord-card-silent = ⏳ Stół od trzech dni czeka na ruch: { $who }. Osoby przy stole mogą oddać grę zastępcy (*Więcej*).
# by name
discord-card-late = ⏳ Koniec czasu: { $who }. Osoby przy stole mogą oddać grę zastępcy (*Więcej*).
# by name
discord-card-proposal-abandon = ✋ { $who } chce zakończyć partię bez wyniku. Brakuje zgody: { $missing }.
discord-card-sealed = wszystkie losowania ustalono na początku, pieczęć { $hash }
discord-card-over = koniec
# by name
discord-card-rank = **{ $rank }.** { $who } – { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
discord-card-seed = Partia { $match } · ziarno { $seed } · pieczęć { $hash }
discord-card-closed = Ten stół jest zamknięty.
discord-card-frozen = Ta partia jest zamrożona: nikt nie może zrobić ruchu, dopóki nie sprawdzi jej osoba, która prowadzi bota.
discord-card-number = Partia { $match }

discord-ping = { $user }, twoja kolej: [{ $game }]({ $link }) – { $status }

## The private panel

discord-panel-table = { $game } · partia { $match }
discord-panel-back = ‹ Wstecz
discord-panel-anew = Od nowa
discord-panel-confirm = Zatwierdź
discord-panel-confirm-this = Zatwierdź: { $words }
discord-panel-confirm-short = Tak: { $words }
discord-panel-order-whole = Twoje zlecenie
discord-panel-back-to-turn = ‹ Do mojej tury
discord-panel-as-text = Jako tekst
discord-panel-standing = **Wynik:** { $each }
discord-panel-has = { FORM($who, as: "nom", cap: "yes") }: { $points }
discord-panel-happened = Co się zdarzyło
discord-panel-why-not = Dlaczego nie…
discord-panel-look-at = Obejrzyj…
discord-panel-all-possible = Teraz wszystko jest możliwe.
discord-panel-taught = Jak mówi nauczyciel
discord-panel-taught-form = { $answers }
discord-panel-idea = Jak radzi trener
discord-panel-shown-as = -# Inni widzą tylko, że wybór jest już dokonany.
discord-panel-choose-several = { $lo ->
        [0] { $hi ->
                [one] { $what } (najwyżej 1)
                [few] { $what } (do { $hi })
               *[many] { $what } (do { $hi })
            }
       *[other] { $what } (od { $lo } do { $hi })
    }
discord-panel-choose-exactly = { $count ->
        [one] { $what } (1)
        [few] { $what } ({ $count })
       *[many] { $what } ({ $count })
    }
discord-panel-group = { $group }…
discord-panel-copy = { $label } (numer { $copy })
discord-panel-amount = { $amount } × { $label }
discord-panel-sum = Weź te { $count }
discord-panel-before = ‹ Wszystkie
discord-panel-after = Dalej… ({ $page } z { $pages })
discord-panel-blocked = **Teraz niemożliwe**
discord-panel-more = i jeszcze { $count }
discord-panel-open = otwarte
# by name
discord-panel-to-move = Ruch: { $who }
# by name
discord-panel-waiting = Czekamy na ruch: { $who }
# by name
discord-panel-chosen = Wybór zapisany. Czekamy na ruch: { $who }.
discord-panel-asking-alt = Twoja kolej: { $prompt } Możesz wybrać: { $answers }.
discord-panel-numbered-alt = Twoja kolej: { $prompt }
discord-panel-ready-alt = Twój ruch, jeszcze niezatwierdzony: { $words }.
discord-panel-only-alt = Twoja kolej. Jedyny przycisk: { $words }.
discord-panel-below = Twój panel jest poniżej.
discord-panel-unfollow = Przestań obserwować
discord-panel-spectating = Oglądasz
# by name
discord-panel-kept = Na twoim miejscu gra { $bot }
discord-panel-order = Zlecenia
discord-panel-to-table = Do stołu
discord-panel-change = Wybierz inaczej
discord-panel-changing = **Wybór zapisany.** Możesz go zmienić, dopóki nikt go nie widział.
discord-panel-again = Pokaż jeszcze raz
discord-panel-your-turn = Twoja kolej ›
discord-panel-your-move = Twój ruch
discord-panel-is-yours = Twoja kolej.
discord-panel-won = **Wygrywasz.**
discord-panel-done-line = ✅ Twój ruch jest wykonany.
discord-panel-undo = Cofnij
discord-panel-whole = Stół
# by name
discord-board-head = { $who } ogląda partię { $match }: **{ $game }**
discord-board-share-there = Inni widzą obraz tylko tam, gdzie jest stół. Tu możesz go obejrzeć samodzielnie, bez `share`.
discord-board-none = Obrazu nie udało się narysować. Spróbuj jeszcze raz albo przeczytaj opis słowny pod przyciskiem *Mój widok*.
discord-board-unknown = Nie ma obrazu o nazwie „{ $where }” w grze { $game } (partia { $match }). Wpisz kilka liter, by zobaczyć listę, albo wybierz jeden z tych: { $parts }.
discord-panel-words = Słowami

discord-panel-rest = Z reszty nic

discord-form-other = Wpisz liczbę…
discord-form-counts = Wpisz liczby…
discord-form-all = Wszystko naraz…
discord-form-range = od { $low } do { $high }
discord-form-wrong = „{ $typed }” jest tu niemożliwe. Możliwe: { $possible }.
discord-form-wrong-of = { $label }: „{ $typed }” jest niemożliwe. Możliwe: { $possible }.

discord-order-stored = ✅ Zlecenie przyjęte. { $order }
discord-order-not-now = Obecnego pytania to nie dotyczy: ten ruch nadal robisz ty.
discord-order-later = ✅ Bot wykona to, gdy przyjdzie twoja kolej.
discord-order-none = ✅ Nie masz już takiego zlecenia. { $order }
discord-order-withdrawn = ✅ Wycofane. { $order }
discord-order-in-force = **Twoje zlecenia** (widzisz je tylko ty)
discord-order-goes-on = ⏳ **Bot zagra za ciebie o <t:{ $when }:T>**, a jeśli dalej tu klikasz, to później. { $count ->
        [one] Według tego zlecenia:
        [few] Według tych zleceń:
       *[many] Według tych zleceń:
    }
discord-order-goes-on-brief = ⏳ **Bot wykona twoje zlecenie o <t:{ $when }:T>.** { $order }
discord-order-held-brief = ✋ **Twoje zlecenie jest wstrzymane.** { $order }
discord-order-held = ✋ **Twój plan jest wstrzymany.** Bot nic za ciebie nie zagra, dopóki { $count ->
        [one] nie wznowisz tego zlecenia:
        [few] nie wznowisz tych zleceń:
       *[many] nie wznowisz tych zleceń:
    }
discord-order-go-on = Zagraj teraz
discord-order-hold = Wstrzymaj: ja decyduję
discord-order-release = Wznów
discord-order-withdraw = Wycofaj
discord-order-withdraw-one = Wycofaj jedno z nich…
discord-order-holding = ✋ Wstrzymane. Ruch robisz ty.
discord-order-released = ✅ Wznowione.

discord-follow-on = Obserwujesz teraz tę partię. Znajdziesz ją w `/desk`, a na koniec dostaniesz tu wzmiankę. O pojedynczych ruchach nie będzie powiadomień. Naciśnij **Obserwuj** jeszcze raz, by to wyłączyć.
discord-follow-off = Nie obserwujesz już tej partii: znika z `/desk`, a o jej końcu nie przyjdzie wiadomość.
discord-follow-seated = Grasz w tej partii, więc nie musisz jej obserwować: jest w `/desk`. Przycisk **Obserwuj** jest dla widzów.

## More

discord-more-abandon = Zakończ bez wyniku
discord-more-abandon-ask = Zakończyć tę partię bez wyniku? Muszą się zgodzić wszyscy przy stole.
discord-more-abandon-yes = Zapytaj innych
discord-more-leave = Odejdź lub zakończ
discord-more-settings = Ustawienia
discord-more-here = Przenieś kartę stołu tutaj
discord-more-here-not = Stół zostaje na swoim serwerze. Kto go otworzył, może przenieść go na kanał, na którym wolno mu pisać; podobnie każdy, kto zarządza tym kanałem. Jeśli kanału stołu już nie ma, może to zrobić każdy przy stole.
discord-more-moved = Karta stołu przenosi się na ten kanał.
discord-seats-own-late = Stół czeka właśnie na ciebie: wystarczy, że zrobisz ruch.
discord-more-swap = Czas się skończył: niech bot zagra za…
discord-more-ended = Partia skończyła się bez wyniku.

discord-undo-declined = Odmowa; partia toczy się dalej.
question-over = To pytanie jest już nieaktualne: padła odpowiedź, wycofano je albo gra toczy się dalej.
# by name
discord-undo-agreed = Twoja zgoda jest zapisana. Brakuje jeszcze zgody: { $who }.
# by name
discord-undo-asked = Prośba wysłana do: { $who }. Odpowiedź przeczytasz tutaj; do tego czasu boty czekają kilka minut. Jeśli gra potoczy się dalej, prośba przepadnie.
discord-undo-ask =
    ### Cofnąć twój ostatni ruch?
    Inni widzieli jego skutki albo już po nim zagrali. Cofnięte zostanie to wszystko:
# by name
discord-undo-ask-who = Potrzebna zgoda: { $who }. Prośba zostanie wysłana, gdy tylko naciśniesz przycisk.
discord-undo-ask-yes = Zapytaj
# by name
discord-undo-question = ↩ **{ $who } chce cofnąć ruch.** Cofnięte zostanie to wszystko (brakuje zgody: { $missing }):
discord-ask = { $user }, pytanie do ciebie przy stole [{ $game }]({ $link }):
discord-notice = { $user }, przy stole [{ $game }]({ $link }):

## Seats

discord-seats-head = Miejsca botów: { $game }
discord-seats-none = Wszystkie miejsca przy tym stole mają teraz ludzie.
# by name
discord-seats-kept = **{ $bot }** pilnuje { WHO($who) ->
        [you] twojego miejsca
       *[other] miejsca { FORM($who, as: "gen") }
    }.
discord-seats-nobodys = **{ $bot }** gra od początku.
# by name
discord-seats-how = O tych miejscach decyduje { $who } albo ponad połowa graczy. Widzą, kto prosi.
discord-seats-free = Możesz od razu przejąć grę, ze wszystkim, co ma i wie gracz na tym miejscu. Innego miejsca w tej partii już nie zajmiesz.
discord-seats-asked = Prośba wysłana. Dowiesz się, gdy tylko odpowiedzą.
discord-seats-withdraw = Wycofaj moją prośbę
discord-seats-back = Wróć na moje miejsce
discord-seats-take = Zajmij miejsce
discord-seats-take-of = Graj dalej za bota { $bot }
discord-seats-ask = Poproś o miejsce
discord-seats-ask-for = Poproś o miejsce bota { $bot }
discord-seats-taken = ✅ **Miejsce jest twoje.**
# by name
discord-seats-given = ✅ Na tym miejscu gra teraz { $who }.
discord-seats-leave-head = Opuścić partię ({ $game })?
discord-seats-leave = Na twoim miejscu będzie grać bot, a wszyscy zobaczą, że odchodzisz. Możesz wrócić w każdej chwili, chyba że stół odda miejsce komuś innemu. Zaczęty ruch i zlecenia przepadną.
discord-seats-leave-last = Zostają tu same boty: partia czeka, aż ktoś zajmie miejsce.
discord-seats-leave-to = Odejdź: dalej gra zwykły bot
discord-seats-other-bot = Bot o innej sile
discord-seats-left = Odchodzisz. Na twoim miejscu gra { $bot }, a miejsce zostaje twoje.
discord-seats-paused = Zostały same boty, więc partia czeka. Możesz pozwolić im grać dalej albo ją zakończyć.
# by name
discord-seats-replace = ### Czy bot ma grać dalej za gracza { $who }?
    Czas minął. Ta osoba dowie się, kto tak postanowił, i może wrócić w każdej chwili.
discord-seats-replace-by = Wpuść
# by name
discord-seats-replaced = Bot gra dalej za gracza { $who }. Ta osoba dostanie wiadomość i może wrócić.
discord-seats-free-start = Każdy może wziąć miejsca botów
discord-seats-free-stop = Miejsca botów tylko za zgodą
discord-seats-free-on = Kto widzi ten stół, może teraz wziąć miejsce bota bez pytania.
discord-seats-free-off = Kto chce zająć miejsce bota, musi teraz o nie poprosić. Kto odszedł, nadal wraca bez pytania.
discord-seats-play-alone = Pozwól botom grać dalej
discord-seats-alone = Boty grają do końca, chyba że ktoś zajmie miejsce.
discord-seats-end-ask = Zakończyć tę partię bez wyniku? Nikt nie zagra już dalej. Pozostałe osoby, które grały, dostaną wiadomość.
discord-wish-question = **{ $name } chce grać dalej za bota { $bot }.** Decyduje osoba, która otworzyła stół, albo ponad połowa graczy.
# by name
discord-wish-question-left = **{ $name } prosi o miejsce gracza { $who } (pilnuje go { $bot }).** Decyduje osoba, która otworzyła stół, albo ponad połowa graczy.
discord-wish-agree = Zgoda: { $name }
discord-wish-refuse = Odmowa: { $name }

## Lists and history

discord-story-plain = { $count ->
        [one] Jedno zakręcenie kołem lub jeden rzut bez wydarzenia
        [few] { $count } zakręcenia kołem i rzuty bez wydarzenia
       *[many] { $count } zakręceń kołem i rzutów bez wydarzenia
    }
discord-story-secret = { WHO($who) ->
        [you] Wybierasz
       *[other] { $who } wybiera
    } w tajemnicy.
discord-story-line = { WHO($who) ->
        [you] Pomijasz
       *[other] { $who } pomija
    } turę.
discord-story-begins = Partia się zaczyna.
discord-story-untold = Wpis od Caravela.
discord-log-head = Dziennik partii ({ $game }), strona { $page } z { $pages }
discord-log-empty = Jeszcze nic się nie zdarzyło: partia się nie zaczęła.
discord-log-older = ‹ Starsze
discord-log-newer = Nowsze ›
discord-log-replay = Odtwórz stąd
discord-log-export = Jako plik
discord-replay-head = { $game } · { $chapter } · po ruchu { $seq } z { $last }
discord-replay-first = « Początek
discord-replay-later = Dalej ›
discord-replay-part = Przejdź do…
discord-replay-last = Koniec »
discord-export-finished = Zapis partii { $match }: ziarno, każdy ruch i wszystko, co przyniósł los. Każdy może go odtworzyć i sprawdzić.
discord-export-running = Zapis partii { $match } do tej pory, bez cudzych tajemnic. Po zakończeniu partii zawiera też ziarno.
discord-rules-chapter = Rozdział
discord-rules-which = Zasady której gry? Wybierz ją w `game:`.
discord-rules-heading = { $chapter } ({ $number } z { $count })
discord-rules-next = Dalej: { $chapter } ›
discord-rules-here = **Przy tym stole** (partia { $match })
discord-which-none = Nie ma tu żadnej twojej partii. Twoje partie pokazuje `/desk`.
discord-which-several = Grasz w kilku partiach. Wskaż jedną w polu `match:` – { $numbers }.
discord-which-one = { $match } ({ $game })

discord-trouble-card-deleted = Kartę twojego stołu **{ $game }** (partia { $match }) na kanale { $channel } usunięto w ciągu jednego dnia { $count ->
        [one] raz
        [few] { $count } razy
       *[many] { $count } razy
    }, więc nie opublikuję jej ponownie, dopóki przy stole coś się nie zmieni. Partia jest bezpieczna: w `/desk` jest **Mój ruch**, a *Więcej* → *Ustawienia* → *Przenieś kartę stołu tutaj* przenosi kartę na inny kanał. Możesz zapytać moderatorów, dlaczego karta znika.
discord-trouble-channel-gone = Kanału twojego stołu **{ $game }** (partia { $match }) już nie ma. Partia jest bezpieczna. Graj dalej, używając `/desk` na dowolnym kanale serwera: *Więcej* → *Ustawienia* → *Przenieś kartę stołu tutaj* (może to zrobić każdy przy stole).
discord-trouble-channel-closed = Kanału twojego stołu **{ $game }** (partia { $match }) już nie ma, więc stół jest zamknięty. Otwórz nowy na innym kanale, kiedy chcesz.
discord-trouble-refused = Discord nie pozwala mi pokazać twojego stołu **{ $game }** (partia { $match }) na kanale { $channel }: { $error }. Partia jest bezpieczna. Daj mi tam uprawnienia: wyświetlanie kanału, wysyłanie wiadomości, załączanie plików, wyświetlanie podglądu linków i czytanie historii czatu.
