# Titles: what somebody did in a match.

magellan-title-six-sixes = threw six sixes in a row
magellan-title-conqueror-and-last = took five countries and came last
