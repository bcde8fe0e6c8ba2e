"""How often the database is asked for one click: on a server every time is a round trip."""

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
"""Round trips that a click may take: *My turn*, one answer on it, and *Confirm* with the card and all messages that follow. What the clock
asks by itself, after every commit and now and then, is not counted."""


LOOKS: dict[type[AtTable], int] = {ShowMore: 1, OpenView: 1, ShowSince: 2, ShowReplay: 2, ShowLog: 2, Explain: 2, Export: 2}
"""The same for who only looks at a match of more entries than are read with every look."""


@pytest.fixture
def hops(monkeypatch: pytest.MonkeyPatch) -> list[None]:
    """One entry for each time that the database is asked."""
    trips: list[None] = []
    submit = OnLoop.submit

    def counted(self: OnLoop, function: Callable[[Any], T], done: WhenDone) -> None:
        task = asyncio.current_task()
        if task is None or task.get_name() != Clockwork.name:
            trips.append(None)
        submit(self, function, done)

    monkeypatch.setattr(OnLoop, "submit", counted)
    return trips


async def tell(w: World) -> None:
    """Everybody has been told of everything."""
    while busy := w.bot.courier.busy():
        await asyncio.gather(*busy)
        await w.env.settle()


@pytest.mark.parametrize("game", ["pizarro", "navegador"])
async def test_a_click_asks_the_database_a_few_times(tmp_path: Path, hops: list[None], game: str) -> None:
    rng = Random(1)
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara", game=game)
        member = (await w.awaited_members())[0]
        await w.careful(member)
        card = await w.card()
        hops.clear()
        panel = (await member.click(card, custom_id=control(card, OpenTurn))).response
        assert 0 < len(hops) <= MOST["open"], f"a panel opens with {len(hops)}"
        seq, choices = (await w.table()).seq, 0
        while (used := next_press(panel, rng)) is not None:
            hops.clear()
            if used.values is None:
                await member.click(panel, custom_id=used.custom_id)
            else:
                await member.select(panel, used.values, custom_id=used.custom_id)
            if used.ends:
                break
            choices += 1
            assert 0 < len(hops) <= MOST["choice"], f"a choice takes {len(hops)}"
        await tell(w)
        confirmed = len(hops)
        assert choices and (await w.table()).seq > seq
        assert 0 < confirmed <= MOST["confirm"], f"a move with all that follows takes {confirmed}"


async def test_looking_at_a_match_reads_its_log_once(tmp_path: Path, hops: list[None]) -> None:
    rng = Random(1)
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        while (await w.table()).seq <= 2 * NEWEST:
            await make_move(w.host, await w.table(), rng)
        await w.quiet()
        user = (await w.awaited_members())[0].id
        await w.bot.clicks.answer(Click(w, user, w.guild.id, w.channel.id), ShowMore(1), ())  # who clicks first with a new name is renamed
        for kind, most in LOOKS.items():
            await tell(w)
            click = Click(w, user, w.guild.id, w.channel.id)
            hops.clear()
            await w.bot.clicks.answer(click, kind(1), ())  # type: ignore[arg-type]
            assert click.response.said and 0 < len(hops) <= most, f"{kind.__name__} takes {len(hops)}"
