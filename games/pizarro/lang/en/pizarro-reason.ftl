# Why one would play a line: a sentence of at most 120 characters, in the things of the game.

pizarro-reason-alone = Take { $explorer } for { $price }, nobody bids against you: { $brings }.
pizarro-reason-price = you pay { $kind ->
        [one] an { $cards }
        [the] the { $cards }
        [some] { $cards }
       *[many] { $count } cards
    }, { $crowns ->
        [one] one crown
       *[other] { $crowns } crowns
    }
pizarro-reason-bid-open = Bid { $amount }: { $who } plays with an open hand and can pay { $most } at most.
pizarro-reason-bid-weak = Bid { $amount }: { $who } has { $cards ->
        [one] one card
       *[other] { $cards } cards
    } left and can pay { $most } at most.
pizarro-reason-bid = Bid { $amount } for { $explorer }{ $limit ->
        [0] :
       *[other] , { $limit } at most:
    } { $brings }; { $price }.
pizarro-reason-bid-deny = Bid { $amount }, or { $who } has { $explorer } for { $bid } and can sail on to { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }; { $price }.
pizarro-reason-bid-limit = Go up to { $limit } for { $explorer }, then let it go: the rest of your { $money } is for other cards.
pizarro-reason-opens = Bid { $amount }: a ship with { $explorer } can sail on in phase { $phase ->
        [2] II
       *[3] III
    }, to { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }; { $price }.
pizarro-reason-opens-alone = Bid { $amount }: you alone could sail on with { $explorer } in phase { $phase ->
        [2] II
       *[3] III
    }, to { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }; { $price }.
pizarro-reason-last = Bid { $amount }: it is the last { $explorer } of phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, and { $count } of you can have it; { $price }.
pizarro-reason-left = Bid { $amount }: { $explorer } comes only { $left ->
        [one] once
        [2] twice
       *[other] { $left } times
    } more in phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, and { $count ->
        [one] you alone can
       *[other] { $count } of you can
    } buy it.

pizarro-reason-pass-dear = Pass: the bid is above the { $most } that you can pay.
pizarro-reason-pass-better = Pass: { $explorer } comes { $left ->
        [one] once more
        [2] twice more
       *[other] { $left } times more
    } in this phase and brings you more; keep your { $money } for that.
pizarro-reason-pass-open = Pass: { $explorer } opens your hand to everybody until the phase ends.
pizarro-reason-pass-lose = Pass: { $explorer } takes a card of your hand, and perhaps a good one.
pizarro-reason-pass-leader = Let { $who } have { $explorer }: it takes from the last { $cards ->
        [one] card that they hold
       *[other] { $cards } cards that they hold
    }.
pizarro-reason-pass-price = Pass on { $explorer }: at { $amount } { $price }, for { $brings }.
pizarro-reason-pass = Pass: you keep { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    } and { $money } money{ $phase ->
        [0] {""}
        [1] {" "}for the rest of phase I
        [2] {" "}for the rest of phase II
       *[3] {" "}for the rest of phase III
    }.

pizarro-reason-under = { $count ->
        [1] Put the { $card } under Magellan: its { $crowns ->
            [one] crown is safe there and counts
           *[other] { $crowns } crowns are safe there and count
        } double with a second card.
       *[other] Put the { $card } under Magellan: with { $count } cards there it brings { $points } points, not only { $crowns ->
            [one] its crown
           *[other] its { $crowns } crowns
        }.
    }
pizarro-reason-pay-keeps = Pay { $cards } and not { $other }: that keeps { $more ->
        [one] a crown
       *[other] { $more } crowns
    } for the end.
pizarro-reason-pay-money = Pay { $cards } and not { $other }: that keeps { $more } more money for later bids, { $left } in all.
pizarro-reason-pay-exact = Pay { $cards }: it is exact, and no other payment costs fewer than its { $crowns ->
        [one] one crown
       *[other] { $crowns } crowns
    }.
pizarro-reason-pay = Pay { $cards }: it takes { $crowns ->
        [one] one crown
       *[other] { $crowns } crowns
    }, and { $left ->
        [one] one card stays
       *[other] { $left } cards stay
    } in your hand.
pizarro-reason-half = { $half ->
        [left] Take the { $cards ->
            [one] card: it is money now, and its crown or more at the end
           *[other] { $cards } cards: they are money now, and crowns at the end
        }, for the { $crowns } crowns of the other half.
       *[right] Take the { $crowns } crowns: they are sure, and nobody knows the { $cards ->
            [one] card
           *[other] { $cards } cards
        } of the other half.
    }

pizarro-reason-allow-last = Allow { $explorer }: the stack is empty, and a veto would only bring it up again.
pizarro-reason-allow-rich = Allow { $explorer }: with { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } you hold as many as anybody against you.
pizarro-reason-allow = Keep { $vetoes ->
        [one] your veto
       *[other] your vetoes
    } for { $left ->
        [one] the card that is still to come
       *[other] one of the { $left } cards that are still to come
    }.
pizarro-reason-veto-poor = Veto { $explorer }: { $who } has { $count ->
        [one] 1 card
       *[other] { $count } cards
    } to your { $cards }; later they may have fewer.
pizarro-reason-veto-alone = Veto { $explorer }: { $who } alone bids against you there, and could go on to { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    }.
pizarro-reason-veto = Veto { $explorer }: below { $left ->
        [one] one more card
       *[other] { $left } more cards
    } it comes back when purses are emptier.

pizarro-reason-swap = Swap { $cards }: they hold { $crowns ->
        [one] one crown
       *[other] { $crowns } crowns
    }, and a new card has { $average } on average.
pizarro-reason-swap-low = Swap { $cards }: small money for what may be large; { $crowns } crowns go with it.
pizarro-reason-keep = Keep all: your { $crowns } crowns and { $money } money are sure, and a new card has { $average } crowns on average.
pizarro-reason-draw = Turn one more: { $fitting } of the { $unseen } cards not seen keep you within { $limit }.
pizarro-reason-stop = Stop at { $total }: { $over } of the { $unseen } cards not seen would take you over { $limit }.
