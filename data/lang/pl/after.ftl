# After a match: its story, its film, the check of its chances, statistics and ratings.

# The picture of the story, and its words.
# by name
story-won = { $count ->
        [0] Nikt nie wygrywa
        [one] Wygrywa { $who }
        [few] Wspólna wygrana: { $who }
       *[many] Wspólna wygrana: { $who }
    }
story-undecided = Bez punktu zwrotnego
story-lead-short = Na czele już na stałe: od ruchu { $seq }
story-gain-short = Ruch { $seq }: o { $points } więcej niż inni
story-head = Historia gry { $game } · partia { $match }
story-none = Ta gra nie mówi, ile punktów ma pozycja, więc nie ma historii do narysowania. Każdy ruch pokazuje powtórka.
# by name
story-end = { $count ->
        [0] Nikt nie wygrywa.
        [one] Wygrywa { $who }.
        [few] Wspólna wygrana: { $who }.
       *[many] Wspólna wygrana: { $who }.
    }
story-lead = { $part }: odtąd na stałe { WHO($who) ->
        [you] prowadzisz
       *[other] prowadzi { $who }
    }.
story-lead-shared = { $part }: odtąd na czele już do końca: { FORM($who, as: "nom") }.
story-lead-from = { $part }: odtąd na stałe { WHO($who) ->
        [you] prowadzisz
       *[other] prowadzi { $who }
    }; przedtem { $before }.
story-gain = { $part } rozstrzyga najwięcej: { WHO($who) ->
        [you] zyskujesz
       *[other] { $who } zyskuje
    } { $points } nad innymi.
story-changes = { $count ->
        [0] Prowadzenie nigdy się nie zmienia.
        [one] Prowadzenie zmienia się raz.
        [few] Prowadzenie zmienia się { $count } razy.
       *[many] Prowadzenie zmienia się { $count } razy.
    }
story-standing = { $part }, na koniec: { $points }.
# by name
story-points = { $points } { $who }

# The check of a match that is over.
discord-name-verify = sprawdzenie
verify-head = { $game }: sprawdzenie losowania
verify-agrees = { $entries ->
        [one] Jedyny ruch
        [few] Wszystkie ruchy ({ $entries })
       *[many] Wszystkie ruchy ({ $entries })
    } i { $chances ->
        [one] jedyne losowanie
        [few] losowania ({ $chances })
       *[many] losowania ({ $chances })
    } są takie, jak mówi ziarno.
verify-guest = Sprawdzono według zasad pakietu { $package } { $version } (SHA-256 jego plików { $sha256 }).
verify-not-over = Ta partia nie ma wyniku: zakończono ją wcześniej.
verify-posted = Podany hasz należy do tego ziarna: losowanie było ustalone przed pierwszym ruchem.
verify-other = Podany hasz należy do innego ziarna. Skopiuj go tak, jak pokazywała go karta partii, gdy trwała.
verify-short = Podaj co najmniej { $least ->
        [one] { $least } znak
        [few] { $least } znaki
       *[many] { $least } znaków
    } hasza.
verify-differs = Ta partia nie wynika ze swojego ziarna: ruch { $seq } wychodzi inaczej, niż mówi dziennik. Odtąd nic nie jest pewne; wcześniejsze ruchy się zgadzają.
verify-seed = Ziarno { $seed } · jego hasz { $hash } · strona { $page } z { $pages }. Karta pokazywała początek hasza od pierwszego ruchu.
verify-number = losowanie { $number }: { $outcome } z { $bound }
verify-order = losowanie { $number }: potasowane { $bound }, teraz { $order }
verify-before = ‹ Wcześniejsze losowania
verify-after = Późniejsze losowania ›

# The film of a match.
discord-name-story = historia
discord-name-film = film
film-making = Film powstaje; potrwa to około { $seconds } s. Pojawi się poniżej i widzisz go tylko ty.
film-shown = Film jest poniżej.
film-head = ### Film gry { $game } · partia { $match }
film-share = Pokaż kanałowi
# by name
film-shared = { $who } pokazuje film gry { $game } · partia { $match }
film-share-there = Partię można pokazać tylko na kanale jej stołu i mogą to zrobić tylko osoby, które w niej grały.
film-busy = Powstaje już kilka filmów. Spróbuj za minutę.
film-none = Filmu nie udało się zrobić. Każdy ruch pokazuje powtórka.
film-alt = Obrazy partii po kolei, { $count }, od { $first } do { $last }. To samo opisują słowami powtórka i dziennik.

