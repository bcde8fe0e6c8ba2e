# Titles: what somebody did in a match.

magellan-title-six-sixes = sechs Sechsen in Folge gewürfelt
magellan-title-conqueror-and-last = fünf Länder erobert und doch letzter Platz
