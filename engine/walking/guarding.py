"""Guests may fail like any function, and in no other way.

What ends a program, a task or an iteration (`SystemExit`, `asyncio.CancelledError`, `StopIteration`) would end the bot, one of its loops or
a dialogue, when a guest raises it. Where its rules and pictures are called it becomes an error like any other, with its place in the guest.
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
from engine.walking.ready import AdvisedTalk
from engine.walking.walk import source_of

T = TypeVar("T")

DEFAULTS = frozenset((Rules.__module__, Mind.__module__))
"""Where the functions of whatever a game leaves out are: others look whether it does."""


class Overrun(Exception):
    """The code of a guest has run for too long."""


class Halt(BaseException):
    """The same, for code that catches every `Exception`."""


class Uncaught(Exception):
    """The code of a guest raised what would end more than itself."""


def guard(value: T) -> T:
    """Rules, or a group of them, as they are called by the program."""
    assert is_dataclass(value) and not isinstance(value, type)
    changed: dict[str, Any] = {}
    for field in fields(value):
        held = getattr(value, field.name)
        if is_dataclass(held) and not isinstance(held, type):
            changed[field.name] = guard(held)
        elif _is_own(held):
            changed[field.name] = _guard_function(held)
    return replace(value, **changed)


def _is_own(held: object) -> bool:
    """Return whether a function is the game's, and not what stands for one that it left out."""
    return callable(held) and not isinstance(held, type) and getattr(held, "__module__", "") not in DEFAULTS


class GamePictures:
    """What draws a game, as the program calls it: what its module has, by the same names."""

    def __init__(self, module: ModuleType) -> None:
        self.module = module
        for name, held in vars(module).items():
            if not name.startswith("_"):
                setattr(self, name, _guard_function(held) if callable(held) and not isinstance(held, type) else held)


_pictures: dict[str, GamePictures] = {}


def pictures(name: str) -> GamePictures:
    """The module of this name that draws a game. Raises what goes wrong where it is imported."""
    module = _guard_function(import_module)(name)
    if name not in _pictures or _pictures[name].module is not module:
        _pictures[name] = GamePictures(module)
    return _pictures[name]


def _guard_function(function: Callable[..., Any]) -> Callable[..., Any]:
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
    """Return the follower, named and placed like what it follows, for its author to find it."""
    assert isinstance(follower, GeneratorType)
    follower.__qualname__ = source_of(talk)
    return follower


def _follow_talk(talk: Generator[Any, Any, T]) -> Generator[Any, Any, T]:
    """Yield a dialogue, or thoughts, of a guest."""
    answer: Any = None
    while True:
        try:
            asked = talk.send(answer)
        except StopIteration as end:
            result: T = end.value
            return result
        except BaseException as error:
            if _is_plain(error):
                raise
            raise _plain(error) from None
        if isinstance(asked, GeneratorType):
            raise Mistake(f"{source_of(talk)} yields a generator, `{asked.__qualname__}`: ask with `yield from`")
        answer = yield asked


def _is_plain(error: BaseException) -> bool:
    """Return whether an error is one like any other."""
    return isinstance(error, Exception) and not isinstance(error, StopIteration | StopAsyncIteration)


def _plain(error: BaseException) -> Exception:
    """The error that is raised in the place of one that ends more, with where that came from."""
    replacement = Overrun(*error.args) if isinstance(error, Halt) else Uncaught(type(error).__name__)
    return replacement.with_traceback(error.__traceback__)
