# The game `carta_magica`.

carta-magica-small = jak płacisz kartą towarów
carta-magica-name = Carta Magica

## Places

carta-magica-harbour-north-quay = Nabrzeże Północne
    .gender = n
    .short = Nabrz. Płn.
    .gen = Nabrzeża Północnego
    .loc = Nabrzeżu Północnym
    .in = na Nabrzeżu Północnym
    .to = do Nabrzeża Północnego
carta-magica-harbour-sunrise-bay = Zatoka Świtu
    .gender = f
    .gen = Zatoki Świtu
    .acc = Zatokę Świtu
    .loc = Zatoce Świtu
    .in = w Zatoce Świtu
carta-magica-harbour-anvil-harbour = Port Kowadło
    .gender = mi
    .gen = Portu Kowadło
    .loc = Porcie Kowadło
carta-magica-harbour-palm-cove = Zatoka Palm
    .gender = f
    .gen = Zatoki Palm
    .acc = Zatokę Palm
    .loc = Zatoce Palm
carta-magica-harbour-south-quay = Nabrzeże Południowe
    .gender = n
    .short = Nabrz. Płd.
    .gen = Nabrzeża Południowego
    .loc = Nabrzeżu Południowym
    .in = na Nabrzeżu Południowym
    .to = do Nabrzeża Południowego
carta-magica-harbour-sunset-bay = Zatoka Zmroku
    .gender = f
    .gen = Zatoki Zmroku
    .acc = Zatokę Zmroku
    .loc = Zatoce Zmroku
carta-magica-harbour-chain-harbour = Port Łańcuchów
    .gender = mi
    .gen = Portu Łańcuchów
    .loc = Porcie Łańcuchów
carta-magica-harbour-fern-cove = Zatoka Paproci
    .gender = f
    .gen = Zatoki Paproci
    .acc = Zatokę Paproci
    .loc = Zatoce Paproci
carta-magica-place-harbour = { $harbour } ({ $square })
    .in = { FORM($harbour, as: "in") } ({ $square })
    .to = { FORM($harbour, as: "to") } ({ $square })
    .from = { FORM($harbour, as: "from") } ({ $square })
carta-magica-place-sea = { $square }
    .in = na { $square }
    .to = na { $square }
    .from = z { $square }
carta-magica-wind-n = północ
carta-magica-wind-e = wschód
carta-magica-wind-s = południe
carta-magica-wind-w = zachód

## Cards

carta-magica-character-cartographer = Kartografka
carta-magica-character-pearl-diver = Poławiacz pereł
carta-magica-character-stargazer = Gwiazdarka
carta-magica-character-spice-merchant = Kupiec korzenny
carta-magica-character-storm-caller = Zaklinaczka burz
carta-magica-character-old-helmsman = Stary sternik
carta-magica-challenge = Odszukaj { FORM($talismans, as: "acc") }
carta-magica-talisman-points = { $talisman } ({ $points })
    .acc = { FORM($talisman, as: "acc") } ({ $points })
carta-magica-talisman-sun-disc = Słoneczny dysk
    .gender = mi
    .gen = Słonecznego dysku
carta-magica-talisman-moon-shell = Księżycowa muszla
    .gender = f
    .gen = Księżycowej muszli
    .acc = Księżycową muszlę
carta-magica-talisman-amber-eye = Bursztynowe oko
    .gender = n
    .gen = Bursztynowego oka
carta-magica-talisman-coral-crown = Koralowa korona
    .gender = f
    .gen = Koralowej korony
    .acc = Koralową koronę
carta-magica-talisman-silver-feather = Srebrne pióro
    .gender = n
    .gen = Srebrnego pióra
carta-magica-talisman-jade-turtle = Jadeitowy żółw
    .gender = ma
    .gen = Jadeitowego żółwia
carta-magica-talisman-ember-ring = Pierścień żaru
    .gender = mi
    .gen = Pierścienia żaru
carta-magica-talisman-whale-tooth = Ząb wieloryba
    .gender = mi
    .gen = Zęba wieloryba
carta-magica-talisman-night-lantern = Nocna latarnia
    .gender = f
    .gen = Nocnej latarni
    .acc = Nocną latarnię
carta-magica-talisman-glass-serpent = Szklany wąż
    .gender = ma
    .gen = Szklanego węża
carta-magica-talisman-golden-seed = Złote nasiono
    .gender = n
    .gen = Złotego nasiona
carta-magica-talisman-storm-bell = Dzwon burzy
    .gender = mi
    .gen = Dzwonu burzy
carta-magica-talisman-ivory-flute = Flet z kości słoniowej
    .gender = mi
    .gen = Fletu z kości słoniowej
carta-magica-talisman-star-compass = Gwiezdny kompas
    .gender = mi
    .gen = Gwiezdnego kompasu
carta-magica-talisman-dragon-scale = Smocza łuska
    .gender = f
    .gen = Smoczej łuski
    .acc = Smoczą łuskę
carta-magica-talisman-heart-of-the-sea = Serce morza
    .gender = n
    .gen = Serca morza
carta-magica-card-gold = karta złota ({ $amount })
    .gender = f
    .acc = kartę złota ({ $amount })
carta-magica-card-magic = karta magii ({ $amount })
    .gender = f
    .acc = kartę magii ({ $amount })
carta-magica-card-goods = karta towarów ({ $amount })
    .gender = f
    .acc = kartę towarów ({ $amount })
