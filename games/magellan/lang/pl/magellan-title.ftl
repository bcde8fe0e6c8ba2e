# Titles: what somebody did in a match.

magellan-title-six-sixes = sześć szóstek z rzędu
magellan-title-conqueror-and-last = pięć zdobytych krajów i ostatnie miejsce
