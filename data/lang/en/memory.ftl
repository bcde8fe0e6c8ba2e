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
