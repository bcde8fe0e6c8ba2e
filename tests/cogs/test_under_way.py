"""A screen says what is under way and until when, and the outcome replaces it."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from cogs.edge import under_way
from cogs.panel.spec import Screen
from engine.values.core import EngineError, Msg
from play.values.errors import NotAllowed
from tests.play.hosting import HandClock
from words import speaker

WORDS = Msg("record.checking")


class KeptReply:
    """A reply that keeps its screens; `said_first` is set by the first of them."""

    def __init__(self) -> None:
        self.say = speaker("en")
        self.said: list[tuple[str, ...]] = []
        self.said_first = asyncio.Event()

    async def screen(self, screen: Screen) -> None:
        self.said.append(screen.head)
        self.said_first.set()

    async def instead(self, screen: Screen) -> None:
        await self.screen(screen)


async def wait_for(reply: KeptReply, outcome: Any) -> Any:
    """Wait for work that ends with this outcome as soon as the reply says that it is under way."""

    async def work() -> Any:
        await reply.said_first.wait()
        if isinstance(outcome, EngineError):
            raise outcome
        return outcome

    when = under_way.latest_end(HandClock(1_000.0), 200.0)
    return await under_way.result_of(cast(Any, reply), work(), WORDS, when)


async def test_a_waiting_screen_says_until_when_and_then_the_outcome(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(under_way, "SILENCE", 0.0)
    reply = KeptReply()
    assert await wait_for(reply, 7) == 7
    assert reply.said == [(reply.say(WORDS), f"-# {reply.say(Msg('discord.holds', when='1260'))}")]
    reply = KeptReply()
    assert await wait_for(reply, NotAllowed(Msg("record.too-slow"))) is None
    _, (text, *_) = reply.said
    assert "takes too long" in text, "the refusal replaces the waiting screen"


async def test_an_immediate_result_needs_no_waiting_screen() -> None:
    reply = KeptReply()
    reply.said_first.set()
    assert await wait_for(reply, 7) == 7
    with pytest.raises(NotAllowed):
        await wait_for(reply, NotAllowed(Msg("record.too-slow")))
    assert reply.said == []
