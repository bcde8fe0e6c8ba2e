# The daily voyage: a position a day, answered in private.

voyage-names = Beatriz, Henrique, Marta, Tomé, Luísa, Simão
voyage-head = Rejs dnia { $number } · { $game }
voyage-solve = Rozwiąż: 1 minuta
voyage-another = Jeszcze jedno
# by name
voyage-ask = Co robi { $who }?
# by name
voyage-you-are = Grasz jako { $who }.
voyage-practice = Zadanie · { $game }
voyage-tried = { $count ->
        [0] Nikt jeszcze nie próbował.
        [one] Próbowała jedna osoba, znalazło: { $found }.
        [few] Próbowały { $count } osoby, znalazło: { $found }.
       *[many] Próbowało { $count } osób, znalazło: { $found }.
    }
voyage-yesterday = Wczoraj ({ $game }): „{ $answer }” znalazło { $found } z { $count }.
voyage-row = { $count ->
        [0] Jeszcze bez serii.
        [one] Twoja seria: 1 dzień.
        [few] Twoja seria: { $count } dni.
       *[many] Twoja seria: { $count } dni.
    }
voyage-is-best = Najlepsza z { $count }.
voyage-is-not-best = Nie najlepsza: o { $lost } wygranych na 100 mniej.
voyage-best-was = Najlepsza: **{ $answer }**.
voyage-wins = **{ $wins }** wygranych na 100 · { $answer }
voyage-next = Następne zadanie ›
voyage-others = Pokaż inne odpowiedzi
voyage-no-more = Masz już za sobą wszystkie zadania do ćwiczeń.
voyage-ignored = Zadanie dnia w { $channel } jest wyłączone: na ostatnie { $count } nikt nie odpowiedział. Włącza je `/setup`, *Klub*.
voyage-best-move = Najlepszy ruch
voyage-ranking = Klasyfikacja
voyage-mine = Moja odpowiedź
voyage-doubt = Nie wierzę w to
voyage-best = **Najlepsza: { $answer }**
voyage-chose = { $stars } { $percent }% · { $answer }
voyage-answered = { $count ->
        [0] Nikt nie odpowiedział.
        [one] Odpowiedziała jedna osoba.
        [few] Odpowiedziały { $count } osoby.
       *[many] Odpowiedziało { $count } osób.
    } ★★★ kosztuje najwyżej 1 punkt szans, ★★ 4, ★ 8.
voyage-missed = Bez twojej odpowiedzi.
voyage-yours = Twoja odpowiedź: { $stars } { $answer }
voyage-streak = { $count ->
        [0] Jeszcze bez serii dobrych odpowiedzi (★★ lub lepszych).
        [one] Na razie jedna dobra odpowiedź (★★ lub lepsza).
        [few] { $count } dobre odpowiedzi (★★ lub lepsze) z rzędu. Jedno opuszczone zadanie na siedem nie przerywa serii.
       *[many] { $count } dobrych odpowiedzi (★★ lub lepszych) z rzędu. Jedno opuszczone zadanie na siedem nie przerywa serii.
    }
voyage-place = Miejsce { $place } tutaj, gwiazdki: { $stars }.
voyage-share = Pochwal się serią
# by name
voyage-shared = { $who } dobrze rozwiązuje rejs dnia { $count } razy z rzędu.
voyage-shared-already = Przy tym zadaniu seria już jest ogłoszona.
voyage-no-streak = Nie ma jeszcze serii do ogłoszenia.
# by name
voyage-rank = { $place }. { $who } · { $stars } ★ za { $count ->
        [one] jedną odpowiedź
        [few] { $count } odpowiedzi
       *[many] { $count } odpowiedzi
    }
voyage-nobody = Nikt nie ma jeszcze gwiazdek: liczą się po zamknięciu zadania.
voyage-ranking-hint = Ostatnie zadania: { $looked }, z nich najlepsze: { $counted }. Kto ukrywa statystyki, tego tu nie ma.
voyage-none = Nie ma tu już takiego zadania.
voyage-closed = To zadanie jest zamknięte. Rozwiązanie jest w poście.
voyage-doubt-who = Może to powiedzieć tylko ktoś, kto odpowiedział, gdy rozwiązanie jest już znane.
voyage-doubted = Dziękuję. Gdy w rozwiązanie nie uwierzy pięć osób na trzech serwerach, zadanie znika.
voyage-week = Rejs dnia: { $people ->
        [one] jedna osoba
        [few] { $people } osoby
       *[many] { $people } osób
    } i { $count ->
        [one] ostatnie zadanie
        [few] ostatnie { $count } zadania
       *[many] ostatnie { $count } zadań
    }.
voyage-on = następny { $when } w { $channel }
voyage-off = Rejs dnia jest wyłączony: nie mogę pisać w { $channel }. `/setup`, *Klub* włącza go w kanale, w którym to naciśniesz.
