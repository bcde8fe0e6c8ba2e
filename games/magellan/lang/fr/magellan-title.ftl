# Titles: what somebody did in a match.

magellan-title-six-sixes = six 6 de suite au dé
magellan-title-conqueror-and-last = cinq pays pris, et la dernière place
