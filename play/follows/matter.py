"""A matter: something at a table that wants something of its people.

Examples are a question, a vote, a seat that is kept, and who is here for a while. A matter is one value at the table and one object with
its rules. The host asks every matter at every event of a table; a new matter overrides the methods that concern it and touches nothing
else. All of this is pure; what happens when a timer is due or somebody answers is in `play.table.acting`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from engine.values import codec
from engine.values.core import Note, Seat
from play.time.calendar import Span
from play.values import registry
from play.values.live import Live, MatterKind, Moment, TimerKind, Timers
from play.values.types import Status, Table
from store.rows import Write


class Question(Struct, frozen=True):
    """A question to some seats of a table."""

    key: str
    """The name of the question, in one word."""
    since: int
    """The edition of the table when it was asked."""
    seats: tuple[Seat, ...]
    """The seats that have to answer; may be empty."""
    about: Any
    """The value of the matter, or the part of it that is asked about."""
    is_question: bool = True
    """Whether an answer is needed; otherwise it is only an invitation."""


class MatterChange(Struct, frozen=True):
    """A match that has changed, and the rows that are written with it."""

    live: Live
    writes: tuple[Write, ...] = ()


class Matter:
    """One kind of matter, such as votes or offers."""

    name: ClassVar[str]
    """Its permanent name, by which its values are stored."""
    type: ClassVar[Any] = None
    """The type of its value in `Table.matters`; `None` if it has no value."""
    order: ClassVar[int] = 100
    """Matters with lower numbers ask and notify first."""
    statuses: ClassVar[tuple[Status, ...]] = ("running",)
    """The statuses of tables at which it asks and has timers."""
    kinds: ClassVar[Mapping[MatterKind, float]] = {}
    """The permanent names of its timers, with the most seconds for which each is set.

    A timer that is due later than that was set while the clock of the machine was ahead.
    """

    def value(self, table: Table) -> Any:
        """Return the value of this matter at a table, from `Table.matters`, or `None`."""
        return table.matters.get(self.name)

    def put(self, table: Table, value: Any) -> Table:
        """Return the table with another value of this matter; `None` removes it."""
        return table.with_matters(**{self.name: value})

    def seats(self, value: Any) -> Iterable[Seat]:
        """Return the seats in a stored value, to check that the table has them."""
        return ()

    def questions(self, table: Table) -> tuple[Question, ...]:
        """Return the questions of this matter at a table."""
        return ()

    def muted_users(self, table: Table) -> frozenset[int]:
        """Return the ids of users who get no turn notification for this table."""
        return frozenset()

    def timers(self, live: Live, moment: Moment) -> Timers:
        """Return the due times of this matter by its kinds of timers. A stopped match has none."""
        return {}

    def settle(self, live: Live, before: Table, actor: Seat | None, moment: Moment) -> Live:
        """Update this matter to a position, after a move or anything else that was stored.

        `live` has the awaited and late seats of the new position, `before` is the table as it was, `actor` the seat that has just moved.
        """
        return live

    def lasts(self, table: Table, stops: Sequence[Span]) -> Span | None:
        """Return the beginning and the last moment of a match that has to be over by a day.

        `None`: the match may last for ever. `stops`: when it was stopped for everybody. People cannot end a match with a last day without
        a result.
        """
        return None

    def after_move(self, before: Live, live: Live, seat: Seat, notes: Sequence[Note], by_person: bool, moment: Moment) -> MatterChange:
        """Update this matter after a seat has moved.

        `before` is the match as it was, `notes` are the notes of the move. `by_person`: not a bot and not an order.
        """
        return MatterChange(live)

    def after_seat_change(self, before: Live, live: Live, seat: Seat, moment: Moment) -> MatterChange:
        """Update this matter after a seat got another occupant; `before` is the old match."""
        return MatterChange(live)

    def after_reset(self, live: Live, moment: Moment) -> Live:
        """Update this matter when the position changes without a move: an undo, or other rules."""
        return live

    def after_stop(self, table: Table, seconds: float) -> Table:
        """Return the table when the match goes on after a referee stopped it for some seconds."""
        return table

    def people(self, table: Table) -> Iterable[int]:
        """Return the user ids that the value names."""
        return ()

    def erase(self, table: Table, user_id: int) -> Table:
        """Return a table that is not over, without this matter's data about a deleted person."""
        return table

    def export(self, table: Table, user_id: int) -> Any:
        """Return this matter's part of a person's export, as plain JSON without data of others."""
        return None