carta-magica-card-payment = opłata ({ $amount ->
        [one] 1 towar
        [few] { $amount } towary
       *[many] { $amount } towarów
    })
    .gender = f
    .acc = opłatę ({ $amount ->
        [one] 1 towar
        [few] { $amount } towary
       *[many] { $amount } towarów
    })
carta-magica-card-good-weather = dobra pogoda
    .gender = f
    .acc = dobrą pogodę
carta-magica-card-repair = naprawa
    .gender = f
    .acc = naprawę
carta-magica-card-lucky-wind = szczęśliwy wiatr
    .gender = mi
carta-magica-card-spin-again = zakręć ponownie
    .acc = kartę „zakręć ponownie”
carta-magica-card-telescope = luneta
    .gender = f
    .acc = lunetę
carta-magica-card-curse = klątwa
    .gender = f
    .acc = klątwę
carta-magica-card-monster = { $monster } (siła { $strength }, { $gold ->
        [one] 1 złoto
        [few] { $gold } złota
       *[many] { $gold } złota
    })
    .gender = ma
    .gen = { FORM($monster, as: "gen") } (siła { $strength }, { $gold ->
        [one] 1 złoto
        [few] { $gold } złota
       *[many] { $gold } złota
    })
    .acc = { FORM($monster, as: "acc") } (siła { $strength }, { $gold ->
        [one] 1 złoto
        [few] { $gold } złota
       *[many] { $gold } złota
    })
carta-magica-monster-crab-king = Król krabów
    .gender = ma
    .gen = Króla krabów
    .dat = Królowi krabów
    .ins = Królem krabów
carta-magica-monster-fog-siren = Mglista syrena
    .gender = f
    .gen = Mglistej syreny
    .acc = Mglistą syrenę
    .dat = Mglistej syrenie
    .ins = Mglistą syreną
carta-magica-monster-twin-headed-eel = Dwugłowy węgorz
    .gender = ma
    .gen = Dwugłowego węgorza
    .dat = Dwugłowemu węgorzowi
    .ins = Dwugłowym węgorzem
carta-magica-monster-reef-giant = Gigant rafy
    .gender = ma
    .gen = Giganta rafy
    .dat = Gigantowi rafy
    .ins = Gigantem rafy
carta-magica-monster-sky-ray = Podniebna płaszczka
    .gender = f
    .gen = Podniebnej płaszczki
    .acc = Podniebną płaszczkę
    .dat = Podniebnej płaszczce
    .ins = Podniebną płaszczką
carta-magica-monster-kraken = Kraken
    .gender = ma
    .gen = Krakena
    .dat = Krakenowi
    .ins = Krakenem
carta-magica-amount-gold = { $amount ->
        [one] 1 złoto
        [few] { $amount } złota
       *[many] { $amount } złota
    }
carta-magica-amount-goods = { $amount ->
        [one] 1 towar
        [few] { $amount } towary
       *[many] { $amount } towarów
    }
carta-magica-amount-magic = { $amount ->
        [one] 1 punkt magii
        [few] { $amount } punkty magii
       *[many] { $amount } punktów magii
    }
    .acc = { $amount ->
        [one] 1 punkt magii
        [few] { $amount } punkty magii
       *[many] { $amount } punktów magii
    }
carta-magica-action-wind = wiatr
carta-magica-action-hammer = młot
carta-magica-action-card = karta
carta-magica-action-goods = towary
carta-magica-segment = { $steps } ({ $actions })
carta-magica-segment-storm = burza ({ $steps })

## Options of the table

