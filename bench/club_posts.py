"""What the posts of a week cost, for `bench/club_load.py`: harbour posts, daily voyages and live evenings, through what really makes them.

Everything happens but Discord itself: rows are read and written, texts are made, pictures drawn, and what would be sent is built as far as
a request. Finished matches are read by a host that has just been opened, because a server's matches of last week are in no memory.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count, cycle
from random import Random
from time import process_time
from types import SimpleNamespace
from typing import Any, cast

from msgspec.structs import replace

from bench.visitors import StillClock
from cogs.deliveries.evenings import Steward
from cogs.deliveries.harbour import Herald
from cogs.deliveries.messages import Messages
from cogs.deliveries.voyages import Pilot
from cogs.edge import layout
from cogs.edge.services import Services
from cogs.panel.spec import Screen
from cogs.pictures.service import Pictures
from engine import registry
from engine.core import Seat
from engine.walk import sample
from play.club import evenings
from play.club.puzzles import voyages
from play.host import Host
from play.time.calendar import DAY, Hours
from play.values.types import Person, Place, Table
from store import rows

SERVERS = 6
"""Servers on which each is done."""

ALL = 5_000
"""Servers whose evenings are on in a rush, on one of seven days each."""

ENDED, ANSWERS, HERE, SETTLED = 5, 8, 12, 3
"""Matches that ended in a week, answers to a puzzle, people of an evening, and looks at an evening that are measured."""

GAMES = ("carta_magica", "pizarro")
"""The games of the finished matches, in turn."""

EVENING = "carta_magica"

DRAWING = 1
"""Processes that draw in a rush, as the bot has them: drawing takes nothing from the loop."""


Cpu = Callable[[], float]
"""Seconds of a core that were spent until now."""


class Sent:
    """Takes what would go to Discord."""

    def __init__(self) -> None:
        self.client = SimpleNamespace(get_guild=lambda guild: None)
        self.count = count(1)

    async def send(self, channel: int, screen: Screen, *given: Any, **more: Any) -> Any:
        """A new message."""
        layout.layout(screen), layout.files(screen)
        return SimpleNamespace(id=next(self.count), channel=SimpleNamespace(id=channel))

    async def edit(self, channel: int, message: int, screen: Screen) -> None:
        """The same for one that is there."""
        layout.layout(screen), layout.files(screen)

    async def remove(self, channel: int, message: int) -> None:
        """Nothing to build."""

    async def channel(self, channel: int) -> None:
        """No channel in which a thread could be made."""


class Posts:
    """The three that post, on a host."""

    def __init__(self, host: Host, pictures: Pictures) -> None:
        services, sent = Services(host, pictures), cast(Messages, Sent())
        self.herald, self.pilot, self.steward = Herald(services, sent), Pilot(services, sent), Steward(services, sent)
        self.herald.apart = self.pilot.apart = 0.0


async def filled(host: Host, clock: StillClock) -> None:
    """The matches of last week on the first servers."""
    rng, user = Random(3), count(70_000_000)
    for guild in range(1, SERVERS + 1):
        for number in range(ENDED):
            game = GAMES[number % len(GAMES)]
            seats = min(one for one in registry.rules(game).seats if one > 2)
            first, *others = [Person(next(user), f"P{at}") for at in range(seats)]
            chosen = dict(registry.rules(game).short)
            table = await host.tables.open(game, first, Place(guild, 2), others=others, seats=seats, settings=chosen)
            await _played(host, await host.tables.start(table.match, first.user_id), rng)
        await host.tables.open(EVENING, Person(next(user), "Opener"), Place(guild, 2))


async def _played(host: Host, table: Table, rng: Random) -> None:
    """Play a match to its end, anyhow."""
    while (live := await host.ledger.current(table.match)).table.status == "running":
        seat = Seat(live.table.to_act[0])
        person = live.table.occupants[seat].person
        assert live.rules is not None and person is not None
        path, _ = sample(live.rules, live.state, seat, rng)
        await host.turns.move(table.match, person.user_id, " ".join(path))


async def costs_of(host: Host, clock: StillClock, servers: int, cpu: Cpu) -> list[tuple[str, float, float]]:
    """Each job: its name, how often a week has it on so many servers, and seconds of a core for one. The clock of the host goes on."""
    posts = Posts(host, Pictures())
    found = await _harbour(host, clock, posts, servers, cpu) + await _voyages(host, clock, posts, servers, cpu)
    return found + await _evenings(host, clock, posts, servers, cpu)


async def _spent(work: Callable[[], Awaitable[object]], cpu: Cpu) -> float:
    """Seconds of a core."""
    before = cpu()
    await work()
    return cpu() - before


async def _harbour(host: Host, clock: StillClock, posts: Posts, servers: int, cpu: Cpu) -> list[tuple[str, float, float]]:
    now = clock.now()
    others = [rows.HarbourRow(guild, 1, 2, now + DAY, now, 0, False, 0, 0) for guild in range(SERVERS + 1, servers + 1)]
    due = [rows.HarbourRow(guild, 1, 2, now, now - 8 * DAY, 0, False, 0, 0) for guild in range(1, min(SERVERS, servers) + 1)]
    await host.ledger.store.commit(0, [*others, *due])
    post = await _spent(posts.herald.run_due, cpu) / len(due)
    row = await host.harbours.of(1)
    assert row is not None and row.message, "there was news"
    look = await _spent(host.harbours.due, cpu)
    return [("harbour posts", servers, post), ("looks for harbour posts", 7 * DAY / Herald.look, look)]


async def _voyages(host: Host, clock: StillClock, posts: Posts, servers: int, cpu: Cpu) -> list[tuple[str, float, float]]:
    now, few = clock.now(), min(SERVERS, servers)
    others = [rows.VoyageRow(guild, 1, 2, 3, now + DAY, 0) for guild in range(SERVERS + 1, servers + 1)]
    open_ones = [
        rows.PuzzlePostRow(guild, 1, voyages.shelf()[0].name, "", 2, 3, now, now + DAY, "open", 0, now)
        for guild in range(SERVERS + 1, servers + 1)
    ]
    await host.ledger.store.commit(0, [*others, *open_ones])
    await host.ledger.store.commit(0, [rows.VoyageRow(guild, 1, 2, 3, now, 0) for guild in range(1, few + 1)])
    post = await _spent(posts.pilot.run_due, cpu) / few
    for guild in range(1, few + 1):
        (waiting,) = await host.voyages.waiting(guild)
        answered = [rows.PuzzleAnswerRow(guild, waiting.number, 100 + at, at % 4, at % 3, now, False, False) for at in range(ANSWERS)]
        await host.ledger.store.commit(0, answered)
    clock.time += voyages.REST
    edit = await _spent(posts.pilot.run_due, cpu) / few
    look = await _spent(host.voyages.due, cpu)
    clock.time = now + voyages.OPEN
    for guild in range(1, few + 1):
        row = await host.voyages.of(guild)
        assert row is not None
        await host.ledger.store.commit(0, [rows.VoyageRow(guild, row.number + 1, 2, 3, clock.time + DAY, 0)])
    await host.ledger.store.commit(0, [rows.PuzzleState(guild, 1, "closed") for guild in range(SERVERS + 1, servers + 1)])
    await host.ledger.store.commit(0, [rows.VoyageRow(guild, 2, 2, 3, clock.time + DAY, 0) for guild in range(SERVERS + 1, servers + 1)])
    close = await _spent(posts.pilot.run_due, cpu) / few
    assert not [one for guild in range(1, few + 1) for one in await host.voyages.waiting(guild)], "all are closed"
    days = 7 * servers
    return [
        ("puzzles posted", days, post), ("their number of answers", days * ANSWERS, edit), ("their solutions", days, close),
        ("looks for puzzles", 7 * DAY / Pilot.look, look),
    ]  # fmt: skip


async def _evenings(host: Host, clock: StillClock, posts: Posts, servers: int, cpu: Cpu) -> list[tuple[str, float, float]]:
    few, starts = min(SERVERS, servers), evenings.evenings_ahead(Hours(), clock.now())[0]
    later = starts + 2 * DAY
    for guild in range(SERVERS + 1, servers + 1):
        await host.ledger.store.commit(0, [rows.EveningRow(guild, 1, 2, EVENING, later, True, 0, "planned", 0, later, 0)])
    call, begin = await _begun(host, clock, posts, few, starts, cpu)
    step = 0.0
    for _ in range(SETTLED):
        clock.time += evenings.LOOK
        step += await _spent(posts.steward.run_due, cpu) / few / SETTLED
    evening = await host.evenings.of(1)
    assert evening is not None and evening.row.state == "on" and len(evening.matches) == HERE // 3
    look = await _spent(host.evenings.due, cpu)
    clock.time = starts + evenings.LASTS
    end = await _spent(posts.steward.run_due, cpu) / few
    return [
        ("evenings called", servers, call), ("evenings begun, with four tables each", servers, begin),
        ("steps of evenings", servers * evenings.LASTS / evenings.LOOK, step), ("evenings ended", servers, end),
        ("looks for evenings", 7 * DAY / (evenings.LOOK / 2), look),
    ]  # fmt: skip


async def _begun(host: Host, clock: StillClock, posts: Posts, few: int, starts: float, cpu: Cpu) -> tuple[float, float]:
    """Evenings from the plan to their tables; the seconds of a core of one call and one beginning."""
    for guild in range(1, few + 1):
        await host.evenings.plan(guild, 2, EVENING, starts, True, 9)
    clock.time = starts - evenings.CALL
    call = await _spent(posts.steward.run_due, cpu) / few
    for guild in range(1, few + 1):
        for at in range(HERE):
            await host.evenings.arrive(guild, Person(80_000_000 + 100 * guild + at, f"P{at}"))
    clock.time = starts
    return call, await _spent(posts.steward.run_due, cpu) / few


class Rush:
    """Sunday evening: posts go out as quickly as they may, one after the other, while hundreds of evenings are on."""

    def __init__(self, host: Host, clock: StillClock) -> None:
        self.pictures = Pictures(processes=DRAWING)
        self.host, self.clock, self.posts, self.since = host, clock, Posts(host, self.pictures), clock.now() - 10 * DAY

    async def begins(self) -> None:
        """Evenings are on."""
        await self.pictures.prepare(GAMES)
        self.clock.time += 7 * DAY
        for guild in range(1, SERVERS + 1):
            await self.host.evenings.off(guild)
        await _begun(self.host, self.clock, self.posts, SERVERS, evenings.evenings_ahead(Hours(), self.clock.now())[0], process_time)

    async def goes_on(self) -> None:
        """Until it is cancelled."""
        await asyncio.gather(self._posts(), self._puzzles(), self._evenings())

    async def ends(self) -> None:
        """What draws ends."""
        self.pictures.close()

    async def _posts(self) -> None:
        for guild in cycle(range(1, SERVERS + 1)):
            row, now = await self.host.harbours.of(guild), self.clock.now()
            due = rows.HarbourRow(guild, row.number + 1 if row else 1, 2, now, self.since, 0, False, 0, 0)
            await self.host.ledger.store.commit(0, [due])
            await self.posts.herald.run_due()
            await asyncio.sleep(Herald.apart)

    async def _puzzles(self) -> None:
        for guild in cycle(range(1, SERVERS + 1)):
            row = await self.host.voyages.of(guild)
            due = rows.VoyageRow(guild, row.number + 1 if row else 1, 2, 3, self.clock.now(), 0)
            await self.host.ledger.store.commit(0, [due])
            await self.posts.pilot.run_due()
            await asyncio.sleep(Pilot.apart)

    async def _evenings(self) -> None:
        """Each evening once a minute, of as many servers as have theirs on one of seven days."""
        while True:
            for guild in range(1, SERVERS + 1):
                if (evening := await self.host.evenings.of(guild)) is not None:
                    due = replace(evening.row, number=evening.row.number + 1, due=self.clock.now())
                    await self.host.ledger.store.commit(0, [due])
            await self.posts.steward.run_due()
            await asyncio.sleep(7 * evenings.LOOK * SERVERS / ALL)
