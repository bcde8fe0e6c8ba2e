"""Whom the moves of a seat helped, beyond what is good for the seat itself: what referees look at over several matches. Pure.

Each decision of a review (engine/search/review.py) was weighed beside other lines in the same imagined worlds, by the chances of all
seats. A seat that is played for itself takes what is good for it, and by what it gains or loses the others lose or gain in proportion to
the chances that they have. What somebody else had from the line that was played beyond that is its *favour*, in chance of winning
(0..1): over all others it comes to 0, so with two seats there is none to be seen.

It is told beside the mean of all lines that were weighed, the better ones for the seat counting more (`TEMPER`): a seat that helps nobody
chooses among lines that cost it nothing as it happens, and its favours cancel out. How far chance alone takes their sum follows
from the squares of what each choice could have brought.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp

from msgspec import Struct

from engine.adding import added
from engine.core import Line, Seat
from engine.search.weighing import Weighed

TEMPER = 0.2
"""By how much chance a line has to be worse for its seat to count a third of another one."""

LEAST_SEATS = 3
"""Seats of a match below which nobody can be favoured."""


class Favours(Struct, frozen=True):
    """What the decisions of a seat brought to each seat in a match: the sum of the favours, the sum of their expected squares, and of how
    many decisions."""

    sums: tuple[float, ...]
    squares: tuple[float, ...]
    decisions: int


def favours(seats: int, weighed: Iterable[tuple[Seat, Line, Sequence[Weighed]]]) -> tuple[Favours, ...]:
    """The favours of each seat in a match, by its decisions: the seat, the line that it played, and all lines that were weighed."""
    sums, squares, decisions = _zeros(seats), _zeros(seats), [0] * seats
    for seat, played, lines in weighed:
        found = _of_decision(seat, played, lines) if seats >= LEAST_SEATS else None
        if found is None:
            continue
        decisions[seat] += 1
        for at, (favour, square) in enumerate(found):
            sums[seat][at] += favour
            squares[seat][at] += square
    return tuple(Favours(tuple(a), tuple(b), count) for a, b, count in zip(sums, squares, decisions, strict=True))


def _zeros(seats: int) -> list[list[float]]:
    return [[0.0] * seats for _ in range(seats)]


def _of_decision(seat: Seat, played: Line, lines: Sequence[Weighed]) -> list[tuple[float, float]] | None:
    """For each seat its favour by a decision, and the expected square of that; `None` where there was nothing to choose.

    Of a line that several plans go with the one counts that serves its seat best: nobody knows what they had in mind."""
    best: dict[Line, Weighed] = {}
    for one in sorted(lines, key=lambda one: -one.chances[seat]):
        if one.line is not None:
            best.setdefault(one.line.line, one)
    if played not in best or len(best) < 2:
        return None
    top = max(one.chances[seat] for one in best.values())
    weights = {line: exp((one.chances[seat] - top) / TEMPER) for line, one in best.items()}
    whole = added(weights.values())
    usual = [added([weights[line] * one.chances[at] for line, one in best.items()]) / whole for at in range(len(best[played].chances))]
    rest = 1.0 - usual[seat]
    if rest <= 0.0:
        return None

    def favour(one: Weighed, at: int) -> float:
        gained = one.chances[seat] - usual[seat]
        return 0.0 if at == seat else one.chances[at] - usual[at] + gained * usual[at] / rest

    return [
        (favour(best[played], at), added([weights[line] * favour(one, at) ** 2 for line, one in best.items()]) / whole)
        for at in range(len(usual))
    ]
