# After a match: its story, its film, the check of its chances, statistics and ratings.

# The picture of the story, and its words.
story-won = { $count ->
    [0] Nobody has won
    [one] { $who } won
   *[other] { $who } won together
    }
story-undecided = No turning point
story-lead-short = Ahead for good from move { $seq } on
story-gain-short = Move { $seq } gained { $points } on the others
story-head = The story of { $game } · match { $match }
story-none = This game does not tell the points of a position, so there is no story to draw. The replay shows every move.
story-end = { $count ->
    [0] Nobody has won.
    [one] { $who } won.
   *[other] { $who } won together.
    }
story-lead = From { $part } on { $who } was ahead for good.
story-lead-shared = From { $part } on nobody was ahead of { $who } any more.
story-lead-from = From { $part } on { $who } was ahead for good; until then { $before } led.
story-gain = { $part } decided most: { $who } gained { $points } on the others.
story-changes = { $count ->
    [0] The lead never changed hands.
    [one] The lead changed hands once.
   *[other] The lead changed hands { $count } times.
}
story-standing = At the end of { $part }: { $points }.
story-points = { $points } { $who }

# The check of a match that is over.
discord-name-verify = verify
verify-head = { $game }: the dealing, checked
verify-agrees = { $entries ->
    [one] The one move
   *[other] All { $entries } moves
    } and { $chances ->
    [one] the one chance
   *[other] { $chances } chances
    } are as the seed says.
verify-guest = It was checked by the rules of the package { $package } { $version } (SHA-256 of its files { $sha256 }).
verify-not-over = This match has no result: it was ended early.
verify-posted = The hash that you gave is that of this seed: what was dealt was settled before the first move.
verify-other = The hash that you gave is of another seed. Copy it as the card of this match showed it while the match ran.
verify-short = Give at least { $least } characters of the hash.
verify-differs = This match does not follow from its seed: move { $seq } comes out otherwise than the log says. From there on nothing is certain; the moves before it agree.
verify-seed = Seed { $seed } · its hash { $hash } · page { $page } of { $pages }. The card showed the beginning of the hash from the first move on.
verify-number = draw { $number }: { $outcome } of { $bound }
verify-order = draw { $number }: { $bound } shuffled, now { $order }
verify-before = ‹ Earlier chances
verify-after = Later chances ›

# The film of a match.
discord-name-story = story
discord-name-film = film
film-making = The film is being made; that takes about { $seconds } seconds. It appears below, and only you see it.
film-head = ### The film of { $game } · match { $match }
film-share = Show it to the channel
film-shared = { $who } shows the film of { $game } · match { $match }
film-share-there = Only those who played can show this, and only in the channel of the table.
film-busy = Several films are being made already. Try again in a minute.
film-none = The film could not be made. The replay shows every move.
film-alt = { $count } pictures of the match in their order, from { $first } to { $last }. The replay and the log tell the same in words.

# Statistics, ratings and leaderboards.
discord-command-stats = How you or others did, ratings, who is best
discord-command-stats-person = Who (you, when left out)
stats-head = Statistics of { $who } on this server
stats-head-everywhere = Statistics of { $who }, all servers together
stats-none = No finished match yet.
stats-none-of = No finished match of { $game } yet.
stats-none-with-others = no match with others yet
stats-played = { $played ->
    [one] 1 match with others
   *[other] { $played } matches with others
    }, { $won } won
stats-place = on average place { $place } of { $seats }
stats-points = average score { $points }
stats-pace = { $time } for a move (median)
stats-rating = Rating **{ $rating }** after { $matches ->
    [one] 1 rated match
   *[other] { $matches } rated matches
    }
stats-rival = Met { $who } { $met ->
    [one] once
   *[other] { $met } times
    }: ahead { $ahead }, behind { $behind }
stats-alone = against bots alone: { $count ->
    [one] 1 match
   *[other] { $count } matches
    }, { $won } won
stats-helped = took a seat over { $count ->
    [one] once
   *[other] { $count } times
    }
stats-left = left { $count ->
    [one] one match
   *[other] { $count } matches
    }
stats-ended = { $count ->
    [one] 1 match
   *[other] { $count } matches
    } ended without a result
