# The lesson of `carta_magica`: what the teacher says. p1 is the learner, p2 the rival; the steps stand in data/carta_magica/lesson.toml.

carta-magica-lesson-sea = Ahoy! You sail once round ① the big island and back home. On the way you sell goods for gold in **black** harbours (a bag) and buy talismans for gold in **red** ones (a gem). ② The wheel decides what you can do in a turn. ③ These talismans are for sale; the crown says what each is worth at the end. Most points win.

carta-magica-lesson-settle = First choose three things. Your **home**: ① Sunrise Bay, from here the next black harbour is near. Your **challenge**: a talisman that is worth 10 points more to you. ② The Ember Ring is for sale right now, so take that one. Your character is only a face: be the Storm Caller today.
carta-magica-lesson-settle-done = Your flag flies over Sunrise Bay. { $p2 } starts far away in the west, at Sunset Bay.
carta-magica-lesson-settle-else = A fine choice for a match of your own! Every harbour is a home, and every challenge can be met, only the way differs. In this lesson the course is laid from Sunrise Bay (T4), with the Ember Ring and the Storm Caller.

carta-magica-lesson-spin = Every turn starts with the wheel. Five segments let you sail as far as their number, and most show something else you may do in place of it: a barrel for goods, a star for magic, a card for an adventure. The dark one with −2 is a storm. **Spin!**
carta-magica-lesson-spin-done = A 6, with goods and magic.

carta-magica-lesson-goods = ① Now do *one* thing: sail up to 6, take 6 goods, or take 6 magic. ② You have 3 goods. A black harbour pays 1 gold for 2 goods, so sailing there now would bring 1 gold. You can hold 8 of each kind, so 5 more fit. Load first: **take goods**.
carta-magica-lesson-goods-done = The hold is full: 8 goods.
carta-magica-lesson-goods-sail = You can sail at once; { $p2 } does so all the time. But a harbour reached with 3 goods pays only 1 gold, and no talisman costs less than 2. Load first, then sail.
carta-magica-lesson-goods-magic = Magic is for monsters, and you have 3 already, enough for a small one. Goods are what you turn into gold, and gold into points. Take goods first.
carta-magica-lesson-goods-else = Possible. But without goods there is no gold, and without gold no talisman: load first.

carta-magica-lesson-sell = I spun for you: a 6 again. The dashed line shows how far you get. ① Anvil Harbour is 6 steps away. Ships go through the sides of squares, not over land, rocks or the pale windless squares, and stop in a harbour. ② Sell all 8 goods there: **sail to T8 for 4 gold**.
carta-magica-lesson-sell-done = 4 gold! But in a black harbour everybody must draw an adventure card, and yours is a monster.
carta-magica-lesson-sell-less = Right harbour, but you keep goods in the hold. There are matches in which you want that; here gold is what buys talismans. Sell all 8.
carta-magica-lesson-sell-sail = That is out at sea. A ship in open water earns nothing and lies open to every storm. Anvil Harbour is exactly in reach, and your hold is full.
carta-magica-lesson-sell-else = Your hold is full, more does not fit; and magic you have. The goods are worth nothing until you sell them: sail to T8.

carta-magica-lesson-monster = ① The crab king, strength 7, guards 2 gold. You spend magic, spin, and add the two. Reach 7 and you take the gold and keep him, he helps against the next one. Fail and you would lose all goods, but you have just sold them. ② With 3 magic you need a spin of 4: every segment but the storm. The buttons tell your chances: **spend 3**.
carta-magica-lesson-monster-done = Tamed! 2 more gold, and the crab is yours.
carta-magica-lesson-monster-else = A matter of nerve. You have just sold your goods, so there is little to lose; but 2 gold are a talisman, and saved magic wins nothing by itself. Each magic raises your chance by one in six.

