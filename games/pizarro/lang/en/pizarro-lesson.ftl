# The lesson of `pizarro`: what the teacher says. p1 is the learner; the steps stand in games/pizarro/data/lesson.toml.

pizarro-lesson-hand = Welcome! This is your money. The **bag** is what a card pays, the **crown** what it scores if you still hold it at the end. Ⓐ pays 1 and scores 3, Ⓑ pays 9 and scores 1.
pizarro-lesson-offer = **Pizarro** (ringed) is for sale. Who pays most puts a ship in his row: left in phase I, later further right, where more crowns are. 18 cards are sold in phase I, then 12, then 6.

pizarro-lesson-bid = **Start low: bid 2.** Pizarro brings 2 crowns at the end, and a bag: one new card when the phase ends. Who is outbid may bid again; who passes is out.
pizarro-lesson-bid-deed = Bid 2 for Pizarro
pizarro-lesson-bid-done = A low start.
pizarro-lesson-bid-pass = Your hand is full, and a pass counts for the whole auction. Bid first; you can still pass when it gets dear.
pizarro-lesson-bid-high = A brave bid. But you pay what you bid, and nobody else has bid yet.
pizarro-lesson-bid-else = A fair bid too. But raise only as far as you must.

pizarro-lesson-raise = { $p2 } bids 3 and leads, { $p3 } is out. A single card of yours pays 4, for 2 crowns and a new card. One more than { $p2 } is enough: **bid 4**.
pizarro-lesson-raise-deed = Bid 4 for Pizarro
pizarro-lesson-raise-done = { $p2 } passes: Pizarro is yours.
pizarro-lesson-raise-pass = A little early. Who has no ship on a row cannot bid for it later.
pizarro-lesson-raise-else = It wins as well, but one more than { $p2 } is enough.

pizarro-lesson-pay = Nobody gives change. Ⓐ The 4 pays exactly and costs 2 crowns; 1 and 3 would cost six, and Ⓑ the 7 would waste three coins. **Pay the 4.**
pizarro-lesson-pay-done = Your ship is on the board.
pizarro-lesson-pay-else = That pays as well. But 1 and 3 are six crowns, and a larger card wastes money for later auctions.

pizarro-lesson-columbus = The last buyer speaks first: you. **Columbus** brings 1 crown, a bag and a **veto** for later. Show that you mean it, and nobody drives the price up: **bid 5**.
pizarro-lesson-columbus-done = Both passed, and the veto is yours.
pizarro-lesson-columbus-else = Possible, but a low bid lets the others join in, and you want that veto.

pizarro-lesson-veto = **Cook** brings 4 crowns, the richest space of phase I, but the others still hold all their money. Your only veto sends him to the bottom of the stack, until purses are empty. **Veto!**
pizarro-lesson-veto-done = Remember Cook: he comes last.
pizarro-lesson-veto-else = You keep the veto, but now Cook gets dear. If he comes last, he costs next to nothing.

pizarro-lesson-magellan = **Magellan** has no crowns. His buyer hides a card under him, and its crowns count at the end: twice with a Magellan of phase II, three times with one of phase III. **Bid 6.**
pizarro-lesson-magellan-done = Nobody follows: Magellan is yours.
pizarro-lesson-magellan-else = A low bid would be raised. Bid 6: one card pays it.

pizarro-lesson-pile = Two choices in one. Ⓐ The 6 pays exactly; the 7 would waste a coin. Ⓑ The 1 goes under Magellan: it pays least and holds three crowns. **Pay the 6, hide the 1.**
pizarro-lesson-pile-deed = Pay the 6, hide the 1
pizarro-lesson-pile-done = Only you know that card.
pizarro-lesson-pile-else = This works. But pay with few crowns, and hide many: the 1 has three and pays least.

pizarro-lesson-vasco = **Vasco da Gama**: no crowns, but a new card at once. You bought three in a row, and other money comes only when the phase ends. Let the others spend: **pass**.
pizarro-lesson-vasco-done = { $p3 } got him for 3.
pizarro-lesson-vasco-else = Not a bad buy. But half your money is gone after four of 18 auctions: let the others spend.

pizarro-lesson-marco = Ⓐ **Marco Polo**: two new cards, and a swap of up to three. Ⓑ { $p3 } bids 3. A limit bids for you and raises only as far as it must, also while you sleep: **up to 5**.
pizarro-lesson-marco-done = 4 was enough, and the limit ends.
pizarro-lesson-marco-pass = Two new cards and a swap for only 3? Spaces with bags keep you rich.
pizarro-lesson-marco-else = It wins as well, but one more than { $p3 } is enough.

pizarro-lesson-change = You hold no 4. The 2 and the 3 hold six crowns. The ringed 7 wastes three coins, but costs a single crown: **pay the 7**.
pizarro-lesson-change-done = Dear in coins, cheap in crowns.
pizarro-lesson-change-else = Legal. But 2 and 3 are six crowns, and 8 and 9 are your best bids.

pizarro-lesson-fleet = Ⓐ You bought four cards. A ship on a space with bags brings new cards when Ⓑ no card of the phase is left. I pass for you until { $p2 } and { $p3 } have spent their money.

pizarro-lesson-cook = Ⓐ Your **Cook** is back: 4 crowns. Ⓑ { $p2 } and { $p3 } have no ship left, so only you may buy. He costs 1, and your hand lies open until the phase ends. **Buy: pay the 2**, and keep 8 and 9.
pizarro-lesson-cook-done = Four crowns for one small card.
pizarro-lesson-cook-pass = Nobody else can buy him: then Cook leaves the game. Four crowns for a coin are a present.
pizarro-lesson-cook-cards = Cook is yours. But an 8 or 9 is worth a whole auction, and the 3 pays more than the 2.
pizarro-lesson-cook-else = Nobody bids against you: every coin above 1 is a gift to the bank.

pizarro-lesson-swap = Phase I is over, and your bags brought new cards. I also bought you Vasco da Gama for 1. Marco Polo lets you swap: big cards win auctions, small ones hold crowns. **Swap the 7**, which does neither.
pizarro-lesson-swap-done = A fair gamble.
pizarro-lesson-swap-keep = You can keep everything. But the 7 neither wins auctions nor holds many crowns.
pizarro-lesson-swap-else = A matter of taste. But small cards are crowns, large ones auctions: the 7 goes first.

pizarro-lesson-phase = **Phase II**: only who has a ship on the space before may bid. Ⓐ Cook brings 8 crowns now, and only Ⓑ { $p2 } is against you. One card pays **a bid of 6**.
pizarro-lesson-phase-done = { $p2 } passes, and your ship sails on.
pizarro-lesson-phase-pass = Eight crowns would go to { $p2 } for almost nothing.
pizarro-lesson-phase-else = It may work. But { $p2 } can go higher, and 6 is a single card.

pizarro-lesson-finish = Only the space where a ship ends counts; phase III brings 10, 12 or 16. At the end crowns under ships, under Magellan and in your hand (ringed) are added. Most crowns win.
pizarro-lesson-end = **That was all you need:** pay with what you need least, and keep ships in many rows. Money for everybody comes only twice.
