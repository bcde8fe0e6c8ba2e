# What the admins of a server choose for everybody there, and whether the bot may do what it needs.
discord-command-setup = Dla administratorów: ten serwer

house-not-there = Nie jestem członkiem tego serwera. Dodaj mnie tam linkiem z mojego profilu, potem użyj `/setup` jeszcze raz.
house-not-here = Na tym serwerze stoły otwiera się tutaj: { $channels }.
house-not-you = Na tym serwerze stoły mogą otwierać tylko: { $roles }. Dołączyć możesz do każdego otwartego stołu.
house-channels-gone = Kanałów na stoły już nie ma. Administrator może wybrać inne w `/setup`.
house-forum-gone = Forum na stoły już nie ma. Administrator może wybrać inne w `/setup`.
house-no-leaderboard = Ten serwer nie ma rankingu.
house-players-only = Na tym serwerze partię oglądać mogą tylko jej gracze.
play-too-many-here = Masz na tym serwerze już { $limit ->
        [one] { $limit } stół
        [few] { $limit } stoły
       *[many] { $limit } stołów
    }, a więcej jedna osoba mieć nie może. Najpierw skończ jedną partię lub zamknij jeden stół.

house-posted-in = To post na forum { $forum }.
house-no-mentions = Na tym serwerze nikt nie dostaje wzmianek na kanałach: zamiast nich przychodzi prywatna wiadomość.
house-first-post = Karta tej partii wędruje z nią w dół: jest blisko końca tego posta.
# by name
house-stale = ⚠️ Od otwarcia tego formularza coś się zmieniło ({ $who }), więc twój wybór nie został zapisany. Oto obecny stan.
house-old = To przycisk z wcześniejszego panelu `/setup`. Nowy ma osobny formularz na każdy temat.
house-old-open = Otwórz /setup
house-only-you = Wybór działa od razu.
# by name
house-last = Ostatnia zmiana: { $who }.
house-tab-main = Stoły
house-tab-presets = Szablony
house-tab-language = Język
house-welcome = Opublikuj powitanie
house-tab-pings = Powiadomienia
house-tab-check = Sprawdzenie
house-head-all = Caravel na tym serwerze
house-head-more = Więcej o stołach
house-head-language = Język tego serwera
house-head-pings = Powiadomienia o turach
house-head-check = Co mi wolno

house-where-anywhere = wszędzie, gdzie wolno pisać
house-where-channels = tutaj: { $channels }
house-where-forum = każdy staje się postem na forum { $forum }
house-who-everybody = każdy
house-gone-channels = { $count ->
        [one] ⚠️ Jednego wybranego kanału już nie ma.
        [few] ⚠️ { $count } wybranych kanałów już nie ma.
       *[many] ⚠️ { $count } wybranych kanałów już nie ma.
    }
house-gone-roles = { $count ->
        [one] ⚠️ Jednej wybranej roli już nie ma.
        [few] ⚠️ { $count } wybranych ról już nie ma.
       *[many] ⚠️ { $count } wybranych ról już nie ma.
    }

house-gone-all-channels = ⚠️ Żadnego z wybranych kanałów już nie ma: nikt nie może otworzyć stołu. Pod przyciskiem *Stoły* wybierz inne albo nie wybieraj żadnego.
house-gone-forum = ⚠️ Forum już nie ma: nikt nie może otworzyć stołu. Pod przyciskiem *Stoły* wybierz inne albo nie wybieraj żadnego.
house-gone-all-roles = ⚠️ Żadnej z wybranych ról już nie ma: stoły mogą otwierać tylko administratorzy. Pod przyciskiem *Stoły* wybierz inne albo nie wybieraj żadnej.
house-line = **{ $label }:** { $text }
house-line-check = { $count ->
        [0] ✓ Mam wszystkie uprawnienia tam, gdzie otwiera się stoły.
        [one] ✗ Na jednym kanale brakuje uprawnienia: zob. *Sprawdzenie*.
        [few] ✗ Na { $count } kanałach brakuje uprawnienia: zob. *Sprawdzenie*.
       *[many] ✗ Na { $count } kanałach brakuje uprawnienia: zob. *Sprawdzenie*.
    }

