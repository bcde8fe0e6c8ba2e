# Words on the pictures of Magellan. They must be short: long ones are shrunk and cut.

magellan-pic-title = { $stage ->
        [rolling] { $who } rzuca
        [moving] { $who }, ruch: { $points ->
            [one] 1 krok
            [few] { $points } kroki
           *[many] { $points } kroków
        }
        [fighting] { $who } musi walczyć
        [defending] Atak: broni się { $who }
        [flying] { $who }: samolot w powietrzu
        [losing] { $who } traci pionek
       *[owing] { $who } ma { $amount } M długu
    }

magellan-pic-last-rolled = { $who }: wynik rzutu { $points }
magellan-pic-last-turned = { $who } odkrywa kartę { FORM($country, as: "gen") }
magellan-pic-last-drew = { $who } dobiera: { $card }
magellan-pic-last-drew-some = { $who } dobiera kartę historyczną
magellan-pic-last-way = { $piece ->
        [jeep]
            { $who } jedzie { FORM($end, as: "to") }{ $more ->
                [0] { "" }
               *[other] , i jeszcze { $more }
            }
        [ship]
            { $who } płynie { FORM($end, as: "to") }{ $more ->
                [0] { "" }
               *[other] , i jeszcze { $more }
            }
       *[plane]
            { $who } leci { FORM($end, as: "to") }{ $more ->
                [0] { "" }
               *[other] , i jeszcze { $more }
            }
    }
magellan-pic-last-aloft = { $who }, samolot w locie: { $cell }
magellan-pic-last-aboard = { $who }: samolot załadowany lub wyładowany, { $cell }
magellan-pic-last-fought = Walka: { $who } kontra { $other }, { $own } do { $theirs }
magellan-pic-last-bombed = { $who } bombarduje gracza { $other }: { $hit }
magellan-pic-face = { $face ->
        [1] zestrzelony
        [2] jeep
        [3] dwa jeepy
        [4] statek
        [5] jeep i statek
       *[other] pudło
    }
magellan-pic-last-lost = { $who } traci pionek
magellan-pic-last-sold = { $who } sprzedaje { FORM($country, as: "acc") }
magellan-pic-last-won = { $who } wygrywa i kończy
magellan-pic-last-out = { $who } odpada

magellan-pic-round = Runda { $number }
magellan-pic-round-of = Runda { $number } z { $rounds }
magellan-pic-war-all = Wojna wszystkich ze wszystkimi
magellan-pic-war-rounds = jeszcze { $rounds ->
        [one] 1 runda
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }
magellan-pic-place = miejsce { $place }
magellan-pic-of-target = /{ $target }
magellan-pic-sale = Kraje na sprzedaż
magellan-pic-sale-what = koszt i dochód
magellan-pic-sale-none = Nic nie leży odkryte. Odkrywa je czwórka lub piątka na kości.
magellan-pic-sale-more = jeszcze { $countries }: zob. Karty
magellan-pic-packs = talie: kraje { $countries }, historia { $history }
magellan-pic-discoveries-none = Żadna karta nie leży odkryta.
magellan-pic-effect-own = { $count ->
        [one] następny kraj { FORM($series, as: "gen") }
        [few] { $count } nowe kraje { FORM($series, as: "gen") }
       *[many] { $count } nowych krajów { FORM($series, as: "gen") }
    }
magellan-pic-effect-round = statkiem dookoła świata
magellan-pic-effect-no-resale = bez sprzedaży bankowi
magellan-pic-effect-cost = { $series }: { $percent }% taniej
magellan-pic-effect-price = { $piece ->
        [jeep] jeepy
        [ship] statki
       *[plane] samoloty
    } po { $amount } M
magellan-pic-effect-points = { $amount ->
        [one] o 1 krok
        [few] o { $amount } kroki
       *[many] o { $amount } kroków
    } więcej na turę
magellan-pic-effect-factor = kroki × { $factor }
magellan-pic-effect-income-named = o { $amount } M więcej: { $countries }
magellan-pic-effect-income-more = { $series }: każdy o { $amount } M więcej
magellan-pic-effect-income-part = { $percent ->
        [0] { $series }: bez dochodu
       *[other] { $series }: { $percent }% dochodu
    }
magellan-pic-more = i jeszcze { $cards }

magellan-pic-card-target = Wygrywa dochód powyżej { $target } M
magellan-pic-history = Odkryte karty historyczne
magellan-pic-sheet-below = Dochód wobec celu { $target } M, po { $rounds } rundach
magellan-pic-sheet-won = wygrywa i kończy
magellan-pic-sheet-out = odpada
magellan-pic-sheet-gone = Odpada bez pieniędzy i krajów.
magellan-pic-zoom = Powiększenie: { $place }
magellan-pic-legend-owned = zajęte
magellan-pic-legend-sale = na sprzedaż
magellan-pic-legend-closed = zamknięte
magellan-pic-legend-wins = wygrywa
magellan-pic-mine-trail = Złota linia: ostatnia tura
magellan-pic-mine-points = { $points ->
        [one] został 1 krok
        [few] zostały { $points } kroki
       *[many] zostało { $points } kroków
    }
magellan-pic-mine-drawing = Dobierz kartę
magellan-pic-mine-fighting = Najpierw walcz
magellan-pic-mine-defending = Bomba przed bitwą?
magellan-pic-mine-losing = Oddaj pionek
magellan-pic-mine-owing = Sprzedaj kraj, spłać dług

magellan-picture-table = Mapa świata
magellan-picture-card = W skrócie
magellan-picture-mine = Moje pionki
magellan-picture-cards = Karty
magellan-picture-sheet = Wynik końcowy
magellan-picture-zoom-oceania = Oceania
magellan-picture-zoom-north-america = Ameryka Północna
magellan-picture-zoom-south-america = Ameryka Południowa

magellan-sea-pacific = Ocean Spokojny
magellan-sea-atlantic = Ocean Atlantycki
magellan-sea-indian = Ocean Indyjski
magellan-sea-southern = Ocean Południowy
magellan-sea-arctic = Ocean Arktyczny
magellan-sea-mediterranean = Morze Śródziemne
magellan-sea-black = Morze Czarne
magellan-sea-north-sea = Morze Północne
magellan-sea-caribbean = Morze Karaibskie
magellan-sea-gulf-of-mexico = Zatoka Meksykańska
magellan-sea-arabian = Morze Arabskie
magellan-sea-bengal = Zatoka Bengalska
magellan-sea-south-china = Morze Południowochińskie
magellan-sea-japan = Morze Japońskie
magellan-sea-coral = Morze Koralowe
magellan-sea-tasman = Morze Tasmana
magellan-sea-hudson = Zatoka Hudsona
magellan-sea-bering = Morze Beringa
magellan-sea-norwegian = Morze Norweskie
magellan-sea-philippine = Morze Filipińskie

## The picture of a decision

magellan-pic-decide-and = { $first } i { $second }
magellan-pic-decide-of = z { $target }
magellan-pic-decide-income = +{ $income } z { $target }
magellan-pic-decide-countries = { $cards ->
        [one] 1 kraj
        [few] { $cards } kraje
       *[many] { $cards } krajów
    }
magellan-pic-decide-history = { $cards ->
        [one] 1 karta historyczna
        [few] { $cards } karty historyczne
       *[many] { $cards } kart historycznych
    }
magellan-pic-decide-payable = { $payable ->
        [0] wszystkie za drogie
       *[other] stać cię na { $payable }
    }
magellan-pic-decide-payday = { $income ->
        [0] jeszcze bez dochodu
       *[other] wypłata: +{ $income } M
    }
