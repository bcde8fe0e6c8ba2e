"""Admins name options of tables; everybody chooses them, and `/setup` removes them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cogs.actions.tables import AskForPreset, KeepPreset, OpenPreset, SetNewOption, ShowNewOptions
from cogs.actions.wire import parse_id
from tests.e2e.filling import unchanged_values
from tests.e2e.test_setup import admin, open_form, page
from tests.e2e.world import World, control, controls, texts, world


def option(panel: Any, field: str) -> dict[str, Any]:
    """Return the menu of a field on the panel of a new table."""
    return next(item for item in controls(panel, SetNewOption) if getattr(parse_id(item["custom_id"]), "field", "") == field)


async def keep(w: World, who: Any, name: str) -> Any:
    """Set up a live table for four, and store its options under a name; return the panel."""
    panel = await w.set_up(who, "navegador")
    await who.select(panel, ["live"], custom_id=option(panel, "pace")["custom_id"])
    await who.select(panel, ["4"], custom_id=option(panel, "seats")["custom_id"])
    await who.click(panel, custom_id=control(panel, ShowNewOptions, page=1))
    form = await who.click(panel, custom_id=control(panel, AskForPreset))
    values = unchanged_values(w, form.modal)
    await who.submit_modal(form, {**values, next(iter(values)): name})
    return panel


async def test_admins_name_presets_and_everybody_opens_tables_by_them(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        zita, (ana,) = admin(w), w.people("ana")
        assert "Our Friday table" in texts(await keep(w, zita, " Our  Friday table "))
        panel = (await ana.slash(w.channel, "play", game="navegador")).response
        await ana.click(panel, label="With friends")
        await ana.click(panel, label="Our Friday table")
        table = await w.table()
        assert (table.terms.pace, table.terms.seats, table.opener_id) == ("live", (4, 4), ana.id), "one press"
        other = (await ana.slash(w.channel, "play", game="magellan")).response
        await ana.click(other, label="With friends")
        assert "Friday" not in str(other.components), "a preset is for one game"
        (welcome,) = (await ana.slash(w.channel, "play", post=True)).followups
        assert "sail round" not in texts(welcome) and "Carta Magica" in texts(welcome), "one screen of a phone"
        games = (await ana.click(welcome, label="Play")).response
        await ana.select(games, ["Our Friday table"], custom_id=control(games, OpenPreset))
        assert (await w.table(2)).terms.seats == (4, 4) and "is open" in texts(games), "one press in the menu"
        games = (await ana.click(welcome, label="Play")).response
        await w.host.houses.choose(w.guild.id, zita.id, (await w.host.houses.of(w.guild.id)).revision, {"presets": ()})
        refused = await ana.select(games, ["Our Friday table"], custom_id=control(games, OpenPreset))
        assert "have changed" in texts(refused.response) and len(await w.host.reading.tables_of(ana.id)) == 2, (
            "the preset was removed meanwhile"
        )


async def test_only_admins_keep_presets_and_setup_removes_them(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        zita, (ana,) = admin(w), w.people("ana")
        await keep(w, zita, "Our Friday table")
        assert len((await w.host.houses.of(w.guild.id)).presets) == 1
        await keep(w, zita, "our friday TABLE")
        (preset,) = (await w.host.houses.of(w.guild.id)).presets
        assert preset.name == "our friday TABLE", "the same name is the same preset"
        panel = await w.set_up(ana, "navegador")
        await ana.click(panel, custom_id=control(panel, ShowNewOptions, page=1))
        assert not controls(panel, AskForPreset)
        await w.at_once(
            (ana, panel, AskForPreset("navegador", preset.shape, page=0, choices=5).id),
            (ana, panel, KeepPreset("navegador", preset.shape, page=0, choices=5).id),
        )
        assert (await w.host.houses.of(w.guild.id)).presets == (preset,)
        setup = await page(w, zita)
        form = await open_form(zita, setup, "presets")
        values = unchanged_values(w, form.modal)
        assert list(values.values()) == [["0"]]
        await zita.submit_modal(form, {name: [] for name in values})
        assert (await w.host.houses.of(w.guild.id)).presets == ()


async def test_a_preset_without_a_name_is_refused(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        zita = admin(w)
        await keep(w, zita, "   ")
        assert (await w.host.houses.of(w.guild.id)).presets == ()
