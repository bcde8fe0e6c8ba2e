# What the engine says about lines, asks and settings of any game.

core-seat = Gracz { $number }
core-you = ty
    .gen = ciebie
    .acc = cię
    .acc-to = ciebie
    .dat = ci
    .dat-to = tobie
    .ins = tobą
    .loc = tobie
core-list = { $first } i { $last }
core-apart = { $first }; { $second }
core-labelled = { $label }: { $text }
core-list-none = brak
core-decimal = { $whole },{ $tenth }

core-hidden = To zależy od tego, co widzi tylko ta osoba, więc nikt inny nie może odpowiedzieć.
core-line-empty = Nic nie wpisano: ruch jest pusty.
core-line-long = Ruch może mieć najwyżej { $limit ->
        [one] { $limit } znak
        [few] { $limit } znaki
       *[many] { $limit } znaków
    }.
core-line-extra = Ruch jest kompletny już przed tymi słowami: { $extra }
core-line-short = „{ $line }” to jeszcze nie wszystko. Dalej: { $offered }
core-ask-refused =
    „{ $token }” nie jest możliwe. { $reason }
    Możliwe teraz: { $offered }
core-ask-field = „{ $token }” nie odpowiada na żadne z otwartych pytań. Zaczynają się od: { $offered }
core-ask-open-field = Niektóre pytania nie mają jeszcze odpowiedzi.
core-ask-too-many-of = { $count ->
        [one] „{ $token }” można podać tylko raz.
        [few] „{ $token }” można podać najwyżej { $count } razy.
       *[many] „{ $token }” można podać najwyżej { $count } razy.
    }
# by name
core-ask-player = { $who }
core-ask-how-many = Wybierz od { $lo } do { $hi }.
core-not-your-turn = To nie twoja kolej.
core-setting-unknown = Nie ma opcji o nazwie { $key }.
core-setting-choice = Opcja { $key } nie może mieć wartości { $choice }. Możliwe: { $offered }
core-game-broken = { $game } nie działa na tym bocie; powód może sprawdzić w dzienniku osoba, która prowadzi bota.
core-game-unknown = Nie ma gry o nazwie { $game }.
core-seats = W tę grę gra od { $low } do { $high } osób, a nie { $seats }.
core-replay-differs = Powtórka różni się od zapisu przy ruchu { $seq }.
core-replay-host-entry = Nieznany ruch hosta: { $line }
core-record-bad = Ten plik nie jest zapisem partii, który da się tu odtworzyć: jest uszkodzony, ma inne zasady albo to coś innego. Właściwy plik daje `/match show:plik`.
core-note-undo = Cofnięte: wszystko od ruchu { $seq }.
core-chapter-end = Koniec
core-event-lead = { WHO($who) ->
        [you] Wychodzisz
       *[other] { $who } wychodzi
    } na prowadzenie
core-event-lead-line = { $points } do { $theirs } ({ WHO($other) ->
        [you] drugi wynik masz ty
       *[other] drugi wynik ma { $other }
    })
core-call = { $text }

## What several games say

# by name
core-wins = { $who } wygrywa
# by name
core-share-the-win = Wygrywają: { $who }
core-rules-idea = O co chodzi
core-rules-here = Gra tutaj
core-picture-glance = W skrócie
core-picture-scores = Wyniki
core-picture-table = Stół
core-order-ask = Pytaj mnie za każdym razem
core-order-prompt = Co bot ma robić za ciebie?
core-order-careful = Jak ostrożny gracz
core-row = { $what } { $points }
core-chapter-round = Runda { $round }
# by name
core-draws-a-card = { $who } dobiera kartę
core-tale-wants-1 = { WHO($a) ->
        [you] Stawiasz
       *[other] { $a } stawia
    } na { FORM($x, as: "acc") }.
core-tale-wants-2 = { WHO($a) ->
        [you] Stawiasz
       *[other] { $a } stawia
    } na { FORM($x, as: "acc") }, { FORM($b, as: "nom") } na { FORM($y, as: "acc") }.
core-tale-wants-3 = { WHO($a) ->
        [you] Stawiasz
       *[other] { $a } stawia
    } na { FORM($x, as: "acc") }, { FORM($b, as: "nom") } na { FORM($y, as: "acc") }, { FORM($c, as: "nom") } na { FORM($z, as: "acc") }.
core-tale-end = { WHO($who) ->
        [you] Wygrywasz
       *[other] { $who } wygrywa
    } { $points } do { $others } w rundzie { $round }.
core-text-score = { $who }: { $total ->
        [one] 1 punkt
        [few] { $total } punkty
       *[many] { $total } punktów
    }, miejsce { $rank }. { $rows }.
core-text-ships = { WHO($who) ->
        [you] Twoje statki
       *[other] Statki { FORM($who, as: "gen") }
    }: { $places }.
core-no-cards = Brak kart na ręce
core-points-at-the-end = na koniec { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
core-status-over = Koniec partii. { WHO($winners) ->
        [you] Wygrywasz
        [you-all] Wspólne zwycięstwo: { $winners }
        [they] Wspólne zwycięstwo: { $winners }
       *[other] Wygrywa { $winners }
    }.
core-style-merchant = ostrożny kupiec
core-style-explorer = odkrywca
core-another-number = Inna liczba
core-term-money = pieniądze
