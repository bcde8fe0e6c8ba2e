"""What followers of a match get to know, and which of them may predict the winner. Pure.

All of it follows from a spectator's view and from the news of the table (`play.follows.news`): never from a position, a hand or a bot's
evaluation, because players follow matches of others and read about their own.
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
from play.values.personal import YOUNG_DAYS, is_young
from play.values.types import Table

QUIET = DAY
"""Seconds between two messages to the followers of a table."""

OPEN = 1.0 / 3.0
"""The share of a match after which nobody may predict any more."""

TURNS = 5
"""Entries of each seat after which the share `OPEN` is reached, if the game has no measure of its length."""


class FollowersKnow(Struct, frozen=True, omit_defaults=True):
    """What followers of a match know: who leads, the phase, whether the last round has begun."""

    lead: Seat | None = None
    phase: str = ""
    last: bool = False


def what_followers_know(rules: Rules[Any, Any], view: Any, table: Table) -> FollowersKnow:
    """Return what followers can know from a spectator's view."""
    known = news(table)
    return FollowersKnow(known.chronicle.lead, known.phase, rules.is_last(view))


def news_for_followers(before: FollowersKnow, now: FollowersKnow) -> tuple[FollowersKnow, Msg | None]:
    """Return what followers know from now on, and the message that they are sent, if any.

    Of several changes, the message is about the rarest. A first lead and a first phase are no news.
    """
    if now.last and not before.last:
        return now, Msg("play.notice.watch-last", ahead=_ahead(now.lead))
    if before.lead is not None and now.lead is not None and now.lead != before.lead:
        return now, Msg("play.notice.watch-lead", who=Who(now.lead), before=Who(before.lead))
    if before.phase and now.phase and now.phase != before.phase:
        return now, Msg("play.notice.watch-phase", phase=now.phase, ahead=_ahead(now.lead))
    return replace(before, lead=before.lead if before.lead is not None else now.lead, phase=before.phase or now.phase), None


def _ahead(lead: Seat | None) -> Msg | str:
    """Return who leads, as a message; empty without a leader."""
    return "" if lead is None else Msg("play.notice.watch-ahead", who=Who(lead))


def share_passed(rules: Rules[Any, Any], view: Any, table: Table) -> float:
    """Return how much of a match has passed, from 0 to 1, by its game or else by its entries."""
    if rules.passed is not None:
        return rules.passed(view)
    return OPEN * table.seq / (TURNS * len(table.occupants))


def is_predictable(table: Table) -> bool:
    """Return whether people may predict a winner: at least two people play, on a server."""
    return len(table.people) > 1 and table.lesson is None and table.imported_by is None and table.place.guild_id is not None


def may_predict(table: Table, user_id: int, now: float) -> Msg | None:
    """Return why a person may not predict the winner; `None` if they may."""
    if any(person.user_id == user_id for person in table.players):
        return Msg("watch.not-players")
    if is_young(user_id, now):
        return Msg("watch.too-young", days=YOUNG_DAYS)
    return None


def count_predictions(seats: Sequence[int]) -> tuple[tuple[Seat, int], ...]:
    """Return how many people predict each seat, the most first."""
    return tuple((Seat(seat), count) for seat, count in sorted(Counter(seats).items(), key=lambda counted: (-counted[1], counted[0])))
