# The harbour post: what happened on a server in a week.

harbour-head = Ten tydzień w porcie
harbour-over = [{ $game }]({ $link }): **{ $won }**. { $told }
# by name
harbour-newcomers = Witamy na pokładzie, pierwsza partia skończona: { $who }.
# by name
harbour-newcomers-more = Witamy na pokładzie, pierwsza partia skończona: { $who } i jeszcze { $count }.
harbour-season = Sezon gry { $led ->
        [0] { $game } –
       *[other] { $game }: prowadzi { $who };
    } skończone partie: { $over } z { $count }.
harbour-cup = Puchar weekendu, { $game }: { $led ->
        [0] { $slot },
       *[other] prowadzi { $who }, { $slot },
    } początek { $when }.
harbour-cup-final = Puchar weekendu, { $game }: trwa finał.
harbour-slot = termin { $number }
harbour-final = finał
harbour-open = { $count ->
        [one] Przy jednym stole jest wolne miejsce:
        [few] Wolne miejsca są przy { $count } stołach:
       *[many] Wolne miejsca są przy { $count } stołach:
    }
harbour-join = Dołącz: { $game } ({ $taken } z { $seats })
harbour-story = Historia: { $game }
harbour-unread = Poczta portowa serwera **{ $server }** jest wyłączona: pod czterema ostatnimi wydaniami nikt niczego nie nacisnął. Można ją włączyć w `/setup` › *Klub*.
harbour-refused = Poczta portowa jest wyłączona: nie mogę pisać na kanale { $channel }. W `/setup` › *Klub* możesz ją włączyć na tym kanale, na którym naciśniesz przycisk.
harbour-on = { $when } na kanale { $channel }
