"""Matters of tables at which a person who misses their first turn loses the seat."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from engine.values.core import Msg, Note, Seat, Who
from play.follows.deputy import CARETAKER
from play.follows.matter import MatterChange
from play.table.acting import ActingMatter, Hands
from play.values.live import Live, MatterKind, Moment, Timers
from play.values.names import bot_name
from play.values.types import Table
from store.rows import Write


class ComingMatter(ActingMatter):
    """A matter that knows which people have come: those of the seats in `begun` of its value.

    A person has come if they moved themselves, gave an order or prepared a turn.
    """

    comes: ClassVar[MatterKind]
    """The timer of a seat whose person has not come yet."""

    def seats(self, value: Any) -> Iterable[Seat]:
        begun: tuple[Seat, ...] = value.begun
        return begun

    def first_turns(self, live: Live, until: Callable[[Seat, float], float]) -> Timers:
        """Return the timers of awaited people who have not come.

        `until(seat, since)` returns up to when a seat is kept whose clock has run since then.
        """
        begun = self.value(live.table).begun
        missing = [seat for seat in live.table.to_act if seat in live.table.people and seat not in begun and seat in live.clocks]
        since = {seat: live.clocks[seat].since for seat in missing}
        return {(self.comes, seat): until(seat, began) for seat, began in since.items() if began is not None}

    def note_come(self, live: Live, seats: Iterable[Seat]) -> Live:
        """Return the match with a note that the people of these seats have come."""
        value = self.value(live.table)
        if value is None or {*seats} <= {*value.begun}:
            return live
        return live.with_matters(**{self.name: replace(value, begun=tuple(sorted({*value.begun, *seats})))})

    def settle(self, live: Live, before: Table, actor: Seat | None, moment: Moment) -> Live:
        """Note that people who gave an order before their first turn have come."""
        return self.note_come(live, {seat for seat, _ in live.orders})

    def after_move(self, before: Live, live: Live, seat: Seat, notes: Sequence[Note], by_person: bool, moment: Moment) -> MatterChange:
        return MatterChange(self.note_come(live, [seat]) if by_person else live)

    async def leave_to_bot(self, hands: Hands, live: Live, seat: Seat, writes: Sequence[Write] = ()) -> None:
        """Let a bot play for a person who has not come, until anybody takes the seat."""
        bot = bot_name(CARETAKER)
        notices = hands.ledger.notices(live, Msg("play.notice.not-come", bot=bot), [seat])
        note = Msg("play.note.not-come", who=Who(seat), bot=bot)
        await hands.seats.open_up(live, seat, note, hands.ledger.clock.now(), [*notices, *writes])
