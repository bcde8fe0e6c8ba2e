# The rules of `navegador` in short, for reading in place.

navegador-brief = found colonies, build, sell
navegador-blurb = Explore the sea from Brazil to Japan, found colonies, build up trade, and choose every turn on a rondel. 2 to 5 players, about 35 turns each.

navegador-rules-1 =
    You lead a trading house in the age of Portuguese exploration. Most **points** win. Each worker, each ship on the board and every 200 cruzados are one point. The rest comes from five kinds of items, and from **privileges**, which make all items of one kind worth more:
    {""}
    • Colony: 1 point, and 1 more with each privilege.
    • Factory: 2 points, and 1 more with each privilege.
    • Explorer: 4 points, and 1 more with each privilege.
    • Shipyard: 3 points, and 2 more with each privilege.
    • Church: 3 points, and 2 more with each privilege.
    {""}
    You start with 200 cruzados, 3 workers, 2 ships in Portugal, a shipyard, a church and an orange factory, which counts as a factory.

navegador-rules-2-title = A turn: the rondel
navegador-rules-2 =
    Move your stone ahead on the rondel and do what its field says. The next three fields are free, each further step costs one of your ships from anywhere. The same field again is a full circle: eight steps, five ships. The first field is chosen freely.
    {""}
    No action has to be carried out in full, or at all.

navegador-rules-3-title = Sailing and exploring
navegador-rules-3 =
    Each of your ships may cross as many borders as the number of the **phase** (I to III).
    {""}
    An unknown region must be entered by at least two ships together; a token of extra loss ({ $seats ->
        [2] Nagasaki and Macau
        [3] Nagasaki and Macau
        [4] Nagasaki
        [5] Nagasaki
       *[other] Nagasaki, and Macau with 2 or 3 players
    }) makes it three. One of them is lost (two with the token), the others stop there. You get an **explorer**, the colonies are revealed, and the bank pays you the price of the cheapest one. One region can be explored in a sailing.
    {""}
    Cabo da Boa Esperança starts phase II, Malaca phase III, once the action is over. The gallery of privileges is then refilled.

navegador-rules-4-title = Workers, Ships, Colony, Buildings
navegador-rules-4 =
    • **Workers**: one for each church at 50, further ones at 100 times the phase. The limit is nine. Workers at 50 beyond it are sold at once for 100 each, but you must be able to pay for all of them first.
    • **Ships**: the same with shipyards; the limit is seven on the board. New ships start in Portugal.
    • **Colony**: buy colonies where you have ships. Each needs a ship of its own in the region and two workers; the cheapest comes first. Ships and workers stay yours.
    • **Buildings**: a factory needs three workers, a shipyard four, a church five; your workers must suffice for all together. The price rises with every building of a row.

navegador-rules-5 =
    For each good, either sell up to one unit for every colony, or process up to one unit for every factory. All units of a good bring the present price; then its marker moves down by the units sold, or up by the units processed, and stops at the end of its column.
    {""}
    The orange factory helps with any one good that you do not sell.

navegador-rules-6 =
    Give a worker (you must keep two) for **one** privilege from the gallery. You may own three of a kind. For every item of its kind that you own, your first privilege of the kind pays a bonus of 30, the second 20, the third 10; for shipyards and churches 50, 40 and 30.
    {""}
    The gallery starts with one privilege of each kind. It is refilled when a phase starts, up to { $seats ->
        [2] one of each kind in phase II, and one in phase III
        [3] one of each kind in phase II, and two in phase III
        [4] two of each kind in phase II, and two in phase III
        [5] two of each kind in phase II, and three in phase III
       *[other] these numbers of each kind in phases II and III: 1 and 1 with two players, 1 and 2 with three, 2 and 2 with four, 2 and 3 with five
    } (there are six in all).

navegador-rules-7-title = The Navegador card
navegador-rules-7 =
    Its holder may sail once more **before** a turn, with all rules of sailing; not in the first round. Using the card means that at least one ship sails. The card then goes to the right. The orange ship marks where the new holder's stone stands; if the stone reaches or passes that field again and the card was not used, it goes to the right too.
    {""}
    A phase that opens with the extra sailing already counts for the turn that follows.

navegador-rules-8 =
    When Nagasaki is explored or the last building is sold, the turn is finished, and everybody has one more turn.
    {""}
    At the end of your last turn you place your **King's privilege** on a kind with fewer than three privileges; the best one is suggested. It pays no bonus. A tie goes to whoever holds the Navegador card, or would get it next.
    {""}
    { $king ->
        [any] In the variant **King's privilege in Goa** it waits there
        [goa] **This table plays otherwise:** the King's privilege waits in Goa
       *[other] In the variant *King's privilege in Goa*, which this table does not play, it waits there
    }: with a ship in Goa you may take it on the Privilege field instead of one from the gallery, without giving a worker, and with the bonus. If you do not fetch it, it is worth nothing.

navegador-rules-9 =
    An ordinary turn is two to five clicks: a green ready answer is played at once; or choose a field that is free, then the details. By keyboard: `/move line: sailing portugal>guine:2`, `workers 2`, `market1 su=s1 go=- sp=p1`, `colony bahia:70+rio:50`, `privilege church`, `buildings gold:40`, `navegador guine>angola:2`.
    {""}
    A sailing that explores cannot be taken back. *Explore, then sail on* reveals the colonies at once and lets your other ships sail afterwards.
