"""A dictionary that keeps only what was used last."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Recent(Generic[K, V]):
    """A store of at most `most` values; the longest unused one is dropped first.

    `seconds`: how long a value is good; `None`: for ever. `now` is the clock, in seconds.

    >>> recent = Recent(most=2)
    >>> for name in ("Ana", "Ben", "Eva"):
    ...     recent.put(name, len(name))
    >>> recent.get("Ana"), recent.get("Eva")
    (None, 3)
    """

    def __init__(self, most: int, seconds: float | None = None, now: Callable[[], float] = time.monotonic) -> None:
        self.most, self.seconds, self.now = most, seconds, now
        self._kept: OrderedDict[K, tuple[V, float]] = OrderedDict()

    def get(self, key: K) -> V | None:
        """Return the value; `None` if there is none or it is too old.

        >>> recent = Recent(most=10)
        >>> recent.put("Ana", 3)
        >>> recent.get("Ana")
        3
        """
        entry = self._kept.get(key)
        if entry is None:
            return None
        if self.seconds is not None and self.now() - entry[1] >= self.seconds:
            del self._kept[key]
            return None
        self._kept.move_to_end(key)
        return entry[0]

    def put(self, key: K, value: V) -> None:
        """Remember a value; drop the longest unused one if there are more than `most`.

        >>> recent = Recent(most=1)
        >>> recent.put("Ana", 3)
        >>> recent.put("Ben", 4)
        >>> recent.get("Ana"), recent.get("Ben")
        (None, 4)
        """
        self._kept[key] = (value, self.now())
        self._kept.move_to_end(key)
        while len(self._kept) > self.most:
            self._kept.popitem(last=False)

    def renew(self, key: K, value: V) -> None:
        """Replace a value that is kept. The new one is as old as that; nothing new is kept.

        >>> recent = Recent(most=10)
        >>> recent.renew("Ana", 3)
        >>> recent.get("Ana") is None
        True
        """
        entry = self._kept.get(key)
        if entry is not None:
            self._kept[key] = (value, entry[1])

    def drop(self, key: K) -> None:
        """Forget the value of a key, if there is one.

        >>> recent = Recent(most=10)
        >>> recent.put("Ana", 3)
        >>> recent.drop("Ana")
        >>> len(recent)
        0
        """
        self._kept.pop(key, None)

    def clear(self) -> None:
        """Forget everything."""
        self._kept.clear()

    def has(self, matches: Callable[[K], bool]) -> bool:
        """Return whether a key matches, also one whose value is too old.

        >>> recent = Recent(most=10)
        >>> recent.put("Ana", 3)
        >>> recent.has(lambda name: name.startswith("A"))
        True
        """
        return any(matches(key) for key in self._kept)

    def keys(self, matches: Callable[[K], bool]) -> list[K]:
        """Return the keys that match, also those whose values are too old.

        The longest unused one comes first.

        >>> recent = Recent(most=10)
        >>> recent.put("Ana", 3)
        >>> recent.keys(lambda name: name.startswith("A"))
        ['Ana']
        """
        return [key for key in self._kept if matches(key)]

    def __len__(self) -> int:
        return len(self._kept)
