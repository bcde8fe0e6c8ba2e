"""An admin opens a season by clicks, and time passes for it."""

from __future__ import annotations

from typing import Any

import discord

from cogs.actions.club import ChangeSeason, OpenSeason, PlanSeason, ShowClub, StartSeason
from store.rows import SeasonRow
from tests.e2e.world import World, control, texts

NAMES = ("anne", "ben", "carla", "dan", "eve", "finn", "gina")

MENU, CHANNEL_MENU = discord.ComponentType.select.value, discord.ComponentType.channel_select.value


def admin(w: World) -> Any:
    """Add a member who manages the server, and return them."""
    role = w.guild.create_role("masters", permissions=discord.Permissions(manage_guild=True))
    w.members["zita"] = w.guild.add_member(w.env.create_user("zita"), roles=[role])
    return w.members["zita"]


def season_row(**fields: Any) -> SeasonRow:
    """Return the row of a season that has these values."""
    usual: dict[str, Any] = {
        "id": 1, "guild": 1, "game": "pizarro", "form": "league", "state": "running", "chosen": "{}", "seed": "", "channel": 1, "thread": 0,
        "message": 0, "edition": 1, "shown": 0, "due": None, "revision": 1, "created_at": 0.0,
    }  # fmt: skip
    return SeasonRow(**(usual | fields))


async def open_season(w: World, boss: Any, game: str = "carta_magica", form: str = "league") -> int:
    """Open a season by four presses; return its number."""
    panel = (await boss.slash(w.channel, "setup")).response
    await boss.click(panel, custom_id=ShowClub().id)
    assert "No season or cup runs" in texts(panel)
    await boss.click(panel, custom_id=StartSeason().id)
    await boss.click(panel, custom_id=PlanSeason(game).id)
    if form != "auto":
        opened_form = await boss.click(panel, custom_id=control(panel, ChangeSeason))
        values = {part["component"]["custom_id"]: _proposed(part["component"]) for part in opened_form.modal["components"]}
        await boss.submit_modal(opened_form, values | {"2": form})
    await boss.click(panel, custom_id=control(panel, OpenSeason))
    await run_due(w)
    (season,) = await w.host.seasons.at(w.guild.id)
    return season.id


def _proposed(part: dict[str, Any]) -> Any:
    """What a client sends for a part of a form that nobody touched; the first option where none is proposed."""
    if part["type"] == CHANNEL_MENU:
        return []
    options = part.get("options", [])
    chosen = [option["value"] for option in options if option.get("default")] or [option["value"] for option in options[:1]]
    return chosen[:1] if part["type"] == MENU else next(iter(chosen), "")


async def run_due(w: World) -> None:
    """Do all steps of seasons that are due, and deliver their posts."""
    await w.host.season_steps.run_due()
    await w.bot.posts.crier.run_due()
    await w.quiet()


async def wait_until(w: World, moment: float) -> None:
    """Let time pass until a moment by the clock of the host, and do what is due then."""
    await w.later(max(1.0, moment - w.host.ledger.clock.now()))
    await run_due(w)


async def card(w: World, season: int) -> Any:
    """Return the message that is the card of a season."""
    row = (await w.host.seasons.get(season)).row
    return next(message for message in w.channel.history() if message.id == row.message)
