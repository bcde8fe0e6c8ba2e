"""Thinking for the bots that look ahead: in processes, in a thread, or in line.

    async with thinking.mind() as mind:        # first come, first served
        thought = await mind(task)             # None: no result, so the caller plays a weaker move

A task is a question, or a piece of the review of a match that is over. A question holds only what the seat may know: its view, the name of
the rules, the level and its style, a seed. The answer follows from the question alone, unless time runs out: then it is the best thought so
far. If a process is killed, gets stuck, runs out of memory or does not start, the task ends without a result within a known time, and the
process is replaced.

| class | where it thinks | for |
|---|---|---|
| `Processes` | in processes that give way to the event loop | every machine with memory for them |
| `Thread` | in one thread, which takes from the event loop what Python's lock costs | tiny machines |
| `InLine` | on the spot, without a limit of time | simulated clocks, tests, tools |
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from functools import partial
from multiprocessing import get_context
from random import Random
from threading import Event
from time import monotonic
from typing import Any, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from engine import bots
from engine.game.mind import Budget, Thought
from engine.game.rules import Rules, resolve_settings
from engine.match import registry
from engine.search.advice import advice
from engine.search.thinking import think_through, thoughts
from engine.search.weighing import Weighed, WeighingTask, weigh_lines
from engine.values import codec
from engine.values.core import BadSetting, Seat
from metrics import ERRORS, THINKING_WAITING, THOUGHT
from play.minds.helpers import give_way, leave_a_core, obey_the_bot
from play.minds.workers import Worker, start_process
from play.time.overruns import time_limit
from play.values.errors import error_trace

LIMITS: Mapping[str, float] = {"captain": 3.0, "admiral": 10.0}
"""The most seconds for one decision, by level: five to ten times what a decision needs."""

PATIENCE = 5.0
"""Seconds beyond the limit after which a process counts as stuck: on a busy machine it may be late."""

MOST_PROCESSES = 4
"""The most processes, unless a setting wants more."""

LONGEST_WARMING = 5.0
"""The most seconds that a game may take to get ready in a process."""

LONGEST_START = 30.0
"""Seconds after which a process that does not get ready is given up."""

NICE = 15
"""By how many levels of *nice* thinking is below the event loop; drawing pictures is in between."""

DECISIONS = 500
"""Decisions after which a process is replaced, so that its memory cannot grow for ever."""

MEMORY = 1024**3
"""The most bytes of address space of a process: ten times what it needs for all games."""

Lookup: TypeAlias = Callable[[str], Rules[Any, Any]]
"""Returns rules by their name; a function of a module, so that a process can receive it."""

A = TypeVar("A", covariant=True)
"""The type of the answer to a task."""

log = logging.getLogger(__name__)


def usual_processes() -> int:
    """Return how many processes think on this machine: one core is left to the event loop."""
    return min(MOST_PROCESSES, max(1, (os.cpu_count() or 1) - 1))


class ThinkingTask(Protocol[A]):
    """Something to think about, for a process. `seat`: who thinks; `None` for a spectator."""

    @property
    def game(self) -> str: ...

    @property
    def seat(self) -> Seat | None: ...

    @property
    def level(self) -> str: ...

    def answer(self, rules: Rules[Any, Any], is_over: Callable[[], bool]) -> A:
        """Return the answer by the rules of its game; if time `is_over`, the best so far."""


class MoveQuestion(Struct, frozen=True):
    """What shall this seat play?

    `view`: what the seat sees, as JSON. `seed`: for the chances of the search. `ideas`: the answer shall be an `Advice` for a person, which
    has no style. `style`: the name of the bot's style; empty for none.
    """

    game: str
    view: str
    seat: Seat
    level: str
    seed: int
    ideas: bool = False
    style: str = ""

    def answer(self, rules: Rules[Any, Any], is_over: Callable[[], bool]) -> Thought:
        """Return the last thought that ends before `is_over` returns `True`, at least the first."""
        view = codec.loads(rules.view_type, self.view)
        if self.ideas:
            return advice(rules, view, self.seat, bots.budget(rules, self.level), Random(self.seed), is_over)
        style = bots.style(rules, self.style)
        return think_through(rules, view, self.seat, bots.budget(rules, self.level), Random(self.seed), style, is_over)


class Weighing(Struct, frozen=True):
    """A piece of a match's review that takes a second at most (engine/search/weighing.py)."""

    game: str
    work: WeighingTask
    level: str = "captain"

    @property
    def seat(self) -> Seat | None:
        """The seat that looks at the position."""
        return self.work.viewer

    def answer(self, rules: Rules[Any, Any], is_over: Callable[[], bool]) -> tuple[Weighed, ...]:
        """Return the result of each line; the piece is too short to be stopped."""
        return weigh_lines(rules, self.work)


