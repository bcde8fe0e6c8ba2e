"""The matters that exist: every module in `play.matters` with a `MATTER` object.

They belong to a layer above the code that loops over them, as games do above `engine.match.registry`, so they are imported on first use.
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
"""Matters that tests have added."""


@cache
def all_matters() -> tuple[Any, ...]:
    """Return all matters, in the order in which they ask."""
    modules = iter_modules(import_module(f"{PARENT}play.matters").__path__)
    matters = [*(import_module(f"{PARENT}play.matters.{module.name}").MATTER for module in modules), *_MORE]
    return tuple(sorted(matters, key=lambda matter: (matter.order, matter.name)))


@contextmanager
def register(matter: Any) -> Iterator[None]:
    """Add a matter while the block runs, for tests."""
    _MORE.append(matter)
    all_matters.cache_clear()
    try:
        yield
    finally:
        _MORE.remove(matter)
        all_matters.cache_clear()
