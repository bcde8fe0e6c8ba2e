# Titles: what somebody did in a match.

navegador-title-kings-favour = das Königsprivileg für 18 Punkte oder mehr gelegt
navegador-title-nothing-four-times = viermal nichts getan
navegador-title-round-the-cape = zuerst ums Kap, zuerst in Goa und Nagasaki, und doch letzter Platz
