# The daily voyage: a position a day, answered in private.

voyage-names = Beatriz, Henrique, Marta, Tomé, Luísa, Simão
voyage-head = Rejs dnia { $number } · { $game }
voyage-solve = Rozwiąż: 1 minuta
voyage-another = Jeszcze jedno zadanie
# by name
voyage-ask = Jaki ruch jest najlepszy? Gra { $who }.
# by name
voyage-you-are = Grasz jako { $who }.
voyage-practice = Zadanie · { $game }
voyage-tried = { $count ->
        [0] Nikt jeszcze nie próbował.
        [one] Próbowała jedna osoba, poprawne odpowiedzi: { $found }.
        [few] Próbowały { $count } osoby, poprawne odpowiedzi: { $found }.
       *[many] Próbowało { $count } osób, poprawne odpowiedzi: { $found }.
    }
voyage-yesterday = Wczoraj ({ $game }): „{ $answer }”, poprawne odpowiedzi: { $found } z { $count }.
voyage-row = { $count ->
        [0] Jeszcze bez serii.
        [one] Twoja seria: 1 dzień.
        [few] Twoja seria: { $count } dni.
       *[many] Twoja seria: { $count } dni.
    }
voyage-is-best = Najlepsza z { $count }.
voyage-is-not-best = Nie najlepsza: o { $lost ->
        [one] jedną wygraną
        [few] { $lost } wygrane
       *[many] { $lost } wygranych
    } mniej na 100 partii.
voyage-best-was = Najlepsza: **{ $answer }**.
voyage-wins = **{ $wins }** { $wins ->
        [one] wygrana
        [few] wygrane
       *[many] wygranych
    } na 100 · { $answer }
voyage-next = Następne zadanie ›
voyage-others = Pokaż inne odpowiedzi
voyage-no-more = Masz już za sobą wszystkie zadania do ćwiczeń.
voyage-ignored = Rejs dnia na kanale { $channel } jest wyłączony: na { $count ->
        [one] ostatnie zadanie
        [few] ostatnie { $count } zadania
       *[many] ostatnich { $count } zadań
    } nikt nie odpowiedział. Można go włączyć w `/setup` › *Klub*.
voyage-best-move = Najlepszy ruch
voyage-ranking = Klasyfikacja
voyage-mine = Moja odpowiedź
voyage-doubt = Nie zgadzam się z tym
voyage-best = **Najlepsza: { $answer }**
voyage-chose = { $stars } { $percent }% · { $answer }
voyage-answered = { $count ->
        [0] Nikt nie odpowiedział.
        [one] Odpowiedziała jedna osoba.
        [few] Odpowiedziały { $count } osoby.
       *[many] Odpowiedziało { $count } osób.
    } ★★★ to strata najwyżej 1 punktu szans, ★★ najwyżej 4, ★ najwyżej 8.
voyage-missed = Nie ma twojej odpowiedzi.
voyage-yours = Twoja odpowiedź: { $stars } { $answer }
voyage-streak = { $count ->
        [0] Jeszcze bez serii dobrych odpowiedzi (★★ lub lepszych).
        [one] Na razie jedna dobra odpowiedź (★★ lub lepsza).
        [few] { $count } dobre odpowiedzi (★★ lub lepsze) z rzędu. Jedno opuszczone zadanie na siedem nie przerywa serii.
       *[many] { $count } dobrych odpowiedzi (★★ lub lepszych) z rzędu. Jedno opuszczone zadanie na siedem nie przerywa serii.
    }
voyage-place = Tutaj zajmujesz miejsce { $place }, gwiazdki: { $stars }.
voyage-share = Pochwal się serią
# by name
voyage-shared = { $who } ma w rejsie dnia serię dobrych odpowiedzi: { $count }.
voyage-shared-already = Ta seria jest już ogłoszona przy tym zadaniu.
voyage-no-streak = Nie ma jeszcze serii do ogłoszenia.
# by name
voyage-rank = { $place }. { $who } · { $stars } ★ za { $count ->
        [one] jedną odpowiedź
        [few] { $count } odpowiedzi
       *[many] { $count } odpowiedzi
    }
voyage-nobody = Nikt nie ma jeszcze gwiazdek: liczą się po zamknięciu zadania.
voyage-ranking-hint = Z ostatnich { $looked } zadań { $counted ->
        [one] liczy się { $counted } najlepsze
        [few] liczą się { $counted } najlepsze
       *[many] liczy się { $counted } najlepszych
    }. Nie ma tu osób, które ukrywają statystyki.
voyage-none = Nie ma tu już takiego zadania.
voyage-closed = To zadanie jest zamknięte. Rozwiązanie jest w poście.
voyage-doubt-who = Może to zgłosić tylko ktoś, kto odpowiedział, i dopiero gdy rozwiązanie jest znane.
voyage-doubted = Dziękuję. Gdy rozwiązanie zakwestionuje pięć osób na trzech serwerach, zadanie zniknie.
voyage-week = Rejs dnia: { $people ->
        [one] jedna osoba rozwiązała
        [few] { $people } osoby rozwiązały
       *[many] { $people } osób rozwiązało
    } { $count ->
        [one] ostatnie zadanie
        [few] ostatnie { $count } zadania
       *[many] ostatnich { $count } zadań
    }.
voyage-on = następny { $when } na kanale { $channel }
voyage-off = Rejs dnia jest wyłączony: nie mogę pisać na kanale { $channel }. W `/setup` › *Klub* możesz go włączyć na tym kanale, na którym naciśniesz przycisk.
