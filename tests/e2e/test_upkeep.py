"""Admins see all tables of a server, and remind late players."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cogs.actions.servers import Remind, ShowReferee, ShowSetup, ShowUpkeep
from play.table.lateness import AGAIN, Reminding
from play.values.errors import NotAllowed
from play.values.types import Person, Place
from tests.e2e.test_setup import admin, page
from tests.e2e.world import control, controls, texts, world


async def show_all_tables(admin: Any, setup: Any) -> None:
    """Go from the panel of `/setup` by its page of permissions to the list of all tables."""
    await admin.click(setup, custom_id=ShowSetup("check").id)
    await admin.click(setup, custom_id=ShowUpkeep().id)


async def test_an_admin_sees_who_is_awaited_and_reminds_them(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        zita = admin(w)
        setup = await page(w, zita)
        await show_all_tables(zita, setup)
        assert "no table here now" in texts(setup)
        await w.begin_match("ana", "bruno", "clara")
        (member,) = await w.awaited_members()
        setup = await page(w, zita)
        await show_all_tables(zita, setup)
        assert "1 table, none of them wants care" in texts(setup) and f"waits for {member.name}; last move <t:" in texts(setup)
        await zita.click(setup, custom_id=control(setup, ShowReferee))
        early = await zita.click(setup, custom_id=control(setup, Remind))
        assert "too early" in texts(early.response)
        await w.later(AGAIN)
        setup = await page(w, zita)
        await show_all_tables(zita, setup)
        await zita.click(setup, custom_id=control(setup, ShowReferee))
        panel = (await zita.click(setup, custom_id=control(setup, Remind))).response
        assert f"{member.name} will be told" in texts(panel)
        await w.quiet()
        with pytest.raises(NotAllowed):
            await w.host.reminding.remind(1)
        with pytest.raises(NotAllowed):
            await Reminding(w.host.ledger).remind(1)  # a restart does not forget it
        assert ShowUpkeep().needs == "admin"
        ana, here = w.members["ana"], Place(w.guild.id, w.channel.id)
        for _ in range(6):
            await w.host.tables.open("pizarro", Person(ana.id, ana.name), here)
        setup = await page(w, zita)
        await show_all_tables(zita, setup)
        assert len(controls(setup, ShowReferee)) == 6 and controls(setup, ShowUpkeep), "one screen, and a button to the others"