class Thinker(Protocol):
    """Thinks about one task at a time; returns `None` if there is no result."""

    def __call__(self, task: ThinkingTask[A], /) -> Awaitable[A | None]: ...


class Thinking(Protocol):
    """Where the bots of a host think."""

    @property
    def in_line(self) -> bool:
        """Whether a question is answered on the spot, and blocks everything else."""

    def mind(self, for_person: bool = False) -> AbstractAsyncContextManager[Thinker]:
        """Give the caller a mind of its own as soon as one is free, first come first served.

        `for_person`: a person waits for the result, so they wait for one bot's thought at most.
        """

    async def close(self) -> None:
        """Stop thinking; work under way is lost."""


class _Turns:
    """Limits how many tasks are thought about at the same time."""

    def __init__(self, count: int) -> None:
        self._free = asyncio.Semaphore(count)
        self._bots = asyncio.Lock()

    @asynccontextmanager
    async def take(self, for_person: bool) -> AsyncIterator[None]:
        """Give a turn. Bots wait for each other, so a person waits for one of them at most."""
        THINKING_WAITING.add(1)
        try:
            if for_person:
                await self._free.acquire()
            else:
                async with self._bots:
                    await self._free.acquire()
        finally:
            THINKING_WAITING.add(-1)
        try:
            yield
        finally:
            self._free.release()


class InLine:
    """Thinks on the spot."""

    in_line = True

    def __init__(self, rules: Lookup = registry.rules) -> None:
        self._rules = rules

    @asynccontextmanager
    async def mind(self, for_person: bool = False) -> AsyncIterator[Thinker]:
        """Give a mind at once."""
        yield self._answer

    async def _answer(self, task: ThinkingTask[A], /) -> A | None:
        return task.answer(self._rules(task.game), lambda: False)

    async def close(self) -> None:
        """Do nothing: no work is under way."""


class Thread:
    """Thinks in one thread."""

    in_line = False

    def __init__(self, rules: Lookup = registry.rules, limits: Mapping[str, float] = LIMITS) -> None:
        self._rules, self._limits = rules, limits
        self._pool = ThreadPoolExecutor(1, "think", give_way, (NICE,))
        self._stopped = Event()
        self._turns = _Turns(1)

    @asynccontextmanager
    async def mind(self, for_person: bool = False) -> AsyncIterator[Thinker]:
        """Give the mind to one caller after the other."""
        async with self._turns.take(for_person):
            yield self._answer

    async def _answer(self, task: ThinkingTask[A], /) -> A | None:
        try:
            with THOUGHT.timed(task.level):
                return await asyncio.get_running_loop().run_in_executor(self._pool, self._think, task)
        except Exception as error:
            _log_failure(task, error)
            return None

    def _think(self, task: ThinkingTask[A]) -> A:
        until = monotonic() + self._limits[task.level]
        with time_limit(self._limits[task.level] + PATIENCE):
            return task.answer(self._rules(task.game), lambda: self._stopped.is_set() or monotonic() >= until)

    async def close(self) -> None:
        """End the thread after its present thought."""
        self._stopped.set()
        self._pool.shutdown(wait=False, cancel_futures=True)


