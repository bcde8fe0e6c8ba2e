# Words that the pictures of all games share.

picture-private = For your eyes only
