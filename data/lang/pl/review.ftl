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
discord-name-review = review
discord-card-review = Analiza
review-seconds = { $seconds ->
        [one] jedną sekundę
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    }
review-minutes = { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }
review-making = Ponowne oglądanie partii trwa około { $time }, dłużej, gdy boty myślą przy wielu stołach. Analiza pojawi się tutaj i widzisz ją tylko ty.
review-waiting = Najpierw oglądana jest inna partia. Ta przyjdzie po niej sama i pojawi się tutaj.
review-far = Oglądam partię jeszcze raz: gotowe { $percent }%. Analiza pojawi się tutaj i widzisz ją tylko ty.
review-left-of = Oglądam partię jeszcze raz: gotowe { $percent }%, jeszcze około { $time }. Analiza pojawi się tutaj i widzisz ją tylko ty.
review-busy = Oglądanych jest już kilka partii. Spróbuj za parę minut.
review-too-slow = Trwało to za długo: maszyna była zajęta. Poproś o analizę później.
review-failed = Tej partii nie dało się obejrzeć jeszcze raz. Każdy ruch pokazuje odtworzenie.
review-nothing = W tej partii nic nie zagrano.
review-gone = Tego, co znaleziono w tym pliku, już nie ma w pamięci. Użyj z nim jeszcze raz `/match show:review`.
review-share-there = Analizę pokazują kanałowi stołu osoby, które grały.

# What was found.
review-head = ### { $game } · partia { $match }, analiza
review-head-file = ### { $game }, analiza
# by name
review-shared = { $who } pokazuje analizę: { $game } · partia { $match }
review-no-result = Partia nie ma wyniku; analiza sięga tak daleko jak ona.
review-beginning = początek
# by name
review-loss = { $part }: { $who } −{ $percent }% (±{ $error }).
# by name
review-gain = { $part }: { $who } +{ $percent }% ponad wszystko inne (±{ $error }).
review-none = Żadna decyzja nie zmieniła więcej, niż może przypadek.
# by name
review-luck-good = Szczęście, nie decyzja: { $part }, { $who } +{ $percent }% (±{ $error }).
# by name
review-luck-bad = Szczęście, nie decyzja: { $part }, { $who } −{ $percent }% (±{ $error }).
review-standing = { $part }: { $chances }.
# by name
review-turned = { $turned } Zagrane: { $played } { $kind ->
        [loss] Lepsze
       *[gain] Obok tego
    }: { $other }
# by name
review-chance = { $who } { $percent }%
review-how = Szanse wygranej to szacunki. Decyzje ({ $count }) oceniono według tego, co mógł wiedzieć gracz, wobec ruchów, o których myśli patrzący naprzód bot; potem wszyscy grają rozsądnie. Przeciw ludziom, którzy planują dalej, przewaga jest warta mniej.

# A turning point.
review-turning = ### { $number } z { $count } · { $part }
# by name
review-left = Po tym { $who } wygrywa około { $percent } razy na 100.
review-played = **Zagrane:** { $words }
review-better = **Lepsze:** { $words }
review-second = **Najlepsze z reszty:** { $words }
# by name
review-why = **Dlaczego:** { $who } ma z lepszego z obu kilka kolejek później: { $terms }.
review-why-others = Co to zmienia dla innych: { $others }.
review-why-more = **Dlaczego:** kilka kolejek później z lepszego z obu każdy ma więcej; wychodzi naprzód, kto zyskuje najwięcej: { $all }.
review-why-less = **Dlaczego:** kilka kolejek później z lepszego z obu każdy ma mniej; wychodzi naprzód, kto traci najmniej: { $all }.
review-why-none = **Dlaczego:** żadna część pozycji sama tego nie mówi; decyduje dalszy ciąg partii.
review-band-played = Co zagrano
review-band-better = Co było lepsze
review-band-second = Drugi ruch
review-shown-as = Obraz: { $what }
# by name
review-button = { $number } · { $who }
review-back = ‹ Krzywa
review-show-played = Pokaż, co zagrano
review-show-better = Pokaż, co było lepsze
review-show-second = Pokaż drugi ruch
review-share = Pokaż kanałowi
review-shown = Pokazane poniżej.
