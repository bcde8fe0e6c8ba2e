# Finding a table: people say what they look for, and tables form by themselves.
find-button = Znajdź mi stół
find-games = Które gry?
find-pace = Kiedy?
find-pace-now = teraz: jeden wieczór, wszyscy są na miejscu
find-pace-days = kilka dni: zaglądasz kilka razy dziennie
find-pace-weeks = kilka tygodni: wystarczy zajrzeć raz dziennie
find-most = Ile osób najwyżej?
find-most-of = najwyżej { $count ->
        [one] { $count } osoba
        [few] { $count } osoby
       *[many] { $count } osób
    }
find-more = Także
find-rated = rankingowo
find-rated-hint = Tylko z ludźmi. Pierwsze dwie partie w grze nie liczą się nikomu
find-bot = także z botem
find-bot-hint = Jeśli przez 8 godzin (przy „teraz” przez 10 minut) nikt nie przyjdzie, jedno miejsce zajmie bot
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
find-until = Gdy tylko zbiorą się pasujące osoby, partia się zacznie i dostaniesz wiadomość. W przeciwnym razie przestanę szukać <t:{ $when }:R>.
find-change = Zmień
find-stop = Przestań szukać
find-stopped = Nie szukasz już stołu.
# by name
find-found = **Stół się znalazł.** { $game }, partia { $match }: { $who }. Już się zaczęła.
find-over = Tymczasem znalazł się dla ciebie stół. Znajdziesz go w */desk*.
find-ended = Nie udało się na czas znaleźć dla ciebie stołu, więc już nie szukam. Zacznij od nowa poleceniem */play*; łatwiej będzie, gdy dopuścisz bota, więcej gier albo więcej osób.
find-no-server = Stół można znaleźć tylko na serwerze: poproś o niego tam.
find-nothing = Nic do tego nie pasuje: wybierz grę dla tak małej liczby osób oraz termin.
find-rests = Trzy znalezione stoły czekały na ciebie na próżno. Znów będę szukać od <t:{ $when }:f>.
