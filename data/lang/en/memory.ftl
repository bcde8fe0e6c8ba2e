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
        [one] Begun: { $first }.
       *[other] Begun: { $first } to { $last }.
    }
since-rival = { $who } ({ $count ->
        [one] one move
       *[other] { $count } moves
    }):
since-in = { $chapter }: { $words }
since-to-you = What concerns you
since-more = and { $count } more in the log
since-for-you = Played for you ({ $count ->
        [one] one move
       *[other] { $count } moves
    }):
since-nothing = Nothing has happened since your last move.
since-pictures = Then and now
since-read-all = Read it all
since-left = As you left it
since-changed = Most changed
since-now = Now
since-entry = after entry { $seq }

log-everybody = Everybody
log-mine = Mine ({ $who })
log-of = { $who }
log-whose = Whose moves?
log-nothing-of = { $who } has done nothing yet, and nothing names them.

replay-phase = Phase …
replay-span = { $first } – { $last }
replay-number = Entry …
replay-number-title = Go to an entry of the log
replay-number-wrong = “{ $typed }” is no entry of this match. Possible: 0 to { $last }.
replay-in-log = In the log
replay-taken-back = This move was taken back by entry { $by }. The picture shows the table as it was then.
replay-left-out = { $count ->
        [one] Entry { $first } was taken back and is left out; its number shows it.
       *[other] Moves from { $first } to { $last } were taken back and are left out; their numbers show them.
    }
