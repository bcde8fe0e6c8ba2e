# Words that the pictures of all games share.

picture-board = { $count ->
        [one] El tablero
       *[other] Los tableros
    } de { $games } antes de la primera jugada.
picture-own = Tu vista
picture-private = Solo para ti
picture-total = Total
picture-unconfirmed = Aún sin confirmar
