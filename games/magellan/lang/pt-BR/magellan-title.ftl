# Titles: what somebody did in a match.

magellan-title-six-sixes = tirou seis seis seguidos
magellan-title-conqueror-and-last = conquistou cinco países e ficou em último lugar
