# Live evenings: planning one, its card, its result.

evening-name = Wieczór na żywo
evening-plan = Zaplanuj wieczór na żywo
evening-end = Odwołaj wieczór na żywo
evening-on = { $game }, { $when }, na kanale { $channel }
evening-weekly = co tydzień, następny { $when }
evening-once = { $when }
evening-game = Gra
evening-time = Kiedy (zegar serwera)
evening-often = Jak często
evening-every-week = Co tydzień
evening-only-once = Raz
evening-planned = { $game } na kanale { $channel }: { $when }. Discord { $announced ->
        [yes] ogłasza to w *Wydarzeniach*.
        [no] nic nie ogłasza, bo nie mam uprawnienia *Tworzenie wydarzeń*; wieczór i tak się odbędzie.
       *[unseen] nic nie ogłasza, bo pokazałby to wszystkim, a nie każdy widzi { $channel }; wieczór i tak się odbędzie.
    } Kwadrans wcześniej cicha wiadomość pyta, kto jest.
evening-refused = Wieczór na żywo gry { $game } jest odwołany: nie mogę pisać na kanale { $channel }. Trwające partie toczą się dalej. W `/setup` › *Klub* można go zaplanować na innym kanale: na tym, na którym naciśniesz przycisk.
evening-when = Wybierz jeden z wieczorów w formularzu.
evening-one = Jeden wieczór jest już zaplanowany: najpierw go odwołaj.
evening-head = Wieczór na żywo: { $game }
evening-description = Krótkie partie, które kończą się tego samego wieczoru. Przyjdź i naciśnij „Jestem”: { $link }
evening-called = Początek { $when }. Krótkie partie, przy stole około { $seats } osób; kto wtedy będzie, dostanie miejsce.
evening-begun = Trwa. Krótkie partie, przy stole około { $seats } osób: naciśnij, a dostaniesz miejsce, gdy tylko będzie was dość.
# by name
evening-here = { $count ->
        [one] Jest: { $who }.
        [few] Są: { $who } ({ $count }).
       *[many] Są: { $who } ({ $count }).
    }
evening-come = Jestem
evening-fill = Graj z botami
# by name
evening-table = [Stół { $match }]({ $link }): { $who }
evening-closed = [Stół { $match }]({ $link }): partia zakończona bez wyniku
evening-result = { $game }, wieczór na żywo: { $people ->
        [one] jedna osoba
        [few] { $people } osoby
       *[many] { $people } osób
    } przy { $count ->
        [one] jednym stole
        [few] { $count } stołach
       *[many] { $count } stołach
    }
evening-go-on = Niedokończone partie toczą się dalej w zwykłym tempie.
evening-seated = Siedzisz przy stole { $match }. Gra toczy się na żywo: są tu wszyscy, na których ruch się czeka.
evening-waits = Czekasz na stół. Gdy tylko będzie was dość, dostaniesz miejsce; od pięciu minut po początku także z botami.
evening-soon = Zgłoszenie przyjęte. Początek { $when }, wtedy dostaniesz miejsce: wróć na ten kanał.
evening-not-now = Wieczór jeszcze nie trwa: kwadrans przed początkiem jego karta zapyta, kto jest.
