"""The history cards. To be read in this order:

`deck` what they are, as values · `drawn` what they do when they are drawn · `lasting` what holds while they lie open: incomes,
costs, prices, bonuses for the first player to do something · `wars` how wars begin and end · `text` their printed text.
"""

from games.magellan.rules.cards.deck import CARDS, DISCOVERIES, is_playable, playable
from games.magellan.rules.cards.drawn import drawn
from games.magellan.rules.cards.lasting import (
    PRICES,
    acquired,
    asks_for_way,
    bonus,
    can_resell,
    cost,
    cost_under,
    counts_laps,
    earned,
    entered,
    income,
    pays_for_ways,
    place_of,
    price,
    prices,
    printed_income,
    rewarded,
    turn_points,
)
from games.magellan.rules.cards.text import place, text, title
from games.magellan.rules.cards.wars import war_ended

__all__ = [
    "CARDS",
    "DISCOVERIES",
    "PRICES",
    "acquired",
    "asks_for_way",
    "bonus",
    "can_resell",
    "cost",
    "cost_under",
    "counts_laps",
    "drawn",
    "earned",
    "entered",
    "income",
    "is_playable",
    "pays_for_ways",
    "place",
    "place_of",
    "playable",
    "price",
    "prices",
    "printed_income",
    "rewarded",
    "text",
    "title",
    "turn_points",
    "war_ended",
]
