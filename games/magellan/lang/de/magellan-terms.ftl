# What a position is worth to a player of magellan, as a coach speaks of it: short nouns.

magellan-term-income = Einkommen
magellan-term-ways = nahe Länder
magellan-term-discoveries = nahe Entdeckungen
magellan-term-pack = kommende Hauptstädte
magellan-term-pieces = Figuren

## What bots like, a style each: its name, and what it does where moves are about as good

magellan-style-governor = Statthalterin
magellan-style-governor-told = mag Länder, die viel einbringen.
magellan-style-banker = vorsichtiger Bankier
magellan-style-banker-told = mag Bargeld.
magellan-style-explorer-told = mag Entdeckungen, kommende Hauptstädte und nahe Länder.
magellan-style-warlord = Feldherr
magellan-style-warlord-told = mag viele Figuren und die Verluste der anderen.
