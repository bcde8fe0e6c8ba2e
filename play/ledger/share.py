"""The servers for which one process sends, if several processes are one bot.

Discord divides the servers of a large bot into shards, by their ids. Each process connects some of the shards, so it gets the clicks of
their servers and sends their messages. Everything else is common: any process may move in any match, run any timer, and send what has
waited for so long that its own process must be gone.
"""

from __future__ import annotations

from msgspec import Struct

from store.rows import ShardsRow

LOOK = 2.0
"""The most seconds until a process looks for rows that other processes have stored."""

OVERDUE = 30.0
"""Seconds after which any process may send what the process of its server has not sent."""


class Share(Struct, frozen=True):
    """The shards of one process: those of part `number` (from 0) of `parts`.

    `shards`: how many shards the bot has. `None`: as many as Discord wants, and all belong to this process.
    """

    number: int = 0
    parts: int = 1
    shards: int | None = 1

    @property
    def is_all(self) -> bool:
        """Whether there is no other process."""
        return self.parts == 1

    @property
    def is_first(self) -> bool:
        """Whether direct messages come to this process."""
        return self.number == 0

    @property
    def ids(self) -> range:
        """The shards of this process."""
        shards = self.shards or 1
        return range(shards * self.number // self.parts, shards * (self.number + 1) // self.parts)

    @property
    def row(self) -> ShardsRow | None:
        """The arguments for the store's queries; `None` if there is no other process."""
        return None if self.is_all else ShardsRow(self.shards or 1, self.ids.start, self.ids.stop - 1, OVERDUE)

    def has(self, guild: int | None) -> bool:
        """Return whether a server belongs to this process; `None` is direct messages, in shard 0."""
        return self.is_all or shard_of(guild, self.shards or 1) in self.ids


ALONE = Share()
"""One process with one shard."""

EVERYTHING = Share(shards=None)
"""One process with all shards, as many as Discord wants."""


def shard_of(guild: int | None, shards: int) -> int:
    """Return the shard of a server: by Discord's rule, the time in its id modulo their number."""
    return ((guild or 0) >> 22) % shards


def read_share(text: str, shards: int | None) -> Share:
    """Return the share of a text such as `2/4`, the second of four. Raises `ValueError`."""
    number, slash, parts = text.partition("/")
    own = Share(int(number) - 1, int(parts) if slash else 0, shards)
    if not 0 <= own.number < own.parts or (own.parts > 1 and (shards is None or shards < own.parts)):
        raise ValueError(text)
    return own
