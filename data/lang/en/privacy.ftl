# What is stored about people and servers, and how it is deleted.

privacy-somebody = Somebody

# What the host clears away by itself.

play-log-gone = The log of this match is not kept any more; its result is.
play-why-idle = Closed: nobody came to this table for { $days } days.
play-notice-idle = Nobody came to this table for { $days } days, so it is closed. Open a new one whenever you like.
play-why-deserted-soon = All people have left this match. It ends without a result on <t:{ $when }:D>, unless somebody takes a seat before.
play-notice-deserted-soon = All people have left this match. It ends without a result on <t:{ $when }:D>, unless somebody takes a seat before (More).
play-why-deserted-long = Ended without a result: all people had left, and nobody came back.
play-why-server-left = The bot was removed from the server of this match. It goes on where it stopped when the bot is back there.
play-why-server-wiped = Closed: somebody who runs this server has all of its tables deleted.

# Export.

privacy-export-busy = A file is being made for you already. If it has not come by <t:{ $when }:t>, ask again.

# The panel.

privacy-button = What is stored about me
discord-command-privacy = What is stored about you: see it, take it, delete it

privacy-head = What is stored about you
privacy-hint = Only you see this. Your Discord user ID is stored with each of these, so that the bot knows that they are yours.
privacy-nothing = Nothing is stored about you.
privacy-hint-nothing = Only you see this.
privacy-export = Export
privacy-delete = Delete…
privacy-text-privacy = Privacy text
privacy-text-terms = Terms of use
# Only in other languages: the texts with legal meaning exist in English alone.
privacy-in-english = This text exists in English only, and the English text is what counts.
privacy-no-text = The text is missing on this machine. Ask whoever runs the bot.

privacy-has-settings = **Settings**: what you chose about turns, language, time zone, hours, holidays and statistics
privacy-has = { $subject ->
        [seats] **Tables**: your seats at { $count ->
            [one] one table
           *[other] { $count } tables
        } ({ $over ->
            [0] none of them is over
            [one] one of them is over
           *[other] { $over } of them are over
        }), with your display name; { $moves ->
            [0] no entry of their logs comes
            [one] one entry of their logs comes
           *[other] { $moves } entries of their logs come
        } from your seats
        [seats_left] **Seats that you held before** and left: { $count }
        [opened] **Tables and lessons that you opened**: { $count }
        [memos] **Memos**: { $count }
        [orders] **Standing orders and prepared turns**: { $count }
        [half_made] **Half-made moves, early answers and ideas of a coach**: { $count }
        [notices] **Notices** that you have not read: { $count }
        [still_to_send] **Messages to you** that are still to be sent: { $count }
        [messages] **Where your turn was told** (server, channel, message): { $count }
        [direct_messages] **Where you get direct messages** of the bot: the number of that channel
        [results] **Results** of matches that are over, for statistics and ratings: { $count }
        [followed] **Tables that you follow**: { $count }
        [told_otherwise] **Tables of which you are told otherwise** than of the rest: { $count }
        [benches] **Servers where you are a substitute**: { $count }
        [servers] **Servers for which you chose something** with `/setup`: { $count }
       *[records] **Match records that you brought here**: { $count }
    }

privacy-exported = { $count ->
        [0] The file holds all that is stored about you (*about.json*).
        [one] The file holds all that is stored about you (*about.json*) and the record of one match.
       *[other] The file holds all that is stored about you (*about.json*) and the records of { $count } matches.
    } { $left ->
        [0] { "" }
        [one] One match more comes in the next part.
       *[other] { $left } matches more come in the next part.
    }
privacy-exported-server = { $count ->
        [0] The file holds all that is stored of this server (*about.json*).
        [one] The file holds all that is stored of this server (*about.json*) and the record of one match.
       *[other] The file holds all that is stored of this server (*about.json*) and the records of { $count } matches.
    } { $left ->
        [0] { "" }
        [one] One match more comes in the next part.
       *[other] { $left } matches more come in the next part.
    }
privacy-export-more = Next part

privacy-delete-head = Delete everything about you?
privacy-delete-says =
    - **Running matches**: a bot plays on in your seat, and anybody may take it. You cannot come back to it as its owner.
    - **Open tables** of yours go to the next person there, or are closed.
    - **Matches that are over** stay for the others. Your seat reads “Somebody” from then on.
    - **Your results, ratings and places on leaderboards** are deleted. Those of the others stay as they are.
    - **Everything else of yours is deleted**: settings, memos, orders, lessons, notices, being a substitute, records that you brought here.
    Export first if you want to keep anything.
privacy-delete-sure = Really delete everything?
privacy-delete-last = It happens at once and cannot be undone. If you play again later, you begin afresh.
privacy-delete-now = Delete everything now
privacy-deleted = Everything about you is deleted. If you play again, you begin afresh.
privacy-deleting = Not everything could be deleted at once. It goes on by itself; look again in a few minutes (/privacy).

privacy-server = This server…
privacy-admins-only = Only people who may manage the server (Manage Server) can do that, and only there.
privacy-server-head = What is stored of { $server }
privacy-server-says = { $count ->
        [0] No matches are stored.
        [one] One match is stored, with its log and who played it.
       *[other] { $count } matches are stored, with their logs and who played them.
    } Stored as well: what is chosen for the server, its substitutes, and where turns were told. The file has all of that, and the records of all matches that have begun; of those that run it has what everybody may see.
privacy-wipe = Delete all…
privacy-wipe-head = Delete everything of { $server }?
privacy-wipe-says =
    - **Open tables and running matches** are closed without a result. Their cards say why.
    - **All matches, logs and results** of this server go about two minutes later, and with them its statistics, ratings and leaderboards.
    - **What is chosen for the server**, and its substitutes, go too.
    This holds for everybody who plays here and cannot be undone. Export first if you want to keep anything.
privacy-wipe-name = Type the server's name…
privacy-wipe-title = Delete everything of this server
privacy-wipe-label = Name of the server
privacy-wipe-hint = Type: { $server }
privacy-wipe-other = That is not the name of this server, so nothing is deleted. It is called { $server }.
privacy-wiping = What runs on this server is closed. Everything of it is deleted from <t:{ $when }:t> on.

# Limits.

privacy-busy = You wait for { $most } things already that take the bot a while (films, reviews, files, ideas). Ask again when one of them has come; nothing is lost.
privacy-busy-here = Several people on this server wait for films, reviews or files. Ask again in a minute; nothing is lost.
