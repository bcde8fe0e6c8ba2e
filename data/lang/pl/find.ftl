# Finding a table: people say what they look for, and tables form by themselves.
find-button = Znajdź mi stół
find-games = Które gry?
find-pace = Kiedy?
find-pace-now = teraz: jeden wieczór, wszyscy są na miejscu
find-pace-days = przez kilka dni: kilka spojrzeń dziennie
find-pace-weeks = przez kilka tygodni: wystarczy jedno spojrzenie dziennie
find-most = Ile osób najwyżej?
find-most-of = najwyżej { $count ->
        [one] { $count } osoba
        [few] { $count } osoby
       *[many] { $count } osób
    }
find-more = Także
find-rated = rankingowo
find-rated-hint = Tylko z ludźmi. Pierwsze dwie partie w grze nie liczą się nikomu
find-bot = z botem na miejscu
find-bot-hint = Jeśli przez 8 godzin (10 minut, gdy teraz) nikt nie przyjdzie, jedno miejsce zajmie bot
find-head = Szukasz stołu
find-others = **{ $game }**: { $count ->
        [0] nikt inny jeszcze nie czeka
        [one] czeka 1 inna osoba
        [few] czekają { $count } inne osoby
       *[many] czeka { $count } innych osób
    }
find-usual = ; zwykle czeka się { $hours ->
        [0] { $minutes ->
                [one] minutę
                [few] { $minutes } minuty
               *[many] { $minutes } minut
            }
        [one] godzinę
        [few] { $hours } godziny
       *[many] { $hours } godzin
    }
find-until = Gdy tylko zbiorą się pasujące osoby, partia się zaczyna i dostajesz wiadomość. Inaczej przestaję szukać <t:{ $when }:R>.
find-change = Zmień
find-stop = Przestań szukać
find-stopped = Nie szukasz już stołu.
# by name
find-found = **Stół się znalazł.** { $game }, partia { $match }: { $who }. Już się zaczęła.
find-over = Tymczasem znalazł się dla ciebie stół. Pokazuje go */desk*.
find-ended = Nie znalazł się dla ciebie stół na czas, więc już nie szukam. */play* zaczyna od nowa; łatwiej z botem na miejscu, z większą liczbą gier lub osób.
find-no-server = Stół można znaleźć tylko na serwerze: poproś o niego tam.
find-nothing = Nic do tego nie pasuje: wybierz grę na tak mało osób i porę.
find-rests = Trzy znalezione stoły czekały na ciebie na próżno. Znów szukam od <t:{ $when }:f>.
