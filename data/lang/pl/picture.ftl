# Words that the pictures of all games share.

picture-own = Twój widok
picture-private = Tylko dla ciebie
picture-total = Razem
picture-unconfirmed = Jeszcze niezatwierdzone
