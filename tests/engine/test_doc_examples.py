"""The examples in docstrings of the core, `caravel`, the host and the store are true."""

from __future__ import annotations

import doctest
from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages

import caravel
import engine

LEAST = 20
"""The least number of examples. Newcomers read them first."""


def modules() -> Iterator[str]:
    """The names of all modules whose public functions show examples."""
    for package in (caravel, engine):
        yield package.__name__
        yield from (module.name for module in walk_packages(package.__path__, f"{package.__name__}.") if "__main__" not in module.name)
    yield from ("play.host", "store.base")


def test_every_example_in_a_docstring_is_true() -> None:
    results = {name: doctest.testmod(import_module(name)) for name in modules()}
    assert {name: result.failed for name, result in results.items() if result.failed} == {}
    assert sum(result.attempted for result in results.values()) >= LEAST
