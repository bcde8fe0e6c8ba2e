"""The core of all games: pure and synchronous. Of other packages it needs only msgspec.

Examples in docstrings use a small game, `RULES`: people bid for a point (`bid 3`, `pass`), then each chooses a card of their hand in secret
(`19`). `START` is its first position with two players, `FIRST` and `SECOND` are their seats. `MATCH` begins there: `bid 3`, `pass`,
and `FIRST` chooses `19`. `tests/play/toy.py` has the game.
`FINISHED` is `MATCH` when it is over: `SECOND` had 2 points to 1 after the first round (entries 1 to 4), and `FIRST` won by 3 to 2 in the
second (entries 5 to 8).
`FORM` is the form of the game for the first seat in `START`: a `word` (`ahoy`, `land`) and the cards to `keep`. `CARDS` is the ask of its
second field: up to two of the cards 19, 22 and 31. `EXPLAINED` are the rules with a reason for each line: the best card of the seat's hand.
"""
