# Titles: what somebody did in a match.

navegador-title-kings-favour = przywilej królewski wart 18 punktów lub więcej
navegador-title-nothing-four-times = cztery razy bez żadnej akcji
navegador-title-round-the-cape = pierwsze miejsce za Przylądkiem, w Goa i w Nagasaki, ostatnie w wyniku
