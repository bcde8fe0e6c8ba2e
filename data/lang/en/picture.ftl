# Words that the pictures of all games share.

picture-own = Your view
picture-private = For your eyes only
picture-total = Total
picture-unconfirmed = Not confirmed yet
