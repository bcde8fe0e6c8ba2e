# The game `navegador`: Mac Gerdts' Navegador.

navegador-small = dokąd po odkryciu płynie reszta floty
navegador-name = Navegador

navegador-region-portugal = Portugalia
    .gender = f
    .gen = Portugalii
    .acc = Portugalię
    .loc = Portugalii
navegador-region-guine = Guiné
navegador-region-bahia = Bahia
    .gender = f
    .gen = Bahii
    .acc = Bahię
    .loc = Bahii
navegador-region-rio = Rio de Janeiro
navegador-region-angola = Angola
    .gender = f
    .gen = Angoli
    .acc = Angolę
    .loc = Angoli
navegador-region-cabo = Cabo da Boa Esperança
navegador-region-mocambique = Moçambique
navegador-region-mombaca = Mombaça
navegador-region-goa = Goa
navegador-region-malaca = Malaca
navegador-region-timor = Timor
    .gender = mi
    .gen = Timoru
    .loc = Timorze
    .in = na Timorze
    .to = na Timor
navegador-region-macau = Macau
navegador-region-nagasaki = Nagasaki

navegador-good-sugar = cukier
    .gender = mi
    .gen = cukru
    .n = { $count ->
        [one] 1 cukier
        [few] { $count } cukry
       *[many] { $count } cukrów
    }
    .n-gen = { $count ->
        [one] 1 cukru
        [few] { $count } cukrów
       *[many] { $count } cukrów
    }
navegador-good-gold = złoto
    .gender = n
    .gen = złota
    .n = { $count ->
        [one] 1 złoto
        [few] { $count } złota
       *[many] { $count } złota
    }
    .n-gen = { $count ->
        [one] 1 złota
        [few] { $count } złota
       *[many] { $count } złota
    }
navegador-good-spice = przyprawy
    .gender = pl
    .gen = przypraw
    .n = { $count ->
        [one] 1 przyprawę
        [few] { $count } przyprawy
       *[many] { $count } przypraw
    }
    .n-gen = { $count ->
        [one] 1 przyprawy
        [few] { $count } przypraw
       *[many] { $count } przypraw
    }

navegador-building-sugar = cukrownia
    .gender = f
    .gen = cukrowni
    .acc = cukrownię
navegador-building-gold = huta złota
    .gender = f
    .gen = huty złota
    .acc = hutę złota
navegador-building-spice = młyn przypraw
    .gender = mi
    .gen = młyna przypraw
navegador-building-shipyard = stocznia
    .gender = f
    .gen = stoczni
    .acc = stocznię
navegador-building-church = kościół
    .gender = mi
    .gen = kościoła

navegador-building-count-sugar = { $count ->
        [one] cukrownię
        [few] { $count } cukrownie
       *[many] { $count } cukrowni
    }
navegador-building-count-gold = { $count ->
        [one] hutę złota
        [few] { $count } huty złota
       *[many] { $count } hut złota
    }
navegador-building-count-spice = { $count ->
        [one] młyn przypraw
        [few] { $count } młyny przypraw
       *[many] { $count } młynów przypraw
    }
navegador-building-count-shipyard = { $count ->
        [one] stocznię
        [few] { $count } stocznie
       *[many] { $count } stoczni
    }
navegador-building-count-church = { $count ->
        [one] kościół
        [few] { $count } kościoły
       *[many] { $count } kościołów
    }

navegador-kind-colony = Kolonie
    .gender = pl
    .acc = kolonie
    .gen = kolonii
navegador-kind-factory = Fabryki
    .gender = pl
    .acc = fabryki
    .gen = fabryk
navegador-kind-explorer = Odkrywcy
    .gender = pl
    .acc = odkrywców
    .gen = odkrywców
navegador-kind-shipyard = Stocznie
    .gender = pl
    .acc = stocznie
    .gen = stoczni
navegador-kind-church = Kościoły
    .gender = pl
    .acc = kościoły
    .gen = kościołów

