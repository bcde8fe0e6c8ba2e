# Turns that are prepared in advance: what stands, what it was made for, and what stops it.

core-prepared-exactly = { $words } Only if it still reads exactly so.
core-prepared-exactly-while = { $words } Only if it still reads exactly so, and while: { $conditions }.
core-prepared-roughly = { $words } Also if amounts have changed by then.
core-prepared-roughly-while = { $words } Also if amounts have changed by then, but only while: { $conditions }.
core-prepared-notes = { $first } { $more }
core-prepared-answers = { $first } · { $more }
core-prepared-times = { $count } × { $label }
core-prepared-hinted = { $label } ({ $hint })
core-prepared-nothing = Nothing that can be read of it.
core-prepared-none = There is no turn to prepare now.
core-prepared-short = “{ $line }” is not a complete turn.
core-prepared-illegal = It is not possible any more.
core-prepared-illegal-because = It is not possible any more: { $reason }
core-prepared-illegal-at = It is not possible any more: “{ $question }” has no such answer now.
core-prepared-over = What it was made for is over: { $condition }.
core-prepared-changed = It was made for “{ $condition }”. Now: { $now }.
core-prepared-new = Since then: { $condition }.
core-prepared-otherwise = It would now read: { $now }
core-prepared-before = It was built on the prepared turn before it, which has ended.
core-prepared-moved = You played something else yourself.
core-prepared-undone = Moves that it was built on were taken back.
play-no-next-turn = There is no further turn to prepare now.
play-notice-plan-stopped = ⚠️ A turn that you had prepared will not be played: { $plan }
    { $why }
