"""Messages about work that takes long: they say by when it ends at the latest.

Somebody who reads such a message after that time knows that the work was lost, for instance in a restart.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from math import ceil
from typing import Any, Final, TypeVar

from cogs.edge.reply import Reply
from cogs.panel.spec import Screen
from engine.values.core import EngineError, Msg, Say
from metrics import ERRORS
from play.time.clock import Clock

T = TypeVar("T")

SILENCE = 2.0
"""Seconds without an answer after which a person reads what they wait for."""

SENDING: Final = 60.0
"""Seconds that drawing and sending the result may take after the work itself."""


def latest_end(clock: Clock, longest: float) -> float:
    """Return when work that begins now and takes at most `longest` seconds is over or lost."""
    return clock.now() + longest + SENDING


def valid_until(when: float, say: Say) -> str:
    """Return the small line that says until when a message about running work is true."""
    return f"-# {say(Msg('discord.holds', when=str(ceil(when))))}"


async def result_of(reply: Reply, work: Coroutine[Any, Any, T], words: Msg, when: float) -> T | None:
    """Return the result of `work`.

    If it takes longer than `SILENCE`, the reply shows `words` and until when they are true (`when`). From then on the caller has to
    answer by `reply.instead`, and a refusal is not raised: it replaces the words, and `None` is returned.
    """
    working, is_announced = asyncio.ensure_future(work), False
    try:
        done, _ = await asyncio.wait({working}, timeout=SILENCE)
        if not done:
            await reply.screen(Screen((reply.say(words), valid_until(when, reply.say))))
            is_announced = True
        return await working
    except EngineError as error:
        if not is_announced:
            raise
        ERRORS.count("refused", error.msg.key)
        await reply.instead(Screen((reply.say(Msg("discord.refused", reason=error.msg)),)))
        return None
    finally:
        working.cancel()
