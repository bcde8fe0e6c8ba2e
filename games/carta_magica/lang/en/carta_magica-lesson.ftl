# The lesson of `carta_magica`: what the teacher says. p1 is the learner, p2 the rival; the steps stand in games/carta_magica/data/lesson.toml.

carta-magica-lesson-sea = Ahoy! Sail round the big island and home. On the way take goods, sell them in harbours with a **bag**, and buy talismans in those with a **gem**. A talisman (ringed) scores its crown. Most points win.

carta-magica-lesson-settle = Ⓐ **Sunrise Bay** is a home near a harbour that buys goods. Your **challenge** is one talisman that scores 10 more for you: Ⓑ the **Ember Ring**, 5 and 10, is on sale already.
carta-magica-lesson-settle-deed = Sunrise Bay: Ember Ring, +15
carta-magica-lesson-settle-done = Your flag flies over Sunrise Bay.
carta-magica-lesson-settle-else = Fine in a match of your own. This lesson sails from Sunrise Bay, for the Ember Ring, as the Cartographer.

carta-magica-lesson-spin = The number on the **wheel** (ringed) is how far you may sail. Its signs are what you may do instead: goods (barrel), magic (star) or a card. The dark part is a storm. **Spin!**
carta-magica-lesson-spin-done = You spun a 6.

carta-magica-lesson-goods = Now *one* thing: Ⓐ sail up to 6 squares, take 6 goods or take 6 magic. Ⓑ You have 3 goods and room for 8; two sell for 1 gold. **Take goods.**
carta-magica-lesson-goods-done = The hold is full.
carta-magica-lesson-goods-sail = { $p2 } sails at once too. But 3 goods bring 1 gold, and a talisman costs 2.
carta-magica-lesson-goods-magic = Magic is for monsters, and you have 3. Goods become gold, and gold points.
carta-magica-lesson-goods-else = Possible. But without goods there is no gold, and without gold no talisman.

carta-magica-lesson-sell = A 6 again. The dashed line is your reach, over water only. Ⓐ Anvil Harbour buys Ⓑ your goods, two for a gold: **sell 8 there**.
carta-magica-lesson-sell-done = 4 gold; the harbour’s card: a monster.
carta-magica-lesson-sell-less = The right harbour. But gold is what buys talismans: sell all.
carta-magica-lesson-sell-sail = That is out at sea. It earns nothing, and Anvil Harbour is in reach.
carta-magica-lesson-sell-else = Your hold is full. Goods score nothing until you sell them.

carta-magica-lesson-monster = Ⓐ The Crab King has strength 7 and guards 2 gold. Stake magic and spin: together they must reach 7. A failure takes goods, and you have none. Ⓑ **Stake 3 magic**: then a 4 is enough.
carta-magica-lesson-monster-done = 12 against 7: tamed.
carta-magica-lesson-monster-else = There is little to lose. But 2 gold are a talisman, and magic makes them safer.

carta-magica-lesson-storm = { $p2 } spun the storm: *every* ship drifts two squares, this time east. Yours (ringed) lay at the edge and could not: **damaged**, and so is { $p2 }’s. It waits for a hammer, a card or 2 gold.

carta-magica-lesson-repaired = A 7 with a **hammer** repairs your ship. Ⓐ Palm Cove sells talismans and is 4 squares away. Ⓑ Your challenge costs 2 of your 6 gold: **buy the Ember Ring**.
carta-magica-lesson-repaired-done = 5 points, and 10 for your challenge.
carta-magica-lesson-repaired-other = The right harbour. But your challenge is worth 15, and somebody else could take it.
carta-magica-lesson-repaired-back = Sunrise Bay sells the same. But turning back undoes your lap, and without a lap there is no homecoming.
carta-magica-lesson-repaired-card = Then the hammer is lost, and your ship stays damaged.
carta-magica-lesson-repaired-else = Palm Cove is on your way, and your challenge is on sale there.

carta-magica-lesson-rival = The **Night Lantern** (ringed) scores 6 for you, but 16 for { $p2 }, whose challenge it is: **buy it**. A ship beside yours may fight for it.
carta-magica-lesson-rival-deed = Buy Night Lantern: 2 gold, +6
carta-magica-lesson-rival-done = That hurts { $p2 }.
carta-magica-lesson-rival-nothing = Each gold is a point at the end. But 2 gold buy 6 points.
carta-magica-lesson-rival-else = Worth its price too. But the Night Lantern is 6 for you and 16 for { $p2 }.

carta-magica-lesson-card = I bought the Whale Tooth for your last gold. Now a card: some are kept and save you later, others are met at once. **Draw a card.**
carta-magica-lesson-card-done = A curse: the talismans on sale are others now.
carta-magica-lesson-card-sail = Sailing on is never wrong. But you arrive with nothing to sell.
carta-magica-lesson-card-else = Think of what you need next: goods, shelter from storms, the way home.

carta-magica-lesson-battle = { $p2 } sailed beside you and **fought for the Night Lantern**. Both spin, the higher number wins: −2 against your 5. You may take a card of the loser; gold scores. **Take the gold card.**
carta-magica-lesson-battle-deed = Take the gold card: +1
carta-magica-lesson-battle-done = The Night Lantern stays yours.
carta-magica-lesson-battle-siren = A tamed monster adds one to your next taming. But gold scores.
carta-magica-lesson-battle-else = That helps too. But gold scores.

carta-magica-lesson-lap = You sailed south past the island, and Ⓑ the ring at your name counts it. Ⓐ Your ship must come round, west and north, back to your flag: home scores 15.
carta-magica-lesson-calm = You drew a telescope on your way. Then you spun the storm: it blew your ship (ringed) into pale, still water. **Becalmed!** You sail again with a wind on the wheel, a lucky wind, or for 2 goods.

carta-magica-lesson-telescope = No wind, but a card. One of yours (ringed) is a **telescope**: with it you see three adventures and take the one you like. **Draw with the telescope.**
carta-magica-lesson-telescope-deed = Draw with the telescope
carta-magica-lesson-telescope-done = Three cards, seen by you alone.
carta-magica-lesson-telescope-else = You drew blind, or not at all. The telescope lets you choose, and you need goods.

carta-magica-lesson-peek = You have no goods for a payment and no magic for an eel of strength 9. A card worth 3 goods (ringed) gets you out of here: **take the goods card**.
carta-magica-lesson-peek-deed = Take the goods card: 3 goods
carta-magica-lesson-peek-done = Your way out of the still water.
carta-magica-lesson-peek-else = You have neither goods to pay with nor magic for a monster.

carta-magica-lesson-tow = No wind, but a 7. Ⓐ Your ship gets out for 2 goods, and Ⓑ your goods card pays them. On round the island: **be towed to H5**.
carta-magica-lesson-tow-deed = Be towed to H5: 7 squares
carta-magica-lesson-tow-done = Free, and 7 squares nearer home.
carta-magica-lesson-tow-else = Possible. But home is in the east: seven squares that way bring you nearer.

carta-magica-lesson-points = You have 28 (ringed): 15 for the Ember Ring, 6 and 6 for the others, 1 for the gold card. Home scores 15. When one ship is home the round is finished, and the match ends.
carta-magica-lesson-end = **That was all you need:** load, sell, buy, and be home in time.
