"""The core of all games: pure and synchronous. Of other packages it needs only msgspec.

Examples in docstrings use a small game, `RULES`: people bid for a point (`bid 3`, `pass`), then each chooses a card of their hand in secret
(`19`). `START` is its first position with two players, `FIRST` and `SECOND` are their seats. `tests/play/toy.py` has the game.
"""
