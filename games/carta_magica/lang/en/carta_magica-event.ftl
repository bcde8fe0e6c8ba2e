# Events of `carta_magica`: a headline, and a line with the names and what it did.

carta-magica-event-storm-north = Storm from the north
carta-magica-event-storm-east = Storm from the east
carta-magica-event-storm-south = Storm from the south
carta-magica-event-storm-west = Storm from the west
carta-magica-event-ashore = { $who } is driven ashore at { $square } and must repair
carta-magica-event-ashore-all = { $count ->
    [2] { $who } are driven ashore and must repair
   *[other] { $count } ships are driven ashore and must repair
  }
carta-magica-event-tamed = The { $monster } is tamed
carta-magica-event-tamed-line = { $total } against its { $strength }: { $who } takes { $gold } gold
carta-magica-event-seized = Seized by a { $monster }
carta-magica-event-seized-line = { $total } against its { $strength }: it takes { $goods ->
    [0] nothing from { $who }
    [one] what { $who } carries, 1 barrel
   *[other] the { $goods } goods { $who } carries
  }
carta-magica-event-found = The { $talisman } is found
carta-magica-event-found-line = It is { $who }’s challenge, and counts { $points } points
carta-magica-event-gone = The { $talisman } is gone
carta-magica-event-gone-line = { $who } has it, and { $other } wanted it most
carta-magica-event-battle = { $who } wins a battle
carta-magica-event-battle-nothing = { $loser } had nothing to lose but the fight
carta-magica-event-battle-talisman = { $loser } loses the { $what }
carta-magica-event-battle-card = { $loser } loses a card: { $what }
carta-magica-event-home = { $who } is home
carta-magica-event-home-last = { $points } points in { $harbour }; the last turns begin
carta-magica-event-home-end = { $points } points in { $harbour }; the match ends
carta-magica-event-won = { $who } wins the voyage
carta-magica-event-shared = The voyage is shared
carta-magica-event-won-line = { $by ->
        [points] { $points } points, { $ahead } more than { $second }
        [gold] { $points } points like { $second }, and more gold
       *[shared] { $points } points{ $talismans ->
            [0] {""}
            [one] , with 1 talisman
           *[other] , with { $talismans } talismans
        }
    }

## What a player did in a match, as a clause.

carta-magica-deed = { $who } { $thing ->
        [talismans] bought talismans for { $points }
        [challenge] found what was sought, for { $points }
        [gold] brought { $points } gold
       *[home] came home for { $points }
    }
