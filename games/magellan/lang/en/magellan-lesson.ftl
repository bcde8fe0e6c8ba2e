# The lesson of `magellan`: what the teacher says. p1 is the learner, p2 the other player; the steps stand in games/magellan/data/lesson.toml.

magellan-lesson-world = Welcome aboard! ① These countries lie open: their cost and, with the plus, their income. ② You: 1,200 M, no income yet. Above 75 M wins this match. ③ Your base holds jeeps and ships. A jeep must reach a capital to develop its country.

magellan-lesson-throw = What you throw are your points: a ship pays 1 a line of the grid, a jeep on land 2, aboard and ashore 1 each. **Roll the die.**
magellan-lesson-throw-done = A 2: enough to put to sea.

magellan-lesson-sail = From ① your base to ② **France**, 565 M for 53 M, the best that lies open: 6 points. First **buy a plane** for later, then choose **Towards France**: it goes as far as your points allow.
magellan-lesson-sail-done = The jeep sailed one cell. { $p2 } left the Azores.
magellan-lesson-sail-nothing = Points that are left are lost, and 2 bring a jeep to sea.
magellan-lesson-sail-plane = The right way. But you will want a plane soon: buy one first.
magellan-lesson-sail-italy = France costs as much, earns 9 M more and is a point nearer.
magellan-lesson-sail-else = Allowed. But who first comes to a capital gets the country. Set out at once.

magellan-lesson-again = ① Your jeep, four points from Paris. ② { $p2 } is at sea as well. **Roll the die.**
magellan-lesson-again-done = A 6 is thrown again and added: 6 and 4 make 10 points!

magellan-lesson-card = ① A 4 or a 5 brings a card, and you choose the pack. Countries: one more lies open ②. History: paydays, gifts, prices, wars. You earn nothing yet, so draw **a country**.
magellan-lesson-card-done = Brunei: cheap, and at the other end of the world.
magellan-lesson-card-history = A payday helps only who has an income.
magellan-lesson-card-else = You have enough pieces for now: draw a country.

magellan-lesson-develop = From ① to ② France takes 4 of your 10 points. A second jeep can wait off ③ Italy: 6 more. Choose **Develop France**, then the **jeep** that goes **towards Italy**.
magellan-lesson-develop-done = France is yours: 53 M. Your second jeep lies off Italy.
magellan-lesson-develop-italy = A good country. But what you leave, { $p2 } may take: the best first.
magellan-lesson-develop-rest = You have France! But points do not keep: send a jeep towards Italy.
magellan-lesson-develop-else = Possible, but { $p2 } is near France too.

magellan-lesson-race = { $p2 } landed in ① Italy before you and paid. ② You earn 53 M, ③ { $p2 } 44 M. It is peace: ships of both may share a cell.

magellan-lesson-third = You need money, and that comes from cards. Hope for a 4 or a 5: **roll the die.**
magellan-lesson-third-done = 6 and 5: eleven points, and a card.

magellan-lesson-revenue = One history card of five is a payday: *all* receive their income, and ① you earn more than ② { $p2 }. Draw **history**.
magellan-lesson-revenue-done = The Rhine is a payday: 53 M for you, 44 M for { $p2 }.
magellan-lesson-revenue-geographic = Also useful. But a payday brings you more than anybody.
magellan-lesson-revenue-else = Nothing is worth more now than a payday: draw history.

magellan-lesson-plane = A plane crosses *two* lines for a point, to your countries or your jeeps. Choose the **jeep in Canary Islands** ①, **by plane to France** ②, and **end the turn**.
magellan-lesson-plane-done = 4 points; by sea it would have been 6. Two jeeps guard France.
magellan-lesson-plane-else = One jeep is easily lost in a war. Bring a second one to France.

magellan-lesson-guest = { $p2 } drove the jeep from ② Italy into ① France. In peace that is allowed, and countries are safe. But nobody guards Italy now.

magellan-lesson-sixes = You will like this one: **roll the die.**
magellan-lesson-sixes-done = 6, 6, 6 and 4: twenty-two points, and a card!

magellan-lesson-war = The ringed dice brought a card. In a war enemies in one cell fight, and a country without a guard is taken for nothing. You are two to one in France, and Italy stands empty: risk **history**.
magellan-lesson-war-done = The Hundred Years War: you and { $p2 }, for three rounds.
magellan-lesson-war-geographic = The safe choice. But a war would help you now.
magellan-lesson-war-else = Nothing helps you more now than a card. Draw history.

magellan-lesson-fight = Fights come first: jeeps in ① France, ships off ② Italy. Each throws a die, the higher one destroys a piece, and a tie is the attacker's: yours. Two against one is best: **France first**.
magellan-lesson-fight-done = 6 to 5! The jeep of { $p2 } is gone.
magellan-lesson-fight-else = All fights are fought, but begin where your odds are best.

magellan-lesson-sea = Now the ships in the ringed cell. If yours sinks, its jeep goes with it. **Fight.**
magellan-lesson-sea-done = 4 to 1! The way to Rome is free.

magellan-lesson-take = The ringed cell is Italy, without a guard: one point, and it is yours for nothing. 53 M and 44 M make 97 M. Choose **Win: take Italy**, with the ship.
magellan-lesson-take-done = Italy is yours, and with it the match!
magellan-lesson-take-end = One point from victory! { $p2 } could bring a jeep back.
magellan-lesson-take-else = A jeep from France wins as well. But the ship's jeep needs 1 point, and France keeps its guards.

magellan-lesson-won = The ringed row: 97 M, you win. Ask in every turn: what does it cost, what does it earn, how far is it, who guards it?
magellan-lesson-end = That is the game. For long ways, leave a *standing order*: it sails on while you sleep.
