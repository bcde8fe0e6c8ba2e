# The rules of `navegador` in short, for reading in place.

navegador-blurb = Explore the sea from Brazil to Japan, found colonies, build up trade, and choose every turn on a rondel. 2 to 5 players, about 35 turns each.

navegador-rules-1-title = The idea
navegador-rules-1 =
    You lead a trading house in the age of Portuguese exploration. Most **points** win: every colony, factory, explorer, shipyard and church scores, and **privileges** make all items of one kind worth more. Each worker, each ship on the board and every 200 cruzados are one point more.
    {""}
    You start with 200 cruzados, 3 workers, 2 ships in Portugal, a shipyard, a church and an orange factory.

navegador-rules-2-title = A turn: the rondel
navegador-rules-2 =
    Move your stone ahead on the rondel and do what its field says. The next three fields are free, each further step costs one of your ships from anywhere. The same field again is a full circle: eight steps, five ships. The first field is chosen freely.
    {""}
    No action has to be carried out in full, or at all.

navegador-rules-3-title = Sailing and exploring
navegador-rules-3 =
    Each of your ships may cross as many borders as the number of the **phase** (I to III).
    {""}
    An unknown region must be entered by two ships together; a token of extra loss (Nagasaki, and Macau with 2 or 3 players) makes it three. One of them is lost (two), the others stop there. You get an **explorer**, the colonies are revealed, and the cheapest one's price is your premium. One region can be explored in a sailing.
    {""}
    Cabo da Boa Esperança starts phase II, Malaca phase III, once the action is over. The gallery of privileges is then refilled.

navegador-rules-4-title = Workers, Ships, Colony, Buildings
navegador-rules-4 =
    • **Workers**: one for each church at 50, further ones at 100 times the phase. From the tenth on, the cheap ones are sold on for 100.
    • **Ships**: the same with shipyards; the limit is seven on the board. New ships start in Portugal.
    • **Colony**: buy colonies where you have ships. Each needs a ship of its own in the region and two workers; the cheapest comes first. Ships and workers stay yours.
    • **Buildings**: a factory needs three workers, a shipyard four, a church five; your workers must suffice for all together. The price rises with every building of a row.

navegador-rules-5-title = Market and Privilege
navegador-rules-5 =
    • **Market**: for each good, either sell up to one unit for every colony, or process up to one unit for every factory. All units of a good bring the present price; then its marker moves down by the units sold, or up by the units processed, and stops at the end of its column. The orange factory helps with any one good that you do not sell.
    • **Privilege**: give a worker (you must keep two) for a privilege from the gallery. It pays a bonus for every item of its kind, less with each further one. You may own three of a kind.

navegador-rules-6-title = The Navegador card
navegador-rules-6 =
    Its holder may sail once more **before** a turn, with all rules of sailing; not in the first round. The card then goes to the right. The orange ship marks where the new holder's stone stands; if the stone reaches or passes that field again and the card was not used, it goes to the right too.
    {""}
    A phase that opens with the extra sailing already counts for the turn that follows.

navegador-rules-7-title = The end
navegador-rules-7 =
    When Nagasaki is explored or the last building is sold, the turn is finished, and everybody has one more turn.
    {""}
    At the end of your last turn you place your **King's privilege** on a kind with fewer than three privileges; the best one is suggested. It pays no bonus. A tie goes to whoever holds the Navegador card, or would get it next.
    {""}
    In the variant **King's privilege in Goa** it waits there: with a ship in Goa you may take it on the Privilege field, without giving a worker, and with the bonus. Not fetched, it is worth nothing.

navegador-rules-8-title = Playing here
navegador-rules-8 =
    An ordinary turn is two to five clicks: ready answers first, or the field, the details and *Confirm*. By keyboard: `/move line: sailing portugal>guine:2`, `workers 2`, `market1 su=s1 go=- sp=p1`, `colony bahia:70+rio:50`, `privilege church`, `buildings gold:40`, `navegador guine>angola:2`.
    {""}
    A sailing that explores cannot be taken back. *Look first* reveals the colonies at once and lets your other ships sail afterwards.
