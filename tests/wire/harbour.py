"""A server at the stand-in, with its members."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count
from typing import Any

from tests.wire.player import Player
from tests.wire.process import Bot
from tests.wire.standin import StandIn


@dataclass
class Harbour:
    """A server with the bot on it, and two of its members."""

    discord: StandIn
    bot: Bot
    guild: dict[str, Any]
    ana: Player
    bruno: Player
    forgiven: list[str] = field(default_factory=list)
    """Errors that a test expects in the log."""

    def channel(self) -> dict[str, Any]:
        """Make a new, empty channel."""
        return self.discord.places.channel(self.guild, f"games-{next(NUMBERS)}")

    async def answers(self, channel: dict[str, Any]) -> None:
        """Check that the bot answers a command."""
        answer = await self.bruno.commands(channel, "desk")
        assert answer.message is not None and answer.message["components"]


NUMBERS = count(1)

WITHIN = 60.0
"""Seconds in which an interaction has to be answered, in place of Discord's 3: nobody says how busy this machine is."""

APART = 0.2
"""Seconds between two shards that identify, in place of Discord's 5."""


def members(discord: StandIn) -> tuple[dict[str, Any], Player, Player]:
    """Return a new server with the bot on it, its owner and another member."""
    ana, bruno = (Player(discord, discord.places.user(name)) for name in ("Ana", "Bruno"))
    guild = discord.places.guild("Harbour", ana.user)
    discord.places.member(guild, bruno.user)
    return guild, ana, bruno