navegador-field-sailing = Żegluga
navegador-field-workers = Robotnicy
navegador-field-market1 = Rynek 1
navegador-field-colony = Kolonia
navegador-field-privilege = Przywilej
navegador-field-ships = Statki
navegador-field-market2 = Rynek 2
navegador-field-buildings = Budynki

## Options of the table

navegador-setting-king = Przywilej królewski
navegador-setting-king-sheet = Na twojej planszy, przydzielany na końcu
navegador-setting-king-goa = Czeka w Goa: przywieź go statkiem

## The rondel

navegador-move-first = Gdzie na rondlu stawiasz swój pionek? Pierwsze pole jest za darmo.
navegador-move-ask = Dokąd na rondlu idzie twój pionek? Trzy kroki są za darmo, każdy następny kosztuje statek.
navegador-move-last = Twoja ostatnia tura. Dokąd idzie twój pionek? Trzy kroki są za darmo, każdy następny kosztuje statek.
navegador-move-cost = { $expires ->
        [0] { $count ->
            [0] za darmo
            [one] kosztuje statek
            [few] kosztuje { $count } statki
           *[many] kosztuje { $count } statków
        }
       *[other] { $count ->
            [0] za darmo
            [one] kosztuje statek
            [few] kosztuje { $count } statki
           *[many] kosztuje { $count } statków
        }; twoja karta Navegadora przejdzie dalej niewykorzystana
    }
navegador-move-blocked = kosztuje { $count ->
        [one] statek
        [few] { $count } statki
       *[many] { $count } statków
    }, masz { $ships }
navegador-move-navegador = Karta Navegadora: najpierw płyń
navegador-move-navegador-hint = Dodatkowa żegluga przed twoją turą; potem karta przechodzi w prawo
navegador-pay-ask = { $count ->
        [one] Który statek oddajesz za następny krok?
        [few] Które { $count } statki oddajesz za następne kroki?
       *[many] Które { $count } statków oddajesz za następne kroki?
    }
navegador-pay-option = { $region } ({ $count })

## Sailing

navegador-sail-ask = Które statki płyną? Każdy przekracza { $borders ->
        [one] jedną granicę
        [few] do { $borders } granic
       *[many] do { $borders } granic
    }.
navegador-sail-join = { $count ->
        [one] Który statek też wpływa { FORM($region, as: "to") }?
        [few] Które { $count } statki też wpływają { FORM($region, as: "to") }?
       *[many] Które { $count } statków też wpływa { FORM($region, as: "to") }?
    }
navegador-sail-group = { $count ->
        [one] 1 statek
        [few] { $count } statki
       *[many] { $count } statków
    } { $origin } → { $to }{ $lost ->
        [0] {""}
       *[other] , strata: { $lost }
    }
navegador-sail-sailed = { $count ->
        [one] statkiem
        [few] { $count } statkami
       *[many] { $count } statkami
    } { FORM($origin, as: "from") } { FORM($to, as: "to") }
navegador-sail-to = { $region }
navegador-sail-end = Koniec: więcej statków nie płynie
navegador-sail-nobody = Żaden statek nie płynie
navegador-sail-done = Zakończ żeglugę
navegador-sail-look = Odkryj, potem płyń dalej
navegador-sail-look-hint = Odsłoń kolonie teraz, potem płyń dalej pozostałymi statkami
navegador-sail-hint-unknown = odkrycie: { $lost ->
        [one] tracisz statek
        [few] tracisz { $lost } statki
       *[many] tracisz { $lost } statków
    }{ $begins ->
       *[0] {""}
        [2] ; otwiera fazę II
        [3] ; otwiera fazę III
        [end] ; zaczyna ostatnią rundę
    }
navegador-sail-hint-colony = kolonie od { $price }
navegador-sail-hint-near = stamtąd możesz odkryć: { $regions }
navegador-sail-hint-covered = kolonie odsłonią się na końcu tury
navegador-sail-hint-none = nie ma kolonii na sprzedaż
navegador-sail-hint-home = port macierzysty

