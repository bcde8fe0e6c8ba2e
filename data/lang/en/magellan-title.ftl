# Titles: what somebody did in a match.

magellan-title-bombed-twice-two = hit two jeeps with one bomb, twice
magellan-title-six-sixes = threw six sixes in a row
magellan-title-conqueror-and-last = took five countries and came last
magellan-title-lone-conqueror = took four countries, and nobody else took one
magellan-title-lost-five-and-first = lost five pieces and won
magellan-title-nationalised-twice = lost a country to the state twice, and won
magellan-title-without-a-shot = won without a shot, a loss or a sale
