# The game `magellan` of 1986. Countries, cards and places are in magellan-cards.ftl.

magellan-small = which pack, which piece you give up, which country pays a debt
magellan-name = Magellan (1986)

## Options of the table

magellan-setting-level = Level
magellan-setting-level-peace = Simplest without wars
magellan-setting-level-simplest = Simplest: jeeps and ships, with wars
magellan-setting-level-planes = Planes: with bombing
magellan-setting-level-experts = Experts: planes on ships, alliances
magellan-setting-bases = Start bases
magellan-setting-bases-1 = Southern islands (far apart)
magellan-setting-bases-2 = Pacific and Arctic islands (far apart)
magellan-setting-bases-3 = Atlantic islands (close together)
magellan-setting-bases-4 = Islands near Fiji (close together)
magellan-setting-target = Income to exceed
magellan-setting-target-150 = 150 M
magellan-setting-target-100 = 100 M (shorter)
magellan-setting-target-75 = 75 M (shortest)
magellan-setting-start = Start
magellan-setting-start-beginners = Two discoveries and five countries lie open
magellan-setting-start-plain = Nothing lies open
magellan-setting-end = After the first win
magellan-setting-end-places = The others play on for places
magellan-setting-end-winner = The match ends
magellan-setting-rounds = Limit of rounds
magellan-setting-rounds-none = None
magellan-setting-rounds-60 = 60: then the highest income wins
magellan-setting-rounds-40 = 40: then the highest income wins
magellan-setting-rounds-20 = 20: then the highest income wins
magellan-setting-rounds-10 = 10: then the highest income wins
magellan-setting-history6 = History cards, series 6 to 10
magellan-setting-history6-off = Without
magellan-setting-history6-on = With 50 more cards
magellan-setting-history11 = History cards, series 11 to 15
magellan-setting-countries = Countries
magellan-setting-countries-50 = 50
magellan-setting-countries-100 = 100

## Places and pieces

magellan-piece-jeep = jeep
    .moves = goes
magellan-piece-ship = ship
magellan-piece-plane = plane
    .moves = flies
magellan-what-ship = empty ship
    .moves = sails
magellan-what-ship-jeep = ship with jeep
    .moves = sails
magellan-what-ship-plane = ship with plane
    .moves = sails
magellan-what-ship-both = ship with plane and jeep
    .moves = sails
magellan-what-plane-jeep = plane with jeep
    .moves = flies
magellan-group = { $count ->
        [one] {""}
       *[other] { $count } ×{" "}
    }{ $what } in { $place }
magellan-group-afloat = { $count ->
        [one] {""}
       *[other] { $count } ×{" "}
    }{ $what } { $place }
magellan-group-alike = { $count } stand there
magellan-near = near { $place }
magellan-at-sea = { KNOWN($cell, names: "magellan-island") ->
        [yes] near
       *[no] in
    } { $place }
magellan-one = { $what ->
        [jeep] Jeep in
        [ship] Empty ship
        [ship-jeep] Ship with jeep
        [ship-plane] Ship with plane
        [ship-both] Ship with plane and jeep
        [plane] Plane in
       *[plane-jeep] Plane with jeep in
    } { $place }
magellan-brief-ship = Ship { $place }
magellan-points = { $points ->
        [0] no steps
        [one] 1 step
       *[other] { $points } steps
    }
magellan-price = { $money } M

## Throw and card

magellan-draw-geographic-hint = Opens a country to be developed
magellan-draw-history-hint = An event; about one in five pays income to everybody
magellan-roll-ask = Your turn. Throw the die.
magellan-roll = Roll the die
magellan-draw-ask = A four or a five brings a card. From which pack?
magellan-draw-geographic = Geographic pack ({ $cards } { $cards ->
        [one] card
       *[other] cards
    })
magellan-draw-history = History pack ({ $cards } { $cards ->
        [one] card
       *[other] cards
    })

## Movement

magellan-move-ask = { $points ->
        [0] No steps left
        [one] 1 step left
       *[other] { $points } steps left
    }, { $cash } M. What next?