## Workers and ships

navegador-recruit-count = { $what ->
        [workers] { $count ->
            [0] Żadnego
            [one] 1 robotnik
            [few] { $count } robotników
           *[many] { $count } robotników
        }
       *[ships] { $count ->
            [0] Żadnego
            [one] 1 statek
            [few] { $count } statki
           *[many] { $count } statków
        }
    }
navegador-recruit-ask = { $what ->
        [ships] Ile statków? { $cheap } po 50, następne po { $dear }. Masz { $level } z { $most } i { $money } cruzado.
       *[workers] Ilu robotników? { $cheap } po 50, następni po { $dear }. Masz { $level } z { $most } i { $money } cruzado.
    }
navegador-recruit-option = { $count } za { $price }, zostaje { $left }
navegador-recruit-hint-sold = od razu odsprzedasz { $sold } za { $income }
navegador-blocked-money = kosztuje { $price }, masz { $money }
navegador-blocked-workers = potrzeba { $needed } robotników, masz { $workers }
navegador-blocked-order = najpierw to, co najtańsze na akwenie lub w rzędzie

## Colonies and buildings

navegador-colony-ask = Które kolonie? Najwyżej { $most }, każda potrzebuje statku na miejscu i dwóch robotników. Masz { $money } cruzado.
navegador-colony-option = { $region }, { $price }
navegador-building-ask = Które budynki? Masz { $workers ->
        [one] 1 robotnika
        [few] { $workers } robotników
       *[many] { $workers } robotników
    } i { $money } cruzado.
navegador-colony-founded = kolonię { FORM($region, as: "in") } za { $price }
navegador-building-built = { FORM($building, as: "acc") } za { $price }
navegador-building-option = { $kind ->
        [sugar] Cukrownia,
        [gold] Huta złota,
        [spice] Młyn przypraw,
        [shipyard] Stocznia,
       *[church] Kościół,
    } { $price }
navegador-building-hint = potrzeba { $workers } robotników

## Market

navegador-market-ask = Sprzedaj lub przerób każdy towar. Masz { $money } cruzado.
navegador-market-good = { $colonies ->
        [0] Przerób do { FORM($good, $factories, as: "n-gen") }, po { $process }
       *[other] Sprzedaj do { FORM($good, $colonies, as: "n-gen") }, po { $sell }, lub przerób do { $factories }, po { $process }
    }
navegador-market-sell = Sprzedaj { FORM($good, $count, as: "n") }
navegador-market-process = Przerób { FORM($good, $count, as: "n") }
navegador-market-hint = daje { $orange ->
        [0] { $income };
       *[other] { $income } z pomarańczową fabryką;
    } potem sprzedaż po { $price }, przerób po { $process }
navegador-market-sold = sprzedaż { FORM($good, $count, as: "n-gen") } za { $income }
navegador-market-processed = przerób { FORM($good, $count, as: "n-gen") } za { $income }
navegador-market-orange = pomarańczowa fabryka pomaga tylko przy jednym towarze

## Privileges

navegador-privilege-ask = Który przywilej? Kosztuje robotnika. Masz { $workers ->
        [one] 1 robotnika
        [few] { $workers } robotników
       *[many] { $workers } robotników
    } i { $money } cruzado.
navegador-privilege-nothing = Żaden
navegador-privilege-option = { $king ->
        [0] { $kind },
       *[other] Przywilej królewski: { $kind },
    } bonus { $bonus }
navegador-privilege-king = Przywilej królewski: { $kind }
navegador-privilege-hint = { $count } × { $each }; { $king ->
        [0] oddajesz
       *[other] bez
    } robotnika, potem masz { $count } po { $points ->
        [one] 1 punkcie
        [few] { $points } punkty
       *[many] { $points } punktów
    }
navegador-privilege-full = masz już trzy tego rodzaju
navegador-privilege-gone = nie ma już żadnego w galerii
navegador-privilege-workers = musisz zachować { $least ->
        [one] 1 robotnika
        [few] { $least } robotników
       *[many] { $least } robotników
    }
