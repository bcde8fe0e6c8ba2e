# The demo's page (`demo/static`), which looks like Discord. A text may stand in a tooltip or be read aloud only.

page-topic = Gry planszowe ze znajomymi i botami. Wpisz /play, by otworzyć stół.
page-quay-topic = Rozmowy o wszystkim innym.
page-play-as = Graj jako
page-play-as-one = Graj jako { $name }
page-you-now = to teraz ty
page-rooms = Pokoje
page-rooms-people = Pokoje i ludzie
page-channels = Kanały
page-direct = Prywatne wiadomości
page-direct-none = Jeszcze żadnych. Użyj /settings, by grać tutaj.
page-start = Zacznij tutaj
page-messages = Wiadomości
page-turns = Czekające tury: { $count }
page-your-turn = Twoja kolej
page-your-turn-at = Twoja kolej: { $game }
page-waiting = Czekamy na ruch: { $names }.
page-be = Graj jako: { $name }

## The line below, menus and forms

page-message-to = Napisz na { $room } albo wpisz / (polecenia)
page-message = Wiadomość albo / (polecenia)
page-message-label = Wiadomość lub polecenie
page-commands = Polecenia
page-no-command = Nie ma tu polecenia { $command } albo { $name } nie może go użyć.
page-leave-command = Wyjdź z polecenia
page-send = Wyślij
page-yes = tak
page-no = nie
page-submit = Wyślij
page-cancel = Anuluj
page-choose = Wybierz
page-choose-least = Wybierz co najmniej { $count }
page-done = Gotowe
page-done-of = Gotowe ({ $count }, najwyżej { $most })
page-nothing = Nic

## Messages

page-used = { $name } używa { $command }
page-thinking = Caravel myśli…
page-private = Widoczne tylko dla ciebie
page-dismiss = Ukryj wiadomość
page-thread = { $name } zaczyna wątek: { $thread }
page-yesterday = Wczoraj o { $time }
page-unknown = (coś, czego ta strona nie pokaże)
page-enlarge = Powiększ obraz. { $text }
page-picture = Obraz
page-close = Zamknij
page-earlier = Pokaż wcześniejsze wiadomości
page-news = Nowe wiadomości poniżej ↓
page-not-open = Ten pokój nie jest otwarty dla tej osoby. Wybierz inny.
page-no-answer = Demo nie odpowiada. Czy jeszcze działa?
page-no-script = Ta strona wymaga JavaScriptu.
page-role = nieznana rola
page-room = pokój

## The first page

page-lead = Gry planszowe o wielkich podróżach, grane na czacie: ze znajomymi przez wiele dni albo od razu z botami.
page-first = Na początek: naucz się gry w dziesięć minut, potem zagraj z botami. Następnie zostań Aną, otwórz stół i dołącz do niego jako Bruno.
page-games = Gry
page-seats = gracze: { $least }–{ $most }
page-learn = Ucz się
page-play = Graj z botami
page-go-on = Dalej
page-take-over = Przejmij miejsce
page-time = Czas
page-time-master = Kończą się tury, zaczynają się zadania i wieczory, przychodzą przypomnienia.
page-time-others = Kapitanem portu jest Ana: zostań nią, by przesunąć czas.
page-quarter = 15 minut później
page-hours = 8 godzin później
page-everybody = Możesz być każdym
page-everybody-text = Okrągłe twarze to ludzie tego serwera (na małym ekranie naciśnij ☰). Naciśnij jedną, by być tą osobą w każdym pokoju, z jej prywatnymi wiadomościami. Liczba mówi, ile tur na nią czeka. W kilku kartach przeglądarki możesz być kilkoma osobami.
page-server = To serwer Discorda
page-server-text = Działa tu prawdziwy bot, w Discordzie symulowanym na tym komputerze. Nic stąd nie wychodzi. Wpisz / w pokoju, by zobaczyć polecenia: /play, /move, /rules, /desk.
page-kept = Nic nie przepada
page-kept-text = Zatrzymaj demo, kiedy chcesz. Gdy znów ruszy, każda partia, wiadomość i zaczęty ruch będzie na swoim miejscu.

## Names of the server, and what the page refuses

page-harbour = Port
page-tables = stoły
page-quay = nabrzeże
page-voyages = rejsy
page-role-master = Kapitan portu
page-role-sailors = Załoga
page-refused-room = Tego już tu nie ma.
page-refused-other = Ta wiadomość jest dla kogoś innego.
page-refused-given = Nie ma tu „{ $given }”: wybierz z listy.
page-refused-option = „{ $given }” nie pasuje do „{ $option }” w /{ $command }.
page-refused-picked = To jest już wybrane.
page-refused-file = Nie udało się odczytać pliku.
page-refused-needed = /{ $command } wymaga „{ $option }”.
page-refused-silent = Caravel nie odpowiada. Spróbuj jeszcze raz.
page-refused-time = Tylko kapitan portu może przesuwać czas.
