# Ideas: what the coach says about a decision.

core-term-points = points
coach-term = { $term } { $points }
coach-no-difference = It makes no difference here.
coach-because-now = What speaks for it: { $term }, at once.
coach-because-more = What speaks for it: { $term }, more than with the others.
coach-because-later = What speaks for it: { $term }, later on.
coach-because-perhaps = What may speak for it: { $term }.
coach-because-nothing = Nothing speaks against it.
coach-only = nothing else comes near it
coach-only-one = the only one that comes to mind
coach-only-alike = whatever else comes to mind is much like it
coach-first-clear = clearly the best of them
coach-first-some = the best of them, not by much
coach-first-even = I cannot tell it from the others
coach-first-among = I cannot tell it from { $others }
coach-which = idea { $number }
coach-other-clear = clearly weaker than the first
coach-other-some = a little weaker than the first
coach-other-even = I cannot tell it from the first
coach-other-same = comes to the same as the first
coach-chance = wins about { $percent } in 100
coach-chance-low = seldom wins from here
coach-chance-high = nearly always wins from here
coach-chance-won = wins the match
coach-chance-lost = ends the match without winning it
coach-aim-both = Brings: { $terms } at once; later { $later }, compared with the other ideas.
coach-aim-now = Brings: { $terms } at once.
coach-aim = Aims at: { $terms }, compared with the other ideas.
coach-aim-shared = Aims at: { $terms } from now on, much as the others do.
coach-aim-alone = Aims at: { $terms } from now on.
coach-aim-none = Brings nothing that one could count.
coach-cost-both = Costs: { $terms } at once; later { $later }, compared with the other ideas.
coach-cost-alone = Costs: { $terms } at once; later { $later }.
coach-cost-now = Costs: { $terms } at once.
coach-cost-later = Costs: { $terms }, compared with the other ideas.
coach-cost-alone-later = Costs: { $terms }, from now on.
coach-cost-none = Costs nothing that one could count.
coach-risk-none = Risk: none, the match is over with this move.
coach-risk-even = Risk: small, it comes out much the same however things go.
coach-risk-some = Risk: some, it depends on what you cannot know yet.
coach-risk-wild = Risk: high, it may come out very well or very badly.
coach-risk-even-helps = Risk: small, it comes out much the same however things go. It also helps { $who } ({ $points }).
coach-risk-some-helps = Risk: some, it depends on what you cannot know yet. It also helps { $who } ({ $points }).
coach-risk-wild-helps = Risk: high, it may come out very well or very badly. It also helps { $who } ({ $points }).

# The same sentence where a move is looked at: explained, reviewed, played for somebody, or hoped for by a teacher.

coach-why = Why: { $reason }
coach-better-here = Better here: { $reason }

# Asking for them.

coach-rated = There are no ideas in a match that counts for ratings.
coach-not-here = This table was agreed without ideas.
coach-no-choice = There is nothing to choose here, so there is nothing to say about it.
coach-used-up = You have asked for ideas { $count } times, as often as this table allows in a match.
coach-no-such = There is no rule called { $ideas } for ideas.
play-note-ideas = { $who } asked for ideas.

# The option of a table, and the screens.

coach-label = Ideas from a coach
coach-choice-three = 3 for each player
coach-choice-free = as many as you like
coach-ask = Ideas ({ $left } left)
coach-ask-free = Ideas
coach-none = Ideas: none here
coach-again = My ideas
coach-thinking = Thinking…
coach-thinking-more = Trying out what you could do, and what may come of it.
coach-head = { $count ->
    [one] One idea
   *[other] { $count } ideas
}
coach-equal = As far as one can look ahead these are about equal. Take the one whose aim you like.
coach-figures = In figures
coach-not-counted = The question is not counted.
coach-pictured = in the picture
coach-picture = Idea { $number } – { $words }
coach-show = Show idea { $number }
coach-take = Take idea { $number }
coach-take-only = Take this idea
coach-how = Figures are points of the final score, as far as one can look ahead. You confirm a move yourself in any case.
coach-marked = The log says that you asked, not what you read here. Ideas about this turn stay until you move.
coach-marked-left = { $left ->
    [0] The log says that you asked, not what you read here. Ideas about this turn stay until you move. You can ask no more in this match.
    [one] The log says that you asked, not what you read here. Ideas about this turn stay until you move. After that you can ask once more in this match.
   *[other] The log says that you asked, not what you read here. Ideas about this turn stay until you move. After that you can ask { $left } more times in this match.
}
coach-moved-on = The position is another by now, so those ideas no longer hold. This is how it stands:
coach-asked = Asked the coach: { $seats }
coach-asked-one = { $who } { $count ->
    [one] once
   *[other] { $count } times
}
coach-failed = The coach found nothing this time. Ask again: it did not count.
