# What a position is worth to a player of magellan, as a coach speaks of it: short nouns.

magellan-term-income = dochód
magellan-term-ways = bliskie kraje
magellan-term-discoveries = bliskie odkrycia
magellan-term-pack = przyszłe stolice
magellan-term-pieces = pionki

## What bots like, a style each: its name, and what it does where moves are about as good

magellan-style-governor = gubernator
magellan-style-governor-told = lubi kraje, które zarabiają.
magellan-style-banker = ostrożny bankier
magellan-style-banker-told = lubi gotówkę.
magellan-style-explorer-told = lubi odkrycia, przyszłe stolice i bliskie kraje.
magellan-style-warlord = wódz
magellan-style-warlord-told = lubi mieć dużo pionków i cieszy się z cudzych strat.
