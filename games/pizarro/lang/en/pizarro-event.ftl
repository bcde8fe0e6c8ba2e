# Events: a headline of at most 28 characters, a line of at most 58.

pizarro-event-shared = A shared victory
pizarro-event-won-line = { $by ->
        [money] { $points } points to { $others }, and { $money } in hand to { $theirs }
        [ships] { $points } points to { $others }, and more ships in phase III
       *[points] { $points } points to { $others }
    }
pizarro-event-bust = Over { $limit }, and all is lost
pizarro-event-bust-line = { $who } turns up { $total } and scores nothing for it
pizarro-event-phase = Phase { $phase ->
        [1] II
       *[2] III
    } begins
pizarro-event-phase-line = { $who } leads at sea with { $crowns } crowns
pizarro-event-veto = { $who } stops { $explorer }
pizarro-event-veto-line = { $cards ->
        [0] The stack is empty: the card comes up again
       *[other] The card comes back as one of the last of phase { $phase ->
            [1] I
            [2] II
           *[3] III
        }
    }
pizarro-event-price = { $price } for { $explorer }
pizarro-event-price-line = { $who } pays with { $cards } { $cards ->
        [one] card
       *[other] cards
    } and { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }
pizarro-event-bargain = { $explorer } for { $price }
pizarro-event-bargain-line = { $crowns } crowns for { $who }, and nobody bids against it
pizarro-event-empty = { $who } has no card left
pizarro-event-empty-line = { $phase ->
        [0] The match ends with an empty hand
       *[other] New cards come when phase { $phase ->
            [1] I
           *[2] II
        } ends
    }

## What a player did in a match, as a clause.

pizarro-deed = { $who } { $kind ->
        [hand] kept { $points } crowns in hand
        [magellan] put cards under { $explorer } for { $points }
       *[other] sailed with { $explorer } for { $points }
    }