navegador-king-ask = Twoja ostatnia tura: na który rodzaj kładziesz przywilej królewski?
navegador-king-option = { $kind }: { $gain ->
        [one] +1 punkt
        [few] +{ $gain } punkty
       *[many] +{ $gain } punktów
    }

## What happened

navegador-note-start = { WHO($who) ->
        [you] Zaczynasz
       *[other] { $who } zaczyna
    }. Każdy ma { $ships } statki w Portugalii i { $money } cruzado; kartę Navegadora { WHO($holder) ->
        [you] masz ty
       *[other] ma { $holder }
    }.
navegador-note-move = { WHO($who) ->
        [you] Idziesz
       *[other] { $who } idzie
    } na pole { $field }.
navegador-note-pay = { WHO($who) ->
        [you] Oddajesz
       *[other] { $who } oddaje
    } za to { $count ->
        [one] statek
        [few] { $count } statki
       *[many] { $count } statków
    } ({ $places }).
navegador-note-nothing = { WHO($who) ->
        [you] Nic tam nie robisz
       *[other] { $who } nic tam nie robi
    }.
navegador-note-stay = Pozostałe { WHO($who) ->
        [you] twoje statki
       *[other] statki { FORM($who, as: "gen") }
    } zostają na miejscu.
navegador-note-navegador = { WHO($who) ->
        [you] Używasz
       *[other] { $who } używa
    } karty Navegadora.
navegador-note-sail = { WHO($who) ->
        [you] Płyniesz
       *[other] { $who } płynie
    } { $groups }.
navegador-note-explore = { WHO($who) ->
        [you] Odkrywasz
       *[other] { $who } odkrywa
    } { FORM($region, as: "acc") } ({ $lost ->
        [one] −1 statek
        [few] −{ $lost } statki
       *[many] −{ $lost } statków
    }, +{ $premium }): { $count ->
        [one] kolonia za
        [few] kolonie po
       *[many] kolonie po
    } { $prices }.
navegador-note-workers = { WHO($who) ->
        [you] Werbujesz
       *[other] { $who } werbuje
    } { $count ->
        [one] robotnika
        [few] { $count } robotników
       *[many] { $count } robotników
    } za { $price }.
navegador-note-workers-sold = { WHO($who) ->
        [you] Sprzedajesz
       *[other] { $who } sprzedaje
    } od razu { $count ->
        [one] jednego
        [few] { $count }
       *[many] { $count }
    } z nich za { $income }.
navegador-note-ships = { WHO($who) ->
        [you] Budujesz
       *[other] { $who } buduje
    } { $count ->
        [one] statek
        [few] { $count } statki
       *[many] { $count } statków
    } za { $price }.
navegador-note-ships-sold = { WHO($who) ->
        [you] Sprzedajesz
       *[other] { $who } sprzedaje
    } od razu { $count ->
        [one] jeden
        [few] { $count }
       *[many] { $count }
    } z nich za { $income }.
navegador-note-colony = { WHO($who) ->
        [you] Zakładasz
       *[other] { $who } zakłada
    } { $colonies }.
navegador-note-build = { WHO($who) ->
        [you] Budujesz
       *[other] { $who } buduje
    } { $buildings }.
navegador-note-market = { WHO($who) ->
        [you] Handlujesz
       *[other] { $who } handluje
    }: { $trades }.
navegador-note-privilege = { WHO($who) ->
        [you] Oddajesz robotnika za przywilej na { FORM($kind, as: "acc") } i dostajesz
       *[other] { $who } oddaje robotnika za przywilej na { FORM($kind, as: "acc") } i dostaje
    } bonus { $bonus }.
navegador-note-privilege-goa = { WHO($who) ->
        [you] Odbierasz w Goa przywilej królewski na { FORM($kind, as: "acc") } i dostajesz
       *[other] { $who } odbiera w Goa przywilej królewski na { FORM($kind, as: "acc") } i dostaje
    } bonus { $bonus }.
