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
"""The reasons for which a program with other rules freezes a match."""

SLICE = 0.001
"""Seconds for which a replay holds the event loop."""

T = TypeVar("T")


def is_foreign(live: Live) -> bool:
    """Return whether a match has to be replayed, because other rules have played or frozen it."""
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
    """Return the question by which rules a match shall go on.

    It says up to which entry the match fits today's rules, and whether it fits the `former` ones, if they are shipped.
    """
    table, rules = live.table, live.rules
    assert rules is not None
    try:
        holds = await last_of(entries_that_hold(rules, *live.deal, entries))
    except EngineError:  # a setting that no longer exists
        holds = None
    fits_former = former is not None and await state_by(former, live, entries) is not None
    return Upgrade(rules.version, holds=-1 if holds is None else holds, old=fits_former, edition=table.edition + 1)
