# The lesson of `navegador`: what the teacher says. p1 is the learner; the steps stand in data/navegador/lesson.toml.

navegador-lesson-goal = Welcome to Lisbon! You lead a trading house that explores the sea from Brazil to Japan. Every turn you move your stone on ① the **rondel** and do what its new field says: sail, recruit, trade, build. The next three fields are free (gold), each further one costs a ship. ② Everybody's possessions lie open; the crown counts points now. Most points win.
navegador-lesson-sheet = Your sheet. ① You own 200 cruzados. ② Points come from five kinds of things: a colony counts 1, a factory 2, an explorer 4, a shipyard or a church 3 each. Privileges make all things of a kind worth more, so it pays to have *many of one kind*. Workers and ③ ships count a point each, and so do 200 cruzados.

navegador-lesson-ships = You start, and the first field may be any. Nothing is explored without ships, so begin with **Ships**. Each shipyard builds one for 50; further ones cost 100 in this phase. You have one shipyard and two ships, and exploring will swallow a ship. **Build one ship.** It starts in Portugal.
navegador-lesson-ships-done = Three ships lie in Portugal, and 150 cruzados are left. { $p2 } built a sugar factory, { $p3 } recruited two workers.
navegador-lesson-ships-more = The right field, and more ships can do more. But only the first one is cheap: your shipyard makes one for 50, the second one costs 100. That money you will want for workers and colonies in Bahia. Build one ship.
navegador-lesson-ships-else = A sound start is possible on many fields: a cheap factory, workers, a privilege. But exploring early brings points and the cheapest colonies, and it needs ships. And mind the price: your shipyard makes one ship for 50, the second one costs 100. Build one ship.

navegador-lesson-explore = Your stone is on Ships; Sailing is free. In phase I a ship crosses one border. An unknown sea must be entered by **two ships together, and one is lost**; for that you get its *explorer* (4 points), its colonies are turned up, and the bank pays the price of the cheapest one. Take all three ships ① from Portugal to ② Bahia, so that two of them are left there: **explore Bahia with three ships.**
navegador-lesson-explore-done = Bahia's sugar colonies lie open: 40, 50, 60 and 90. The premium was 40. Your two ships wait there, because each colony needs a ship of its own.
navegador-lesson-explore-two = Two ships are enough to explore. But then one ship lies in Bahia and the other alone in Portugal, where it does nothing. Each colony needs a ship of its own in its sea, so take the third one along.
navegador-lesson-explore-guine = Guiné has gold, which sells better, but its colonies are dearer, and there are only three of them. With little money Bahia is the friendlier coast: cheap sugar, four colonies.
navegador-lesson-explore-else = That is a legal turn, but sooner or later somebody explores Bahia, and whoever is first gets the explorer, the premium, and the first choice of colonies. Your three ships are ready: sail to Bahia.

navegador-lesson-workers = ① The colony with the red ring is the cheapest of its sea and is bought first. A colony needs a ship there and **two workers**; they are only needed, not used up. You have ② three workers: enough for one colony. With a fourth one you can found two in one turn. A church recruits one for 50: **recruit one worker.**
navegador-lesson-workers-done = Four workers: two colonies at once are possible.
navegador-lesson-workers-many = More workers are never useless: a factory needs three of them, a shipyard four, a church five. But beyond what your church recruits they cost 100 each, and you want to pay for two colonies next turn. One worker is enough now.
navegador-lesson-workers-early = You founded a colony right away, nobody can take that from you. But the Colony field comes round only once in a while. With one worker more, you found two colonies in the same turn.
navegador-lesson-workers-else = You can do that. Remember, though, that { $p2 } and { $p3 } will sail to Bahia too. Workers are what you lack for two colonies at once, and the field is free now.

navegador-lesson-colony = Workers, Market 1, Colony: two steps, free. You have two ships in Bahia and four workers, so you can found **two** colonies, the cheapest ones first. You keep the ships and the workers. **Found the colonies at 40 and 50.** Each is a point now, and delivers a unit of sugar whenever you go to a market.
navegador-lesson-colony-done = Two colonies for 90. { $p2 } explored Guiné meanwhile, and { $p3 } followed you to Bahia.
navegador-lesson-colony-one = A good purchase, but you could pay for two. Found the second one in the same turn: to come back to Colony takes several turns, and { $p3 } may be faster.
navegador-lesson-colony-else = Not wrong, but your ships lie in Bahia only for this: colonies are cheap as long as nobody else buys. Take them now: both.

navegador-lesson-privilege = Look at the ringed places. A **privilege** costs one worker and makes all things of its kind worth more: here each colony counts 2 instead of 1. It also pays a *bonus* at once: 30 for each colony that you own. So take the one of which you have most. **Take Colonies**: two colonies bring 60 now, and every further colony counts double.
navegador-lesson-privilege-done = 60 cruzados and better colonies for one worker. In this phase there is only one privilege of each kind.
navegador-lesson-privilege-kind = Any privilege can be right when you mean to collect its kind. But the bonus is paid for what you own *now*: two colonies bring 60, a single shipyard or church 50. And more colonies are within your reach.
navegador-lesson-privilege-else = You can go past it. But only one privilege of each kind lies there until phase II, and { $p2 } may take it. A worker comes back for 50; the bonus alone is 60.

