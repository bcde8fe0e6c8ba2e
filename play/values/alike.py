"""What people see of a name, and which names look the same to them. Pure.

Whatever changes a name before it is shown is done here, before names are compared: later changes could make two names the same.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache

LONGEST = 32
"""Letters of a name on Discord at most."""

_INVISIBLE = ("Cc", "Cf", "Zl", "Zp", "Co", "Cn", "Cs")
"""Classes of characters that can hide or turn round the text after them."""

_JOINERS = "\u200c\u200d"
"""Invisible, but part of emoji and of the spelling of some languages."""

_EMPTY = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Characters whose class says letter or sign, but that show nothing."""

_UNSEEN = re.compile("[\u200c\u200d\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Characters that may stay in a name and make no visible difference."""

_LOOKS = str.maketrans(
    "АВЕЅЈКМНОРСТУХаејорсѕухΑΒΕΖΗΚΜΝΟΡΤΥΧονρ0IilІіΙ|",
    "ABESJKMHoPCTYXaejopcsyxABEZHKMNoPTYXovpo1111111",
)
"""Letters of other alphabets, and figures, that look like others."""


def visible(name: str) -> str:
    """Return a name without characters that hide or reorder text."""
    text = "".join(" " if letter.isspace() else letter for letter in name if letter in _JOINERS or _is_visible(letter))
    return " ".join(text.split()) or "?"


def _is_visible(letter: str) -> bool:
    return letter.isspace() or (letter not in _EMPTY and unicodedata.category(letter) not in _INVISIBLE)


def name_shown(name: str) -> str:
    """Return the visible part of a person's name, at most as long as names on Discord."""
    return visible(visible(name)[:LONGEST])


@lru_cache(maxsize=4096)
def looks(name: str) -> frozenset[str]:
    """Return how a name reads and how it looks: names that share one of these are confused."""
    seen = _UNSEEN.sub("", unicodedata.normalize("NFKC", name))
    return frozenset(unicodedata.normalize("NFKC", form.casefold()).strip() for form in (seen, seen.translate(_LOOKS)))


def make_distinct(names: Sequence[str], taken: Iterable[str] = ()) -> list[str]:
    """Return the names so that no two look alike.

    A name stays if it looks like no other and like none of those `taken`; the others get a number.
    """
    likes = [looks(name) for name in names]
    words = set[str]().union(*map(looks, taken))
    used = words.union(*likes)
    distinct = []
    for at, name in enumerate(names):
        others = words.union(*(like for other, like in enumerate(likes) if other != at))
        number = 0
        candidate = name
        while not looks(candidate).isdisjoint(used if number else others):
            number += 1
            candidate = f"{name} {number}"
        used |= looks(candidate)
        distinct.append(candidate)
    return distinct
