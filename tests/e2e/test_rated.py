"""Rated tables: opened by whoever wants one, each person asked once in one press."""

from __future__ import annotations

from pathlib import Path

from cogs.actions.tables import Join, Leave, OpenTable, PlayRated
from tests.e2e.test_setup import admin, open_form, page, send_form
from tests.e2e.world import control, controls, texts, world


async def test_the_opener_chooses_rated_and_every_player_is_asked_once(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        ana, bruno = w.people("ana", "bruno")
        panel = await w.set_up(ana, "navegador")
        assert [control["label"] for control in controls(panel, OpenTable)][-2:] == ["Open the table", "Open it rated"]
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


async def test_a_server_says_whether_its_new_tables_are_rated(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        zita, (ana,) = admin(w), w.people("ana")
        for chosen in ("yes", "no"):
            setup = await page(w, zita)
            await send_form(w, zita, await open_form(zita, setup, "more"), "more", rated=chosen)
            assert f"New tables are rated: {chosen}" in texts(setup).replace("*", "")
            panel = await w.set_up(ana, "navegador")
            await ana.click(panel, label="Open the table")
            table = await w.table(1 if chosen == "yes" else 2)
            assert table.terms.rated == (chosen == "yes") and bool(controls(panel, PlayRated)) == table.terms.rated
