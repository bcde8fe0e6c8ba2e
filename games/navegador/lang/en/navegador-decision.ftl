# What is asked of whoever is to move, in brief. Labels have at most 34 characters, a stake 80, a question 24, a frame 18.

## Regions within a sentence, short

navegador-sea-rio = Rio
navegador-sea-cabo = the Cape

## Answers: the deed, its price, its gain

navegador-decide-card-explore = Card: explore { $region }, { $lost ->
        [one] −1 ship
       *[other] −{ $lost } ships
    }
navegador-decide-card-sail = Card: sail { $count } to { $seas ->
        [one] { $region }
       *[other] { $seas } seas
    }
navegador-decide-explore = Explore { $region }: +{ $points }, { $gone ->
        [one] −1 ship
       *[other] −{ $gone } ships
    }
navegador-decide-sail = Sail { $count } to { $region }
navegador-decide-sail-colony = Sail { $count } to { $region }: { $good } at { $sells }
navegador-decide-sail-near = Sail { $count } to { $region }, near { $near }
navegador-decide-sail-two = Sail to { $region } and { $other }
navegador-decide-sail-seas = Sail { $count } to { $seas ->
        [one] { $region }
       *[other] { $seas } seas
    }{ $due ->
        [0] {""}
        [one] : costs a ship
       *[other] : costs { $due } ships
    }
navegador-decide-workers = Hire { $count } { $count ->
        [one] worker
       *[other] workers
    }: { $price }, { $due ->
        [0] then { $level }
        [one] 1 ship
       *[other] { $due } ships
    }
navegador-decide-sold = { $what ->
        [workers] Hire { $count ->
            [one] 1 worker
           *[other] { $count } workers
        }:
       *[ships] Build { $count ->
            [one] 1 ship
           *[other] { $count } ships
        }:
    } { $price }, { $sold } sold: +{ $income }
navegador-decide-ships = Build { $count } { $count ->
        [one] ship
       *[other] ships
    }: { $price }, { $due ->
        [0] then { $level } at sea
        [one] pay 1 ship
       *[other] pay { $due } ships
    }
navegador-decide-colony = Settle { $count ->
        [one] { $region }: { $price }, { $due ->
            [0] { $good } at { $sells }
            [one] 1 ship
           *[other] { $due } ships
        }
       *[other] { $region } ×{ $count }: { $price }, { $due ->
            [0] then { $owned }
            [one] 1 ship
           *[other] { $due } ships
        }
    }
navegador-decide-colonies = Settle { $count } colonies: { $price }, { $due ->
        [0] then { $owned }
        [one] 1 ship
       *[other] { $due } ships
    }
navegador-decide-building = { $due ->
        [0] Build a { $name }: { $price }, +{ $points }
        [one] Build { $name }: { $price }, 1 ship
       *[other] Build { $name }: { $price }, { $due } ships
    }
navegador-decide-buildings = Build { $count } buildings: { $price }, { $due ->
        [0] +{ $points }
        [one] 1 ship
       *[other] { $due } ships
    }
navegador-decide-kinds = Build { $kinds ->
        [factory] { $count } factories:
        [shipyard] { $count } shipyards:
        [church] { $count } churches:
        [factory-shipyard] factory, shipyard:
        [factory-church] factory, church:
       *[shipyard-church] shipyard, church:
    } { $price }, +{ $points }
navegador-decide-last = { $count ->
        [one] Last building
       *[other] The last { $count }
    }: { $price }, { $due ->
        [0] +{ $points }, last round
        [one] 1 ship, +{ $points }
       *[other] { $due } ships, +{ $points }
    }
navegador-decide-trade = Trade: +{ $income }, pay { $due ->
        [one] 1 ship
       *[other] { $due } ships
    }
navegador-decide-sell = Sell { $count ->
        [3] all
       *[other] { $goods }
    }: +{ $income }
navegador-decide-process = Process { $count ->
        [3] all
       *[other] { $goods }
    }: +{ $income }
navegador-decide-sell-rest = Sell { $good }, process others: +{ $income }
navegador-decide-process-rest = Process { $good }, sell others: +{ $income }
navegador-decide-both = Sell { $sold }, process { $processed }: +{ $income }
navegador-decide-privilege = { $kind ->
        [colony] Colony
        [factory] Factory
        [explorer] Explorer
        [shipyard] Shipyard
       *[church] Church
    } privilege: { $due ->
        [0] 1 worker, +{ $bonus }
        [one] worker, ship
       *[other] worker, { $due } ships
    }
navegador-decide-king = King for { $kind ->
        [colony] colonies:
        [factory] factories:
        [explorer] explorers:
        [shipyard] shipyards:
       *[church] churches:
    } { $due ->
        [0] +{ $bonus }
        [one] 1 ship, +{ $bonus }
       *[other] { $due } ships, +{ $bonus }
    }
navegador-decide-field = { $field } …
navegador-decide-stay = Stay where they are
navegador-decide-send = Send { $count } from { $region }
navegador-decide-give = Give { $count } from { $region }
navegador-decide-give-two = Give from { $region } and { $other }
navegador-decide-give-many = Give { $count } from { $seas } seas
navegador-decide-crown = Place it on { $kind }: +{ $gain }

## Answers of the last turn: the deed, and the points that it brings

navegador-decide-points = { $what }: { $sign ->
        [0] no points
        [1] +{ $points } { $points ->
            [one] point
           *[other] points
        }
       *[other] −{ $points } { $points ->
            [one] point
           *[other] points
        }
    }
