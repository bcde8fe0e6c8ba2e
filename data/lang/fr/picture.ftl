# Words that the pictures of all games share.

picture-own = Ta vue
picture-private = Pour toi uniquement
picture-players = { $count } joueurs
picture-total = Total
picture-unconfirmed = Pas encore confirmé
