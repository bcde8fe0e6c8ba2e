# What is asked of whoever is to move, in brief. Labels have at most 34 characters, a stake 80, a question 24, a frame 18.

## What is asked

magellan-question-roll = Rzuć kością
magellan-question-draw = Karta: z której talii?
magellan-question-move = { $points ->
        [0] Brak kroków
        [one] Masz 1 krok
        [few] Masz { $points } kroki
       *[many] Masz { $points } kroków
    }
magellan-question-goal = Dokąd?
magellan-question-sell = Który kraj sprzedać?
magellan-question-owe = Co sprzedasz, by spłacić dług?
magellan-question-lose = Który pionek tracisz?
magellan-question-fight = Wojna: walcz!
magellan-question-flight = Twój samolot w powietrzu
magellan-question-onward = Grać dalej bez ciebie?
magellan-question-onward-order = Twoje tury
magellan-question-roll-order = Kość
magellan-question-draw-order = Twoje karty
magellan-question-defend-order = Samoloty w bitwie
magellan-question-voyage = Który pionek rusza?
magellan-question-until = Kiedy bot ma zapytać?

## The figure that frames it

magellan-frame-target = wygrana: ponad +{ $target }
magellan-frame-points = { $points ->
        [one] 1 krok
        [few] { $points } kroki
       *[many] { $points } kroków
    }
magellan-frame-cash = { $cash } M
magellan-frame-pieces = do wyboru: { $pieces }
magellan-frame-war = { $rounds ->
        [one] Wojna: 1 runda
        [few] Wojna: { $rounds } rundy
       *[many] Wojna: { $rounds } rund
    }

## Answers: the deed, its price, its gain

magellan-decide-countries = Dobierz kraj: { $payable ->
        [0] wszystkie za drogie
       *[other] stać cię na { $payable }
    }
magellan-decide-history = Dobierz historię: { $income ->
        [0] brak dochodu
       *[other] wypłata +{ $income }
    }
magellan-decide-develop = { $country }: { $cost } M, +{ $income }
magellan-decide-develop-long = { $country }: { $cost } M, +{ $income }
magellan-decide-develop-pair = { $first } i { $second }: { $cost } M, +{ $income }
magellan-decide-develop-many = { $count ->
        [one] 1 kraj
        [few] { $count } kraje
       *[many] { $count } krajów
    }: koszt { $cost } M, +{ $income }
magellan-decide-fly = Leć { FORM($country, as: "to") }: { $cost } M, +{ $income }
magellan-decide-wins = Wygraj: { $country } za { $cost } M
magellan-decide-wins-long = Wygraj: { $country }
magellan-decide-take = Zdobądź { FORM($country, as: "acc") }: +{ $income }
magellan-decide-take-wins = Wygraj: zdobądź { FORM($country, as: "acc") }
magellan-decide-towards = W stronę { FORM($country, as: "gen") }: { $cost } M, +{ $income }
magellan-decide-towards-free = W stronę { FORM($country, as: "gen") }: +{ $income }
magellan-decide-towards-long = W stronę { FORM($country, as: "gen") }: +{ $income }
magellan-decide-towards-bonus = → { $place }: { $money } M jednorazowo
magellan-decide-towards-capital = W stronę { FORM($country, as: "gen") }, kraj zamknięty
magellan-decide-towards-capital-long = W stronę { FORM($capital, as: "gen") }, kraj zamknięty
magellan-decide-wait = Czekaj na { FORM($country, as: "acc") }
magellan-decide-wait-long = Czekaj { FORM($capital, as: "in") }
magellan-decide-round = Dookoła świata: premia { $money } M
magellan-decide-guard = Strzeż { FORM($country, as: "gen") }
magellan-decide-guard-long = Strzeż swoich krajów
magellan-decide-bonus = { $place }: premia { $money } M
# by name
magellan-decide-meets = Walka: { $who }, { $percent }%, { $country }
# by name
magellan-decide-meets-way = Walka po drodze, { $who }: { $percent }%
# by name
magellan-decide-bomb = Bomba: { $who }, szansa { $hits }/6
# by name
magellan-decide-bomb-at = Bomba: { $who }, { $place }, { $hits }/6
magellan-decide-cell = { $cell }
magellan-decide-end-out = Zakończ turę: odpadasz
magellan-decide-end-lost = Zakończ turę: strata { $points ->
        [one] 1 kroku
        [few] { $points } kroków
       *[many] { $points } kroków
    }
