# The lesson of `pizarro`: what the teacher says. p1 is the learner; the steps stand in data/pizarro/lesson.toml.

pizarro-lesson-hand = Welcome! You are a king with nine money cards and six ships. Look at one card of your hand: the **bag** is what it pays, the **crown** is what it is worth to you at the end, if you still hold it then. Now the trick of this game: small money has the big crowns. So every card you spend costs you points, and the small ones cost most.
pizarro-lesson-offer = ① An explorer is for sale: **Pizarro**. Whoever pays most puts a ship on ② his row. In phase I the ship lands on the left space, in phase II it may move on to the middle one, in phase III to the right one. The further, the more crowns. ③ shows the phase: 18 cards are sold in the first, then 12, then 6.

pizarro-lesson-bid = The ringed space is what you buy: 2 crowns at the end of the match, and a bag, which is one more money card when this phase ends. You bid first. Whoever is outbid may bid again; whoever passes is out for this card. Start low and see who else is interested: **bid 2**.
pizarro-lesson-bid-done = A modest start. { $p2 } is interested too, { $p3 } is not.
pizarro-lesson-bid-pass = You pass, so Pizarro is gone for you: a pass counts for the whole auction. There are days for that, but your hand is full, a ship here brings crowns and a new card, and 2 is a bargain. Bid first, you can still pass when it gets dear.
pizarro-lesson-bid-high = A brave bid. It may well win, and frighten the others off. But you pay what you bid, and nobody has shown yet that they want this card. Start with 2 and raise only as far as you must.
pizarro-lesson-bid-else = That is a fair bid too. But each coin you offer too much is a coin you pay. Nobody has bid yet: begin with 2, and raise only as far as you must.

pizarro-lesson-raise = The ringed panel shows the auction: you bid 2, { $p2 } bids 3, { $p3 } passed and is out. Do you want to go on? Think of what you would hand over: a single card of 4 costs you 2 crowns, and Pizarro brings 2 crowns and a new card. That is still worth it: **bid 4**.
pizarro-lesson-raise-done = { $p2 } passes. Pizarro is yours for 4.
pizarro-lesson-raise-pass = Passing gives { $p2 } this explorer for 3. That is not wrong at every price, only a little early: for a single card of 4 you get two crowns, a new card, and the right to sail on here in phase II. Who has no ship on a row cannot bid for it later.
pizarro-lesson-raise-else = You may jump as high as your hand can pay, but you pay all of it. One more than { $p2 } is enough here.

pizarro-lesson-pay = Now pay 4. You could give 1 and 3, or the 4 alone. There is no change, but here both are exact. Compare the crowns on the cards: 1 and 3 have three each, the 4 has two. And one card spent instead of two leaves you more cards for later bids. **Pay with the 4.**
pizarro-lesson-pay-done = Your ship stands on Pizarro I.
pizarro-lesson-pay-else = That pays the price as well. But count what goes away with it: with 1 and 3 you give up six crowns and two cards; the 4 is one card and two crowns. A larger card than needed wastes money, because nobody gives change. Pay with the 4.

pizarro-lesson-columbus = Who bought last speaks first: you again. ① **Columbus** brings ② 1 crown and a bag, and in phase I something special: a **veto** for later. You can also start high. If you show at once that you mean it, nobody drives the price up step by step. The grey *Bid* takes any amount: **bid 5**.
pizarro-lesson-columbus-done = Both gave up at once. I paid with your 5 for you, and the Columbus card lies in front of you: your veto.
pizarro-lesson-columbus-else = Possible! Without this card you would have no veto, and with a low bid the others join in. For this lesson I would like you to have it: bid 5, that ends the auction at once.

pizarro-lesson-veto = **Cook** is revealed: 4 crowns, the richest space of phase I, and { $p2 } and { $p3 } still hold all their money. Before the auction starts you are asked whether you use your veto. It sends the card to the bottom of the stack: it comes back as the last of this phase, when purses are empty. Use it once, and it is gone. **Veto!**
pizarro-lesson-veto-done = Cook goes to the bottom. Remember him. The next explorer is revealed at once.
pizarro-lesson-veto-else = You let Cook be auctioned now, so you keep your veto for another card. But the others have nine cards each and would pay more than you want to. If he comes last, many purses are empty and you have a chance to get him for next to nothing.

pizarro-lesson-magellan = **Magellan** shows no crowns at all. He costs one card more: whoever buys him puts a card of the hand face down under him. At the end the crowns on that pile count; with the next Magellan in phase II the pile has two cards and counts double, in phase III three cards and threefold. So he is best for who begins early. **Bid 6.**
pizarro-lesson-magellan-done = Nobody wants to follow. Magellan is yours.
pizarro-lesson-magellan-else = A Magellan in phase I is where a pile begins, and without one you cannot bid for him later. A low bid may do, but somebody would raise it. Bid 6: you can pay it with one card.

pizarro-lesson-pile = Two choices in one move. First pay 6: the single 6 is best again. Then choose the card that goes under Magellan. It is safe there and its crowns count at least once, so take one with **three crowns** that pays little anyway: the **1**.
pizarro-lesson-pile-done = The 1 lies face down; only you know it. Its 3 crowns are safe.
pizarro-lesson-pile-else = This works, but see what it costs: pay with few crowns (the 6 has two), and put many under Magellan (the 1, 2 and 3 have three each, and the 1 is the poorest payer). Big money under Magellan would be wasted.

