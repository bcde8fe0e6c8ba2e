# What a position is worth, in the words of the coach: short nouns.

pizarro-term-board = coronas en el tablero
pizarro-term-piles = pilas de Magallanes
pizarro-term-hand = coronas en la mano
pizarro-term-money = dinero para otras subastas
pizarro-term-income = cartas de dinero futuras
pizarro-term-ships = perspectivas de los barcos

# What bots like, a style each: its name, and what it does where moves are about as good

pizarro-style-saver = ahorrador prudente
pizarro-style-saver-told = busca dinero y coronas en la mano.
pizarro-style-collector = coleccionista
pizarro-style-collector-told = busca coronas en el tablero y pilas de Magallanes.
pizarro-style-shipowner = naviero
pizarro-style-shipowner-told = busca barcos y lugares adonde llevarlos.