magellan-decide-go = { $place }
magellan-decide-fly-place = Leć: { $place }
magellan-decide-count = { $piece ->
        [jeep]
            Kup { $count ->
                [one] 1 jeepa
                [few] { $count } jeepy
               *[many] { $count } jeepów
            } za { $money } M
        [ship]
            Kup { $count ->
                [one] 1 statek
                [few] { $count } statki
               *[many] { $count } statków
            } za { $money } M
       *[plane]
            Kup { $count ->
                [one] 1 samolot
                [few] { $count } samoloty
               *[many] { $count } samolotów
            } za { $money } M
    }
magellan-decide-sell = Sprzedaj { FORM($country, as: "acc") }: +{ $money }, −{ $income }
magellan-decide-sell-long = { $country }: +{ $money } M, −{ $income }
magellan-decide-lose = { $what ->
        [jeep] Jeep,
        [jeep-aboard] Jeep na pokładzie,
        [ship] Pusty statek,
        [ship-jeep] Statek i jeep,
        [ship-plane] Statek i samolot,
        [ship-both] Statek, samolot, jeep:
        [plane] Samolot,
        [plane-jeep] Samolot i jeep,
       *[plane-aboard] Samolot na pokładzie,
    } { $place }
# by name
magellan-decide-fight = { $piece ->
        [jeep] Walka: { $who }, jeepy, { $mine } do { $theirs }
        [ship] Walka: { $who }, statki, { $mine } do { $theirs }
       *[plane] Walka: { $who }, samoloty, { $mine }:{ $theirs }
    }
# by name
magellan-decide-fight-at = Walka: { $who }, { $place }: { $mine } do { $theirs }
magellan-decide-stay = Bez bomby: niech zacznie się bitwa

## Answers of orders

magellan-standing-onward-develop = Ostrożnie: nie kupuj pionków
magellan-standing-go = { $place }: { $points ->
        [one] 1 krok
        [few] { $points } kroki
       *[many] { $points } kroków
    }
magellan-standing-any = W dowolne miejsce…
magellan-standing-place = { $place }…
magellan-standing-piece = { $what ->
        [jeep] Jeep…
        [ship] Statek…
        [ship-jeep] Statek z jeepem…
        [ship-plane] Statek z samolotem…
       *[ship-both] Statek z samolotem i jeepem…
    }
magellan-standing-none = Brak: pytaj mnie za każdym razem

## What is at stake

# by name
magellan-stake-won = **{ $who } wygrywa z dochodem { $income }.** Grasz dalej o następne miejsce.
magellan-stake-alone = **Masz dochód { $income }.** Nikogo innego już nie ma.
# by name
magellan-stake-near = **{ $who }: do wygranej brakuje { $lacks },** a w gotówce jest { $cash } M. Uprzedź ten zakup.
magellan-stake-first = **Wygrywa dochód ponad { $target }.** Dają go tylko kraje: raz płacisz, potem zarabiasz.
# by name
magellan-stake-standing = **Masz dochód { $income }, { $who } ma { $theirs }.** Wygrywa dochód ponad { $target }.
magellan-stake-packs = **{ $payable ->
        [0] Na żaden otwarty kraj cię nie stać
        [one] Stać cię już na jeden otwarty kraj
        [few] Stać cię już na { $payable } otwarte kraje
       *[many] Stać cię już na { $payable } otwartych krajów
    }.** Co piąta karta historyczna to wypłata.
magellan-stake-wins = **To wygrywa partię:** dochód wyniesie { $income }, a cel to { $target }.
magellan-stake-both = **{ $first } i { $second } naraz:** { $cost } z twoich { $cash } M, +{ $income } na drodze do { $target }.
magellan-stake-unguarded = **{ $country } bez straży:** jeep na miejscu zdobywa kraj, +{ $income }.
magellan-stake-war = **Wojna: { $rounds ->
        [one] ostatnia runda.
        [few] jeszcze { $rounds } rundy.
       *[many] jeszcze { $rounds } rund.
    }** { $bare ->
        [0] Zostaw jeepa w każdym swoim kraju.
       *[other] Wrogowie na jednym polu muszą walczyć.
    }
# by name
magellan-stake-race = **{ $country }: { $who } { $points ->
        [0] już tam jest.
        [one] ma 1 krok drogi.
        [few] ma { $points } kroki drogi.
       *[many] ma { $points } kroków drogi.
    }** Kto pierwszy, ten lepszy.
