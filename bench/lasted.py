"""Sums up a match: what it waited for, who made its choices, and who was called."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from bench.visitors import HOUR
from engine.game.rules import Rules
from engine.match.match import read_host_entry
from engine.values.core import Ask, Seat, Token
from engine.values.remarks import FOR_SOMEBODY, Remark
from engine.walking.walk import Done, trace
from play.values.live import Live
from play.values.types import Logged

WAIT = 180.0
"""Seconds without an entry after which the table has waited for somebody who was not there: orders answer sooner."""

Waits = Mapping[str, tuple[float, float]]
"""Hours (or days, where the name says so) of waiting and the number of waits, by question or by kind of person."""


class Calls(Struct, frozen=True):
    """Messages that made a sound for one person: pings, direct messages, mentions."""

    sounds: int = 0
    """All such messages."""
    judged: int = 0
    """Messages after which the person looked in again."""
    needed: int = 0
    """Messages after which the person looked in and had something to do."""


class Choices(Struct, frozen=True):
    """Entries of people who were present, with a choice that is not small (`Rules.small`)."""

    present: int = 0
    """All such entries."""
    caretaker: int = 0
    """Entries that a caretaker made for the person."""
    deputy: int = 0
    """Entries that a deputy made for the person."""


class Lasted(Struct, frozen=True):
    """How a match went. Tuples have a value for each person, in the order of the visitors."""

    days: float
    entries: int
    handovers: int
    """How often the table waited for somebody who was not there."""
    visits: tuple[int, ...]
    """Visits with something to do."""
    pings: tuple[int, ...]
    waiting: Waits
    """The waits for somebody who was not there, by the name of the question."""
    waiting_for: Waits = {}
    """The waits for somebody who was not there, by the kind of person."""
    calls: tuple[Calls, ...] = ()
    choices: Choices = Choices()
    caretaken: int = 0
    """Entries that a bot made in a person's seat."""
    left: bool = False
    """Whether the person who goes away for days left before the end."""
    is_back: bool = False
    """Whether that person was back before the end."""


Kind = Callable[[Seat, float], str]
"""Returns what kind of person sits in a seat at a time, for the table of waits."""


class LogSums(Struct, frozen=True):
    """Sums over the log of a match. Entries are given by their numbers."""

    waiting: dict[str, tuple[float, float]]
    """The waits by question, as in `Lasted`."""
    waiting_for: dict[str, tuple[float, float]]
    """The waits by kind of person, as in `Lasted`."""
    chosen: frozenset[int]
    """Entries at which there was a choice that is not small."""
    by_deputy: frozenset[int]
    """Entries that a deputy made."""


def sum_up(rules: Rules[Any, Any], live: Live, log: Sequence[Logged], kind: Kind) -> LogSums:
    """Sum up for what and for whom the table stood still, and which entries were choices."""
    state = rules.setup(*live.deal)
    waiting: dict[str, tuple[float, float]] = {}
    waiting_for: dict[str, tuple[float, float]] = {}
    chosen, by_deputy = set[int](), set[int]()
    before = log[0].at
    for logged in log:
        seat = logged.entry.seat
        if seat is None:
            remark = read_host_entry(logged.entry)
            if isinstance(remark, Remark) and remark.about in FOR_SOMEBODY:
                by_deputy.add(logged.entry.seq + 1)
            continue
        is_small = rules.has_small and rules.small(rules.view(state, None), seat)
        traced = trace(rules.turn(state, seat), tuple(logged.entry.line.split()))
        assert isinstance(traced.end, Done)
        state = traced.end.value.state
        if not is_small and any(_is_choice(ask) for ask, _ in traced.answered):
            chosen.add(logged.entry.seq)
        if (took := logged.at - before) > WAIT:
            for waits, name in ((waiting, _question_name(traced.answered)), (waiting_for, kind(seat, before))):
                hours, times = waits.get(name, (0.0, 0))
                waits[name] = (hours + took / HOUR, times + 1)
        before = logged.at
    return LogSums(waiting, waiting_for, frozenset(chosen), frozenset(by_deputy))


def mean_waits(matches: Sequence[Waits]) -> dict[str, tuple[float, float]]:
    """Return the days and the number of waits per match, by name, the longest first."""
    sums: dict[str, tuple[float, float]] = {}
    for waits in matches:
        for name, (hours, times) in waits.items():
            hours_before, times_before = sums.get(name, (0.0, 0))
            sums[name] = (hours_before + hours, times_before + times)
    means = {name: (hours / 24 / len(matches), times / len(matches)) for name, (hours, times) in sums.items()}
    return dict(sorted(means.items(), key=lambda item: -item[1][0]))


def _is_choice(ask: Ask) -> bool:
    """Return whether an ask has several answers."""
    return len(ask.free) > 1


def _question_name(answered: tuple[tuple[Ask, Token], ...]) -> str:
    """Return the name of the first question with several answers, or else of the first."""
    return next((ask.name for ask, _ in answered if _is_choice(ask)), answered[0][0].name)
