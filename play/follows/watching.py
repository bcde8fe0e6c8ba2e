"""What those who watch a match are told, and who of them may say who wins. Pure.

All of it follows from a spectator's view and from what the table remembers of such views (`play.follows.news`): never from a position, a
hand or a bot's judgement, because players follow matches of others and read of their own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.game.rules import Rules
from engine.values.core import Msg, Seat, Who
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

SEASON = "season"
"""The matter of a season's table (`play.matters.season`)."""


class Told(Struct, frozen=True, omit_defaults=True):
    """What followers of a match know.

    Who leads, the phase, and whether the last round has begun.
    """

    lead: Seat | None = None
    phase: str = ""
    last: bool = False


def public(rules: Rules[Any, Any], view: Any, table: Table) -> Told:
    """What there is to know by a spectator's view."""
    known = news(table)
    return Told(known.chronicle.lead, known.phase, rules.is_last(view))


def told_now(before: Told, now: Told) -> tuple[Told, Msg | None]:
    """Return what followers know from now on, and the one line that they are sent.

    The line is about the rarest thing that has happened. A first lead and a first phase are no news.
    """
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
    """How much of a match has passed, from 0 to 1.

    Where a game does not say, a third is over after `TURNS` entries of each seat.
    """
    if rules.passed is not None:
        return rules.passed(view)
    return OPEN * table.seq / (TURNS * len(table.occupants))


def is_predictable(table: Table) -> bool:
    """Whether it is asked at a table who wins: where two people play."""
    return len(table.people) > 1 and table.lesson is None and table.imported_by is None and table.place.guild_id is not None


def may_predict(table: Table, user_id: int, now: float) -> Msg | None:
    """Why a person may not predict; `None`: they may."""
    if any(person.user_id == user_id for person in table.players):
        return Msg("watch.not-players")
    if is_young(user_id, now):
        return Msg("watch.too-young", days=YOUNG_DAYS)
    return None


def believers(seats: Sequence[int]) -> tuple[tuple[Seat, int], ...]:
    """In whom so many believe, the most first."""
    return tuple((Seat(seat), count) for seat, count in sorted(Counter(seats).items(), key=lambda counted: (-counted[1], counted[0])))