house-channels = Kanały na stoły
house-channels-hint = Bez wyboru: wszędzie, gdzie wolno pisać. Dotyczy też administratorów.
house-forum = Forum na wszystkie stoły
house-forum-hint = Każdy staje się postem. Bot ustawia tagi: nazwę gry oraz „czeka”, „trwa” i „zakończona”.
house-threads = Własny wątek
house-threads-hint = Czy stół ma własny wątek. Na forum każdy i tak jest postem.
house-threads-choose = do wyboru przy otwieraniu
house-threads-always = zawsze
house-threads-never = nigdy
house-openers = Kto może otwierać stoły
house-openers-hint = Bez wyboru: każdy. Administratorzy zawsze mogą.
house-referees = Sędziowie
house-referees-hint = Mogą zatrzymać partię, dać czas, zastąpić ludzi. Administratorzy zawsze mogą.
house-referees-admins = osoby zarządzające serwerem
house-referees-role = { $role } i osoby zarządzające serwerem
house-for-person = Ile stołów może mieć jedna osoba
house-for-person-hint = Stół liczy się, aż skończy się jego partia.
house-for-host = bez osobnego limitu
house-for-count = { $count ->
        [one] najwyżej jeden
        [few] najwyżej { $count }
       *[many] najwyżej { $count }
    }
house-for-server = Stoły na tym serwerze
house-pace = Domyślny czas na turę
house-rated = Nowe stoły są rankingowe
house-rated-hint = Stoły towarzyskie, z botami i pierwsze dwie partie każdej osoby nigdy się nie liczą.
house-rated-ask = do wyboru przy otwieraniu
house-quiet-label = Godziny ciszy
house-zone = Strefa czasowa serwera
house-zone-hint = Duże miasto lub strefa: Lisbon, New York, Asia/Tokyo. Puste: bez godzin ciszy.
house-quiet-from = Godziny ciszy od
house-quiet-from-hint = W tym czasie nie ma wzmianek na kanałach; zegary idą dalej. Oba puste: bez ciszy.
house-quiet-to = Godziny ciszy do
house-quiet-to-hint = Na przykład 23 albo 22:30. Każdy ma też własne godziny ciszy: /settings
house-language = Język kart
house-language-usual = język osoby, która otwiera stół
house-language-here = Język na tym kanale
house-language-here-usual = jak na całym serwerze
house-club = sezony, puchary, wieczory i zadania
house-leaderboard = Ranking
house-off = wyłączony
house-shown = Co widzą inni
house-matches = Partie na kanałach, które widzą
house-matches-hint = Inaczej partię mogą oglądać tylko jej gracze.
house-spectators = Oglądanie
house-spectators-everyone = każdy, kto widzi kanał
house-spectators-players = tylko gracze
house-where = Gdzie
house-who = Kto otwiera stoły
house-mentions = Wzmianki
house-mentions-channel = na kanałach
house-mentions-direct = żadnych, tylko prywatne wiadomości
house-quiet = od { $start } do { $end }
house-zone-now = { $zone }, teraz { $now }
house-zone-kept = Strefa czasowa serwera to teraz { $zone }.
house-zone-not-kept = Strefa czasowa { $zone } też nie została zapisana: wpisz ją jeszcze raz razem z godzinami.
house-quiet-both = Wpisz obie godziny ciszy albo zostaw obie puste. Na razie bez zmian.

# Permissions. The names are those of Discord's settings.
permission-view-channel = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-embed-links = Wyświetlanie podglądu linków
permission-attach-files = Załączanie plików
permission-read-message-history = Czytanie historii czatu
permission-create-public-threads = Tworzenie publicznych wątków
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
permission-manage-threads = Zarządzanie wątkami
permission-send-messages-forum = Tworzenie postów
permission-send-messages-in-threads-forum = Wysyłanie wiadomości w postach
permission-manage-threads-forum = Zarządzanie postami
permission-why = { $permission ->
        [view_channel] by w ogóle tam być
        [send_messages] karty stołów i wzmianki
        [embed_links] karty z przyciskami
        [attach_files] obrazy planszy
        [read_message_history] by znaleźć własną kartę
        [create_public_threads] wątek na partię
        [send_messages_in_threads] by grać w wątku
       *[manage_threads] tylko by otworzyć zamknięty wątek, posprzątać po teście i ustawić zastrzeżone tagi
    }
permission-may-lack = – { $permission }: może go nie być; { $why }
permission-mend-server = *Ustawienia serwera › Role › { $role } › Uprawnienia*: włącz *{ $permission }*.
permission-mend-role = *Edytuj kanał › Uprawnienia › Zaawansowane uprawnienia › { $role }*: *{ $permission }* ma ✗. Ustaw ✓.
permission-mend-everyone = *Edytuj kanał › Uprawnienia › Zaawansowane uprawnienia*: dodaj *{ $role }* i ustaw *{ $permission }* na ✓ (dla @everyone jest ✗).
permission-mend-tag = To forum wymaga tagu przy każdym poście, a żaden nie ma nazwy, którą znam. *Edytuj kanał*: wyłącz wymóg tagów przy publikowaniu albo dodaj tag *trwa*.
permission-tag = tag przy każdym poście

