"""Ratings, computed from the stored results alone: the same rows in the same order always give the same ratings. Pure.

The model is Plackett-Luce of the library openskill: it takes matches of any number of people with shared places. What is shown is its
mean: one number a game and server, for all numbers of seats together. How sure it is, only a "?" tells.

Ratings belong to one game on one server. A match counts for those whose result is marked as rated (play/follows/results.py), where there
are two of them at least; the places among them count. Nobody's first results of a game there are rated. Who took a seat over late
(`helped`) keeps their rating where it would fall; whose seat a caretaker played for more than a third keeps theirs where it would rise.

When a season of a game begins, every error grows a little, so that numbers stay in motion: the means stay as they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from math import sqrt
from typing import TypeAlias

from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating

from play.follows.own import OWN
from store.rows import OutcomeRow

MEAN = 25.0
"""The model's mean of a beginner."""

BASE, UNIT = 1500, 40
"""A rating is shown as `BASE`, which everybody begins with, and `UNIT` for each point of the model's mean above its first."""

TAU = 0.25
"""How much of its sureness the model loses with each match, in points of its mean: without it those who play much would stand still."""

RESET = 1.0
"""What the start of a season adds to the square of every error, which never becomes greater than the first."""

SURE = 5
"""Rated matches below which a rating is shown with a "?"."""


class Rating(Struct, frozen=True):
    """What the model knows of somebody: how strong, how surely, from how many matches, and when the last of them ended."""

    mu: float
    sigma: float
    matches: int
    last: float = 0.0

    @property
    def shown(self) -> int:
        """The rating as people read it."""
        return round(BASE + UNIT * (self.mu - MEAN))

    @property
    def is_sure(self) -> bool:
        """Whether it rests on enough matches to be shown without a "?"."""
        return self.matches >= SURE


class RatingStep(Struct, frozen=True):
    """What a match did to somebody's rating; `before` is that of a beginner where it was their first rated match."""

    before: Rating
    after: Rating


Key: TypeAlias = tuple[float, int, int, int]


class Ratings:
    """The ratings of one game on one server, which grow with every match.

    `people` are the ratings by user, `steps` what each match did to them.
    """

    def __init__(self) -> None:
        self._model = PlackettLuce(mu=MEAN, tau=TAU)
        self._forget()

    def _forget(self) -> None:
        self._seen: list[Key] = []
        self.people: dict[int, Rating] = {}
        self.steps: dict[int, dict[int, RatingStep]] = {}

    def follow(self, rows: Iterable[OutcomeRow], starts: Sequence[float] = ()) -> dict[int, Rating]:
        """The ratings after all these results by the order of their ends. `starts`: when seasons of the game began. Only
        what is new is computed, unless something earlier has changed."""
        every: list[tuple[Key, OutcomeRow | None]] = [(_order(row), row) for row in rows]
        every = sorted([*every, *(((start, -1, 0, 0), None) for start in starts)], key=lambda one: one[0])
        known = len(self._seen)
        if [key for key, _ in every[:known]] != self._seen:
            self._forget()
            known = 0
        for match, found in groupby(every[known:], key=lambda one: one[0][1]):
            if match < 0:
                self.people = {user: _unsurer(one, self._model.sigma) for user, one in self.people.items()}
            else:
                self._rate([row for _, row in found if row is not None and row.rated and row.place is not None])
        self._seen = [key for key, _ in every]
        return self.people

    def _rate(self, rows: list[OutcomeRow]) -> None:
        if len(rows) < 2:
            return
        old = [self.people.get(row.user, Rating(self._model.mu, self._model.sigma, 0)) for row in rows]
        teams = [[self._model.rating(mu=one.mu, sigma=one.sigma)] for one in old]
        # Whole numbers: openskill 6.0 takes others for no places at all, and goes by the order of the teams.
        new = self._model.rate(teams, ranks=[int(row.place or 0) for row in rows])
        for row, before, (start,), (after,) in zip(rows, old, teams, new, strict=True):
            found = _counted(row, start, after)
            rating = Rating(found.mu, found.sigma, 1 + before.matches, row.ended_at)
            self.people[row.user] = rating
            self.steps.setdefault(row.match, {})[row.user] = RatingStep(before, rating)


def _order(row: OutcomeRow) -> Key:
    return row.ended_at, row.match, row.seat, row.user


def _counted(row: OutcomeRow, before: PlackettLuceRating, after: PlackettLuceRating) -> PlackettLuceRating:
    """What a match makes of somebody's rating, by how much of it they played."""
    if row.how == "helped":
        return after if after.mu >= before.mu else before
    if row.own < OWN:
        return after if after.mu <= before.mu else before
    return after


def _unsurer(rating: Rating, most: float) -> Rating:
    return Rating(rating.mu, min(most, sqrt(rating.sigma**2 + RESET)), rating.matches, rating.last)
