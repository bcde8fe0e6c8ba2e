# The rules of `newgame` in short, for reading in place.

newgame-blurb = Play cards and coins for prizes: the strongest card takes the prize, and every coin that is left is a point.

newgame-rules-1-title = The idea
newgame-rules-1 =
    Everybody begins with { $coins ->
        [any] 3 coins (a table may take 6, or none)
        [0] no coins
       *[other] { $coins } coins
    }. A prize lies open. Everybody plays one card of their hand, with as many coins as they like. Card and coins together decide; of equal sums the higher card wins the prize.
    {""}
    After the last prize, points are the prizes won and one for each coin that is left.

newgame-rules-2-title = A round
newgame-rules-2 =
    #: simultaneous
    All choose **at the same time**, in secret. Until the last one has chosen, you may choose otherwise. Then all choices are revealed.
    #: turns
    Whoever won the last prize plays first, then clockwise; all cards are played **in the open**. The first player of the match is drawn by lot.
    #: end
    {""}
    All coins that were played are spent, also those of the others. Equal points at the end share a place.

newgame-rules-3-title = Playing here
newgame-rules-3 =
    By keyboard: `/move line: 7 with 2`, or `/move line: 7 with 0` without coins; who has no coins left types the card alone.
    {""}
    A **standing order** plays your lowest card for low prizes while you are away.
