# What the match would be told about: a headline of at most 28 characters and a line of at most 58, with names of six letters.

magellan-event-won = { $who } wins the world
magellan-event-won-line = { $by ->
        [cash] An income of { $income } like { $second }, but { $cash } M to { $other }
       *[other] An income of { $income }, and { $second } has { $theirs }
    }
magellan-event-near = { $who } is nearly there
magellan-event-near-line = +{ $income } of { $target }, and { $cash } M in hand
magellan-event-taken = { $country } falls
magellan-event-taken-line = { $who } takes it from { $other }: +{ $income } for nothing
magellan-event-out = { $who } is out
magellan-event-out-line = No money and no country: place { $place }
magellan-event-stranded = { $base }
magellan-event-stranded-line = { $who } has no ship left and is cut off
magellan-event-developed = { $country } pays
magellan-event-developed-line = { $who } develops it: +{ $income }, now { $total } in all
magellan-event-war = War breaks out
magellan-event-war-line = All against all, for { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
magellan-event-war-line-two = { $who } against { $other }, for { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
magellan-event-peace = Peace
magellan-event-peace-line = The war is over, and no country can be taken now
magellan-event-crisis = A blow for all
magellan-event-crisis-line = { $card }

## What a player did in a match, as a clause.

magellan-deed = { $who } went for { $series }, +{ $points } a round
