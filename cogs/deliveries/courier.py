"""The courier takes effects out of the outbox, sends them, and stores the result.

Each table has one worker while there is something to send. So a burst of changes becomes one edit, and messages keep their order. An effect
that fails is stored with a later time; a timekeeper wakes the tables whose time has come, also after a crash.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass

import aiohttp
import discord

from cogs.connection.refusals import DM_LATER, FAILED, LACKING, PASSING, UNKNOWN_CHANNEL, Crowded, Unreachable, is_passing
from cogs.deliveries import Deliveries
from cogs.edge.services import Services, place_of, title
from cogs.edge.sight import OutOfSight
from cogs.edge.threads import Home
from cogs.panel.spec import Screen, cut
from cogs.servers.permissions import Missing, missing_permissions
from engine.values.core import EngineError, Msg
from metrics import ERRORS
from play.keeping.erasing import NOBODY
from play.ledger.outbox import Effect, Outbox
from play.ledger.share import LOOK
from play.people.house import House
from play.time.rounds import Rounds
from play.values.errors import Updating, error_trace
from play.values.feed import Change
from play.values.types import Table

log = logging.getLogger(__name__)

BREATH = 1.0
"""Seconds between two looks at the outbox, at least."""

GATHERING = 0.1
"""Seconds for which changes reported by other processes are gathered before the next look."""

REASON = 200
"""Characters of Discord's reason that people read, at most: proxies in front of Discord answer with whole pages."""


@dataclass(frozen=True, slots=True)
class Pauses:
    """Pauses of the courier, in seconds."""

    edits: float = 1.5
    """Between two edits of a card."""

    first: float = 2.0
    """After the first failure of an effect; the pause doubles with each further failure."""

    longest: float = 600.0
    """The longest pause after a failure."""

    look: float = 60.0
    """The longest time between two looks at the outbox, because another process may have left something there."""

    def after(self, tries: int) -> float:
        """Return the pause after this number of failures in a row."""
        return min(self.longest, self.first * 2.0 ** min(tries, 16))


PAUSES = Pauses()


class Timekeeper(Rounds):
    """Wakes the workers of tables for which an effect is due, also after a start or a failure."""

    name = "outbox"
    breath = GATHERING

    def __init__(self, outbox: Outbox, wake: Callable[[int], None], look: float) -> None:
        super().__init__()
        self._outbox, self._wake_table, self.look = outbox, wake, look
        self._rests_until = 0.0

    async def run_due(self) -> None:
        """Wake the tables for which something is due."""
        for match in await self._outbox.matches_due():
            self._wake_table(match)

    async def go_round(self) -> float:
        """Look once; return when to look next."""
        await self.run_due()
        seconds = await self._outbox.seconds_until_due()
        self._rests_until = self.now() + (self.look if seconds is None else max(BREATH, min(self.look, seconds)))
        return self._rests_until

    def rest_no_longer_than(self, seconds: float) -> None:
        """Look again in `seconds` at the latest, because something will be due then."""
        if seconds > 0.0 and self._rests_until > self.now() + seconds + BREATH:
            self.wake()


