"""The games that exist: every package in `engine.games` that has a `RULES` object."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from engine import games
from engine.core import BadSetting, Msg
from engine.rules import Rules


@cache
def names() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    return tuple(sorted(module.name for module in iter_modules(games.__path__) if module.ispkg))


@cache
def rules(name: str) -> Rules[Any, Any]:
    """The rules of a game; raises `BadSetting` for an unknown name."""
    if name not in names():
        raise BadSetting(f"no game {name}; there are {', '.join(names())}", Msg("core.game.unknown", game=name))
    found: Rules[Any, Any] = import_module(f"engine.games.{name}").RULES
    return found
