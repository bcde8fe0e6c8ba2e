"""Stand-ins: choosing them, giving their answers, and showing what they played.

play/follows/deputy.py decides when something is answered. A deputy plays the move that its person prepared up to *Confirm*; without one it
plays like the game's sensible player, by the view of its seat. Its answers are marked in the log and can be undone like the person's own.
"""

from __future__ import annotations

import dataclasses
from contextlib import suppress
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine import bots
from engine.match.match import read_host_entry
from engine.values.core import EngineError, Line, Msg, Seat, Who
from engine.values.remarks import FOR_SOMEBODY, Remark, Sits
from engine.walking.walk import Done, walk_with_forced
from play.follows.deputy import CARETAKER, delayed_timers, put_off
from play.follows.own import SMALL_ANSWERED
from play.follows.progress import settle, stops
from play.ledger.ledger import Ledger
from play.ledger.moves import play_for
from play.ledger.reading import Reading
from play.turn.steps import path, steps_of
from play.values.live import Live, OwnKind, own_seat, running_rules
from play.values.names import as_own_message, bot_name
from play.values.panels import Played
from play.values.types import Deputy, Logged, Table
from store.rows import NoticesGone, Write

NEWEST = 5
"""How many of the newest moves that were played for a person are shown with reasons."""

By: TypeAlias = Literal["deputy", "absent", "bot"]
"""Who played in somebody's place.

- `deputy`: their deputy.
- `absent`: the host, because their time was up or a referee wanted it.
- `bot`: the bot that kept their seat.
"""


class PlayedFor(Struct, frozen=True):
    """A move that was made in somebody's place: by whom, and the coach's reason for it."""

    move: Logged
    by: By
    why: Msg | None = None


class MovesPlayed(Struct, frozen=True):
    """The newest moves that were played for a person, the newest first.

    `back`: the newest can be undone at once (`now`) or with the consent of the others (`ask`). It is empty if the person has moved since,
    or if the bot that kept their seat made it.
    """

    played: tuple[PlayedFor, ...]
    back: Literal["", "now", "ask"] = ""


class Deputies:
    """Answers for absent people."""

    def __init__(self, ledger: Ledger, reading: Reading) -> None:
        self._ledger = ledger
        self._reading = reading

    async def of(self, match: int, user_id: int) -> Deputy:
        """Return what is answered for a person at a table; raises `NotSeated`."""
        live = await self._ledger.current(match)
        return live.deputy_of(own_seat(live.table, user_id))

    async def choose(self, match: int, user_id: int, deputy: Deputy) -> None:
        """Set what is answered for a person; delays begin now. Raises `NotSeated`."""
        async with self._ledger.hold_seat(match, user_id) as (live, seat):
            if live.deputy_of(seat) == deputy:
                return
            after, notices = settle(live.with_deputy(seat, deputy), self._ledger.moment())
            await self._ledger.write(live, after, notices)

    async def answer(self, kind: OwnKind, live: Live, seat: Seat) -> None:
        """Act on a due timer of a deputy: answer if needed. The caller holds the match."""
        moment = self._ledger.moment()
        is_due = seat in live.table.to_act and kind in dict(delayed_timers(live, moment, seat))
        later = put_off(live.timers[kind, seat], stops(live, moment)) if is_due else None
        if later is not None and later > moment.now:
            await self._ledger.write(live, live.with_timer(kind, seat, later))
        elif is_due:
            line = await sensible_line(self._ledger, live, seat)
            note = Msg(SMALL_ANSWERED if kind == "small" else "play.note.deputy", who=Who(seat))
            await play_for(self._ledger, live, seat, line, "deputy", note, self._notice_rows(live, seat))
        else:
            await self._ledger.write(live, live.without_timer(kind, seat))

    async def play_as_stand_in(self, live: Live, seat: Seat, line: Line) -> Played:
        """Play a line for a person whose time was up. The caller holds the match."""
        note = Msg("play.note.caretaker", who=Who(seat), bot=bot_name(CARETAKER))
        return await play_for(self._ledger, live, seat, line, "absent", note, self._notice_rows(live, seat))

    async def prepared_move(self, live: Live, seat: Seat) -> Line | None:
        """Return the move that a person prepared before their time was up, if any."""
        return await confirmed_draft(self._ledger, live, seat) if seat in live.table.stood_for else None

    def _notice_rows(self, live: Live, seat: Seat) -> list[Write]:
        """Return the rows that replace older notices of moves played for a person by one notice."""
        gone = [NoticesGone(live.match, user, "play.notice.deputy") for user in live.table.users([seat])]
        return [*gone, *self._ledger.notices(live, Msg("play.notice.deputy"), [seat])]

    async def moves_played(self, match: int, user_id: int) -> MovesPlayed:
        """Return the moves that others played for a person and that count. Raises `NotSeated`."""
        table = await self._reading.table(match)
        seat = own_seat(table, user_id)
        moves_for: list[PlayedFor] = []
        by_entry: dict[int, By] = {}
        is_bot = can_undo = False
        counting = [entry for entry in await self._reading.log(match, seat) if not entry.undone]
        for entry in counting:
            remark = read_host_entry(entry.entry)
            if isinstance(remark, Sits) and remark.seat == seat:
                is_bot = bool(remark.bot)
            elif isinstance(remark, Remark) and remark.about in FOR_SOMEBODY and remark.numbers[0] == seat:
                by_entry[entry.entry.seq + 1] = "deputy" if remark.about == "deputy" else "absent"
            elif entry.entry.seat == seat:
                by: By | None = "bot" if is_bot else by_entry.get(entry.entry.seq)
                can_undo = by in ("deputy", "absent")
                moves_for += [] if by is None else [PlayedFor(entry, by)]
        newest = moves_for[-NEWEST:]
        why = await self._reading.reasons(match, [played.move for played in newest], seat) if newest else {}
        explained = tuple(replace(_as_own(played, table, seat), why=why.get(played.move.entry.seq)) for played in reversed(newest))
        if not can_undo or table.status != "running":
            return MovesPlayed(explained)
        last = [entry.entry for entry in counting if entry.entry.seat is not None][-1]
        is_at_once = table.present in ((), (seat,)) or (last.seat == seat and not last.sealed)
        return MovesPlayed(explained, "now" if is_at_once else "ask")


def _as_own(played: PlayedFor, table: Table, seat: Seat) -> PlayedFor:
    """Return a move that was played in a seat, with notes that name the person of the seat."""
    entry = played.move.entry
    notes = tuple(replace(note, msg=as_own_message(note.msg, table, seat)) for note in entry.notes)
    return replace(played, move=replace(played.move, who=Who(seat), entry=dataclasses.replace(entry, notes=notes)))


async def confirmed_draft(ledger: Ledger, live: Live, seat: Seat) -> Line | None:
    """Return the move that a person made up to *Confirm*, if it is still possible."""
    row = await ledger.stored.draft(live.match, seat, "turn")
    rules = running_rules(live)
    if row is None or not row.path:
        return None
    with suppress(EngineError):
        end = walk_with_forced(lambda: rules.turn(live.state, seat), path(steps_of(row.path)))
        return " ".join(end.path) if isinstance(end, Done) else None
    return None


async def sensible_line(ledger: Ledger, live: Live, seat: Seat) -> Line:
    """Return the move that a person prepared, or that of the game's sensible player."""
    return await confirmed_draft(ledger, live, seat) or bots.line("mate", running_rules(live), live.state, seat, ledger.rng)
