"""How long a seat may think: the paces of a table, time banks and deadlines. Pure.

A pace gives a *limit* for every turn and a *time bank* for the whole match. Time beyond the limit is taken from the bank. When the bank is
empty, the time is up. The bank is full when a person sits down. A turn within its limit puts the pace's `refill` back, up to a full bank.
A turn lasts from the moment at which the table waits for the seat to its next move. If a person takes moves back without a vote, the turn
has the limit once more, but only once (play/table/agreements.py).

The paces of a season have a *whole* bank: it runs from the first second of every turn and is never refilled, and the limit is the most
that one turn may take of it. With an empty bank a turn has `GRACE` seconds. Such a match has to be over by a day. In the last `CLOSING`
seconds before that day a turn has `CLOSING_TURN` seconds, or none if the bank is empty.

Clocks stand still in pauses: holidays of the person, and the time for which the bot was down. If the limit or the bank would end in quiet
hours, it ends an hour after them, except at paces for people who sit at the table together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from engine.values.core import Seat
from play.time.calendar import DAY, HOUR, Hours, Span, awake, elapsed_seconds, moment_after

MINUTE = 60.0
"""Seconds of a minute."""


class Pace(Struct, frozen=True):
    """How much time a seat has for a turn and for the match, in seconds."""

    limit: float | None = None
    """The time of a turn; `None`: without limit."""
    bank: float = 0.0
    """A full time bank; 0: there is none."""
    refill: float = 0.0
    """What a turn within its limit puts back into the bank."""
    nights: bool = True
    """Whether no time is up in quiet hours."""
    whole: bool = False
    """Whether the bank runs from the beginning of a turn."""


PACES: Mapping[str, Pace] = {
    "none": Pace(),
    "live": Pace(5 * MINUTE, bank=15 * MINUTE, refill=MINUTE, nights=False),
    "brisk": Pace(8 * HOUR, bank=DAY, refill=2 * HOUR),
    "weeks": Pace(DAY, bank=DAY, refill=6 * HOUR),
    "daily": Pace(DAY, bank=3 * DAY, refill=6 * HOUR),
    "slow": Pace(3 * DAY, bank=7 * DAY, refill=DAY),
    "5m": Pace(5 * MINUTE, nights=False),
    "1h": Pace(HOUR, nights=False),
    "8h": Pace(8 * HOUR),
    "1d": Pace(DAY),
    "3d": Pace(3 * DAY),
    "7d": Pace(7 * DAY),
    "season": Pace(3 * DAY, bank=8 * DAY, whole=True),
    "season-long": Pace(3 * DAY, bank=14 * DAY, whole=True),
}
"""Every pace of a table. Some are no longer offered and belong to earlier tables."""

AGREED = tuple(name for name, pace in PACES.items() if not pace.whole)
"""The paces that people can agree on; the others are of seasons."""

OFFERED = ("live", "brisk", "weeks", "none")
"""The paces that are offered for a new table. A match takes an evening, a few days, a few weeks, or as long as people want."""

USUAL_PACE = "weeks"
"""The pace of a new table if nobody chose another."""

ABSENCES = ("wait", "neutral", "caretaker", "vote")
"""What can be agreed for the case that somebody's time is up (play/table/absence.py)."""

SEASON_ABSENCE = "turn"
"""The absence option of seasons: sensible answers are played, and after some in a row a caretaker comes."""

GRACE = DAY
"""Seconds of a turn with an empty whole bank: a person who looks once a day keeps the seat (docs/club.md)."""

CLOSING = 3 * DAY
"""Seconds before the end of a match with a last day in which turns are short."""

CLOSING_TURN = 8 * HOUR
"""Seconds of such a short turn."""


def usual_absence(pace: str) -> str:
    """Return the usual agreement about absence.

    At paces with a limit of a day or less it is a caretaker: others would wait for hours, and a person who is back has the seat again at
    once. Slow tables and those without a limit, which are mostly among friends, wait until people decide.
    """
    return "caretaker" if pace in ("live", "brisk", "weeks", "daily") else "wait"


REMINDED = 0.5
"""A person is reminded when this share of their limit is left."""

REMINDED_AT_MOST = DAY
"""But they are reminded no earlier than this many seconds before the end of their limit."""

CALLED = DAY
"""In a long turn, a person is also notified again after this many seconds."""

LONG = 2 * DAY
"""A turn is long if its limit has at least this many seconds."""

LAST_CALL = 0.25
"""The last reminder is sent when a person's limit and bank together have only this share of a limit left."""

LAST_CALL_AT_MOST = 6 * HOUR
"""But the last reminder is sent no earlier than this many seconds before the end."""


