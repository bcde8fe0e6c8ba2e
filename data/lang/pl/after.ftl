# After a match: its story, its film, the check of its chances, statistics and ratings.

# The picture of the story, and its words.
# by name
story-won = { $count ->
        [0] Nikt nie wygrywa
        [one] Wygrywa { $who }
        [few] Wspólne zwycięstwo: { $who }
       *[many] Wspólne zwycięstwo: { $who }
    }
story-undecided = Bez punktu zwrotnego
story-lead-short = Na czele do końca od ruchu { $seq }
story-gain-short = Ruch { $seq }: o { $points } więcej niż inni
story-head = Historia partii { $match } · { $game }
story-none = Ta gra nie podaje wartości pozycji w punktach, więc jej historii nie da się narysować. Każdy ruch pokazuje powtórka.
# by name
story-end = { $count ->
        [0] Nikt nie wygrywa.
        [one] Wygrywa { $who }.
        [few] Wspólne zwycięstwo: { $who }.
       *[many] Wspólne zwycięstwo: { $who }.
    }
story-lead = { $part }: odtąd do końca { WHO($who) ->
        [you] prowadzisz
       *[other] prowadzi { $who }
    }.
story-lead-shared = { $part }: odtąd na czele do końca: { FORM($who, as: "nom") }.
story-lead-from = { $part }: odtąd do końca { WHO($who) ->
        [you] prowadzisz
       *[other] prowadzi { $who }
    }; przedtem { $before }.
story-gain = O wyniku najbardziej decyduje { $part }: { WHO($who) ->
        [you] zyskujesz
       *[other] { $who } zyskuje
    } o { $points } więcej niż inni.
story-changes = { $count ->
        [0] Lider ani razu się nie zmienia.
        [one] Lider zmienia się raz.
        [few] Lider zmienia się { $count } razy.
       *[many] Lider zmienia się { $count } razy.
    }
story-standing = { $part }, stan na koniec: { $points }.
# by name
story-points = { $who } { $points }

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
    } zgadzają się z ziarnem.
verify-guest = Sprawdzono według zasad pakietu { $package } { $version } (SHA-256 jego plików { $sha256 }).
verify-not-over = Ta partia nie ma wyniku: zakończono ją przed czasem.
verify-posted = Podany hash należy do tego ziarna: wynik losowań ustalono przed pierwszym ruchem.
verify-other = Podany hash należy do innego ziarna. Skopiuj ten, który karta partii pokazywała, gdy partia trwała.
verify-short = Podaj co najmniej { $least ->
        [one] { $least } znak
        [few] { $least } znaki
       *[many] { $least } znaków
    } hasha.
verify-differs = Ta partia nie zgadza się ze swoim ziarnem: ruch { $seq } wypada inaczej, niż podaje dziennik. Od tego miejsca nic nie jest pewne; wcześniejsze ruchy się zgadzają.
verify-seed = Ziarno { $seed } · jego hash { $hash } · strona { $page } z { $pages }. Karta pokazywała początek hasha od pierwszego ruchu.
verify-number = losowanie { $number }: { $outcome } z { $bound }
verify-order = losowanie { $number }: tasowanie { $bound }, kolejność: { $order }
verify-before = ‹ Wcześniejsze losowania
verify-after = Późniejsze losowania ›

# The film of a match.
discord-name-story = historia
discord-name-film = film
film-making = Film powstaje; potrwa to około { $seconds } s. Pojawi się poniżej i zobaczysz go tylko ty.
film-shown = Film jest poniżej.
film-head = ### Film z partii { $match } · { $game }
film-share = Pokaż na kanale
# by name
film-shared = { $who } pokazuje film z partii { $match } ({ $game })
film-share-there = Mogą to pokazać tylko osoby, które grały, i tylko na kanale stołu.
film-busy = Powstaje już kilka filmów. Spróbuj za minutę.
film-none = Filmu nie udało się zrobić. Każdy ruch pokazuje powtórka.
film-alt = Obrazy z partii po kolei ({ $count }), od { $first } do { $last }. To samo opisują słowami powtórka i dziennik.

