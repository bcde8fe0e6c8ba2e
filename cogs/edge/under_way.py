"""Says until when work takes at most, so that a later reader knows if it is lost."""

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

NOTICED = 2.0
"""Seconds after which somebody wonders what they wait for."""

SENDING: Final = 60.0
"""Seconds beyond a limit in which what came of it is drawn and sent."""


def until(clock: Clock, longest: float) -> float:
    """Return when work that begins now is answered or given up: `longest` seconds at most."""
    return clock.now() + longest + SENDING


def holds(when: float, say: Say) -> str:
    """Return the line below words about such work."""
    return f"-# {say(Msg('discord.holds', when=str(ceil(when))))}"


async def result_of(reply: Reply, work: Coroutine[Any, Any, T], words: Msg, when: float) -> T | None:
    """Return the result of work.

    If it takes a while, `words` say what is waited for and until `when`; a later refusal takes their place (`None`), and so does the
    answer have to (`reply.instead`). An earlier refusal is raised.
    """
    working, is_said = asyncio.ensure_future(work), False
    try:
        if not (await asyncio.wait({working}, timeout=NOTICED))[0]:
            await reply.screen(Screen((reply.say(words), holds(when, reply.say))))
            is_said = True
        return await working
    except EngineError as error:
        if not is_said:
            raise
        ERRORS.count("refused", error.msg.key)
        await reply.instead(Screen((reply.say(Msg("discord.refused", reason=error.msg)),)))
        return None
    finally:
        working.cancel()
