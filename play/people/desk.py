"""A person's desk: all their tables, the most urgent first, with their own notes."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from engine.values.core import Msg, Seat
from engine.walking import worlds
from play.ledger.ledger import Ledger
from play.ledger.reading import Reading
from play.values.errors import NotAllowed, NotSeated
from play.values.live import positioned_rules
from play.values.types import LIVE, Table
from store import rows

DeskState: TypeAlias = Literal["awaited", "early", "waiting", "open", "kept", "frozen", "lesson", "followed", "over"]
"""What a table is to a person.

- `awaited`: it is their turn.
- `early`: they may answer before they are awaited.
- `waiting`: others are awaited.
- `open`: it has not begun.
- `kept`: a bot or their stand-in plays their seat.
- `frozen`: the match cannot go on at present.
- `lesson`: it is a lesson of theirs.
- `followed`: they only watch.
- `over`: it has ended.
"""

ORDER: tuple[DeskState, ...] = ("awaited", "early", "waiting", "open", "kept", "frozen", "lesson", "followed", "over")
"""The order of tables on the desk."""

LATELY = 7 * 86_400.0
"""Seconds for which a finished match stays on the desk."""

MEMO: Final = 1_000
"""The most characters of a note at a table."""


class DeskEntry(Struct, frozen=True):
    """A table on a person's desk."""

    table: Table
    state: DeskState
    seat: Seat | None
    """The person's seat, or the seat that a bot keeps for them."""
    status: Msg | None = None
    """What they are asked, if it is their turn."""
    due: float | None = None
    """When their time is up if it is their turn, else that of the first awaited seat; `None` without a limit."""
    late: bool = False
    """Whether their time is up."""
    memo: str = ""
    """Their note; may be empty."""


class Desk:
    """Lists all tables of a person, and keeps their note on each."""

    def __init__(self, ledger: Ledger, reading: Reading) -> None:
        self._ledger = ledger
        self._reading = reading

    async def tables(self, user_id: int) -> tuple[DeskEntry, ...]:
        """Return all tables of a person, and those that ended lately, in the order of `ORDER`."""
        numbers = [table.match for table in await self._reading.tables_of(user_id, LIVE)]
        numbers += [table.match for table in await self._reading.tables_left(user_id, LIVE)]
        numbers += await self._ledger.stored.matches_over(user_id, self._ledger.clock.now() - LATELY)
        memos = await self._ledger.stored.memos(user_id)
        entries = [await self._entry(match, user_id, memos.get(match, "")) for match in dict.fromkeys(numbers)]
        return tuple(sorted((entry for entry in entries if entry is not None), key=_urgency))

    async def next(self, user_id: int, but: int) -> tuple[Table | None, int]:
        """Return the most urgent table that waits for a person, and how many wait.

        The match `but` is left out.
        """
        running = [table for table in await self._reading.tables_of(user_id, ("running",)) if table.match != but and table.lesson is None]
        awaited = [table.match for table in running if table.seat_of(user_id) in table.to_act and not table.stopped]
        entries = [entry for match in awaited if (entry := await self._entry(match, user_id, "")) is not None]
        return (min(entries, key=_urgency).table if entries else None), len(entries)

    async def _entry(self, match: int, user_id: int, memo: str) -> DeskEntry | None:
        """Return a table as an entry of a person's desk; `None` if it does not belong there."""
        table = await self._reading.table(match)
        seat = table.seat_of(user_id)
        if table.status in ("finished", "closed"):
            return DeskEntry(table, "over", seat, memo=memo) if table.lesson is None else None
        if table.lesson is not None:
            return DeskEntry(table, "lesson", seat, memo=memo)
        if table.status in ("open", "frozen"):
            return DeskEntry(table, "open" if table.status == "open" else "frozen", seat, memo=memo)
        if seat is None:
            kept = table.kept_for(user_id)
            return None if kept is None else DeskEntry(table, "kept", kept, memo=memo)
        if seat in table.stood_for:
            return DeskEntry(table, "kept", seat, memo=memo)
        if table.stopped:
            return DeskEntry(table, "waiting", seat, memo=memo)
        live = await self._ledger.current(match)
        rules = positioned_rules(live)
        times = {deadline.seat: deadline.due for deadline in await self._reading.deadlines(match)}
        if seat in table.to_act:
            status = rules.status(rules.view(live.state, seat))
            return DeskEntry(table, "awaited", seat, status, due=times.get(seat), late=seat in table.late, memo=memo)
        may_answer = seat in table.asked and worlds.early_answer(rules, live.state, seat, live.orders_of(seat)) is None
        return DeskEntry(table, "early" if may_answer else "waiting", seat, due=min(times.values(), default=None), memo=memo)

    async def memo(self, match: int, user_id: int) -> str:
        """Return a person's note on a table; may be empty."""
        memos: dict[int, str] = await self._ledger.stored.memos(user_id)
        return memos.get(match, "")

    async def write(self, match: int, user_id: int, text: str) -> str:
        """Replace a person's note on a table at which they play or played, and return it.

        An empty text deletes it. Raises `NotSeated`, and `NotAllowed` for more than `MEMO` characters.
        """
        table = await self._reading.table(match)
        if user_id not in (table.opener_id, *(person.user_id for person in table.players)):
            raise NotSeated
        text = text.replace("\r\n", "\n").replace("\0", "").strip()
        if len(text) > MEMO:
            raise NotAllowed(Msg("play.memo-long", most=MEMO))
        write: rows.Write = rows.MemoRow(match, user_id, text) if text else rows.deletion("memo", match=match, user=user_id)
        await self._ledger.write_rows(match, [write])
        return text


def _urgency(entry: DeskEntry) -> tuple[int, bool, float, float]:
    """Return the sort key of the desk: by `ORDER`, then late tables, then the next deadlines.

    Without deadlines the table with the longest wait comes first; of finished tables the latest.
    """
    due = float("inf") if entry.due is None else entry.due
    changed_at = entry.table.changed_at
    return ORDER.index(entry.state), not entry.late, due, -changed_at if entry.state == "over" else changed_at
