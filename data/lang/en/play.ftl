# What the host of matches says: refusals, notices to one person, notes about who plays a seat.

play-bot-mate = Mate
play-bot-captain = Captain
play-bot-admiral = Admiral
play-bot-deckhand = Deckhand
play-strength-deckhand = Easy
play-strength-mate = Normal
play-strength-captain = Strong
play-strength-admiral = Strongest
play-manner-mate = Plays sensibly and at once. Does not look ahead.
play-manner-captain = Looks ahead, for about a third of a second a move.
play-manner-admiral = Looks ahead, for about two seconds a move. The strongest.
play-manner-deckhand = Plays any legal move at random.
play-styled = { $bot }: { $style }
play-styled-told = **{ $bot }**, { $style }: { $told }
play-opener = whoever opened the table
play-somebody = somebody who left

play-stale = The table has moved on since you opened this. Nothing has changed.
play-no-such-match = There is no such table, or it is somewhere you cannot look.
play-not-seated = You have no seat at this table.
play-not-invited = This table is by invitation, and you are not invited.
play-full = All seats are taken.
play-too-few-seats = { $seated } people sit at the table, so it needs at least as many seats.
play-too-many-open = You have { $limit } open tables already. Start or cancel one first.
play-too-many-running = { $limit } matches that you opened are running already. Finish one first.
play-too-many-channel = { $limit } tables in this channel are waiting for players already. Join one of them, or use another channel.
play-too-many-server = This server has { $limit } tables already. Finish or cancel some first.
play-opener-only = Only the person who opened the table can do this.
play-opener-only-named = Only { $who }, who opened the table, can do this.
play-players-only = Only those who played here, or opened the table, can do this. Anybody may take a seat.
play-no-such-seat = There is no such seat.
play-no-such-bot = There is no bot of the kind { $kind }.
play-no-such-pace = There is no time limit called { $pace }.
play-seats-open = Between { $low } and { $high } players are needed to start; { $seated } are seated.
play-started = The match has started.
play-not-started = The match has not started yet.
play-over = The match is over.
play-not-over = The match is not over yet.
play-rematch-others = Only people who played may ask for a rematch. Anybody may open a new table.
play-rematch-season = A table of a season is played once. `/play` opens another.
play-leave-running = The match is running. To leave it, let a bot play your seat.
play-close-running = Others are playing. The match can be ended when all players agree.
play-frozen = This match is frozen. { $why }
play-no-rules = { $game } is not installed on this bot now, or out of order. You can still read the log of this match.
play-other-version = This match was played by other rules than those installed now. You can still read its log.
play-broken = Something is wrong in the rules of this game: the move would lose or double something. It was not made, and nothing was changed.
play-not-stored = The move could not be saved, so nothing was changed: { $reason }

play-lesson-none = There is no lesson for this game.
play-lesson-seat = Nobody else can go on with your lesson. Leave it as it is: it waits for you, and /learn brings you back.
play-lesson-name = { $number ->
        [1] Inês
        [2] Duarte
        [3] Leonor
        [4] Afonso
        [5] Beatriz
       *[6] Tomé
    }
play-why-lesson-done = The lesson is done.
play-why-lesson-anew = The lesson was begun again.

play-store-failed = the database refused it. Please try again in a moment.
play-store-damaged = the database is damaged. Whoever runs the bot has to look at it.
play-store-replaced = somebody took the bot's database away. Nothing is stored until whoever runs the bot has put it back.
play-store-full = the disk is full. Whoever runs the bot has to make room.
play-store-read-only = the database may not be written. Whoever runs the bot has to look at it.
play-store-busy = the database is busy. Please try again in a moment.
play-store-outdated = the database is of another version. Whoever runs the bot has to look at it.
play-store-refused = the database does not let the bot in. Whoever runs the bot has to look at it.

