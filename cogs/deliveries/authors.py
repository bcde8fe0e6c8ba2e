"""A word to whoever turned something on that a server has by itself, when it is off again without them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import discord

from cogs.connection.refusals import Crowded, Unreachable
from cogs.deliveries.messages import Messages
from cogs.edge.services import PUBLIC
from cogs.panel.spec import Screen
from engine.core import Say
from play.host import Host
from words import speaker


async def tell_author(host: Host, messages: Messages, author: int, screen: Callable[[Say], Screen]) -> None:
    """Tell them, once, without a sound. Where they take no direct messages the *Club* page says that it is off."""
    if author:
        own = speaker((await host.people.settings(author)).language or PUBLIC)
        with suppress(Unreachable, Crowded, discord.HTTPException):
            await messages.direct(author, screen(own), silent=True)
