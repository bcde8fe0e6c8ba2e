"""Drawing in a thread or in a process of its own."""

from __future__ import annotations

import ctypes
import logging
import multiprocessing
import multiprocessing.context
import os
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import suppress
from threading import Lock
from typing import Any, TypeVar

import render
from cogs.operation import logs
from engine.game.rules import resolve_settings
from engine.match import registry
from play.minds import workers
from play.minds.helpers import give_way, obey_the_bot
from play.time.overruns import time_limit
from render.kit import layers
from words import speaker

log = logging.getLogger(__name__)

T = TypeVar("T")

LONGEST_OF_GUESTS = 10.0
"""Seconds after which the drawing of a guest is interrupted: others wait for the process."""

_warm: set[str] = set()
"""The games that this process has prepared, or the one from which it was forked."""


def warm(game: str) -> None:
    """Prepare all that a game's pictures share, so that the first match waits for nothing."""
    try:
        with time_limit(LONGEST_OF_GUESTS):
            try_pictures(game)
        _warm.add(game)
    except Exception:
        log.exception("the pictures of a game could not be prepared", extra={"game": game})


def try_pictures(game: str) -> None:
    """Draw every picture of the opening. Raises what goes wrong."""
    render.warm(game)
    rules = registry.rules(game)
    for seats in (rules.seats[0], rules.seats[-1]):
        state = rules.setup(seats, resolve_settings(rules, {}), "warm")
        for seat in (None, rules.to_act(state)[0]):
            view = rules.view(state, seat)
            for part in render.parts(game, view):
                render.picture(game, view, speaker(names=("",) * seats), part=part)


def threads(count: int) -> ThreadPoolExecutor:
    """Return a pool of drawing threads that give way to the event loop."""
    return ThreadPoolExecutor(count, thread_name_prefix="draw", initializer=give_way)


PREPARED = "CARAVEL_PREPARED"
"""Where the process from which others are forked finds what to prepare, in its environment: games by name, with spaces between."""

BEHIND = "CARAVEL_PREPARED_BEHIND"
"""Where it finds whether it gives way to everything else meanwhile."""


def process(games: Sequence[str], longest: float, behind: bool = False) -> ProcessPoolExecutor:
    """Return a process that is ready to draw; wait until it is.

    It is forked, if the system can, from one that prepares the games when it is first needed, so that what they keep is in memory once
    for all. `behind`: that one gives way to everything else. Raises what goes wrong, `TimeoutError` after `longest` seconds.
    """
    return workers.process(_origin(games, behind), _begin, (tuple(games), logs.logging_choice()), longest)


def _origin(games: Sequence[str], behind: bool = False) -> multiprocessing.context.BaseContext:
    """Return how processes are made: never forked from the bot, with its threads."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    from multiprocessing import forkserver  # where there is none, it cannot be imported

    origin = multiprocessing.get_context("forkserver")
    origin.set_forkserver_preload([f"{__package__}.warmed"])
    with _one_at_a_time:
        os.environ[PREPARED] = " ".join(games)
        os.environ[BEHIND] = "1" if behind else ""
        try:
            forkserver.ensure_running()
        finally:
            del os.environ[PREPARED], os.environ[BEHIND]
    return origin


_one_at_a_time = Lock()


def origin() -> tuple[int, ...]:
    """Return the id of the process from which drawing ones are forked, if there is one.

    Its memory is what they share.
    """
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return ()
    from multiprocessing import forkserver

    process_id = forkserver._forkserver._forkserver_pid  # type: ignore[attr-defined]  # nothing public says so
    return () if process_id is None else (process_id,)


def _begin(games: tuple[str, ...], log_as: tuple[int, logs.Format] | None) -> None:
    """Begin a drawing process, which logs as the bot does."""
    obey_the_bot()
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if log_as is not None:
        logs.start_logging(*log_as)
    for game in games:
        if game not in _warm:
            warm(game)
    give_way()  # not before: the bot waits for it


TRIMMED = 20
"""Pictures after which a process gives back the memory that it has in use no more (2 ms, for 30 MB), and the grounds that it has looked
at, which the system then keeps or drops as it likes."""

_drawn = 0


def draw_in_process(work: Callable[[Any], T], job: Any) -> T:
    """Return the picture of a piece of work, in a process that only draws."""
    global _drawn
    _drawn += 1
    if _drawn % TRIMMED == 0:
        trim()
        layers.let_go()
    return draw_in_time(work, job)


def draw_in_time(work: Callable[[Any], T], job: Any) -> T:
    """Return the picture of a piece of work; raise `Overrun` if a guest's takes too long."""
    with time_limit(LONGEST_OF_GUESTS):
        return work(job)


def trim() -> None:
    """Give unused memory back to the system; only GNU's C library has to be asked."""
    with suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
