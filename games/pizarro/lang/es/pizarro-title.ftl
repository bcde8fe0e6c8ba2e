# Titles: what somebody did in a match.

pizarro-title-magellan-vetoed = veta a Magallanes, deja en paz a Marco Polo y gana
pizarro-title-six-for-a-song = compra seis exploradores por casi nada y gana
