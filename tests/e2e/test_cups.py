"""An admin announces a weekend cup, members play its slots, and posts report it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cogs.actions.club import (
    ChangeSeason,
    DropSlot,
    EndSeason,
    ManageSeason,
    OpenSeason,
    PlanSeason,
    PlaySlot,
    ShowClub,
    ShowMySeason,
    ShowSeasonRules,
    StartCup,
)
from cogs.actions.learning import BeginLesson
from cogs.panel.spec import Picture
from cogs.pictures.jobs import StoryJob
from engine.values.core import Msg
from play.club.cup import CALL, LONG
from play.club.season import Season, changed_row
from play.table.lobby import end_without_result
from play.time.calendar import Hours, local
from store.rows import SeasonPostRow
from tests.e2e.seasons import NAMES, admin, card, run_due, wait_until
from tests.e2e.stubs import Blind
from tests.e2e.world import World, control, controls, texts, world


async def announce(w: World, boss: Any, game: str = "carta_magica") -> int:
    """Announce a cup by four presses; return its number."""
    panel = (await boss.slash(w.channel, "setup")).response
    await boss.click(panel, custom_id=ShowClub().id)
    await boss.click(panel, custom_id=StartCup().id)
    await boss.click(panel, custom_id=PlanSeason(game, form="cup").id)
    assert "about 35 minutes each" in texts(panel)
    await boss.click(panel, custom_id=control(panel, OpenSeason))
    await run_due(w)
    (cup,) = await w.host.seasons.at(w.guild.id)
    return cup.id


async def test_four_presses_announce_a_cup_and_one_plays_a_slot(tmp_path: Path) -> None:
    async with world(tmp_path / "w.db") as w:
        boss, people = admin(w), w.people(*NAMES[:5])
        anne, ben, carla, dan, eve = people
        before = len(w.channel.history())
        cup = await announce(w, boss)
        assert len(w.channel.history()) == before + 1 and "Weekend cup: Carta Magica" in texts(await card(w, cup))
        panel = (await boss.slash(w.channel, "setup")).response
        await boss.click(panel, custom_id=ShowClub().id)
        assert not controls(panel, StartCup), "one cup at a time"
        first_slot, *_ = (await w.host.seasons.get(cup)).chosen.slots
        early = await eve.click(await card(w, cup), custom_id=PlaySlot(cup).id)
        assert "You play the slot" in texts(early.response) and "You are asked" in texts(early.response)
        assert controls(early.response, BeginLesson), "a newcomer is shown a lesson"
        await boss.click(panel, custom_id=ManageSeason(cup).id)
        assert "First slot:" in texts(panel)
        await wait_until(w, first_slot - CALL)
        assert "Are you here?" in texts(eve.user.dm_channel.last_message)
        for member in (anne, ben, carla, dan):
            fresh = await member.click(await card(w, cup), custom_id=PlaySlot(cup).id)
            assert "You play the slot" in texts(fresh.response) and "You are asked" not in texts(fresh.response)
        dropping = await dan.click(await card(w, cup), custom_id=ShowMySeason(cup).id)
        await dan.click(dropping.response, custom_id=control(dropping.response, DropSlot))
        await wait_until(w, first_slot)
        season = await w.host.seasons.get(cup)
        (row,) = season.tables
        assert {player.user_id for player in (await w.table(row.match or 0)).players} == {anne.id, ben.id, carla.id}
        (thread,) = [thread for thread in w.channel.threads if "weekend cup" in thread.name]
        assert "1.1: " in texts(thread.last_message)
        mine = await anne.click(await card(w, cup), custom_id=ShowMySeason(cup).id)
        assert "[Table 1.1]" in texts(mine.response) and controls(mine.response, PlaySlot)
        rules = await anne.click(mine.response, custom_id=ShowSeasonRules(cup).id)
        assert "10 · 4 · 1" in texts(rules.response)
        async with w.host.ledger.hold(row.match or 0) as live:
            await end_without_result(w.host.ledger, live, Msg("play.why.abandoned"))
        await wait_until(w, first_slot + LONG)
        await wait_until(w, w.host.ledger.clock.now() + 901.0)
        assert "Slot 1 · one table" in texts(await card(w, cup))


async def test_a_deleted_channel_and_an_admin_who_is_gone_stop_nothing(tmp_path: Path) -> None:
    async with world(tmp_path / "w.db") as w:
        boss, people = admin(w), w.people(*NAMES[:3])
        cup = await announce(w, boss)
        first_slot, *_ = (await w.host.seasons.get(cup)).chosen.slots
        await wait_until(w, first_slot - 600.0)
        for member in people:
            await member.click(await card(w, cup), custom_id=PlaySlot(cup).id)
        other = w.guild.create_text_channel("elsewhere")
        w.env.backend.delete_channel(w.channel.id)
        await wait_until(w, first_slot)
        season = await w.host.seasons.get(cup)
        (table,) = season.tables
        assert season.chosen.done == 1 and table.match is not None
        second = admin(w)
        panel = (await second.slash(other, "setup")).response
        await second.click(panel, custom_id=ShowClub().id)
        await second.click(panel, custom_id=ManageSeason(cup).id)
        await second.click(panel, custom_id=EndSeason(cup, "early").id)
        await second.click(panel, custom_id=EndSeason(cup, "early", True).id)
        assert (await w.host.seasons.get(cup)).chosen.shut


async def test_an_admin_moves_a_cup_to_other_hours(tmp_path: Path) -> None:
    async with world(tmp_path / "w.db") as w:
        boss, room = admin(w), w.guild.create_text_channel("cups")
        panel = (await boss.slash(w.channel, "setup")).response
        await boss.click(panel, custom_id=ShowClub().id)
        await boss.click(panel, custom_id=StartCup().id)
        await boss.click(panel, custom_id=PlanSeason("carta_magica", form="cup").id)
        form = await boss.click(panel, custom_id=control(panel, ChangeSeason))
        first, where = [component["component"] for component in form.modal["components"]]
        hours = {option["label"][-5:]: option["value"] for option in first["options"]}
        await boss.submit_modal(form, {first["custom_id"]: [hours["21:00"]], where["custom_id"]: [room]})
        await boss.click(panel, custom_id=control(panel, OpenSeason))
        await run_due(w)
        (cup,) = await w.host.seasons.at(w.guild.id)
        moments = [f"{local(Hours(), moment):%a %H}" for moment in cup.chosen.slots]
        assert moments == ["Sat 21", "Sun 02", "Sun 17", "Sun 23", "Mon 02"]
        assert cup.row.channel == room.id and cup.chosen.draw == cup.chosen.slots[0] and cup.row.form == "cup"


class FinalTables(Blind):
    """Draws only final tables."""

    async def picture_of(self, job: Any, key: Any) -> Any:
        if isinstance(job, StoryJob) and job.kind == "final":
            return Picture(job.file, *job.draw())
        return await super().picture_of(job, key)


async def test_the_champion_has_a_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path / "w.db", pictures=FinalTables) as w:
        boss, (winner, *_) = admin(w), w.people(*NAMES[:4])
        cup = await announce(w, boss)

        async def champions(season: Season) -> tuple[int, ...]:
            return (winner.id,)

        monkeypatch.setattr(w.host.seasons, "champions", champions)
        season = await w.host.seasons.get(cup)
        posts = [SeasonPostRow(cup, kind, number=0, user=0, due=0.0) for kind in ("end", "role")]
        await w.host.ledger.store.commit(0, [changed_row(season, state="over", due=None), *posts])
        await run_due(w)
        message = await card(w, cup)
        assert f"<@{winner.id}> won the cup" in texts(message) and "final.png" in str(message.components)
        assert not (await w.host.seasons.get(cup)).posts, "the post that only an earlier release had (`role`) is dropped"