play-not-your-panel = This panel belongs to somebody else.
play-draft-gone = There is no complete move to confirm. Open your turn again.
play-nothing-asked = The move is complete. Confirm it, or go back.
play-line-complete = The line is complete.
play-no-order = There is nothing to order now.
play-order-gone = This order has been carried out already, or no longer applies.

play-nothing-to-undo = You have no move to take back.
play-undo-time = Your time for this turn is over: your move stands.
play-undo-kept = Chance or a secret has come out with this move. It cannot be taken back while { $who } keeps a seat for somebody who left and cannot be asked.
play-proposal-stands = Something else is being asked at this table. It has to be answered first.

play-substitute-present = This is the seat of { $who }. You can let a bot play there only when their time is up: after the time limit of the table, or after three days where there is none.
play-bot-already = A bot is playing in this seat already.
play-seated-already = You have a seat at this table already.
play-seat-taken = No bot is playing in this seat any more.
play-seat-other = You played in the seat of { $who } before. You may return to that seat, but to no other: nobody may know two hands.
play-seat-ask = This seat is not free for everybody: { $who } is asked first.
play-wish-refused = You asked for this seat, and it was refused.
play-wishes-stand = Others have asked for a seat at this table. Wait until they have an answer.
play-note-left = { $who } left. A bot plays on: { $bot }.
play-note-replaced = The time of { $who } was up, and { $by } let a bot play on: { $bot }.
play-note-back = { $who } is back and plays on.
play-note-taken = { $who } plays on in place of a bot.
play-note-taken-offered = { $who } takes the seat that a referee offered to them, and plays on.

# In older logs:
play-note-bot = Seat { $seat } is played by a bot from now on: { $bot }.
play-note-human = { $who } plays seat { $seat } from now on.

play-note-undo = { $who } took a move back: “{ $move }”{ $more ->
        [0] {""}
        [one] {" "}The move after it is undone too.
       *[other] {" "}The { $more } moves after it are undone too.
    }
play-note-undo-unseen = { $who } took a move back{ $more ->
        [0] .
        [one] ; the one after it is undone too.
       *[other] ; the { $more } moves after it are undone too.
    }
play-note-undo-agreed = Agreed: { $who }.

play-why-channel-gone = Closed: its channel was deleted before the match began.
play-why-closed = The person who opened this table cancelled it.
play-why-empty = This table was cancelled, because nobody was left at it.
play-why-deserted = Ended without a result by somebody who had played, when only bots were left.
play-why-abandoned = Ended without a result, as all players agreed.
play-why-differs = The replay differs from the log at move { $seq }.
play-why-differs-note = The replay differs from the log at move { $seq }: the note “{ $note }” is another or is told no more.
play-why-failed = The replay failed.
play-why-damaged = What is stored of this match is damaged.
play-note-damaged = What happened here cannot be read any more.
play-why-version = The match was begun by version { $old } of the rules; installed is { $new }.
play-why-broken = { $game } has failed. Whoever runs this bot reads why in its log, and the match goes on when that is mended.
play-why-out = { $game } is out of order on this bot. Whoever runs it reads why in its log, and the match goes on when that is mended.
play-why-game = The game { $game } is not installed.

