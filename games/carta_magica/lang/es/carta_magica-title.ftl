# Titles: what somebody did in a match.

carta-magica-title-four-tamed = doma cuatro monstruos
carta-magica-title-three-lost-turns = pierde tres turnos
carta-magica-title-three-times-swept = tres tormentas llevan su barco a puerto
carta-magica-title-talisman-by-force = gana con un talismán arrebatado, sin monstruos ni turnos perdidos
carta-magica-title-five-times-aground = encalla cinco veces, y gana
carta-magica-title-kraken-again = regresa en busca del Kraken
carta-magica-title-home-and-last = primer barco en casa, sin monstruos, y último puesto
