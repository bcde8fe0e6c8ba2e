"""How a match went: what it waited for and for whom, who made its choices, and how often people were called."""

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

Waits = Mapping[str, tuple[float, int]]
"""Hours of waiting and waits, by a name."""


class Calls(Struct, frozen=True):
    """What made a sound for one person: pings in a channel, direct messages, notices with a mention. `judged` are those after which the
    person looked in again, `needed` those at which they then had something to do."""

    sounds: int = 0
    direct: int = 0
    judged: int = 0
    needed: int = 0


class Choices(Struct, frozen=True):
    """Entries of people's seats at which there was a choice that is not small (`Rules.small`): how many while the person was `present`,
    and of these how many by a `caretaker` or a `deputy` and not by a press of the person, at once or before. `absent`: those while they
    were away. `small`: small questions that a deputy answered for somebody present."""

    present: int = 0
    caretaker: int = 0
    deputy: int = 0
    absent: int = 0
    small: int = 0


class Lasted(Struct, frozen=True):
    """How a match went.

    By person, in the order of the visitors: `visits` with something to do, `pings`, `ranks` and `points`.

    `handovers` are the times that the table waited for somebody who was not there; `waiting` has the hours of that and how often, by the
    name of what was asked, `waiting_for` by the kind of person. `told` counts what people were told in private, by the keys of the
    message and of its reason. `caretaken` are entries by a bot in a person's seat. `left`: who goes away for days did so before the end;
    `is_back`: and was back before it.
    """

    days: float
    entries: int
    handovers: int
    visits: tuple[int, ...]
    pings: tuple[int, ...]
    ranks: tuple[int, ...]
    points: tuple[int, ...]
    waiting: Waits
    told: Mapping[str, int]
    waiting_for: Waits = {}
    calls: tuple[Calls, ...] = ()
    choices: Choices = Choices()
    caretaken: int = 0
    left: bool = False
    is_back: bool = False


Kind = Callable[[Seat, float], str]
"""What kind of person sits in a seat at a time, for the table of waits."""


class Told(Struct, frozen=True):
    """What the log of a match tells: waits by question and by person, and the numbers of the entries at which there was a choice, of those
    with a `small` one, and of those that a deputy made."""

    waiting: dict[str, tuple[float, int]]
    waiting_for: dict[str, tuple[float, int]]
    chosen: frozenset[int]
    small: frozenset[int]
    by_deputy: frozenset[int]


def sum_up(rules: Rules[Any, Any], live: Live, log: Sequence[Logged], kind: Kind) -> Told:
    """How long the table stood still and how often, by what the one who then moved had been asked, and by who they are."""
    state = rules.setup(len(live.table.occupants), live.table.terms.settings, live.seed or "")
    waiting: dict[str, tuple[float, int]] = {}
    waiting_for: dict[str, tuple[float, int]] = {}
    chosen, small, by_deputy = set[int](), set[int](), set[int]()
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
        if any(map(_is_choice, (ask for ask, _ in traced.answered))):
            (small if is_small else chosen).add(logged.entry.seq)
        if (took := logged.at - before) > WAIT:
            for found, key in ((waiting, _asked(traced.answered)), (waiting_for, kind(seat, before))):
                hours, times = found.get(key, (0.0, 0))
                found[key] = (hours + took / HOUR, times + 1)
        before = logged.at
    return Told(waiting, waiting_for, frozenset(chosen), frozenset(small), frozenset(by_deputy))


def _is_choice(ask: Ask) -> bool:
    """Whether an ask has several answers."""
    return sum(option.blocked is None for option in ask.options) > 1


def _asked(answered: tuple[tuple[Ask, Token], ...]) -> str:
    """The name of the first question that had several answers, else of the first."""
    return next((ask.name for ask, _ in answered if _is_choice(ask)), answered[0][0].name)
