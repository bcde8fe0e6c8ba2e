"""Deadlines, holidays and spans of time in words. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.values.core import Msg, Say, Who
from play.time.paces import PACES, Deadline
from play.values.types import Absence


def deadlines(times: Sequence[Deadline], say: Say) -> list[str]:
    """Return the nearest deadline in a sentence; people who choose at the same time share it."""
    moments: dict[tuple[int, int], list[Who]] = {}
    for time in times:
        moments.setdefault((int(time.limit), int(time.due)), []).append(Who(time.seat))
    return [say(until("time.card", limit, due, who=tuple(who))) for (limit, due), who in sorted(moments.items())[:1]]


def until(key: str, limit: float, due: float, **more: Any) -> Msg:
    """Return a sentence about when somebody's time is up (`due`).

    If a time bank comes after the turn's own time, it also has the moment when that ends (`limit`).
    """
    return Msg(key, bank=int(due) - int(limit), limit=str(int(limit)), when=str(int(due)), **more)


def pace_name(pace: str) -> Msg:
    """Return a pace in words. One that is no longer offered is named by the time of a turn."""
    return Msg("discord.pace", pace=pace, time=span(PACES[pace].limit or 0))


def span(seconds: float) -> Msg:
    """Return a stretch of time in days and hours, or below a day in hours and minutes."""
    minutes = int(seconds) // 60
    days, hours, minutes = minutes // 1440, minutes % 1440 // 60, minutes % 60
    parts = [Msg("time.days", days=days)] if days else []
    parts += [Msg("time.hours", hours=hours)] if hours else []
    parts += [Msg("time.minutes", minutes=minutes)] if minutes and not days else []
    if len(parts) > 1:
        return Msg("time.two", first=parts[0], second=parts[1])
    return parts[0] if parts else Msg("time.empty")


def away(absences: Sequence[Absence], say: Say) -> list[str]:
    """Return the people on holiday and until when, a sentence each."""
    return [
        say(Msg("time.away-open" if absence.holiday.open_end else "time.away", who=Who(absence.seat), when=str(int(absence.holiday.until))))
        for absence in absences
    ]
