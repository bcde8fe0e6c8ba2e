"""Sends the commands to Discord; until it takes them, those that it has go on working."""

from __future__ import annotations

import json
import logging
import math
from collections.abc import Awaitable, Callable, Sequence
from hashlib import sha256
from typing import Any, TypeAlias

import discord

from metrics import ERRORS
from play.host import Host
from play.time.rounds import Rounds
from play.values.errors import error_trace

log = logging.getLogger(__name__)

COMMANDS = "commands"
"""The job of telling Discord the commands; its note is the fingerprint of what Discord was told last."""

FIRST, LONGEST = 30.0, 3600.0
"""Seconds of the first pause before it is tried again, and of the longest: each is twice the one before."""

REASON = 1000
"""Characters of Discord's reason in the log: it names the command that it dislikes."""


Made: TypeAlias = Callable[[], Awaitable[Sequence[dict[str, Any]]]]


class Commands(Rounds):
    """The commands as Discord knows them."""

    name = "commands"

    def __init__(self, client: discord.Client, host: Host, make: Made, remembers: bool) -> None:
        """Send the commands that `make` gives.

        `remembers`: they are sent only if they differ from those that Discord was sent last, else at every start.
        """
        super().__init__()
        self._client = client
        self._host = host
        self._made = make
        self._remembers = remembers
        self._pause = FIRST
        self.are_known = not host.share.is_first
        """Whether Discord has the commands of this program. Of several processes the first sees to it."""

    def start(self) -> None:
        """Tell them from now on, for as long as it takes."""
        if not self.are_known:
            super().start()

    async def go_round(self) -> float:
        """Try once more, until Discord has them."""
        try:
            await self.run_due()
            self.are_known = True
            return math.inf
        except Exception as error:
            pause = max(self._pause, error.retry_after if isinstance(error, discord.RateLimited) else 0.0)
            self._pause = min(LONGEST, 2.0 * self._pause)
            self._log(error, pause)
            return self.now() + pause

    async def run_due(self) -> None:
        """Tell Discord the commands unless it knows them. Errors are raised."""
        commands, application = await self._made(), self._client.application_id
        assert application is not None
        known = sha256(json.dumps([application, commands], sort_keys=True, default=str).encode()).hexdigest()
        store = self._host.ledger.store
        if self._remembers and await store.job_note(COMMANDS) == known:
            return
        await self._client.http.bulk_upsert_global_commands(application, list(commands))
        log.info("commands synchronised", extra={"commands": len(commands)})
        await store.note_job(COMMANDS, known)

    def _log(self, error: Exception, again_in: float) -> None:
        if isinstance(error, discord.DiscordException):
            refused = {"status": error.status, "code": error.code} if isinstance(error, discord.HTTPException) else {}
            ERRORS.count("commands", str(refused.get("code") or refused.get("status") or type(error).__name__))
            fields = {**refused, "again_in": again_in, "reason": str(error)[:REASON]}
            log.error("discord does not take the commands; those it has go on working", extra=fields)
        else:
            ERRORS.count("commands", type(error).__name__)
            log.error(
                "the commands could not be sent; those discord has go on working: %s", error_trace(error), extra={"again_in": again_in}
            )