class SeatClock(Struct, frozen=True):
    """The clock of a seat.

    `bank`: the seconds in the bank when the turn began. `since`: when the turn began; `None` while the table does not wait for the seat.
    `missed`: how many turns in a row were answered for the absent person.
    """

    bank: float
    since: float | None = None
    missed: int = 0


class Deadline(Struct, frozen=True):
    """When the time of an awaited seat is up.

    `limit`: when the time of the turn ends and the bank begins to run; without a bank it is the same as `due`. `bank`: the seconds in it.
    """

    seat: Seat
    due: float
    limit: float
    bank: float


def full_clock(pace: str) -> SeatClock:
    """Return the clock of a person who has just sat down."""
    return SeatClock(PACES[pace].bank)


def deadline(seat: Seat, clock: SeatClock, pace: str, hours: Hours, stops: Sequence[Span], closes: float | None = None) -> Deadline | None:
    """Return when a seat's time is up; `None` while its clock does not run.

    `hours`, `stops`: the hours of its person, and when their clock stands still. `closes`: when the match has to be over; `None`: never.
    """
    rules = PACES[pace]
    if rules.limit is None or clock.since is None:
        return None
    if rules.whole:
        due = _due_of_whole_bank(rules, rules.limit, clock, hours, stops, clock.since, closes)
        return Deadline(seat, due, due, 0.0)
    limit = _awake(rules, hours, moment_after(clock.since, rules.limit, stops))
    due = _awake(rules, hours, moment_after(limit, clock.bank, stops)) if clock.bank > 0.0 else limit
    return Deadline(seat, due, limit, clock.bank)


def _due_of_whole_bank(
    rules: Pace, limit: float, clock: SeatClock, hours: Hours, stops: Sequence[Span], since: float, closes: float | None
) -> float:
    """Return when the time of a turn with a whole bank is up."""
    due = _awake(rules, hours, moment_after(since, max(GRACE, min(limit, clock.bank)), stops))
    if closes is None:
        return due
    begins = max(since, closes - CLOSING)
    last = _awake(rules, hours, begins + CLOSING_TURN) if clock.bank > 0.0 else begins
    return max(since, min(due, last, closes))


def _awake(pace: Pace, hours: Hours, at: float) -> float:
    """Return the moment; if the person sleeps or is away then, an hour after that."""
    return awake(hours if pace.nights else replace(hours, quiet=None), at)


def halt_clock(seat: Seat, clock: SeatClock, pace: str, hours: Hours, stops: Sequence[Span], now: float) -> SeatClock:
    """Return the clock after a turn: overtime is taken from the bank, or the bank is refilled."""
    rules, times = PACES[pace], deadline(seat, clock, pace, hours, stops)
    if times is None or clock.since is None:
        return replace(clock, since=None)
    if rules.whole:
        return replace(clock, bank=max(0.0, clock.bank - elapsed_seconds(clock.since, now, stops)), since=None)
    if now < times.limit:
        return replace(clock, bank=max(clock.bank, min(rules.bank, clock.bank + rules.refill)), since=None)
    return replace(clock, bank=max(0.0, clock.bank - elapsed_seconds(times.limit, now, stops)), since=None)


def reminders(times: Deadline, clock: SeatClock, pace: str, hours: Hours, stops: Sequence[Span]) -> tuple[float, ...]:
    """Return when the person is reminded.

    That is after the first day of a long turn, and at half of the limit (at most a day before its end). With a bank it is also when the
    bank begins to run and near the end of both. No reminder falls into quiet hours or after the deadline.
    """
    rules = PACES[pace]
    if rules.limit is None or clock.since is None:
        return ()
    moments = [moment_after(clock.since, CALLED, stops)] if is_long(times, clock, pace) else []
    if rules.whole:
        moments.append(times.due - min((times.due - clock.since) * REMINDED, REMINDED_AT_MOST))
    else:
        moments.append(moment_after(clock.since, rules.limit - min(rules.limit * REMINDED, REMINDED_AT_MOST), stops))
    if times.bank > 0.0:
        last = times.due - min(rules.limit * LAST_CALL, LAST_CALL_AT_MOST)
        moments += [times.limit, last] if last > times.limit else [times.limit]
    awake_moments = (_awake(rules, hours, at) for at in moments)
    return tuple(sorted({at for at in awake_moments if at < times.due}))


def is_long(times: Deadline, clock: SeatClock, pace: str) -> bool:
    """Return whether a turn, without the bank, is long enough for a reminder after a day."""
    if clock.since is None:
        return False
    seconds = times.due - clock.since if PACES[pace].whole else PACES[pace].limit or 0.0
    return seconds >= LONG