# Statistics, ratings and leaderboards.
discord-command-stats = Jak poszło tobie i innym, rankingi, kto jest najlepszy
discord-command-stats-person = Kto (domyślnie ty)
# by name
stats-head = Statystyki na tym serwerze: { $who }
# by name
stats-head-everywhere = Statystyki ze wszystkich serwerów: { $who }
stats-none = Nie ma jeszcze żadnej skończonej partii.
stats-none-of = Nie ma jeszcze żadnej skończonej partii gry { $game }.
stats-none-with-others = jeszcze żadnej partii z innymi
stats-played = { $played ->
        [one] 1 partia z innymi
        [few] { $played } partie z innymi
       *[many] { $played } partii z innymi
    }, wygrane: { $won }
stats-place = średnie miejsce: { $place } z { $seats }
stats-points = średni wynik: { $points }
stats-pace = { $time } na ruch (mediana)
stats-rating = Ranking **{ $rating }** po { $matches ->
        [one] 1 partii rankingowej
        [few] { $matches } partiach rankingowych
       *[many] { $matches } partiach rankingowych
    }
# by name
stats-rival = Wspólne partie z graczem { $who }: { $met } (lepszy wynik { $ahead }, gorszy { $behind })
stats-alone = tylko z botami: { $count ->
        [one] 1 partia
        [few] { $count } partie
       *[many] { $count } partii
    }, wygrane: { $won }
stats-helped = przejęte miejsca: { $count }
stats-left = opuszczone partie: { $count }
stats-ended = zakończone bez wyniku: { $count }
stats-seen = Każdy na tym serwerze może to zobaczyć poleceniem /stats. Możesz to ukryć.
stats-seen-by-nobody = Widzisz to tylko ty: twoje statystyki są ukryte.
stats-hidden = Te statystyki są prywatne.
stats-elsewhere = Statystyki innych widać na serwerze, na którym razem gracie.
stats-leave-ratings = Bez rankingu
stats-hide-me = Ukryj moje statystyki
stats-show-me = Pokaż moje statystyki
stats-to-board = Najlepsi tutaj
stats-mine = Moje statystyki
stats-rated-on = Od teraz twoje partie przy stołach rankingowych się liczą. { $free ->
        [one] Nikomu nie liczy się pierwsza partia w każdej grze.
        [few] Nikomu nie liczą się pierwsze { $free } partie w każdej grze.
       *[many] Nikomu nie liczy się pierwszych { $free } partii w każdej grze.
    }
stats-ask = **Ten stół jest rankingowy.** Chcesz mieć ranking? To jedna liczba dla każdej gry na tym serwerze, którą widzą inni. { $free ->
        [one] Twoja pierwsza partia w danej grze nigdy się nie liczy.
        [few] Twoje pierwsze { $free } partie w danej grze nigdy się nie liczą.
       *[many] Twoich pierwszych { $free } partii w danej grze nigdy się nie liczy.
    }
stats-play-rated = Graj rankingowo
stats-play-unrated = Graj, ale bez rankingu
stats-plays-rated = Od teraz grasz rankingowo. Możesz to wyłączyć poleceniem `/stats`.
stats-plays-unrated = Grasz bez rankingu. Możesz to zmienić poleceniem `/stats`.
stats-rated-runs = Trwa twoja partia rankingowa { $match } ({ $game }). Zmień to, gdy się skończy: w trakcie partii nikt nie wchodzi do rankingu ani z niego nie wychodzi.
stats-steps = Rankingi:
# by name
stats-step = { $who } { $before } → **{ $after }** ({ $change }, rankingowe: { $matches })
stats-unsure = „?” oznacza ranking jeszcze niepewny: mniej niż { $least ->
        [one] { $least } partia rankingowa
        [few] { $least } partie rankingowe
       *[many] { $least } partii rankingowych
    }
stats-not-rated-bot = Bez rankingu, bo jedno miejsce miał bot.
stats-not-rated-people = Bez rankingu, bo potrzeba dwóch osób, które grają rankingowo i skończyły tu już wcześniej po { $free ->
        [one] { $free } partii tej gry
        [few] { $free } partie tej gry
       *[many] { $free } partii tej gry
    }.
stats-not-on-hidden = **Ciebie** tu nie ma: twoje statystyki są ukryte.
stats-not-on-unrated = **Ciebie** tu nie ma: twoje partie nie są rankingowe. { $free ->
        [one] Nikomu nie liczy się pierwsza partia w grze.
        [few] Nikomu nie liczą się pierwsze { $free } partie w grze.
       *[many] Nikomu nie liczy się pierwszych { $free } partii w grze.
    }
