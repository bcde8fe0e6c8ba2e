"""Reviews are shared, limited in number, and their failures are explained."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs.edge import under_way
from cogs.looking_back import review as reviewing
from cogs.looking_back import review_jobs as reviews
from cogs.looking_back.review import Reviewing, may_share
from cogs.looking_back.review_jobs import Reviewed, ReviewProgress, Reviews
from cogs.panel.spec import Screen
from engine.match.match import Match, begin
from engine.search.review import Making
from engine.values.core import EngineError, Msg
from play.minds.thinking import InLine
from tests.play.hosting import HALL, HandClock
from tests.play.toy import RULES
from words import speaker


def played() -> Match:
    """Return a match of one move."""
    match = begin(RULES, 2, {}, "reviews")
    seat, *_ = RULES.to_act(match.state)
    return match.played(seat, "pass")


def making() -> Making:
    """Return the work of a short review of that match."""
    return Making(played(), nodes=8)


async def test_equal_requests_share_a_review_and_it_is_remembered() -> None:
    reviews_service, wanted = Reviews(InLine(lambda name: RULES)), making()
    one, other = await asyncio.gather(reviews_service.make(7, played(), wanted), reviews_service.make(7, played(), making()))
    assert one is other is reviews_service.find(7) is await reviews_service.make(7, played(), making())
    assert len(one.review.points) == 2 and one.terms == ("core.term.points",)


async def test_a_review_is_made_here_if_the_workers_do_not_answer() -> None:
    class Gone(InLine):
        async def _answer(self, task: Any, /) -> None:
            return None

    reviewed = await Reviews(Gone(lambda name: RULES)).make(7, played(), making())
    assert reviewed.review == (await Reviews(InLine(lambda name: RULES)).make(7, played(), making())).review


async def test_a_review_that_fails_says_so_and_is_not_remembered(caplog: pytest.LogCaptureFixture) -> None:
    reviews_service = Reviews(InLine(cast(Any, lambda name: 1 / 0)))
    with pytest.raises(EngineError) as caught:
        await reviews_service.make(7, played(), making())
    assert caught.value.msg.key == "review.failed" and reviews_service.find(7) is None and "no review" in caplog.text


async def test_a_review_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "LONGEST", 0.0)
    with pytest.raises(EngineError) as caught:
        await Reviews(InLine(lambda name: RULES)).make(7, played(), making())
    assert caught.value.msg.key == "review.too-slow"


async def test_the_progress_of_a_review_is_estimated_from_its_first_pieces() -> None:
    seen: list[ReviewProgress | None] = []

    class Watched(InLine):
        async def _answer(self, task: Any, /) -> Any:
            await asyncio.sleep(0)
            seen.append(reviews_service.progress(7))
            return await super()._answer(task)

    reviews_service, wanted = Reviews(Watched(lambda name: RULES)), making()
    assert reviews_service.progress(7) is None
    other = asyncio.ensure_future(reviews_service.make(7, played(), wanted))
    later = asyncio.ensure_future(reviews_service.make(8, played(), making()))
    await asyncio.sleep(0)
    assert reviews_service.progress(8) == ReviewProgress(share=None, seconds=None), "the other review comes first"
    assert reviews_service.expected_seconds(9, making()) >= reviews_service.expected_seconds(7, wanted)
    await asyncio.gather(other, later)
    known = [progress for progress in seen if progress is not None and progress.share is not None]
    shares = [progress.share for progress in known]
    assert shares == sorted(shares, key=lambda share: share or 0.0) and shares[0] == 0.0 and len(shares) > 1
    first, *later_progress = known
    assert first.seconds is None and all(progress.seconds is not None for progress in later_progress)
    assert reviews_service.progress(7) is None and wanted.share == 1.0


async def test_the_screen_shows_how_far_a_review_is(monkeypatch: pytest.MonkeyPatch) -> None:
    heads: list[str] = []

    class Heard:
        async def screen(self, screen: Screen) -> None:
            await self.instead(screen)

        async def instead(self, screen: Screen) -> None:
            heads.append("\n".join(screen.head))
            await asyncio.sleep(0)

    class Slow(InLine):
        async def _answer(self, task: Any, /) -> Any:
            for _ in range(30):
                await asyncio.sleep(0)
            return await super()._answer(task)

    monkeypatch.setattr(reviewing, "RHYTHM", 0.0)
    click = SimpleNamespace(reply=Heard(), say=speaker("en"), user_id=1, caller=SimpleNamespace(place=HALL))
    ledger = SimpleNamespace(clock=HandClock(1_000.0))
    host: Any = SimpleNamespace(thinking=Slow(lambda name: RULES), ledger=ledger)
    one = Reviewing(cast(Any, SimpleNamespace(host=host, pictures=None)))
    result = await Reviewing._make(one, cast(Any, click), 7, played(), ())
    assert isinstance(result, Reviewed) and "takes about" in heads[0] and any("% done, about" in words for words in heads)
    assert all(f"<t:{1_000 + int(reviews.LONGEST + under_way.SENDING)}:t>, something broke it off" in words for words in heads)
    one.reviews = Reviews(InLine(cast(Any, lambda name: 1 / 0)))
    assert await Reviewing._make(one, cast(Any, click), 8, played(), ()) is None
    assert "could not be looked at again" in heads[-1], "the waiting screen says that the review failed"


async def test_too_many_reviews_are_refused() -> None:
    reviews_service = Reviews(InLine(lambda name: RULES))
    under_way = [asyncio.ensure_future(reviews_service.make(number, played(), making())) for number in range(reviews.WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(EngineError) as caught:
        await reviews_service.make(99, played(), making())
    assert caught.value.msg.key == "review.busy"
    assert reviews_service.expected_seconds(99, making()) >= reviews_service.expected_seconds(0, making()), (
        "a review waits for those before it"
    )
    assert all(isinstance(result, Reviewed) for result in await asyncio.gather(*under_way))


def test_long_times_are_said_in_minutes() -> None:
    for seconds, words in ((1, "one second,"), (14, "14 seconds,"), (231, "4 minutes,")):
        assert words in speaker()(Msg("review.making", time=reviewing.roughly(seconds)))[:75]


def test_only_a_player_shares_a_match_and_only_where_its_table_is() -> None:
    def shares(user: int, channel: int, thread: int | None) -> bool:
        at = SimpleNamespace(channel_id=2, thread_id=9)
        table = SimpleNamespace(place=at, players=(SimpleNamespace(user_id=5),))
        here = SimpleNamespace(channel_id=channel, thread_id=thread)
        return may_share(cast(Any, SimpleNamespace(table=table, caller=SimpleNamespace(place=here), user_id=user)))

    assert shares(user=5, channel=2, thread=9)
    assert not shares(user=6, channel=2, thread=9)
    assert not shares(user=5, channel=3, thread=9)
    assert not shares(user=5, channel=2, thread=None)
