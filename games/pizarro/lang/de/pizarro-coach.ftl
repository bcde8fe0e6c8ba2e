# What a position is worth, in the words of the coach: short nouns.

pizarro-term-board = Kronen auf dem Plan
pizarro-term-piles = Magellan-Stöße
pizarro-term-hand = Kronen auf der Hand
pizarro-term-money = Geld für spätere Versteigerungen
pizarro-term-income = kommende Geldkarten
pizarro-term-ships = Aussichten der Schiffe

# What bots like, a style each: its name, and what it does where moves are about as good

pizarro-style-saver = sparsame Hand
pizarro-style-saver-told = mag Geld und Kronen auf der Hand.
pizarro-style-collector = Sammlerin
pizarro-style-collector-told = mag Kronen auf dem Plan und Magellan-Stöße.
pizarro-style-shipowner = Reeder
pizarro-style-shipowner-told = mag Schiffe, die weit kommen können.
