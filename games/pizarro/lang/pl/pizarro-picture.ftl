# Words on the pictures. They must be short: long ones are shrunk and cut.

pizarro-pic-half = { $number } · strona { $side }

pizarro-pic-title-bid = { $who } licytuje
pizarro-pic-title-veto = { $who }: weto?
pizarro-pic-title-pays = { $who } płaci { $price }
pizarro-pic-title-exchange = { $who } wymienia karty
pizarro-pic-title-vetoes = { $who } wetuje
pizarro-pic-title-unsold = Nikt nie kupuje
pizarro-pic-title-gamble = { $who } odkrywa karty
pizarro-pic-task-bid = { $least } lub więcej – albo pas
pizarro-pic-task-veto = { $explorer }: odłożyć czy dopuścić
pizarro-pic-task-pay = wybierz karty: { $explorer }
pizarro-pic-task-exchange = za ten statek wymień do 3 kart
pizarro-pic-task-gamble = razem { $total } – odkryj lub skończ
pizarro-pic-task-pending = zatwierdź i zobacz, co dalej

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
pizarro-pic-effect-veto = weto na późniejszą kartę
pizarro-pic-effect-gamble = na końcu odkrywasz do 20
pizarro-pic-effect-pile-hand = z kartą z ręki
pizarro-pic-effect-pile-paid = z jedną z kart zapłaty
pizarro-pic-effect-exchange = na końcu fazy wymień do { $cards }
pizarro-pic-effect-draw = dobierz od razu { $cards ->
        [one] 1 kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }
pizarro-pic-effect-choose = dobierz { $cards } albo korony na koniec
pizarro-pic-effect-open-hand = potem grasz z odkrytą ręką
pizarro-pic-effect-lose-card = potem tracisz losową kartę

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
pizarro-pic-last-vetoed = odłożono: { $explorer }
pizarro-pic-last-unsold = nikt nie chce { FORM($explorer, as: "gen") }
pizarro-pic-last-exchanged = { $cards ->
        [0] bez wymiany
        [one] wymiana: 1 karta
        [few] wymiana: { $cards } karty
       *[many] wymiana: { $cards } kart
    }

pizarro-pic-standing-to-bid = licytuje
pizarro-pic-standing-asked-veto = weto?
pizarro-pic-standing-pays = płaci { $price }
pizarro-pic-standing-exchanges = wymienia
pizarro-pic-standing-gambles = odkrywa
pizarro-pic-standing-leads = prowadzi · { $bid }
pizarro-pic-standing-bid = daje { $bid }
pizarro-pic-standing-still-in = w grze
pizarro-pic-standing-passed = pas
pizarro-pic-standing-no-ship = brak statku: { $explorer }
pizarro-pic-standing-no-ship-short = brak statku
pizarro-pic-standing-no-ship-left = brak statków
pizarro-pic-standing-no-cards = za mało kart
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
