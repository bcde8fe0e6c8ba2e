# The lesson of `pizarro`: what the teacher says. p1 is the learner; the steps stand in data/pizarro/lesson.toml.

pizarro-lesson-hand = Welcome! Nine money cards and six ships are yours. The **bag** is what a card pays, the **crown** what it is worth at the end, if you still hold it. The trick: small money has the big crowns. Each card you spend costs you points.
pizarro-lesson-offer = ① An explorer is for sale, **Pizarro**. Who pays most puts a ship on ② his row: in phase I on the left space, later further to the right, where more crowns are. ③ 18 cards are sold in phase I, then 12, then 6.

pizarro-lesson-bid = The ringed space is what you buy: 2 crowns at the end, and a bag, one new card when the phase ends. You bid first. Who is outbid may bid again; who passes is out. Start low: **bid 2**.
pizarro-lesson-bid-done = A modest start. { $p2 } is interested too, { $p3 } is not.
pizarro-lesson-bid-pass = A pass counts for the whole auction, so Pizarro is gone for you. But your hand is full, and he costs you a crown or two. Bid first, you can still pass when it gets dear.
pizarro-lesson-bid-high = A brave bid. But you pay what you bid, and nobody has shown yet that they want him. Start with 2.
pizarro-lesson-bid-else = A fair bid too. But nobody has bid yet: begin with 2, and raise only as far as you must.

pizarro-lesson-raise = { $p2 } bids 3, { $p3 } passed and is out. Go on? A single card pays 4: a crown or two for 2 crowns and a new card. **Bid 4.** In a match you may also say *Up to 8*: then you are raised only as far as needed.
pizarro-lesson-raise-done = { $p2 } passes. Pizarro is yours for 4.
pizarro-lesson-raise-pass = A little early: for a single card you get two crowns, a new card, and the right to sail on in phase II. Who has no ship on a row cannot bid for it later.
pizarro-lesson-raise-else = You may jump higher, but you pay all of it. One more than { $p2 } is enough.

pizarro-lesson-pay = Now pay 4. With 1 and 3 six crowns go, with the 4 two. The 7 would take one, but nobody gives change, and its money buys a dearer card later. **Pay with the 4.**
pizarro-lesson-pay-done = Your ship stands on Pizarro I.
pizarro-lesson-pay-else = That pays as well. But 1 and 3 are six crowns, and a card larger than 4 wastes money that you need for 17 more auctions. Pay with the 4.

pizarro-lesson-columbus = Who bought last speaks first: you again. ① **Columbus** brings ② 1 crown and a bag, and in phase I a **veto** for later. Show at once that you mean it, and nobody drives you up: **bid 5**.
pizarro-lesson-columbus-done = Both gave up at once. I paid with your 5, and the veto lies in front of you.
pizarro-lesson-columbus-else = Possible! With a low bid the others join in, and I would like you to have the veto: bid 5.

pizarro-lesson-veto = **Cook**: 4 crowns, the richest space of phase I, and { $p2 } and { $p3 } hold all their money. Your veto sends him to the bottom of the stack, to come back when purses are empty. It works once. **Veto!**
pizarro-lesson-veto-done = Cook goes to the bottom. Remember him.
pizarro-lesson-veto-else = Then the veto stays for another card. But now the others pay more than you want to; if he comes last, you may have him for next to nothing.

pizarro-lesson-magellan = **Magellan** has no crowns. Who buys him puts a card of the hand face down under him. At the end its crowns count; with a second Magellan in phase II the pile counts double, with a third threefold. **Bid 6.**
pizarro-lesson-magellan-done = Nobody wants to follow. Magellan is yours.
pizarro-lesson-magellan-else = Without a Magellan in phase I you cannot bid for him later, and a low bid would be raised. Bid 6: one card pays it.

pizarro-lesson-pile = Two choices in one move. Pay with the 6. Then put a card under Magellan that has **three crowns** and pays little: the **1**.
pizarro-lesson-pile-done = The 1 lies face down; only you know it. Its 3 crowns are safe.
pizarro-lesson-pile-else = This works. But pay with few crowns, and put many under Magellan: the 1, 2 and 3 have three each, and the 1 pays least.

