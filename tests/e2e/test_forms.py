"""Forms over panels by clicks: an amount that is typed, right and wrong, after a restart, too late."""

from __future__ import annotations

from pathlib import Path

from cogs.panel.actions import Confirm, Pick
from tests.e2e.world import control, controls, modal_values, texts, world


async def test_an_amount_is_typed_and_a_wrong_one_or_a_restart_loses_nothing(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.opened("ana", "bruno", "clara")
        (member,) = await w.awaited()
        panel = await w.turn(member)
        bid = control(panel, Pick, token="bid")
        before = await w.host.turns.panel(1, member.id)
        shown = await member.click(panel, custom_id=bid)
        assert shown.modal is not None and "1 to " in str(shown.modal)
        assert await w.host.turns.panel(1, member.id) == before, "nothing is stored before something is typed"
        await member.submit_modal(shown, modal_values(shown.modal, ["999"]))
        assert "“999” is not possible here. Possible: 1 to " in texts(panel) and (await w.table()).seq == 0
        shown, late = await member.click(panel, custom_id=bid), await member.click(panel, custom_id=bid)
        await w.restarted()
        assert shown.modal is not None
        await member.submit_modal(shown, modal_values(shown.modal, ["4"]))
        if controls(panel, Confirm):
            await member.click(panel, custom_id=control(panel, Confirm))
        assert (await w.host.reading.log(1, None))[-1].entry.line == "bid 4"
        await member.submit_modal(late, modal_values(shown.modal, ["5"]))
        assert "The table moved on" in texts(panel) and (await w.table()).seq == 1
