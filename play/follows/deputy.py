"""The deputy of a seat: what is answered for an absent person, and when. Pure.

| deputy | what is answered, as the game's sensible player would | when |
|---|---|---|
| `small`, the usual | small questions (`Rules.small`) | after `SMALL` seconds, earlier if a turn has less time; on a holiday at once |
| `likely` | small questions and all others | small questions as above, others after `LIKELY` seconds |
| `ask` | nothing | |
| any, when the person's time was up (`Table.stood_for`) | everything, as a `CARETAKER` would | at once |

Small questions are answered only at tables that make moves without a choice by themselves. `CARETAKER` plays until the person's next press
at the table.

The person's own orders come first, then the move that they prepared up to *Confirm*. Orders that they hold are not obeyed once their time
was up. Nothing is answered if nobody else waits, for a person who said that they are here, and while the person has a panel open
(play/turn/plans.py). What happens when somebody's time is up is agreed at the table (play/table/absence.py).
"""

from __future__ import annotations

from engine.values.core import Seat
from play.follows import sprint
from play.time.calendar import HOUR, Span, holiday_at
from play.time.paces import PACES
from play.values.live import Live, Moment, OwnKind
from play.values.types import Table

SMALL = 1_800.0
"""Seconds after which a small question is answered for somebody."""

LIKELY = 12 * HOUR
"""Seconds after which everything is answered for somebody who wants it so."""

CARETAKER = "captain"
"""The level of the bot that plays for a person whose time was up."""

NOTES = frozenset(f"play.note.{name}" for name in ("small", "deputy", "caretaker"))
"""What the log says before a move that a deputy plays."""

KINDS: tuple[OwnKind, ...] = ("small", "likely")
"""The timers of deputies, by seat."""


def delayed_timers(live: Live, moment: Moment, seat: Seat, is_fresh: bool = False) -> list[tuple[OwnKind, float]]:
    """Return the timers of the deputy of an awaited seat, each with its delay in seconds.

    `is_fresh`: a person has just moved by themselves, so the deputy leaves time for an undo.
    """
    table, deputy = live.table, live.deputy_of(seat)
    if seat in table.stood_for:
        return [] if table.paused else [("bot", moment.delays.before_bot(is_fresh))]
    if deputy == "ask" or table.is_solo or table.lesson is not None or seat not in table.people or seat in sprint.here(table):
        return []
    timers: list[tuple[OwnKind, float]] = [("likely", LIKELY)] if deputy == "likely" else []
    if is_small(live, seat):
        is_away = holiday_at(live.hours_at(seat), moment.now) is not None
        timers.append(("small", moment.delays.before_bot(is_fresh) if is_away else _before_small(live)))
    return timers


def bot_of(table: Table, seat: Seat) -> str:
    """Return the level that plays a seat: its bot or the stand-in; empty for a person."""
    return CARETAKER if seat in table.stood_for else table.occupants[seat].bot or ""


def _before_small(live: Live) -> float:
    """Return the seconds after which a small question is answered for somebody."""
    limit = PACES[live.table.terms.pace].limit
    return SMALL if limit is None else min(SMALL, limit)


def put_off_pings(live: Live) -> dict[int, float]:
    """Return the seconds by which the ping of a small question is put off, by user id.

    They are the same for everybody; otherwise they would show who has which stand-in.
    """
    table = live.table
    if table.status != "running" or table.is_solo or live.state is None:
        return {}
    people = {seat: person.user_id for seat in table.to_act if (person := table.occupants[seat].person) is not None}
    return {user: _before_small(live) for seat, user in people.items() if is_small(live, seat)}


def is_small(live: Live, seat: Seat) -> bool:
    """Return whether the question to an awaited seat is small, by the public view."""
    rules = live.rules
    return rules is not None and rules.has_small and live.table.terms.automatic and rules.small(rules.view(live.state, None), seat)


def put_off(due: float, stops: tuple[Span, ...]) -> float | None:
    """Return the new time of something that fell due while the match was stopped, else `None`.

    The new time is as long after the end of the stop as the old one was after its beginning.
    """
    return next((until + due - since for since, until in stops if since < due <= until), None)
