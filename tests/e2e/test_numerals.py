"""Numbers and letters of answers are emojis of the bot, or plain text without emojis."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import discord
import pytest

from cogs.actions.people import ShowDesk
from cogs.actions.tables import OpenTurn
from cogs.edge.emojis import NAME
from cogs.edge.numerals import NUMERALS, SIGNS
from cogs.edge.reply import NO_MENTIONS
from cogs.panel.deciding import numbered_button
from cogs.panel.spec import LETTERS, Button, Picture, Screen, Section
from cogs.servers.preflight import PLAIN
from tests.e2e.world import World, world

SECOND = numbered_button(Button(OpenTurn(1), "Buy a church"), 2)


def shown_number(is_pictured: bool) -> tuple[int | None, str]:
    """Return the emoji and the label that the second answer has beside a picture, or without one."""
    emoji, words = NUMERALS.emoji_and_words(SECOND, is_pictured)
    return (None if emoji is None else emoji.id), words


def uploads(w: World) -> list[Any]:
    return [request for request in w.env.http_requests if request.method == "POST" and request.path.endswith("/emojis")]


async def test_emojis_are_uploaded_once_and_found_again(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.quiet()
        assert [upload.json["name"] for upload in uploads(w)] == [f"{NAME}{sign}" for sign in SIGNS]
        emoji_ids = {emoji.name: emoji.id for emoji in w.env.backend.application_emojis.values()}
        assert shown_number(is_pictured=True) == (emoji_ids[f"{NAME}2"], "Buy a church")
        assert shown_number(is_pictured=False) == (None, "② Buy a church")
        await w.restart()
        await w.quiet()
        assert len(uploads(w)) == len(SIGNS) and shown_number(is_pictured=True) == (emoji_ids[f"{NAME}2"], "Buy a church")


async def test_the_letters_in_a_teachers_words_are_emojis(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.quiet()
        emoji_ids = {emoji.name: emoji.id for emoji in w.env.backend.application_emojis.values()}
        taught = Screen(stake=Section(f"{LETTERS[0]} Your ship, {LETTERS[1]} its goal.", SECOND))
        w.bot.clicks.handlers[ShowDesk] = lambda click: click.reply.screen(taught)
        (ana,) = w.people("ana")
        await ana.slash(w.channel, "desk")
        panel_text = next(str(request.json) for request in reversed(w.env.http_requests) if "its goal" in str(request.json))
        assert f"<:{NAME}a:{emoji_ids[f'{NAME}a']}> Your ship, <:{NAME}b:{emoji_ids[f'{NAME}b']}> its goal." in panel_text


async def test_a_screen_is_sent_without_emojis_that_were_deleted(tmp_path: Path) -> None:
    """On every way to Discord the screen is sent again with plain figures, and the emojis are uploaded again afterwards."""
    screen = Screen(("Your turn",), ((SECOND,),), picture=Picture("p.png", PLAIN, "A map"))
    async with world(tmp_path / "m.db") as w:
        await w.quiet()
        (ana,) = w.people("ana")
        messages, bare = w.bot.courier.deliveries.messages, Screen(("Your turn",))
        sent = await messages.send(w.channel.id, bare, "first", NO_MENTIONS, of=w.guild.id, about=())
        ways: dict[str, Callable[[], Awaitable[Any]]] = {
            "sent": lambda: messages.send(w.channel.id, screen, "second", NO_MENTIONS, of=w.guild.id, about=()),
            "edited": lambda: messages.edit(w.channel.id, sent.id, screen, of=w.guild.id, about=()),
            "direct": lambda: messages.direct(ana.id, screen, about=()),
            "click": lambda: ana.slash(w.channel, "desk"),
        }
        w.bot.clicks.handlers[ShowDesk] = lambda click: click.reply.screen(screen)
        for uploads_so_far, (way, send) in enumerate(ways.items(), 2):
            w.env.backend.application_emojis.clear()
            await send()
            *_, body = [
                request.json for request in w.env.http_requests if isinstance(request.json, dict) and "② Buy a church" in str(request.json)
            ]
            assert "emoji" not in str(body) or "'emoji': None" in str(body), way
            await w.quiet()
            assert len(uploads(w)) == uploads_so_far * len(SIGNS), way
            _, label = shown_number(is_pictured=True)
            assert label == "Buy a church"


async def test_without_emojis_plain_figures_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refused(*args: Any, **named: Any) -> Any:
        raise discord.DiscordException("full")

    monkeypatch.setattr(discord.Client, "create_application_emoji", refused)
    async with world(tmp_path / "m.db") as w:
        await w.quiet()
        assert shown_number(is_pictured=True) == (None, "② Buy a church")
