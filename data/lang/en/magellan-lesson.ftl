# The lesson of `magellan`: what the teacher says. p1 is the learner, p2 the other player; the steps stand in data/magellan/lesson.toml.

magellan-lesson-world = Welcome aboard! The world is your board. ① These countries lie open: the first figure is what a country costs to develop, the figure with the plus is what it earns for you. ② That is you: 1,200 M, no income yet. Whoever first has an income above 75 M wins this match. ③ Your base, the Canary Islands: five jeeps and three ships wait there. A jeep has to drive to a capital before you can develop its country, and ships carry jeeps over the sea.

magellan-lesson-throw = Every turn begins with the die. What you throw are your points: a ship pays 1 for each line of the grid that it crosses, a jeep on land 2, going aboard and going ashore 1 each. **Roll the die.**
magellan-lesson-throw-done = A 2. Not much, but enough to put to sea.

magellan-lesson-sail = ① Your pieces, ② the goal: **France**, 565 M for an income of 53 M, the best that lies open. The way takes 6 points: 1 to go aboard, 4 lines of sea, 1 to land. You need not plan that yourself. Answers with *towards* send a jeep off as far as the points go, and say where it stops. Take the first one: **Jeep towards France.**
magellan-lesson-sail-done = The jeep went aboard a ship and sailed one cell. In the meantime { $p2 } threw a 2 as well, and left the Azores with a jeep of their own.
magellan-lesson-sail-nothing = Points that are left at the end of a turn are lost. There is hardly ever a reason to stay: even 2 points bring a jeep aboard and one cell nearer to something.
magellan-lesson-sail-italy = Italy is a fine goal too: 565 M for 44 M. But France earns 9 M more for the same price and is a point nearer. Always compare three things: what it costs, what it earns, how far it is.
magellan-lesson-sail-else = That is allowed, and in a long match you will want pieces in many parts of the world. But whoever comes first to a capital gets the country, and France is the best of those that lie open. Set out for it at once.

magellan-lesson-again = ① Your ship with the jeep, still four points from Paris. ② { $p2 } is at sea as well. A country belongs to nobody before it is paid for: this is a race. **Roll the die.**
magellan-lesson-again-done = A 6 is thrown again and both dice count: 6 and 4 make 10 points! And a 4 or a 5 at the end brings a card, before you move.

magellan-lesson-card = ① You choose from which pack. Geographic cards open one more country ②, for everybody. History cards are events: some pay everybody their income, some bring gifts, prices or wars. You have no income yet, so a payday would bring you nothing: draw from the **geographic pack**.
magellan-lesson-card-done = Brunei: tiny, cheap, and at the other end of the world. Never mind.
magellan-lesson-card-history = You drew a payday before you had an income. Later, with a country or two, that is the pack you want. While nobody earns anything a further country to choose from is worth more.
magellan-lesson-card-else = You may buy or sell before you draw, and there are turns for that. You have enough pieces for now: draw from the geographic pack.

magellan-lesson-develop = 10 points. From ① you reach ② France for 4 of them: the jeep lands, you pay 565 M, and the income is yours for good. 6 points are left, so a second jeep sets out for ③ Italy. First take **Ship with jeep 3N36 to France, develop**; then choose in the menu the **Jeep in 3N35**, and **towards Italy**. (Answers that begin with *Turn* say several steps at once.)
magellan-lesson-develop-done = France is yours: an income of 53 M. Your second jeep lies off the coast of Italy, and only the landing is missing.
magellan-lesson-develop-italy = A good country, and it pays. But France costs the same, earns 9 M more and was a point nearer. Take the best first: what you leave, { $p2 } may take.
magellan-lesson-develop-rest = You have France, well done! But the points that were left could have moved more. They do not keep until the next turn. Send another jeep on its way before you end the turn: Italy is near. (With Italy developed as well you have won already! The lesson has more to show, so take it back.)
magellan-lesson-develop-else = Possible, but France is in reach now, for 4 of 10 points, and { $p2 } is near it too. Develop it as long as you can, and use what is left for a second jeep.

magellan-lesson-race = So close! { $p2 } threw a 5, landed in ① Italy before you and paid 565 M. Compare: ② you earn 53 M, ③ { $p2 } 44 M. More than 75 M wins. Each of you needs the other's country, or two or three others. For the moment it is peace: your ship may lie in the same cell as theirs, and nothing happens.

magellan-lesson-third = Your third turn. What you need now is money, and that comes from cards. Hope for a 4 or a 5, and **roll the die.**
magellan-lesson-third-done = 6 and 5: eleven points, and a card again.

