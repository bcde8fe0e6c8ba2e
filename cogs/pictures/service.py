"""Pictures of positions, drawn in processes or threads beside the event loop."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import nullcontext, suppress
from time import monotonic
from types import MappingProxyType
from typing import Any, TypeAlias, TypeVar

import render
from cogs.operation import memory
from cogs.panel.spec import Picture
from cogs.pictures import drawing, jobs
from cogs.pictures.drawers import Drawers
from cogs.pictures.jobs import BoardJob, Drawable, FrameJob, PictureWork, PositionJob, Reader, StoryJob, StripJob
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

USUAL: Mapping[str, str] = MappingProxyType({})
"""No setting is chosen: all are the usual ones."""

THREADS = 2
"""Threads that draw, if an operator chooses no number."""

STANDS_BACK = 3.0
"""Seconds for which a picture of a film lets other pictures go first, at most; so a film is finished even on a busy day."""

REST = 600.0
"""Seconds for which no pictures of a guest's game are drawn after one took too long."""

PATIENCE = 3.0
"""Seconds that a message waits for pictures of boards, at most.

It is sent without them then, and the next message shows them.
"""

KEPT = 48
"""Finished pictures kept in memory, about 150 KB each."""

DEED = Decision(Msg("discord.panel.your-move"), ())
"""The words in the band of the picture of a move; nothing is asked in it."""

Key: TypeAlias = tuple[Any, ...]
"""What names a picture: equal keys are the same picture."""

T = TypeVar("T")


class Resting(Exception):
    """No pictures of this game are drawn for a while."""


def _ask_pictures(game: str, ask: Callable[[], T], otherwise: T) -> T:
    """Return the result of `ask`, a call of a game's drawing code; `otherwise` if it fails."""
    try:
        return ask()
    except Exception as error:
        blame(error)
        log.exception("the pictures of a game do not answer", extra={"game": game})
        return otherwise


def _unless_empty(picture: Picture | None) -> Picture | None:
    """Return a picture; `None` if its game draws none."""
    return picture if picture is not None and picture.data else None


async def _in_time(picture: Awaitable[Picture | None]) -> Picture | None:
    """Return a picture; `None` if it is not drawn within `PATIENCE` seconds."""
    try:
        return await asyncio.wait_for(picture, PATIENCE)
    except TimeoutError:
        return None


