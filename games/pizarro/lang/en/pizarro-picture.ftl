# Words on the pictures. They must be short: long ones are shrunk and cut.

pizarro-pic-half = { $number } · side { $side }

pizarro-pic-title-bid = { $who } to bid
pizarro-pic-title-veto = { $who }: a veto?
pizarro-pic-title-pays = { $who } pays { $price }
pizarro-pic-title-exchange = { $who } exchanges
pizarro-pic-title-vetoes = { $who } vetoes
pizarro-pic-title-unsold = Nobody buys it
pizarro-pic-title-gamble = { $who } draws
pizarro-pic-task-bid = { $least } or more – or pass
pizarro-pic-task-veto = set { $explorer } aside, or allow it
pizarro-pic-task-pay = choose cards for { $explorer }
pizarro-pic-task-exchange = swap up to 3 cards for this ship
pizarro-pic-task-gamble = { $total } so far – draw, or stop
pizarro-pic-task-pending = confirm to see what comes

pizarro-pic-phase = Phase
pizarro-pic-card-of = card { $number } of { $cards }
pizarro-pic-then-phase = · { $cards } more, then phase { $phase }
pizarro-pic-then-end = · { $cards } more, then the end
pizarro-pic-to-come = still to come:
pizarro-pic-none-to-come = the last one
pizarro-pic-last-card = · the last one
pizarro-pic-phase-end = End of the phase
pizarro-pic-scoring = Final scoring
pizarro-pic-deck = deck
pizarro-pic-discards = discards

pizarro-pic-effect-crowns = crowns at the end
pizarro-pic-effect-bags = { $cards } more { $cards ->
        [one] card
       *[other] cards
    } at phase end
pizarro-pic-effect-veto = veto on a later card
pizarro-pic-effect-gamble = draw up to 20 at the end
pizarro-pic-effect-pile-hand = with a card from the hand
pizarro-pic-effect-pile-paid = with one of the cards paid
pizarro-pic-effect-exchange = at phase end swap up to { $cards }
pizarro-pic-effect-draw = draw { $cards } { $cards ->
        [one] card
       *[other] cards
    } at once
pizarro-pic-effect-choose = draw { $cards } now or crowns at the end
pizarro-pic-effect-open-hand = then play with an open hand
pizarro-pic-effect-lose-card = then lose a random card

pizarro-pic-no-bid = No bid yet
pizarro-pic-high-bid = High bid
pizarro-pic-to-pay = To pay
pizarro-pic-pass = pass
pizarro-pic-veto-asked = Asked for a veto
pizarro-pic-exchange-turn = Exchanges cards
pizarro-pic-then = then
pizarro-pic-drawn = Drawn for Pizarro
pizarro-pic-of-limit = of { $limit }
pizarro-pic-bust = too much: 0
pizarro-pic-decided = As decided
pizarro-pic-last-vetoed = set { $explorer } aside
pizarro-pic-last-unsold = nobody bought { $explorer }
pizarro-pic-last-exchanged = { $cards ->
        [0] exchanged no card
        [one] exchanged 1 card
       *[other] exchanged { $cards } cards
    }

pizarro-pic-standing-to-bid = to bid
pizarro-pic-standing-asked-veto = a veto?
pizarro-pic-standing-pays = pays { $price }
pizarro-pic-standing-exchanges = exchanges
pizarro-pic-standing-gambles = draws
pizarro-pic-standing-leads = leads · { $bid }
pizarro-pic-standing-bid = bid { $bid }
pizarro-pic-standing-still-in = still in
pizarro-pic-standing-passed = passed
pizarro-pic-standing-no-ship = no { $explorer } ship
pizarro-pic-standing-no-ship-short = no ship there
pizarro-pic-standing-no-ship-left = no ship left
pizarro-pic-standing-no-cards = too few cards
pizarro-pic-standing-rank = place { $rank } · { $points } { $points ->
        [one] point
       *[other] points
    }
pizarro-pic-standing-rank-short = place { $rank }

pizarro-pic-hand-title = Your hand
pizarro-pic-hand-count = { $cards } { $cards ->
        [one] card
       *[other] cards
    }
pizarro-pic-hand-crowns = crowns
pizarro-pic-pay-bid = To pay a bid of
pizarro-pic-pay-exact = exact, no overpayment
pizarro-pic-pay-over = { $amount } too much
pizarro-pic-pay-most = You can pay up to { $most }.
pizarro-pic-pay-given-up = crowns given up
pizarro-pic-pay-fewest = fewest possible
pizarro-pic-pay-least = { $crowns } would do
pizarro-pic-pay-or = or
pizarro-pic-after-title = After paying
pizarro-pic-after-lose = { $explorer }: { $who } draws
pizarro-pic-after-lose-of = 1 of these { $cards } blindly
pizarro-pic-after-open = { $explorer }: an open hand
pizarro-pic-after-open-until = until the end of the phase
pizarro-pic-after-draw = { $explorer }: draw { $cards }
pizarro-pic-after-draw-or = or take the crowns
pizarro-pic-after-draw-at-once = at once
pizarro-pic-after-under-hand = { $explorer }: 1 hand card
pizarro-pic-after-under-paid = { $explorer }: 1 card paid
pizarro-pic-after-scores = goes under the pile
pizarro-pic-swap-title = To exchange
pizarro-pic-swap-choose = Choose up to 3 cards, or none.
pizarro-pic-swap-kept = Cards kept
pizarro-pic-income-title = End of phase { $phase }
pizarro-pic-income-cards = { $cards } new { $cards ->
        [one] card
       *[other] cards
    } if the ships stay where they are
pizarro-pic-outlook-title = Crowns of all ships
pizarro-pic-outlook-ships = No more cards come: the final scoring follows.
pizarro-pic-points-title = Points so far
pizarro-pic-points-ships = ships
pizarro-pic-points-hand = hand

pizarro-pic-choice-cards = cards now
pizarro-pic-choice-left = cards’ half
pizarro-pic-choice-right = crowns’ half
pizarro-pic-choice-drawn = { $total } so far
pizarro-pic-choice-deck = one more card
pizarro-pic-choice-now = auctioned now
pizarro-pic-choice-bottom = { $cards ->
        [0] an empty stack
        [one] one card comes first
       *[other] { $cards } cards come first
    }
