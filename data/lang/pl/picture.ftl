# Words that the pictures of all games share.

picture-board = { $count ->
        [one] Plansza gry
        [few] Plansze gier
       *[many] Plansze gier
    } { $games } przed pierwszym ruchem.
picture-own = Twój widok
picture-private = Tylko dla ciebie
picture-total = Razem
picture-unconfirmed = Jeszcze niezatwierdzone
