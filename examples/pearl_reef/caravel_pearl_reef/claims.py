"""What the sentences of Pearl Reef claim, looked up in the rules and in the true position."""

from __future__ import annotations

from caravel import Ask
from caravel.testing import Claim, Said


def is_most_in_reach(said: Said) -> bool:
    """Return whether the sentence has the most pearls of a hex that can be chosen."""
    ask = next(said.rules.turn(said.state, said.seat))
    assert isinstance(ask, Ask)
    return bool(said["count"] == max(said.state.position.pearls[option.value] for option in ask.options))


CLAIMS: dict[str, Claim] = {
    "pearl_reef.goal.stake": is_most_in_reach,
    "pearl_reef.lantern.stake": lambda said: said.state.position.players[said.seat].has_lantern,
}
"""By the key of a message, whether what it says is true."""

NO_FACTS = frozenset[str]()
"""The keys of messages that claim nothing."""
