# What the pictures of `briscola` say, and their names.

briscola-picture-table = The table
briscola-picture-mine = My hand
briscola-picture-sheet = Final scores

briscola-pic-title-playing = { $who } to play
briscola-pic-title-taking = All have played
briscola-pic-title-over = { $who } won
briscola-pic-task = { $points ->
        [0] No points in the trick
        [one] 1 point in the trick
       *[other] { $points } points in the trick
    } · { $count ->
        [0] the stock is empty
        [one] 1 card in the stock
       *[other] { $count } cards in the stock
    }
briscola-pic-task-over = The last trick is taken
briscola-pic-trump = Trump
briscola-pic-trick = The trick
briscola-pic-last = The last trick
briscola-pic-awaited = to play
briscola-pic-pair = with { $who }
