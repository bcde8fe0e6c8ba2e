# Words that the pictures of all games share.

picture-private = For your eyes only
picture-players = { $count } players
picture-total = Total
picture-unconfirmed = Not confirmed yet
