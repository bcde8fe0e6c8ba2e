"""Chances of winning, from what a position is worth to each seat, and at the end."""

from __future__ import annotations

from math import exp

from engine.adding import added


def chances(worths: tuple[tuple[float, ...], ...], doubt: float) -> tuple[float, ...]:
    """Each seat's chance of winning, from what the position is worth to it; the sum is 1."""
    totals = [added(parts) for parts in worths]
    best = max(totals)
    odds = [exp((total - best) / doubt) for total in totals]
    whole = added(odds)
    return tuple([one / whole for one in odds])


def shares(ranks: tuple[int, ...]) -> tuple[float, ...]:
    """The same at the end: winners share the win."""
    winners = ranks.count(1)
    return tuple([(rank == 1) / winners for rank in ranks])
