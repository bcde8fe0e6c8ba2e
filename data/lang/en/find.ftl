# Finding a table: people say what they look for, and tables form by themselves.
find-button = Find me a table
find-games = Which games?
find-pace = When?
find-pace-now = now: one evening, everybody is here
find-pace-days = in days: some looks a day
find-pace-weeks = in weeks: one look a day is enough
find-most = How many people at most?
find-most-of = at most { $count } people
find-more = Also
find-rated = rated
find-rated-hint = Only with people. Nobody's first two matches of a game count
find-bot = with a bot in a seat
find-bot-hint = If nobody else comes for 8 hours (10 minutes, when it is now), a bot takes one seat
find-head = You look for a table
find-others = **{ $game }**: { $count ->
    [0] nobody else waits yet
    [one] 1 other waits
   *[other] { $count } others wait
    }
find-usual = ; usual wait { $hours ->
    [0] { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }
    [one] an hour
   *[other] { $hours } hours
    }
find-until = As soon as people fit together the match begins and you are told. Otherwise I stop looking <t:{ $when }:R>.
find-change = Change it
find-stop = Stop looking
find-stopped = You look for no table any more.
find-found = **A table was found.** { $game }, match { $match }: { $who }. It has begun.
find-over = A table was found for you meanwhile. */desk* shows it.
find-ended = No table was found for you in time, so I look no longer. */play* begins again; a bot in a seat, more games or more people at most make it easier.
find-no-server = Tables are found on a server: ask for one there.
find-nothing = Nothing fits that: choose a game that takes so few people, and when.
find-rests = Three tables were found for you, and you did not come. I look for you again from <t:{ $when }:f> on.
