"""Amounts are typed into forms over panels: right, wrong, after a restart, or too late."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cogs.actions.panel import Confirm, OpenForm, PickAnother
from tests.buttons import modal_values
from tests.e2e.world import control, controls, texts, world


async def test_an_amount_is_typed_and_a_wrong_one_or_a_restart_loses_nothing(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (member,) = await w.awaited_members()
        panel = await w.turn(member)
        await member.select(panel, ["obid"], custom_id=control(panel, PickAnother))
        form = await member.click(panel, custom_id=control(panel, OpenForm))
        assert form.modal is not None and "1 to " in str(form.modal)
        before = await w.host.turns.panel(1, member.id)
        await member.submit_modal(form, modal_values(form.modal, ["999"]))
        assert "“999” is not possible here. Possible: 1 to " in texts(panel) and (await w.table()).seq == 0
        assert await w.host.turns.panel(1, member.id) == before, "nothing is stored of a wrong amount"
        await member.select(panel, ["obid"], custom_id=control(panel, PickAnother))  # the client sends the same choice again
        late, form = [
            await member.click(panel, custom_id=control(panel, OpenForm)) for _ in range(2)
        ]  # two forms are open; the older one is sent last
        await w.restart()
        assert form.modal is not None
        await member.submit_modal(form, modal_values(form.modal, ["4"]))
        if controls(panel, Confirm):
            await member.click(panel, custom_id=control(panel, Confirm))
        assert await w.last_line() == "bid 4"
        await member.submit_modal(late, modal_values(form.modal, ["5"]))
        assert "The table moved on" in texts(panel) and (await w.table()).seq == 1


async def test_the_right_amounts_of_a_form_are_kept_beside_a_wrong_one(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (member,) = await w.awaited_members()
        panel = await w.plans(member)
        await member.click(panel, label="Standing orders")
        await member.select(panel, ["oprices"], custom_id=control(panel, PickAnother))
        form = await member.click(panel, custom_id=control(panel, OpenForm))
        await member.submit_modal(form, modal_values(form.modal or {}, ["3", "4", "99", "x"]))
        assert "Magellan: 3 to come: “99” is not possible" in texts(panel)
        fields = _fields(panel)
        amounts = ("up to 3 (", "up to 4 (", "up to 99 (")
        assert [sum(amount in field for field in fields.values()) for amount in amounts] == [1, 1, 0]
        assert "up to 3 (" in fields["Columbus: 3 to come"] and "open" in fields["Magellan: 3 to come"]
        again = await member.click(panel, custom_id=control(panel, OpenForm))
        await member.submit_modal(again, modal_values(again.modal or {}, ["3", "4", "5", ""]))
        assert "is not possible" not in texts(panel)
        fields = _fields(panel)
        assert "up to 3 (" in fields["Columbus: 3 to come"] and "up to 5 (" in fields["Magellan: 3 to come"]


def _fields(panel: Any) -> dict[str, str]:
    """Return the values of the fields in the menu of a panel, by the names of the fields."""
    first, *_ = controls(panel, PickAnother)
    return {choice["label"]: choice.get("description", "") for choice in first["options"]}
