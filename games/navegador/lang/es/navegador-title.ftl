# Titles: what somebody did in a match.

navegador-title-kings-favour = suma 18 puntos o más con el privilegio del rey
navegador-title-nothing-four-times = no hace nada cuatro veces
navegador-title-round-the-cape = dobla el Cabo y llega a Goa y Nagasaki antes que nadie, y acaba en último lugar
