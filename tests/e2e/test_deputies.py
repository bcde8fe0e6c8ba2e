"""A player chooses which answers a stand-in gives, reads them on a page and undoes them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cogs.actions.seats import ChooseDeputy, ShowDeputy, TakeBack
from cogs.actions.tables import ShowMore, ShowSettingsHere
from play.follows.deputy import SMALL
from tests.e2e.playing import play_line
from tests.e2e.world import control, controls, texts, world


async def test_a_stand_in_pays_for_an_absent_player_who_can_ask_to_take_it_back(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara", automatic=True)
        (buyer,) = await w.awaited_members()
        await play_line(w, buyer, "bid 3")
        for _ in range(2):
            await w.quiet()
            (other,) = await w.awaited_members()
            await play_line(w, other, "pass")
        await w.quiet()
        assert await w.awaited_members() == [buyer]
        await w.later(SMALL + 1)
        await w.host.clockwork.run_due()
        await w.quiet()
        assert "was not there" not in texts(await w.card())
        log = (await buyer.slash(w.channel, "match", show="log")).response
        assert "You were not there: the stand-in answers" in texts(log)
        panel = await w.turn(buyer)
        assert "Moves were played for you" in texts(panel)
        await buyer.click(panel, custom_id=control(panel, ShowDeputy))
        assert "Played for you while you were away**:" in texts(panel) and "• You " in texts(panel) and "your stand-in" in texts(panel)
        assert "entry" not in texts(panel)
        assert "Why: " in texts(panel), "the coach gives a reason"
        (back,) = controls(panel, TakeBack)
        assert "Ask to take it back" in back["label"], "the payment revealed a card, so the others are asked"
        await buyer.select(panel, ["ask"], custom_id=control(panel, ChooseDeputy))
        assert "Nothing is answered for you" in texts(panel)
        table = await w.table()
        assert await w.host.deputies.of(table.match, buyer.id) == "ask"


async def test_a_move_that_revealed_nothing_is_undone_at_once(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara", automatic=True)
        (away,) = await w.awaited_members()
        await w.host.deputies.choose(1, away.id, "likely")
        await w.later(12 * 3600 + 1)
        await w.host.clockwork.run_due()
        await w.quiet()
        panel = await w.turn(away)
        await show_stand_in(away, panel)
        await away.click(panel, custom_id=control(panel, TakeBack))
        assert (await w.awaited_members()) == [away]


async def show_stand_in(member: Any, panel: Any) -> None:
    """Open the page of the stand-in from a panel."""
    await member.click(panel, custom_id=control(panel, ShowMore))
    await member.click(panel, custom_id=control(panel, ShowSettingsHere))
    await member.click(panel, custom_id=control(panel, ShowDeputy))
