# The rules of `pearl_reef` in short, for reading in place.

pearl-reef-blurb = Sail where the pearls are, and where nobody else sails: all choose in secret, and only who is alone dives.

pearl-reef-rules-1-title = The idea
pearl-reef-rules-1 =
    Boats cruise over a reef of 37 hexes, and each number on a hex counts its pearls. After { $rounds ->
        [any] eight rounds (a table may play twelve)
       *[other] { $rounds } rounds
    } whoever has most pearls wins. A lantern that was never lit counts 2 more. Equal points share a place.

pearl-reef-rules-2-title = A round
pearl-reef-rules-2 =
    All choose a hex **at the same time**, in secret, at most two steps from their boat; staying is allowed. Until the last one has chosen, you may choose otherwise.
    {""}
    Then all boats sail. Whoever is **alone** in a hex takes all its pearls. Where boats meet, nobody dives and the pearls stay. At last the tide brings 3 pearls to some hex.

pearl-reef-rules-3-title = The lantern
pearl-reef-rules-3 =
    Once in a match you may **light your lantern** with your choice. Where boats meet, the only one with a lantern lit dives all the same. Two lanterns in one hex blind each other. A lit lantern is used up, also where you were alone.

pearl-reef-rules-4-title = Playing here
pearl-reef-rules-4 =
    By keyboard: `/move line: d4 dark`, or `/move line: d4 lit`; without a lantern `/move line: d4`.
