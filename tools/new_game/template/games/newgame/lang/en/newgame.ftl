# The game `newgame`: what is asked, noted and said of a position.

newgame-name = New Game

newgame-card = { $value }
newgame-coins = { $count ->
        [0] no coins
        [one] 1 coin
       *[other] { $count } coins
    }

## Options of the table

newgame-setting-coins = Coins at the start
newgame-setting-coins-3 = Three
newgame-setting-coins-0 = None
newgame-setting-coins-6 = Six

## Questions

newgame-card-ask = Which card for the prize of { $prize }?
newgame-card-suggest = Play the { $value }, no coins
newgame-coins-ask = How many coins with the { $card }?

## Questions in brief, and what is at stake: at most 80 letters

newgame-card-asked = Which card?
newgame-card-rest = Another card, or with coins
newgame-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
newgame-coins-asked = How many coins?
newgame-order-asked = What is played for you?
newgame-stake-card = **A prize of { $prize },** { $later ->
        [0] the last one.
        [one] and one more to come.
       *[other] and { $later } more to come.
    }
newgame-stake-coins = **They make your card stronger** for the { $prize }. Each that you keep is a point.
newgame-stake-order = **While you are away,** your lowest card can go where little is to be won.
newgame-stake-limit = **Your lowest card goes on them,** without coins. For all others you are asked.

## Notes

#: turns
newgame-note-start = { $who } plays first.
#: end
newgame-note-hand = Your cards: { $cards }.
newgame-note-prize = A prize of { $prize } is turned up.
#: simultaneous
newgame-note-chosen = Only you know what: { $card } with { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    }.
newgame-note-has-chosen = { $who } has chosen.
newgame-note-reveal = { $who } reveals { $card } with { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    }.
#: turns
newgame-note-play = { $who } plays { $card } with { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    }.
#: end
newgame-note-won = { $who } wins the prize of { $prize }.

## The position in words

newgame-status-playing = Prize of { $prize }: awaited { $who }
newgame-status-revealing = Prize of { $prize }: all have played
newgame-status-over = The match is over: { $who }
newgame-text-round = Round { $round } of { $rounds }.
newgame-text-later = Prizes to come: { $prizes }.
newgame-text-player = { $who }: { $points } points in prizes, { $coins } coins, { $cards } cards.
newgame-text-play = { $who } plays { $card } with { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    }.
#: simultaneous
newgame-text-has-chosen = { $who } has chosen.
#: end
newgame-text-hand = Your hand: { $cards }.

## Standing orders

newgame-order-prompt = What shall be played for you?
newgame-order-cheap = My lowest card for low prizes
newgame-order-ask = Nothing: always ask me
newgame-order-limit = For prizes up to?
newgame-order-prize = Up to { $prize }
newgame-order-text = For prizes up to { $prize } my lowest card is played, without coins.

## The parts of a match, and what was done in it

newgame-chapter = Round { $round }
newgame-deed = { $who } got { $points } points by { $row }

## The end

newgame-over = All prizes are won.
newgame-score-prizes = Prizes
newgame-score-sum = { $parts }
newgame-score-coins = Coins

## What a position is worth, for the coach

newgame-term-prizes = prizes
newgame-term-coins = coins
