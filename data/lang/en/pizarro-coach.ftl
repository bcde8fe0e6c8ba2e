# What a position is worth, in the words of the coach: short nouns.

pizarro-term-board = crowns on the board
pizarro-term-piles = Magellan piles
pizarro-term-hand = crowns in hand
pizarro-term-money = money for later auctions
pizarro-term-income = money cards to come
pizarro-term-ships = prospects of ships
