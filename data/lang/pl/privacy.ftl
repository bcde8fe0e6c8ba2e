# What is stored about people and servers, and how it is deleted.

privacy-somebody = Ktoś

# What the host clears away by itself.

play-log-gone = Dziennika tej partii już nie ma; jej wynik pozostał.
play-why-idle = Zamknięte: przez { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
    } nikt nie przyszedł do tego stołu.
play-notice-idle = Przez { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
    } nikt nie przyszedł do tego stołu, więc jest zamknięty. Otwórz nowy, kiedy chcesz.
play-why-deserted-soon = W tej partii zostały same boty. Skończy się bez wyniku <t:{ $when }:D>, chyba że ktoś wcześniej zajmie miejsce.
play-notice-deserted-soon = W tej partii zostały same boty. Skończy się bez wyniku <t:{ $when }:D>, chyba że ktoś wcześniej zajmie miejsce (Więcej).
play-why-deserted-long = Zakończone bez wyniku: zostały same boty i nikt nie wrócił.
play-why-server-left = Bot został usunięty z serwera tej partii. Partia ruszy z miejsca, w którym stanęła, gdy bot wróci.
play-why-server-wiped = Zamknięte: osoba, która prowadzi ten serwer, usuwa wszystkie jego stoły.

# Export.

privacy-export-busy = Plik dla ciebie już powstaje. Jeśli nie przyjdzie do <t:{ $when }:t>, poproś jeszcze raz.

# The panel.

privacy-button = Co jest o mnie zapisane
discord-command-privacy = Co jest o tobie zapisane: zobacz, pobierz, usuń

privacy-head = Co jest o tobie zapisane
privacy-hint = Widzisz to tylko ty. Przy każdej z tych rzeczy zapisany jest twój identyfikator Discorda, by bot wiedział, że są twoje.
privacy-nothing = Nic o tobie nie jest zapisane.
privacy-hint-nothing = Widzisz to tylko ty.
privacy-export = Eksportuj
privacy-delete = Usuń…
privacy-text-privacy = Polityka prywatności
privacy-text-terms = Warunki użytkowania
# Only in other languages: the texts with legal meaning exist in English alone.
privacy-in-english = Ten tekst jest tylko po angielsku i to on obowiązuje.
privacy-no-text = Na tym komputerze brakuje tego tekstu. Zapytaj osobę, która prowadzi bota.

privacy-has-settings = **Ustawienia**: twoje wybory co do powiadomień, języka, strefy czasowej, godzin, urlopów i statystyk
privacy-has = { $subject ->
        [seats] **Stoły**: twoje miejsca przy { $count ->
            [one] jednym stole
            [few] { $count } stołach
           *[many] { $count } stołach
        } ({ $over ->
            [0] żadna partia nie jest skończona
            [one] jedna partia jest skończona
            [few] { $over } partie są skończone
           *[many] { $over } partii jest skończonych
        }), z twoją wyświetlaną nazwą; z twoich miejsc { $moves ->
            [0] nie pochodzi żaden wpis dziennika
            [one] pochodzi jeden wpis dziennika
            [few] pochodzą { $moves } wpisy dziennika
           *[many] pochodzi { $moves } wpisów dziennika
        }
        [seats_left] **Twoje wcześniejsze miejsca**, już opuszczone: { $count }
        [opened] **Stoły i lekcje otwarte przez ciebie**: { $count }
        [memos] **Notatki**: { $count }
        [orders] **Zlecenia i przygotowane ruchy**: { $count }
        [half_made] **Zaczęte ruchy, wczesne odpowiedzi i podpowiedzi trenera**: { $count }
        [notices] **Nieprzeczytane powiadomienia**: { $count }
        [still_to_send] **Wiadomości do ciebie**, które dopiero zostaną wysłane: { $count }
        [messages] **Gdzie ogłoszono twoją kolej** (serwer, kanał, wiadomość): { $count }
        [direct_messages] **Gdzie dostajesz prywatne wiadomości** od bota: numer tego kanału
        [results] **Wyniki** skończonych partii, do statystyk i rankingów: { $count }
        [followed] **Obserwowane stoły**: { $count }
        [told_otherwise] **Stoły, przy których masz inne powiadomienia** niż przy reszcie: { $count }
        [benches] **Serwery, na których jesteś w rezerwie**: { $count }
        [servers] **Serwery z twoimi ustawieniami** w `/setup`: { $count }
       *[records] **Zapisy partii dodane tu przez ciebie**: { $count }
    }

privacy-exported = { $count ->
        [0] Plik zawiera wszystko, co o tobie zapisano (*about.json*).
        [one] Plik zawiera wszystko, co o tobie zapisano (*about.json*), i zapis jednej partii.
        [few] Plik zawiera wszystko, co o tobie zapisano (*about.json*), i zapisy { $count } partii.
       *[many] Plik zawiera wszystko, co o tobie zapisano (*about.json*), i zapisy { $count } partii.
    } { $left ->
        [0] {""}
        [one] Jeszcze jedna partia jest w następnej części.
        [few] Jeszcze { $left } partie są w następnej części.
       *[many] Jeszcze { $left } partii jest w następnej części.
    }
