# Why one would play a line, from one player to another: at most 120 characters each.

navegador-reason-nagasaki = Dotrzyj do Nagasaki, póki prowadzisz o { $lead }: każdy ma jeszcze jedną turę i za mało czasu, by cię dogonić.
navegador-reason-nagasaki-behind = Dotrzyj do Nagasaki: odkrywca jest twój za { $lost ->
        [one] statek
        [few] { $lost } statki
       *[many] { $lost } statków
    } i zaczyna się ostatnia runda.
navegador-reason-phase = Odkryj { FORM($region, as: "acc") }: w nowej fazie statki przekraczają { $borders } granice, a przywileje są uzupełniane.
# by name
navegador-reason-raced = Odkryj { FORM($region, as: "acc") }, zanim zrobi to { $who }, bo ma równie blisko; kosztuje cię to { $lost ->
        [one] statek
        [few] { $lost } statki
       *[many] { $lost } statków
    }.
navegador-reason-explore = Płyń { $ships ->
        [one] jednym statkiem
        [few] { $ships } statkami
       *[many] { $ships } statkami
    } { FORM($region, as: "to") }: odkrywca daje { $points }, a ty jesteś tam przed innymi; { $lost ->
        [one] jeden statek przepada
        [few] { $lost } statki przepadają
       *[many] { $lost } statków przepada
    }.
# by name
navegador-reason-sail-last = Płyń { FORM($region, as: "to") }: została tam jedna kolonia, a obok stoi { $who }.
navegador-reason-sail-colony = Płyń { FORM($region, as: "to") }: { $count ->
        [one] ostatnia kolonia kosztuje tam { $price } i potrzebuje statku
        [few] są tam jeszcze { $count } kolonie, od { $price }, a każda potrzebuje statku
       *[many] jest tam jeszcze { $count } kolonii, od { $price }, a każda potrzebuje statku
    }.
navegador-reason-sail-near = Płyń { FORM($region, as: "to") }: stamtąd następnym razem można odkryć { FORM($near, as: "acc") }.
navegador-reason-card = Użyj karty teraz: to żegluga, która nie kosztuje tury.
navegador-reason-card-goes = Użyj karty, zanim przejdzie dalej: popłyń { FORM($regions, as: "to") } bez straty tury.
# by name
navegador-reason-colony-last = Zasiedl { $regions } za { $price }: potem nie będzie już kolonii { FORM($region, as: "in") }, a stoi tam też { $who }.
# by name
navegador-reason-colony-before = Zasiedl { $regions } za { $price }, zanim zrobi to { $who }, bo też stoi { FORM($region, as: "in") }: następna kosztuje { $next }.
navegador-reason-colony = Zasiedl { $regions } za { $price }: { $region } przy każdym handlu daje { FORM($good, as: "acc") }, teraz po { $income }.
navegador-reason-sold-out = Kup ostatni budynek, póki prowadzisz o { $lead }: każdy ma jeszcze jedną turę i to wszystko.
navegador-reason-sold-out-behind = Kup ostatni budynek: punkty są twoje, ale każdy ma jeszcze jedną turę.
navegador-reason-building-dearer = Zbuduj { $buildings } za { $price }: { FORM($building, as: "gender") ->
        [f] następna
       *[mi] następny
    } { $building } kosztuje { $next }.
navegador-reason-factory = Zbuduj { $buildings } za { $price }: przy dzisiejszej cenie { $building } daje { $income } przy każdym handlu.
navegador-reason-shipyard = Zbuduj { $buildings } za { $price }: stocznia daje { $points }, a od teraz jeden statek więcej kosztuje tylko 50.
navegador-reason-church = Zbuduj { $buildings } za { $price }: kościół daje { $points }, a od teraz jeden robotnik więcej kosztuje tylko 50.
navegador-reason-sold = { $what ->
        [workers] Zwerbuj { $count ->
            [one] robotnika
            [few] { $count } robotników
           *[many] { $count } robotników
        } za { $price }: od razu sprzedasz { $sold ->
            [one] jednego za 100
            [few] { $sold } z nich po 100
           *[many] { $sold } z nich po 100
        }.
       *[ships] Zbuduj { $count ->
            [one] statek
            [few] { $count } statki
           *[many] { $count } statków
        } za { $price }: od razu sprzedasz { $sold ->
            [one] jeden za 100
            [few] { $sold } z nich po 100
           *[many] { $sold } z nich po 100
        }.
    }
navegador-reason-workers-colonies = Najpierw robotnicy: mając ich { $workers }, założysz od razu { $count ->
        [one] 1 kolonię
        [few] { $count } kolonie
       *[many] { $count } kolonii
    } tam, gdzie stoją twoje statki.
