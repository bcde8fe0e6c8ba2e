# A decision in brief: what is asked, what is at stake, the answers that come first. Limits: question 24 characters, frame 18, label 34,
# stake 80.

pizarro-decision-frame = phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }: { $number } of { $cards }
pizarro-decision-stake = **{ $bold }.** { $then }

## What a card brings

pizarro-brings = { $what }
pizarro-brings-crowns = { $before ->
        [0] { $crowns ->
            [one] 1 crown
           *[other] { $crowns } crowns
        }
       *[other] { $more } more { $more ->
            [one] crown
           *[other] crowns
        }
    }
pizarro-brings-cards = { $cards ->
        [one] 1 new card
       *[other] { $cards } new cards
    }
pizarro-brings-action = { $action ->
        [veto] a veto
        [exchange] a swap of { $cards }
        [draw] { $cards ->
            [one] 1 card at once
           *[other] { $cards } cards at once
        }
        [open_hand] an open hand
       *[lose_card] a card lost
    }
pizarro-brings-halves = { $cards ->
        [one] 1 card now
       *[other] { $cards } cards now
    }, or { $crowns } crowns
pizarro-brings-gamble = { $place ->
        [within] a gamble
       *[beginning] A gamble
    } for up to { $limit } points
pizarro-brings-pile = { $before ->
        [0] { $place ->
            [within] { $points ->
                [one] a pile of 1 point that can grow
               *[other] a pile of { $points } points that can grow
            }
           *[beginning] A pile that counts { $points }, more later
        }
       *[other] { $place ->
            [within] { $points } points in your pile instead of { $before }
           *[beginning] Your pile counts { $points }, not { $before }
        }
    }
pizarro-brings-no-pile = { $place ->
        [within] a pile for money cards
       *[beginning] A pile for money cards
    }

## Bids

pizarro-decision-bid-question = { $least ->
        [1] One
        [2] Two
        [3] Three
        [4] Four
        [5] Five
        [6] Six
        [7] Seven
        [8] Eight
        [9] Nine
        [10] Ten
        [11] Eleven
        [12] Twelve
       *[other] { $least }
    } or more, or pass
pizarro-decision-bid = Bid { $amount } · { $kind ->
        [one] one { $cards } pays
        [the] the { $cards } pays
        [some] { $cards } pay
       *[many] { $count } cards pay
    }, −{ $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }
pizarro-decision-limit = Up to { $amount } · { $kind ->
        [one] one { $cards } pays
        [the] the { $cards } pays
        [some] { $cards }{ $count ->
            [5] {""}
           *[other] {" "}pay
        }
       *[many] { $count } cards
    }, −{ $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }
pizarro-decision-pass = { $crowns ->
        [0] Pass
        [one] Pass · keep 1 crown
       *[other] Pass · keep { $crowns } crowns
    }
pizarro-decision-range = { $count ->
        [1] { $first }
        [2] { $first }, { $last }
       *[other] { $first } to { $last }
    }
pizarro-decision-bid-rest = Another bid: { $amounts }
pizarro-decision-limit-rest = Another limit: { $amounts }
pizarro-decision-amount-question = How much?
pizarro-decision-amount-stake = **You can pay up to { $most }.** What you bid is what you pay.
pizarro-decision-dear-question = You can only pass
pizarro-decision-dear-stake = **You cannot go above { $most }.** { $bid ->
        [0] That is no bid.
       *[other] The bid stands at { $bid }.
    }
pizarro-decision-alone-question = Yours for { $price }, or pass
pizarro-decision-alone-stake = Nobody else can bid for it.
pizarro-decision-alone-rest = Another bid or payment
pizarro-decision-buy = Buy · { $kind ->
        [one] one { $cards } pays
        [the] the { $cards } pays
        [some] { $cards } pay
       *[many] { $count } cards pay
    }, −{ $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }
pizarro-decision-buy-under = Buy with { $kind ->
        [one] one { $cards }
        [the] the { $cards }
        [some] { $cards }
       *[many] { $count } cards
    } · −{ $crowns }, pile +{ $points }
pizarro-decision-open-stake = { $who } can pay { $most } at most.
pizarro-decision-few-stake = { $cards ->
        [one] One card left
       *[other] { $cards } cards left
    }{ $phase ->
        [3] : what is kept counts.
       *[other] , new ones after the phase.
    }
pizarro-decision-last-phase-stake = The last phase: crowns decide.
pizarro-decision-last-card-stake = The last { $explorer } of phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }.
pizarro-decision-first-stake = { $left } more explorers in this phase: no hurry.
pizarro-decision-spare-stake = Your 1 to 3 hold the crowns: spare them.
pizarro-decision-more-stake = { $left ->
        [one] This explorer comes once more.
       *[other] This explorer comes { $left } more times.
    }
pizarro-decision-limit-question = { $explorer }: how high?

## Payments

pizarro-decision-pay-question = Pay { $price } for { $explorer }
pizarro-decision-pay = Pay { $kind ->
        [one] one { $cards }
        [the] the { $cards }
        [some] { $cards }
       *[many] { $cards }
    } · −{ $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }
