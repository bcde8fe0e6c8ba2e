"""An event at a time of day comes when the clock shows it, also when clocks change."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from datetime import date, datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from cogs.club import page_screens as club_screens
from play.club import cup, evenings, harbour
from play.club.puzzles import grading
from play.telling.pings import next_digest
from play.time.calendar import HOUR, Hours, local, moment_of, quiet_until

ROOT = Path(__file__).parents[2]

ZONES = (
    "Europe/Berlin", "America/New_York", "Australia/Sydney", "America/Sao_Paulo", "America/St_Johns", "UTC",
    "Africa/Cairo", "America/Santiago", "America/Asuncion", "Asia/Beirut", "America/Havana",  # some have days without a midnight
    "Australia/Lord_Howe", "Antarctica/Troll", "Africa/Casablanca",  # half an hour, two hours, four times a year
)  # fmt: skip

MADE = {"moment_of", "midnight", "local", "combine"}
"""The functions that compute moments, or dates with hours, from times of day."""

DIGESTS = (0, 30, 2 * 60 + 30, 8 * 60, 23 * 60 + 30)


@cache
def changes(zone: str) -> tuple[date, ...]:
    """Return the days of some years on which the clocks of a zone change, and a usual Sunday."""
    days = (date(2024, 1, 1) + timedelta(days=ahead) for ahead in range(4 * 365))
    clock = ZoneInfo(zone)

    def offset(day: date) -> timedelta | None:
        return datetime.combine(day, datetime.min.time(), clock).utcoffset()

    return (date(2026, 6, 7), *(day for day in days if offset(day) != offset(day + timedelta(days=1))))


def nows(hours: Hours, day: date) -> Iterator[float]:
    """Yield some moments before the end of a day."""
    for before, hour in ((6, 12), (1, 3), (1, 23), (0, 0)):
        yield moment_of(hours, day - timedelta(days=before), hour)


def shows(hours: Hours, at: float, minutes: int) -> bool:
    """Return whether a clock shows a time of day at a moment.

    If the time is skipped that day, the time in its place counts.
    """
    clock = local(hours, at)
    day = datetime.combine(clock.date(), datetime.min.time(), clock.tzinfo)
    wanted = day.replace(hour=minutes // 60, minute=minutes % 60)
    real = datetime.fromtimestamp(wanted.timestamp(), clock.tzinfo)
    return (clock.hour, clock.minute) == (real.hour, real.minute) if real != wanted else clock == wanted


def weekly(hours: Hours, now: float) -> list[float]:
    return [harbour.next_post(hours, now)]


KINDS: dict[str, tuple[Callable[[Hours, float], list[float]], tuple[int, ...]]] = {
    "evening": (evenings.evenings_ahead, (20,)),
    "draw": (lambda hours, now: club_screens.draws(now, hours), (20,)),
    "post": (weekly, (18,)),
    "puzzle": (lambda hours, now: [grading.next_morning(hours, now)], (8,)),
    "closing": (lambda hours, now: [grading.closing_time(hours, now)], (20,)),
    "cup": (lambda hours, now: list(cup.weekend(now, hours)), tuple(hour for _, hour in cup.SLOTS)),
}


@pytest.mark.parametrize("zone", ZONES)
def test_events_come_at_their_hour_by_the_local_clock(zone: str) -> None:
    hours = Hours(zone, (22 * 60, 6 * 60 + 30))
    for day in changes(zone):
        for now in nows(hours, day):
            for kind, (ask, clock) in KINDS.items():
                for at in (moments := ask(hours, now)):
                    assert (local(hours, at).hour, local(hours, at).minute) in {(hour, 0) for hour in clock}, (kind, day, local(hours, at))
                assert moments == sorted(set(moments)), kind
            for minutes in DIGESTS:
                at = next_digest(hours, minutes, now)
                assert now < at <= now + 26 * HOUR and shows(hours, at, minutes), (minutes, day, local(hours, at))
            end = quiet_until(hours, moment_of(hours, day, 3))
            assert end is not None and (local(hours, end).hour, local(hours, end).minute) == (6, 30), day


def parts_with_times(path: Path) -> list[Any]:
    """Return the syntax tree of a file as a list, empty if the file calls nothing about times of day."""
    text = path.read_text(encoding="utf-8")
    return list(ast.walk(ast.parse(text))) if any(f"{name}(" in text for name in (*MADE, "timedelta")) else []


def added_calls(part: ast.AST) -> set[str]:
    """Return the names of the functions whose results a part adds or subtracts."""
    if not (isinstance(part, ast.BinOp) and isinstance(part.op, ast.Add | ast.Sub)):
        return set()
    return {ast.unparse(side.func).rpartition(".")[2] for side in (part.left, part.right) if isinstance(side, ast.Call)}


def test_no_code_adds_seconds_to_a_time_of_day() -> None:
    """The length of a day is not constant: only `moment_of` knows it."""
    for path in (*ROOT.glob("play/**/*.py"), *ROOT.glob("cogs/**/*.py"), *ROOT.glob("demo/*.py")):
        for part in parts_with_times(path):
            assert added_calls(part).isdisjoint(MADE), (path, part.lineno)


def test_times_of_play_are_moved_by_whole_days() -> None:
    for path in ROOT.glob("play/**/*.py"):
        spans = [part for part in parts_with_times(path) if isinstance(part, ast.Call) and ast.unparse(part.func) == "timedelta"]
        for span in spans:
            assert {keyword.arg for keyword in span.keywords} == {"days"}, (path, span.lineno)
