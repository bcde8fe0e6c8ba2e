# Why one would play a move: one sentence of at most 120 characters, with names, things and prices.

magellan-why-wins = Zagospodaruj { FORM($country, as: "acc") }: +{ $income } za { $cost } M daje ci ponad { $target } i wygrywasz.
# by name
magellan-why-denies = Zagospodaruj { FORM($country, as: "acc") }, zanim zrobi to { $who }: +{ $income } dałoby tej osobie zwycięstwo, a na { $cost } M ją stać.
# by name
magellan-why-first = Zagospodaruj { FORM($country, as: "acc") }: +{ $income } za { $cost } M, a { $who } { $points ->
        [0] już tam jest
        [one] ma tam tylko 1 krok
        [few] ma tam tylko { $points } kroki
       *[many] ma tam tylko { $points } kroków
    }.
magellan-why-develops = Zagospodaruj { FORM($country, as: "acc") }: +{ $income } za { $cost } M; do wygranej brakuje potem { $left }.
magellan-why-pair = { $first }, potem { $second }: oba kraje w jednej turze, +{ $income } za { $cost } M.
# by name
magellan-why-takes = Zabierz { FORM($country, as: "acc") } graczowi { $who }: nie ma tam straży, a +{ $income } nic cię nie kosztuje.
# by name
magellan-why-takes-soon = Ruszaj { FORM($country, as: "to") }, gdzie { $who } nie ma jeepa: +{ $income } nic cię nie kosztuje.
magellan-why-strikes = Zbombarduj wroga { FORM($place, as: "in") }: trafiony nie pilnuje kraju, a samolot wraca przy pięciu wynikach z sześciu.
magellan-why-sells = Sprzedaj { FORM($country, as: "acc") }: za { $money } M kupisz coś, co zarabia więcej.
magellan-why-buys = Kup { FORM($piece, as: "acc") } za { $money } M: stanie w twojej bazie.
magellan-why-buys-jeep = Kup jeepa: statkiem z bazy dotrze { FORM($country, as: "to") } szybciej niż wszystkie inne.
magellan-why-buys-ship = Kup statek w bazie: bez niego żaden jeep nie opuści wyspy.
magellan-why-buys-plane = Kup samolot: leci dwie linie za krok, do twoich krajów i innych jeepów.
magellan-why-waits = Czekaj { FORM($capital, as: "in") }: karta { FORM($country, as: "gen") }, { $cost } M za +{ $income }, jest jeszcze w talii.
magellan-why-hopes = Idź w stronę { FORM($capital, as: "gen") }. Karta { FORM($country, as: "gen") }, { $cost } M za +{ $income }, jest jeszcze w talii.
magellan-why-guards = Przyprowadź jeepa { FORM($country, as: "to") }: na wojnie kraj bez straży można zabrać, a z nim +{ $income }.
magellan-why-keeps = Jeep zostaje { FORM($country, as: "in") }: bez niego wróg mógłby wziąć +{ $income }.
magellan-why-goes = Idź { FORM($place, as: "to") }: stamtąd bliżej do reszty świata.
magellan-why-round = Płyń dalej dookoła świata: kto pierwszy go opłynie, dostaje { $money } M.
magellan-why-bonus = Ruszaj po premię ({ $place }): { $money } M dla tego, kto dotrze pierwszy, i nic do zapłaty.
# by name
magellan-why-saves = Stań { FORM($country, as: "in") }: +{ $income }, a brakuje { $missing } M, które może dać wypłata.
# by name
magellan-why-races = Ruszaj teraz { FORM($country, as: "to") }: +{ $income } za { $cost } M, a { $who } { $points ->
        [0] już tam jest
        [one] ma tam 1 krok
        [few] ma tam { $points } kroki
       *[many] ma tam { $points } kroków
    }.
magellan-why-towards = Ruszaj { FORM($country, as: "to") }: +{ $income } za { $cost } M, po tej turze { $left ->
        [one] zostaje jeden krok
        [few] zostają { $left } kroki
       *[many] zostaje { $left } kroków
    } drogi.
magellan-why-stays = Zachowaj swoje { $cash } M na { FORM($country, as: "acc") }: kosztuje to { $cost } M, a nic innego nie jest teraz warte ceny.
magellan-why-nothing = Żaden otwarty kraj nie jest wart ceny, więc twoje pionki zostają na miejscu.
magellan-why-draws-country = Dobierz kraj: z krajów w talii stać cię na { $payable }, w tym na { FORM($country, as: "acc") } z +{ $income }.
magellan-why-draws-country-dear = Dobierz kraj: { $cards ->
        [one] został 1
        [few] zostały { $cards }
       *[many] zostało { $cards }
    }, a jeszcze jeden do wyboru się przyda, gdy będą pieniądze.
magellan-why-draws-most = Dobierz historię: co piąta karta to wypłata i daje ci { $income } M, więcej niż komukolwiek innemu.
magellan-why-draws-history = Dobierz historię: co piąta karta to wypłata i daje ci { $income } M.
magellan-why-draws-luck = Dobierz historię: bez dochodu liczysz na prezent albo miejsce do odkrycia.
# by name
magellan-why-fights = Walcz z graczem { $who } { FORM($place, as: "in") }: { $mine } przeciw { $theirs }, a przy remisie wygrywasz.
magellan-why-fights-open = Walcz o { FORM($country, as: "acc") }: { $mine } przeciw { $theirs }; po wygranej +{ $income } stoi otworem.
# by name
magellan-why-raids = Najpierw zbombarduj statek gracza { $who }: co trafione, nie walczy.
magellan-why-bombs = Najpierw zbombarduj, potem ląduj: co trafione, nie pilnuje kraju.
magellan-why-loses = Oddaj { FORM($piece, as: "acc") } { FORM($place, as: "in") }: tego pionka będzie ci najmniej brakować.
magellan-why-owes = Sprzedaj { FORM($country, as: "acc") }: { $money } M teraz, ale dochód mniejszy o { $income }.
magellan-why-lands = Wyląduj { FORM($place, as: "in") }: cały lot kosztuje { $points ->
        [one] jeden krok
        [few] { $points } kroki
       *[many] { $points } kroków
    }.
magellan-why-stays-down = Najpierw bez bomby: bitwa zaczyna się od razu.
magellan-why-throws = Rzuć kością: co wypadnie, to twoje kroki.
