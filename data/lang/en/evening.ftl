# Live evenings: planning one, its card, its result.

evening-name = Live evening
evening-plan = Plan a live evening
evening-end = Call off the live evening
evening-on = { $game }, { $when }, in { $channel }
evening-weekly = every week, next { $when }
evening-once = { $when }
evening-game = Game
evening-time = When (the server’s clock)
evening-often = How often
evening-every-week = Every week
evening-only-once = Once
evening-planned = { $game } in { $channel }: { $when }. Discord announces { $announced ->
        [yes] it under *Events*.
        [no] nothing, because I lack *Create Events*; it takes place all the same.
       *[unseen] nothing, because it would show the event to everybody here, and not everybody can see { $channel }; it takes place all the same.
    } A quarter of an hour before, a silent message asks who is here.
evening-refused = The live evening of { $game } is off: I may not post in { $channel }. Tables that run go on. `/setup`, *Club* plans one in the channel where you press it.
evening-when = Choose one of the evenings that the form offers.
evening-one = An evening is planned already: call it off first.
evening-head = Live evening: { $game }
evening-description = Short tables that end the same evening. Be there and press "I am here": { $link }
evening-called = Begins { $when }. Short tables of about { $seats }; everybody who is here then gets a seat.
evening-begun = It is on. Short tables of about { $seats }: press, and you get a seat as soon as there are enough.
evening-here = { $count ->
    [one] Here: { $who }.
   *[other] Here: { $who } ({ $count }).
    }
evening-come = I am here
evening-fill = Play with bots
evening-table = [Table { $match }]({ $link }): { $who }
evening-closed = [Table { $match }]({ $link }): ended without a result
evening-result = { $game }, live evening: { $people ->
    [one] one person
   *[other] { $people } people
    } at { $count ->
    [one] one table
   *[other] { $count } tables
    }
evening-go-on = What is not over goes on at its usual pace.
evening-seated = You sit at table { $match }. It is live: whoever has to move is here.
evening-waits = You are here. As soon as there are enough of you, you are seated; from five minutes after the beginning on also with bots.
evening-soon = You said that you are here. It begins { $when }, and then you have a seat: come back to this channel.
evening-not-now = The evening is not on: its card asks a quarter of an hour before who is here.
