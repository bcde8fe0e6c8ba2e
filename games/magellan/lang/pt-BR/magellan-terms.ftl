# What a position is worth to a player of magellan, as a coach speaks of it: short nouns.

magellan-term-income = renda
magellan-term-ways = países próximos
magellan-term-discoveries = descobertas próximas
magellan-term-pack = capitais por vir
magellan-term-pieces = peças

## What bots like, a style each: its name, and what it does where moves are about as good

magellan-style-governor = governador
magellan-style-governor-told = gosta de países que rendem.
magellan-style-banker = banqueiro prudente
magellan-style-banker-told = gosta de dinheiro na mão.
magellan-style-explorer-told = gosta de descobertas, capitais por vir e países próximos.
magellan-style-warlord = senhor da guerra
magellan-style-warlord-told = gosta de muitas peças, e do que os outros perdem.
