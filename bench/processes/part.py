"""One process of the bot without Discord: a host, players who move, and a sender.

Every acknowledged move is a line of the file `moves`, written after the host has said that it is stored; every refused one is a
line of `refused`. The file `lives` has the times at which the process was ready, was asked to end, and ended. Time runs quickly: pings
come after some seconds.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import time
from pathlib import Path
from random import Random

from bench.processes.harbour import Discord
from bench.shared import random_move
from cogs.operation.processes import Tether
from engine.match import registry
from engine.values.core import EngineError
from play.host import Host
from play.ledger.outbox import Effect
from play.ledger.share import Share
from play.telling.waiting import ping_after_step
from play.time.clock import Delays
from play.values.types import CardRef
from store.places import store_at
from store.urls import is_url

MOVERS = 4
"""People who move at the same time."""

QUICK = Delays(bot=1.0, order=(0.5, 1.0), present=0.0, ping=2.0, automatic=1.0)
"""Seconds until things happen that take longer in the bot."""

LOOK = 0.2
"""Seconds between two looks at the outbox."""

CHANNEL = 2
"""The id of the channel in which all messages are."""

AGAIN = 2.0
"""Seconds until a refused message is tried again: the courier's first wait."""


class Part:
    """One process of the bot, with the files that it writes."""

    def __init__(self, host: Host, discord: Discord, folder: Path, matches: int, rng: Random) -> None:
        self.host, self.discord, self.matches, self.rng = host, discord, matches, rng
        self.files = {name: os.open(folder / name, os.O_WRONLY | os.O_APPEND | os.O_CREAT) for name in ("moves", "refused", "lives")}
        self.is_moving = True
        self.stop = asyncio.Event()

    def write(self, file: str, *values: object) -> None:
        """Append a line to a file: the number of this process, the time, and the values.

        One call of the system writes it, so that no other process writes into it.
        """
        os.write(self.files[file], (json.dumps([self.host.share.number, time.time(), *values]) + "\n").encode())

    def end(self) -> None:
        """Note that the process was asked to end, and stop."""
        self.write("lives", "asked", self.host.ledger.owner)
        self.stop.set()

    async def run(self) -> None:
        """Move and send until told to stop."""
        work = [asyncio.create_task(self._move()) for _ in range(MOVERS)] + [asyncio.create_task(self._send())]
        await self.stop.wait()
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)

    async def _move(self) -> None:
        """Let people who are awaited move somewhere, for ever."""
        while True:
            if not self.is_moving:
                await asyncio.sleep(LOOK)
                continue
            try:
                await self._one_move(self.rng.randint(1, self.matches))
            except EngineError as error:
                self.write("refused", error.msg.key)
                await asyncio.sleep(0.01)

    async def _one_move(self, match: int) -> None:
        move = random_move(await self.host.ledger.current(match), self.rng)
        if move is not None:
            entry = (await self.host.turns.move(match, *move)).entry
            self.write("moves", match, entry.seq, entry.seat, entry.line)

    async def _send(self) -> None:
        """Send what is due, as the courier does: one message after the other at each table."""
        while True:
            try:
                due = await self.host.outbox.matches_due()
                await asyncio.gather(*(self._send_of(match) for match in due))
            except EngineError as error:
                self.write("refused", error.msg.key)
            await asyncio.sleep(LOOK)

    async def _send_of(self, match: int) -> None:
        """Send the messages of a match that are due."""
        try:
            for effect in await self.host.outbox.claim(match):
                try:
                    await self._carry_out(effect)
                except EngineError as error:
                    self.write("refused", error.msg.key)
                    await self.host.outbox.retry_later(effect, AGAIN)
        except EngineError as error:
            self.write("refused", error.msg.key)

    async def _carry_out(self, effect: Effect) -> None:
        """Send, edit or drop one message."""
        if effect.kind in ("card", "result"):
            await self._card(effect)
        elif effect.kind in ("ping", "ask", "early", "digest"):
            await self._notify(effect)
        else:
            if effect.kind == "notice":
                await self.host.people.delete_notices(await self.host.people.notices(effect.match, effect.recipient))
            await self.host.outbox.remove(effect)

    async def _card(self, effect: Effect) -> None:
        """Post or edit the card of a match, or post its result."""
        table = await self.host.reading.table(effect.match)
        old, is_end = table.card, effect.kind == "result"
        what = {"match": effect.match, "kind": effect.kind, "edition": table.edition}
        if old is not None and not is_end:
            if old.edition < table.edition:
                await self.discord.ask(do="edit", message=old.message_id, **what)
                await self.host.outbox.store_shown_edition(effect, table.edition)
            else:
                await self.host.outbox.remove(effect)
            return
        message = await self.discord.ask(do="post", nonce=effect.nonce_after(old), **what)
        # By its nonce this may be a message that a killed process posted before. So it is edited to the present state, as the courier does.
        await self.discord.ask(do="edit", message=message, **what)
        if old is not None and old.message_id != message:
            await self.discord.ask(do="remove", message=old.message_id, **what)
        await self.host.outbox.store_card(effect, CardRef(CHANNEL, message, self.host.ledger.clock.now(), table.edition))

    async def _notify(self, effect: Effect) -> None:
        """Post, edit or remove somebody's pings."""
        stored, until = [], None
        for due in await self.host.telling.due(effect):
            what = {"match": effect.match, "kind": "ping", "user": due.ping.user_id, "room": due.ping.room}
            message = due.ping.message_id
            if due.step == "hold":
                until = due.until
            elif due.step in ("post", "whisper"):
                message = await self.discord.ask(do="post", nonce=due.nonce, **what)
                if due.ping.stands and due.ping.message_id != message:
                    await self.discord.ask(do="remove", message=due.ping.message_id, **what)
            elif due.step in ("edit", "remove"):
                await self.discord.ask(do=due.step, message=message, **what)
            ping = ping_after_step(effect, due, CHANNEL, message, self.host.ledger.clock.now())
            if ping is not None:
                stored.append(ping)
        await (self.host.telling.finish(effect, stored) if until is None else self.host.telling.hold(effect, stored, until))


async def main(url: str, folder: Path, number: int, parts: int, matches: int, seed: int, tether: int) -> None:
    """Run until SIGTERM; after SIGUSR1 nobody moves.

    `tether`: the file descriptor by which the keeper and this process notice each other's end.
    """
    host = Host(store_at(url if is_url(url) else Path(url)), rng=Random(seed), delays=QUICK, share=Share(number, parts, parts))
    discord = Discord()
    part = Part(host, discord, folder, matches, Random(seed + 1))
    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGTERM, part.end)
    loop.add_signal_handler(signal.SIGUSR1, lambda: setattr(part, "is_moving", False))
    started = Tether(tether, part.end)
    for game in registry.names():  # as the program does before it connects (cogs/operation/checking.py)
        registry.rules(game)
    await host.open()
    await discord.connect(folder / "harbour")
    own = folder / f"pid{number}.{os.getpid()}"
    own.write_text(str(os.getpid()))
    own.replace(folder / f"pid{number}")  # so that nobody reads half of it
    part.write("lives", "ready", host.ledger.owner)
    started.ready()
    await part.run()
    await host.close()
    part.write("lives", "ended", host.ledger.owner)


if __name__ == "__main__":
    _, url, folder, *numbers = sys.argv
    asyncio.run(main(url, Path(folder), *map(int, numbers)))
