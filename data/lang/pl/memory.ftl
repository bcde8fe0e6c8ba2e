# Looking back: what happened while somebody was away, the log, the replay, records that were brought here.

since-head = Pod twoją nieobecność
since-count = Zdarzenia od twojego ostatniego ruchu: { $count }.
since-count-all = Zdarzenia od początku partii: { $count }.
since-begun = { $count ->
        [one] Od tamtej pory zaczęte: { $first }.
        [few] Od tamtej pory zaczęte: { $first } – { $last }.
       *[many] Od tamtej pory zaczęte: { $first } – { $last }.
    }
# by name
since-rival = { $who } ({ $count ->
        [one] jeden ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }):
since-to-you = Co dotyczy ciebie
since-more = i jeszcze { $count } w dzienniku
since-for-you = Zagrane za ciebie ({ $count ->
        [one] jeden ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }):
since-nothing = Od twojego ostatniego ruchu nic się nie zdarzyło.
since-read-all = Przeczytaj wszystko
since-left = Jak było
since-changed = Największe zmiany
since-now = Teraz
since-entry = po ruchu { $seq }

log-head-from = Dziennik partii ({ $game }), od ruchu { $seq }
log-everybody = Wszyscy
log-mine = Moje
log-typed = Jako wpisane ruchy
log-whose = Czyje ruchy?
# by name
log-nothing-of = { $who } na razie nie ma żadnego ruchu i nie pojawia się w dzienniku.

replay-phase = Faza…
replay-number = Ruch…
replay-number-title = Idź do ruchu z dziennika
replay-number-wrong = „{ $typed }” to nie ruch tej partii. Możliwe: od 0 do { $last }.
replay-in-log = W dzienniku
replay-taken-back = Ten ruch został cofnięty ruchem { $by }. Obraz pokazuje stół z tamtej chwili.
replay-left-out = { $count ->
        [one] Ruch { $first } cofnięto i pominięto; zobaczysz go po podaniu jego numeru.
        [few] Ruchy od { $first } do { $last } cofnięto i pominięto; zobaczysz je po podaniu ich numerów.
       *[many] Ruchy od { $first } do { $last } cofnięto i pominięto; zobaczysz je po podaniu ich numerów.
    }

file-title-import = Dodaj tu zapis partii
file-title-verify = Sprawdź zapis partii
file-title-review = Przeanalizuj zapis partii
file-label = Zapis partii
file-hint = Plik .json z /match show:plik, z dowolnego serwera
file-hash = Hash
file-choose = Wybierz plik
file-none = Do formularza nie dołączono pliku.
file-gone = Discord nie udostępnia już tego pliku. Wyślij go jeszcze raz.
record-seat = Miejsce { $number }
record-unfinished = Zapis urywa się przed końcem partii.
record-brought = **{ $game }** jest tu jako partia { $match }; ruchy: { $entries }, wszystkie sprawdzone. Można ją oglądać, ale nie grać; kto widzi ten kanał, znajdzie ją po numerze.
record-remove = Usuń
record-removed = Usunięte: partii { $match } już tu nie ma.
record-not-yours = Zapis może usunąć tylko osoba, która go dodała.
record-too-big = Ten plik jest za duży jak na zapis partii: najwyżej { $most } MB. Nic nie zapisano.
record-too-long = Ten zapis jest dłuższy niż jakakolwiek partia. Limit ruchów zwykłej długości: { $most }. Nic nie zapisano.
record-checking = Zapis jest odtwarzany, by go sprawdzić; zapisy z innych serwerów są sprawdzane po kolei.
record-too-slow = Sprawdzanie tego zapisu trwa za długo. Nic nie zapisano.
record-format = Ten zapis ma inny format; tutaj obowiązuje format { $format }. Wyeksportuj partię jeszcze raz w aktualnej wersji programu. Nic nie zapisano.
record-version = Ten zapis powstał według zasad w wersji { $found }; tutaj jest wersja { $here }, w której te same ruchy mogą znaczyć coś innego. Nic nie zapisano.
record-running = Ten zapis jest z partii, która jeszcze trwała. Nie ma ziarna, więc nikt go nie sprawdzi: wyeksportuj go po zakończeniu partii. Nic nie zapisano.
play-too-many-brought = Masz tu już tyle zapisów: { $limit }. Najpierw usuń jeden: przycisk jest w /desk i przy odpowiedzi na /match file:.
