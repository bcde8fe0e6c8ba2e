"""Discord's errors and the meaning of their codes, in one place.

The codes are those of Discord's documentation ("JSON Error Codes").
"""

from __future__ import annotations

import time
from typing import Final

import aiohttp
import discord

from engine.values.core import Msg

REFUSED: Final = (discord.HTTPException, discord.RateLimited)
"""Discord refuses a request, perhaps only for a while; discord.py's `RateLimited` is no `HTTPException`."""

FAILED: Final = (discord.DiscordException, aiohttp.ClientError, OSError)
"""Discord refuses or does not answer (`TimeoutError` is an `OSError`)."""

PASSING: Final = (discord.RateLimited, aiohttp.ClientError, TimeoutError, OSError)
"""Failures after which a later try may succeed, beside those of `is_passing`."""

UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
OLD_EDITS = 30046
"""A message older than an hour was edited too often."""

NO_TAG = 40067
"""The forum demands a tag for each post."""

NO_ACCESS = 50001
NOT_ALLOWED = 50013
INVALID = 50035
"""Some part of the request is invalid."""

ARCHIVED = 50083
LOCKED = 160005

LACKING = (NO_ACCESS, NOT_ALLOWED, NO_TAG, LOCKED)
"""Errors that an admin can end by a switch in Discord's settings."""

CLOSED = (50007, 50278)
"""A person's direct messages are closed for the bot, or it has no server in common with them."""

UNAWAITED = (10062, 40060, 10008, 10015, 50027)
"""Errors of an answer to an interaction for which nobody waits any more: it came too late; it was given before (Discord sometimes sends a
click twice); the private message was dismissed; or the quarter of an hour for answers is over."""

TOO_FAST = 40003
"""Channels for direct messages are opened too fast. The status is 403, but a later try may succeed."""

DM_CLOSED = "discord.dm-closed"
"""The message for a person whose direct messages are closed."""

DM_REFUSED = "discord.dm-refused"
"""The message for a person to whom Discord delivers no direct messages for another reason."""

DM_LATER = "discord.dm-later"
"""The message for a person whose direct message has to wait."""


class Unreachable(Exception):
    """Discord does not deliver direct messages to a person.

    `is_closed`: the person has closed them for the bot. Otherwise the reason may pass: the person blocked the bot, the account is
    deleted, or Discord limits the bot.
    """

    def __init__(self, error: discord.HTTPException) -> None:
        super().__init__(f"{error.status} {error.code}")
        self.status, self.code = error.status, error.code
        self.is_closed = error.code in CLOSED
        self.why = DM_CLOSED if self.is_closed else DM_REFUSED


class Crowded(Exception):
    """A direct message has to wait, because many channels for them were opened a moment ago."""


def is_passing(error: discord.HTTPException) -> bool:
    """Return whether a later try may succeed: Discord has an outage or limits requests."""
    return error.status >= 500 or error.status in (401, 408, 429) or error.code == TOO_FAST


def is_unanswered(error: Exception) -> bool:
    """Return whether Discord may have carried out a request although it failed."""
    is_refused = isinstance(error, REFUSED) and getattr(error, "status", 0) < 500
    return isinstance(error, FAILED) and not is_refused


def direct_refusal(error: discord.HTTPException) -> Exception:
    """Return the error for a refused direct message: `Unreachable` if no later try helps."""
    return error if is_passing(error) else Unreachable(error)


def asks_for_patience(error: discord.RateLimited) -> Msg:
    """Return the message that says from when on Discord accepts a request."""
    return Msg("discord.patience", when=str(int(time.time() + error.retry_after) + 1))
