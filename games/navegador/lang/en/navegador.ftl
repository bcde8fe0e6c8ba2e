# The game `navegador`: Mac Gerdts' Navegador.

navegador-small = where the rest of a fleet sails after a discovery
navegador-name = Navegador

navegador-region-portugal = Portugal
navegador-region-guine = Guiné
navegador-region-bahia = Bahia
navegador-region-rio = Rio de Janeiro
navegador-region-angola = Angola
navegador-region-cabo = Cabo da Boa Esperança
navegador-region-mocambique = Moçambique
navegador-region-mombaca = Mombaça
navegador-region-goa = Goa
navegador-region-malaca = Malaca
navegador-region-timor = Timor
navegador-region-macau = Macau
navegador-region-nagasaki = Nagasaki

navegador-good-sugar = sugar
navegador-good-gold = gold
navegador-good-spice = spice

navegador-building-sugar = sugar factory
navegador-building-gold = gold factory
navegador-building-spice = spice factory
navegador-building-shipyard = shipyard
navegador-building-church = church

navegador-building-count-sugar = { $count ->
        [one] a sugar factory
       *[other] { $count } sugar factories
    }
navegador-building-count-gold = { $count ->
        [one] a gold factory
       *[other] { $count } gold factories
    }
navegador-building-count-spice = { $count ->
        [one] a spice factory
       *[other] { $count } spice factories
    }
navegador-building-count-shipyard = { $count ->
        [one] a shipyard
       *[other] { $count } shipyards
    }
navegador-building-count-church = { $count ->
        [one] a church
       *[other] { $count } churches
    }

navegador-kind-colony = Colonies
navegador-kind-factory = Factories
navegador-kind-explorer = Explorers
navegador-kind-shipyard = Shipyards
navegador-kind-church = Churches

navegador-field-sailing = Sailing
navegador-field-workers = Workers
navegador-field-market1 = Market 1
navegador-field-colony = Colony
navegador-field-privilege = Privilege
navegador-field-ships = Ships
navegador-field-market2 = Market 2
navegador-field-buildings = Buildings

## Options of the table

navegador-setting-king = King's privilege
navegador-setting-king-sheet = On your sheet, assigned at the end
navegador-setting-king-goa = Waits in Goa: fetch it with a ship there

## The rondel

navegador-move-first = Where do you place your stone on the rondel? The first field is free.
navegador-move-ask = Where does your stone go on the rondel? Three steps are free, each further one costs a ship.
navegador-move-last = Your last turn. Where does your stone go? Three steps are free, each further one costs a ship.
navegador-move-cost = { $expires ->
        [0] { $count ->
            [0] free
            [one] costs a ship
           *[other] costs { $count } ships
        }
       *[other] { $count ->
            [0] free
            [one] costs a ship
           *[other] costs { $count } ships
        }; your Navegador card goes on unused
    }
navegador-move-blocked = costs { $count ->
        [one] a ship
       *[other] { $count } ships
    }, you have { $ships }
navegador-move-navegador = Navegador card: sail first
navegador-move-navegador-hint = An extra sailing before your turn; the card then goes to your right
navegador-pay-ask = { $count ->
        [one] Which ship pays for the further step?
       *[other] Which { $count } ships pay for the further steps?
    }
navegador-pay-option = { $region } ({ $count })

## Sailing

navegador-sail-ask = Which ships sail? Each crosses { $borders ->
        [one] one border
       *[other] up to { $borders } borders
    }.
navegador-sail-join = Which { $count ->
        [one] further ship enters { $region }
       *[other] { $count } further ships enter { $region }
    } too?
navegador-sail-group = { $count } { $count ->
        [one] ship
       *[other] ships
    } { $origin } → { $to }{ $lost ->
        [0] {""}
       *[other] , { $lost } lost
    }
navegador-sail-sailed = { $count ->
        [one] a ship
       *[other] { $count } ships
    } from { $origin } to { $to }
navegador-sail-to = To { $region }
navegador-sail-end = No more ships
navegador-sail-nobody = No ship sails
navegador-sail-done = End the sailing
navegador-sail-look = Explore, then sail on
navegador-sail-look-hint = Reveal the colonies now, then sail on with the other ships
navegador-sail-hint-unknown = explores: { $lost ->
        [one] a ship is lost
       *[other] { $lost } ships are lost
    }{ $begins ->
       *[0] {""}
        [2] ; opens phase II
        [3] ; opens phase III
        [end] ; starts the last round
    }
navegador-sail-hint-colony = colonies from { $price }
navegador-sail-hint-near = from there you can explore { $regions }
navegador-sail-hint-covered = its colonies are turned up at the end of the turn
navegador-sail-hint-none = no colonies on sale
navegador-sail-hint-home = home

## Workers and ships

