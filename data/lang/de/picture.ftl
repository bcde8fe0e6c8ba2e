# Words that the pictures of all games share.

picture-board = { $count ->
        [one] Der Spielplan
       *[other] Die Spielpläne
    } von { $games } vor dem ersten Zug.
picture-own = Deine Sicht
picture-private = Nur für dich sichtbar
picture-players = { $count } Plätze
picture-total = Summe
picture-unconfirmed = Noch nicht bestätigt
