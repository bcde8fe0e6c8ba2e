# The game `pearl_reef`: what is asked, noted and said of a position.

pearl-reef-name = Pearl Reef

pearl-reef-place = { $name }
pearl-reef-pearls = { $count ->
        [0] no pearls
        [one] 1 pearl
       *[other] { $count } pearls
    }
pearl-reef-chapter = Round { $round }

## Options of the table

pearl-reef-setting-rounds = Rounds
pearl-reef-setting-rounds-8 = Eight
pearl-reef-setting-rounds-12 = Twelve

## Questions

pearl-reef-goal-ask = Where does your boat sail?
pearl-reef-goal-suggest = Sail to { $place }, { $pearls }
pearl-reef-lantern-ask = And the lantern at { $place }?
pearl-reef-lantern-dark = Keep it dark
pearl-reef-lantern-lit = Light it

## Questions in brief, and what is at stake: at most 80 letters

pearl-reef-round = Round { $round } of { $rounds }
pearl-reef-goal-asked = Where to?
pearl-reef-goal-stake = **{ $count ->
        [0] No pearls
        [one] 1 pearl
       *[other] { $count } pearls
    }** at most are in reach. Only who is alone in a hex dives.
pearl-reef-goal-rest = Another hex, or the lantern lit
pearl-reef-lantern-asked = The lantern?
pearl-reef-lantern-stake = **It burns once.** Where boats meet, it lets you dive; unlit it is 2 points.

## Notes

pearl-reef-note-laid = The pearls, hex by hex: { $pearls }.
pearl-reef-note-chosen-dark = You sail to { $place }, lantern dark.
pearl-reef-note-chosen-lit = You sail to { $place } and light your lantern.
pearl-reef-note-has-chosen = { $who } has chosen.
pearl-reef-note-dives-dark = { $who } dives at { $place }: { $count ->
        [0] no pearls
        [one] 1 pearl
       *[other] { $count } pearls
    }.
pearl-reef-note-dives-lit = { $who } lights the lantern at { $place } and dives: { $count ->
        [0] no pearls
        [one] 1 pearl
       *[other] { $count } pearls
    }.
pearl-reef-note-meets-dark = { $who } meets others at { $place } and takes { $count ->
        [0] nothing
       *[other] { $count }
    }.
pearl-reef-note-meets-lit = { $who } lights the lantern at { $place }, but is not the only one, and takes { $count ->
        [0] nothing
       *[other] { $count }
    }.
pearl-reef-note-tide = The tide brings pearls to { $place }.

## The position in words

pearl-reef-status-choosing = Round { $round } of { $rounds }: awaited { $who }
pearl-reef-status-revealing = Round { $round }: all have chosen
pearl-reef-status-over = The match is over: { $who }
pearl-reef-text-player-lantern = { $who }: { $pearls }, the boat at { $place }, a lantern.
pearl-reef-text-player-none = { $who }: { $pearls }, the boat at { $place }, no lantern.
pearl-reef-text-choice-dark = { $who } sails to { $place }.
pearl-reef-text-choice-lit = { $who } sails to { $place } with the lantern lit.
pearl-reef-text-has-chosen = { $who } has chosen.
pearl-reef-text-rich = Most pearls lie at { $places }.

## The end

pearl-reef-over = The last boat is home.
pearl-reef-score-pearls = Pearls
pearl-reef-score-lantern = Lantern never lit

## What a position is worth, for the coach

pearl-reef-term-pearls = pearls
pearl-reef-term-lantern = the lantern
pearl-reef-term-place = pearls in reach
