# What Discord shows around the games: cards, panels, commands.

## Commands: the words of `show:`, then what each command does. The names of commands are English everywhere.

discord-name-log = log
discord-name-replay = replay
discord-name-picture = picture
discord-name-file = file

discord-command-play = Begin: against bots, with friends, find people; a lesson for each game
discord-command-play-game = Which game
discord-command-play-post = Post a word of welcome for everybody in this channel
discord-command-learn = A first match with a teacher, ten minutes
discord-command-move = Play by writing, for example: bid 8
discord-command-move-line = The move, word by word: the list that opens says what can follow
discord-command-move-nothing = There is nothing to play here now.
discord-command-which = Number of the match; needed only where several are meant
discord-command-match = Look at a match: story, film, review, log, replay, picture, verify, file
discord-command-match-show = What to show; a finished match shows its story
discord-command-match-at = The number of an entry (log, replay), or a place on the board (picture)
discord-command-match-share = Show the picture to everybody here, as spectators see it
discord-command-match-file = A match record of any server: look at it, review it or verify it
discord-command-match-posted = To verify: the hash that the card showed at the start
discord-command-match-posted-name = hash
discord-command-settings = How I tell you, your time zone, when you are away, playing as a substitute
discord-moved-line = `{ $old }` is now **{ $new }**.
discord-moved-open = Open it
discord-command-undo = Take back your last move
discord-command-rules = The rules of a game, or of this table
discord-command-refused = This command is not known here any more. Discord shows the new commands after a restart of your app.

## Answers to any click

discord-old-control = This button is too old to work. Use the buttons of the newest table card.
discord-holds = If nothing has come by <t:{ $when }:t>, something broke it off: ask again.
discord-too-fast = That was a lot at once. Wait a few seconds, then try again.
discord-patience = Discord has had enough of this from me for a while. Please try again after <t:{ $when }:T>; nothing is lost.
discord-unanswered = Discord did not say whether that arrived. If you do not see it, please try again.
discord-just-changed = ↻ Just changed. Press again.
discord-moved-on = ↻ **The table moved on.**
discord-past-start = The match has started. You can no longer change seats and options here.
discord-past-end = This match is over. There is nothing to do here any more.
discord-refused = ⚠️ { $reason }
discord-failed = Something went wrong here. Nothing of the match is lost; please try again. If it happens again, tell whoever runs the bot: error E-{ $id }

## The way in

discord-welcome-head = Welcome aboard
discord-welcome-text = I keep board games about great voyages. Play with friends over days, or against bots right now.
discord-welcome-learn = Learn a game
discord-welcome-table = With friends
discord-welcome-foot = Your turns are messages that only you see. A match waits for you as long as its table agreed on.
discord-welcome-posted = Everybody in this channel can see it now.
discord-welcome-level = Bots play: { $bot }
discord-welcome-play = Play
discord-welcome-how = *Play*: bots sit down and you begin at once.
discord-welcome-game = { $low } to { $high } · { $what }{ $minutes ->
        [0] {""}
       *[other] { " " }· { $minutes } min
    }
discord-welcome-all = All games
discord-welcome-others = More games
discord-welcome-presets = Tables of this server
discord-welcome-sit-down = Take this seat
discord-welcome-seat-free = **A seat is free.** Its player had to leave in the middle of the match, and it is their turn. Sit down and play on: nobody has to be asked.
discord-welcome-started = **{ $game }** has begun: match { $match }, in a thread of its own.

## The set-up panel

discord-setup-new = A new table of { $game }
discord-setup-options = Options of this table: { $game }
discord-setup-hint = Nothing is posted until you open the table.
discord-setup-friends = { $game } with friends
discord-setup-anybody = Anybody in { $where } may join. Options can be changed until you start.
discord-setup-open-live = This evening · { $count ->
        [0] 5 minutes a turn
       *[other] about { $count } minutes
    }
