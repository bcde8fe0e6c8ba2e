# Time and absence: when time is up, when people are there, and what happens when they are not.

time-card = ⏳ Time for { $who } until { $bank ->
        [0] <t:{ $when }:f>.
       *[other] <t:{ $limit }:f>, then the reserve.
    }
time-ping = ⏳ You have until { $bank ->
        [0] <t:{ $when }:f>.
       *[other] <t:{ $limit }:f>, with your reserve until <t:{ $when }:f>.
    }
time-ping-running = ⏳ Your reserve is running. You have until <t:{ $when }:f>.
time-panel = ⏳ until { $bank ->
        [0] <t:{ $when }:f>
       *[other] <t:{ $limit }:f>, with your reserve until <t:{ $when }:f>
    }
time-own-bank = Your reserve: { $left }.
time-days = { $days ->
        [one] one day
       *[other] { $days } days
    }
time-hours = { $hours ->
        [one] one hour
       *[other] { $hours } hours
    }
time-minutes = { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
# In menus and labels, where Discord cannot say it in the language of each reader: Thu 24 Dec 18:30.
time-moment = { MOMENT($at) }
time-two = { $first } { $second }
time-empty = empty
time-away = ☀️ { $who } is on holiday until <t:{ $when }:f>: their clock stands still.
time-away-open = ☀️ { $who } is on holiday, back on <t:{ $when }:D> at the latest: their clock stands still.

time-hours-button = Time zone and holidays
time-hours-head = When you are there
time-hours-no-zone = You have not said where you live. With a time zone your turn never ends while you sleep, and you get no pings at night.
time-hours-zone = Time zone: **{ $zone }**. It is { $now } there now.
time-hours-quiet = Quiet hours: **{ $start } to { $end }**. You get no ping in them, and your time is up an hour after them at the earliest.
time-hours-no-quiet = No quiet hours: pings come at any time.
time-hours-holiday = ☀️ Holiday: <t:{ $since }:D> to <t:{ $until }:D>.
time-hours-holiday-open = ☀️ On holiday from <t:{ $since }:f> until you are back, <t:{ $until }:D> at the latest.
time-hours-left = Holiday left this year: **{ $days } of { $most } days**.
time-hours-hint = On holiday your clocks stand still and you get no messages. Your tables see until when. Live tables do not wait for nights.
time-hours-choose = Choose your time zone
time-hours-other = Another time zone
time-hours-drop-quiet = No quiet hours
time-hours-plan = Plan a holiday
time-hours-leave = Away from now on
time-hours-back = I am back
time-hours-call-off = Call the holidays off
time-hours-settings = Other settings
time-hours-zone-title = Your time zone
time-hours-zone-label = A city or a zone
time-hours-zone-hint = Such as Lisbon, New York or Asia/Tokyo
time-hours-zone-unknown = There is no time zone “{ $text }”. Type a large city of your zone (Lisbon, New York), or its name such as Asia/Tokyo.
time-hours-zone-letters = “{ $text }” can mean several clocks, and they differ in summer. Type the city whose clock you live by, such as { $cities }.
time-hours-quiet-title = Your quiet hours
time-hours-quiet-from = From
time-hours-quiet-to = To
time-hours-quiet-hint = By your own clock: 23, 22:30 or 11pm
time-hours-time-unknown = “{ $text }” is no time of day. Type it like 23, 22:30 or 11pm. The quiet hours stay as they were.
time-hours-quiet-long = Quiet hours last { $most } hours at most; { $start } to { $end } would be more, or none at all. The quiet hours stay as they were.
time-hours-holiday-title = A holiday
time-hours-first-day = First day
time-hours-last-day = Last day
time-hours-day-hint = Such as 24 Dec, 24.12. or 2026-12-24
time-hours-day-unknown = “{ $text }” is no day of this year or the next. Type it like 24 Dec, 24.12. or 2026-12-24. Nothing was changed.
time-hours-holiday-backwards = A holiday from { $first } to { $last } would be over before it begins. Nothing was changed.
time-hours-no-days = That does not fit: you have { $days } of { $most } days of holiday left in that year, and it would take more. Nothing was changed.
time-hours-overlaps = These days are partly in a holiday that you have planned already. Nothing was changed.
    { $holiday }
time-hours-leave-ask = You are away from now on until you press *I am back*, <t:{ $when }:D> at the latest. Your clocks stand still, you get no messages, and your tables are told. It uses your days of holiday.
time-hours-leave-yes = I am away

## When somebody's time is up

time-let-bot = Let a stand-in play …
time-absence = If somebody's time is up
time-absence-wait = the table waits
time-absence-neutral = a neutral answer is played
time-absence-caretaker = a stand-in plays until they are back
time-absence-vote = the others vote
time-absence-turn = a sensible answer is played
time-vacancy = 🧭 { $bot } stands in for { $who }. The seat is kept until <t:{ $when }:f>.
time-vacancy-open = 🪑 The seat of { $who } needs a substitute: anybody may take over from { $bot }.
time-ballot = ⌛ The time of { $who } is up. The others decide what becomes of the seat; { $who } can still move, and that ends the vote.
time-ballot-vote = • { $who }: { $choice }
time-ballot-missing = Still to vote: { $missing }. Decided by <t:{ $when }:f> at the latest.
time-vote-wait = Wait longer
time-vote-bot = Let a stand-in play
time-vote-free = Offer the seat
time-vote-end = End the match
time-vote-about = Vote about { $who }
time-vote-line = • **{ $choice }:** { $what }
time-follows-wait = the turn of { $who } begins again.
time-follows-bot = a stand-in plays for { $who } until they are back.
time-follows-free = a stand-in plays, and a substitute may take the seat.
time-follows-end = it is over without a result.
time-vote-how = -# What more than half want happens at once. Otherwise what most want happens; of equals the one that stands higher here.
time-voted = Your vote: **{ $choice }**. Still to vote: { $missing }. You can change your vote until then.
time-decided = Decided: { $what }
time-played-for = **Played for you while you were away**{ $count ->
        [one] {""}
       *[other] , the newest last
    }:
time-seat-position = **The table now**

## Substitutes

time-bench-button = Be a substitute
time-bench-head = Substitutes of this server
time-bench-what = Sometimes a player has to stop, and a stand-in plays. Substitutes are told when such a seat is free, and may play on in it.
time-bench-off = You are not a substitute.
time-bench-all = **You are a substitute** in every game.
time-bench-some = **You are a substitute** in { $games }.
time-bench-leave = Call me no more
time-bench-choose = For which games?
time-bench-hint = You are called once a day at most, never in your quiet hours or on holiday, and only for tables that you can see. The first to answer gets the seat.
time-left-for-good = You left. { $bot } plays on in your seat, and anybody may take it; until somebody does you can still come back.
time-leave-for-good = Offer my seat
