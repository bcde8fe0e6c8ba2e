# A match looked at again: the curve of chances, turning points, luck.

# The picture.
review-picture = { $count ->
    [0] Chances of winning in %, no turning point
    [one] Chances of winning in %, one turning point
   *[other] Chances of winning in %, { $count } turning points
}
review-unfinished = No result

# The command, and what is said while it works.
discord-name-review = review
discord-command-review = Look at a finished match again: chances from turn to turn, and what would have been better
discord-card-review = Review
review-seconds = { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }
review-minutes = { $minutes } minutes
review-making = The match is being looked at again; that takes about { $time }, and longer while bots think at many tables. It appears here, and only you see it.
review-waiting = Another match is being looked at first. This one follows by itself and appears here.
review-far = The match is being looked at again: { $percent } % done. It appears here, and only you see it.
review-left-of = The match is being looked at again: { $percent } % done, about { $time } more. It appears here, and only you see it.
review-busy = Several matches are being looked at already. Try again in a few minutes.
review-failed = This match could not be looked at again. The replay shows every move.
review-nothing = Nothing was played in this match.
review-gone = What was found of this file is not remembered any more. Use `/review` with it again.
review-share-there = A review is shown to the channel of its table, by those who played.

# What was found.
review-head = ### { $game } · match { $match }, looked at again
review-head-file = ### { $game }, looked at again
review-shared = { $who } shows { $game } · match { $match }, looked at again
review-no-result = The match has no result; it is looked at as far as it went.
review-beginning = the beginning
review-loss = Move { $seq }, { $part }: { $who } lost about { $percent } of 100 chances of winning, give or take { $error }.
review-gain = Move { $seq }, { $part }: { $who } gained about { $percent } of 100 chances of winning on what else there was, give or take { $error }.
review-none = No decision made a difference that is clearly more than chance.
review-luck-good = Luck, not a decision: what came out in move { $seq }, { $part }, gave { $who } about { $percent } of 100 chances more, give or take { $error }.
review-luck-bad = Luck, not a decision: what came out in move { $seq }, { $part }, took about { $percent } of 100 chances from { $who }, give or take { $error }.
review-standing = After move { $seq }: { $chances }.
review-chance = { $who } { $percent } %
review-how = The curve is what somebody could have thought who knew no hidden hand. A decision ({ $count } were judged) is seen with what its player could know then, beside moves that a bot that looks ahead thinks of. All figures are estimates: everybody is taken to play on as sensibly as a bot that does not look ahead. Against people who plan further a lead is worth less than it says.

# A turning point.
review-turning = ### { $number } of { $count } · move { $seq } · { $part }
review-left = With what was played { $who } wins about { $percent } times in 100.
review-played = **Played:** { $words }
review-better = **Better:** { $words }
review-second = **The best of what else there was:** { $words }
review-why = **Why:** what { $who } has some turns later with the better of the two: { $terms }.
review-why-others = What it changes for others: { $others }.
review-why-more = **Why:** some turns later everybody has more with the better of the two; who gains most gets ahead: { $all }.
review-why-less = **Why:** some turns later everybody has less with the better of the two; who loses least gets ahead: { $all }.
review-why-none = **Why:** no part of the position tells it by itself; it is in how the match goes on.
review-band-played = What was played
review-band-better = What was better
review-band-second = The other move
review-shown-as = The picture: { $what }
review-button = { $number } · { $who }
review-back = ‹ The curve
review-show-played = Show what was played
review-show-better = Show what was better
review-show-second = Show the other move
review-share = Show it to the channel
review-shown = It is shown below.
