"""The cards, as all pictures draw them."""

from __future__ import annotations

from caravel.pictures import cards

from caravel_briscola.rules.board import RANKS, SUITS, Card, suit

SIGNS = {"suns": "talisman-sun", "shells": "talisman-shell", "hearts": "talisman-heart", "feathers": "talisman-feather"}
FIGURES = {"knave": "J", "knight": "N", "king": "K", "ace": "A"}
"""The corners of the cards whose rank is a word."""


def face(card: Card) -> cards.Face:
    """Return the front of a card."""
    rank = RANKS[card % len(RANKS)]
    return cards.Face(FIGURES.get(rank, rank), SIGNS[SUITS[suit(card)]])
