"""Playing a line: rules, audit, entry, and all that follows from it, in one commit."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from engine.match.match import Entry, enter_line
from engine.values import codec, remarks
from engine.values.core import Broken, Line, Msg, Note, Seat
from metrics import MOVES
from play.follows import prepared
from play.follows.matter import change_matters
from play.follows.progress import outdated_notices, settle
from play.follows.rows import entry_row, snapshot_row
from play.ledger.ledger import Ledger
from play.values.errors import PlayError, error_trace
from play.values.live import Clocks, Live, rules_for_move
from play.values.panels import Played
from play.values.types import Oversight, Table
from store import rows
from store.rows import Write

SNAPSHOT = 20
"""Entries between two snapshots."""

log = logging.getLogger(__name__)


class Foreword(Struct, frozen=True):
    """What the host writes with its own entry before a line: clocks and rows.

    `oversight`: its new value; `None` leaves it as it is.
    """

    entry: Entry
    clocks: Clocks
    writes: tuple[Write, ...]
    oversight: Oversight | None = None


async def play_line(
    ledger: Ledger,
    live: Live,
    seat: Seat,
    line: Line,
    by_person: bool,
    once: str | None = None,
    by_order: bool = False,
    foreword: Foreword | None = None,
) -> Played:
    """Play a line and store it, with the host's own entry before it (`foreword`), if any.

    The caller holds the match. `by_person`: a person made the move, not a bot or an order that the host obeyed. `once`: a key; a second
    move with the same key is refused. `by_order`: it comes from a standing order.
    """
    rules = rules_for_move(live)
    seq = live.table.seq + (1 if foreword is None else 2)
    try:
        state, entry = enter_line(rules, live.state, seq, seat, line)
    except Broken as error:
        log.error("the audit failed; nothing was stored: %s", error_trace(error), extra={"match": live.match, "seq": seq})
        raise PlayError(Msg("play.broken")) from None
    acted = tuple(seq if by_person and at == seat else last for at, last in enumerate(live.acted))
    if by_person:
        clocks = _without_missed_turns(live, seat)
    else:
        clocks = live.clocks if foreword is None else foreword.clocks
    after = replace(live, state=state, acted=acted, clocks=clocks).with_table(seq=seq)
    after, more = prepared.follow_prepared(live, after, seat, entry.line, ledger.clock.now())
    if foreword is not None:
        more = [*more, entry_row(live.match, foreword.entry, ledger.clock.now()), *foreword.writes]
        if foreword.oversight is not None:
            after = after.with_table(oversight=foreword.oversight)
    change = change_matters(after, lambda matter, value: matter.after_move(live, value, seat, entry.notes, by_person, ledger.moment()))
    after, more = change.live, [*more, *change.writes]
    table, _ = await advance(ledger, live, after, entry, actor=seat, once=once, more=more, by_order=by_order)
    if by_person:
        MOVES.count(live.table.game, "person")
        return Played(table, entry, (rules.view(live.state, seat), rules.view(state, seat)))
    MOVES.count(live.table.game, "order" if by_order else "host")
    return Played(table, entry)


async def play_for(
    ledger: Ledger,
    live: Live,
    seat: Seat,
    line: Line,
    about: remarks.About,
    note: Msg,
    writes: Sequence[Write] = (),
    clocks: Clocks | None = None,
    oversight: Oversight | None = None,
) -> Played:
    """Play a line in place of an absent person.

    An entry of the host before the line says that it is not the person's own. Stand-ins, the host and referees answer for a seat only in
    this way. `clocks`, `oversight`: their new values; `None` leaves them as they are. The caller holds the match.
    """
    entry = host_entry(live, remarks.Remark(about, (seat,)).line, note)
    foreword = Foreword(entry, live.clocks if clocks is None else clocks, tuple(writes), oversight)
    return await play_line(ledger, live, seat, line, by_person=False, foreword=foreword)


def host_entry(live: Live, line: Line, *notes: Msg) -> Entry:
    """Return the next entry of a match, made by the host, which does not change the position."""
    return Entry.of_host(live.table.seq + 1, line, tuple(map(Note, notes)), codec.digest(live.state))


def _without_missed_turns(live: Live, seat: Seat) -> Clocks:
    """Return the clocks after a person's own move: their count of missed turns begins again."""
    clock = live.clocks.get(seat)
    return live.clocks if clock is None or not clock.missed else {**live.clocks, seat: replace(clock, missed=0)}


async def advance(
    ledger: Ledger,
    before: Live,
    after: Live,
    entry: Entry,
    actor: Seat | None = None,
    once: str | None = None,
    more: Sequence[Write] = (),
    by_order: bool = False,
) -> tuple[Table, Entry]:
    """Store an entry and all that follows from it. Returns the new table and the entry.

    `actor`: the seat that moved; `None` for an entry of the host. `by_order`: standing orders of the actor made the move. `once`: as in
    `play_line`. `more`: further rows.
    """
    after, notices = settle(after, ledger.moment(), actor, by_order)
    gone = [] if actor is None else outdated_notices(before, ledger.moment(), actor)
    person = None if actor is None else after.table.occupants[actor].user_id
    is_own = actor is not None and after.acted[actor] == entry.seq
    if is_own and person is not None:
        gone = [*gone, rows.OldNoticesGone(after.match, person, ledger.clock.now())]
    writes: list[Write] = [entry_row(after.match, entry, ledger.clock.now(), once), *gone, *notices, *more]
    if actor is not None and person is not None:
        writes.append(rows.DraftSpent(after.match, actor, "turn"))
        if is_own and before.rules is not None and before.rules.early.ask(before.state, actor) is not None:
            writes.append(rows.DraftSpent(after.match, actor, "early"))  # a half-made early answer was to the question of this move
    if entry.seq - before.snapshot_seq >= SNAPSHOT or entry.seat is None or after.table.status == "finished":
        writes.append(snapshot_row(after.match, entry.seq, after.state))
        after = replace(after, snapshot_seq=entry.seq)
    live = await ledger.write(before, after, writes)
    return live.table, entry
