"""Films are made one at a time, after other pictures, and fit where they are sent."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from PIL import Image

from cogs.edge.services import Services
from cogs.looking_back import films
from cogs.looking_back.films import Films, fit_film, room
from cogs.pictures import service
from cogs.pictures.jobs import FrameJob
from cogs.pictures.service import Pictures
from engine.values.core import EngineError
from play.host import Host
from play.time.clock import AT_ONCE
from play.values.types import Table
from render.kit import film
from store.sqlite import SqliteStore
from tests.play.hosting import ANNE, BEN, HandClock, begin_match, finish_match, rules

STILL = film.encode_still(Image.new("RGB", film.SIZE, (200, 30, 30)), 50_000)


class Counted:
    """Draws pictures of films when the test allows it, and keeps the jobs."""

    def __init__(self) -> None:
        self.jobs: list[FrameJob] = []
        self.may_draw = asyncio.Event()

    async def frame(self, job: FrameJob) -> bytes:
        await self.may_draw.wait()
        self.jobs.append(job)
        return STILL

    async def run_in_pool(self, work: Any) -> Any:
        return work()


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    film_host = Host(SqliteStore(tmp_path / "films.db"), HandClock(), Random(1), delays=AT_ONCE, rules=rules)
    await film_host.open(ticking=False)
    yield film_host
    await film_host.close()


@pytest.fixture
async def setting(host: Host) -> AsyncIterator[tuple[Films, Counted, Table]]:
    table = await finish_match(host, await begin_match(host, ANNE, BEN), Random(1))
    pictures: Any = Counted()
    yield Films(Services(host, pictures)), pictures, table


async def test_equal_requests_share_a_film_and_it_is_kept(setting: tuple[Films, Counted, Table]) -> None:
    film_service, pictures, table = setting
    pictures.may_draw.set()
    one, other = await asyncio.gather(film_service.film(table, "en", 10_000_000), film_service.film(table, "en", 10_000_000))
    count = len(pictures.jobs)
    assert one is other and film_service.find(table, "en", 10_000_000) is one and 2 < count <= films.FRAMES
    shares = [job.share for job in pictures.jobs]
    assert shares == sorted(shares) and max(shares) == 1.0
    assert (await film_service.film(table, "en", 10_000_000)) is one and len(pictures.jobs) == count
    with Image.open(io.BytesIO(one.data)) as opened:
        assert opened.n_frames == count and one.name == "film.webp" and f"{count} pictures" in one.alt


async def test_too_many_films_are_refused_and_failures_are_reported(setting: tuple[Films, Counted, Table]) -> None:
    film_service, pictures, table = setting
    requests = [asyncio.ensure_future(film_service.film(table, language, 10_000_000)) for language in "abcd"]
    await asyncio.sleep(0)
    before = film_service.expected_seconds(table)
    with pytest.raises(EngineError) as caught:
        await film_service.film(table, "e", 10_000_000)
    assert caught.value.msg.key == "film.busy"
    pictures.frame = None  # type: ignore[assignment,method-assign]
    pictures.may_draw.set()
    results = await asyncio.gather(*requests, return_exceptions=True)
    assert [error.msg.key for error in results if isinstance(error, EngineError)] == ["film.none"] * 4
    assert film_service.expected_seconds(table) < before, "nobody waits any more"


def test_a_film_fits_the_size_that_is_allowed() -> None:
    whole = fit_film([STILL] * 20, 10_000_000)
    half = fit_film([STILL] * 20, len(whole) // 2)
    assert len(half) <= len(whole) // 2 and room(10_485_760) == films.BYTES and room(1_000_000) == 950_000
    with Image.open(io.BytesIO(fit_film([STILL] * 3, 10))) as opened:
        assert getattr(opened, "n_frames", 1) == 1


async def test_the_moments_of_a_match_are_its_parts_in_their_order(host: Host) -> None:
    table = await finish_match(host, await begin_match(host, ANNE, BEN), Random(1))
    moments = await host.reading.moments(table.match, 6)
    first, *_, last = moments
    assert first.seq == 0 and last.seq == table.seq and len(moments) == 6
    assert [moment.seq for moment in moments] == sorted({moment.seq for moment in moments})
    assert last.name.key == "core.chapter.end" and last.share == 1.0


FRAME: Any = SimpleNamespace(game="toy", draw=lambda: STILL)


async def test_a_picture_of_a_film_waits_for_other_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "STANDS_BACK", 600.0)
    drawer, other = Pictures(), asyncio.get_running_loop().create_future()
    drawer._drawing["somebody else's",] = other
    frame = asyncio.ensure_future(drawer.frame(FRAME))
    await asyncio.sleep(0)
    assert not frame.done()
    other.set_result((b"", ""))
    del drawer._drawing["somebody else's",]
    assert await frame == STILL
    drawer.close()


async def test_a_picture_of_a_film_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "STANDS_BACK", 0.0)
    drawer = Pictures()
    drawer._drawing["somebody else's",] = asyncio.get_running_loop().create_future()
    assert await drawer.frame(FRAME) == STILL
    drawer.close()
