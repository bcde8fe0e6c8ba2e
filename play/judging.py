"""Whether a stored match comes out as it was played: the one judge of the host at its start and of those who look a database over."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engine import registry
from engine.core import Broken, EngineError, Msg
from engine.match import Differs, replaying
from engine.rules import Rules
from play.live import DAMAGE, DAMAGED, Live, entry_of, live_of
from store import rows


class Unfit(Exception):
    """A match cannot go on. `why` is for its people; `cause` is the error that nobody expected, for a log."""

    def __init__(self, why: Msg, cause: BaseException | None = None) -> None:
        super().__init__(why.key)
        self.why, self.cause = why, cause


def fit(live: Live) -> Rules[Any, Any]:
    """The rules by which a match was played; raises `Unfit` where this program has others or none."""
    table = live.table
    if live.rules is None:
        raise Unfit(Msg("play.why.game", game=table.game))
    if live.rules.version != table.version:
        raise Unfit(Msg("play.why.version", old=table.version, new=live.rules.version))
    return live.rules


def judging(live: Live, stored: Sequence[rows.EntryRow]) -> Iterator[Any]:
    """The state after each entry, played again from the first one; raises `Unfit` where it comes out otherwise."""
    rules, table = fit(live), live.table
    try:
        entries = [entry_of(row) for row in stored]
        for step in replaying(rules, len(table.occupants), table.settings, live.seed or "", entries):
            yield step.state
    except Differs as error:
        raise Unfit(Msg("play.why.differs", seq=error.seq)) from None
    except (Broken, EngineError) as error:
        raise Unfit(Msg("play.why.failed"), error) from None
    except DAMAGE as error:
        raise Unfit(DAMAGED, error) from None


def verdict(found: rows.LiveRows, stored: Sequence[rows.EntryRow], rules: Callable[[str], Rules[Any, Any]] = registry.rules) -> Msg | None:
    """Why a match cannot go on; `None` when it comes out as it was played."""
    try:
        known: Rules[Any, Any] | None = rules(found.table.match.game)
    except EngineError:
        known = None
    try:
        for _ in judging(live_of(found, known), stored):
            pass
    except Unfit as error:
        return error.why
    except DAMAGE:
        return DAMAGED
    return None
