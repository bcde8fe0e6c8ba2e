# Titles: what somebody did in a match.

pizarro-title-magellan-vetoed = vetoed Magellan, left Marco Polo alone and won
pizarro-title-six-for-a-song = bought six explorers for a song and won
