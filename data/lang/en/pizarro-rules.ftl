# The rules of `pizarro` in short, for reading in place, and the names of its pictures.

pizarro-blurb = Bid for the voyages of six explorers, and pay with cards that are worth crowns if you keep them. 3 to 6 players, about 20 auctions.

pizarro-picture-table = The table
pizarro-picture-hand = My hand
pizarro-picture-sheet = Final scores
