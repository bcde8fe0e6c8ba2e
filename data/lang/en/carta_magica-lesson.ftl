# The lesson of `carta_magica`: what the teacher says. p1 is the learner, p2 the rival; the steps stand in data/carta_magica/lesson.toml.

carta-magica-lesson-sea = Ahoy! Sail once round ① the big island and back home. **Black** harbours (a bag) buy goods for gold, **red** ones (a gem) sell talismans. ② The wheel says what you can do in a turn. ③ These talismans are on sale; the crown is what each scores. Most points win.

carta-magica-lesson-settle = Choose where you set out: ① **Sunrise Bay**, a black harbour is near. Choose a challenge, a talisman that scores 10 more for you: ② the **Ember Ring** is on sale now. The character is only a face: the **Storm Caller**.
carta-magica-lesson-settle-done = Your flag flies over Sunrise Bay. { $p2 } sets out in the west, from Sunset Bay.
carta-magica-lesson-settle-else = Fine for a match of your own: every harbour is a home, and every challenge can be met. This lesson sails from Sunrise Bay, for the Ember Ring, as the Storm Caller.

carta-magica-lesson-spin = Every turn begins with the wheel. The number is how far you may sail. The signs are what you may do in place of sailing: a barrel for goods, a star for magic, a card for an adventure. Wind frees a ship in still water, a hammer repairs a damaged one. The dark segment is a storm. **Spin!**
carta-magica-lesson-spin-done = A 6, with goods and magic.

carta-magica-lesson-goods = ① Now do *one* thing: sail up to 6 squares, take 6 goods, or take 6 magic. ② You have 3 goods. Two of them sell for 1 gold, and you can hold 8. Load first: **take goods**.
carta-magica-lesson-goods-done = The hold is full: 8 goods.
carta-magica-lesson-goods-sail = You can sail at once; { $p2 } does. But 3 goods bring 1 gold, and a talisman costs 2. Load first, then sail.
carta-magica-lesson-goods-magic = Magic is for monsters, and your 3 are enough for a small one. Goods become gold, and gold becomes points: take goods first.
carta-magica-lesson-goods-else = Possible. But without goods there is no gold, and without gold no talisman: load first.

carta-magica-lesson-sell = I spun for you: a 6 again. The dashed line shows how far you get: over water, not over land, rocks or pale still water, and a harbour ends the way. ① Anvil Harbour is 6 squares off. ② Sail there and **sell all 8 goods** for 4 gold.
carta-magica-lesson-sell-done = 4 gold! And who sails into a black harbour draws a card. Yours is a monster.
carta-magica-lesson-sell-less = The right harbour, but some goods stay in the hold. Here gold is what buys talismans: sell all 8.
carta-magica-lesson-sell-sail = That is out at sea: it earns nothing, and lies open to storms. Anvil Harbour is exactly in reach, and your hold is full.
carta-magica-lesson-sell-else = Your hold is full, and magic you have. Goods score nothing until you sell them: sail to Anvil Harbour.

carta-magica-lesson-monster = ① The Crab King, strength 7, guards 2 gold. Stake magic, spin, and add the two: 7 tames it, and it helps you against the next. Fail, and it would take your goods; you have just sold them. ② With 3 magic a 4 or more is enough, five spins of six: **stake 3**.
carta-magica-lesson-monster-done = You spun a 9: 12 against 7. Tamed! 2 more gold, and the Crab King is yours.
carta-magica-lesson-monster-else = A matter of nerve: there is little to lose. But 2 gold are a talisman, and each magic more tames it with one spin more of six.

carta-magica-lesson-storm = ① { $p2 } spun the storm. A second spin said where it blows: east, and *every* ship drifts two squares. ② You lay at the edge and could not: your ship is **damaged**. ③ { $p2 } was blown against an island, damaged too. A damaged ship waits for a hammer, a card or 2 gold. One that is blown into still water is becalmed, and waits for wind, a lucky wind or 2 goods.

carta-magica-lesson-repaired = I spun for you: a 7 with a **hammer**, which repairs your ship at once. ① Palm Cove, a red harbour, is 4 squares off. ② Your challenge is still on sale, and ③ 2 of your 6 gold buy it. **Sail to Palm Cove and buy the Ember Ring.**
carta-magica-lesson-repaired-done = The Ember Ring is yours: 5 points, and 10 more for your challenge.
carta-magica-lesson-repaired-other = The right harbour, and you may buy more than one there. But your challenge comes first, worth 15: somebody else could take it.
carta-magica-lesson-repaired-back = Sunrise Bay sells the same talismans. But turning back undoes the part of the lap that you have sailed, and without a lap there is no homecoming. Palm Cove lies on your way.
carta-magica-lesson-repaired-card = A card is a gamble, and the hammer would be lost: your ship stays damaged. The harbour is in reach and the purse is full: sail to Palm Cove.
carta-magica-lesson-repaired-else = Your ship is free again: Palm Cove is the next red harbour on your way, and your challenge is on sale. Buy the Ember Ring there.

carta-magica-lesson-rival = You have 4 gold left and may buy on. The **Night Lantern** is new: 6 for you, but it is the challenge of { $p2 }, worth 16 over there. **Buy the Night Lantern.** Beware: who sails beside you may fight for it.
carta-magica-lesson-rival-done = That hurts { $p2 }. For the last 2 gold I bought you the Whale Tooth.
carta-magica-lesson-rival-nothing = You may keep your gold, 1 point each at the end. But 2 gold buy a talisman of 6 points.
carta-magica-lesson-rival-else = Worth its price too. But the Night Lantern is 6 for you and 16 for { $p2 }: look at the challenges of others before you buy.

carta-magica-lesson-card = ① I spun a 7 for you, with a card. You could sail, but hold and purse are empty. ② A card helps later: good weather in a storm, a repair, a lucky wind for 5 squares more, another spin, a telescope to see three cards and take one, a curse for other talismans. Some are met at once: a payment, a monster. **Draw one.**
carta-magica-lesson-card-done = The curse! It lays three other talismans open.
carta-magica-lesson-card-sail = Sailing on is never wrong: the island is big. But you arrive with nothing to sell. A card now, or goods when the wheel shows them, and the next harbour pays.
carta-magica-lesson-card-else = Think of what you need next: something to sell, something against storms, or the way home.

carta-magica-lesson-battle = I played your curse and sailed on. { $p2 } (ringed) sailed beside you and **fought for the Night Lantern**: both spin, and the higher number wins. { $p2 } spun the storm, −2, and you a 5. You won, so take one of the loser’s cards: the Fog Siren helps against a monster, the gold card scores 1. **Take the gold card.**
carta-magica-lesson-battle-done = A point for you, and the Night Lantern stays yours.
carta-magica-lesson-battle-siren = A tamed monster adds one to your next taming. But the lesson ends soon, and gold scores: take the gold card.
carta-magica-lesson-battle-else = That helps too. But the lesson ends soon, and gold scores: take the gold card.

carta-magica-lesson-lap = On the way to Anvil Harbour you went south through ① the gate, and ② your ring counts it. Keep on round the island with ③ your ship, west and north, until you are back at your flag in Sunrise Bay: then the lap is done, and home scores 15. Turning back half way counts nothing.
carta-magica-lesson-points = Your points so far: 5 and 10 for the Ember Ring, 6 and 6 for the others, 1 for the gold card. Home scores 15. When one ship is home the round is finished, and the match ends: race home, or trade long, but watch { $p2 }.
carta-magica-lesson-end = That is the game: load, sell, buy, and be home in time. Now try a whole match: *Play against bots* deals at once.
