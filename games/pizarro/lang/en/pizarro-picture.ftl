# Words on the pictures. They must be short: long ones are shrunk and cut.

pizarro-pic-half = { $number } · side { $side }

pizarro-pic-title = { $stage ->
        [veto] { $who }: a veto?
        [pays] { $who } pays { $price }
        [exchange] { $who } exchanges
        [vetoes] { $who } vetoes
        [unsold] Nobody buys it
        [gamble] { $who } draws
       *[bid] { $who } to bid
    }
pizarro-pic-task = { $stage ->
        [veto] set { $explorer } aside, or allow it
        [paying] choose cards for { $explorer }
        [exchange] swap up to 3 cards for this ship
        [gamble] { $total } so far – draw, or stop
        [pending] confirm to see what comes
       *[bidding] { $least } or more – or pass
    }

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
pizarro-pic-effect = { $action ->
        [veto] veto on a later card
        [gamble] draw up to 20 at the end
        [pile_hand] with a card from the hand
        [pile_paid] with one of the cards paid
        [exchange] at phase end swap up to { $cards }
        [draw] draw { $cards } { $cards ->
            [one] card
           *[other] cards
        } at once
        [open_hand] then play with an open hand
       *[lose_card] then lose a random card
    }
pizarro-pic-effect-choose = draw { $cards } now or crowns at the end

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
pizarro-pic-last = { $what ->
        [vetoed] set { $explorer } aside
        [unsold] nobody bought { $explorer }
       *[exchanged] { $cards ->
            [0] exchanged no card
            [one] exchanged 1 card
           *[other] exchanged { $cards } cards
        }
    }

pizarro-pic-standing-asked = { $stage ->
        [veto] a veto?
        [paying] pays { $price }
        [exchange] exchanges
        [gamble] draws
       *[bidding] to bid
    }
pizarro-pic-standing = { $how ->
        [leads] leads · { $bid }
        [passed] passed
        [no_ship_left] no ship left
       *[no_cards] too few cards
    }
pizarro-pic-standing-bid = { $bid ->
        [0] still in
       *[other] bid { $bid }
    }
pizarro-pic-standing-no-ship = no { $explorer } ship
pizarro-pic-standing-no-ship-short = no ship there
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
