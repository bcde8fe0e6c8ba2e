"""Who plays a seat of a running match: a bot for somebody who left or is late, a person for a bot."""

from __future__ import annotations

from msgspec.structs import replace

from engine import codec
from engine.bots import KINDS
from engine.core import Line, Msg, Note, Seat, Who
from engine.match import Entry
from play.errors import NotAllowed, StaleTable
from play.ledger import Ledger
from play.live import Live, running
from play.moves import advance
from play.names import bot_name
from play.tables import require_invited
from play.types import Occupant, Person, Table
from store.rows import DraftSpent, FormerRow, Write


class Seats:
    """Substitution."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def substitute(self, match: int, actor_id: int, seat: Seat, kind: str, instead_of: int | None = None) -> Table:
        """Let a bot play a seat. The opener may, its own person, and anybody at the table when the seat is late.

        `instead_of` is the person who is meant to be replaced; when somebody else sits there by now, `StaleTable` is raised.
        """
        async with self._ledger.held(match) as live:
            running(live)
            table = live.table
            if kind not in KINDS:
                raise NotAllowed(Msg("play.no-such-bot", kind=kind))
            if not 0 <= seat < len(table.occupants):
                raise NotAllowed(Msg("play.no-such-seat"))
            person = table.occupants[seat].person
            if instead_of is not None and (person is None or person.user_id != instead_of):
                raise StaleTable
            own = table.seat_of(actor_id)
            if actor_id != table.opener_id and own != seat and (own is None or seat not in table.late):
                raise NotAllowed(Msg("play.substitute-others"))
            note = Note(Msg("play.note.bot", seat=seat + 1, bot=bot_name(kind)))
            return await self._hand_over(live, seat, Occupant(bot=kind), f"bot {seat} {kind}", note)

    async def take(self, match: int, person: Person, seat: Seat) -> Table:
        """Play on for a bot. Whoever could have joined the table may, unless they have a seat already.

        Who sat here before may return to the own seat only: nobody sees the secrets of two.
        """
        async with self._ledger.held(match) as live:
            running(live)
            table = live.table
            require_invited(table, person)
            if table.seat_of(person.user_id) is not None:
                raise NotAllowed(Msg("play.seated-already"))
            if not 0 <= seat < len(table.occupants) or table.occupants[seat].bot is None:
                raise NotAllowed(Msg("play.seat-taken"))
            former = await self._ledger.read(self._ledger.store.former(match, person.user_id))
            if former and seat not in former:
                raise NotAllowed(Msg("play.seat-other", seat=former[0] + 1))
            note = Note(Msg("play.note.human", seat=seat + 1, who=Who(seat)))
            return await self._hand_over(live, seat, Occupant(person), f"human {seat}", note)

    async def _hand_over(self, live: Live, seat: Seat, occupant: Occupant, line: Line, note: Note) -> Table:
        """Another plays the seat from now on. Orders and drafts of the one before are theirs and go."""
        table = live.table
        occupants = (*table.occupants[:seat], occupant, *table.occupants[seat + 1 :])
        people = [other.person.user_id for other in occupants if other.person is not None]
        opener = table.opener_id if table.opener_id in people or not people else people[0]
        seq = table.seq + 1
        acted = tuple(-1 if at == seat else last for at, last in enumerate(live.acted))
        orders = tuple(given for given in live.orders if given[0] != seat)
        timers = {key: due for key, due in live.timers.items() if key[1] != seat}
        after = replace(live, acted=acted, orders=orders, timers=timers).with_table(
            occupants=occupants, opener_id=opener, seq=seq, late=tuple(late for late in table.late if late != seat), proposal=None
        )
        entry = Entry(seq, None, line, line, (note,), codec.digest(live.state))
        more: list[Write] = [DraftSpent(table.match, seat, "turn"), DraftSpent(table.match, seat, "order")]
        before = table.occupants[seat].person
        if before is not None:
            more.append(FormerRow(table.match, before.user_id, seat))
        return (await advance(self._ledger, live, after, entry, more=more))[0]
