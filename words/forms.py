"""Forms of names: what a sentence asks of an argument, such as its accusative.

`FORM($thing, as: "acc")` asks the argument `$thing`. A name answers with the attribute `.acc` of its own message, else with the rule
`form-acc` of the language, else with itself. So a form that nobody wrote is a plain word, never an error.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

PLAIN_LETTERS = str.maketrans({"œ": "oe", "æ": "ae", "ł": "l", "ø": "o", "ß": "ss"})
"""Letters that Unicode does not split into a plain letter and a mark."""

Ask: TypeAlias = Callable[[str, Any], Any]
"""Return a form of a name for a count."""


class Named(str):
    """A name as text that can be asked for its forms."""

    ask: Ask

    @classmethod
    def of(cls, text: str, ask: Ask) -> Named:
        """Return a name with the function that answers for its forms."""
        named = cls(text)
        named.ask = ask
        return named


class PersonName(Named):
    """The name of a player. `is_reader`: the player reads the sentence.

    `ask` (of `Named`) returns the name in a grammatical form of the language, the same for every count.
    """

    is_reader: bool = False


class NameList(str):
    """A list as text that still knows its items and how they are joined."""

    items: tuple[str, ...]
    join_items: Callable[[Sequence[str]], str]

    @classmethod
    def of(cls, items: Sequence[str], join: Callable[[Sequence[str]], str]) -> NameList:
        """Return a list with the function that joins its items again."""
        listed = cls(join(items))
        listed.items, listed.join_items = tuple(items), join
        return listed


def join(value: str, by: str) -> str:
    """Join the items of a list with a word of the sentence: `JOINED($sides, by: " against ")`."""
    return by.join(value.items) if isinstance(value, NameList) else value


def who(value: str) -> str:
    """Return who is named: `you`, `you-all` (the reader among others), `they` or `other`."""
    people = value.items if isinstance(value, NameList) else (value,)
    has_reader = any(isinstance(person, PersonName) and person.is_reader for person in people)
    if len(people) > 1:
        return "you-all" if has_reader else "they"
    return "you" if has_reader else "other"


def capitalize(text: str) -> str:
    """Return a text whose first letter is a capital, also behind marks such as `**`."""
    at = next((at for at, letter in enumerate(text) if letter.isalnum()), 0)
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]


def plain_start(text: str, letters: int) -> str:
    """Return the first letters of a name, small and without accents."""
    plain = unicodedata.normalize("NFD", text.lower().translate(PLAIN_LETTERS))
    return "".join(letter for letter in plain if letter.isalnum())[:letters]