# Statistics, ratings and leaderboards.
discord-name-stats = stats
discord-command-stats = Jak poszło tobie i innym, rankingi, kto najlepszy
discord-command-stats-person = Kto (bez tego ty)
# by name
stats-head = Statystyki na tym serwerze: { $who }
# by name
stats-head-everywhere = Statystyki ze wszystkich serwerów: { $who }
stats-none = Jeszcze żadnej skończonej partii.
stats-none-of = Jeszcze żadnej skończonej partii gry { $game }.
stats-none-with-others = jeszcze żadnej partii z innymi
stats-played = { $played ->
        [one] 1 partia z innymi
        [few] { $played } partie z innymi
       *[many] { $played } partii z innymi
    }, wygrane: { $won }
stats-place = średnio miejsce { $place } z { $seats }
stats-points = średni wynik { $points }
stats-pace = { $time } na ruch (mediana)
stats-days = { $count ->
        [one] 1 dzień
        [few] { $count } dni
       *[many] { $count } dni
    }
stats-hours = { $count ->
        [one] 1 godzina
        [few] { $count } godziny
       *[many] { $count } godzin
    }
stats-minutes = { $count ->
        [one] 1 minuta
        [few] { $count } minuty
       *[many] { $count } minut
    }
stats-rating = Ranking **{ $rating }** po { $matches ->
        [one] 1 partii rankingowej
        [few] { $matches } partiach rankingowych
       *[many] { $matches } partiach rankingowych
    }
# by name
stats-rival = { $who }, spotkania: { $met }; lepszy wynik { $ahead }, gorszy { $behind }
stats-alone = tylko z botami: { $count ->
        [one] 1 partia
        [few] { $count } partie
       *[many] { $count } partii
    }, wygrane: { $won }
stats-helped = przejęte miejsca: { $count }
stats-left = opuszczone partie: { $count }
stats-ended = zakończone bez wyniku: { $count }
stats-seen = Każdy na tym serwerze widzi to przez /stats. Możesz to ukryć.
stats-seen-by-nobody = Widzisz to tylko ty: twoje statystyki są ukryte.
stats-hidden = Te statystyki są prywatne.
stats-elsewhere = Statystyki innych widać na serwerze, na którym razem gracie.
stats-join-ratings = Graj rankingowo
stats-leave-ratings = Bez rankingu
stats-hide-me = Ukryj moje statystyki
stats-show-me = Pokaż moje statystyki
stats-to-board = Najlepsi tutaj
stats-mine = Moje statystyki
stats-rated-on = Twoje partie przy stołach rankingowych odtąd się liczą. { $free ->
        [one] Pierwsza partia w każdej grze nie liczy się nikomu.
        [few] Pierwsze { $free } partie w każdej grze nie liczą się nikomu.
       *[many] Pierwszych { $free } partii w każdej grze nie liczy się nikomu.
    }
stats-ask = **Ten stół jest rankingowy.** Chcesz mieć ranking? To jedna liczba dla każdej gry na tym serwerze, którą widzą inni. { $free ->
        [one] Twoja pierwsza partia w grze nigdy się nie liczy.
        [few] Twoje pierwsze { $free } partie w grze nigdy się nie liczą.
       *[many] Twoich pierwszych { $free } partii w grze nigdy się nie liczy.
    }
stats-play-rated = Graj rankingowo
stats-play-unrated = Graj, ale bez rankingu
stats-plays-rated = Odtąd grasz rankingowo. Możesz to wyłączyć przez `/stats`.
stats-plays-unrated = Grasz bez rankingu. Możesz to zmienić przez `/stats`.
stats-rated-runs = Trwa twoja partia rankingowa { $match } ({ $game }). Zmień to, gdy się skończy: nikt nie wchodzi do rankingu ani z niego nie wychodzi w trakcie.
stats-steps = Rankingi:
# by name
stats-step = { $who } { $before } → **{ $after }** ({ $change }, rankingowe: { $matches })
stats-unsure = „?” to wynik jeszcze niepewny: mniej niż { $least ->
        [one] { $least } partia rankingowa
        [few] { $least } partie rankingowe
       *[many] { $least } partii rankingowych
    }
stats-not-rated-bot = Bez rankingu, bo jedno miejsce miał bot.
stats-not-rated-people = Bez rankingu, bo potrzeba dwóch osób, które grają rankingowo i mają tu już za sobą pierwsze partie tej gry (tyle: { $free }).
stats-not-on-hidden = **Ciebie** tu nie ma: twoje statystyki są ukryte.
stats-not-on-unrated = **Ciebie** tu nie ma: twoje partie nie są rankingowe. { $free ->
        [one] Pierwsza partia w grze nie liczy się nikomu.
        [few] Pierwsze { $free } partie w grze nie liczą się nikomu.
       *[many] Pierwszych { $free } partii w grze nie liczy się nikomu.
    }
