"""Pictures of positions, drawn in a thread pool so that the event loop never waits for a brush."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeAlias, TypeVar

import render
from cogs.panel.spec import ALT_TEXT, Picture, cut
from engine import registry
from engine.core import Say
from render import Draft

log = logging.getLogger(__name__)

THREADS = 2
KEPT = 48
"""Finished pictures kept in memory, about 150 KB each."""

Key: TypeAlias = tuple[Any, ...]
Drawn: TypeAlias = tuple[bytes, str]
"""A picture and its words."""

NICE = 10
"""How far drawing stands back behind the event loop when all cores are busy."""

T = TypeVar("T")


def drawers(threads: int) -> ThreadPoolExecutor:
    """A pool of drawing threads that give way to the event loop."""
    return ThreadPoolExecutor(threads, thread_name_prefix="draw", initializer=_give_way)


def _give_way() -> None:
    # Linux gives every thread a priority of its own; elsewhere it would slow down the whole process.
    if sys.platform == "linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)


class Pictures:
    """Draws views; equal wishes that come while a picture is being drawn share it."""

    def __init__(self, threads: int = THREADS) -> None:
        self._pool = drawers(threads)
        self._made: OrderedDict[Key, Drawn] = OrderedDict()
        self._drawing: dict[Key, asyncio.Future[Drawn]] = {}

    async def parts(self, game: str, view: Any) -> tuple[str, ...]:
        """The pictures that a view has, the default first; none when the game has no face."""
        try:
            return render.parts(game, view)
        except Exception:
            log.exception("no list of pictures", extra={"game": game})
            return ()

    async def find(self, game: str, view: Any, words: str, say: Say) -> str | None:
        """The picture that somebody means with free words; `None` when there is none."""
        try:
            return await self.run_in_pool(lambda: render.find(game, view, words, say))
        except Exception:
            log.exception("no picture could be looked for", extra={"game": game})
            return None

    async def picture(
        self, game: str, view: Any, say: Say, key: Key, draft: Draft | None = None, part: str | None = None
    ) -> Picture | None:
        """A picture of a view with its words; `None` when it cannot be drawn (the game goes on without).

        `key` names the position, the viewer and the language; equal keys share a picture.
        """
        whole = (game, *key, draft, part)
        try:
            data, alt = await self._drawn(whole, game, view, say, draft, part)
        except Exception:
            log.exception("a picture could not be drawn", extra={"game": game, "part": part or "default"})
            return None
        return Picture(f"{part or 'position'}.png", data, alt)

    async def _drawn(self, key: Key, game: str, view: Any, say: Say, draft: Draft | None, part: str | None) -> Drawn:
        if key in self._made:
            self._made.move_to_end(key)
            return self._made[key]
        if key not in self._drawing:
            loop = asyncio.get_running_loop()
            self._drawing[key] = loop.run_in_executor(self._pool, _drawing, game, view, say, draft, part)
        try:
            data = await asyncio.shield(self._drawing[key])
        finally:
            if key in self._drawing and self._drawing[key].done():
                del self._drawing[key]
        self._made[key] = data
        while len(self._made) > KEPT:
            self._made.popitem(last=False)
        return data

    async def run_in_pool(self, work: Callable[[], T]) -> T:
        """Do other long work (a whole log in words) in the pool."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    def warm(self, games: Sequence[str]) -> None:
        """Build the static layers of games in the pool, one game after the other: a wish never waits for more than one."""
        if games:
            with suppress(RuntimeError):  # the pool was closed meanwhile
                self._pool.submit(self._warm_first, tuple(games))

    def _warm_first(self, games: tuple[str, ...]) -> None:
        _warmed(games[0])
        self.warm(games[1:])

    def close(self) -> None:
        """Let the threads finish."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _drawing(game: str, view: Any, say: Say, draft: Draft | None, part: str | None) -> Drawn:
    """The picture, and in words what it shows: of a half-made move the position with the answers so far."""
    return render.picture(game, view, say, draft, part), alt_text(game, view if draft is None else draft.preview, say)


def _warmed(game: str) -> None:
    try:
        render.warm(game)
    except Exception:
        log.exception("the pictures of a game could not be prepared", extra={"game": game})


def alt_text(game: str, view: Any, say: Say) -> str:
    """The position in words, the essence first, cut between sentences where it is too long."""
    words = ""
    for msg in registry.rules(game).describe(view):
        sentence = say(msg)
        if words and len(words) + len(sentence) + 1 > ALT_TEXT:
            break
        words = f"{words} {sentence}".strip()
    return cut(words, ALT_TEXT) or game
