# Titles: what somebody did in a match.

carta-magica-title-four-tamed = tamed four monsters
carta-magica-title-three-lost-turns = lost three turns
carta-magica-title-three-times-swept = swept into harbour by three storms
carta-magica-title-talisman-by-force = won by a talisman taken by force, without a monster or a lost turn
carta-magica-title-five-times-aground = five times aground, and won
carta-magica-title-kraken-again = came back for the kraken
carta-magica-title-home-and-last = first home, met no monster, came last
