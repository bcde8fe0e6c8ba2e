"""The errors by which Discord says no, said once."""

from __future__ import annotations

import time
from typing import Final

import aiohttp
import discord

from engine.core import Msg

REFUSED: Final = (discord.HTTPException, discord.RateLimited)
"""Discord's answer is no, or not for a while: discord.py's `RateLimited` is no `HTTPException`."""

FAILED: Final = (discord.DiscordException, aiohttp.ClientError, OSError)
"""The same, and all that keeps a request from being answered (`TimeoutError` is an `OSError`)."""


def asks_for_patience(error: discord.RateLimited) -> Msg:
    """What people are told of a request that Discord takes only later."""
    return Msg("discord.patience", when=int(time.time() + error.retry_after) + 1)
