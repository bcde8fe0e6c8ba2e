"""Keeps emojis of the bot for numbers of answers, and for letters of rings in pictures.

They are looked up at the start, and uploaded if Discord has none or somebody has deleted them. Nothing waits for that: until then buttons
show plain digits, and after a refusal it is tried again later.
"""

from __future__ import annotations

import logging
import math

import discord

from cogs.connection.refusals import FAILED
from cogs.edge.numerals import NUMERALS, SIGNS
from metrics import ERRORS
from play.host import Host
from play.time.rounds import Rounds
from render.kit.decision import emoji
from store.errors import StoreError

log = logging.getLogger(__name__)

NAME = "caravel_"
"""The prefix of the names of the emojis; the number or letter follows."""

JOB = "emojis"
"""The name of the job lease for uploading them: one process at a time."""

LEASE = 60.0
"""Seconds after which another process may try."""

FIRST_PAUSE = 120.0
"""Seconds before the upload is tried again; each further pause is twice as long."""

LONGEST_PAUSE = 3_600.0
"""Seconds of the longest pause."""


class Emojis(Rounds):
    """The bot's own emojis."""

    name = "emojis"

    def __init__(self, client: discord.Client, host: Host) -> None:
        super().__init__()
        self._client = client
        self._host = host
        self._pause = FIRST_PAUSE

    def start(self) -> None:
        """Look the emojis up, and upload those that are missing."""
        NUMERALS.learn({})  # another bot of this process may have left its own
        NUMERALS.when_lost(self.wake)
        super().start()

    async def go_round(self) -> float:
        """Try once; return when to try again, which is never once all emojis are there."""
        if await self.run_due():
            self._pause = FIRST_PAUSE
            return math.inf
        pause, self._pause = self._pause, min(LONGEST_PAUSE, 2.0 * self._pause)
        return self.now() + pause

    async def run_due(self) -> bool:
        """Upload missing emojis unless another process does; return whether all are there."""
        try:
            known = await self._fetch_known()
            missing = [sign for sign in SIGNS if sign not in known]
            if missing and await self._may_upload():
                for sign in missing:
                    image = emoji(sign if isinstance(sign, int) else sign.upper())
                    await self._client.create_application_emoji(name=f"{NAME}{sign}", image=image)
                known = await self._fetch_known()
            NUMERALS.learn(known)
            return len(known) == len(SIGNS)
        except (*FAILED, StoreError) as error:
            ERRORS.count("emojis", type(error).__name__)
            log.warning("the emojis are not all there; plain figures stand in their place", extra={"reason": str(error)[:200]})
            return False

    async def _fetch_known(self) -> dict[int | str, discord.PartialEmoji]:
        known = await self._client.fetch_application_emojis()
        named = {own.name: discord.PartialEmoji(name=own.name, id=own.id) for own in known}
        return {sign: named[f"{NAME}{sign}"] for sign in SIGNS if f"{NAME}{sign}" in named}

    async def _may_upload(self) -> bool:
        ledger, now = self._host.ledger, self._host.ledger.clock.now()
        return await ledger.store.take_job(JOB, ledger.owner, now, now + LEASE)
