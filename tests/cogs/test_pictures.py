"""Pictures are drawn by threads, or by processes with threads in reserve."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable
from random import Random
from typing import Any

import pytest

from cogs.pictures import drawing
from cogs.pictures.drawers import Drawers
from cogs.pictures.jobs import Drawn, PositionJob, Reader, alt_text
from cogs.pictures.service import Pictures
from engine import bots
from engine.match import registry
from engine.match.match import Match, at, begin
from engine.values.core import Seat
from engine.walking.walk import Asking, preview, walk
from play.minds.workers import Absent
from render import CARD, TURN, Draft


async def test_wanted_pictures_are_drawn_between_the_preparations_of_games(monkeypatch: pytest.MonkeyPatch) -> None:
    began, may_go_on, done = threading.Event(), threading.Event(), list[str]()

    def warmed(game: str) -> None:
        done.append(game)
        if game == "first":
            began.set()
            assert may_go_on.wait(20)

    monkeypatch.setattr(drawing, "warm", warmed)
    pool = Pictures(threads=1)
    pool.warm(("first", "second"))
    assert began.wait(20)
    wanted = asyncio.ensure_future(pool.run_in_pool(lambda: done.append("wanted")))
    await asyncio.sleep(0)  # the wanted picture is in the queue now
    may_go_on.set()
    await wanted
    pool._threads.shutdown(wait=True)
    assert done[:2] == ["first", "wanted"] and set(done) <= {"first", "wanted", "second"}


async def test_a_closed_pool_is_not_warmed(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = Pictures()
    pool.close()
    pool.warm(("pizarro",))


NAMES = ("Ana", "Bruno", "Clara", "Duarte", "Eva", "Filipe")
ENGLISH = Reader("en", NAMES)


def middle(game: str, most: int = 60) -> Match:
    """Return a match of sensible bots in the middle of its first `most` moves."""
    rules, rng = registry.rules(game), Random(5)
    match = begin(rules, max(rules.seats), rules.short, "middle")
    while match.result is None and match.seq < most:
        seat = rng.choice(rules.to_act(match.state))
        match = match.played(seat, bots.line("mate", rules, match.state, seat, rng))
    return at(match, match.seq // 2)


@pytest.mark.parametrize("game", registry.names())
def test_every_job_can_be_sent_to_another_process(game: str) -> None:
    match = middle(game)
    rules = match.rules
    seat, *_ = rules.to_act(match.state)
    end = walk(rules, match.state, seat, ())
    assert isinstance(end, Asking)
    asks = [end.ask] if hasattr(end.ask, "options") else [field.ask for field in end.ask.fields]
    values = tuple(option.value for ask in asks for option in ask.options)
    draft = Draft(preview(rules, match.state, seat, ()), end.ask.name, values)
    for viewer in (None, *map(Seat, range(max(rules.seats)))):
        job = PositionJob(game, rules.view(match.state, viewer), ENGLISH, draft if viewer == seat else None)
        assert pickle.loads(pickle.dumps(job)) == job


@pytest.fixture
async def draw_with() -> AsyncIterator[Callable[[Pictures], Any]]:
    """Draws one picture of Pizarro with a service of pictures, which is closed at the end."""
    used: list[Pictures] = []
    match = middle("pizarro")

    async def draw(pictures: Pictures, draft: Draft | None = None) -> Any:
        used.append(pictures)
        view = match.rules.view(match.state, None)
        return await pictures.picture("pizarro", view, ENGLISH, (len(used),), draft)

    yield draw
    for pictures in used:
        pictures.close()


async def test_a_process_draws_the_same_picture_as_a_thread(draw_with: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    by_thread = await draw_with(Pictures())
    processes = Pictures(processes=1)
    await processes.prepare(("pizarro",))
    monkeypatch.setattr("render.picture", None)
    assert await draw_with(processes) == by_thread, "the other process has drawn it, because this one cannot any more"


async def test_a_process_that_is_killed_is_replaced_and_no_picture_is_lost(draw_with: Any, caplog: pytest.LogCaptureFixture) -> None:
    pictures = Pictures(processes=1)
    await pictures.prepare(("pizarro",))
    (pid,) = pictures.ids
    os.kill(pid, signal.SIGKILL)
    picture = await draw_with(pictures)
    assert picture is not None and picture.data and "ended; another is started" in caplog.text
    await wait_for_renewals(pictures._drawers)
    assert pictures.ids and pictures.ids != (pid,)
    assert await draw_with(pictures) is not None


PREPARING = """
import threading
from cogs.pictures import drawing
drawing.warm = lambda game: print("begun", flush=True) or threading.Event().wait()
import cogs.pictures.warmed
"""
BOT = "import subprocess, sys; subprocess.Popen([sys.executable, '-c', sys.argv[1]], stdout=subprocess.PIPE).stdout.readline()"
"""A bot that ends while its drawing process is still being prepared."""


def test_preparations_end_with_the_bot() -> None:
    """A process that stayed would keep the standard error of the bot open, and this test would not end."""
    prepared = {**os.environ, drawing.PREPARED: "pizarro", drawing.IN_BACKGROUND: "1"}
    done = subprocess.run((sys.executable, "-c", BOT, PREPARING), env=prepared, capture_output=True, timeout=60)
    assert done.returncode == 0 and not done.stderr


async def wait_for_renewals(drawers: Drawers | None) -> None:
    """Wait until every process that is being replaced has its successor."""
    assert drawers is not None
    while drawers._renewals:
        await asyncio.gather(*drawers._renewals.values())


def same(job: Any) -> Any:
    """A drawing that gives back its job."""
    return job


async def test_a_process_that_is_stuck_is_replaced() -> None:
    drawers = Drawers(1, (), longest=0.0)
    try:
        await drawers.start()
        before = drawers.ids
        with pytest.raises(Absent):
            await drawers.draw(same, 7)
        await wait_for_renewals(drawers)
        assert drawers.ids and not set(drawers.ids) & set(before)
    finally:
        drawers.close()


@pytest.mark.parametrize("bound", [{"most": 1}, {"heaviest": 0}], ids=["old", "heavy"])
async def test_a_process_that_is_old_or_heavy_is_replaced(bound: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.pictures.drawers.WEIGHED", 1)
    drawers = Drawers(1, (), **bound)
    try:
        await drawers.start()
        before = drawers.ids
        assert await drawers.draw(same, 7) == 7
        await wait_for_renewals(drawers)
        assert drawers.ids and not set(drawers.ids) & set(before)
    finally:
        drawers.close()


async def test_a_process_that_cannot_be_replaced_at_first_is_tried_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    drawers, start, tries = Drawers(1, (), again=0.0), drawing.start_process, list[bool]()
    try:
        await drawers.start()

        def refused(*args: Any) -> Any:
            tries.append(True)
            if len(tries) == 1:
                raise OSError("no semaphores here")
            return start(*args)

        monkeypatch.setattr(drawing, "start_process", refused)
        (pid,) = drawers.ids
        os.kill(pid, signal.SIGKILL)
        for _ in range(2):
            with pytest.raises(Absent):
                await drawers.draw(same, 7)
        await wait_for_renewals(drawers)
        assert len(tries) == 2 and "no process can be started" in caplog.text and await drawers.draw(same, 7) == 7
    finally:
        drawers.close()


async def test_a_picture_for_a_waiting_person_does_not_wait_for_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    may_draw, pictures = threading.Event(), Pictures()

    def draw(job: PositionJob) -> Drawn:
        assert job.part != CARD or may_draw.wait(30.0)
        return b"", "drawn"

    monkeypatch.setattr(PositionJob, "draw", draw)
    cards = [asyncio.create_task(pictures.picture("pizarro", None, Reader("en"), (number,), part=CARD)) for number in range(3)]
    await asyncio.sleep(0)
    try:
        assert await asyncio.wait_for(pictures.picture("pizarro", None, Reader("en"), (4,), part=TURN), 20.0) is not None
        assert not any(card.done() for card in cards)
    finally:
        may_draw.set()
    assert all(await asyncio.gather(*cards))
    pictures.close()


async def test_threads_draw_if_no_process_can_be_started(
    draw_with: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(drawing, "_begin", int)  # `int` fails with the arguments of `_begin`, and so does the process
    pictures = Pictures(processes=1)
    await pictures.prepare(("pizarro",))
    assert "no process can be started" in caplog.text and await draw_with(pictures) is not None
    caplog.clear()

    def refused(*args: Any) -> None:
        raise OSError("no semaphores here")

    monkeypatch.setattr(drawing, "start_process", refused)
    await pictures.prepare(("pizarro",))
    assert "no process can be started" in caplog.text and await draw_with(pictures) is not None


async def test_an_unsendable_draft_is_drawn_in_a_thread(draw_with: Any, caplog: pytest.LogCaptureFixture) -> None:
    pictures = Pictures(processes=1)
    await pictures.prepare(())
    match = middle("pizarro")
    view = match.rules.view(match.state, None)
    picture = await draw_with(pictures, Draft(view, values=(lambda: "no process can have this",)))
    assert picture.alt == alt_text("pizarro", view, ENGLISH.say) and "not drawn in a process" in caplog.text