discord-setup-open-brisk = A few days · 8 hours a turn
discord-setup-open-weeks = Some weeks · { $count ->
        [0] 1 day a turn
       *[other] about { $count } days
    }
discord-setup-more = Options …
discord-setup-lasts = At its usual pace a match takes about { $days } days.
discord-setup-options-hint = Changes count at once. You can make them until the match starts.
discord-setup-seats-label = Number of players
discord-setup-seats-any = Players: { $low } to { $high }, as many as join
discord-setup-seats = Players: exactly { $count }
discord-setup-pace = How long it may take
discord-setup-invite = Anyone may join – or choose whom to invite
discord-setup-place = Place
discord-setup-own-thread = in a thread of its own
discord-setup-this-channel = in this channel
discord-setup-before = ‹ More options ({ $page } of { $pages })
discord-setup-after = More options ({ $page } of { $pages }) ›
discord-setup-expert = More options
discord-setup-fewer = ‹ First options
discord-setup-create = Open the table
discord-setup-create-rated = Open it rated
discord-setup-cancelled = No table was opened.
discord-setup-created = Your table of **{ $game }** is open (match { $match }). You sit at it already. Start it on its card when enough people have joined, or fill seats with bots.
discord-setup-saved = Done. The table card shows the options.
discord-on-server = This belongs to a server: use it there.
discord-setup-not-here = A table can be opened in a channel of a server in which you may write.
discord-setup-outdated = The options of this game have changed since this panel was opened. Use `/play` again.
discord-setup-unseat = Remove somebody from the table

discord-pace = { $pace ->
        [none] as long as it takes, a bot stands in after a week
        [live] live, 5 minutes a turn
        [brisk] a few days, 8 hours a turn
        [weeks] a few weeks, 1 day a turn
        [daily] daily, 1 day, reserve 3 days
        [slow] slow, 3 days, reserve 7 days
        [season] a season, 3 days a turn, 8 in all
        [season-long] a season, 3 days a turn, 14 in all
       *[other] { $time }
    }

## Lessons

discord-learn-head = Learn a game by playing
discord-learn-how = A teacher shows you what matters and lets you try. About ten minutes each, seen by you alone. Stop whenever you like: `/learn` brings you back.
discord-learn-none = There is no lesson here yet.
discord-learn-line-new = { $steps } steps
discord-learn-line-begun = you are at step { $step } of { $steps }
discord-learn-line-done = ✓ done
discord-learn-begin = Learn { $game }
discord-learn-resume = Go on: { $game }
discord-learn-anew-game = From the start: { $game }
discord-learn-anew = From the start
discord-learn-step = Lesson · { $game } · { $step } of { $steps }
discord-learn-look = Look around
discord-learn-show = Show me
discord-learn-again = Try again
discord-learn-early = That is for later: look at this step first, then press *Next*.
discord-learn-done = The lesson is done: { $game }
discord-learn-bots = Play it now
discord-learn-others = Another lesson
discord-learn-lost = This lesson of { $game } has changed since you began it, so it cannot go on. Begin it again; the steps you know take a minute.
discord-learn-ended = You have begun this lesson of { $game } again since. This one is over.

## The lobby

discord-lobby-joined = You sit at the table: **{ $game }** – { $missing ->
        [0] it can start any time.
        [one] one more player is needed.
       *[other] { $missing } more players are needed.
    }
discord-lobby-left = You left the table.
discord-lobby-started = The match has begun. { $order }
discord-lobby-order = Order of play, drawn at random: { $seats }. { $first } begins.
discord-lobby-order-together = Order of play, drawn at random: { $seats }. Everybody begins at the same time.
discord-lobby-bots = Add a bot to a free seat:
discord-lobby-bots-full = Every seat is taken; the match can be started on its card.
discord-lobby-bots-hint = Bots see only what their seat may see. Strong bots each have a style; the card names it once the match has begun.
discord-lobby-seated = At the table: { $seats }.
discord-lobby-close-ask = Cancel this table for good? Nobody can join it any more.
discord-lobby-closed = The table is cancelled.
discord-lobby-rematch-there = The rematch is match { $match }. It has begun already.
discord-lobby-rematch = A new table with the same people and options is open (match { $match }).

