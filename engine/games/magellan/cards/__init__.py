"""The history cards: what they are, what they do when drawn, and what holds while they lie open."""

from engine.games.magellan.cards.claims import acquired, entered, place_of
from engine.games.magellan.cards.deck import CARDS, DISCOVERIES, is_playable
from engine.games.magellan.cards.figures import (
    PRICES,
    can_resell,
    closed,
    cost,
    counts_laps,
    earned,
    income,
    price,
    printed_income,
    turn_points,
)
from engine.games.magellan.cards.kinds import HistoryCard
from engine.games.magellan.cards.obeyed import drawn
from engine.games.magellan.cards.text import place, text, title
from engine.games.magellan.cards.wars import war_ended

__all__ = [
    "CARDS",
    "DISCOVERIES",
    "PRICES",
    "HistoryCard",
    "acquired",
    "can_resell",
    "closed",
    "cost",
    "counts_laps",
    "drawn",
    "earned",
    "entered",
    "income",
    "is_playable",
    "place",
    "place_of",
    "price",
    "printed_income",
    "text",
    "title",
    "turn_points",
    "war_ended",
]
