"""The games that exist: those of this program, and the installed guests (`data.homes`).

Each is a module with a `RULES` object. The module may also have `FORMER`, the rules of older versions. By them a match that began earlier
is played to its end, if it would come out otherwise by the newer rules. Its views are drawn and told by today's pictures and words.

A game that cannot be loaded is left out of `names`, and `broken_games` says why.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from threading import RLock
from typing import Any, TypeAlias

from data import homes, puzzles
from data.homes import Home, Refusal
from data.tables import table
from engine.game.lessons import lesson
from engine.game.rules import Rules
from engine.values.core import BadSetting, EngineError, Msg
from engine.walking.guarding import Overrun, guard
from engine.walking.ready import adapt_rules

Versions: TypeAlias = tuple[Rules[Any, Any], tuple[Rules[Any, Any], ...]]
"""The rules of a game, and those of its older versions."""

ENGINE = f"{Path(__file__).parents[1]}{os.sep}"
"""The folder of the engine."""

_loading = RLock()
_loaded: dict[str, Versions | Refusal] = {}
"""The games that were asked for, with their rules or why there are none."""

_packages: dict[str, dict[str, str]] = {}
"""The packages of the guests that are loaded, as `package` returns them."""


@cache
def names() -> tuple[str, ...]:
    """Return the ids of all games that can be played, in alphabetical order. Loads all games.

    >>> sorted(names()) == list(names())
    True
    """
    return tuple(game for game, home in homes.homes().items() if not isinstance(_load(home), Refusal))


def broken_games() -> tuple[Refusal, ...]:
    """Return the games that are there and cannot be played, with the reasons. Loads all games.

    >>> [str(refused) for refused in broken_games()]
    []
    """
    loaded = (_load(home) for home in homes.homes().values())
    return (*homes.refusals(), *(refusal for refusal in loaded if isinstance(refusal, Refusal)))


def rules(name: str) -> Rules[Any, Any]:
    """Return the rules of a game; raises `BadSetting` for an unknown and for a broken one.

    >>> all(rules(name).name == name for name in names())
    True
    """
    home = homes.homes().get(name)
    if home is None:
        for refused in homes.refusals():
            if refused.game == name:
                raise _out_of_order(refused)
        raise BadSetting(f"no game {name}; there are {', '.join(names())}", Msg("core.game.unknown", game=name))
    loaded = _load(home)
    if isinstance(loaded, Refusal):
        raise _out_of_order(loaded)
    return loaded[0]


def former(name: str, version: int) -> Rules[Any, Any] | None:
    """Return the rules of an older version of a game; `None`: this program does not have them."""
    home = homes.homes().get(name)
    loaded = None if home is None else _load(home)
    if loaded is None or isinstance(loaded, Refusal):
        return None
    return next((rules for rules in loaded[1] if rules.version == version), None)


def rules_of(name: str, version: Any) -> Rules[Any, Any]:
    """Return the rules by which a match of a version is played: the older ones, else today's.

    Raises `BadSetting` as `rules` does.

    >>> name = names()[0]
    >>> rules_of(name, rules(name).version) is rules(name)
    True
    """
    newest = rules(name)
    return newest if newest.version == version else (former(name, version) or newest)


def refusal(name: str) -> Refusal | None:
    """Return why a game cannot be played; `None`: it can, or nobody has loaded it yet.

    >>> [refusal(name) for name in names() if refusal(name) is not None]
    []
    """
    loaded = _loaded.get(name)
    if isinstance(loaded, Refusal):
        return loaded
    return next((refused for refused in homes.refusals() if refused.game == name), None)


def leave_out(name: str, reason: str) -> None:
    """Refuse to play a guest from now on, while this program runs. Other games stay."""
    home = homes.homes().get(name)
    if home is not None and home.guest is not None:
        with _loading:
            _loaded[name] = Refusal(name, home.package, reason)
            names.cache_clear()
        lesson.cache_clear()
        puzzles.stock.cache_clear()


def package(name: str) -> dict[str, str] | None:
    """Return a guest's package as it was loaded (name, version, hash); `None` for other games."""
    return _packages.get(name)


def culprit(error: BaseException, game: str | None = None) -> str | None:
    """Return the guest that is to blame for an error; `None`: no guest is.

    It is the guest through whose code the error passed. Refusals (`EngineError`) are nobody's fault. `game`: the game of the match that was
    at work. If it is a guest, it is to blame for errors in the engine too, because the engine follows and stores what the rules give it.
    """
    trace = None if isinstance(error, EngineError) or not homes.guests() else error.__traceback__
    in_engine = False
    while trace is not None:
        file = trace.tb_frame.f_code.co_filename
        if (guest := homes.guest_of(file)) is not None:
            return guest
        in_engine = in_engine or file.startswith(ENGINE)
        trace = trace.tb_next
    is_of_machine = isinstance(error, MemoryError) or not isinstance(error, Exception)
    return game if game is not None and homes.is_guest(game) and in_engine and not is_of_machine else None


def forget() -> None:
    """Look for games again when next asked: what is installed has changed."""
    with _loading:
        homes.forget()
        _loaded.clear()
        _packages.clear()
        names.cache_clear()
        lesson.cache_clear()
        puzzles.stock.cache_clear()


def _load(home: Home) -> Versions | Refusal:
    """Return the rules of a game, imported once."""
    if (known := _loaded.get(home.game)) is not None:
        return known
    with _loading:
        if home.game not in _loaded:
            _loaded[home.game] = _import_game(home)
        return _loaded[home.game]


def _import_game(home: Home) -> Versions | Refusal:
    """Import the rules of a game; return its versions, or why they cannot be used."""
    package = "" if home.guest is None else home.package
    try:
        module = import_module(home.rules)
    except BaseException as error:  # a module may end with `SystemExit`, too
        if home.guest is None and isinstance(error, KeyboardInterrupt):
            raise
        why = f"cannot be imported ({type(error).__name__}: {error})"
        if isinstance(error, Overrun):
            why = "runs on and on while it is imported"
        return Refusal(home.game, package, f"{home.rules} {why}")
    current, older = getattr(module, "RULES", None), getattr(module, "FORMER", ())
    if not isinstance(current, Rules) or current.name != home.game:
        return Refusal(home.game, package, f"{home.rules} has no RULES for a game of this name")
    if not isinstance(older, tuple) or not all(isinstance(rules, Rules) for rules in older):
        return Refusal(home.game, package, f"FORMER of {home.rules} is no tuple of rules")
    if home.guest is not None:
        if (unread := next(_unread(home), None)) is not None:
            return Refusal(home.game, package, unread)
        _packages[home.game] = {"package": home.guest.distribution, "version": home.guest.version, "sha256": home.digest()}
        return guard(adapt_rules(current)), tuple(guard(adapt_rules(former)) for former in older)
    return current, older


def _unread(home: Home) -> Iterator[str]:
    """Yield which data of a guest cannot be read: lists of all games would fail at them."""
    readings: dict[str, Callable[[], object]] = {
        file.name: partial(table, home.game, file.stem) for file in sorted(home.tables.glob("*.toml"))
    }
    readings |= {"lesson.toml": partial(lesson, home.game), puzzles.FILE: partial(puzzles.stock, home.game)}
    for name, read in readings.items():
        try:
            read()
        except Exception as error:
            yield f"data/{name} cannot be read ({type(error).__name__}: {error})"


def _out_of_order(refused: Refusal) -> BadSetting:
    return BadSetting(str(refused), Msg("core.game.broken", game=Msg(f"{refused.game}.name")))
