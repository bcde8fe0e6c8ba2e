"""What the sentences of Briscola claim, looked up in the true position."""

from __future__ import annotations

from caravel.testing import Claim, Said

from caravel_briscola.rules.board import POINTS
from caravel_briscola.rules.state import Position


def is_stock(said: Said) -> bool:
    """Return whether the sentence has the number of cards that are left to draw."""
    position: Position = said.state.position
    return bool(said["stock"] == len(position.stock))


def is_worth(said: Said) -> bool:
    """Return whether the sentence has the points of the cards in the trick."""
    position: Position = said.state.position
    return bool(position.cards) and said["points"] == sum(POINTS[card] for card in position.cards)


CLAIMS: dict[str, Claim] = {
    "briscola.stake.lead": lambda said: not said.state.position.cards and is_stock(said),
    "briscola.stake.follow": lambda said: is_worth(said) and is_stock(said),
}
"""By the key of a message, whether what it says is true."""

NO_FACTS = frozenset[str]()
"""The keys of messages that claim nothing."""