stats-seen = Everybody on this server can see this with /stats. You can hide it.
stats-seen-by-nobody = Only you see this: your statistics are hidden.
stats-hidden = They keep their statistics private.
stats-elsewhere = The statistics of others are shown on the server where you play with them.
stats-leave-ratings = No rating for me
stats-hide-me = Hide my statistics
stats-show-me = Show my statistics
stats-to-board = Best here
stats-mine = My statistics
stats-rated-on = Your matches at rated tables count from now on. Nobody's first { $free } matches of a game do.
stats-ask = **This table is rated.** Do you want a rating? It is one number for each game on this server, which others can see. Your first { $free } matches of a game never count.
stats-play-rated = Play rated
stats-play-unrated = Play, not me
stats-plays-rated = You play rated from now on. `/stats` ends it.
stats-plays-unrated = You play without a rating. `/stats` changes it.
stats-rated-runs = Your rated match { $match } of { $game } runs. Change this when it is over: nobody joins or leaves the ratings in the middle.
stats-steps = Ratings:
stats-step = { $who } { $before } → **{ $after }** ({ $change }, { $matches } rated)
stats-unsure = “?” is still uncertain: fewer than { $least } rated matches
stats-not-rated-bot = Not rated, because a bot had a seat of its own.
stats-not-rated-people = Not rated, because it takes two people who play rated and had finished { $free } matches of this game here before.
stats-not-on-hidden = **You** are not on it: your statistics are hidden.
stats-not-on-unrated = **You** are not on it: your matches are not rated. Nobody's first { $free } matches of a game count.
stats-not-on-free = **You** play rated. { $count ->
    [one] One more match of this game here, and the next can count.
   *[other] Your first { $count } matches of this game here do not count, the next can.
    }
stats-not-on-new = **You** play rated, but have no rated match of this game here yet. After { $least } you are on it.
stats-not-on-few = **You**: **{ $rating }** after { $matches ->
    [one] 1 rated match
   *[other] { $matches } rated matches
    }. { $count ->
    [one] One more, and you are on it.
   *[other] { $count } more, and you are on it.
    }
stats-not-on-lately = **You**: **{ $rating }**. Your last rated match was more than 120 days ago: the next one brings you back.
stats-rated-off = You have no rating, and no match counts for one. Others see none of yours.
stats-hidden-on = Your statistics are private: only you can see them, and you are on no leaderboard.
stats-hidden-off = People on a server where you play can see your statistics there.
stats-board = { $game }: the leaderboard of this server
stats-board-hint = From { $least } rated matches on, the last within 120 days. Rated are tables whose opener wants it, with people in all seats; nobody's first { $free } matches. Everybody begins at 1500.
stats-nobody = Nobody is on it yet. You could be the first.
stats-other-game = Another game
stats-ranked = **{ $place }.** { $who } – **{ $rating }** · { $played } played, { $won } won
stats-rated-table = { $bots ->
    [0] Rated here
   *[other] Rated here, but not with a bot in a seat
    }
stats-rated-label = Rated
stats-rated-yes = yes, for those who play rated

# The story in sentences, and the poster.
tale-strengths = { $each }.
tale-strength = { $who } had { $points } from { $what }
tale-met = { $who } met for { $count } moves.
tale-first = { $part }: { $who } led first, { $points } to { $theirs }.
tale-first-none = { $who } were level for long: the lead changed { $count ->
    [one] once
   *[other] { $count } times
    }.
tale-stand = { $part }: { $who } had { $points }.
tale-turn-gain = { $part }: { $who } gained { $points } on the others, the most of all.
tale-turn-lead = { $part }: { $who } took the lead for good.
tale-turn-from = { $part }: { $who } took the lead from { $before } for good.
tale-blow = { $part }: { $headline }. { $line }.
tale-score = { $who }’s { $points }
tale-end = { $who } won with { $points } to { $others }.
tale-end-all = { $who } won with { $points }.
tale-end-none = Nobody has won: { $others }.
poster-played = { $game } · { $who }
poster-foot = Match { $number }
tale-shared = { $who } shows the story of { $game } · match { $match }.
tale-shown = It is shown below.
