# The rules of `briscola` in short, for reading in place.

briscola-blurb = The Italian classic: three cards in the hand, a trump, and 120 points in the tricks. Two, three, or two pairs of partners.

briscola-rules-1-title = The idea
briscola-rules-1 =
    Tricks are worth the points of their cards: ace 11, three 10, king 4, knight 3, knave 2, all others nothing; 120 in all. { $seats ->
        [any] Whoever has most points wins; of four players those who sit opposite are partners and count together.
        [4] Those who sit opposite are **partners** and count together; the pair with more points wins.
       *[other] Whoever has most points wins.
    }

briscola-rules-2-title = A trick
briscola-rules-2 =
    Everybody begins with three cards; one more is turned up, and its suit is **trump**. Whoever leads plays any card, then everybody clockwise plays **any card**: nobody has to follow suit.
    {""}
    The highest trump takes the trick, and without a trump the highest card of the suit that was led. Ranks from the top: ace, three, king, knight, knave, seven, six, five, four, two.

briscola-rules-3-title = The stock
briscola-rules-3 =
    After a trick everybody draws a card, its winner first, and the winner leads. The card that was turned up is drawn last. When the stock is empty, the last three tricks are played.
    {""}
    Three players leave the two of feathers in the box.

briscola-rules-4-title = Playing here
briscola-rules-4 =
    By keyboard: `/move line: ace-suns`. The last card of a hand is played for whoever is away.
