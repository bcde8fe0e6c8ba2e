# Time and absence: when time is up, when people are there, and what happens when they are not.

time-card = ⏳ The time of { $who } is up <t:{ $when }:R> (<t:{ $when }:f>).
time-card-bank = ⏳ { $who }: turn until <t:{ $limit }:R>, with the time bank until <t:{ $when }:f>.
time-ping = ⏳ Your time is up <t:{ $when }:R> (<t:{ $when }:f>).
time-ping-bank = ⏳ Your turn's own time ends <t:{ $limit }:R>; with your time bank you have until <t:{ $when }:f>.
time-panel = ⏳ your time is up <t:{ $when }:R>
time-panel-bank = ⏳ your turn until <t:{ $limit }:R>, with your bank until <t:{ $when }:f>
time-line = ⏳ time is up <t:{ $when }:R>
time-line-bank = ⏳ until <t:{ $limit }:R>, with the bank until <t:{ $when }:f>
time-away = 🏝️ { $who } is on holiday until <t:{ $when }:f>: their clock stands still.
time-away-open = 🏝️ { $who } is on holiday until they are back, <t:{ $when }:D> at the latest: their clock stands still.
