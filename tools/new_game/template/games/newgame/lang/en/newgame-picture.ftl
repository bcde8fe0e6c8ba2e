# What the pictures of `newgame` say, and their names.

newgame-picture-table = The table
newgame-picture-mine = My hand
newgame-picture-sheet = Final scores

newgame-pic-title-playing = { $who } to play
newgame-pic-title-revealing = All have played
newgame-pic-title-over = { $who } won
newgame-pic-task = Prize of { $prize } · round { $round } of { $rounds }
newgame-pic-task-over = All prizes are won
newgame-pic-later = { $count ->
        [0] the last prize
        [one] 1 prize to come
       *[other] { $count } prizes to come
    }
newgame-pic-coins = with { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
newgame-pic-played = has played
newgame-pic-awaited = to play
newgame-pic-mine = You have { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    } and { $points } points in prizes
