"""What is printed: cards, their points, which beats which. No state.

A card is a number: ten of each suit, in a suit from the weakest to the strongest.
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
CARDS: tuple[Card, ...] = tuple(range(len(SUITS) * len(RANKS)))
POINTS: tuple[int, ...] = tuple(_PRINTED["points"].values()) * len(SUITS)
"""By card: 120 in all."""
TOKENS: tuple[str, ...] = tuple(f"{rank}-{suit}" for suit in SUITS for rank in RANKS)
"""By card, as it stands in a line."""
LEFT_OUT: Card = TOKENS.index("2-feathers")
"""The card that three players leave in the box, so that all play as many."""


def suit(card: Card) -> int:
    """Return the number of a card's suit."""
    return card // len(RANKS)


def beats(card: Card, other: Card, trump: int) -> bool:
    """Return whether a card that is played later beats another.

    It does by its rank in the same suit; every trump beats a card that is none.
    """
    if suit(card) == suit(other):
        return card > other
    return suit(card) == trump


def pack(seats: int) -> tuple[Card, ...]:
    """Return the cards that so many players play with."""
    return tuple(card for card in CARDS if seats != 3 or card != LEFT_OUT)
