"""The conservation laws."""

from __future__ import annotations

from caravel import Broken

from caravel_briscola.rules.board import pack
from caravel_briscola.rules.state import State


def audit(state: State) -> None:
    """Raise `Broken` if a card is missing or twice in hands, stock, trick and taken cards."""
    position = state.position
    cards = [*position.stock, *position.cards]
    cards += [card for player in position.players for card in (*player.hand, *player.taken)]
    if sorted(cards) != sorted(pack(len(position.players))):
        raise Broken("cards")
    if position.stock and position.stock[-1] != position.turned:
        raise Broken("the card that was turned up")
