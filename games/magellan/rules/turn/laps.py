"""Sailing round the world: the points still missing. rulebook: Circumnavigation.

A ship has to cross 36 meridians net, eastward or westward. So a way is searched over pairs of a sea and the number of meridians left, and
not over the globe, on which the shortest way to a place in the east may lead west.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Literal

from msgspec import Struct

from games.magellan.rules import cards
from games.magellan.rules.board import CELL_OF, NODES, NUMBERS, Node, eastward, is_sea
from games.magellan.rules.cards.deck import Circumnavigate
from games.magellan.rules.state import Card, Player, Position
from games.magellan.rules.ways import sailings

East = Literal[1, -1]
"""The direction of a lap: 1 eastward, -1 westward."""
EITHER: tuple[East, East] = (1, -1)

MERIDIANS = 36
"""Meridians of the globe."""
DETOUR = 4
"""Meridians that a way round the world may lead back, round a cape or through a canal."""
AHEAD = 12
"""Points of the way that are planned ahead. They are less than half the globe: so the shortest way goes in the direction of the lap."""
NEVER = 255
"""Points that stand for "there is no way"."""


class Lap(Struct, frozen=True, gc=False):
    """The rest of a lap: the sea to sail to first, the points to it, and the points after it."""

    node: Node
    points: int
    beyond: int


def open_lap(position: Position) -> tuple[Card, int] | None:
    """Return the open card for the first round the world, and its bonus."""
    for active in position.active:
        effect = cards.CARDS[active.card].effect
        if isinstance(effect, Circumnavigate):
            return active.card, effect.bonus
    return None


@cache
def _costs(east: East) -> tuple[bytearray, ...]:
    """Return the points to the end of a lap: a table by meridians left and number of the sea.

    It is kept for the life of the process.
    """
    costs = tuple([bytearray([NEVER]) * len(NODES) for _ in range(MERIDIANS + DETOUR + 1)])
    now = [(number, 0) for number, node in enumerate(NODES) if is_sea(node)]
    for number, _ in now:
        costs[0][number] = 0
    for cost in range(1, NEVER):
        reached: list[tuple[int, int]] = []
        for number, left in now:
            for other in sailings(number):
                more = left + east * _eastward(other, number)
                if 0 < more <= MERIDIANS + DETOUR and costs[more][other] == NEVER:
                    costs[more][other] = cost
                    reached.append((other, more))
        now = reached
    return costs


def _eastward(start: int, end: int) -> int:
    return eastward(CELL_OF[start], CELL_OF[end])


@lru_cache(maxsize=4096)
def lap(node: Node, crossed: int) -> Lap | None:
    """Return the rest of the lap of a ship; `None` if no way leads on.

    `crossed`: the meridians that it has crossed, positive to the east.
    """
    ways: list[tuple[int, int, East]] = []
    for east in EITHER:
        left = MERIDIANS - east * crossed
        if 0 < left <= MERIDIANS and _costs(east)[left][NUMBERS[node]] < NEVER:
            ways.append((_costs(east)[left][NUMBERS[node]], left, east))
    if not ways:
        return None
    whole, left, east = min(ways)
    costs, number, rest = _costs(east), NUMBERS[node], whole
    while rest and whole - rest < AHEAD:
        rest -= 1
        for other in sailings(number):
            then = max(0, left - east * _eastward(number, other))
            if then <= MERIDIANS + DETOUR and costs[then][other] == rest:
                number, left = other, then
                break
    return Lap(NODES[number], whole - rest, rest)


def points_to_end_of_lap(player: Player) -> int:
    """Return the points to the end of the lap of a player's most advanced ship, or `NEVER`."""
    laps = [lap(ship.node, ship.lap) for ship in player.ships]
    return min([lap.points + lap.beyond for lap in laps if lap is not None], default=NEVER)
