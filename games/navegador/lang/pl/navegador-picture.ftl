# Words on the pictures. They must be short: long ones are shrunk and cut.

navegador-picture-mine = Moja plansza
navegador-picture-board = Mapa morska
navegador-picture-players = Gracze

navegador-pic-title-moving = { $who }, wybierz pole rondla
navegador-pic-title-card = { $who }, użyj karty lub idź
navegador-pic-title-sailing = { $who } może płynąć dalej
navegador-pic-last-sailed = Ostatni ruch: { $who } wysyła { $ships ->
        [one] statek
        [few] { $ships } statki
       *[many] { $ships } statków
    } { FORM($origin, as: "from") } { FORM($to, as: "to") }
navegador-pic-last-sailed-many = Ostatni ruch: { $who } wysyła { $ships ->
        [one] statek
        [few] { $ships } statki
       *[many] { $ships } statków
    }
navegador-pic-last-explored = Ostatni ruch: { $who } odkrywa { FORM($region, as: "acc") }, premia { $premium }
navegador-pic-last-workers = Ostatni ruch: { $who } werbuje { $count ->
        [one] 1 robotnika
        [few] { $count } robotników
       *[many] { $count } robotników
    }
navegador-pic-last-ships = Ostatni ruch: { $who } buduje { $count ->
        [one] 1 statek
        [few] { $count } statki
       *[many] { $count } statków
    }
navegador-pic-last-market = Ostatni ruch: { $who } zarabia { $income } na rynku
navegador-pic-last-colony = Ostatni ruch: { $who } zakłada { $count ->
        [one] 1 kolonię
        [few] { $count } kolonie
       *[many] { $count } kolonii
    } { FORM($regions, as: "in") }
navegador-pic-last-buildings = Ostatni ruch: { $who } buduje { $count ->
        [one] 1 budynek
        [few] { $count } budynki
       *[many] { $count } budynków
    } za { $price }
navegador-pic-last-privilege = Ostatni ruch: { $who } bierze przywilej na { FORM($kind, as: "acc") }, bonus { $bonus }
navegador-pic-last-nothing = Ostatni ruch: { $who } idzie na pole { $field }, bez akcji
navegador-pic-phase = Faza
navegador-pic-borders = { $borders ->
        [one] 1 granica
        [few] { $borders } granice
       *[many] { $borders } granic
    } na żeglugę
navegador-pic-turns-left = jeszcze { $turns ->
        [one] 1 tura
        [few] { $turns } tury
       *[many] { $turns } tur
    }
navegador-pic-card-phase = faza
navegador-pic-card-unknown = do odkrycia
navegador-pic-card-on-sale = do kupienia
navegador-pic-over = wynik końcowy


navegador-pic-market = Rynek
navegador-pic-sell = zbyt
navegador-pic-process = przerób
navegador-pic-privileges = Przywileje
navegador-pic-refill = { $phase }: uzupełnienie do { $number }
navegador-pic-buildings = Budynki na sprzedaż
navegador-pic-key-unknown = nieznane: wpływają dwa, jeden przepada
navegador-pic-key-double = wpływają trzy statki, dwa przepadają
navegador-pic-key-explorer = odkryte przez tego gracza
navegador-pic-key-blue = granica, jeden krok
navegador-pic-key-red = granica nowej fazy
navegador-pic-key-sale = najtańsza kolonia, na sprzedaż
navegador-pic-ships-out = { $ships } z { $all } na morzu
navegador-pic-king = Przywilej królewski
navegador-pic-king-goa = czeka koło Goa
navegador-pic-king-held = do punktacji końcowej
navegador-pic-king-best = najlepiej na { FORM($kind, as: "acc") }: +{ $points }
navegador-pic-king-placed = położony na { FORM($kind, as: "acc") }
navegador-pic-mine-moving = gra teraz, faza { $phase }
navegador-pic-mine-waiting = czeka, faza { $phase }
navegador-pic-mine-over = miejsce { $rank }
navegador-pic-mine-owned = Stan
navegador-pic-mine-each = po
navegador-pic-mine-now = Punkty teraz
navegador-pic-mine-rows = pięć rzędów
navegador-pic-mine-crew = robotnicy i statki
navegador-pic-mine-cash = { $money } w gotówce
navegador-pic-mine-with-king = { $points } z przywilejem królewskim
navegador-pic-tie = remis; decyduje karta Navegadora

## Continents

navegador-pic-land-africa = Afryka
navegador-pic-land-asia = Azja
