"""The numbers of answers as emojis of the bot: uploaded once, found again, and plain figures where Discord has none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest

from cogs.edge.emojis import NAME
from cogs.edge.numerals import NUMERALS
from cogs.panel.deciding import numbered_button
from cogs.panel.spec import FIGURES, Button
from tests.e2e.world import World, world

SECOND = numbered_button(Button(None, "Buy a church"), 2)


def shown(is_pictured: bool) -> tuple[int | None, str]:
    emoji, words = NUMERALS.shown(SECOND, is_pictured)
    return (None if emoji is None else emoji.id), words


def uploads(w: World) -> list[Any]:
    return [one for one in w.env.http_requests if one.method == "POST" and one.path.endswith("/emojis")]


async def test_they_are_uploaded_once_and_found_again(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.quiet()
        assert [one.json["name"] for one in uploads(w)] == [f"{NAME}{number}" for number in range(1, len(FIGURES) + 1)]
        found = {one.name: one.id for one in w.env.backend.application_emojis.values()}
        assert shown(True) == (found[f"{NAME}2"], "Buy a church") and shown(False) == (None, "② Buy a church")
        await w.restarted()
        await w.quiet()
        assert len(uploads(w)) == len(FIGURES) and shown(True) == (found[f"{NAME}2"], "Buy a church")


async def test_where_discord_takes_none_plain_figures_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refused(*args: Any, **named: Any) -> Any:
        raise discord.DiscordException("full")

    monkeypatch.setattr(discord.Client, "create_application_emoji", refused)
    async with world(tmp_path / "m.db") as w:
        await w.quiet()
        assert shown(True) == (None, "② Buy a church")
