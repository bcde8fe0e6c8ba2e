# Titles: what somebody did in a match.

pizarro-title-bust-and-first = turned up too much and won all the same
pizarro-title-whole-hand-for-marco-polo = gave five cards for Marco Polo
pizarro-title-six-cards-for-one = paid with six cards
pizarro-title-three-against-columbus = vetoed Columbus three times
pizarro-title-four-vetoes = four vetoes
pizarro-title-magellan-vetoed = vetoed Magellan, left Marco Polo alone and won
pizarro-title-six-for-a-song = bought six explorers for a song and won
