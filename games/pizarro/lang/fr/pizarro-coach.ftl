# What a position is worth, in the words of the coach: short nouns.

pizarro-term-board = couronnes sur le plateau
pizarro-term-piles = piles Magellan
pizarro-term-hand = couronnes en main
pizarro-term-money = argent pour la suite
pizarro-term-income = cartes argent à venir
pizarro-term-ships = avenir des navires

# What bots like, a style each: its name, and what it does where moves are about as good

pizarro-style-saver = épargnant prudent
pizarro-style-saver-told = aime l’argent, et les couronnes en main.
pizarro-style-collector = collectionneur
pizarro-style-collector-told = aime les couronnes sur le plateau et les piles Magellan.
pizarro-style-shipowner = armateur
pizarro-style-shipowner-told = aime les navires et leurs perspectives.
