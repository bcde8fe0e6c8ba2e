# Words on the pictures. They must be short: long ones are shrunk and cut.

pizarro-pic-half = { $number } · strona { $side }

pizarro-pic-title = { $stage ->
        [veto] { $who }: weto?
        [pays] { $who } płaci { $price }
        [exchange] { $who } wymienia karty
        [vetoes] { $who } wetuje
        [unsold] Nikt nie kupuje
        [gamble] { $who } odkrywa karty
       *[bid] { $who } licytuje
    }
pizarro-pic-task = { $stage ->
        [veto] { $explorer }: odłożyć czy dopuścić
        [paying] wybierz karty: { $explorer }
        [exchange] za ten statek wymień do 3 kart
        [gamble] razem { $total } – odkryj lub skończ
        [pending] zatwierdź i zobacz, co dalej
       *[bidding] { $least } lub więcej – albo pas
    }

pizarro-pic-phase = Faza
pizarro-pic-card-of = karta { $number } z { $cards }
pizarro-pic-then-phase = · jeszcze { $cards }, potem faza { $phase }
pizarro-pic-then-end = · jeszcze { $cards }, potem koniec
pizarro-pic-to-come = jeszcze będą:
pizarro-pic-none-to-come = to ostatnia
pizarro-pic-last-card = · to ostatnia
pizarro-pic-phase-end = Koniec fazy
pizarro-pic-scoring = Punktacja końcowa
pizarro-pic-deck = talia
pizarro-pic-discards = odrzucone

pizarro-pic-effect-crowns = korony na koniec
pizarro-pic-effect-bags = na końcu fazy { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[many] { $cards } kart
    } więcej
pizarro-pic-effect = { $action ->
        [veto] weto na późniejszą kartę
        [gamble] na końcu odkrywasz do 20
        [pile_hand] z kartą z ręki
        [pile_paid] z jedną z kart zapłaty
        [exchange] na końcu fazy wymień do { $cards }
        [draw] dobierz od razu { $cards ->
            [one] 1 kartę
            [few] { $cards } karty
           *[many] { $cards } kart
        }
        [open_hand] potem grasz z odkrytą ręką
       *[lose_card] potem tracisz losową kartę
    }
pizarro-pic-effect-choose = dobierz { $cards } albo korony na koniec

pizarro-pic-no-bid = Jeszcze bez ofert
pizarro-pic-high-bid = Oferta
pizarro-pic-to-pay = Do zapłaty
pizarro-pic-pass = pas
pizarro-pic-veto-asked = Pytanie o weto
pizarro-pic-exchange-turn = Wymienia karty
pizarro-pic-then = potem
pizarro-pic-drawn = Odkryte dla Pizarra
pizarro-pic-of-limit = z { $limit }
pizarro-pic-bust = za dużo: 0
pizarro-pic-decided = Po decyzji
pizarro-pic-last = { $what ->
        [vetoed] odłożono: { $explorer }
        [unsold] nikt nie chce { FORM($explorer, as: "gen") }
       *[exchanged] { $cards ->
            [0] bez wymiany
            [one] wymiana: 1 karta
            [few] wymiana: { $cards } karty
           *[many] wymiana: { $cards } kart
        }
    }

pizarro-pic-standing-asked = { $stage ->
        [veto] weto?
        [paying] płaci { $price }
        [exchange] wymienia
        [gamble] odkrywa
       *[bidding] licytuje
    }
pizarro-pic-standing = { $how ->
        [leads] prowadzi · { $bid }
        [passed] pas
        [no_ship_left] brak statków
       *[no_cards] za mało kart
    }
pizarro-pic-standing-bid = { $bid ->
        [0] w grze
       *[other] daje { $bid }
    }
pizarro-pic-standing-no-ship = brak statku: { $explorer }
pizarro-pic-standing-no-ship-short = brak statku
pizarro-pic-standing-rank = miejsce { $rank } · { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
pizarro-pic-standing-rank-short = miejsce { $rank }

pizarro-pic-hand-title = Twoja ręka
pizarro-pic-hand-count = { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }
pizarro-pic-hand-crowns = korony
pizarro-pic-pay-bid = Zapłata za ofertę
pizarro-pic-pay-exact = bez reszty
pizarro-pic-pay-over = o { $amount } za dużo
pizarro-pic-pay-most = Możesz zapłacić do { $most }.
pizarro-pic-pay-given-up = oddane korony
pizarro-pic-pay-fewest = możliwie najmniej
pizarro-pic-pay-least = wystarczy { $crowns }
pizarro-pic-pay-or = albo
pizarro-pic-after-title = Po zapłacie
pizarro-pic-after-lose = { $explorer }: ciągnie { $who }
pizarro-pic-after-lose-of = 1 z tych { $cards } na ślepo
pizarro-pic-after-open = { $explorer }: odkryta ręka
pizarro-pic-after-open-until = do końca fazy
pizarro-pic-after-draw = { $explorer }: dobierz { $cards }
pizarro-pic-after-draw-or = albo weź korony
pizarro-pic-after-draw-at-once = od razu
pizarro-pic-after-under-hand = { $explorer }: 1 karta z ręki
pizarro-pic-after-under-paid = { $explorer }: 1 karta z zapłaty
pizarro-pic-after-scores = idzie pod stosik
pizarro-pic-swap-title = Wymiana
pizarro-pic-swap-choose = Wybierz do 3 kart albo żadnej.
pizarro-pic-swap-kept = Karty zachowane
pizarro-pic-income-title = Koniec fazy { $phase }
pizarro-pic-income-cards = { $cards ->
        [one] 1 nowa karta
        [few] { $cards } nowe karty
       *[many] { $cards } nowych kart
    }, jeśli statki zostaną
pizarro-pic-outlook-title = Korony wszystkich statków
pizarro-pic-outlook-ships = Kart już nie będzie: nadchodzi punktacja.
pizarro-pic-points-title = Punkty do tej pory
pizarro-pic-points-ships = statki
pizarro-pic-points-hand = ręka

pizarro-pic-choice-cards = karty teraz
pizarro-pic-choice-left = połowa z kartami
pizarro-pic-choice-right = połowa z koronami
pizarro-pic-choice-drawn = razem { $total }
pizarro-pic-choice-deck = jeszcze jedna karta
pizarro-pic-choice-now = licytacja teraz
pizarro-pic-choice-bottom = { $cards ->
        [0] pusty stos
        [one] przed nią jedna
        [few] przed nią { $cards }
       *[many] przed nią { $cards }
    }
