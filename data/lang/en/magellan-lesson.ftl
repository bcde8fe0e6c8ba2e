# The lesson of `magellan`: what the teacher says. p1 is the learner, p2 the other player; the steps stand in data/magellan/lesson.toml.

magellan-lesson-world = Welcome aboard! ① These countries lie open: what each costs to develop, and, with the plus, what it earns. ② That is you: 1,200 M and no income. Who first earns more than 75 M wins this match. ③ Your base, the Canary Islands: five jeeps and three ships. A jeep must reach a capital before its country can be yours.

magellan-lesson-throw = What you throw are your points: a ship pays 1 for each line of the grid, a jeep on land 2, going aboard and going ashore 1 each. **Roll the die.**
magellan-lesson-throw-done = A 2: enough to put to sea.

magellan-lesson-sail = From ① your base to ② **France**: 565 M for an income of 53 M, the best that lies open. 6 points: 1 aboard, 4 lines of sea, 1 ashore. *Towards* goes as far as the points allow. First **buy 2 planes** for later, 50 M each; then choose **Towards France**.
magellan-lesson-sail-done = Two planes stand ready, and the jeep sailed one cell. { $p2 } threw a 2 as well and left the Azores.
magellan-lesson-sail-nothing = Points that are left are lost, and 2 bring a jeep aboard and a cell nearer.
magellan-lesson-sail-planes = The right way. But you will want planes soon: first buy two, then go towards France.
magellan-lesson-sail-italy = Compare cost, income, distance: France costs as much, earns 9 M more and is a point nearer.
magellan-lesson-sail-else = Allowed. But who first comes to a capital gets the country, and France is the best. Set out at once.

magellan-lesson-again = ① Your jeep, four points from Paris. ② { $p2 } is at sea as well: a country is nobody's before it is paid. **Roll the die.**
magellan-lesson-again-done = A 6 is thrown again and added: 6 and 4 make 10 points! A 4 or a 5 at the end also brings a card, before you move.

magellan-lesson-card = ① The 4 brings a card, and you choose the pack. Countries: one more lies open ②, for everybody. History: some cards pay everybody their income, others bring gifts, prices or wars. You earn nothing yet, so draw **a country**.
magellan-lesson-card-done = Brunei: cheap, and at the other end of the world. Never mind.
magellan-lesson-card-history = A payday before you had an income. Until you have one, another country to choose from is worth more.
magellan-lesson-card-else = You have enough pieces for now: draw a country.

magellan-lesson-develop = 10 points. From ① to ② France takes 4: the jeep lands, you pay 565 M, and the income is yours. Italy you cannot pay yet, but a second jeep can wait off ③ it, 6 points from your base. Choose **Develop France**, then the **jeep** that goes **towards Italy**.
magellan-lesson-develop-done = France is yours: 53 M. Your second jeep lies off Italy, and only the landing is missing.
magellan-lesson-develop-italy = A good country. But take the best first: what you leave, { $p2 } may take.
magellan-lesson-develop-rest = You have France! But points do not keep: send another jeep towards Italy before you end the turn.
magellan-lesson-develop-else = Possible, but { $p2 } is near France too. Develop it while you can.

magellan-lesson-race = So close! { $p2 } threw a 5, landed in ① Italy before you and paid 565 M. ② You earn 53 M, ③ { $p2 } 44 M; more than 75 M wins. It is peace: ships of both lie in one cell, and nothing happens.

magellan-lesson-third = What you need now is money, and that comes from cards. Hope for a 4 or a 5: **roll the die.**
magellan-lesson-third-done = 6 and 5: eleven points, and a card.

magellan-lesson-revenue = About one history card of five is a payday: *everybody* receives the income of their countries. ① You earn more than ② { $p2 }. Draw **history**.
magellan-lesson-revenue-done = The Rhine is a payday: 53 M for you, 44 M for { $p2 }. Countries that you have early are paid for often.
magellan-lesson-revenue-geographic = Also useful. But a payday brings you more than anybody else.
magellan-lesson-revenue-else = Nothing is worth more now than the chance of a payday: draw history.

magellan-lesson-plane = A plane crosses *two* lines for a point, and lands in your countries or where you have a jeep. One of your two brings a jeep from ① your base to ② France in one turn. Choose the **jeep in Canary Islands**, **by plane to France**, and **end the turn**.
magellan-lesson-plane-done = In, two points of flight, out: 4 points. By sea it would have been 6. Now two jeeps guard France.
magellan-lesson-plane-else = A country with one jeep is easily lost in a war. Bring a second one to France by plane.

magellan-lesson-guest = { $p2 } drove the jeep from ② Italy into ① France. In peace countries are safe, and anybody may stand anywhere. But nobody guards Italy now.

magellan-lesson-sixes = You will like this one: **roll the die.**
magellan-lesson-sixes-done = 6, 6, 6 and 4: twenty-two points, and a card!

magellan-lesson-war = The ringed dice brought you a card. History cards bring wars too: then enemies in one cell have to fight, and a country without a jeep of its owner can be taken for nothing. You have two jeeps in France against one, and Italy stands empty. A risk you can take: **history**.
magellan-lesson-war-done = The Hundred Years War: the two with the highest incomes, you and { $p2 }, are at war for three rounds.
magellan-lesson-war-geographic = The safe choice. But you are stronger in France, and Italy stands without a guard.
magellan-lesson-war-else = Nothing helps you more now than a card. Draw history.

magellan-lesson-fight = Fights come first, wherever enemies share a cell: jeeps in ① France, ships off ② Italy. Each throws a die, the higher one destroys a piece of the other, and a tie is yours. It goes on until one side has none. Two against one is best: **France first**.
magellan-lesson-fight-done = 6 to 5! The jeep of { $p2 } is gone, and both of yours are left.
magellan-lesson-fight-else = All fights are fought, but begin where your odds are best.

magellan-lesson-sea = Now the ships in the ringed cell. If yours sinks, its jeep goes down with it; but a tie is yours. **Fight.**
magellan-lesson-sea-done = 4 to 1! The way to Rome is free.

magellan-lesson-take = The ringed cell is Italy, without a jeep of { $p2 }. Land there: one point, and it is yours for nothing. 53 M and 44 M make 97 M. Choose **Win: take Italy**, with the ship.
magellan-lesson-take-done = Italy is yours, and with it the match!
magellan-lesson-take-end = One point from victory! { $p2 } could bring a jeep back: take it at once.
magellan-lesson-take-else = A jeep that drives from France wins as well. By ship it is 1 point, and France keeps both guards: take it.

magellan-lesson-won = The ringed row is you: 97 M, above 75 M. Four questions for every turn: what does it cost, what does it earn, how far is it, and who guards it?
magellan-lesson-end = That is the game: points, ships and jeeps, cards, planes, war. Long ways need no clicks: a *standing order* sails on while you sleep. What the history cards do stands on the picture *Cards*.
