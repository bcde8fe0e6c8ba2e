# Words on the pictures of carta_magica. They must be short: long ones are shrunk and cut.

carta-magica-picture-players = Karty wszystkich

carta-magica-pic-last-round = Runda { $round }, ostatnia
carta-magica-pic-adventures = przygody
carta-magica-pic-talismans-left = talizmany
carta-magica-pic-not-sold = nie w sprzedaży

carta-magica-pic-title-settling = { $who } wypływa
carta-magica-pic-title-spinning = { $who } kręci
carta-magica-pic-title-choosing = { $who } wybiera
carta-magica-pic-title-sailing = { $who } płynie
carta-magica-pic-title-storming = { $who }: burza!
carta-magica-pic-title-sheltering = { $who }: ochrona?
carta-magica-pic-title-peeking = { $who } podgląda karty
carta-magica-pic-title-paying = { $who } płaci
carta-magica-pic-title-taming = { $who }: potwór!
carta-magica-pic-title-trading = { $who } handluje
carta-magica-pic-title-engaging = { $who }: bitwa?
carta-magica-pic-title-refighting = { $who }: jeszcze raz?
carta-magica-pic-title-looting = { $who } wygrywa bitwę
carta-magica-pic-title-proposing = { $who }: zamiana?

carta-magica-pic-task-settling = postać, wyzwanie, port macierzysty
carta-magica-pic-task-spinning = zakręć { $condition ->
        [free] kołem
        [damaged] – młot naprawia statek
       *[becalmed] – wiatr uwalnia statek
    }
carta-magica-pic-sail-most = płyń najwyżej { $steps }
carta-magica-pic-sail-exactly = płyń dokładnie { $steps }
carta-magica-pic-sail-damaged = naprawa: { $sail }
carta-magica-pic-sail-becalmed = wiatr: { $sail }
carta-magica-pic-task-choosing = { $offered ->
        [none] { $sail }
        [card] { $sail } – albo dobierz kartę
       *[tokens] { $sail } – albo weź { $steps } tow. lub magii
    }
carta-magica-pic-task-damaged = { $offered ->
        [none] kup naprawę, potem płyń { $steps }
        [card] dobierz kartę – lub napraw i płyń { $steps }
       *[tokens] weź żetony ({ $steps }) – lub napraw i płyń
    }
carta-magica-pic-task-becalmed = { $offered ->
        [none] kup holowanie, potem płyń { $steps }
        [card] dobierz kartę – lub kup holowanie i płyń { $steps }
       *[tokens] weź żetony ({ $steps }) – lub kup holowanie i płyń
    }
carta-magica-pic-task-stuck = { $offered ->
        [none] statek utknął
        [card] utknął: dobierz kartę
       *[tokens] utknął: weź { $steps } tow. lub magii
    }
carta-magica-pic-task-storming = zakręć: kierunek burzy
# The letters of north, east, south and west.
carta-magica-pic-compass = NESW
carta-magica-pic-task-wind = { $wind ->
        [n] burza spycha statki na północ
        [e] burza spycha statki na wschód
        [s] burza spycha statki na południe
       *[w] burza spycha statki na zachód
    }
carta-magica-pic-task-drawing = dobierz lub użyj lunety
carta-magica-pic-task-peeking = bierze jedną z kart
carta-magica-pic-task-paying = { $price }, żetony lub karty
carta-magica-pic-task-taming = { $monster }, { $strength }: ile magii?
carta-magica-pic-task-retaming = inaczej wygra { $monster }
carta-magica-pic-task-trading = { $colour ->
        [black] czarny port: 2 towary za 1 złoto
       *[red] czerwony port: talizman za 2 złota
    }
carta-magica-pic-task-engaging = o talizman z wyzwania
carta-magica-pic-task-refighting = { $low } przeciw { $high }
carta-magica-pic-task-looting = bierze kartę przegranego
carta-magica-pic-task-proposing = po bitwie

