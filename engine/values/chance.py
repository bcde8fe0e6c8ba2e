"""Chance as a value: a seed and a counter, kept in the state.

Every draw hashes `seed/counter` with SHAKE-128, so that a match can be followed and checked by anybody who
knows the seed, in any language. The order of draws is part of a game's rules version.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from hashlib import sha256, shake_128
from struct import unpack
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")

_WORD = 8
"""Bytes per random number; the bias of the remainder stays below 2**-57 for a hundred outcomes."""


class Draw(Struct, frozen=True):
    """One use of chance, the `number`-th of a match: a number from 0 to `bound - 1`, or the old places of `bound` things in their new
    order."""

    number: int
    bound: int
    outcome: int | tuple[int, ...]


_listeners: ContextVar[list[Draw] | None] = ContextVar("listeners", default=None)


@contextmanager
def listen_to_draws() -> Iterator[list[Draw]]:
    """All draws that are made meanwhile, in their order. It changes none of them."""
    heard: list[Draw] = []
    token = _listeners.set(heard)
    try:
        yield heard
    finally:
        _listeners.reset(token)


class Chance(Struct, frozen=True):
    """The source of all chance of one match. `count` is how many draws were made."""

    seed: str
    count: int = 0

    def _words(self, wanted: int) -> tuple[tuple[int, ...], Chance]:
        stream = shake_128(f"{self.seed}/{self.count}".encode()).digest(_WORD * wanted)
        return unpack(f">{wanted}Q", stream), Chance(self.seed, self.count + 1)

    def below(self, bound: int) -> tuple[int, Chance]:
        """A number from 0 to `bound - 1`, and the chance after it."""
        words, after = self._words(1)
        found = words[0] % bound
        if (heard := _listeners.get()) is not None:
            heard.append(Draw(self.count, bound, found))
        return found, after

    def shuffled(self, items: tuple[T, ...]) -> tuple[tuple[T, ...], Chance]:
        """The items in random order (Fisher-Yates from the end), and the chance after it. One draw."""
        if len(items) < 2:
            return items, self
        words, after = self._words(len(items) - 1)
        if (heard := _listeners.get()) is not None:
            heard.append(Draw(self.count, len(items), _mixed(tuple(range(len(items))), words)))
        return _mixed(items, words), after


def _mixed(items: tuple[T, ...], words: tuple[int, ...]) -> tuple[T, ...]:
    mixed = list(items)
    for last, word in zip(range(len(mixed) - 1, 0, -1), words, strict=True):
        other = word % (last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return tuple(mixed)


def commitment(seed: str) -> str:
    """The hash of the seed that is published at the start; the seed itself is shown at the end."""
    return sha256(seed.encode()).hexdigest()
