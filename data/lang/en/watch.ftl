# Those who watch: what followers hear, who they believe wins.

play-notice-watch-lead = { $who } has taken the lead from { $before }.
play-notice-watch-phase = Phase { $phase } has begun. { $ahead }
play-notice-watch-last = The last round has begun. { $ahead }
play-notice-watch-ahead = { $who } is ahead so far.
watch-line = You follow **{ $game }**, match { $match }: { $text }
watch-follow = You follow this match now: at most once a day you hear of it in a direct message without a sound, and here when it ends.
watch-who = Who wins?
watch-asked = **Who wins?** Nobody sees your answer before a third of the match is over; until then you can change it.
watch-said = You believe in **{ $who }**. You can change it until a third of the match is over; nobody sees it before.
watch-believe = { $equal ->
    [one] { $most } of { $count } believe in { $who }.
   *[other] { $count } have said who wins: { $who } have { $most } each.
    }
watch-own = You believe in { $who }.
watch-right = Who wins? { $count ->
    [one] One person had said it
   *[other] { $count } people had said it
    }; { $right ->
    [0] nobody was right
    [one] one was right
   *[other] { $right } were right
    }.
watch-closed = Who wins is not asked here any more.
watch-not-players = Who plays or played here does not say who wins.
watch-too-young = Accounts younger than { $days } days do not say who wins.
