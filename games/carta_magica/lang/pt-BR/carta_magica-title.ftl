# Titles: what somebody did in a match.

carta-magica-title-four-tamed = domou quatro monstros
carta-magica-title-three-lost-turns = ficou três vezes sem jogar
carta-magica-title-three-times-swept = foi parar no porto em três tempestades
carta-magica-title-talisman-by-force = venceu com um talismã tomado à força, sem monstro nem vez perdida
carta-magica-title-five-times-aground = encalhou cinco vezes, e venceu
carta-magica-title-kraken-again = voltou para enfrentar o Kraken
carta-magica-title-home-and-last = chegou primeiro em casa, sem encontrar monstro, e ficou em último lugar
