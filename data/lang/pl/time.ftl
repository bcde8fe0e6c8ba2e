# Time and absence: when time is up, when people are there, and what happens when they are not.

time-card = ⏳ { WHO($who) ->
        [you] Masz czas
       *[other] { $who } ma czas
    } do { $bank ->
        [0] <t:{ $when }:f>.
       *[other] <t:{ $limit }:f>, potem działa zapas.
    }
time-ping = ⏳ Masz czas do { $bank ->
        [0] <t:{ $when }:f>.
       *[other] <t:{ $limit }:f>, a z zapasem do <t:{ $when }:f>.
    }
time-ping-running = ⏳ Zużywasz teraz swój zapas. Masz czas do <t:{ $when }:f>.
time-panel = ⏳ do { $bank ->
        [0] <t:{ $when }:f>
       *[other] <t:{ $limit }:f>, a z zapasem do <t:{ $when }:f>
    }
time-own-bank = Twój zapas: { $left }.
time-days = { $days ->
        [one] jeden dzień
        [few] { $days } dni
       *[many] { $days } dni
    }
time-hours = { $hours ->
        [one] jedna godzina
        [few] { $hours } godziny
       *[many] { $hours } godzin
    }
time-minutes = { $minutes ->
        [one] jedna minuta
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }
# In menus and labels, where Discord cannot say it in the language of each reader: Thu 24 Dec 18:30.
time-moment = { MOMENT($at) }
time-two = { $first } { $second }
time-empty = pusty
time-away = ☀️ { WHO($who) ->
        [you] Masz urlop
       *[other] { $who } ma urlop
    } do <t:{ $when }:f>: zegar stoi.
time-away-open = ☀️ { WHO($who) ->
        [you] Masz urlop
       *[other] { $who } ma urlop
    }, powrót najpóźniej <t:{ $when }:D>: zegar stoi.

time-hours-button = Strefa czasowa i urlop
time-hours-head = Kiedy można cię zastać
time-hours-no-zone = Nie wiem, gdzie mieszkasz. Jeśli podasz strefę czasową, twój czas nigdy nie skończy się, gdy śpisz, a w nocy nie będzie powiadomień.
time-hours-zone = Strefa czasowa: **{ $zone }**. Jest tam teraz { $now }.
time-hours-quiet = Godziny ciszy: **od { $start } do { $end }**. Nie dostajesz wtedy powiadomień, a twój czas kończy się najwcześniej godzinę po nich.
time-hours-no-quiet = Bez godzin ciszy: powiadomienia przychodzą o każdej porze.
time-hours-holiday = ☀️ Urlop: od <t:{ $since }:D> do <t:{ $until }:D>.
time-hours-holiday-open = ☀️ Urlop od <t:{ $since }:f> do twojego powrotu, najpóźniej <t:{ $until }:D>.
time-hours-left = Pozostały urlop w tym roku (dni): **{ $days } z { $most }**.
time-hours-hint = Na urlopie twoje zegary stoją i nie dostajesz wiadomości. Przy twoich stołach widać, do kiedy. Stoły na żywo nie przerywają gry na noc.
time-hours-choose = Wybierz strefę czasową
time-hours-other = Inna strefa czasowa
time-hours-drop-quiet = Bez godzin ciszy
time-hours-plan = Zaplanuj urlop
time-hours-leave = Od teraz mnie nie ma
time-hours-back = Jestem z powrotem
time-hours-call-off = Odwołaj urlop
time-hours-settings = Inne ustawienia
time-hours-zone-title = Twoja strefa czasowa
time-hours-zone-label = Miasto lub strefa
time-hours-zone-hint = Na przykład Lisbon, New York albo Asia/Tokyo
time-hours-zone-unknown = Nie ma strefy czasowej „{ $text }”. Wpisz duże miasto swojej strefy (Lisbon, New York) albo jej nazwę, na przykład Asia/Tokyo.
time-hours-zone-letters = „{ $text }” może oznaczać kilka zegarów, które różnią się latem. Wpisz miasto, którego czas u ciebie obowiązuje, na przykład { $cities }.
time-hours-quiet-title = Twoje godziny ciszy
time-hours-quiet-from = Od
time-hours-quiet-to = Do
time-hours-quiet-hint = Według twojego zegara: 23 albo 22:30
time-hours-time-unknown = „{ $text }” to nie godzina. Wpisz ją na przykład tak: 23 albo 22:30. Godziny ciszy zostają, jakie były.
time-hours-quiet-long = Godziny ciszy mogą trwać najwyżej { $most } godz.; od { $start } do { $end } to za długo albo wcale. Nic się nie zmieniło.
time-hours-holiday-title = Urlop
time-hours-first-day = Pierwszy dzień
time-hours-last-day = Ostatni dzień
time-hours-day-hint = Na przykład 24 grudnia, 24.12. albo 2026-12-24
time-hours-day-unknown = „{ $text }” to nie dzień tego ani następnego roku. Wpisz go na przykład tak: 24 grudnia, 24.12. albo 2026-12-24. Nic się nie zmieniło.
time-hours-holiday-backwards = Urlop od { $first } do { $last } skończyłby się, zanim by się zaczął. Nic się nie zmieniło.
time-hours-no-days = To się nie zmieści: z dni urlopu w tym roku zostało ci { $days } z { $most }. Nic się nie zmieniło.
time-hours-overlaps =
    Te dni częściowo pokrywają się z urlopem, który jest już zaplanowany. Nic się nie zmieniło.
    { $holiday }
