"""Sums up a match: what it waited for, who made its choices, and who was called."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from bench.visitors import HOUR
from engine.game.rules import Rules
from engine.match.match import told_by_host
from engine.values.core import Ask, Seat, Token
from engine.values.remarks import FOR_SOMEBODY, Remark
from engine.walking.walk import Done, trace
from play.values.live import Live
from play.values.types import Logged

WAIT = 180.0
"""A table that stands still for so many seconds waits for somebody who is not there: orders answer sooner."""

Waits = Mapping[str, tuple[float, float]]
"""Hours of waiting and waits, by a name."""


class Calls(Struct, frozen=True):
    """Messages that made a sound for one person: pings, direct messages, mentions.

    `judged` are those after which the person looked in again, `needed` those at which they then had something to do.
    """

    sounds: int = 0
    judged: int = 0
    needed: int = 0


class Choices(Struct, frozen=True):
    """Entries of people who were present, with a choice that is not small (`Rules.small`).

    `caretaker` and `deputy` are those made by one of these and not by a press of the person, at once or before.
    """

    present: int = 0
    caretaker: int = 0
    deputy: int = 0


class Lasted(Struct, frozen=True):
    """How a match went.

    By person, in the order of the visitors: `visits` with something to do, and `pings`. `handovers` are the times that the table waited
    for somebody who was not there; `waiting` has the hours of that and how often, by the name of what was asked, `waiting_for` by the
    kind of person. `caretaken` are entries by a bot in a person's seat. `left`: the person who goes away for days did so before the end;
    `is_back`: and was back before it.
    """

    days: float
    entries: int
    handovers: int
    visits: tuple[int, ...]
    pings: tuple[int, ...]
    waiting: Waits
    waiting_for: Waits = {}
    calls: tuple[Calls, ...] = ()
    choices: Choices = Choices()
    caretaken: int = 0
    left: bool = False
    is_back: bool = False


Kind = Callable[[Seat, float], str]
"""What kind of person sits in a seat at a time, for the table of waits."""


class LogSums(Struct, frozen=True):
    """Sums over the log of a match: waits by question and by kind of person, and entries.

    `chosen` are the entries at which there was a choice that is not small, `by_deputy` those that a deputy made.
    """

    waiting: dict[str, tuple[float, float]]
    waiting_for: dict[str, tuple[float, float]]
    chosen: frozenset[int]
    by_deputy: frozenset[int]


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
            remark = told_by_host(logged.entry)
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
    """Return days of waiting and waits per match, by name, the longest first."""
    names = dict.fromkeys(name for waits in matches for name in waits)
    sums = {name: [sum(column) for column in zip(*(waits.get(name, (0.0, 0)) for waits in matches), strict=True)] for name in names}
    means = {name: (hours / 24 / len(matches), times / len(matches)) for name, (hours, times) in sums.items()}
    return dict(sorted(means.items(), key=lambda item: -item[1][0]))


def _is_choice(ask: Ask) -> bool:
    """Return whether an ask has several answers."""
    return len(ask.free) > 1


def _question_name(answered: tuple[tuple[Ask, Token], ...]) -> str:
    """Return the name of the first question with several answers, or else of the first."""
    return next((ask.name for ask, _ in answered if _is_choice(ask)), answered[0][0].name)