navegador-recruit-count = { $what ->
        [workers] { $count ->
            [0] None
            [one] 1 worker
           *[other] { $count } workers
        }
       *[ships] { $count ->
            [0] None
            [one] 1 ship
           *[other] { $count } ships
        }
    }
navegador-recruit-ask = How many { $what ->
        [ships] ships
       *[workers] workers
    }? { $cheap } at 50, further ones at { $dear }. You have { $level } of { $most } and { $money } cruzados.
navegador-recruit-option = { $count } for { $price }, leaves { $left }
navegador-recruit-hint-sold = { $sold } of them sold on for { $income }
navegador-blocked-money = costs { $price }, you have { $money }
navegador-blocked-workers = needs { $needed } workers, you have { $workers }
navegador-blocked-order = the cheapest of a region or row comes first

## Colonies and buildings

navegador-colony-ask = Which colonies? At most { $most }, a ship there and two workers for each. You have { $money } cruzados.
navegador-colony-option = { $region }, { $price }
navegador-building-ask = Which buildings? You have { $workers } workers and { $money } cruzados.
navegador-colony-founded = a colony in { $region } for { $price }
navegador-building-built = a { $building } for { $price }
navegador-building-option = { $kind ->
        [sugar] Sugar factory,
        [gold] Gold factory,
        [spice] Spice factory,
        [shipyard] Shipyard,
       *[church] Church,
    } { $price }
navegador-building-hint = needs { $workers } workers

## Market

navegador-market-ask = Sell or process each good. You have { $money } cruzados.
navegador-market-good = { $colonies ->
        [0] Process up to { $factories } { $good } for { $process } each
       *[other] Sell up to { $colonies } { $good } at { $sell } each, or process up to { $factories } for { $process } each
    }
navegador-market-sell = Sell { $count } { $good }
navegador-market-process = Process { $count } { $good }
navegador-market-hint = brings { $orange ->
        [0] { $income };
       *[other] { $income } with the orange factory;
    } then sold at { $price }, processed for { $process }
navegador-market-sold = { $count } { $good } sold for { $income }
navegador-market-processed = { $count } { $good } processed for { $income }
navegador-market-orange = the orange factory can help with one good only

## Privileges

navegador-privilege-ask = Which privilege? It costs a worker. You have { $workers } workers and { $money } cruzados.
navegador-privilege-nothing = None
navegador-privilege-option = { $king ->
        [0] { $kind },
       *[other] King's privilege: { $kind },
    } bonus { $bonus }
navegador-privilege-king = King's privilege: { $kind }
navegador-privilege-hint = { $count } × { $each }; { $king ->
        [0] gives up a worker, then { $count ->
            [0] each counts { $points }
            [one] yours counts { $points }
           *[other] your { $count } count { $points } each
        }
       *[other] no worker, then your { $count } count { $points } each
    }
navegador-privilege-full = you own three of this kind
navegador-privilege-gone = none is left in the gallery
navegador-privilege-workers = you must keep { $least } workers
navegador-king-ask = Your last turn: on which kind do you place your King's privilege?
navegador-king-option = { $kind }: { $gain ->
        [one] +1 point
       *[other] +{ $gain } points
    }

## What happened

navegador-note-start = { $who } starts. Everybody has { $ships } ships in Portugal and { $money } cruzados; { $holder } holds the Navegador card.
navegador-note-move = { $who } goes to { $field }.
navegador-note-pay = { $who } gives up { $count ->
        [one] a ship
       *[other] { $count } ships
    } for it ({ $places }).
navegador-note-nothing = { $who } does nothing there.
navegador-note-stay = The other ships of { $who } stay where they are.
navegador-note-navegador = { $who } uses the Navegador card.
navegador-note-sail = { $who } sails with { $groups }.
navegador-note-explore = { $who } explores { $region } ({ $lost ->
        [one] −1 ship
       *[other] −{ $lost } ships
    }, +{ $premium }): { $count ->
        [one] a colony
       *[other] colonies
    } at { $prices }.
navegador-note-workers = { $who } recruits { $count ->
        [one] a worker
       *[other] { $count } workers
    } for { $price }.
navegador-note-ships = { $who } builds { $count ->
        [one] a ship
       *[other] { $count } ships
    } for { $price }.
navegador-note-ships-sold = { $who } sells { $count ->
        [one] one
       *[other] { $count }
    } of them on for { $income }.
navegador-note-colony = { $who } founds { $colonies }.
navegador-note-build = { $who } builds { $buildings }.
navegador-note-market = { $who } trades: { $trades }.
navegador-note-privilege = { $who } gives a worker for a privilege for { $kind } and gets a bonus of { $bonus }.
navegador-note-privilege-goa = { $who } fetches the King's privilege in Goa for { $kind } and gets a bonus of { $bonus }.
navegador-note-king = { $who } places the King's privilege on { $kind }: { $gain ->
        [one] +1 point
       *[other] +{ $gain } points
    }.
