# A match looked at again: the curve of chances, turning points, luck.

# The picture.
review-picture = { $count ->
        [0] Szanse wygranej w %, bez punktu zwrotnego
        [one] Szanse wygranej w %, jeden punkt zwrotny
        [few] Szanse wygranej w %, { $count } punkty zwrotne
       *[many] Szanse wygranej w %, { $count } punktów zwrotnych
    }
review-unfinished = Bez wyniku

# The command, and what is said while it works.
discord-name-review = analiza
discord-card-review = Analiza
review-seconds = { $seconds ->
        [one] { $seconds } sekundy
        [few] { $seconds } sekund
       *[many] { $seconds } sekund
    }
review-making = Analiza partii trwa około { $time }, dłużej, gdy boty myślą przy wielu stołach. Pojawi się tutaj i widzisz ją tylko ty.
review-waiting = Najpierw analizowana jest inna partia. Ta będzie następna, a analiza pojawi się tutaj.
review-far = Analiza partii: gotowe { $percent }%. Pojawi się tutaj i widzisz ją tylko ty.
review-left-of = Analiza partii: gotowe { $percent }%, jeszcze około { $time }. Pojawi się tutaj i widzisz ją tylko ty.
review-busy = Analizowanych jest już kilka partii. Spróbuj za parę minut.
review-too-slow = Trwało to za długo: komputer był zajęty. Poproś o analizę później.
review-failed = Tej partii nie dało się przeanalizować. Każdy ruch pokazuje powtórka.
review-nothing = W tej partii nic nie zagrano.
review-gone = Analizy tego pliku nie ma już w pamięci. Użyj na nim jeszcze raz `/match show:analiza`.

# What was found.
review-head = ### Analiza: { $game } · partia { $match }
review-head-file = ### Analiza: { $game }
# by name
review-shared = { $who } pokazuje analizę partii { $match } ({ $game })
review-no-result = Partia nie ma wyniku; analiza obejmuje tylko to, co rozegrano.
review-beginning = początek
# by name
review-loss = { $part }: { $who } −{ $percent }% (±{ $error }).
# by name
review-gain = { $part }: { $who } +{ $percent }% wobec każdego innego ruchu (±{ $error }).
review-none = Żadna decyzja nie zmieniła szans wyraźnie bardziej, niż mógłby to zrobić przypadek.
# by name
review-luck-good = Szczęście, nie decyzja: { $part }, { $who } +{ $percent }% (±{ $error }).
# by name
review-luck-bad = Pech, nie decyzja: { $part }, { $who } −{ $percent }% (±{ $error }).
review-standing = { $part }: { $chances }.
# by name
review-turned = { $turned } Zagrane: { $played } { $kind ->
        [loss] Lepsze było
       *[gain] Inna możliwość
    }: { $other }
# by name
review-chance = { $who } { $percent }%
review-how = Szanse wygranej to szacunki. Oceniono decyzje ({ $count }) według tego, co mógł wiedzieć gracz, w porównaniu z ruchami, które rozważa bot planujący naprzód; potem wszyscy grają rozsądnie. W grze z ludźmi, którzy planują dalej, przewaga jest warta mniej.

# A turning point.
review-turning = ### { $number } z { $count } · { $part }
# by name
review-left = Po tym ruchu { $who } wygrywa około { $percent } razy na 100.
review-played = **Zagrane:** { $words }
review-better = **Lepiej było:** { $words }
review-second = **Najlepsza inna możliwość:** { $words }
review-why = **Dlaczego:** kilka tur po lepszym z tych dwóch ruchów { WHO($who) ->
        [you] masz
       *[other] { $who } ma
    }: { $terms }.
review-why-others = Co to zmienia dla innych: { $others }.
review-why-more = **Dlaczego:** kilka tur po lepszym z tych dwóch ruchów każdy ma więcej; na prowadzenie wychodzi ten, kto zyskuje najwięcej: { $all }.
review-why-less = **Dlaczego:** kilka tur po lepszym z tych dwóch ruchów każdy ma mniej; na prowadzenie wychodzi ten, kto traci najmniej: { $all }.
review-why-none = **Dlaczego:** żadna pojedyncza część pozycji tego nie wyjaśnia; decyduje dalszy ciąg partii.
review-band-played = Co zagrano
review-band-better = Co było lepsze
review-band-second = Drugi ruch
review-shown-as = Obraz: { $what }
# by name
review-button = { $number } · { $who }
review-back = ‹ Wykres
review-show-played = Pokaż, co zagrano
review-show-better = Pokaż, co było lepsze
review-show-second = Pokaż drugi ruch
review-shown = Analiza jest poniżej.
