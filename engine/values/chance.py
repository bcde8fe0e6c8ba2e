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
    """One use of chance: the `number`-th of a match, from 0.

    `outcome` is a number from 0 to `bound - 1`, or the old places of `bound` things in their new order.
    """

    number: int
    bound: int
    outcome: int | tuple[int, ...]


_heard: ContextVar[list[Draw] | None] = ContextVar("heard", default=None)
"""The list to which the draws are added; `None`: nobody listens."""


@contextmanager
def listen_to_draws() -> Iterator[list[Draw]]:
    """Collect the draws that are made inside the block, in their order.

    >>> with listen_to_draws() as draws:
    ...     outcome, chance = Chance("a seed").below(6)
    >>> [draw.bound for draw in draws]
    [6]
    """
    heard: list[Draw] = []
    token = _heard.set(heard)
    try:
        yield heard
    finally:
        _heard.reset(token)


class Chance(Struct, frozen=True):
    """The source of all chance of one match. `count` is the number of draws so far.

    The same seed and count always give the same outcome:

    >>> Chance("a seed").below(6) == Chance("a seed").below(6)
    True
    """

    seed: str
    count: int = 0

    def _words(self, wanted: int) -> tuple[tuple[int, ...], Chance]:
        stream = shake_128(f"{self.seed}/{self.count}".encode()).digest(_WORD * wanted)
        return unpack(f">{wanted}Q", stream), Chance(self.seed, self.count + 1)

    def below(self, bound: int) -> tuple[int, Chance]:
        """Return a number from 0 to `bound - 1`, and the chance after this draw.

        `bound` is the number of possible outcomes, at least 1.

        >>> Chance("a seed").below(6)
        (4, Chance(seed='a seed', count=1))
        """
        words, after = self._words(1)
        outcome = words[0] % bound
        if (heard := _heard.get()) is not None:
            heard.append(Draw(self.count, bound, outcome))
        return outcome, after

    def shuffled(self, items: tuple[T, ...]) -> tuple[tuple[T, ...], Chance]:
        """Return the items in random order, and the chance after this draw.

        It is Fisher-Yates from the end, and one draw for all items; none for fewer than two.

        >>> items, chance = Chance("a seed").shuffled(("a", "b", "c"))
        >>> sorted(items), chance.count
        (['a', 'b', 'c'], 1)
        """
        if len(items) < 2:
            return items, self
        words, after = self._words(len(items) - 1)
        if (heard := _heard.get()) is not None:
            heard.append(Draw(self.count, len(items), _mix(tuple(range(len(items))), words)))
        return _mix(items, words), after


def _mix(items: tuple[T, ...], words: tuple[int, ...]) -> tuple[T, ...]:
    """Return the items shuffled by random numbers, of which there is one less than items."""
    mixed = list(items)
    for last, word in zip(range(len(mixed) - 1, 0, -1), words, strict=True):
        other = word % (last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return tuple(mixed)


def commitment(seed: str) -> str:
    """Return the hash of a seed (SHA-256, hexadecimal).

    It is published at the start of a match, the seed itself at the end, so that everybody can check the deal.

    >>> commitment("a seed")[:8]
    '8f44d509'
    """
    return sha256(seed.encode()).hexdigest()
