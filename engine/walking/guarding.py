"""Turns errors of guests that would end more than the guest into ordinary errors.

A guest is a game of another package. If it raised what ends a program, a task or an iteration (`SystemExit`, `asyncio.CancelledError`,
`StopIteration`), that would end the bot, one of its loops or a dialogue. So wherever its rules and pictures are called, such an error is
replaced by an ordinary one with the same traceback.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import fields, is_dataclass, replace
from functools import wraps
from importlib import import_module
from types import GeneratorType, ModuleType
from typing import Any, TypeVar

from engine.game.mind import Mind
from engine.game.rules import Rules
from engine.values.core import Mistake
from engine.walking.mistakes import source_of
from engine.walking.ready import AdvisedTalk

T = TypeVar("T")

DEFAULTS = frozenset((Rules.__module__, Mind.__module__))
"""The modules with the default functions. These are not wrapped, because others compare them to see what a game leaves out."""


class Overrun(Exception):
    """The code of a guest has run for too long."""


class Halt(BaseException):
    """Stops the code of a guest that runs for too long, which becomes an `Overrun`.

    `except Exception` in that code does not catch this.
    """


class Uncaught(Exception):
    """The code of a guest raised what would end more than itself."""


def guard(rules: T) -> T:
    """Return rules, or a group of them, with all functions of the guest guarded.

    >>> def leave(view): raise SystemExit
    >>> guard(replace(RULES, status=leave)).status(RULES.view(START, None))
    Traceback (most recent call last):
    engine.walking.guarding.Uncaught: SystemExit
    """
    assert is_dataclass(rules) and not isinstance(rules, type)
    guarded: dict[str, Any] = {}
    for field in fields(rules):
        value = getattr(rules, field.name)
        if is_dataclass(value) and not isinstance(value, type):
            guarded[field.name] = guard(value)
        elif _is_function(value) and getattr(value, "__module__", "") not in DEFAULTS:
            guarded[field.name] = _guard_function(value)
    return replace(rules, **guarded)


def _is_function(value: object) -> bool:
    return callable(value) and not isinstance(value, type)


class GamePictures:
    """The public names of a module that draws a game, with all its functions guarded."""

    def __init__(self, module: ModuleType) -> None:
        self.module = module
        for name, value in vars(module).items():
            if not name.startswith("_"):
                setattr(self, name, _guard_function(value) if _is_function(value) else value)


_pictures: dict[str, GamePictures] = {}


def pictures(name: str) -> GamePictures:
    """Return the guarded module of this name. Raises what goes wrong when it is imported.

    A game is drawn by `pictures(home.pictures)` as by the module itself.
    """
    module = _guard_function(import_module)(name)
    if name not in _pictures or _pictures[name].module is not module:
        _pictures[name] = GamePictures(module)
    return _pictures[name]


def _guard_function(function: Callable[..., Any]) -> Callable[..., Any]:
    """Return a guest's function with plain errors only, also while its dialogue runs."""

    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        try:
            result = function(*args, **kwargs)
        except BaseException as error:
            if _is_plain(error):
                raise
            raise _plain(error) from None
        return _name_like(_follow_talk(result), result) if isinstance(result, GeneratorType | AdvisedTalk) else result

    return call


def _name_like(follower: Generator[Any, Any, T], talk: Generator[Any, Any, T]) -> Generator[Any, Any, T]:
    """Name a dialogue after the guest's dialogue that it follows, for the guest's author."""
    assert isinstance(follower, GeneratorType)
    follower.__qualname__ = source_of(talk)
    return follower


def _follow_talk(talk: Generator[Any, Any, T]) -> Generator[Any, Any, T]:
    """Yield what a dialogue of a guest (or its own search) yields, with its errors replaced."""
    answer: Any = None
    while True:
        try:
            ask = talk.send(answer)
        except StopIteration as end:
            result: T = end.value
            return result
        except BaseException as error:
            if _is_plain(error):
                raise
            raise _plain(error) from None
        if isinstance(ask, GeneratorType):
            raise Mistake(f"{source_of(talk)} yields a generator, `{ask.__qualname__}`: ask with `yield from`")
        answer = yield ask


def _is_plain(error: BaseException) -> bool:
    """Return whether an error ends no more than the code that raises it."""
    return isinstance(error, Exception) and not isinstance(error, StopIteration | StopAsyncIteration)


def _plain(error: BaseException) -> Exception:
    """Return the ordinary error that replaces one that ends more, with its traceback."""
    replacement = Overrun(*error.args) if isinstance(error, Halt) else Uncaught(type(error).__name__)
    return replacement.with_traceback(error.__traceback__)
