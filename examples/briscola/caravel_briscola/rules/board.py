"""The cards, their points, and which card beats which. Nothing here changes in a match.

A card is a number: suit by suit, and in a suit from the weakest card to the strongest.
"""

from __future__ import annotations

from typing import TypeAlias

from caravel import table

_PRINTED = table("briscola", "board")

Card: TypeAlias = int
"""The number of a card."""

SUITS: tuple[str, ...] = tuple(_PRINTED["suits"])
RANKS: tuple[str, ...] = tuple(_PRINTED["points"])
"""From the weakest to the strongest."""
HAND: int = _PRINTED["hand"]
"""Cards that each player is dealt."""
CARDS: tuple[Card, ...] = tuple(range(len(SUITS) * len(RANKS)))
POINTS: tuple[int, ...] = tuple(_PRINTED["points"].values()) * len(SUITS)
"""The points of each card; 120 in all."""
TOKENS: tuple[str, ...] = tuple(f"{rank}-{suit}" for suit in SUITS for rank in RANKS)
"""The token of each card, as a line has it: `ace-suns`."""
LEFT_OUT: Card = TOKENS.index("2-feathers")
"""The card that three players do not use, so that all play the same number of cards."""


def suit(card: Card) -> int:
    """Return the number of a card's suit."""
    return card // len(RANKS)


def beats(card: Card, other: Card, trump: int) -> bool:
    """Return whether a card that is played later beats another.

    In one suit the higher rank wins. A trump beats every card of another suit.
    """
    if suit(card) == suit(other):
        return card > other
    return suit(card) == trump


def pack(seats: int) -> tuple[Card, ...]:
    """Return the cards that are used by this number of players."""
    return tuple(card for card in CARDS if seats != 3 or card != LEFT_OUT)
