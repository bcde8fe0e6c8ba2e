# Standing orders of `pizarro`: how high to bid, price lists, rules of thumb.

pizarro-early = how high you bid for this card
pizarro-order-prompt = What should the bot do for you? Only you see this, and the bot answers after a varying delay.
pizarro-order-bid = This auction
pizarro-order-prices = A price list for this phase
pizarro-order-veto = My vetoes
pizarro-order-pay = Payments
pizarro-order-broke = When I cannot afford a bid
pizarro-order-swap = Exchanges (Marco Polo)
pizarro-order-gamble = The gamble (Pizarro)
pizarro-order-bid-prompt = { $explorer }: how high should the bot bid for you? Nobody else sees it.
pizarro-order-limit-up-to = Up to { $amount }
pizarro-order-bid-limit = Another limit …
pizarro-order-bid-blocked = You can pay at most { $most }, and the bid is already that high
pizarro-order-bid-pass = Pass on this card
pizarro-order-limit-prompt = Your highest bid for { $explorer }? You can pay up to { $most }.
pizarro-order-bid-text-limit = { $explorer }: up to { $limit }, then pass; never more than needed.
pizarro-order-bid-text-pass = { $explorer }: pass.
pizarro-order-ended-won = You won { $explorer } for { $price }. Your order went up to { $limit }.
pizarro-order-ended-lost = { $winner } won { $explorer } for { $price }. { $limit ->
        [0] Your order passed.
       *[other] Your order went up to { $limit }.
    }
pizarro-order-ended-out = You are out of the auction of { $explorer }: { $leader } bids { $bid }. { $limit ->
        [0] Your order passed.
       *[other] Your order went up to { $limit }.
    }
pizarro-order-rule-prompt = { $slot ->
        [veto] What should the bot do when you could use a veto?
        [pay] How should the bot pay when there is nothing else to choose?
        [broke] What should the bot do when you cannot afford a bid?
        [swap] What should the bot do when Marco Polo lets you exchange money cards?
       *[gamble] When should the bot stop turning up money cards for Pizarro?
    }
pizarro-order-veto-never = Never veto
pizarro-order-veto-explorer = Veto { $explorer }, allow the others
pizarro-order-text-ask = You will be asked each time.
pizarro-order-veto-text-never = Your vetoes are not used.
pizarro-order-veto-text-explorer = The bot vetoes { $explorer } while you have vetoes, except as the last card of a stack, where a veto changes nothing. It allows every other card.
pizarro-order-pay-exact = Exactly, with the fewest crowns
pizarro-order-pay-crowns = Fewest crowns, even overpaid
pizarro-order-pay-sensible = Spare crowns and money
pizarro-order-pay-text-sensible = The bot always pays for you, as a sensible player would; it also chooses the half for Vasco da Gama, and the card and pile for Magellan.
pizarro-order-pay-text-exact = The bot pays exactly, with the fewest crowns given up, where that is possible.
pizarro-order-pay-text-crowns = The bot pays with the fewest crowns given up, even if that is too much money.
pizarro-order-broke-pass = Pass at once
pizarro-order-broke-text-pass = When you cannot afford a bid, the bot passes. The others may draw conclusions.

pizarro-order-swap-none = Keep all cards
pizarro-order-swap-poor = Swap the 7s
pizarro-order-swap-text-none = The bot exchanges nothing with Marco Polo.
pizarro-order-swap-text-poor = With Marco Polo the bot exchanges your 7s, which are worth least, and keeps the rest.

pizarro-order-gamble-stop = Stop at { $sum } or more
pizarro-order-gamble-text-stop = For Pizarro the bot turns up money cards until they make { $sum } or more.

## Price lists

pizarro-order-prices-prompt = Phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }: how high at most for each explorer? You have { $money } money. 0 passes; where you leave it empty, you are asked.
pizarro-order-price-prompt = { $explorer }: { $shown ->
        [open] up for bids now, { $left } more to come
       *[hidden] { $left } to come
    } · { $rivals ->
        [0] no rivals
        [one] one rival with { $cards } cards
       *[other] { $rivals } rivals with up to { $cards } cards
    }
pizarro-order-price-up-to = up to { $amount } ({ $cards }: { $crowns ->
        [one] one crown
       *[other] { $crowns } crowns
    })
pizarro-order-budget-prompt = To spend in all · empty: the list ends when you buy a card
pizarro-order-budget-once = until I have bought a card
pizarro-order-budget-amount = { $amount } in all; after a purchase the prices fall in step with what is left
pizarro-order-prices-item = { $explorer } { $amount ->
        [0] pass
       *[other] { $amount }
    }
pizarro-order-prices-text = Price list for phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }: { $prices }. { $budget ->
        [0] It ends when you buy a card.
       *[other] At most { $budget } in all; each purchase lowers the prices.
    }{ $asked ->
        [0] {""}
        [one] {" "}You are asked about the other explorer.
       *[other] {" "}You are asked about the other { $asked } explorers.
    }
pizarro-order-prices-text-none = You have no price list.
pizarro-order-prices-ended-phase = Your price list for phase { $phase ->
        [1] I
        [2] II
       *[3] III
    } has ended with the phase.{ $phase ->
        [3] {""}
       *[other] {" "}The prices of the next one are others.
    }
pizarro-order-prices-ended-last = You bought { $explorer } for { $price }, the last card of phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }. Your price list has ended with the phase.
pizarro-order-prices-ended-spent = You bought { $explorer } for { $price }. So the { $budget } that your price list for phase { $phase ->
        [1] I
        [2] II
       *[3] III
    } allowed are spent, and it has ended.
pizarro-order-prices-ended-bought = Your price list for phase { $phase ->
        [1] I
        [2] II
       *[3] III
    } has ended, because you bought a card and hold less money now.
pizarro-order-prices-ended-card = You bought { $explorer } for { $price }. So your price list for phase { $phase ->
        [1] I
        [2] II
       *[3] III
    } has ended: make a new one with the money that you hold now.
pizarro-order-prices-won = Your price list has bought { $explorer } for { $price }.
