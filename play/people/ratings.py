"""Ratings, computed from the stored results alone: the same rows in the same order always give the same ratings. Pure.

The model is Plackett-Luce of the library openskill: it takes matches of any number of people with shared places. A rating is shown
as what somebody is worth with great certainty, so it begins low and rises with every match that confirms it.

Ratings belong to one game on one server. A match counts for those whose result is marked as rated (play/follows/results.py), where there
are two of them at least; the places among them count. Who took a seat over late (`helped`) keeps their rating where it would fall.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating

from store.rows import OutcomeRow

BASE, UNIT = 1000, 40
"""A rating is shown as `BASE` and `UNIT` for each point of the model's cautious estimate, which begins at 0."""


class Rating(Struct, frozen=True):
    """What the model knows of somebody: how strong, how surely, and from how many matches."""

    mu: float
    sigma: float
    matches: int

    @property
    def shown(self) -> int:
        """The rating as people read it."""
        return round(BASE + UNIT * (self.mu - 3 * self.sigma))


class Ratings:
    """The ratings of one game on one server, which grow with every match."""

    def __init__(self) -> None:
        self._model = PlackettLuce()
        self._seen: list[tuple[float, int, int, int]] = []
        self.people: dict[int, Rating] = {}

    def follow(self, rows: Iterable[OutcomeRow]) -> dict[int, Rating]:
        """The ratings after all these results, by the order of their ends. Only new ones are computed, unless older ones have changed."""
        every = sorted(rows, key=_order)
        known = len(self._seen)
        if [_order(row) for row in every[:known]] != self._seen:
            self._seen, self.people, known = [], {}, 0
        for _, match in groupby(every[known:], key=lambda row: row.match):
            self._rate([row for row in match if row.rated and row.place is not None])
        self._seen = [_order(row) for row in every]
        return self.people

    def _rate(self, rows: list[OutcomeRow]) -> None:
        if len(rows) < 2:
            return
        old = [self.people.get(row.user) for row in rows]
        teams = [[self._model.rating() if one is None else self._model.rating(mu=one.mu, sigma=one.sigma)] for one in old]
        # Whole numbers: openskill 6.0 takes others for no places at all, and goes by the order of the teams.
        new = self._model.rate(teams, ranks=[int(row.place or 0) for row in rows])
        for row, before, (start,), (after,) in zip(rows, old, teams, new, strict=True):
            found = _better(start, after) if row.how == "helped" else after
            self.people[row.user] = Rating(found.mu, found.sigma, 1 + (0 if before is None else before.matches))


def _order(row: OutcomeRow) -> tuple[float, int, int, int]:
    return row.ended_at, row.match, row.seat, row.user


def _better(before: PlackettLuceRating, after: PlackettLuceRating) -> PlackettLuceRating:
    return after if after.ordinal() >= before.ordinal() else before
