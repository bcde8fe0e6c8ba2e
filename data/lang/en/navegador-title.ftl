# Titles: what somebody did in a match.

navegador-title-no-colony = won without a colony
navegador-title-never-explored = won without exploring a sea
navegador-title-nine-ships-sold = sold nine ships at once
navegador-title-ten-explored = explored ten seas
navegador-title-kings-favour = placed the King’s privilege for 18 points or more
navegador-title-nothing-four-times = did nothing four times
navegador-title-round-the-cape = first round the Cape, first in Goa and Nagasaki, came last
