"""Weighs lines of a match that is reviewed.

A position is played out in imagined worlds, as it is or after lines of a seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.game.mind import Candidate
from engine.game.rules import Rules
from engine.search.thinking import judgement_of, played_out
from engine.values.adding import error_of, mean_of, sum_of
from engine.values.core import Seat
from engine.walking.walk import play

Chances: TypeAlias = tuple[float, ...]
"""The chance of winning of each seat; the sum is 1."""

Outcome: TypeAlias = tuple[Chances, tuple[tuple[float, ...], ...]]
"""What one playout came to: the chances, and what the position is worth by seat and term."""


Kind: TypeAlias = Literal[
    "curve", "rough", "chosen", "fine", "before", "after", "glance", "look", "tried", "proved-1", "proved-2", "proved-3", "far"
]
"""What a piece of work is for, of a review (engine/search/review.py) or of a puzzle (engine/search/puzzles.py): it draws the worlds."""


class WeighingTask(Struct, frozen=True):
    """A position to be played out in imagined worlds.

    There are so many `worlds` that a viewer imagines (`None`: a spectator), after each of the viewer's `lines`, or as the position is.

    With `width` the lines that the search thinks of are weighed too. `far`: how many times as far as usual playouts go. All of it can be
    sent to another process.
    """

    kind: Kind
    seq: int
    state: Any
    viewer: Seat | None
    worlds: int
    lines: tuple[Candidate, ...] = ()
    width: int = 0
    far: int = 1

    @property
    def nodes(self) -> int:
        """How many playouts it costs at most."""
        return self.worlds * max(1, len(self.lines) + self.width)


class Weighed(Struct, frozen=True):
    """What became of a line (`None`: of the position as it is).

    The viewer's chance in each world, nothing for a spectator; and on average the chances of all seats. `terms` and `totals` are only
    told of a `fine` look: in each world what the viewer has by term, and what everybody has in all.
    """

    line: Candidate | None
    own: tuple[float, ...]
    chances: Chances
    terms: tuple[tuple[float, ...], ...] = ()
    totals: tuple[tuple[float, ...], ...] = ()


def behind(choice: Weighed, best: Weighed) -> tuple[float, float]:
    """How much less chance a line has than another in the same worlds, and the error of that."""
    apart = [more - less for more, less in zip(best.own, choice.own, strict=True)]
    return mean_of(apart), error_of(apart)


def weigh_lines(rules: Rules[Any, Any], work: WeighingTask) -> tuple[Weighed, ...]:
    """Do a piece of work: return what became of each line.

    All lines are in the same worlds and have the same chance. With `width` what the sensible player plays comes first, and nothing is
    weighed where the search thinks of no other line. A line that several plans go with is there once for each plan.
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
    heaps: list[list[Outcome]] = [[] for _ in lines]
    for _ in range(work.worlds):
        world, chance = rules.imagine(view, rng), rng.getrandbits(64)
        for line, heap in zip(lines, heaps, strict=True):
            heap.append(_outcome(rules, world, viewer, line, chance, work.far))
    return tuple([_sum_up(work, line, heap) for line, heap in zip(lines, heaps, strict=True)])


def _outcome(rules: Rules[Any, Any], world: Any, viewer: Seat | None, line: Candidate | None, chance: int, far: int) -> Outcome:
    judgement, seat, plan = judgement_of(rules), viewer or Seat(0), None
    if line is not None:
        world, plan = play(rules, world, seat, line.line).value.state, line.plan
    return played_out(rules, judgement, world, seat, plan, Random(chance), far)


def _sum_up(work: WeighingTask, line: Candidate | None, heap: Sequence[Outcome]) -> Weighed:
    viewer = work.viewer
    chances = tuple([sum_of(row) / len(heap) for row in zip(*[odds for odds, _ in heap], strict=True)])
    if viewer is None:
        return Weighed(line, (), chances)
    own = tuple([odds[viewer] for odds, _ in heap])
    if work.kind != "fine":
        return Weighed(line, own, chances)
    return Weighed(line, own, chances, tuple([worth[viewer] for _, worth in heap]), tuple([tuple(map(sum_of, worth)) for _, worth in heap]))
