# The lesson of `pizarro`: what the teacher says. p1 is the learner; the steps stand in games/pizarro/data/lesson.toml.

pizarro-lesson-hand = Welcome! Nine money cards and six ships are yours. The **bag** is what a card pays, the **crown** what it scores if you still hold it at the end. Small money has the big crowns.
pizarro-lesson-offer = ① **Pizarro** is for sale. Who pays most puts a ship on ② his row: left in phase I, later further right, where more crowns are. ③ 18 cards are sold in phase I, then 12, then 6.

pizarro-lesson-bid = The ringed space: 2 crowns at the end, and a bag, one new card when the phase ends. Who is outbid may bid again; who passes is out. Start low: **bid 2**.
pizarro-lesson-bid-done = { $p2 } is interested too, { $p3 } is not.
pizarro-lesson-bid-pass = Your hand is full, and a pass counts for the whole auction. Bid first; you can still pass when it gets dear.
pizarro-lesson-bid-high = A brave bid. But you pay what you bid, and nobody else has bid yet.
pizarro-lesson-bid-else = A fair bid too. But raise only as far as you must.

pizarro-lesson-raise = { $p2 } bids 3, { $p3 } is out. A single card pays 4: a crown or two for 2 crowns and a new card. **Bid 4.**
pizarro-lesson-raise-done = { $p2 } passes. Pizarro is yours for 4.
pizarro-lesson-raise-pass = A little early. Who has no ship on a row cannot bid for it later.
pizarro-lesson-raise-else = It wins as well, but one more than { $p2 } is enough.

pizarro-lesson-pay = With 1 and 3 six crowns go, with the 4 two. The raised 7 costs one, but nobody gives change. **Pay with the 4.**
pizarro-lesson-pay-done = Your ship stands on Pizarro I.
pizarro-lesson-pay-else = That pays as well. But 1 and 3 are six crowns, and a larger card wastes money for later auctions.

pizarro-lesson-columbus = The last buyer speaks first: you. ① **Columbus** brings ② 1 crown, a bag and a **veto** for later. Show that you mean it, and nobody drives you up: **bid 5**.
pizarro-lesson-columbus-done = Both gave up. I paid with your 5; the veto lies before you.
pizarro-lesson-columbus-else = Possible, but a low bid lets the others join in, and you want that veto.

pizarro-lesson-veto = **Cook**: 4 crowns, the richest space of phase I, but the others hold all their money. Your veto sends him to the bottom of the stack, until purses are empty. It works once. **Veto!**
pizarro-lesson-veto-done = Cook goes to the bottom. Remember him.
pizarro-lesson-veto-else = You keep the veto, but now Cook gets dear. If he comes last, he costs next to nothing.

pizarro-lesson-magellan = **Magellan** has no crowns. His buyer hides a card under him, and its crowns count at the end: twice with a Magellan of phase II, three times with one of phase III. **Bid 6.**
pizarro-lesson-magellan-done = Nobody follows. Magellan is yours.
pizarro-lesson-magellan-else = A low bid would be raised. Bid 6: one card pays it.

pizarro-lesson-pile = Two choices in one move: pay with the 6, not with the raised 7, which wastes a coin, and put the **1** under Magellan. It has three crowns and pays little.
pizarro-lesson-pile-done = Only you know that card. Its 3 crowns are safe.
pizarro-lesson-pile-else = This works. But pay with few crowns, and hide many: the 1 has three and pays least.

pizarro-lesson-vasco = **Vasco da Gama**: no crowns, but a new card at once. You bought three in a row, and other money comes only when the phase ends. **Pass.**
pizarro-lesson-vasco-done = { $p3 } got him for 3 and speaks first now.
pizarro-lesson-vasco-else = Not a bad buy. But half your money is gone after four of 18 auctions: let the others spend.

pizarro-lesson-marco = { $p3 } bids 3 for **Marco Polo** (ringed): *two* bags, and a swap of up to three cards. A limit bids for you, raising only as far as needed, also while you sleep. **Up to 5.**
pizarro-lesson-marco-done = Your limit bid 4, the others pass: nothing more goes.
pizarro-lesson-marco-pass = Two new cards and a swap for only 3? Spaces with bags keep you rich.
pizarro-lesson-marco-else = It wins as well, but one more than { $p3 } is enough.

pizarro-lesson-change = You hold no 4. With 2 and 3 six crowns go. The 7 wastes three coins, but a single crown: **pay with the 7**.
pizarro-lesson-change-done = Dear in coins, cheap in crowns.
pizarro-lesson-change-else = Legal. But 2 and 3 are six crowns, and 8 and 9 are your best bids.

pizarro-lesson-fleet = ① Four ships, four cards. ② A ship on a space with bags brings new cards when ③ the cards of the phase are sold. I pass for you until { $p2 } and { $p3 } have spent their money.

pizarro-lesson-cook = ① Your vetoed **Cook**. ② The others have no ship left, and without one nobody may buy. He costs you 1; your hand then lies open until the phase ends. **Bid 1, pay with the 2**: the 8 and 9 win auctions in phase II.
pizarro-lesson-cook-done = Four crowns for one small card. I also bought you Vasco da Gama for 1: you drew a 9.
pizarro-lesson-cook-pass = Nobody else can buy him: then Cook leaves the game. Four crowns for a coin are a present.
pizarro-lesson-cook-cards = Cook is yours. But an 8 or 9 is worth a whole auction, and the 3 pays more than the 2.
pizarro-lesson-cook-else = Nobody bids against you: every coin above 1 is a gift to the bank.

pizarro-lesson-swap = Phase I is over; your bags brought new cards. Marco Polo lets you swap up to three. Big cards win auctions, small ones hold crowns, a 7 does neither: **swap the 7**.
pizarro-lesson-swap-done = A gamble, but a fair one.
pizarro-lesson-swap-keep = You can keep everything. But the 7 neither wins auctions nor holds many crowns.
pizarro-lesson-swap-else = A matter of taste. But small cards are crowns, large ones auctions: the 7 goes first.

pizarro-lesson-phase = ③ **Phase II**: only who has a ship on the space before may bid. ① Cook again, and only { $p2 } is against you. ② 8 crowns for one card: **bid 6** at once.
pizarro-lesson-phase-done = { $p2 } gives up. I paid with your 6, and your ship sailed on.
pizarro-lesson-phase-pass = Eight crowns would go to { $p2 } for almost nothing.
pizarro-lesson-phase-else = It may work. But { $p2 } can go higher, and 6 is a single card.

pizarro-lesson-finish = ① Only the space where a ship ends counts. ② Phase III brings 10, 12 and 16. Crowns under ships, in hand and under Magellan are added. Most win.
pizarro-lesson-end = That is the game: bid, pay with what you need least, keep ships on many rows. Money for everybody comes only twice.