class Processes:
    """Thinks in processes, as many questions at the same time as there are."""

    in_line = False

    def __init__(
        self,
        count: int,
        rules: Lookup = registry.rules,
        games: Sequence[str] | None = None,
        limits: Mapping[str, float] = LIMITS,
        patience: float = PATIENCE,
        decisions: int = DECISIONS,
    ) -> None:
        """`games` (`None`: all) are made ready in each process before its first task.

        `patience`: see `PATIENCE`. `decisions`: see `DECISIONS`.
        """
        self._limits, self._patience, self._decisions = limits, patience, decisions
        begin = partial(start_process, get_context("spawn"), _begin, (rules, tuple(registry.names() if games is None else games)))
        self._workers = [Worker(begin, LONGEST_START) for _ in range(count)]
        self._idle = list(self._workers)
        self._turns = _Turns(count)

    @asynccontextmanager
    async def mind(self, for_person: bool = False) -> AsyncIterator[Thinker]:
        """Give the process that was busy last, so that no more are started than needed."""
        async with self._turns.take(for_person):
            worker = self._idle.pop()
            try:
                yield partial(self._answer, worker)
            finally:
                self._idle.insert(len(self._idle) if worker.ids else 0, worker)

    @property
    def ids(self) -> tuple[int, ...]:
        """The ids of the running processes."""
        return tuple([number for worker in self._workers for number in worker.ids])

    async def _answer(self, worker: Worker, task: ThinkingTask[A], /) -> A | None:
        """Return the answer of a process; `None` if it does not start, ends, is stuck or fails."""
        try:
            if not await worker.ensure_started():
                return None
            limit = self._limits[task.level]
            with THOUGHT.timed(task.level):
                answer: A = await worker.work(limit + self._patience, _answer_in_process, task, limit)
        except asyncio.CancelledError:
            worker.end()
            raise
        except Exception as error:
            _log_failure(task, error)
            worker.end()
            return None
        if worker.done >= self._decisions:
            worker.end()
        return answer

    async def close(self) -> None:
        """Kill the processes: none of their work has to be kept."""
        for worker in self._workers:
            worker.end()


_rules_of: Lookup = registry.rules
"""The source of rules in a process that thinks."""


def _begin(rules: Lookup, games: tuple[str, ...]) -> None:
    """Begin a process: build everything that the games build once."""
    global _rules_of
    obey_the_bot()
    _bound_memory()
    _rules_of = rules
    for game in games:
        try:
            with time_limit(LONGEST_WARMING):
                _warm(rules(game))
        except Exception as error:
            if registry.culprit(error) is None and not isinstance(error, BadSetting):  # a faulty guest must not stop other games
                raise
    give_way(NICE)  # only now: somebody waits for the process
    leave_a_core()


def _bound_memory() -> None:
    """Limit the address space of this process to `MEMORY`, on Linux."""
    if sys.platform == "linux":
        import resource  # there is none on other systems

        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _warm(rules: Rules[Any, Any]) -> None:
    """Think a little about the opening."""
    state = rules.setup(rules.seats[-1], resolve_settings(rules, {}), "warm")
    for seat in rules.to_act(state)[:1]:
        for _ in thoughts(rules, rules.view(state, seat), seat, Budget(2, 2), Random(1)):
            pass


class Failed(Exception):
    """A process failed to think about a question; the text says nothing of the question."""


def _answer_in_process(task: ThinkingTask[A], limit: float) -> A:
    """Return the answer to a task, in a process. Raises `Failed`, which the bot can receive."""
    until = monotonic() + limit
    try:
        return task.answer(_rules_of(task.game), lambda: monotonic() >= until)
    except Exception as error:
        raise Failed(error_trace(error)) from None


def _log_failure(task: ThinkingTask[Any], error: Exception) -> None:
    ids = {"game": task.game, "seat": task.seat, "level": task.level}
    ERRORS.count("thinking", type(error).__name__)
    log.error("thinking came to nothing: %s", error if isinstance(error, Failed) else error_trace(error), extra=ids)
