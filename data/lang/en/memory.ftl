# Looking back: what happened while somebody was away, the log, the replay, records that were brought here.

since-head = Since you left
since-count = { $count ->
        [one] One thing happened since your last move.
       *[other] { $count } things happened since your last move.
    }
since-count-all = { $count ->
        [one] One thing has happened since the match began.
       *[other] { $count } things have happened since the match began.
    }
since-begun = { $count ->
        [one] Begun since then: { $first }.
       *[other] Begun since then: { $first } to { $last }.
    }
since-rival = { $who } ({ $count ->
        [one] one move
       *[other] { $count } moves
    }):
since-to-you = What concerns you
since-more = and { $count } more in the log
since-for-you = Played for you ({ $count ->
        [one] one move
       *[other] { $count } moves
    }):
since-nothing = Nothing has happened since your last move.
since-read-all = Read it all
since-left = As you left it
since-changed = Most changed
since-now = Now
since-entry = after move { $seq }

log-head-from = Log of { $game }, from move { $seq }
log-everybody = Everybody
log-mine = Mine
log-typed = As typed moves
log-whose = Whose moves?
log-nothing-of = { $who } has done nothing yet, and nothing names them.

replay-phase = Phase …
replay-number = Move …
replay-number-title = Go to a move of the log
replay-number-wrong = “{ $typed }” is no move of this match. Possible: 0 to { $last }.
replay-in-log = In the log
replay-taken-back = This move was taken back by move { $by }. The picture shows the table as it was then.
replay-left-out = { $count ->
        [one] Move { $first } was taken back and is left out; its number shows it.
       *[other] Moves from { $first } to { $last } were taken back and are left out; their numbers show them.
    }

file-title-import = Bring a match record here
file-title-verify = Check a match record
file-title-review = Look at a match record again
file-label = Match record
file-hint = A .json file from /match show:file, of any server
file-hash = Hash
file-choose = Choose a file
file-none = No file came with the form.
file-gone = Discord no longer gives out this file. Send it again.
record-seat = Seat { $number }
record-unfinished = The record ends before the match does.
record-brought = **{ $game }** is here as match { $match }: { $entries } moves, all checked. It can be looked at, not played; whoever sees this channel finds it by its number.
record-remove = Remove it
record-removed = Removed: match { $match } is not here any more.
record-not-yours = Only the person who brought a record here can remove it.
record-too-big = This file is too big for a match record: at most { $most } MB. Nothing was stored.
record-too-long = This record is longer than any match: { $most } moves of usual length at most. Nothing was stored.
record-checking = The record is being played again to check it; records of other servers are checked in turn.
record-too-slow = This record takes too long to check. Nothing was stored.
record-format = This is a record of another format; here it is format { $format }. Export the match again with a program of today. Nothing was stored.
record-version = This record is of version { $found } of the rules; here it is version { $here }, in which the same moves can mean something else. Nothing was stored.
record-running = This record is of a match that was still running when it was made. It has no seed, so nobody can check it: export it again after the end. Nothing was stored.
play-too-many-brought = You have brought { $limit } records here. Remove one first: its button is on /desk and on the answer to /match file:.
