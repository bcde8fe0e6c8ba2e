# Words that the pictures of all games share.

picture-board = { $count ->
        [one] The board
       *[other] The boards
    } of { $games } before the first move.
picture-own = Your view
picture-private = For your eyes only
picture-total = Total
picture-unconfirmed = Not confirmed yet
