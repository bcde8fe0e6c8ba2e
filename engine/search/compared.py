"""Compares ideas with each other.

All of them were played out in the same worlds and with the same dice, so only their differences count.
"""

from __future__ import annotations

from random import Random
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct

from engine.game.mind import Considered
from engine.game.rules import Rules
from engine.search.thinking import judgement_of, play_out
from engine.values.adding import error_of, mean_of, sum_of
from engine.values.core import Seat
from engine.walking.walk import play

S = TypeVar("S")

CLEAR = 2.0
"""A difference of points is clear if it is at least this many standard errors, and `TOLD` points."""

TOLD = 0.5
"""The least points of a clear difference. Differences are shown rounded to whole points."""

IDENTICAL = 0.9
"""Two lines count as the same if their chances are equal in at least this share of the worlds."""

TINY = 1e-9
"""Chances that differ by less are the same."""

Paired: TypeAlias = list[float]
"""A value or a difference in each world."""


class Sample(Struct, frozen=True):
    """One playout of an idea."""

    chance: float
    """The seat's chance to win at its end."""
    before: tuple[float, ...]
    """What the seat has by each term of the judgement before the line."""
    at_once: tuple[float, ...]
    """What it has by each term right after the line."""
    later: tuple[float, ...]
    """What it has by each term at the end of the playout."""
    totals: tuple[float, ...]
    """What each seat has in all at the end of the playout."""
    is_last: bool
    """Whether the match is over right after the line."""


Samples: TypeAlias = list[Sample]
"""The playouts of one idea: the first in the first world, and so on."""


def sample_of(rules: Rules[S, Any], world: S, seat: Seat, candidate: Considered, chance: Random) -> Sample:
    """Play an idea of a seat out once in a world; `chance` is all that is random in it.

    Raises what `play` raises if its line is not legal in this world.

    >>> bid = Considered("bid 3", chance=0.5, error=0.0, spread=0.0, samples=1, terms=())
    >>> sample = sample_of(RULES, START, FIRST, bid, Random(0))
    >>> sample.at_once, sample.totals, sample.is_last
    ((0.0,), (5.0, 0.0), False)
    """
    judgement = judgement_of(rules)
    after = play(rules, world, seat, candidate.line).value.state
    odds, worth = play_out(rules, judgement, after, seat, candidate.plan, chance)
    before, at_once = judgement.worth(world)[seat], judgement.worth(after)[seat]
    return Sample(odds[seat], before, at_once, worth[seat], tuple([sum_of(parts) for parts in worth]), not rules.to_act(after))


def chance_of(samples: Samples) -> float:
    """Return the mean chance to win of an idea's playouts, from 0 to 1.

    >>> chance_of([Sample(chance, (), (), (), (), False) for chance in (0.25, 0.75)])
    0.5
    """
    return mean_of([sample.chance for sample in samples])


def beside(values: list[Paired]) -> Paired:
    """Return the first values minus the mean of the others, world by world.

    >>> beside([[3.0, 5.0], [1.0, 1.0], [2.0, 2.0]])
    [1.5, 3.5]
    """
    own, *others = values
    return own if not others else [value - mean_of(rest) for value, *rest in zip(own, *others, strict=True)]


def changes_of(ranked: list[Samples], rank: int) -> tuple[list[Paired], list[Paired], list[Paired]]:
    """Return what an idea changes by term, world by world.

    `ranked`: the playouts of all ideas; `rank`: the index of this one. These are three lists: what the line changes at once, what the seat
    has more of at the end than with the other ideas (empty without others), and what it gains until the end.

    >>> bid = [Sample(0.6, before=(1.0,), at_once=(0.0,), later=(4.0,), totals=(), is_last=False)]
    >>> passing = [Sample(0.5, before=(1.0,), at_once=(1.0,), later=(2.0,), totals=(), is_last=False)]
    >>> changes_of([bid, passing], rank=0)
    ([[-1.0]], [[2.0]], [[3.0]])
    """
    own, others = ranked[rank], ranked[:rank] + ranked[rank + 1 :]
    terms = range(len(own[0].before))
    at_once = [[sample.at_once[term] - sample.before[term] for sample in own] for term in terms]
    more = [beside([[sample.later[term] for sample in samples] for samples in (own, *others)]) for term in terms] if others else []
    return at_once, more, [[sample.later[term] - sample.before[term] for sample in own] for term in terms]


def is_clear(paired: Paired) -> bool:
    """Return whether a difference of points is more than noise, and large enough to show.

    >>> is_clear([2.0, 3.0, 2.0]), is_clear([4.0, -3.0, 2.0])
    (True, False)
    """
    mean = abs(mean_of(paired))
    return mean >= TOLD and mean >= CLEAR * error_of(paired)


def is_same(samples: Samples, first: Samples) -> bool:
    """Return whether it does not matter which of two ideas is taken.

    A bid that is always outbid equals a pass: the chances are equal in nearly every world.

    >>> bid, passing = ([Sample(chance, (), (), (), (), False) for chance in (0.5, 0.75)] for _ in range(2))
    >>> is_same(bid, passing)
    True
    """
    alike = sum(abs(sample.chance - other.chance) < TINY for sample, other in zip(first, samples, strict=True))
    return alike >= IDENTICAL * len(samples)


def most_helped_rival(seat: Seat, own: Samples, others: list[Samples]) -> tuple[Seat, float] | None:
    """Return the rival who gains most by this idea beside the others, and how many points.

    `own`: the playouts of this idea; `others`: those of each other idea. `None`: no rival clearly gains.

    >>> own, other = ([Sample(0.5, (), (), (), totals, False)] * 3 for totals in ((4.0, 9.0), (4.0, 7.0)))
    >>> most_helped_rival(FIRST, own, [other])
    (1, 2.0)
    """
    best: tuple[Seat, float] | None = None
    for rival in range(len(own[0].totals)):
        paired = beside([[sample.totals[rival] for sample in samples] for samples in (own, *others)])
        if rival != seat and is_clear(paired) and mean_of(paired) > (0.0 if best is None else best[1]):
            best = Seat(rival), mean_of(paired)
    return best
