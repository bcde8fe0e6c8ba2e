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
    """Pictures that count what they drew, and draw when the test lets them."""

    def __init__(self) -> None:
        self.jobs: list[FrameJob] = []
        self.may = asyncio.Event()

    async def frame(self, job: FrameJob) -> bytes:
        await self.may.wait()
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


async def test_equal_wishes_share_a_film_and_it_is_kept(setting: tuple[Films, Counted, Table]) -> None:
    wishes, pictures, table = setting
    pictures.may.set()
    one, other = await asyncio.gather(wishes.film(table, "en", 10_000_000), wishes.film(table, "en", 10_000_000))
    count = len(pictures.jobs)
    assert one is other and wishes.find(table, "en", 10_000_000) is one and 2 < count <= films.FRAMES
    assert [job.share for job in pictures.jobs] == sorted(job.share for job in pictures.jobs) and pictures.jobs[-1].share == 1.0
    assert (await wishes.film(table, "en", 10_000_000)) is one and len(pictures.jobs) == count
    with Image.open(io.BytesIO(one.data)) as opened:
        assert opened.n_frames == count and one.name == "film.webp" and f"{count} pictures" in one.alt


async def test_too_many_films_are_refused_and_a_failure_is_told(setting: tuple[Films, Counted, Table]) -> None:
    wishes, pictures, table = setting
    requests = [asyncio.ensure_future(wishes.film(table, language, 10_000_000)) for language in "abcd"]
    await asyncio.sleep(0)
    before = wishes.expected_seconds(table)
    with pytest.raises(EngineError) as caught:
        await wishes.film(table, "e", 10_000_000)
    assert caught.value.msg.key == "film.busy"
    pictures.frame = None  # type: ignore[assignment,method-assign]
    pictures.may.set()
    results = await asyncio.gather(*requests, return_exceptions=True)
    assert [error.msg.key for error in results if isinstance(error, EngineError)] == ["film.none"] * 4
    assert wishes.expected_seconds(table) < before, "nobody waits any more"


def test_a_film_is_as_small_as_its_place_wants() -> None:
    whole = fit_film([STILL] * 20, 10_000_000)
    half = fit_film([STILL] * 20, len(whole) // 2)
    assert len(half) <= len(whole) // 2 and room(10_485_760) == films.BYTES and room(1_000_000) == 950_000
    with Image.open(io.BytesIO(fit_film([STILL] * 3, 10))) as opened:
        assert getattr(opened, "n_frames", 1) == 1


async def test_the_moments_of_a_match_are_its_parts_in_their_order(host: Host) -> None:
    table = await finish_match(host, await begin_match(host, ANNE, BEN), Random(1))
    moments = await host.reading.moments(table.match, 6)
    assert moments[0].seq == 0 and moments[-1].seq == table.seq and len(moments) == 6
    assert [moment.seq for moment in moments] == sorted({moment.seq for moment in moments})
    assert moments[-1].name.key == "core.chapter.end" and moments[-1].share == 1.0


@pytest.mark.parametrize("patience", [600.0, 0.0], ids=["a moment", "for ever"])
async def test_a_picture_of_a_film_stands_back_behind_others_but_not_for_ever(patience: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "STANDS_BACK", patience)
    drawer, other = Pictures(), asyncio.get_running_loop().create_future()
    drawer._drawing["somebody else's",] = other
    wish: Any = SimpleNamespace(game="toy", draw=lambda: STILL)
    frame = asyncio.ensure_future(drawer.frame(wish))
    await asyncio.sleep(0)
    if patience:
        assert not frame.done()
        other.set_result((b"", ""))
        del drawer._drawing["somebody else's",]
    assert await frame == STILL
    drawer.close()
