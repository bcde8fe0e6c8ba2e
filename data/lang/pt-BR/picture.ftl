# Words that the pictures of all games share.

picture-own = Sua visão
picture-private = Só para os seus olhos
picture-total = Total
picture-unconfirmed = Ainda não confirmado
