# A match that comes out otherwise by newer rules: its people vote.

play-why-rules = The match was begun by version { $old } of the rules; installed is { $new }, by which it comes out otherwise after move { $seq }.
play-why-updating = The bot is being updated, and this table has been already. Try again in a minute: nothing was changed.
play-why-rules-ended = Ended without a result: that is what its players decided when the rules changed.
play-note-rules-new = The match goes on by version { $version } of the rules, from move { $seq }: that is what its players decided. What came after no longer counts.
play-note-rules-new-unasked = The match goes on by version { $version } of the rules, from move { $seq }: only bots sat here, so nobody was asked. What came after no longer counts.
play-note-rules-old-unasked = The match goes on by version { $version } of the rules, by which it began: only bots sat here, so nobody was asked.
play-note-rules-old = The match goes on by version { $version } of the rules, by which it began: that is what its players decided.
play-notice-rules-decided = It is decided by which rules the match goes on. It runs again.

upgrade-question = **The rules of this game have changed. By which rules does this match go on?** It began by version { $old }; the newest is { $version }.
upgrade-holds = { $seq ->
        [0] By the new rules only the deal still counts
       *[other] By the new rules everything counts up to move { $seq }
    }{ $lost ->
        [0] {"."}
        [one] {"; one move after it is lost."}
       *[other] {"; "}{ $lost } moves after it are lost.
    }
upgrade-nothing-holds = By the new rules not even the beginning is the same, so it cannot go on by them.
upgrade-not-shipped = The old rules are not installed any more.
upgrade-missing = Still to vote: { $missing }. It is decided as soon as more than half agree, at the latest when all have voted.
upgrade-desk = The rules have changed: say by which this match goes on
upgrade-desk-voted = The rules have changed: others still say by which this match goes on
upgrade-nobody = Nobody sits here who could be asked: it goes on by itself by what loses least, and anybody can take a seat.
upgrade-nobody-end = Nobody sits here who could be asked, so it ends by itself.
upgrade-vote-old = The old rules
upgrade-vote-new = The new rules
upgrade-vote-end = End it
