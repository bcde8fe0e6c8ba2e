"""Typed lines: how they can go on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from engine.asks.decision import Answer
from engine.values.core import OPEN, Ask, EngineError, Form, Msg, Path, Talk, Token
from engine.walking.walk import Asking, Done, trace, walk_with_forced
from play.values.panels import Completion

WORDS = 120
"""The words of a typed line that are read, twice as many as the longest line has.

Each of them costs a walk through the dialogue.
"""

Dialogue = Callable[[], Talk[Any]]

Sensible = Callable[[Asking], Sequence[Answer]]
"""Returns the answers to an ask that make sense."""


def completions(dialogue: Dialogue, sensible: Sensible, text: str) -> tuple[Completion, ...]:
    """Return how a typed line (as far as it is possible) can go on, the most likely first."""
    words = text.lower().split()[:WORDS]
    last = words.pop() if words and not text.endswith(" ") else ""
    lines = (
        [done for done in _sensible_lines(dialogue, sensible, ()) if done.line.startswith(" ".join((*words, last)))]
        if words or last
        else []
    )
    end, is_cut = _as_far(dialogue, words)
    if isinstance(end, Done):
        return (Completion(" ".join(end.path), trace(dialogue(), end.path).answered, Msg("play.line-complete")),)
    last = "" if is_cut else last
    path = (*end.path, *form_tokens(end))
    answered = trace(dialogue(), path).answered
    sets = {answer.path[0]: answer.label for answer in sensible(end) if len(answer.path) == 1}
    more = _tokens(end, last, sets) or _tokens(end, "", sets)
    more.sort(key=lambda token: token[0] != last)
    lines += [done for done in _sensible_lines(dialogue, sensible, path) if done.line.startswith(" ".join((*path, last)))]
    lines += [Completion(" ".join((*path, token)), answered, label) for token, label in more]
    if more[0][0] == last:
        lines[1:1] = _sensible_lines(dialogue, sensible, (*path, last))
    return tuple({done.line: done for done in reversed(lines)}[line] for line in dict.fromkeys(done.line for done in lines))


def form_tokens(end: Asking) -> Path:
    """Return the tokens of a half-filled form."""
    if not isinstance(end.ask, Form):
        return ()
    return tuple(f"{field.key}={token}" for field, token in zip(end.ask.fields, end.filled, strict=True) if token != OPEN)


def _as_far(dialogue: Dialogue, words: list[Token]) -> tuple[Asking | Done[Any], bool]:
    """Return how far typed words lead, and whether some are not possible."""
    for size in range(len(words), 0, -1):
        with suppress(EngineError):
            return walk_with_forced(dialogue, tuple(words[:size])), size < len(words)
    return walk_with_forced(dialogue, ()), bool(words)


def _sensible_lines(dialogue: Dialogue, sensible: Sensible, path: Path) -> list[Completion]:
    """Return the sensible answers after a path as lines; none at its end."""
    end = walk_with_forced(dialogue, path)
    if isinstance(end, Done):
        return []
    start = (*end.path, *form_tokens(end)) if not isinstance(end.ask, Form) else end.path
    answered = trace(dialogue(), start).answered
    return [Completion(" ".join((*start, *answer.path)), answered, answer.label) for answer in sensible(end)]


def _tokens(end: Asking, typed: str, sets: Mapping[Token, Msg]) -> list[tuple[Token, Msg]]:
    """Return the answers that start as typed, with labels; for a form those to open fields."""
    if not isinstance(end.ask, Form):
        return _continue_option(end.ask, typed, sets)
    answers: list[tuple[Token, Msg]] = []
    for field, filled in zip(end.ask.fields, end.filled, strict=True):
        start = f"{field.key}="
        if filled == OPEN and (typed.startswith(start) or start.startswith(typed)):
            answers += [(start + token, label) for token, label in _continue_option(field.ask, typed[len(start) :], {})]
    return answers


def _continue_option(ask: Ask, typed: str, sets: Mapping[Token, Msg]) -> list[tuple[Token, Msg]]:
    """Return the options that start as typed; for a multiset `sets`, and one more card."""
    free = [option for option in ask.options if option.blocked is None]
    if ask.several is None:
        return [(option.token, option.label) for option in free if option.token.startswith(typed)]
    before, plus, part = typed.rpartition("+")
    taken = before.split("+")
    labels = {token: label for token, label in sets.items() if token.startswith(typed)}
    for option in free:
        if option.token.startswith(part) and taken.count(option.token) < option.count:
            labels.setdefault(f"{before}{plus}{option.token}", option.label)
    return list(labels.items())
