# What a position is worth to a player of magellan, as a coach speaks of it: short nouns.

magellan-term-income = income
magellan-term-ways = countries near
magellan-term-discoveries = discoveries near
magellan-term-pack = capitals to come
magellan-term-pieces = pieces

## What bots like, a style each: its name, and what it does where moves are about as good

magellan-style-governor = governor
magellan-style-governor-told = likes countries that earn.
magellan-style-banker = careful banker
magellan-style-banker-told = likes money in hand.
magellan-style-explorer-told = likes discoveries, capitals to come and countries near.
magellan-style-warlord = warlord
magellan-style-warlord-told = likes many pieces, and what the others lose.
