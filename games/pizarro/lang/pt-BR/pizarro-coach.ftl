# What a position is worth, in the words of the coach: short nouns.

pizarro-term-board = coroas no tabuleiro
pizarro-term-piles = pilhas de Magalhães
pizarro-term-hand = coroas na mão
pizarro-term-money = dinheiro para leilões futuros
pizarro-term-income = cartas de dinheiro por vir
pizarro-term-ships = perspectiva dos navios

# What bots like, a style each: its name, and what it does where moves are about as good

pizarro-style-saver = poupador prudente
pizarro-style-saver-told = gosta de dinheiro e de coroas na mão.
pizarro-style-collector = colecionador
pizarro-style-collector-told = gosta de coroas no tabuleiro e de pilhas de Magalhães.
pizarro-style-shipowner = armador
pizarro-style-shipowner-told = gosta de navios e dos lugares aonde podem chegar.
