# Ideas: what the coach says about a decision.

core-term-points = points
coach-term = { $term } { $points }
coach-only = the only one worth telling
coach-first-clear = clearly the best of them
coach-first-some = the best of them, not by much
coach-first-even = none of the others is clearly weaker
coach-other-clear = clearly weaker than the first
coach-other-some = a little weaker than the first
coach-other-even = about as good as the first
coach-chance = wins about { $percent } in 100
coach-chance-low = seldom wins from here
coach-chance-high = nearly always wins from here
coach-aim = Aims at: { $terms }, beside the other ideas.
coach-aim-shared = Aims at: { $terms } from now on, much as the others do.
coach-aim-alone = Aims at: { $terms } from now on.
coach-aim-none = Keeps what you have.
coach-cost-both = Costs: { $terms } at once; later { $later }, beside the other ideas.
coach-cost-alone = Costs: { $terms } at once; later { $later }.
coach-cost-now = Costs: { $terms } at once.
coach-cost-later = Costs: { $terms }, beside the other ideas.
coach-cost-alone-later = Costs: { $terms }, from now on.
coach-cost-none = Costs nothing that one could count.
coach-risk-even = Risk: small, it comes out much the same however things go.
coach-risk-some = Risk: some, it depends on what you cannot know yet.
coach-risk-wild = Risk: great, it may come out very well or very badly.
coach-risk-even-helps = Risk: small, it comes out much the same however things go; it helps { $who }: { $points }.
coach-risk-some-helps = Risk: some, it depends on what you cannot know yet; it helps { $who }: { $points }.
coach-risk-wild-helps = Risk: great, it may come out very well or very badly; it helps { $who }: { $points }.

# Asking for them.

coach-rated = There are no ideas in a match that counts for ratings.
coach-not-here = This table was agreed without ideas.
coach-no-choice = There is nothing to choose here, so there is nothing to say about it.
coach-used-up = You have asked for ideas { $count } times, which is all that this table allows in a match.
coach-no-such = There is no rule called { $ideas } for ideas.
play-note-ideas = { $who } asked for ideas.
