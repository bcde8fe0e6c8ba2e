"""The history cards: what they are, what they do when drawn, and what holds while they lie open."""

from engine.games.magellan.cards.deck import CARDS, DISCOVERIES, HistoryCard, is_playable, playable
from engine.games.magellan.cards.drawn import drawn
from engine.games.magellan.cards.lasting import (
    PRICES,
    acquired,
    can_resell,
    closed,
    cost,
    cost_under,
    counts_laps,
    earned,
    entered,
    income,
    place_of,
    price,
    prices,
    printed_income,
    turn_points,
)
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
    "cost_under",
    "counts_laps",
    "drawn",
    "earned",
    "entered",
    "income",
    "is_playable",
    "place",
    "place_of",
    "playable",
    "price",
    "prices",
    "printed_income",
    "text",
    "title",
    "turn_points",
    "war_ended",
]