magellan-lesson-revenue = Now the packs look different. About one of five history cards is a payday: *everybody* receives the income of their countries. ① You earn more than ② { $p2 }, so paydays help you more. Draw from the **history pack**.
magellan-lesson-revenue-done = The Rhine is a payday: 53 M for you, 44 M for { $p2 }. Income comes only in this way, so countries that you have early are paid for often.
magellan-lesson-revenue-geographic = Also useful: one more country to go for. But you have the highest income at the table. The next payday brings you more than anybody else, so this is the moment for history.
magellan-lesson-revenue-else = Before the card you may trade. But nothing that you can sell or buy now is worth more than the chance of a payday: draw from the history pack.

magellan-lesson-plane = Time for a plane: 50 M. It crosses *two* lines for a point, but lands only in your own countries or where you have a jeep. With it a jeep can come from ① your base to ② France within one turn. In the menu choose **Buy: plane** and **1**, then the **Jeep in 3N35**, then **By plane to 5N1**, and **end the turn**.
magellan-lesson-plane-done = Getting in, two points of flight, getting out: 4 points. By sea it would have been 6. Two jeeps guard France now, and you will see why that is wise.
magellan-lesson-plane-stays = You bought the plane, and it stands on your base. It does not fly by itself: choose the jeep beside it, and then *By plane to* a place.
magellan-lesson-plane-else = You can do that. But a country with one single jeep is easily lost in a war, and no way is as quick as a plane between your base and your own land. Buy one and bring a second jeep to France.

magellan-lesson-guest = Look at that: { $p2 } drove the jeep from ② Italy into ① France, beside your two. In peace anybody may stand anywhere, and countries are safe. But Italy is empty now. Nobody guards it.

magellan-lesson-sixes = Your turn. You will like this one: **roll the die.**
magellan-lesson-sixes-done = 6, 6, 6 and 4: twenty-two points! And a card.

magellan-lesson-war = The ringed dice brought you a card. Geographic cards open countries; history cards bring paydays, but wars as well. In a war enemies in the same cell have to fight, and a country without a jeep of its owner can be taken for nothing. You have two jeeps in France against one, and Italy stands empty. A risk that you can take: **history pack**.
magellan-lesson-war-done = The Hundred Years War: the two players with the highest incomes are at war for three rounds. That is you and { $p2 }.
magellan-lesson-war-geographic = The safe choice: one more country, and peace. But look at the board: you are stronger where it matters, and the richest country that you can get stands there without a guard.
magellan-lesson-war-else = Nothing to buy helps you more now than a card. Draw from the history pack.

magellan-lesson-fight = War! Before you may move, fights come first, wherever enemies share a cell: jeeps in ① France, ships off ② Italy. Each side throws a die, the higher one destroys a piece of the other, and a tie is yours because it is your turn. It goes on until one side has none. The answers name the odds. Two jeeps against one are best: **France first**.
magellan-lesson-fight-done = 6 to 5! The jeep of { $p2 } is gone, and both of yours are left.
magellan-lesson-fight-else = Every fight that is due has to be fought, so the order matters little here. Still: begin where your odds are best. If you lose pieces, you know at least what is left for the rest.

magellan-lesson-sea = Now the ships in the ringed cell. Your ship carries a jeep: if it sinks, the jeep goes down with it. One against one is a little better than even for the player in turn. **Fight.**
magellan-lesson-sea-done = 4 to 1! The way to Rome is free.

magellan-lesson-take = The ringed cell is Italy: no jeep of { $p2 } is there. Land yours: one point, and a country of an enemy that nobody guards changes hands for nothing. 53 M and 44 M make 97 M. Take the answer that says **take it** with the ship in 5N2.
magellan-lesson-take-done = Italy is yours, and with it the match!
magellan-lesson-take-end = You end your turn one point from victory! { $p2 } could bring a jeep back and guard Italy. What can be taken has to be taken at once.
magellan-lesson-take-else = There are several good moves here: a jeep from France that drives to Italy by road wins as well, for 2 points. By ship it is 1 point, and France keeps both of its guards. Whatever else you see, look first for what wins: Italy is one point away, and nobody guards it.

magellan-lesson-won = The ringed row is you: 97 M, above 75 M. The match ends here; at a longer table the others could play on for places. Remember the four questions of every turn: what does it cost, what does it earn, how far is it, and who guards it?
magellan-lesson-end = You know what you need: points, ships and jeeps, cards, planes, war. Long ways need not be clicked turn by turn: leave a *standing order* for a voyage, and your ship sails on while you sleep. Places with a bonus, prices and alliances are on the history cards; the picture *Cards* shows what they say. Try it against bots: `/play`, choose Magellan, and fill the seats with *Add a bot*.
