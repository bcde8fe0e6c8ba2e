"""Reviews in the making: shared by who wants the same, bounded, and told in words where they fail."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from cogs import reviews
from cogs.reviews import Reviewed, Reviews
from engine.core import EngineError
from engine.match import Match, begin
from engine.search.review import Making
from play.thinking import InLine
from tests.play.toy import RULES


def played() -> Match:
    match = begin(RULES, 2, {}, "reviews")
    return match.played(RULES.to_act(match.state)[0], "pass")


def making() -> Making:
    return Making(played(), nodes=8)


async def test_equal_wishes_share_a_review_and_it_is_remembered() -> None:
    made, wanted = Reviews(InLine(lambda name: RULES)), making()
    one, other = await asyncio.gather(made.made(7, played(), wanted), made.made(7, played(), making()))
    assert one is other is made.kept(7) is await made.made(7, played(), making())
    assert len(one.review.points) == 2 and one.terms == ("core.term.points",)


async def test_what_comes_to_nothing_where_bots_think_is_done_beside_them() -> None:
    class Gone(InLine):
        async def _answer(self, task: Any, /) -> None:
            return None

    found = await Reviews(Gone(lambda name: RULES)).made(7, played(), making())
    assert found.review == (await Reviews(InLine(lambda name: RULES)).made(7, played(), making())).review


async def test_a_review_that_fails_says_so_and_is_not_remembered(caplog: pytest.LogCaptureFixture) -> None:
    made = Reviews(InLine(cast(Any, lambda name: 1 / 0)))
    with pytest.raises(EngineError) as told:
        await made.made(7, played(), making())
    assert told.value.msg.key == "review.failed" and made.kept(7) is None and "no review" in caplog.text


async def test_no_more_are_made_than_can_be_waited_for() -> None:
    made = Reviews(InLine(lambda name: RULES))
    under_way = [asyncio.ensure_future(made.made(number, played(), making())) for number in range(reviews.WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(EngineError) as told:
        await made.made(99, played(), making())
    assert told.value.msg.key == "review.busy"
    assert made.expected(99, making()) >= made.expected(0, making()), "those before it are waited for, it itself is counted once"
    assert all(isinstance(one, Reviewed) for one in await asyncio.gather(*under_way))