## What one click may play

discord-private-button-careful = Always ask me to confirm
discord-private-button-quick = Let one click play
discord-private-careful = From now on you confirm every move.
discord-private-quick = From now on one press plays a move. You can take it back until somebody has moved after you.
discord-private-button-wide = Wide pictures
discord-private-button-tall = Tall pictures
discord-private-language-discord = As in Discord ({ $language })
discord-private-language-set = You read everything in this language from now on. Cards of tables stay in that of their channel.
# Tags of posts in a forum, at most 20 characters. A tag is found by its name, so a changed name has to be mended in house-forum-hint, too.
discord-tag-waiting = waiting
discord-tag-running = running
discord-tag-over = over
discord-private-wide = The pictures of your turns are wide from now on, for a desk.
discord-private-tall = The pictures of your turns are tall from now on, for a phone.
discord-dm-closed = I cannot write to you: your direct messages are closed for me. To open them, right-click the server's name (on a phone: tap it) → **Privacy Settings** → **Direct Messages**, then press “By direct message” in `/settings` again. Until then you play from the channel with **My turn**.
discord-dm-refused = Discord does not deliver my direct messages to you at the moment. I try again in some hours. If you have blocked me, unblock me and press “By direct message” in `/settings`. Until then you play from the channel with **My turn**.
discord-dm-later = Discord wants me to wait a little before I write to you. Nothing has changed: press it again in a minute.

## The table card

discord-card-free = { $count ->
        [one] One seat is free.
       *[other] { $count } seats are free.
    }
discord-card-opened = { $who } opens a table for { $players }.
discord-card-players = { $low } to { $high } players
discord-card-exactly = { $count } players
discord-card-invited = Invited: { $people }
discord-card-waited-for = Invited and not here yet: { $people }
discord-card-missing = { $count ->
        [one] One more player is needed to start.
       *[other] { $count } more players are needed to start.
    } Bots can take seats.
discord-card-enough = There are enough players. { $who } can start, or wait for more.
discord-card-full = All seats are taken. { $who } can start.
discord-card-join = Join
discord-card-leave = Leave
discord-card-start = Start now
discord-card-add-bot = Add a bot
discord-card-options = Options
discord-card-close = Cancel this table
discord-card-my-turn = My turn
discord-card-my-view = My view
discord-card-log = Log
discord-card-rules = Rules
discord-card-follow = Follow this match
discord-card-more = More
discord-card-replay = Replay
discord-card-story = Story
discord-card-film = Film
discord-card-verify = Verify
discord-card-rematch = Rematch
discord-card-rematch-open = Rematch: match { $match }
discord-card-paused-stopped = Only bots are left here. Anybody can take a seat meanwhile.
discord-card-thinking = { $who } may take a few seconds to think.
discord-card-paused = **Only bots are left here, so the match waits.** Take a seat; or, if you played here, let the bots play on or end it.
discord-card-held = { $who } (until move { $until })
discord-card-seat = Seat of { $now }: before that { $before }
discord-card-agree = I agree
discord-card-refuse = I refuse
discord-card-silent = ⏳ The table has waited for { $who } for three days. Those at the table may let a stand-in play (*More*).
discord-card-late = ⏳ Time is up for { $who }. Those at the table may let a stand-in play (*More*).
discord-card-proposal-abandon = ✋ { $who } wants to end the match without a result. Still to agree: { $missing }.
discord-card-sealed = all chance was fixed at the start, seal { $hash }
discord-card-over = the end
discord-card-rank = **{ $rank }.** { $who } – { $points } { $points ->
        [one] point
       *[other] points
    }
discord-card-seed = Match { $match } · seed { $seed } · seal { $hash }
discord-card-closed = This table is closed.
discord-card-frozen = This match is frozen: nobody can move until whoever runs the bot has looked at it.
discord-card-number = Match { $match }