navegador-note-king = { WHO($who) ->
        [you] Kładziesz
       *[other] { $who } kładzie
    } przywilej królewski na { FORM($kind, as: "acc") }: { $gain ->
        [one] +1 punkt
        [few] +{ $gain } punkty
       *[many] +{ $gain } punktów
    }.
navegador-note-card-used = Karta Navegadora przechodzi do { FORM($who, as: "gen") }.
navegador-note-card-expired = Niewykorzystana karta Navegadora przechodzi do { FORM($who, as: "gen") }.
navegador-note-phase = Faza { $phase ->
        [2] II
       *[3] III
    }: statki przekraczają { $phase } granice, dalsi robotnicy i statki kosztują po { $phase }00, przywileje uzupełnia się do { $refill }.
navegador-note-ending-nagasaki = Jeszcze { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
       *[many] { $turns } tur
    }, po jednej na osobę.
navegador-note-ending-buildings = Ostatni budynek sprzedany: jeszcze { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
       *[many] { $turns } tur
    }, po jednej na osobę.
navegador-note-score = { WHO($who) ->
        [you] Masz
       *[other] { $who } ma
    } { $total ->
        [one] 1 punkt
        [few] { $total } punkty
       *[many] { $total } punktów
    }: miejsce { $rank }.

## Whose turn

navegador-status-moving = { WHO($who) ->
        [you] Wybierasz
       *[other] { $who } wybiera
    } pole rondla.
navegador-status-navegador = { WHO($who) ->
        [you] Wybierasz pole rondla albo najpierw płyniesz
       *[other] { $who } wybiera pole rondla albo najpierw płynie
    } z kartą Navegadora.
navegador-status-last = { WHO($who) ->
        [you] Grasz
       *[other] { $who } gra
    } ostatnią turę.
navegador-status-acting = { $extra ->
        [0] { WHO($who) ->
            [you] Planujesz pole { $field }; zostanie ci
           *[other] { $who } planuje pole { $field }; zostanie
        }
       *[other] { WHO($who) ->
            [you] Planujesz
           *[other] { $who } planuje
        } dodatkową żeglugę z kartą Navegadora; zostanie
    } { $money } cruzado.
navegador-status-sailing = { WHO($who) ->
        [you] Oglądasz odkrycie i możesz
       *[other] { $who } ogląda odkrycie i może
    } płynąć dalej resztą floty.
navegador-status-over = Koniec partii. { WHO($winner) ->
        [you] Wygrywasz
       *[other] { $winner } wygrywa
    }: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.

## The position in words

navegador-chapter = Runda { $round } (faza { $phase ->
        [1] I
        [2] II
       *[3] III
    })
navegador-text-head = { $status } Faza { $phase ->
        [1] I
        [2] II
       *[3] III
    }, runda { $round }.
navegador-text-ending = { $now ->
        [0] Koniec jest blisko: po tej turze { $left ->
                [one] zostaje jedna tura
                [few] zostają { $left } tury
               *[many] zostaje { $left } tur
            }.
       *[other] Koniec jest blisko: { $left ->
                [one] to ostatnia tura
                [few] z tą zostają { $left } tury
               *[many] z tą zostaje { $left } tur
            }.
    }
navegador-text-player = { FORM($who, as: "nom", cap: "yes") }: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, { $money } cruzado, robotnicy: { $workers }, pionek: { $field }.
navegador-text-field-none = jeszcze poza rondlem
navegador-text-free = { WHO($who) ->
        [you] Możesz
       *[other] { $who } może
    } iść za darmo na pola: { $fields }; każde dalsze pole kosztuje o statek więcej.
navegador-text-place = { $region } { $count }
navegador-text-goods = { $good } { $colonies } / { $factories }
navegador-text-goods-all = { WHO($who) ->
        [you] Twoje kolonie / fabryki
       *[other] Kolonie / fabryki { FORM($who, as: "gen") }
    }: { $goods }; do tego pomarańczowa fabryka.