magellan-move-ask-moved = { $piece }, { $points ->
        [0] no steps left
        [one] 1 step left
       *[other] { $points } steps left
    }, { $cash } M. What next?
magellan-move-group-jeep = Jeeps on land
magellan-move-group-ship = Empty ships
magellan-move-group-ship-jeep = Ships with jeeps
magellan-move-group-ship-plane = Ships with planes
magellan-move-group-ship-both = Ships with planes and jeeps
magellan-move-group-plane-jeep = Planes with jeeps
magellan-end = End the turn
magellan-end-out = You have no money and no country: you would be out
magellan-deal = { $cost } M for +{ $income }
magellan-deal-wins = { $cost } M for +{ $income }: wins the match
magellan-deal-bonus = { $money } M bonus
magellan-deal-prey = +{ $income } for nothing
magellan-deal-prey-wins = +{ $income } for nothing, wins the match
magellan-hint-way-takes = { $piece } to { $end }, take it
magellan-hint-near = { $deal }; { $points }
magellan-hint-meets = first a fight with { $who }: you win with { $percent } %
magellan-hint-left = { $points } not used
magellan-hint-all = all steps used
magellan-hint-balance = { $cost } M for +{ $income }; leaves { $cash } M{ $points ->
        [0] {""}
        [one] {""}, 1 step
       *[other] {""}, { $points } steps
    }
magellan-hint-paid = { $cost } M; leaves { $cash } M{ $points ->
        [0] {""}
        [one] {""}, 1 step
       *[other] {""}, { $points } steps
    }
magellan-hint-way-buys = buy a { $piece }
magellan-hint-way-sells = sell { $country }
magellan-hint-way-flies = jeep by plane to { $end }
magellan-hint-way-bombs = bomb { $place }
magellan-hint-way-here = develop { $country }
magellan-hint-way-arrives = { $piece } to { $end }
magellan-hint-way-develops = { $piece } to { $end }, develop
magellan-hint-way-towards = { $piece } towards { $end }
magellan-hint-way-waits = { $piece } to { $end }, not open yet
magellan-hint-then = { $first } · { $then }
magellan-hint-whole = Turn: { $ways }
magellan-idea-arrives = { $group } to { $end }.
magellan-idea-develops = { $group } to { $end }, and develop it.
magellan-idea-takes = { $group } to { $end }, which nobody guards, and take it.
magellan-idea-towards = { $group } towards { $end }, as far as { $stop }.
magellan-idea-waits = { $group } to { $end }, to be there when its card is turned.
magellan-idea-hopes = { $group } towards { $end }, whose card may still come, as far as { $stop }.
magellan-idea-round = { $group } on its way round the world, as far as { $stop }.
magellan-idea-aboard = { $group } aboard, to sail towards { $end }.
magellan-idea-here = Develop { $country }.
magellan-idea-buys = { $count ->
        [one] Buy a { $piece }.
       *[other] Buy { $count } { $piece }s.
    }
magellan-idea-sells = Sell { $country }.
magellan-idea-bombs = Bomb { $place }.
magellan-idea-stays = Everything stays where it is.
magellan-idea-then = { $first } { $then }
magellan-goal-ask = Where shall the { $what } in { $place } go? { $points ->
        [0] No steps are left.
        [one] One step is left.
       *[other] { $points } steps are left.
    }
magellan-goal-capitals = Capitals of open countries
magellan-goal-capital = { $countries }
magellan-goal-capital-hint = { $points }; { $cards }
magellan-goal-base = Your base: { $place }
magellan-goal-owned = Yours: { $place }
magellan-goal-closed = { $points }; its card does not lie open
magellan-goal-towards = Towards { $place }
magellan-goal-bonus = { $place }
magellan-goal-bonus-hint = { $points }; { $money } M for the first
magellan-goal-discoveries = Places with a bonus
magellan-goal-own = Own countries and base
magellan-goal-else = Something else
magellan-goal-within = { $points ->
        [0] For no steps
        [one] For 1 step
       *[other] For { $points } steps
    }