discord-ping = { $user }, it is your turn: [{ $game }]({ $link }) – { $status }

## The private panel

discord-panel-table = { $game } · match { $match }
discord-panel-back = ‹ Back
discord-panel-anew = Start over
discord-panel-confirm = Confirm
discord-panel-confirm-this = Confirm: { $words }
discord-panel-confirm-short = Yes: { $words }
discord-panel-order-whole = Your order
discord-panel-back-to-turn = ‹ Back to my turn
discord-panel-as-text = As text
discord-panel-standing = **Standing:** { $each }
discord-panel-has = { $who }: { $points }
discord-panel-happened = What happened
discord-panel-why-not = Why not …
discord-panel-look-at = Look at …
discord-panel-all-possible = Everything is possible now.
discord-panel-taught = As the teacher says
discord-panel-taught-form = { $answers }
discord-panel-idea = As the coach says
discord-panel-shown-as = -# The others read only that you have chosen.
discord-panel-choose-several = { $lo ->
        [0] { $hi ->
            [one] { $what } (one or none)
           *[other] { $what } (up to { $hi })
        }
       *[other] { $what } ({ $lo } to { $hi })
    }
discord-panel-choose-exactly = { $count ->
        [one] { $what } (one)
       *[other] { $what } ({ $count })
    }
discord-panel-group = { $group } …
discord-panel-copy = { $label } (number { $copy })
discord-panel-amount = { $amount } × { $label }
discord-panel-sum = Take these { $count }
discord-panel-before = ‹ All of them
discord-panel-after = Further … ({ $page } of { $pages })
discord-panel-blocked = **Not possible now**
discord-panel-more = and { $count } more
discord-panel-open = open
discord-panel-to-move = { $who } to move
discord-panel-waiting = Waiting for { $who }
discord-panel-chosen = You have chosen. Waiting for { $who }.
discord-panel-asking-alt = Your turn: { $prompt } You can choose: { $answers }.
discord-panel-numbered-alt = Your turn: { $prompt }
discord-panel-ready-alt = Your move, not confirmed yet: { $words }.
discord-panel-only-alt = Your turn. One button: { $words }.
discord-panel-below = Your panel is below.
discord-panel-unfollow = Stop following
discord-panel-spectating = You are watching
discord-panel-kept = { $bot } plays in your seat
discord-panel-order = Standing orders
discord-panel-to-table = To the table
discord-panel-change = Choose otherwise
discord-panel-changing = **You have chosen.** You may still change it while nobody has seen it.
discord-panel-again = Look again
discord-panel-your-turn = Your turn ›
discord-panel-your-move = Your move
discord-panel-is-yours = It is your turn.
discord-panel-won = **You have won.**
discord-panel-done-line = ✅ Your move is made.
discord-panel-undo = Take it back
discord-panel-whole = The table
discord-board-head = { $who } looks at **{ $game }**, match { $match }
discord-board-share-there = Others see a picture only where the table is. Here you can look at it yourself, without `share`.
discord-board-none = The picture could not be drawn. Try again, or look at it in words with My view.
discord-board-unknown = There is no picture called “{ $where }” in { $game } (match { $match }). Type a few letters to see what there is, or choose one of these: { $parts }.
discord-panel-words = In words

discord-panel-rest = Nothing in the rest

discord-form-other = Type a number …
discord-form-counts = Type the numbers …
discord-form-all = All at once …
discord-form-range = { $low } to { $high }
discord-form-wrong = “{ $typed }” is not possible here. Possible: { $possible }.
discord-form-wrong-of = { $label }: “{ $typed }” is not possible. Possible: { $possible }.

