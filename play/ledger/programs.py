"""The programs that run on one database: during an update, older and newer ones.

Each process describes itself in a job of its own that it holds while it runs: its version of each game, and the newest step of the schema
that it knows. If an older program meets a match of newer rules, it looks for a running process that has them. If there is one, it leaves
the match alone; otherwise it freezes the match with a reason. A newer program does not take matches from an older one before somebody uses
them.
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

COUNTS_FOR = 150.0
"""Seconds for which a process counts as running after it last said so: more than two `BEAT`s of the ledger."""

BEHIND = 60.0
"""Seconds for which an older process runs no timers after it met a match of a newer one."""

SCHEMA_STEP = "schema"
"""The key of the newest step of the schema among the versions of games."""

log = logging.getLogger(__name__)


class Programs:
    """Tells other processes on the database what this one is, and reads what they are."""

    def __init__(self, store: Store, clock: Clock, rules: RulesOf, owner: str) -> None:
        self._store, self._clock, self._rules, self._owner = store, clock, rules, owner
        self._behind_until = 0.0
        self._own: dict[str, int] = {}

    def _versions(self) -> dict[str, int]:
        """Return the version of each game that this program plays."""
        versions = {SCHEMA_STEP: max(scripts(SCHEMA))}
        for game in registry.names():
            with suppress(Exception):  # a game that cannot be loaded is not played either
                versions[game] = self._rules(game).version
        return versions

    async def introduce(self) -> None:
        """Store what this process is; after that, `stay_alive` has to be called regularly."""
        self._own = self._versions()
        await self.stay_alive()
        await self._store.note_job(self._job, codec.dumps(self._own))

    async def stay_alive(self) -> None:
        """Store that this process is still running."""
        now = self._clock.now()
        await self._store.take_job(self._job, self._owner, now, now + COUNTS_FOR)

    @property
    def _job(self) -> str:
        return f"program {self._owner}"

    async def is_alone(self) -> bool:
        """Return whether all living processes on this database run this program."""
        return not await self._others()

    async def _others(self) -> list[dict[str, int]]:
        """Return the versions of the running processes with another program."""
        notes = await self._store.jobs("program ", self._clock.now())
        programs: list[dict[str, int]] = [leniently(partial(codec.loads, dict[str, int], note), {}) for note in notes if note]
        return [versions for versions in programs if versions != self._own]

    async def is_elsewhere(self, table: Table) -> bool:
        """Return whether only another living process knows the newest rules of a match."""
        version = _newest_version(table)
        with suppress(EngineError):
            if version <= self._rules(table.game).version:
                return False
        return any(versions.get(table.game, 0) >= version for versions in await self._others())

    @property
    def is_behind(self) -> bool:
        """Whether this process has just met a newer program, so that it runs no timers."""
        return 0.0 < self._behind_until - self._clock.now() <= BEHIND

    def fall_behind(self) -> None:
        """Note that this process has met a newer program."""
        self._behind_until = self._clock.now() + BEHIND

    def left_alone(self, live: Live) -> Live:
        """Return a match of a newer program as it is shown here; nothing of it is written."""
        self.fall_behind()
        log.info("a match is left to a newer program", extra={"match": live.match})
        return replace(live, timers={}, state=None).with_table(status="frozen", why=UPDATING)


def _newest_version(table: Table) -> int:
    """Return the version of a match's rules, or the newer one about which its people vote."""
    upgrade = table.upgrade
    if upgrade is None or upgrade.kept or table.status != "frozen":
        return table.version
    return max(table.version, upgrade.version)
