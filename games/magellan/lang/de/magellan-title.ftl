# Titles: what somebody did in a match.

magellan-title-six-sixes = sechs Sechsen nacheinander gewürfelt
magellan-title-conqueror-and-last = fünf Länder erobert, und doch letzter Platz