discord-order-stored = ✅ The order stands. { $order }
discord-order-not-now = It does not answer what you are asked now: this move is still yours.
discord-order-later = ✅ Played when your turn comes.
discord-order-none = ✅ You have no such order any more. { $order }
discord-order-withdrawn = ✅ Withdrawn. { $order }
discord-order-in-force = **Your orders** (only you see them)
discord-order-goes-on = ⏳ { $count ->
        [one] **The bot plays for you at <t:{ $when }:T>**, later if you go on clicking here. It goes by this:
       *[other] **The bot plays for you at <t:{ $when }:T>**, later if you go on clicking here. It goes by these:
    }
discord-order-goes-on-brief = ⏳ **Your order plays at <t:{ $when }:T>.** { $order }
discord-order-held-brief = ✋ **Your order is on hold.** { $order }
discord-order-held = ✋ { $count ->
        [one] **What you planned is on hold.** Nothing is played for you until you let it go on:
       *[other] **What you planned is on hold.** Nothing is played for you until you let them go on:
    }
discord-order-go-on = Go now
discord-order-hold = Hold: I decide now
discord-order-release = Let it go on
discord-order-withdraw = Withdraw
discord-order-withdraw-one = Withdraw one of these …
discord-order-holding = ✋ On hold. The move is yours.
discord-order-released = ✅ No longer on hold.

discord-follow-on = You follow this match now. It is on your `/desk`, and you get a mention here when it ends. Single moves do not ping you. Press **Follow** again to stop.
discord-follow-off = You no longer follow this match: it leaves your `/desk`, and you are not told when it ends.
discord-follow-seated = You play in this match, so there is no need to follow it: it is on your `/desk`. **Follow** is for people who watch.

## More

discord-more-abandon = End without a result
discord-more-abandon-ask = End this match without a result? Everybody at the table has to agree.
discord-more-abandon-yes = Ask the others
discord-more-leave = Leave or end
discord-more-settings = Settings
discord-more-here = Move the table card here
discord-more-here-not = The table stays in its server. Whoever opened it can bring it to a channel where they may write; so can anybody who manages that channel. If its own channel is gone, everybody at the table can.
discord-more-moved = The table card moves to this channel.
discord-seats-own-late = The table waits for you yourself: your next move ends that.
discord-more-swap = Time is up: let a bot play on for …
discord-more-ended = The match ended without a result.

discord-undo-declined = Refused; the match goes on as it stands.
question-over = That question is over: it was answered or withdrawn, or the table has played on.
discord-undo-agreed = You agreed. Still to agree: { $who }.
discord-undo-asked = { $who } are asked. You will read their answer here; until then bots wait a few minutes. If the table plays on, the question lapses.
discord-undo-ask = ### Take your last move back?
    Others have seen what came of it, or have played since. All of this would be undone:
discord-undo-ask-who = { $who } must agree. They are asked as soon as you press the button.
discord-undo-ask-yes = Ask them
discord-undo-question = ↩ **{ $who } wants to take a move back.** This would be undone (still to agree: { $missing }):
discord-ask = { $user }, you are asked something at [{ $game }]({ $link }):
discord-notice = { $user }, at [{ $game }]({ $link }):

## Seats

discord-seats-head = Seats of bots: { $game }
discord-seats-none = People hold all seats of this table now.
discord-seats-kept = **{ $bot }** keeps the seat of { $who }, who left.
discord-seats-nobodys = **{ $bot }** has played from the start.
discord-seats-how = { $who } or more than half of the players decide who gets these seats. They see who asks.
discord-seats-free = Free for you: you play on from here, with everything this seat has and knows. You can take no other seat of this match later.
discord-seats-asked = You have asked. You are told as soon as they answer.
discord-seats-withdraw = Withdraw my question
discord-seats-back = Come back to my seat
discord-seats-take = Take a seat
discord-seats-take-of = Play on for { $bot }
discord-seats-ask = Ask for a seat
discord-seats-ask-for = Ask for the seat of { $bot }
discord-seats-taken = ✅ **The seat is yours.**
discord-seats-given = ✅ They play on in the seat: { $who }.
discord-seats-leave-head = Leave { $game }?
discord-seats-leave = A bot plays on in your seat, and everybody sees that you left. Come back at any time, unless the table gives the seat to somebody else. Your half-made move and your orders are lost.
discord-seats-leave-last = Only bots stay here: the match waits until somebody takes a seat.
discord-seats-leave-to = Leave: a normal bot plays on
discord-seats-other-bot = A bot of another strength
discord-seats-left = You left. { $bot } plays on in your seat, which stays yours.
discord-seats-paused = Only bots are left, so the match waits. You can let them play on, or end it.
discord-seats-replace = ### Let a bot play on for { $who }?
    Their time is up. They are told that it was you, and can come back at any time.
