"""The value of a card, for the sensible player, the price list, quick play and the search.

A `Manner` is how somebody values and bids: rules of thumb as numbers.
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from msgspec import Struct, convert

from data.tables import table
from games.pizarro.rules.board import EXPLORERS, NUMBER, PHASES, Half, Sides, Space, is_divided, must_leave, space

ByPhase: TypeAlias = tuple[float, float, float]
"""A number for each of phases I, II and III."""
ByExplorer: TypeAlias = tuple[float, float, float, float, float, float]
"""A number for each explorer, in the order of the boards."""

MAGELLAN, VASCO_DA_GAMA = NUMBER["magellan"], NUMBER["vasco_da_gama"]


class Manner(Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody values cards and bids for them, in points of the final score.

    `games/pizarro/data/manner.toml` has the numbers.
    """

    keep: ByPhase
    """Share of the money in hand that is for this phase."""
    hurry: ByPhase
    """Factor of an offer when the first card of the phase comes up; it goes to 1 with the last."""
    rivalry: float
    """Share of the bidders among whom the other wanted cards of the phase are divided."""
    rivals: float
    """The least number of bidders among whom they are divided."""
    bag: tuple[float, float]
    """Points for a money card at the end of phases I and II; at the end of phase III it brings its crowns."""
    draw: ByPhase
    """Points for a money card drawn at once."""
    swap: float
    """Points for an exchange of money cards."""
    veto: float
    """Points for a veto."""
    near: tuple[float, float]
    """Share of the next phase's gain that a ship without rivals is worth, in phases I and II."""
    crowd: tuple[float, float]
    """How much each rival with a ship on the same space lowers `near`."""
    far: float
    """Share of phase III's gain that counts already in phase I."""
    far_crowd: float
    """How much each rival lowers `far`."""
    coming: float
    """What a card of the explorer that is still to come in this phase counts as a rival."""
    second: tuple[float, float]
    """Share of phase II's gain for a second and a third ship of an explorer."""
    second_last: float
    """Share of phase III's gain for a further ship."""
    deny: tuple[float, float]
    """Share of the next phase's gain for taking a space that one rival has alone, in phases I and II."""
    pile: tuple[float, float]
    """Gain of a Magellan card of phase II and of phase III in prospect."""
    first: ByExplorer
    """Factors of the value of phase I's cards, by explorer."""
    then: ByExplorer
    """Factors of the value of phase II's cards, by explorer."""
    crown_cost: float
    """Points for each crown paid before the last phase."""
    money_cost: tuple[float, float]
    """Points for each ducat paid in phases I and II."""
    opening: float
    """Share of the limit with which bidding begins. Less brings nothing and makes auctions long."""


class Habits(Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody does in quick play, whatever they value.

    `games/pizarro/data/thinking.toml` has it, set by hand.
    """

    gamble_stop: int
    """Turning up cards pays below this sum only."""
    gamble: float
    """Points that the gamble brings on average, if it is stopped there."""
    veto_worth: float
    """Points; somebody who has fewer money cards than all others vetoes a card that is worth at least this."""
    poor_card: float
    """A money card is exchanged if its crowns and a quarter of its ducats make less than this."""
    taste: float
    """Players differ in what they like by up to this share of their limits."""
    leaning: tuple[float, float]
    """The least of the seven factors by which a sensible player likes a card, and the step to the next one."""


_THUMBS = convert(table("pizarro", "manner"), dict[int, Manner], strict=False)
HABITS = convert(table("pizarro", "thinking")["quick"], Habits, strict=False)


def thumb(seats: int) -> Manner:
    """Return the sensible manner for a number of players."""
    return _THUMBS[seats]


class BoardChart(Struct, frozen=True):
    """A board as a manner sees it; lists by phase have an empty entry for phase 0."""

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
def chart(sides: Sides, manner: Manner) -> BoardChart:
    """Return the board of these sides for a manner."""
    gains, halves = [(0.0,) * len(EXPLORERS)], list[Half]([None])
    is_split = is_divided(sides, "vasco_da_gama", 1)
    for phase in PHASES:
        better: Half = None
        if is_split:
            left, right = (_worth(manner, space(sides, "vasco_da_gama", phase, half)) for half in ("left", "right"))
            better = "right" if right > left else "left"
        halves.append(better)
        row = []
        for explorer in EXPLORERS:
            here, before = (halves[-1], halves[-2]) if explorer == "vasco_da_gama" else (None, None)
            origin = space(sides, explorer, phase - 1, before).crowns if phase > 1 else 0
            row.append(_worth(manner, space(sides, explorer, phase, here)) - origin)
        gains.append(tuple(row))
    leave = tuple([must_leave(sides, explorer) for explorer in EXPLORERS])
    return BoardChart(tuple(gains), leave, tuple(halves), is_divided=is_split, is_hidden=bool(leave[MAGELLAN]))


def _worth(manner: Manner, reached: Space) -> float:
    """Return the worth of crowns, bags and action of a space."""
    bag = 2.0 if reached.phase == PHASES[-1] else manner.bag[reached.phase - 1]  # a money card has two crowns on average
    action = {
        "veto": manner.veto,
        "gamble": HABITS.gamble,
        "exchange": manner.swap,
        "draw": reached.amount * manner.draw[reached.phase - 1],
        "lose_card": -manner.draw[reached.phase - 1],
    }.get(reached.action or "", 0.0)
    return reached.crowns + reached.bags * bag + action


def points(manner: Manner, seen: BoardChart, phase: int, explorer: int, waiting: int, crowd: int, left: int, below: int) -> float:
    """Return the points that buying a card of the explorer brings in the end, roughly.

    `waiting` own ships and ships of `crowd` others stand on its space of this phase, `left` of its cards are still to come in this
    phase, and `below` cards lie under the highest pile that can take a card.
    """
    gains = seen.gains
    worth = gains[phase][explorer]
    if explorer == MAGELLAN:
        # All cards count as three crowns. The pile grows from 3 · below² points by this; a card of the hand would score there, too.
        worth += 3.0 * (2 * below + 1) - (3.0 if seen.is_hidden else 0.0)
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
