"""The errors by which Discord says no, and what its codes mean, said once.

The codes are those of Discord's documentation ("JSON Error Codes").
"""

from __future__ import annotations

import time
from typing import Final

import aiohttp
import discord

from engine.values.core import Msg

REFUSED: Final = (discord.HTTPException, discord.RateLimited)
"""Discord's answer is no, or not for a while: discord.py's `RateLimited` is no `HTTPException`."""

FAILED: Final = (discord.DiscordException, aiohttp.ClientError, OSError)
"""Discord refuses or does not answer (`TimeoutError` is an `OSError`)."""

PASSING: Final = (discord.RateLimited, aiohttp.ClientError, TimeoutError, OSError)
"""Failures that pass by themselves, beside those of `is_passing`."""

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, NO_ACCESS, NOT_ALLOWED = 10003, 10008, 50001, 50013
OLD_EDITS, ARCHIVED, LOCKED, NO_TAG, INVALID = 30046, 50083, 160005, 40067, 50035

LACKING = (NO_ACCESS, NOT_ALLOWED, NO_TAG, LOCKED)
"""Something is refused where a switch is off: no access, no permission, a forum that wants a tag, a thread that is locked."""

CLOSED = (50007, 50278)
"""A person's direct messages are closed for the bot, or it has no server in common with them."""

UNAWAITED = (10062, 40060, 10008, 10015, 50027)
"""An answer to an interaction for which nobody waits: it came too late, there is one (Discord sometimes tells of a click twice), its
private message was dismissed, or the quarter of an hour is over in which it could be given."""

TOO_FAST = 40003
"""Direct messages are opened too fast. It comes as 403, and passes."""

DM_CLOSED, DM_REFUSED, DM_LATER = "discord.dm-closed", "discord.dm-refused", "discord.dm-later"
"""Texts for a person whom no direct message reaches: theirs are closed, it is refused for another reason, it is too early."""


class Unreachable(Exception):
    """Discord does not deliver direct messages to a person.

    `is_closed`: they are closed for the bot; else it gives another reason, which may pass: the person blocked the bot, the account is
    deleted, the bot is held back.
    """

    def __init__(self, error: discord.HTTPException) -> None:
        super().__init__(f"{error.status} {error.code}")
        self.status, self.code = error.status, error.code
        self.is_closed = error.code in CLOSED
        self.why = DM_CLOSED if self.is_closed else DM_REFUSED


class Crowded(Exception):
    """Many channels for direct messages were opened a moment ago: this one comes later."""


def is_passing(error: discord.HTTPException) -> bool:
    """Return whether a refusal passes: Discord is unwell, too busy or does not know us now."""
    return error.status >= 500 or error.status in (401, 408, 429) or error.code == TOO_FAST


def is_unanswered(error: Exception) -> bool:
    """Return whether a request that failed may have been carried out all the same."""
    return isinstance(error, FAILED) and not (isinstance(error, REFUSED) and getattr(error, "status", 0) < 500)


def direct_refusal(error: discord.HTTPException) -> Exception:
    """Return the error for a refused direct message: `Unreachable`, unless the trouble passes."""
    return error if is_passing(error) else Unreachable(error)


def asks_for_patience(error: discord.RateLimited) -> Msg:
    """Return the text about a request that Discord takes only later."""
    return Msg("discord.patience", when=str(int(time.time() + error.retry_after) + 1))
