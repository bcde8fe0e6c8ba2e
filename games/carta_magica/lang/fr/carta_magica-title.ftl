# Titles: what somebody did in a match.

carta-magica-title-four-tamed = quatre monstres domptés
carta-magica-title-three-lost-turns = trois tours perdus
carta-magica-title-three-times-swept = trois tempêtes jusqu’au port
carta-magica-title-talisman-by-force = victoire grâce à un talisman pris de force, sans monstre ni tour perdu
carta-magica-title-five-times-aground = cinq échouages, et la victoire
carta-magica-title-kraken-again = de retour pour le kraken
carta-magica-title-home-and-last = premier retour au port, aucun monstre, et la dernière place
