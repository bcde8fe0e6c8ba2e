"""What a card is worth, for all who ask: the sensible player, the price list, the quick policy and the search.

A `Manner` is how somebody values and bids: rules of thumb as numbers.
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from msgspec import Struct

from engine.games.pizarro.board import EXPLORERS, NUMBER, PHASES, Half, Sides, Space, is_divided, must_leave, space

ByPhase: TypeAlias = tuple[float, float, float]
"""A number for each of phases I, II and III."""

MAGELLAN, VASCO_DA_GAMA = NUMBER["magellan"], NUMBER["vasco_da_gama"]

GAMBLE = 15.2
"""Points that the gamble brings on average, stopped at 14 or more."""


class Manner(Struct, frozen=True):
    """How somebody values cards and bids for them. Points are those of the final score."""

    keep: ByPhase = (0.8, 0.8, 1.0)
    """Share of the money in hand that is for this phase."""
    hurry: ByPhase = (1.0, 1.0, 1.0)
    """Factor of an offer when the first card of the phase comes up; it goes to 1 with the last."""
    rivalry: float = 0.8
    """What else is wanted in the phase is divided among this share of those who can bid."""
    rivals: float = 2.0
    """At least so many of them."""
    bag: tuple[float, float] = (2.2, 2.2)
    """Points for a money card at the end of phases I and II; at the end of phase III it brings its crowns."""
    draw: ByPhase = (2.2, 2.2, 2.0)
    """Points for a money card drawn at once."""
    swap: float = 1.0
    """Points for an exchange of money cards."""
    veto: float = 0.5
    """Points for a veto."""
    near: tuple[float, float] = (0.45, 0.45)
    """Share of the next phase's gain that a ship without rivals is worth, in phases I and II."""
    crowd: tuple[float, float] = (0.05, 0.05)
    """How much each rival with a ship on the same space lessens that."""
    far: float = 0.3
    """The share of phase III in phase I."""
    far_crowd: float = 0.05
    """How much each rival lessens that."""
    coming: float = 0.5
    """What a card of the explorer that is still to come in this phase counts as a rival."""
    second: tuple[float, float] = (0.5, 0.33)
    """What a second and a third ship of an explorer have of phase II's gain."""
    second_last: float = 0.5
    """What a further ship has of phase III's gain."""
    deny: tuple[float, float] = (0.03, 0.03)
    """Share of the next phase's gain for taking a space that one rival has alone, in phases I and II."""
    pile: tuple[float, float] = (7.0, 7.0)
    """Gain of a Magellan card of phase II and of phase III in prospect."""
    first: tuple[float, ...] = (1.0,) * len(EXPLORERS)
    """Factors of what the cards of phase I are worth, by explorer."""
    then: tuple[float, ...] = (1.0,) * len(EXPLORERS)
    """The same for phase II."""
    crown_cost: float = 0.4
    """Points for each crown paid before the last phase."""
    money_cost: tuple[float, float] = (0.16, 0.16)
    """Points for each ducat paid in phases I and II."""
    opening: float = 0.3
    """Share of the limit with which bidding begins. Less brings nothing and makes auctions long."""


_AMONG_FOUR = Manner(
    keep=(0.65, 0.66, 1.3),
    hurry=(0.91, 0.74, 0.49),
    rivalry=1.2,
    rivals=4.4,
    bag=(6.4, 4.5),
    draw=(8.5, 9.7, 1.3),
    swap=1.0,
    veto=0.56,
    near=(0.47, 0.62),
    crowd=(0.44, 0.65),
    far=0.75,
    far_crowd=0.59,
    coming=1.8,
    second=(0.84, 0.23),
    second_last=0.2,
    deny=(0.034, 0.058),
    pile=(2.3, 16.4),
    first=(0.98, 1.2, 1.0, 0.95, 0.96, 0.97),
    then=(0.79, 1.0, 0.79, 0.95, 0.73, 0.81),
    crown_cost=0.49,
    money_cost=(0.64, 0.33),
)
_AMONG_THREE = Manner(
    keep=(0.43, 0.65, 1.1),
    hurry=(1.1, 1.0, 0.85),
    rivalry=1.1,
    rivals=3.0,
    bag=(14.3, 4.7),
    draw=(12.2, 9.5, 1.9),
    swap=1.1,
    veto=0.86,
    near=(0.5, 0.56),
    crowd=(0.75, 0.55),
    far=0.51,
    far_crowd=0.69,
    coming=1.7,
    second=(0.84, 0.43),
    second_last=0.26,
    deny=(0.048, 0.041),
    pile=(2.5, 16.7),
    crown_cost=0.52,
    money_cost=(0.46, 0.47),
)
_AMONG_FIVE = Manner(
    keep=(0.66, 0.68, 1.1),
    hurry=(0.92, 0.66, 0.9),
    rivalry=1.3,
    rivals=4.0,
    bag=(5.4, 2.8),
    draw=(6.1, 5.4, 1.7),
    swap=0.85,
    veto=0.61,
    near=(0.45, 1.0),
    crowd=(0.58, 0.46),
    far=0.61,
    far_crowd=0.48,
    coming=1.8,
    second=(1.2, 0.21),
    second_last=0.39,
    deny=(0.029, 0.046),
    pile=(2.7, 16.6),
    crown_cost=0.78,
    money_cost=(0.56, 0.37),
)
_AMONG_SIX = Manner(
    keep=(0.62, 0.68, 1.3),
    hurry=(0.81, 0.73, 0.96),
    rivalry=1.5,
    rivals=3.5,
    bag=(4.8, 3.9),
    draw=(4.9, 6.8, 0.87),
    swap=0.98,
    veto=0.74,
    near=(0.52, 0.83),
    crowd=(0.66, 0.44),
    far=0.9,
    far_crowd=0.48,
    coming=1.7,
    second=(1.2, 0.29),
    second_last=0.49,
    deny=(0.031, 0.04),
    pile=(2.9, 14.2),
    crown_cost=0.86,
    money_cost=(0.51, 0.33),
)
_THUMBS = {3: _AMONG_THREE, 4: _AMONG_FOUR, 5: _AMONG_FIVE, 6: _AMONG_SIX}


