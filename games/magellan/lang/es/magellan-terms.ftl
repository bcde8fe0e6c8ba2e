# What a position is worth to a player of magellan, as a coach speaks of it: short nouns.

magellan-term-income = renta
magellan-term-ways = países cercanos
magellan-term-discoveries = descubrimientos cercanos
magellan-term-pack = capitales futuras
magellan-term-pieces = piezas

## What bots like, a style each: its name, and what it does where moves are about as good

magellan-style-governor = gobernador
magellan-style-governor-told = busca países con buena renta.
magellan-style-banker = banquero prudente
magellan-style-banker-told = busca dinero en mano.
magellan-style-explorer-told = busca descubrimientos, capitales futuras y países cercanos.
magellan-style-warlord = caudillo
magellan-style-warlord-told = busca tener muchas piezas y que los demás pierdan.
