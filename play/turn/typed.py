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
"""The most words of a typed line that are read: each costs a walk through the dialogue.

The longest possible line has half as many.
"""

Dialogue = Callable[[], Talk[Any]]

Sensible = Callable[[Asking], Sequence[Answer]]
"""Returns the answers to an ask that make sense."""


def completions(dialogue: Dialogue, sensible: Sensible, text: str) -> tuple[Completion, ...]:
    """Return how a typed line can go on, the likeliest first; impossible words are dropped."""
    words = text.lower().split()[:WORDS]
    last = words.pop() if words and not text.endswith(" ") else ""
    end, is_cut = _furthest(dialogue, words)
    if isinstance(end, Done):
        return (Completion(" ".join(end.path), trace(dialogue(), end.path).answered, Msg("play.line-complete")),)
    whole_turns = _sensible_lines(dialogue, sensible, (), " ".join((*words, last))) if words or last else []
    last = "" if is_cut else last
    path = tokens_so_far(end)
    answered = trace(dialogue(), path).answered
    label_by_token = {answer.path[0]: answer.label for answer in sensible(end) if len(answer.path) == 1}
    tokens = _tokens(end, last, label_by_token) or _tokens(end, "", label_by_token)
    tokens.sort(key=lambda token: token[0] != last)  # an exact answer comes first
    lines = [*whole_turns, *_sensible_lines(dialogue, sensible, path, " ".join((*path, last)))]
    lines += [Completion(" ".join((*path, token)), answered, label) for token, label in tokens]
    if tokens[0][0] == last:  # the last word is a whole answer: what can follow it comes second
        lines = [*lines[:1], *_sensible_lines(dialogue, sensible, (*path, last)), *lines[1:]]
    return _without_repetitions(lines)


def _without_repetitions(lines: Sequence[Completion]) -> tuple[Completion, ...]:
    """Return the first completion of each line."""
    by_line: dict[str, Completion] = {}
    for completion in lines:
        by_line.setdefault(completion.line, completion)
    return tuple(by_line.values())


def form_tokens(end: Asking) -> Path:
    """Return the tokens of a half-filled form."""
    if not isinstance(end.ask, Form):
        return ()
    return tuple(f"{field.key}={token}" for field, token in zip(end.ask.fields, end.filled, strict=True) if token != OPEN)


def tokens_so_far(end: Asking | Done[Any]) -> Path:
    """Return the tokens of a dialogue up to here, with those of a half-filled form."""
    return end.path if isinstance(end, Done) else (*end.path, *form_tokens(end))


def _furthest(dialogue: Dialogue, words: list[Token]) -> tuple[Asking | Done[Any], bool]:
    """Return the dialogue after as many words as are legal, and whether some were dropped."""
    for size in range(len(words), 0, -1):
        with suppress(EngineError):
            return walk_with_forced(dialogue, tuple(words[:size])), size < len(words)
    return walk_with_forced(dialogue, ()), bool(words)


def _sensible_lines(dialogue: Dialogue, sensible: Sensible, path: Path, beginning: str = "") -> list[Completion]:
    """Return the sensible answers after a path, as whole lines that start with `beginning`."""
    end = walk_with_forced(dialogue, path)
    if isinstance(end, Done):
        return []
    answered = trace(dialogue(), end.path).answered
    lines = [Completion(" ".join((*end.path, *answer.path)), answered, answer.label) for answer in sensible(end)]
    return [completion for completion in lines if completion.line.startswith(beginning)]


def _tokens(end: Asking, typed: str, label_by_token: Mapping[Token, Msg]) -> list[tuple[Token, Msg]]:
    """Return the answers that start with `typed`, with labels; of a form, to its open fields."""
    if not isinstance(end.ask, Form):
        return _continue_option(end.ask, typed, label_by_token)
    answers: list[tuple[Token, Msg]] = []
    for field, filled in zip(end.ask.fields, end.filled, strict=True):
        start = f"{field.key}="
        if filled == OPEN and (typed.startswith(start) or start.startswith(typed)):
            answers += [(start + token, label) for token, label in _continue_option(field.ask, typed[len(start) :], {})]
    return answers


def _continue_option(ask: Ask, typed: str, label_by_token: Mapping[Token, Msg]) -> list[tuple[Token, Msg]]:
    """Return the options of an ask that start with `typed`, with labels.

    If several cards are chosen at once (`a+b`), the answers of `label_by_token` come first, then those with one more card.
    """
    if ask.several is None:
        return [(option.token, option.label) for option in ask.free if option.token.startswith(typed)]
    before, plus, part = typed.rpartition("+")
    chosen = before.split("+")
    labels = {token: label for token, label in label_by_token.items() if token.startswith(typed)}
    for option in ask.free:
        if option.token.startswith(part) and chosen.count(option.token) < option.count:
            labels.setdefault(f"{before}{plus}{option.token}", option.label)
    return list(labels.items())