pizarro-lesson-vasco = **Vasco da Gama**: no crowns here, but a new card at once. You have bought three in a row and hold 2, 3, 7, 8 and 9, and new money comes only when the phase ends. This time **pass**.
pizarro-lesson-vasco-done = { $p3 } got him for 3, drew a card, and speaks first now.
pizarro-lesson-vasco-else = Not a bad buy. But money has to last for 18 auctions, and half of yours is gone after four. Let the others spend: pass.

pizarro-lesson-marco = { $p3 } bids 3 for **Marco Polo**. The ringed space has no crowns, but *two* bags: two new cards when the phase ends, and you may swap up to three cards. That is cheap at 4: **bid 4**.
pizarro-lesson-marco-done = The others pass. He is yours for 4.
pizarro-lesson-marco-pass = { $p3 } would get two new cards and a swap for only 3. Spaces with bags keep you rich. Bid 4.
pizarro-lesson-marco-else = It would win as well. But one more than { $p3 } is enough.

pizarro-lesson-change = Pay 4, and you hold no 4. With 2 and 3 six crowns go. The 7 wastes three, but it is one card with one crown: **pay with the 7**.
pizarro-lesson-change-done = Dear in coins, cheap in crowns. Your fourth ship is at sea.
pizarro-lesson-change-else = Legal. But 2 and 3 are six crowns, and 8 and 9 are your best bids. The 7 is the middle way.

pizarro-lesson-fleet = ① Four ships and four cards: you. ② A ship on a space with bags brings new cards when the phase ends. ③ The deck. I pass for you now until { $p2 } and { $p3 } have spent their money. Press *Next*.

pizarro-lesson-cook = ① Your vetoed **Cook**. ② { $p2 } and { $p3 } have placed all six ships, and without a ship nobody may buy. So 1 is enough for 4 crowns: **bid 1 and pay with the 2**. His price: your hand lies open until the phase ends.
pizarro-lesson-cook-done = Four crowns for one small card: that is what a veto can do. I also bought you Vasco da Gama for 1, and you drew a 9.
pizarro-lesson-cook-pass = Nobody else can buy him, so Cook leaves the game. Four crowns for a coin are a present: take them.
pizarro-lesson-cook-cards = Cook is yours. But an 8 or 9 is worth a whole auction in phase II, and the 3 pays more than the 2. Pay with the 2.
pizarro-lesson-cook-else = Nobody bids against you: every coin above 1 is a gift to the bank. Bid 1.

pizarro-lesson-swap = Phase I is over, and six cards are new: two for everybody, one each for Columbus and Pizarro, two for Marco Polo. He lets you swap up to three. Big cards win auctions, small ones hold crowns. A 7 does neither well: **swap the 7**.
pizarro-lesson-swap-done = You drew another. It is a gamble, but a fair one.
pizarro-lesson-swap-keep = You can keep everything. But a new card costs nothing except the one you give, and the 7 neither wins auctions nor holds many crowns.
pizarro-lesson-swap-else = A matter of taste. Small cards are three crowns each, large ones are auctions. So the 7 goes first.

pizarro-lesson-phase = ③ **Phase II**: only who has a ship on the space before may bid. ① Cook again: { $p3 } has no ship there, only { $p2 } is against you. ② 8 crowns for one card: **bid 6** at once.
pizarro-lesson-phase-done = { $p2 } gives up. I paid with your 6, and your ship sailed on.
pizarro-lesson-phase-pass = Eight crowns would go to { $p2 } for almost nothing. Who may bid almost alone should use it.
pizarro-lesson-phase-else = It may work. But { $p2 } can go higher than you think, and 6 is one single card of yours.

pizarro-lesson-finish = ① From 4 to 8 crowns: only the space where a ship stands at the end counts. ② In phase III the best spaces bring 10, 12 and 16. Then crowns under ships, crowns in hand and Magellan piles are added up. Most crowns win.
pizarro-lesson-end = That is the game: bid, pay with few crowns, keep ships on many rows, and mind your money, for new cards come only twice. A limit (*Up to 7*) bids for you while you sleep.