play-notice-order-done = Your order is done. { $order }
play-notice-order-lapsed = Your order no longer fits and has ended. { $order }
play-notice-order-undone = You took your move back, so your order is withdrawn too. { $order }
play-notice-reminder = It is still your turn. You have until <t:{ $when }:f>.
play-notice-reminder-bank = It is still your turn, until <t:{ $limit }:f>; with your reserve until <t:{ $when }:f>.
play-notice-bank = Your reserve is running. You have until <t:{ $when }:f>.
play-notice-last-call = The table still waits for you. You have until <t:{ $when }:f>.
play-notice-late = Your time is up. Others at the table may let a bot play for you; you can still move until then.
play-notice-still = The table still waits for you.
play-notice-somebody-late = The time of { $who } is up. Anybody at the table may let a bot play in that seat; otherwise a bot comes <t:{ $when }:f>.
play-notice-silent = The table has waited for you for three days. Others there may let a bot play for you; you can still move until then.
play-notice-somebody-silent = The table has waited for { $who } for three days. Anybody at the table may let a bot play in that seat; otherwise a bot comes <t:{ $when }:f>.
play-notice-replaced = Your time was up, and { $who } let a bot play on in your seat: { $bot }. The seat stays yours: come back whenever you like.
play-notice-paused = Only bots are left at this table, so it waits. Come back to your seat, let the bots play on, or end it.
play-notice-deserted-end = Only bots were left at this table, and somebody who had played ended it.
play-notice-ended = { $who } ended the match without a result; only bots played beside them.
play-notice-seat-gone = { $who } now plays in the seat that you left. It is not kept for you any more.
play-notice-seat-given = { $who } agrees: the seat is yours.
play-notice-seat-refused = { $who } does not agree that you take this seat.
play-notice-seat-elsewhere = { $who } now plays in the seat that you asked for.
play-notice-seat-free = Anybody may take the seat of a bot at this table now, you too.
play-notice-frozen = The match was frozen, nobody can move. { $why }
play-notice-thawed = The match goes on: its replay is right again.
play-notice-undo-lapsed = { $who } has moved, so your question whether to take your move back has lapsed. You can ask again.
play-notice-abandon-lapsed = { $who } has moved, so your question whether to end the match has lapsed. You can ask again.
play-notice-undo-declined = { $who } does not agree to take the move back. The match goes on.
play-notice-abandon-declined = { $who } does not agree to end the match. It goes on.

play-no-such-absence = There is no rule called { $absence } for somebody who is absent.
play-seat-kept = A bot plays in your seat meanwhile. *My turn* brings you back to it with one click.
play-vote-stands = The table votes on what becomes of the seat of { $who }: the buttons are on its card.
play-vote-own = The others are voting about your seat. Make your move, and the vote is over.
play-why-voted = The others ended the match because somebody was not there any more.
play-note-absent = { $who } was not there in time: the game's neutral answer is played for them.
play-note-small = { $who } was not there: the stand-in answers a small question.
play-note-deputy = { $who } was not there: the stand-in answers.
play-note-closing = Day { $day }: the time of this match is over. { $bot } plays on for { $who }, to the end.
play-note-found-next = { $who } takes the seat of somebody who did not come to a first turn.
play-notice-found = A table was found for you, and the match has begun.
play-notice-found-lost = You have not come to your first turn, so somebody else has your seat.
play-note-closing-slot = The time of this table is over. { $bot } plays on for { $who }, to the end.
play-note-not-come = { $who } has not come to a first turn: { $bot } plays, and anybody may take the seat.
play-notice-not-come = You have not come to your first turn, so { $bot } plays and anybody may take your seat. Until somebody takes it, one click brings you back.
play-ends-by-a-day = This match belongs to a season and is played to its end. If you cannot go on, leave your seat: somebody else plays it.
play-note-caretaker = { $who } was not there in time: { $bot } plays for them.
play-note-voted = { $who } was not there in time, and the others decided: { $bot } plays on.
play-notice-answered = Your time was up, so the game's neutral answer was played for you. { $left ->
        [1] When it happens once more in a row, a bot plays for you until you are back.
       *[other] When it happens { $left } more times in a row, a bot plays for you until you are back.
    }
play-notice-deputy = Moves were played for you.
play-notice-caretaker = Your time was up, so { $bot } plays for you. Your next press at the table brings you back. The seat is kept for you until <t:{ $when }:f>; after that somebody else may take it.
play-notice-vote = Your time is up. The others decide what becomes of your seat; you can still move, and that ends the vote.
play-notice-voted-wait = Your time was up, and the others decided to wait: your turn begins again.
play-notice-voted-end = The others decided to end the match, because somebody was not there any more.
play-no-such-game = There is no such game.
play-notice-bench = A seat is open in a running match: { $who } plays in it now. You are a substitute of this server; the first who takes the seat plays on.
