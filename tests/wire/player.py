"""A person who opens a table, fills it with bots and plays to the end by the panel's suggestions."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from cogs.actions.panel import TakeAnswer
from cogs.actions.tables import OpenOptions, SeatBot, SetNewOption, SetOption
from cogs.screens.options import pages
from tests.bodies import nested
from tests.buttons import control, controls, filled_in, next_press, texts
from tests.wire.people import Person, results

HASTE = 0.1
"""Seconds after which a hasty player looks again."""

MOST = 2_000
"""The most presses of one match."""


class Player(Person):
    """A person with a table."""

    async def opens(self, channel: dict[str, Any], game: str, place: str = "channel") -> dict[str, Any]:
        """Open a table with `/play`; return its room, the channel or a thread of its own."""
        before = {message["id"] for message in self.sees(channel)}
        threads = {entry["id"] for entry in self._threads(channel)}
        await self.presses(await self.sets_up(channel, game, place), "Open the table")
        if place == "channel":
            await self.discord.until(lambda: self._cards(channel, before), "the card")
            return channel
        room: dict[str, Any]
        (room,) = await self.discord.until(
            lambda: [thread for thread in self._threads(channel) if thread["id"] not in threads], "the thread"
        )
        await self.discord.until(lambda: self._cards(room, before), "the card in the thread")
        return room

    async def sets_up(self, channel: dict[str, Any], game: str, place: str = "channel") -> dict[str, Any]:
        """Return the panel with the options of a new table."""
        panel = (await self.commands(channel, "play", game=game)).message
        assert panel is not None
        await self.presses(panel, "With friends")
        await self.presses(panel, "Options …")
        if place == "thread":
            await self.uses(panel, control(panel, SetNewOption, field="place"), [place])
        return panel

    def _threads(self, channel: dict[str, Any]) -> list[dict[str, Any]]:
        return [entry for entry in self.discord.places.channels.values() if entry.get("parent_id") == channel["id"]]

    def _cards(self, room: dict[str, Any], before: set[str]) -> list[dict[str, Any]]:
        messages = [message for message in self.sees(room) if "_for" not in message and message["components"]]
        return [message for message in messages if message["id"] not in before]

    def card(self, room: dict[str, Any]) -> dict[str, Any]:
        """Return the bot's newest public message with a button."""
        *_, newest = [card for card in self._cards(room, set()) if _parts(card)]
        return newest

    async def begins_match(self, room: dict[str, Any], game: str, bots: int, **settings: str) -> None:
        """Choose settings, fill `bots` seats with the cheapest bot, and start."""
        if settings:
            more = (await self.presses(self.card(room), "More")).message
            assert more is not None
            options = (await self.uses(more, control(more, OpenOptions, page=0))).message
            assert options is not None
            for field, value in settings.items():
                await self._sets(options, game, field, value)
        for _ in range(bots):
            panel = (await self.presses(self.card(room), "Add a bot")).message
            assert panel is not None
            cheapest, *_ = controls(panel, SeatBot)
            await self.uses(panel, cheapest["custom_id"])
        await self.discord.until(lambda: is_open(self.card(room), "Start now"), "a card that can be started")
        await self.presses(self.card(room), "Start now")
        await self.discord.until(lambda: has(self.card(room), "My turn"), "the card of the match")

    async def _sets(self, options: dict[str, Any], game: str, key: str, value: str) -> None:
        """Go to the page of a setting and choose there."""
        page, index = next(
            (page, index) for page, settings in enumerate(pages(game)) for index, setting in enumerate(settings) if setting.key == key
        )
        for number in range(1, page + 1):
            await self.uses(options, control(options, OpenOptions, page=number))
        await self.uses(options, control(options, SetOption, page=page, field=f"setting.{index}"), [value])
        for number in reversed(range(page)):
            await self.uses(options, control(options, OpenOptions, page=number))

    async def turn(self, room: dict[str, Any]) -> dict[str, Any]:
        """Return the panel that *My turn* opens."""
        panel = (await self.presses(self.card(room), "My turn")).message
        assert panel is not None
        return panel

    async def plays(self, room: dict[str, Any], moves: int = MOST, is_hasty: bool = False) -> int:
        """Play suggested answers until the match is over or for `moves` moves; return their number.

        `is_hasty`: press *My turn* again instead of waiting until the panel is renewed.
        """
        rng, move_count = Random(1), 0
        panel = await self.turn(room)
        for _ in range(MOST):
            if move_count >= moves or results(self.sees(room)):
                return move_count
            used = next_press(panel, rng, TakeAnswer)
            if used is None:
                panel = await self._waits(room, panel, is_hasty)
                continue
            move_count += used.ends or bool(controls({"components": _find(panel, used.custom_id)}, TakeAnswer))
            interaction = await self.uses(panel, used.custom_id, used.values)
            if interaction.form is not None:
                interaction = await self.submits(interaction, filled_in(interaction.form, rng))
            panel = interaction.message or panel
        raise AssertionError(f"the match does not end: {texts(panel)}")

    async def _waits(self, room: dict[str, Any], panel: dict[str, Any], is_hasty: bool) -> dict[str, Any]:
        """Return the next panel that asks something, or the last one when the match is over."""
        if is_hasty:
            await asyncio.sleep(HASTE)
            return panel if results(self.sees(room)) or not has(self.card(room), "My turn") else await self.turn(room)
        await self.discord.until(
            lambda: results(self.sees(room)) or next_press(panel, Random(1)) is not None, f"a turn in the panel: {texts(panel)}"
        )
        return panel


def _parts(message: dict[str, Any]) -> list[Any]:
    return [part for part in nested(message["components"]) if "custom_id" in part]


def has(message: dict[str, Any], label: str) -> bool:
    """Return whether a message has a button with this label."""
    return any(label in (part.get("label") or "") for part in _parts(message))


def is_open(message: dict[str, Any], label: str) -> bool:
    """Return whether a button with this label can be pressed."""
    return any(label in (part.get("label") or "") and not part.get("disabled") for part in _parts(message))


def _find(message: dict[str, Any], custom_id: str) -> list[Any]:
    return [part for part in _parts(message) if part["custom_id"] == custom_id]
