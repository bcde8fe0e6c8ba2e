# What is answered for somebody who is not there, and what was played for them.

deputy-mark = (by a stand-in)
deputy-more = When I am away
deputy-what = What was played for me
deputy-words =
    -# **Stand-in:** a bot that plays for you for a while; the seat stays yours, and your next press sends it away.
    -# **Substitute:** a person who takes a seat over.
    -# **Time:** what a turn may take; what you need beyond it comes out of your reserve.
deputy-small = Only small things
deputy-small-hint = Half an hour after you were asked; at once on your holiday
deputy-small-told = Small questions are answered for you, everything else waits.
deputy-small-told-which = Small questions are answered for you: { $which }. Everything else waits.
deputy-likely = After 12 hours, as I most likely would
deputy-likely-hint = Small questions sooner; nobody waits longer for you
deputy-likely-told = What waits for you longer than 12 hours is played as a sensible player would by what you can see; small questions sooner.
deputy-ask = Always ask me
deputy-ask-hint = Nothing is answered for you while you have time
deputy-ask-told = Nothing is answered for you while you have time.
deputy-time-up = When your time is up, your stand-in plays everything.
deputy-solo = Here nobody waits for you but bots, so nothing is answered for you.
deputy-no-small = This table has no small questions.
deputy-by-deputy = by your stand-in, <t:{ $when }:f>
deputy-by-absent = because your time was up, <t:{ $when }:f>
deputy-by-bot = by the bot in your seat, <t:{ $when }:f>
deputy-back-ask = Ask to take it back …
