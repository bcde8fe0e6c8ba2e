# The rules of `pizarro` in short, for reading in place, and the names of its pictures.

pizarro-brief = bid for explorers
pizarro-blurb = Bid for the voyages of six explorers, and pay with cards that are worth crowns if you keep them. 3 to 6 players, up to 36 short auctions.

pizarro-picture-hand = My hand
pizarro-picture-sheet = Final scores

pizarro-rules-1 =
    You are a king. Six explorers offer their services, and you bid for them with money cards. An explorer you pay for sails your ship to a space with crowns, money or an action.
    {""}
    Three voyages of each explorer reach the first sea (phase I, 18 cards), two the second (phase II, 12 cards), one the third (phase III, 6 cards). Crowns are points, and whoever has the most **points** at the end wins.

pizarro-rules-2-title = Your cards
pizarro-rules-2 =
    You start with nine money cards, 1 to 9. Each has a **bag** (what it pays) and **crowns** (what it scores if you still hold it at the end).
    {""}
    Small money is worth more crowns: cards 1 to 3 have three, 4 to 6 have two, 7 to 9 have one. So every payment costs points, and paying with large cards costs fewer.
    {""}
    New cards come at the end of phases I and II: two each, and for **every ship** on a space of that phase as many as the space shows bags (two ships on a space with two bags: four cards). After phase III only the bags are paid. During a phase only Vasco da Gama brings cards.

pizarro-rules-3-title = An auction
pizarro-rules-3 =
    1. The next explorer card is revealed.
    2. Whoever holds an unused Columbus veto may send it to the bottom of the stack. When it comes again, it can be vetoed again.
    3. The last buyer speaks first, then clockwise: raise or pass. A player drawn by lot speaks first for the very first card; somebody who cannot bid is skipped. A pass is final for this card. You can bid what your hand can pay.
    4. When all others have passed and nobody has bid, the last player may still bid (1 is enough) or pass.
    5. The winner pays. There is no change, but no card may be superfluous: if a payment still suffices without one of its cards, that card stays in your hand. { $exact ->
        [on] At this table you pay exactly where your hand allows it.
       *[other] You may overpay on purpose, even if you could pay exactly: one large card in place of two small ones keeps crowns. (A table may forbid that.)
    }
    6. The winner's ship is placed (phase I) or moves on (phases II and III), and the action of the space happens.
    {""}
    In phase I everybody with a ship left may bid. In phases II and III you need a ship on the space before. A card that nobody wants leaves the game.

pizarro-rules-4-title = Columbus, Pizarro, Magellan
pizarro-rules-4 =
    • **Columbus**: 1, 5, 10 crowns, a bag in phases I and II. Each card of phase I gives a **veto**, used once, in any phase.
    • **Pizarro**{ $half1 ->
        [a] {":"} 2, 6, 12 crowns, a bag in phases I and II.
        [b] {":"} 2, 7 crowns, a bag in phase I; in phase III the **gamble**: at the end turn up money cards one by one, at least one; stop and score their sum in money; above 20 you score nothing.
       *[other] {","} side A: 2, 6, 12 crowns, a bag in phases I and II. Side B: 2, 7 crowns, a bag in phase I; in phase III the **gamble**: at the end turn up money cards one by one, at least one; stop and score their sum in money; above 20 you score nothing.
    }
    • **Magellan**: no crowns but **piles**. Phase I starts a pile, later phases add a card to a pile that has not grown in this phase. A pile scores its crowns times the number of its cards. { $half1 ->
        [a] The card comes face down from your hand, and one must be left after paying.
        [b] One of the cards you pay goes there, face up.
       *[other] Side A: the card comes face down from your hand, and one must be left after paying. Side B: one of the cards you pay goes there, face up.
    }

pizarro-rules-5-title = Marco Polo, Vasco da Gama, Cook
pizarro-rules-5 =
    • **Marco Polo**{ $half2 ->
        [a] {":"} 0, 2, 5 crowns and always two bags; at the end of phases I and II, after income, **exchange** up to three cards for each ship there.
        [b] {":"} 1, 3, 7 crowns with 1, 1, 2 bags.
       *[other] {","} side A: 0, 2, 5 crowns and always two bags; at the end of phases I and II, after income, **exchange** up to three cards for each ship there. Side B: 1, 3, 7 crowns with 1, 1, 2 bags.
    }
    • **Vasco da Gama**{ $half2 ->
        [a] {":"} 0, 1, 4 crowns; **draw** 1, 2 or 3 cards at once.
        [b] {":"} choose the left half (draw 1, 2 or 3 cards) or the right half (2, 5 or 9 crowns).
       *[other] {","} side A: 0, 1, 4 crowns; **draw** 1, 2 or 3 cards at once. Side B: choose the left half (draw 1, 2 or 3 cards) or the right half (2, 5 or 9 crowns).
    }
    • **Cook**{ $half2 ->
        [a] {":"} 4, 8, 16 crowns, then your hand lies **open** until the end of the phase.
        [b] {":"} 5, 10, 20 crowns, and your left neighbour **takes a random card** from your hand and discards it; a card must be left after paying.
       *[other] {","} side A: 4, 8, 16 crowns, then your hand lies **open** until the end of the phase. Side B: 5, 10, 20 crowns, and your left neighbour **takes a random card** from your hand and discards it; a card must be left after paying.
    }

pizarro-rules-6 =
    Points are the crowns of the space of every ship, the Magellan piles (crowns times cards), the crowns in the hand, and the money that Pizarro on side B turned up.
    {""}
    A tie goes to the most money in hand, then to the most ships in phase III, then it is shared.

pizarro-rules-7 =
    An ordinary bid is two clicks: *My turn*, *Bid 8*. By keyboard: `/move line: bid 8`, `pass`, `pay 3+4`, `pay 3+4 under 9`, `swap 1+2`, `veto`, `allow`, `draw`, `stop`.
    {""}
    {""}**Standing orders** keep an auction going while you sleep: bid up to a limit, pass on this card, use or never use a veto, pay exactly when possible. Nobody else ever sees them, and the answer comes after a varying delay.
