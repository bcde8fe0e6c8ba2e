"""Whether a stored match goes on.

Each process replays it once. A match with another result is frozen; a frozen match whose replay gives the same results goes on. A match of
older rules goes on by the newest rules if they give the same results. Nothing is written here: the ledger writes the change, and only then
the match counts as checked.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from engine.game.rules import Rules
from engine.values import codec
from engine.values.core import Msg
from play.follows.effects import effects
from play.follows.judging import Unfit, replayed_states, require_rules
from play.follows.matter import MatterChange, timers
from play.follows.progress import newly_timed, notices, settle
from play.follows.renewal import last_of, state_by, upgrade_question
from play.values.errors import blame, error_trace
from play.values.live import DAMAGE, DAMAGED, OVER, Live, Moment, entry_of, leniently, live_of
from play.values.stands import Upgrade
from store import rows

FormerOf = Callable[[str, int], Rules[Any, Any] | None]
"""The older rules of a game by name and version; `None` if they are not shipped."""

log = logging.getLogger(__name__)


async def replay_match(live: Live, stored: Sequence[rows.EntryRow], former: FormerOf, moment: Moment) -> MatterChange:
    """Replay a running or frozen match from its first entry, and return its change."""
    try:
        if live.rules is not None and live.rules.version > live.table.version and live.table.lesson is None:
            return await _renew(live, stored, former, moment)
        require_rules(live)
        state = await last_of(replayed_states(live, stored))
        return _going_on(replace(live, state=state), moment)
    except Unfit as error:
        if error.cause is not None:
            log.error("a match cannot be replayed: %s", error_trace(error.cause), extra={"match": live.match})
        elif error.what:
            log.warning("a match comes out otherwise by the rules of today: %s", error.what, extra={"match": live.match})
        return freeze(live, error.why, moment)
    except Exception as error:
        why = blame(error, live.table.game)
        if why is None:
            raise
        log.error("a match cannot be replayed: %s", error_trace(error), extra={"match": live.match})
        return freeze(live, why, moment)


def _going_on(live: Live, moment: Moment) -> MatterChange:
    """Return a match whose replay gave the same results; if it was frozen, it goes on.

    A running match changes only if deadlines have moved because the bot was down: then people are notified now.
    """
    if live.table.status == "running":
        after, notices_due = settle(live, moment)
        return MatterChange(after, notices_due) if newly_timed(live, after) else MatterChange(live)
    clocks = {seat: replace(clock, since=None) for seat, clock in live.clocks.items()}
    upgrade = live.table.upgrade
    decided = upgrade if upgrade is not None and upgrade.kept else None
    after, notices_due = settle(replace(live, clocks=clocks).with_table(status="running", why=None).with_matters(upgrade=decided), moment)
    return MatterChange(after, (*notices_due, *notices(live, Msg("play.notice.thawed"), moment.now)))


async def _renew(live: Live, stored: Sequence[rows.EntryRow], former: FormerOf, moment: Moment) -> MatterChange:
    """Return a match of an older version of the rules: it goes on, or its people are asked.

    If all results are the same by the newest rules, it goes on by them. Otherwise it is frozen with a question to its people. Raises
    `Unfit` if its entries cannot be read.
    """
    table, rules = live.table, live.rules
    assert rules is not None
    try:
        entries = [entry_of(row) for row in stored]
    except DAMAGE as error:
        raise Unfit(DAMAGED, error) from None
    state = await state_by(rules, live, entries)
    if state is not None:
        return _going_on(replace(live, state=state).with_table(version=rules.version).with_matters(upgrade=None), moment)
    question = await upgrade_question(live, former(table.game, table.version), entries)
    before = table.upgrade
    if before is not None and replace(before, votes=(), edition=question.edition) == question:
        question = before  # the same question is asked already, and may have votes
    return freeze(live, Msg("play.why.rules", old=table.version, new=rules.version, seq=max(0, question.holds)), moment, question)


def freeze(live: Live, why: Msg, moment: Moment, question: Upgrade | None = None) -> MatterChange:
    """Return a frozen match with notices. `question`: a new question to its people, or `None`."""
    after = live.with_table(status="frozen", why=why).with_matters(upgrade=question or live.table.upgrade)
    due = {} if question is None else timers(after, moment)
    if after.table == live.table and (live.timers or not due):  # it is frozen already, for the same reason
        return MatterChange(live)
    log.error("match frozen: %s", why.key, extra={"match": live.match})
    notices_due = notices(live, Msg("play.notice.frozen", why=why), moment.now)
    return MatterChange(replace(after, timers=due, state=None), tuple(notices_due))


def freeze_damaged(stored: rows.LiveRows, now: float) -> tuple[Live, Sequence[rows.Write]]:
    """Return what can be shown of a damaged match, and the rows that freeze it and notify."""
    live = live_of(stored, rules=None, read=leniently)
    if live.table.status in OVER:
        return live.with_table(why=DAMAGED), ()
    if live.table.status == "frozen":
        return live, ()
    after = replace(live.with_table(status="frozen", why=DAMAGED, edition=live.table.edition + 1), timers={}, revision=live.revision + 1)
    notices_due = notices(live, Msg("play.notice.frozen", why=DAMAGED), now)
    row = rows.FrozenRow(live.match, codec.dumps(codec.message_json(DAMAGED)), now)
    return after, [row, rows.deletion("timer", match=live.match), *notices_due, *effects(live.table, after.table, notices_due, now, 0.0)]
