# Titles: what somebody did in a match.

pizarro-title-magellan-vetoed = weto dla Magellana, ani jednego Marco Polo, a jednak wygrana
pizarro-title-six-for-a-song = sześciu odkrywców za bezcen i wygrana
