# The game `pizarro`: Tom Lehmann's Magellan, also published as Pizarro & Co.

pizarro-small = how you pay, which cards you exchange, a veto that cannot matter
pizarro-name = Pizarro & Co.

pizarro-explorer-columbus = Columbus
pizarro-explorer-pizarro = Pizarro
pizarro-explorer-magellan = Magellan
pizarro-explorer-marco-polo = Marco Polo
pizarro-explorer-vasco-da-gama = Vasco da Gama
pizarro-explorer-cook = Cook

pizarro-place = { $explorer } { $phase ->
        [1] I
        [2] II
       *[3] III
    }{ $half ->
        [left] {" "}(left half)
        [right] {" "}(right half)
       *[whole] {""}
    }
pizarro-card = { $value } ({ $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    })

## Options of the table

pizarro-setting-half1 = Board of Columbus, Pizarro and Magellan
pizarro-setting-half1-a = Side A: Magellan hides cards from the hand
pizarro-setting-half1-b = Side B: Magellan takes paid cards, Pizarro gambles
pizarro-setting-half2 = Board of Marco Polo, Vasco da Gama and Cook
pizarro-setting-half2-a = Side A: Marco Polo exchanges, Cook opens the hand
pizarro-setting-half2-b = Side B: Vasco da Gama offers a choice, Cook costs a card
pizarro-setting-exact = Exact payment
pizarro-setting-exact-off = Overpaying is always allowed
pizarro-setting-exact-on = Forced where the hand allows it

## Veto

pizarro-veto-ask = { $explorer } is revealed. Send the card to the bottom of the stack? You have { $vetoes ->
        [one] one veto
       *[other] { $vetoes } vetoes
    }.
pizarro-veto-allow = Let it be auctioned
pizarro-veto-veto = Veto { $explorer }
pizarro-veto-hint = it goes to the bottom; you have { $left ->
        [0] no veto
        [one] one veto
       *[other] { $left } vetoes
    } left

## Bidding

pizarro-bid-first = { $explorer }: nobody has bid yet. Bid, or pass for good?
pizarro-bid-ask = { $explorer }: { $leader } leads with { $bid }. Raise, or pass for good?
pizarro-bid-pass = Pass
pizarro-bid-bid = Bid
pizarro-bid-most = up to { $most }
pizarro-bid-blocked = You can pay at most { $most }
pizarro-bid-for = { $amount } for { $explorer }
pizarro-bid-amount = How much for { $explorer }? You can pay up to { $most }.

## Paying

pizarro-pay-ask = Pay { $price } for { $explorer }. There is no change.
pizarro-pay-short = These cards make { $total }; you owe { $price }.
pizarro-pay-superfluous = The { $card } is not needed: the others are enough.
pizarro-pay-leave = One card must stay in your hand: this explorer takes it.
pizarro-pay-exact = You can pay { $price } exactly, and at this table you must.
pizarro-pay-costs = { $over ->
        [0] exact
       *[other] { $over } too much
    }, { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    } given up, { $left } money left
pizarro-under-points = { $points } points
pizarro-under-hand = Which card of your hand goes face down under Magellan?
pizarro-under-paid = Which of the cards you pay goes face up under Magellan?
pizarro-pile-ask = On which of your Magellan piles does it go?
pizarro-pile-option = Pile { $pile } ({ $cards })
pizarro-half-ask = Vasco da Gama, space { $phase ->
        [1] I
        [2] II
       *[3] III
    }: which half?
pizarro-half-left = Left: draw { $count ->
        [one] 1 card
       *[other] { $count } cards
    } now
pizarro-half-right = Right: { $crowns } crowns at the end
pizarro-from-ask = Which of your ships sails on?
pizarro-from-left = The one on the left half
pizarro-from-right = The one on the right half

## Exchange and gamble

pizarro-swap-ask = Marco Polo: exchange up to { $most } cards of your hand for new ones.
pizarro-gamble-ask = You have turned up { $total }. Up to { $limit } counts, more is worth nothing.
pizarro-gamble-draw = Turn up a card
pizarro-gamble-odds = { $fitting } of the { $unseen } cards nobody has seen still fit
pizarro-gamble-stop = Stop and score { $total }
pizarro-gamble-first = you turn up at least one card

## What happened

pizarro-note-start = { $who } starts. Everybody holds { $cards }; { $deck } cards are in the deck.
pizarro-note-reveal = { $explorer } is revealed, card { $number } of { $of } in phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }.
pizarro-note-veto = { $who } vetoes { $explorer }: the card goes to the bottom.
pizarro-note-allow = { $who } lets { $explorer } be auctioned.
pizarro-note-bid = { $who } bids { $amount }.
pizarro-note-pass = { $who } passes.
pizarro-note-won = { $who } wins { $explorer } for { $price } and has to pay.
pizarro-note-buy = { $who } buys { $explorer } for { $price }, paid with { $cards }.
pizarro-note-place = { $who } places a ship on { $to }.
pizarro-note-advance = { $who } sails from { $origin } to { $to }.
pizarro-note-unsold = Nobody buys { $explorer }; the card leaves the game.
pizarro-note-pile-hidden = { $who } puts a card face down on Magellan pile { $pile }.
pizarro-note-pile-own = { $who } puts a { $value } face down on Magellan pile { $pile }.
pizarro-note-pile-open = { $who } puts the { $value } face up on Magellan pile { $pile }.
pizarro-note-draw = { $who } draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
pizarro-note-draw-own = New in the hand of { $who }: { $cards }.
pizarro-note-draw-open = { $who } draws { $cards } into the open hand.
pizarro-note-open-hand = { $who } plays with an open hand until the end of the phase: { $cards }.
pizarro-note-take-up = { $who } hides their hand again.
pizarro-note-lose = { $neighbour } draws the { $value } from the hand of { $who }; it is discarded.
pizarro-note-shuffle = The discards are shuffled into the deck: { $count } cards.
pizarro-note-phase = Phase { $phase ->
        [1] I
        [2] II
       *[3] III
    } is over.