pizarro-decision-pay-under = Pay { $kind ->
        [one] one { $cards }
        [the] the { $cards }
        [some] { $cards }
       *[many] { $cards }
    } · −{ $crowns }, pile +{ $points }
pizarro-decision-pay-bid-stake = **{ $explorer } for { $price }.** Which cards pay?
pizarro-decision-pay-exact-stake = **{ $bold }.** You can pay exactly.
pizarro-decision-pay-over-stake = **{ $bold }.** There is no change.
pizarro-decision-pay-rest = Other cards
pizarro-decision-paid = **{ $explorer }, −{ $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }.** { $then }

## What the card asks for

pizarro-decision-under-question = Which card goes under?
pizarro-decision-under-hand = Put the { $card } under · −{ $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }, +{ $points }
pizarro-decision-under-paid = Put the { $card } under · +{ $points } points
pizarro-decision-under-then = And which card goes under Magellan?
pizarro-decision-under-equal = All cards count the same under Magellan.
pizarro-decision-under-rest = Another card
pizarro-decision-pile-question = On which pile?
pizarro-decision-pile = On the pile of { $cards } · +{ $points } points
pizarro-decision-pile-then = And on which pile?
pizarro-decision-pile-equal = The piles gain as much.
pizarro-decision-pile-rest = Another pile
pizarro-decision-half-question = Cards or crowns?
pizarro-decision-half-left = Cards · draw { $cards } now
pizarro-decision-half-right = Crowns · { $crowns } at the end
pizarro-decision-half-then = And which half of the space?
pizarro-decision-from-question = Which ship sails on?
pizarro-decision-from-left = The left ship · gives up nothing
pizarro-decision-from-right = The right ship · −{ $crowns } crowns
pizarro-decision-from-stake = **Paid with { $cards }, to the { $half ->
        [left] left
       *[right] right
    } half.** And which ship?

## Vetoes, exchanges, the gamble

pizarro-decision-veto-question = A veto on { $explorer }?
pizarro-decision-allow = Allow: it is auctioned now
pizarro-decision-veto = Veto: to the bottom of the stack
pizarro-decision-veto-stake = { $cards ->
        [0] The stack is empty: it would come up again.
       *[other] { $left ->
            [0] It is your only veto.
           *[other] You keep { $left } more.
        }
    }
pizarro-decision-swap-question = Swap up to three cards?
pizarro-decision-swap-frame = end of phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }
pizarro-decision-swap = Swap { $count ->
        [one] the { $cards }
       *[other] { $cards }
    } · −{ $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }
pizarro-decision-keep = Keep all · { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }
pizarro-decision-swap-stake = **As many new cards come.** An unknown card has two crowns on average.
pizarro-decision-swap-rich-stake = **Your cards are as good as new ones.** A new one has two crowns on average.
pizarro-decision-gamble-question = One more card, or stop?
pizarro-decision-gamble-frame = { $total } of { $limit }
pizarro-decision-draw = Turn one more · { $fitting } of { $unseen } fit
pizarro-decision-stop = Stop at { $total } · +{ $total } points
pizarro-decision-gamble-stake = { $total ->
        [0] **Up to { $limit } counts, more is worth nothing.** The first card never misses.
       *[other] **{ $total } so far.** { $over ->
            [0] No card would take you over { $limit }.
           *[other] { $over } of the { $unseen } cards not seen would take you over { $limit }.
        }
    }

## Orders

pizarro-decision-order-question = What may I do for you?
pizarro-decision-order-stake = **Only you see an order.** It is obeyed after a varying delay.
pizarro-decision-order-rest = Vetoes, swaps, other orders
pizarro-decision-order-limit = { $explorer }: up to { $amount }
pizarro-decision-order-prices = Let the bot bid all of phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }
pizarro-decision-order-pay = Always pay for me
pizarro-decision-order-wise = Suggested prices
pizarro-decision-prices-question = Prices for phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }
pizarro-decision-prices-lower = Lower prices
pizarro-decision-prices-nothing = Pass on everything
pizarro-decision-prices-nothing-stake = **Nothing that comes is worth a bid to you.** You may still set prices.
pizarro-decision-prices-stake = **Up to { $prices }.** They fall when you buy.
pizarro-decision-prices-rest = Prices of my own
pizarro-decision-order-rule-question = { $slot ->
        [veto] Your vetoes
        [pay] Your payments
        [broke] Too dear for you
        [swap] Your swaps
       *[gamble] When to stop
    }
pizarro-decision-order-rule-stake = { $slot ->
        [veto] **A veto unused is a veto lost.** But each is worth the right card only.
        [pay] **Cards of 1 to 3 hold the crowns.** A careful player spares money, too.
        [broke] **You are asked even when you can only pass.** So nobody sees what you hold.
        [swap] **A 7 is worth least:** one crown, and not much money.
       *[gamble] **Stopping at 14 brings most on average.** Above 20 all is lost.
    }
pizarro-decision-order-rule-rest = { $slot ->
        [veto] Veto one explorer
        [pay] Exactly, where that is possible
       *[gamble] Another sum: 8 to 20
    }
pizarro-decision-order-broke = Pass when I cannot afford a bid