class Courier:
    """One worker per table that has something to send; idle tables cost nothing."""

    def __init__(self, services: Services, client: discord.Client, pauses: Pauses = PAUSES) -> None:
        self.services = services
        self.host = services.host
        self.deliveries = Deliveries(services, client)
        self.pauses = pauses
        look = pauses.look if self.host.share.is_all else min(LOOK, pauses.look)
        self.timekeeper = Timekeeper(self.host.outbox, self.wake, look)
        self.rounds: tuple[Rounds, ...] = ()
        self._handlers: dict[str, Callable[[Effect], Awaitable[None]]] = {
            "card": self.deliveries.cards.update,
            "result": self.deliveries.cards.update,
            "redraw": self.deliveries.cards.redraw,
            "mention": self.deliveries.cards.mention,
            "ping": self.deliveries.pings.tell,
            "early": self.deliveries.pings.tell,
            "ask": self.deliveries.pings.tell,
            "digest": self.deliveries.pings.tell,
            "notice": self.deliveries.notices.send_notices,
            "trouble": self.deliveries.notices.send_trouble,
            "referee": self.deliveries.notices.call_referee,
        }
        self._wanted: set[int] = set()
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._is_started = False

    def add_rounds(self, rounds: Iterable[Rounds]) -> None:
        """Start and close these rounds with the courier, with its pauses."""
        self.rounds += tuple(rounds)
        for each in self.rounds:
            each.apart = self.pauses.edits
            each.breath = min(each.breath, self.pauses.edits)
            each.look = max(each.look, self.pauses.look)

    async def start(self) -> None:
        """Listen to the host, and send all that waits."""
        if self._is_started:
            return
        self._is_started = True
        self.host.feed.subscribe(self.note_change)
        for rounds in (self.timekeeper, *self.rounds):
            rounds.start()

    async def close(self, patience: float = 5.0) -> None:
        """Stop listening, and cancel the workers after `patience` seconds; a start sends the rest."""
        self.host.feed.unsubscribe(self.note_change)
        for rounds in (self.timekeeper, *self.rounds):
            await rounds.close()
        workers = [task for task in self._workers.values() if not task.done()]
        if workers:
            _, late = await asyncio.wait(workers, timeout=patience)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def note_change(self, change: Change) -> None:
        """Note that a table changed: something may be due now, or soon.

        If another process delivers for the table, only the panels that this process remembers are renewed.
        """
        if self.host.outbox.is_ours(change.match):
            self.wake(change.match)
        elif self.services.panels.has_of(change.match):
            await self._renew(change.match)
        if change.is_elsewhere:
            self.timekeeper.wake()
        self.timekeeper.rest_no_longer_than(self.host.ledger.delays.before_ping)

    def wake(self, match: int) -> None:
        """Have a worker look soon at what has to be sent for a table."""
        self._wanted.add(match)
        if match not in self._workers:
            self._workers[match] = asyncio.get_running_loop().create_task(self._work(match), name=f"courier-{match}")

    def busy(self) -> list[asyncio.Task[None]]:
        """Return the workers that have something to do."""
        return [task for task in self._workers.values() if not task.done()]

    def saw_message(self, channel_id: int) -> None:
        """Count a message in a channel: cards above it scroll away."""
        self.deliveries.cards.scrolled.saw(channel_id)

    async def direct(self, user_id: int, screen: Screen) -> Msg | None:
        """Send a direct message; return why it was not delivered, or `None` if it was.

        Raises `discord.RateLimited`.
        """
        try:
            await self.deliveries.messages.direct(user_id, screen, about=())
        except Unreachable as error:
            log.info("a direct message is refused", extra={"user": user_id, "status": error.status, "code": error.code})
            return Msg(error.why)
        except (Crowded, discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("a direct message has to wait: %s", type(error).__name__, extra={"user": user_id})
            return Msg(DM_LATER)
        return None

    async def keep_awake(self, thread: discord.Thread) -> None:
        """Open an archived thread again while a match runs in it, because its buttons would fail.

        If the thread is locked and the bot lacks the permission to open it, an admin is told once. After other failures the next
        delivery tries again.
        """
        tables = [table for table in await self.host.reading.tables_in(thread.id) if table.status in ("open", "running")]
        if not tables:
            return
        try:
            await thread.edit(archived=False)
        except FAILED as error:
            where = {"match": tables[0].match, "channel": thread.id}
            log.info("a thread stays archived: %s", type(error).__name__, extra={**where, "code": getattr(error, "code", 0)})
            if isinstance(error, discord.Forbidden):
                house = await self.host.houses.at(tables[0])
                by_user, permission = self._permission_trouble(tables[0], house, self._lacking(tables[0], house, thread.locked))
                if permission:
                    await self.host.outbox.report_trouble(tables[0].match, by_user, tables[0].place, permission)
                    self.wake(tables[0].match)

    async def _work(self, match: int) -> None:
        """Deliver for a table until nothing is due; the pauses turn bursts into one edit."""
        try:
            while match in self._wanted:
                self._wanted.discard(match)
                if self.services.panels.has_of(match):
                    await self._renew(match)
                effects = await self.host.outbox.claim(match)
                failed = [effect for effect in effects if not await self._deliver(effect)]
                if effects:
                    self._wanted.add(match)
                    pause = self.pauses.edits
                    if failed:
                        pause = min(self.pauses.look, self.pauses.after(min(effect.tries for effect in failed)))
                    await asyncio.sleep(pause)
        except Exception as error:
            log.error("the outbox cannot be used: %s", error_trace(error), extra={"match": match})
        finally:
            self._workers.pop(match, None)

    async def _renew(self, match: int) -> None:
        """Show the next question in panels that have waited for it; a failure is only logged."""
        try:
            await self.deliveries.pings.renew(match)
        except Exception as error:
            log.warning("a panel cannot be renewed: %s", error_trace(error), extra={"match": match})

    async def _deliver(self, effect: Effect) -> bool:
        """Send one effect; return whether it is done with. Otherwise it is stored for later."""
        where = {"match": effect.match, "effect": effect.kind, "tries": effect.tries}
        pause = self.pauses.after(effect.tries)
        try:
            await self._handlers[effect.kind](effect)
            return True
        except discord.HTTPException as error:
            ERRORS.count("discord", str(error.code or error.status))
            if effect.kind == "redraw" and not is_passing(error):
                log.info("a card stays as it is", extra={**where, "code": error.code})
                await self.host.outbox.remove(effect)
                return True
            if not is_passing(error):
                log.warning("discord refuses", extra={**where, "status": error.status, "code": error.code})
                await self._tell_refusal(effect, error)
                return True
            log.warning("discord is unwell", extra={**where, "error": repr(error)})
        except Unreachable as error:
            ERRORS.count("discord", str(error.code or error.status))
            log.info("a direct message is refused", extra={**where, "status": error.status, "code": error.code})
            await self.deliveries.notices.keep_for_screen(effect)
            return True
        except OutOfSight:
            log.warning("a delivery would be read by somebody who may not", extra=where)
            if effect.kind == "trouble":
                await self.deliveries.notices.keep_for_screen(effect)
            else:
                await self.host.outbox.remove(effect)
            return True
        except Crowded:
            log.info("a direct message waits: many channels for them were opened a moment ago", extra=where)
        except PASSING as error:
            ERRORS.count("discord", type(error).__name__)
            log.warning("discord is unwell", extra={**where, "error": repr(error)})
            pause = max(pause, error.retry_after if isinstance(error, discord.RateLimited) else 0.0)
        except Updating:
            await self.host.outbox.leave_to_newer(effect)
            return True
        except EngineError as error:
            log.warning("the host refused a delivery: %s", error.msg.key, extra=where)
        except Exception as error:
            if await self.host.blame_guest(error, effect.match) is not None:
                await self.host.outbox.retry_later(effect, pause)
                return False
            # The text of an error may quote a panel, which can hold a hand: only where it happened is logged.
            log.error("a delivery failed: %s", error_trace(error), extra=where)
            ERRORS.count("delivery", type(error).__name__)
            await self.host.outbox.note_refusal(effect, {})
            return True
        await self.host.outbox.retry_later(effect, pause)
        return False

    async def _tell_refusal(self, effect: Effect, error: discord.HTTPException) -> None:
        """Tell the people of a table once that Discord refuses for good; the match continues.

        A missing permission is told once for each channel: to the admin who changed the settings of the server last, else to the
        opener of the table.
        """
        if effect.kind in ("notice", "trouble"):
            return await self.deliveries.notices.keep_for_screen(effect)
        table = await self.host.reading.table(effect.match)
        house = await self.host.houses.at(table)
        if error.code in LACKING:
            by_user, permission = self._permission_trouble(table, house, self._lacking(table, house, await self._is_locked(table)))
            if permission:
                await self.host.outbox.note_refusal(effect, by_user, table.place, permission)
                self.wake(effect.match)
                return
        key, people = "discord.trouble.refused", {table.opener_id}
        if error.code == UNKNOWN_CHANNEL:
            key = "discord.trouble.channel-closed" if table.status == "closed" else "discord.trouble.channel-gone"
            people |= {occupant.person.user_id for occupant in table.occupants if occupant.person is not None}
        where, why = f"<#{place_of(table)}>", cut(error.text, REASON) or str(error.status)
        trouble = Msg(key, game=title(table.game), match=table.match, channel=where, error=why)
        await self.host.outbox.note_refusal(effect, dict.fromkeys(people - {NOBODY}, trouble))
        self.wake(effect.match)

    def _permission_trouble(self, table: Table, house: House, lacking: Sequence[Missing]) -> tuple[dict[int, Msg], str]:
        """Return the message about missing permissions by user, and the permissions as one word.

        Without missing permissions both are empty.
        """
        if not lacking:
            return {}, ""
        key = "lost.permission" if len(lacking) == 1 else "lost.permissions"
        names, where = tuple(missing.name for missing in lacking), lacking[0].channel.mention
        lost = Msg(key, channel=where, permissions=names, mend=lacking[0].mend)
        user = house.author or table.opener_id
        by_user = {} if user == NOBODY else {user: lost}
        return by_user, "+".join(missing.permission for missing in lacking)

    def _lacking(self, table: Table, house: House, is_locked: bool) -> list[Missing]:
        """Return the permissions that the bot lacks at a table; a locked thread takes one more."""
        guild = self.deliveries.messages.client.get_guild(table.place.guild_id or 0)
        channel = None if guild is None else guild.get_channel(table.place.channel_id)
        return missing_permissions(channel, house, with_useful=is_locked) if isinstance(channel, Home) else []

    async def _is_locked(self, table: Table) -> bool:
        """Return whether the thread of a table is locked; `False` also if Discord does not say."""
        if table.place.thread_id is not None:
            with suppress(*FAILED, OutOfSight):
                thread = await self.deliveries.messages.channel(table.place.thread_id, table.place.guild_id)
                return isinstance(thread, discord.Thread) and thread.locked
        return False
