# The lesson of `carta_magica`: what the teacher says. p1 is the learner, p2 the rival; the steps stand in games/carta_magica/data/lesson.toml.

carta-magica-lesson-sea = Ahoy! Sail round ① the big island and home. **Black** harbours (a bag) buy goods, **red** ones (a gem) sell talismans. ② The wheel says what you can do. ③ Each talisman scores its crown. Most points win.

carta-magica-lesson-settle = ① **Sunrise Bay** is a home near a black harbour. Your challenge scores 10 more: take ② the **Ember Ring**, it is on sale now. Your face: the **Storm Caller**.
carta-magica-lesson-settle-done = Your flag flies over Sunrise Bay. { $p2 } sets out from Sunset Bay.
carta-magica-lesson-settle-else = Fine in a match of your own. This lesson sails from Sunrise Bay, for the Ember Ring, as the Storm Caller.

carta-magica-lesson-spin = The number is how far you may sail. The signs are what you may do instead: a barrel for goods, a star for magic, a card for an adventure. The dark segment is a storm. **Spin!**
carta-magica-lesson-spin-done = A 6, with goods and magic.

carta-magica-lesson-goods = ① Now *one* thing: sail up to 6 squares, take 6 goods, or take 6 magic. ② You have 3 goods, and room for 8; two sell for 1 gold. **Take goods.**
carta-magica-lesson-goods-done = The hold is full: 8 goods.
carta-magica-lesson-goods-sail = { $p2 } sails at once too. But 3 goods bring 1 gold, and a talisman costs 2.
carta-magica-lesson-goods-magic = Magic is for monsters, and you have 3. Goods become gold, and gold points.
carta-magica-lesson-goods-else = Possible. But without goods there is no gold, and without gold no talisman.

carta-magica-lesson-sell = A 6 again. The dashed line is your reach: over water only, and a harbour ends the way. Sail to ① Anvil Harbour and **sell** ② **all 8 goods** for 4 gold.
carta-magica-lesson-sell-done = 4 gold! Who sails into a black harbour draws a card: yours is a monster.
carta-magica-lesson-sell-less = The right harbour. But gold is what buys talismans: sell all.
carta-magica-lesson-sell-sail = That is out at sea. It earns nothing, and Anvil Harbour is in reach.
carta-magica-lesson-sell-else = Your hold is full. Goods score nothing until you sell them.

carta-magica-lesson-monster = ① The Crab King, strength 7, guards 2 gold. Stake magic and spin: the sum must reach 7. A failure takes goods; you have none. ② With 3 magic a 4 or more is enough: **stake 3**.
carta-magica-lesson-monster-done = A 9: 12 against 7. 2 more gold, and the Crab King is yours.
carta-magica-lesson-monster-else = There is little to lose. But 2 gold are a talisman, and magic makes them safer.

carta-magica-lesson-storm = ① { $p2 } spun the storm: *every* ship drifts two squares, this time east. ② You lay at the edge and could not: **damaged**. So is ③ { $p2 }. A damaged ship waits for a hammer, a card or 2 gold.

carta-magica-lesson-repaired = A 7 with a **hammer** repairs your ship. ① Palm Cove, a red harbour, is 4 squares off. ② Your challenge costs 2 of ③ your 6 gold. **Sail to Palm Cove, buy the Ember Ring.**
carta-magica-lesson-repaired-done = 5 points, and 10 more for your challenge.
carta-magica-lesson-repaired-other = The right harbour. But your challenge is worth 15, and somebody else could take it.
carta-magica-lesson-repaired-back = Sunrise Bay sells the same. But turning back undoes your lap, and without a lap there is no homecoming.
carta-magica-lesson-repaired-card = Then the hammer is lost, and your ship stays damaged.
carta-magica-lesson-repaired-else = Palm Cove is on your way, and your challenge is on sale there.

carta-magica-lesson-rival = Buy on with your 4 gold: the **Night Lantern** is 6 for you, but 16 for { $p2 }, whose challenge it is. **Buy it.** Beware: who sails beside you may fight for it.
carta-magica-lesson-rival-done = That hurts { $p2 }. For the last 2 gold I bought you the Whale Tooth.
carta-magica-lesson-rival-nothing = Each gold is a point at the end. But 2 gold buy 6 points.
carta-magica-lesson-rival-else = Worth its price too. But the Night Lantern is 6 for you and 16 for { $p2 }.

carta-magica-lesson-card = ① A 7, with a card. Hold and purse are empty, so draw. ② Some cards are kept until they help: against a storm, for a longer way, for another spin. Others are met at once. **Draw one.**
carta-magica-lesson-card-done = The curse! It lays three other talismans open.
carta-magica-lesson-card-sail = Sailing on is never wrong. But you arrive with nothing to sell.
carta-magica-lesson-card-else = Think of what you need next: goods, shelter from storms, the way home.

carta-magica-lesson-battle = { $p2 } (ringed) sailed beside you and **fought for the Night Lantern**. Both spin, the higher number wins: −2 and your 5. Take a card of the loser: the gold card scores 1. **Take the gold card.**
carta-magica-lesson-battle-done = A point for you, and the Night Lantern stays yours.
carta-magica-lesson-battle-siren = A tamed monster adds one to your next taming. But gold scores.
carta-magica-lesson-battle-else = That helps too. But gold scores.

carta-magica-lesson-lap = You went south through ① the gate, and ② your ring counts it. ③ Your ship must come round the island, west and north, back to your flag: home scores 15.
carta-magica-lesson-calm = On your way you drew a telescope. Then you spun the storm: it blew ① your ship into pale, still water. **Becalmed!** You sail again with ② a wind on the wheel, a lucky wind, or for 2 goods.

carta-magica-lesson-telescope = No wind, but a card. With a **telescope** (ringed) you see three adventures and take the one you like. **Draw with the telescope.**
carta-magica-lesson-telescope-done = Three cards, seen by you alone.
carta-magica-lesson-telescope-else = You drew blind, or not at all. The telescope lets you choose, and you need goods.

carta-magica-lesson-peek = A payment of 2 goods, an eel with strength 9, or a card worth 3 goods. **Take the goods card.**
carta-magica-lesson-peek-done = Goods in your hand: your way out of the still water.
carta-magica-lesson-peek-else = You have neither goods to pay with nor magic for a monster.

carta-magica-lesson-tow = No wind again, a 7. ① Your ship leaves the still water for 2 goods, and ② the goods card pays them. **Sail north-east to H5.**
carta-magica-lesson-tow-done = Free, and 7 squares nearer home.
carta-magica-lesson-tow-else = Possible. But home is in the east: seven squares that way bring you nearer.

carta-magica-lesson-points = So far: 15 for the Ember Ring, 6 and 6 for the others, 1 for the gold card. Home scores 15. When one ship is home the round is finished, and the match ends.
carta-magica-lesson-end = That is the game: load, sell, buy, and be home in time.
