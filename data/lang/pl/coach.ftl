# Ideas: what the coach says about a decision.

core-term-points = punkty
coach-term = { $term } { $points }
coach-no-difference = Tu nie ma to znaczenia.
coach-because-now = Argument za: { $term }, i to od razu.
coach-because-more = Argument za: { $term }, i to więcej niż przy innych.
coach-because-later = Argument za: { $term }, ale później.
coach-because-perhaps = Możliwy argument za: { $term }.
coach-because-nothing = Nic nie przemawia przeciw temu.
coach-only = nic innego nie może się z tym równać
coach-only-one = jedyne, co przychodzi na myśl
coach-only-alike = wszystko inne, co przychodzi na myśl, jest podobne
coach-first-clear = wyraźnie najlepsza z nich
coach-first-some = najlepsza z nich, ale niewiele lepsza
coach-first-even = mniej więcej tak dobra jak inne
coach-first-among = mniej więcej tak dobra jak { $others }
coach-which = podpowiedź { $number }
coach-other-clear = wyraźnie słabsza od pierwszej
coach-other-some = trochę słabsza od pierwszej
coach-other-even = mniej więcej tak dobra jak pierwsza
coach-other-same = daje to samo co pierwsza
coach-chance = wygrywa około { $percent } razy na 100
coach-chance-low = w tej pozycji rzadko wygrywa
coach-chance-high = w tej pozycji prawie zawsze wygrywa
coach-chance-won = wygrywa partię
coach-chance-lost = kończy partię bez wygranej
coach-aim-both = Zysk: { $terms } od razu; później { $later } w porównaniu z innymi podpowiedziami.
coach-aim-now = Zysk: { $terms } od razu.
coach-aim = Cel: { $terms }, w porównaniu z innymi podpowiedziami.
coach-aim-shared = Cel od teraz: { $terms }, podobnie jak przy innych.
coach-aim-alone = Cel od teraz: { $terms }.
coach-aim-none = Nie daje nic, co dałoby się policzyć.
coach-cost-both = Koszt: { $terms } od razu; później { $later } w porównaniu z innymi podpowiedziami.
coach-cost-alone = Koszt: { $terms } od razu; później { $later }.
coach-cost-now = Koszt: { $terms } od razu.
coach-cost-later = Koszt: { $terms } w porównaniu z innymi podpowiedziami.
coach-cost-alone-later = Koszt od teraz: { $terms }.
coach-cost-none = Nie kosztuje nic, co dałoby się policzyć.
coach-risk-none = Ryzyko: żadne, partia kończy się tym ruchem.
coach-risk-even = Ryzyko: małe; cokolwiek się zdarzy, wynik będzie podobny.
coach-risk-some = Ryzyko: średnie, zależy od tego, czego jeszcze nie możesz wiedzieć.
coach-risk-wild = Ryzyko: duże, może wyjść bardzo dobrze albo bardzo źle.
# by name
coach-risk-even-helps = Ryzyko: małe; cokolwiek się zdarzy, wynik będzie podobny. Pomaga też innym: { $who } ({ $points }).
# by name
coach-risk-some-helps = Ryzyko: średnie, zależy od tego, czego jeszcze nie możesz wiedzieć. Pomaga też innym: { $who } ({ $points }).
# by name
coach-risk-wild-helps = Ryzyko: duże, może wyjść bardzo dobrze albo bardzo źle. Pomaga też innym: { $who } ({ $points }).

# The same sentence where a move is looked at: explained, reviewed, played for somebody, or hoped for by a teacher.

coach-why = Dlaczego: { $reason }
coach-better-here = Tutaj lepiej: { $reason }

# Asking for them.

coach-rated = W partii rankingowej nie ma podpowiedzi.
coach-not-here = Przy tym stole umówiono się na grę bez podpowiedzi.
coach-no-choice = Nie ma tu nic do wyboru, więc nie ma o czym mówić.
coach-used-up = Limit podpowiedzi na partię przy tym stole jest już wykorzystany: { $count }.
coach-no-such = Nie ma reguły podpowiedzi o nazwie { $ideas }.
play-note-ideas = { WHO($who) ->
        [you] Prosisz
       *[other] { $who } prosi
    } o podpowiedzi.

# The option of a table, and the screens.

coach-label = Podpowiedzi trenera
coach-choice-three = 3 na osobę
coach-choice-free = ile chcesz
coach-ask = Podpowiedzi (jeszcze { $left })
coach-ask-free = Podpowiedzi
coach-none = Podpowiedzi: tu ich nie ma
coach-again = Moje podpowiedzi
coach-thinking = Myślę…
coach-thinking-more = Sprawdzam, co możesz zrobić i co z tego wyjdzie.
coach-head = { $count ->
        [one] Jedna podpowiedź
        [few] { $count } podpowiedzi
       *[many] { $count } podpowiedzi
    }
coach-equal = Na ile da się przewidzieć, są mniej więcej równie dobre. Wybierz tę, której cel bardziej ci odpowiada.
coach-figures = W liczbach
coach-not-counted = To pytanie się nie liczy.
coach-pictured = na obrazie
coach-picture = Podpowiedź { $number } – { $words }
coach-show = Pokaż podpowiedź { $number }
coach-take = Wybierz podpowiedź { $number }
coach-take-only = Wybierz tę podpowiedź
coach-how = Liczby to punkty wyniku końcowego, na ile da się przewidzieć. Ruch i tak zatwierdzasz ty.
coach-marked = Z dziennika inni dowiedzą się, że było pytanie, ale nie tego, co tu czytasz. Podpowiedzi do tej tury zostają do twojego ruchu.
coach-marked-left = Z dziennika inni dowiedzą się, że było pytanie, ale nie tego, co tu czytasz. Podpowiedzi do tej tury zostają do twojego ruchu. { $left ->
        [0] W tej partii nie możesz już pytać.
        [one] Potem możesz w tej partii zapytać jeszcze raz.
        [few] Potem możesz w tej partii zapytać jeszcze { $left } razy.
       *[many] Potem możesz w tej partii zapytać jeszcze { $left } razy.
    }
coach-moved-on = Pozycja już się zmieniła, więc tamte podpowiedzi są nieaktualne. Teraz sytuacja wygląda tak:
coach-asked = Pytania do trenera: { $seats }
# by name
coach-asked-one = { $who }: { $count ->
        [one] raz
        [few] { $count } razy
       *[many] { $count } razy
    }
coach-failed = Trener tym razem nic nie znalazł. Zapytaj jeszcze raz: to się nie liczy.
