"""Chances of winning, from what a position is worth to each seat, and at the end."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from engine.values.adding import mean_of, sum_of


def chances(worths: tuple[tuple[float, ...], ...], doubt: float, sides: Sequence[int] = ()) -> tuple[float, ...]:
    """Return each seat's chance to win, from what the position is worth to it.

    `worths`: the points of each seat by each term (`Judgement.worth`). `doubt`: a lead of so many points multiplies the odds by e.
    `sides` (`Rules.sides`): a seat has the chance of its side, which counts the mean of its members. The chances of all sides add up to 1.

    >>> chances(((4.0, 3.0), (6.0, 1.0)), doubt=5.0)
    (0.5, 0.5)
    >>> [round(chance, 2) for chance in chances(((15.0,), (10.0,)), doubt=5.0)]
    [0.73, 0.27]
    """
    totals = [sum_of(parts) for parts in worths]
    if sides:
        totals = [mean_of([total for total, other in zip(totals, sides, strict=True) if other == side]) for side in sides]
    best = max(totals)
    odds = [exp((total - best) / doubt) for total in totals]
    by_side = dict(zip(sides or range(len(odds)), odds, strict=True))  # each side counts once
    whole = sum_of(by_side.values())
    return tuple([odd / whole for odd in odds])


def shares(ranks: tuple[int, ...], sides: Sequence[int] = ()) -> tuple[float, ...]:
    """Return each seat's share of the win at the end, which is the share of its side.

    `ranks` and `sides` as in `Result.ranks` and `Rules.sides`. Sides that both have the first place share it. If nobody has it, nobody has
    a share.

    >>> shares((1, 2, 1))
    (0.5, 0.0, 0.5)
    """
    winners = {side for rank, side in zip(ranks, sides or range(len(ranks)), strict=True) if rank == 1}
    share = 1 / max(1, len(winners))
    return tuple([share if rank == 1 else 0.0 for rank in ranks])