class Pictures:
    """Draws pictures; requests for the same picture while it is being drawn share it."""

    def __init__(self, threads: int = THREADS, processes: int = 0, in_background: bool = False) -> None:
        """Draw in `processes`, which do not slow down the event loop; in threads if it is 0.

        `in_background`: the processes are prepared with the lowest priority, and threads draw until they are ready; otherwise pictures wait
        until then.
        """
        self._threads = drawing.make_threads(threads)
        self._process_count, self._in_background = processes, in_background
        self._unasked = asyncio.Semaphore(max(1, threads - 1))  # pictures that nobody has clicked for leave one thread to the others
        self._drawers: Drawers | None = None
        self._made: Recent[Key, Picture] = Recent(KEPT)
        self._drawing: dict[Key, asyncio.Future[Picture]] = {}
        self._preparing: asyncio.Task[None] | None = None
        self._resting_until: dict[str, float] = {}

    def begin(self, games: Sequence[str]) -> None:
        """Start `prepare` in the background."""
        self._preparing = asyncio.create_task(self.prepare(games), name="pictures")

    async def ready(self) -> None:
        """Wait until the preparation is over, if it has begun and pictures wait for it."""
        if self._preparing is not None and not self._in_background:
            await asyncio.wait({self._preparing})

    async def prepare(self, games: Sequence[str]) -> None:
        """Prepare processes or threads, so that nobody waits for a game's first picture."""
        if not self._process_count:
            self.warm(games)
            return
        drawers = Drawers(self._process_count, games, in_background=self._in_background)
        try:
            await drawers.start()
        except Exception as error:  # it took too long, the system refused it, or it has no semaphores
            log.error("no process can be started for drawing; threads draw", extra={"error": repr(error)})
            self.warm(games)
        else:
            self._drawers = drawers

    async def parts(self, game: str, view: Any) -> tuple[str, ...]:
        """Return the names of a view's pictures, the default first; none if the game draws none."""
        return _ask_pictures(game, lambda: render.parts(game, view), ())

    async def names(self, game: str, view: Any, say: Say) -> dict[str, str]:
        """Return a view's pictures by the names for which a reader may ask; perhaps none."""
        return _ask_pictures(game, lambda: render.names(game, view, say), {})

    async def find(self, game: str, view: Any, words: str, say: Say) -> str | None:
        """Return the name of the picture that a person means with free words, or `None`."""

        def look(words: str) -> str | None:
            return render.find(game, view, words, say)

        try:
            return await self.run_in_pool(lambda: drawing.draw_in_time(look, words))
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

        `draft`: a half-made move that is drawn in. `part`: which picture of the view, `None` for the default. `marks`: areas at which a
        teacher points. `band`: the words above a picture of an earlier time. `key` names the position and the viewer; equal keys for
        the same reader share a picture.
        """
        return await self.picture_of(
            PositionJob(game, view, reader, draft, part, marks, band), (game, reader, draft, part, marks, band, *key)
        )

    async def deed(self, game: str, views: Callable[[], Awaitable[tuple[Any, Any]]], reader: Reader, key: Key, part: str) -> Picture | None:
        """Return the picture of a move and its result, or `None` if it cannot be drawn.

        `views` returns what the player saw before and after the move; it is called only if the picture has to be drawn. `key` names
        the match, the entry and the seat.
        """

        async def job() -> PositionJob:
            before, after = await views()
            return PositionJob(game, view=before, reader=reader, draft=Draft(after, decision=DEED), part=part)

        return await self._later(game, job, ("deed", reader, part, *key))

    async def poster(self, game: str, tale: Tale, reader: Reader, match: int) -> Picture | None:
        """Return the poster of a match with its story in words; `None` if it cannot be drawn."""
        return await self.picture_of(StoryJob("poster", game, (tale, match), reader), ("poster", match, reader))

    async def event(self, game: str, view: Callable[[], Awaitable[Any]], event: Event, reader: Reader, key: Key) -> Picture | None:
        """Return the picture of an event, or `None` if its game draws none or it cannot be drawn.

        `view` returns what everybody saw then; it is called only if the picture has to be drawn. `key` names the match and the entry.
        """

        async def job() -> StoryJob:
            return StoryJob("event", game, (await view(), event), reader)

        return _unless_empty(await self._later(game, job, ("event", reader, *key)))

    async def board(self, game: str, locale: str, chosen: Mapping[str, str] = USUAL) -> Picture | None:
        """Return the board of a game before the first move; `None` if it is not there in time.

        `chosen`: the settings that a table has chosen; they may choose another side of the board.
        """
        return await _in_time(self._board(game, locale, tuple(sorted(chosen.items()))))

    async def _board(self, game: str, locale: str, chosen: tuple[tuple[str, str], ...] = ()) -> Picture | None:
        return _unless_empty(await self.picture_of(BoardJob(game, locale, chosen), ("board", game, locale, chosen)))

    async def strip(self, games: Sequence[str], locale: str) -> Picture | None:
        """Return the boards of games side by side; `None` if they are not there in time.

        A game that has no board, or whose board cannot be drawn, is left out.
        """
        return await _in_time(self._strip(games, locale))

    async def _strip(self, games: Sequence[str], locale: str) -> Picture | None:
        drawn = zip(games, await asyncio.gather(*(self._board(game, locale) for game in games)), strict=True)
        boards = tuple((game, board.data) for game, board in drawn if board is not None)
        if not boards:
            return None
        return await self.picture_of(StripJob(boards, locale), ("strip", locale, *(game for game, _ in boards)))

    async def frame(self, job: FrameJob) -> bytes:
        """Return a picture of a film, drawn when nobody waits for another picture.

        It is drawn after `STANDS_BACK` seconds in any case. Errors are raised.
        """
        clock = asyncio.get_running_loop()
        until = clock.time() + STANDS_BACK
        while self._drawing and clock.time() < until:
            await asyncio.wait(list(self._drawing.values()), timeout=until - clock.time(), return_when=asyncio.FIRST_COMPLETED)
            await asyncio.sleep(0)
        return await self.draw(job)

    async def picture_of(self, job: PictureWork, key: Key) -> Picture | None:
        """Return the picture of a job with its words, or `None` if it cannot be drawn.

        Equal keys share a picture.
        """

        async def make() -> PictureWork:
            return job

        return await self._later(job.game, make, key)

    async def _later(self, game: str, make: Callable[[], Awaitable[PictureWork]], key: Key) -> Picture | None:
        """Return the picture of a key; its job is made only if it is not in memory."""
        try:
            return self._made.get(key) or await self._draw_once(key, await make())
        except Exception as error:
            ERRORS.count("picture", type(error).__name__)
            log.exception("a picture could not be drawn", extra={"game": game})
            return None

    async def _draw_once(self, key: Key, job: PictureWork) -> Picture:
        """Return the picture of a job, drawn once for all who ask for it at the same time."""
        known = self._made.get(key)
        if known is not None:
            return known
        if key not in self._drawing:
            self._drawing[key] = asyncio.ensure_future(self._draw_and_keep(key, job))
        return await asyncio.shield(self._drawing[key])

    async def _draw_and_keep(self, key: Key, job: PictureWork) -> Picture:
        """Draw a job and keep its picture, even if nobody waits for it any more."""
        try:
            picture = Picture(job.file, *await self.draw(job))
        finally:
            del self._drawing[key]
        self._made.put(key, picture)
        return picture

    async def draw(self, job: Drawable[T]) -> T:
        """Draw a job in a process, else in a thread; raise the error if neither can."""
        with PICTURE.timed(job.game):
            await self.ready()
            if self._resting_until.get(job.game, 0.0) > monotonic():
                raise Resting(job.game)
            try:
                return await self._draw_somewhere(job)
            except (Overrun, Lost):
                self._resting_until[job.game] = monotonic() + REST
                log.error("the pictures of a guest do not come to an end; none of it are drawn for a while", extra={"game": job.game})
                raise

    async def _draw_somewhere(self, job: Drawable[T]) -> T:
        """Draw a job in a process, if there is one, else in a thread.

        A guest's job whose process failed is not tried in a thread, because it could end or block this process as well.
        """
        if self._drawers is not None:
            try:
                return await self._drawers.draw(jobs.draw, job)
            except Lost:
                if is_guest(job.game):
                    raise
                log.info("drawn in a thread: its process was lost")
            except Absent as why:
                log.info("drawn in a thread: %s", why)
            except Exception as error:
                if is_guest(job.game):
                    raise
                log.warning("not drawn in a process: %s", type(error).__name__, extra={"work": type(job).__name__})
        run = asyncio.get_running_loop().run_in_executor
        is_clicked_for = isinstance(job, PositionJob) and job.part != CARD
        async with nullcontext() if is_clicked_for else self._unasked:
            return await run(self._threads, drawing.draw_in_time, jobs.draw, job)

    @property
    def ids(self) -> tuple[int, ...]:
        """The ids of the processes that draw."""
        return () if self._drawers is None else self._drawers.ids

    def weigh(self) -> int:
        """Return the bytes of memory of all processes that draw; 0 if they are unknown.

        Memory that they share is counted once.
        """
        return 0 if self._drawers is None else sum(map(memory.fair, (*drawing.fork_server_ids(), *self.ids)))

    async def run_in_pool(self, work: Callable[[], T]) -> T:
        """Do other long work, such as a whole log in words, in one of the drawing threads."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def warm(self, games: Sequence[str]) -> None:
        """Prepare games in the threads one by one, so that a picture waits for one game at most."""
        if games:
            with suppress(RuntimeError):  # the pool was closed meanwhile
                self._threads.submit(self._warm_first, tuple(games))

    def _warm_first(self, games: tuple[str, ...]) -> None:
        drawing.warm(games[0])
        self.warm(games[1:])

    def close(self) -> None:
        """Finish the pictures that are being drawn, and draw no others."""
        if self._preparing is not None:
            self._preparing.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)
        if self._drawers is not None:
            self._drawers.close()