pizarro-lesson-vasco = **Vasco da Gama**: no crowns here, but a new money card at once, the only one that comes during a phase. Nice, but you have bought three in a row and hold 2, 3, 7, 8 and 9. New money comes only when the phase ends. Nobody wins every auction: this time **pass** and watch what the others pay.
pizarro-lesson-vasco-done = { $p3 } got him for 3, drew a card, and speaks first now.
pizarro-lesson-vasco-else = You can, and it would not be a bad buy. But money has to last for 18 auctions, and yours is half gone after four. Passing now and then is part of the plan: let the others spend.

pizarro-lesson-marco = **Marco Polo** is revealed, and { $p3 } bids 3. Look at the ringed space: no crowns yet, but *two* bags: two new cards when the phase ends. And an exchange: then you may swap up to three cards of your hand. That is cheap at 4: **bid 4**.
pizarro-lesson-marco-done = The others pass. He is yours for 4.
pizarro-lesson-marco-pass = { $p3 } would get two new cards and an exchange for only 3. Spaces with bags are how you stay rich; in phase I they are worth as much as crowns. Bid 4.
pizarro-lesson-marco-else = It would win as well. But you pay what you bid, and one more than { $p3 } is enough.

pizarro-lesson-change = Pay 4, and you hold no 4. Nobody gives change. 2 and 3 make 5: one lost, but six crowns and two cards go. The 7 alone wastes three, but it is one card with one crown. Below the hand you see what stays. Cards are bids to come and crowns are points: **pay with the 7**.
pizarro-lesson-change-done = A dear payment in coins, a cheap one in crowns. Your fourth ship is at sea.
pizarro-lesson-change-else = Legal. But with 2 and 3 you would give up six crowns for one explorer and be left with three cards; with 8 or 9 you would throw away your best bids. The 7 is the middle way.

pizarro-lesson-fleet = ① Four ships and four cards are left: you. ② Each ship on a space with bags brings new cards when the phase ends; Marco Polo brings two. ③ says how many cards are in the deck. Now I pass for you until the last cards of the phase, while { $p2 } and { $p3 } spend their money. Press *Next*.

pizarro-lesson-cook = There he is: ① your vetoed **Cook**. Look at ②: { $p2 } and { $p3 } have placed all six ships, and without a ship nobody may buy. You are alone, so 1 is enough for 4 crowns. You have no 1: **bid 1 and pay with the 2**. The price of Cook: your hand lies open until the phase ends.
pizarro-lesson-cook-done = Four crowns for one small card: that is what a veto can do. For the same price I bought you Vasco da Gama, the last card of phase I, and you drew a 9.
pizarro-lesson-cook-pass = Nobody else can buy him, so Cook leaves the game. Four crowns for a single coin are a present: take them.
pizarro-lesson-cook-cards = Cook is yours, but this card is dearer than needed. The 2 and the 3 have three crowns each, and Cook brings four; the 8 has only one, but it is worth a whole auction in phase II. Pay with the 2.
pizarro-lesson-cook-else = Nobody bids against you: every coin above 1 is a gift to the bank. Bid 1.

pizarro-lesson-swap = Phase I is over. You drew six cards: two that everybody gets, one each for Columbus and Pizarro, two for Marco Polo. And he lets you exchange up to three cards. Which are worth least to you? The big ones win auctions, the small ones are worth three crowns. The middle is neither: **exchange 6 and 7**.
pizarro-lesson-swap-done = You drew two others. It is a gamble, but a fair one.
pizarro-lesson-swap-keep = You can keep everything; your hand is good. But an exchange costs nothing except the cards you choose, so give up the ones that neither win auctions nor hold many crowns.
pizarro-lesson-swap-else = A matter of taste, really. Small cards: you give away three crowns each. Large ones: you give away auctions. So the middle goes first, 6 and 7.

pizarro-lesson-phase = **Phase II** ③. Now only those may bid who have a ship on the space before. I let two dear cards go to { $p3 }. ① Cook again: { $p3 } has no ship there and is not even asked; only { $p2 } is against you. ② 8 crowns for one card of yours: **bid 8** at once, before it grows.
pizarro-lesson-phase-done = { $p2 } gives up. I paid with your 8, and your ship sailed on.
pizarro-lesson-phase-pass = Eight crowns would go to { $p2 } for almost nothing. Somebody who may bid almost alone should use it.
pizarro-lesson-phase-else = It may work. { $p2 } can go higher than you think, so a strong first bid is often the cheapest. And 8 is one single card of yours.

pizarro-lesson-finish = ① Your ship moved from 4 to 8 crowns: only the space where it stands counts at the end. ② In phase III the best spaces bring 10, 12 and 16. When the last card is sold, everybody adds up three things: crowns under the ships, crowns on the cards still in hand, and the Magellan piles. Most crowns win.
pizarro-lesson-end = You know it all now: bid, pay with few crowns, keep ships on many rows, and mind your money, because new cards come only twice. In a real match you can leave a *standing order* (“bid up to 7, then pass”), so that an auction goes on while you sleep. Now try a whole match: *Play against bots* deals the cards at once.
