# Words that the pictures of all games share.

picture-own = Deine Sicht
picture-private = Nur für dich sichtbar
picture-players = { $count } Plätze
picture-total = Summe
picture-unconfirmed = Noch nicht bestätigt
