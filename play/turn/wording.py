"""A short hash of the questions of a panel; a click counts only while it is the same."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from msgspec.structs import replace

from engine.values.core import Ask, Form, Order, Token
from engine.walking.prepared import basis
from engine.walking.walk import Asking as Walk
from engine.walking.walk import Done


def wording_hash(given: tuple[tuple[Ask, Token], ...], end: Walk | Done[Any], made: Order | None = None) -> str:
    """Return a short hash of the answered questions with their answers and the open one.

    For a prepared turn it has its conditions too.
    """
    worded: list[Any] = [(_wording(ask), token) for ask, token in given]
    if made is not None:
        worded.append(replace(basis(made), base=0))
    if isinstance(end, Walk):
        worded += [_wording(field.ask) for field in end.ask.fields] if isinstance(end.ask, Form) else [_wording(end.ask)]
    return blake2b(repr(worded).encode(), digest_size=4).hexdigest()


def _wording(ask: Ask) -> tuple[Any, ...]:
    """Return the words of a question; the values behind its options may be anything."""
    options = [(option.token, option.label, option.hint, option.count, option.blocked) for option in ask.options]
    shape = ask.several and (ask.several.lo, ask.several.hi)
    return ask.name, ask.prompt, shape, options
