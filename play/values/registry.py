"""The matters that exist.

Every module or package in `play.matters` that has a `MATTER` object is one.

They stand above the layers that loop over them, as games stand above `engine.match.registry`, so they are imported when they are first
asked for.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from data.homes import PARENT

_MORE: list[Any] = []


@cache
def all_matters() -> tuple[Any, ...]:
    """All matters, in the order in which they are asked.

    `play.follows.matter.matters` has them with their type.
    """
    modules = iter_modules(import_module(f"{PARENT}play.matters").__path__)
    every = [*(import_module(f"{PARENT}play.matters.{module.name}").MATTER for module in modules), *_MORE]
    return tuple(sorted(every, key=lambda matter: (matter.order, matter.name)))


@contextmanager
def register(matter: Any) -> Iterator[None]:
    """One matter more, for as long as a test needs it."""
    _MORE.append(matter)
    all_matters.cache_clear()
    try:
        yield
    finally:
        _MORE.remove(matter)
        all_matters.cache_clear()
