# Titles: what somebody did in a match.

carta-magica-title-four-tamed = vier Monster gezähmt
carta-magica-title-three-lost-turns = dreimal ausgesetzt
carta-magica-title-three-times-swept = von drei Stürmen in den Hafen getragen
carta-magica-title-talisman-by-force = Sieg durch einen erkämpften Talisman, ohne Monster und ohne Aussetzen
carta-magica-title-five-times-aground = fünfmal gestrandet und doch gewonnen
carta-magica-title-kraken-again = noch einmal zum Kraken zurückgekehrt
carta-magica-title-home-and-last = zuerst daheim, keinem Monster begegnet, letzter Platz
