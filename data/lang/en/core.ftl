# What the engine says about lines, asks and settings of any game.

core-seat = Player { $number }
core-you = you
core-list = { $first } and { $last }
core-apart = { $first }; { $second }
core-labelled = { $label }: { $text }
core-list-none = none
core-decimal = { $whole }.{ $tenth }

core-hidden = That depends on what only its player can see, so nobody else can answer it.
core-line-empty = Nothing was written: the move is empty.
core-line-long = The move is longer than { $limit } characters.
core-line-extra = The move is complete before these words: { $extra }
core-line-short = “{ $line }” is not complete. Next: { $offered }
core-ask-refused = “{ $token }” is not possible. { $reason }
    Possible now: { $offered }
core-ask-field = “{ $token }” answers none of the open questions. They begin with: { $offered }
core-ask-open-field = Some questions have no answer yet.
core-ask-too-many-of = { $count ->
        [one] There is only one “{ $token }”.
       *[other] There are only { $count } “{ $token }”.
    }
core-ask-player = { $who }
core-ask-how-many = Choose { $lo } to { $hi }.
core-not-your-turn = It is not your turn.
core-setting-unknown = There is no option called { $key }.
core-setting-choice = Option { $key } cannot be { $choice }. Possible: { $offered }
core-game-broken = { $game } is out of order on this bot: whoever runs it reads why in its log.
core-game-unknown = There is no game called { $game }.
core-seats = This game takes { $low } to { $high } players, not { $seats }.
core-replay-differs = The replay differs from the record at move { $seq }.
core-replay-host-entry = Unknown move of the host: { $line }
core-record-bad = This file is not a match record that can be replayed here: it is damaged, of other rules, or something else. `/match show:file` gives such a file.
core-note-undo = Taken back: everything from move { $seq } on.
core-chapter-end = The end
core-event-lead = { $who } takes the lead
core-event-lead-line = { $points } to { $other }’s { $theirs }
core-call = { $text }

## What several games say

core-wins = { $who } wins
core-share-the-win = { $who } win
core-rules-idea = The idea
core-rules-here = Playing here
core-picture-glance = At a glance
core-picture-scores = Scores
core-picture-table = Table
core-order-ask = Ask me each time
core-order-prompt = What shall the bot do for you?
core-order-careful = As a careful player would
core-row = { $what } { $points }
core-chapter-round = Round { $round }
core-draws-a-card = { $who } draws a card
core-tale-wants-1 = { $a } went for { $x }.
core-tale-wants-2 = { $a } went for { $x }, { $b } for { $y }.
core-tale-wants-3 = { $a } went for { $x }, { $b } for { $y }, { $c } for { $z }.
core-tale-end = { $who } won { $points } to { $others } in round { $round }.
core-text-score = { $who }: { $total } points, place { $rank }. { $rows }.
core-text-ships = { $who }’s ships: { $places }.
core-no-cards = No cards in hand
core-points-at-the-end = { $points } { $points ->
        [one] point
       *[other] points
    } in the end
core-status-over = The match is over. { $winners } won.
core-style-merchant = careful merchant
core-style-explorer = explorer
core-another-number = Another number
core-term-money = money