magellan-goal-carriages = By plane, and out of it
magellan-goal-carried = By plane to { $place }
magellan-goal-flights = Landing places
magellan-goal-strikes = Enemies in reach
magellan-goal-bomb = Bomb { $place }
magellan-goal-strike = Attack planes in { $place }
magellan-goal-board = Aboard the plane here
magellan-goal-unload = The jeep gets out
magellan-goal-meets = { $hint }, meets { $who }
magellan-goal-meets-some = { $hint }, meets an enemy
magellan-goal-to-hint = By coordinates; goes as far as the steps allow
magellan-goal-to-ask = Which place? The piece goes as far as the steps allow.
magellan-goal-row = Row { $row }
magellan-develop = Develop { $country }
magellan-develop-hint = { $cost } M for +{ $income }; leaves { $left } M
magellan-develop-poor = It costs { $cost } M; { $missing } M are missing
magellan-buy = Buy: { $piece } ({ $money } M)
magellan-buy-ask = How many { $piece ->
        [jeep] jeeps?
        [ship] ships?
       *[plane] planes?
    }
magellan-buy-count = { $count }
magellan-sell = Sell a country
magellan-sell-ask = Which country shall the bank take back for half its cost?
magellan-sell-hint = Brings { $money } M; income { $income } M less

## War

magellan-fight-ask = War: enemies stand in the same cell. Which fight first?
magellan-fight = { $place }: { $piece } against { $who }
magellan-fight-bomb = { $place }: bomb the ship of { $who } first
magellan-fight-odds = { $mine } against { $theirs }; you win { $percent } times in 100
magellan-bomb-odds = Hits with { $hits } of { $faces } faces; one shoots your plane down
magellan-defend-ask = { $who } attacks your ships near { CALLED($cell, names: "magellan-at") }. Shall a plane bomb first?
magellan-defend-stay = No bomb: the battle begins
magellan-flight-ask = Your plane is over { CALLED($cell, names: "magellan-at") }. Bomb or land?
magellan-flight-bomb = Bomb { $who } in { $place }
magellan-flight-land = Land: { $place }

## Duties

magellan-lose-ask-card = A history card takes one of your pieces. Which one?
magellan-lose-ask-bomb = A bomb has hit. Which of your pieces is lost?
magellan-lose-ask-ally = Your ally lost a piece, so you lose one like it. Which one?
magellan-lose-one = { $piece }: { $group }
magellan-owe-ask = You still owe { $money } M. Which country do you sell for half its cost?

## Status and description

magellan-status-rolling = { $who } throws the die.
magellan-status-drawing = { $who } chooses a pack.
magellan-status-moving = { $who } moves, { $points ->
        [0] no steps left
        [one] 1 step left
       *[other] { $points } steps left
    }.
magellan-status-fighting = War: { $who } fights.
magellan-status-defending = War: { $who } is attacked and may bomb first.
magellan-status-flying = { $who }’s plane is in the air.
magellan-status-losing = { $who } gives up a piece.
magellan-status-owing = { $who } owes { $money } M and sells a country.
magellan-status-over = The match is over: { $winners } won.

magellan-describe = Magellan. { $status } Round { $round }. An income above { $target } M wins.
magellan-describe-player = { $who }, number { $number }, base { $base }: income { $income } M, money { $cash } M, { $jeeps ->
        [one] 1 jeep
       *[other] { $jeeps } jeeps
    }, { $ships ->
        [one] 1 ship
       *[other] { $ships } ships
    }, { $planes ->
        [one] 1 plane
       *[other] { $planes } planes
    }.
magellan-describe-left = { $who } has left with place { $place } and an income of { $income } M.
magellan-describe-countries = { $who }’s countries: { $countries }.
magellan-describe-pieces = { $who }’s pieces: { $pieces }.
magellan-describe-none-open = No country lies open.
magellan-describe-country = { $country } ({ $cell }, { $cost } M for +{ $income })
magellan-describe-far = { $what }, { $points } away
magellan-describe-card = History card open: { $card }. { $text }
magellan-describe-card-far = { $card } It is { $points } away.
magellan-describe-packs = Packs: { $geographic } geographic cards, { $history } history cards.
magellan-describe-war = War ({ $card }): { JOINED($sides, by: " against ") }; it ends after { $rounds ->
        [one] 1 more round
       *[other] { $rounds } more rounds
    }.

