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
