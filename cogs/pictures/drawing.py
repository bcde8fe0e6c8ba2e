"""Drawing in a thread or in a process, and how such a process starts."""

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
"""Seconds after which a drawing of a guest's game is interrupted, because other pictures wait for the process."""

_warm: set[str] = set()
"""The games that were prepared in this process or in the one from which it was forked."""


def warm(game: str) -> None:
    """Prepare what a game's pictures share, so that its first picture does not wait."""
    try:
        with time_limit(LONGEST_OF_GUESTS):
            try_pictures(game)
        _warm.add(game)
    except Exception:
        log.exception("the pictures of a game could not be prepared", extra={"game": game})


def try_pictures(game: str) -> None:
    """Draw every picture of a game's opening position. Errors are raised."""
    render.warm(game)
    rules = registry.rules(game)
    for seats in (rules.seats[0], rules.seats[-1]):
        state = rules.setup(seats, resolve_settings(rules, {}), "warm")
        for seat in (None, rules.to_act(state)[0]):
            view = rules.view(state, seat)
            for part in render.parts(game, view):
                render.picture(game, view, speaker(names=("",) * seats), part=part)


def make_threads(count: int) -> ThreadPoolExecutor:
    """Return a pool of drawing threads with a lower priority than the event loop."""
    return ThreadPoolExecutor(count, thread_name_prefix="draw", initializer=give_way)


PREPARED = "CARAVEL_PREPARED"
"""The environment variable that tells the fork server (`cogs.pictures.warmed`) which games to prepare: names with spaces between."""

IN_BACKGROUND = "CARAVEL_PREPARED_BEHIND"
"""The environment variable that tells the fork server whether to prepare with the lowest priority: `1`, or empty."""


def start_process(games: Sequence[str], longest: float, in_background: bool = False) -> ProcessPoolExecutor:
    """Start a process that draws, and wait until it is ready.

    If the system can fork, the process is forked from a fork server that has prepared the games, so that what they share is in memory
    once. `in_background`: the fork server prepares with the lowest priority. Errors are raised; `TimeoutError` after `longest` seconds.
    """
    return workers.start_process(_context(games, in_background), _begin, (tuple(games), logs.logging_choice()), longest)


def _context(games: Sequence[str], in_background: bool = False) -> multiprocessing.context.BaseContext:
    """Return how processes are made; never forked from the bot, because it has threads."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    from multiprocessing import forkserver  # on a system without it, the import fails

    origin = multiprocessing.get_context("forkserver")
    origin.set_forkserver_preload([f"{__package__}.warmed"])
    with _one_at_a_time:
        os.environ[PREPARED] = " ".join(games)
        os.environ[IN_BACKGROUND] = "1" if in_background else ""
        try:
            forkserver.ensure_running()
        finally:
            del os.environ[PREPARED], os.environ[IN_BACKGROUND]
    return origin


_one_at_a_time = Lock()


def fork_server_ids() -> tuple[int, ...]:
    """Return the id of the fork server, in whose memory is what drawing processes share.

    Empty if there is none.
    """
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return ()
    from multiprocessing import forkserver

    process_id = forkserver._forkserver._forkserver_pid  # type: ignore[attr-defined]  # there is no public way to learn it
    return () if process_id is None else (process_id,)


def _begin(games: tuple[str, ...], log_as: tuple[int, logs.Format] | None) -> None:
    """Begin a drawing process; `log_as` is the level and format of the bot's log."""
    obey_the_bot()
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if log_as is not None:
        logs.start_logging(*log_as)
    for game in games:
        if game not in _warm:
            warm(game)
    give_way()  # only now, because the bot has waited for the process until here


TRIM_EVERY = 20
"""Pictures between two times at which a process gives back unused memory (2 ms for 30 MB) and unmaps the shared images, which the system
then keeps or drops."""

_picture_count = 0


def draw_in_process(work: Callable[[Any], T], job: Any) -> T:
    """Return `work(job)`, a picture, in a process that only draws."""
    global _picture_count
    _picture_count += 1
    if _picture_count % TRIM_EVERY == 0:
        trim()
        layers.let_go()
    return draw_in_time(work, job)


def draw_in_time(work: Callable[[Any], T], job: Any) -> T:
    """Return `work(job)`, a picture; raise `Overrun` if the code of a guest takes too long."""
    with time_limit(LONGEST_OF_GUESTS):
        return work(job)


def trim() -> None:
    """Give unused memory back to the system; only GNU's C library does not do so unasked."""
    with suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
