# What waits for a person, in one message for all their tables.

pings-several = { $user }, { $count ->
        [one] one table waits for you:
       *[other] { $count } tables wait for you:
    }
pings-direct = **{ $count ->
        [one] One table waits for you
       *[other] { $count } tables wait for you
    }**
pings-several-here = { $user }, others are here at { $count ->
        [one] one of your tables:
       *[other] { $count } of your tables:
    }
pings-direct-here = **Others are here at { $count ->
        [one] one of your tables
       *[other] { $count } of your tables
    }**
pings-beside = { $count ->
        [one] Another table waits for you as well.
       *[other] { $count } other tables wait for you as well.
    }
pings-elsewhere = { $count ->
        [one] One more table waits for you elsewhere.
       *[other] { $count } more tables wait for you elsewhere.
    }
pings-desk = All my tables
pings-early = You may answer already:
pings-early-called = { $user }, you can already say { $status }: [{ $game }]({ $link })
pings-hit-called = { $user }, this happened to you at [{ $game }]({ $link }):
pings-hit-before = It happened before your last move.
pings-last = Everybody else is waiting for you.

## How one is told

pings-ask = **How do you want to hear that it is your turn?** By one mention in the channel, by a direct message in which you can play at once, once a day with all that waits – or not at all.
pings-ask-here = **{ $game }, match { $match }:** how do you want to hear of your turns at this table?
pings-way-channel = in the channel
pings-way-dm = by direct message
pings-way-digest = once a day
pings-way-off = not at all
pings-as-all = As at all tables: { $way }
pings-more = Notifications here
pings-hour = Daily at { $hour }
pings-told-channel = You are mentioned in the channel, once until you look in: press **My turn** there. Only you see what opens.
pings-told-dm = Your turns come by direct message, one message for all tables. I have just written to you there.
pings-told-dm-waits = Your turns come by direct message, one message for all tables. The first one is there already.
pings-rest = More choices
pings-told-digest = Once a day, at { $hour } of your time zone (of UTC while you have chosen none), a direct message says what waits for you. If nothing does, none comes.
pings-told-off = You get no messages. `/desk` shows where it is your turn, and so does the table card.
pings-told-as-all = You hear of this table as of all others.
pings-hello-dm = Hello! From now on your turns come here. You can change that any time with `/settings`.
pings-hello-digest = Hello! From now on I tell you here once a day what waits for you. You can change that any time with `/settings`.
pings-button-hits-on = Tell me what others do to me
pings-button-hits-off = Do not tell me what others do to me
pings-hits-on = When somebody’s move names you, you hear of it like of your turns, without a mention.
pings-hits-off = You read what others did to you when you look in.