magellan-stake-so-far = **Dotąd { $how ->
        [sold] +{ $cost } M{ $income ->
            [0] {""}
           *[other] , dochód +{ $income }
        }.**
        [sold-less] +{ $cost } M, dochód −{ $income }.**
        [less] koszt { $cost } M, dochód −{ $income }.**
       *[more] koszt { $cost } M{ $income ->
            [0] {""}
           *[other] , dochód +{ $income }
        }.**
    } { $points ->
        [0] Kroki się skończyły, zostaje
        [one] Zostaje 1 krok i
        [few] Zostają { $points } kroki i
       *[many] Zostaje { $points } kroków i
    } { $cash } M.
magellan-stake-moved = **{ $piece }.** { $points ->
        [0] Brak kroków.
        [one] Został 1 krok.
        [few] Zostały { $points } kroki.
       *[many] Zostało { $points } kroków.
    }
magellan-stake-goal = **{ $piece }:** { $points ->
        [0] brak kroków.
        [one] został 1 krok.
        [few] zostały { $points } kroki.
       *[many] zostało { $points } kroków.
    }
magellan-stake-place = **Tak daleko, na ile starczy kroków.** Reszta w następnej turze.
magellan-stake-count = **Po { $price } M,** a masz { $cash } M. Nowe pionki stają w twojej bazie.
magellan-stake-owe = **Masz { $money } M długu.** Bank płaci połowę kosztu kraju.
magellan-stake-sell = **Do wygranej brakuje ci { $need }.** Bank płaci połowę kosztu kraju.
magellan-stake-lose-card = **Karta zabiera pionek.** To, co wiezie, przepada razem z nim.
magellan-stake-lose-named = **„{ $card }”: tracisz pionek** razem z tym, co wiezie.
magellan-stake-lose-bomb = **Bomba trafia.** Wybierasz, co przepada.
magellan-stake-lose-ally = **Twój sojusznik traci pionek.** Ty tracisz taki sam.
magellan-stake-fight = **Każdą z tych walk trzeba stoczyć.** Remis to twoja wygrana; statek tonie z ładunkiem.
magellan-stake-fight-one = **Szansa na wygraną: { $percent }%.** Stawka: { $risk }.
# by name
magellan-stake-meets = **Odpowiedź { $number }: walka z graczem { $who }, szansa { $percent }%.** Stawka: { $risk }.
magellan-stake-bomb = **Szansa trafienia: { $hits } z 6.** Jedna ścianka zestrzeliwuje twój samolot.
magellan-risk = twój { $what ->
        [jeep] jeep
        [ship] statek
        [ship-jeep] statek i jego jeep
        [ship-plane] statek i jego samolot
        [ship-both] statek, samolot i jeep
        [plane] samolot
       *[plane-jeep] samolot i jego jeep
    }
# by name
magellan-stake-defend = **{ $who } atakuje twoje statki.** Statek tonie z ładunkiem.
magellan-stake-flight = **Jedna ścianka z sześciu zestrzeliwuje samolot.** Po bombie musi wylądować.
magellan-stake-onward = **Bot gra za ciebie,** aż coś się zdarzy.
magellan-stake-onward-goal = **Najpierw { $country }, za { $cost } M.** Bot zapyta, gdy coś się zdarzy.
magellan-stake-onward-wait = **Żaden otwarty kraj nie jest wart swojej ceny.** Póki tak jest, bot kończy tury.
magellan-stake-roll-order = **Rzut o niczym nie decyduje.** Co zrobić z krokami, wybierasz ty.
magellan-stake-defend-order = **Samoloty na pokładzie mogą najpierw bombardować.** Jedna ścianka z 6 zestrzeliwuje samolot.
magellan-stake-voyage = **Pionek idzie sam,** tura po turze, aż bot musi zapytać.
magellan-stake-until = **Nowa wojna zawsze zatrzymuje pionek.** A co jeszcze?

## What the menu of the others holds

magellan-rest-draw = Najpierw coś kup lub sprzedaj
magellan-rest-move = Inny pionek, zakup, koniec tury
magellan-rest-goal = Inne miejsce
magellan-rest-sell = Inny kraj
magellan-rest-lose = Inny pionek
magellan-rest-fight = Inna walka
magellan-rest-land = Inne miejsce do lądowania
magellan-rest-onward = Podróż, kość, talie
magellan-rest-onward-order = Inny sposób gry
magellan-rest-draw-order = Inna talia
magellan-rest-voyage = Inny pionek lub miejsce
magellan-rest-until = Gdy będzie na miejscu
