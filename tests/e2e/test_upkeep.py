"""The list of all tables of a server, and what admins do from it."""

from __future__ import annotations

from pathlib import Path

from cogs.actions.referees import ShowReferee
from cogs.actions.upkeep import Remind, ShowUpkeep
from play.table.reminding import AGAIN
from tests.e2e.test_setup import admin, page
from tests.e2e.world import control, controls, texts, world


async def test_an_admin_sees_who_is_waited_for_and_reminds_them(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        zita, (ana,) = admin(w), w.people("ana")
        setup = await page(w, zita)
        await zita.click(setup, custom_id=ShowUpkeep().id)
        assert "no table here now" in texts(setup)
        await w.opened("ana", "bruno", "clara")
        (member,) = await w.awaited()
        setup = await page(w, zita)
        await zita.click(setup, custom_id=ShowUpkeep().id)
        assert "1 table, none of them wants care" in texts(setup) and f"waits for {member.name}" in texts(setup)
        await zita.click(setup, custom_id=control(setup, ShowReferee))
        await zita.click(setup, custom_id=control(setup, Remind))
        assert "too early" in texts(setup)
        await w.later(AGAIN)
        panel = (await zita.click(await w.card(), custom_id=ShowReferee(1).id)).response
        await zita.click(panel, custom_id=control(panel, Remind))
        assert f"{member.name} will be told" in texts(panel)
        await w.quiet()
        panel = (await zita.click(await w.card(), custom_id=ShowReferee(1).id)).response
        await zita.click(panel, custom_id=control(panel, Remind))
        assert "too early" in texts(panel), "nobody is reminded again and again"
        refused = (await ana.click(await w.card(), custom_id=ShowUpkeep().id)).response
        assert not controls(refused, ShowReferee) and "manage" in texts(refused).lower()
