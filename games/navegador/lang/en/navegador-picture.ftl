# Words on the pictures. They must be short: long ones are shrunk and cut.

navegador-picture-mine = My sheet
navegador-picture-board = Sea chart
navegador-picture-players = Players

navegador-pic-title-moving = { $who }, choose a rondel field
navegador-pic-title-card = { $who }, use the card or move
navegador-pic-title-sailing = { $who } may sail on
navegador-pic-last-sailed = Last: { $who } sailed { $ships } { $ships ->
        [one] ship
       *[other] ships
    } from { $origin } to { $to }
navegador-pic-last-sailed-many = Last: { $who } sailed { $ships } ships
navegador-pic-last-explored = Last: { $who } explored { $region }, premium { $premium }
navegador-pic-last-workers = Last: { $who } hired { $count } { $count ->
        [one] worker
       *[other] workers
    }
navegador-pic-last-ships = Last: { $who } built { $count } { $count ->
        [one] ship
       *[other] ships
    }
navegador-pic-last-market = Last: { $who } earned { $income } at the market
navegador-pic-last-colony = Last: { $who } founded { $count } { $count ->
        [one] colony
       *[other] colonies
    } in { $regions }
navegador-pic-last-buildings = Last: { $who } built { $count } { $count ->
        [one] building
       *[other] buildings
    } for { $price }
navegador-pic-last-privilege = Last: { $who } took a privilege for { $kind }, bonus { $bonus }
navegador-pic-last-nothing = Last: { $who } moved to { $field }, no action
navegador-pic-phase = Phase
navegador-pic-borders = { $borders } { $borders ->
        [one] border
       *[other] borders
    } a sailing
navegador-pic-turns-left = { $turns } { $turns ->
        [one] turn
       *[other] turns
    } to go
navegador-pic-card-phase = phase
navegador-pic-card-unknown = to explore
navegador-pic-card-on-sale = to build
navegador-pic-over = final scores


navegador-pic-market = Market
navegador-pic-sell = sell
navegador-pic-process = process
navegador-pic-privileges = Privileges
navegador-pic-refill = { $phase }: filled to { $number }
navegador-pic-buildings = Buildings on sale
navegador-pic-key-unknown = unknown: two ships enter, one is lost
navegador-pic-key-double = three ships enter, two are lost
navegador-pic-key-explorer = explored by this player
navegador-pic-key-blue = border, one step
navegador-pic-key-red = border of a new phase
navegador-pic-key-sale = cheapest colony, on sale
navegador-pic-ships-out = { $ships } of { $all } at sea
navegador-pic-king = King’s privilege
navegador-pic-king-goa = waits near Goa
navegador-pic-king-held = for the final scoring
navegador-pic-king-best = best on { $kind }: +{ $points }
navegador-pic-king-placed = placed on { $kind }
navegador-pic-mine-moving = to move, phase { $phase }
navegador-pic-mine-waiting = waiting, phase { $phase }
navegador-pic-mine-over = place { $rank }
navegador-pic-mine-owned = Owned
navegador-pic-mine-each = each
navegador-pic-mine-now = Points now
navegador-pic-mine-rows = the five rows
navegador-pic-mine-crew = workers and ships
navegador-pic-mine-cash = { $money } in money
navegador-pic-mine-with-king = { $points } with the King’s privilege
navegador-pic-tie = a tie; the Navegador card decides

## Continents

navegador-pic-land-africa = Africa
navegador-pic-land-asia = Asia