navegador-reason-workers-building = Najpierw robotnicy: mając ich { $workers }, zbudujesz { FORM($building, as: "acc") }.
navegador-reason-factories = fabryka
    .gender = f
    .acc = fabrykę
navegador-reason-workers = Zwerbuj { $count ->
        [one] robotnika
        [few] { $count } robotników
       *[many] { $count } robotników
    } za { $price }: każdy to punkt, a na lądzie potrzeba rąk do pracy.
navegador-reason-ships-explore = Zbuduj statki: mając ich { $ships }, możesz wpłynąć { FORM($region, as: "to") } mimo straty { $lost ->
        [one] jednego
        [few] { $lost }
       *[many] { $lost }
    }.
navegador-reason-ships = Zbuduj { $count ->
        [one] statek
        [few] { $count } statki
       *[many] { $count } statków
    } za { $price }: każdy to punkt, a każda kolonia potrzebuje na miejscu statku.
# by name
navegador-reason-privilege-last = Weź ostatni przywilej na { FORM($kind, as: "acc") }, zanim zrobi to { $who }, bo { FORM($kind, as: "gen") } ma już { $count }.
navegador-reason-privilege = Przywilej { $king ->
        [0] na { FORM($kind, as: "acc") }: { $bonus } teraz za
       *[other] królewski na { FORM($kind, as: "acc") }: { $bonus } teraz bez
    } robotnika, a { $count ->
        [0] każda zdobyta sztuka
        [one] jedyna sztuka, którą masz,
        [few] każda z twoich { $count } sztuk
       *[many] każda z twoich { $count } sztuk
    } daje o { $step } więcej.
# by name
navegador-reason-sell-before = Sprzedaj { FORM($good, $count, as: "n") } po { $price }, zanim { $who } obniży cenę; razem dostajesz { $whole }.
navegador-reason-sell-top = Sprzedaj { FORM($good, $count, as: "n") } teraz po { $price }, to najwyższa cena; razem dostajesz { $whole }.
navegador-reason-process-lift = Przerób { FORM($good, $count, as: "n") } po { $price }: to podnosi cenę późniejszej sprzedaży; razem dostajesz { $whole }.
navegador-reason-trade = Idź na rynek po { $income }: mając { $money }, możesz znów kupować.
navegador-reason-paid = { $deed }, a za drogę oddaj { $count ->
        [one] statek
        [few] { $count } statki
       *[many] { $count } statków
    }: inaczej pole { $field } musi poczekać.
navegador-reason-last = Liczą się już tylko punkty, a to daje { $points ->
        [one] jeszcze jeden
        [few] jeszcze { $points }
       *[many] jeszcze { $points }
    }.
navegador-reason-stay = Zostaw pozostałe statki: popłyną przy następnej żegludze.
navegador-reason-sail = Płyń dalej pozostałymi statkami: nie kosztuje cię to kolejnej tury.
navegador-reason-start = Zacznij od pola { $field }: pierwsze pole, obojętnie które, jest za darmo.
navegador-reason-next = Idź na pole { $field }: stamtąd w następnej turze pole { $next } nic nie kosztuje.
navegador-reason-then = { $deed }, potem idź na pole { $next }.
# by name
navegador-reason-building-before = Zbuduj { $buildings } za { $price }, zanim zrobi to { $who }, bo też ma pieniądze: { FORM($building, as: "gender") ->
        [f] następna
       *[mi] następny
    } { $building } kosztuje { $next }.
navegador-reason-place = { FORM($region, as: "acc") }{ $count ->
        [1] {""}
        [2] {""} dwa razy
       *[other] {""} { $count } razy
    }
navegador-reason-places = { $count ->
        [one] { $count } miejsce
        [few] { $count } miejsca
       *[many] { $count } miejsc
    }
navegador-reason-buildings = { $count ->
        [one] { $count } budynek
        [few] { $count } budynki
       *[many] { $count } budynków
    }
navegador-reason-deed-build = Zbuduj { $buildings } za { $price }
navegador-reason-deed-settle = Zasiedl { $regions } za { $price }
navegador-reason-deed-recruit = { $what ->
        [workers] Zwerbuj { $count ->
            [one] robotnika
            [few] { $count } robotników
           *[many] { $count } robotników
        }
       *[ships] Zbuduj { $count ->
            [one] statek
            [few] { $count } statki
           *[many] { $count } statków
        }
    } za { $price }
navegador-reason-deed-trade = Zarób na rynku { $whole }
navegador-reason-deed-privilege = Weź przywilej na { FORM($kind, as: "acc") }
navegador-reason-deed-sail = Popłyń { FORM($regions, as: "to") }
