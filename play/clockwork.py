"""What the host does by itself: bots, orders, automatic moves, stand-ins, reminders.

Timers are rows, written in the commit of the position to which they belong. So a restart loses none, and a move replaces them.

Bots that look ahead think in other processes (play/minds/thinking.py). Meanwhile their match is not held and no other timer waits. Their
timer stays while they think, and their thought counts only if the timer is still there and their seat still sees the same.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import cast

from msgspec.structs import replace

from engine import bots
from engine.game.mind import Thought
from engine.values import codec
from engine.values.core import EngineError, Line, Seat
from metrics import ERRORS
from play.follows.deputy import KINDS, bot_of
from play.follows.matter import matter_of
from play.follows.progress import HELD, automatic_line, deadline_of, ordered_line, settle
from play.keeping.timekeeping import Timekeeping
from play.ledger.ledger import Ledger
from play.ledger.moves import play_line
from play.minds.styles import style_of
from play.minds.thinking import MoveQuestion, Thinking
from play.table.absence import Absences
from play.table.acting import ActingMatter, Hands
from play.table.deputies import Deputies
from play.table.lateness import Lateness
from play.time.paces import PACES
from play.time.rounds import TimedRounds, cancel_all
from play.values.errors import NotStored, PlayError, StaleTable, Updating, error_trace
from play.values.live import UPDATING, Live, MatterKind, TimerKind
from play.values.panels import Played
from play.values.types import Table
from store.rows import TimerRow, deletion

BATCH = 100
"""The most timers that are claimed at a time."""

LEASE = 60.0
"""Seconds for which this process may run a timer that it has claimed; after that another may."""

PAUSE = 0.05
"""The least seconds between two looks at the timers, unless a commit asks for one."""

AGAIN = 60.0
"""Seconds until the host tries a timer again after a failure."""

log = logging.getLogger(__name__)


class Clockwork(TimedRounds):
    """Runs timers: bots, orders, deputies, reminders, late seats."""

    name = "timer"
    look = AGAIN

    def __init__(self, ledger: Ledger, absences: Absences, deputies: Deputies, hands: Hands, thinking: Thinking) -> None:
        super().__init__(ledger.clock, ledger.wake)
        self._ledger, self._absences, self._deputies = ledger, absences, deputies
        self._lateness = Lateness(ledger, absences)
        self._hands = hands
        self._thinking = thinking
        self._thinkers: dict[tuple[int, int, float], asyncio.Task[None]] = {}
        self.timekeeping = Timekeeping(ledger)
        self._actions: Mapping[TimerKind, Callable[[Live, Seat], Awaitable[object]]] = {
            "bot": self._let_bot_play, "order": self._obey, "automatic": self._go_on, "remind": self._lateness.remind,
            "late": self._time_up, "away": lambda live, seat: ledger.restate(live, live),
            **{kind: partial(deputies.answer, kind) for kind in KINDS},
        }  # fmt: skip

    async def close(self) -> None:
        """Begin no more timers, cancel those under way, and stop the bots that think."""
        await super().close()
        await cancel_all(self._thinkers.values())

    async def finish_thinking(self) -> None:
        """Wait until the bots that think now have moved."""
        while self._thinkers:
            await asyncio.gather(*self._thinkers.values())

    async def run_due(self) -> int:
        """Run all timers that are due, and those that become due by that.

        Returns how many matches were handled; a match counts for each batch with a timer of it. Gives up if a whole batch fails: then the
        database refuses, and trying again at once would not help.
        """
        return (await self._run_batches())[0]

    async def advance(self, match: int, seq: int) -> Table:
        """Let bots move until entry `seq` exists, a person is awaited or the match ends."""
        while True:
            async with self._ledger.hold(match) as live:
                table = live.table
            awaited = [seat for seat in table.to_act if bot_of(table, seat)]
            if table.status != "running" or table.seq >= seq or not awaited:
                return table
            if bots.looks_ahead(self._level(live, awaited[0])):
                await self._think(match, awaited[0], None)
            else:
                await self._ledger.change(match, partial(self._play_bot, awaited[0]))

    async def _play_bot(self, seat: Seat, live: Live) -> Played:
        return await self._play_level(live, seat, self._level(live, seat))

    def _level(self, live: Live, seat: Seat) -> str:
        """Return the level of the bot in a seat. In a match of older rules no bot looks ahead."""
        level = bot_of(live.table, seat)
        return "mate" if bots.looks_ahead(level) and not self._ledger.is_current(live) else level

    async def _play_level(self, live: Live, seat: Seat, level: str) -> Played:
        """Play the move of a level that does not look ahead."""
        assert live.rules is not None
        return await self._play(live, seat, bots.line(level, live.rules, live.state, seat, self._ledger.rng))

    async def _play(self, live: Live, seat: Seat, line: Line) -> Played:
        """Play what a bot chose, in its own seat or as a person's deputy."""
        if seat in live.table.stood_for:
            return await self._deputies.play_as_stand_in(live, seat, line)
        return await play_line(self._ledger, live, seat, line, by_person=False)

    def _begin_thinking(self, timer: TimerRow) -> None:
        """Let the bot of a timer think in a task of its own, unless it does already."""
        key = (timer.match, timer.seat, timer.due)
        if key not in self._thinkers:
            self._thinkers[key] = asyncio.create_task(self._think_for(timer, key))

    async def _think_for(self, timer: TimerRow, key: tuple[int, int, float]) -> None:
        """Think until the bot of the timer has moved."""
        trouble: Exception | None = None
        try:
            await self._think(timer.match, Seat(timer.seat), timer.due)
        except Exception as error:
            trouble = error
        finally:
            del self._thinkers[key]  # before the timer is stored again: from then on it can be claimed
        if trouble is not None:
            await self._put_off([timer], trouble)
            self.wake()

    async def _think(self, match: int, seat: Seat, due: float | None) -> None:
        """Think for a bot without holding the match, and play the result.

        If its seat sees something else by then, the bot thinks again. `due`: of the timer for which it thinks; if that is gone, it stops.
        `None`: no timer.
        """
        async with self._thinking.mind() as mind:
            while (question := await self._ledger.change(match, partial(self._question, seat, due))) is not None:
                thought = await mind(question)
                if await self._ledger.change(match, partial(self._play_thought, seat, due, question, thought)):
                    return

    async def _question(self, seat: Seat, due: float | None, live: Live) -> MoveQuestion | None:
        """Return the question about which a bot has to think now; `None` if it need not move."""
        if not _has_to_think(live, seat, due):
            return None
        table, level = live.table, bots.level(bot_of(live.table, seat))
        style = None if live.rules is None else style_of(table, seat, live.rules)
        seed = self._ledger.rng.getrandbits(64)
        return MoveQuestion(table.game, _view_text(live, seat), seat, level, seed, style="" if style is None else style.name)

    async def _play_thought(self, seat: Seat, due: float | None, question: MoveQuestion, thought: Thought | None, live: Live) -> bool:
        """Play a bot's thought, or without one the sensible line.

        Returns `False` if the bot has to think again, because its seat sees something else now.
        """
        if not _has_to_think(live, seat, due):
            return True
        if _view_text(live, seat) != question.view:
            return False
        ids = {"match": live.match, "seat": seat, "level": question.level}
        if thought is not None:
            try:
                await self._play(live, seat, thought.line)
                return True
            except (NotStored, StaleTable):
                raise
            except EngineError as error:
                log.error("what a bot thought cannot be played: %s", error_trace(error), extra=ids)
        log.warning("a bot plays without thinking", extra=ids)
        await self._play_level(live, seat, "mate")
        return True

    async def _run_batches(self) -> tuple[int, bool]:
        """Run all timers that are due; return how many matches were handled, and if it gave up."""
        clock = self._ledger.clock
        await self.timekeeping.beat()
        handled = 0
        while not self._ledger.programs.is_behind:
            due = await self._ledger.stored.claim_timers(self._ledger.owner, clock.now(), clock.now() + LEASE, BATCH)
            if not due:
                return handled, self._ledger.programs.is_behind
            by_match: dict[int, list[TimerRow]] = {}
            for timer in due:
                by_match.setdefault(timer.match, []).append(timer)
            successes = sum(await asyncio.gather(*(self._handle(timers) for timers in by_match.values())))
            if self._thinking.in_line:
                await self.finish_thinking()
            handled += successes
            if not successes:
                return handled, True
        return handled, True

    async def go_round(self) -> float:
        """Run what is due; the next round comes with the next timer."""
        await self.timekeeping.beat()
        due = await self._ledger.stored.next_due()
        if due is not None and due <= self.now():  # a claim of nothing would only hold up writers
            _, refused = await self._run_batches()
            due = await self._ledger.stored.next_due()
            if due is not None:
                due = max(due, self.now() + (AGAIN if refused else PAUSE))
        return math.inf if due is None else due

    async def _handle(self, timers: Sequence[TimerRow]) -> bool:
        """Run the claimed timers of one match; one that fails is tried later.

        Returns `False` if that could not be stored.
        """
        for at, timer in enumerate(timers):
            try:
                await self._ledger.change(timer.match, partial(self._run_timer, timer))
            except Exception as error:
                is_stale = isinstance(error, StaleTable | Updating)
                if not await self._put_off(timers[at:] if is_stale else [timer], error):
                    return False
                if is_stale:
                    break
        return True

    async def _put_off(self, timers: Sequence[TimerRow], error: Exception) -> bool:
        """Put off timers, because the first has failed; return whether that was stored.

        If another process was faster, all of them are stored as they are. Otherwise the first is tried later.
        """
        timer = timers[0]
        if isinstance(error, StaleTable | Updating):
            self._ledger.forget(timer.match)  # another process was faster: its timers count, here or there
            return all([await self._store_timer(unfinished) for unfinished in timers])
        log.error("a timer failed: %s", error_trace(error), extra={"match": timer.match, "timer": timer.kind, "seat": timer.seat})
        ERRORS.count("timer", type(error).__name__)
        return await self._postpone(timer)

    async def _run_timer(self, timer: TimerRow, live: Live) -> None:
        """Run a claimed timer, if the match still has it."""
        kind, seat = cast(TimerKind, timer.kind), Seat(timer.seat)
        is_set, matter = live.timers.get((kind, seat)) == timer.due, matter_of(kind)
        if is_set and isinstance(matter, ActingMatter):
            await matter.due(self._hands, live, MatterKind(kind), seat)
        elif not is_set or live.table.status != "running":
            newest = await self._ledger.newest(live.match)  # another process may have set the timer
            await (self._resync(live, timer) if newest is live else self._run_timer(timer, newest))
        else:
            await self._actions.get(kind, self._leave)(live, seat)

    async def _leave(self, live: Live, seat: Seat) -> None:
        """Leave a timer of an unknown kind to a newer program.

        Raises `Updating`, so that the timer is put off, or `ValueError` if no newer program runs.
        """
        if await self._ledger.read(self._ledger.programs.is_alone()):
            raise ValueError("a timer of an unknown kind")
        self._ledger.programs.fall_behind()
        raise Updating(UPDATING)

    async def _let_bot_play(self, live: Live, seat: Seat) -> None:
        """Let a bot move, or begin to think."""
        if live.table.paused:
            await self._ledger.write(live, live.without_timer("bot", seat))
            return
        line = await self._deputies.prepared_move(live, seat)
        if line is not None:
            await self._deputies.play_as_stand_in(live, seat, line)
        elif bots.looks_ahead(self._level(live, seat)):
            self._begin_thinking(TimerRow(live.match, "bot", seat, live.timers["bot", seat]))
        else:
            await self._play_bot(seat, live)

    async def _time_up(self, live: Live, seat: Seat) -> None:
        """Act when a seat's time is up, unless its clock has stood still since the timer was set.

        If an order of its person can be obeyed, it is played now, unless they hold it. At a table without a time limit, the seat's silence
        decides (`Lateness`).
        """
        if PACES[live.table.terms.pace].limit is None:
            await self._lateness.mark_silent(live, seat)
            return
        times = deadline_of(live, self._ledger.moment(), seat)
        if times is None or times.due > self._ledger.clock.now():
            await self._ledger.write(live, settle(live, self._ledger.moment())[0])
        elif live.timers.get(("order", seat), HELD) != HELD and ordered_line(live, seat) is not None:
            await self._obey(live, seat)
        else:
            await self._absences.time_up(live, seat)

    async def _obey(self, live: Live, seat: Seat) -> None:
        """Play the line of a seat's standing orders, or delete the timer."""
        line = ordered_line(live, seat) if seat in live.table.to_act else None
        try:
            if line is not None:
                await play_line(self._ledger, live, seat, line, by_person=False, by_order=True)
                return
        except (NotStored, StaleTable):
            raise
        except EngineError as error:
            log.error("an order cannot be obeyed: %s", error_trace(error), extra={"match": live.match, "seat": seat})
        await self._ledger.write(live, live.without_timer("order", seat))

    async def _go_on(self, live: Live, seat: Seat) -> None:
        """Play a move without a choice."""
        line = automatic_line(live, seat) if seat in live.table.to_act else None
        if line is None:
            await self._ledger.write(live, live.without_timer("automatic", seat))
        else:
            await play_line(self._ledger, live, seat, line, by_person=False)

    async def _resync(self, live: Live, timer: TimerRow) -> None:
        """Delete a claimed timer that the match no longer has; all timers if it does not run."""
        if live.table.status != "running":
            await self._ledger.write_rows(live.match, [deletion("timer", match=live.match)])
        elif (cast(TimerKind, timer.kind), Seat(timer.seat)) not in live.timers:
            await self._ledger.write_rows(live.match, [deletion("timer", match=live.match, kind=timer.kind, seat=timer.seat)])

    async def _postpone(self, timer: TimerRow) -> bool:
        """Put a timer off for `AGAIN` seconds; return whether that could be stored."""
        later = self._ledger.clock.now() + AGAIN
        try:
            async with self._ledger.hold(timer.match) as live:
                await self._ledger.write(live, live.with_timer(cast(TimerKind, timer.kind), Seat(timer.seat), later))
        except PlayError:
            return False
        except Exception as error:
            log.error("a match cannot be read: %s", error_trace(error), extra={"match": timer.match})
            self._ledger.forget(timer.match)
            return await self._store_timer(replace(timer, due=later))
        return True

    async def _store_timer(self, timer: TimerRow) -> bool:
        """Store a timer, which gives up its claim; return whether that could be stored."""
        try:
            await self._ledger.write_rows(timer.match, [timer])
        except PlayError:
            return False
        return True


def _has_to_think(live: Live, seat: Seat, due: float | None) -> bool:
    """Return whether a bot that looks ahead has to move in a seat.

    `due`: of the timer for which it would move; `None`: any.
    """
    table = live.table
    if table.status != "running" or table.paused or seat not in table.to_act:
        return False
    level = bot_of(table, seat)
    return bool(level) and bots.looks_ahead(level) and due in (None, live.timers.get(("bot", seat)))


def _view_text(live: Live, seat: Seat) -> str:
    """Return the seat's view as it is sent to a mind."""
    assert live.rules is not None
    return codec.dumps(live.rules.view(live.state, seat))
