"""Weighs lines: plays a position out in imagined worlds, as it is or after a line."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.game.mind import Candidate
from engine.game.rules import Rules
from engine.search.thinking import judgement_of, play_out
from engine.values.adding import error_of, mean_of, sum_of
from engine.values.core import Seat
from engine.walking.walk import play

Chances: TypeAlias = tuple[float, ...]
"""The chance of winning of each seat; the sum is 1."""

Outcome: TypeAlias = tuple[Chances, tuple[tuple[float, ...], ...]]
"""The end of one playout: the chances, and what its position is worth by seat and term."""


Kind: TypeAlias = Literal[
    "curve", "rough", "chosen", "fine", "before", "after", "glance", "look", "tried", "proved-1", "proved-2", "proved-3", "far"
]
"""The purpose of a piece of work, in a review (engine/search/review.py) or a puzzle (engine/search/puzzles.py).

Each purpose has other worlds.
"""


class WeighingTask(Struct, frozen=True):
    """A position to be played out in imagined worlds. It can be sent to another process."""

    kind: Kind
    seq: int
    """The number of the entry; with `kind` it decides the worlds."""
    state: Any
    viewer: Seat | None
    """The seat that imagines the worlds; `None`: a spectator."""
    worlds: int
    """How many worlds are imagined."""
    lines: tuple[Candidate, ...] = ()
    """The viewer's lines to be weighed; none: the position as it is."""
    width: int = 0
    """How many lines of the search are weighed too."""
    far: int = 1
    """How many times as far as usual playouts go."""

    @property
    def nodes(self) -> int:
        """The most playouts that it costs."""
        return self.worlds * max(1, len(self.lines) + self.width)


class Weighed(Struct, frozen=True):
    """The result of a line, or of the position as it is."""

    line: Candidate | None
    """`None`: the position as it is."""
    own: tuple[float, ...]
    """The viewer's chance in each world; empty for a spectator."""
    chances: Chances
    """The mean chances of all seats."""
    terms: tuple[tuple[float, ...], ...] = ()
    """What the viewer has by each term, in each world; only for the kind `fine`."""
    totals: tuple[tuple[float, ...], ...] = ()
    """What each seat has in all, in each world; only for the kind `fine`."""


def behind(choice: Weighed, best: Weighed) -> tuple[float, float]:
    """Return how much less chance a line has than another, and the standard error of that.

    Both were weighed in the same worlds.

    >>> best, choice = (Weighed(None, own, ()) for own in ((0.75, 1.0), (0.5, 0.75)))
    >>> behind(choice, best)
    (0.25, 0.0)
    """
    apart = [more - less for more, less in zip(best.own, choice.own, strict=True)]
    return mean_of(apart), error_of(apart)


def weigh_lines(rules: Rules[Any, Any], work: WeighingTask) -> tuple[Weighed, ...]:
    """Do a piece of work; return the result of each line.

    All lines are played out in the same worlds and with the same dice. With `width`, the sensible player's line comes first, and the result
    is empty if there is only one line to weigh. A line with several plans comes once for each plan.

    >>> work = WeighingTask("rough", 1, START, FIRST, worlds=2, lines=(Candidate("bid 3"), Candidate("pass")))
    >>> [(weighed.line.line, len(weighed.own)) for weighed in weigh_lines(RULES, work)]
    [('bid 3', 2), ('pass', 2)]
    """
    rng = Random(f"{work.kind}/{work.seq}")
    view, viewer = rules.view(work.state, work.viewer), work.viewer
    lines: list[Candidate | None] = list(work.lines) or [None]
    if work.width and viewer is not None:
        world = rules.imagine(view, rng)
        thought = judgement_of(rules).candidates(world, viewer, work.width, rng)
        candidates = [replace(candidate, line=" ".join(play(rules, world, viewer, candidate.line).path)) for candidate in thought]
        known = {candidate.line for candidate in candidates}
        lines = [*candidates, *(candidate for candidate in work.lines if candidate.line not in known)]
        if len(known | {candidate.line for candidate in work.lines}) < 2:
            return ()
    outcomes: list[list[Outcome]] = [[] for _ in lines]
    for _ in range(work.worlds):
        world, chance = rules.imagine(view, rng), rng.getrandbits(64)
        for line, own in zip(lines, outcomes, strict=True):
            own.append(_outcome(rules, world, viewer, line, chance, work.far))
    return tuple([_sum_up(work, line, own) for line, own in zip(lines, outcomes, strict=True)])


def _outcome(rules: Rules[Any, Any], world: Any, viewer: Seat | None, line: Candidate | None, chance: int, far: int) -> Outcome:
    judgement, plan = judgement_of(rules), None
    seat = Seat(0) if viewer is None else viewer  # only a plan or a line needs the true seat, and a spectator has none
    if line is not None:
        world, plan = play(rules, world, seat, line.line).value.state, line.plan
    return play_out(rules, judgement, world, seat, plan, Random(chance), far)


def _sum_up(work: WeighingTask, line: Candidate | None, outcomes: Sequence[Outcome]) -> Weighed:
    """Return what the playouts of a line say, in the detail that the kind of work needs."""
    viewer = work.viewer
    chances = tuple([sum_of(row) / len(outcomes) for row in zip(*[odds for odds, _ in outcomes], strict=True)])
    if viewer is None:
        return Weighed(line, (), chances)
    own = tuple([odds[viewer] for odds, _ in outcomes])
    if work.kind != "fine":
        return Weighed(line, own, chances)
    terms = tuple([worth[viewer] for _, worth in outcomes])
    return Weighed(line, own, chances, terms, totals=tuple([tuple(map(sum_of, worth)) for _, worth in outcomes]))
