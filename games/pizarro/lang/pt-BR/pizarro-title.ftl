# Titles: what somebody did in a match.

pizarro-title-magellan-vetoed = vetou Magalhães, não comprou Marco Polo e venceu
pizarro-title-six-for-a-song = comprou seis exploradores por uma bagatela e venceu
