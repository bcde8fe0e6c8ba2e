"""Requests for a bot's seat by a person without one (`Seats.ask`).

The request is granted with the consent of the opener, or of more than half of the people at the table. The person who asked withdraws the
request by refusing it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from engine.values.core import Msg, Seat, Who
from play.follows.matter import MatterChange, Question
from play.follows.progress import notice
from play.table.acting import ActingMatter, Hands, is_yes
from play.values.erased import seal
from play.values.live import Live, Moment, own_seat
from play.values.outcomes import AskedConsent, Declined, SeatGiven
from play.values.stands import Wish
from play.values.types import Person, Table


class Wishes(ActingMatter):
    """The requests for seats. A refused one stays, so that nobody is asked the same again."""

    name = "wishes"
    type = tuple[Wish, ...]
    order = 50

    def seats(self, value: tuple[Wish, ...]) -> Iterable[Seat]:
        return [seat for wish in value for seat in (wish.seat, *wish.agreed)]

    def questions(self, table: Table) -> tuple[Question, ...]:
        """Ask the opener, who can grant it alone; if they do not play, all who have not agreed."""
        opener = table.seat_of(table.opener_id)
        seats = table.present if opener is None else (opener,)
        open_wishes = [wish for wish in table.wishes if not wish.refused]
        return tuple(
            Question(wish.key, wish.edition, tuple(seat for seat in seats if seat not in wish.agreed), wish) for wish in open_wishes
        )

    async def answer(self, hands: Hands, live: Live, user_id: int, question: Question, choice: str) -> SeatGiven | AskedConsent | Declined:
        """Grant or refuse a seat to the person who asked for it."""
        table, wish, ledger = live.table, question.about, hands.ledger
        yes, asker = is_yes(choice), wish.person
        others = tuple(other for other in table.wishes if other != wish)
        if asker.user_id == user_id and not yes:
            return Declined((await ledger.write(live, live.with_matters(wishes=others))).table)
        own = own_seat(table, user_id)
        if not yes:
            refused = live.with_matters(wishes=(*others, replace(wish, refused=True)))
            answer_notice = notice(live, asker.user_id, Msg("play.notice.seat-refused", who=Who(own)), ledger.clock.now())
            return Declined((await ledger.write(live, refused, [answer_notice])).table)
        agreed = (*(seat for seat in wish.agreed if seat != own), own)
        if user_id == table.opener_id or len(agreed) * 2 > len(table.present):
            answer_notice = notice(live, asker.user_id, Msg("play.notice.seat-given", who=Who(own)), ledger.clock.now())
            return SeatGiven(await hands.seats.seat(live, asker, wish.seat, [answer_notice]), wish.seat)
        after = await ledger.write(live, live.with_matters(wishes=(*others, replace(wish, agreed=agreed))))
        return AskedConsent(after.table, tuple(seat for seat in table.present if seat not in agreed), question.key)

    def after_seat_change(self, before: Live, live: Live, seat: Seat, moment: Moment) -> MatterChange:
        """Delete requests that a new occupant of a seat has made pointless.

        The requests of a person who sits down now are deleted. Others who asked for that seat are notified that it is taken; if no people
        are left at the table, all are notified that a seat is free. The consent of the former person is removed. At a frozen match requests
        wait.
        """
        newcomer, people = live.table.occupants[seat].person, live.table.people
        others = [wish for wish in live.table.wishes if newcomer is None or wish.person.user_id != newcomer.user_id]
        gone = [wish for wish in others if live.table.status == "running" and (not people or wish.seat == seat)]
        wishes = tuple(replace(wish, agreed=tuple(other for other in wish.agreed if other != seat)) for wish in others if wish not in gone)
        answer = Msg("play.notice.seat-elsewhere", who=Who(seat)) if people else Msg("play.notice.seat-free")
        notices = tuple(notice(live, wish.person.user_id, answer, moment.now) for wish in gone if not wish.refused)
        return MatterChange(live.with_matters(wishes=wishes), notices)

    def people(self, table: Table) -> Iterable[int]:
        return (wish.person.user_id for wish in table.wishes)

    def erase(self, table: Table, user_id: int) -> Table:
        """Keep refusals under a seal, so that a person who comes back cannot ask the same again."""
        sealed = Person(seal(table.match, user_id), "")
        others = (wish for wish in table.wishes if wish.refused or wish.person.user_id != user_id)
        return table.with_matters(wishes=tuple(replace(wish, person=sealed) if wish.person.user_id == user_id else wish for wish in others))

    def export(self, table: Table, user_id: int) -> list[Any]:
        return [{"seat": wish.seat, "refused": wish.refused} for wish in table.wishes if wish.person.user_id == user_id]


MATTER = Wishes()
