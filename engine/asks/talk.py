"""Typed helpers for writing dialogues: `choice = yield from pick(...)`.

A bare `yield` gives `Any`; these give the type of the options' values.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar, overload

from engine.values.core import Ask, Check, Field, Form, Msg, Option, Several, Suggestion, Talk

T = TypeVar("T")


class Later(Sequence[T]):
    """A sequence that is made when it is first read. Bots and replays never read the suggestions of an ask."""

    __slots__ = ("_made", "_make")

    def __init__(self, make: Callable[[], tuple[T, ...]]) -> None:
        self._make = make
        self._made: tuple[T, ...] | None = None

    def _items(self) -> tuple[T, ...]:
        if self._made is None:
            self._made = self._make()
        return self._made

    @overload
    def __getitem__(self, index: int) -> T: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[T, ...]: ...

    def __getitem__(self, index: int | slice) -> T | tuple[T, ...]:
        return self._items()[index]

    def __len__(self) -> int:
        return len(self._items())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self._items() == tuple(other)

    __hash__ = None  # type: ignore[assignment]  # as of every sequence that is made later


def pick(
    name: str,
    prompt: Msg,
    options: Sequence[Option[T]],
    suggest: Sequence[Suggestion] = (),
    secret: bool = False,
    so_far: Callable[[], Any] | None = None,
) -> Talk[T]:
    """Ask for one option."""
    answer: T = yield Ask(name, prompt, tuple(options), None, suggest, secret, so_far)
    return answer


def some(
    name: str,
    prompt: Msg,
    options: Sequence[Option[T]],
    several: Several,
    suggest: Sequence[Suggestion] = (),
    secret: bool = False,
    so_far: Callable[[], Any] | None = None,
) -> Talk[tuple[T, ...]]:
    """Ask for a multiset of options: their values in the order in which they are offered."""
    answer: tuple[T, ...] = yield Ask(name, prompt, tuple(options), several, suggest, secret, so_far)
    return answer


def put(ask: Ask) -> Talk[Any]:
    """Ask a prepared (shared, cached) question."""
    answer = yield ask
    return answer


def form(
    name: str,
    prompt: Msg,
    fields: Sequence[Field],
    check: Check | None = None,
    suggest: Sequence[Suggestion] = (),
    so_far: Callable[[tuple[Any, ...]], Any] | None = None,
) -> Talk[tuple[Any, ...]]:
    """Ask several independent questions at once; one value per field."""
    answer: tuple[Any, ...] = yield Form(name, prompt, tuple(fields), check, suggest, so_far)
    return answer
