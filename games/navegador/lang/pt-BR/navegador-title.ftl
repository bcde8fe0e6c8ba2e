# Titles: what somebody did in a match.

navegador-title-kings-favour = ganhou 18 pontos ou mais com o privilégio do rei
navegador-title-nothing-four-times = não fez nada quatro vezes
navegador-title-round-the-cape = chegou primeiro ao Cabo, a Goa e a Nagasaki, e terminou em último lugar
