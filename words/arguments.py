"""Compares the arguments of a translation with those of the English message."""

from __future__ import annotations

import re
from functools import cache

_VARIABLE = re.compile(r"\$(?P<name>[A-Za-z][\w-]*)(?P<chosen>\s*(?:,[^){}]*)?\)?\s*->)?")
"""An argument in a message; the group `chosen` matches if it only chooses a variant."""

_ATTRIBUTE = re.compile(r"^[ \t]+\.[A-Za-z][\w-]* *=", re.MULTILINE)
"""The beginning of an attribute: a form of the message, which is not compared."""


@cache
def _arguments(source: str) -> tuple[frozenset[str], frozenset[str]]:
    """Return a message's arguments, and those that it shows, not only chooses by."""
    attribute = _ATTRIBUTE.search(source)
    text = source[: attribute.start()] if attribute is not None else source
    found = [(variable["name"], variable["chosen"]) for variable in _VARIABLE.finditer(text)]
    return frozenset(name for name, _ in found), frozenset(name for name, chosen in found if not chosen)


def different_arguments(english: str, translation: str) -> str:
    """Return how a translation's arguments differ from the English ones; "" if they do not.

    A translation may leave out an argument that only chooses a word in English: not every language has another word there.
    """
    (known, shown), (used, _) = _arguments(english), _arguments(translation)
    unknown, missing = sorted(used - known), sorted(shown - used)
    return ", ".join([*(f"English has no ${name}" for name in unknown), *(f"${name} is missing" for name in missing)])
