"""The deal: a table's match begins in one commit."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.game.rules import checked_seats
from engine.match.match import begin
from engine.values.chance import commitment
from play.follows.effects import effects
from play.follows.progress import settle
from play.follows.rows import entry_row, seat_rows, snapshot_row
from play.follows.sprint import STAY, join_sprint
from play.ledger.ledger import Ledger
from play.values.feed import Change
from play.values.live import Live
from play.values.types import Occupant, Table
from store import rows


async def deal_match(
    ledger: Ledger, live: Live, occupants: Sequence[Occupant], seed: str, all_here: bool = False
) -> tuple[Live, list[rows.Write]]:
    """Return a match dealt to `occupants` in the order of play, and its first rows.

    `all_here`: it begins as a sprint for which all its people are here.
    """
    assert live.rules is not None
    now, people = ledger.clock.now(), [user for occupant in occupants if (user := occupant.user_id) is not None]
    dealt = begin(live.rules, checked_seats(live.rules, len(occupants)), live.table.terms.settings, seed)
    hours = await ledger.hours(people)
    started = replace(live, state=dealt.state, seed=seed, acted=(-1,) * len(occupants), snapshot_seq=0, hours=hours).with_table(
        status="running", occupants=tuple(occupants), terms=replace(live.table.terms, chosen=dict(dealt.settings)), seq=0,
        version=live.rules.version, commitment=commitment(seed),
    )  # fmt: skip
    if all_here:
        for user_id in people:
            started = started.with_matters(sprint=join_sprint(started.table, user_id, now + STAY))
    after, _ = settle(started, ledger.moment())
    return after, [entry_row(live.match, dealt.entries[0], now), snapshot_row(live.match, 0, dealt.state)]


async def begin_at_once(ledger: Ledger, table: Table, seed: str, writes: Sequence[rows.Write], all_here: bool = False) -> Live:
    """Store a new table with a running match, and further rows in the same commit."""
    before = Live(table, ledger.rules(table.game), acted=(-1,) * len(table.occupants))  # nobody has acted
    after, first_rows = await deal_match(ledger, before, table.occupants, seed, all_here)
    after = after.with_table(edition=table.edition + 1)
    all_rows = [
        *seat_rows(after.table, after.acted),
        *first_rows,
        *(rows.TimerRow(rows.NO_MATCH, kind, seat, due) for (kind, seat), due in after.timers.items()),
        *(rows.ClockRow(rows.NO_MATCH, seat, clock.bank, clock.since, clock.missed) for seat, clock in after.clocks.items()),
        *effects(table, after.table, (), ledger.clock.now(), ledger.delays.before_ping),
        *writes,
    ]
    live = await ledger.add(after, all_rows)
    ledger.checked.add(live.match)  # it needs no replay before it goes on
    ledger.wake.set()
    ledger.feed.publish(Change(live.match))
    return live
