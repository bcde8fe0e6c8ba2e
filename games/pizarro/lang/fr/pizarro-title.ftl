# Titles: what somebody did in a match.

pizarro-title-magellan-vetoed = veto contre Magellan, rien avec Marco Polo, et la victoire
pizarro-title-six-for-a-song = six explorateurs pour presque rien, et la victoire
