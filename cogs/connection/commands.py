"""Sends the slash commands to Discord; until it accepts them, the earlier ones still work."""

from __future__ import annotations

import json
import logging
import math
from collections.abc import Awaitable, Callable, Sequence, Set
from hashlib import sha256
from typing import Any, TypeAlias

import discord

from metrics import ERRORS
from play.host import Host
from play.time.rounds import Rounds
from play.values.errors import error_trace

log = logging.getLogger(__name__)

COMMANDS = "commands"
"""The name of the stored job; its note is the fingerprint of the commands that were sent to Discord last."""

FIRST = 30.0
"""Seconds before a refused request is sent again; each further pause is twice as long."""

LONGEST = 3600.0
"""Seconds of the longest pause."""

REASON = 1000
"""Characters of Discord's reason in the log, at most; it names the command that is wrong."""


Maker: TypeAlias = Callable[[], Awaitable[Sequence[dict[str, Any]]]]
"""A function that returns the commands as Discord's API takes them."""


class Commands(Rounds):
    """Brings Discord the slash commands of this version."""

    name = "commands"

    def __init__(self, client: discord.Client, host: Host, make: Maker, remembers: bool) -> None:
        """Send the commands that `make` returns.

        `remembers`: send them only if they have changed since they were sent last; else they are sent at every start.
        """
        super().__init__()
        self._client = client
        self._host = host
        self._make = make
        self._remembers = remembers
        self._pause = FIRST
        self.are_known = not host.share.is_first
        """Whether Discord has the commands of this version. If there are several processes, only the first one sends them."""

    def start(self) -> None:
        """Begin to send the commands, until Discord accepts them."""
        if not self.are_known:
            super().start()

    async def go_round(self) -> float:
        """Try once; return when to try again, which is never once Discord has the commands."""
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
        """Send the commands to Discord unless it has them. Errors are raised."""
        commands, application = await self._make(), self._client.application_id
        assert application is not None
        fingerprint = sha256(json.dumps([application, commands], sort_keys=True, default=str).encode()).hexdigest()
        store = self._host.ledger.store
        if self._remembers and await store.job_note(COMMANDS) == fingerprint:
            return
        await self._note_lost_permissions(application, {command["name"] for command in commands})
        await self._client.http.bulk_upsert_global_commands(application, list(commands))
        log.info("commands synchronised", extra={"commands": len(commands)})
        await store.note_job(COMMANDS, fingerprint)

    async def _note_lost_permissions(self, application: int, names: Set[str]) -> None:
        """Store for each server which old commands have permissions of its own.

        `names`: the commands of this version; all others are about to go, and Discord deletes their permissions. A server that Discord
        does not answer for is left out.
        """
        http = self._client.http
        old = {int(known["id"]): known["name"] for known in await http.get_global_commands(application) if known["name"] not in names}
        for guild in await self._host.servers.known_servers() if old else ():
            try:
                permissions = await http.get_guild_application_command_permissions(application, guild)
            except discord.HTTPException as error:
                log.warning("a server's permissions for commands are not known", extra={"guild": guild, "status": error.status})
                continue
            lost = [old[command] for command in (int(entry["id"]) for entry in permissions) if command in old]
            await self._host.houses.note_lost_permissions(guild, lost)

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