def thumb(seats: int) -> Manner:
    """The sensible manner among so many players. Its numbers were found in quick play: in each match every seat had other numbers near
    the present ones (a fifth more or less), and the numbers moved to where the chances of winning rose, until nothing moved."""
    return _THUMBS[seats]


class Chart(Struct, frozen=True):
    """A board as a manner sees it; what is by phase has nothing for phase 0."""

    gains: tuple[tuple[float, ...], ...]
    """`[phase][explorer]`: crowns, bags and action, less the crowns of the space that the ship leaves."""
    leave: tuple[int, ...]
    """Money cards that a buyer has to keep, by explorer."""
    halves: tuple[Half, ...]
    """Which half of Vasco da Gama's space is taken, by phase."""
    is_divided: bool
    """Whether Vasco da Gama's spaces have halves."""
    is_hidden: bool
    """Whether cards under Magellan come from the hand (side A)."""


@cache
def chart(sides: Sides, manner: Manner) -> Chart:
    """The board of these sides for a manner."""
    gains, halves = [(0.0,) * len(EXPLORERS)], list[Half]([None])
    is_split = is_divided(sides, "vasco_da_gama", 1)
    for phase in PHASES:
        left, right = (
            _worth(manner, space(sides, "vasco_da_gama", phase, half)) for half in (("left", "right") if is_split else (None, None))
        )
        halves.append(("right" if right > left else "left") if is_split else None)
        row = []
        for explorer in EXPLORERS:
            here, before = (halves[-1], halves[-2]) if explorer == "vasco_da_gama" else (None, None)
            origin = space(sides, explorer, phase - 1, before).crowns if phase > 1 else 0
            row.append(_worth(manner, space(sides, explorer, phase, here)) - origin)
        gains.append(tuple(row))
    leave = tuple([must_leave(sides, explorer) for explorer in EXPLORERS])
    return Chart(tuple(gains), leave, tuple(halves), is_split, bool(leave[MAGELLAN]))


def _worth(manner: Manner, reached: Space) -> float:
    """Crowns, bags and action of a space."""
    bag = 2.0 if reached.phase == PHASES[-1] else manner.bag[reached.phase - 1]
    action = {
        "veto": manner.veto,
        "gamble": GAMBLE,
        "exchange": manner.swap,
        "draw": reached.amount * manner.draw[reached.phase - 1],
        "lose_card": -manner.draw[reached.phase - 1],
    }.get(reached.action or "", 0.0)
    return reached.crowns + reached.bags * bag + action


def points(manner: Manner, seen: Chart, phase: int, explorer: int, waiting: int, crowd: int, left: int, below: int) -> float:
    """Points that buying a card of the explorer brings in the end, roughly.

    `waiting` own ships and ships of `crowd` others stand on its space of this phase, `left` of its cards are still to come in this
    phase, and `below` cards lie under the highest pile that can take a card.
    """
    gains = seen.gains
    worth = gains[phase][explorer]
    if explorer == MAGELLAN:
        worth += 3.0 * (2 * below + 1) - 3.0 * seen.is_hidden
    if phase == 3:
        return worth
    now = phase - 1
    rivals = crowd + manner.coming * left
    near = manner.pile[now] if explorer == MAGELLAN else gains[phase + 1][explorer]
    share = manner.near[now] / (1.0 + manner.crowd[now] * rivals)
    if waiting:
        share *= manner.second_last if phase == 2 else manner.second[min(waiting, 2) - 1]
    elif crowd == 1:
        share += manner.deny[now]
    worth += near * share
    if phase == 1:
        far = manner.pile[1] if explorer == MAGELLAN else gains[3][explorer]
        worth += far * manner.far / (1.0 + manner.far_crowd * rivals) * (manner.second_last if waiting else 1.0)
    return worth * (manner.first if phase == 1 else manner.then)[explorer]
