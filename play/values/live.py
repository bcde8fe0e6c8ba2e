"""A match in memory, and how it is read from its rows.

`Live` is immutable: a change makes a new one, and the rows to write are found by comparing the two (play/follows/rows.py).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, Literal, NewType, TypeAlias, cast, get_args

from msgspec import Struct
from msgspec.structs import replace

from engine.bots import OTHER_NAMES
from engine.game.rules import Rules, resolve_settings
from engine.match.match import Entry
from engine.values import codec
from engine.values.chance import commitment
from engine.values.core import EngineError, Msg, Note, Order, Result, Seat
from play.time.calendar import ALWAYS, Holiday, Hours, Span
from play.time.clock import Delays
from play.time.paces import ABSENCES, PACES, SEASON_ABSENCE, SeatClock
from play.values import registry
from play.values.errors import Frozen, NotAllowed, NotSeated, Updating
from play.values.types import CardRef, Deputy, Occupant, Oversight, Person, Place, Status, Stint, Table, Terms
from store import rows

OwnKind: TypeAlias = Literal["bot", "order", "automatic", "small", "likely", "remind", "late", "away"]
"""The timers of the host itself (play/clockwork.py)."""

MatterKind = NewType("MatterKind", str)
"""The name of a timer of a matter."""

TimerKind: TypeAlias = OwnKind | MatterKind

Timers: TypeAlias = Mapping[tuple[TimerKind, Seat], float]
"""Times at which timers fall due, by kind and seat."""

Clocks: TypeAlias = Mapping[Seat, SeatClock]

OwnedOrder: TypeAlias = tuple[Seat, Order]
"""A standing order and its seat."""

RulesOf: TypeAlias = Callable[[str], Rules[Any, Any]]
"""Returns the rules of a game by its name; raises `EngineError` if this program does not have it."""

OVER: tuple[Status, ...] = ("finished", "closed")
"""The statuses of tables that are over."""


class Live(Struct, frozen=True):
    """A match as the host works on it."""

    table: Table
    rules: Rules[Any, Any] | None
    """`None` if this program does not have the game."""
    state: Any = None
    """The position; `None` while the table is open or frozen."""
    seed: str | None = None
    """Secret until the match is over; `None` before the deal."""
    acted: tuple[int, ...] = ()
    """By seat, the last entry that its person made; -1 for none."""
    orders: tuple[OwnedOrder, ...] = ()
    timers: Timers = {}
    snapshot_seq: int = -1
    """The entry of the stored snapshot; -1 for none."""
    revision: int = 1
    """Counts the changes to all of this."""
    clocks: Clocks = {}
    """The clocks of the seats; empty without a time limit."""
    hours: Mapping[int, Hours] = {}
    """When people are there, by user id."""
    deputies: tuple[Deputy, ...] = ()
    """By seat, what is answered for its person; empty if all have the usual one. Only that person may know it."""

    @property
    def match(self) -> int:
        return self.table.match

    @property
    def deal(self) -> tuple[int, Mapping[str, str], str]:
        """The arguments of the deal: number of seats, settings, and seed (empty before the deal)."""
        return len(self.table.occupants), self.table.terms.settings, self.seed or ""

    def orders_of(self, seat: Seat) -> tuple[Order, ...]:
        """Return the standing orders of one seat."""
        return tuple(order for owner, order in self.orders if owner == seat)

    def deputy_of(self, seat: Seat) -> Deputy:
        """Return the deputy of the person in a seat."""
        return self.deputies[seat] if seat < len(self.deputies) else "small"

    def with_deputy(self, seat: Seat, deputy: Deputy) -> Live:
        """Return the match with another deputy for the person in a seat."""
        deputies = [deputy if at == seat else self.deputy_of(Seat(at)) for at in range(len(self.table.occupants))]
        return replace(self, deputies=_deputies(deputies))

    def hours_at(self, seat: Seat) -> Hours:
        """Return when the person in a seat is there."""
        person = self.table.occupants[seat].person
        return ALWAYS if person is None else self.hours.get(person.user_id, ALWAYS)

    @property
    def may_act(self) -> tuple[Seat, ...]:
        """The seats that are awaited, and those that may still change a choice nobody has seen."""
        rules = positioned_rules(self)
        seats: tuple[Seat, ...] = rules.may_act(self.state)
        return seats

    def without_timer(self, kind: TimerKind, seat: Seat) -> Live:
        """Return the match without a timer."""
        return replace(self, timers={key: due for key, due in self.timers.items() if key != (kind, seat)})

    def with_timer(self, kind: TimerKind, seat: Seat, due: float) -> Live:
        """Return the match with a timer set."""
        return replace(self, timers={**self.timers, (kind, seat): due})

    def with_table(self, **changes: Any) -> Live:
        """Return the match with a changed table."""
        return replace(self, table=replace(self.table, **changes))

    def with_matters(self, **values: Any) -> Live:
        """Return the match with other values of these matters."""
        return replace(self, table=self.table.with_matters(**values))


class Moment(Struct, frozen=True):
    """The present time, with all that timers depend on besides the match.

    `stops`: when the bot was down.
    """

    now: float
    delays: Delays
    rng: Random
    stops: tuple[Span, ...] = ()


DAMAGE = (ValueError, TypeError, KeyError, IndexError, AttributeError)
"""The errors that reading a damaged row raises."""

DAMAGED = Msg("play.why.damaged")
"""Why a match is frozen whose rows cannot be read."""

UPDATING = Msg("play.why.updating")
"""Why this process leaves a match alone: a process of a newer program plays it. Never stored."""

LOG_GONE = Msg("play.log-gone")
"""Why an old match shows only its result: its log was deleted (play/keeping/housekeeping.py)."""

Reader: TypeAlias = Callable[[Callable[[], Any], Any], Any]
"""Reads a column; may return the second argument if the column is damaged."""


def strictly(column: Callable[[], Any], otherwise: Any) -> Any:
    """Return a column; errors are raised."""
    return column()


def leniently(column: Callable[[], Any], otherwise: Any) -> Any:
    """Return a column, or `otherwise` if it is damaged."""
    try:
        return column()
    except DAMAGE:
        return otherwise


def table_of(stored: rows.TableRows, rules: Rules[Any, Any] | None, read: Reader = strictly) -> Table:
    """Return the table of these rows; `rules` complete its settings. Raises one of `DAMAGE`."""
    row = stored.match
    chosen: dict[str, str] = read(lambda: dict(json.loads(row.settings)), {})
    status: Status = row.status  # type: ignore[assignment]
    card = stored.card
    terms = Terms(
        settings=_settings(chosen, rules),
        chosen=chosen,
        seats=(row.lo, row.hi),
        pace=read(lambda: _pace(row.pace), "none"),
        absence=row.absence if row.absence in (*ABSENCES, SEASON_ABSENCE) else "wait",
        free=bool(row.free),
        rated=bool(row.rated),
        automatic=bool(row.automatic),
        ideas=row.ideas,
    )
    return Table(
        match=row.id,
        game=row.game,
        version=row.version,
        terms=terms,
        status=status,
        occupants=tuple(_occupant(seat) for seat in stored.seats),
        opener_id=row.opener,
        invited=read(lambda: tuple(json.loads(row.invited)), ()),
        place=Place(row.guild, row.channel, row.thread),
        own_thread=bool(row.own_thread),
        card=None if card is None else CardRef(card.channel, card.message, card.posted_at, card.edition),
        edition=row.edition,
        seq=row.seq,
        to_act=read(lambda: _seats(json.loads(row.to_act), stored), ()),
        late=read(lambda: _seats(json.loads(row.late), stored), ()),
        followers=stored.followers,
        commitment=None if row.seed is None else commitment(row.seed),
        seed=row.seed if status in OVER else None,
        result=read(lambda: None if row.result is None else codec.loads(Result, row.result), None),
        why=read(lambda: None if row.why is None else codec.message(json.loads(row.why)), DAMAGED),
        rematch=row.rematch,
        created_at=row.created_at,
        changed_at=row.changed_at,
        lesson=row.lesson,
        past=tuple(Stint(Seat(stint.seat), stint.until, _occupant(stint)) for stint in stored.stints),
        alone=bool(row.alone),
        imported_by=row.imported_by,
        asked=read(lambda: _seats(json.loads(row.asked), stored), ()),
        asked_since=row.asked_since,
        ideas_taken=read(lambda: codec.loads(tuple[int, ...], row.ideas_taken), ()),
        oversight=Oversight() if row.oversight is None else read(lambda: _oversight(row.oversight or "", stored), Oversight()),
        matters=_matters(stored, read),
        language=row.language or "",
    )


def _settings(chosen: Mapping[str, str], rules: Rules[Any, Any] | None) -> Mapping[str, str]:
    try:
        return chosen if rules is None else resolve_settings(rules, chosen)
    except EngineError:
        return chosen


def _occupant(row: rows.SeatRow | rows.StintRow) -> Occupant:
    level = OTHER_NAMES.get(row.bot or "", row.bot)
    return Occupant(bot=level, name=row.name or "") if row.user is None else Occupant(Person(row.user, row.name or ""))


def _pace(name: str) -> str:
    """Return a pace if it is known; raises `KeyError`."""
    if name not in PACES:
        raise KeyError(name)
    return name


def _seats(seats: Any, stored: rows.TableRows) -> tuple[Seat, ...]:
    """Return stored numbers as seats; raises `ValueError` if the table has no such seats."""
    if any(type(seat) is not int or not 0 <= seat < len(stored.seats) for seat in seats):
        raise ValueError("no seats of this table")
    return tuple(Seat(seat) for seat in seats)


def _matters(stored: rows.TableRows, read: Reader) -> dict[str, Any]:
    """Return the matters of a table by name; values of an unknown matter stay as stored."""
    known = {matter.name: matter for matter in registry.all_matters()}
    plain: dict[str, Any] = read(partial(_offers, stored.match), {})
    plain |= read(lambda: codec.loads(dict[str, Any], stored.match.matters or "{}"), {})
    values = {name: read(partial(_value, known.get(name), value, stored), None) for name, value in plain.items()}
    return {name: value for name, value in values.items() if value is not None}


def _offers(row: rows.MatchRow) -> dict[str, Any]:
    """Return the offers of a referee in a row of 1.0, which had them in `oversight`."""
    watched: dict[str, Any] = {} if row.oversight is None else json.loads(row.oversight)
    offers = [{"seat": seat, "person": person} for seat, person in watched.get("offers", ())]
    return {"offers": offers} if offers else {}


def _value(matter: Any, plain: Any, stored: rows.TableRows) -> Any:
    """Return the value of a matter; raises `ValueError` if it names seats beyond the table."""
    if matter is None or matter.type is None:
        return plain
    value = codec.decode(matter.type, plain)
    _seats(list(matter.seats(value)), stored)
    return value


def _oversight(text: str, stored: rows.TableRows) -> Oversight:
    watched = codec.loads(Oversight, text)
    _seats([seat for seat, _ in watched.barred] + [erased.seat for erased in watched.erased], stored)
    return watched


def hours_of(row: rows.PersonRow) -> Hours:
    """Return when a person is there; columns that cannot be read count as empty."""
    quiet: tuple[int, int] | None = leniently(lambda: codec.loads(tuple[int, int], row.quiet or "null"), otherwise=None)
    return Hours(row.zone, quiet, leniently(lambda: codec.loads(tuple[Holiday, ...], row.holidays), ()))


def live_of(stored: rows.LiveRows, rules: Rules[Any, Any] | None, read: Reader = strictly) -> Live:
    """Return the match of these rows, still without its state. Raises one of `DAMAGE`."""
    return Live(
        table=table_of(stored.table, rules, read),
        rules=rules,
        state=None,
        seed=stored.table.match.seed,
        acted=tuple(seat.acted for seat in stored.table.seats),
        orders=read(lambda: tuple((Seat(row.seat), _order(row)) for row in stored.orders), ()),
        timers={(cast(TimerKind, row.kind), Seat(row.seat)): row.due for row in stored.timers},
        snapshot_seq=-1 if stored.snapshot is None else stored.snapshot.seq,
        revision=stored.table.match.revision,
        clocks={Seat(row.seat): SeatClock(row.bank, row.since, row.missed) for row in stored.clocks},
        hours={row.user: hours_of(row) for row in stored.people},
        deputies=_deputies([_deputy(seat.deputy) for seat in stored.table.seats]),
    )


def _deputies(deputies: Sequence[Deputy]) -> tuple[Deputy, ...]:
    """Return the deputies by seat; empty if all are the usual one."""
    return tuple(deputies) if any(deputy != "small" for deputy in deputies) else ()


def _deputy(name: str) -> Deputy:
    """Return the deputy for a stored word; the usual one for an unknown word."""
    return cast(Deputy, name) if name in get_args(Deputy) else "small"


def _order(row: rows.OrderRow) -> Order:
    return Order(row.slot, row.line, row.scope, codec.message(json.loads(row.text)))


def entry_of(row: rows.EntryRow, read: Reader = strictly) -> Entry:
    """Return the entry of a row. Raises one of `DAMAGE`."""
    seat = None if row.seat is None else Seat(row.seat)
    notes = read(lambda: tuple(codec.note(note) for note in json.loads(row.notes)), (Note(Msg("play.note.damaged")),))
    return Entry(row.seq, seat, row.line, row.shown, notes, row.digest, sealed=bool(row.sealed))


def running_rules(live: Live) -> Rules[Any, Any]:
    """Return the rules of a running match; or raise `Frozen`, `Updating` or `NotAllowed`."""
    status = live.table.status
    if live.table.why == UPDATING:
        raise Updating(UPDATING)
    if status == "frozen":
        raise Frozen(Msg("play.frozen", why=live.table.why or Msg("play.why.failed")))
    if status == "open":
        raise NotAllowed(Msg("play.not-started"))
    if status != "running" or live.rules is None:
        raise NotAllowed(Msg("play.over"))
    return live.rules


def rules_for_move(live: Live) -> Rules[Any, Any]:
    """Return the rules for a move; raises `NotAllowed` also if a referee stopped the match."""
    if live.table.stopped:
        raise NotAllowed(Msg("play.stopped"))
    return running_rules(live)


def positioned_rules(live: Live) -> Rules[Any, Any]:
    """Return the rules of a match that has a position; raises `Frozen` and `NotAllowed`."""
    if live.state is None or live.rules is None:
        if live.table.status in ("open", "running", "frozen") or live.table.seq < 0:
            running_rules(live)
        if live.snapshot_seq < 0 <= live.table.seq and live.table.why != DAMAGED:
            raise NotAllowed(LOG_GONE)
        if live.table.why == DAMAGED:
            raise NotAllowed(DAMAGED)
        if live.rules is None:
            raise NotAllowed(Msg("play.no-rules", game=Msg(f"{live.table.game}.name")))
        raise NotAllowed(Msg("play.other-version"))
    return live.rules


def own_seat(table: Table, user_id: int) -> Seat:
    """Return the seat of a person; raises `NotSeated`."""
    seat = table.seat_of(user_id)
    if seat is None:
        raise NotSeated(is_kept=table.kept_for(user_id) is not None)
    return seat


def running_seat(live: Live, user_id: int) -> Seat:
    """Return the seat of a person at a running match; raises also `Frozen` and `NotAllowed`."""
    running_rules(live)
    return own_seat(live.table, user_id)
