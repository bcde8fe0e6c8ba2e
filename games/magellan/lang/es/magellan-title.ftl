# Titles: what somebody did in a match.

magellan-title-six-sixes = saca seis seises seguidos
magellan-title-conqueror-and-last = conquista cinco países y acaba en el último puesto