check-all = { $count ->
        [one] Widzę jeden kanał na stoły i mam tam wszystkie uprawnienia:
        [few] Widzę { $count } kanały na stoły i mam tam wszystkie uprawnienia:
       *[many] Widzę { $count } kanałów na stoły i mam tam wszystkie uprawnienia:
    }
check-some = { $count ->
        [one] Widzę jeden kanał na stoły i czegoś tam brakuje:
        [few] Widzę { $count } kanały na stoły, a czegoś brakuje na { $bad } z nich:
       *[many] Widzę { $count } kanałów na stoły, a czegoś brakuje na { $bad } z nich:
    }
check-none = ✗ Nie widzę żadnego kanału na stoły.
check-hidden = { $count ->
        [one] Jeden kanał tekstowy jest przede mną ukryty, więc nie ma tam stołów.
        [few] { $count } kanały tekstowe są przede mną ukryte, więc nie ma tam stołów.
       *[many] { $count } kanałów tekstowych jest przede mną ukrytych, więc nie ma tam stołów.
    }
check-more = … i jeszcze { $count }. Wybierz kanał, by zobaczyć o nim wszystko.
check-lost-permissions = **Utracone uprawnienia:** ten serwer miał dla tych komend własne. Discord usunął je razem ze starymi nazwami. Ustaw je dla nowych nazw: *Ustawienia serwera › Integracje › Caravel*.
check-choose = Wybierz kanał lub forum: czego tam brakuje
check-gone = Tego kanału już nie ma.
check-not-allowed = Na tym kanale nie otwiera się stołów: nie ma go wśród wybranych.
check-test = Sprawdź tutaj
check-testing = Wynik testu na kanale { $channel }:
check-card = Karta z obrazem
check-thread = Własny wątek
check-post = Post z kartą
check-dm = Prywatna wiadomość do ciebie
check-removed = ✓ Mój wpis jest już usunięty
check-archived = – Mój wpis jest usunięty, ale wątek „{ $name }” jest tylko w archiwum: bez uprawnienia *Zarządzanie wątkami* nie mogę go usunąć. Ty możesz.
check-left = ✗ Nie wszystko dało się usunąć: poszukaj „{ $name }”
check-title = Test Caravela
check-words = To test Caravela. Zaraz zniknie.
check-alt = Jednolity niebieski obraz
check-dm-closed = twoje prywatne wiadomości są zamknięte dla członków tego serwera (*Ustawienia prywatności* serwera). Inni mogą mieć je otwarte.
check-dm-refused = Discord ci jej nie dostarcza (kod { $code }): może jestem u ciebie na liście zablokowanych. Do innych wiadomości docierają.
check-dm-later = Przed chwilą bot napisał do wielu nowych osób naraz. Spróbuj za minutę.
check-refused = Discord mówi „{ $error }”

lost-permission =
    Discord nie pozwala mi już działać na kanale { $channel }, gdzie są stoły: brakuje uprawnienia **{ $permissions }**.
    { $mend }
    Żadna partia nie przepada. Próbuję znów po dziesięciu minutach, godzinie i sześciu godzinach oraz przy każdym ruchu. `/setup` › *Sprawdzenie* wszystko pokazuje i testuje.
lost-permissions =
    Discord nie pozwala mi już działać na kanale { $channel }, gdzie są stoły: brakuje uprawnień **{ $permissions }**.
    Pierwsze z nich: { $mend }
    Żadna partia nie przepada. Próbuję znów po dziesięciu minutach, godzinie i sześciu godzinach oraz przy każdym ruchu. `/setup` › *Sprawdzenie* pokazuje wszystkie przełączniki i wszystko testuje.

# Options of tables under a name of the server.
house-preset-keep = Zapisz jako szablon
house-preset-label = Nazwa
house-preset-hint = Na przykład „Nasz piątkowy stół”. Może go wybrać każdy, kto otwiera tu stół.
house-preset-kept = Zapisane jako **{ $name }**. Szablony można usuwać w `/setup` › *Szablony*.
house-preset-name = Szablon musi mieć nazwę o długości najwyżej { $most ->
        [one] { $most } znaku
        [few] { $most } znaków
       *[many] { $most } znaków
    }.
house-preset-many = Serwer może mieć najwyżej { $most ->
        [one] { $most } szablon
        [few] { $most } szablony
       *[many] { $most } szablonów
    }. Najpierw usuń jeden: `/setup` › *Szablony*.
house-presets = Szablony tego serwera
house-presets-hint = To, co nie jest zaznaczone, zostanie usunięte.
