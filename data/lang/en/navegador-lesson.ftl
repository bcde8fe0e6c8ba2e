# The lesson of `navegador`: what the teacher says. p1 is the learner; the steps stand in data/navegador/lesson.toml.

navegador-lesson-goal = Welcome to Lisbon! Each turn you move your stone on ① the **rondel** and do what its new field says. The next three fields are free (gold), each further one costs a ship. ② Everything lies open; the crown counts points. Most points win.
navegador-lesson-sheet = Your sheet: ① 200 cruzados. ② Five kinds count: a colony 1, a factory 2, a shipyard or church 3, an explorer 4. Privileges make a whole kind worth more, so collect *many of one kind*. A worker, ③ a ship and 200 cruzados are a point each.

navegador-lesson-ships = Your first field may be any. To explore you need ships: your shipyard builds one for 50, further ones cost 100 now. **Build one ship.** It starts in Portugal.
navegador-lesson-ships-done = Three ships lie in Portugal, 150 cruzados are left.
navegador-lesson-ships-more = The right field. But a second ship costs 100, which you will want for colonies. Build one.
navegador-lesson-ships-else = Many starts are sound. But exploring early brings points and cheap colonies, and it needs ships. Build one.

navegador-lesson-explore = In phase I a ship crosses one border. **Two ships together** enter an unknown sea, and **one is lost**; you get its *explorer* (4 points) and the price of its cheapest colony. **Explore ② Bahia with all three ships** from ① Portugal: two are left there.
navegador-lesson-explore-done = Bahia's sugar colonies lie open: 40, 50, 60 and 90. You got 40 for it, and two ships wait there.
navegador-lesson-explore-two = Two are enough to explore. But each colony needs a ship of its own: take the third one along.
navegador-lesson-explore-guine = Guiné has gold, which sells better, but only three colonies, and dearer ones. With little money Bahia is the friendlier coast.
navegador-lesson-explore-else = Whoever is first in Bahia gets the explorer, the premium and the first choice: sail there.

navegador-lesson-workers = A colony needs a ship there and **two workers**, who stay yours; ① the cheapest is bought first. You have ② three workers; with a fourth you can found two colonies in one turn. Your church recruits one for 50: **recruit one worker.**
navegador-lesson-workers-many = Beyond the one of your church they cost 100 each, and next turn you want to pay for two colonies. One is enough.
navegador-lesson-workers-early = A colony is yours. But that field comes round once in a while, and with one worker more you found two.
navegador-lesson-workers-done = Four workers: enough for two colonies at once.
navegador-lesson-workers-else = You can do that. But { $p2 } and { $p3 } will sail to Bahia too, and workers are what you lack for two colonies at once.

navegador-lesson-colony = Colony is two steps away, free. Two ships in Bahia and four workers mean **two** colonies, the cheapest first: **found those at 40 and 50.** Each is a point, and delivers a unit of sugar at every market.
navegador-lesson-colony-done = Two colonies for 90. { $p2 } explored Guiné meanwhile, and { $p3 } followed you to Bahia.
navegador-lesson-colony-one = You can pay for two, and to come back to Colony takes several turns.
navegador-lesson-colony-else = Your ships lie in Bahia for this: colonies are cheap as long as nobody else buys. Take both.

navegador-lesson-privilege = A **privilege** costs a worker. All things of its kind count more, here each colony 2 instead of 1, and it pays a *bonus*, 30 for each colony. **Take Colonies**: 60 now.
navegador-lesson-privilege-done = 60 cruzados and better colonies for one worker. Until phase II there is only one privilege of each kind.
navegador-lesson-privilege-kind = Right for whoever collects that kind. But two colonies bring 60, and more are within your reach.
navegador-lesson-privilege-else = Only one of each kind lies there until phase II, and { $p2 } may take it. A worker costs 50; the bonus alone is 60.

navegador-lesson-market = You **sell** as many units of a good as you have colonies of it, **or process** as many as you have factories, at today's price. Selling makes it cheaper, processing dearer. Sugar is at 60, the top: **sell two sugar**. With the orange factory, which everybody owns, **process one gold**.
navegador-lesson-market-done = 120 for sugar and 30 for gold. Sugar moved two pips down: the next seller gets less.
navegador-lesson-market-same = Just as good: spice brings 30 too. You made spice dearer to sell instead of gold. To keep us together, process gold.
navegador-lesson-market-orange = Processing pays where the price to sell is low. Sugar stands at the top: 60 a unit sold, 20 or so processed. Sell it.
navegador-lesson-market-else = But you have two sugar to sell at the best price there is, and the orange factory earns 30 beside it.