navegador-lesson-market = The market. You may **sell** as many units of a good as you have colonies of it, **or process** as many as you have factories. All units bring today's price; then selling makes the good cheaper for sellers, processing makes it dearer. Sugar sells at 60, the very top, so **sell two sugar**. And the orange factory, which everybody owns, processes one unit of another good: **process one gold**.
navegador-lesson-market-done = 120 for sugar and 30 for gold. The sugar marker moved two pips down, gold one up. The next seller of sugar finds a lower price: that is how you spoil the market for others.
navegador-lesson-market-same = Just as good: spice brings 30 too. The difference is what you do to the prices: you made spice dearer to sell instead of gold. To keep us together, process gold.
navegador-lesson-market-orange = With processing, sugar brings 20 or so; selling it brings 60 a unit. Processing is good where the price to sell is low. Sugar stands at the top: sell it.
navegador-lesson-market-else = This earns something too. But you have two units of sugar to sell at the best price there is, and the orange factory can earn 30 beside it. Market prices change with every visitor: take the money now.

navegador-lesson-build = ① Buildings get dearer to the right with each one that is sold. A factory needs three workers, a shipyard four, a church five. You have ② three workers, so a factory is possible. Gold is cheap to process now, but you will not always find the same prices: factories earn from the market without any colony, and each counts 2 points. **Build a gold factory** for 40.
navegador-lesson-build-done = Now you process two gold: one with your factory, one with the orange one.
navegador-lesson-build-other = As good a choice as gold! What pays depends on the market: a factory earns most where many sell and the price is low. In this lesson we go on with gold.
navegador-lesson-build-else = There are days for that. But the factories at 40 are nearly gone, the next ones cost 70, and you have three workers and the money.

navegador-lesson-card = News: { $p2 } used the **Navegador card**, and it came to you. (You also recruited two workers.) Its holder may sail once more *before* a turn. It goes on when used, or when your stone reaches the orange ship. Use it to explore: from ① Bahia it is one border to ② Angola. Two ships enter, one is lost. **Navegador card: sail two ships to Angola.**
navegador-lesson-card-done = Angola: gold colonies at 90 and 140, a premium of 90, and your second explorer. The card goes on to { $p3 }. And your turn is still to come!
navegador-lesson-card-elsewhere = The extra sailing can also bring ships to better places. But the card pays best for a discovery: 4 points and a premium, and you still have your whole turn afterwards.
navegador-lesson-card-else = You kept the card for later. That is possible as long as your stone does not reach the orange ship. But now is a fine moment: an unknown sea lies next to your ships, and the Colony field is free this very turn.

navegador-lesson-same = That was the extra sailing; now comes your ordinary turn. The Colony field is free, you have a ship in Angola, five workers and 160 cruzados. The ringed colony costs exactly your premium: **found the gold colony at 90.** So you explored and founded before anybody could sail there.
navegador-lesson-same-done = Three colonies, 2 points each. From now on you sell gold too, the dearer good.
navegador-lesson-same-else = Fine, but then { $p2 } or { $p3 } sails to Angola and buys it. Your ship is there, and the premium has just paid for the colony.

navegador-lesson-phase = I played some turns for you: a church, a second gold colony, good days at the market. Now { $p3 } explored Cabo da Boa Esperança, and ① **phase II** begins: ships cross two borders, dear workers and ships cost 200, and ② the privileges are filled up again. The same happens once more when Malaca is explored. Press *Next*.
navegador-lesson-pay = We are in the middle of phase II. You stand on Colony, and Buildings is **four** steps away: one more than is free. The rim of the ringed rondel shows the price: a ship, from anywhere on the board. Is that worth a point? You own a privilege for Churches, so a church counts 5 points and recruits one more cheap worker. **Pay the ship and build a church** for 150.
navegador-lesson-pay-done = A ship less, a church more: 4 points gained, and the field when you wanted it.
navegador-lesson-pay-nothing = You paid a ship and bought nothing: no action has to be carried out, but that was dear.
navegador-lesson-pay-else = Free fields are the rule; ships are points and tools. But here a single ship buys a church that counts 5 points now and more with each further privilege. Look at what a field brings *now*, and at what the way costs.

navegador-lesson-last = Many turns later. The match ends in two ways: **Nagasaki is explored, or the last building is sold.** ① One building is left, a shipyard for 350. ② You lead, and who leads likes a quick end. It costs a ship and 350 cruzados, three points together, counts five, and then everybody has just one turn more. **Build the last shipyard.**
navegador-lesson-last-done = The chart is empty. { $p2 } and { $p3 } had their last turns. Now yours.
navegador-lesson-last-open = As long as a building is left the match goes on, and { $p2 } earns more than you in every turn now. End it while you are ahead.
navegador-lesson-last-else = You can go on earning, but money is worth little now: 200 cruzados are one point. Whoever leads ends the match, and whoever is behind keeps it open.

navegador-lesson-king = Your last turn: only points count. Money is weak (200 for a point), but each ② worker is a point. Your seven churches recruit at 50 each, up to nine workers, and sell what is above. Then your **King's privilege** is placed as one more privilege, without a bonus: best where you have most things that it fits, ① your factories. **Recruit seven workers, King's privilege on Factories.**
navegador-lesson-king-done = Four workers more, and ten points with one privilege.
navegador-lesson-king-king = The workers are right. The King's privilege counts as many times as you own things of the kind: on Factories it brings 10, more than anywhere else.
navegador-lesson-king-fewer = Each worker up to nine is a point for 50, and those above are even sold on with a gain of 50. Take all that your churches can recruit.
navegador-lesson-king-else = It earns money, but money has to come in two hundreds to be points. Workers at 50 each are four points at once.

navegador-lesson-finish = The score. In ① your column every row says how many things, times how much each: seven churches with three privileges each count nine points! ② The totals: you won by collecting *one kind and its privileges*. The others spread their money over everything.
navegador-lesson-end = You know it all: plan two fields ahead on the rondel, explore early, sell dear and process cheap, collect one kind with its privileges, and end the match while you lead. In a match with the option *King's privilege in Goa* a ship has to fetch it there. Try it against bots: `/play`, choose Navegador, and fill the seats with *Add a bot*.
