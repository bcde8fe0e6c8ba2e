"""The programs that run on one database: during an update, older and newer ones.

Each process describes itself in a job of its own that it holds while it lives: its version of each game, and the newest step of the schema
that it knows. So an older program can tell a match that a newer one plays (it leaves that alone) from a match of a newer program that is
gone (that is frozen with a reason), and a newer one does not take matches from an older one before somebody asks.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from functools import partial

from msgspec.structs import replace

from engine.match import registry
from engine.values import codec
from engine.values.core import EngineError
from play.time.clock import Clock
from play.values.live import UPDATING, Live, RulesOf, leniently
from play.values.types import Table
from store.base import Store
from store.migrate import SCHEMA, scripts

LIVES = 150.0
"""Seconds after its last sign for which a process counts as living: over twice `BEAT`."""

BEHIND = 60.0
"""Seconds for which an older process takes no timers."""

SCHEMA_STEP = "schema"
"""The key of the newest step of the schema among the versions of games."""

log = logging.getLogger(__name__)


class Beside:
    """This process among those on the database, and what they say about themselves."""

    def __init__(self, store: Store, clock: Clock, rules: RulesOf, owner: str) -> None:
        self._store, self._clock, self._rules, self._owner = store, clock, rules, owner
        self._behind_until = 0.0
        self._own: dict[str, int] = {}

    def _versions(self) -> dict[str, int]:
        """Return the version of each game that this program plays."""
        versions = {SCHEMA_STEP: max(scripts(SCHEMA))}
        for game in registry.names():
            with suppress(Exception):  # one that cannot be loaded is not played either
                versions[game] = self._rules(game).version
        return versions

    async def introduce(self) -> None:
        """Say what this process is; from now on `live` is enough."""
        self._own = self._versions()
        await self.live()
        await self._store.note_job(self._job, codec.dumps(self._own))

    async def live(self) -> None:
        """Say that this process is still running."""
        now = self._clock.now()
        await self._store.take_job(self._job, self._owner, now, now + LIVES)

    @property
    def _job(self) -> str:
        return f"program {self._owner}"

    async def is_alone(self) -> bool:
        """Return whether all living processes on this database run this program."""
        return not await self._others()

    async def _others(self) -> list[dict[str, int]]:
        notes = await self._store.jobs("program ", self._clock.now())
        programs: list[dict[str, int]] = [leniently(partial(codec.loads, dict[str, int], note), {}) for note in notes if note]
        return [entry for entry in programs if entry != self._own]

    async def is_elsewhere(self, table: Table) -> bool:
        """Return whether only another living process knows the newest rules of a match."""
        version = _newest(table)
        with suppress(EngineError):
            if version <= self._rules(table.game).version:
                return False
        return any(versions.get(table.game, 0) >= version for versions in await self._others())

    @property
    def is_behind(self) -> bool:
        """Whether this process has just met a newer program; it takes no timers then."""
        return 0.0 < self._behind_until - self._clock.now() <= BEHIND

    def fall_behind(self) -> None:
        """Note that this process has met a newer program."""
        self._behind_until = self._clock.now() + BEHIND

    def left_alone(self, live: Live) -> Live:
        """Return a match of a newer program as it is shown here; nothing of it is written."""
        self.fall_behind()
        log.info("a match is left to a newer program", extra={"match": live.match})
        return replace(live, timers={}, state=None).with_table(status="frozen", why=UPDATING)


def _newest(table: Table) -> int:
    """Return the newest rules by which a match is played, or about which its people are asked."""
    upgrade = table.upgrade
    return table.version if upgrade is None or upgrade.kept or table.status != "frozen" else max(table.version, upgrade.version)
