# Titles: what somebody did in a match.

navegador-title-kings-favour = privilège du Roi placé pour 18 points ou plus
navegador-title-nothing-four-times = rien fait, quatre fois
navegador-title-round-the-cape = premier cap franchi, première visite à Goa et Nagasaki, dernière place
