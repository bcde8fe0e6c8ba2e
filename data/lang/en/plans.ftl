# Turns that are prepared in advance: what stands, what it was made for, and what stops it.

core-prepared-exactly = { $words } Only if nothing in it has changed.
core-prepared-exactly-while = { $words } Only if nothing in it has changed, and while: { $conditions }.
core-prepared-roughly = { $words } Also if amounts have changed by then.
core-prepared-roughly-while = { $words } Also if amounts have changed by then, but only while: { $conditions }.
core-prepared-notes = { $first } { $more }
core-prepared-answers = { $first } · { $more }
core-prepared-times = { $count } × { $label }
core-prepared-hinted = { $label } ({ $hint })
core-prepared-nothing = Nothing to read.
core-prepared-none = There is no turn to prepare now.
core-prepared-short = “{ $line }” is not a complete turn.
core-prepared-illegal = It is not possible any more.
core-prepared-illegal-because = It is not possible any more: { $reason }
core-prepared-illegal-at = It is not possible any more: what it answered to “{ $question }” is not among the choices now.
core-prepared-over = It was made while “{ $condition }”, and that is no longer so.
core-prepared-changed = It was made while “{ $condition }”. Now { $now }.
core-prepared-new = This is new since it was made: { $condition }.
core-prepared-otherwise = It would now read: { $now }
core-prepared-before = It built on the prepared turn before it, which has ended.
core-prepared-moved = You played something else yourself.
core-prepared-undone = It built on moves that were taken back.
play-no-next-turn = There is no further turn to prepare now.
play-notice-plan-stopped = A turn that you had prepared will not be played: { $plan }
    { $why }

# What comes by itself at a table.

discord-setup-automatic = Throws, draws and forced moves
discord-automatic-on = come by themselves
discord-automatic-off = are asked for

# The screen of all that is planned, and the panel on which a turn is prepared.

plan-head = Plan ahead
plan-many = Plan ahead ({ $count })
plan-secret = What the bot plays for you when its time comes, after a varying delay. Nobody else sees any of it.
plan-nothing = Nothing is planned.
plan-turn = Prepare my next turn
plan-turn-after = And the turn after that
plan-change = Change the prepared turn
plan-change-one = Change turn { $number }
plan-your-turn = It is your turn now: press My turn. When you have moved you can prepare the next one here.
plan-no-more = You cannot prepare another turn: nobody knows yet what the last one brings, or there are three already.
plan-title = **You are preparing a turn that is to come.** Nothing is played now.
plan-ready = The turn that you prepare
plan-only-if = **It is played when your turn comes, but only if**
plan-reads = nothing in it has changed
plan-else = Otherwise you read the reason and are asked as usual. “Also if amounts change” plays it at other prices and gains too, but never against the other points.
plan-exactly = Prepare it exactly so
plan-roughly = Also if amounts change
plan-ask = And your next turn?
plan-ask-after = And the turn after that?
plan-offered = Next: { $words }
plan-offered-exactly = Next, if it stays so: { $words }
plan-stored = ✅ Prepared.
plan-reopened = The prepared turn, and what was built on it, is withdrawn. Prepare it otherwise, or leave it.
plan-first = **Next turn:** { $text }
plan-second = **The turn after it:** { $text }
plan-third = **Then:** { $text }
plan-stands = **This stands** (nobody else sees it)
plan-stands-line = Planned ahead: { $plans }
