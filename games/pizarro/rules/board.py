"""What is printed: the spaces of the half boards, the money cards and the explorer cards."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from data.tables import table

Explorer: TypeAlias = Literal["columbus", "pizarro", "magellan", "marco_polo", "vasco_da_gama", "cook"]
Side: TypeAlias = Literal["a", "b"]
Half: TypeAlias = Literal["left", "right"] | None
"""Half of a space of Vasco da Gama on side B; `None` on every undivided space."""
Action: TypeAlias = Literal["veto", "gamble", "pile_hand", "pile_paid", "exchange", "draw", "open_hand", "lose_card"]
"""rulebook: The action fields. `pile_hand`: a hand card under Magellan (side A), `pile_paid`: one of the cards
just paid (side B); `exchange`, `draw`: see `Space.amount`; `open_hand`, `lose_card`: Cook A and B."""

_TABLE: dict[str, Any] = table("pizarro", "board")

EXPLORERS: tuple[Explorer, ...] = tuple(_TABLE["explorers"])
"""In the order of the boards: the first three on half board 1, the others on half board 2."""
NUMBER = {explorer: number for number, explorer in enumerate(EXPLORERS)}
"""The place of each explorer in that order."""
PHASES = (1, 2, 3)
CARDS: tuple[int, ...] = tuple(_TABLE["cards_per_explorer"])
"""Explorer cards of each explorer in phases I, II, III."""
STACK: tuple[int, ...] = tuple(count * len(EXPLORERS) for count in CARDS)
"""Explorer cards in phases I, II, III."""
SHIPS: int = _TABLE["ships_per_player"]
MONEY_SETS: int = _TABLE["money_sets"]
CROWNS: tuple[int, ...] = (0, *_TABLE["money_crowns"])
"""`CROWNS[value]`: crowns on a money card."""
SET: tuple[int, ...] = tuple(range(1, len(CROWNS)))
"""One set of money cards, which is also a start hand."""
INCOME: tuple[int, ...] = tuple(_TABLE["income"])
"""Money cards that everybody gets at the end of phases I, II, III."""
LEAST_BID: int = _TABLE["least_bid"]
GAMBLE_LIMIT: int = _TABLE["gamble_limit"]
"""The highest sum of the gamble that scores."""


class Space(Struct, frozen=True):
    """One space of an explorer."""

    explorer: Explorer
    phase: int
    half: Half
    crowns: int
    """Points for each ship there at the end."""
    bags: int = 0
    """Money cards for each ship there at the end of its phase."""
    action: Action | None = None
    """What happens on arrival; an `exchange` comes at the end of the phase."""
    amount: int = 0
    """Money cards that the action draws, or exchanges at most."""


Sides: TypeAlias = tuple[Side, Side]
"""The sides of half boards 1 and 2 that are in use."""


def side(sides: Sides, explorer: Explorer) -> Side:
    """Return the side on which an explorer's spaces lie."""
    return sides[EXPLORERS.index(explorer) // 3]


@cache
def spaces(sides: Sides) -> tuple[Space, ...]:
    """Return all spaces in use, by explorer, phase and half (left before right)."""
    return tuple(space for explorer in EXPLORERS for phase in PHASES for space in _printed(explorer, side(sides, explorer), phase))


def _printed(explorer: Explorer, on: Side, phase: int) -> tuple[Space, ...]:
    """Return the space of an explorer in a phase, or its two halves."""
    entry = _TABLE["spaces"][explorer][on][phase - 1]
    half: Half = "left" if "right" in entry else None
    whole = Space(
        explorer,
        phase,
        half,
        crowns=entry.get("crowns", 0),
        bags=entry.get("bags", 0),
        action=entry.get("action"),
        amount=entry.get("amount", 0),
    )
    return (whole,) if half is None else (whole, Space(explorer, phase, "right", crowns=entry["right"]))


@cache
def space(sides: Sides, explorer: Explorer, phase: int, half: Half = None) -> Space:
    """Return one space. Raises `KeyError` for a half of an undivided space."""
    return {(each.explorer, each.phase, each.half): each for each in spaces(sides)}[explorer, phase, half]


@cache
def is_divided(sides: Sides, explorer: Explorer, phase: int) -> bool:
    """Return whether the buyer chooses a half of the space (Vasco da Gama, side B)."""
    return sum(each.explorer == explorer and each.phase == phase for each in spaces(sides)) > 1


@cache
def must_leave(sides: Sides, explorer: Explorer) -> int:
    """Return how many money cards a buyer has to keep after paying: 0 or 1.

    One to put under Magellan (side A), one to lose to Cook (side B).
    """
    return int(any(each.explorer == explorer and each.action in ("pile_hand", "lose_card") for each in spaces(sides)))
