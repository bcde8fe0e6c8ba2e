"""Looking at tables, positions and logs: nothing given to a viewer has a secret of others."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

from engine.bots import KINDS, USUAL
from engine.match.match import Entry, Match, at, chapters, effective, taken_back_from
from engine.match.records import public_entry, public_record, record
from engine.match.verify import Verified, verify_chances
from engine.search.why import reasons_of
from engine.story.story import Story, StoryMoment, story
from engine.story.tale import Tale, scenes, tale
from engine.values.core import Msg, Seat, Who
from engine.values.recent import Recent
from engine.values.remarks import Remark, Renewed, Undo, read_line
from play.follows.progress import deadline_of
from play.ledger.ledger import Ledger
from play.time.calendar import holiday_at
from play.time.paces import PACES, Deadline
from play.values.errors import NoSuchMatch, NotAllowed, PlayError
from play.values.live import DAMAGE, LOG_GONE, OVER, Live, entry_of, leniently, positioned_rules, table_of
from play.values.names import Holders
from play.values.types import LIVE, Absence, Logged, PastPosition, Status, Table
from store import rows

log = logging.getLogger(__name__)

MORE = 4
"""How many more entries are read than are wanted, because some may have been undone."""

NEWEST_TABLES = 5
"""How many of a person's newest tables are checked for the level of their bots."""

PARTS = 200
"""How many lists of parts of a match are kept in memory, for stepping through a match."""