stats-not-on-free = **Ty** grasz rankingowo. { $count ->
        [one] Jeszcze jedna partia tej gry tutaj, a następna może się liczyć.
        [few] Twoje pierwsze { $count } partie tej gry tutaj się nie liczą, następna może.
       *[many] Twoich pierwszych { $count } partii tej gry tutaj się nie liczy, następna może.
    }
stats-not-on-new = **Ty** grasz rankingowo, ale nie masz tu jeszcze rankingowej partii tej gry. Po { $least } jesteś na liście.
stats-not-on-few = **Ty**: **{ $rating }** po { $matches ->
        [one] 1 partii rankingowej
        [few] { $matches } partiach rankingowych
       *[many] { $matches } partiach rankingowych
    }. { $count ->
        [one] Jeszcze jedna i jesteś na liście.
        [few] Jeszcze { $count } i jesteś na liście.
       *[many] Jeszcze { $count } i jesteś na liście.
    }
stats-not-on-lately = **Ty**: **{ $rating }**. Twoja ostatnia partia rankingowa była ponad 120 dni temu: po następnej wrócisz na listę.
stats-rated-off = Nie masz rankingu i żadna partia się nie liczy. Inni nic twojego nie widzą.
stats-hidden-on = Twoje statystyki są prywatne: widzisz je tylko ty i nie ma cię w żadnym rankingu.
stats-hidden-off = Osoby z serwera, na którym grasz, mogą tam widzieć twoje statystyki.
stats-board = { $game }: ranking tego serwera
stats-board-hint = Lista: co najmniej { $least ->
        [one] { $least } partia rankingowa
        [few] { $least } partie rankingowe
       *[many] { $least } partii rankingowych
    }, ostatnia w ciągu 120 dni. Rankingowe są stoły, których otwierający tego chce, z ludźmi na wszystkich miejscach; pierwsze partie osoby się nie liczą ({ $free }). Każdy zaczyna od 1500.
stats-nobody = Nikogo tu jeszcze nie ma. Pierwsze miejsce czeka.
stats-other-game = Inna gra
# by name
stats-ranked = **{ $place }.** { $who } – **{ $rating }** · partie { $played }, wygrane { $won }
stats-rated-table = { $bots ->
        [0] Tu rankingowo
       *[other] Tu rankingowo, ale nie z botem na miejscu
    }
stats-rated-label = Rankingowy
stats-rated-no = nie
stats-rated-yes = tak, dla grających rankingowo

# The story in sentences, and the poster.
tale-strengths = { $each }.
tale-strength = { WHO($who) ->
        [you] Masz
       *[other] { $who } ma
    } { $points }, źródło: { $what }
tale-met = Przy stole { FORM($who, as: "nom") }, { $count ->
        [one] jeden ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }.
tale-first = { $part }: najpierw { WHO($who) ->
        [you] prowadzisz
       *[other] prowadzi { $who }
    }, { $points } do { $theirs }.
tale-first-none = Długo idą łeb w łeb: { FORM($who, as: "nom") }; prowadzenie zmienia się { $count ->
        [one] raz
        [few] { $count } razy
       *[many] { $count } razy
    }.
tale-stand = { $part }: { WHO($who) ->
        [you] masz
        [you-all] { $who } mają
        [they] { $who } mają
       *[other] { $who } ma
    } { $points }.
tale-turn-gain = { $part }: { WHO($who) ->
        [you] zyskujesz
       *[other] { $who } zyskuje
    } nad innymi { $points }, najwięcej ze wszystkich.
tale-turn-lead = { $part }: { WHO($who) ->
        [you] obejmujesz
       *[other] { $who } obejmuje
    } prowadzenie na stałe.
tale-turn-from = { $part }: { WHO($who) ->
        [you] obejmujesz
       *[other] { $who } obejmuje
    } prowadzenie na stałe, a traci je { $before }.
tale-blow = { $part }: { $headline }. { $line }.
tale-score = { $points } ({ FORM($who, as: "nom") })
tale-end = { WHO($who) ->
        [you] Wygrywasz
       *[other] { $who } wygrywa
    }, mając { $points }; inni: { $others }.
tale-end-all = { WHO($who) ->
        [you] Wygrywasz
       *[other] { $who } wygrywa
    }, mając { $points }.
tale-end-none = Nikt nie wygrywa: { $others }.
# by name
poster-played = { $game } · { $who }
poster-foot = Partia { $number }
poster-strength = { $what } { $points }
# by name
tale-shared = { $who } pokazuje historię gry { $game } · partia { $match }
story-points-shown = Punkty
tale-shown = Historia jest poniżej.
