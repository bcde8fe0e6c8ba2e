"""The host: the one door to all tables. It is composed of services that share one ledger.

    host = Host(store, clock=..., rng=..., feed=..., delays=..., thinking=...)
    await host.open(); ...; await host.close()

| service | what it does |
|---|---|
| `houses` | what the admins of a server chose for everybody there |
| `tables` | opens, fills, starts, closes and moves tables |
| `turns` | panels, answers, *Confirm*, typed lines |
| `plans` | standing orders |
| `coach` | ideas about one's turn |
| `votes` | undo, ending by agreement |
| `seats` | a bot for a person, a person for a bot |
| `upgrades` | by which rules a match goes on that comes out otherwise by newer ones |
| `referees` | what those who watch over a match can do |
| `reminding` | reminding the people that a table waits for |
| `bench` | who would take over a seat that falls free |
| `absences` | what happens when somebody's time is up |
| `deputies` | what is answered for a person who is not there |
| `answers` | answers to what is asked at a table, where a matter has no way of its own |
| `reading` | tables, views, logs, records |
| `people` | personal settings, followers, pings, notices |
| `records` | records of matches that were played elsewhere |
| `returning` | what happened while a person was away |
| `telling` | what waits for a person, and the messages that say so |
| `watching` | what followers are told, and who they believe wins |
| `directs` | where people get direct messages, and how fast new channels for them are opened |
| `hits` | what others did to a person |
| `presence` | who is here for a while |
| `desk` | all tables of a person, and what they wrote down at each |
| `exporting` | what is stored about a person or a server, as a file |
| `erasing` | deletes what is stored about a person |
| `servers` | what becomes of a server's tables when the bot is removed, or all is to be deleted |
| `housekeeping` | what is cleared away by itself |
| `standings` | statistics, ratings, leaderboards |
| `finding` | who looks for a table, and the tables that are found |
| `seasons` | many tables of a game with one standing: sign-up, draw, end |
| `draws` | who would play whom in a season |
| `cups` | a weekend of live slots with a final |
| `season_steps` | what falls due in a season |
| `evenings` | live evenings of servers |
| `titles` | titles that tell what somebody did in a match |
| `harbours` | what is told of a server once a week |
| `voyages` | a puzzle a day |
| `lessons` | first matches with a teacher |
| `outbox` | what Discord still has to be told |
| `clockwork` | bots' moves, standing orders, reminders: what falls due |
| `thinking` | where bots and the coach look ahead |

Everything refused raises an `EngineError`: a `PlayError` of play/values/errors.py, or what the rules raise. Its `msg` is for
the person; nothing was changed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from copy import copy
from random import Random
from typing import Any

from engine import registry
from engine.core import EngineError, Msg
from engine.rules import Rules
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
from play.keeping.guests import keep_texts
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
from play.table.deputies import Deputies
from play.table.lessons import Lessons
from play.table.lobby import Tables
from play.table.records import Records
from play.table.referees import Referees
from play.table.reminding import Reminding
from play.table.seats import Seats
from play.table.upgrades import Upgrades
from play.table.votes import Votes
from play.telling.hits import Hits
from play.telling.returning import Returning
from play.telling.waiting import Telling
from play.telling.watching import Watching
from play.time import overruns
from play.time.calendar import DAY
from play.time.clock import POLL_INTERVAL, Clock, Delays, SystemClock
from play.turn.coach import Coach
from play.turn.drafts import Turns
from play.turn.plans import Plans
from play.values.errors import NotStored, blame, error_trace
from play.values.feed import Change, Feed
from store.errors import StoreError
from store.protocol import Store

log = logging.getLogger(__name__)


class Host:
    """All tables of one database."""

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
        """`former` are the older rules that are still shipped. `keeping` says for how long things are kept; `share`: which part of the bot
        this process is.

        `thinking` is where bots and the coach look ahead, and closed with the host; else they do so in line."""
        clock = clock or SystemClock(POLL_INTERVAL if share.is_all else LOOK)
        self.ledger = Ledger(store, clock, rng, feed, delays, rules, in_memory, former)
        self.feed = self.ledger.feed
        self.share = share
        self.houses = Houses(self.ledger)
        self.tables = Tables(self.ledger, self.houses)
        self.plans = Plans(self.ledger)
        self.turns = Turns(self.ledger, self.plans)
        self.thinking = thinking or InLine(rules)
        self.coach = Coach(self.ledger, self.turns, self.thinking)
        self.votes = Votes(self.ledger)
        self.seats = Seats(self.ledger)
        self.referees = Referees(self.ledger, self.seats)
        self.reminding = Reminding(self.ledger)
        self.upgrades = Upgrades(self.ledger)
        self.reading = Reading(self.ledger)
        self.people = People(self.ledger)
        self.records = Records(self.ledger, self.thinking)
        self.standings = Standings(self.ledger)
        self.finding = Finding(self.ledger, self.houses, self.tables, self.standings, share)
        self.returning = Returning(self.ledger, self.reading)
        self.desk = Desk(self.ledger, self.reading)
        self.lessons = Lessons(self.ledger, self.reading)
        self.bench = Bench(self.ledger)
        self.absences = Absences(self.ledger, self.seats, self.bench)
        self.deputies = Deputies(self.ledger, self.reading)
        hands = Hands(self.ledger, self.seats, self.bench)
        self.answers = Answers(hands)
        self.exporting = Exporting(self.ledger, self.reading)
        self.erasing = Erasing(self.ledger, hands)
        keeping = keeping or Keeping()
        self.servers = Servers(self.ledger, keeping.left * DAY)
        self.housekeeping = Housekeeping(self.ledger, self.erasing, self.servers, keeping)
        self.clockwork = Clockwork(self.ledger, self.absences, self.deputies, hands, self.thinking)
        self.presence = Presence(self.ledger, self.reading)
        self.seasons = Seasons(self.ledger, self.seats)
        self.evenings = Evenings(self.ledger, self.houses, self.tables, self.reading, self.presence)
        self.titles = Titles(self.ledger, self.houses)
        self.harbours = Harbours(self.ledger, self.houses, self.reading, self.seasons)
        self.draws = Draws(self.ledger, self.seasons)
        self.cups = Cups(self.ledger, self.houses, self.seasons)
        self.season_steps = Steps(self.ledger, self.houses, self.seasons, self.cups)
        self.voyages = Voyages(self.ledger, self.houses)
        self.harbours.more.append(self.voyages.week)
        self.outbox = Outbox(self.ledger, share=share)
        self.hits = Hits(self.ledger, self.reading, self.people)
        self.watching = Watching(self.ledger, self.houses)
        self.directs = Directs(self.ledger)
        self.telling = Telling(self.ledger, self.reading, self.people, self.hits, self.houses, self.directs)
        self.looks_at: tuple[int, int] | None = None
        self._checking: asyncio.Task[None] | None = None
        self._beat = overruns.Beat()

    async def looking_at(self, match: int, user_id: int) -> Host:
        """This host as it is at this moment, for who builds a screen about a match for a person, or a message: all that these need was
        read at once, in one round trip. It is used at once and not kept. What it is asked to change it changes in truth, and shows it not.
        Raises `NoSuchMatch` for what cannot be the number of a match."""
        ledger = Glimpse(self.ledger, await look(self.ledger, match, user_id))
        made = copy(self)
        made.ledger, made.looks_at = ledger, (match, user_id)
        made.houses = Houses(ledger)
        made.plans = Plans(ledger)
        made.turns = Turns(ledger, made.plans)
        made.coach = Coach(ledger, made.turns, self.thinking)
        made.referees = Referees(ledger, self.seats)
        made.reading = Reading(ledger, self.reading)
        made.people = People(ledger)
        made.deputies = Deputies(ledger, made.reading)
        made.returning = Returning(ledger, made.reading)
        made.desk = Desk(ledger, made.reading)
        made.hits = Hits(ledger, made.reading, made.people)
        made.watching = Watching(ledger, made.houses)
        made.directs = Directs(ledger)
        made.telling = Telling(ledger, made.reading, made.people, made.hits, made.houses, made.directs, self.telling.attention)
        return made

    async def failed(self, error: BaseException, match: int | None = None) -> Msg | None:
        """What a person is told of an error in the code of a guest; `None` for any other error. The match waits from now on. Where it is
        not known which, the guest is left out until the program starts anew."""
        live = None if match is None else self.ledger.remembered(match)
        if (why := blame(error, None if live is None else live.table.game)) is None:
            return None
        if match is None:
            log.error("a guest has failed: %s", error_trace(error), extra={"game": registry.culprit(error)})
            registry.leave_out(registry.culprit(error) or "", f"it failed outside of a match ({type(error).__name__})")
            return why
        try:
            async with self.ledger.held(match):
                raise error
        except EngineError as refusal:
            return refusal.msg

    async def open(self, ticking: bool = True, begins: bool = True) -> None:
        """Open the store and go on with what is there.

        Every running match is replayed in the background, or when somebody first looks at it; one that comes out
        otherwise is frozen and its people are told. `ticking` starts the timers (else call `clockwork.run_due`). Without `begins`
        nothing is done by itself before `begin`. Raises `StoreError`.
        """
        if not self.share.is_all:
            self.ledger.store.listen(self._heard)
        try:
            await self._opened()
        except StoreError:  # nothing stays open of what did not open
            await self.ledger.store.close()
            await self.thinking.close()
            self._beat.stop()
            raise
        if begins:
            self._go_on(ticking)

    async def _opened(self) -> None:
        await self.ledger.store.open()
        self._beat.start()
        now = self.ledger.clock.now()
        await self.ledger.store.sweep(now - NOTICES)
        if self.share.is_all:  # whoever was there before has ended, perhaps in the middle of something
            await self.ledger.store.take_over(self.ledger.owner)
        await keep_texts(self.ledger.store)
        await self.ledger.beside.introduce()
        self.ledger.stops = await self.ledger.store.came_back(now, 2 * BEAT)
        await self.clockwork.timekeeping.begin()

    async def begin(self) -> None:
        """Go on by itself from now on: replay the running matches in the background, and see to what falls due. Until then nobody's clock
        has run, as if the bot had not been there. Begun already, it does nothing. Raises `StoreError`."""
        if self._checking is None:
            self.ledger.stops = await self.ledger.store.came_back(self.ledger.clock.now(), 2 * BEAT)
            self._go_on(ticking=True)

    def _go_on(self, ticking: bool) -> None:
        if self._checking is None:
            self._checking = asyncio.create_task(self.ledger.replay_all(self.share.number, self.share.parts))
            if ticking:
                self.clockwork.start()
                self.housekeeping.start()
                self.season_steps.start()

    def _heard(self, matches: Sequence[int]) -> None:
        """Another process has changed these."""
        for match in matches:
            self.feed.publish(Change(match, 0, frozenset({"elsewhere"})))

    async def close(self) -> None:
        """Stop the timers, give up what is claimed, finish what is under way, and close the store. Claims go before anything that may take
        long: whoever ends this process gives it some seconds, and others would wait for a minute."""
        await self.clockwork.close()
        await self.housekeeping.close()
        await self.season_steps.close()
        with suppress(NotStored):
            await self.outbox.release()
        await self.erasing.close()
        await self.thinking.close()
        await self.coach.close()
        if self._checking is not None:
            self._checking.cancel()
            await asyncio.gather(self._checking, return_exceptions=True)
        await self.ledger.idle()
        await self.feed.drained()
        await self.ledger.store.close()
        self._beat.stop()

    async def checked(self) -> None:
        """Wait until all running matches have been replayed."""
        if self._checking is not None:
            await self._checking
