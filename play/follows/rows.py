"""The rows that a changed match is stored as. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from engine.match.match import Entry
from engine.values import codec
from engine.values.core import Seat
from play.follows.results import outcomes
from play.values.erased import unseal
from play.values.live import OVER, Live, OwnedOrder
from play.values.types import Oversight, Stint, Table
from store import rows


def oversight_json(watched: Oversight) -> str | None:
    """Return the oversight of a match as it is stored; `None` if there is none."""
    return None if watched == Oversight() else codec.dumps(watched)


def match_row(table: Table, seed: str | None, revision: int) -> rows.MatchRow:
    """Return the row of a table."""
    return rows.MatchRow(
        id=table.match,
        game=table.game,
        version=table.version,
        settings=codec.dumps(dict(table.terms.chosen)),
        pace=table.terms.pace,
        status=table.status,
        lo=table.terms.seats[0],
        hi=table.terms.seats[1],
        opener=table.opener_id,
        invited=codec.dumps(table.invited),
        guild=table.place.guild_id,
        channel=table.place.channel_id,
        thread=table.place.thread_id,
        own_thread=table.own_thread,
        seed=seed,
        seq=table.seq,
        to_act=_numbers(table.to_act),
        late=_numbers(table.late),
        result=None if table.result is None else codec.dumps(table.result),
        why=None if table.why is None else codec.dumps(codec.message_json(table.why)),
        rematch=table.rematch,
        edition=table.edition,
        revision=revision,
        created_at=table.created_at,
        changed_at=table.changed_at,
        lesson=table.lesson,
        free=table.terms.free,
        alone=table.alone,
        absence=table.terms.absence,
        rated=table.terms.rated,
        imported_by=table.imported_by,
        asked=_numbers(table.asked),
        asked_since=table.asked_since,
        automatic=table.terms.automatic,
        ideas=table.terms.ideas,
        ideas_taken=_numbers(table.ideas_taken),
        oversight=oversight_json(unseal(table.oversight) if table.status in OVER else table.oversight),
        matters=_matters(table),
        language=table.language or None,
    )


def _table_row(before: Live, after: Live) -> rows.Write:
    """Return the row of a table; the short one if only values have changed that moves change."""
    old, new = before.table, after.table
    changed_by_moves = ("seq", "to_act", "late", "edition", "asked", "asked_since", "changed_at", "matters")
    is_stored_elsewhere = bool(old.offers)  # a row of 1.0 has offers in `oversight` until the whole row is written
    after_move = replace(old, **{name: getattr(new, name) for name in changed_by_moves})
    if before.seed != after.seed or is_stored_elsewhere or after_move != new:
        return match_row(new, after.seed, after.revision)
    return rows.StepRow(
        id=new.match, seq=new.seq, to_act=_numbers(new.to_act), late=_numbers(new.late), edition=new.edition, revision=after.revision,
        changed_at=new.changed_at, asked=_numbers(new.asked), asked_since=new.asked_since, matters=_matters(new),
    )  # fmt: skip


def _matters(table: Table) -> str | None:
    """Return the matters of a table as JSON."""
    return codec.dumps(table.matters) if table.matters else None


def _numbers(seats: tuple[int, ...]) -> str:
    """Return numbers as JSON."""
    return f"[{','.join(map(str, seats))}]"


def seat_rows(table: Table, acted: tuple[int, ...], deputies: tuple[str, ...] = ()) -> list[rows.Write]:
    """Return the rows of the seats of a table."""
    seats: list[rows.Write] = []
    for seat, occupant in enumerate(table.occupants):
        person = occupant.person
        last = acted[seat] if seat < len(acted) else -1
        user, name = (None, occupant.name or None) if person is None else (person.user_id, person.name)
        deputy = deputies[seat] if seat < len(deputies) else "small"
        seats.append(rows.SeatRow(table.match, seat, user, name, occupant.bot, last, deputy))
    return seats


def entry_row(match: int, entry: Entry, at: float, once: str | None = None) -> rows.EntryRow:
    """Return the row of an entry."""
    notes = codec.dumps([codec.note_json(note) for note in entry.notes])
    return rows.EntryRow(match, entry.seq, entry.seat, entry.line, entry.shown, notes, entry.digest, entry.sealed, at, once)


def snapshot_row(match: int, seq: int, state: Any) -> rows.SnapshotRow:
    """Return the row of a position after an entry."""
    return rows.SnapshotRow(match, seq, codec.dumps(codec.encode(state)))


def differences(before: Live, after: Live, now: float, log: Sequence[Entry] = ()) -> list[rows.Write]:
    """Return the rows that change `before` to `after`, except entries.

    `log`: the whole log, if the match is over now. Timers that are due are always written: that releases them for other processes.
    """
    match = before.match
    writes: list[rows.Write] = [_table_row(before, after)]
    if after.table.status in OVER and before.table.status not in OVER:
        writes.append(rows.deletion("draft", match=match))
        writes += outcomes(after.table, now, log)
    if after.table.occupants != before.table.occupants:
        writes += [rows.deletion("seat", match=match), *seat_rows(after.table, after.acted, after.deputies)]
        writes += [_stint_row(match, stint) for stint in after.table.past if stint not in before.table.past]
    else:
        movers = () if after.acted is before.acted else (seat for seat, acted in enumerate(after.acted) if acted != before.acted[seat])
        writes += [rows.update("seat", {"acted": after.acted[seat]}, match=match, seat=seat) for seat in movers]
        seats = () if after.deputies is before.deputies else range(len(after.table.occupants))
        others = [Seat(seat) for seat in seats if after.deputy_of(Seat(seat)) != before.deputy_of(Seat(seat))]
        writes += [rows.update("seat", {"deputy": after.deputy_of(seat)}, match=match, seat=seat) for seat in others]
    if after.orders != before.orders:
        writes += _order_rows(match, before.orders, after.orders)
    for seat, clock in after.clocks.items():
        if before.clocks.get(seat) != clock:
            writes.append(rows.ClockRow(match, seat, clock.bank, clock.since, clock.missed))
    if after.timers != before.timers:
        writes += [
            rows.deletion("timer", match=match, kind=kind, seat=seat) for kind, seat in before.timers if (kind, seat) not in after.timers
        ]
    for (kind, seat), due in after.timers.items():
        if due <= now or before.timers.get((kind, seat)) != due:
            writes.append(rows.TimerRow(match, kind, seat, due))
    return writes


def _stint_row(match: int, stint: Stint) -> rows.StintRow:
    person, bot = stint.occupant.person, stint.occupant.bot
    user, name = (None, None) if person is None else (person.user_id, person.name)
    return rows.StintRow(match, stint.seat, stint.until, user, name, bot)


def _order_rows(match: int, before: tuple[OwnedOrder, ...], after: tuple[OwnedOrder, ...]) -> list[rows.Write]:
    """Return the rows that delete orders whose slot is empty now, and those of new orders."""
    slots = {(seat, order.slot) for seat, order in after}
    writes: list[rows.Write] = [
        rows.deletion("standing_order", match=match, seat=seat, slot=order.slot)
        for seat, order in before
        if (seat, order.slot) not in slots
    ]
    for seat, order in after:
        if (seat, order) not in before:
            text = codec.dumps(codec.message_json(order.text))
            writes.append(rows.OrderRow(match, seat, order.slot, order.line, order.scope, text))
    return writes
