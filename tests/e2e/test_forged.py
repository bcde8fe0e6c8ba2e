"""Forged custom_ids that reach the router: an answer every time, and no seat moves that is not the clicker's."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.e2e.world import World, world

FAMILIES = ("t", "o", "k", "l", "p", "s", "w", "h", "x")
WORDS = """open next pick menu hint many sum amount.a back anew done withdraw turn view part rules follow more undo abandon really agree
refuse bot swap give take here join leave start seat options close rematch create set.a seats pace place invite unseat page cancel
log older replay earlier export channel loud"""
VERBS = WORDS.split()


class Answer:
    """What an interaction lets one do, as far as the router does it."""

    def __init__(self) -> None:
        self.count = 0

    def is_done(self) -> bool:
        return self.count > 0

    async def _answered(self, *args: Any, **kwargs: Any) -> None:
        self.count += 1

    send_message = edit_message = defer = send = _answered


class Click:
    """An interaction that Discord would never send."""

    def __init__(self, w: World, user: Any) -> None:
        self.response = self.followup = Answer()
        self.message = None
        self.user = user
        self.locale = "en-US"
        self.guild_id, self.channel_id, self.channel = w.guild.id, w.channel.id, None
        self.data: dict[str, Any] = {}
        self.type = None
        self.client = w.bot

    async def edit_original_response(self, **kwargs: Any) -> None:
        await self.response._answered()


class User:
    """Somebody who sits nowhere."""

    def __init__(self, id: int) -> None:
        self.id, self.display_name = id, "Mallory"


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[World]:
    async with world(tmp_path / "m.db") as w:
        await w.opened("ana", "bruno", "clara")
        yield w


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
async def test_a_stranger_gets_an_answer_and_moves_nothing(table: World, data: st.DataObject) -> None:
    kind = f"{data.draw(st.sampled_from(FAMILIES))}.{data.draw(st.sampled_from(VERBS))}"
    numbers = [data.draw(st.integers(0, 3) | st.integers(0, 2**70)) for _ in range(3)]
    rest = data.draw(st.text(max_size=12)), data.draw(st.sampled_from(["", "greedy", "pass", "bid", "zz9", "-"]) | st.text(max_size=30))
    forged = data.draw(st.text(max_size=110) | st.just(f"1:{kind}:{numbers[0]}:{numbers[1]}:{numbers[2]}:{rest[0]}:{rest[1]}"))
    values = data.draw(st.lists(st.sampled_from(["0", "1", "99999999999", "a", "any", ""]) | st.text(max_size=8), max_size=2))
    before = await table.table()
    click = Click(table, User(424242))
    await table.bot.router.clicked(click, forged, values)  # type: ignore[arg-type]
    assert click.response.count >= 1
    after = await table.table()
    assert (after.seq, after.occupants, after.status, after.settings) == (before.seq, before.occupants, before.status, before.settings)


async def test_none_of_it_was_an_internal_error(table: World, caplog: pytest.LogCaptureFixture) -> None:
    for family in FAMILIES:
        for verb in VERBS:
            for rest in ("0:0:0::", "1:0:0::", "1:5:5:~~:zz", "77:0:0:9~9~9:#ab", f"1:0:{2**69}:pizarro:zzzzzzzzzzzz"):
                click = Click(table, User(434343))
                await table.bot.router.clicked(click, f"1:{family}.{verb}:{rest}", ("7",))  # type: ignore[arg-type]
                assert click.response.count >= 1
    assert [record.custom_id for record in caplog.records if hasattr(record, "error_id")] == []  # type: ignore[attr-defined]
