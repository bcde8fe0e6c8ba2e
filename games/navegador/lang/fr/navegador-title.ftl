# Titles: what somebody did in a match.

navegador-title-kings-favour = privilège du Roi placé pour 18 points ou plus
navegador-title-nothing-four-times = rien fait, quatre fois
navegador-title-round-the-cape = le Cap, Goa et Nagasaki en premier, et la dernière place