## Notes

magellan-note-start = { $who } won the lot and starts.
magellan-note-base = { $who }: number { $number }, { $base }, { $cash } M.
magellan-note-opened = Open countries: { $countries }.
magellan-note-places = History cards lying open: { $cards }.
magellan-note-rolled = { $who } rolls { $dice }: { $points ->
        [one] 1 step
       *[other] { $points } steps
    }.
magellan-note-rolled-more = { $who } rolls { $dice }: with what the cards add { $points ->
        [one] 1 step
       *[other] { $points } steps
    }.
magellan-note-turned = { $who } turns up { $country }: { $cost } M for +{ $income }.
magellan-note-drew = { $who } draws { $card }. { $text }
magellan-note-moved = { $who }’s { $what } { FORM($what, as: "moves") } from { $start } to { $end } ({ $points ->
        [one] 1 step
       *[other] { $points } steps
    }).
magellan-note-came-through = On its way: { $places }.
magellan-note-boarded = { $who }’s jeep goes aboard the plane in { $start } ({ $points ->
        [one] 1 step
       *[other] { $points } steps
    }).
magellan-note-unloaded = { $who }’s jeep leaves the plane in { $end } ({ $points ->
        [one] 1 step
       *[other] { $points } steps
    }).
magellan-note-struck = { $who }’s { $what } from { $start } is over { CALLED($cell, names: "magellan-at") }.
magellan-note-landed = { $who }’s { $what } flies from { $start } and lands in { $end } ({ $points ->
        [one] 1 step
       *[other] { $points } steps
    }).
magellan-note-developed = { $who } develops { $country } for { $cost } M: income { $income } M more.
magellan-note-bought = { $who } buys { $count ->
        [one] a { $piece }
       *[other] { $count } { $piece }s
    } for { $money } M.
magellan-note-sold = { $who } sells { $country } to the bank for { $money } M.
magellan-note-paid = { $who } pays { $money } M of what was owed.
magellan-note-fought = { $who }’s { $piece } fights { $other } in { CALLED($cell, names: "magellan-at") }, { $mine } to { $theirs }: { $loser } loses one.
magellan-note-bombed-1 = { $who } bombs { $other } in { CALLED($cell, names: "magellan-at") } and is shot down.
magellan-note-bombed-2 = { $who } bombs { $other } in { CALLED($cell, names: "magellan-at") }: the die hits a jeep.
magellan-note-bombed-3 = { $who } bombs { $other } in { CALLED($cell, names: "magellan-at") }: the die hits two jeeps.
magellan-note-bombed-4 = { $who } bombs { $other } in { CALLED($cell, names: "magellan-at") }: the die hits a ship.
magellan-note-bombed-5 = { $who } bombs { $other } in { CALLED($cell, names: "magellan-at") }: the die hits a jeep and a ship.
magellan-note-bombed-6 = { $who } bombs { $other } in { CALLED($cell, names: "magellan-at") } and misses.
magellan-note-lost = { $who } loses a { $piece } in { $place }.
magellan-note-lost-ally = { $who } shares the loss: a { $piece } in { $place }.
magellan-note-ditched = { $who }’s plane finds no place to land and is lost.
magellan-note-conquered = { $who } takes { $country } from { $other }.
magellan-note-share = { $who } pays { $other } a share of { $money } M.
magellan-note-out = { $who } has neither money nor countries and is out.
magellan-note-won = { $who } has an income of { $income } M and wins.
magellan-note-shared-out = The others play on, with { $money } M each from { $who }.

## The end

magellan-over-won = An income passed the target.
magellan-over-last = Only one player is left.
magellan-over-rounds = The rounds are played; the higher incomes win.
magellan-rank = **{ $rank }.** { $who } – an income of { $points } M
magellan-score-country = { $country } { $income }
