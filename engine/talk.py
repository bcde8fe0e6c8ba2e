"""Typed helpers for writing dialogues: `choice = yield from pick(...)`.

A bare `yield` gives `Any`; these give the type of the options' values.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from engine.core import Ask, Check, Field, Form, Msg, Option, Suggestion, Talk

T = TypeVar("T")


def pick(prompt: Msg, options: Sequence[Option[T]], suggest: tuple[Suggestion, ...] = (), secret: bool = False) -> Talk[T]:
    """Ask for one option."""
    answer: T = yield Ask(prompt, tuple(options), suggest=suggest, secret=secret)
    return answer


def some(
    prompt: Msg,
    options: Sequence[Option[T]],
    lo: int,
    hi: int,
    check: Check | None = None,
    suggest: tuple[Suggestion, ...] = (),
    secret: bool = False,
) -> Talk[tuple[T, ...]]:
    """Ask for a multiset of `lo..hi` options, in the order in which they are offered."""
    answer: tuple[T, ...] = yield Ask(prompt, tuple(options), lo, hi, check, suggest, secret)
    return answer


def put(ask: Ask) -> Talk[Any]:
    """Ask a prepared (shared, cached) question."""
    answer = yield ask
    return answer


def form(prompt: Msg, fields: Sequence[Field], check: Check | None = None) -> Talk[tuple[Any, ...]]:
    """Ask several independent questions at once; one value per field."""
    answer: tuple[Any, ...] = yield Form(prompt, tuple(fields), check)
    return answer
