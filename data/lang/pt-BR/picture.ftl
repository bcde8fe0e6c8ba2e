# Words that the pictures of all games share.

picture-board = { $count ->
        [one] O tabuleiro
       *[other] Os tabuleiros
    } de { $games } antes da primeira jogada.
picture-own = Sua visão
picture-private = Só para os seus olhos
picture-total = Total
picture-unconfirmed = Ainda não confirmado
