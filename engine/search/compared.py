"""Compares ideas with each other.

Playouts of each are in the same worlds and with the same chance, so only their difference counts.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from engine.values.adding import error_of, mean_of

CLEAR = 2.0
"""A difference is told if it is at least so many standard errors."""

TOLD = 0.5
"""A difference is told if it is at least so many points; it is rounded to whole points."""

IDENTICAL = 0.9
"""The share of the worlds in which two lines have to come to just the same for that to be said."""

TINY = 1e-9
"""Chances that differ by less are the same."""

Paired: TypeAlias = list[float]
"""A difference in each of the same worlds."""


class Sample(Struct, frozen=True):
    """One playout of an idea.

    - `chance`: of its seat to win.
    - `before`, `at_once`, `later`: its seat's terms before the line, right after it and at the end of the playout.
    - `totals`: what each seat has in all at the end.
    - `is_last`: the match is over right after the line, so nothing comes later.
    """

    chance: float
    before: tuple[float, ...]
    at_once: tuple[float, ...]
    later: tuple[float, ...]
    totals: tuple[float, ...]
    is_last: bool


Samples: TypeAlias = list[Sample]


def chance_of(samples: Samples) -> float:
    return mean_of([sample.chance for sample in samples])


def beside(values: list[Paired]) -> Paired:
    """The first values less the mean of the others, world by world."""
    own, *others = values
    return own if not others else [value - mean_of(rest) for value, *rest in zip(own, *others, strict=True)]


def changes_of(ranked: list[Samples], rank: int) -> tuple[list[Paired], list[Paired], list[Paired]]:
    """What an idea changes by term, world by world.

    It is what the line changes at once, what the seat has more of in the end than with the others (nothing where there are none), and
    what it gains from now on.
    """
    own, others = ranked[rank], ranked[:rank] + ranked[rank + 1 :]
    terms = range(len(own[0].before))
    at_once = [[sample.at_once[term] - sample.before[term] for sample in own] for term in terms]
    more = [beside([[sample.later[term] for sample in samples] for samples in (own, *others)]) for term in terms] if others else []
    return at_once, more, [[sample.later[term] - sample.before[term] for sample in own] for term in terms]


def is_clear(paired: Paired) -> bool:
    mean = abs(mean_of(paired))
    return mean >= TOLD and mean >= CLEAR * error_of(paired)


def is_same(samples: Samples, first: Samples) -> bool:
    """Return whether it does not matter which of two ideas is taken.

    Example: a bid that is always outbid equals a pass.
    """
    alike = sum(abs(sample.chance - other.chance) < TINY for sample, other in zip(first, samples, strict=True))
    return alike >= IDENTICAL * len(samples)