navegador-lesson-build = ① Each building that is sold makes the next one of its row dearer. A factory needs three workers, and you have ② three. It earns at the market without a colony, and counts 2. **Build a gold factory** for 40.
navegador-lesson-build-done = Now you process two gold: one with your factory, one with the orange one.
navegador-lesson-build-other = As good a choice as gold! A factory earns most where many sell and the price is low. In this lesson we go on with gold.
navegador-lesson-build-else = The factories at 40 are nearly gone, the next ones cost 70, and you have the workers and the money.

navegador-lesson-card = { $p2 } used the **Navegador card**, and it came to you. Its holder may sail once *before* a turn; then it goes on, and also when your stone reaches the orange ship. From ① Bahia it is one border to ② Angola: **explore Angola with the card.**
navegador-lesson-card-done = Angola: gold colonies at 90 and 140, a premium of 90, and your second explorer. Your turn is still to come!
navegador-lesson-card-elsewhere = A discovery pays best: 4 points and a premium, and your whole turn is still to come.
navegador-lesson-card-else = Now is a fine moment for the card: an unknown sea lies next to your ships, and the Colony field is free.

navegador-lesson-same = Now your ordinary turn. Colony is free, a ship lies in Angola, you have five workers and 160 cruzados. **Found the gold colony at 90** (ringed): your premium pays it.
navegador-lesson-same-done = Three colonies, 2 points each. From now on you sell gold too, the dearer good.
navegador-lesson-same-else = Fine, but then { $p2 } or { $p3 } sails to Angola and buys it. Your ship is there, and the premium has just paid for the colony.

navegador-lesson-phase = I played some turns for you. { $p3 } explored the Cape, and ① **phase II** begins: ships cross two borders, workers and ships beyond the cheap ones cost 200, and ② the privileges are filled up. Malaca opens phase III.
navegador-lesson-pay = Buildings is **four** steps away, one more than is free: that costs a ship, from anywhere. You own a privilege for Churches, so a church counts 5, and it makes one more worker cheap. **Pay the ship and build a church** for 150.
navegador-lesson-pay-done = A ship less, a church more: 3 points more, money counted, and the field when you wanted it.
navegador-lesson-pay-nothing = You paid a ship and bought nothing: no action has to be carried out, but that was dear.
navegador-lesson-pay-else = Free fields are the rule. But here one ship buys a church that counts 5 now, and more with each privilege.

navegador-lesson-last = Many turns later. The match ends when **Nagasaki is explored or the last building is sold.** ① One is left, a shipyard for 350. ② You lead, and who leads likes a quick end; everybody has one turn more. **Build the last shipyard.**
navegador-lesson-last-done = Every building is sold. { $p2 } and { $p3 } had their last turns. Now yours.
navegador-lesson-last-open = { $p2 } earns more than you in every turn now. End it while you are ahead.
navegador-lesson-last-else = 200 cruzados are only one point now. Whoever leads ends the match, whoever is behind keeps it open.

navegador-lesson-king = Your last turn: only points count. Your seven churches recruit ② workers at 50 each, up to nine; for each one above nine you are paid 100. Then your **King's privilege** is one more privilege, best on ① your ten factories. **Recruit seven workers, King's privilege on Factories.**
navegador-lesson-king-done = Four workers more, and ten points with one privilege.
navegador-lesson-king-king = The King's privilege counts once for each thing of its kind: on Factories it brings 10, more than elsewhere.
navegador-lesson-king-fewer = Each worker up to nine is a point for 50, and those above are sold on with a gain of 50. Take all.
navegador-lesson-king-else = It earns money, but only two hundreds make a point. Workers at 50 each are four points at once.

navegador-lesson-finish = ① Your column: seven churches with three privileges count nine each, ten factories five. ② That won: *many of one kind, and its privileges*. { $p3 } did it with shipyards, too late; { $p2 } kept 3,730 cruzados, worth only 18 points.
navegador-lesson-end = That is the game: plan two fields ahead, explore early, sell dear and process cheap, collect one kind with its privileges, and end the match while you lead. With the option *Goa* the King's privilege waits there: fetch it by ship.