stats-not-on-free = **Ty** grasz rankingowo. { $count ->
        [one] Jeszcze jedna partia tej gry tutaj, a następna może się liczyć.
        [few] Twoje pierwsze { $count } partie tej gry tutaj się nie liczą, następna może.
       *[many] Twoich pierwszych { $count } partii tej gry tutaj się nie liczy, następna może.
    }
stats-not-on-new = **Ty** grasz rankingowo, ale nie masz tu jeszcze rankingowej partii tej gry. Na listę trafisz po { $least ->
        [one] { $least } takiej partii
        [few] { $least } takich partiach
       *[many] { $least } takich partiach
    }.
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
stats-rated-off = Nie masz rankingu i żadna partia się do niego nie liczy. Inni nie widzą twojego rankingu.
stats-hidden-on = Twoje statystyki są prywatne: widzisz je tylko ty i nie ma cię w żadnym rankingu.
stats-hidden-off = Osoby z serwera, na którym grasz, mogą tam widzieć twoje statystyki.
stats-board = { $game }: ranking tego serwera
stats-board-hint = Na liście od { $least ->
        [one] { $least } partii rankingowej
        [few] { $least } partii rankingowych
       *[many] { $least } partii rankingowych
    }, jeśli ostatnia była w ciągu 120 dni. Stół jest rankingowy, gdy chce tego osoba, która go otwiera, i na wszystkich miejscach grają ludzie; pierwsze partie każdej osoby ({ $free }) się nie liczą. Każdy zaczyna od 1500.
stats-nobody = Nikogo tu jeszcze nie ma. Pierwsze miejsce czeka.
stats-other-game = Inna gra
# by name
stats-ranked = **{ $place }.** { $who } – **{ $rating }** · partie { $played }, wygrane { $won }
stats-rated-table = { $bots ->
        [0] Stół rankingowy
       *[other] Stół rankingowy, chyba że gra bot
    }
stats-rated-label = Rankingowy
stats-rated-yes = tak, dla grających rankingowo

# The story in sentences, and the poster.
tale-strengths = { $each }.
tale-strength = { WHO($who) ->
        [you] Masz
       *[other] { $who } ma
    } { $points } ({ $what })
tale-met = Przy stole: { FORM($who, as: "nom") }; { $count ->
        [one] jeden ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }.
tale-first = { $part }: najpierw { WHO($who) ->
        [you] prowadzisz
       *[other] prowadzi { $who }
    }, { $points } do { $theirs }.
tale-first-none = Długo idą łeb w łeb: { FORM($who, as: "nom") }; lider { $count ->
        [0] ani razu się nie zmienia
        [one] zmienia się raz
        [few] zmienia się { $count } razy
       *[many] zmienia się { $count } razy
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
    } o { $points } więcej niż inni, najwięcej w całej partii.
tale-turn-lead = { $part }: { WHO($who) ->
        [you] obejmujesz prowadzenie i już go nie oddajesz
        [you-all] { $who } obejmują prowadzenie i już go nie oddają
        [they] { $who } obejmują prowadzenie i już go nie oddają
       *[other] { $who } obejmuje prowadzenie i już go nie oddaje
    }.
tale-turn-from = { $part }: { WHO($who) ->
        [you] obejmujesz prowadzenie i już go nie oddajesz
       *[other] { $who } obejmuje prowadzenie i już go nie oddaje
    }; { WHO($before) ->
        [you] tracisz je ty
        [you-all] tracą je { $before }
        [they] tracą je { $before }
       *[other] traci je { $before }
    }.
tale-blow = { $part }. { $headline }. { $line }.
tale-score = { $points } ({ FORM($who, as: "nom") })
tale-end = { WHO($who) ->
        [you] Wygrywasz
        [you-all] { $who } wygrywają
        [they] { $who } wygrywają
       *[other] { $who } wygrywa
    } z wynikiem { $points }; inni: { $others }.
tale-end-all = { WHO($who) ->
        [you] Wygrywasz
        [you-all] { $who } wygrywają
        [they] { $who } wygrywają
       *[other] { $who } wygrywa
    } z wynikiem { $points }.
tale-end-none = Nikt nie wygrywa: { $others }.
# by name
poster-played = { $game } · { $who }
poster-foot = Partia { $number }
# by name
tale-shared = { $who } pokazuje historię partii { $match } ({ $game }).
tale-shown = Historia jest poniżej.
