# Titles: what somebody did in a match.

magellan-title-six-sixes = six fois six de suite
magellan-title-conqueror-and-last = cinq pays pris, et la dernière place
