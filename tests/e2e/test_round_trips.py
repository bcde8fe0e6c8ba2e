"""A click asks the database only a few times, because each time is a round trip to a database server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest

from cogs.actions.looking_back import Export, ShowLog, ShowReplay, ShowSince
from cogs.actions.panel import AtTable
from cogs.actions.servers import Explain
from cogs.actions.tables import OpenTurn, OpenView, ShowMore
from play.clockwork import Clockwork
from store.link import WhenDone
from store.rows.looks import NEWEST
from tests.buttons import next_press
from tests.e2e.test_forged import Click
from tests.e2e.world import World, control, world
from tests.near import OnLoop
from tests.play.hosting import make_move

T = TypeVar("T")

MOST = {"open": 2, "choice": 4, "confirm": 20}
"""The most round trips of *My turn*, of one answer, and of *Confirm* with the card and all messages that follow.

The questions of the clockwork itself are not counted.
"""

LOOKS: dict[type[AtTable], int] = {ShowMore: 1, OpenView: 1, ShowSince: 2, ShowReplay: 2, ShowLog: 2, Explain: 2, Export: 2}
"""The most round trips of looking at a match so long that its entries do not all come with the gate's look (`NEWEST`). Screens that need
them all may ask once more for the log."""


@pytest.fixture
def round_trips(monkeypatch: pytest.MonkeyPatch) -> list[Callable[[Any], Any]]:
    """A list that gets the question each time that the database is asked."""
    trips: list[Callable[[Any], Any]] = []
    submit = OnLoop.submit

    def counted(self: OnLoop, function: Callable[[Any], T], done: WhenDone) -> None:
        task = asyncio.current_task()
        if task is None or task.get_name() != Clockwork.name:  # the clockwork's own questions are not counted
            trips.append(function)
        submit(self, function, done)

    monkeypatch.setattr(OnLoop, "submit", counted)
    return trips


async def deliver_all(w: World) -> None:
    """Wait until the courier has delivered everything."""
    while busy := w.bot.courier.busy():
        await asyncio.gather(*busy)
        await w.env.settle()


@pytest.mark.parametrize("game", ["pizarro", "navegador"])
async def test_a_click_asks_the_database_a_few_times(tmp_path: Path, round_trips: list[Callable[[Any], Any]], game: str) -> None:
    rng = Random(1)
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara", game=game)
        member, *_ = await w.awaited_members()
        await w.confirm_every_move(member)
        card = await w.card()
        round_trips.clear()
        panel = (await member.click(card, custom_id=control(card, OpenTurn))).response
        assert 0 < len(round_trips) <= MOST["open"], f"a panel opens with {len(round_trips)}"
        seq, choices = (await w.table()).seq, 0
        while (used := next_press(panel, rng)) is not None:
            round_trips.clear()
            if used.values is None:
                await member.click(panel, custom_id=used.custom_id)
            else:
                await member.select(panel, used.values, custom_id=used.custom_id)
            if used.ends:
                break
            choices += 1
            assert 0 < len(round_trips) <= MOST["choice"], f"a choice takes {len(round_trips)}"
        await deliver_all(w)
        confirmed = len(round_trips)  # since *Confirm* was pressed
        assert choices and (await w.table()).seq > seq
        assert 0 < confirmed <= MOST["confirm"], f"a move with all that follows takes {confirmed}"


async def test_looking_at_a_long_match_reads_its_log_once_more_at_most(tmp_path: Path, round_trips: list[Callable[[Any], Any]]) -> None:
    rng = Random(1)
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        while (await w.table()).seq <= 2 * NEWEST:
            await make_move(w.host, await w.table(), rng)
        await w.quiet()
        awaited, *_ = await w.awaited_members()
        user = awaited.id
        await w.bot.clicks.answer(Click(w, user, w.guild.id, w.channel.id), ShowMore(1), ())  # the first click stores the name
        for kind, most in LOOKS.items():
            await deliver_all(w)
            click = Click(w, user, w.guild.id, w.channel.id)
            round_trips.clear()
            await w.bot.clicks.answer(click, kind(1), ())  # type: ignore[arg-type]
            assert click.response.said and 0 < len(round_trips) <= most, f"{kind.__name__} takes {len(round_trips)}"