carta-magica-setting-edition = Wydanie zasad
carta-magica-setting-edition-original = Oryginalne (węgierskie)
carta-magica-setting-edition-en = Angielskie
carta-magica-setting-edition-nl = Holenderskie
carta-magica-setting-edition-de = Niemieckie
carta-magica-setting-edition-es = Hiszpańskie
carta-magica-setting-edition-fr = Francuskie
carta-magica-setting-edition-pl = Polskie
carta-magica-setting-edition-cz = Czeskie
carta-magica-setting-edition-sk = Słowackie
carta-magica-setting-edition-ua = Ukraińskie
carta-magica-setting-edition-ru = Rosyjskie
carta-magica-setting-edition-si = Słoweńskie
carta-magica-setting-steps = Kroki płynącego statku
carta-magica-setting-steps-up-to = Najwyżej tyle, ile na kole
carta-magica-setting-steps-exact = Dokładnie tyle, ile na kole
carta-magica-setting-neighbours = Pola sąsiednie
carta-magica-setting-neighbours-four = Przez cztery boki
carta-magica-setting-neighbours-eight = Także przez rogi
carta-magica-setting-harbours = Wpływanie do portu
carta-magica-setting-harbours-stop = Statek musi się zatrzymać
carta-magica-setting-harbours-pass = Statek może płynąć dalej
carta-magica-setting-tow = Holowanie z pola bezwietrznego
carta-magica-setting-repair = Naprawa uszkodzonego statku
carta-magica-setting-repair-gold = 2 złota
carta-magica-setting-repair-goods = 2 towary
carta-magica-setting-calm = Pola bezwietrzne
carta-magica-setting-calm-never = Trafia się tam tylko przez burzę
carta-magica-setting-calm-stop = Statek może tam wpłynąć, ale utknie
carta-magica-setting-telescope = Dwie pozostałe karty z lunety
carta-magica-setting-telescope-top = Wracają na wierzch talii
carta-magica-setting-telescope-bottom = Idą pod talię
carta-magica-setting-monster = Potwór, który wygrał
carta-magica-setting-monster-shuffled = Zostaje wtasowany do talii
carta-magica-setting-monster-bottom = Idzie pod talię
carta-magica-setting-income = Karty dochodu a limit 8
carta-magica-setting-income-beyond = Mogą go przekraczać
carta-magica-setting-income-counted = Liczą się do niego
carta-magica-setting-lucky-wind = Szczęśliwy wiatr dla wolnego statku
carta-magica-setting-lucky-wind-plus = 5 kroków więcej
carta-magica-setting-lucky-wind-five = 5 kroków zamiast wyniku
carta-magica-setting-good-weather-own = Chroni własny statek
carta-magica-setting-good-weather-all = Ucisza burzę dla wszystkich
carta-magica-setting-start = Początek
carta-magica-setting-start-plain = 3 towary i 3 punkty magii
carta-magica-setting-start-gifts = Także wybrana karta przygody i talizman
carta-magica-setting-last-round = Gdy ktoś jest w domu
carta-magica-setting-last-round-finish = Rundę dogrywa się do końca
carta-magica-setting-last-round-extra = Każdy inny ma jeszcze jedną turę
carta-magica-setting-home = Kto kończy partię
carta-magica-setting-home-lap = Kto jest w domu po okrążeniu
carta-magica-setting-home-return = Kto wrócił do domu (także w pierwszych rundach)
carta-magica-setting-bonus = 15 punktów za powrót do domu
carta-magica-setting-bonus-lap = Po okrążeniu
carta-magica-setting-bonus-any = Także bez okrążenia
carta-magica-setting-gold-points = Punkt za każde złoto
carta-magica-setting-gold-points-both = Na żetonach i kartach
carta-magica-setting-gold-points-tokens = Tylko na żetonach
carta-magica-setting-battle = Kiedy może zacząć się bitwa
carta-magica-setting-battle-moved = Po żegludze
carta-magica-setting-battle-beside = Po każdej akcji
carta-magica-setting-rounds = Limit rund (nie ma go w drukowanych zasadach)
carta-magica-setting-rounds-60 = 60, znacznie więcej niż trzeba
carta-magica-setting-rounds-20 = 20, skraca trzy partie na dziesięć
carta-magica-setting-rounds-100 = 100

## Set-up

carta-magica-settle-ask = Wybierz port, wyzwanie i postać.
carta-magica-settle-harbour = Port macierzysty
carta-magica-settle-character = Postać
carta-magica-settle-adventure = Karta przygody
carta-magica-settle-hint = { $colour ->
        [black] Czarny: towary na złoto
       *[red] Czerwony: sprzedaje talizmany
    }
