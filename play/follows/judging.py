"""Whether a stored match has the same results when it is replayed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from engine.game.rules import Rules
from engine.match import registry
from engine.match.match import replay_steps
from engine.values import codec
from engine.values.core import Broken, EngineError, Msg
from engine.values.differing import Differs
from play.values.errors import blame
from play.values.live import DAMAGE, DAMAGED, OVER, Live, entry_of, leniently, live_of
from play.values.stands import Upgrade
from store import rows


class Unfit(Exception):
    """A match cannot go on.

    `why` is shown to its people. For the log: `cause` is the error, if there was one; `what` is the difference, or empty.
    """

    def __init__(self, why: Msg, cause: BaseException | None = None, what: str = "") -> None:
        super().__init__(why.key)
        self.why, self.cause, self.what = why, cause, what


def rules_for(
    row: rows.MatchRow, rules: Callable[[str], Rules[Any, Any]], former: Callable[[str, int], Rules[Any, Any] | None]
) -> Rules[Any, Any] | None:
    """Return the rules by which a stored match is played and shown; `None` without the game.

    A match that is over, or whose people decided so, keeps the older rules if this program has them.
    """
    try:
        newest = rules(row.game)
    except EngineError:
        return None
    if newest.version == row.version:
        return newest
    if row.status in OVER or _is_kept(row):
        return former(row.game, row.version) or newest
    return newest


def _is_kept(row: rows.MatchRow) -> bool:
    """Return whether the people of a match have decided for the older rules."""
    if row.matters is None or '"upgrade"' not in row.matters:
        return False
    values: Any = leniently(partial(json.loads, row.matters), {})
    return leniently(lambda: codec.decode(Upgrade, values["upgrade"]).kept, otherwise=False) is True


def require_rules(live: Live) -> Rules[Any, Any]:
    """Return the rules of a match. Raises `Unfit` if this program has another version or none."""
    table = live.table
    if live.rules is None:
        raise Unfit(no_rules(table.game))
    if live.rules.version != table.version:
        raise Unfit(Msg("play.why.version", old=table.version, new=live.rules.version))
    return live.rules


def no_rules(game: str) -> Msg:
    """Return why nothing of a game can be played: it is not installed, or it was left out."""
    name = Msg(f"{game}.name")
    return Msg("play.why.game", game=name) if registry.refusal(game) is None else Msg("play.why.out", game=name)


def replayed_states(live: Live, stored: Sequence[rows.EntryRow]) -> Iterator[Any]:
    """Yield the state after each entry, played again. Raises `Unfit` if a result differs."""
    rules, table = require_rules(live), live.table
    try:
        entries = [entry_of(row) for row in stored]
        for step in replay_steps(rules, *live.deal, entries):
            yield step.state
    except Differs as error:
        why = Msg("play.why.differs", seq=error.seq)
        if error.note is not None:
            why = Msg("play.why.differs-note", seq=error.seq, note=error.note)
        raise Unfit(why, what=f"entry {error.seq}: {error.what}") from None
    except (Broken, EngineError) as error:
        raise Unfit(Msg("play.why.failed"), error) from None
    except DAMAGE as error:  # damaged rows are not the fault of the game of the match
        raise Unfit(blame(error) or DAMAGED, error) from None
    except Exception as error:
        culprit = blame(error) or blame(error, table.game)
        if culprit is None:
            raise
        raise Unfit(culprit, error) from None


def verdict(
    stored_match: rows.LiveRows, stored: Sequence[rows.EntryRow], rules: Callable[[str], Rules[Any, Any]] = registry.rules
) -> Msg | None:
    """Return why a match cannot go on; `None` if its replay is right, also by newer rules."""
    known = rules_for(stored_match.table.match, rules, registry.former)
    try:
        live = live_of(stored_match, known)
        if known is not None and known.version > live.table.version:
            live = live.with_table(version=known.version)
        for _ in replayed_states(live, stored):
            pass
    except Unfit as error:
        return error.why
    except DAMAGE:
        return DAMAGED
    return None
