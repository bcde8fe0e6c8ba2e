# What the host of matches says: refusals, notices to one person, notes about who plays a seat.

play-bot-random = Bot (random)
play-bot-greedy = Bot (greedy)
play-bot-numbered = Bot { $number } ({ $kind })
play-kind-random = random
play-kind-greedy = greedy

play-stale = The table has moved on since this was shown. Nothing was changed.
play-no-such-match = There is no such table, or it is somewhere you cannot look.
play-not-seated = You have no seat at this table.
play-not-invited = This table is by invitation, and you are not invited.
play-full = All seats are taken.
play-too-few-seats = { $seated } are seated already: that many seats are needed at least.
play-too-many-open = You have { $limit } tables waiting for players. Start or close one first.
play-too-many-running = { $limit } matches whose tables you opened are running already. Finish one first.
play-too-many-channel = { $limit } tables of this channel wait for players already. Join one of them, or use another channel.
play-too-many-server = This server has { $limit } tables already. Finish or close some first.
play-opener-only = Only the person who opened the table may do this.
play-no-such-seat = There is no such seat.
play-no-such-bot = There is no bot of the kind { $kind }.
play-no-such-pace = There is no time limit called { $pace }.
play-seats-open = Between { $low } and { $high } players are needed to start; { $seated } are seated.
play-started = The match has started.
play-not-started = The match has not started yet.
play-over = The match is over.
play-not-over = The match is not over yet.
play-rematch-others = Only those who played may ask for a rematch. Anybody may open a new table.
play-leave-running = The match is running. To leave it, let a bot play your seat.
play-close-running = Others are playing. The match can be ended when all players agree.
play-frozen = The match is frozen: { $why }
play-other-version = This match was played by other rules than those installed now. Its log can still be read.
play-broken = Something is wrong in the rules of this game: the move would lose or double something. It was not made, and nothing was changed.
play-not-stored = The move could not be saved, so nothing was changed: { $reason }

play-lesson-none = There is no lesson for this game.
play-lesson-name = { $number ->
        [1] Inês
        [2] Duarte
        [3] Leonor
        [4] Afonso
        [5] Beatriz
       *[6] Tomé
    }
play-why-lesson-done = The lesson is done.
play-why-lesson-anew = The lesson was begun anew.

play-store-failed = the database refused it. Please try again in a moment.
play-store-damaged = the database is damaged. Whoever runs the bot has to look at it.
play-store-full = there is no room left on the disk. Whoever runs the bot has to make some.
play-store-read-only = the database may not be written. Whoever runs the bot has to look at it.
play-store-busy = the database is busy. Please try again in a moment.
play-store-outdated = the database is of another version. Whoever runs the bot has to look at it.

play-not-your-panel = This panel belongs to somebody else.
play-draft-gone = There is no complete move to confirm. Open your turn again.
play-nothing-asked = The move is complete. Confirm it, or go back.
play-line-complete = The line is complete.
play-no-order = There is nothing to order in advance now.
play-order-gone = This order was used already or no longer applies.

play-nothing-to-undo = You have made no move that could be taken back.
play-nothing-proposed = Nothing is being asked at this table.
play-proposal-stands = Something else is being asked at this table. It has to be answered first.

play-substitute-others = Only the person who opened the table may put a bot in this seat. Everybody at the table may when its time is up.
play-seated-already = You have a seat at this table already.
play-seat-taken = This seat is not played by a bot.
play-seat-other = You played seat { $seat } of this match before. You may return to that seat, but to no other: nobody may know two hands.
play-note-bot = Seat { $seat } is played by { $bot } from now on.
play-note-human = { $who } plays seat { $seat } from now on.

play-why-closed = Closed by the person who opened it.
play-why-empty = Closed, because nobody was left at the table.
play-why-abandoned = Ended without a result, as all players agreed.
play-why-differs = The replay differs from the log at entry { $seq }.
play-why-failed = The replay failed.
play-why-damaged = What is stored of this match is damaged.
play-note-damaged = What happened here cannot be read any more.
play-why-version = The match was begun by version { $old } of the rules; installed is { $new }.
play-why-game = The game { $game } is not installed.

play-notice-order-done = Your order is carried out: { $order }
play-notice-order-lapsed = Your order has ended, because it fits no longer: { $order }
play-notice-order-undone = You took your move back, so your order is withdrawn too: { $order }
play-notice-reminder = It is still your turn. Your time is up <t:{ $when }:R>.
play-notice-late = Your time is up. Others at the table may let a bot play for you; you can still move until then.
play-notice-somebody-late = The time of { $who } is up. You may let a bot play in that seat.
play-notice-frozen = The match was frozen, nobody can move: { $why }
play-notice-thawed = The match goes on: its replay is right again.
play-notice-undo-asked = { $who } asks to take back everything from entry { $seq } on. Do you agree?
play-notice-abandon-asked = { $who } asks to end the match without a result. Do you agree?
play-notice-undo-declined = { $who } does not agree to take the move back.
play-notice-abandon-declined = { $who } does not agree to end the match.
