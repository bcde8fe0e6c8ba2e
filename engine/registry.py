"""The games that exist: every package in `engine.games` that has a `RULES` object.

A package may also have `FORMER`: the rules of older versions that are still shipped, so that a match which began by them and comes out
otherwise by the newer ones can be played to its end. Their views are drawn and told by today's pictures and words."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from engine.core import BadSetting, Msg
from engine.rules import Rules


@cache
def names() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    return tuple(sorted(module.name for module in iter_modules(import_module("engine.games").__path__) if module.ispkg))


@cache
def rules(name: str) -> Rules[Any, Any]:
    """The rules of a game; raises `BadSetting` for an unknown name."""
    if name not in names():
        raise BadSetting(f"no game {name}; there are {', '.join(names())}", Msg("core.game.unknown", game=name))
    found: Rules[Any, Any] = import_module(f"engine.games.{name}").RULES
    return found


def former(name: str, version: int) -> Rules[Any, Any] | None:
    """The rules of an older version of a game; `None` where they are not shipped (any more)."""
    if name not in names():
        return None
    older: tuple[Rules[Any, Any], ...] = getattr(import_module(f"engine.games.{name}"), "FORMER", ())
    return next((one for one in older if one.version == version), None)


def rules_of(name: str, version: Any) -> Rules[Any, Any]:
    """The rules by which a match of a version is played and looked at: the older ones where they are shipped, else those of today.

    Raises `BadSetting` for an unknown name."""
    found = rules(name)
    return found if found.version == version else (former(name, version) or found)
