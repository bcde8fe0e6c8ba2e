# One's desk: all one's tables, and one's own notes at each.

discord-command-desk = All your tables, what waits for you first; also in direct messages
desk-head = Your desk
desk-none = You sit at no table and follow none. `/play` begins one, or press **Join** on a table card.
desk-moved = Story, film, review, log and board are in **/match** now. Turns and substitutes: **/settings**.
desk-count = { $awaited ->
        [0] { $early ->
            [0] Nothing waits for you.
            [one] Nothing waits for you; at one table you may answer early.
           *[other] Nothing waits for you; at { $early } tables you may answer early.
        }
        [one] One table waits for you.
       *[other] { $awaited } tables wait for you.
    } { $all ->
        [0] You sit at no table.
        [one] You have one table in all.
       *[other] You have { $all } tables in all.
    }
desk-section-early = You may answer early
desk-section-waiting = Others are awaited
desk-section-lesson = Lessons
desk-section-over = Ended lately
desk-section-followed = You follow
desk-line = [{ $game } · match { $match }]({ $link })
desk-due-others = · their time ends <t:{ $when }:f>
desk-late = ⏳ your time is up
desk-open = Not started yet: { $seated } at the table, which is for { $players }
desk-kept = Your stand-in plays
desk-frozen = This match is frozen until whoever runs the bot has looked at it
desk-lesson = You are at step { $step }
desk-over = Ended without a result
desk-back = Back: { $game }
desk-before = ‹ More urgent
desk-after = More ({ $page } of { $pages }) ›
desk-next = { $count ->
        [one] Next: { $game } · { $match }
       *[other] Next of { $count }: { $game } · { $match }
    }
desk-memo = 📝 { $text }
desk-memo-button = My notes
desk-memo-choose = Write a note about …
desk-memo-label = Your notes
desk-memo-hint = Only you see them. Leave it empty to keep none.
desk-memo-kept = 📝 Kept. Only you see it, here and on your desk.
desk-memo-gone = 📝 Nothing is kept any more.
play-memo-long = That is too long: notes hold { $most } characters. What stood there is still kept.
