# Turns that are prepared in advance: what stands, what it was made for, and what stops it.

core-prepared-exactly = { $words } Tylko jeśli nic się w tym nie zmieni.
core-prepared-exactly-while = { $words } Tylko jeśli nic się w tym nie zmieni. Warunki: { $conditions }.
core-prepared-roughly = { $words } Także jeśli do tego czasu zmienią się liczby.
core-prepared-roughly-while = { $words } Także jeśli do tego czasu zmienią się liczby. Warunki: { $conditions }.
core-prepared-notes = { $first } { $more }
core-prepared-answers = { $first } · { $more }
core-prepared-times = { $count } × { $label }
core-prepared-hinted = { $label } ({ $hint })
core-prepared-nothing = Nic do czytania.
core-prepared-none = Nie ma teraz ruchu do przygotowania.
core-prepared-short = „{ $line }” to nie jest kompletny ruch.
core-prepared-illegal = To już niemożliwe.
core-prepared-illegal-because = To już niemożliwe: { $reason }
core-prepared-illegal-at = To już niemożliwe: przygotowanej odpowiedzi na „{ $question }” nie ma wśród dostępnych.
core-prepared-over = Warunek był taki: „{ $condition }”. To już nieaktualne.
core-prepared-changed = Warunek był taki: „{ $condition }”. Teraz: { $now }.
core-prepared-new = To nowe od tamtej pory: { $condition }.
core-prepared-otherwise = Teraz brzmiałoby to tak: { $now }
core-prepared-before = Opierało się to na wcześniejszym przygotowanym ruchu, który już nie obowiązuje.
core-prepared-moved = Twój własny ruch był inny.
core-prepared-undone = Opierało się to na ruchach, które cofnięto.
play-no-next-turn = Nie ma teraz następnego ruchu do przygotowania.
play-notice-plan-stopped =
    Przygotowany przez ciebie ruch nie zostanie zagrany: { $plan }
    { $why }

# What comes by itself at a table.

discord-setup-automatic = Rzuty, karty i ruchy wymuszone
discord-automatic-on = wykonują się same
discord-automatic-off = bot o nie pyta

# The screen of all that is planned, and the panel on which a turn is prepared.

plan-head = Planuj naprzód
plan-many = Planuj naprzód ({ $count })
plan-secret = Tu widzisz, co bot zagra za ciebie, gdy przyjdzie czas, po zmiennym opóźnieniu. Nikt inny tego nie widzi.
plan-nothing = Nic nie jest zaplanowane.
plan-turn = Przygotuj mój następny ruch
plan-turn-after = I jeszcze kolejny ruch
plan-change = Zmień przygotowany ruch
plan-change-one = Zmień ruch { $number }
plan-your-turn = Teraz twoja kolej: naciśnij Mój ruch. Po ruchu możesz tu przygotować następny.
plan-no-more = Nie możesz przygotować kolejnego ruchu: nikt jeszcze nie wie, co przyniesie ostatni z nich, albo są już trzy.
plan-title = **Przygotowujesz ruch na później.** Teraz bot niczego nie zagra.
plan-ready = Ruch, który przygotowujesz
plan-only-if = **Bot zagra to, gdy przyjdzie twoja kolej, ale tylko pod warunkiem, że**
plan-reads = w tym ruchu nic się nie zmieniło
plan-else = W przeciwnym razie przeczytasz powód, a bot zapyta jak zwykle. Wybierz „Także przy innych liczbach”, a bot zagra to też przy innych cenach i zyskach, ale nigdy wbrew pozostałym punktom.
plan-exactly = Przygotuj dokładnie tak
plan-roughly = Także przy innych liczbach
plan-ask = A twój następny ruch?
plan-ask-after = A ruch po nim?
plan-offered = Dalej: { $words }
plan-offered-exactly = Dalej, jeśli tak zostanie: { $words }
plan-stored = ✅ Przygotowane.
plan-reopened = Przygotowany ruch i to, co się na nim opierało, jest wycofane. Przygotuj go inaczej albo zostaw.
plan-first = **Następny ruch:** { $text }
plan-second = **Ruch po nim:** { $text }
plan-third = **Potem:** { $text }
plan-stands = **To jest zaplanowane** (nikt inny tego nie widzi)
plan-stands-line = Zaplanowane naprzód: { $plans }
