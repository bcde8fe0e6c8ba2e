# After a match: its story, its film, the check of its chances, statistics and ratings.

# The picture of the story, and its words.
story-won = { $who } won
story-shared = { $who } share the win
story-undecided = No turning point
story-lead-short = Ahead for good from entry { $seq } on
story-gain-short = Entry { $seq } gained { $points } on the others
story-head = The story of { $game } · match { $match }
story-none = This game does not tell the points of a position, so there is no story to draw. The replay shows every entry.
story-end = { $who } won with { $points } { $points ->
    [one] point
   *[other] points
    }.
story-lead = From entry { $seq } on ({ $part }) { $who } was ahead for good.
story-lead-from = From entry { $seq } on ({ $part }) { $who } was ahead for good; until then { $before } led.
story-gain = Entry { $seq } ({ $part }) decided most: { $who } gained { $points } { $points ->
    [one] point
   *[other] points
    } on the others.
story-changes = { $count ->
    [0] The lead never changed hands.
    [one] The lead changed hands once.
   *[other] The lead changed hands { $count } times.
}
story-standing = At the end of { $part }: { $points }.
story-points = { $who } { $points }

# The check of a match that is over.
discord-name-verify = verify
discord-command-verify = Check that all moves and chances of a finished match follow from its seed
discord-command-verify-file = A match record (from /export), of whatever place
discord-command-verify-posted = The hash that the card showed when the match began
discord-command-verify-posted-name = hash
verify-head = { $game }: the dealing, checked
verify-agrees = { $entries ->
    [one] The one entry
   *[other] All { $entries } entries
    } and { $chances ->
    [one] the one chance
   *[other] { $chances } chances
    } are as the seed says.
verify-not-over = This match has no result: it was ended early.
verify-posted = The hash that you gave is that of this seed: what was dealt was settled before the first move.
verify-other = The hash that you gave is of another seed. Copy it as the card of this match showed it while the match ran.
verify-short = Give at least { $least } characters of the hash.
verify-differs = This match does not follow from its seed: entry { $seq } comes out otherwise than the log says. From there on nothing is certain; the entries before it agree.
verify-seed = Seed { $seed } · its hash { $hash } · page { $page } of { $pages }. The card showed the beginning of the hash from the first move on.
verify-number = draw { $number }: { $outcome } of { $bound }
verify-order = draw { $number }: { $bound } things in a new order: { $order }
verify-before = ‹ Earlier chances
verify-after = Later chances ›
verify-too-big = This file is too big for a match record: at most { $most } MB are looked at.
verify-gone = Discord no longer gives out this file. Send it again.

# The film of a match.
discord-name-story = story
discord-command-story = How the points of a finished match went up and down
discord-name-film = film
discord-command-film = A finished match as a short film
film-making = The film is being made; that takes about { $seconds } seconds. It appears below, and only you see it.
film-head = ### The film of { $game } · match { $match }
film-share = Show it to the channel
film-shared = { $who } shows the film of { $game } · match { $match }
film-share-there = A film is shown to the channel of its table, by those who played.
film-busy = Several films are being made already. Try again in a minute.
film-none = The film could not be made. The replay shows every entry.
film-alt = { $count } pictures of the match in their order, from { $first } to { $last }. The replay and the log tell the same in words.