time-hours-leave-ask = Od teraz cię nie będzie, dopóki nie naciśniesz *Jestem z powrotem*, najpóźniej <t:{ $when }:D>. Twoje zegary stoją, nie dostajesz wiadomości, a osoby przy twoich stołach o tym wiedzą. Zużywa to dni urlopu.
time-hours-leave-yes = Nie ma mnie

## When somebody's time is up

time-let-bot = Niech gra zastępca…
time-absence = Gdy czyjś czas minie
time-absence-wait = stół czeka
time-absence-neutral = bot wybiera neutralną odpowiedź
time-absence-caretaker = gra zastępca, aż ta osoba wróci
time-absence-vote = inni głosują
time-absence-turn = bot wybiera rozsądną odpowiedź
# by name
time-vacancy = 🧭 { $bot } zastępuje gracza { $who }. Miejsce jest zarezerwowane do <t:{ $when }:f>.
# by name
time-vacancy-open = 🪑 Na miejsce gracza { $who } potrzebny jest rezerwowy: każdy może je przejąć od bota { $bot }.
time-ballot = ⌛ { WHO($who) ->
        [you] Twój czas minął. Inni decydują, co będzie z twoim miejscem; jeśli jeszcze zrobisz ruch, głosowanie się skończy.
       *[other] Czas { FORM($who, as: "gen") } minął. Inni decydują, co będzie z tym miejscem; jeśli { $who } jeszcze zrobi ruch, głosowanie się skończy.
    }
# by name
time-ballot-vote = • { $who }: { $choice }
# by name
time-ballot-missing = Brakuje głosów: { $missing }. Decyzja najpóźniej <t:{ $when }:f>.
time-vote-wait = Czekajmy dalej
time-vote-bot = Niech gra zastępca
time-vote-free = Oddajmy miejsce
time-vote-end = Zakończmy partię
# by name
time-vote-about = Głosowanie: { $who }
time-vote-line = • **{ $choice }:** { $what }
time-follows-wait = { WHO($who) ->
        [you] zaczynasz
       *[other] { $who } zaczyna
    } turę od nowa.
# by name
time-follows-bot = gra zastępca, aż { WHO($who) ->
        [you] wrócisz
       *[other] wróci { $who }
    }.
time-follows-free = gra zastępca, a miejsce może przejąć rezerwowy.
time-follows-end = koniec bez wyniku.
time-vote-how = -# To, czego chce ponad połowa, dzieje się od razu. W przeciwnym razie wygrywa to, co dostaje najwięcej głosów, a przy równej ich liczbie to, co jest tu wyżej.
# by name
time-voted = Twój głos: **{ $choice }**. Brakuje głosów: { $missing }. Swój głos możesz zmienić, póki brakuje innych.
time-decided = Decyzja: { $what }
time-played-for = **Zagrane za ciebie pod twoją nieobecność**{ $count ->
        [one] {""}
        [few] , najnowsze na końcu
       *[many] , najnowsze na końcu
    }:
time-seat-position = **Sytuacja na stole**

## Substitutes

time-bench-button = Chcę być w rezerwie
time-bench-head = Rezerwowi tego serwera
time-bench-what = Czasem ktoś musi przerwać i wtedy gra zastępca. Rezerwowi dowiadują się o takim miejscu i mogą na nim grać dalej.
time-bench-off = Nie jesteś w rezerwie.
time-bench-all = **Jesteś w rezerwie** we wszystkich grach.
time-bench-some = **Jesteś w rezerwie** w grach: { $games }.
time-bench-leave = Już mnie nie wzywaj
time-bench-choose = Do których gier?
time-bench-hint = Wezwanie przychodzi najwyżej raz dziennie, nigdy w godzinach ciszy ani na urlopie i tylko do stołów, które widzisz. Miejsce dostaje ten, kto odpowie pierwszy.
time-left-for-good = Miejsce oddane. { $bot } gra na nim dalej i każdy może je wziąć; póki nikt tego nie zrobi, możesz wrócić.
time-leave-for-good = Oddaj moje miejsce
