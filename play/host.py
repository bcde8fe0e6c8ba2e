"""The host: the one door to all tables.

It consists of services that share one ledger. The class of each service says what it does.

    host = Host(store, clock=..., rng=..., feed=..., delays=..., thinking=...)
    await host.open(); ...; await host.close()

A service refuses by raising an `EngineError`: a `PlayError` of play/values/errors.py, or what the rules raise. Its `msg` is for the person,
and nothing was changed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from copy import copy
from random import Random
from typing import Any, Generic, TypeVar

from engine.game.rules import Rules
from engine.match import registry
from engine.values.core import EngineError, Msg
from play.clockwork import Clockwork
from play.club.cups import Cups
from play.club.drawing import Draws
from play.club.evenings import Evenings
from play.club.finding import Finding
from play.club.harbour import Harbours
from play.club.puzzles.voyages import Voyages
from play.club.seasons import Seasons
from play.club.steps import Steps
from play.club.titles import Titles
from play.keeping.erasing import Erasing
from play.keeping.exporting import Exporting
from play.keeping.housekeeping import NOTICES, Housekeeping, Keeping
from play.keeping.servers import Servers
from play.ledger.ledger import BEAT, IN_MEMORY, Ledger
from play.ledger.looks import Glimpse, look
from play.ledger.outbox import Outbox
from play.ledger.reading import Reading
from play.ledger.share import ALONE, LOOK, Share
from play.minds.thinking import InLine, Thinking
from play.people.desk import Desk
from play.people.directs import Directs
from play.people.house import Houses
from play.people.presence import Presence
from play.people.settings import People
from play.people.standings import Standings
from play.people.substitutes import Bench
from play.table.absence import Absences
from play.table.acting import Answers, Hands
from play.table.agreements import Agreements
from play.table.deputies import Deputies
from play.table.lateness import Reminding
from play.table.lessons import Lessons
from play.table.lobby import Tables
from play.table.records import Records
from play.table.referees import Referees
from play.table.seats import Seats
from play.telling.attention import Attention
from play.telling.hits import Hits
from play.telling.returning import Returning
from play.telling.waiting import Telling
from play.telling.watching import Watching
from play.time import overruns
from play.time.calendar import DAY
from play.time.clock import POLL_INTERVAL, Clock, Delays, SystemClock
from play.time.rounds import cancel_all
from play.turn.coach import Coach
from play.turn.drafts import Turns
from play.turn.plans import Plans
from play.values.errors import NotStored, blame, error_trace
from play.values.feed import Change, Feed
from store.base import Store
from store.errors import StoreError
from store.guests import keep_texts

log = logging.getLogger(__name__)

T = TypeVar("T")


class Service(Generic[T]):
    """A service of the host, made on first use. A look (`Host.looking_at`) makes its own."""

    def __init__(self, make: Callable[[Host], T]) -> None:
        self._make = make

    def __set_name__(self, owner: type[Host], name: str) -> None:
        self._name = name

    def __get__(self, host: Host, owner: type[Host]) -> T:
        if self._name not in host.made:
            host.made[self._name] = self._make(host)
        service: T = host.made[self._name]
        return service


class Shared(Service[T]):
    """A service that a look shares: no screen reads it, or it has memory or tasks of its own."""

    def __get__(self, host: Host, owner: type[Host]) -> T:
        return super().__get__(host.true, owner)


class Host:
    """All tables of one database.

    >>> from pathlib import Path
    >>> from tempfile import TemporaryDirectory
    >>> from play.values.types import Person, Place
    >>> from store.sqlite import SqliteStore
    >>> async def play(folder: str) -> list[str]:
    ...     host = Host(SqliteStore(Path(folder, "caravel.db")), rng=Random(1), rules=lambda name: RULES)
    ...     await host.open(ticking=False)
    ...     table = await host.tables.open("toy", Person(11, "Ana"), Place(1, 2), seats=2)
    ...     await host.tables.join(table.match, Person(12, "Bruno"))
    ...     await host.tables.start(table.match, actor_id=11)
    ...     await host.turns.move(table.match, 11, "bid 3")
    ...     log = await host.reading.log(table.match, seat=None)
    ...     await host.close()
    ...     return [logged.entry.line for logged in log]
    >>> with TemporaryDirectory() as folder:
    ...     asyncio.run(play(folder))
    ['start', 'bid 3']

    The examples of its methods are run by `with_host` (tests/temporary.py). It gives them such a host and its match.
    """

    ledger: Ledger
    share: Share
    keeping: Keeping
    thinking: Thinking
    """Where bots and the coach look ahead."""
    attention: Attention
    true: Host
    """This host; for a look, the host from which it was made."""
    made: dict[str, Any]
    """The services that were made so far, by name."""

    houses = Service(lambda of: Houses(of.ledger))
    tables = Shared(lambda of: Tables(of.ledger, of.houses))
    plans = Service(lambda of: Plans(of.ledger))
    turns = Service(lambda of: Turns(of.ledger, of.plans))
    coach = Service(lambda of: Coach(of.ledger, of.turns, of.thinking))
    agreements = Shared(lambda of: Agreements(of.ledger))
    seats = Shared(lambda of: Seats(of.ledger))
    referees = Service(lambda of: Referees(of.ledger, of.seats))
    reminding = Shared(lambda of: Reminding(of.ledger))
    reading: Service[Reading] = Service(lambda of: Reading(of.ledger, None if of is of.true else of.true.reading))
    people = Service(lambda of: People(of.ledger))
    records = Shared(lambda of: Records(of.ledger, of.thinking))
    standings = Shared(lambda of: Standings(of.ledger))
    finding = Shared(lambda of: Finding(of.ledger, of.houses, of.tables, of.standings, of.share))
    returning = Service(lambda of: Returning(of.ledger, of.reading))
    desk = Service(lambda of: Desk(of.ledger, of.reading))
    lessons = Shared(lambda of: Lessons(of.ledger, of.reading))
    bench = Shared(lambda of: Bench(of.ledger))
    absences = Shared(lambda of: Absences(of.ledger))
    deputies = Service(lambda of: Deputies(of.ledger, of.reading))
    _hands = Shared(lambda of: Hands(of.ledger, of.seats, of.bench))
    answers = Shared(lambda of: Answers(of._hands))
    exporting = Shared(lambda of: Exporting(of.ledger, of.reading))
    erasing = Shared(lambda of: Erasing(of.ledger, of._hands))
    servers = Shared(lambda of: Servers(of.ledger, of.keeping.left * DAY))
    housekeeping = Shared(lambda of: Housekeeping(of.ledger, of.erasing, of.servers, of.keeping))
    clockwork = Shared(lambda of: Clockwork(of.ledger, of.absences, of.deputies, of._hands, of.thinking))
    presence = Shared(lambda of: Presence(of.ledger, of.reading))
    seasons = Shared(lambda of: Seasons(of.ledger, of.seats))
    evenings = Shared(lambda of: Evenings(of.ledger, of.houses, of.tables, of.reading, of.presence))
    titles = Shared(lambda of: Titles(of.ledger, of.houses))
    voyages = Shared(lambda of: Voyages(of.ledger, of.houses))
    harbours = Shared(lambda of: Harbours(of.ledger, of.houses, of.reading, of.seasons, more=[of.voyages.week]))
    draws = Shared(lambda of: Draws(of.ledger, of.seasons))
    cups = Shared(lambda of: Cups(of.ledger, of.houses, of.seasons))
    season_steps = Shared(lambda of: Steps(of.ledger, of.houses, of.seasons, of.cups))
    outbox = Shared(lambda of: Outbox(of.ledger, share=of.share))
    hits = Service(lambda of: Hits(of.ledger, of.reading, of.people))
    watching = Service(lambda of: Watching(of.ledger, of.houses))
    directs = Service(lambda of: Directs(of.ledger))
    telling = Service(lambda of: Telling(of.ledger, of.reading, of.people, of.hits, of.houses, of.directs, of.attention))

    def __init__(
        self,
        store: Store,
        clock: Clock | None = None,
        rng: Random | None = None,
        feed: Feed | None = None,
        delays: Delays | None = None,
        rules: Callable[[str], Rules[Any, Any]] = registry.rules,
        in_memory: int = IN_MEMORY,
        thinking: Thinking | None = None,
        keeping: Keeping | None = None,
        share: Share = ALONE,
        former: Callable[[str, int], Rules[Any, Any] | None] = registry.former,
    ) -> None:
        """Make a host. Call `open` before anything else.

        - `store`: the database; it is closed with the host.
        - `clock`, `rng`, `feed`, `delays`: `None` for the usual ones; tests give their own.
        - `rules`, `former`: find a game's newest rules, and older ones that are still shipped.
        - `in_memory`: the most matches that are kept in memory.
        - `thinking`: where bots and the coach look ahead; it is closed with the host. `None`: in line.
        - `keeping`: for how many days things are kept.
        - `share`: which part of the bot this process is.

            host = Host(store, rng=Random(7))
            await host.open(ticking=False)
            await host.clockwork.run_due()
        """
        clock = clock or SystemClock(POLL_INTERVAL if share.is_all else LOOK)
        self.ledger = Ledger(store, clock, rng, feed, delays, rules, in_memory, former)
        self.feed = self.ledger.feed
        self.share = share
        self.keeping = keeping or Keeping()
        self.thinking = thinking or InLine(rules)
        self.attention = Attention(clock.now())
        self.true, self.made = self, {}
        self.looks_at: tuple[int, int] | None = None
        self._checking: asyncio.Task[None] | None = None
        self._beat = overruns.Beat()

    async def looking_at(self, match: int, user_id: int) -> Host:
        """Return this host as it is at this moment, read in one round trip.

        It is for drawing a screen or a message. Use it at once and do not keep it. Changes that are made through it are stored, but it
        does not show them. Reads of other matches and people go to the database. Raises `NoSuchMatch` for an impossible number.

        >>> async def example(host: Host, match: int) -> tuple[str, bool]:
        ...     moment = await host.looking_at(match, 11)
        ...     table = await moment.reading.table(match)
        ...     return table.status, moment.true is host
        >>> with_host(example)
        ('running', True)
        """
        host = copy(self)
        host.ledger = Glimpse(self.ledger, await look(self.ledger, match, user_id))
        host.looks_at = (match, user_id)
        host.made = {}
        return host

    async def blame_guest(self, error: BaseException, match: int | None = None) -> Msg | None:
        """Return what to tell a person about an error of a guest; `None` for other errors.

        `match`: the table at which it happened; it is frozen. `None`: that is not known, and the guest is left out until the program starts
        again.

        >>> with_host(lambda host, match: host.blame_guest(ValueError("not of a guest"), match)) is None
        True
        """
        live = None if match is None else self.ledger.from_memory(match)
        why = blame(error, None if live is None else live.table.game)
        if why is None:
            return None
        if match is None:
            log.error("a guest has failed: %s", error_trace(error), extra={"game": registry.culprit(error)})
            registry.leave_out(registry.culprit(error) or "", f"it failed outside of a match ({type(error).__name__})")
            return why
        try:
            async with self.ledger.hold(match):
                raise error
        except EngineError as refusal:
            return refusal.msg

    async def open(self, ticking: bool = True, begins: bool = True) -> None:
        """Open the store and go on with what is there.

        Every running match is replayed in the background, or when somebody first looks at it. A match with another result is frozen, and
        its people are notified. `ticking`: start the timers; otherwise call `clockwork.run_due`. `begins`: if it is false, nothing happens
        by itself before `begin`. Raises `StoreError`; then everything is closed again.

        A test calls `await host.open(ticking=False)`, the bot `await host.open()`.
        """
        if not self.share.is_all:
            self.ledger.store.listen(self._publish_from_elsewhere)
        try:
            await self._open_store()
        except StoreError:
            await self.ledger.store.close()
            await self.thinking.close()
            self._beat.stop()
            raise
        if begins:
            self._go_on(ticking)

    async def _open_store(self) -> None:
        """Open the store, and store and read what has to be known before the first timer runs."""
        await self.ledger.store.open()
        self._beat.start()
        now = self.ledger.clock.now()
        await self.ledger.store.sweep(now - NOTICES)
        if self.share.is_all:  # the process before this one has ended, perhaps with claims
            await self.ledger.store.take_over(self.ledger.owner)
        await keep_texts(self.ledger.store)
        await self.ledger.programs.introduce()
        self.ledger.stops = await self.ledger.store.note_return(now, 2 * BEAT)
        await self.clockwork.timekeeping.begin()

    async def begin(self) -> None:
        """Replay the running matches in the background, and do what falls due from now on.

        The clocks of players have stood still until now, as if the bot had been down. A second call does nothing. Raises `StoreError`.

        It follows `await host.open(begins=False)`.
        """
        if self._checking is None:
            self.ledger.stops = await self.ledger.store.note_return(self.ledger.clock.now(), 2 * BEAT)
            self._go_on(ticking=True)

    def _go_on(self, ticking: bool) -> None:
        """Begin the replays, and with `ticking` everything that is done at intervals."""
        if self._checking is None:
            self._checking = asyncio.create_task(self.ledger.replay_all(self.share.number, self.share.parts))
            if ticking:
                self.clockwork.start()
                self.housekeeping.start()
                self.season_steps.start()

    def _publish_from_elsewhere(self, matches: Sequence[int]) -> None:
        """Publish that another process has changed these matches."""
        for match in matches:
            self.feed.publish(Change(match, is_elsewhere=True))

    async def close(self) -> None:
        """Stop the timers, give up claims, finish what is under way, and close the store.

        Claims are given up early: the process has only some seconds to end, and otherwise other processes would have to wait for a minute.
        """
        await self.clockwork.close()
        await self.housekeeping.close()
        await self.season_steps.close()
        with suppress(NotStored):
            await self.outbox.release()
        await self.erasing.close()
        await self.thinking.close()
        await self.coach.close()
        if self._checking is not None:
            await cancel_all([self._checking])
        await self.ledger.idle()
        await self.feed.drain()
        await self.ledger.store.close()
        self._beat.stop()

    async def wait_for_replays(self) -> None:
        """Wait until all running matches have been replayed.

        >>> async def example(host: Host, match: int) -> tuple[int, ...]:
        ...     await host.wait_for_replays()
        ...     return (await host.reading.table(match)).to_act
        >>> with_host(example)
        (0,)
        """
        if self._checking is not None:
            await self._checking
