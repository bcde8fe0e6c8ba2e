# The rules of `magellan` in short, for reading in place.

magellan-brief = earn the most on the globe
magellan-blurb = Ship teams of technicians round the world of 1986, develop countries and live on their income; history cards change the world. 2 to 4 players.

magellan-rules-1 =
    The map is a grid of ten degrees. 5N1 is the fifth row north of the equator and the first column east of Greenwich: Paris. Columns 1 to 18 lie east of Greenwich, 19 to 36 west. The left and right edges join, the poles do not.
    {""}
    You start on { $bases ->
        [1] an island in the south, far from the others,
        [2] an island of the Pacific or the Arctic, far from the others,
        [3] an island of the Atlantic, close to the others,
        [4] an island near Fiji, close to the others,
       *[other] an island
    } with five jeeps, three ships and { $seats ->
        [2] 1,200 M
        [3] 800 M
        [4] 600 M
       *[other] money: 1,200 M with two players, 800 M with three, 600 M with four
    }. { $start ->
        [plain] No card lies open at the start.
       *[other] Two discoveries and five countries lie open at the start.
    } Bring a jeep to the capital of a country whose card lies open, pay, and the country is yours. An income above { $target ->
        [any] the target of the table (150 M, 100 M or 75 M)
       *[other] { $target } M
    } wins; only the printed incomes count. The target stands behind every income on the picture of the table.

magellan-rules-2-title = A turn
magellan-rules-2 =
    1. **Roll.** A six is thrown again and added. The sum is your **steps**.
    2. If the die shows a **four or a five**, turn a card from the pack of your choice: a country to develop, or a history card that takes effect at once. There are { $countries ->
        [any] 50 countries, or 100 with the supplement,
       *[other] { $countries } countries
    } and history cards of { $history6 ->
        [any] series 1 to 5, with the supplements also 6 to 10 and 11 to 15.
        [on] { $history11 ->
            [on] series 1 to 15.
           *[other] series 1 to 10.
        }
       *[other] { $history11 ->
            [on] series 1 to 5 and 11 to 15.
           *[other] series 1 to 5.
        }
    } Cards that can do nothing at the level of the table are left out.
    3. **Move** any of your pieces, in any order, and buy, develop or sell as you like. Steps left over are lost.
    {""}
    At the end of their turn a player without money and without a country is out.

magellan-rules-3-title = Movement
magellan-rules-3 =
    A line of the grid costs a **ship** 1 step and a **jeep** 2. Boarding costs 1 step, landing 1 step. A diagonal is two lines. A ship carries one jeep.
    {""}
    Ships need open water from cell to cell, jeeps need land. A cell can hold several seas or several lands that do not touch: 5N1 has the Channel and the Mediterranean. The Suez Canal costs 1 step, the Panama Canal nothing.
    {""}
    Choose a piece and a place; the cheapest way is found for you, with boarding, sailing, landing and driving in one go. Of ways that cost the same it is one without a fight, then one that earns an open bonus. If the place is farther than your steps reach, the piece goes as far as it can.

magellan-rules-4-title = Countries and money
magellan-rules-4 =
    A jeep on the land of the capital develops the country for its cost, at once and in your own turn. One jeep may develop several countries and go on.
    {""}
    Incomes are paid when a **revenue** card (series 2, 7, 12) is turned: all players get theirs.
    {""}
    A jeep costs 10 M, a ship 25 M, a plane 50 M, up to 18, 6 and 6. New pieces stand on your start base. The bank takes a country back for half its cost; its card lies open again.
    {""}
    If you cannot pay what you owe, you have to sell countries. If you have none to sell, or if the payment took your last money and you own no country, you are out at once. While a card forbids selling, what you cannot pay is let off.

magellan-rules-5-title = History cards
magellan-rules-5 =
    Some work at once, some lie open: bonuses for the first to reach a place, changed incomes, costs and prices until the next economy card (series 4, 9, 14), wars until a peace card or for some rounds. Spent cards go under their pack.
    {""}
    A piece has to enter a place after its card was turned. A jeep has reached it on land, a plane when it has flown there and landed, on land or on a ship; a plane that a ship brought there has not. A jeep that goes aboard and gets out again in the same cell has not entered it.
    {""}
    Bonuses for countries count each country once, from the moment the card was turned.

magellan-rules-6-title = War
magellan-rules-6 =
    { $level ->
        [peace] **This table plays without wars.** Elsewhere, while there is war
       *[other] While there is war
    }, enemies in one cell fight, first planes, then ships, then jeeps: one die each, the lower one loses a piece, a tie goes to the player in turn, until one side has none. The least loaded piece is lost first. Pieces aboard others do not fight and are lost with what carries them.
    {""}
    A moving piece stops where it meets an enemy. A jeep on the land of an enemy's capital takes the country for nothing if its owner has no jeep in that cell.
    {""}
    A new war replaces the old one. A war ends with a peace card, after its rounds, or when only one side is left in the match.

magellan-rules-7-title = Planes
magellan-rules-7 =
    { $level ->
        [any] Level *planes* and *experts*:
        [peace] **This table plays without planes.** Elsewhere:
        [simplest] **This table plays without planes.** Elsewhere:
       *[other] This table plays with planes:
    } two lines cost 1 step, half steps are counted up, and no flight is free. A plane lands in your countries or where you have a jeep on land, in the same turn. It carries one jeep, which boards on the same piece of land; for a jeep beside it, boarding, flight and getting out are one choice.
    {""}
    In war a plane may bomb one cell on its flight, if no enemy plane stands there (fight it first). The special die: your plane is shot down; a jeep; two jeeps; a ship; a jeep and a ship; a miss. The owner chooses what is lost. Bombs hit jeeps on land and ships, and what a ship carries sinks with it; jeeps and planes aboard cannot be hit by themselves. A face without such a piece there hits nothing.
    {""}
    In a war of planes only, planes fight each other and bomb; jeeps and ships do not fight and take no country.

magellan-rules-8-title = Experts
magellan-rules-8 =
    { $level ->
        [any] Level *experts*:
        [experts] This table plays at the level of experts:
       *[other] **Not at this table.** Among experts:
    } planes also land on your own empty ships and stay aboard while they sail. A plane that came with a jeep leaves with it. A plane on a ship does not fight in the air and does not stop a bombing; it goes down with its ship.
    {""}
    Before a naval battle each plane on your ships in that cell may bomb twice, once a turn: first those of the player in turn, then, when the battle is chosen, those of the attacked player.
    {""}
    The paragraphs under the asterisks count: wars have **allies**. Allies do not fight; who takes a country pays each ally a share of its cost; for each piece that an enemy destroys each ally of the loser gives up one like it.

magellan-rules-9-title = Winning
magellan-rules-9 =
    An income above { $target ->
        [any] the target of the table
       *[other] { $target } M
    } wins at once. { $end ->
        [any] The winner leaves, the winner's money is shared out, the countries lie open again, and the others play on for places (or the match ends, as the table wishes).
        [winner] The match ends.
       *[other] The winner leaves, the winner's money is shared out, the countries lie open again, and the others play on for places.
    } { $rounds ->
        [any] With a limit of rounds the higher incomes win.
        [none] There is no limit of rounds.
       *[other] After { $rounds } rounds the higher incomes win.
    }
