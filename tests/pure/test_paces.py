"""Clocks of seats: the end of the time, the cost of a turn, and reminders."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from msgspec.structs import replace

from engine.values.core import Seat
from play.time.calendar import ALWAYS, DAY, HOUR, NIGHT, Hours
from play.time.paces import MINUTE, PACES, Deadline, SeatClock, deadline, full_clock, halt_clock, reminders

SEAT = Seat(1)
CLOCK = SeatClock(3 * DAY, since=0.0)
"""A daily pace with a full bank, from the moment 0 on."""


def test_the_limit_comes_first_and_then_the_bank() -> None:
    assert deadline(SEAT, CLOCK, "daily", ALWAYS, ()) == Deadline(SEAT, 4 * DAY, DAY, 3 * DAY)
    assert deadline(SEAT, replace(CLOCK, bank=0.0), "daily", ALWAYS, ()) == Deadline(SEAT, DAY, DAY, 0.0)
    assert deadline(SEAT, full_clock("daily"), "daily", ALWAYS, ()) is None, "a clock that does not run has no deadline"
    assert deadline(SEAT, CLOCK, "none", ALWAYS, ()) is None


def test_clocks_stand_still_in_pauses() -> None:
    stops = ((HOUR, 3 * HOUR), (2 * DAY, 3 * DAY))
    assert deadline(SEAT, CLOCK, "daily", ALWAYS, stops) == Deadline(SEAT, 5 * DAY + 2 * HOUR, DAY + 2 * HOUR, 3 * DAY)
    assert halt_clock(SEAT, CLOCK, "daily", ALWAYS, stops, 3 * DAY).bank == 3 * DAY - (DAY - 2 * HOUR)


def test_long_deadlines_move_out_of_quiet_hours() -> None:
    berlin = Hours("Europe/Berlin", NIGHT)
    three, eight = (datetime(2026, 5, 5, hour, tzinfo=ZoneInfo("Europe/Berlin")).timestamp() for hour in (3, 8))
    slept, awake = (deadline(SEAT, SeatClock(0.0, three - PACES[pace].limit), pace, berlin, ()) for pace in ("1d", "1h"))  # type: ignore[operator]
    assert slept is not None and slept.due == slept.limit == eight
    assert awake is not None and awake.due == three


def test_a_quick_turn_fills_the_bank_and_a_slow_one_costs_it() -> None:
    half = replace(CLOCK, bank=DAY)
    assert halt_clock(SEAT, half, "daily", ALWAYS, (), DAY - 1) == SeatClock(DAY + 6 * HOUR)
    assert halt_clock(SEAT, replace(CLOCK, bank=3 * DAY - HOUR), "daily", ALWAYS, (), HOUR).bank == 3 * DAY, (
        "a bank holds no more than its full time"
    )
    assert halt_clock(SEAT, half, "daily", ALWAYS, (), DAY + HOUR).bank == DAY - HOUR
    assert halt_clock(SEAT, half, "daily", ALWAYS, (), 9 * DAY).bank == 0.0
    assert halt_clock(SEAT, replace(half, missed=2), "none", ALWAYS, (), HOUR) == SeatClock(DAY, missed=2)


def test_a_bank_enlarged_by_a_referee_stays() -> None:
    clock = replace(CLOCK, bank=3 * DAY + 6 * HOUR)
    assert halt_clock(SEAT, clock, "daily", ALWAYS, (), HOUR).bank == 3 * DAY + 6 * HOUR


def test_reminders_follow_the_limit_and_the_bank() -> None:
    times = deadline(SEAT, CLOCK, "daily", ALWAYS, ())
    assert times is not None and reminders(times, CLOCK, "daily", ALWAYS, ()) == (12 * HOUR, DAY, 4 * DAY - 6 * HOUR)
    slow = SeatClock(0.0, since=0.0)
    times = deadline(SEAT, slow, "7d", ALWAYS, ())
    assert times is not None and reminders(times, slow, "7d", ALWAYS, ()) == (DAY, 6 * DAY), "after a day, and a day before the end"
    times = deadline(SEAT, replace(slow, bank=7 * DAY), "slow", ALWAYS, ())
    assert times is not None
    assert reminders(times, replace(slow, bank=7 * DAY), "slow", ALWAYS, ()) == (DAY, 2 * DAY, 3 * DAY, 10 * DAY - 6 * HOUR)
    for bank, expected in ((8 * DAY, (DAY, 2 * DAY)), (1.5 * DAY, (0.75 * DAY,)), (0.0, (12 * HOUR,))):
        times = deadline(SEAT, SeatClock(bank, since=0.0), "season", ALWAYS, ())
        assert times is not None and reminders(times, SeatClock(bank, since=0.0), "season", ALWAYS, ()) == expected
    live = SeatClock(MINUTE, since=0.0)
    times = deadline(SEAT, live, "live", ALWAYS, ())
    assert times is not None and reminders(times, live, "live", ALWAYS, ()) == (2.5 * MINUTE, 5 * MINUTE), (
        "the last call comes when the bank begins at the earliest"
    )
    assert reminders(times, live, "none", ALWAYS, ()) == ()
