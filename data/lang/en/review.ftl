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
discord-card-review = Review
review-seconds = { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }
review-making = Looking at the match again takes about { $time }, longer while bots think at many tables. The review appears here, and only you see it.
review-waiting = Another match is being looked at first. This one follows by itself and appears here.
review-far = Looking at the match again: { $percent } % done. The review appears here, and only you see it.
review-left-of = Looking at the match again: { $percent } % done, about { $time } more. The review appears here, and only you see it.
review-busy = Several matches are being looked at already. Try again in a few minutes.
review-too-slow = This took too long: the machine was busy. Ask for the review again later.
review-failed = This match could not be looked at again. The replay shows every move.
review-nothing = Nothing was played in this match.
review-gone = What was found of this file is not remembered any more. Use `/match show:review` with it again.

# What was found.
review-head = ### { $game } · match { $match }, looked at again
review-head-file = ### { $game }, looked at again
review-shared = { $who } shows { $game } · match { $match }, looked at again
review-no-result = The match has no result; it is looked at as far as it went.
review-beginning = the beginning
review-loss = { $part }: { $who } −{ $percent } % (±{ $error }).
review-gain = { $part }: { $who } +{ $percent } % over anything else (±{ $error }).
review-none = No decision made a difference that is clearly more than chance.
review-luck-good = Luck, not a decision: { $part }, { $who } +{ $percent } % (±{ $error }).
review-luck-bad = Luck, not a decision: { $part }, { $who } −{ $percent } % (±{ $error }).
review-standing = { $part }: { $chances }.
review-turned = { $turned } Played: { $played } { $kind ->
    [loss] Better
   *[gain] Beside it
  }: { $other }
review-chance = { $who } { $percent } %
review-how = Chances of winning, as estimates. { $count } decisions were judged by what their player could know, against moves that a bot that looks ahead thinks of; after them everybody plays on sensibly. Against people who plan further a lead is worth less.

# A turning point.
review-turning = ### { $number } of { $count } · { $part }
review-left = After it { $who } wins about { $percent } times in 100.
review-played = **Played:** { $words }
review-better = **Better:** { $words }
review-second = **The best of what else there was:** { $words }
review-why = **Why:** what { $who } has some turns later with the better of the two: { $terms }.
review-why-others = What it changes for others: { $others }.
review-why-more = **Why:** some turns later everybody has more with the better of the two; who gains most gets ahead: { $all }.
review-why-less = **Why:** some turns later everybody has less after the better of the two moves; who loses least gets ahead: { $all }.
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
