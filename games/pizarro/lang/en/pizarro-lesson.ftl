# The lesson of `pizarro`: what the teacher says. p1 is the learner; the steps stand in games/pizarro/data/lesson.toml.

pizarro-lesson-hand = Welcome! Money buys crowns, and most **crowns** win. This is your money: the **bag** is what a card pays, the crown what it scores if you still hold it at the end. Ⓐ pays 1 and scores 3, Ⓑ pays 9 and scores 1.
pizarro-lesson-offer = **Pizarro** (ringed) is for sale. Who pays most puts a ship in his row: left in phase I, later further right, where more crowns are. 18 cards are sold in phase I, then 12, then 6.

pizarro-lesson-bid = **Start low: bid 2.** Pizarro brings 2 crowns, and for the bag with the 1 you get one new money card when the phase ends. Who passes is out.
pizarro-lesson-bid-deed = Bid 2 for Pizarro
pizarro-lesson-bid-done = A low start.
pizarro-lesson-bid-pass = Your hand is full, and a pass counts for the whole auction. Bid first; you can still pass when it gets dear.
pizarro-lesson-bid-high = A brave bid. But you pay what you bid, and nobody else has bid yet.
pizarro-lesson-bid-else = A fair bid too. But raise only as far as you must.

pizarro-lesson-raise = { $p2 } bids 3, { $p3 } is out. Your 4 pays a bid of 4 alone, and Pizarro brings 2 crowns and a new card: **bid 4**.
pizarro-lesson-raise-deed = Bid 4 for Pizarro
pizarro-lesson-raise-done = Pizarro is yours.
pizarro-lesson-raise-pass = A little early. Who has no ship on a row cannot bid for it later.
pizarro-lesson-raise-else = It wins as well, but one more than { $p2 } is enough.

pizarro-lesson-pay = Nobody gives change. Ⓐ The 4 pays exactly, for 2 crowns; Ⓑ the 7 wastes three coins. **Pay the 4.**
pizarro-lesson-pay-done = Your ship sails.
pizarro-lesson-pay-else = That pays as well. But 1 and 3 are six crowns, and a larger card wastes money for later auctions.

pizarro-lesson-columbus = Who bought last begins. **Columbus** brings a **veto**. **Bid 5** at once: nobody drives you up.
pizarro-lesson-columbus-done = The veto is yours.
pizarro-lesson-columbus-else = Possible, but a low bid lets the others join in, and you want that veto.

pizarro-lesson-veto = **Cook** brings 4 crowns, but the others are rich. **Veto him**: he goes under the stack.
pizarro-lesson-veto-done = He will be back.
pizarro-lesson-veto-else = You keep the veto, but now Cook gets dear. If he comes last, he costs next to nothing.

pizarro-lesson-magellan = **Magellan** hides a card: its crowns count at the end, twice with him in phase II, three times in III. **Bid 6.**
pizarro-lesson-magellan-done = He is yours.
pizarro-lesson-magellan-else = A low bid would be raised. Bid 6: one card pays it.

pizarro-lesson-pile = Ⓐ The 6 pays exactly. Ⓑ The 1 pays least and holds three crowns. **Pay the 6, hide the 1.**
pizarro-lesson-pile-deed = Pay the 6, hide the 1
pizarro-lesson-pile-done = Only you know it.
pizarro-lesson-pile-else = This works. But pay with few crowns, and hide many: the 1 has three and pays least.

pizarro-lesson-vasco = **Vasco da Gama** brings a card at once. You bought three in a row, and money comes late. **Pass.**
pizarro-lesson-vasco-done = { $p3 } paid 3 for him.
pizarro-lesson-vasco-else = Not a bad buy. But half your money is gone after four of 18 auctions: let the others spend.

pizarro-lesson-marco = Ⓐ **Marco Polo**: two cards and a swap. Ⓑ { $p3 } bids 3. **Up to 5** is an **order**: it raises only as far as it must.
pizarro-lesson-marco-done = 4 was enough.
pizarro-lesson-marco-pass = Two new cards and a swap for only 3? Spaces with bags keep you rich.
pizarro-lesson-marco-else = It wins as well, but one more than { $p3 } is enough.

pizarro-lesson-change = You hold no 4. 2 and 3 are six crowns; the ringed 7 wastes coins, but one crown only: **pay the 7**.
pizarro-lesson-change-done = Only one crown is gone.
pizarro-lesson-change-else = Legal. But 2 and 3 are six crowns, and 8 and 9 are your best bids.

pizarro-lesson-fleet = Four ships! Those on a space with bags (ringed: Pizarro’s) bring cards when the phase ends. Until then the others spend.

pizarro-lesson-cook = Ⓐ **Cook** is back, and Ⓑ nobody else has a ship. He costs 1, but the others see your cards from then on. **Buy: pay the 2.**
pizarro-lesson-cook-done = 4 crowns for a 2.
pizarro-lesson-cook-pass = Nobody else can buy him: then Cook leaves the game. Four crowns for a coin are a present.
pizarro-lesson-cook-cards = Cook is yours. But an 8 or 9 is worth a whole auction, and the 3 pays more than the 2.
pizarro-lesson-cook-else = Nobody bids against you: every coin above 1 is a gift to the bank.

pizarro-lesson-swap = Marco Polo swaps now. Big cards win auctions, small ones hold crowns. **Swap the 7.**
pizarro-lesson-swap-done = A fair gamble.
pizarro-lesson-swap-keep = You can keep everything. But the 7 neither wins auctions nor holds many crowns.
pizarro-lesson-swap-else = A matter of taste. But small cards are crowns, large ones auctions: the 7 goes first.

pizarro-lesson-phase = **Phase II**: only those with a ship on space I of the row may bid; the winner’s sails on to II. Ⓐ Cook brings 8 crowns; Ⓑ { $p2 } is against you. **Bid 6.**
pizarro-lesson-phase-done = Your ship sails on.
pizarro-lesson-phase-pass = Eight crowns would go to { $p2 } for almost nothing.
pizarro-lesson-phase-else = It may work. But { $p2 } can go higher, and 6 is a single card.

pizarro-lesson-finish = Only the space where a ship ends counts; phase III brings 10, 12 or 16. At the end crowns under ships, under Magellan and in your hand (ringed) are added. Most crowns win.
pizarro-lesson-end = **That was all you need:** pay with what you need least, and keep ships in many rows. Money for everybody comes only twice.
