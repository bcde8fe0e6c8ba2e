# What a position is worth to a player of magellan, as a coach speaks of it: short nouns.

magellan-term-income = income
magellan-term-money = money
magellan-term-ways = countries near
magellan-term-discoveries = discoveries near
magellan-term-pack = capitals to come
magellan-term-pieces = pieces