navegador-last-trade = Trade for { $income }
navegador-last-build = { $count ->
        [one] Build a { $name }
       *[other] Build { $count } buildings
    }
navegador-last-settle = { $count ->
        [one] Settle { $region }
       *[other] Settle { $count } colonies
    }
navegador-last-recruit = { $what ->
        [workers] Hire { $count } { $count ->
            [one] worker
           *[other] workers
        }
       *[ships] Build { $count } { $count ->
            [one] ship
           *[other] ships
        }
    }
navegador-last-privilege = Privilege for { $kind }
navegador-last-king = King for { $kind }

## What is asked

navegador-question-first = Where do you start?
navegador-question-field = Your stone: where to?
navegador-question-last = Your last turn: where?
navegador-question-pay = { $count ->
        [one] Which ship pays?
       *[other] Which { $count } ships pay?
    }
navegador-question-sail = Who sails where?
navegador-question-rest = And the others?
navegador-question-join = Who sails with them?
navegador-question-market = What do you trade?
navegador-question-colonies = Which colonies?
navegador-question-buildings = What do you build?
navegador-question-workers = How many workers?
navegador-question-ships = How many ships?
navegador-question-privilege = Which privilege?
navegador-question-king = King's privilege: where?

## The figure that frames it

navegador-frame-points = You { $points }, best { $best }
navegador-frame-borders = { $borders ->
        [one] 1 border each
       *[other] { $borders } borders each
    }
navegador-frame-ships = { $ships } at sea
navegador-frame-more = { $count } more
navegador-frame-workers = { $workers } workers

## What is special now, and what follows from it

navegador-stake-equal = { $count ->
        [2] **Both bring the same now.** Take what you like better.
       *[other] **All three bring the same now.** Take what you like best.
    }
navegador-stake-last = **Only points count now.** 200 cruzados are one, a worker or ship is one.
navegador-stake-first = **An explorer counts 4, and only the first ship in gets it.** Two must enter.
navegador-stake-card = **You hold the Navegador card.** You may sail once before your turn.
navegador-stake-card-goes = **Your Navegador card is about to go on.** Sail with it now, or stay near.
navegador-stake-buildings = { $count ->
        [one] **One building is left.** Whoever buys it starts the last round.
       *[other] **{ $count } buildings are left.** The last one starts the last round.
    }
navegador-stake-colony = **The last colony of { $region } is on sale.** { $who } lies there too.
navegador-stake-unknown = **Nobody has explored { $region }.** It counts { $points }, and { $who } is as near.
navegador-stake-money = **You have only { $money }.** A visit to the market brings { $income }.
navegador-stake-rich = **{ $money } cruzados lie idle.** Spend them: at the end 200 are one point.
navegador-stake-price = **{ $good ->
        [sugar] Sugar
        [gold] Gold
       *[spice] Spice
    } sells at { $price }.** You can sell { $count } of it.
navegador-stake-fields = **Three fields are free.** Each field beyond costs a ship.
navegador-stake-pay = **A ship at sea is a point.** Give one that has nothing to do.
navegador-stake-enter = **{ $needed } ships enter { $region }, { $lost ->
        [one] one is lost
       *[other] { $lost } are lost
    }.** The explorer counts { $points }.
navegador-stake-sail = **A colony needs a ship of its own.** So ships lie where you settle next.
navegador-stake-sailed = **{ $count ->
        [one] 1 ship
       *[other] { $count } ships
    }, { $origin } → { $to }.** { $still ->
        [0] The others may follow after a look.
        [one] And the other one?
       *[other] And the other { $still }?
    }
navegador-stake-sailed-many = **{ $count } ships are on their way.** { $still ->
        [0] The others may follow after a look.
        [one] And the other one?
       *[other] And the other { $still }?
    }
navegador-stake-look = **Colonies in { $region } cost { $price } and more.** Your other ships may still sail.
navegador-stake-join = **{ $count ->
        [one] 1 ship sails
       *[other] { $count } ships sail
    } to { $region }.** { $needed ->
        [one] One more has
       *[other] { $needed } more have
    } to enter with them.
navegador-stake-market = **What you sell gets cheaper, what you process dearer.** All at today's price.
navegador-stake-colonies = **Each needs a ship there and two workers.** You can settle { $most } at most.
navegador-stake-workers-few = **You have { $workers } workers.** A factory needs 3, a shipyard 4, a church 5.
navegador-stake-cheap = **{ $cheap ->
        [one] One costs 50
       *[other] { $cheap } cost 50 each
    }.** { $dear ->
        [0] You can have no more.
       *[other] Further ones cost { $dear }.
    }
navegador-stake-privilege = { $king ->
        [0] **It costs a worker.** All your things of its kind count more from now on.
       *[other] **It costs a worker, the King's none.** Your things of its kind count more.
    }
navegador-stake-king = **Your last deed.** The privilege counts once for each thing of its kind.

## The other answers

navegador-rest-field = { $count ->
        [0] Another field: free
        [one] Another field: costs 1 ship
       *[other] Another field: costs { $count } ships
    }
navegador-rest-field-costs = { $least ->
        [0] Another field: free, or up to { $most ->
            [one] 1 ship
           *[other] { $most } ships
        }
       *[other] Another field: costs { $least } to { $most } ships
    }
navegador-rest-pay = Other ships
navegador-rest-sail = Another fleet, group by group
navegador-rest-market = Another trade, good by good
navegador-rest-colonies = Other colonies, one by one
navegador-rest-buildings = Other buildings, one by one
navegador-rest-privilege = Another kind
