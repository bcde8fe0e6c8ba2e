"""What tests of the host share: people, a clock that only the test moves, a store that refuses, and steps of a match."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from engine.asks.answers import random_answer
from engine.game.rules import Rules
from engine.match import registry
from engine.match.match import Entry
from engine.values.core import Seat
from play.host import Host
from play.values.live import own_seat
from play.values.panels import AskingPanel, Ordered, Played, Ready
from play.values.types import Logged, Person, Place, Table
from store.base import Store
from store.errors import StoreError
from tests.play import toy

ANNE = Person(11, "Anne")
BEN = Person(12, "Ben")
CARLA = Person(13, "Carla")
DAN = Person(14, "Dan")
HALL = Place(1, 2)


class HandClock:
    """A clock that stands still until a test moves it."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self.time = now
        self.moved = asyncio.Event()

    def now(self) -> float:
        return self.time

    async def wait(self, until: float | None, wake: asyncio.Event) -> None:
        waits = {asyncio.create_task(wake.wait()), asyncio.create_task(self.moved.wait())}
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in waits:
                task.cancel()

    def advance(self, seconds: float) -> None:
        self.time += seconds


def rules(name: str) -> Rules[Any, Any]:
    return toy.RULES if name == "toy" else registry.rules(name)


class Refusing:
    """A store that refuses commits while `refuses` has an error."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.refuses: StoreError | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def commit(self, match: int, writes: Any) -> None:
        if self.refuses is not None:
            raise self.refuses
        await self.store.commit(match, writes)


Opener = Callable[..., Awaitable[Host]]


async def begin_match(
    host: Host, *people: Person, bots: tuple[str, ...] = (), game: str = "toy", place: Place = HALL, **more: Any
) -> Table:
    """Start a match; its first person opens the table."""
    table = await host.tables.open(game, people[0], place, bots=bots, seats=len(people) + len(bots), **more)
    for person in people[1:]:
        await host.tables.join(table.match, person)
    return await host.tables.start(table.match, people[0].user_id)


def person_in(table: Table, seat: int) -> Person:
    """The person in a seat; fails if a bot sits there."""
    person = table.occupants[seat].person
    assert person is not None
    return person


def user_in(table: Table, seat: int) -> int:
    """The user id of the person in a seat."""
    return person_in(table, seat).user_id


def seat_of(table: Table, person: Person) -> Seat:
    """The seat of a person; fails if they do not play."""
    seat = table.seat_of(person.user_id)
    assert seat is not None
    return seat


def awaited_user(table: Table) -> int:
    """The user id of the first awaited person."""
    return user_in(table, table.to_act[0])


def waiting_user(table: Table) -> int:
    """The user id of the person of a table of two whose turn it is not."""
    (user,) = (person.user_id for person in table.players if person.user_id != awaited_user(table))
    return user


async def newest_entry(host: Host, match: int) -> Entry:
    """The last entry of the log, as spectators read it."""
    newest = (await host.reading.log(match, None))[-1]
    return newest.entry


async def played_lines(host: Host, match: int) -> list[str]:
    """All lines of the log after its first one, `start`, as spectators read them."""
    _, *played = await host.reading.log(match, None)
    return [logged.entry.line for logged in played]


async def bid_if_awaited(host: Host, table: Table, person: Person) -> Table:
    """The table after the opening bid of a person; as it is if somebody else, perhaps a bot, begins."""
    if table.to_act != (seat_of(table, person),):
        return table
    return (await host.turns.move(table.match, person.user_id, "bid 1")).table


async def finish_match(host: Host, table: Table, rng: Random) -> Table:
    """Play a match to its end: people answer their panels at random, the host does the rest."""
    while True:
        await host.clockwork.run_due()
        table = await host.reading.table(table.match)
        if table.status != "running":
            return table
        await make_move(host, table, rng)


async def make_move(host: Host, table: Table, rng: Random) -> Played | Ordered:
    """Make a random move of the first awaited person, by panels."""
    user = awaited_user(table)
    panel = await host.turns.panel(table.match, user)
    while isinstance(panel, AskingPanel):
        panel = await host.turns.answer(panel.ref, user, tuple(random_answer(panel.walk.ask, rng).split()))
    assert isinstance(panel, Ready)
    return await host.turns.confirm(panel.ref, user)


async def to_choice(host: Host, table: Table) -> Table:
    """Let everybody pass in the auction of a toy match; after it all choose a card at the same time."""
    while len(table.to_act) == 1:
        table = (await host.turns.move(table.match, awaited_user(table), "pass")).table
    return table


async def choose(host: Host, table: Table, seat: Seat) -> Table:
    """Let the person in a seat choose their lowest card."""
    view = await host.reading.view(table.match, seat)
    lowest, *_ = view.hand
    return (await host.turns.move(table.match, user_in(table, seat), str(lowest))).table


async def give_answer(host: Host, match: int, user_id: int, key: str | None, choice: str | bool) -> Any:
    """Answer a question at a table. Without a key it is the open proposal."""
    if key is None:
        proposal = (await host.reading.table(match)).proposal
        key = "gone" if proposal is None else proposal.key
    return await host.answers.answer(match, user_id, key, choice if isinstance(choice, str) else "yes" if choice else "no")


async def news_since(host: Host, match: int, user_id: int) -> tuple[Logged, ...]:
    """The entries, nine at most, since a person's own last move or order; undone moves are left out."""
    live = await host.ledger.current(match)
    seat = own_seat(live.table, user_id)
    return await host.reading.recent(match, seat, count=9, since_seq=live.acted[seat])
