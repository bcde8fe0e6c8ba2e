"""Whether a match of older rules can go on by today's. Pure, in small steps."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from engine.game.rules import Rules
from engine.match.match import Entry, entries_that_hold, replay_steps
from engine.values.core import Broken, EngineError
from play.values.live import Live
from play.values.stands import Upgrade

OTHER_PROGRAM = ("play.why.version", "play.why.game", "play.why.out")
"""Why a program with other rules has frozen a match."""

SLICE = 0.001
"""Seconds for which a replay holds the event loop."""

T = TypeVar("T")


def is_foreign(live: Live) -> bool:
    """Return whether other rules have played on or frozen a match, so it must be replayed."""
    table = live.table
    if table.status == "frozen":
        return table.why is not None and table.why.key in OTHER_PROGRAM
    return live.rules is None or live.rules.version != table.version


async def last_of(steps: Iterable[T]) -> T | None:
    """Return the last of some steps, giving other tasks a turn between them."""
    last, since = None, time.perf_counter()
    for step in steps:
        last = step
        if time.perf_counter() - since > SLICE:
            await asyncio.sleep(0)
            since = time.perf_counter()
    return last


async def state_by(rules: Rules[Any, Any], live: Live, entries: Sequence[Entry]) -> Any:
    """Return the position of a match by these rules, or `None` if a result differs."""
    try:
        match = await last_of(replay_steps(rules, *live.deal, entries))
    except (Broken, EngineError):
        return None
    return None if match is None else match.state


async def upgrade_question(live: Live, former: Rules[Any, Any] | None, entries: Sequence[Entry]) -> Upgrade:
    """Return the question to its people: how far the match fits today's rules, and older ones."""
    table, rules = live.table, live.rules
    assert rules is not None
    try:
        holds = await last_of(entries_that_hold(rules, *live.deal, entries))
    except EngineError:  # a setting that no longer exists
        holds = None
    old = former is not None and await state_by(former, live, entries) is not None
    return Upgrade(rules.version, -1 if holds is None else holds, old, edition=table.edition + 1)