carta-magica-lesson-storm = { $p2 } spun ③ the storm: −2. A second spin says where it blows, this time east, and *every* ship drifts two squares. ① You lay at the edge of the sea and could not drift: the ship is **damaged**. ② { $p2 } was blown against an island, damaged too. A damaged ship stays where it is until it is repaired, but it is safe from storms and rivals. A windless square would hold it becalmed.

carta-magica-lesson-repaired = I spun for you: 7, with a **hammer**, and a hammer repairs your ship at once. (Without one, 2 gold or a card would do.) So you sail on: ① Palm Cove is a red harbour, four steps away. ② Your challenge is still for sale, and ③ you have 6 gold; each talisman costs 2. **Sail to T12 and buy the Ember Ring.**
carta-magica-lesson-repaired-done = The Ember Ring is yours: 5 points, and 10 more for your challenge.
carta-magica-lesson-repaired-other = The right harbour, and you can buy more than one there. But what is in your challenge comes first: somebody else could take it, or a curse could sweep it from the row. It is worth 15 to you.
carta-magica-lesson-repaired-back = Sunrise Bay sells the same talismans, and it is your home. But you would sail north again through the way that you came: that takes back the part of the lap you have done, and without a lap there is no homecoming. Palm Cove lies on your way.
carta-magica-lesson-repaired-card = A card is a gamble, and the hammer would be lost: next turn your ship may need another. You are repaired, the harbour is in reach, the purse is full. Sail to T12.
carta-magica-lesson-repaired-else = The ship is free again, use it well: Palm Cove (T12) is the next red harbour on your way, and your challenge is for sale. Sail there and buy the Ember Ring.

carta-magica-lesson-rival = You have 4 gold left and may go on buying. Look who is new in the row: the **Night Lantern**. Its crown says 6, but it is the challenge of { $p2 }, worth 16 over there. Take it away: **buy the Night Lantern**. One warning: whoever holds what a rival seeks can be attacked when that rival sails beside them.
carta-magica-lesson-rival-done = That hurts { $p2 }. For the last 2 gold I bought you the Whale Tooth.
carta-magica-lesson-rival-nothing = You may keep your gold; each is 1 point at the end. But 2 gold make a talisman of 6 points, so in a red harbour gold is best spent.
carta-magica-lesson-rival-else = Also worth its price. But the others are 6 to you and 6 to anybody; the Night Lantern is 6 to you and 16 to { $p2 }. Look at the challenges of others before you buy.

carta-magica-lesson-card = ① I spun a 7 for you, with a card. You could sail on, but the hold and the purse are empty. ② A card in the hand helps later: good weather against storms, repair, lucky wind for 5 more steps, another spin. Some must be played at once: a payment of goods, or a monster. **Draw one.**
carta-magica-lesson-card-done = The curse! You keep it, and may lay three other talismans open when the row does not please you.
carta-magica-lesson-card-sail = Sailing on is never wrong in the end: the island is big. But you arrive with nothing to sell. One turn for a card, or for goods when the wheel offers them, and the next harbour pays.
carta-magica-lesson-card-else = Think of what you need next: something to sell, something against storms, or the way home.

carta-magica-lesson-lap = On the way to Anvil Harbour you went south through a gate between the rows 7 and 8. ③ The ring on your panel counts it. ② Keep on round the island, south and west and north, until you are back at ① your flag: then the lap is complete, this round is the last, and being home brings you 15 points. Turning back half way counts nothing.
carta-magica-lesson-points = Your points so far: 5 and 10 for the Ember Ring, 6 and 6 for the others. At the end gold counts 1 each, and being home 15. So there are two plans: race home, or trade long. Watch { $p2 }: a match ends as soon as *one* ship is home.
carta-magica-lesson-end = You know it all now: load, sell, buy, and be home in time. Battles are the one thing you have not met: beside a ship that holds the talisman of your challenge you may attack; both spin, and the higher one takes a talisman or a card. Now try a whole match: *Play against bots* deals at once.
