"""Ratings, computed from the stored results alone. Pure.

The same rows in the same order always give the same ratings.

The model is Plackett-Luce (play/people/plackett_luce.py), which takes matches of any number of people with shared places. The rating that
people see is its mean: one number for each game and server, for all numbers of seats together. Its error is only shown as a "?".

Ratings belong to one game on one server. A match counts for those whose row is marked as rated (play/follows/results.py), if there are at
least two of them. Only the order among them counts. A person's first results of a game there are not rated.

If a seat changed hands, everybody else is rated as if its first owner had played it to the end. Its place counts

- for the person who has the result of the seat. If they only helped out (they came later and had it for half of the match or less), their
  rating cannot fall.
- against the person who had it for more than half of the match, or if there is none, against its first owner. The rating of a replaced
  person cannot rise.

A rating cannot rise by a match in which a caretaker played more than a third of the person's turns.

When a season of a game begins, every error grows a little, so that numbers keep moving; the means do not change.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from math import fsum, sqrt
from typing import TypeAlias

from msgspec import Struct

from play.follows.own import OWN
from play.people.plackett_luce import ERROR, MEAN, Strength, after_match
from store.rows import BEGAN, OutcomeRow

BASE = 1500
"""The rating that everybody begins with, as it is shown."""

UNIT = 40
"""How many points of the shown rating one point of the model's mean is."""

RESET = 1.0
"""What the square of every error grows by at the start of a season; no error becomes greater than a beginner's."""

SURE = 5
"""With fewer rated matches than this, a rating is shown with a "?"."""


class Rating(Strength, frozen=True):
    """A person's strength, their number of matches, and when the last of them ended."""

    matches: int = 0
    last: float = 0.0

    @property
    def shown(self) -> int:
        """The rating as people read it."""
        return round(BASE + UNIT * (self.mu - MEAN))

    @property
    def is_sure(self) -> bool:
        """Whether it is based on enough matches to be shown without a "?"."""
        return self.matches >= SURE


class RatingStep(Struct, frozen=True):
    """A person's rating before and after a match; before their first one it is a beginner's."""

    before: Rating
    after: Rating


Key: TypeAlias = tuple[float, int, int, int]
"""What results are sorted by: when the match ended, its number, the seat, the user."""


class Ratings:
    """The ratings of one game on one server, which grow with every match.

    `people`: the ratings by user. `steps`: the changes by match and user.
    """

    def __init__(self) -> None:
        self._forget()

    def _forget(self) -> None:
        self._seen: list[Key] = []
        self.people: dict[int, Rating] = {}
        self.steps: dict[int, dict[int, RatingStep]] = {}

    def follow(self, rows: Iterable[OutcomeRow], starts: Sequence[float] = ()) -> dict[int, Rating]:
        """Return the ratings after all these results, in the order of their ends.

        `starts`: when seasons of the game began. Only new results are computed, unless earlier ones have changed.
        """
        events: list[tuple[Key, OutcomeRow | None]] = [(_order(row), row) for row in rows]
        events += [((start, -1, 0, 0), None) for start in starts]  # no match has the number -1
        events.sort(key=lambda event: event[0])
        known = len(self._seen)
        if [key for key, _ in events[:known]] != self._seen:
            self._forget()
            known = 0
        for match, match_events in groupby(events[known:], key=lambda event: event[0][1]):
            if match < 0:
                self.people = {user: _unsurer(rating) for user, rating in self.people.items()}
            else:
                self._rate([row for _, row in match_events if row is not None])
        self._seen = [key for key, _ in events]
        return self.people

    def _rate(self, rows: list[OutcomeRow]) -> None:
        """Change the ratings by the rows of one match."""
        by_seat = [list(rows_there) for _, rows_there in groupby(rows, key=lambda row: row.seat)]
        seats = [_Seat(rows_there) for rows_there in by_seat if any(row.place is not None for row in rows_there)]
        first = {seat: seat.first for seat in seats if seat.first.rated}
        as_begun = self._play_out(first)
        after: dict[int, Rating] = {}
        for seat in seats:
            for row in dict.fromkeys((seat.result, seat.answers)):
                if not row.rated:
                    continue
                played = as_begun if row is seat.first else self._play_out({**first, seat: row})
                if len(played) >= 2:
                    before = self._before(row)
                    strength = _count_result(seat, row, before, played[seat])
                    after[row.user] = Rating(strength.mu, strength.sigma, 1 + before.matches, row.ended_at)
        for user, rating in after.items():
            self.steps.setdefault(rows[0].match, {})[user] = RatingStep(self.people.get(user, Rating()), rating)
        self.people |= after

    def _before(self, row: OutcomeRow) -> Rating:
        return self.people.get(row.user, Rating())

    def _play_out(self, entrants: Mapping[_Seat, OutcomeRow]) -> dict[_Seat, Strength]:
        """Return each seat's strength if these people had played to the end."""
        people = [self._before(row) for row in entrants.values()]
        return dict(zip(entrants, after_match(people, [seat.place for seat in entrants]), strict=True))


class _Seat:
    """The rows of a seat: who has its `result`, who had it `first`, and who `answers` for it.

    The place of the seat counts against the person who answers for it.
    """

    def __init__(self, rows: Sequence[OutcomeRow]) -> None:
        self.result = next(row for row in rows if row.place is not None)
        self.place = self.result.place or 0
        replaced = [row for row in rows if row.place is None]
        self.first = next((row for row in replaced if row.how == BEGAN), self.result)
        is_most = 1 - fsum(row.own for row in replaced) > 1 / 2
        self.answers = next((row for row in replaced if row.own > 1 / 2), self.result if is_most else self.first)


def _order(row: OutcomeRow) -> Key:
    return row.ended_at, row.match, row.seat, row.user


def _count_result(seat: _Seat, row: OutcomeRow, before: Strength, after: Strength) -> Strength:
    """Return a person's strength after a match, without a change that does not count for them."""
    if after.mu >= before.mu:
        can_rise = row is seat.result and row.own >= OWN
        return after if can_rise else before
    can_fall = row.how != "helped" and row in (seat.answers, seat.first)
    return after if can_fall else before


def _unsurer(rating: Rating) -> Rating:
    """Return a rating with a greater error, as at the start of a season."""
    return Rating(rating.mu, min(ERROR, sqrt(rating.sigma**2 + RESET)), rating.matches, rating.last)
