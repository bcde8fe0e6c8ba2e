# Words that the pictures of all games share.

picture-own = Tu vista
picture-private = Solo para ti
picture-total = Total
picture-unconfirmed = Aún sin confirmar
