"""Pictures, complete as PNG bytes, beside a naive drawing of the same position: every game that has a module in `bench.pictures`."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from bench import pictures


def rows() -> list[tuple[str, str, str, float]]:
    """Name, our time, the anchor's time, how many times as quick we are."""
    return [row for module in iter_modules(pictures.__path__) for row in import_module(f"bench.pictures.{module.name}").rows()]
