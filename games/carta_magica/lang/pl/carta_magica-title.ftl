# Titles: what somebody did in a match.

carta-magica-title-four-tamed = cztery oswojone potwory
carta-magica-title-three-lost-turns = trzy stracone tury
carta-magica-title-three-times-swept = trzy razy burza zagnała statek do portu
carta-magica-title-talisman-by-force = wygrana dzięki zdobytemu siłą talizmanowi, bez potwora i straconej tury
carta-magica-title-five-times-aground = pięć razy na mieliźnie, a jednak wygrana
carta-magica-title-kraken-again = powrót po krakena
carta-magica-title-home-and-last = pierwsze miejsce w domu, żadnego potwora, ostatnie w wyniku
