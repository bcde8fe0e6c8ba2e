# `python -m engine play`: a match in a terminal.

terminal-begin = { $game }, miejsca od 0 do { $last }, ziarno { $seed }. /help pokazuje, co można wpisać.
terminal-named = Miejsce { $seat }
terminal-help =
    Odpowiedz tokenem, kilkoma tokenami naraz (cały wiersz) albo numerem możliwości.
    Enter    gra wiersz, który już jest pełny; ruch bota, gdy boty siedzą wszędzie
    /view    pozycja słowami, z dotychczasowymi odpowiedziami; /view all: tak, jak widzą wszyscy; /view json
    /back    cofa ostatnią odpowiedź
    /undo    cofa wszystko od twojego ostatniego wiersza
    /seat 1  patrz z miejsca 1 i odpowiadaj za nie
    /bot 1 mate  na miejscu 1 gra bot ({ $levels }); /bot 1 - oddaje je tobie
    /log     dziennik tak, jak czyta go to miejsce
    /test    ta pozycja jako test; /test FILE zapisuje go
    /save FILE  zapis partii, do --record, powtórki, demo i testów
    /quit    kończy
terminal-unknown = Nie ma /{ $command }. /help pokazuje, co jest.
terminal-complete = Wiersz jest pełny: { $line }. Enter go zagra.
# by name
terminal-bots = Boty siedzą wszędzie, czekamy: { $who }. Enter gra jeden ruch.
# by name
terminal-waiting = To miejsce nie ma teraz na co odpowiadać. Czekamy: { $who }.
terminal-form = Odpowiedz klucz=odpowiedź, kilka naraz, jeśli chcesz.
terminal-several = Wybierz od { $lo } do { $hi }, złączone znakiem +. Samo - nie bierze nic.
terminal-more = … i jeszcze { $count }: { $tokens }
terminal-no-answer = Nie ma odpowiedzi do cofnięcia.
terminal-no-move = Nie ma ruchu do cofnięcia.
terminal-undone = Cofnięte: ruchy od { $first } do { $last }.
terminal-seat = Miejsca są od 0 do { $last }.
terminal-level = Boty to { $levels }; - oddaje miejsce tobie.
# by name
terminal-rank = { $rank }. { $who }: { $points }
terminal-written = Zapisane w { $file }.
