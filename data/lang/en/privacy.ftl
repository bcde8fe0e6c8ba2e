# What is stored about people and servers, and how it is deleted.

privacy-somebody = somebody

# What the host clears away by itself.

play-log-gone = The log of this match is not kept any more; its result is.
play-why-idle = Closed: nobody came to this table for { $days } days.
play-notice-idle = Nobody came to this table for { $days } days, so it is closed. Open a new one whenever you like.
play-why-deserted-soon = All people have left this match. It ends without a result on <t:{ $when }:D>, unless somebody takes a seat before.
play-notice-deserted-soon = All people have left this match. It ends without a result on <t:{ $when }:D>, unless somebody takes a seat before (More).
play-why-deserted-long = Ended without a result: all people had left, and nobody came back.
play-why-server-left = The bot was removed from the server of this match. It goes on as it stands when the bot is back there.
play-why-server-wiped = Closed: somebody who runs this server has all of its tables deleted.

# Export.

privacy-export-busy = A file is being made for you already. It comes in a moment.
