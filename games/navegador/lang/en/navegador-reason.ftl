# Why one would play a line, from one player to another: at most 120 characters each.

navegador-reason-nagasaki = Reach Nagasaki while you are { $lead } ahead: everybody has one turn more, and no time to catch up.
navegador-reason-nagasaki-behind = Reach Nagasaki: its explorer is yours for { $lost ->
        [one] a ship
       *[other] { $lost } ships
    }, and the last round begins.
navegador-reason-phase = Open { $region }: in the new phase your ships cross { $borders } borders, and the privileges are filled up.
navegador-reason-raced = Explore { $region } before { $who }, whose ships are as near; it costs you { $lost ->
        [one] a ship
       *[other] { $lost } ships
    }.
navegador-reason-explore = Sail { $ships } ships to { $region }: its explorer counts { $points }, and you are the first there; { $lost ->
        [one] one ship is lost
       *[other] { $lost } ships are lost
    }.
navegador-reason-sail-last = Sail to { $region }: one colony is left there, and { $who } lies beside it.
navegador-reason-sail-colony = Sail to { $region }: { $count ->
        [one] the last colony there costs { $price }
       *[other] { $count } colonies are left there, from { $price } on
    }, and each needs a ship.
navegador-reason-sail-near = Sail to { $region }: from there { $near } can be explored next time.
navegador-reason-card = Use the card now: it is a sailing that costs you no turn.
navegador-reason-card-goes = Use the card before it goes on: sail to { $regions } without spending a turn.
navegador-reason-colony-last = Settle { $regions } for { $price }: no colony of { $region } is left after it, and { $who } lies there too.
navegador-reason-colony-before = Settle { $regions } for { $price } before { $who }, whose ship lies at { $region } too: the next costs { $next }.
navegador-reason-colony = Settle { $regions } for { $price }: whenever you trade { $region } sells { $good }, at { $income } now.
navegador-reason-sold-out = Buy the last building while you are { $lead } ahead: everybody has one turn more, and that is all.
navegador-reason-sold-out-behind = Buy the last building: its points are yours, but everybody has one more turn.
navegador-reason-building-dearer = Build { $buildings } for { $price }: the next { $building } costs { $next }.
navegador-reason-factory = Build { $buildings } for { $price }: at today's price a { $building } brings { $income } a visit.
navegador-reason-shipyard = Build { $buildings } for { $price }: a shipyard counts { $points }, and one ship more costs only 50 from now on.
navegador-reason-church = Build { $buildings } for { $price }: a church counts { $points }, and one worker more costs only 50 from now on.
navegador-reason-sold = { $what ->
        [workers] Hire { $count ->
            [one] a worker
           *[other] { $count } workers
        }
       *[ships] Build { $count ->
            [one] a ship
           *[other] { $count } ships
        }
    } for { $price }: { $sold ->
        [one] one is
       *[other] { $sold } are
    } sold on at once for 100 each.
navegador-reason-workers-colonies = Workers first: with { $workers } you can settle { $count } colonies at once where your ships lie.
navegador-reason-workers-building = Workers first: with { $workers } you can build a { $building }.
navegador-reason-factories = factory
navegador-reason-workers = Hire { $count ->
        [one] a worker
       *[other] { $count } workers
    } for { $price }: each is a point, and each deed on land needs hands.
navegador-reason-ships-explore = Build ships: with { $ships } you can enter { $region } and lose { $lost ->
        [one] one
       *[other] { $lost }
    }.
navegador-reason-ships = Build { $count ->
        [one] a ship
       *[other] { $count } ships
    } for { $price }: each is a point, and each colony needs one beside it.
navegador-reason-privilege-last = Take the last privilege for { $kind } before { $who }, who owns { $count } of them.
navegador-reason-privilege = { $king ->
        [0] Privilege for { $kind }: { $bonus } now for
       *[other] King's privilege for { $kind }: { $bonus } now without
    } a worker, and { $count ->
        [0] each that you get counts
        [one] the one that you own counts
       *[other] each of your { $count } counts
    } { $step } more.
navegador-reason-sell-before = Sell { $count } { $good } at { $price } before { $who } brings the price down; you take { $whole } in all.
navegador-reason-sell-top = Sell { $count } { $good } now at { $price }, the highest price there is; you take { $whole } in all.
navegador-reason-process-lift = Process { $count } { $good } at { $price }, which lifts the price for later sales; you take { $whole } in all.
navegador-reason-trade = Go to the market for { $income }: with { $money } in the purse you can buy again.
navegador-reason-paid = { $deed }, and pay { $count ->
        [one] a ship
       *[other] { $count } ships
    } for the way: else { $field } would have to wait.
navegador-reason-last = Only points count now, and this brings { $points ->
        [one] one more
       *[other] { $points } more
    }.
navegador-reason-stay = Keep the other ships where they are: they can sail with your next sailing.
navegador-reason-sail = Sail on with the other ships: it costs you no further turn.
navegador-reason-start = Begin with { $field }: the first field is free, whichever it is.
navegador-reason-next = Go to { $field }: from there { $next } costs nothing next turn.
navegador-reason-then = { $deed }, then go on to { $next }.
navegador-reason-building-before = Build { $buildings } for { $price } before { $who }, who can pay too: the next { $building } costs { $next }.
navegador-reason-place = { $region }{ $count ->
        [1] {""}
        [2] {" twice"}
       *[other] {" "}{ $count } times
    }
navegador-reason-places = { $count } places
navegador-reason-buildings = { $count } buildings
navegador-reason-deed-build = Build { $buildings } for { $price }
navegador-reason-deed-settle = Settle { $regions } for { $price }
navegador-reason-deed-recruit = { $what ->
        [workers] Hire { $count ->
            [one] a worker
           *[other] { $count } workers
        }
       *[ships] Build { $count ->
            [one] a ship
           *[other] { $count } ships
        }
    } for { $price }
navegador-reason-deed-trade = Trade for { $whole }
navegador-reason-deed-privilege = Take the privilege for { $kind }
navegador-reason-deed-sail = Sail to { $regions }
