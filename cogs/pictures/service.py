"""Pictures of positions, drawn in processes or threads beside the event loop."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any, TypeAlias, TypeVar

import render
from cogs.operation import memory
from cogs.panel.spec import Picture
from cogs.pictures import drawing, jobs
from cogs.pictures.drawers import Drawers
from cogs.pictures.jobs import Drawable, Drawn, FrameJob, Job, PictureWork, Reader, StoryJob
from data.homes import is_guest
from engine.asks.decision import Decision
from engine.story.tale import Tale
from engine.values.core import Msg, Say
from engine.values.event import Event
from engine.values.recent import Recent
from engine.walking.guarding import Overrun
from metrics import ERRORS, PICTURE
from play.minds.workers import Absent, Lost
from play.values.errors import blame
from render import CARD, Draft

log = logging.getLogger(__name__)

THREADS = 2
STANDS_BACK = 3.0
"""Seconds for which a picture of a film lets others go first, so that a film has an end on a busy day too."""

REST = 600.0
"""Seconds for which no pictures of a guest are drawn after one that did not come to an end."""

KEPT = 48
"""Finished pictures kept in memory, about 150 KB each."""

DEED = Decision(Msg("discord.panel.your-move"), ())
"""The band of the picture of a move, in which nothing is asked."""

Key: TypeAlias = tuple[Any, ...]
T = TypeVar("T")


class Resting(Exception):
    """No pictures of this game are drawn for a while."""


def _ask_pictures(game: str, ask: Callable[[], T], otherwise: T) -> T:
    """Return what the pictures of a game answer, or `otherwise` if they fail."""
    try:
        return ask()
    except Exception as error:
        blame(error)
        log.exception("the pictures of a game do not answer", extra={"game": game})
        return otherwise


class Pictures:
    """Draws views; equal wishes that come while a picture is being drawn share it."""

    def __init__(self, threads: int = THREADS, processes: int = 0, behind: bool = False) -> None:
        """Draw with `processes`, which take nothing from the event loop, or else with threads.

        `behind`: the processes get ready behind everything else, and threads draw until then; else a picture wanted meanwhile waits
        for them.
        """
        self._threads = drawing.threads(threads)
        self._wanted, self._behind = processes, behind
        self._unasked = asyncio.Semaphore(max(1, threads - 1))
        self._drawers: Drawers | None = None
        self._made: Recent[Key, Picture] = Recent(KEPT)
        self._drawing: dict[Key, asyncio.Future[Drawn]] = {}
        self._preparing: asyncio.Task[None] | None = None
        self._resting: dict[str, float] = {}

    def begin(self, games: Sequence[str]) -> None:
        """Make ready what draws, and hold up nobody but who wants a picture meanwhile."""
        self._preparing = asyncio.create_task(self.prepare(games), name="pictures")

    async def ready(self) -> None:
        """Wait until what draws is ready, where that has been begun and is waited for."""
        if self._preparing is not None and not self._behind:
            await asyncio.wait({self._preparing})

    async def prepare(self, games: Sequence[str]) -> None:
        """Make ready what draws: nobody waits for a game's first picture."""
        if not self._wanted:
            self.warm(games)
            return
        drawers = Drawers(self._wanted, games, behind=self._behind)
        try:
            await drawers.start()
        except Exception as error:  # late, refused, or no semaphores on this machine
            log.error("no process can be started for drawing; threads draw", extra={"error": repr(error)})
            self.warm(games)
        else:
            self._drawers = drawers

    async def parts(self, game: str, view: Any) -> tuple[str, ...]:
        """Return the pictures that a view has, the default first; none when the game has no face."""
        return _ask_pictures(game, lambda: render.parts(game, view), ())

    async def names(self, game: str, view: Any, say: Say) -> dict[str, str]:
        """Return a view's pictures by the names that a reader may ask for; none without a face."""
        return _ask_pictures(game, lambda: render.names(game, view, say), {})

    async def find(self, game: str, view: Any, words: str, say: Say) -> str | None:
        """Return the picture that somebody means with free words; `None` when there is none."""
        try:
            return await self.run_in_pool(lambda: drawing.draw_in_time(lambda meant: render.find(game, view, meant, say), words))
        except Exception:
            log.exception("no picture could be looked for", extra={"game": game})
            return None

    async def picture(
        self,
        game: str,
        view: Any,
        reader: Reader,
        key: Key,
        draft: Draft | None = None,
        part: str | None = None,
        marks: tuple[str, ...] = (),
        band: Msg | None = None,
    ) -> Picture | None:
        """Return a picture of a view with its words, or `None` if it cannot be drawn.

        `marks` are areas that a teacher points at; `band` says what a picture of an earlier time shows. `key` names the position
        and the viewer; equal keys for the same reader share a picture.
        """
        return await self.of(Job(game, view, reader, draft, part, marks, band), (game, reader, draft, part, marks, band, *key))

    async def deed(self, game: str, views: Callable[[], Awaitable[tuple[Any, Any]]], reader: Reader, key: Key, part: str) -> Picture | None:
        """Return the picture of what a move made of a position, or `None` if it cannot be drawn.

        `views`, asked for only if it has to be drawn, are what its player saw before it and after it; `key` names the match, the
        entry and the seat.
        """

        async def job() -> Job:
            before, after = await views()
            return Job(game, view=before, reader=reader, draft=Draft(after, decision=DEED), part=part)

        return await self._later(game, job, ("deed", reader, part, *key))

    async def poster(self, game: str, tale: Tale, reader: Reader, match: int) -> Picture | None:
        """Return the poster of a match with its story in words; `None` when it cannot be drawn."""
        return await self.of(StoryJob("poster", game, (tale, match), reader), ("poster", match, reader))

    async def event(self, game: str, view: Callable[[], Awaitable[Any]], what: Event, reader: Reader, key: Key) -> Picture | None:
        """Return the picture of an event, or `None` if its game draws none or it cannot be drawn.

        `key` names the match and the entry; `view` is what everybody saw then, asked for only if it has to be drawn.
        """

        async def job() -> StoryJob:
            return StoryJob("event", game, (await view(), what), reader)

        picture = await self._later(game, job, ("event", reader, *key))
        return picture if picture is not None and picture.data else None

    async def frame(self, job: FrameJob) -> bytes:
        """Return a picture of a film, drawn when nobody waits for any other picture.

        At the latest after `STANDS_BACK` seconds. Errors are raised.
        """
        clock = asyncio.get_running_loop()
        until = clock.time() + STANDS_BACK
        while self._drawing and clock.time() < until:
            await asyncio.wait(list(self._drawing.values()), timeout=until - clock.time(), return_when=asyncio.FIRST_COMPLETED)
            await asyncio.sleep(0)
        return await self.draw(job)

    async def of(self, job: PictureWork, key: Key) -> Picture | None:
        """Return the picture of a job with its words, or `None` if it cannot be drawn.

        Equal keys share a picture.
        """

        async def make() -> PictureWork:
            return job

        return await self._later(job.game, make, key)

    async def _later(self, game: str, make: Callable[[], Awaitable[PictureWork]], key: Key) -> Picture | None:
        """Do as `of`; the job is made only if the picture is not kept."""
        try:
            return self._made.get(key) or await self._draw_once(key, await make())
        except Exception as error:
            ERRORS.count("picture", type(error).__name__)
            log.exception("a picture could not be drawn", extra={"game": game})
            return None

    async def _draw_once(self, key: Key, job: PictureWork) -> Picture:
        """Return the picture of a job, drawn once for all who want it at the same time."""
        known = self._made.get(key)
        if known is not None:
            return known
        if key not in self._drawing:
            self._drawing[key] = asyncio.ensure_future(self.draw(job))
        try:
            picture = Picture(job.file, *await asyncio.shield(self._drawing[key]))
        finally:
            if key in self._drawing and self._drawing[key].done():
                del self._drawing[key]
        self._made.put(key, picture)
        return picture

    async def draw(self, job: Drawable[T]) -> T:
        """Draw a job in a process, else in a thread; raise the error if neither can."""
        with PICTURE.timed(job.game):
            await self.ready()
            if self._resting.get(job.game, 0.0) > monotonic():
                raise Resting(job.game)
            try:
                return await self._draw_somewhere(job)
            except (Overrun, Lost):
                self._resting[job.game] = monotonic() + REST
                log.error("the pictures of a guest do not come to an end; none of it are drawn for a while", extra={"game": job.game})
                raise

    async def _draw_somewhere(self, job: Drawable[T]) -> T:
        if self._drawers is not None:
            try:
                return await self._drawers.draw(jobs.draw, job)
            except Lost:
                if is_guest(job.game):  # it would take this process as well
                    raise
                log.info("drawn in a thread: its process was lost")
            except Absent as why:
                log.info("drawn in a thread: %s", why)
            except Exception as error:
                if is_guest(job.game):
                    raise
                log.warning("not drawn in a process: %s", type(error).__name__, extra={"work": type(job).__name__})
        run = asyncio.get_running_loop().run_in_executor
        if isinstance(job, Job) and job.part != CARD:
            return await run(self._threads, drawing.draw_in_time, jobs.draw, job)
        async with self._unasked:  # nobody has clicked for it: a thread is left for who has
            return await run(self._threads, drawing.draw_in_time, jobs.draw, job)

    @property
    def ids(self) -> tuple[int, ...]:
        """The ids of the processes that draw."""
        return () if self._drawers is None else self._drawers.ids

    def weigh(self) -> int:
        """Return the bytes of memory of the processes that draw, or 0 if they are unknown.

        What they share is counted once.
        """
        return 0 if self._drawers is None else sum(map(memory.fair, (*drawing.origin(), *self.ids)))

    async def run_in_pool(self, work: Callable[[], T]) -> T:
        """Do other long work (a whole log in words) in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def warm(self, games: Sequence[str]) -> None:
        """Prepare games in the threads, one after the other: a wish never waits for more than one."""
        if games:
            with suppress(RuntimeError):  # the pool was closed meanwhile
                self._threads.submit(self._warm_first, tuple(games))

    def _warm_first(self, games: tuple[str, ...]) -> None:
        drawing.warm(games[0])
        self.warm(games[1:])

    def close(self) -> None:
        """Let what is being drawn finish, and nothing more."""
        if self._preparing is not None:
            self._preparing.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)
        if self._drawers is not None:
            self._drawers.close()
