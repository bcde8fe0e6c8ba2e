# Asked at once: who could answer already says so before it is their turn.

early-open = Say { $what }
early-change = Change my answer
early-asked = It is not your turn yet. You can answer now; nobody sees it before your turn.
early-answered = ✅ You have answered: the bot plays it when it is your turn, and nobody else knows.
early-stored = ✅ You have answered, and nobody else knows.
early-card = { $who } can already say what they will answer.
early-desk = You may answer already. Waiting for { $who }
discord-form-part = Fill in, part { $part } of { $of }