discord-seats-replace-by = Let in
discord-seats-replaced = A bot plays on for { $who }. They are told, and can come back.
discord-seats-free-start = Anybody may take bots’ seats
discord-seats-free-stop = Bots’ seats only by consent
discord-seats-free-on = Anybody who can see this table may take the seat of a bot now, without asking.
discord-seats-free-off = People who want the seat of a bot have to ask now. Those who left still come back without asking.
discord-seats-play-alone = Let the bots play on
discord-seats-alone = The bots play on to the end, unless somebody takes a seat.
discord-seats-end-ask = End this match without a result? Nobody can play on then. The others who played are told.
discord-wish-question = **{ $name } asks to play on for { $bot }.** Whoever opened the table decides, or more than half of the players.
discord-wish-question-left = **{ $name } asks for the seat that { $bot } keeps for { $who }.** Whoever opened the table decides, or more than half of the players.
discord-wish-agree = Give { $name } the seat
discord-wish-refuse = Refuse { $name }

## Lists and history

discord-story-plain = { $count ->
    [one] One spin or throw without event
   *[other] { $count } spins and throws without event
}
discord-story-secret = { $who } has chosen in secret.
discord-story-line = { $who } lets the turn pass.
discord-story-begins = The match begins.
discord-story-untold = A note of Caravel’s own.
discord-log-head = Log of { $game }, page { $page } of { $pages }
discord-log-empty = Nothing has happened yet: the match has not begun.
discord-log-older = ‹ Older
discord-log-newer = Newer ›
discord-log-replay = Replay from here
discord-log-export = As a file
discord-replay-head = { $game } · { $chapter } · after move { $seq } of { $last }
discord-replay-first = « First
discord-replay-later = Next ›
discord-replay-part = Go to …
discord-replay-last = Last »
discord-export-finished = The record of match { $match }: seed, every move and everything that chance brought. Anybody can replay and check it.
discord-export-running = The record of match { $match } so far, without the secrets of others. After the match it also holds the seed.
discord-rules-chapter = Chapter
discord-rules-which = The rules of which game? Choose one in `game:`.
discord-rules-heading = { $chapter } ({ $number } of { $count })
discord-rules-next = Next: { $chapter } ›
discord-rules-here = **At this table** (match { $match })
discord-which-none = There is no match of yours here. `/desk` lists your matches.
discord-which-several = You play in several matches. Say which one with `match:` – { $numbers }.
discord-which-one = { $match } ({ $game })

discord-trouble-card-deleted = The card of your table of **{ $game }** (match { $match }) in { $channel } was deleted { $count } times within a day, so I do not post it again until the table changes. The match is safe: `/desk` has **My turn**, and *More* → *Settings* → *Move the table card here* brings the card to another channel. Perhaps ask the moderators why it goes.
discord-trouble-channel-gone = The channel of your table of **{ $game }** (match { $match }) is gone. The match is safe. Play on with `/desk` in any channel of the server: *More* → *Settings* → *Move the table card here* (everybody at the table can).
discord-trouble-channel-closed = The channel of your table of **{ $game }** (match { $match }) is gone, so the table is closed. Open a new one in another channel whenever you like.
discord-trouble-refused = Discord does not let me show your table of **{ $game }** (match { $match }) in { $channel }: { $error }. The match is safe. Give me View Channel, Send Messages, Attach Files, Embed Links and Read Message History there.
