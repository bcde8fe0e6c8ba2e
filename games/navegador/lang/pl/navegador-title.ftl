# Titles: what somebody did in a match.

navegador-title-kings-favour = przywilej królewski za 18 punktów lub więcej
navegador-title-nothing-four-times = cztery razy nic
navegador-title-round-the-cape = pierwsze miejsce za Przylądkiem, w Goa i w Nagasaki, ostatnie w wyniku
