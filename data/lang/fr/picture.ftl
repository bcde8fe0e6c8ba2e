# Words that the pictures of all games share.

picture-board = { $count ->
        [one] Le plateau
       *[other] Les plateaux
    } de { $games } avant le premier coup.
picture-own = Ta vue
picture-private = Pour toi uniquement
picture-players = { $count } joueurs
picture-total = Total
picture-unconfirmed = Pas encore confirmé
