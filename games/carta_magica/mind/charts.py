"""Charts that are drawn once: steps home, steps to the harbours, harm by storms.

Judgement and quick play look squares up here instead of searching the sea each time.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from engine.values.adding import sum_of
from games.carta_magica.mind.manner import MANNER
from games.carta_magica.rules.board import BLACK, CALM_LETTER, CHART, COMPASS, RED, SAFE_LETTERS, SQUARES, Square, crossing
from games.carta_magica.rules.options import Options
from games.carta_magica.rules.reach import FAR, PORTS, Bits, lap_distances, neighbours
from games.carta_magica.rules.state import Condition
from games.carta_magica.rules.turn.spin import drifted

Chart: TypeAlias = tuple[int, ...]
"""Steps from each square."""
Order: TypeAlias = tuple[Bits, ...]
"""Sets of squares, the most wanted first; each next set is a `SETS_A_STEP`th of a step worse."""
SETS_A_STEP = 4
LAPS = 3
"""A lap counter above 3 counts as 3, one below -3 as -3."""


def lap_index(lap: int) -> int:
    """Return the place of the chart for a lap counter in those that `Sea.home` returns."""
    return max(-LAPS, min(LAPS, lap)) + LAPS


_SAILED = tuple([square for square in range(SQUARES) if CHART[square] in SAFE_LETTERS])
_NOWHERE: Chart = (FAR,) * SQUARES
_CALM = tuple([square for square in range(SQUARES) if CHART[square] == CALM_LETTER])


_HARM_OF: dict[Condition, float] = {"free": 0.0, "damaged": 1.0, "becalmed": MANNER.outlook.calm_harm}
"""The harm of each end of a storm, in units of damage."""


def _harm(square: Square) -> float:
    if CHART[square] not in SAFE_LETTERS:
        return 0.0
    ends = [drifted(square, wind, frozenset()) for wind in COMPASS]
    return sum_of([_HARM_OF[condition] for _, condition in ends]) / len(COMPASS)


HARM: tuple[float, ...] = tuple([_harm(square) for square in range(SQUARES)])
"""The mean harm of a storm to a ship on each square, in units of damage, as if there were no other ships.

0 on windless squares, from which no storm moves a ship."""


class Sea:
    """The charts of a sea; ships sail through four sides of a square or over its corners too."""

    def __init__(self, options: Options) -> None:
        fields = {port: lap_distances(port, options) for port in (*BLACK, *RED)}
        self._fields = fields
        beside = {square: neighbours(square, options.is_diagonal) for square in _CALM}
        self._beside = {square: [other for other in near if CHART[other] in SAFE_LETTERS] for square, near in beside.items()}
        self.port = {port: self._draw([(port, goal) for goal in (-1, 0, 1)], 0) for port in fields}
        """Steps to each harbour."""
        self.black: Chart = tuple(map(min, *[self.port[port] for port in BLACK]))
        """Steps to the nearest black harbour."""
        self.red: Chart = tuple(map(min, *[self.port[port] for port in RED]))
        """Steps to the nearest red harbour."""

    def _draw(self, goals: list[tuple[Square, int]], lap: int) -> Chart:
        """Return the steps to the nearest of some harbours from every square.

        Each goal is a harbour with a lap counter; at the squares the counter stands at `lap`.
        """
        steps = [FAR] * SQUARES
        for square in _SAILED:
            steps[square] = min([self._fields[port].get((square, lap - goal), FAR) for port, goal in goals])
        for square in _CALM:
            beside = [(other, lap + crossing(square, other)) for other in self._beside[square]]
            ways = [self._fields[port].get((other, at - goal), FAR) for other, at in beside for port, goal in goals]
            steps[square] = min(FAR, 1 + min(ways, default=FAR))
        return tuple(steps)

    @lru_cache(128)  # noqa: B019 (there are two seas, for ever)
    def home(self, home: Square, is_short: bool, way: int = 0) -> tuple[Chart, ...]:
        """Return the steps home with a lap, a chart for each lap counter from -`LAPS` to `LAPS`.

        `way`: 0 the shorter way round, 1 clockwise, -1 anticlockwise. `is_short`: no lap is needed. Before a home is chosen, it is out of
        reach.
        """
        if home not in self._fields:
            return (_NOWHERE,) * (2 * LAPS + 1)
        laps = [goal for goal in range(-LAPS, LAPS + 1) if goal * way >= 0]  # with `way` 0 all of them
        goals = [(home, goal) for goal in laps if goal != 0 or is_short]
        return tuple([self._draw(goals, lap) for lap in range(-LAPS, LAPS + 1)])


_SEAS: dict[bool, Sea] = {}


def sea_of(options: Options) -> Sea:
    """Return the charts of a table; of its options only the neighbours of a square matter."""
    sea = _SEAS.get(options.is_diagonal)
    if sea is None:
        sea = _SEAS[options.is_diagonal] = Sea(options)
    return sea


@lru_cache(256)
def rank_squares(chart: Chart) -> Order:
    """Return the open sea by preference on a chart: few steps left, little harm by storms."""
    sets: dict[int, Bits] = {}
    for square in _SAILED:
        if not PORTS >> square & 1 and chart[square] < FAR:
            cost = round(SETS_A_STEP * (chart[square] + MANNER.outlook.harm_steps * HARM[square]))
            sets[cost] = sets.get(cost, 0) | 1 << square
    return tuple([sets.get(cost, 0) for cost in range(max(sets) + 1)]) if sets else ()


def wished_squares(preference: Order, ends: Bits, first_set: int) -> Bits:
    """Return the best squares that are in `ends`, if any; sets before `first_set` have none."""
    for number in range(max(0, first_set), len(preference)):
        if both := preference[number] & ends:
            return both
    return 0
