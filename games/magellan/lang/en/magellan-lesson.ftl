# The lesson of `magellan`: what the teacher says. p1 is the learner, p2 the other player; the steps stand in games/magellan/data/lesson.toml.

magellan-lesson-world = Bring a jeep into the capital of an open country (ringed) and pay its price in millions (M): you **develop** it, and it is yours. On every payday it brings its income. An income above 75 M wins.

magellan-lesson-throw = What you throw are your **steps**. A ship pays 1 for each line of the grid it crosses, a jeep on land 2; going aboard or ashore costs 1 each. Your base is ringed. **Roll the die.**
magellan-lesson-throw-done = A 2: enough to put to sea.

magellan-lesson-sail = Ⓐ Your base is 6 steps from Ⓑ **France**, the best country that is open: 565 M, and 53 M every payday. **Buy a plane** for later, and send a **jeep towards France**.
magellan-lesson-sail-deed = Plane 50 M, jeep towards France
magellan-lesson-sail-done = Your jeep is at sea.
magellan-lesson-sail-nothing = Steps that are left are lost, and 2 bring a jeep to sea.
magellan-lesson-sail-plane = The right way. But you will want a plane soon: buy one first.
magellan-lesson-sail-italy = France costs as much, earns 9 M more and is a step nearer.
magellan-lesson-sail-else = Allowed. But who first comes to a capital gets the country. Set out at once.

magellan-lesson-again = Ⓐ Your ship with its jeep is 4 steps from Paris. Ⓑ { $p2 } has put to sea as well. **Roll the die.**
magellan-lesson-again-done = A 6 is thrown again: 10 steps!

magellan-lesson-card = The 4 of your throw brings a card, and you choose the pack. History has paydays, gifts and wars; a payday helps only who earns. You earn nothing yet: **draw a country** (ringed).
magellan-lesson-card-done = Brunei: cheap, but far away.
magellan-lesson-card-history = A payday helps only who has an income.
magellan-lesson-card-else = You have enough pieces for now: draw a country.

magellan-lesson-develop = Ⓐ Your ship with its jeep is 4 steps from Paris. Ⓑ **France** costs 565 M and then earns 53 M at every payday. Develop it before { $p2 } does, then send **a jeep towards Italy**.
magellan-lesson-develop-deed = Develop France, jeep to Italy: +53
magellan-lesson-develop-done = France is yours.
magellan-lesson-develop-italy = A good country. But what you leave, { $p2 } may take: the best first.
magellan-lesson-develop-rest = You have France! But steps do not keep: send a jeep towards Italy.
magellan-lesson-develop-else = Possible, but { $p2 } is near France too.

magellan-lesson-race = { $p2 } landed in Italy (ringed) before you. You earn 53 M every payday, { $p2 } 44 M. It is peace: ships may share a cell.

magellan-lesson-third = You need money, and it comes from cards, which a 4 or a 5 brings. Your income is ringed. **Roll the die.**
magellan-lesson-third-done = 6 and 5: eleven steps and a card.

magellan-lesson-revenue = One history card of five is a payday: *everybody* receives their income, and yours is the larger one. **Draw history** (ringed).
magellan-lesson-revenue-done = A payday: you got 53 M.
magellan-lesson-revenue-geographic = Also useful. But a payday brings you more than anybody.
magellan-lesson-revenue-else = Nothing is worth more now than a payday: draw history.

magellan-lesson-plane = A plane crosses *two* lines of the grid for a step, to your countries or your jeeps. Ⓐ **Fly a jeep** from your base Ⓑ **to France**: one guard alone is easily lost in a war.
magellan-lesson-plane-deed = Fly a jeep to France: 4 steps
magellan-lesson-plane-done = Two jeeps guard France.
magellan-lesson-plane-else = One jeep is easily lost in a war. Bring a second one to France.

magellan-lesson-guest = { $p2 } drove the jeep from Italy into France (ringed). In peace countries are safe. But nobody guards Italy now.

magellan-lesson-sixes = You will like this one: **roll the die.**
magellan-lesson-sixes-done = 22 steps, and a card!

magellan-lesson-war = In a war enemies in one cell fight, and a country without a guard is taken for nothing. You are two to one in France, and Italy is empty: risk a war. **Draw history** (ringed).
magellan-lesson-war-done = War with { $p2 }, for three rounds!
magellan-lesson-war-geographic = The safe choice. But a war would help you now.
magellan-lesson-war-else = Nothing helps you more now than a card. Draw history.

magellan-lesson-fight = Enemies fight first. Each throws a die, the higher one destroys a piece, and a tie is the attacker’s: yours. Two against one is best, so begin with the ringed cell: **fight in France**.
magellan-lesson-fight-done = 6 to 5: { $p2 }’s jeep is gone.
magellan-lesson-fight-else = All fights are fought, but begin where your odds are best.

magellan-lesson-sea = Now the ships in the ringed cell, off Italy. If yours sinks, its jeep goes with it; a tie is yours. **Fight { $p2 }’s ship.**
magellan-lesson-sea-done = 4 to 1: the way to Rome is free.

magellan-lesson-take = The ringed cell is Italy, without a guard: your jeep goes ashore for one step, and it is yours for nothing. 53 M and 44 M are more than 75 M. **Take Italy and win.**
magellan-lesson-take-done = Italy is yours, and the match!
magellan-lesson-take-end = One step from victory! { $p2 } could bring a jeep back.
magellan-lesson-take-else = A jeep from France wins as well. But the ship's jeep needs 1 step, and France keeps its guards.

magellan-lesson-won = An income of 97 M (ringed): you win. Ask in every turn: what does it cost, what does it earn, how far is it, and who guards it?
magellan-lesson-end = **That was all you need.** For long ways leave an *order* (*More* › *Plan ahead*): your pieces move on while you sleep.
