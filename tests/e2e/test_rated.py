"""Anyone can open a rated table, and each person is asked once whether they want a rating."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.actions.tables import Join, Leave, OpenTable, PlayRated
from tests.e2e.test_setup import admin, open_form, page, send_form
from tests.e2e.world import control, controls, texts, world


async def test_the_opener_chooses_rated_and_every_player_is_asked_once(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        ana, bruno = w.people("ana", "bruno")
        panel = await w.set_up(ana, "navegador")
        *_, usual, rated = controls(panel, OpenTable)
        assert (usual["label"], rated["label"]) == ("Open the table", "Open it rated")
        await ana.click(panel, label="Open it rated")
        assert "Do you want a rating?" in texts(panel)
        await ana.click(panel, custom_id=control(panel, PlayRated, on=True))
        assert "You play rated from now on" in texts(panel) and "How do you want to hear" in texts(panel), "the other question comes next"
        await w.quiet()
        card = await w.card()
        assert "Rated here" in texts(card) and (await w.table()).terms.ideas != "none"
        question = (await bruno.click(card, custom_id=control(card, Join))).response
        assert (await w.table()).seat_of(bruno.id) == 1, "the seat is theirs already"
        await bruno.click(question, custom_id=control(question, PlayRated, on=False))
        assert "without a rating" in texts(question)
        assert (await w.host.standings.reputation(bruno.id)).said and not (await w.host.standings.reputation(bruno.id)).rated
        more = (await bruno.click(card, label="More")).response
        await bruno.click(more, custom_id=control(more, Leave))
        await w.quiet()
        again = (await bruno.click(await w.card(), custom_id=control(card, Join))).response
        assert not controls(again, PlayRated), "nobody is asked twice"


@pytest.mark.parametrize(("chosen", "is_rated"), [("yes", True), ("no", False)])
async def test_a_server_chooses_whether_its_new_tables_are_rated(tmp_path: Path, chosen: str, is_rated: bool) -> None:
    async with world(tmp_path / "m.db") as w:
        zita, (ana,) = admin(w), w.people("ana")
        setup = await page(w, zita)
        await send_form(w, zita, await open_form(zita, setup, "more"), "more", rated=chosen)
        assert f"New tables are rated: {chosen}" in texts(setup).replace("*", "")
        panel = await w.set_up(ana, "navegador")
        await ana.click(panel, label="Open the table")
        assert (await w.table()).terms.rated is is_rated and bool(controls(panel, PlayRated)) is is_rated
