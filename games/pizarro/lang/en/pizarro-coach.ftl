# What a position is worth, in the words of the coach: short nouns.

pizarro-term-board = crowns on the board
pizarro-term-piles = Magellan piles
pizarro-term-hand = crowns in hand
pizarro-term-money = money for later auctions
pizarro-term-income = money cards to come
pizarro-term-ships = prospects of ships

# What bots like, a style each: its name, and what it does where moves are about as good

pizarro-style-saver = careful saver
pizarro-style-saver-told = likes money, and crowns in hand.
pizarro-style-collector = collector
pizarro-style-collector-told = likes crowns on the board and Magellan piles.
pizarro-style-shipowner = shipowner
pizarro-style-shipowner-told = likes ships and where they may come.
