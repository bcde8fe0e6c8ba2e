# What a position is worth to a player of magellan, as a coach speaks of it: short nouns.

magellan-term-income = revenu
magellan-term-ways = pays proches
magellan-term-discoveries = découvertes proches
magellan-term-pack = capitales à venir
magellan-term-pieces = pions

## What bots like, a style each: its name, and what it does where moves are about as good

magellan-style-governor = gouverneur
magellan-style-governor-told = aime les pays qui rapportent.
magellan-style-banker = banquier prudent
magellan-style-banker-told = aime l’argent en main.
magellan-style-explorer-told = aime les découvertes, les capitales à venir et les pays proches.
magellan-style-warlord = chef de guerre
magellan-style-warlord-told = aime avoir beaucoup de pions, et voir les autres en perdre.
