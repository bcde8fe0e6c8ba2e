"""An admin plans a live evening; it is announced, played and reported by clicks."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Any

import discord
from msgspec.structs import replace

from cogs.actions.club import ComeToEvening, EndEvening, FillEvening, PlanEvening, ShowClub
from play.club.evenings import ALONE, CALL, EVENING, LASTS
from play.time.calendar import DAY, Hours, daily, local
from tests.e2e.seasons import admin
from tests.e2e.world import World, control, controls, texts, world


async def plan(w: World, boss: Any, often: str) -> Any:
    """Plan an evening by two presses and a form; return the page."""
    page = (await boss.slash(w.channel, "setup")).response
    await boss.click(page, custom_id=ShowClub().id)
    form = await boss.click(page, custom_id=PlanEvening().id)
    values: dict[str, Any] = {}
    for part in [component["component"] for component in form.modal["components"]]:
        options = part["options"]
        chosen = next((option["value"] for option in options if option.get("default")), options[0]["value"])
        values[part["custom_id"]] = [chosen] if part["type"] == 3 else chosen
    values["0"], values["2"] = ["navegador"], often
    await boss.submit_modal(form, values)
    return page


async def pass_time(w: World, seconds: float) -> None:
    """Let time pass, and do what is due of the evening."""
    await w.later(seconds)
    await w.bot.posts.steward.run_due()
    await w.quiet()


async def test_an_evening_from_the_plan_to_the_result(tmp_path: Path) -> None:
    async with world(tmp_path / "w.db") as w:
        boss, (*present, dan) = admin(w), w.people("ana", "bruno", "clara", "dan")
        page = await plan(w, boss, "weekly")
        assert "Discord announces it" in texts(page) and "✓ **Live evening**" in texts(page)
        (scheduled,) = [
            request.json for request in w.env.http_requests if request.method == "POST" and request.path.endswith("/scheduled-events")
        ]
        assert scheduled["entity_type"] == 3 and scheduled["privacy_level"] == 2 and scheduled["recurrence_rule"]["frequency"] == 2
        assert scheduled["entity_metadata"]["location"] == "#games" and len(scheduled["recurrence_rule"]["by_weekday"]) == 1
        evening = await w.host.evenings.of(w.guild.id)
        assert evening is not None and evening.row.event
        before = {message.id for message in w.channel.history()}
        await pass_time(w, evening.row.starts_at - CALL - w.host.ledger.clock.now() + 1.0)
        (card,) = [message for message in w.channel.history() if message.id not in before]
        assert card.flags.silent and "Begins" in texts(card)
        for member in present:
            answer = await member.click(card, custom_id=ComeToEvening().id)
            assert "It begins" in texts(answer.response)
        await pass_time(w, CALL)
        (table,) = await w.host.reading.tables_at(w.guild.id)
        assert table.status == "running" and len(table.people) == 3 and table.terms.pace == "live"
        late = await dan.click(card, custom_id=ComeToEvening().id)
        assert "You are here. As soon as" in texts(late.response)
        await pass_time(w, ALONE)
        card = next(message for message in w.channel.history() if message.id == card.id)
        assert f"<@{dan.id}>" in texts(card) and controls(card, FillEvening) and "Table 1" in texts(card)
        filled = await dan.click(card, custom_id=control(card, FillEvening))
        assert "You sit at table 2" in texts(filled.response)
        await pass_time(w, LASTS)
        assert card.id not in {message.id for message in w.channel.history()}, "the result replaces the card"
        (result,) = [message for message in w.channel.history() if "live evening: 4 people at 2 tables" in texts(message)]
        assert result.flags.silent
        again = await w.host.evenings.of(w.guild.id)
        assert again is not None and again.row.state == "planned" and not again.people
        await boss.click(page, custom_id=EndEvening().id)
        assert "✓ **Live evening**" not in texts(page) and "Off: Titles, Harbour post, Daily voyage, Live evening." in texts(page)
        assert any(request.method == "DELETE" and "/scheduled-events/" in request.path for request in w.env.http_requests)


async def test_the_weekly_event_on_discord_follows_daylight_saving_time(tmp_path: Path) -> None:
    async with world(tmp_path / "w.db") as w:
        boss, hours = admin(w), Hours("Europe/Berlin")
        await w.host.houses.choose(w.guild.id, boss.id, 0, {"hours": hours})
        await plan(w, boss, "weekly")
        evenings = daily(hours, w.host.ledger.clock.now() + DAY, EVENING)
        triples = zip(evenings, evenings, evenings, strict=False)
        last, change = next((first, third) for first, _, third in triples if (third - first) % DAY)
        before = await w.host.evenings.of(w.guild.id)
        assert before is not None
        await w.host.ledger.store_rows(replace(before.row, number=before.row.number + 1, starts_at=last, due=last - CALL))
        for moment in (last - CALL + 1.0, last + 1.0, last + LASTS + 1.0):
            await pass_time(w, moment - w.host.ledger.clock.now())
        (moved,) = [request.json for request in w.env.http_requests if request.method == "PATCH" and "/scheduled-events/" in request.path]
        again = await w.host.evenings.of(w.guild.id)
        assert again is not None and again.row.state == "planned" and (again.row.starts_at - last) % DAY
        starts = {moved["scheduled_start_time"], moved["recurrence_rule"]["start"]}
        assert {datetime.fromisoformat(start).timestamp() for start in starts} == {again.row.starts_at}
        assert local(hours, again.row.starts_at).hour == EVENING and change > last


async def test_an_evening_that_cannot_be_posted_is_turned_off_and_its_admin_told(tmp_path: Path) -> None:
    async with world(tmp_path / "w.db") as w:
        boss = admin(w)
        await plan(w, boss, "weekly")
        evening = await w.host.evenings.of(w.guild.id)
        assert evening is not None
        w.env.backend.delete_channel(w.channel.id)
        await pass_time(w, evening.row.starts_at - CALL - w.host.ledger.clock.now() + 1.0)
        await pass_time(w, LASTS)
        (notice,) = [texts(message) for message in boss.user.dm_channel.history()]
        assert "live evening of Navegador is off" in notice and f"<#{w.channel.id}>" in notice
        evening = await w.host.evenings.of(w.guild.id)
        assert evening is not None and evening.row.state == "off"
        assert any(request.method == "DELETE" and "/scheduled-events/" in request.path for request in w.env.http_requests), (
            "its event on Discord is deleted"
        )


async def test_an_evening_takes_place_without_the_permission_for_events(tmp_path: Path) -> None:
    async with world(tmp_path / "w.db") as w:
        boss = admin(w)
        for role in w.env.backend.get_guild(w.guild.id).roles.values():
            if role.id in w.env.backend.get_member(w.guild.id, w.env.backend.bot_user.id).role_ids or role.id == w.guild.id:
                may = discord.Permissions(int(role.permissions))
                may.update(administrator=False, create_events=False, manage_events=False)
                w.env.backend.edit_role(w.guild.id, role.id, {"permissions": may.value})
        page = await plan(w, boss, "once")
        assert "because I lack *Create Events*" in texts(page)
        evening = await w.host.evenings.of(w.guild.id)
        assert evening is not None and evening.row.event == 0 and evening.row.state == "planned" and not evening.row.weekly
