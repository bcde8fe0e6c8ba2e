# Titles: what somebody did in a match.

pizarro-title-magellan-vetoed = Veto gegen Magellan, keines gegen Marco Polo, und gewonnen
pizarro-title-six-for-a-song = sechs Entdecker spottbillig gekauft und gewonnen