def matters() -> tuple[Matter, ...]:
    """Return all matters, in the order in which they ask."""
    return registry.all_matters()


def matter_of(kind: TimerKind) -> Matter | None:
    """Return the matter that has timers of a kind, or `None`."""
    return next((matter for matter in matters() if kind in matter.kinds), None)


def change_matters(live: Live, happens: Callable[[Matter, Live], MatterChange]) -> MatterChange:
    """Return the match after an event has changed its matters, one after the other."""
    writes: list[Write] = []
    for matter in matters():
        change = happens(matter, live)
        live, writes = change.live, [*writes, *change.writes]
    return MatterChange(live, tuple(writes))


def change_table_matters(table: Table, happens: Callable[[Matter, Table], Table]) -> Table:
    """Return the table after an event has changed its matters, one after the other."""
    for matter in matters():
        table = happens(matter, table)
    return table


def questions_by_matter(table: Table) -> list[tuple[Matter, Question]]:
    """Return everything that is asked at a table, with the matter that asks it."""
    return [(matter, question) for matter in matters() if table.status in matter.statuses for question in matter.questions(table)]


def all_questions(table: Table) -> list[Question]:
    """Return everything that is asked at a table."""
    return [question for _, question in questions_by_matter(table)]


def questions_to(table: Table, user_id: int) -> list[Question]:
    """Return what a person is asked at a table."""
    seat = table.seat_of(user_id)
    return [] if seat is None else [question for question in all_questions(table) if seat in question.seats]


def timers(live: Live, moment: Moment) -> Timers:
    """Return when the matters of a match fall due."""
    return {key: due for matter in matters() if live.table.status in matter.statuses for key, due in matter.timers(live, moment).items()}


def span(table: Table, stops: Sequence[Span]) -> Span | None:
    """Return the beginning and the last moment of a match; `None` if it has no last day."""
    return next((lasting for matter in matters() if (lasting := matter.lasts(table, stops)) is not None), None)


def time_of_end(live: Live, kind: TimerKind, seat: Seat, until: float) -> float:
    """Return when something ends: at `until`, or at its timer if that is due earlier.

    The timer is earlier if `until` was set while the clock of the machine was ahead.
    """
    return min(until, live.timers.get((kind, seat), until))


def renew_matters(live: Live, moment: Moment) -> Live:
    """Return the match with its matters updated to a position that no move led to."""
    return change_matters(live, lambda matter, value: MatterChange(matter.after_reset(value, moment))).live


def at_end(live: Live) -> Live:
    """Return the match at its end: without matters, awaited seats, orders and timers."""
    table = replace(live.table, to_act=(), late=(), asked=(), asked_since=0, matters={}, seed=live.seed)
    return replace(live, table=table, orders=(), timers={})


def names_person(table: Table, user_id: int) -> bool:
    """Return whether a matter at a table names a person."""
    return any(user_id in matter.people(table) for matter in matters()) or bool(_unknown_with(table, user_id))


def without_person(table: Table, user_id: int) -> Table:
    """Return the table without a person in its matters, known and unknown."""
    gone = _unknown_with(table, user_id)
    table = change_table_matters(table, lambda matter, value: matter.erase(value, user_id))
    return replace(table, matters={name: value for name, value in table.matters.items() if name not in gone}) if gone else table


def _unknown_with(table: Table, user_id: int) -> set[str]:
    """Return the names of matters unknown to this program whose values contain a user id."""
    known = {matter.name for matter in matters()}
    return {name for name, value in table.matters.items() if name not in known and str(user_id) in codec.dumps(value)}
