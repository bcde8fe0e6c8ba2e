# `python -m engine play`: a match in a terminal.

terminal-begin = { $game }, miejsca od 0 do { $last }, ziarno { $seed }. /help pokazuje, co można wpisać.
terminal-named = Miejsce { $seat }
terminal-help =
    Odpowiedz tokenem, kilkoma tokenami naraz (cały ruch) albo numerem możliwości.
    Enter    wykonuje kompletny ruch; ruch bota, gdy boty siedzą na wszystkich miejscach
    /view    pozycja słowami, z dotychczasowymi odpowiedziami; /view all: tak, jak widzą wszyscy; /view json
    /back    cofa ostatnią odpowiedź
    /undo    cofa wszystko od twojego ostatniego ruchu
    /seat 1  patrz z miejsca 1 i odpowiadaj za nie
    /bot 1 mate  na miejscu 1 gra bot ({ $levels }); /bot 1 - oddaje je tobie
    /log     dziennik tak, jak widać go z tego miejsca
    /test    ta pozycja jako test; /test FILE zapisuje go
    /save FILE  zapis partii, do --record, powtórki, demo i testów
    /quit    kończy
terminal-unknown = Nie ma /{ $command }. /help pokazuje, co jest.
terminal-complete = Ruch jest kompletny: { $line }. Enter go wykona.
# by name
terminal-bots = Boty siedzą na wszystkich miejscach, czekamy na ruch: { $who }. Enter wykonuje jeden ruch.
# by name
terminal-waiting = To miejsce nie ma teraz na co odpowiadać. Czekamy na ruch: { $who }.
terminal-form = Odpowiedz klucz=odpowiedź, kilka naraz, jeśli chcesz.
terminal-several = Wybierz od { $lo } do { $hi }, połączone znakiem +. Samo - oznacza, że nic.
terminal-more = … i jeszcze { $count }: { $tokens }
terminal-no-answer = Nie ma odpowiedzi do cofnięcia.
terminal-no-move = Nie ma ruchu do cofnięcia.
terminal-undone = Cofnięte: ruchy od { $first } do { $last }.
terminal-seat = Miejsca mają numery od 0 do { $last }.
terminal-level = Boty to { $levels }; - oddaje miejsce tobie.
# by name
terminal-rank = { $rank }. { $who }: { $points }
terminal-written = Zapisane w { $file }.
