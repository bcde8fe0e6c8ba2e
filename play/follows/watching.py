"""What those who watch a match are told, and who of them may say who wins. Pure.

All of it follows from a spectator's view and from what the table remembers of such views (`play.follows.news`): never from a position, a
hand or a bot's judgement, because players follow matches of others and read of their own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import log2
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.core import Msg, Result, Seat, Who
from engine.rules import Rules
from play.follows.news import news
from play.time.calendar import DAY
from play.values.accounts import YOUNG_DAYS, is_young
from play.values.types import Table

QUIET = DAY
"""Seconds between two things that the followers of a table are told."""

OPEN = 1.0 / 3.0
"""The share of a match after which nobody predicts any more."""

TURNS = 5
"""Entries of each seat after which that is so where a game does not measure its length."""

LEAST = 3
"""Predictions about matches that are over, from which somebody is among the oracles."""

WORTH = 10.0
"""Points of a right prediction for each time that its chance is halved."""

SEASON = "season"
"""The matter of a season's table (`play.matters.season`)."""


class Told(Struct, frozen=True, omit_defaults=True):
    """What followers know of a match: whose lead lasts, the phase, and whether the last round has begun."""

    lead: Seat | None = None
    phase: str = ""
    last: bool = False


class Oracle(Struct, frozen=True):
    """Somebody's predictions about matches that are over: points, how many were right, of how many."""

    user: int
    points: int
    right: int
    count: int


def public(rules: Rules[Any, Any], view: Any, table: Table) -> Told:
    """What there is to know by a spectator's view."""
    known = news(table)
    return Told(known.chronicle.lead, known.phase, rules.is_last(view))


def told_now(before: Told, now: Told) -> tuple[Told, Msg | None]:
    """What followers know from now on, and the one line that they are told: the rarest thing that has happened. A first lead and a first
    phase are no news."""
    if now.last and not before.last:
        return now, Msg("play.notice.watch-last", ahead=_ahead(now.lead))
    if before.lead is not None and now.lead is not None and now.lead != before.lead:
        return now, Msg("play.notice.watch-lead", who=Who(now.lead), before=Who(before.lead))
    if before.phase and now.phase and now.phase != before.phase:
        return now, Msg("play.notice.watch-phase", phase=now.phase, ahead=_ahead(now.lead))
    return replace(before, lead=before.lead if before.lead is not None else now.lead, phase=before.phase or now.phase), None


def _ahead(lead: Seat | None) -> Msg | str:
    """Who leads, where a lead has lasted; else nothing."""
    return "" if lead is None else Msg("play.notice.watch-ahead", who=Who(lead))


def share_passed(rules: Rules[Any, Any], view: Any, table: Table) -> float:
    """How much of a match has passed, from 0 to 1; where a game does not say, a third is over after `TURNS` entries of each seat."""
    if rules.passed is not None:
        return rules.passed(view)
    return OPEN * table.seq / (TURNS * len(table.occupants))


def is_predictable(table: Table) -> bool:
    """Whether it is asked at a table who wins: where it counts for a rating or a season, and two people play."""
    counts = table.terms.rated or SEASON in table.matters
    return counts and len(table.people) > 1 and table.lesson is None and table.imported_by is None and table.place.guild_id is not None


def may_predict(table: Table, user_id: int, now: float) -> Msg | None:
    """Why a person may not predict; `None`: they may."""
    if any(person.user_id == user_id for person in table.players):
        return Msg("watch.not-players")
    if is_young(user_id, now):
        return Msg("watch.too-young", days=YOUNG_DAYS)
    return None


def believers(seats: Sequence[int]) -> tuple[tuple[Seat, int], ...]:
    """In whom so many believe, the most first."""
    return tuple((Seat(seat), count) for seat, count in sorted(Counter(seats).items(), key=lambda one: (-one[1], one[0])))


def worth(others: Sequence[int], seat: int, seats: int) -> int:
    """The points of a right prediction: the more, the fewer of the others saw it coming. Without others every seat has the same chance."""
    chance = (1 + sum(other == seat for other in others)) / (seats + len(others))
    return round(-WORTH * log2(chance))


def oracles(predicted: Mapping[int, Mapping[int, int]], results: Mapping[int, Result]) -> tuple[Oracle, ...]:
    """Those who have predicted often enough, the best first; `predicted` are the seats by match and person."""
    points, right, count = Counter[int](), Counter[int](), Counter[int]()
    for match, by_user in predicted.items():
        ranks = results[match].ranks
        for user, seat in by_user.items():
            count[user] += 1
            if seat < len(ranks) and ranks[seat] == 1:
                right[user] += 1
                points[user] += worth([other for one, other in by_user.items() if one != user], seat, len(ranks))
    found = [Oracle(user, points[user], right[user], count[user]) for user in count if count[user] >= LEAST]
    return tuple(sorted(found, key=lambda one: (-one.points, one.count, one.user)))
