# Titles: what somebody did in a match.

magellan-title-six-sixes = tirou 6 seis vezes seguidas
magellan-title-conqueror-and-last = conquistou cinco países e ficou em último lugar
