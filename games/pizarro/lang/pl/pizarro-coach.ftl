# What a position is worth, in the words of the coach: short nouns.

pizarro-term-board = korony na planszy
pizarro-term-piles = stosiki Magellana
pizarro-term-hand = korony na ręce
pizarro-term-money = pieniądze na późniejsze licytacje
pizarro-term-income = przyszłe karty pieniędzy
pizarro-term-ships = perspektywy statków

# What bots like, a style each: its name, and what it does where moves are about as good

pizarro-style-saver = oszczędny gracz
pizarro-style-saver-told = lubi pieniądze i korony na ręce.
pizarro-style-collector = kolekcjoner
pizarro-style-collector-told = lubi korony na planszy i stosiki Magellana.
pizarro-style-shipowner = armator
pizarro-style-shipowner-told = lubi statki i to, dokąd mogą dopłynąć.
