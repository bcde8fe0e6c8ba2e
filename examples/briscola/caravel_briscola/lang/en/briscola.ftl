# The game `briscola`: what is asked, noted and said of a position.

briscola-name = Briscola

briscola-rank-2 = Two
briscola-rank-4 = Four
briscola-rank-5 = Five
briscola-rank-6 = Six
briscola-rank-7 = Seven
briscola-rank-knave = Knave
briscola-rank-knight = Knight
briscola-rank-king = King
briscola-rank-3 = Three
briscola-rank-ace = Ace

briscola-suns = { $rank } of suns
briscola-shells = { $rank } of shells
briscola-hearts = { $rank } of hearts
briscola-feathers = { $rank } of feathers
briscola-suit-suns = suns
briscola-suit-shells = shells
briscola-suit-hearts = hearts
briscola-suit-feathers = feathers
briscola-points = { $count ->
        [0] no points
        [one] 1 point
       *[other] { $count } points
    }

## Questions

briscola-card-ask = Which card? { $points ->
        [0] There are no points in the trick yet.
        [one] There is 1 point in the trick.
       *[other] There are { $points } points in the trick.
    }
briscola-card-suggest = { $card }

## The question in brief, and what is at stake: at most 80 letters

briscola-card-asked = Which card?
briscola-trump = Trump: { $suit }
briscola-stake-lead = **You lead,** { $stock ->
        [0] and the stock is empty.
        [one] with one card left in the stock.
       *[other] with { $stock } cards left in the stock.
    }
briscola-stake-follow = **{ $points ->
        [0] No points
        [one] 1 point
       *[other] { $points } points
    } in the trick,** { $stock ->
        [0] and the stock is empty.
        [one] with one card left in the stock.
       *[other] with { $stock } cards left in the stock.
    }

## Notes

briscola-note-hand = Your cards: { $cards }.
briscola-note-turned = The { $card } is turned up: its suit is trump.
briscola-note-start = { $who } leads.
briscola-note-play = { $who } plays the { $card }.
briscola-note-took = { $who } takes the trick, { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }.
briscola-note-drew = You draw the { $card }.
briscola-note-took-turned = { $who } draws the { $card } that was turned up; the stock is empty.

## The position in words

briscola-status-playing = { $points ->
        [0] A trick without points
        [one] A trick with 1 point
       *[other] A trick with { $points } points
    }: awaited { $who }
briscola-status-taking = All have played: { $points } points
briscola-status-over = The match is over: { $who }
briscola-text-trump = Trump is { $suit }; cards in the stock: { $count }.
briscola-text-trick = In the trick: { $cards }.
briscola-text-player = { $who }: { $points } points taken, cards in hand: { $cards }.
briscola-text-hand = Your hand: { $cards }.

## The end

briscola-over = The last trick is taken.
briscola-score-own = Own tricks
briscola-score-partner = Partner’s tricks

## What a position is worth, for the coach

briscola-term-taken = points taken
briscola-term-trumps = trumps in hand
