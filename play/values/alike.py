"""What people see of a name, and which names look the same to them. Pure.

Names are changed for showing here only, and compared after that: a later change could make two names the same.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache

LONGEST = 32
"""The most characters of a name on Discord."""

_HIDDEN_CATEGORIES = ("Cc", "Cf", "Zl", "Zp", "Co", "Cn", "Cs")
"""Unicode categories of characters that can hide or reverse the text after them."""

_JOINERS = "\u200c\u200d"
"""Invisible characters that stay in names: they are part of emoji and of the spelling of some languages."""

_BLANK_LETTERS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Characters that show nothing, although their category is that of a letter or sign."""

_IGNORED_WHEN_COMPARED = re.compile("[\u200c\u200d\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Characters that may stay in a name and make no visible difference."""

_LOOKS = str.maketrans(
    "АВЕЅЈКМНОРСТУХаејорсѕухΑΒΕΖΗΚΜΝΟΡΤΥΧονρ0IilІіΙ|",
    "ABESJKMHoPCTYXaejopcsyxABEZHKMNoPTYXovpo1111111",
)
"""Maps letters of other alphabets, and digits, to the letter or digit that they look like."""


def visible(name: str) -> str:
    """Return a name without characters that hide or reorder text."""
    text = "".join(" " if letter.isspace() else letter for letter in name if letter in _JOINERS or _is_visible(letter))
    return " ".join(text.split()) or "?"


def _is_visible(letter: str) -> bool:
    return letter.isspace() or (letter not in _BLANK_LETTERS and unicodedata.category(letter) not in _HIDDEN_CATEGORIES)


def name_shown(name: str) -> str:
    """Return the visible part of a person's name, at most as long as names on Discord."""
    return visible(visible(name)[:LONGEST])  # again: the cut may end in a space, or leave nothing that is seen


@lru_cache(maxsize=4096)
def looks(name: str) -> frozenset[str]:
    """Return how a name reads and how it looks. Names that share one of these are confused."""
    text = _IGNORED_WHEN_COMPARED.sub("", unicodedata.normalize("NFKC", name))
    return frozenset(unicodedata.normalize("NFKC", form.casefold()).strip() for form in (text, text.translate(_LOOKS)))


def make_distinct(names: Sequence[str], taken: Iterable[str] = ()) -> list[str]:
    """Return the names so that no two look alike.

    A name stays if it looks like none of the others and like none of those `taken`; otherwise it gets a number.
    """
    name_looks = [looks(name) for name in names]
    taken_looks = set[str]().union(*map(looks, taken))
    used = taken_looks.union(*name_looks)
    distinct = []
    for at, name in enumerate(names):
        others = taken_looks.union(*(look for other, look in enumerate(name_looks) if other != at))
        number = 0
        candidate = name
        is_taken = bool(looks(name) & others)
        while is_taken:
            number += 1
            candidate = f"{name} {number}"
            is_taken = bool(looks(candidate) & used)
        used |= looks(candidate)
        distinct.append(candidate)
    return distinct