navegador-note-card-used = The Navegador card goes on to { $who }.
navegador-note-card-expired = The Navegador card was not used and goes on to { $who }.
navegador-note-phase = Phase { $phase ->
        [2] II
       *[3] III
    }: ships cross { $phase } borders, dear workers and ships cost { $phase }00, privileges refill to { $refill }.
navegador-note-ending-nagasaki = { $turns } more turns, one each.
navegador-note-ending-buildings = The last building is sold: { $turns } more turns, one each.
navegador-note-score = { $who } has { $total } points: place { $rank }.

## Whose turn

navegador-status-moving = { $who } chooses a field of the rondel.
navegador-status-navegador = { $who } chooses a field of the rondel, or sails with the Navegador card first.
navegador-status-last = { $who } plays the last turn.
navegador-status-acting = { $who } plans { $extra ->
        [0] { $field }
       *[other] an extra sailing with the Navegador card
    } and would then have { $money } cruzados.
navegador-status-sailing = { $who } looks at the discovery and may sail on with the rest of the fleet.
navegador-status-over = The match is over. { $winner } wins with { $points } points.

## The position in words

navegador-chapter = Round { $round } (phase { $phase ->
        [1] I
        [2] II
       *[3] III
    })
navegador-text-head = { $status } Phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, round { $round }.
navegador-text-ending = { $now ->
        [0] The end is near: after this turn { $left ->
            [one] one turn is left
           *[other] { $left } turns are left
        }.
       *[other] The end is near: { $left ->
            [one] this is the last turn
           *[other] { $left } turns are left with this one
        }.
    }
navegador-text-player = { $who }: { $points } points, { $money } cruzados, { $workers } workers, stone on { $field }.
navegador-text-field-none = no field yet
navegador-text-free = { $who } moves for free to { $fields }; every further field costs a ship more.
navegador-text-place = { $region } { $count }
navegador-text-goods = { $good } { $colonies } / { $factories }
navegador-text-goods-all = { $who }’s colonies / factories: { $goods }; and the orange factory.
navegador-text-items = { $who } has { $explorers ->
        [one] 1 explorer
       *[other] { $explorers } explorers
    }, { $shipyards ->
        [one] 1 shipyard
       *[other] { $shipyards } shipyards
    }, { $churches ->
        [one] 1 church
       *[other] { $churches } churches
    }.
navegador-text-privilege = { $kind } { $count }
navegador-text-privileges = { $who }’s privileges: { $privileges }.
navegador-text-king = The King's privilege of { $who } would bring most for { $kind }: +{ $gain }.
navegador-text-king-goa = The King's privilege of { $who } waits in Goa.
navegador-text-region = { $region }: { $good } colonies at { $prices }.
navegador-text-empty = { $region }: no colonies are left.
navegador-text-unknown = { $region } is unknown: { $count } { $good } { $count ->
        [one] colony
       *[other] colonies
    }, { $needed } ships must enter together.
navegador-text-price = { $good } { $sell } / { $process }
navegador-text-market = Market (a unit sells at / processing brings): { $goods }.
navegador-text-building = { $building } { $price } ({ $left } left)
navegador-text-buildings = Buildings on sale: { $rows }.
navegador-text-gallery = Privileges in the gallery: { $privileges }.
navegador-text-card-first = { $who } holds the Navegador card.
navegador-text-card = { $who } holds the Navegador card; the orange ship is at { $field }, { $left ->
        [one] one step
       *[other] { $left } steps
    } ahead.

## Scoring

navegador-score-items = { $count } × { $each }
navegador-score-money = Money
navegador-score-cash = { $money } cruzados
navegador-end-points = The last round is over: most points win.
navegador-end-tie = Equal points: whoever holds the Navegador card, or would get it next, wins.

## What a prepared turn is prepared for

navegador-plan-phase = it is phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }
navegador-plan-ending = the last round has begun
navegador-plan-open = the last round has not begun
navegador-plan-unexplored = { $region } is unexplored

# What a position is worth, by what brings it
navegador-term-colonies = colonies
navegador-term-factories = factories
navegador-term-discoveries = discoveries
navegador-term-shipyards = shipyards
navegador-term-churches = churches
navegador-term-privileges = privileges
navegador-term-workers = workers
navegador-term-ships = ships
navegador-term-market = market

## What bots like, a style each: its name, and what it does where moves are about as good

navegador-style-explorer-told = likes discoveries and ships.
navegador-style-merchant-told = likes factories, the market and money.
navegador-style-settler = settler
navegador-style-settler-told = likes colonies and workers.
navegador-style-builder = master builder
navegador-style-builder-told = likes churches, shipyards and privileges.
