# The lesson of `navegador`: what the teacher says. p1 is the learner; the steps stand in games/navegador/data/lesson.toml.

navegador-lesson-goal = Welcome to Lisbon! Each turn you move your stone on ① the **rondel** and do what its new field says. The next three fields are free, each further one costs a ship. ② The crown counts points. Most win.
navegador-lesson-sheet = ① 200 cruzados. ② A colony counts 1, a factory 2, a shipyard or church 3, an explorer 4, and privileges raise a whole kind: collect *many of one*. A worker, ③ a ship, 200 cruzados: a point each.

navegador-lesson-ships = Your first field may be any. Exploring needs ships: your shipyard builds one for 50, further ones cost 100. **Build one ship.**
navegador-lesson-ships-done = Three ships lie in Portugal.
navegador-lesson-ships-more = The right field. But you will want the 100 for colonies. Build one.
navegador-lesson-ships-else = Many starts are sound. But exploring early brings points and cheap colonies.

navegador-lesson-explore = **Two ships together** enter an unknown sea, and **one is lost**. You get its *explorer* and the price of its cheapest colony. **Explore ② Bahia with all three ships** from ① Portugal.
navegador-lesson-explore-done = Sugar colonies at 40, 50, 60 and 90. You got 40, and two ships wait there.
navegador-lesson-explore-two = Two are enough to explore. But each colony needs a ship: take the third one along.
navegador-lesson-explore-guine = Guiné has gold, but fewer and dearer colonies. Begin with Bahia.
navegador-lesson-explore-else = Who is first in Bahia gets the explorer, the premium and the first choice.

navegador-lesson-workers = Each colony needs a ship there and **two workers**, who stay yours; ① the cheapest goes first. You have ② three workers, and your church recruits one for 50: **recruit one worker.**
navegador-lesson-workers-many = Beyond the first they cost 100 each, and you want to pay for two colonies.
navegador-lesson-workers-early = A colony is yours. But with one worker more you found two.
navegador-lesson-workers-done = Enough for two colonies at once.
navegador-lesson-workers-else = You can do that. But the others will sail to Bahia too: prepare for two colonies.

navegador-lesson-colony = Colony is two steps away, free. **Found those at 40 and 50.** Each is a point and delivers one sugar at every market.
navegador-lesson-colony-done = { $p2 } explored Guiné, and { $p3 } followed you to Bahia.
navegador-lesson-colony-one = You can pay for two, and to come back to Colony takes several turns.
navegador-lesson-colony-else = Your ships lie in Bahia for this: colonies are cheap until others buy.

navegador-lesson-privilege = A **privilege** costs a worker. It raises each thing of its kind, here colonies to 2, and pays a *bonus*, 30 for each. **Take Colonies.**
navegador-lesson-privilege-done = 60 cruzados and better colonies for one worker.
navegador-lesson-privilege-kind = Right for whoever collects that kind. But you have two colonies, and more in reach.
navegador-lesson-privilege-else = There is one of each kind until phase II, and the bonus alone is 60.

navegador-lesson-market = You **sell** a unit for each colony **or process** one for each factory. Selling makes a good cheaper, processing dearer. **Sell two sugar** at 60, the top, and **process one gold** in the orange factory, which everybody owns.
navegador-lesson-market-done = 120 for sugar, 30 for gold. The next seller gets less.
navegador-lesson-market-same = Just as good: spice brings 30 too. To keep us together, process gold.
navegador-lesson-market-orange = Processing pays where the price is low. Sugar stands at the top: sell it.
navegador-lesson-market-else = But you have two sugar at the best price, and the orange factory earns 30 beside it.

navegador-lesson-build = ① Each building sold makes the next of its row dearer. A factory needs three workers: ② yours. It earns without a colony. **Build a gold factory** for 40.
navegador-lesson-build-done = Now you process two gold.
navegador-lesson-build-other = As good as gold! In this lesson we go on with gold.
navegador-lesson-build-else = The next factories cost 70, and you have the workers and the money.

navegador-lesson-card = The **Navegador card** came to you: sail once *before* a turn, then it goes on. From ① Bahia it is one border to ② Angola: **explore Angola with the card.**
navegador-lesson-card-done = A premium of 90 and your second explorer. Your turn is still to come!
navegador-lesson-card-elsewhere = A discovery pays best: 4 points and a premium.
navegador-lesson-card-else = An unknown sea lies next to your ships: use the card now.

navegador-lesson-same = Now your ordinary turn: Colony is free. **Found the gold colony at 90** (ringed): the premium pays it.
navegador-lesson-same-done = Three colonies, 2 points each.
navegador-lesson-same-else = Fine, but then somebody else sails to Angola and buys it.

navegador-lesson-phase = I played some turns for you. { $p3 } explored the Cape: ① **phase II** begins. Ships cross two borders, dear workers and ships cost 200, and ② the privileges are filled up. Malaca opens phase III.
navegador-lesson-pay = Buildings is **four** steps away, one more than is free: that costs a ship. With your privilege a church counts 5. **Pay the ship and build a church.**
navegador-lesson-pay-done = A ship less, a church more, when you wanted it.
navegador-lesson-pay-nothing = You paid a ship for nothing: allowed, but dear.
navegador-lesson-pay-else = Free fields are the rule. But this church counts 5 now, and more with each privilege.

navegador-lesson-last = Many turns later. The match ends when **Nagasaki is explored or the last building is sold**; then all have one turn more. ① One is left, for 350. ② You lead, so end it. **Build the last shipyard.**
navegador-lesson-last-done = { $p2 } and { $p3 } had their last turns. Now yours.
navegador-lesson-last-open = { $p2 } earns more than you in every turn. End it while you lead.
navegador-lesson-last-else = 200 cruzados are one point. Who leads ends the match.

navegador-lesson-king = Only points count now. Your churches recruit ② workers at 50, up to nine; those above pay 100 each. Your **King's privilege** is one more privilege, best on ① ten factories. **Seven workers, King's privilege on Factories.**
navegador-lesson-king-done = Four workers more, and ten points with one privilege.
navegador-lesson-king-king = It counts once for each thing of its kind: most on Factories.
navegador-lesson-king-fewer = Up to nine each is a point for 50, and those above earn 50. Take all.
navegador-lesson-king-else = It earns money, but 200 make one point. Workers at 50 are four points at once.

navegador-lesson-finish = ① Your column: seven churches at nine each, ten factories at five. ② That won: *many of one kind, and its privileges*. { $p3 } did it too late; { $p2 } kept 3,730 cruzados, worth only 18 points.
navegador-lesson-end = That is the game: plan two fields ahead, sell dear, process cheap, collect one kind, and end the match while you lead.
