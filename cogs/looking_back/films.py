"""Makes films of finished matches, picture by picture, while no other picture is needed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import render
from cogs.edge.services import Services, reader
from cogs.panel.spec import Picture
from cogs.pictures.jobs import FrameJob
from cogs.pictures.service import Pictures
from engine.story.story import StoryMoment
from engine.values.core import EngineError, Msg
from engine.values.recent import Recent
from play.values.types import Table

log = logging.getLogger(__name__)

FRAMES = 40
"""The most pictures of a film."""
SECONDS = 0.5
"""About how many seconds a picture takes, for the estimate that people are shown."""
SHOWN = 900
"""Milliseconds for which a picture of a film is shown."""
LAST = 4_000
"""Milliseconds for which its last picture is shown."""
LONGEST = 600.0
"""Seconds after which a film is given up: an answer can follow within a quarter of an hour."""
WAITING = 4
"""The most films that wait or are being made; they are made one after the other."""
KEPT = 3
"""How many films are kept in memory, about 2 MB each."""
BYTES = 9_500_000
"""The most bytes of a film, also if more may be uploaded: people watch it on phones."""
SHARE = 0.95
"""The share of the upload limit for a film; the rest is for the message itself."""


class Films:
    """Makes films, one at a time."""

    def __init__(self, services: Services) -> None:
        self.host = services.host
        self.pictures: Pictures = services.pictures
        self._kept: Recent[tuple[int, str, int], Picture] = Recent(KEPT)
        self._making: dict[tuple[int, str, int], asyncio.Future[Picture]] = {}
        self._one = asyncio.Lock()

    def find(self, table: Table, language: str, limit: int) -> Picture | None:
        """Return the film, if it is made already; `limit`: the bytes that may be uploaded."""
        return self._kept.get((table.match, language, room(limit)))

    def expected_seconds(self, table: Table) -> int:
        """Return about how many seconds the film takes, the films before it included."""
        return round((1 + len(self._making)) * SECONDS * min(FRAMES, table.seq + 1)) + 1

    async def film(self, table: Table, language: str, limit: int) -> Picture:
        """Return the film of a finished match within `limit` bytes; equal requests share one.

        Raises `EngineError` if too many films wait, if it takes too long, or if nothing can be drawn.
        """
        most = room(limit)
        key = (table.match, language, most)
        finished = self._kept.get(key)
        if finished is not None:
            return finished
        if key not in self._making:
            if len(self._making) >= WAITING:
                raise EngineError("too many films", Msg("film.busy"))
            self._making[key] = asyncio.ensure_future(self._make(table, language, most))
            self._making[key].add_done_callback(lambda done: self._finish(key, done))
        return await asyncio.shield(self._making[key])

    def _finish(self, key: tuple[int, str, int], done: asyncio.Future[Picture]) -> None:
        self._making.pop(key, None)
        if not done.cancelled() and done.exception() is None:
            self._kept.put(key, done.result())

    async def _make(self, table: Table, language: str, most: int) -> Picture:
        try:
            async with asyncio.timeout(LONGEST), self._one:
                moments = await self.host.reading.moments(table.match, FRAMES)
                jobs = [job(table, language, moment, most // len(moments)) for moment in moments]
                frames = [await self.pictures.frame(job) for job in jobs]
                words = reader(table, language).say(Msg("film.alt", count=len(frames), first=moments[0].name, last=moments[-1].name))
                return Picture("film.webp", await self.pictures.run_in_pool(lambda: fit_film(frames, most)), words)
        except EngineError:
            raise
        except Exception as error:
            log.exception("no film", extra={"match": table.match})
            raise EngineError("no film", Msg("film.none")) from error


def room(limit: int) -> int:
    """Return the bytes that a film may have where `limit` may be uploaded."""
    return min(BYTES, int(limit * SHARE))


def job(table: Table, language: str, moment: StoryMoment, most: int) -> FrameJob:
    """Return the job of one picture; its words name the people who held the seats then.

    `most`: the most bytes of the picture.
    """
    return FrameJob(
        table.game,
        moment.view,
        reader=reader(table, language, moment.seq),
        caption=moment.name,
        share=moment.share,
        most=most,
        event=moment.event,
    )


def fit_film(frames: Sequence[bytes], most: int) -> bytes:
    """Return the film, with every other picture left out until it is small enough.

    The last picture stays.
    """
    while True:
        film = render.film(frames, [*[SHOWN] * (len(frames) - 1), LAST])
        if len(film) <= most or len(frames) == 1:
            return film
        frames = [*frames[:-2:2], frames[-1]]
