"""The drawing pool."""

from __future__ import annotations

import asyncio
import threading

import pytest

from cogs import pictures
from cogs.pictures import Pictures


async def test_games_are_prepared_one_after_the_other_and_wishes_come_between(monkeypatch: pytest.MonkeyPatch) -> None:
    began, go, done = threading.Event(), threading.Event(), list[str]()

    def warmed(game: str) -> None:
        done.append(game)
        if game == "first":
            began.set()
            assert go.wait(20)

    monkeypatch.setattr(pictures, "_warmed", warmed)
    pool = Pictures(threads=1)
    pool.warm(("first", "second"))
    assert began.wait(20)
    wish = asyncio.ensure_future(pool.run_in_pool(lambda: done.append("wish")))
    await asyncio.sleep(0)  # the wish stands in the queue now
    go.set()
    await wish
    pool._pool.shutdown(wait=True)
    assert done[:2] == ["first", "wish"] and set(done) <= {"first", "wish", "second"}


async def test_a_closed_pool_is_not_warmed(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = Pictures()
    pool.close()
    pool.warm(("pizarro",))