class Reading:
    """Reads tables, views, logs and records."""

    def __init__(self, ledger: Ledger, like: Reading | None = None) -> None:
        """`like`: another `Reading` whose parts of matches are shared; `None` for none."""
        self._ledger = ledger
        self._parts: Recent[tuple[int, int, Seat | None], tuple[tuple[int, Msg], ...]] = Recent(PARTS) if like is None else like._parts

    async def table(self, match: int) -> Table:
        """Return one table; raises `NoSuchMatch`."""
        return (await self._tables([match]))[0]

    async def tables_of(self, user_id: int, statuses: Sequence[Status] = LIVE) -> tuple[Table, ...]:
        """Return the tables at which a person sits or which they opened, oldest first."""
        return await self._tables(await self._ledger.stored.matches_of(user_id, statuses))

    async def level_against(self, user_id: int) -> str:
        """Return the level of bots at a person's newest own table, or the usual one."""
        newest = await self._ledger.stored.matches_of(user_id, (*LIVE, "finished"))
        for table in reversed(await self._tables(newest[-NEWEST_TABLES:])):
            chosen = [table.occupants[seat].bot for seat in table.bots if not any(vacancy.seat == seat for vacancy in table.vacancies)]
            level_there = next((level for level in chosen if level in KINDS), None)
            if level_there is not None and table.opener_id == user_id and table.lesson is None:
                return level_there
        return USUAL

    async def tables_left(self, user_id: int, statuses: Sequence[Status] = LIVE) -> tuple[Table, ...]:
        """Return the tables at which a person held a seat that they left, oldest first."""
        return await self._tables(await self._ledger.stored.matches_left(user_id, statuses))

    async def tables_followed(self, user_id: int, statuses: Sequence[Status] = LIVE) -> tuple[Table, ...]:
        """Return the tables that a person follows, oldest first."""
        return await self._tables(await self._ledger.stored.matches_followed(user_id, statuses))

    async def tables_in(self, channel_id: int, statuses: Sequence[Status] = LIVE) -> tuple[Table, ...]:
        """Return the tables of a channel or thread, oldest first."""
        return await self._tables(await self._ledger.stored.matches_in(channel_id, statuses))

    async def matches_shown_by(self, channel_id: int, messages: Sequence[int], statuses: Sequence[Status] = LIVE) -> tuple[int, ...]:
        """Return the matches of a channel or thread whose card is one of these messages."""
        return await self._ledger.stored.matches_shown_by(channel_id, messages, statuses)

    async def tables_at(self, guild_id: int, statuses: Sequence[Status] = LIVE) -> tuple[Table, ...]:
        """Return the tables of a guild, oldest first."""
        return await self._tables(await self._ledger.stored.matches_at(guild_id, statuses))

    async def _tables(self, matches: Sequence[int]) -> tuple[Table, ...]:
        """Return tables from memory if no other process has changed them, else from their rows."""
        known = [match for match in matches if self._ledger.from_memory(match) is not None]
        newest = await self._ledger.stored.revisions(known) if known else {}
        return tuple([await self._table(match, newest.get(match)) for match in matches])

    async def _table(self, match: int, revision: int | None) -> Table:
        """Return a table from memory if it has this revision there, else from its rows."""
        live = self._ledger.from_memory(match)
        if live is not None and live.revision == revision:
            return live.table
        if not 0 < match <= rows.GREATEST_MATCH:
            raise NoSuchMatch
        stored = await self._ledger.stored.table(match)
        if stored is None:
            raise NoSuchMatch
        try:
            return table_of(stored, self._ledger.rules_if_known(stored.match.game))
        except DAMAGE:
            return (await self._ledger.current(match)).table

    async def deadlines(self, match: int) -> tuple[Deadline, ...]:
        """Return the deadlines of awaited seats that are not late; none if the match is stopped."""
        live, moment = await self._ledger.current(match), self._ledger.moment()
        if live.table.status != "running" or live.table.stopped:
            return ()
        deadlines = [deadline_of(live, moment, seat) for seat in live.table.to_act if seat not in live.table.late]
        return tuple(times for times in deadlines if times is not None)

    async def bank(self, match: int, user_id: int) -> float | None:
        """Return the seconds in a person's time bank while their clock stands still, or `None`."""
        live = await self._ledger.current(match)
        seat = live.table.seat_of(user_id)
        clock = None if seat is None else live.clocks.get(seat)
        if clock is None or clock.since is not None or not PACES[live.table.terms.pace].bank:
            return None
        return clock.bank

    async def away(self, match: int) -> tuple[Absence, ...]:
        """Return who at a table is on holiday now."""
        live, now = await self._ledger.current(match), self._ledger.clock.now()
        holidays = ((seat, holiday_at(live.hours_at(seat), now)) for seat in live.table.people)
        return tuple(Absence(seat, holiday) for seat, holiday in holidays if holiday is not None)

    async def view(self, match: int, seat: Seat | None) -> Any:
        """Return what a seat may see now; `None` is a spectator."""
        live = await self._ledger.current(match)
        return positioned_rules(live).view(live.state, seat)

    async def view_at(self, match: int, seq: int, seat: Seat | None) -> PastPosition:
        """Return what a seat (or `None`, a spectator) saw at the entry nearest to `seq`.

        It names the people who held the seats then.
        """
        live = await self._ledger.current(match)
        rules = positioned_rules(live)
        then = await asyncio.to_thread(at, await self._match(live), max(0, min(seq, live.table.seq)))
        view = rules.view(then.state, seat)
        status = Holders(live.table).msg(rules.status(view), then.seq)
        return PastPosition(then.seq, live.table.seq, seat, view, status, rules.to_act(then.state))

    async def whole(self, match: int) -> Match:
        """Return a match with its log and all its secrets, for callers that show none of them."""
        return await self._match(await self._ledger.current(match))

    async def _match(self, live: Live) -> Match:
        rules = positioned_rules(live)
        return Match(rules, *live.deal, live.state, tuple(await self._ledger.entries(live.match)))

    async def log(self, match: int, seat: Seat | None, since_seq: int = -1) -> tuple[Logged, ...]:
        """Return the entries after `since_seq` as a seat (or `None`, a spectator) may read them.

        They name the people who held the seats then.
        """
        table = await self.table(match)
        stored: tuple[rows.EntryRow, ...] = await self._ledger.stored.entries(match, since_seq)
        if not stored and since_seq < 0 <= table.seq:
            raise NotAllowed(LOG_GONE)
        entries = [entry_of(row, leniently) for row in stored]
        counting = {entry.seq for entry in effective(entries)}
        over, holders = table.status in OVER, Holders(table)
        return tuple(
            _to_logged(entry if over else public_entry(entry, seat), row.at, holders, entry.seat is not None and entry.seq not in counting)
            for row, entry in zip(stored, entries, strict=True)
        )

    async def moves_from(self, match: int, seat: Seat | None, target: int) -> tuple[Logged, ...]:
        """Return the moves from entry `target` on that still count: an undo takes them all back."""
        return tuple(entry for entry in await self.log(match, seat, target - 1) if entry.entry.seat is not None and not entry.undone)

    async def recent(self, match: int, seat: Seat | None, count: int, since_seq: int = -1) -> tuple[Logged, ...]:
        """Return the last `count` entries after `since_seq` that still count, oldest first.

        The log is read backwards. Moves from entry `undone_from` on have been taken back. Newer rules dropped all entries, undos among
        them, from entry `renewed_from` on.
        """
        table = await self.table(match)
        over, holders = table.status in OVER, Holders(table)
        newest: list[Logged] = []
        before: int | None = None
        undone_from: int | None = None
        renewed_from: int | None = None
        while len(newest) < count:
            chunk = await self._ledger.stored.latest(match, since_seq, before, count + MORE)
            for row in chunk:
                target = None if renewed_from is not None and row.seq >= renewed_from else _undo_target(row)
                if target is not None:
                    undone_from = target if undone_from is None else min(target, undone_from)
                    if isinstance(read_line(row.line), Renewed):
                        renewed_from = undone_from
                if len(newest) < count and (row.seat is None or undone_from is None or row.seq < undone_from):
                    entry = entry_of(row, leniently)
                    newest.append(_to_logged(entry if over else public_entry(entry, seat), row.at, holders))
            if len(chunk) < count + MORE:
                break
            before = chunk[-1].seq
        return tuple(reversed(newest))

    async def was_interrupted(self, match: int, since_seq: int, seat: Seat | None) -> bool:
        """Return whether a match was stopped, resumed or undone by others after an entry."""
        for row in await self._ledger.stored.entries(match, since_seq):
            remark = None if row.seat is not None else read_line(row.line)
            if isinstance(remark, Remark) and remark.about in ("pause", "resume"):
                return True
            if isinstance(remark, Undo) and (seat is None or not _is_undone_by(entry_of(row, leniently), seat)):
                return True
        return False

    async def reasons(self, match: int, moves: Sequence[Logged], reader: Seat | None) -> dict[int, Msg]:
        """Return the coach's reasons for moves that the reader may know, by entry."""
        live = await self._ledger.current(match)
        lines = {move.entry.seq: move.entry.line for move in moves if move.entry.seat is not None}
        try:
            reasons = await asyncio.to_thread(reasons_of, await self._match(live), lines, reader)
        except PlayError:  # the match is frozen, or its game is gone
            return {}
        except Exception:
            log.exception("no reasons", extra={"match": match})
            return {}
        return {seq: Holders(live.table).msg(reason, seq) for seq, reason in reasons.items()}

    async def chapters(self, match: int, seat: Seat | None) -> tuple[tuple[int, Msg], ...]:
        """Return the parts of a match for a viewer: the entry before each part, and its name."""
        whole = await self.whole(match)
        key = (match, whole.seq, seat)
        parts = self._parts.get(key)
        if parts is None:
            parts = await asyncio.to_thread(chapters, whole, seat)
            self._parts.put(key, parts)
        return parts

    async def story(self, match: int) -> Story | None:
        """Return the story of a finished match; `None` if its game tells none.

        Raises `NotAllowed` for other matches.
        """
        return await asyncio.to_thread(story, await self._over(match))

    async def tale(self, match: int) -> Tale | None:
        """Return the story of a finished match in sentences; `None` if its game tells none.

        Raises `NotAllowed` for other matches.
        """

        def make_tale(whole: Match) -> Tale | None:
            points = story(whole)
            return None if points is None else tale(whole, points)

        return await asyncio.to_thread(make_tale, await self._over(match))

    async def moments(self, match: int, most: int) -> tuple[StoryMoment, ...]:
        """Return at most `most` public positions that tell a finished match; or `NotAllowed`."""
        return await asyncio.to_thread(scenes, await self._over(match), most)

    async def verify(self, match: int) -> Verified:
        """Return an ended match replayed with its seed. Raises `Differs` and `NotAllowed`."""
        live = await self._ledger.current(match)
        if live.table.status not in OVER or live.table.seq < 0:
            raise NotAllowed(Msg("play.not-over"))
        whole = await self._match(live)
        return await asyncio.to_thread(verify_chances, whole.rules, whole.seats, whole.settings, whole.seed, whole.entries)

    async def _over(self, match: int) -> Match:
        """Return a match with a result and its whole log; raises `NotAllowed` for others."""
        live = await self._ledger.current(match)
        if live.table.status != "finished":
            raise NotAllowed(Msg("play.not-over"))
        return await self._match(live)

    async def record(self, match: int, user_id: int) -> dict[str, Any]:
        """Return the portable record of a match; before its end only what the person may know."""
        live = await self._ledger.current(match)
        if live.table.seq < 0:
            raise NotAllowed(Msg("play.not-started"))
        whole = await self._match(live)
        return record(whole) if live.table.status in OVER else public_record(whole, live.table.seat_of(user_id))


def _is_undone_by(entry: Entry, seat: Seat) -> bool:
    """Return whether an undo's notes name a seat as one of those who took the moves back."""
    for note in entry.notes:
        who = dict(note.msg.args).get("who")
        if Who(seat) in (who if isinstance(who, tuple) else (who,)):
            return True
    return False


def _to_logged(entry: Entry, at: float, holders: Holders, undone: bool = False) -> Logged:
    """Return an entry that names those who held the seats when it was made."""
    who = None if entry.seat is None else Who(holders.holder(entry.seat, entry.seq))
    return Logged(holders.name_holders(entry), at, undone, who)


def _undo_target(row: rows.EntryRow) -> int | None:
    """Return the first entry that an entry takes back, without decoding its notes, or `None`."""
    return taken_back_from(Entry(row.seq, seat=None if row.seat is None else Seat(row.seat), line=row.line, shown="", notes=(), digest=""))