privacy-exported-server = { $count ->
        [0] Plik zawiera wszystko, co zapisano o tym serwerze (*about.json*).
        [one] Plik zawiera wszystko, co zapisano o tym serwerze (*about.json*), i zapis jednej partii.
        [few] Plik zawiera wszystko, co zapisano o tym serwerze (*about.json*), i zapisy { $count } partii.
       *[many] Plik zawiera wszystko, co zapisano o tym serwerze (*about.json*), i zapisy { $count } partii.
    } { $left ->
        [0] {""}
        [one] Jeszcze jedna partia jest w następnej części.
        [few] Jeszcze { $left } partie są w następnej części.
       *[many] Jeszcze { $left } partii jest w następnej części.
    }
privacy-export-more = Następna część

privacy-delete-head = Usunąć wszystkie twoje dane?
privacy-delete-says =
    - **Trwające partie**: na twoim miejscu gra dalej bot i każdy może je wziąć. Nie wrócisz już na nie jako na swoje.
    - **Twoje otwarte stoły** przechodzą na następną osobę albo są zamykane.
    - **Skończone partie** zostają dla innych. Twoje miejsce będzie się odtąd nazywać „Ktoś”.
    - **Twoje wyniki, rankingi i miejsca w klasyfikacjach** są usuwane. Cudze pozostają bez zmian.
    - **Usuwana jest też cała reszta**: ustawienia, notatki, zlecenia, lekcje, powiadomienia, miejsce w rezerwie, dodane tu zapisy.
    Jeśli chcesz coś zachować, najpierw wyeksportuj dane.
privacy-delete-sure = Naprawdę usunąć wszystko?
privacy-delete-last = Stanie się to od razu i nie da się tego cofnąć. Jeśli zagrasz później, zaczniesz od nowa.
privacy-delete-now = Usuń teraz wszystko
privacy-deleted = Wszystkie twoje dane zostały usunięte. Jeśli znów zagrasz, zaczniesz od nowa.
privacy-deleting = Nie wszystko dało się usunąć od razu. Reszta zniknie sama; zajrzyj za kilka minut (/privacy).

privacy-server = Ten serwer…
privacy-admins-only = Mogą to zrobić tylko osoby, które mogą zarządzać serwerem, i tylko tam.
privacy-server-head = Co zapisano o serwerze { $server }
privacy-server-says = { $count ->
        [0] Nie ma zapisanych partii.
        [one] Zapisana jest jedna partia, z dziennikiem i graczami.
        [few] Zapisane są { $count } partie, z dziennikami i graczami.
       *[many] Zapisanych jest { $count } partii, z dziennikami i graczami.
    } Zapisane są też: ustawienia serwera, jego rezerwowi i to, gdzie ogłaszano tury. Plik zawiera to wszystko i zapisy wszystkich zaczętych partii; z trwających to, co może widzieć każdy.
privacy-wipe = Usuń wszystko…
privacy-wipe-head = Usunąć wszystko z serwera { $server }?
privacy-wipe-says =
    - **Otwarte stoły i trwające partie** są zamykane bez wyniku. Na kartach widać dlaczego.
    - **Wszystkie partie, dzienniki i wyniki** tego serwera znikają około dwóch minut później, a z nimi jego statystyki i rankingi.
    - **Ustawienia serwera** i jego rezerwowi też znikają.
    Dotyczy to wszystkich, którzy tu grają, i nie da się tego cofnąć. Jeśli chcesz coś zachować, najpierw wyeksportuj dane.
privacy-wipe-name = Wpisz nazwę serwera…
privacy-wipe-title = Usuń wszystko z tego serwera
privacy-wipe-label = Nazwa serwera
privacy-wipe-hint = Wpisz: { $server }
privacy-wipe-other = To nie jest nazwa tego serwera, więc nic nie usunięto. Nazywa się { $server }.
privacy-wiping = Wszystko, co trwało na tym serwerze, jest zamknięte. Usuwanie danych zaczyna się <t:{ $when }:t>.

# Limits.

privacy-busy = Czekasz już na { $most ->
        [one] { $most } rzecz, której przygotowanie trochę trwa
        [few] { $most } rzeczy, których przygotowanie trochę trwa
       *[many] { $most } rzeczy, których przygotowanie trochę trwa
    } (filmy, analizy, pliki, podpowiedzi). Poproś znów, gdy któraś przyjdzie; nic nie przepada.
privacy-busy-here = Na filmy, analizy lub pliki czeka na tym serwerze kilka osób. Poproś znów za minutę; nic nie przepada.