carta-magica-settle-points = Za { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, dla ciebie 10 więcej

## Spinning and storms

carta-magica-spin-ask = Twoja kolej: zakręć kołem.
carta-magica-spin-yes = Zakręć
carta-magica-again-yes = Zakręć ponownie (karta)
carta-magica-again-storm = { $wind ->
        [none] Nadciąga burza. Użyć karty i zakręcić ponownie?
       *[known] { $wind ->
            [n] Burza spycha na północ. Użyć karty i zakręcić ponownie, by zmienić kierunek?
            [e] Burza spycha na wschód. Użyć karty i zakręcić ponownie, by zmienić kierunek?
            [s] Burza spycha na południe. Użyć karty i zakręcić ponownie, by zmienić kierunek?
           *[w] Burza spycha na zachód. Użyć karty i zakręcić ponownie, by zmienić kierunek?
        }
    }
carta-magica-again-taming = Za mało: potwór by wygrał. Użyć karty i zakręcić ponownie?
carta-magica-again-battle = Przegrywasz tę bitwę. Użyć karty i zakręcić ponownie?
carta-magica-again-storm-odds = szansa na spokój: { $segments } z 6
carta-magica-again-taming-lost = potwór wygrywa i zabiera { $goods ->
        [one] 1 towar
        [few] { $goods } towary
       *[many] { $goods } towarów
    }
carta-magica-again-accept = Zostaw tak
carta-magica-shelter-ask = Burza spycha wszystkie statki na { $wind }, o dwa pola. Użyć dobrej pogody i { $all ->
        [0] zostać na miejscu?
       *[other] uciszyć ją dla wszystkich?
    }
carta-magica-shelter-outcome = { $how ->
        [free] twój statek dryfuje { FORM($place, as: "to") }
        [swept] burza niesie twój statek { FORM($place, as: "to") }; będzie tam można handlować
        [becalmed] twój statek utknie bez wiatru { FORM($place, as: "in") }
       *[damaged] twój statek zostanie uszkodzony { FORM($place, as: "in") }
    }
carta-magica-shelter-storm = Niech wieje

## The choice after the spin

carta-magica-choose-ask = Wynik: { $segment }. { $condition ->
        [free] Co robisz?
        [damaged] Twój statek jest uszkodzony: popłynie, gdy wypadnie młot, dzięki karcie naprawy albo za { $price }.
       *[becalmed] Twój statek stoi bez wiatru: popłynie, gdy wypadnie wiatr, dzięki karcie szczęśliwego wiatru albo za { $price }.
    }
carta-magica-choose-sail = { $condition ->
        [free] Płyń
        [damaged] Po naprawie płyń
       *[becalmed] Z wiatrem płyń
    } { $amount ->
        [one] 1 krok
        [few] { $amount } kroki
       *[many] { $amount } kroków
    }
carta-magica-choose-sail-hint = dowolne pole w zasięgu
carta-magica-choose-lucky-wind = Szczęśliwy wiatr: { $amount ->
        [one] 1 krok
        [few] { $amount } kroki
       *[many] { $amount } kroków
    }
carta-magica-choose-tow = Holowanie: { $amount ->
        [one] 1 krok
        [few] { $amount } kroki
       *[many] { $amount } kroków
    }
carta-magica-choose-repair = Naprawa: { $amount ->
        [one] 1 krok
        [few] { $amount } kroki
       *[many] { $amount } kroków
    }
carta-magica-choose-paid-hint = za { $price }
carta-magica-choose-repair-card = Karta naprawy: { $amount ->
        [one] 1 krok
        [few] { $amount } kroki
       *[many] { $amount } kroków
    }
carta-magica-choose-goods = Weź { $amount ->
        [one] 1 towar
        [few] { $amount } towary
       *[many] { $amount } towarów
    }
carta-magica-choose-magic = Weź { $amount ->
        [one] 1 punkt magii
        [few] { $amount } punkty magii
       *[many] { $amount } punktów magii
    }
carta-magica-choose-card = Dobierz przygodę
carta-magica-choose-rest = Nic nie rób
carta-magica-choose-trade = Zostań i handluj
carta-magica-choose-trade-hint = tylko handel w tym porcie
carta-magica-choose-card-used = zużywa kartę
carta-magica-choose-take-hint = z { $before } na { $after }
carta-magica-choose-full = masz { $before }, więcej się nie zmieści
carta-magica-choose-rest-hint = nic innego nie można zrobić
carta-magica-choose-spin-again = Zakręć ponownie
carta-magica-choose-curse = Klątwa
carta-magica-choose-curse-hint = trzy inne talizmany zostaną wyłożone
carta-magica-choose-cash = Wymień kartę
carta-magica-choose-cash-hint = karta dochodu na żetony
carta-magica-cash-ask = Którą kartę wymieniasz na żetony?
carta-magica-sail-ask = { $how ->
        [sail] Dokąd płyniesz?
        [damaged] Młot naprawia statek: dokąd płyniesz?
        [becalmed] Wiatr uwalnia statek: dokąd płyniesz?
        [lucky-wind] Dokąd płyniesz ze szczęśliwym wiatrem?
        [tow] Po holowaniu: dokąd płyniesz?
       *[repair] Po naprawie: dokąd płyniesz?
    } { $reach }
carta-magica-sail-most = Najwyżej { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }.
carta-magica-sail-exactly = Dokładnie { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }; wcześniej drogę kończy tylko port.
carta-magica-sail-hint = { $colour ->
        [black] Towary na złoto i karta przygody
       *[red] Sprzedaje talizmany
    }
carta-magica-sail-calm = brak wiatru: twój statek tam utknie
carta-magica-sail-home = Dom: partia dobiega końca
carta-magica-group-harbours = Porty
carta-magica-group-n = Północ
carta-magica-group-ne = Północny wschód
carta-magica-group-e = Wschód
carta-magica-group-se = Południowy wschód
carta-magica-group-s = Południe
carta-magica-group-sw = Południowy zachód
carta-magica-group-w = Zachód
carta-magica-group-nw = Północny zachód
carta-magica-group-near = { $direction }, blisko
carta-magica-group-middle = { $direction }, dalej
carta-magica-group-far = { $direction }, daleko
carta-magica-route-ask = Prowadzą tam dwie drogi wokół wyspy. Która?
carta-magica-route-clockwise = Zgodnie ze wskazówkami zegara
carta-magica-route-anticlockwise = Przeciwnie do wskazówek zegara
carta-magica-suggest-buy-challenge = twoje wyzwanie, +10; { $gold ->
        [one] zostaje 1 złoto
        [few] zostają { $gold } złota
       *[many] zostaje { $gold } złota
    }
carta-magica-suggest-buy-left = { $gold ->
        [one] zostaje 1 złoto
        [few] zostają { $gold } złota
       *[many] zostaje { $gold } złota
    }
carta-magica-suggest-sell = { $place }: sprzedaj za { $gold ->
        [one] 1 złoto
        [few] { $gold } złota
       *[many] { $gold } złota
    }
carta-magica-suggest-buy = { $place }: kup { FORM($talisman, as: "acc") }
# by name
carta-magica-idea-sail-beside = Płyń { FORM($place, as: "to") }, obok gracza { $who }
carta-magica-menu-nothing = { $place }: bez handlu
carta-magica-menu-unseen = { $place }: kup w ciemno z talii
carta-magica-menu-way = { $way ->
        [tow] Kup holowanie za { $price },
        [repair] Napraw za { $price },
        [repair-card] Napraw kartą,
       *[lucky-wind] Szczęśliwy wiatr:
    } płyń { FORM($place, as: "to") }

## Harbours

carta-magica-sell-ask = Wymień towary na złoto: najwyżej { $most ->
        [one] 1 złoto
        [few] { $most } złota
       *[many] { $most } złota
    }.
carta-magica-sell-option = { $gold ->
        [0] Nic
        [one] 1 złoto za { $goods } tow.
        [few] { $gold } złota za { $goods } tow.
       *[many] { $gold } złota za { $goods } tow.
    }
carta-magica-buy-ask = Kupić talizman za { $price ->
        [one] 1 złoto
        [few] { $price } złota
       *[many] { $price } złota
    }?
carta-magica-sell-hint = potem { $gold ->
        [one] 1 złoto
        [few] { $gold } złota
       *[many] { $gold } złota
    }, { $goods ->
        [one] 1 towar
        [few] { $goods } towary
       *[many] { $goods } towarów
    }
carta-magica-buy-offer = { $talisman }: { $gold ->
        [one] 1 złoto
        [few] { $gold } złota
       *[many] { $gold } złota
    }, +{ $points }
# by name
carta-magica-buy-other = wyzwanie: { $who }; { $gold ->
        [one] zostaje 1 złoto
        [few] zostają { $gold } złota
       *[many] zostaje { $gold } złota
    }
carta-magica-buy-challenge = Twoje wyzwanie: 10 punktów więcej
carta-magica-buy-unseen = W ciemno z talii
carta-magica-buy-curse = Klątwa: trzy inne
carta-magica-pay-ask = { $kind ->
        [gold]
            Zapłać { $amount ->
                [one] 1 złoto
                [few] { $amount } złota
               *[many] { $amount } złota
            }. Reszty nie ma.
       *[goods]
            Zapłać { $amount ->
                [one] 1 towar
                [few] { $amount } towary
               *[many] { $amount } towarów
            }. Reszty nie ma.
    }
carta-magica-pay-way = { $parts }
    .acc = { FORM($parts, as: "acc") }
carta-magica-pay-over = { $over ->
        [0] bez reszty
       *[other] o { $over } za dużo
    }

## Adventures

carta-magica-draw-ask = Karta przygody: dobierasz czy używasz lunety?
carta-magica-draw-draw = Dobierz
carta-magica-draw-draw-hint = wierzchnia karta talii
carta-magica-draw-telescope = Luneta
carta-magica-draw-telescope-hint = obejrzyj trzy karty, weź jedną
carta-magica-peek-ask = Którą z tych kart bierzesz? Widzisz je tylko ty.
carta-magica-odds-spins = szansa oswojenia: { $segments } z 6
carta-magica-odds-spins-again = szansa oswojenia: { $segments } z 6, z ponownym kręceniem { $percent }%
carta-magica-odds-deck = z { $cards ->
        [one] 1 karty
        [few] { $cards } kart
       *[many] { $cards } kart
    }: potwory { $monsters }, opłaty { $payments }
carta-magica-odds-next = następną kartę znasz: { $card }
carta-magica-stake-ask = { $monster }. Ile magii wydajesz? Dodasz wynik koła{ $monsters ->
        [0] {""}
       *[other] , a za oswojone potwory jeszcze { $monsters }
    }. Oswojenie daje { $gold ->
        [one] 1 złoto
        [few] { $gold } złota
       *[many] { $gold } złota
    }; jeśli potwór wygra, { $goods ->
        [0] nic nie zabierze, bo nie masz towarów
        [one] zabierze ci 1 towar
        [few] zabierze ci { $goods } towary
       *[many] zabierze ci { $goods } towarów
    }.
carta-magica-stake-cards = Które karty magii dodajesz? Potwór: { $monster }

## Battle

carta-magica-battle-ask = Statek obok ciebie ma talizman z twojego wyzwania. Atakujesz?
carta-magica-battle-odds = szansa na wygraną { $percent }%; zwycięzca bierze kartę, do zdobycia może być: { $talismans }
carta-magica-battle-better = przewagę { $segments ->
        [one] daje ci 1 wynik z 6
        [few] dają ci { $segments } wyniki z 6
       *[many] daje ci { $segments } wyników z 6
    }, przy jednym obie strony kręcą ponownie
carta-magica-battle-lost = przegrywasz bitwę i tracisz kartę, którą wybierze zwycięzca
# by name
carta-magica-battle-option = Zaatakuj gracza { $who }
carta-magica-battle-peace = Bez bitwy
# by name
carta-magica-loot-ask = Wygrywasz. Co zabierasz { FORM($who, as: "dat") }?
carta-magica-swap-goal = twój statek trafia { FORM($place, as: "to") }
# by name
carta-magica-swap-ask = Zaproponować { FORM($who, as: "dat") } zamianę miejsc?
carta-magica-swap-propose = Zaproponuj zamianę
# by name
carta-magica-swap-answer = { $who } proponuje zamianę miejsc.
carta-magica-swap-agree = Zamień się
carta-magica-swap-refuse = Zostań

## What happened

carta-magica-note-start = { WHO($who) ->
        [you] Zaczynasz
       *[other] { $who } zaczyna
    }. Odkryte talizmany: { $talismans }. Talia przygód: { $adventures ->
        [one] 1 karta
        [few] { $adventures } karty
       *[many] { $adventures } kart
    }.
carta-magica-note-settled = { WHO($who) ->
        [you] Ty
       *[other] { $who }
    }: { $character }, dom { FORM($harbour, as: "in") }. { $challenge }.
carta-magica-note-gift = { WHO($who) ->
        [you] Na początek dostajesz
       *[other] Na początek { $who } dostaje
    } { FORM($card, as: "acc") } i { FORM($talisman, as: "acc") }.
carta-magica-note-spun = { WHO($who) ->
        [you] Kręcisz
       *[other] { $who } kręci
    }: { $segment }.
carta-magica-note-spun-storm = { WHO($who) ->
        [you] Kręcisz i wypada
       *[other] { $who } kręci i wypada
    } burza.
carta-magica-note-wind = { WHO($who) ->
        [you] Kręcisz
       *[other] { $who } kręci
    } kołem: burza spycha na { $wind }.
carta-magica-note-again = { WHO($who) ->
        [you] Kręcisz
       *[other] { $who } kręci
    } ponownie dzięki karcie.
carta-magica-note-weather = { WHO($who) ->
        [you] Zagrywasz
       *[other] { $who } zagrywa
    } dobrą pogodę.
carta-magica-note-weather-all = { WHO($who) ->
        [you] Uciszasz
       *[other] { $who } ucisza
    } burzę dobrą pogodą.
carta-magica-note-no-weather = { WHO($who) ->
        [you] Nie powstrzymujesz
       *[other] { $who } nie powstrzymuje
    } burzy.
carta-magica-note-drift-free = { WHO($who) ->
        [you] Dryfujesz
       *[other] { $who } dryfuje
    } { FORM($place, as: "to") }.
carta-magica-note-drift-swept = Burza niesie { FORM($who, as: "acc") } { FORM($place, as: "to") }.
carta-magica-note-drift-becalmed = { WHO($who) ->
        [you] Stajesz
       *[other] { $who } staje
    } bez wiatru { FORM($place, as: "in") }.
carta-magica-note-drift-damaged = { WHO($who) ->
        [you] Twój statek
       *[other] Statek { FORM($who, as: "gen") }
    } zostaje uszkodzony { FORM($place, as: "in") }.
carta-magica-note-rest = { WHO($who) ->
        [you] Nic nie robisz
       *[other] { $who } nic nie robi
    }.
carta-magica-note-took-goods = { WHO($who) ->
        [you] Bierzesz
       *[other] { $who } bierze
    } { $amount ->
        [one] 1 towar
        [few] { $amount } towary
       *[many] { $amount } towarów
    }.
carta-magica-note-took-magic = { WHO($who) ->
        [you] Bierzesz
       *[other] { $who } bierze
    } { $amount ->
        [one] 1 punkt
        [few] { $amount } punkty
       *[many] { $amount } punktów
    } magii.
carta-magica-note-sailed = { WHO($who) ->
        [you] Płyniesz
       *[other] { $who } płynie
    } { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    } { FORM($place, as: "to") }.
carta-magica-note-paid-tow = { WHO($who) ->
        [you] Kupujesz
       *[other] { $who } kupuje
    } holowanie za { FORM($what, as: "acc") }.
carta-magica-note-paid-repair = { WHO($who) ->
        [you] Kupujesz
       *[other] { $who } kupuje
    } naprawę za { FORM($what, as: "acc") }.
carta-magica-note-used-lucky-wind = { WHO($who) ->
        [you] Zagrywasz
       *[other] { $who } zagrywa
    } szczęśliwy wiatr.
carta-magica-note-used-repair-card = { WHO($who) ->
        [you] Naprawiasz
       *[other] { $who } naprawia
    } statek kartą.
carta-magica-note-cashed = { WHO($who) ->
        [you] Wymieniasz
       *[other] { $who } wymienia
    } { FORM($card, as: "acc") } na żetony: { $amount }.
carta-magica-note-sold = { WHO($who) ->
        [you] Wymieniasz
       *[other] { $who } wymienia
    } { FORM($what, as: "acc") } na { $gold ->
        [one] 1 złoto
        [few] { $gold } złota
       *[many] { $gold } złota
    }.
carta-magica-note-bought = { WHO($who) ->
        [you] Kupujesz
       *[other] { $who } kupuje
    } { FORM($talisman, as: "acc") }.
carta-magica-note-bought-unseen = { WHO($who) ->
        [you] Kupujesz
       *[other] { $who } kupuje
    } w ciemno { FORM($talisman, as: "acc") }.
carta-magica-note-row = Nowe w sprzedaży: { $talismans }.
carta-magica-note-curse = { WHO($who) ->
        [you] Rzucasz
       *[other] { $who } rzuca
    } klątwę na odkryte talizmany.
carta-magica-note-row-new = Teraz w sprzedaży, dla { FORM($who, as: "gen") } i dla wszystkich: { $talismans }.
carta-magica-note-drew = { WHO($who) ->
        [you] Dobierasz
       *[other] { $who } dobiera
    } { FORM($card, as: "acc") }.
carta-magica-note-no-card = Nie ma karty przygody dla { FORM($who, as: "gen") }.
carta-magica-note-shuffled = Użyte przygody zostają potasowane: { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }.
carta-magica-note-telescope = { WHO($who) ->
        [you] Patrzysz
       *[other] { $who } patrzy
    } przez lunetę.
carta-magica-note-peeked = Następne karty, które widzisz tylko ty: { $cards }.
carta-magica-note-paid = { WHO($who) ->
        [you] Oddajesz
       *[other] { $who } oddaje
    } { FORM($what, as: "acc") }.
carta-magica-note-unpaid = { WHO($who) ->
        [you] Nie możesz zapłacić i tracisz turę
       *[other] { $who } nie może zapłacić i traci turę
    }.
carta-magica-note-missed = { WHO($who) ->
        [you] Tracisz
       *[other] { $who } traci
    } tę turę.
carta-magica-note-taming = { WHO($who) ->
        [you] Wydajesz
       *[other] { $who } wydaje
    } { $spent ->
        [one] 1 punkt magii
        [few] { $spent } punkty magii
       *[many] { $spent } punktów magii
    }, koło daje { $steps }{ $monsters ->
        [0] {""}
        [one] {""} (oswojone potwory: 1)
        [few] {""} (oswojone potwory: { $monsters })
       *[many] {""} (oswojone potwory: { $monsters })
    }: { $total } przeciw { $strength }.
carta-magica-note-tamed = { WHO($who) ->
        [you] Oswajasz { FORM($monster, as: "acc") } i bierzesz
       *[other] { $who } oswaja { FORM($monster, as: "acc") } i bierze
    } { $gold ->
        [one] 1 złoto
        [few] { $gold } złota
       *[many] { $gold } złota
    }.
carta-magica-note-failed = { $monster } ucieka { FORM($who, as: "dat") } i { $goods ->
        [0] nic nie zabiera
        [one] zabiera 1 towar
        [few] zabiera { $goods } towary
       *[many] zabiera { $goods } towarów
    }.
carta-magica-note-peace = { WHO($who) ->
        [you] Nie atakujesz
       *[other] { $who } nie atakuje
    }.
carta-magica-note-attack = { WHO($who) ->
        [you] Atakujesz
       *[other] { $who } atakuje
    } { FORM($victim, as: "acc") }.
carta-magica-note-battle = { WHO($who) ->
        [you] Kręcisz
       *[other] { $who } kręci
    }: { $steps }; { WHO($victim) ->
        [you] ty
       *[other] { $victim }
    }: { $other }.
carta-magica-note-won = { WHO($who) ->
        [you] Wygrywasz
       *[other] { $who } wygrywa
    } z { FORM($loser, as: "ins") }.
carta-magica-note-prize = { WHO($who) ->
        [you] Zabierasz
       *[other] { $who } zabiera
    } { FORM($loser, as: "dat") } { FORM($what, as: "acc") }.
carta-magica-note-propose = { WHO($who) ->
        [you] Proponujesz
       *[other] { $who } proponuje
    } { FORM($other, as: "dat") } zamianę miejsc.
carta-magica-note-refuse = { WHO($who) ->
        [you] Zostajesz
       *[other] { $who } zostaje
    } na miejscu.
carta-magica-note-swap = { WHO($who) ->
        [you] Zamieniasz
       *[other] { $who } zamienia
    } się miejscami z { FORM($other, as: "ins") }.
carta-magica-note-home = { WHO($who) ->
        [you] Jesteś
       *[other] { $who } jest
    } w domu: { $harbour }. Partia się kończy.
carta-magica-note-home-last = { WHO($who) ->
        [you] Jesteś
       *[other] { $who } jest
    } w domu: { $harbour }. Zaczynają się ostatnie tury.
carta-magica-note-limit = Zaczyna się runda { $rounds }, ostatnia przy tym stole: potem partia się kończy, nawet jeśli nikt nie jest w domu.
carta-magica-note-over = Koniec partii.

## The position in words

carta-magica-status-settling = { WHO($who) ->
        [you] Wybierasz
       *[other] { $who } wybiera
    } port, wyzwanie i postać.
carta-magica-status-spinning = { WHO($who) ->
        [you] Kręcisz
       *[other] { $who } kręci
    } kołem.
carta-magica-status-choosing = Wynik: { $segment }. { WHO($who) ->
        [you] Wybierasz
       *[other] { $who } wybiera
    }, co robić.
carta-magica-status-sailing = { WHO($who) ->
        [you] Wybierasz
       *[other] { $who } wybiera
    }, dokąd płynąć.
carta-magica-status-storming = Burza: { WHO($who) ->
        [you] możesz
       *[other] { $who } może
    } zakręcić ponownie.
carta-magica-status-sheltering = Burza: { WHO($who) ->
        [you] możesz
        [you-all] { $who } mogą
        [they] { $who } mogą
       *[other] { $who } może
    } zagrać dobrą pogodę.
carta-magica-status-drawing = { WHO($who) ->
        [you] Dobierasz kartę przygody albo najpierw patrzysz przez lunetę
       *[other] { $who } dobiera kartę przygody albo najpierw patrzy przez lunetę
    }.
carta-magica-status-paying = { WHO($who) ->
        [you] Musisz
       *[other] { $who } musi
    } zapłacić { $price }.
carta-magica-status-taming = { WHO($who) ->
        [you] Spotykasz
       *[other] { $who } spotyka
    } { FORM($monster, as: "acc") }.
carta-magica-status-retaming = { WHO($who) ->
        [you] Możesz
       *[other] { $who } może
    } zakręcić ponownie. Potwór: { $monster }.
carta-magica-status-trading = { WHO($who) ->
        [you] Możesz
       *[other] { $who } może
    } handlować { FORM($place, as: "in") }.
carta-magica-status-engaging = { WHO($who) ->
        [you] Możesz
       *[other] { $who } może
    } zaatakować.
carta-magica-status-refighting = { WHO($who) ->
        [you] Przegrywasz bitwę i możesz
       *[other] { $who } przegrywa bitwę i może
    } zakręcić ponownie.
carta-magica-status-looting = { WHO($who) ->
        [you] Wygrywasz bitwę i zabierasz
       *[other] { $who } wygrywa bitwę i zabiera
    } kartę.
carta-magica-status-proposing = { WHO($who) ->
        [you] Możesz
       *[other] { $who } może
    } zaproponować zamianę miejsc.
carta-magica-status-agreeing = { WHO($who) ->
        [you] Masz
       *[other] { $who } ma
    } propozycję zamiany miejsc.
carta-magica-text-head = { $status } Runda { $round } z najwyżej { $rounds }.
carta-magica-text-wheel = Koło wskazuje: { $segment }.
carta-magica-text-wind = Burza spycha na { $wind }.
# by name
carta-magica-text-final = Ktoś jest w domu. Ostatnie tury: { $who }.
carta-magica-text-final-none = Ktoś jest w domu. To ostatnia tura.
carta-magica-text-fight = Bitwa: { WHO($who) ->
        [you] ty
       *[other] { $who }
    } { $steps }, { WHO($other) ->
        [you] ty
       *[other] { $other }
    } { $against }.
carta-magica-text-reach = Możesz przepłynąć { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }: w zasięgu { $squares ->
        [one] jest 1 pole
        [few] są { $squares } pola
       *[many] jest { $squares } pól
    }.
carta-magica-text-reach-harbours = Porty w zasięgu: { $harbours }.
carta-magica-text-peeked = Widzisz: { $cards }.
carta-magica-text-remembered = Znasz z talii: { $cards }.
carta-magica-text-place = { $place }. { $card }
# by name
carta-magica-text-score = { $rank }. { $who }: { $total } ({ $rows })
carta-magica-text-unsettled = { WHO($who) ->
        [you] Twój wybór jest jeszcze przed tobą
       *[other] { $who } ma wybór jeszcze przed sobą
    }.
carta-magica-text-player = { WHO($who) ->
        [you] Ty
       *[other] { $who }
    }: { $character }. { $challenge }. Teraz { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
carta-magica-text-ship = { WHO($who) ->
        [you] Twój statek
       *[other] Statek { FORM($who, as: "gen") }
    } stoi { FORM($place, as: "in") }{ $condition ->
        [damaged] , uszkodzony
        [becalmed] , bez wiatru
       *[free] {""}
    }. Dom: { $home }; przebyta droga wokół wyspy: { $way }.
carta-magica-text-way = { $eighths ->
        [0] jeszcze nic
        [1] jedna ósma
        [2] jedna czwarta
        [3] trzy ósme
        [4] połowa
        [5] pięć ósmych
        [6] trzy czwarte
        [7] siedem ósmych
        [8] cała
       *[other] więcej niż cała
    }{ $direction ->
        [clockwise] , zgodnie z ruchem wskazówek zegara
        [anticlockwise] , przeciwnie do ruchu wskazówek zegara
       *[none] {""}
    }
carta-magica-text-stock = { WHO($who) ->
        [you] Masz
       *[other] { $who } ma
    } { $stock }.
carta-magica-text-cards = { WHO($who) ->
        [you] Twoje karty
       *[other] Karty { FORM($who, as: "gen") }
    }: { $cards }.
carta-magica-text-talismans = { WHO($who) ->
        [you] Twoje talizmany
       *[other] Talizmany { FORM($who, as: "gen") }
    }: { $talismans }.
carta-magica-text-swept = Burza zagnała { FORM($who, as: "acc") } do portu; { WHO($who) ->
        [you] możesz
       *[other] może
    } tam handlować w następnej turze.
carta-magica-text-misses = { WHO($who) ->
        [you] Tracisz
       *[other] { $who } traci
    } { $turns ->
        [one] następną turę
        [few] { $turns } tury
       *[many] { $turns } tur
    }.
carta-magica-text-decks = Talia przygód { $adventures }, użyte { $discard }; talia talizmanów { $talismans }.
carta-magica-text-row-open = Odkryte talizmany: { $talismans }.

## Scores

carta-magica-score-talismans = Talizmany
carta-magica-score-talismans-evidence = { $talismans }
carta-magica-score-challenge = Wyzwanie
carta-magica-score-gold = Złoto
carta-magica-score-gold-evidence = { $tokens } na żetonach i { $cards } na kartach
carta-magica-score-home = Dom
carta-magica-over-home = Statek wrócił do domu i na tym podróż się kończy.
carta-magica-over-limit = Skończyły się rundy tego stołu ({ $rounds }), a nikt nie wrócił do domu.

## What a position is worth, as the coach names it

carta-magica-term-points = talizmany i złoto
carta-magica-term-gold = przydatność złota
carta-magica-term-goods = przydatność towarów
carta-magica-term-magic = magia
carta-magica-term-cards = przydatne karty
carta-magica-term-home = droga do domu
carta-magica-term-ship = bezpieczeństwo statku

## What bots like, a style each: its name, and what it does where moves are about as good

carta-magica-style-merchant-told = lubi złoto i towary.
carta-magica-style-adventurer = poszukiwacz przygód
carta-magica-style-adventurer-told = lubi karty przygody i magię.
carta-magica-style-pilot = rozważny sternik
carta-magica-style-pilot-told = lubi krótką drogę do domu i bezpieczny statek.
carta-magica-style-raider = korsarz
carta-magica-style-raider-told = lubi talizmany i cieszy się z cudzych strat.
