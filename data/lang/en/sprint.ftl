# Live: who is here for a while, and a table that is live.

sprint-arrive = Play live for 30 minutes
sprint-depart = I have to go
sprint-one = { $who } (until <t:{ $when }:t>)
sprint-here = 🟢 Here now: { $people }
sprint-live = ⚡ **Live:** everybody who has to move is here. Nobody is pinged; if your three minutes run out you only count as away.
sprint-turn = ⏱️ { $who } has until <t:{ $when }:t>.
sprint-not-live = Not live: { $who } has to move and is not here.
sprint-alone = The table goes live as soon as somebody else is here as well.
sprint-arrived = You are here until <t:{ $when }:t>: everybody at your tables can see it. You are not pinged while a table is live.
sprint-over = The live time is over. Everything goes on at its usual pace.
play-notice-live-over = The live time is over.
sprint-departed = You have left. Everything goes on at its usual pace.
sprint-invite = Here now: { $people }. Are you as well?
sprint-invited = { $user }, others are here at [{ $game }]({ $link }):

# Asked aloud, from the first page, the desk and the card.
sprint-call = Who has 30 minutes now?
sprint-called = **{ $who }** has time for a game until <t:{ $when }:t>. Who else? Press *Me too*: the tables where you meet go live, with minutes for a turn.
sprint-me-too = Me too
sprint-call-over = That was until <t:{ $when }:t>. Ask again?
sprint-ask-here = Ask in this channel
sprint-not-met = Nobody else is here at your tables yet. They are asked now.
sprint-no-tables = You sit at no running table. Press *Play* to begin one, or ask here who joins.