carta-magica-pic-state = { $stage ->
        [settling] wypływa
        [spinning] kręci
        [choosing] wybiera
        [sailing] płynie
        [storming] burza!
        [sheltering] ochrona?
        [drawing] dobiera
        [peeking] podgląda
        [paying] płaci
        [taming] oswaja
        [trading] handluje
        [engaging] bitwa?
        [looting] bierze kartę
        [proposing] zamiana?
        [agreeing] zamiana?
       *[other] ponownie?
    }
carta-magica-pic-state-damaged = uszkodzony
carta-magica-pic-state-becalmed = bez wiatru
carta-magica-pic-state-misses = traci turę
carta-magica-pic-state-home = w domu
carta-magica-pic-state-swept = w porcie po burzy
carta-magica-pic-state-waiting = czeka
carta-magica-pic-state-rank = { $rank ->
        [1] 1. miejsce
        [2] 2. miejsce
        [3] 3. miejsce
       *[other] 4. miejsce
    }

carta-magica-pic-last-start = początek
carta-magica-pic-last-settled = wypływa
carta-magica-pic-last-spun = wynik { $number }
carta-magica-pic-last-storm = burza
carta-magica-pic-last-sailed = płynie: { $squares }
carta-magica-pic-last-took = bierze { $amount }
carta-magica-pic-last-drew = dobiera: { $card }
carta-magica-pic-last-drew-payment = dobiera: opłata { $amount }
carta-magica-pic-last-sold = sprzedaż: { $amount ->
        [one] 1 złoto
        [few] { $amount } złota
       *[many] { $amount } złota
    }
carta-magica-pic-last-bought = kupuje: { $talisman }
carta-magica-pic-last-cursed = rzuca klątwę
carta-magica-pic-last-drew-monster = dobiera potwora
carta-magica-pic-last-tamed-monster = oswaja potwora
carta-magica-pic-last-failed-monster = potwór wygrywa
carta-magica-pic-last-paid = płaci { $amount } tow.
carta-magica-pic-last-battle = walczy
carta-magica-pic-last-prize = bierze łup
carta-magica-pic-last-swapped = zamiana miejsc
carta-magica-pic-last-rested = czeka
carta-magica-pic-last-missed = traci turę

carta-magica-pic-card-magic = Magia
carta-magica-pic-card-goods = Towary
carta-magica-pic-card-repair = Naprawa
carta-magica-pic-card-lucky-wind = Szcz. wiatr
carta-magica-pic-card-spin-again = Zakręć znów
carta-magica-pic-effect-gold = daje { $amount ->
        [one] 1 złoto
        [few] { $amount } złota
       *[many] { $amount } złota
    }
carta-magica-pic-effect-magic = { $amount } do oswajania
carta-magica-pic-effect-goods = { $amount } na handel
carta-magica-pic-effect-payment = zapłać { $amount } tow.
carta-magica-pic-effect-good-weather = chroni w burzy
carta-magica-pic-effect-repair = naprawia statek
carta-magica-pic-effect-lucky-wind = uwalnia lub +5
carta-magica-pic-effect-lucky-wind-five = uwalnia lub 5 kroków
carta-magica-pic-effect-good-weather-all = ucisza burzę
carta-magica-pic-effect-spin-again = kręcisz znowu
carta-magica-pic-effect-telescope = 1 z 3 kart
carta-magica-pic-effect-curse = nowe talizmany
carta-magica-pic-effect-monster = { $strength }: { $gold ->
        [one] 1 złoto
        [few] { $gold } złota
       *[many] { $gold } złota
    }

carta-magica-pic-card-tamed = Oswojony
carta-magica-pic-effect-tamed = +{ $count } następnym razem
carta-magica-pic-home-harbour = dom:
carta-magica-pic-challenge = Wyzwanie: +{ $points }
carta-magica-pic-wanted = { $where ->
        [own] twoje
        [open] w sprzedaży
        [held] zabrane
       *[deck] jeszcze w talii
    }
carta-magica-pic-known = znane w talii
carta-magica-pic-nothing-known = brak znanych
carta-magica-pic-next-cards = Następne karty
carta-magica-pic-of-six = { $good } z 6
carta-magica-pic-tames-in-six = wygrane na 6
carta-magica-pic-last-blown = wiatr burzy
