# The lesson of `navegador`: what the teacher says. p1 is the learner; the steps stand in games/navegador/data/lesson.toml.

navegador-lesson-goal = Welcome to Lisbon! Each turn you move your stone on the **rondel** (ringed) and do what its new field says. The next three fields are free, each further one costs a ship. Most points win.
navegador-lesson-sheet = Ringed is what you own: money (cruzados), ships, workers, shipyards, factories, colonies, churches. At the end a colony counts 1, a factory 2, a shipyard or church 3, an explorer 4. **Privileges** raise a whole kind: collect *many of one*.

navegador-lesson-ships = Your first field may be any. Exploring needs ships, and Ⓑ you have two. Ⓐ Your shipyard builds one for 50, further ones cost 100. **Build 1 ship.**
navegador-lesson-ships-done = You have three ships.
navegador-lesson-ships-more = The right field. But you will want the 100 for colonies. Build one.
navegador-lesson-ships-else = Many starts are sound. But exploring early brings points and cheap colonies.

navegador-lesson-explore = Ⓐ **Two ships together** enter an unknown sea; one is lost. The explorer counts 4, and you get a colony’s price. Ⓑ You have three: **explore Bahia**.
navegador-lesson-explore-done = You got 40 for it.
navegador-lesson-explore-two = Two are enough to explore. But each colony needs a ship: take the third one along.
navegador-lesson-explore-guine = Guiné has gold, but fewer and dearer colonies. Begin with Bahia.
navegador-lesson-explore-else = Who is first in Bahia gets the explorer, the premium and the first choice.

navegador-lesson-workers = Ⓐ A colony needs a ship and **two workers**, who stay yours. Ⓑ You have three; your church hires one for 50. **Hire 1 worker**, then settle twice.
navegador-lesson-workers-many = Beyond the first they cost 100 each, and you want to pay for two colonies.
navegador-lesson-workers-early = A colony is yours. But with one worker more you found two.
navegador-lesson-workers-done = Enough for two colonies.
navegador-lesson-workers-else = You can do that. But the others will sail to Bahia too: prepare for two colonies.

navegador-lesson-colony = Your ships lie there, and Colony is two steps away, free. **Settle Bahia twice**, for 40 and 50. Each colony is a point and delivers one sugar at every market.
navegador-lesson-colony-done = Two points, two sugar.
navegador-lesson-colony-one = You can pay for two, and to come back to Colony takes several turns.
navegador-lesson-colony-else = Your ships lie in Bahia for this: colonies are cheap until others buy.

navegador-lesson-privilege = Ⓐ A **privilege** costs Ⓑ one worker. It raises all of a kind, your colonies to 2 points, and pays 30 for each now. **Take the colony privilege.**
navegador-lesson-privilege-done = 60 for a worker.
navegador-lesson-privilege-kind = Right for whoever collects that kind. But you have two colonies, and more in reach.
navegador-lesson-privilege-else = There is one of each kind until phase II, and the bonus alone is 60.

navegador-lesson-market = **Sell** a unit for each colony or **process** one for each factory. Selling makes a good cheaper, processing dearer. **Sell sugar, process gold** in the orange factory, everybody’s.
navegador-lesson-market-done = The next seller gets less.
navegador-lesson-market-same = Just as good: spice brings 30 too. To keep us together, process gold.
navegador-lesson-market-orange = Processing pays where the price is low. Sugar stands at the top: sell it.
navegador-lesson-market-else = But you have two sugar at the best price, and the orange factory earns 30 beside it.

navegador-lesson-build = Ⓐ Each building sold makes the next of its kind dearer. A factory needs three workers: Ⓑ yours. It earns without a colony. **Build a gold factory.**
navegador-lesson-build-deed = Build a gold factory: 40, +2
navegador-lesson-build-done = Now you process two gold.
navegador-lesson-build-other = As good as gold! In this lesson we go on with gold.
navegador-lesson-build-else = The next factories cost 70, and you have the workers and the money.

navegador-lesson-card = The **Navegador card** came to you: sail once *before* a turn. Angola (ringed) is one border from your ships in Bahia. **Explore Angola with the card.**
navegador-lesson-card-done = 90 cruzados and a second explorer.
navegador-lesson-card-elsewhere = A discovery pays best: 4 points and a premium.
navegador-lesson-card-else = An unknown sea lies next to your ships: use the card now.

navegador-lesson-same = Now your ordinary turn, and Colony is free. **Settle Angola**: a gold colony for 90, which the discovery has just paid.
navegador-lesson-same-done = Three colonies, 2 points each.
navegador-lesson-same-else = Fine, but then somebody else sails to Angola and buys it.

navegador-lesson-phase = I played on. { $p3 } explored the Cape: **phase II** (ringed). Ships cross two borders, dear workers and ships cost 200.
navegador-lesson-pay = Ⓐ Buildings is **four** steps away, one more than is free: that costs Ⓑ your ship. With your privilege a church counts 5. **Build a church and give up the ship.**
navegador-lesson-pay-done = A church in time.
navegador-lesson-pay-nothing = You paid a ship for nothing: allowed, but dear.
navegador-lesson-pay-else = Free fields are the rule. But this church counts 5 now, and more with each privilege.

navegador-lesson-last = Much later. Once **Nagasaki is explored or the last building sold**, all have one turn more. One is left, and you lead: **buy the last building**.
navegador-lesson-last-done = Your last turn.
navegador-lesson-last-open = { $p2 } earns more than you in every turn. End it while you lead.
navegador-lesson-last-else = 200 cruzados are one point. Who leads ends the match.

navegador-lesson-king = Only points count. Ⓐ Up to nine workers count 1 each and cost 50; those above you sell for 100. At the end you place the **King’s privilege**, best on Ⓑ factories. **Hire 7 workers.**
navegador-lesson-king-done = Fourteen points in one turn.
navegador-lesson-king-king = It counts once for each thing of its kind: most on Factories.
navegador-lesson-king-fewer = Up to nine each is a point for 50, and those above earn 50. Take all.
navegador-lesson-king-else = It earns money, but 200 make one point. Workers at 50 are four points at once.

navegador-lesson-finish = Your column is ringed: seven churches at nine, ten factories at five. That won: *many of one kind, and its privileges*. { $p2 } kept 3,730 cruzados, worth only 18 points.
navegador-lesson-end = **That was all you need:** plan two fields ahead, sell dear, process cheap, collect one kind, and end the match while you lead.
