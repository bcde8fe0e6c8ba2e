# Titles: what somebody did in a match.

navegador-title-kings-favour = placed the King’s privilege for 18 points or more
navegador-title-nothing-four-times = did nothing four times
navegador-title-round-the-cape = first round the Cape, first in Goa and Nagasaki, came last