pizarro-note-swap = { $who } discards { $cards } for Marco Polo.
pizarro-note-swap-none = { $who } exchanges nothing.
pizarro-note-gamble = { $who } turns up a { $value }: { $total } so far.
pizarro-note-gamble-bust = Too much: { $who } scores nothing for it.
pizarro-note-gamble-stop = { $who } stops and scores { $total }.
pizarro-note-score = { $who } has { $total } points (place { $rank }).

## Whose turn

pizarro-status-veto = { $explorer } is revealed: { $who } may veto.
pizarro-status-first = { $explorer }: { $who } bids first or passes.
pizarro-status-bidding = { $explorer }: { $leader } leads with { $bid }, { $who } raises or passes.
pizarro-status-paying = { $explorer }: { $who } won at { $price } and pays.
pizarro-status-exchange = { $who } may exchange cards for Marco Polo.
pizarro-status-gamble = { $who } gambles at Pizarro III.
pizarro-status-bought = { $who } buys { $explorer } for { $price }.
pizarro-status-vetoed = { $who } sends { $explorer } to the bottom of the stack.
pizarro-status-unsold = Nobody buys { $explorer }.
pizarro-status-exchanged = { $count ->
        [0] { $who } keeps all cards.
        [one] { $who } exchanges 1 card.
       *[other] { $who } exchanges { $count } cards.
    }

## The position in words

pizarro-chapter = Phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, card { $number }
pizarro-text-head = { $status } Phase { $phase ->
        [1] I
        [2] II
       *[3] III
    }, card { $number } of { $of }.
pizarro-text-offer = { $place } brings { $what }.
pizarro-text-offer-halves = { $place } brings { $left }, or { $right }.
pizarro-text-brings-crowns = { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    } at the end
pizarro-text-brings-bags = { $cards ->
        [one] 1 money card
       *[other] { $cards } money cards
    } at the end of the phase
pizarro-text-brings = { $action ->
        [veto] a veto on a later card
        [gamble] money cards turned up at the end, up to { $limit } points
        [pile_hand] a pile with a card of the hand under it
        [pile_paid] a pile with one of the paid cards under it
        [exchange] an exchange of up to { $cards } money cards at the end of the phase
        [draw] { $cards ->
            [one] 1 money card
           *[other] { $cards } money cards
        } at once
        [open_hand] an open hand until the end of the phase
       *[lose_card] the loss of a card that the left neighbour draws blindly
    }
pizarro-text-own = Your hand: { $cards }; { $money } in money.
pizarro-text-own-none = Your hand is empty.
pizarro-text-trail = Bids so far – { $steps }.
pizarro-text-bid = { $who }: { $amount }
pizarro-text-pass = { $who } passes
pizarro-text-gamble = { $who } turned up { $cards } at Pizarro III, { $total } in all.
pizarro-text-player = { $who }: { $count ->
        [one] 1 money card
       *[other] { $count } money cards
    } in hand, { $crowns ->
        [one] 1 crown
       *[other] { $crowns } crowns
    } on the board.
pizarro-text-supply = { $who } can place { $count ->
        [one] 1 more ship
       *[other] { $count } more ships
    }.
pizarro-text-open-hand = { $who }’s open hand: { $cards }.
pizarro-text-vetoes = { $who } has { $count ->
        [one] 1 veto
       *[other] { $count } vetoes
    } left, { $used } used.
pizarro-text-pile-hidden = { $who }’s Magellan pile { $pile }: { $count ->
        [one] 1 card
       *[other] { $count } cards
    } face down.
pizarro-text-pile = { $who }’s Magellan pile { $pile }: { $cards }.
pizarro-text-deck = { $deck } money cards are in the deck, { $discard } discarded.
pizarro-text-stack = { $count ->
        [one] 1 explorer card is
       *[other] { $count } explorer cards are
    } still to come in this phase: { $cards }.
pizarro-text-left = { $count } × { $explorer }
pizarro-text-bottom = Vetoed, at the bottom of the stack: { $cards }.
pizarro-text-unsold = Unsold: { $cards }.
pizarro-standing-no-ship = { $who } has no ship on the space before and cannot bid.
pizarro-standing-no-ship-left = { $who } has placed all ships and cannot bid.
pizarro-standing-no-cards = { $who } has too few money cards to bid.

## Scoring

pizarro-score-hand = Crowns in hand
pizarro-score-cards = { $cards }
pizarro-score-piles = { $piles }
pizarro-score-spaces = { $spaces }
pizarro-score-space = { $phase ->
        [1] I
        [2] II
       *[3] III
    }: { $crowns }
pizarro-score-gamble = III: { $draws } drawn, { $points } scored
pizarro-end-points = All three phases are over: most points win.
pizarro-end-tie = Equal points: the most money in hand decides, then the ships on the spaces of phase III.
pizarro-end-shared = Equal in points, money and ships on the spaces of phase III: the victory is shared.
