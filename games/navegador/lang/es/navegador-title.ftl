# Titles: what somebody did in a match.

navegador-title-kings-favour = pone el privilegio del rey por 18 puntos o más
navegador-title-nothing-four-times = no hace nada cuatro veces
navegador-title-round-the-cape = dobla antes el Cabo, llega antes a Goa y Nagasaki, último puesto