navegador-text-items = { WHO($who) ->
        [you] Masz
       *[other] { $who } ma
    } { $explorers ->
        [one] 1 odkrywcę
        [few] { $explorers } odkrywców
       *[many] { $explorers } odkrywców
    }, { $shipyards ->
        [one] 1 stocznię
        [few] { $shipyards } stocznie
       *[many] { $shipyards } stoczni
    } i { $churches ->
        [one] 1 kościół
        [few] { $churches } kościoły
       *[many] { $churches } kościołów
    }.
navegador-text-privilege = { $kind } { $count }
navegador-text-privileges = { WHO($who) ->
        [you] Twoje przywileje
       *[other] Przywileje { FORM($who, as: "gen") }
    }: { $privileges }.
navegador-text-king = Przywilej królewski { WHO($who) ->
        [you] da ci
       *[other] { FORM($who, as: "gen") } da
    } najwięcej, gdy trafi na { FORM($kind, as: "acc") }: +{ $gain }.
navegador-text-king-goa = Przywilej królewski { WHO($who) ->
        [you] czeka na ciebie
       *[other] { FORM($who, as: "gen") } czeka
    } w Goa.
navegador-text-region = { $region }: kolonie ({ $good }) po { $prices }.
navegador-text-empty = { $region }: nie ma już kolonii.
navegador-text-unknown = { $region }: akwen nieznany, { $good }, { $count ->
        [one] 1 kolonia
        [few] { $count } kolonie
       *[many] { $count } kolonii
    }, razem muszą wpłynąć { $needed } statki.
navegador-text-price = { $good } { $sell } / { $process }
navegador-text-market = Rynek (sprzedaż jednostki / przerób): { $goods }.
navegador-text-building = { $building } { $price } (zostaje { $left })
navegador-text-buildings = Budynki na sprzedaż: { $rows }.
navegador-text-gallery = Przywileje w galerii: { $privileges }.
navegador-text-card-first = { WHO($who) ->
        [you] Masz
       *[other] { $who } ma
    } kartę Navegadora.
navegador-text-card = { WHO($who) ->
        [you] Masz
       *[other] { $who } ma
    } kartę Navegadora; pomarańczowy statek stoi na polu { $field }, { $left ->
        [one] 1 krok
        [few] { $left } kroki
       *[many] { $left } kroków
    } dalej.

## Scoring

navegador-score-items = { $count } × { $each }
navegador-score-money = Pieniądze
navegador-score-cash = { $money } cruzado
navegador-end-points = Ostatnia runda się skończyła: wygrywa ten, kto ma najwięcej punktów.
navegador-end-tie = Równe punkty: wygrywa ten, kto ma kartę Navegadora albo pierwszy by ją dostał.

## What a prepared turn is prepared for

navegador-plan-phase = jest faza { $phase ->
        [1] I
        [2] II
       *[3] III
    }
navegador-plan-ending = zaczęła się ostatnia runda
navegador-plan-open = ostatnia runda jeszcze się nie zaczęła
navegador-plan-unexplored = { $region }: jeszcze nieodkryte

# What a position is worth, by what brings it
navegador-term-colonies = kolonie
navegador-term-factories = fabryki
navegador-term-discoveries = odkrycia
navegador-term-shipyards = stocznie
navegador-term-churches = kościoły
navegador-term-privileges = przywileje
navegador-term-workers = robotnicy
navegador-term-ships = statki
navegador-term-market = rynek

## What bots like, a style each: its name, and what it does where moves are about as good

navegador-style-explorer-told = lubi odkrycia i statki.
navegador-style-merchant-told = lubi fabryki, rynek i pieniądze.
navegador-style-settler = osadnik
navegador-style-settler-told = lubi kolonie i robotników.
navegador-style-builder = budowniczy
navegador-style-builder-told = lubi kościoły, stocznie i przywileje.
